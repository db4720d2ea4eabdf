# What the page says at the door of a table and before its game. Loaded only there.

## At the door

join-invites =
    { $free ->
        [one] { $host } t’invite. Il reste une place.
       *[other] { $host } t’invite. Il reste { $free } places.
    }
join-full = Toutes les places sont prises, mais tu peux regarder. Ou retourne à l’accueil et ouvre ta propre table.
join-playing = La partie a déjà commencé, mais tu peux regarder.
join-over = Cette partie est terminée, mais tu peux voir comment elle a fini.
join-sit = Prendre place
join-watch = Regarder

## Before the game

lobby-lead = Partage ce lien : toute personne qui l’ouvre s’assoit à ta table.
lobby-seats = Autour de la table
lobby-host = Hôte
lobby-free = Place libre
lobby-sit = M’asseoir ici
lobby-stand = Me lever
lobby-add-bot = Ajouter un bot
lobby-no-bot = Retirer { $name }
lobby-other-bot = Remplacer { $name } par un autre bot
lobby-kick = Exclure { $name }
lobby-your-name = Ton nom
lobby-settings = À quoi on joue
lobby-start = Commencer la partie
lobby-start-without = Commencer sans { $names }
lobby-begins-with =
    { $people ->
        [one] La partie commence dès que { $names } est là.
       *[other] La partie commence dès que { $names } sont là.
    }
lobby-bots-until = Un bot remplace les absents jusqu’à leur arrivée.
lobby-fill-and-start =
    { $free ->
        [one] Ajouter un bot et commencer
       *[other] Ajouter { $free } bots et commencer
    }
lobby-wait-for-host = { $name } lancera la partie quand tout le monde sera là.

## What is played

set-game = Jeu
set-players = Joueurs
set-gifts = Cadeaux par personne au début
set-gifts-number =
    { $gifts ->
        [one] { $gifts }
       *[other] { $gifts } (encore plus difficile)
    }
set-arrows = Flèches
set-arrows-both = Noires et blanches
set-arrows-black = Noires seulement (plus difficile)
set-arrows-white = Blanches seulement (plus difficile)
set-rounds = Manches
set-rounds-each = { $rounds } (une par joueur)
set-special = Avec les cartes spéciales, que l’on offre à qui l’on veut
set-window = Temps pour saboter
set-limit = Temps par décision
set-no-limit = Sans limite
set-first = Qui commence
set-first-chance = Le hasard décide
set-first-seat = Place { $number }
set-pace = Rythme des bots
set-pace-calm = Tranquille
set-pace-usual = Normal
set-pace-quick = Rapide
set-telling = Temps pour suivre ce qui se passe
set-stand-in = Un bot remplace toute personne absente trop longtemps
set-free-text = Les joueurs peuvent s’écrire
set-bots-talk = Les bots peuvent parler
set-spectators = D’autres peuvent regarder
set-deck = Jouer avec son propre paquet
set-own-deck = Vous jouez avec votre propre paquet
set-deck-hint = Un fichier de paquet (.toml), par exemple avec les vrais nombres de ta boîte.
set-choose-deck = Choisir un fichier…
set-usual-deck = Revenir au paquet habituel
set-host-decides = C’est l’hôte qui en décide.

## The invitation

share-title = Inviter du monde
share-link = Lien vers cette table
share-code = Code QR avec le lien vers cette table
share-copy = Copier le lien
share-copied = Copié
share-send = Envoyer
share-address = Adresse pour les autres
share-networks = Cet appareil est sur plusieurs réseaux : choisis celui où se trouvent les autres.
share-local = Pour l’instant, les autres ne peuvent pas joindre cet appareil : connecte-le à un réseau, ou démarre le serveur pour le réseau.
