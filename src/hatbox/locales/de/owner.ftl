# Die Seite für den Menschen, der den Server betreibt.

owner-title = Dieser Server
owner-what = Für den Menschen, der diesen Server betreibt. Der Schlüssel steht in der Datei „owner-token“ neben der Datenbank; der Server nennt sie beim Start.
owner-token = Schlüssel
owner-open = Öffnen
owner-close = Abschließen

owner-tables = Benutzte Tische
owner-of = { $some } von { $all }
owner-connections = Verbindungen
owner-moves = Züge pro Minute
owner-processor = Prozessor
owner-memory = Speicher
owner-delay = Verzögerung
owner-uptime = Läuft seit
owner-hours = { $hours } Std. { $minutes } Min.
owner-version = Version

owner-word = Ein Wort an alle
owner-word-what = Alle an einem Tisch lesen es, auch die, die später kommen, bis du es zurücknimmst oder der Server neu startet.
owner-word-restart = Ein Neustart ist angekündigt.
owner-word-back = Zurücknehmen
owner-word-text = Text (in deiner eigenen Sprache)
owner-word-minutes = Neustart in wie vielen Minuten? (leer lassen, wenn es keinen gibt)
owner-word-say = Sagen

owner-live = Benutzte Tische
owner-none = Gerade spielt niemand.
owner-here =
    { $people ->
        [0] niemand da
        [one] { $people } Person da
       *[other] { $people } Personen da
    }
owner-watch = Zuschauen
owner-remove = Entfernen
owner-remove-other = Einen Tisch mit seiner Kennung entfernen
owner-remove-sure = Tisch { $table } entfernen?
owner-remove-what = Der Tisch wird endgültig gelöscht: Spiel, Namen, Gespräch und Meldungen. Wer dort ist, erfährt, dass es ihn nicht mehr gibt.
owner-keep = Behalten
owner-stored =
    { $tables ->
        [one] { $tables } weiterer Tisch in der Datenbank
       *[other] { $tables } weitere Tische in der Datenbank
    }
owner-state-open = noch nicht begonnen
owner-state-playing = es wird gespielt
owner-state-over = zu Ende
owner-state-ended = abgebrochen

owner-reports = Meldungen
owner-no-reports = Niemand wurde gemeldet.
owner-report = { $time }: Am Tisch { $table } hat Person { $by } Person { $member } gemeldet
