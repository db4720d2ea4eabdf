# Wat de pagina zegt. The English file explains the arguments.

## Everywhere

page-about = Over Hatbox
page-look-back = Terugkijken naar een spel
page-again = Opnieuw proberen
page-close = Sluiten
page-game-over = Het spel is afgelopen.
page-guest = Gast
page-language = Taal
page-loading = Een ogenblik …
page-moment = Een ogenblik …
page-name = Je naam
page-not-yet = Nog niet
page-paused = Het spel staat op pauze.
page-watching = Je kijkt toe.
page-preferences = Instellingen
page-seconds =
    { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } seconden
    }
page-something = Er is iets onverwachts gebeurd. Laad de pagina opnieuw.
# A choice was made, but not confirmed in time.
page-too-late = Te laat: je keuze telt niet meer.
page-unofficial-short = Niet officieel. De spellen zijn van hun auteurs en uitgevers.
page-waiting-for = Wachten op { $names }.
page-you = Jij
page-your-turn = Jij bent aan de beurt

page-error-gone = Deze tafel bestaat niet meer. Controleer de link, of open zelf een tafel.
page-error-no-page = Op dit adres is niets te vinden.
page-error-offline = De server is niet te bereiken. Controleer je verbinding en probeer het opnieuw.
page-error-server = Dat lukte niet. Probeer het zo nog eens.
page-error-too-many = Dat ging iets te snel. Wacht even en probeer het dan opnieuw.

## Home

home-title = Hoeden af, kaarten omhoog!
home-lead = Kaartspellen voor feestjes, met vrienden en bots: op elke telefoon, iedereen in de eigen taal.
home-your-tables = Je tafels
home-learn = Leer het in vijf minuten
home-learn-on = Verder met de les
home-against-bots = Tegen bots spelen
home-with-friends = Met vrienden spelen
home-on-this-device = Op dit apparaat
home-how-good = Hoe goed moeten de bots spelen?
home-how-good-once = Dit wordt maar één keer gevraagd. Je kunt het wijzigen bij de instellingen.
home-starting = De tafel wordt gedekt …
home-antayagi-80 = Iedereen ziet je kaarten, behalve jij. Ruil, overtuig, saboteer en verzamel als eerste genoeg punten.
home-antayagi-65 = De kleinere, gemenere uitgave: kaarten zijn schaars en elk stuk Giftig afval telt.
home-not-a-hat = Cadeaus gaan gedekt de tafel rond. Onthoud wat wat is, of bluf en hoop dat niemand het merkt.

lost-title = O, een lege doos
lost-home = Naar de startpagina

## Bots

bot-random = speelt zomaar wat
bot-novice = beginner
bot-novice-about = Ziet veel over het hoofd: goed voor een eerste potje.
bot-regular = stamgast
bot-regular-about = Speelt behoorlijk en is soms slordig.
bot-sharp = slimmerik
bot-sharp-about = Onthoudt veel en denkt vooruit.
bot-master = meester
bot-master-about = Moeilijk te verslaan.
bot-perfect = vergeet niets
bot-strength = Hoe goed er gespeeld wordt
bot-plain = Zonder karakter
bot-plain-about = Speelt gewoon zo goed mogelijk.

## At the table

seat-away = afwezig
seat-bot = Bot
seat-stand-in = Er valt een bot in
seat-won = Heeft gewonnen

link-connecting = Verbinden …
link-lost = Verbinding verbroken. Nieuwe poging …
link-restarting = De server start opnieuw op. Het spel gaat zo verder …
word-restart =
    { $minutes ->
        [0] De server start elk moment opnieuw op. Er gaat niets verloren.
        [one] De server start over { $minutes } minuut opnieuw op. Er gaat niets verloren.
       *[other] De server start over { $minutes } minuten opnieuw op. Er gaat niets verloren.
    }

bye-replaced = Je hebt deze tafel in een ander venster geopend. Daar gaat het spel verder.
bye-play-here = Hier spelen
bye-kicked = De beheerder heeft je plaats aan deze tafel gesloten.
bye-version = Er is een nieuwere Hatbox. Laad de pagina opnieuw om verder te gaan.
bye-reload = Opnieuw laden
bye-refused = Je kunt niet aan deze tafel komen. Vraag om een nieuwe link, of open zelf een tafel.

menu-title = Tafel
pace-title = Het tempo van je scherm
pace-slower = Langzamer
pace-faster = Sneller
pace-hold = Stilzetten
pace-held = Je scherm staat stil.
pace-go-on = Verder
pace-next = Volgende

talk-title = Praten
talk-to = Met { $to } praten
talk-about-card = { $to }: { place-card }
talk-about-my-card = Je { place-card }
talk-your-card = ‘Je kaart is …’ (waar of niet)
talk-my-card = ‘Mijn kaart is …’ (waar of niet)
talk-claim = { $name }: { $card }
talk-stand-in = Bot (voor { $name })
talk-write = Wat je wilt zeggen
talk-send = Zeggen

log-title = Wat er gebeurd is
log-empty = Nog niets.
log-said = { $name }: { $text }
why-ask = Waarom?
why-title = Waarom?

## AntaYagí

ay-hint-first = Volgens de spelregels: wie de meeste zakken heeft.
ay-hint-first-antayagi-65 = Volgens de spelregels: wie de meeste zakken heeft; bij een gelijke stand de jongste.
ay-points = { $points } van { $needed } punten
ay-empty-area = nog geen punten
ay-about-cards =
    { $cards ->
        [one] Wat deze kaart doet
       *[other] Wat deze kaarten doen
    }
ay-exchange-with = Ruilen met { $name }
ay-their-card = { $name }, { place-card }: { $card }
ay-their-unseen-card = { $name }, { place-card }
ay-my-card = Je { place-card }, je ziet de achterkant: { $card }
ay-my-turned-card = Je { place-card }, je ziet het voorwerp: { $card }
ay-draw-pile = Stapel: { $cards }
ay-discard-pile = Aflegstapel: { $cards }
ay-sealed = heeft een kaart gekozen
ay-ask-partner = Jouw beurt! Kies de speler met wie je wilt ruilen.
ay-hint-partner =
    { $seen ->
        [none] Je ziet wat de anderen hebben, maar van je eigen kaarten alleen de achterkant.
        [all] Je ziet wat je eigen kaarten zijn; de anderen zien alleen de achterkant.
       *[some] De anderen zien wat je kaarten zijn, behalve die je zelf ziet.
    }
ay-confirm-partner = Ruilen met { $name }?
ay-do-partner = Ja, ruilen
ay-ask-offer = Welke kaart geef je aan { $name }? Kies een van je kaarten.
ay-hint-offer =
    { $seen ->
        [none] Alleen de anderen weten wat het is. Vraag het ze, of vertrouw op je geluk!
        [all] Alleen jij ziet wat het is: de anderen zien de achterkant.
       *[some] Sommige zie je zelf. Vraag de anderen naar de rest, of vertrouw op je geluk!
    }
ay-confirm-offer = Je { place-card } weggeven?
ay-do-offer = Ja, weg ermee
ay-stake =
    { $you ->
        [active] { $active-object } (jij) tegen { $chosen-object } ({ $chosen })
        [chosen] { $active-object } ({ $active }) tegen { $chosen-object } (jij)
       *[other] { $active-object } ({ $active }) tegen { $chosen-object } ({ $chosen })
    }
ay-ask-sabotage =
    { $sabotages ->
        [0] Wil je deze ruil tegenhouden?
       *[other]
            { $you ->
                [seat] Je hebt een sabotage ongedaan gemaakt: de ruil gaat door.
               *[other] { $name } heeft een sabotage ongedaan gemaakt: de ruil gaat door.
            }
    }
ay-no-sabotage = Je hebt geen Sabotage.
ay-confirm-sabotage = Saboteren met je { place-card }? Dan is er geen ruil.
ay-sabotage = Sabotage: geen ruil
ay-sabotage-with = Sabotage ({ place-at }): geen ruil
ay-do-sabotage = Ja, geen ruil!
ay-pass-sabotage = Laat de ruil doorgaan
ay-wait-sabotage = Saboteert iemand deze ruil?
ay-ask-rescue =
    { $you ->
        [seat] Je hebt deze ruil tegengehouden.
       *[other] { $name } heeft deze ruil tegengehouden.
    }
ay-confirm-rescue = De sabotage ongedaan maken met je { place-card }? Dan gaat de ruil door.
ay-rescue =
    { $you ->
        [seat] Maak je sabotage ongedaan: de ruil gaat door
       *[other] Maak de sabotage van { $name } ongedaan: de ruil gaat door
    }
ay-rescue-with = Ongedaan maken ({ place-at }): de ruil gaat door
ay-do-rescue = Ja, de ruil gaat door!
ay-pass-rescue = Het zo laten: geen ruil
ay-wait-rescue = Redt iemand deze ruil?
ay-eased-unarmed = Je wordt het alleen gevraagd als je een Sabotage hebt.
ay-eased-always = Je laat elke ruil doorgaan.
ay-ask-again = Vraag het weer
ay-some-drew =
    { $you ->
        [seat] Je trekt, en { $names } ook.
       *[nobody] { $names } trekken.
    }
ay-one-drew =
    { $you ->
        [seat] Je trekt { $cards } kaarten.
       *[other] { $seat } trekt { $cards } kaarten.
    }
ay-ask-take = De Lolly speelt voor jou: kies de kaart die je van { $name } afpakt.
ay-ask-feed = Wat eet je T-Rex?

## That’s Not a Hat

nh-hint-first = Volgens de spelregels: wie het laatst iets cadeau heeft gekregen.
nh-oldest = Het oudste cadeau, dat als volgende wordt gegeven
nh-shop = Winkel: { $cards }
nh-round = Ronde { $round } van { $rounds }
nh-total =
    { $points ->
        [one] in totaal { $points } punt
       *[other] in totaal { $points } punten
    }
nh-penalties =
    { $points ->
        [one] { $points } minpunt
       *[other] { $points } minpunten
    }
nh-penalty-word =
    { $points ->
        [one] minpunt
       *[other] minpunten
    }
# A special gift, before its giver says to whom it goes.
nh-from-any =
    { $you ->
        [from] jij kiest voor wie
       *[other] { $from } kiest voor wie
    }
nh-from-to =
    { $you ->
        [from] van jou voor { $to }
        [to] van { $from } voor jou
       *[other] van { $from } voor { $to }
    }
nh-ask-name = Jij geeft! Zeg wat het is, waar of niet.
nh-do-name = Noem het cadeau …
nh-name-it = ‘Ik heb hier iets moois voor je …’
nh-search = Zoeken
nh-found =
    { $gifts ->
        [one] { $gifts } cadeau
       *[other] { $gifts } cadeaus
    }
nh-nothing-found = Zo heet geen enkel cadeau.
nh-to-whom = Wie krijgt het?
nh-ask-reply = { $name }: ‘{ $have }’
nh-say = ‘{ $have }’
nh-accept = Dank je wel!
nh-confirm-refuse = Afwijzen? Wie het mis heeft, neemt het cadeau.

## The result

## About

## Wachten op iemand

wait-away = { $name } is al { $time } weg.
wait-bot-soon = Over { $time } kan een bot invallen.
wait-nudge = { $name } een duwtje geven
wait-nudged = { $name } wacht op jou.

