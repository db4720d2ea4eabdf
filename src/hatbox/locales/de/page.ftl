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
page-moment = Einen Moment …
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

page-error-gone = Diesen Tisch gibt es nicht mehr. Prüfe den Link, oder eröffne einen eigenen Tisch.
page-error-no-page = Unter dieser Adresse gibt es nichts.
page-error-offline = Der Server ist nicht zu erreichen. Prüfe die Verbindung und versuch es noch einmal.
page-error-server = Das hat nicht geklappt. Versuch es gleich noch einmal.
page-error-too-many = Das war etwas zu schnell. Warte kurz und versuch es dann noch einmal.

## Home

home-title = Hüte ab, Karten hoch!
home-lead = Kartenspiele für gesellige Runden, mit Menschen und Bots: auf jedem Handy, alle in ihrer eigenen Sprache.
home-your-tables = Deine Tische
home-learn = In fünf Minuten lernen
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
bot-strength = Wie gut gespielt wird
bot-plain = Ohne Charakter
bot-plain-about = Spielt einfach, so gut es geht.

## At the table

seat-away = abwesend
seat-bot = Bot
seat-stand-in = Ein Bot springt ein
seat-won = Hat gewonnen

link-connecting = Verbinden …
link-lost = Verbindung unterbrochen. Neuer Versuch …
link-restarting = Der Server startet neu. Gleich geht es weiter …
word-restart =
    { $minutes ->
        [0] Der Server startet jeden Moment neu. Nichts geht verloren.
        [one] Der Server startet in { $minutes } Minute neu. Nichts geht verloren.
       *[other] Der Server startet in { $minutes } Minuten neu. Nichts geht verloren.
    }

bye-replaced = Du hast diesen Tisch in einem anderen Fenster geöffnet. Dort geht die Partie weiter.
bye-play-here = Hier spielen
bye-kicked = Wer den Tisch leitet, hat deinen Platz geschlossen.
bye-version = Es gibt ein neueres Hatbox. Lade die Seite neu, dann geht es weiter.
bye-reload = Neu laden
bye-refused = Du kannst nicht an diesen Tisch. Lass dir einen neuen Link geben, oder eröffne einen eigenen Tisch.

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
why-title = Warum?

## AntaYagí

ay-hint-first = Laut Spielanleitung: wer die meisten Taschen hat.
ay-hint-first-antayagi-65 = Laut Spielanleitung: wer die meisten Taschen hat; bei Gleichstand die jüngste Person.
ay-points = { $points } von { $needed } Punkten
ay-empty-area = noch keine Punkte
ay-about-cards =
    { $cards ->
        [one] Was diese Karte bewirkt
       *[other] Was diese Karten bewirken
    }
ay-exchange-with = Mit { $name } tauschen
ay-their-card = { $name }, { place-card }: { $card }
ay-their-unseen-card = { $name }, { place-card }
ay-my-card = Deine { place-card }, du siehst die Rückseite: { $card }
ay-my-turned-card = Deine { place-card }, du siehst den Gegenstand: { $card }
ay-draw-pile = Stapel: { $cards }
ay-discard-pile = Ablage: { $cards }
ay-sealed = hat eine Karte ausgesucht
ay-ask-partner = Du bist dran! Wähle, mit wem du tauschen willst.
ay-hint-partner =
    { $seen ->
        [none] Du siehst, was die anderen auf der Hand haben, von deinen Karten aber nur die Rückseiten.
        [all] Du siehst, was deine Karten sind; die anderen sehen nur die Rückseiten.
       *[some] Die anderen sehen, was deine Karten sind, nur die nicht, die du selbst siehst.
    }
ay-confirm-partner = Mit { $name } tauschen?
ay-do-partner = Ja, tauschen
ay-ask-offer = Welche Karte gibst du { $name }? Wähle eine von deinen.
ay-hint-offer =
    { $seen ->
        [none] Nur die anderen wissen, was es ist. Frag sie oder vertrau auf dein Glück!
        [all] Nur du siehst, was es ist: Die anderen sehen die Rückseite.
       *[some] Manche siehst du selbst. Frag die anderen nach dem Rest oder vertrau auf dein Glück!
    }
ay-confirm-offer = Deine { place-card } hergeben?
ay-do-offer = Ja, weg damit
ay-stake =
    { $you ->
        [active] { $active-object } (du) gegen { $chosen-object } ({ $chosen })
        [chosen] { $active-object } ({ $active }) gegen { $chosen-object } (du)
       *[other] { $active-object } ({ $active }) gegen { $chosen-object } ({ $chosen })
    }
ay-ask-sabotage =
    { $sabotages ->
        [0] Willst du diesen Tausch verhindern?
       *[other]
            { $you ->
                [seat] Du hast eine Sabotage aufgehoben: Der Tausch findet statt.
               *[other] { $name } hat eine Sabotage aufgehoben: Der Tausch findet statt.
            }
    }
ay-no-sabotage = Du hast keine Sabotage.
ay-confirm-sabotage = Deine { place-card } als Sabotage spielen? Dann gibt es keinen Tausch.
ay-sabotage = Sabotage: kein Tausch
ay-sabotage-with = Sabotage ({ place-at }): kein Tausch
ay-do-sabotage = Ja, kein Tausch!
ay-pass-sabotage = Den Tausch geschehen lassen
ay-wait-sabotage = Sabotiert jemand diesen Tausch?
ay-ask-rescue =
    { $you ->
        [seat] Du hast diesen Tausch verhindert.
       *[other] { $name } hat diesen Tausch verhindert.
    }
ay-confirm-rescue = Die Sabotage aufheben und dafür deine { place-card } spielen? Dann findet der Tausch statt.
ay-rescue =
    { $you ->
        [seat] Deine Sabotage aufheben: Der Tausch findet statt
       *[other] Die Sabotage von { $name } aufheben: Der Tausch findet statt
    }
ay-rescue-with = Aufheben ({ place-at }): Der Tausch findet statt
ay-do-rescue = Ja, der Tausch findet statt!
ay-pass-rescue = Dabei belassen: kein Tausch
ay-wait-rescue = Rettet jemand diesen Tausch?
ay-eased-unarmed = Du wirst nur gefragt, wenn du eine Sabotage hast.
ay-eased-always = Du lässt jeden Tausch geschehen.
ay-ask-again = Wieder fragen
ay-some-drew =
    { $you ->
        [seat] Du ziehst, und { $names } auch.
       *[nobody] { $names } ziehen.
    }
ay-one-drew =
    { $you ->
        [seat] Du ziehst { $cards } Karten.
       *[other] { $seat } zieht { $cards } Karten.
    }
ay-ask-take = Der Lolli singt für dich: Wähle die Karte, die du { $name } wegnimmst.
ay-ask-feed = Was frisst dein T-Rex?

## That’s Not a Hat

nh-hint-first = Laut Spielanleitung: wer zuletzt etwas geschenkt bekommen hat.
nh-oldest = Das älteste Geschenk, das als Nächstes verschenkt wird
nh-shop = Laden: { $cards }
nh-round = Runde { $round } von { $rounds }
nh-total =
    { $points ->
        [one] insgesamt { $points } Punkt
       *[other] insgesamt { $points } Punkte
    }
nh-penalties =
    { $points ->
        [one] { $points } Minuspunkt
       *[other] { $points } Minuspunkte
    }
nh-penalty-word =
    { $points ->
        [one] Minuspunkt
       *[other] Minuspunkte
    }
# A special gift, before its giver says to whom it goes.
nh-from-any =
    { $you ->
        [from] du wählst, für wen
       *[other] { $from } wählt, für wen
    }
nh-from-to =
    { $you ->
        [from] von dir für { $to }
        [to] von { $from } für dich
       *[other] von { $from } für { $to }
    }
nh-ask-name = Du schenkst! Sag, was es ist – ob wahr oder nicht.
nh-do-name = Geschenk nennen …
nh-name-it = „Ich habe etwas Schönes für dich …“
nh-search = Suchen
nh-found =
    { $gifts ->
        [one] { $gifts } Geschenk
       *[other] { $gifts } Geschenke
    }
nh-nothing-found = So heißt kein Geschenk.
nh-to-whom = Wer bekommt es?
nh-ask-reply = { $name }: „{ $have }“
nh-say = „{ $have }“
nh-accept = Danke!
nh-confirm-refuse = Ablehnen? Wer falsch liegt, nimmt das Geschenk.

## The result

## About

## Warten auf jemanden

wait-away = { $name } ist seit { $time } weg.
wait-bot-soon = In { $time } kann ein Bot einspringen.
wait-nudge = { $name } anstupsen
wait-nudged = { $name } wartet auf dich.

