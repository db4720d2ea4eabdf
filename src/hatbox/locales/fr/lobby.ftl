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
join-full-closed = Toutes les places sont prises, et cette table n’accepte pas de spectateurs.
join-playing-closed = La partie a déjà commencé, et cette table n’accepte pas de spectateurs.
join-over-closed = Cette partie est terminée, et cette table n’accepte pas de spectateurs.
join-locked = L’hôte a fermé cette table : plus personne ne peut entrer.
join-own-seat =
    { $people ->
        [one] La place de { $names } attend l’appareil sur lequel elle a été prise. C’est la tienne ? Ouvre ce lien sur cet appareil. Il peut aussi transmettre la place, sous « Afficher sur une télé » : « Ta propre place sur ton téléphone ».
       *[other] Les places de { $names } attendent les appareils sur lesquels elles ont été prises. L’une d’elles est à toi ? Ouvre ce lien sur cet appareil. Il peut aussi transmettre la place, sous « Afficher sur une télé » : « Ta propre place sur ton téléphone ».
    }
join-sit = Prendre place
join-watch = Regarder

## Before the game

lobby-lead = Partage ce lien : toute personne qui l’ouvre s’assoit à ta table.
lobby-full = Toutes les places sont prises : les personnes qui arrivent maintenant ne peuvent que regarder.
lobby-full-closed = Toutes les places sont prises.
lobby-full-awaited = Toutes les places sont prises. Qui en a une revient par le même lien, sur son propre appareil.
lobby-seats = Autour de la table
lobby-host = Hôte
lobby-free = Place libre
lobby-sit = M’asseoir ici
lobby-stand = Me lever
lobby-add-bot = Ajouter un bot
lobby-no-bot = Retirer { $name }
lobby-other-bot = Remplacer { $name } par un autre bot
lobby-kick = Exclure { $name }
lobby-kick-sure = { $name } ne pourra plus revenir à cette table, même avec le lien.
lobby-kick-do = Exclure
lobby-settings = À quoi on joue
lobby-start = Commencer la partie
lobby-start-without = Commencer sans { $names }
lobby-waits-for = La partie attend { $names }.
lobby-bots-until = Un bot remplace les absents jusqu’à leur arrivée.
lobby-fill-and-start =
    { $free ->
        [one] Ajouter un bot et commencer
       *[other] Ajouter { $free } bots et commencer
    }
lobby-wait-for-host = { $name } lancera la partie quand tout le monde sera là.
lobby-host-soon = Dans { $time }, quelqu’un d’autre devient l’hôte.

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
set-locked = Plus personne ne peut entrer
set-deck = Jouer avec son propre paquet
set-own-deck = Vous jouez avec votre propre paquet
set-own-deck-cards =
    { $cards ->
        [one] Paquet personnel : { $cards } carte.
       *[other] Paquet personnel : { $cards } cartes.
    }
set-not-a-deck = Ce n’est pas un fichier de paquet. Enregistre un fichier pour commencer, et modifie-le avec un éditeur de texte.
set-deck-hint = Un fichier de paquet (.toml), par exemple avec les vrais nombres de ta boîte.
set-choose-deck = Choisir un fichier…
set-usual-deck = Revenir au paquet habituel
set-deck-template = Enregistrer un fichier de départ
set-host-decides = C’est l’hôte qui en décide.

## The invitation

share-title = Inviter du monde
share-watch = La partie est en cours : les personnes qui arrivent maintenant ne peuvent que regarder.
share-link = Lien vers cette table
share-code = Code QR avec le lien vers cette table
share-copy = Copier le lien
share-copied = Copié
share-send = Envoyer
share-address = Adresse pour les autres
share-networks = Cet appareil est sur plusieurs réseaux : choisis celui où se trouvent les autres.
share-local = Pour l’instant, les autres ne peuvent pas joindre cet appareil : connecte-le à un réseau, ou démarre le serveur pour le réseau.

## What is played, in a line for those who do not decide about it

sum-players = { $players } joueurs
sum-window = { $seconds } secondes pour saboter
sum-limit = { $seconds } secondes par décision
sum-first = { $name } commence
sum-deck = avec un jeu de cartes personnel
sum-free-text = on peut s’écrire
sum-quiet = bots silencieux
sum-no-spectators = sans spectateurs
sum-locked = plus personne n’entre
sum-gifts = deux cadeaux chacun
sum-arrows-black = flèches noires seulement
sum-arrows-white = flèches blanches seulement
sum-rounds = { $rounds } manches
sum-special = avec les cartes spéciales

## Who I am

who-ask = Comment les autres t’appellent-ils ?
who-once = On ne te le demande qu’une fois. Tu peux le changer à chaque table.
who-go = Ouvrir la table
# $picture is the name of a little picture
who-picture = Ton image : { $picture }. Choisir une autre image
who-other = Choisir une autre image

# The little pictures of people
portrait-bear = Ours
portrait-bee = Abeille
portrait-butterfly = Papillon
portrait-cat = Chat
portrait-dog = Chien
portrait-flamingo = Flamant rose
portrait-fox = Renard
portrait-frog = Grenouille
portrait-hedgehog = Hérisson
portrait-koala = Koala
portrait-lion = Lion
portrait-octopus = Pieuvre
portrait-otter = Loutre
portrait-owl = Hibou
portrait-panda = Panda
portrait-parrot = Perroquet
portrait-penguin = Manchot
portrait-rabbit = Lapin
portrait-raccoon = Raton laveur
portrait-sloth = Paresseux
portrait-snail = Escargot
portrait-tiger = Tigre
portrait-turtle = Tortue
portrait-unicorn = Licorne

## A notification when it is my turn

bell-ask = Une notification quand c’est mon tour
bell-hint = Elle ne dit rien d’autre. Elle arrive tant que cette page reste ouverte en arrière-plan.
bell-denied = Ton navigateur n’autorise pas cette page à t’avertir. Tu peux le changer dans les réglages du navigateur.
bell-insecure = Les notifications ne fonctionnent que si l’adresse commence par https.
lobby-branch = Cette partie continue à partir d’un moment d’une autre. Qui a regardé celle-là en arrière connaît peut-être des cartes cachées ; il n’y a donc pas d’engagement.

wait-away = { $name } n’est plus là depuis { $time }.
wait-bot-soon = Un bot pourra jouer dans { $time }.
wait-nudge = Faire signe à { $name }
wait-nudged = { $name } t’attend.

about-cards =
    { $cards ->
        [one] Ce que fait cette carte
       *[other] Ce que font ces cartes
    }

bot-strength = Son niveau
bot-plain = Sans caractère
bot-plain-about = Joue simplement de son mieux.

character-saboteur-about = Sabote dès que cela gâche la journée de quelqu’un, et en rit.
character-collector-about = Amasse des points sans faire de bruit, adore les trésors et garde ses sabotages pour le bon moment.
character-trickster-about = Dit ce qui l’arrange, vrai ou faux, et bluffe sans sourciller.
character-good-soul-about = Dit la vérité, remercie, et ne gâche presque jamais rien.
character-gambler-about = Préfère gagner gros ou perdre gros plutôt que de jouer raisonnablement.
character-avenger-about = N’oublie aucun affront : gare à qui gâche ses plans.
character-doubter-about = Ne croit personne et demande toujours si c’est vraiment sûr.
character-believer-about = Croit tout le monde sur parole, encore et toujours.
