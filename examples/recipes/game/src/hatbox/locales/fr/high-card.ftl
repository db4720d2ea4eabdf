game-high-card = Carte haute
home-high-card = Tout le monde joue une carte en même temps. La plus haute que personne d’autre n’a jouée prend le point.
foreign-number = { $name }
cli-score-high-card =
    { $score ->
        [one] { $player } : { $score } point
       *[other] { $player } : { $score } points
    }
error-players-high-card = Carte haute se joue de 2 à 6 joueurs, pas à { $players }.

event-dealt-high-card = Chaque joueur reçoit { $cards } cartes.
event-trick-played = Les cartes sont retournées : { $played }.
event-point-taken =
    { $you ->
        [seat] La plus haute carte que personne d’autre n’a jouée est la tienne. Tes points : { $points }.
       *[other] { $seat } a la plus haute carte que personne d’autre n’a jouée. Points obtenus : { $points }.
    }
event-game-ended-high-card =
    { $winners ->
        [one] { $names } gagne avec le plus de points !
       *[other] { $names } gagnent ensemble : personne n’a plus de points.
    }

clause-C-S1 = Il y a 30 cartes : les nombres de 1 à 15, chacun deux fois. De 2 à 6 joueurs reçoivent chacun 4 cartes, qu’ils sont seuls à voir. Personne ne voit les autres cartes.
    .title = La donne
clause-C-T1 = À chaque pli, tous les joueurs choisissent en même temps une carte de leur main. Quand tous ont choisi, les cartes sont retournées et restent visibles.
    .title = Tous en même temps
clause-C-T2 = La plus haute carte que personne d’autre n’a jouée dans ce pli prend un point. Si chaque carte a été jouée au moins deux fois, personne ne le prend.
    .title = La plus haute carte
clause-C-E1 = La partie se termine quand les mains sont vides. Le joueur qui a le plus de points gagne ; en cas d’égalité, ceux qui en ont le plus partagent la victoire.
    .title = Mains vides
    .reason = Le livret de règles ne départage pas les ex æquo ; personne n’a mieux joué, la victoire est donc partagée.
option-high-card-choose = Jouer la carte { $cards }
