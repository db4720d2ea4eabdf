# Wat spelers elkaar met één aanraking zeggen. The English file explains the arguments.

place-card =
    { $place ->
        [left] linkerkaart
        [middle] middelste kaart
        [right] rechterkaart
        [only] enige kaart
        [2] tweede kaart
        [3] derde kaart
       *[other] { $place }e kaart
    }
place-one =
    { $place ->
        [left] de linker
        [middle] de middelste
        [right] de rechter
        [2] de tweede
        [3] de derde
       *[other] de { $place }e
    }
place-at =
    { $place ->
        [left] links
        [middle] midden
        [right] rechts
        [2] tweede
        [3] derde
       *[other] { $place }e
    }

phrase-your-card-is = { $to }, je { place-card } is { $card-a }!
phrase-my-card-is = Mijn { place-card } is { $card-a }!
phrase-what-is-my-card = Wat is mijn { place-card }?
phrase-tell-me-my-card = { $to }, wat is mijn { place-card }?
phrase-play-card =
    { $place ->
        [only] { $to }, speel hem!
       *[other] { $to }, speel { place-one }!
    }
phrase-keep-card =
    { $place ->
        [only] { $to }, hou hem!
       *[other] { $to }, hou { place-one }!
    }
phrase-trade-with-me = { $to }, ruil met mij!
phrase-not-with = Ruil niet met { $to }!
phrase-good-one = Ik heb een goeie!
phrase-sabotage = Sabotage!
phrase-no-sabotage = Alsjeblieft, geen sabotage!
phrase-watch-out = Pas op voor { $to }!
phrase-do-not-believe = Geloof het niet!
phrase-it-is-true = Dat klopt!
phrase-trust-me = Vertrouw me.
phrase-are-you-sure = { $to }, weet je het zeker?
phrase-no-idea = Ik heb geen idee meer …
phrase-thanks = Bedankt!
phrase-sorry = Sorry!
phrase-laugh = Hahaha!
phrase-oh-no = O nee!
phrase-well-done = Goed gedaan!
phrase-hello = Hallo allemaal!
phrase-hurry = Kom op, schiet op!
