# Was man einander mit einer Berührung sagt. The English file explains the arguments.

phrase-your-card-is =
    { $place ->
        [left] { $to }, deine linke Karte ist { $card-a }!
        [middle] { $to }, deine mittlere Karte ist { $card-a }!
        [right] { $to }, deine rechte Karte ist { $card-a }!
       *[only] { $to }, deine Karte ist { $card-a }!
    }
phrase-play-card =
    { $place ->
        [left] { $to }, spiel die linke!
        [middle] { $to }, spiel die mittlere!
        [right] { $to }, spiel die rechte!
       *[only] { $to }, spiel sie!
    }
phrase-keep-card =
    { $place ->
        [left] { $to }, behalt die linke!
        [middle] { $to }, behalt die mittlere!
        [right] { $to }, behalt die rechte!
       *[only] { $to }, behalt sie!
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
