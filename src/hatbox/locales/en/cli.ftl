# What the command line prints.

# $game is the game’s name
cli-game = { $game }, { $players } players
# $players is a list of the names of those who have to decide next
cli-unfinished = The record ends before the game is over. Still to decide: { $players }.
cli-score-antayagi =
    { $score ->
        [one] { $player }: { $score } point
       *[other] { $player }: { $score } points
    }
cli-score-not-a-hat =
    { $score ->
        [one] { $player }: { $score } penalty point
       *[other] { $player }: { $score } penalty points
    }
# $message is the whole sentence that says what is wrong
cli-refused = { $file }, line { NUMBER($line, useGrouping: 0) }: { $message }

## hatbox verify

cli-deal-proved = { $file }: the game keeps to the rules, and the deal is the one that was fixed beforehand.
cli-deal-sealed = { $file }: the game keeps to the rules. The deal was fixed beforehand, but its seed is not open yet.
cli-deal-open = { $file }: the game keeps to the rules. The deal was not fixed beforehand, so nothing can be said about the shuffle.

## hatbox simulate

cli-simulated =
    { $games ->
        [one] One game has been played. Its record is in { $folder } (seed { $seed }).
       *[other] { $games } games have been played. Their records are in { $folder } (seed { $seed }).
    }

## hatbox deck

# $players is the largest number that can play with it
cli-deck-good =
    { $cards ->
        [one] { $file }: a good deck with one card, for up to { $players } players.
       *[other] { $file }: a good deck with { $cards } cards, for up to { $players } players.
    }
cli-deck-title =
    { $cards ->
        [one] { $deck }: one card
       *[other] { $deck }: { $cards } cards
    }

## hatbox serve

cli-serving = Hatbox is being served at { $address }. Its tables are kept in { $file }. Ctrl+C stops it.
cli-owner = Your own page, { $address }, opens with the token in { $file }.
cli-network = Others in the same network play at { $address }.

## hatbox backup, hatbox restore

cli-backed-up = The tables in { $file } are copied to { $backup }.
cli-restored = The tables in { $file } are those of { $backup } now.
cli-kept-aside = What was there before is kept in { $file }.

## hatbox reports

# $name was reported by $by; both are names
cli-report = { $time }: { $by } reported { $name } at table { $table }.
cli-no-reports = Nobody at the tables in { $file } has reported anybody.

## hatbox tournament

cli-tournament-done = The table, the numbers and the picture are in { $folder } (seed { $seed }).
# $library is the name of a Python package
cli-lab-missing = hatbox: { $library } is missing: pip install hatbox[lab]
# $game is cli-game
tournament-title = { $game }, seed { $seed }
# The heads of columns: a table of bots, and one of each bot alone at a table of another
tournament-bot = bot
tournament-rating = rating
tournament-median = median, ms
tournament-p99 = 99th percentile, ms
tournament-one = one
tournament-against = against a table of
tournament-games = games
tournament-wins = wins
tournament-points = its points
tournament-others = the others’ points
tournament-turns = turns (median)
# A value and the interval in which it lies
tournament-span = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } ({ NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } to { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) })
tournament-share = { NUMBER($value, style: "percent") } ({ NUMBER($low, style: "percent") } to { NUMBER($high, style: "percent") })
tournament-number = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
# $bot is a program that could not play on
tournament-unfinished =
    { $games ->
        [one] The only game of { $one } against a table of { $rest } had no end: it was stopped, and nobody won it.
       *[other] { $unfinished } of { $games } games of { $one } against a table of { $rest } had no end: they were stopped, and nobody won them.
    }
tournament-lost =
    { $games ->
        [one] { $bot } lost its seat in its only game: the regular bot played on there and is part of the numbers above.
       *[other] { $bot } lost its seat in { $lost } of { $games } games: the regular bot played on there and is part of the numbers above.
    }
# The axes of the picture
tournament-rating-axis = rating (95 % interval)
tournament-share-axis = share of wins of one

tournament-habit-points = points
tournament-habit-penalties = penalty points
tournament-habit-sabotages = sabotages for each chance
tournament-habit-revenge = sabotages for each chance of revenge
tournament-habit-treasures = of its cards, treasures
tournament-habit-risks = of its cards, risky ones
tournament-habit-words = words a game
tournament-habit-claims = claims that are true
tournament-habit-refusals = refusals for each gift
tournament-habit-misnamed = gifts misnamed
