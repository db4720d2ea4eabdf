# Was jede Regel sagt, in Hatbox' eigenen Worten. Man liest es nach der Frage „Warum?“.

clause-ruling = Regelung von Hatbox.
clause-ruling-partly = Teilweise eine Regelung von Hatbox.
clause-not-ruling = Das entspricht der Spielanleitung.
clause-translations-differ = Die Übersetzungen der Spielanleitung sind sich hier nicht einig.

section-setup = Vorbereitung
section-hands = Die Hand: wer was sieht
section-turn = Der Zug
section-sabotage = Sabotage
section-objects = Gegenstände
section-backs = Rückseiten
section-talk = Reden
section-giving = Schenken
section-variants = Varianten
section-end = Spielende

## AntaYagí: Vorbereitung

clause-A-S1 = AntaYagí ist für 3 bis 7 Personen. Mit jeder anderen Anzahl beginnt die Partie nicht, und eine Meldung sagt, warum.
    .title = Anzahl der Mitspielenden
clause-A-S2 = Zum Sieg brauchst du zu dritt oder viert 5 Punkte, zu fünft, sechst oder siebt 4 Punkte. (In der Ausgabe mit 65 Karten heißen die Punkte „Waren“.)
    .title = Benötigte Punkte
    .antayagi-80 = Zum Sieg brauchst du zu dritt oder viert 5 Punkte, zu fünft, sechst oder siebt 4 Punkte.
    .antayagi-65 = Zum Sieg brauchst du zu dritt oder viert 5 Waren, zu fünft, sechst oder siebt 4 Waren.
clause-A-S3 = Alle Karten werden gemischt, und alle bekommen 3. Ausgeteilt wird einzeln und im Uhrzeigersinn, angefangen bei der Person, die das Spiel beginnt.
    .title = Das Austeilen
    .reason = Die Spielanleitung sagt nicht, wie ausgeteilt wird; einzeln und im Uhrzeigersinn ist üblich.
clause-A-S4 = Die übrigen Karten bilden den Nachziehstapel. Er liegt mit der Rückseite (der AntaYagí-Seite) nach oben: Alle sehen die Rückseite der obersten Karte.
    .title = Der Nachziehstapel
    .reason = Nur einige Übersetzungen sagen, dass alle den Stapel sehen; Hatbox folgt ihnen, wie in der Ausgabe mit 80 Karten.
clause-A-S5 = Der Ablagestapel liegt mit der Gegenstandsseite nach oben: Alle sehen den obersten Gegenstand. Mehr als diesen und die Anzahl der Karten zeigt er nicht.
    .title = Der Ablagestapel
    .reason = Die Spielanleitung sagt nicht, ob man den Stapel durchsehen darf; er zeigt nur, was ein Stapel auf dem Tisch zeigt.
    .reason-antayagi-65 = Die Spielanleitung sagt nicht, wie der Stapel liegt; er liegt wie in der Ausgabe mit 80 Karten und zeigt nur, was ein Stapel auf dem Tisch zeigt.
clause-A-S6 = Wer die meisten Taschen hat, beginnt; in der Ausgabe mit 65 Karten ist es bei Gleichstand die jüngste dieser Personen. Der Tisch sagt, wer das ist, sonst entscheidet der Zufall.
    .title = Wer beginnt
    .antayagi-80 = Wer die meisten Taschen hat, beginnt. Der Tisch sagt, wer das ist, sonst entscheidet der Zufall.
    .antayagi-65 = Wer die meisten Taschen hat, beginnt; bei Gleichstand ist es die jüngste dieser Personen. Der Tisch sagt, wer das ist, sonst entscheidet der Zufall.
    .reason = Die Taschen stehen in der Spielanleitung, aber Hatbox kann sie nicht zählen; sagt niemand, wer beginnt, ist der Zufall am gerechtesten.
clause-A-S7 = Ist der Nachziehstapel aufgebraucht, werden die abgelegten Karten gemischt und bilden den neuen. Das geschieht in dem Moment, in dem eine Karte gezogen werden muss und keine da ist, auch mitten im Ziehen, und nie vorher. Gibt es überhaupt nichts mehr zu ziehen, hört das Ziehen einfach auf.
    .title = Nachziehstapel leer
    .reason = Die Spielanleitung sagt nicht, in welchem Moment, und auch nicht, was geschieht, wenn gar keine Karte mehr da ist; so wird nichts zu früh gemischt, und das Spiel geht weiter.
clause-A-S8 = Karten kommen in fester Reihenfolge auf den Ablagestapel. Zuerst die Sabotagen, so wie sie gespielt wurden; wird der Tausch abgebrochen, folgen die Karte der aktiven und dann die der gewählten Person. Ein Wandernder Zauberer wird abgelegt, bevor die andere Karte ankommt, und eine Karte, die nicht punktet, sobald sie ankommt. Eine ganze Hand wird von links nach rechts abgelegt, und eine Futterkarte vor dem T-Rex, der sie gefressen hat.
    .title = Reihenfolge beim Ablegen
    .reason = Die Spielanleitung nennt keine Reihenfolge; es braucht eine, weil alle sehen, welcher Gegenstand am Ende oben liegt.

## AntaYagí: die Hand

clause-A-H1 = Jede Karte hat eine Gegenstandsseite und eine Rückseite. Du hältst sie mit der Rückseite zu dir: Du siehst die Rückseite, alle anderen sehen den Gegenstand.
    .title = Wie man Karten hält
clause-A-H2 = Eine Karte mit dem Kleinen Hut auf der Rückseite hält man andersherum, sobald sie gezogen ist: Wer sie hat, sieht den Gegenstand, alle anderen sehen die Rückseite. Das gilt auch für Karten, die zu Beginn ausgeteilt werden.
    .title = Karten mit Kleinem Hut
    .reason = Die Spielanleitung spricht nur von gezogenen Karten; eine ausgeteilte trägt dasselbe Zeichen, also hält man sie genauso.
clause-A-H3 = Eine Karte, die wegen ihres Kleinen Huts andersherum gehalten wird, bleibt so, bis sie die Hand verlässt oder ein Hut sie umdreht.
    .title = Kleiner Hut: wie lange
    .reason = Diese Spielanleitung sagt nicht, wie lange, und ihre Übersetzungen widersprechen sich bei Karten, die ein Hut umdreht; Hatbox folgt der Ausgabe mit 80 Karten.
clause-A-H4 = Solange das Spiel läuft, bekommt niemand die jeweils abgewandte Seite einer Handkarte gezeigt: nicht auf dem Bildschirm, nicht in dem, was der Server schickt, nicht in dem, was ein Bot oder ein Forschungsagent bekommt. Es gibt eine einzige Ausnahme: Hat ein Hut eine deiner Sabotagen von dir weggedreht, nennen deine eigenen Auswahlmöglichkeiten sie weiterhin.
    .title = Verborgenes bleibt verborgen
    .reason = Die Spielanleitung denkt nur an Menschen an einem Tisch; ein Programm darf nicht mehr verraten als deren Karten. Die Ausnahme ist gerecht, denn du hast diese Rückseite beim Ziehen gesehen.
clause-A-H5 = Handkarten behalten ihre Reihenfolge, und niemand sortiert um. Verlässt eine Karte die Hand, rücken die Karten rechts von ihr auf; eine neue kommt ans rechte Ende. So kannst du eine Karte beim Reden nach ihrem Platz benennen.
    .title = Reihenfolge der Hand
    .reason = Die Spielanleitung sagt nicht, ob man umsortieren darf; täte man es, wüsste niemand mehr, welche Karte gemeint war.
clause-A-H6 = Eine Karte, die vom Stapel gezogen wird, zeigt dabei allen ihre Rückseite, auch mitten im Auffüllen; die Rückseite einer zu Beginn ausgeteilten Karte sehen nur die, die sie auf der Hand sehen. Karten in Auslagen, auf dem Tisch und auf dem Ablagestapel zeigen nur den Gegenstand, dort sieht niemand eine Rückseite. Eine Sabotage wird mit der Rückseite nach oben gespielt. Jede Karte zeigt allen ihren Gegenstand, wenn sie abgelegt wird, auch eine Sabotage; so erfährt, wer einen Muffin bekommt, was verloren ging.
    .title = Was alle sehen
    .reason = Die Spielanleitung geht nicht jeden Moment durch; alle sehen, was sie an einem echten Tisch sehen würden.
clause-A-H7 = Wer nur zuschaut, sieht, was offen liegt: die Auslagen, die Karten auf dem Tisch, die oberste Karte jedes Stapels und die Rückseite jeder gezogenen Karte. Von den Handkarten ist dabei keine der beiden Seiten zu sehen, es gibt also nichts zu verraten.
    .title = Wer zuschaut
    .reason = Die Spielanleitung kennt kein Publikum; ein Wort oder ein Blick von dort könnte das Spiel entscheiden.

## AntaYagí: der Zug

clause-A-T1 = In deinem Zug bist du die aktive Person und wählst jemand anderen für einen Tausch. Diese Person muss mindestens eine Karte auf der Hand haben.
    .title = Mit wem getauscht wird
    .reason = Die Spielanleitung sagt nicht, dass die andere Person eine Karte braucht; ohne Karte gibt es nichts zu tauschen.
clause-A-T2 = Die aktive und die gewählte Person suchen sich je eine Karte aus der eigenen Hand aus; beide werden im selben Moment aufgedeckt, mit dem Gegenstand nach oben. Bis dahin weiß niemand, was die andere Person ausgesucht hat, nur, ob sie es schon getan hat.
    .title = Geheim wählen, gemeinsam aufdecken
clause-A-T3 = Zeigen beide Karten denselben Gegenstand, wird der Tausch abgebrochen: Beide werden abgelegt, und kein Effekt tritt ein. Eine Sabotage kann dann niemand spielen.
    .title = Zweimal derselbe Gegenstand
    .reason = Die Spielanleitung sagt nicht, ob man hier eine Sabotage spielen darf; es gibt nichts mehr abzubrechen.
clause-A-T4 = Sind die beiden Gegenstände verschieden, können zuerst Sabotagen gespielt werden. Brechen sie den Tausch nicht ab, erhalten beide die Karte der jeweils anderen Person.
    .title = Zwei verschiedene Gegenstände
clause-A-T5 = Eine Karte, die du erhältst, kommt in deine Auslage, wenn sie punktet, und ihr Effekt tritt ein. Punktet sie nicht, wird sie abgelegt. (In der Ausgabe mit 65 Karten heißt die Auslage „Geldbeutel“.)
    .title = Eine Karte erhalten
    .reason = Zwei Übersetzungen wenden auch die Kraft einer abgelegten Karte an; nur der Zauberer hat eine, und seine eigene Regel sagt, was er tut.
clause-A-T6 = Zuerst kommt die Karte an, die die aktive Person erhält, mit allem, was sie auslöst; so lange bleibt die andere Karte auf dem Tisch. Dann kommt die Karte an, die die gewählte Person erhält. Zuletzt sind die T-Rexe dran, die der aktiven Person vor denen der gewählten. Mit einem Wandernden Zauberer kommt nur eine Karte an.
    .title = Was zuerst kommt
    .reason = Die Spielanleitung sagt nicht, welche Karte zuerst ankommt, und das kann wichtig sein; deshalb geht vor, wer am Zug ist.
clause-A-T7 = Dann werden die Auslagen der aktiven und der gewählten Person gezählt. Wer die nötigen Punkte hat, gewinnt; haben beide sie, gewinnt allein die gewählte Person. Ein Gegenstand, den du mehrmals hast, zählt jedes Mal.
    .title = Gewinnen
clause-A-T8 = Wenn niemand gewonnen hat, ziehen in der Ausgabe mit 80 Karten alle auf 3 Karten nach: zuerst die aktive Person, dann die anderen im Uhrzeigersinn, jeweils vollständig, bevor die nächste Person zieht.
    .title = Alle ziehen nach
    .reason = Die Spielanleitung sagt nicht, wer zuerst zieht; von der aktiven Person aus im Uhrzeigersinn entspricht der Reihenfolge der Züge.
clause-A-T9 = Wenn niemand gewonnen hat, zieht in der Ausgabe mit 65 Karten die gewählte Person genau eine Karte, auch nach einem abgebrochenen Tausch; dann zieht die aktive Person auf 3 Karten nach. Sonst zieht niemand: Wer außerhalb des eigenen Zuges Karten gespielt oder verloren hat, wartet bis zum Ende des eigenen Zuges.
    .title = Nur zwei ziehen
    .reason = Der deutsche Text lässt die Person, die den Tausch gemacht hat, diese eine Karte ziehen; die drei anderen nennen die gewählte Person, und Hatbox folgt ihnen.
clause-A-T10 = Dann ist die Person links davon am Zug, also die nächste im Uhrzeigersinn.
    .title = Der nächste Zug
clause-A-T11 = Beginnst du deinen Zug ohne Karten oder hat sonst niemand welche, gibt es keinen Tausch: Du ziehst auf 3 Karten nach, und die nächste Person ist am Zug.
    .title = Zug ohne Tausch
    .reason = Die Spielanleitung sagt nicht, was geschieht, wenn kein Tausch möglich ist; mit neuen Karten geht das Spiel weiter.
clause-A-T12 = Kann eine ganze Runde lang niemand tauschen, weil zu wenige Karten da sind, endet das Spiel ohne Sieg. Dazu kommt es nur mit kleinen eigenen Kartensätzen.
    .title = Niemand kann tauschen
    .reason = Die Spielanleitung sieht das nicht vor; sonst würde so ein Spiel nie enden.

## AntaYagí: Sabotage

clause-A-X1 = Sind zwei verschiedene Gegenstände aufgedeckt, dürfen alle, auch die beiden Tauschenden, eine Handkarte spielen, deren Rückseite Sabotage zeigt.
    .title = Wer sabotieren darf
    .reason = Die Spielanleitung verlangt keine zwei verschiedenen Gegenstände; zweimal derselbe bricht den Tausch aber ohnehin ab.
clause-A-X2 = Auf eine Sabotage kann man mit einer Sabotage antworten, beliebig oft. Jede hebt die vorige auf.
    .title = Sabotage gegen Sabotage
clause-A-X3 = Bei einer ungeraden Zahl von Sabotagen wird der Tausch abgebrochen: Seine beiden Karten und alle Sabotagen werden abgelegt, und kein Effekt tritt ein.
    .title = Ungerade Zahl: abgebrochen
clause-A-X4 = Bei einer geraden Zahl von Sabotagen geht der Tausch weiter, und nur die Sabotagen werden abgelegt.
    .title = Gerade Zahl: geht weiter
clause-A-X5 = Ein abgeschlossener Tausch lässt sich nicht mehr sabotieren. Die Gelegenheit beginnt nach dem Aufdecken, auch mit einem Wandernden Zauberer, und endet, bevor sich eine Karte bewegt: sobald alle, die Karten auf der Hand haben, seit der letzten Sabotage gepasst haben. Wenn du passt, gilt das bis zur nächsten Sabotage; dann werden alle, die Karten haben, noch einmal gefragt, auch wer sie gespielt hat.
    .title = Wann man sabotieren kann
    .reason = Die Spielanleitung schützt nur einen abgeschlossenen Tausch; ein klarer Anfang und ein klares Ende geben allen dieselbe Gelegenheit, und wenn Passen gilt, bleibt das Spiel in Gang.
clause-A-X6 = Gefragt werden alle, die Karten haben, ob sie sabotieren können oder nicht. Weder die Frage noch wer gepasst hat noch wie lange es gedauert hat verrät mehr darüber, wer eine Sabotage hat, als beim Ziehen zu sehen war. An einem Tisch mit Menschen ist die Zeit festgelegt und immer gleich lang, egal wer was hat, und Schweigen heißt Passen. Spielt nur ein Mensch gegen Bots, ist die Gelegenheit vorbei, sobald dieser Mensch passt.
    .title = Die Frage verrät nichts
    .reason = Die Spielanleitung sagt nicht, wie gefragt wird; würden nur die gefragt, die eine Sabotage haben, wüssten alle, wer das ist.
clause-A-X7 = Eine Sabotage, die ein Hut von dir weggedreht hat, kannst du trotzdem spielen: Du hast ihre Rückseite beim Ziehen gesehen.
    .title = Weggedrehte Sabotage
    .reason = Die Spielanleitung sagt nicht, ob das erlaubt ist; ein Hut ändert, was du von einer Karte siehst, nicht, was sie ist.
clause-A-X8 = Eine Karte mit Sabotage auf der Rückseite darfst du wie jede andere für einen Tausch aussuchen. Ihre Rückseite bewirkt dabei nichts. (In der Ausgabe mit 65 Karten lassen sich der spanische und der deutsche Satz auch anders lesen: Statt der Tauschkarte gelegt, bricht die Sabotage den Tausch ab.)
    .title = Eine Sabotage tauschen
    .antayagi-80 = Eine Karte mit Sabotage auf der Rückseite darfst du wie jede andere für einen Tausch aussuchen. Ihre Rückseite bewirkt dabei nichts.
    .antayagi-65 = Eine Karte mit Sabotage auf der Rückseite darfst du wie jede andere für einen Tausch aussuchen. Ihre Rückseite bewirkt dabei nichts. Der spanische und der deutsche Satz der Anleitung lassen sich auch anders lesen: Statt der Tauschkarte gelegt, bricht die Sabotage den Tausch ab.
    .reason = Die Spielanleitung sagt nicht, ob das erlaubt ist; ihre Gegenstandsseite ist wie jede andere, und beim Tausch zählt nur diese.
    .reason-antayagi-65 = Der englische und der französische Satz erlauben es einfach, und Hatbox folgt ihnen; beim Tausch zählt nur die Gegenstandsseite.
clause-A-X9 = Eine gespielte Sabotage fehlt dir auf der Hand. In der Ausgabe mit 80 Karten füllst du am Ende des Zuges mit allen anderen auf; in der Ausgabe mit 65 Karten ersetzt du sie erst am Ende deines eigenen Zuges.
    .title = Auffüllen nach einer Sabotage
    .antayagi-80 = Eine gespielte Sabotage fehlt dir auf der Hand bis zum Ende des Zuges; dann füllst du mit allen anderen auf.
    .antayagi-65 = Eine gespielte Sabotage fehlt dir auf der Hand, und du ersetzt sie erst am Ende deines eigenen Zuges.
clause-A-X10 = Deine Sabotage richtet sich gegen das, was auf dem Tisch lag, als du dich entschieden hast. War eine andere Sabotage schneller, wird deine nicht gespielt, und du wirst noch einmal gefragt.
    .title = Zwei Sabotagen gleichzeitig
    .reason = Die Spielanleitung sieht nicht vor, dass zwei im selben Moment gespielt werden; sonst würde die zweite die erste aufheben, und vielleicht war das gar nicht gewollt.
clause-A-X11 = Teilen sich mehrere ein Gerät, dauert die Gelegenheit zur Sabotage, bis es einmal herumgegangen ist: Alle, die Karten haben, bekommen es in der Reihenfolge der Plätze, egal wer was hat, und sehen nur ihre eigene Sicht. Deshalb hat sie kein festes Ende, ist aber nie kürzer als an einem anderen Tisch. Auf ein Gerät ohne Verbindung wird nicht gewartet.
    .title = Das geteilte Gerät geht herum
    .reason = Die Spielanleitung kennt kein geteiltes Gerät; bekämen es nur die, die eine Sabotage haben, sähen alle, wer das ist.

## AntaYagí: Gegenstände

clause-A-O1 = Ein Schatz bringt 1 Punkt. Er hat keinen Effekt.
    .title = Schatz
clause-A-O2 = Ein Knochen bringt 1 Punkt. Er hat keinen Effekt, ist aber Futter für einen T-Rex.
    .title = Knochen
clause-A-O3 = Ein Hut bringt 1 Punkt und dreht alle Karten um, die in diesem Moment auf der Hand der Person sind, die ihn bekommt. Spätere Karten hält man wie gewohnt: mit der Rückseite zu sich oder, mit einem Kleinen Hut, andersherum.
    .title = Hut
    .reason = Eine Übersetzung lässt Karten umgedreht, bis man sie tauscht, eine andere spricht von später getauschten Karten; Hatbox folgt der Ausgabe mit 80 Karten.
clause-A-O4 = Ein Singender Lolli bringt 1 Punkt. Wer ihn bekommt, muss sich von der Hand der anderen am Tausch beteiligten Person eine Karte aussuchen, sofern dort eine ist; ausgesucht wird nach dem, was man sehen kann. Sie kommt sofort in die eigene Auslage, und ihr Effekt tritt ein; punktet sie nicht, wird sie abgelegt. Mit einem weiteren Lolli geht es bei derselben Person weiter.
    .title = Singender Lolli
    .reason = Die Spielanleitung sagt nichts zu einer leeren Hand oder einer Karte, die nicht punktet; dann gibt es nichts zu holen, und eine solche Karte bleibt in keiner Auslage.
    .reason-antayagi-80 = Die Spielanleitung sagt nichts zu einer leeren Hand oder einer Karte, die nicht punktet; dann gibt es nichts zu holen, und eine solche Karte bleibt in keiner Auslage. Dass man sich die Karte aussucht, fehlt im französischen Text; die beiden anderen sagen es.
clause-A-O5 = Ein Muffin bringt 1 Punkt. Wer ihn bekommt, legt die ganze Hand ab. (In der Ausgabe mit 65 Karten heißt er „Allwissender Muffin“.)
    .title = Muffin
clause-A-O6 = Giftmüll bringt 1 Punkt, aber wer ihn hat, braucht mehr Punkte zum Sieg. In der Ausgabe mit 80 Karten ist es einer mehr als bei den anderen (6 zu dritt oder viert, 5 zu fünft, sechst oder siebt), egal wie viel Giftmüll man hat. In der Ausgabe mit 65 Karten ist es einer mehr für jede Karte Giftmüll.
    .title = Giftmüll
    .antayagi-80 = Giftmüll bringt 1 Punkt, aber wer ihn hat, braucht zum Sieg einen Punkt mehr als die anderen: 6 zu dritt oder viert, 5 zu fünft, sechst oder siebt. Es bleibt bei einem mehr, egal wie viel Giftmüll man hat.
    .antayagi-65 = Giftmüll bringt 1 Punkt, aber wer ihn hat, braucht zum Sieg einen Punkt mehr für jede Karte Giftmüll.
    .reason = Die Spielanleitung nennt feste Zahlen und erwähnt keine zweite Karte Giftmüll; deshalb ändert eine zweite nichts.
    .reason-antayagi-65 = Einige Übersetzungen verlangen eins mehr, eine andere erhöht die Zahl; keine erwähnt eine zweite Karte Giftmüll, also zählt jede Karte.
clause-A-O7 = Ein T-Rex bringt 1 Punkt. Sein Effekt kommt als allerletzter und hält an, solange er in einer Auslage liegt: Liegt dort auch Futter (Fisch, Muffin, Singender Lolli oder Knochen), werden der T-Rex und eine Futterkarte abgelegt. In der Ausgabe mit 80 Karten wählt die Person, der die Auslage gehört, die Art des Futters; in der Ausgabe mit 65 Karten ist es die erste in der genannten Reihenfolge. Das wiederholt sich, solange T-Rex und Futter da sind, und auch Futter, das später ankommt, wird gefressen.
    .title = T-Rex
    .antayagi-80 = Ein T-Rex bringt 1 Punkt. Sein Effekt kommt als allerletzter und hält an, solange er in einer Auslage liegt: Liegt dort auch Futter (Fisch, Muffin, Singender Lolli oder Knochen), werden der T-Rex und eine Futterkarte abgelegt. Die Art des Futters wählt die Person, der die Auslage gehört. Das wiederholt sich, solange T-Rex und Futter da sind, und auch Futter, das später ankommt, wird gefressen.
    .antayagi-65 = Ein T-Rex bringt 1 Punkt. Sein Effekt kommt als allerletzter und hält an, solange er in einer Auslage liegt: Liegt dort auch Futter, werden der T-Rex und eine Futterkarte abgelegt. Er frisst das Erste, was er in dieser Reihenfolge findet: Fisch, Allwissender Muffin, Singender Lolli, Knochen. Das wiederholt sich, solange T-Rex und Futter da sind, und auch Futter, das später ankommt, wird gefressen.
    .reason = Der französische Text spricht von einem T-Rex auf der Hand und nennt den Fisch in der Reihenfolge, aber nicht in der Liste; Hatbox folgt den drei anderen.
clause-A-O8 = Ein Fisch kommt nur dann in eine Auslage, wenn dort schon Giftmüll liegt, und bringt dann 2 Punkte. Sonst wird er abgelegt.
    .title = Fisch
clause-A-O9 = Mit einem Wandernden Zauberer wird nichts getauscht. Der Zauberer bringt keinen Punkt und wird abgelegt; die Karte der anderen Person kommt in deren eigene Auslage, wo ihr Effekt wie bei jeder Ankunft eintritt, oder wird abgelegt, wenn sie nicht punktet. Ein Zauberer, den ein Singender Lolli holt, wird ohne Effekt abgelegt.
    .title = Wandernder Zauberer
    .reason = Die Spielanleitung sagt nicht, ob die behaltene Karte ihren Effekt hat und was ein Zauberer tut, den ein Lolli holt; die Karte kommt an wie jede andere, und ohne Tausch hat der Zauberer nichts zu ändern.
    .reason-antayagi-65 = Die Spielanleitung sagt nicht, was ein Zauberer tut, den ein Lolli holt; ohne Tausch hat er nichts zu ändern. In den Übersetzungen wird er zu verschiedenen Zeitpunkten gezeigt oder abgelegt, mit demselben Ergebnis.
clause-A-O10 = Eine Leere Schachtel bringt keinen Punkt und wird abgelegt. Die Ausgabe mit 65 Karten nennt sie nicht: Der Kartensatz von Hatbox für diese Ausgabe enthält keine, ein eigener Kartensatz darf sie enthalten.
    .title = Leere Schachtel
    .antayagi-80 = Eine Leere Schachtel bringt keinen Punkt und wird abgelegt.
    .antayagi-65 = Eine Leere Schachtel bringt keinen Punkt und wird abgelegt. Diese Ausgabe nennt sie nicht: Der Kartensatz von Hatbox enthält keine, ein eigener Kartensatz darf sie enthalten.
    .reason = Diese Spielanleitung nennt die Karte nicht; so lässt sich ein eigener Kartensatz in beiden Ausgaben spielen.
clause-A-O11 = Muss einer von mehreren T-Rexen oder eine von mehreren Futterkarten derselben Art weg, trifft es die Karte, die zuerst ankam.
    .title = Die älteste Karte geht
    .reason = Die Spielanleitung sagt nicht, welche; gleiche Karten bringen gleich viel, also muss niemand gefragt werden.

## AntaYagí: Rückseiten

clause-A-B1 = Eine Rückseite ist schlicht, Sabotage, Kleiner Hut oder der Hinweis „Schatz oder T-Rex“. Eine schlichte bewirkt nichts, eine Sabotage kann gegen einen Tausch gespielt werden, und eine Karte mit Kleinem Hut hält man andersherum. Den Hinweis gibt es nur auf Schätzen und T-Rexen.
    .title = Die vier Rückseiten
    .reason = Die Spielanleitung erwähnt keine Rückseite ohne Zeichen; eine, die nichts zeigt, bewirkt auch nichts.
clause-A-B2 = Die Spielanleitungen nennen die Zahl der Karten insgesamt, aber nicht, wie viele es von jeder gibt. Hatbox verwendet eigene Stückzahlen, die als solche gekennzeichnet sind, in einer Datei für jede Ausgabe. Wenn du das Spiel besitzt, kannst du die echten Stückzahlen aus einer eigenen Datei laden, und jeden anderen Kartensatz auch.
    .title = Stückzahlen der Karten
    .reason = Die Spielanleitung enthält keine Liste der Karten, und ohne Stückzahlen gibt es keinen Kartensatz, mit dem man spielen könnte.

## AntaYagí: Reden

clause-A-K1 = Rede frei und überrede die anderen. Lügen ist erlaubt, und nichts, was gesagt wird, ist bindend.
    .title = Reden und überreden
    .reason = Die Spielanleitung sagt nichts über das Reden; ohne Reden wäre ein Tausch reines Raten, und ein Verbot zu lügen könnte niemand überwachen.
    .reason-antayagi-65 = Die Spielanleitung erlaubt Reden und Überreden, sagt aber nicht, ob man lügen darf; ein Verbot könnte niemand überwachen.

## That's Not a Hat: Vorbereitung

clause-H-S1 = Das Spiel ist für 3 bis 8 Personen. Auch zu zweit kann man spielen, dann aber nur mit der Variante mit je zwei Geschenken.
    .title = Anzahl der Mitspielenden
    .reason = Die Spielanleitung nennt keine Zahlen: Zu zweit gehen die Geschenke nur hin und her, und mit mehr als acht Personen wartet man zu lange. Wo der englische Text „in Paaren“ sagt, sagen die anderen „zwei Personen“.
clause-H-S2 = Es gibt 80 gewöhnliche Geschenkkarten, und jedes Geschenk kommt einmal vor. Eine Karte hat vorn ein Geschenk und hinten einen Pfeil nach links oder nach rechts, schwarz oder weiß. Von jeder dieser vier Rückseiten gibt es 20.
    .title = Die Geschenkkarten
    .reason = Die Spielanleitung sagt nicht, wie viele Karten welche Rückseite haben; gleiche Zahlen bevorzugen keine Richtung und keine Farbe.
clause-H-S3 = Jede Person bekommt ein Geschenk, das offen vor ihr liegt. Ausgeteilt wird einzeln und im Uhrzeigersinn, angefangen bei der Person, die beginnt; bei je zwei Geschenken ist das erste das untere. Der Rest ist der Geschenkeladen und liegt ebenfalls offen: Alle sehen das oberste Geschenk.
    .title = Das Austeilen
    .reason = Die Spielanleitung sagt nicht, wie ausgeteilt wird; einzeln und im Uhrzeigersinn ist üblich.
clause-H-S4 = Wer zuletzt etwas geschenkt bekommen hat, beginnt. Der Tisch sagt, wer das ist, sonst entscheidet der Zufall.
    .title = Wer beginnt
    .reason = Hatbox kann nicht wissen, wer das war, deshalb sagt es der Tisch; sagt es niemand, ist der Zufall am gerechtesten.
clause-H-S5 = Ein offenes Geschenk zeigt nur das Geschenk: Niemand kennt seinen Pfeil, bevor es umgedreht ist, auch nicht die Person, vor der es liegt. Ein verdecktes Geschenk zeigt allen immer seine Rückseite, Pfeil und Farbe. Der Geschenkeladen zeigt sein oberstes Geschenk, und das nächste, sobald eines genommen wurde; ein Stapel mit Minuspunkten zeigt sein oberstes Geschenk und die Anzahl. Was genannt wurde, ist nur bis zur Antwort zu sehen.
    .title = Was alle sehen
    .reason = Die Spielanleitung geht nicht jeden Moment durch; alle sehen, was sie an einem echten Tisch sehen würden, und sich das Genannte zu merken gehört zum Spiel.
clause-H-S6 = Wer nur zuschaut, sieht genau das, was alle am Tisch sehen, nicht mehr und nicht weniger.
    .title = Wer zuschaut
    .reason = Die Spielanleitung kennt kein Publikum; sähe es mehr, könnte es jemandem beim Erinnern helfen.

## That's Not a Hat: Schenken

clause-H-T1 = Wer beginnt, nimmt das oberste Geschenk aus dem Geschenkeladen, zeigt es allen, dreht es um, verschenkt es sofort in Richtung des Pfeils und nennt es dabei laut. Ein Geschenk aus dem Laden bleibt nie vor der Person liegen, die es genommen hat.
    .title = Geschenk aus dem Laden
clause-H-T2 = Wer schenkt, darf jedes Geschenk nennen, wahr oder nicht. Zur Auswahl stehen der ganze Katalog, alle 110, egal welche im Spiel sind, und die Geschenke des Kartensatzes, damit die Liste niemandem beim Erinnern hilft.
    .title = Ein Geschenk nennen
    .reason = Die Spielanleitung braucht keine Liste, weil man einfach einen Namen sagt; eine kürzere würde verraten, welche Geschenke im Spiel sind.
clause-H-T3 = Die beschenkte Person nimmt das Geschenk an oder lehnt es ab.
    .title = Annehmen oder ablehnen
clause-H-T4 = Ein angenommenes Geschenk kommt verdeckt über das, was die beschenkte Person schon hat. Nun verschenkt sie ihr ältestes, also das unterste, in Richtung des Pfeils und nennt es; liegt es noch offen, dreht sie es zuerst um.
    .title = Angenommen
clause-H-T5 = Ein verdecktes Geschenk sieht sich niemand mehr an, bis es abgelehnt wird. Solange das Spiel läuft, helfen weder der Bildschirm noch die Nachrichten des Servers noch ein Protokoll jemandem beim Erinnern.
    .title = Kein zweiter Blick
clause-H-T6 = Ein abgelehntes Geschenk wird aufgedeckt. Ist es das, was genannt wurde, lag die beschenkte Person falsch, sonst die schenkende. Wer falsch lag, nimmt es offen als Minuspunkt, holt sich, wenn es nicht der dritte war, ein neues Geschenk aus dem Laden und verschenkt es wie zu Beginn: zeigen, umdrehen, nennen, in Richtung des Pfeils geben. Wer ablehnt, muss nicht sagen, was es ist.
    .title = Abgelehnt

## That's Not a Hat: Varianten

clause-H-V1 = Mit den Sonderkarten kommen 30 Geschenke dazu, 110 sind es insgesamt. Ihre Rückseiten, 15 schwarze und 15 weiße, zeigen überallhin: Wer eine verschenkt, wählt dafür eine beliebige andere Person.
    .title = Sonderkarten
    .reason = Die Spielanleitung sagt nicht, wie viele Sonderkarten welche Farbe haben; bei gleichen Zahlen ist es egal, mit welcher Farbe man spielt.
clause-H-V2 = Gespielt wird nur mit den Karten mit schwarzen Pfeilen oder nur mit denen mit weißen, damit die Rückseiten weniger verraten.
    .title = Eine Farbe: schwerer
clause-H-V3 = Alle beginnen mit je zwei Geschenken, beide offen, in einer Spalte. Ein neues kommt oben dazu, und das unterste wird verschenkt. Zu zweit sind links und rechts dieselbe Person.
    .title = Je zwei Geschenke: noch schwerer
    .reason = Der englische Text spricht vom Spiel „in Paaren“, die anderen von zwei Personen, also sind keine Teams gemeint; und wo zwei der Texte nur ein Geschenk erlauben, ist diese Variante die Ausnahme.
clause-H-V4 = Varianten lassen sich kombinieren.
    .title = Varianten kombinieren
    .reason = Die Spielanleitung sagt das nicht, aber keine Variante kommt einer anderen in die Quere.

## That's Not a Hat: Spielende

clause-H-E1 = Das Spiel endet, wenn jemand 3 Minuspunkte hat. Wer die wenigsten hat, gewinnt; bei Gleichstand teilen sich alle mit den wenigsten den Sieg.
    .title = Drei Minuspunkte
    .reason = Die Spielanleitung regelt keinen Gleichstand; niemand hat besser gespielt, also wird der Sieg geteilt.
clause-H-E2 = Oder der Tisch vereinbart mehrere Runden, so viele, wie Personen mitspielen, oder eine beliebige Zahl von 1 bis 8; die Punkte aller Runden werden zusammengezählt. Für jede Runde werden alle Karten neu gemischt und ausgeteilt, und es beginnt, wer links von der Person sitzt, die die vorige begonnen hat.
    .title = Mehrere Runden
    .reason = Die Spielanleitung nennt nur eine Zahl von Runden und sagt nicht, wer die nächste beginnt; ein Abend kann kürzer oder länger sein, und nach links weiterzugehen ist gerecht.
clause-H-E3 = Wird ein Geschenk gebraucht und der Geschenkeladen ist leer, endet die Runde. Mit echten Kartensätzen kommt das nie vor.
    .title = Leerer Geschenkeladen
    .reason = Die Spielanleitung sieht keinen leeren Laden vor; ohne neues Geschenk kann niemand weiterspielen.

## That's Not a Hat: Reden

clause-H-K1 = Rede und bluffe, wie du willst: Nur die beschenkte Person entscheidet. Nichts, was gesagt wird, bleibt auf dem Bildschirm stehen.
    .title = Reden und bluffen
    .reason = Die Spielanleitung fordert zum Bluffen auf, setzt aber keine Grenzen; niemand könnte sie überwachen, und Worte, die auf dem Bildschirm bleiben, würden beim Erinnern helfen.
