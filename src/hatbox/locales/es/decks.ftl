deck-title = Una baraja propia
deck-lead = Parte de las cartas de un juego y cambia cuántas hay de cada una. El propio juego dice lo que está mal.
deck-cards =
    { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    }
deck-spare =
    { $cards ->
        [one] Otra más solo entra en juego con algunas opciones.
       *[other] Otras { $cards } solo entran en juego con algunas opciones.
    }
deck-enough = Alcanza para entre { $fewest } y { $most } jugadores.
deck-enough-one = Alcanza para { $players } jugadores.
deck-changed =
    { $changes ->
        [0] Como en el juego.
        [one] { $changes } cantidad es distinta de la del juego.
       *[other] { $changes } cantidades son distintas de las del juego.
    }
deck-reset = Como en el juego
deck-card = Carta
deck-try = Probarla contra bots
deck-save = Guardar como archivo
deck-open = Abrir un archivo
deck-share = Compartir con un enlace
deck-link = Enlace a esta baraja
deck-link-too-long = Esta baraja es demasiado distinta para caber en un enlace. Guárdala como archivo y envía ese.
deck-link-wrong = Este enlace no contiene ninguna baraja.
deck-estimate = Estimación
deck-estimate-lead = Los bots juegan { $games } partidas con esta baraja y otras tantas con la del juego.
deck-estimate-start = Que jueguen los bots
deck-stop = Parar
deck-progress = { $done } de { $games } partidas
deck-queued = Otros también están haciendo jugar a los bots. Seguirá solo.
deck-this = Esta baraja
deck-usual = La del juego
deck-length = Decisiones por partida
deck-first = Gana quien empieza
deck-even = Si diera igual quién empieza: { $share }.
deck-nobody = No gana nadie
deck-endless = Sin terminar tras { $most } decisiones
deck-rough = Los bots son principiantes, así que son cifras aproximadas: las diferencias pequeñas no significan nada.
