# What the page says where a table is on the screen already: menu, votes, result. Loaded soon after.

menu-rules = Les règles
menu-pause = Mettre en pause
menu-go-on = Reprendre la partie
menu-bots-quiet = Faire taire les bots
menu-bots-talk = Laisser parler les bots
menu-bot-sits-in = Faire jouer un bot pour { $name }
menu-end = Terminer la partie sans vainqueur
menu-do-not-end = Finalement, on continue
menu-end-sure = La partie se termine sans vainqueur dès que tout le monde le veut.
menu-leave = Laisser ma place à un bot
menu-leave-sure = Un bot jouera tes cartes jusqu’à la fin. C’est définitif.
menu-shut-out = Déconnecter les autres appareils
menu-shut-out-sure = Ta place reçoit une nouvelle clé : les autres appareils, et les personnes qui ont vu ton lien, ne pourront plus entrer avec l’ancienne. Ici, tu restes à la table.
menu-fair = Une donne honnête
menu-commit = Ce nombre a été fixé avant la première carte. À la fin, la graine est montrée : chacun peut vérifier que rien n’a été arrangé.
person-trouble = Un souci avec { $name } ?
person-mute = Réduire { $name } au silence pour tout le monde
person-unmute = Laisser { $name } parler à nouveau
person-host = Confier la table à { $name }
person-ignore = Ne plus me montrer ce que dit { $name }
person-listen = Me montrer à nouveau ce que dit { $name }
person-report = Signaler { $name } à la personne qui gère ce serveur
person-reported = Signalement envoyé. Merci.
result-title = Le résultat
result-you = Tu as gagné !
result-you-share = Tu partages la victoire !
result-winner =
    { $winners ->
        [one] { $names } gagne !
       *[other] { $names } gagnent ensemble !
    }
result-nobody = Personne ne gagne.
result-ended = La partie s’est terminée sans vainqueur.
result-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
result-points-of = { $points }/{ $needed } points
result-penalties =
    { $points ->
        [one] { $points } pénalité
       *[other] { $points } pénalités
    }
result-rematch = Rejouer
result-to-rematch = À la partie suivante
result-invited = La prochaine partie t’attend.
result-watch-rematch = Regarder la prochaine partie
result-other-game = Maintenant { $game }
result-quicker = Quelqu’un d’autre a été plus rapide et a choisi { $game }.
result-look = Voir la table
result-theatre = Revoir la partie
result-fair = L’enregistrement de cette partie contient sa graine. Avec elle, chacun peut vérifier que les cartes ont été distribuées comme cela avait été fixé au départ.
result-record = Sauvegarder l’enregistrement de cette partie
about-what = Avec Hatbox, on joue à trois jeux de cartes d’ambiance pleins de chapeaux, entre humains et avec des bots qui n’en savent pas plus que ce que l’on peut voir de leur place. Il énonce les règles avec ses propres mots.
about-unofficial = Hatbox n’est pas officiel. Il n’est ni fait ni approuvé par les éditeurs des jeux, à qui appartiennent les noms. Si les jeux te plaisent, achète-les !
about-credits = Merci à
about-drawings = Dessins :
about-fonts = Polices de caractères :
about-software = Logiciels de cette page :
vote-asked = Quelqu’un veut finir la partie.
vote-theirs =
    { $people ->
        [one] { $names } veut finir la partie sans vainqueur.
       *[other] { $names } veulent finir la partie sans vainqueur.
    }
vote-mine = Tu veux finir la partie. Elle finit quand toutes les personnes présentes sont d’accord.
vote-end = Finir
vote-go-on = Continuer
vote-later = Décider plus tard
vote-folded = Finir ?
evening-title = Ce soir
evening-games =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
evening-won =
    { $wins ->
        [one] { $wins } victoire
       *[other] { $wins } victoires
    }
evening-all = Total
evening-bots = Les bots
evening-again = Remettre le score à zéro
evening-sure = Toutes les victoires de la soirée seront oubliées.
page-theme = Couleurs
page-theme-system = Comme l’appareil
page-theme-light = Claires
page-theme-dark = Sombres
page-safe = Demander confirmation avant un échange, une offre, un refus ou un sabotage
page-sounds = Sons, et une courte vibration quand c’est mon tour
page-hints = Aides dans les premières parties
page-bots = Niveau des bots quand tu joues en solo
ay-ease = Quand un échange peut être saboté
ay-ease-never = Toujours me demander
ay-ease-unarmed = Me demander seulement si j’ai un Sabotage
ay-ease-always = Ne pas me demander : tout laisser faire
