# What is wrong with an input, and what to do about it. The English file explains the arguments.

## Réponses

error-not-an-option = Cette réponse n’est pas possible maintenant.
error-not-your-turn = La place { $seat } n’a rien à décider maintenant. Attends qu’une question lui soit posée.
error-no-such-seat = Il n’y a pas de place { $seat } dans cette partie.
error-game-over = La partie est terminée : personne n’a plus rien à décider.
error-shuffle-due = Il faut mélanger les cartes avant que quiconque puisse décider quoi que ce soit.
error-no-shuffle-due = Il n’y a rien à mélanger en ce moment.

## Comment une partie commence

error-players-antayagi = Cette édition d’AntaYagí se joue au minimum à { $fewest } et au maximum à { $most }, pas à { $players }.
error-players-not-a-hat =
    { $gifts ->
        [one] Quand chacun commence avec un cadeau, That’s Not a Hat est prévu pour 3 à 8 joueurs, pas pour { $players }. Pour jouer à deux, chacun doit commencer avec 2 cadeaux.
       *[other] Quand chacun commence avec { $gifts } cadeaux, That’s Not a Hat est prévu pour 2 à 8 joueurs, pas pour { $players }.
    }
error-first = La place { $first } ne peut pas commencer, car elle est vide : les places sont numérotées à partir de 0.
error-too-few-cards =
    { $cards ->
        [one] { $cards } carte, c’est trop peu : la distribution à { $players } joueurs en demande { $needed }.
       *[other] { $cards } cartes ne suffisent pas : la distribution à { $players } joueurs en demande { $needed }.
    }
error-unknown-game = Il n’y a pas de jeu « { $game } ». Choisis l’un de ceux-ci : { $known }.
error-options = Ces options ne conviennent pas à ce jeu ({ $detail }).
error-option-form = « { $option } » n’est pas une option : écris CLÉ=VALEUR, par exemple rounds=3.
error-seed = La graine doit faire exactement { $bytes } octets.
error-unknown-bot = Il n’y a pas de bot « { $bot } ». Ceux-ci peuvent jouer : { $bots }. Tous sauf random peuvent avoir un caractère, comme dans sharp+saboteur : { $characters }.
error-character-of-another-game = Le caractère { $character } appartient à un autre jeu. Dans celui-ci, un bot peut avoir : { $characters }.
error-program = « { $bot } » ne désigne aucun programme. Écris exec: et une ligne de commande, comme dans exec:python3 bot.py, ou exec/10: pour 10 secondes par décision (9999 au plus), et ferme tous les guillemets.
error-characters = Le fichier des caractères n’est pas correct : { $detail }.
error-bots-for-seats = Le nombre de bots ({ $bots }) ne correspond pas au nombre de joueurs ({ $players }). Indique un bot pour toutes les places, ou un pour chacune.
error-at-least-one = Il faut au moins une partie et un processus.
error-unknown-language = Hatbox ne parle pas « { $language } ». Choisis l’une de ces langues : { $known }.

## Cartes et paquets

error-unknown-card = Il n’y a pas de carte « { $card } ». Une carte s’écrit avec son recto, une barre oblique et son dos, par exemple hat/plain ou hat/black-left.
error-clue-on-other-object = Il n’y a pas de carte « { $card } » : seuls treasure et t-rex peuvent avoir le dos clue.
error-back-not-in-play = La carte « { $card } » n’a pas sa place dans cette partie : les variantes choisies excluent son dos.
error-gift-twice =
    { $place ->
        [unknown] Le cadeau « { $gift } » figure deux fois, mais chaque cadeau ne peut figurer qu’une fois.
       *[other] À « { $place } » dans le fichier du paquet : le cadeau « { $gift } » figure deux fois, mais chaque cadeau ne peut figurer qu’une fois.
    }
error-deck-toml = Le fichier du paquet n’est pas du TOML valide (ligne:colonne { $place }).
error-deck-key = Clé inconnue « { $place } » dans le fichier du paquet. Utilise game, name, note et cards.
error-deck-game = À « { $place } » dans le fichier du paquet : ce paquet n’est pas destiné au jeu demandé, qui est { $expected }.
error-deck-family = À « { $place } » dans le fichier du paquet : il faut ici l’un de ces jeux : { $known }.
error-deck-no-cards = À « { $place } » dans le fichier du paquet : il n’y a pas de cartes. Mets-les dans un tableau, avec une entrée pour chaque dos.
error-deck-entries = À « { $place } » dans le fichier du paquet : il faut ici une liste de noms, ou un tableau de noms et de nombres.
error-deck-name = À « { $place } » dans le fichier du paquet : il faut ici un nom entre guillemets droits.
error-deck-count = À « { $place } » dans le fichier du paquet : il faut ici un nombre entier, au moins 0.
error-deck-card = À « { $place } » dans le fichier du paquet : il n’y a pas de carte « { $card } ». Vérifie l’orthographe de son objet ou de son cadeau, et celle de son dos.
error-deck-clue = À « { $place } » dans le fichier du paquet : « { $card } » est impossible, car seuls treasure et t-rex peuvent porter un indice (clue) au dos.
error-deck-too-long = Le fichier du paquet est trop long. Il peut avoir { $most } caractères au plus.
error-deck-too-large = À « { $place } » dans le fichier du paquet : le paquet devient trop grand. Il peut compter { $most } cartes au plus.

## Enregistrements

error-empty-record = L’enregistrement est vide : sa première ligne doit être l’en-tête.
error-line-too-long = Cette ligne est trop longue : une ligne d’enregistrement peut avoir { $most } octets au plus.
error-too-many-lines = L’enregistrement est trop long : il peut avoir { $most } lignes au plus.
error-not-json = Cette ligne n’est pas du JSON valide ({ $detail }).
error-not-an-object = Cette ligne est du JSON, mais pas un objet : elle doit commencer par une accolade.
error-line-form = Cette ligne n’a pas la forme d’une ligne d’enregistrement ({ $detail }).
error-unknown-line = Un enregistrement ne peut pas contenir cette ligne : ce n’est ni une décision, ni un mélange, ni un résultat, ni une remarque, ni une note.
error-no-version = Dans l’en-tête, la version « { $key } » manque ou n’est pas un nombre entier.
error-version = Cet enregistrement a la version { $version } de « { $key } », que ce Hatbox ne sait pas lire. Un Hatbox plus récent le pourra peut-être.
error-after-result = Après le résultat, un enregistrement ne peut contenir que des remarques et des notes.
error-result-early = Le résultat figure ici, mais la partie n’est pas encore terminée.
error-wrong-result = La partie s’est terminée autrement : ce ne sont pas là ses vainqueurs et ses points.
error-hex = Dans l’en-tête, « { $key } » doit être une valeur de { $bytes } octets en chiffres hexadécimaux.
error-commitment = La graine n’est pas celle qui avait été fixée d’avance : son empreinte diffère de celle de l’en-tête.
error-not-the-drawn-seat = Ce n’est pas la place tirée au sort pour commencer : la graine en donne une autre.
error-not-the-committed-shuffle =
    { $number ->
        [0] Les cartes n’ont pas été distribuées dans l’ordre qui découle de la graine.
       *[other] Le mélange { NUMBER($number, useGrouping: 0) } n’a pas donné l’ordre qui découle de la graine.
    }

## Règles

error-unknown-clause = Il n’y a pas de règle « { $clause } » ici. « hatbox rules » les donne toutes.
error-clause-of-other-game = La règle « { $clause } » n’est pas une règle du jeu { $game }.

## Tables

error-no-game = Aucune partie n’est en cours à cette table.
error-paused = La partie est en pause. Il faut d’abord la reprendre.
error-question-closed = Cette question n’est plus ouverte : ta réponse ne compte donc pas.
error-seat-taken = La place { $seat } est prise. Choisis-en une autre.
error-not-seated = Tu n’as pas de place à cette table. Prends-en une d’abord.
error-covered = Entre-temps, l’appareil a été masqué. Touche ton nom et décide à nouveau.
error-not-at-device = Personne à cet appareil n’a cette place.
error-seats-empty =
    { $seats ->
        [one] Il reste une place libre. Quelqu’un doit la prendre, ou un bot.
       *[other] Il reste { $seats } places libres. Quelqu’un doit les prendre, ou des bots.
    }
error-game-has-begun = La partie a commencé : on ne peut plus changer cela.
error-host-only = Seul l’hôte de cette table peut le faire.
error-no-such-member = Cette personne n’est pas à cette table.
error-not-yourself = Tu ne peux pas t’exclure de la table. Pour partir, quitte ta place.
error-name-empty = Le nom est vide. Saisis-en un que les autres puissent voir.
error-name-too-long = Le nom est trop long : il peut avoir { $most } caractères au plus.
error-spectator = Tu ne fais que regarder. Rejoins la table pour participer.
error-not-a-member = Tu n’es plus à cette table. Rejoins-la de nouveau pour participer.
error-not-away = Un bot ne peut remplacer que quelqu’un qui est absent depuis un moment.
error-not-waited-for = La table n’attend pas cette personne en ce moment.
error-away = Cette personne est absente.

## Le serveur

error-no-such-table = Cette table n’existe pas. Vérifie le lien ou demandes-en un nouveau.
error-no-such-lesson = Cette leçon n’existe pas.
error-no-such-example = Cet exemple n’existe pas.
error-table-full = Cette table est complète. Demande une place à une autre table.
error-table-locked = L’hôte a fermé cette table : plus personne ne peut entrer.
error-table-too-long = Il s’est passé tant de choses à cette table que plus rien ne peut être conservé. Ouvre-en une nouvelle.
error-no-spectators = Cette table n’accepte pas de spectateurs. Demande une place.
error-no-screen = Ce lien n’affiche pas la table, ou ne l’affiche plus. Demande un nouveau lien à l’hôte : « Afficher sur une télé », dans le menu.
error-no-such-code = Aucune télé n’affiche plus ce code. Regarde-la de nouveau et recopie le code tel quel.
error-token = Ce lien n’est celui de personne à cette table. Demandes-en un nouveau à l’hôte.
error-game-not-over = Ce n’est possible que lorsque la partie est terminée.
error-muted = Tu ne peux pas parler à cette table pour le moment.
error-no-free-text = On ne peut pas écrire à cette table : choisis l’une des phrases.
error-text-length = Un message peut avoir entre 1 et { $most } caractères.
error-unknown-phrase = Cette phrase n’existe pas dans ce jeu. Choisis-en une autre.
error-phrase-arguments = Cette phrase ne convient pas à la carte ou au joueur dont elle parle. Choisis de nouveau.
error-card-gone = Cette carte n’est plus dans la main. Regarde de nouveau et choisis-en une autre.
error-too-fast = C’était trop à la fois. Attends un instant, puis réessaie.
error-too-late = La partie a déjà commencé, et cette table n’admet pas de spectateurs.
error-protocol = Cette page est plus ancienne ou plus récente que le serveur. Recharge-la.
error-owner = C’est réservé à la personne qui gère le serveur. La clé manque ou est fausse.
error-origin = Cette requête vient d’une page qui n’appartient pas à ce serveur.
error-host = Ce serveur ne connaît pas le nom { $host }. La personne qui le gère peut l’autoriser : hatbox serve --allow-host NOM
error-frame = Le serveur ne comprend pas ce message. Recharge la page.
error-body = Le serveur ne peut pas lire cette requête.
error-weak-token = N’importe qui pourrait deviner cette clé. Choisis-en une au hasard.
error-no-such-page = Cette page n’existe pas ici.
error-internal = Une erreur s’est produite sur le serveur. Réessaie ; si elle persiste, préviens la personne qui s’en occupe.
error-restarting = Le serveur redémarre. Réessaie dans un instant.
error-store = Le serveur ne peut rien enregistrer pour le moment. Rien n’est perdu : attends un peu, et ça reprend.
error-newer = Une version plus récente du serveur a servi à cette table. Si le serveur est en cours de mise à jour, attends un peu ; sinon, préviens la personne qui s’en occupe.
error-public-url = L’adresse publique doit être complète, par exemple https://games.example.org.
error-keep-days = Les jours se comptent à partir de 0, qui veut dire pour toujours.
error-database-url = L’adresse de la base de données doit ressembler à postgresql://user@host/database. Mets le mot de passe dans PGPASSWORD s’il contient des caractères spéciaux.
error-workers = Plusieurs processus ont besoin d’un PostgreSQL qu’ils partagent. Indique-le avec --data. Sous Windows, il ne peut y en avoir qu’un.

## Backups

error-no-database = Il n’y a pas de base de données { $file }. Si elle est ailleurs, indique-la avec --data.
error-no-hatbox-database = { $file } n’est pas une base de données de Hatbox.
error-database-version = { $file } a été créé par un autre Hatbox. Utilise celui-là, ou un plus récent.
error-database-damaged = { $file } est endommagé. Utilise une sauvegarde plus ancienne.
error-database-in-use = { $file } est en cours d’utilisation. Arrête d’abord le serveur.
error-database = { $file } ne peut pas servir de base de données ({ $detail }).
error-same-database = { $file } fait partie de la base de données elle-même. Indique un autre fichier.
error-no-file-to-copy = { $database } est un PostgreSQL et non un fichier. Copie-le avec pg_dump, et remets-le avec pg_restore.
error-file-exists = { $file } existe déjà. Indique un autre fichier, ou ajoute --overwrite.
error-disk-full = Impossible d’écrire { $file } : le disque est plein, ou ne fonctionne pas.
error-no-such-deal = Il n’y a pas de donne nommée « { $deal } ».
error-deal-alone = Une donne nommée est pour une seule personne contre des bots : qui connaît le nom pourrait connaître toutes les cartes.
error-not-the-named-deal = La graine n’est pas celle de la donne « { $deal } ».
error-busy = Le serveur est occupé. Réessaie dans un instant.
error-no-decision = Personne ne décide rien à la ligne { $line } de cet enregistrement.
error-branch = Cette partie continue à partir d’un moment d’une autre : ce qui se joue est fixé.

page-error-gone = Cette table n’existe plus. Vérifie le lien, ou ouvre ta propre table.
page-error-no-page = Il n’y a rien à cette adresse.
page-error-too-many = C’était un peu trop rapide. Attends un instant, puis réessaie.
bye-replaced = Tu as ouvert cette table dans une autre fenêtre. La partie continue là-bas.
bye-play-here = Jouer ici
bye-kicked = L’hôte t’a fermé cette table : tu ne peux plus y revenir.
bye-refused = Tu ne peux pas entrer à cette table. Demande un nouveau lien, ou ouvre ta propre table.
