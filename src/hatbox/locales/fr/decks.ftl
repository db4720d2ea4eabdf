deck-title = Un paquet à toi
deck-lead = Pars des cartes d’un jeu et change le nombre de chacune. Le jeu lui-même dit ce qui ne va pas.
deck-cards =
    { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
deck-spare =
    { $cards ->
        [one] { $cards } de plus ne sert qu’avec certaines options du jeu.
       *[other] { $cards } de plus ne servent qu’avec certaines options du jeu.
    }
deck-enough = Assez pour jouer de { $fewest } à { $most }.
deck-enough-one = Assez pour jouer à { $players }.
deck-changed =
    { $changes ->
        [0] Comme dans le jeu.
        [one] { $changes } nombre diffère de celui du jeu.
       *[other] { $changes } nombres diffèrent de ceux du jeu.
    }
deck-reset = Comme dans le jeu
deck-card = Carte
deck-try = L’essayer contre des bots
deck-save = Enregistrer en fichier
deck-open = Ouvrir un fichier
deck-share = Partager par un lien
deck-link = Lien vers ce paquet
deck-link-too-long = Ce paquet est trop différent pour tenir dans un lien. Enregistre-le en fichier et envoie celui-ci.
deck-link-wrong = Ce lien ne contient pas de paquet.
deck-estimate = Estimation
deck-estimate-lead = Des bots jouent { $games } parties avec ce paquet et autant avec celui du jeu.
deck-estimate-start = Faire jouer les bots
deck-stop = Arrêter
deck-progress = { $done } parties sur { $games }
deck-queued = D’autres font aussi jouer les bots. Cela reprendra tout seul.
deck-this = Ce paquet
deck-usual = Celui du jeu
deck-length = Décisions par partie
deck-first = Victoires de qui commence
deck-even = Si l’ordre ne comptait pas : { $share }.
deck-nobody = Personne ne gagne
deck-endless = Pas finies après { $most } décisions
deck-rough = Les bots sont des débutants, ce sont donc des chiffres approximatifs : de petits écarts ne veulent rien dire.
