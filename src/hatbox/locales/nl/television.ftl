# What the page says about televisions and on them. Loaded when a table is shown on one.

## On the phones

tv-show = Op een tv tonen
tv-lead = Op een tv, beamer of tablet ziet iedereen de tafel in het groot, en geen enkele hand. De telefoons tonen dan alleen nog wat voor hun eigenaar is.
# Followed by an address
tv-code-lead = Open op de tv
tv-code = Typ daarna hier de code die hij toont
tv-code-show = De tafel daar tonen
tv-code-done = De tv toont de tafel zo meteen.
tv-address = Of open daar dit adres
tv-qr = QR-code met het adres voor de tv
tv-seat = Je eigen plaats op je telefoon
tv-seat-lead = Scan dit met je eigen telefoon, en laat niemand anders dat doen: het is jouw plaats. Daarna kan dit scherm de tafel zijn, en speel je op de telefoon.
tv-here = Dit scherm is de tafel
tv-here-sure = Op dit scherm verlaat je je plaats: het toont dan wat iedereen mag zien. Raak het aan om terug te komen.
tv-back = Terug naar mijn plaats
# $screens is the number of screens
tv-shown =
    { $screens ->
        [one] Een tv toont deze tafel.
       *[other] { $screens } tv’s tonen deze tafel.
    }
tv-host-only = Alleen de beheerder kan deze tafel op een tv tonen.
tv-link = Een link voor een tv maken
tv-new-link = Nieuwe link; de oude werkt niet meer
tv-off = Tv’s uitschakelen
# $screens is the number of screens
tv-off-sure =
    { $screens ->
        [one] De tv toont deze tafel dan niet meer.
       *[other] { $screens } tv’s tonen deze tafel dan niet meer.
    }
tv-no-spectators = Een tv toont deze tafel. Als niemand mag kijken, gaat hij uit.
tv-look = Kijk naar de tv
tv-whole-table = De hele tafel hier
tv-only-mine = Alleen wat voor mij is

## On the television

# Before it shows a table
tv-pair = Kies aan je tafel ‘Op een tv tonen’ en typ deze code:
tv-pair-hint = Dan toont dit scherm de tafel. De afstandsbediening is niet nodig.
tv-scan = Scan dit met je telefoon om te gaan zitten
tv-fill = OK: volledig scherm met geluid
tv-again = Nog een spel? Elke telefoon aan tafel kan het starten.
