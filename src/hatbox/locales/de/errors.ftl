# What is wrong with an input, and what to do about it. The English file explains the arguments.

## Antworten

error-not-an-option = Das ist keine der Antworten, die jetzt möglich sind.
error-not-your-turn = Platz { $seat } hat jetzt nichts zu entscheiden. Warte, bis er gefragt wird.
error-no-such-seat = In dieser Partie gibt es keinen Platz { $seat }.
error-game-over = Die Partie ist vorbei: Niemand hat mehr etwas zu entscheiden.
error-shuffle-due = Erst müssen die Karten gemischt werden, vorher kann niemand etwas entscheiden.
error-no-shuffle-due = An dieser Stelle gibt es nichts zu mischen.

## Wie eine Partie beginnt

error-players-antayagi = Diese Ausgabe von AntaYagí ist für mindestens { $fewest } und höchstens { $most } Personen, nicht für { $players }.
error-players-not-a-hat =
    { $gifts ->
        [one] That’s Not a Hat ist für 3 bis 8 Personen, wenn alle mit einem Geschenk beginnen, nicht für { $players }. Zu zweit geht es, wenn beide mit 2 Geschenken beginnen.
       *[other] That’s Not a Hat ist für 2 bis 8 Personen, wenn alle mit { $gifts } Geschenken beginnen, nicht für { $players }.
    }
error-first = Platz { $first } kann nicht beginnen, denn dort sitzt niemand: Die Plätze werden ab 0 gezählt.
error-too-few-cards =
    { $cards ->
        [one] Eine einzige Karte ist zu wenig: Zum Austeilen an { $players } Personen braucht man { $needed }.
       *[other] { $cards } Karten sind zu wenig: Zum Austeilen an { $players } Personen braucht man { $needed }.
    }
error-unknown-game = Es gibt kein Spiel „{ $game }“. Wähle eines von diesen: { $known }.
error-options = Diese Optionen passen nicht zum Spiel ({ $detail }).
error-option-form = „{ $option }“ ist keine Option: Schreib NAME=WERT, zum Beispiel rounds=3.
error-seed = Der Startwert muss genau { $bytes } Byte lang sein.
error-unknown-bot = Es gibt keinen Bot „{ $bot }“. Diese können spielen: { $bots }. Alle außer random können einen Charakter haben, wie in sharp+saboteur: { $characters }.
error-character-of-another-game = Der Charakter { $character } gehört zu einem anderen Spiel. In diesem kann ein Bot haben: { $characters }.
error-program = „{ $bot }“ nennt kein Programm. Schreib exec: und eine Befehlszeile, wie in exec:python3 bot.py, oder exec/10: für 10 Sekunden je Entscheidung (höchstens 9999), und schließe alle Anführungszeichen.
error-characters = Die Datei der Charaktere stimmt nicht: { $detail }.
error-bots-for-seats = Die Zahl der Bots ({ $bots }) passt nicht zur Zahl der Mitspielenden ({ $players }). Nenne einen Bot für alle Plätze oder einen für jeden.
error-at-least-one = Es müssen mindestens eine Partie und ein Prozess sein.
error-unknown-language = Hatbox spricht nicht „{ $language }“. Wähle eine dieser Sprachen: { $known }.

## Karten und Kartensätze

error-unknown-card = Es gibt keine Karte „{ $card }“. Eine Karte schreibt man mit ihrer Vorderseite, einem Schrägstrich und ihrer Rückseite, zum Beispiel hat/plain oder hat/black-left.
error-clue-on-other-object = Es gibt keine Karte „{ $card }“: Nur treasure und t-rex können die Rückseite clue haben.
error-back-not-in-play = Die Karte „{ $card }“ gehört nicht in diese Partie: Die gewählten Varianten lassen ihre Rückseite weg.
error-gift-twice =
    { $place ->
        [unknown] Das Geschenk „{ $gift }“ kommt zweimal vor; jedes Geschenk darf aber nur einmal vorkommen.
       *[other] Bei „{ $place }“ in der Datei des Kartensatzes: Das Geschenk „{ $gift }“ kommt zweimal vor; jedes Geschenk darf aber nur einmal vorkommen.
    }
error-deck-toml = Die Datei des Kartensatzes ist kein gültiges TOML (Zeile:Spalte { $place }).
error-deck-key = Unbekannter Schlüssel „{ $place }“ in der Datei des Kartensatzes. Verwende game, name, note und cards.
error-deck-game = Bei „{ $place }“ in der Datei des Kartensatzes: Dieser Kartensatz ist nicht für das gewünschte Spiel, nämlich { $expected }.
error-deck-family = Bei „{ $place }“ in der Datei des Kartensatzes: Hier muss eines dieser Spiele stehen: { $known }.
error-deck-no-cards = Bei „{ $place }“ in der Datei des Kartensatzes: Es gibt keine Karten. Schreib sie in eine Tabelle mit einem Eintrag für jede Rückseite.
error-deck-entries = Bei „{ $place }“ in der Datei des Kartensatzes: Hier muss eine Liste von Namen stehen oder eine Tabelle mit Namen und Zahlen.
error-deck-name = Bei „{ $place }“ in der Datei des Kartensatzes: Hier muss ein Name in Anführungszeichen stehen.
error-deck-count = Bei „{ $place }“ in der Datei des Kartensatzes: Hier muss eine ganze Zahl stehen, 0 oder größer.
error-deck-card = Bei „{ $place }“ in der Datei des Kartensatzes: Es gibt keine Karte „{ $card }“. Prüfe die Schreibweise des Gegenstands oder Geschenks und der Rückseite.
error-deck-clue = Bei „{ $place }“ in der Datei des Kartensatzes: „{ $card }“ gibt es nicht, denn nur treasure und t-rex können einen Hinweis (clue) auf der Rückseite haben.
error-deck-too-long = Die Datei des Kartensatzes ist zu lang. Sie darf höchstens { $most } Zeichen haben.
error-deck-too-large = Bei „{ $place }“ in der Datei des Kartensatzes: Der Kartensatz wird zu groß. Höchstens { $most } Karten sind erlaubt.

## Aufzeichnungen

error-empty-record = Die Aufzeichnung ist leer: Ihre erste Zeile muss der Kopf sein.
error-line-too-long = Diese Zeile ist zu lang: Eine Zeile einer Aufzeichnung darf höchstens { $most } Bytes haben.
error-too-many-lines = Die Aufzeichnung ist zu lang: Sie darf höchstens { $most } Zeilen haben.
error-not-json = Diese Zeile ist kein gültiges JSON ({ $detail }).
error-not-an-object = Diese Zeile ist JSON, aber kein Objekt: Sie muss mit einer geschweiften Klammer beginnen.
error-line-form = Diese Zeile hat nicht die Form einer Zeile einer Aufzeichnung ({ $detail }).
error-unknown-line = Eine solche Zeile kann in keiner Aufzeichnung stehen: Sie ist weder Entscheidung noch Mischen, weder Ergebnis noch Bemerkung noch Notiz.
error-no-version = Im Kopf fehlt die Version „{ $key }“, oder sie ist keine ganze Zahl.
error-version = Diese Aufzeichnung hat Version { $version } von „{ $key }“, die dieses Hatbox nicht lesen kann. Ein neueres kann es vielleicht.
error-after-result = Nach dem Ergebnis dürfen in einer Aufzeichnung nur noch Bemerkungen und Notizen stehen.
error-result-early = Hier steht das Ergebnis, aber die Partie ist noch nicht vorbei.
error-wrong-result = Die Partie ist anders ausgegangen: Sieg oder Punkte stimmen hier nicht.
error-hex = „{ $key }“ im Kopf muss aus { $bytes } Byte in hexadezimalen Ziffern bestehen.
error-commitment = Das ist nicht der Startwert, der vorher festgelegt wurde: Sein Hash weicht von dem im Kopf ab.
error-not-the-drawn-seat = Nicht dieser Platz wurde für den Beginn ausgelost: Der Startwert ergibt einen anderen.
error-not-the-committed-shuffle =
    { $number ->
        [0] Die Karten wurden nicht in der Reihenfolge ausgeteilt, die aus dem Startwert folgt.
       *[other] Mischen Nummer { NUMBER($number, useGrouping: 0) } ergab nicht die Reihenfolge, die aus dem Startwert folgt.
    }

## Regeln

error-unknown-clause = Es gibt hier keine Regel „{ $clause }“. „hatbox rules“ zeigt alle.
error-clause-of-other-game = Die Regel „{ $clause }“ gehört nicht zu den Regeln von { $game }.

## Tische

error-no-game = An diesem Tisch läuft keine Partie.
error-paused = Die Partie ist angehalten. Lass sie erst weitergehen.
error-question-closed = Diese Frage ist nicht mehr offen, deshalb zählt deine Antwort nicht.
error-seat-taken = Platz { $seat } ist besetzt. Wähle einen anderen.
error-not-seated = Du hast keinen Platz an diesem Tisch. Nimm erst einen ein.
error-covered = Das Gerät wurde inzwischen verdeckt. Tippe auf deinen Namen und entscheide noch einmal.
error-not-at-device = An diesem Gerät hat niemand diesen Platz.
error-seats-empty =
    { $seats ->
        [one] Ein Platz ist noch frei. Setz jemanden oder einen Bot dorthin.
       *[other] { $seats } Plätze sind noch frei. Setz jemanden oder Bots dorthin.
    }
error-game-has-begun = Die Partie hat begonnen: Das lässt sich nicht mehr ändern.
error-host-only = Das kann nur die Person, die diesen Tisch leitet.
error-no-such-member = Diese Person ist nicht an diesem Tisch.
error-not-yourself = Du kannst dich nicht selbst vom Tisch verweisen. Verlass stattdessen deinen Platz.
error-name-empty = Der Name ist leer. Gib einen ein, den die anderen sehen können.
error-name-too-long = Der Name ist zu lang: Er darf höchstens { $most } Zeichen haben.
error-spectator = Du schaust nur zu. Komm an den Tisch, um mitzumachen.
error-not-a-member = Du bist nicht mehr an diesem Tisch. Komm wieder dazu, um mitzumachen.
error-not-away = Ein Bot kann nur für eine Person einspringen, die schon eine Weile weg ist.
error-not-waited-for = Auf diese Person wartet gerade niemand.
error-away = Diese Person ist gerade nicht da.

## Der Server

error-no-such-table = Diesen Tisch gibt es nicht. Prüfe den Link oder bitte um einen neuen.
error-no-such-lesson = Diese Lektion gibt es nicht.
error-no-such-example = Dieses Beispiel gibt es nicht.
error-table-full = Dieser Tisch ist voll. Bitte an einem anderen um einen Platz.
error-table-locked = Dieser Tisch ist abgeschlossen: Niemand Neues kann dazukommen.
error-table-too-long = An diesem Tisch ist so viel geschehen, dass nichts mehr festgehalten werden kann. Eröffne einen neuen.
error-no-spectators = An diesem Tisch kann niemand zuschauen. Bitte um einen Platz.
error-no-screen = Dieser Link zeigt den Tisch nicht oder nicht mehr. Einen neuen hat, wer den Tisch leitet: „Auf einem Fernseher zeigen“ im Menü.
error-no-such-code = Diesen Code zeigt kein Fernseher mehr. Schau noch einmal hin und tippe ihn so ein, wie er dort steht.
error-token = Dieser Link gehört niemandem an diesem Tisch. Bitte die Person, die den Tisch leitet, um einen neuen.
error-game-not-over = Das geht erst, wenn die Partie vorbei ist.
error-muted = Du kannst an diesem Tisch gerade nicht reden.
error-no-free-text = An diesem Tisch kann man nicht schreiben: Wähle einen der Sätze.
error-text-length = Eine Nachricht darf zwischen 1 und { $most } Zeichen haben.
error-unknown-phrase = Diesen Satz gibt es in diesem Spiel nicht. Wähle einen anderen.
error-phrase-arguments = Dieser Satz passt nicht zu der Karte oder Person, von der er spricht. Wähle noch einmal.
error-card-gone = Diese Karte ist nicht mehr auf der Hand. Sieh noch einmal hin und wähle eine andere.
error-too-fast = Das war zu viel auf einmal. Warte einen Moment und versuch es dann noch einmal.
error-too-late = Die Partie hat schon begonnen, und an diesem Tisch darf niemand zuschauen.
error-protocol = Diese Seite ist älter oder neuer als der Server. Lade sie neu.
error-owner = Das ist nur für den Menschen, der den Server betreibt. Der Schlüssel fehlt oder ist falsch.
error-origin = Diese Anfrage kommt von einer Seite, die nicht zu diesem Server gehört.
error-host = Dieser Server kennt den Namen { $host } nicht. Wer ihn betreibt, kann den Namen erlauben: hatbox serve --allow-host NAME
error-frame = Der Server versteht diese Nachricht nicht. Lade die Seite neu.
error-body = Der Server kann diese Anfrage nicht lesen.
error-weak-token = Diesen Schlüssel könnte jeder erraten. Wähle einen zufälligen.
error-no-such-page = Diese Seite gibt es hier nicht.
error-internal = Auf dem Server ist etwas schiefgegangen. Versuch es noch einmal; wenn es so bleibt, sag es der Person, die ihn betreibt.
error-restarting = Der Server startet neu. Versuch es gleich noch einmal.
error-store = Der Server kann gerade nichts speichern. Nichts ist verloren: Warte ein wenig, dann geht es weiter.
error-newer = An diesem Tisch war eine neuere Version des Servers im Einsatz. Wird der Server gerade aktualisiert, dann warte ein wenig; sonst sag es der Person, die ihn betreibt.
error-public-url = Die öffentliche Adresse muss vollständig sein, zum Beispiel https://games.example.org.
error-keep-days = Tage werden ab 0 gezählt, und 0 heißt: für immer.
error-database-url = Die Adresse der Datenbank muss aussehen wie postgresql://user@host/database. Gib das Passwort in PGPASSWORD an, wenn es Sonderzeichen enthält.
error-workers = Mehrere Prozesse brauchen ein PostgreSQL, das sie teilen: Gib es mit --data an. Unter Windows kann es nur einen geben.

## Backups

error-no-database = Es gibt keine Datenbank { $file }. Wenn sie woanders ist, gib sie mit --data an.
error-no-hatbox-database = { $file } ist keine Datenbank von Hatbox.
error-database-version = { $file } stammt von einem anderen Hatbox. Nimm dieses oder ein neueres.
error-database-damaged = { $file } ist beschädigt. Nimm eine ältere Sicherung.
error-database-in-use = { $file } ist in Gebrauch. Beende zuerst den Server.
error-database = { $file } kann nicht als Datenbank verwendet werden ({ $detail }).
error-same-database = { $file } gehört zur Datenbank selbst. Gib eine andere Datei an.
error-no-file-to-copy = { $database } ist ein PostgreSQL und keine Datei. Kopiere es mit pg_dump und spiel es mit pg_restore zurück.
error-file-exists = { $file } gibt es schon. Gib eine andere Datei an oder füge --overwrite hinzu.
error-disk-full = { $file } kann nicht geschrieben werden: Die Festplatte ist voll oder funktioniert nicht.
error-no-such-deal = Es gibt kein Blatt mit dem Namen „{ $deal }“.
error-deal-alone = Ein Blatt mit Namen ist für eine Person gegen Bots: Wer den Namen kennt, könnte jede Karte kennen.
error-not-the-named-deal = Der Startwert ist nicht der des Blatts „{ $deal }“.
error-busy = Der Server hat gerade viel zu tun. Versuch es gleich noch einmal.
error-no-decision = In Zeile { $line } dieser Aufzeichnung entscheidet niemand etwas.
error-branch = Dieses Spiel geht von einem Moment eines anderen aus weiter: Was gespielt wird, steht fest.

page-error-gone = Diesen Tisch gibt es nicht mehr. Prüfe den Link, oder eröffne einen eigenen Tisch.
page-error-no-page = Unter dieser Adresse gibt es nichts.
page-error-too-many = Das war etwas zu schnell. Warte kurz und versuch es dann noch einmal.
bye-replaced = Du hast diesen Tisch in einem anderen Fenster geöffnet. Dort geht die Partie weiter.
bye-play-here = Hier spielen
bye-kicked = Wer den Tisch leitet, hat dich weggeschickt. An diesen Tisch kannst du nicht zurück.
bye-refused = Du kannst nicht an diesen Tisch. Lass dir einen neuen Link geben, oder eröffne einen eigenen Tisch.
