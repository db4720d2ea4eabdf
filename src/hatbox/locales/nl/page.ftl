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

page-error-offline = De server is niet te bereiken. Controleer je verbinding en probeer het opnieuw.
page-error-server = Dat lukte niet. Probeer het zo nog eens.

## Home

home-title = Hoeden af, kaarten omhoog!
home-lead = Kaartspellen voor feestjes, met vrienden en bots: op elke telefoon, iedereen in de eigen taal.
home-your-tables = Je tafels
home-learn = Leer het in vijf minuten
home-rules = De regels
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

## At the table

seat-away = afwezig
seat-bot = Bot
seat-stand-in = Er valt een bot in
seat-won = Heeft gewonnen

link-connecting = Verbinden …
link-lost = Verbinding verbroken. Nieuwe poging …
link-restarting = De server start opnieuw op. Het spel gaat zo verder …
link-store = De server kan op dit moment niets opslaan. Er is niets verloren, het spel gaat zo verder …
word-restart =
    { $minutes ->
        [0] De server start elk moment opnieuw op. Er gaat niets verloren.
        [one] De server start over { $minutes } minuut opnieuw op. Er gaat niets verloren.
       *[other] De server start over { $minutes } minuten opnieuw op. Er gaat niets verloren.
    }

bye-version = Er is een nieuwere Hatbox. Laad de pagina opnieuw om verder te gaan.
bye-reload = Opnieuw laden

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
