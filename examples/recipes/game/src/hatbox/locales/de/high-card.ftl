game-high-card = Hohe Karte
home-high-card = Alle spielen zugleich eine Karte. Die höchste, die niemand sonst gespielt hat, holt den Punkt.
foreign-number = { $name }
cli-score-high-card =
    { $score ->
        [one] { $player }: { $score } Punkt
       *[other] { $player }: { $score } Punkte
    }
error-players-high-card = Hohe Karte ist für 2 bis 6 Personen, nicht für { $players }.

event-dealt-high-card = Alle bekommen { $cards } Karten.
event-trick-played = Die Karten werden aufgedeckt: { $played }.
event-point-taken =
    { $you ->
        [seat] Die höchste Karte, die niemand sonst gespielt hat, ist deine. Deine Punkte: { $points }.
       *[other] { $seat } hat die höchste Karte, die niemand sonst gespielt hat. Punkte jetzt: { $points }.
    }
event-game-ended-high-card =
    { $winners ->
        [one] { $names } gewinnt mit den meisten Punkten!
       *[other] { $names } gewinnen gemeinsam: Niemand hat mehr Punkte.
    }

clause-C-S1 = Es gibt 30 Karten: die Zahlen von 1 bis 15, jede zweimal. 2 bis 6 Personen bekommen je 4 Karten, die nur sie selbst sehen. Die übrigen Karten sieht niemand.
    .title = Das Austeilen
clause-C-T1 = In jedem Stich wählen alle zur selben Zeit eine Karte aus ihrer Hand. Haben alle gewählt, werden die Karten aufgedeckt und bleiben liegen.
    .title = Alle zugleich
clause-C-T2 = Die höchste Karte, die in diesem Stich niemand sonst gespielt hat, bekommt einen Punkt. Wurde jede Karte mindestens zweimal gespielt, bekommt ihn niemand.
    .title = Die höchste Karte
clause-C-E1 = Das Spiel endet, wenn die Hände leer sind. Wer die meisten Punkte hat, gewinnt; bei Gleichstand teilen sich alle mit den meisten den Sieg.
    .title = Leere Hände
    .reason = Die Spielanleitung regelt keinen Gleichstand; niemand hat besser gespielt, also wird der Sieg geteilt.
option-high-card-choose = Karte { $cards } spielen
