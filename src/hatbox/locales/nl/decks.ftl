deck-title = Een eigen stapel
deck-lead = Begin met de kaarten van een spel en verander hoeveel er van elke zijn. Het spel zelf zegt wat er niet klopt.
deck-cards =
    { $cards ->
        [one] { $cards } kaart
       *[other] { $cards } kaarten
    }
deck-spare =
    { $cards ->
        [one] Nog één doet alleen met sommige opties van het spel mee.
       *[other] Nog { $cards } doen alleen met sommige opties van het spel mee.
    }
deck-enough = Genoeg voor { $fewest } t/m { $most } spelers.
deck-enough-one = Genoeg voor { $players } spelers.
deck-changed =
    { $changes ->
        [0] Zoals in het spel.
        [one] { $changes } aantal is anders dan in het spel.
       *[other] { $changes } aantallen zijn anders dan in het spel.
    }
deck-reset = Zoals in het spel
deck-card = Kaart
deck-try = Tegen bots proberen
deck-save = Als bestand bewaren
deck-open = Bestand openen
deck-share = Als link delen
deck-link = Link naar deze stapel
deck-link-too-long = Deze stapel is te anders om in een link te passen. Bewaar hem als bestand en stuur dat.
deck-link-wrong = In deze link zit geen stapel.
deck-estimate = Schatting
deck-estimate-lead = Bots spelen { $games } partijen met deze stapel en evenveel met die van het spel.
deck-estimate-start = Bots laten spelen
deck-stop = Stoppen
deck-progress = { $done } van { $games } partijen
deck-queued = Anderen laten ook bots spelen. Het gaat vanzelf verder.
deck-this = Deze stapel
deck-usual = Die van het spel
deck-length = Beslissingen per partij
deck-first = Gewonnen door wie begint
deck-even = Als het niet uitmaakte wie begint: { $share }.
deck-nobody = Niemand wint
deck-endless = Niet voorbij na { $most } beslissingen
deck-rough = De bots zijn beginners, dus dit zijn ruwe cijfers: kleine verschillen betekenen niets.
