# Volver a ver una partida terminada, o un registro.
theatre-title = Teatro
theatre-lead = Volver a ver cualquier partida
theatre-drop = Suelta un registro en esta página, o elige uno. Verás otra vez toda la partida, con los ojos de cada cual.
theatre-choose = Elegir un registro
theatre-where = Un registro es un archivo que acaba en .hatbox.jsonl. Se puede guardar cuando termina una partida.
theatre-controls = Paso a paso, reproducir y saltar
theatre-moment = Momento
theatre-moment-of = Momento { $moment } de { $moments }
theatre-previous-turn = Un turno atrás
theatre-previous = Un momento atrás
theatre-play = Reproducir
theatre-stop = Parar
theatre-next = Un momento adelante
theatre-next-turn = Un turno adelante
theatre-seen-by = Visto por
theatre-spectator = el público
theatre-truth = Lo que era verdad
theatre-truly = En realidad: { $card }
theatre-moments = Todos los momentos
theatre-about = Guardar, compartir, comprobar
theatre-keep = Guardar y compartir
theatre-save = Guardar el registro
theatre-share = Compartir este momento
theatre-copied = Enlace copiado
theatre-share-text = ¡Mira lo que pasó aquí!
theatre-link = Enlace a este momento
theatre-link-hint = El enlace funciona mientras el servidor conserve la mesa. El registro es tuyo para siempre. Los dos contienen los nombres de los jugadores.
theatre-file-hint = Esta partida viene de un archivo. Envíalo para compartirla: quien lo tenga puede soltarlo aquí.
theatre-check = ¿Estaba fijado el reparto de antemano?
theatre-deal-proved = Sí. Cada barajada se deduce de la semilla con la que el servidor se comprometió antes de la primera carta.
theatre-deal-sealed = Aún no se sabe: hay un compromiso, pero el registro no lo abre.
theatre-deal-open = Nadie puede decirlo: este registro no tiene compromiso.
theatre-deal-failed = ¡No! Las cartas no se deducen del compromiso. Este registro se ha cambiado, o alguien hizo trampa.
theatre-check-how = No hace falta que creas a esta página. Guarda el registro, instala Hatbox en tu propio ordenador y ejecuta:
theatre-commit = Compromiso, anunciado antes de la primera carta
theatre-seed = Semilla, anunciada al final
theatre-line = Línea { $line } del registro:
error-record-too-long = Este registro es demasiado largo para mostrarlo aquí.
theatre-pictures = Imágenes
theatre-points = Los puntos a lo largo de la partida
theatre-flow = Quién dio a quién
theatre-best = Digno de verse
theatre-number = Número de cartas
theatre-exchanges = Intercambios
theatre-claims = Lo que se dijo de las cartas
theatre-journeys = El viaje de cada regalo
theatre-head-active = De turno
theatre-head-card = Carta
theatre-head-chosen = Elegido
theatre-head-happened = Se hizo
theatre-head-by = Dicho por
theatre-head-of = De una carta de
theatre-head-said = Dicho
theatre-head-was = Era
theatre-head-true = Verdad
theatre-head-gift = Regalo
theatre-head-from = De
theatre-head-to = A
theatre-head-named = Llamado
theatre-head-accepted = Aceptado
theatre-yes = Sí
theatre-no = No
theatre-as-table = Las cifras en una tabla
theatre-show = Mostrar este momento
best-decisive =
    El intercambio que lo decidió: { $you ->
        [seat] { $giver } te dio { $object-a-obj }
        [giver] le diste { $object-a-obj } a { $seat }
       *[other] { $giver } dio { $object-a-obj } a { $seat }
    }.
best-decisive-taken =
    El intercambio que lo decidió: { $you ->
        [seat] le quitaste { $object-a-obj } de la mano a { $giver }
        [giver] { $seat } te quitó { $object-a-obj } de la mano
       *[other] { $seat } le quitó { $object-a-obj } de la mano a { $giver }
    }.
best-decisive-own =
    { $you ->
        [seat] El intercambio que lo decidió: revelaste
        [me] El intercambio que lo decidió: revelé
       *[other] El intercambio que lo decidió: { $seat } reveló
    } { $object-a-obj }, y la carta volvió.
best-decisive-sabotage =
    El sabotaje que lo decidió: { $you ->
        [seat] impediste un intercambio con el que { $partner } habría ganado
        [partner] { $seat } impidió un intercambio con el que habrías ganado
       *[other] { $seat } impidió un intercambio con el que { $partner } habría ganado
    }.
best-treasures =
    { $you ->
        [seat] Aún tenías
        [me] Aún tenía
       *[other] { $seat } aún tenía
    } { $cards ->
        [one] un tesoro
       *[other] { $cards } tesoros
    } en la mano al final.
best-saboteur =
    { $you ->
        [seat] Saboteaste
        [me] Saboteé
       *[other] { $seat } saboteó
    } más que nadie: { $cards } veces.
best-generous =
    { $you ->
        [seat] Diste
        [me] Di
       *[other] { $seat } dio
    } a los demás más puntos que nadie: { $cards }.
best-fibber =
    { $you ->
        [seat] Dijiste
        [me] Dije
       *[other] { $seat } dijo
    } más falsedades que nadie sobre las cartas: { $cards } veces.
best-lied-to =
    { $you ->
        [seat] Oíste
        [me] Oí
       *[other] { $seat } oyó
    } más falsedades que nadie: { $cards } veces.
best-last-lie =
    { $you ->
        [seat] Dijiste
        [me] Dije
       *[other] { $seat } dijo
    } que { $gift-a } era { $named-a }, pero nadie se lo creyó: fue el último punto negativo.
best-last-doubt =
    { $you ->
        [seat] Rechazaste
        [me] Rechacé
       *[other] { $seat } rechazó
    } { $gift-a-obj }, y el nombre era cierto: fue el último punto negativo.
best-liar =
    { $you ->
        [seat] Mentiste
        [me] Mentí
       *[other] { $seat } mintió
    } mejor que nadie: se creyeron { $cards } nombres falsos.
best-gullible =
    { $you ->
        [seat] Creíste
        [me] Creí
       *[other] { $seat } creyó
    } más nombres falsos que nadie: { $cards }.
best-sharp =
    { $you ->
        [seat] Descubriste
        [me] Descubrí
       *[other] { $seat } descubrió
    } más nombres falsos que nadie: { $cards }.
best-doubter =
    { $you ->
        [seat] Rechazaste
        [me] Rechacé
       *[other] { $seat } rechazó
    } más regalos bien nombrados que nadie: { $cards }.
best-memory =
    { $you ->
        [seat] Nunca nombraste
        [me] Nunca nombré
       *[other] { $seat } nunca nombró
    } mal un regalo: { $cards } aciertos.
best-traveller = El viaje más largo: { $gift-the } cambió de manos { $cards } veces.
theatre-picture = Compartir una imagen
picture-me = Yo
picture-won = ¡He ganado!
picture-shared = ¡Comparto la victoria!
theatre-why = ¿Por qué?
theatre-stops = El registro termina aquí: esta partida no se jugó hasta el final.
theatre-no-record = Este archivo no es el registro de una partida.
theatre-deal-branch = Nadie puede saberlo: esta partida es una rama de otra, cuyas cartas podían conocerse. No tiene compromiso.
what-title = ¿Y si…?
what-decides = { $seat } tiene que decidir.
what-previous = Decisión anterior
what-next = Decisión siguiente
what-master = ¿Qué habría hecho un maestro?
what-master-hint = Se pregunta a ocho maestros. Saben lo que había visto y oído hasta entonces quien juega, y nada más.
what-ask = Preguntar a los maestros
what-thinking = Están pensando…
what-measure-win = La probabilidad estimada de ganar con cada opción. La marca al final de una barra es el error estándar: cuánto de la estimación puede ser azar.
what-measure-right = La probabilidad estimada de que la respuesta sea correcta, según lo que recuerda un maestro. La marca al final de una barra es el error estándar: cuánto de la estimación puede ser azar.
what-played = se eligió
what-votes =
    { $votes ->
        [0] Ningún maestro la elegiría.
        [one] Uno de { $masters } maestros la elegiría.
       *[other] { $votes } de { $masters } maestros la elegirían.
    }
what-more =
    { $options ->
        [one] Había una opción más.
       *[other] Había { $options } opciones más.
    }
what-option = Opción
what-estimate = Estimación
what-error = Error estándar
what-chosen-by = Maestros a favor
what-branch = Seguir desde aquí
what-seat = Juegas por
what-people = Asientos para otras personas, que vienen con un enlace
what-bots = Bots en los demás asientos
what-known = Las cartas están como estaban. Quien haya mirado atrás quizá conozca cartas ocultas y las que vienen. Por eso no hay compromiso, y el registro dice que es una rama.
what-go-on = Jugar desde aquí
what-nothing = En esta partida nadie tuvo nada que decidir.
option-antayagi-choose = Intercambiar con { $partner }
option-antayagi-offer = Ofrecer la carta { $cards }
option-antayagi-sabotage = Sabotear con la carta { $cards }
option-antayagi-pass = No jugar ningún sabotaje
option-antayagi-take = Coger la carta { $cards }
option-antayagi-feed = Dar { $object-the-obj } al T-Rex
option-not-a-hat-give = Decir «{ $gift }»
option-not-a-hat-give-to = Decir «{ $gift }» y darlo a { $receiver }
option-not-a-hat-accept = Aceptar
option-not-a-hat-refuse = Rechazar
theatre-sabotages = Sabotajes
theatre-head-by-whom = De
best-honest =
    { $you ->
        [seat] Dijiste
        [me] Dije
       *[other] { $seat } dijo
    } solo la verdad sobre las cartas: { $cards } veces.
best-unlucky =
    { $you ->
        [seat] La peor suerte: tus intercambios fueron
        [me] La peor suerte: mis intercambios fueron
       *[other] La peor suerte: los intercambios de { $seat } fueron
    } los que más se impidieron, { $cards } veces.
best-judge =
    { $you ->
        [seat] Nunca te dejaste
        [me] Nunca me dejé
       *[other] { $seat } nunca se dejó
    } engañar: acierto con los { $cards } regalos.
best-misled =
    { $you ->
        [seat] La peor suerte: repetiste
        [me] La peor suerte: repetí
       *[other] La peor suerte: { $seat } repitió
    } de buena fe un nombre falso.
best-unwanted = La carta de la que más se desprendieron: { $object }, ofrecida { $cards } veces.
