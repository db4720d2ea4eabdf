# De pagina van degene die de server beheert.

owner-title = Deze server
owner-what = Voor degene die deze server beheert. De sleutel staat in het bestand ‘owner-token’ naast de database; de server noemt het bij het starten.
owner-token = Beheersleutel
owner-open = Openen
owner-close = Op slot

owner-tables = Tafels in gebruik
owner-of = { $some } van { $all }
owner-connections = Verbindingen
owner-moves = Zetten per minuut
owner-processor = Processor
owner-memory = Geheugen
owner-delay = Vertraging
owner-uptime = Draait al
owner-hours = { $hours } u { $minutes } min
owner-version = Versie

owner-word = Een woord aan iedereen
owner-word-what = Iedereen aan een tafel leest het, ook wie later komt, tot je het terugneemt of de server opnieuw start.
owner-word-restart = Er is een herstart aangekondigd.
owner-word-back = Terugnemen
owner-word-text = Tekst (in je eigen taal)
owner-word-minutes = Over hoeveel minuten een herstart? (leeg laten als die er niet komt)
owner-word-say = Zeggen

owner-live = Tafels in gebruik
owner-none = Er speelt nu niemand.
owner-here =
    { $people ->
        [0] niemand aanwezig
        [one] { $people } persoon aanwezig
       *[other] { $people } personen aanwezig
    }
owner-watch = Kijken
owner-remove = Verwijderen
owner-remove-other = Een tafel verwijderen met haar code
owner-remove-sure = Tafel { $table } verwijderen?
owner-remove-what = De tafel wordt voorgoed gewist: het spel, de namen, de gesprekken en de meldingen. Wie er is, krijgt te horen dat de tafel niet meer bestaat.
owner-keep = Bewaren
owner-stored =
    { $tables ->
        [one] nog { $tables } tafel in de database
       *[other] nog { $tables } tafels in de database
    }
owner-state-open = nog niet begonnen
owner-state-playing = bezig
owner-state-over = afgelopen
owner-state-ended = afgebroken

owner-reports = Meldingen
owner-no-reports = Er is niemand gemeld.
owner-report = { $time }: aan tafel { $table } heeft persoon { $by } persoon { $member } gemeld
