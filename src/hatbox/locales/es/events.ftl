# What happened. The English file explains what the arguments are.

## Manos

event-hand =
    { $you ->
        [seat] Tu mano: { $shown }.
       *[other] { $seat }: { $shown }.
    }
event-gifts =
    { $you ->
        [seat] Tú: { $shown }.
       *[other] { $seat }: { $shown }.
    }
event-card = { $object } ({ $back })

told-time-is-up =
    { $you ->
        [seat] Se te acabó el tiempo y ha decidido el azar.
       *[other] A { $seat } se le acabó el tiempo y ha decidido el azar.
    }

told-sits-in =
    { $you ->
        [seat] No estás: un bot juega por ti.
       *[other] { $seat } no está: un bot juega en su lugar.
    }
told-back =
    { $you ->
        [seat] A partir de ahora juegas tú; hasta aquí ha jugado un bot por ti.
       *[other] { $seat } ya está aquí y juega en lugar del bot.
    }
told-left = { $person } ha dejado la partida. { $seat }, un bot, sigue con esas cartas.
told-sent-away = Se ha expulsado a una persona. { $seat }, un bot, sigue con esas cartas.
told-paused =
    { $you ->
        [seat] Has pausado la partida.
       *[other] { $seat } ha pausado la partida.
    }
told-goes-on =
    { $you ->
        [seat] Has reanudado la partida.
       *[other] { $seat } ha reanudado la partida.
    }
told-plays-on =
    { $you ->
        [seat] Quieres seguir jugando: la partida continúa.
       *[other] { $seat } quiere seguir jugando: la partida continúa.
    }

foreign-gift = «{ $name }»
    .a = «{ $name }»
    .a-obj = «{ $name }»
    .the = «{ $name }»
    .the-obj = «{ $name }»
    .a-nice = algo bonito, “{ $name }”,
    .have = Tengo aquí algo bonito para ti: { $name }.
    .not-a = ¡Esto no es “{ $name }”!
