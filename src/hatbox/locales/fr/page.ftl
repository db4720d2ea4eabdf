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
page-moment = Un instant…
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

page-error-gone = Cette table n’existe plus. Vérifie le lien, ou ouvre ta propre table.
page-error-no-page = Il n’y a rien à cette adresse.
page-error-offline = Le serveur est injoignable. Vérifie ta connexion et réessaie.
page-error-server = Ça n’a pas marché. Réessaie dans un instant.
page-error-too-many = C’était un peu trop rapide. Attends un instant, puis réessaie.

## Home

home-title = Chapeaux bas, cartes en main !
home-lead = Des jeux de cartes pour faire la fête, entre amis et avec des bots : sur tous les téléphones, chacun dans sa langue.
home-your-tables = Tes tables
home-learn = Apprendre en cinq minutes
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
bot-strength = Son niveau
bot-plain = Sans caractère
bot-plain-about = Joue simplement de son mieux.

## At the table

seat-away = hors ligne
seat-bot = Bot
seat-stand-in = Un bot joue à sa place
seat-won = A gagné

link-connecting = Connexion…
link-lost = Connexion perdue. Nouvel essai…
link-restarting = Le serveur redémarre. La partie reprend dans un instant…
word-restart =
    { $minutes ->
        [0] Le serveur redémarre d’un instant à l’autre. Rien n’est perdu.
        [one] Le serveur redémarre dans { $minutes } minute. Rien n’est perdu.
       *[other] Le serveur redémarre dans { $minutes } minutes. Rien n’est perdu.
    }

bye-replaced = Tu as ouvert cette table dans une autre fenêtre. La partie continue là-bas.
bye-play-here = Jouer ici
bye-kicked = L’hôte t’a retiré ta place à cette table.
bye-version = Il y a un Hatbox plus récent. Recharge la page pour continuer.
bye-reload = Recharger
bye-refused = Tu ne peux pas entrer à cette table. Demande un nouveau lien, ou ouvre ta propre table.

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
why-title = Pourquoi ?

## AntaYagí

ay-hint-first = Selon le livret de règles : la personne qui a le plus de poches.
ay-hint-first-antayagi-65 = Selon le livret de règles : la personne qui a le plus de poches ; en cas d’égalité, la plus jeune.
ay-points = Points : { $points } sur { $needed }
ay-empty-area = pas encore de points
ay-about-cards =
    { $cards ->
        [one] Ce que fait cette carte
       *[other] Ce que font ces cartes
    }
ay-exchange-with = Échanger avec { $name }
ay-their-card = { $name }, { place-card } : { $card }
ay-their-unseen-card = { $name }, { place-card }
ay-my-card = Ta { place-card }, dont tu vois le dos : { $card }
ay-my-turned-card = Ta { place-card }, dont tu vois l’objet : { $card }
ay-draw-pile = Pioche : { $cards }
ay-discard-pile = Défausse : { $cards }
ay-sealed = carte choisie
ay-ask-partner = À toi ! Choisis la personne avec qui tu veux échanger.
ay-hint-partner =
    { $seen ->
        [none] Tu vois ce que les autres ont en main, mais seulement le dos de tes propres cartes.
        [all] Tu vois ce que sont tes cartes ; les autres n’en voient que le dos.
       *[some] Les autres voient ce que sont tes cartes, sauf celles que tu vois toi-même.
    }
ay-confirm-partner = Échanger avec { $name } ?
ay-do-partner = Oui, échanger
ay-ask-offer = Quelle carte donnes-tu à { $name } ? Choisis l’une des tiennes.
ay-hint-offer =
    { $seen ->
        [none] Seuls les autres savent ce que c’est. Demande-leur, ou fie-toi à ta chance !
        [all] Tu vois ce que c’est ; les autres n’en voient que le dos.
       *[some] Tu en vois certaines. Pour le reste, demande aux autres, ou fie-toi à ta chance !
    }
ay-confirm-offer = Donner ta { place-card } ?
ay-do-offer = Oui, je la donne
ay-stake =
    { $you ->
        [active] { $active-object } (toi) contre { $chosen-object } ({ $chosen })
        [chosen] { $active-object } ({ $active }) contre { $chosen-object } (toi)
       *[other] { $active-object } ({ $active }) contre { $chosen-object } ({ $chosen })
    }
ay-ask-sabotage =
    { $sabotages ->
        [0] Veux-tu empêcher cet échange ?
       *[other]
            { $you ->
                [seat] Tu as annulé un sabotage : l’échange a lieu.
               *[other] { $name } a annulé un sabotage : l’échange a lieu.
            }
    }
ay-no-sabotage = Tu n’as aucun Sabotage.
ay-confirm-sabotage = Saboter avec ta { place-card } ? Alors il n’y a pas d’échange.
ay-sabotage = Sabotage : pas d’échange
ay-sabotage-with = Sabotage ({ place-at }) : pas d’échange
ay-do-sabotage = Oui, pas d’échange !
ay-pass-sabotage = Laisser faire l’échange
ay-wait-sabotage = Quelqu’un sabote-t-il cet échange ?
ay-ask-rescue =
    { $you ->
        [seat] Tu as empêché cet échange.
       *[other] { $name } a empêché cet échange.
    }
ay-confirm-rescue = Annuler le sabotage avec ta { place-card } ? Alors l’échange a lieu.
ay-rescue =
    { $you ->
        [seat] Annuler ton sabotage : l’échange a lieu
       *[other] Annuler ce sabotage ({ $name }) : l’échange a lieu
    }
ay-rescue-with = L’annuler ({ place-at }) : l’échange a lieu
ay-do-rescue = Oui, l’échange a lieu !
ay-pass-rescue = En rester là : pas d’échange
ay-wait-rescue = Quelqu’un sauve-t-il cet échange ?
ay-eased-unarmed = On te demande seulement si tu as un Sabotage.
ay-eased-always = Tu laisses faire tous les échanges.
ay-ask-again = Me demander à nouveau
ay-some-drew =
    { $you ->
        [seat] Tu pioches, et { $names } aussi.
       *[nobody] { $names } piochent.
    }
ay-one-drew =
    { $you ->
        [seat] Tu pioches { $cards } cartes.
       *[other] { $seat } pioche { $cards } cartes.
    }
ay-ask-take = La Sucette chante pour toi : choisis la carte que tu prends à { $name }.
ay-ask-feed = Que mange ton T-Rex ?

## That’s Not a Hat

nh-hint-first = Selon le livret de règles : la dernière personne à qui l’on a fait un cadeau.
nh-oldest = Le plus ancien cadeau, le prochain à offrir
nh-shop = Boutique : { $cards }
nh-round = Manche { $round } sur { $rounds }
nh-total =
    { $points ->
        [one] { $points } point au total
       *[other] { $points } points au total
    }
nh-penalties =
    { $points ->
        [one] { $points } point de pénalité
       *[other] { $points } points de pénalité
    }
nh-penalty-word =
    { $points ->
        [one] pénalité
       *[other] pénalités
    }
# A special gift, before its giver says to whom it goes.
nh-from-any =
    { $you ->
        [from] à toi de choisir pour qui
       *[other] { $from } choisit pour qui
    }
nh-from-to =
    { $you ->
        [from] offert par toi à { $to }
        [to] offert par { $from } à toi
       *[other] offert par { $from } à { $to }
    }
nh-ask-name = À toi d’offrir ! Dis ce que c’est, vrai ou pas.
nh-do-name = Dire ce que c’est…
nh-name-it = « J’ai un cadeau pour toi… »
nh-search = Chercher
nh-found =
    { $gifts ->
        [one] { $gifts } cadeau
       *[other] { $gifts } cadeaux
    }
nh-nothing-found = Aucun cadeau ne s’appelle ainsi.
nh-to-whom = Pour qui ?
nh-ask-reply = { $name } : « { $have } »
nh-say = « { $have } »
nh-accept = Merci !
nh-confirm-refuse = Refuser ? Qui a tort prend le cadeau.

## The result

## About

## En attendant quelqu’un

wait-away = { $name } n’est plus là depuis { $time }.
wait-bot-soon = Un bot pourra jouer dans { $time }.
wait-nudge = Faire signe à { $name }
wait-nudged = { $name } t’attend.

