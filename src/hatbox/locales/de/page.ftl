# Was die Seite sagt. The English file explains the arguments.

## Everywhere

page-about = Über Hatbox
page-look-back = Auf eine Partie zurückblicken
page-again = Noch einmal versuchen
page-close = Schließen
page-game-over = Die Partie ist vorbei.
page-guest = Gast
page-language = Sprache
page-loading = Einen Moment …
page-name = Dein Name
page-not-yet = Noch nicht
page-paused = Die Partie ist angehalten.
page-watching = Du schaust zu.
page-preferences = Einstellungen
page-seconds =
    { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    }
page-something = Etwas Unerwartetes ist passiert. Lade die Seite neu.
# A choice was made, but not confirmed in time.
page-too-late = Zu spät: Deine Auswahl zählt nicht mehr.
page-unofficial-short = Inoffiziell. Die Spiele gehören ihren Autoren und Verlagen.
page-waiting-for = Warten auf { $names }.
page-you = Du
page-your-turn = Du bist dran

page-error-offline = Der Server ist nicht zu erreichen. Prüfe die Verbindung und versuch es noch einmal.
page-error-server = Das hat nicht geklappt. Versuch es gleich noch einmal.

## Home

home-title = Hüte ab, Karten hoch!
home-lead = Kartenspiele für gesellige Runden, mit Menschen und Bots: auf jedem Handy, alle in ihrer eigenen Sprache.
home-your-tables = Deine Tische
home-learn = In fünf Minuten lernen
home-rules = Die Regeln
home-learn-on = Weiter mit der Lektion
home-against-bots = Gegen Bots spielen
home-with-friends = Mit Freunden spielen
home-on-this-device = An diesem Gerät
home-how-good = Wie gut sollen die Bots spielen?
home-how-good-once = Das wird nur einmal gefragt. Du kannst es in den Einstellungen ändern.
home-starting = Der Tisch wird gedeckt …
home-antayagi-80 = Alle sehen deine Karten, nur du nicht. Tausche, überrede, sabotiere und sammle vor allen anderen genug Punkte.
home-antayagi-65 = Die kleinere, gemeinere Ausgabe: Karten sind knapp, und jede Karte Giftmüll zählt.
home-not-a-hat = Geschenke gehen verdeckt reihum. Merk dir, was was ist, oder bluffe und hoffe, dass es niemand merkt.

lost-title = Oh, eine leere Schachtel
lost-home = Zur Startseite

## Bots

bot-random = spielt zufällig
bot-novice = Anfänger
bot-novice-about = Übersieht vieles: gut für die erste Partie.
bot-regular = Stammgast
bot-regular-about = Spielt ordentlich und ist ab und zu unachtsam.
bot-sharp = Schlaukopf
bot-sharp-about = Merkt sich viel und denkt voraus.
bot-master = Meister
bot-master-about = Schwer zu schlagen.
bot-perfect = vergisst nichts

## At the table

seat-away = abwesend
seat-bot = Bot
seat-stand-in = Ein Bot springt ein
seat-won = Hat gewonnen

link-connecting = Verbinden …
link-lost = Verbindung unterbrochen. Neuer Versuch …
link-restarting = Der Server startet neu. Gleich geht es weiter …
link-store = Der Server kann gerade nichts speichern. Nichts ist verloren, bald geht es weiter …
word-restart =
    { $minutes ->
        [0] Der Server startet jeden Moment neu. Nichts geht verloren.
        [one] Der Server startet in { $minutes } Minute neu. Nichts geht verloren.
       *[other] Der Server startet in { $minutes } Minuten neu. Nichts geht verloren.
    }

bye-version = Es gibt ein neueres Hatbox. Lade die Seite neu, dann geht es weiter.
bye-reload = Neu laden

menu-title = Tisch
pace-title = Das Tempo deines Bildschirms
pace-slower = Langsamer
pace-faster = Schneller
pace-hold = Anhalten
pace-held = Dein Bildschirm ist angehalten.
pace-go-on = Weiter
pace-next = Nächstes

talk-title = Reden
talk-to = Mit { $to } reden
talk-about-card = { $to }: { place-card }
talk-about-my-card = Deine { place-card }
talk-your-card = „Deine Karte ist …“ (wahr oder nicht)
talk-my-card = „Meine Karte ist …“ (wahr oder nicht)
talk-claim = { $name }: { $card }
talk-stand-in = Bot (für { $name })
talk-write = Was du sagen willst
talk-send = Sagen

log-title = Was bisher geschah
log-empty = Noch nichts.
log-said = { $name }: { $text }
why-ask = Warum?
