# Auf eine Partie zurückblicken, die vorbei ist, oder auf eine Aufzeichnung.
theatre-title = Theater
theatre-lead = Auf jede Partie zurückblicken
theatre-drop = Zieh eine Aufzeichnung auf diese Seite, oder wähle eine aus. Du siehst die ganze Partie noch einmal, mit den Augen von jedem.
theatre-choose = Aufzeichnung auswählen
theatre-where = Eine Aufzeichnung ist eine Datei, die auf .hatbox.jsonl endet. Du kannst sie speichern, wenn eine Partie vorbei ist.
theatre-controls = Schritt, Wiedergabe und Sprung
theatre-moment = Moment
theatre-moment-of = Moment { $moment } von { $moments }
theatre-previous-turn = Einen Zug zurück
theatre-previous = Einen Moment zurück
theatre-play = Abspielen
theatre-stop = Anhalten
theatre-next = Einen Moment weiter
theatre-next-turn = Einen Zug weiter
theatre-seen-by = Gesehen von
theatre-spectator = Zuschauern
theatre-truth = Was wirklich war
theatre-truly = In Wahrheit: { $card }
theatre-moments = Alle Momente
theatre-about = Behalten, teilen, prüfen
theatre-keep = Behalten und teilen
theatre-save = Aufzeichnung speichern
theatre-share = Diesen Moment teilen
theatre-copied = Link kopiert
theatre-share-text = Schau, was hier passiert ist!
theatre-link = Link zu diesem Moment
theatre-link-hint = Der Link geht, solange der Server den Tisch behält. Die Aufzeichnung bleibt dir für immer. In beiden stehen die Namen der Spieler.
theatre-file-hint = Diese Partie kommt aus einer Datei. Verschick sie, um sie zu teilen: Wer sie hat, kann sie hierher ziehen.
theatre-check = Stand das Mischen vorher fest?
theatre-deal-proved = Ja. Jedes Mischen folgt aus dem Startwert, auf den der Server sich vor der ersten Karte festgelegt hat.
theatre-deal-sealed = Noch nicht bekannt: Es gibt eine Festlegung, aber die Aufzeichnung öffnet sie nicht.
theatre-deal-open = Das weiß niemand: Diese Aufzeichnung enthält keine Festlegung.
theatre-deal-failed = Nein! Die Karten folgen nicht aus der Festlegung. Diese Aufzeichnung wurde verändert, oder jemand hat betrogen.
theatre-check-how = Du musst dieser Seite nicht glauben. Speichere die Aufzeichnung, installiere Hatbox auf deinem eigenen Rechner, und führe das aus:
theatre-commit = Festlegung, vor der ersten Karte bekannt gegeben
theatre-seed = Startwert, am Ende bekannt gegeben
theatre-line = Zeile { $line } der Aufzeichnung:
error-record-too-long = Diese Aufzeichnung ist zu lang, um hier gezeigt zu werden.
theatre-pictures = Bilder
theatre-points = Punkte im Lauf der Partie
theatre-flow = Wer gab wem
theatre-best = Sehenswert
theatre-number = Anzahl Karten
theatre-exchanges = Tauschgeschäfte
theatre-claims = Was über Karten gesagt wurde
theatre-journeys = Die Reise jedes Geschenks
theatre-head-active = Am Zug
theatre-head-card = Karte
theatre-head-chosen = Gewählt
theatre-head-happened = Fand statt
theatre-head-by = Gesagt von
theatre-head-of = Über eine Karte von
theatre-head-said = Gesagt
theatre-head-was = War
theatre-head-true = Wahr
theatre-head-gift = Geschenk
theatre-head-from = Von
theatre-head-to = An
theatre-head-named = Genannt
theatre-head-accepted = Angenommen
theatre-yes = Ja
theatre-no = Nein
theatre-as-table = Die Zahlen als Tabelle
theatre-show = Diesen Moment zeigen
best-decisive = Der Tausch, der es entschied: { $giver } gab { $object-a-obj } an { $seat }.
best-treasures =
    { $you ->
        [seat] Du hattest bis zum Ende
       *[other] { $seat } hatte bis zum Ende
    } { $cards ->
        [one] einen Schatz
       *[other] { $cards } Schätze
    } auf der Hand.
best-saboteur =
    { $you ->
        [seat] Du hast
       *[other] { $seat } hat
    } am häufigsten sabotiert: { $cards }-mal.
best-generous =
    { $you ->
        [seat] Du hast
       *[other] { $seat } hat
    } den anderen die meisten Punkte gegeben: { $cards }.
best-fibber =
    { $you ->
        [seat] Du hast
       *[other] { $seat } hat
    } am häufigsten die Unwahrheit über Karten gesagt: { $cards }-mal.
best-lied-to =
    { $you ->
        [seat] Dir wurde
       *[other] { $seat } wurde
    } am häufigsten die Unwahrheit gesagt: { $cards }-mal.
best-last =
    { $you ->
        [seat] Der letzte Minuspunkt ging an dich:
       *[other] Der letzte Minuspunkt ging an { $seat }:
    } { $gift-a }.
best-liar =
    { $you ->
        [seat] Du hast
       *[other] { $seat } hat
    } am besten gelogen: { $cards } falsche Namen wurden geglaubt.
best-gullible =
    { $you ->
        [seat] Du hast
       *[other] { $seat } hat
    } die meisten falschen Namen geglaubt: { $cards }.
best-sharp =
    { $you ->
        [seat] Du hast
       *[other] { $seat } hat
    } die meisten falschen Namen durchschaut: { $cards }.
best-doubter =
    { $you ->
        [seat] Du hast
       *[other] { $seat } hat
    } die meisten richtig benannten Geschenke abgelehnt: { $cards }.
best-memory =
    { $you ->
        [seat] Du hast
       *[other] { $seat } hat
    } nie ein Geschenk falsch benannt: { $cards }-mal richtig.
best-traveller = Die weiteste Reise: { $gift-the } wurde { $cards }-mal weitergegeben.
theatre-picture = Bild teilen
