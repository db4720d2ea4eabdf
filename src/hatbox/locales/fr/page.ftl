# Ce que dit la page. The English file explains the arguments.

## Everywhere

page-about = À propos de Hatbox
page-look-back = Revoir une partie
page-again = Réessayer
page-close = Fermer
page-game-over = La partie est terminée.
page-guest = Convive
page-language = Langue
page-loading = Un instant…
page-name = Ton nom
page-not-yet = Pas encore
page-paused = La partie est en pause.
page-watching = Tu regardes la partie.
page-preferences = Réglages
page-seconds =
    { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }
page-something = Il s’est passé quelque chose d’inattendu. Recharge la page.
# A choice was made, but not confirmed in time.
page-too-late = Trop tard : ton choix ne compte plus.
page-unofficial-short = Non officiel. Les jeux appartiennent à leurs auteurs et éditeurs.
page-waiting-for = On attend { $names }.
page-you = Toi
page-your-turn = À toi

page-error-offline = Le serveur est injoignable. Vérifie ta connexion et réessaie.
page-error-server = Ça n’a pas marché. Réessaie dans un instant.

## Home

home-title = Chapeaux bas, cartes en main !
home-lead = Des jeux de cartes pour faire la fête, entre amis et avec des bots : sur tous les téléphones, chacun dans sa langue.
home-your-tables = Tes tables
home-learn = Apprendre en cinq minutes
home-rules = Les règles
home-learn-on = Reprendre la leçon
home-against-bots = Jouer contre des bots
home-with-friends = Jouer entre amis
home-on-this-device = Sur cet appareil
home-how-good = Quel niveau pour les bots ?
home-how-good-once = La question n’est posée qu’une fois. Tu peux changer d’avis dans les réglages.
home-starting = On met la table…
home-antayagi-80 = Tout le monde voit tes cartes, sauf toi. Échange, persuade, sabote, et réunis assez de points avant les autres.
home-antayagi-65 = L’édition la plus petite et la plus rosse : les cartes sont rares, et chaque carte Déchets toxiques compte.
home-not-a-hat = Les cadeaux circulent face cachée. Retiens ce que chacun cache, ou bluffe en croisant les doigts.

lost-title = Tiens, une boîte vide
lost-home = À l’accueil

## Bots

bot-random = joue au hasard
bot-novice = débutant
bot-novice-about = Laisse passer beaucoup de choses : idéal pour une première partie.
bot-regular = habitué
bot-regular-about = Joue assez bien, avec quelques étourderies.
bot-sharp = futé
bot-sharp-about = Retient beaucoup de choses et réfléchit à l’avance.
bot-master = maître
bot-master-about = Difficile à battre.
bot-perfect = n’oublie rien

## At the table

seat-away = hors ligne
seat-bot = Bot
seat-stand-in = Un bot joue à sa place
seat-won = A gagné

link-connecting = Connexion…
link-lost = Connexion perdue. Nouvel essai…
link-restarting = Le serveur redémarre. La partie reprend dans un instant…
link-store = Le serveur ne peut rien enregistrer pour le moment. Rien n’est perdu, la partie reprend bientôt…
word-restart =
    { $minutes ->
        [0] Le serveur redémarre d’un instant à l’autre. Rien n’est perdu.
        [one] Le serveur redémarre dans { $minutes } minute. Rien n’est perdu.
       *[other] Le serveur redémarre dans { $minutes } minutes. Rien n’est perdu.
    }

bye-version = Il y a un Hatbox plus récent. Recharge la page pour continuer.
bye-reload = Recharger

menu-title = Table
pace-title = Le rythme de ton écran
pace-slower = Plus lentement
pace-faster = Plus vite
pace-hold = Arrêter
pace-held = Ton écran est en pause.
pace-go-on = Reprendre
pace-next = Suivant

talk-title = Parler
talk-to = Parler à { $to }
talk-about-card = { $to } : { place-card }
talk-about-my-card = Ta { place-card }
talk-your-card = « Ta carte, c’est… » (vrai ou pas)
talk-my-card = « Ma carte, c’est… » (vrai ou pas)
talk-claim = { $name } : { $card }
talk-stand-in = Bot (pour { $name })
talk-write = Ce que tu veux dire
talk-send = Le dire

log-title = Ce qui s’est passé
log-empty = Rien pour l’instant.
log-said = { $name } : { $text }
why-ask = Pourquoi ?
