deck-title = Ein eigener Kartensatz
deck-lead = Geh von den Karten eines Spiels aus und ändere, wie viele es von jeder gibt. Das Spiel selbst sagt, was nicht stimmt.
deck-cards =
    { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }
deck-spare =
    { $cards ->
        [one] Eine weitere kommt nur mit manchen Einstellungen des Spiels vor.
       *[other] { $cards } weitere kommen nur mit manchen Einstellungen des Spiels vor.
    }
deck-enough = Genug für { $fewest } bis { $most } am Tisch.
deck-enough-one = Genug für { $players } am Tisch.
deck-changed =
    { $changes ->
        [0] Wie im Spiel.
        [one] { $changes } Anzahl ist anders als im Spiel.
       *[other] { $changes } Anzahlen sind anders als im Spiel.
    }
deck-reset = Wie im Spiel
deck-card = Karte
deck-try = Gegen Bots ausprobieren
deck-save = Als Datei speichern
deck-open = Datei öffnen
deck-share = Als Link teilen
deck-link = Link zu diesem Kartensatz
deck-link-too-long = Dieser Kartensatz ist zu anders, um in einen Link zu passen. Speichere ihn als Datei und schick die.
deck-link-wrong = In diesem Link steckt kein Kartensatz.
deck-estimate = Schätzung
deck-estimate-lead = Bots spielen { $games } Partien mit diesen Karten und ebenso viele mit denen des Spiels.
deck-estimate-start = Bots spielen lassen
deck-stop = Anhalten
deck-progress = { $done } von { $games } Partien
deck-queued = Auch andere lassen gerade Bots spielen. Es geht von selbst weiter.
deck-this = Diese Karten
deck-usual = Die des Spiels
deck-length = Entscheidungen je Partie
deck-first = Es gewinnt, wer beginnt
deck-even = Wenn es gleich wäre, wer beginnt: { $share }.
deck-nobody = Niemand gewinnt
deck-endless = Nach { $most } Entscheidungen nicht vorbei
deck-rough = Die Bots sind Anfänger, also sind das grobe Zahlen: Kleine Unterschiede bedeuten nichts.
