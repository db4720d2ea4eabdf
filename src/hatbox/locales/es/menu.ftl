# What the page says where a table is on the screen already: menu, votes, result. Loaded soon after.

menu-rules = Las reglas
menu-pause = Pausar la partida
menu-go-on = Seguir jugando
menu-bots-quiet = Hacer callar a los bots
menu-bots-talk = Dejar hablar a los bots
menu-bot-sits-in = Que un bot juegue por { $name }
menu-end = Terminar la partida sin ganador
menu-do-not-end = Mejor seguir jugando
menu-end-sure = La partida termina sin ganador en cuanto todas las personas lo quieran.
menu-leave = Dejar mi asiento a un bot
menu-leave-sure = Un bot jugará tus cartas hasta el final. No se puede deshacer.
menu-shut-out = Cerrar la sesión en otros dispositivos
menu-shut-out-sure = Tu sitio recibe una clave nueva: otros dispositivos, y cualquiera que haya visto tu enlace, ya no podrán entrar con la antigua. Aquí sigues en la mesa.
menu-fair = Un reparto limpio
menu-commit = Este número quedó fijado antes de la primera carta. Al final se muestra la semilla, y cualquiera puede comprobar que no se cambió nada.
person-trouble = ¿Problemas con { $name }?
person-mute = Silenciar a { $name } para todo el mundo
person-unmute = Dejar hablar de nuevo a { $name }
person-host = Ceder la mesa a { $name }
person-ignore = No mostrarme lo que dice { $name }
person-listen = Mostrarme de nuevo lo que dice { $name }
person-report = Denunciar a { $name } ante quien gestiona este servidor
person-reported = Denuncia enviada. Gracias.
result-title = El resultado
result-you = ¡Has ganado!
result-you-share = ¡Compartes la victoria!
result-winner =
    { $winners ->
        [one] ¡Gana { $names }!
       *[other] ¡Ganan { $names }!
    }
result-nobody = No gana nadie.
result-ended = La partida ha terminado sin ganador.
result-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
result-points-of = { $points }/{ $needed } puntos
result-penalties =
    { $points ->
        [one] { $points } negativo
       *[other] { $points } negativos
    }
result-rematch = Jugar otra vez
result-to-rematch = A la siguiente partida
result-invited = La siguiente partida te espera.
result-watch-rematch = Ver la siguiente partida
result-other-game = Ahora, { $game }
result-quicker = Otra persona fue más rápida y eligió { $game }.
result-look = Ver la mesa
result-theatre = Volver a verla
result-fair = El registro de esta partida contiene su semilla. Con ella cualquiera puede comprobar que se repartió como se fijó al principio.
result-record = Guardar el registro de esta partida
about-what = Con Hatbox se juega a tres juegos de cartas para fiestas, llenos de sombreros, entre personas y con bots que no saben más de lo que se puede saber desde su asiento. Explica las reglas con sus propias palabras.
about-unofficial = Hatbox no es oficial. Las editoriales de los juegos, a las que pertenecen los nombres, ni lo hacen ni lo avalan. Si te gustan los juegos, ¡cómpralos!
about-credits = Gracias a
about-drawings = Dibujos:
about-fonts = Tipos de letra:
about-software = Software de esta página:
vote-asked = Alguien quiere terminar la partida.
vote-theirs =
    { $people ->
        [one] { $names } quiere terminar la partida sin que gane nadie.
       *[other] { $names } quieren terminar la partida sin que gane nadie.
    }
vote-mine = Quieres terminar la partida. Termina cuando todos los presentes estén de acuerdo.
vote-end = Terminar
vote-go-on = Seguir
vote-later = Decidir más tarde
vote-folded = ¿Terminar?
evening-title = Esta velada
evening-games =
    { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }
evening-won =
    { $wins ->
        [one] { $wins } victoria
       *[other] { $wins } victorias
    }
evening-all = Total
evening-bots = Los bots
evening-again = Poner el marcador a cero
evening-sure = Se olvidan todas las victorias de esta velada.
page-theme = Colores
page-theme-system = Como el dispositivo
page-theme-light = Claros
page-theme-dark = Oscuros
page-safe = Pedir confirmación antes de elegir con quién cambiar, ofrecer, rechazar o sabotear
page-sounds = Sonidos, y una breve vibración cuando me toque
page-hints = Ayudas en las primeras partidas
page-bots = Nivel de los bots cuando juegas a solas
ay-ease = Cuando se puede sabotear un intercambio
ay-ease-never = Preguntarme siempre
ay-ease-unarmed = Preguntarme solo si tengo un Sabotaje
ay-ease-always = No preguntarme: dejar que todo pase
