# What the page says at the door of a table and before its game. Loaded only there.

## At the door

join-invites =
    { $free ->
        [one] { $host } lädt dich ein. Ein Platz ist frei.
       *[other] { $host } lädt dich ein. { $free } Plätze sind frei.
    }
join-full = Alle Plätze sind besetzt, aber du kannst zuschauen. Oder geh zur Startseite und eröffne einen eigenen Tisch.
join-playing = Die Partie hat schon begonnen, aber du kannst zuschauen.
join-over = Diese Partie ist vorbei, aber du kannst sehen, wie sie ausging.
join-full-closed = Alle Plätze sind besetzt, und an diesem Tisch darf niemand zuschauen.
join-playing-closed = Die Partie hat schon begonnen, und an diesem Tisch darf niemand zuschauen.
join-over-closed = Diese Partie ist vorbei, und an diesem Tisch darf niemand zuschauen.
join-locked = Dieser Tisch ist abgeschlossen: Niemand Neues kann dazukommen.
join-own-seat =
    { $people ->
        [one] Der Platz von { $names } wartet auf das Gerät, auf dem er eingenommen wurde. Ist es deiner? Öffne diesen Link dort. Dieses Gerät kann den Platz auch weitergeben, unter „Auf einem Fernseher zeigen“: „Dein eigener Platz auf dem Handy“.
       *[other] Die Plätze von { $names } warten auf die Geräte, auf denen sie eingenommen wurden. Ist einer deiner? Öffne diesen Link dort. Dieses Gerät kann den Platz auch weitergeben, unter „Auf einem Fernseher zeigen“: „Dein eigener Platz auf dem Handy“.
    }
join-sit = Platz nehmen
join-watch = Zuschauen

## Before the game

lobby-lead = Teile diesen Link: Wer ihn öffnet, setzt sich zu dir an den Tisch.
lobby-full = Alle Plätze sind besetzt: Wer jetzt kommt, kann nur zuschauen.
lobby-full-closed = Alle Plätze sind besetzt.
lobby-full-awaited = Alle Plätze sind besetzt. Wer einen hat, kommt mit demselben Link zurück, auf dem eigenen Gerät.
lobby-seats = Rund um den Tisch
lobby-host = Leitung
lobby-free = Freier Platz
lobby-sit = Hier sitzen
lobby-stand = Aufstehen
lobby-add-bot = Bot dazu
lobby-no-bot = { $name } entfernen
lobby-other-bot = Statt { $name } einen anderen Bot
lobby-kick = { $name } wegschicken
lobby-kick-sure = { $name } kann dann nicht mehr an diesen Tisch zurück, auch nicht mit dem Link.
lobby-kick-do = Wegschicken
lobby-settings = Was gespielt wird
lobby-start = Los geht’s
lobby-start-without = Ohne { $names } anfangen
lobby-waits-for = Die Partie wartet auf { $names }.
lobby-bots-until = Für alle, die fehlen, springt ein Bot ein, bis sie kommen.
lobby-fill-and-start =
    { $free ->
        [one] Mit einem Bot auffüllen und los
       *[other] Mit { $free } Bots auffüllen und los
    }
lobby-wait-for-host = { $name } startet die Partie, wenn alle da sind.
lobby-host-soon = In { $time } übernimmt jemand anders die Leitung.

## What is played

set-game = Spiel
set-players = Wie viele spielen
set-gifts = Geschenke pro Person zu Beginn
set-gifts-number =
    { $gifts ->
        [one] { $gifts }
       *[other] { $gifts } (noch schwerer)
    }
set-arrows = Pfeile
set-arrows-both = Schwarze und weiße
set-arrows-black = Nur schwarze (schwerer)
set-arrows-white = Nur weiße (schwerer)
set-rounds = Runden
set-rounds-each = { $rounds } (eine für jede Person)
set-special = Mit den Sonderkarten: Wer sie verschenkt, bestimmt, an wen
set-window = Zeit zum Sabotieren
set-limit = Zeit für jede Entscheidung
set-no-limit = Unbegrenzt
set-first = Wer anfängt
set-first-chance = Der Zufall entscheidet
set-first-seat = Platz { $number }
set-pace = Tempo der Bots
set-pace-calm = Gemütlich
set-pace-usual = Normal
set-pace-quick = Schnell
set-telling = Zeit, dem Geschehen zu folgen
set-stand-in = Ein Bot springt ein, wenn jemand zu lange weg ist
set-free-text = Die Mitspielenden dürfen einander schreiben
set-bots-talk = Bots dürfen reden
set-spectators = Andere dürfen zuschauen
set-locked = Niemand Neues darf dazukommen
set-deck = Mit eigenem Kartensatz spielen
set-own-deck = Ihr spielt mit eigenem Kartensatz
set-own-deck-cards =
    { $cards ->
        [one] Eigener Kartensatz: { $cards } Karte.
       *[other] Eigener Kartensatz: { $cards } Karten.
    }
set-not-a-deck = Das ist keine Kartensatz-Datei. Speichere eine Datei zum Anfangen und ändere sie mit einem Texteditor.
set-deck-hint = Eine Kartensatz-Datei (.toml), zum Beispiel mit den echten Stückzahlen aus deiner Spielschachtel.
set-choose-deck = Datei auswählen …
set-usual-deck = Zurück zum üblichen Kartensatz
set-deck-template = Eine Datei zum Anfangen speichern
set-host-decides = Das bestimmt, wer den Tisch leitet.

## The invitation

share-title = Andere einladen
share-watch = Die Partie läuft: Wer jetzt dazukommt, kann nur zuschauen.
share-link = Link zu diesem Tisch
share-code = QR-Code mit dem Link zu diesem Tisch
share-copy = Link kopieren
share-copied = Kopiert
share-send = Senden
share-address = Adresse für die anderen
share-networks = Dieses Gerät ist in mehreren Netzen: Wähle das, in dem die anderen sind.
share-local = Im Moment erreichen die anderen dieses Gerät nicht: Verbinde es mit einem Netz, oder starte den Server für das Netz.

## What is played, in a line for those who do not decide about it

sum-players = { $players } Personen
sum-window = { $seconds } Sekunden zum Sabotieren
sum-limit = { $seconds } Sekunden je Entscheidung
sum-first = { $name } beginnt
sum-deck = mit eigenen Karten
sum-free-text = Schreiben erlaubt
sum-quiet = stille Bots
sum-no-spectators = niemand schaut zu
sum-locked = niemand Neues kommt dazu
sum-gifts = zwei Geschenke pro Person
sum-arrows-black = nur schwarze Pfeile
sum-arrows-white = nur weiße Pfeile
sum-rounds = { $rounds } Runden
sum-special = mit den Sonderkarten

## Who I am

who-ask = Wie sollen dich die anderen nennen?
who-once = Du wirst nur einmal gefragt. Ändern kannst du es an jedem Tisch.
who-go = Tisch eröffnen
# $picture is the name of a little picture
who-picture = Dein Bild: { $picture }. Ein anderes Bild wählen
who-other = Ein anderes Bild wählen

# The little pictures of people
portrait-bear = Bär
portrait-bee = Biene
portrait-butterfly = Schmetterling
portrait-cat = Katze
portrait-dog = Hund
portrait-flamingo = Flamingo
portrait-fox = Fuchs
portrait-frog = Frosch
portrait-hedgehog = Igel
portrait-koala = Koala
portrait-lion = Löwe
portrait-octopus = Krake
portrait-otter = Otter
portrait-owl = Eule
portrait-panda = Panda
portrait-parrot = Papagei
portrait-penguin = Pinguin
portrait-rabbit = Hase
portrait-raccoon = Waschbär
portrait-sloth = Faultier
portrait-snail = Schnecke
portrait-tiger = Tiger
portrait-turtle = Schildkröte
portrait-unicorn = Einhorn

## A notification when it is my turn

bell-ask = Eine Benachrichtigung, wenn ich dran bin
bell-hint = Mehr sagt sie nicht. Sie kommt, solange diese Seite irgendwo im Hintergrund offen ist.
bell-denied = Dein Browser erlaubt dieser Seite keine Benachrichtigungen. Das lässt sich in seinen Einstellungen ändern.
bell-insecure = Benachrichtigungen gibt es nur, wenn die Adresse mit https beginnt.
lobby-branch = Dieses Spiel geht von einem Moment eines anderen aus weiter. Wer auf jenes zurückgeblickt hat, kennt vielleicht verdeckte Karten; darum gibt es keine Festlegung.

wait-away = { $name } ist seit { $time } weg.
wait-bot-soon = In { $time } kann ein Bot einspringen.
wait-nudge = { $name } anstupsen
wait-nudged = { $name } wartet auf dich.

about-cards =
    { $cards ->
        [one] Was diese Karte bewirkt
       *[other] Was diese Karten bewirken
    }

bot-strength = Wie gut gespielt wird
bot-plain = Ohne Charakter
bot-plain-about = Spielt einfach, so gut es geht.

character-saboteur-about = Sabotiert, sobald es jemandem den Tag verdirbt, und lacht darüber.
character-collector-about = Sammelt in aller Ruhe Punkte, liebt Schätze und spart sich Sabotagen für den richtigen Moment auf.
character-trickster-about = Sagt, was gerade passt, wahr oder nicht, und blufft, ohne mit der Wimper zu zucken.
character-good-soul-about = Sagt die Wahrheit, bedankt sich und verdirbt fast nie etwas.
character-gambler-about = Gewinnt lieber hoch oder verliert hoch, als vernünftig zu spielen.
character-avenger-about = Vergisst kein Unrecht: Wer einen schönen Plan verdirbt, bekommt es zurück.
character-doubter-about = Glaubt niemandem etwas und fragt alle, ob sie sicher sind.
character-believer-about = Glaubt allen alles, immer wieder.
