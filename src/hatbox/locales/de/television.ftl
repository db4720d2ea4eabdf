# What the page says about televisions and on them. Loaded when a table is shown on one.

## On the phones

tv-show = Auf einem Fernseher zeigen
tv-lead = Auf einem Fernseher, Beamer oder Tablet sehen alle den Tisch groß, und keine Hand. Die Handys zeigen dann nur noch, was für ihre Besitzer ist.
# Followed by an address
tv-code-lead = Öffne auf dem Fernseher
tv-code = Tippe dann hier den Code ein, den er zeigt
tv-code-show = Tisch dort zeigen
tv-code-done = Der Fernseher zeigt gleich den Tisch.
tv-address = Oder öffne dort diese Adresse
tv-qr = QR-Code mit der Adresse für den Fernseher
tv-seat = Dein eigener Platz auf dem Handy
tv-seat-lead = Scanne das mit deinem eigenen Handy, und nur du: Es ist dein Platz. Dann kann dieser Bildschirm der Tisch sein, und du spielst auf dem Handy.
tv-here = Dieser Bildschirm ist der Tisch
tv-here-sure = Du verlässt auf diesem Bildschirm deinen Platz: Er zeigt dann, was alle sehen dürfen. Eine Berührung bringt dich zurück.
tv-back = Zurück an meinen Platz
# $screens is the number of screens
tv-shown =
    { $screens ->
        [one] Ein Fernseher zeigt diesen Tisch.
       *[other] { $screens } Fernseher zeigen diesen Tisch.
    }
tv-host-only = Nur wer den Tisch leitet, kann ihn auf einem Fernseher zeigen.
tv-link = Einen Link für einen Fernseher machen
tv-new-link = Neuer Link; der alte gilt nicht mehr
tv-off = Fernseher abschalten
# $screens is the number of screens
tv-off-sure =
    { $screens ->
        [one] Der Fernseher zeigt diesen Tisch dann nicht mehr.
       *[other] { $screens } Fernseher zeigen diesen Tisch dann nicht mehr.
    }
tv-no-spectators = Ein Fernseher zeigt diesen Tisch. Darf niemand zuschauen, geht er aus.
tv-look = Schau auf den Fernseher
tv-whole-table = Den ganzen Tisch hier
tv-only-mine = Nur, was für mich ist

## On the television

# Before it shows a table
tv-pair = Wählt am Tisch „Auf einem Fernseher zeigen“ und tippt diesen Code ein:
tv-pair-hint = Dann zeigt dieser Bildschirm den Tisch. Die Fernbedienung braucht ihr nicht.
tv-scan = Scanne das mit dem Handy, um dich zu setzen
tv-fill = OK: ganzer Bildschirm mit Ton
tv-again = Noch eine Partie? Jedes Handy am Tisch kann sie starten.
