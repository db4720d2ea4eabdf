# Revoir une partie terminée, ou un enregistrement.
theatre-title = Théâtre
theatre-lead = Revoir n’importe quelle partie
theatre-drop = Dépose un enregistrement sur cette page, ou choisis-en un. Tu revois toute la partie, par les yeux de chacun.
theatre-choose = Choisir un enregistrement
theatre-where = Un enregistrement est un fichier qui se termine par .hatbox.jsonl. On peut l’enregistrer à la fin d’une partie.
theatre-controls = Pas à pas, lecture et saut
theatre-moment = Moment
theatre-moment-of = Moment { $moment } sur { $moments }
theatre-previous-turn = Un tour en arrière
theatre-previous = Un moment en arrière
theatre-play = Lire
theatre-stop = Arrêter
theatre-next = Un moment plus loin
theatre-next-turn = Un tour plus loin
theatre-seen-by = Vu par
theatre-spectator = le public
theatre-truth = Ce qui était vrai
theatre-truly = En vérité : { $card }
theatre-moments = Tous les moments
theatre-about = Garder, partager, vérifier
theatre-keep = Garder et partager
theatre-save = Enregistrer la partie
theatre-share = Partager ce moment
theatre-copied = Lien copié
theatre-share-text = Regarde ce qui s’est passé !
theatre-link = Lien vers ce moment
theatre-link-hint = Le lien marche tant que le serveur garde la table. L’enregistrement est à toi pour toujours. Les deux contiennent les noms des joueurs.
theatre-file-hint = Cette partie vient d’un fichier. Envoie-le pour la partager : il suffit de le déposer ici.
theatre-check = La donne était-elle fixée d’avance ?
theatre-deal-proved = Oui. Chaque mélange découle de la graine sur laquelle le serveur s’est engagé avant la première carte.
theatre-deal-sealed = On ne sait pas encore : il y a un engagement, mais l’enregistrement ne l’ouvre pas.
theatre-deal-open = Personne ne peut le dire : cet enregistrement ne contient pas d’engagement.
theatre-deal-failed = Non ! Les cartes ne découlent pas de l’engagement. Cet enregistrement a été modifié, ou quelqu’un a triché.
theatre-check-how = Tu n’es pas obligé de croire cette page. Enregistre la partie, installe Hatbox sur ton propre ordinateur et lance :
theatre-commit = Engagement, annoncé avant la première carte
theatre-seed = Graine, annoncée à la fin
theatre-line = Ligne { $line } de l’enregistrement :
error-record-too-long = Cet enregistrement est trop long pour être montré ici.
theatre-pictures = Images
theatre-points = Les points au fil de la partie
theatre-flow = Qui a donné à qui
theatre-best = À revoir
theatre-number = Nombre de cartes
theatre-exchanges = Échanges
theatre-claims = Ce qui a été dit des cartes
theatre-journeys = Le voyage de chaque cadeau
theatre-head-active = Actif
theatre-head-card = Carte
theatre-head-chosen = Choisi
theatre-head-happened = A eu lieu
theatre-head-by = Dit par
theatre-head-of = D’une carte de
theatre-head-said = Dit
theatre-head-was = Était
theatre-head-true = Vrai
theatre-head-gift = Cadeau
theatre-head-from = De
theatre-head-to = À
theatre-head-named = Nommé
theatre-head-accepted = Accepté
theatre-yes = Oui
theatre-no = Non
theatre-as-table = Les chiffres en tableau
theatre-show = Montrer ce moment
best-decisive = L’échange décisif : { $giver } a donné { $object-a-obj } à { $seat }.
best-treasures =
    { $you ->
        [seat] Tu avais encore
       *[other] { $seat } avait encore
    } { $cards ->
        [one] un trésor
       *[other] { $cards } trésors
    } en main à la fin.
best-saboteur =
    { $you ->
        [seat] Tu as
       *[other] { $seat } a
    } saboté plus que tous les autres : { $cards } fois.
best-generous =
    { $you ->
        [seat] Tu as
       *[other] { $seat } a
    } donné le plus de points aux autres : { $cards }.
best-fibber =
    { $you ->
        [seat] Tu as
       *[other] { $seat } a
    } dit le plus de contre-vérités sur les cartes : { $cards } fois.
best-lied-to =
    { $you ->
        [seat] Tu as
       *[other] { $seat } a
    } entendu le plus de contre-vérités : { $cards } fois.
best-last =
    { $you ->
        [seat] La dernière pénalité est pour toi :
       *[other] La dernière pénalité est pour { $seat } :
    } { $gift-a }.
best-liar =
    { $you ->
        [seat] Tu as
       *[other] { $seat } a
    } menti le mieux : { $cards } faux noms ont été crus.
best-gullible =
    { $you ->
        [seat] Tu as
       *[other] { $seat } a
    } cru le plus de faux noms : { $cards }.
best-sharp =
    { $you ->
        [seat] Tu as
       *[other] { $seat } a
    } démasqué le plus de faux noms : { $cards }.
best-doubter =
    { $you ->
        [seat] Tu as
       *[other] { $seat } a
    } refusé le plus de cadeaux bien nommés : { $cards }.
best-memory =
    { $you ->
        [seat] Tu n’as
       *[other] { $seat } n’a
    } jamais mal nommé un cadeau : juste { $cards } fois.
best-traveller = Le plus long voyage : { $gift-the } a changé de mains { $cards } fois.
theatre-picture = Partager une image
