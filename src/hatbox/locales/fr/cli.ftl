# What the command line prints. The English file explains the arguments.

cli-game = { $game }, { $players } joueurs
cli-unfinished = L’enregistrement s’arrête avant la fin de la partie. Décisions encore attendues : { $players }.
cli-score-antayagi =
    { $score ->
        [one] { $player } : { $score } point
       *[other] { $player } : { $score } points
    }
cli-score-not-a-hat =
    { $score ->
        [one] { $player } : { $score } point de pénalité
       *[other] { $player } : { $score } points de pénalité
    }
cli-refused = { $file }, ligne { NUMBER($line, useGrouping: 0) } : { $message }

## hatbox verify

cli-deal-proved = { $file } : la partie respecte les règles, et la distribution est bien celle qui avait été fixée d’avance.
cli-deal-sealed = { $file } : la partie respecte les règles. La distribution a été fixée d’avance, mais sa graine n’est pas encore révélée.
cli-deal-open = { $file } : la partie respecte les règles. La distribution n’a pas été fixée d’avance : on ne peut donc rien dire du mélange.

## hatbox simulate

cli-simulated =
    { $games ->
        [one] Une partie a été jouée. Son enregistrement est dans { $folder } (graine { $seed }).
       *[other] { $games } parties ont été jouées. Leurs enregistrements sont dans { $folder } (graine { $seed }).
    }

## hatbox deck

cli-deck-good =
    { $cards ->
        [one] { $file } : le paquet est correct, avec une carte, pour { $players } joueurs au plus.
       *[other] { $file } : le paquet est correct, avec { $cards } cartes, pour { $players } joueurs au plus.
    }
cli-deck-title =
    { $cards ->
        [one] { $deck } : une carte
       *[other] { $deck } : { $cards } cartes
    }

## hatbox serve

cli-serving = Hatbox tourne à l’adresse { $address }. Ses tables sont conservées dans { $file }. Ctrl+C l’arrête.
cli-owner = Ta propre page, { $address }, s’ouvre avec la clé qui se trouve dans { $file }.
cli-network = Les autres, sur le même réseau, jouent à l’adresse { $address }.

## hatbox backup, hatbox restore

cli-backed-up = Les tables de { $file } sont copiées dans { $backup }.
cli-restored = Les tables de { $file } sont maintenant celles de { $backup }.
cli-kept-aside = Ce qui s’y trouvait est conservé dans { $file }.

## hatbox reports

cli-report = { $time } : { $by } a signalé { $name } à la table { $table }.
cli-no-reports = Aux tables de { $file }, personne n’a signalé personne.

## hatbox tournament

cli-tournament-done = Le tableau, les chiffres et le graphique sont dans { $folder } (graine { $seed }).
cli-lab-missing = hatbox : il manque { $library } : pip install hatbox[lab]
tournament-title = { $game }, graine { $seed }
tournament-bot = bot
tournament-rating = classement
tournament-median = médiane, ms
tournament-p99 = 99e centile, ms
tournament-one = un
tournament-against = contre une table de
tournament-games = parties
tournament-wins = victoires
tournament-points = ses points
tournament-others = points des autres
tournament-turns = tours (médiane)
tournament-span = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } ({ NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } à { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) })
tournament-share = { NUMBER($value, style: "percent") } ({ NUMBER($low, style: "percent") } à { NUMBER($high, style: "percent") })
tournament-number = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
tournament-unfinished =
    { $games ->
        [one] La seule partie de { $one } contre une table de { $rest } n’avait pas de fin : elle a été arrêtée et personne ne l’a gagnée.
       *[other] Sur { $games } parties de { $one } contre une table de { $rest }, { $unfinished } n’avaient pas de fin : arrêtées, elles n’ont été gagnées par personne.
    }
tournament-lost =
    { $games ->
        [one] { $bot } a perdu sa place dans son unique partie : le bot regular y a joué à sa suite et fait partie des chiffres ci-dessus.
       *[other] { $bot } a perdu sa place dans { $lost } des { $games } parties : le bot regular y a joué à sa suite et fait partie des chiffres ci-dessus.
    }
tournament-rating-axis = classement (intervalle à 95 %)
tournament-share-axis = part de victoires d’un seul

tournament-habit-points = points
tournament-habit-penalties = pénalités
tournament-habit-sabotages = sabotages par occasion
tournament-habit-revenge = sabotages par occasion de se venger
tournament-habit-treasures = trésors parmi ses cartes
tournament-habit-risks = cartes risquées parmi les siennes
tournament-habit-words = phrases par partie
tournament-habit-claims = affirmations vraies
tournament-habit-refusals = refus par cadeau
tournament-habit-misnamed = cadeaux mal nommés
