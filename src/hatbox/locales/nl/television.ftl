# What the page says about televisions and on them. Loaded when a table is shown on one.

## On the phones

tv-show = Op een tv tonen
tv-lead = Op een tv, beamer of tablet ziet iedereen de tafel in het groot, en geen enkele hand. De telefoons tonen dan alleen nog wat voor hun eigenaar is.
tv-address = Open dit adres op de tv
tv-here = Dit scherm is de tafel
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
tv-look = Kijk naar de tv
tv-whole-table = De hele tafel hier
tv-only-mine = Alleen wat voor mij is

## On the television

tv-scan = Scan dit met je telefoon om te gaan zitten
tv-fill = OK: volledig scherm met geluid
tv-again = Nog een spel? Elke telefoon aan tafel kan het starten.
