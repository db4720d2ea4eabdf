# Ce que les joueurs se disent d’un toucher. The English file explains the arguments.

phrase-your-card-is =
    { $place ->
        [left] { $to }, ta carte de gauche, c’est { $card-a } !
        [middle] { $to }, ta carte du milieu, c’est { $card-a } !
        [right] { $to }, ta carte de droite, c’est { $card-a } !
       *[only] { $to }, ta carte, c’est { $card-a } !
    }
phrase-play-card =
    { $place ->
        [left] { $to }, joue celle de gauche !
        [middle] { $to }, joue celle du milieu !
        [right] { $to }, joue celle de droite !
       *[only] { $to }, joue-la !
    }
phrase-keep-card =
    { $place ->
        [left] { $to }, garde celle de gauche !
        [middle] { $to }, garde celle du milieu !
        [right] { $to }, garde celle de droite !
       *[only] { $to }, garde-la !
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
