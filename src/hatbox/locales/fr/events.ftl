# What happened. The English file explains what the arguments are.
#
# No « de » or « que » before a name: it would have to be « d’ » or « qu’ » before a vowel.

## Mains

event-hand =
    { $you ->
        [seat] Ta main : { $shown }.
       *[other] { $seat } : { $shown }.
    }
event-gifts =
    { $you ->
        [seat] Toi : { $shown }.
       *[other] { $seat } : { $shown }.
    }
event-card = { $object } ({ $back })

told-time-is-up =
    { $you ->
        [seat] Ton temps est écoulé, le hasard a décidé pour toi.
       *[other] Le temps de { $seat } est écoulé, le hasard a décidé.
    }

told-sits-in =
    { $you ->
        [seat] Tu n’es pas là : un bot joue à ta place.
       *[other] { $seat } n’est pas là : un bot joue à sa place.
    }
told-back =
    { $you ->
        [seat] Désormais, c’est toi qui joues ; jusqu’ici, un bot a joué à ta place.
       *[other] { $seat } est là et joue maintenant à la place du bot.
    }
told-left = { $person } a quitté la partie. { $seat }, un bot, continue avec ces cartes.
told-sent-away = Une personne a été renvoyée. { $seat }, un bot, continue avec ces cartes.
told-paused =
    { $you ->
        [seat] Tu as mis la partie en pause.
       *[other] { $seat } a mis la partie en pause.
    }
told-goes-on =
    { $you ->
        [seat] Tu as relancé la partie.
       *[other] { $seat } a relancé la partie.
    }
told-plays-on =
    { $you ->
        [seat] Tu veux continuer : la partie se poursuit.
       *[other] { $seat } veut continuer : la partie se poursuit.
    }

foreign-gift = « { $name } »
    .a = « { $name } »
    .a-obj = « { $name } »
    .the = « { $name } »
    .the-obj = « { $name } »
    .a-nice = quelque chose de beau, “{ $name }”,
    .have = J’ai quelque chose de beau pour toi : { $name }.
    .not-a = Ce n’est pas “{ $name }” !
