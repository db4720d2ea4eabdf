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
best-decisive =
    Der Tausch, der es entschied: { $you ->
        [seat] { $giver } gab dir { $object-a-obj }
        [giver] Du gabst { $seat } { $object-a-obj }
       *[other] { $giver } gab { $object-a-obj } an { $seat }
    }.
best-decisive-taken =
    Der Tausch, der es entschied: { $you ->
        [seat] Du nahmst { $giver } { $object-a-obj } aus der Hand
        [giver] { $seat } nahm dir { $object-a-obj } aus der Hand
       *[other] { $seat } nahm { $object-a-obj } aus der Hand von { $giver }
    }.
best-decisive-own =
    { $you ->
        [seat] Der Tausch, der es entschied: Du hast
        [me] Der Tausch, der es entschied: Ich habe
       *[other] Der Tausch, der es entschied: { $seat } hat
    } { $object-a-obj } aufgedeckt, und die Karte kam zurück.
best-decisive-sabotage =
    Die Sabotage, die es entschied: { $you ->
        [seat] Du hast einen Tausch verhindert, mit dem { $partner } gewonnen hätte
        [partner] { $seat } verhinderte einen Tausch, mit dem du gewonnen hättest
       *[other] { $seat } verhinderte einen Tausch, mit dem { $partner } gewonnen hätte
    }.
best-treasures =
    { $you ->
        [seat] Du hattest bis zum Ende
        [me] Ich hatte bis zum Ende
       *[other] { $seat } hatte bis zum Ende
    } { $cards ->
        [one] einen Schatz
       *[other] { $cards } Schätze
    } auf der Hand.
best-saboteur =
    { $you ->
        [seat] Du hast
        [me] Ich habe
       *[other] { $seat } hat
    } am häufigsten sabotiert: { $cards }-mal.
best-generous =
    { $you ->
        [seat] Du hast
        [me] Ich habe
       *[other] { $seat } hat
    } den anderen die meisten Punkte gegeben: { $cards }.
best-fibber =
    { $you ->
        [seat] Du hast
        [me] Ich habe
       *[other] { $seat } hat
    } am häufigsten die Unwahrheit über Karten gesagt: { $cards }-mal.
best-lied-to =
    { $you ->
        [seat] Dir wurde
        [me] Mir wurde
       *[other] { $seat } wurde
    } am häufigsten die Unwahrheit gesagt: { $cards }-mal.
best-last-lie =
    { $you ->
        [seat] Du hast
        [me] Ich habe
       *[other] { $seat } hat
    } { $gift-a-obj } als { $named-a-obj } ausgegeben, und das wurde nicht geglaubt: der letzte Minuspunkt.
best-last-doubt =
    { $you ->
        [seat] Du hast
        [me] Ich habe
       *[other] { $seat } hat
    } { $gift-a-obj } abgelehnt, und der Name stimmte: der letzte Minuspunkt.
best-liar =
    { $you ->
        [seat] Du hast
        [me] Ich habe
       *[other] { $seat } hat
    } am besten gelogen: { $cards } falsche Namen wurden geglaubt.
best-gullible =
    { $you ->
        [seat] Du hast
        [me] Ich habe
       *[other] { $seat } hat
    } die meisten falschen Namen geglaubt: { $cards }.
best-sharp =
    { $you ->
        [seat] Du hast
        [me] Ich habe
       *[other] { $seat } hat
    } die meisten falschen Namen durchschaut: { $cards }.
best-doubter =
    { $you ->
        [seat] Du hast
        [me] Ich habe
       *[other] { $seat } hat
    } die meisten richtig benannten Geschenke abgelehnt: { $cards }.
best-memory =
    { $you ->
        [seat] Du hast
        [me] Ich habe
       *[other] { $seat } hat
    } nie ein Geschenk falsch benannt: { $cards }-mal richtig.
best-traveller = Die weiteste Reise: { $gift-the } wurde { $cards }-mal weitergegeben.
theatre-picture = Bild teilen
picture-me = Ich
picture-won = Ich habe gewonnen!
picture-shared = Ich teile mir den Sieg!
theatre-why = Warum?
theatre-stops = Hier endet die Aufzeichnung: Dieses Spiel wurde nicht zu Ende gespielt.
theatre-no-record = Diese Datei ist keine Aufzeichnung eines Spiels.
theatre-deal-branch = Das kann niemand sagen: Dieses Spiel zweigt von einem anderen ab, dessen Karten bekannt gewesen sein können. Es hat keine Festlegung.
what-title = Was wäre, wenn …?
what-decides = { $seat } muss sich entscheiden.
what-previous = Entscheidung davor
what-next = Nächste Entscheidung
what-master = Was hätte ein Meister getan?
what-master-hint = Acht Meister werden gefragt. Sie wissen, was diese Person bis dahin gesehen und gehört hatte, und sonst nichts.
what-ask = Die Meister fragen
what-thinking = Sie denken nach …
what-measure-win = Die geschätzte Gewinnchance mit jeder Möglichkeit. Die Marke am Ende eines Balkens ist der Standardfehler: So viel an der Schätzung kann Zufall sein.
what-measure-right = Die geschätzte Chance, dass die Antwort stimmt, soweit ein Meister sich erinnert. Die Marke am Ende eines Balkens ist der Standardfehler: So viel an der Schätzung kann Zufall sein.
what-played = wurde gewählt
what-votes =
    { $votes ->
        [0] Kein Meister würde das wählen.
        [one] Einer von { $masters } Meistern würde das wählen.
       *[other] { $votes } von { $masters } Meistern würden das wählen.
    }
what-more =
    { $options ->
        [one] Es gab eine weitere Möglichkeit.
       *[other] Es gab { $options } weitere Möglichkeiten.
    }
what-option = Möglichkeit
what-estimate = Schätzung
what-error = Standardfehler
what-chosen-by = Meister dafür
what-branch = Von hier aus weiterspielen
what-seat = Du spielst für
what-people = Plätze für andere Menschen, die über einen Link kommen
what-bots = Bots auf den übrigen Plätzen
what-known = Die Karten liegen, wie sie lagen. Wer zurückgeblickt hat, kennt vielleicht verdeckte Karten und die, die noch kommen. Darum gibt es keine Festlegung, und in der Aufzeichnung steht, dass es eine Abzweigung ist.
what-go-on = Von hier aus spielen
what-nothing = In diesem Spiel hatte niemand etwas zu entscheiden.
option-antayagi-choose = Mit { $partner } tauschen
option-antayagi-offer = Karte { $cards } anbieten
option-antayagi-sabotage = Mit Karte { $cards } sabotieren
option-antayagi-pass = Keine Sabotage spielen
option-antayagi-take = Karte { $cards } nehmen
option-antayagi-feed = Dem T-Rex { $object-the-obj } geben
option-not-a-hat-give = „{ $gift }“ sagen
option-not-a-hat-give-to = „{ $gift }“ sagen und { $receiver } geben
option-not-a-hat-accept = Annehmen
option-not-a-hat-refuse = Ablehnen
theatre-sabotages = Sabotagen
theatre-head-by-whom = Von
best-honest =
    { $you ->
        [seat] Du hast
        [me] Ich habe
       *[other] { $seat } hat
    } über Karten nichts als die Wahrheit gesagt: { $cards }-mal.
best-unlucky =
    { $you ->
        [seat] Das größte Pech: Deine Tausche wurden
        [me] Das größte Pech: Meine Tausche wurden
       *[other] Das größte Pech: Die Tausche von { $seat } wurden
    } am häufigsten verhindert, { $cards }-mal.
best-judge =
    { $you ->
        [seat] Du hast dich
        [me] Ich habe mich
       *[other] { $seat } hat sich
    } nie täuschen lassen: { $cards }-mal richtig geurteilt.
best-misled =
    { $you ->
        [seat] Das größte Pech: Du hast
        [me] Das größte Pech: Ich habe
       *[other] Das größte Pech: { $seat } hat
    } in gutem Glauben einen falschen Namen weitergesagt.
best-unwanted = Die Karte, die man am ehesten hergab: { $object }, { $cards }-mal angeboten.
