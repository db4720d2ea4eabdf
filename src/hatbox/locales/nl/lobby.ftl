# What the page says at the door of a table and before its game. Loaded only there.

## At the door

join-invites =
    { $free ->
        [one] { $host } nodigt je uit. Er is één plaats vrij.
       *[other] { $host } nodigt je uit. Er zijn { $free } plaatsen vrij.
    }
join-full = Alle plaatsen zijn bezet, maar je kunt kijken. Of ga naar de startpagina en open zelf een tafel.
join-playing = Het spel is al begonnen, maar je kunt kijken.
join-over = Dit spel is afgelopen, maar je kunt zien hoe het eindigde.
join-full-closed = Alle plaatsen zijn bezet, en aan deze tafel kan niemand toekijken.
join-playing-closed = Het spel is al begonnen, en aan deze tafel kan niemand toekijken.
join-over-closed = Dit spel is afgelopen, en aan deze tafel kan niemand toekijken.
join-locked = Deze tafel is op slot: er kan niemand meer bij komen.
join-own-seat =
    { $people ->
        [one] De plaats van { $names } wacht op het apparaat waarop die is ingenomen. Is het de jouwe? Open deze link daar. Dat apparaat kan de plaats ook doorgeven, onder ‘Op een tv tonen’: ‘Je eigen plaats op je telefoon’.
       *[other] De plaatsen van { $names } wachten op de apparaten waarop ze zijn ingenomen. Is er een de jouwe? Open deze link daar. Dat apparaat kan de plaats ook doorgeven, onder ‘Op een tv tonen’: ‘Je eigen plaats op je telefoon’.
    }
join-sit = Plaatsnemen
join-watch = Kijken

## Before the game

lobby-lead = Deel deze link: wie hem opent, schuift bij je aan.
lobby-full = Alle plaatsen zijn bezet: wie nu komt, kan alleen kijken.
lobby-full-closed = Alle plaatsen zijn bezet.
lobby-full-awaited = Alle plaatsen zijn bezet. Wie er een heeft, komt terug met dezelfde link, op het eigen apparaat.
lobby-seats = Rond de tafel
lobby-host = Beheerder
lobby-free = Vrije plaats
lobby-sit = Hier zitten
lobby-stand = Opstaan
lobby-add-bot = Bot erbij
lobby-no-bot = { $name } weghalen
lobby-other-bot = Een andere bot in plaats van { $name }
lobby-kick = { $name } wegsturen
lobby-kick-sure = { $name } kan dan niet meer terug naar deze tafel, ook niet met de link.
lobby-kick-do = Wegsturen
lobby-settings = Wat er gespeeld wordt
lobby-start = Begin het spel
lobby-start-without = Beginnen zonder { $names }
lobby-waits-for = Het spel wacht op { $names }.
lobby-bots-until = Voor wie er nog niet is, valt een bot in.
lobby-fill-and-start =
    { $free ->
        [one] Een bot erbij en beginnen
       *[other] { $free } bots erbij en beginnen
    }
lobby-wait-for-host = { $name } begint het spel als iedereen er is.
lobby-host-soon = Over { $time } wordt iemand anders beheerder.

## What is played

set-game = Spel
set-players = Spelers
set-gifts = Cadeaus per speler bij het begin
set-gifts-number =
    { $gifts ->
        [one] { $gifts }
       *[other] { $gifts } (nog moeilijker)
    }
set-arrows = Pijlen
set-arrows-both = Zwarte en witte
set-arrows-black = Alleen zwarte (moeilijker)
set-arrows-white = Alleen witte (moeilijker)
set-rounds = Rondes
set-rounds-each = { $rounds } (één per speler)
set-special = Met de speciale kaarten: wie ze geeft, kiest aan wie
set-window = Tijd om te saboteren
set-limit = Tijd per beslissing
set-no-limit = Onbeperkt
set-first = Wie begint
set-first-chance = Het toeval beslist
set-first-seat = Plaats { $number }
set-pace = Tempo van de bots
set-pace-calm = Rustig
set-pace-usual = Normaal
set-pace-quick = Snel
set-telling = Tijd om te volgen wat er gebeurt
set-stand-in = Een bot valt in voor wie te lang weg is
set-free-text = Spelers mogen elkaar schrijven
set-bots-talk = Bots mogen praten
set-spectators = Anderen mogen kijken
set-locked = Er mag niemand meer bij komen
set-deck = Met een eigen deck spelen
set-own-deck = Jullie spelen met een eigen deck
set-own-deck-cards =
    { $cards ->
        [one] Eigen deck: { $cards } kaart.
       *[other] Eigen deck: { $cards } kaarten.
    }
set-not-a-deck = Dit is geen deckbestand. Sla een bestand op om mee te beginnen en wijzig het met een teksteditor.
set-deck-hint = Een deckbestand (.toml), bijvoorbeeld met de echte aantallen uit je speldoos.
set-choose-deck = Een bestand kiezen…
set-usual-deck = Terug naar het gewone deck
set-deck-template = Een bestand bewaren om mee te beginnen
set-host-decides = Daarover beslist de beheerder.

## The invitation

share-title = Anderen uitnodigen
share-watch = Het spel is bezig: wie nu komt, kan alleen toekijken.
share-link = Link naar deze tafel
share-code = QR-code met de link naar deze tafel
share-copy = Link kopiëren
share-copied = Gekopieerd
share-send = Versturen
share-address = Adres voor de anderen
share-networks = Dit apparaat zit in meer netwerken: kies het netwerk waarin de anderen zijn.
share-local = Op dit moment kunnen anderen dit apparaat niet bereiken: verbind het met een netwerk, of start de server voor het netwerk.

## What is played, in a line for those who do not decide about it

sum-players = { $players } spelers
sum-window = { $seconds } seconden om te saboteren
sum-limit = { $seconds } seconden per beslissing
sum-first = { $name } begint
sum-deck = met eigen kaarten
sum-free-text = schrijven mag
sum-quiet = stille bots
sum-no-spectators = niemand kijkt toe
sum-locked = er komt niemand meer bij
sum-gifts = elk twee cadeaus
sum-arrows-black = alleen zwarte pijlen
sum-arrows-white = alleen witte pijlen
sum-rounds = { $rounds } rondes
sum-special = met de speciale kaarten

## Who I am

who-ask = Hoe moeten de anderen je noemen?
who-once = Dit wordt maar één keer gevraagd. Je kunt het aan elke tafel veranderen.
who-go = Tafel openen
# $picture is the name of a little picture
who-picture = Jouw plaatje: { $picture }. Een ander plaatje kiezen
who-other = Een ander plaatje kiezen

# The little pictures of people
portrait-bear = Beer
portrait-bee = Bij
portrait-butterfly = Vlinder
portrait-cat = Kat
portrait-dog = Hond
portrait-flamingo = Flamingo
portrait-fox = Vos
portrait-frog = Kikker
portrait-hedgehog = Egel
portrait-koala = Koala
portrait-lion = Leeuw
portrait-octopus = Octopus
portrait-otter = Otter
portrait-owl = Uil
portrait-panda = Panda
portrait-parrot = Papegaai
portrait-penguin = Pinguïn
portrait-rabbit = Konijn
portrait-raccoon = Wasbeer
portrait-sloth = Luiaard
portrait-snail = Slak
portrait-tiger = Tijger
portrait-turtle = Schildpad
portrait-unicorn = Eenhoorn

## A notification when it is my turn

bell-ask = Een melding als ik aan de beurt ben
bell-hint = Meer staat er niet in. Ze komt zolang deze pagina ergens op de achtergrond open is.
bell-denied = Je browser staat deze pagina geen meldingen toe. Dat kun je in de instellingen van de browser veranderen.
bell-insecure = Meldingen werken alleen als het adres met https begint.
lobby-branch = Dit spel gaat verder vanaf een moment van een ander. Wie op dat spel heeft teruggekeken, kent misschien verborgen kaarten; daarom is er geen vastlegging.

wait-away = { $name } is al { $time } weg.
wait-bot-soon = Over { $time } kan een bot invallen.
wait-nudge = { $name } een duwtje geven
wait-nudged = { $name } wacht op jou.

about-cards =
    { $cards ->
        [one] Wat deze kaart doet
       *[other] Wat deze kaarten doen
    }

bot-strength = Hoe goed er gespeeld wordt
bot-plain = Zonder karakter
bot-plain-about = Speelt gewoon zo goed mogelijk.

character-saboteur-about = Saboteert zodra het iemands dag verpest, en lacht erom.
character-collector-about = Verzamelt rustig punten, is dol op schatten en bewaart sabotages voor het juiste moment.
character-trickster-about = Zegt wat het beste uitkomt, waar of niet, en bluft met een stalen gezicht.
character-good-soul-about = Vertelt de waarheid, zegt dankjewel en bederft bijna nooit iets.
character-gambler-about = Wint liever groot of verliest groot dan verstandig te spelen.
character-avenger-about = Vergeet geen onrecht: wie een mooi plan bederft, krijgt het terug.
character-doubter-about = Gelooft niemand en vraagt iedereen of ze het zeker weten.
character-believer-about = Gelooft iedereen op zijn woord, keer op keer.
