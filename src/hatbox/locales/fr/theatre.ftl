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
best-decisive =
    L’échange décisif : { $you ->
        [seat] { $giver } t’a donné { $object-a-obj }
        [giver] tu as donné { $object-a-obj } à { $seat }
       *[other] { $giver } a donné { $object-a-obj } à { $seat }
    }.
best-decisive-taken =
    L’échange décisif : { $you ->
        [seat] tu as pris { $object-a-obj } à { $giver }, parmi ses cartes en main
        [giver] { $seat } t’a pris { $object-a-obj }, parmi tes cartes en main
       *[other] { $seat } a pris { $object-a-obj } à { $giver }, parmi ses cartes en main
    }.
best-decisive-own =
    { $you ->
        [seat] L’échange décisif : tu as
        [me] L’échange décisif : j’ai
       *[other] L’échange décisif : { $seat } a
    } révélé { $object-a-obj }, et la carte est revenue.
best-decisive-sabotage =
    Le sabotage décisif : { $you ->
        [seat] tu as empêché un échange avec lequel { $partner } aurait gagné
        [partner] { $seat } a empêché un échange avec lequel tu aurais gagné
       *[other] { $seat } a empêché un échange avec lequel { $partner } aurait gagné
    }.
best-treasures =
    { $you ->
        [seat] Tu avais encore
        [me] J’avais encore
       *[other] { $seat } avait encore
    } { $cards ->
        [one] un trésor
       *[other] { $cards } trésors
    } en main à la fin.
best-saboteur =
    { $you ->
        [seat] Tu as
        [me] J’ai
       *[other] { $seat } a
    } saboté plus que tous les autres : { $cards } fois.
best-generous =
    { $you ->
        [seat] Tu as
        [me] J’ai
       *[other] { $seat } a
    } donné le plus de points aux autres : { $cards }.
best-fibber =
    { $you ->
        [seat] Tu as
        [me] J’ai
       *[other] { $seat } a
    } dit le plus de contre-vérités sur les cartes : { $cards } fois.
best-lied-to =
    { $you ->
        [seat] Tu as
        [me] J’ai
       *[other] { $seat } a
    } entendu le plus de contre-vérités : { $cards } fois.
best-last-lie =
    { $you ->
        [seat] Tu as
        [me] J’ai
       *[other] { $seat } a
    } présenté { $gift-a-obj } comme { $named-a-obj }, sans convaincre : c’est la dernière pénalité.
best-last-doubt =
    { $you ->
        [seat] Tu as
        [me] J’ai
       *[other] { $seat } a
    } refusé { $gift-a-obj }, et le nom était juste : c’est la dernière pénalité.
best-liar =
    { $you ->
        [seat] Tu as
        [me] J’ai
       *[other] { $seat } a
    } menti le mieux : { $cards } faux noms ont été crus.
best-gullible =
    { $you ->
        [seat] Tu as
        [me] J’ai
       *[other] { $seat } a
    } cru le plus de faux noms : { $cards }.
best-sharp =
    { $you ->
        [seat] Tu as
        [me] J’ai
       *[other] { $seat } a
    } démasqué le plus de faux noms : { $cards }.
best-doubter =
    { $you ->
        [seat] Tu as
        [me] J’ai
       *[other] { $seat } a
    } refusé le plus de cadeaux bien nommés : { $cards }.
best-memory =
    { $you ->
        [seat] Tu n’as
        [me] Je n’ai
       *[other] { $seat } n’a
    } jamais mal nommé un cadeau : juste { $cards } fois.
best-traveller = Le plus long voyage : { $gift-the } a changé de mains { $cards } fois.
theatre-picture = Partager une image
picture-me = Moi
picture-won = J’ai gagné !
picture-shared = Je partage la victoire !
theatre-why = Pourquoi ?
theatre-stops = L’enregistrement s’arrête ici : cette partie n’a pas été jouée jusqu’au bout.
theatre-no-record = Ce fichier n’est pas l’enregistrement d’une partie.
theatre-deal-branch = Personne ne peut le dire : cette partie est une branche d’une autre, dont les cartes pouvaient être connues. Elle n’a pas d’engagement.
what-title = Et si… ?
what-decides = { $seat } doit décider.
what-previous = Décision précédente
what-next = Décision suivante
what-master = Qu’aurait fait un maître ?
what-master-hint = On interroge huit maîtres. Ils savent ce que cette personne avait vu et entendu jusque-là, et rien d’autre.
what-ask = Interroger les maîtres
what-thinking = Ils réfléchissent…
what-measure-win = La chance estimée de gagner avec chaque option. Le repère au bout d’une barre est l’erreur type : la part de hasard dans l’estimation.
what-measure-right = La chance estimée que la réponse soit juste, pour autant qu’un maître s’en souvienne. Le repère au bout d’une barre est l’erreur type : la part de hasard dans l’estimation.
what-played = a été choisi
what-votes =
    { $votes ->
        [0] Aucun maître ne choisirait cela.
        [one] Un maître sur { $masters } choisirait cela.
       *[other] { $votes } maîtres sur { $masters } choisiraient cela.
    }
what-more =
    { $options ->
        [one] Il y avait une autre option.
       *[other] Il y avait { $options } autres options.
    }
what-option = Option
what-estimate = Estimation
what-error = Erreur type
what-chosen-by = Maîtres pour
what-branch = Continuer à partir d’ici
what-seat = Tu joues pour
what-people = Places pour d’autres personnes, qui viennent par un lien
what-bots = Bots aux autres places
what-known = Les cartes sont comme elles étaient. Qui a regardé en arrière connaît peut-être des cartes cachées et celles qui viennent. Il n’y a donc pas d’engagement, et l’enregistrement dit que c’est une branche.
what-go-on = Jouer à partir d’ici
what-nothing = Personne n’avait rien à décider dans cette partie.
option-antayagi-choose = Échanger avec { $partner }
option-antayagi-offer = Proposer la carte { $cards }
option-antayagi-sabotage = Saboter avec la carte { $cards }
option-antayagi-pass = Ne pas saboter
option-antayagi-take = Prendre la carte { $cards }
option-antayagi-feed = Donner { $object-the-obj } au T-Rex
option-not-a-hat-give = Dire « { $gift } »
option-not-a-hat-give-to = Dire « { $gift } » et donner à { $receiver }
option-not-a-hat-accept = Accepter
option-not-a-hat-refuse = Refuser
theatre-sabotages = Sabotages
theatre-head-by-whom = Par
best-honest =
    { $you ->
        [seat] Tu n’as dit
        [me] Je n’ai dit
       *[other] { $seat } n’a dit
    } que la vérité sur les cartes : { $cards } fois.
best-unlucky =
    { $you ->
        [seat] La pire malchance : tes échanges ont été
        [me] La pire malchance : mes échanges ont été
       *[other] La pire malchance : les échanges de { $seat } ont été
    } empêchés le plus souvent, { $cards } fois.
best-judge =
    { $you ->
        [seat] Tu ne t’es jamais laissé
        [me] Je ne me suis jamais laissé
       *[other] { $seat } ne s’est jamais laissé
    } tromper : { $cards } cadeaux bien jugés.
best-misled =
    { $you ->
        [seat] La pire malchance : tu as
        [me] La pire malchance : j’ai
       *[other] La pire malchance : { $seat } a
    } répété un faux nom de bonne foi.
best-unwanted = La carte dont on se défait le plus volontiers : { $object }, proposée { $cards } fois.
