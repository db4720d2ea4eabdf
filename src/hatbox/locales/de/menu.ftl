# What the page says where a table is on the screen already: menu, votes, result. Loaded soon after.

menu-rules = Die Regeln
menu-pause = Partie anhalten
menu-go-on = Weiterspielen
menu-bots-quiet = Bots schweigen lassen
menu-bots-talk = Bots reden lassen
menu-bot-sits-in = Einen Bot für { $name } spielen lassen
menu-end = Partie ohne Sieg beenden
menu-do-not-end = Doch weiterspielen
menu-end-sure = Die Partie endet ohne Sieg, sobald alle das wollen.
menu-leave = Meinen Platz einem Bot überlassen
menu-leave-sure = Ein Bot spielt deine Karten zu Ende. Das lässt sich nicht rückgängig machen.
menu-shut-out = Andere Geräte abmelden
menu-shut-out-sure = Dein Platz bekommt einen neuen Schlüssel: Andere Geräte, und alle, die deinen Link gesehen haben, kommen mit dem alten nicht mehr herein. Hier bleibst du am Tisch.
menu-fair = Ehrlich gemischt
menu-commit = Diese Zahl stand fest, bevor die erste Karte ausgeteilt wurde. Am Ende wird der Startwert gezeigt, und alle können nachprüfen, dass nichts vertauscht wurde.
person-trouble = Ärger mit { $name }?
person-mute = { $name } für alle stumm schalten
person-unmute = { $name } wieder reden lassen
person-host = { $name } die Leitung geben
person-ignore = Nicht zeigen, was { $name } sagt
person-listen = Wieder zeigen, was { $name } sagt
person-report = { $name } bei der Leitung dieses Servers melden
person-reported = Gemeldet. Danke.
result-title = Das Ergebnis
result-you = Du gewinnst!
result-you-share = Du gewinnst gemeinsam mit anderen!
result-winner =
    { $winners ->
        [one] { $names } gewinnt!
       *[other] { $names } gewinnen!
    }
result-nobody = Niemand gewinnt.
result-ended = Die Partie wurde ohne Sieg beendet.
result-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
result-points-of = { $points }/{ $needed } Punkte
result-penalties =
    { $points ->
        [one] { $points } Minuspunkt
       *[other] { $points } Minuspunkte
    }
result-rematch = Noch einmal
result-to-rematch = Zur nächsten Partie
result-invited = Die nächste Partie wartet auf dich.
result-watch-rematch = Bei der nächsten Partie zuschauen
result-other-game = Jetzt { $game }
result-quicker = Jemand war schneller und hat { $game } gewählt.
result-look = Tisch ansehen
result-theatre = Zurückblicken
result-fair = Die Aufzeichnung dieser Partie enthält ihren Startwert. Damit können alle nachprüfen, dass so ausgeteilt wurde, wie es zu Beginn festgelegt war.
result-record = Aufzeichnung dieser Partie sichern
about-what = Mit Hatbox spielt man drei gesellige Kartenspiele rund um Hüte, mit Menschen und mit Bots, die nicht mehr wissen, als man auf ihrem Platz wissen darf. Die Regeln stehen hier in eigenen Worten.
about-unofficial = Hatbox ist inoffiziell. Es wurde von den Verlagen der Spiele, denen die Namen gehören, weder gemacht noch gebilligt. Wenn dir die Spiele gefallen, kauf sie!
about-credits = Dank an
about-drawings = Zeichnungen:
about-fonts = Schriften:
about-software = Software in dieser Seite:
vote-asked = Jemand möchte die Partie beenden.
vote-theirs =
    { $people ->
        [one] { $names } möchte die Partie ohne Sieg beenden.
       *[other] { $names } möchten die Partie ohne Sieg beenden.
    }
vote-mine = Du möchtest die Partie beenden. Sie endet, wenn alle zustimmen, die da sind.
vote-end = Beenden
vote-go-on = Weiter
vote-later = Später entscheiden
vote-folded = Beenden?
evening-title = Heute Abend
evening-games =
    { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spiele
    }
evening-won =
    { $wins ->
        [one] { $wins } Sieg
       *[other] { $wins } Siege
    }
evening-all = Alle
evening-bots = Die Bots
evening-again = Den Stand zurücksetzen
evening-sure = Alle Siege dieses Abends werden vergessen.
page-theme = Farben
page-theme-system = Wie das Gerät
page-theme-light = Hell
page-theme-dark = Dunkel
page-safe = Vor Tausch, Angebot, Ablehnung und Sabotage noch einmal fragen
page-sounds = Töne, und kurz vibrieren, wenn ich dran bin
page-hints = Tipps in den ersten Spielen
page-bots = Wie gut die Bots spielen, wenn du allein spielst
ay-ease = Wenn ein Tausch sabotiert werden kann
ay-ease-never = Immer fragen
ay-ease-unarmed = Nur fragen, wenn ich eine Sabotage habe
ay-ease-always = Nicht fragen: alles geschehen lassen
