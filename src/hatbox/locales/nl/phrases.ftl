# Wat spelers elkaar met één aanraking zeggen. The English file explains the arguments.

phrase-your-card-is =
    { $place ->
        [left] { $to }, je linkerkaart is { $card-a }!
        [middle] { $to }, je middelste kaart is { $card-a }!
        [right] { $to }, je rechterkaart is { $card-a }!
       *[only] { $to }, je kaart is { $card-a }!
    }
phrase-play-card =
    { $place ->
        [left] { $to }, speel de linker!
        [middle] { $to }, speel de middelste!
        [right] { $to }, speel de rechter!
       *[only] { $to }, speel hem!
    }
phrase-keep-card =
    { $place ->
        [left] { $to }, hou de linker!
        [middle] { $to }, hou de middelste!
        [right] { $to }, hou de rechter!
       *[only] { $to }, hou hem!
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
