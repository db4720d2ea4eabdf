# What the command line prints. The English file explains the arguments.

cli-game = { $game }, { $players } Personen
cli-unfinished = Die Aufzeichnung endet, bevor die Partie vorbei ist. Noch zu entscheiden haben: { $players }.
cli-score-antayagi =
    { $score ->
        [one] { $player }: { $score } Punkt
       *[other] { $player }: { $score } Punkte
    }
cli-score-not-a-hat =
    { $score ->
        [one] { $player }: { $score } Minuspunkt
       *[other] { $player }: { $score } Minuspunkte
    }
cli-refused = { $file }, Zeile { NUMBER($line, useGrouping: 0) }: { $message }

## hatbox verify

cli-deal-proved = { $file }: Die Partie hält sich an die Regeln, und ausgeteilt wurde so, wie es vorher festgelegt war.
cli-deal-sealed = { $file }: Die Partie hält sich an die Regeln. Das Austeilen war vorher festgelegt, aber der Startwert ist noch nicht offengelegt.
cli-deal-open = { $file }: Die Partie hält sich an die Regeln. Das Austeilen war nicht vorher festgelegt, über das Mischen lässt sich also nichts sagen.

## hatbox simulate

cli-simulated =
    { $games ->
        [one] Eine Partie wurde gespielt. Ihre Aufzeichnung liegt in { $folder } (Startwert { $seed }).
       *[other] { $games } Partien wurden gespielt. Ihre Aufzeichnungen liegen in { $folder } (Startwert { $seed }).
    }

## hatbox deck

cli-deck-good =
    { $cards ->
        [one] { $file }: ein gültiger Kartensatz mit einer Karte, für höchstens { $players } Personen.
       *[other] { $file }: ein gültiger Kartensatz mit { $cards } Karten, für höchstens { $players } Personen.
    }
cli-deck-title =
    { $cards ->
        [one] { $deck }: eine Karte
       *[other] { $deck }: { $cards } Karten
    }

## hatbox serve

cli-serving = Hatbox läuft unter { $address }. Die Tische werden in { $file } aufbewahrt. Strg+C beendet es.
cli-owner = Deine eigene Seite, { $address }, öffnet sich mit dem Schlüssel in { $file }.
cli-network = Andere im selben Netz spielen unter { $address }.

## hatbox backup, hatbox restore

cli-backed-up = Die Tische in { $file } sind nach { $backup } kopiert.
cli-restored = Die Tische in { $file } sind jetzt die aus { $backup }.
cli-kept-aside = Was vorher dort war, ist in { $file } aufbewahrt.

## hatbox reports

cli-report = { $time }: { $by } hat { $name } am Tisch { $table } gemeldet.
cli-no-reports = An den Tischen in { $file } hat niemand jemanden gemeldet.

## hatbox tournament

cli-tournament-done = Tabelle, Zahlen und Bild liegen in { $folder } (Startwert { $seed }).
cli-lab-missing = hatbox: { $library } fehlt: pip install hatbox[lab]
tournament-title = { $game }, Startwert { $seed }
tournament-bot = Bot
tournament-rating = Wertung
tournament-median = Median, ms
tournament-p99 = 99. Perzentil, ms
tournament-one = einer
tournament-against = gegen einen Tisch aus
tournament-games = Partien
tournament-wins = Siege
tournament-points = eigene Punkte
tournament-others = Punkte der anderen
tournament-turns = Züge (Median)
tournament-span = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } ({ NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } bis { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) })
tournament-share = { NUMBER($value, style: "percent") } ({ NUMBER($low, style: "percent") } bis { NUMBER($high, style: "percent") })
tournament-number = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
tournament-unfinished =
    { $games ->
        [one] Die einzige Partie von { $one } gegen einen Tisch aus { $rest } hatte kein Ende: Sie wurde abgebrochen, und niemand hat sie gewonnen.
       *[other] Von { $games } Partien von { $one } gegen einen Tisch aus { $rest } hatten { $unfinished } kein Ende: Solche Partien werden abgebrochen, und niemand gewinnt sie.
    }
tournament-lost =
    { $games ->
        [one] { $bot } hat in der einzigen Partie den Platz verloren: Dort hat der Bot regular weitergespielt und steckt mit in den Zahlen oben.
       *[other] { $bot } hat in { $lost } von { $games } Partien den Platz verloren: Dort hat der Bot regular weitergespielt und steckt mit in den Zahlen oben.
    }
tournament-rating-axis = Wertung (95-%-Intervall)
tournament-share-axis = Anteil der Siege des einen

tournament-habit-points = Punkte
tournament-habit-penalties = Minuspunkte
tournament-habit-sabotages = Sabotagen je Gelegenheit
tournament-habit-revenge = Sabotagen je Gelegenheit zur Rache
tournament-habit-treasures = Schätze unter seinen Karten
tournament-habit-risks = riskante unter seinen Karten
tournament-habit-words = Sätze je Partie
tournament-habit-claims = wahre Behauptungen
tournament-habit-refusals = Ablehnungen je Geschenk
tournament-habit-misnamed = falsch benannte Geschenke
