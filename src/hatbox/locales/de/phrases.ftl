# Was man einander mit einer Berührung sagt. The English file explains the arguments.

place-card =
    { $place ->
        [left] linke Karte
        [middle] mittlere Karte
        [right] rechte Karte
        [only] einzige Karte
        [2] zweite Karte
        [3] dritte Karte
       *[other] { $place }. Karte
    }
place-one =
    { $place ->
        [left] die linke
        [middle] die mittlere
        [right] die rechte
        [2] die zweite
        [3] die dritte
       *[other] die { $place }.
    }
place-at =
    { $place ->
        [left] links
        [middle] Mitte
        [right] rechts
        [2] zweite
        [3] dritte
       *[other] { $place }.
    }

phrase-your-card-is = { $to }, deine { place-card } ist { $card-a }!
phrase-my-card-is = Meine { place-card } ist { $card-a }!
phrase-what-is-my-card = Was ist meine { place-card }?
phrase-tell-me-my-card = { $to }, was ist meine { place-card }?
phrase-play-card =
    { $place ->
        [only] { $to }, spiel sie!
       *[other] { $to }, spiel { place-one }!
    }
phrase-keep-card =
    { $place ->
        [only] { $to }, behalt sie!
       *[other] { $to }, behalt { place-one }!
    }
phrase-trade-with-me = { $to }, tausch mit mir!
phrase-not-with = Tausch nicht mit { $to }!
phrase-good-one = Ich hab eine gute!
phrase-sabotage = Sabotage!
phrase-no-sabotage = Bitte keine Sabotage!
phrase-watch-out = Vorsicht vor { $to }!
phrase-do-not-believe = Glaub das nicht!
phrase-it-is-true = Das stimmt!
phrase-trust-me = Vertrau mir.
phrase-are-you-sure = { $to }, bist du sicher?
phrase-no-idea = Keine Ahnung mehr …
phrase-thanks = Danke!
phrase-sorry = Tut mir leid!
phrase-laugh = Hahaha!
phrase-oh-no = Oh nein!
phrase-well-done = Gut gemacht!
phrase-hello = Hallo zusammen!
phrase-hurry = Na los, mach schon!
