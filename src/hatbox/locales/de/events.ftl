# What happened. The English file explains what the arguments are.

## Hände

event-hand =
    { $you ->
        [seat] Deine Hand: { $shown }.
       *[other] { $seat }: { $shown }.
    }
event-gifts =
    { $you ->
        [seat] Du: { $shown }.
       *[other] { $seat }: { $shown }.
    }
event-card = { $object } ({ $back })

told-time-is-up =
    { $you ->
        [seat] Deine Zeit war um, der Zufall hat für dich entschieden.
       *[other] Die Zeit von { $seat } war um, der Zufall hat entschieden.
    }

told-sits-in =
    { $you ->
        [seat] Du bist weg: Ein Bot springt für dich ein.
       *[other] { $seat } ist weg: Ein Bot springt ein.
    }
told-back =
    { $you ->
        [seat] Ab jetzt spielst du selbst; bis hierher hat ein Bot für dich gespielt.
       *[other] { $seat } ist da und spielt jetzt anstelle des Bots.
    }
told-left = { $person } hat die Partie verlassen. { $seat }, ein Bot, spielt mit diesen Karten weiter.
told-sent-away = Jemand wurde weggeschickt. { $seat }, ein Bot, spielt mit diesen Karten weiter.
told-paused =
    { $you ->
        [seat] Du hast die Partie angehalten.
       *[other] { $seat } hat die Partie angehalten.
    }
told-goes-on =
    { $you ->
        [seat] Du lässt die Partie weitergehen.
       *[other] { $seat } lässt die Partie weitergehen.
    }
told-plays-on =
    { $you ->
        [seat] Du möchtest weiterspielen: Die Partie geht weiter.
       *[other] { $seat } möchte weiterspielen: Die Partie geht weiter.
    }

foreign-gift = „{ $name }“
    .a = „{ $name }“
    .a-obj = „{ $name }“
    .the = „{ $name }“
    .the-obj = „{ $name }“
    .a-nice = etwas Schönes, „{ $name }“,
    .have = Ich habe etwas Schönes für dich: { $name }.
    .not-a = Das ist nicht ‚{ $name }‘!
