# Terugkijken naar een spel dat voorbij is, of naar een verslag.
theatre-title = Theater
theatre-lead = Kijk terug naar elk spel
theatre-drop = Sleep een verslag naar deze pagina, of kies er een. Je ziet het hele spel nog eens, door ieders ogen.
theatre-choose = Verslag kiezen
theatre-where = Een verslag is een bestand dat eindigt op .hatbox.jsonl. Je kunt het bewaren als een spel voorbij is.
theatre-controls = Stap voor stap, afspelen en springen
theatre-moment = Moment
theatre-moment-of = Moment { $moment } van { $moments }
theatre-previous-turn = Eén beurt terug
theatre-previous = Eén moment terug
theatre-play = Afspelen
theatre-stop = Stoppen
theatre-next = Eén moment verder
theatre-next-turn = Eén beurt verder
theatre-seen-by = Gezien door
theatre-spectator = het publiek
theatre-truth = Wat waar was
theatre-truly = In werkelijkheid: { $card }
theatre-moments = Alle momenten
theatre-about = Bewaren, delen, controleren
theatre-keep = Bewaren en delen
theatre-save = Verslag bewaren
theatre-share = Dit moment delen
theatre-copied = Link gekopieerd
theatre-share-text = Kijk wat hier gebeurd is!
theatre-link = Link naar dit moment
theatre-link-hint = De link werkt zolang de server de tafel bewaart. Het verslag blijft voor altijd van jou. In beide staan de namen van de spelers.
theatre-file-hint = Dit spel komt uit een bestand. Stuur het door om het te delen: wie het heeft, kan het hierheen slepen.
theatre-check = Lag het schudden vooraf vast?
theatre-deal-proved = Ja. Elke keer schudden volgt uit de startwaarde waarop de server zich vóór de eerste kaart heeft vastgelegd.
theatre-deal-sealed = Nog niet bekend: er is een vastlegging, maar het verslag opent die niet.
theatre-deal-open = Dat kan niemand zeggen: dit verslag heeft geen vastlegging.
theatre-deal-failed = Nee! De kaarten volgen niet uit de vastlegging. Dit verslag is veranderd, of iemand heeft vals gespeeld.
theatre-check-how = Je hoeft deze pagina niet te geloven. Bewaar het verslag, installeer Hatbox op je eigen computer en voer uit:
theatre-commit = Vastlegging, bekendgemaakt vóór de eerste kaart
theatre-seed = Startwaarde, bekendgemaakt aan het eind
theatre-line = Regel { $line } van het verslag:
error-record-too-long = Dit verslag is te lang om hier te tonen.
theatre-pictures = Plaatjes
theatre-points = Punten in de loop van het spel
theatre-flow = Wie gaf aan wie
theatre-best = Het bekijken waard
theatre-number = Aantal kaarten
theatre-exchanges = Ruilen
theatre-claims = Wat er over kaarten is gezegd
theatre-journeys = De reis van elk cadeau
theatre-head-active = Aan de beurt
theatre-head-card = Kaart
theatre-head-chosen = Gekozen
theatre-head-happened = Ging door
theatre-head-by = Gezegd door
theatre-head-of = Over een kaart van
theatre-head-said = Gezegd
theatre-head-was = In werkelijkheid
theatre-head-true = Waar
theatre-head-gift = Cadeau
theatre-head-from = Van
theatre-head-to = Aan
theatre-head-named = Genoemd
theatre-head-accepted = Aangenomen
theatre-yes = Ja
theatre-no = Nee
theatre-as-table = De cijfers als tabel
theatre-show = Dit moment tonen
best-decisive = De ruil die het besliste: { $giver } gaf { $object-a-obj } aan { $seat }.
best-treasures =
    { $you ->
        [seat] Jij had tot het eind
       *[other] { $seat } had tot het eind
    } { $cards ->
        [one] een schat
       *[other] { $cards } schatten
    } in de hand.
best-saboteur =
    { $you ->
        [seat] Jij saboteerde
       *[other] { $seat } saboteerde
    } vaker dan alle anderen: { $cards } keer.
best-generous =
    { $you ->
        [seat] Jij gaf
       *[other] { $seat } gaf
    } de anderen de meeste punten: { $cards }.
best-fibber =
    { $you ->
        [seat] Jij zei
       *[other] { $seat } zei
    } het vaakst iets over kaarten dat niet waar was: { $cards } keer.
best-lied-to =
    { $you ->
        [seat] Jij kreeg
       *[other] { $seat } kreeg
    } het vaakst iets te horen dat niet waar was: { $cards } keer.
best-last =
    { $you ->
        [seat] Het laatste strafpunt was voor jou:
       *[other] Het laatste strafpunt was voor { $seat }:
    } { $gift-a }.
best-liar =
    { $you ->
        [seat] Jij loog
       *[other] { $seat } loog
    } het best: { $cards } verkeerde namen werden geloofd.
best-gullible =
    { $you ->
        [seat] Jij geloofde
       *[other] { $seat } geloofde
    } de meeste verkeerde namen: { $cards }.
best-sharp =
    { $you ->
        [seat] Jij doorzag
       *[other] { $seat } doorzag
    } de meeste verkeerde namen: { $cards }.
best-doubter =
    { $you ->
        [seat] Jij weigerde
       *[other] { $seat } weigerde
    } de meeste goed genoemde cadeaus: { $cards }.
best-memory =
    { $you ->
        [seat] Jij noemde
       *[other] { $seat } noemde
    } nooit een cadeau verkeerd: { $cards } keer goed.
best-traveller = De verste reis: { $gift-the } ging { $cards } keer naar een ander.
theatre-picture = Plaatje delen
