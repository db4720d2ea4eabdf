# What the command line prints. The English file explains the arguments.

cli-game = { $game }, { $players } spelers
cli-unfinished = Het spelverslag stopt voordat het spel is afgelopen. Nog te beslissen: { $players }.
cli-score-antayagi =
    { $score ->
        [one] { $player }: { $score } punt
       *[other] { $player }: { $score } punten
    }
cli-score-not-a-hat =
    { $score ->
        [one] { $player }: { $score } minpunt
       *[other] { $player }: { $score } minpunten
    }
cli-refused = { $file }, regel { NUMBER($line, useGrouping: 0) }: { $message }

## hatbox verify

cli-deal-proved = { $file }: het spel houdt zich aan de regels, en er is gedeeld zoals vooraf was vastgelegd.
cli-deal-sealed = { $file }: het spel houdt zich aan de regels. Het delen is vooraf vastgelegd, maar de startwaarde is nog niet bekendgemaakt.
cli-deal-open = { $file }: het spel houdt zich aan de regels. Het delen is niet vooraf vastgelegd, dus over het schudden valt niets te zeggen.

## hatbox simulate

cli-simulated =
    { $games ->
        [one] Er is één spel gespeeld. Het verslag staat in { $folder } (startwaarde { $seed }).
       *[other] Er zijn { $games } spellen gespeeld. De verslagen staan in { $folder } (startwaarde { $seed }).
    }

## hatbox deck

cli-deck-good =
    { $cards ->
        [one] { $file }: een goed deck met één kaart, voor hoogstens { $players } spelers.
       *[other] { $file }: een goed deck met { $cards } kaarten, voor hoogstens { $players } spelers.
    }
cli-deck-title =
    { $cards ->
        [one] { $deck }: één kaart
       *[other] { $deck }: { $cards } kaarten
    }

## hatbox serve

cli-serving = Hatbox draait op { $address }. De tafels worden bewaard in { $file }. Ctrl+C stopt het.
cli-owner = Je eigen pagina, { $address }, gaat open met de sleutel in { $file }.
cli-network = Anderen in hetzelfde netwerk spelen op { $address }.

## hatbox backup, hatbox restore

cli-backed-up = De tafels in { $file } zijn gekopieerd naar { $backup }.
cli-restored = De tafels in { $file } zijn nu die van { $backup }.
cli-kept-aside = Wat er eerst stond, is bewaard in { $file }.

## hatbox reports

cli-report = { $time }: { $by } heeft { $name } aan tafel { $table } gemeld.
cli-no-reports = Aan de tafels in { $file } heeft niemand iemand gemeld.

## hatbox tournament

cli-tournament-done = De tabel, de cijfers en de afbeelding staan in { $folder } (startwaarde { $seed }).
cli-lab-missing = hatbox: { $library } ontbreekt: pip install hatbox[lab]
tournament-title = { $game }, startwaarde { $seed }
tournament-bot = bot
tournament-rating = waardering
tournament-median = mediaan, ms
tournament-p99 = 99e percentiel, ms
tournament-one = een
tournament-against = tegen een tafel van
tournament-games = spellen
tournament-wins = gewonnen
tournament-points = eigen punten
tournament-others = punten van de anderen
tournament-turns = beurten (mediaan)
tournament-span = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } ({ NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } tot { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) })
tournament-share = { NUMBER($value, style: "percent") } ({ NUMBER($low, style: "percent") } tot { NUMBER($high, style: "percent") })
tournament-number = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
tournament-unfinished =
    { $games ->
        [one] Het enige spel van { $one } tegen een tafel van { $rest } had geen einde: het is gestopt en niemand heeft het gewonnen.
       *[other] Van { $games } spellen van { $one } tegen een tafel van { $rest } hadden er { $unfinished } geen einde: zulke spellen worden gestopt en niemand wint ze.
    }
tournament-lost =
    { $games ->
        [one] { $bot } verloor in het enige spel zijn plaats: daar speelde de bot regular verder, en die zit mee in de cijfers hierboven.
       *[other] { $bot } verloor in { $lost } van { $games } spellen zijn plaats: daar speelde de bot regular verder, en die zit mee in de cijfers hierboven.
    }
tournament-rating-axis = waardering (95 %-interval)
tournament-share-axis = aandeel gewonnen spellen van de ene

tournament-habit-points = punten
tournament-habit-penalties = minpunten
tournament-habit-sabotages = sabotages per kans
tournament-habit-revenge = sabotages per kans op wraak
tournament-habit-treasures = schatten onder zijn kaarten
tournament-habit-risks = riskante onder zijn kaarten
tournament-habit-words = zinnen per partij
tournament-habit-claims = ware beweringen
tournament-habit-refusals = weigeringen per cadeau
tournament-habit-misnamed = verkeerd genoemde cadeaus
