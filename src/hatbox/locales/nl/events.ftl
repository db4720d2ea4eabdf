# What happened. The English file explains what the arguments are.

## Handen

event-hand =
    { $you ->
        [seat] Jouw hand: { $shown }.
       *[other] { $seat }: { $shown }.
    }
event-gifts =
    { $you ->
        [seat] Jij: { $shown }.
       *[other] { $seat }: { $shown }.
    }
event-card = { $object } ({ $back })

told-time-is-up =
    { $you ->
        [seat] Je tijd was om, het toeval heeft voor je beslist.
       *[other] De tijd van { $seat } was om, het toeval heeft beslist.
    }

told-sits-in =
    { $you ->
        [seat] Je bent weg: een bot valt voor je in.
       *[other] { $seat } is weg: een bot valt in.
    }
told-back =
    { $you ->
        [seat] Vanaf nu speel je zelf; tot nu toe speelde een bot voor je.
       *[other] { $seat } is er en speelt nu in plaats van de bot.
    }
told-left = { $person } heeft het spel verlaten. { $seat }, een bot, speelt met die kaarten verder.
told-sent-away = Er is iemand weggestuurd. { $seat }, een bot, speelt met die kaarten verder.
told-paused =
    { $you ->
        [seat] Je hebt het spel gepauzeerd.
       *[other] { $seat } heeft het spel gepauzeerd.
    }
told-goes-on =
    { $you ->
        [seat] Je laat het spel verdergaan.
       *[other] { $seat } laat het spel verdergaan.
    }
told-plays-on =
    { $you ->
        [seat] Je wilt doorspelen: het spel gaat verder.
       *[other] { $seat } wil doorspelen: het spel gaat verder.
    }

foreign-gift = ‘{ $name }’
    .a = ‘{ $name }’
    .a-obj = ‘{ $name }’
    .the = ‘{ $name }’
    .the-obj = ‘{ $name }’
    .a-nice = iets moois, ‘{ $name }’,
    .have = Ik heb hier iets moois voor je: { $name }.
    .not-a = Dat is geen “{ $name }”!
