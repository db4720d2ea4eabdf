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
best-decisive =
    De ruil die het besliste: { $you ->
        [seat] { $giver } gaf jou { $object-a-obj }
        [giver] jij gaf { $object-a-obj } aan { $seat }
       *[other] { $giver } gaf { $object-a-obj } aan { $seat }
    }.
best-decisive-taken =
    De ruil die het besliste: { $you ->
        [seat] jij pakte { $object-a-obj } uit de hand van { $giver }
        [giver] { $seat } pakte { $object-a-obj } uit jouw hand
       *[other] { $seat } pakte { $object-a-obj } uit de hand van { $giver }
    }.
best-decisive-own =
    { $you ->
        [seat] De ruil die het besliste: jij onthulde
        [me] De ruil die het besliste: ik onthulde
       *[other] De ruil die het besliste: { $seat } onthulde
    } { $object-a-obj }, en de kaart kwam terug.
best-decisive-sabotage =
    De sabotage die het besliste: { $you ->
        [seat] jij verhinderde een ruil waarmee { $partner } zou hebben gewonnen
        [partner] { $seat } verhinderde een ruil waarmee jij zou hebben gewonnen
       *[other] { $seat } verhinderde een ruil waarmee { $partner } zou hebben gewonnen
    }.
best-treasures =
    { $you ->
        [seat] Jij had tot het eind
        [me] Ik had tot het eind
       *[other] { $seat } had tot het eind
    } { $cards ->
        [one] een schat
       *[other] { $cards } schatten
    } in de hand.
best-saboteur =
    { $you ->
        [seat] Jij saboteerde
        [me] Ik saboteerde
       *[other] { $seat } saboteerde
    } vaker dan alle anderen: { $cards } keer.
best-generous =
    { $you ->
        [seat] Jij gaf
        [me] Ik gaf
       *[other] { $seat } gaf
    } de anderen de meeste punten: { $cards }.
best-fibber =
    { $you ->
        [seat] Jij zei
        [me] Ik zei
       *[other] { $seat } zei
    } het vaakst iets over kaarten dat niet waar was: { $cards } keer.
best-lied-to =
    { $you ->
        [seat] Jij kreeg
        [me] Ik kreeg
       *[other] { $seat } kreeg
    } het vaakst iets te horen dat niet waar was: { $cards } keer.
best-last-lie =
    { $you ->
        [seat] Jij noemde
        [me] Ik noemde
       *[other] { $seat } noemde
    } { $gift-a-obj } { $named-a-obj }, maar dat werd niet geloofd: het laatste minpunt.
best-last-doubt =
    { $you ->
        [seat] Jij weigerde
        [me] Ik weigerde
       *[other] { $seat } weigerde
    } { $gift-a-obj }, en de naam klopte: het laatste minpunt.
best-liar =
    { $you ->
        [seat] Jij loog
        [me] Ik loog
       *[other] { $seat } loog
    } het best: { $cards } verkeerde namen werden geloofd.
best-gullible =
    { $you ->
        [seat] Jij geloofde
        [me] Ik geloofde
       *[other] { $seat } geloofde
    } de meeste verkeerde namen: { $cards }.
best-sharp =
    { $you ->
        [seat] Jij doorzag
        [me] Ik doorzag
       *[other] { $seat } doorzag
    } de meeste verkeerde namen: { $cards }.
best-doubter =
    { $you ->
        [seat] Jij weigerde
        [me] Ik weigerde
       *[other] { $seat } weigerde
    } de meeste goed genoemde cadeaus: { $cards }.
best-memory =
    { $you ->
        [seat] Jij noemde
        [me] Ik noemde
       *[other] { $seat } noemde
    } nooit een cadeau verkeerd: { $cards } keer goed.
best-traveller = De verste reis: { $gift-the } ging { $cards } keer naar een ander.
theatre-picture = Plaatje delen
picture-me = Ik
picture-won = Ik heb gewonnen!
picture-shared = Ik deel de overwinning!
theatre-why = Waarom?
theatre-stops = Hier eindigt het verslag: dit spel is niet uitgespeeld.
theatre-no-record = Dit bestand is geen verslag van een spel.
theatre-deal-branch = Dat kan niemand zeggen: dit spel is een aftakking van een ander, waarvan de kaarten bekend konden zijn. Het heeft geen vastlegging.
what-title = Wat als …?
what-decides = { $seat } moet beslissen.
what-previous = Vorige beslissing
what-next = Volgende beslissing
what-master = Wat had een meester gedaan?
what-master-hint = Acht meesters worden gevraagd. Ze weten wat deze speler tot dan toe had gezien en gehoord, en verder niets.
what-ask = Vraag het de meesters
what-thinking = Ze denken na …
what-measure-win = De geschatte kans om te winnen met elke mogelijkheid. Het streepje aan het eind van een balk is de standaardfout: zoveel van de schatting kan toeval zijn.
what-measure-right = De geschatte kans dat het antwoord klopt, voor zover een meester het zich herinnert. Het streepje aan het eind van een balk is de standaardfout: zoveel van de schatting kan toeval zijn.
what-played = werd gekozen
what-votes =
    { $votes ->
        [0] Geen meester zou dit kiezen.
        [one] Eén van { $masters } meesters zou dit kiezen.
       *[other] { $votes } van { $masters } meesters zouden dit kiezen.
    }
what-more =
    { $options ->
        [one] Er was nog één mogelijkheid.
       *[other] Er waren nog { $options } mogelijkheden.
    }
what-option = Mogelijkheid
what-estimate = Schatting
what-error = Standaardfout
what-chosen-by = Meesters ervoor
what-branch = Vanaf hier verder
what-seat = Jij speelt voor
what-people = Plaatsen voor andere mensen, die via een link komen
what-bots = Bots op de andere plaatsen
what-known = De kaarten liggen zoals ze lagen. Wie heeft teruggekeken, kent misschien verborgen kaarten en die nog komen. Daarom is er geen vastlegging, en staat in het verslag dat het een aftakking is.
what-go-on = Vanaf hier spelen
what-nothing = In dit spel had niemand iets te beslissen.
option-antayagi-choose = Met { $partner } ruilen
option-antayagi-offer = Kaart { $cards } aanbieden
option-antayagi-sabotage = Saboteren met kaart { $cards }
option-antayagi-pass = Geen sabotage spelen
option-antayagi-take = Kaart { $cards } nemen
option-antayagi-feed = { $object-the-obj } aan de T-Rex geven
option-not-a-hat-give = ‘{ $gift }’ zeggen
option-not-a-hat-give-to = ‘{ $gift }’ zeggen en aan { $receiver } geven
option-not-a-hat-accept = Aannemen
option-not-a-hat-refuse = Weigeren
theatre-sabotages = Sabotages
theatre-head-by-whom = Door
best-honest =
    { $you ->
        [seat] Jij zei
        [me] Ik zei
       *[other] { $seat } zei
    } niets dan de waarheid over kaarten: { $cards } keer.
best-unlucky =
    { $you ->
        [seat] De meeste pech: jouw ruilen werden
        [me] De meeste pech: mijn ruilen werden
       *[other] De meeste pech: de ruilen van { $seat } werden
    } het vaakst verhinderd, { $cards } keer.
best-judge =
    { $you ->
        [seat] Jij liet je
        [me] Ik liet me
       *[other] { $seat } liet zich
    } nooit beetnemen: { $cards } keer goed geoordeeld.
best-misled =
    { $you ->
        [seat] De meeste pech: jij zei
        [me] De meeste pech: ik zei
       *[other] De meeste pech: { $seat } zei
    } te goeder trouw een verkeerde naam door.
best-unwanted = De kaart die het liefst werd weggegeven: { $object }, { $cards } keer aangeboden.
