game-high-card = Carta alta
home-high-card = Todo el mundo juega una carta a la vez. La más alta que nadie más haya jugado gana el punto.
foreign-number = { $name }
cli-score-high-card =
    { $score ->
        [one] { $player }: { $score } punto
       *[other] { $player }: { $score } puntos
    }
error-players-high-card = A Carta alta juegan de 2 a 6 jugadores, no { $players }.

event-dealt-high-card = Se reparten { $cards } cartas a cada jugador.
event-trick-played = Se descubren las cartas: { $played }.
event-point-taken =
    { $you ->
        [seat] La carta más alta que nadie más ha jugado es la tuya. Tus puntos: { $points }.
       *[other] { $seat } tiene la carta más alta que nadie más ha jugado. Sus puntos: { $points }.
    }
event-game-ended-high-card =
    { $winners ->
        [one] ¡{ $names } gana con el mayor número de puntos!
       *[other] ¡{ $names } ganan la partida! Nadie tiene más puntos.
    }

clause-C-S1 = Hay 30 cartas: los números del 1 al 15, dos veces cada uno. De 2 a 6 jugadores reciben 4 cartas cada uno, que solo ven ellos. Nadie ve las demás cartas.
    .title = El reparto
clause-C-T1 = En cada baza todos los jugadores eligen a la vez una carta de su mano. Cuando todos han elegido, las cartas se descubren y se quedan así.
    .title = Todos a la vez
clause-C-T2 = La carta más alta que nadie más haya jugado en esa baza gana un punto. Si todas las cartas se han jugado dos o más veces, nadie lo gana.
    .title = La carta más alta
clause-C-E1 = La partida termina cuando las manos están vacías. Gana quien tenga más puntos; si varios empatan con el mayor número, comparten la victoria.
    .title = Manos vacías
    .reason = El reglamento no resuelve los empates; nadie ha jugado mejor, así que la victoria se comparte.
option-high-card-choose = Jugar la carta { $cards }
