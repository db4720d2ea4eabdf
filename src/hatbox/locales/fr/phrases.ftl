# Ce que les joueurs se disent d’un toucher. The English file explains the arguments.

place-card =
    { $place ->
        [left] carte de gauche
        [middle] carte du milieu
        [right] carte de droite
        [only] seule carte
        [2] deuxième carte
        [3] troisième carte
       *[other] { $place }e carte
    }
place-one =
    { $place ->
        [left] celle de gauche
        [middle] celle du milieu
        [right] celle de droite
        [2] la deuxième
        [3] la troisième
       *[other] la { $place }e
    }
place-at =
    { $place ->
        [left] gauche
        [middle] milieu
        [right] droite
        [2] deuxième
        [3] troisième
       *[other] { $place }e
    }

phrase-your-card-is = { $to }, ta { place-card }, c’est { $card-a } !
phrase-my-card-is = Ma { place-card }, c’est { $card-a } !
phrase-what-is-my-card = C’est quoi, ma { place-card } ?
phrase-tell-me-my-card = { $to }, c’est quoi, ma { place-card } ?
phrase-play-card =
    { $place ->
        [only] { $to }, joue-la !
       *[other] { $to }, joue { place-one } !
    }
phrase-keep-card =
    { $place ->
        [only] { $to }, garde-la !
       *[other] { $to }, garde { place-one } !
    }
phrase-trade-with-me = { $to }, échange avec moi !
phrase-not-with = N’échange pas avec { $to } !
phrase-good-one = J’en ai une bonne !
phrase-sabotage = Sabotage !
phrase-no-sabotage = Pitié, pas de sabotage !
phrase-watch-out = Attention à { $to } !
phrase-do-not-believe = N’en crois pas un mot !
phrase-it-is-true = C’est vrai !
phrase-trust-me = Fais-moi confiance.
phrase-are-you-sure = { $to }, vraiment ?
phrase-no-idea = Je n’en ai plus la moindre idée…
phrase-thanks = Merci !
phrase-sorry = Pardon !
phrase-laugh = Ha ha ha !
phrase-oh-no = Oh non !
phrase-well-done = Bien joué !
phrase-hello = Bonjour tout le monde !
phrase-hurry = Allez, dépêche-toi !
