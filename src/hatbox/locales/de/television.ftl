# What the page says about televisions and on them. Loaded when a table is shown on one.

## On the phones

tv-show = Auf einem Fernseher zeigen
tv-lead = Auf einem Fernseher, Beamer oder Tablet sehen alle den Tisch groß, und keine Hand. Die Handys zeigen dann nur noch, was für ihre Besitzer ist.
tv-address = Öffne diese Adresse auf dem Fernseher
tv-here = Dieser Bildschirm ist der Tisch
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
tv-look = Schau auf den Fernseher
tv-whole-table = Den ganzen Tisch hier
tv-only-mine = Nur, was für mich ist

## On the television

tv-scan = Scanne das mit dem Handy, um dich zu setzen
tv-fill = OK: ganzer Bildschirm mit Ton
tv-again = Noch eine Partie? Jedes Handy am Tisch kann sie starten.
