# What happens in That’s Not a Hat. events.ftl says what the variables hold.

event-round-dealt =
    { $you ->
        [first] Runde { $round }: Die Geschenke liegen offen, merk sie dir gut. Du beginnst.
       *[other] Runde { $round }: Die Geschenke liegen offen, merk sie dir gut. { $first } beginnt.
    }
event-gift-shown =
    { $you ->
        [seat] Du nimmst ein Geschenk aus dem Laden und zeigst es: { $gift-a }.
       *[other] { $seat } nimmt ein Geschenk aus dem Laden und zeigt es: { $gift-a }.
    }
event-gift-turned =
    { $you ->
        [seat] Du drehst es um. Der Pfeil zeigt auf { $receiver }.
        [receiver] { $seat } dreht es um. Der Pfeil zeigt auf dich.
       *[other] { $seat } dreht es um. Der Pfeil zeigt auf { $receiver }.
    }
event-gift-turned-any =
    { $you ->
        [seat] Du drehst es um. Du wählst, wer es bekommt.
       *[other] { $seat } dreht es um. { $seat } wählt, wer es bekommt.
    }
event-gift-turned-oldest =
    { $you ->
        [seat] Du musst jetzt dein ältestes Geschenk verschenken und drehst es um. Der Pfeil zeigt auf { $receiver }.
        [receiver] { $seat } muss jetzt das älteste eigene Geschenk verschenken und dreht es um. Der Pfeil zeigt auf dich.
       *[other] { $seat } muss jetzt das älteste eigene Geschenk verschenken und dreht es um. Der Pfeil zeigt auf { $receiver }.
    }
event-gift-turned-oldest-any =
    { $you ->
        [seat] Du musst jetzt dein ältestes Geschenk verschenken und drehst es um. Du wählst, wer es bekommt.
       *[other] { $seat } muss jetzt das älteste eigene Geschenk verschenken und dreht es um. { $seat } wählt, wer es bekommt.
    }
event-gift-picked =
    { $you ->
        [seat] Du verschenkst jetzt dein ältestes Geschenk. Der Pfeil zeigt auf { $receiver }.
        [receiver] { $seat } verschenkt jetzt das älteste eigene Geschenk. Der Pfeil zeigt auf dich.
       *[other] { $seat } verschenkt jetzt das älteste eigene Geschenk. Der Pfeil zeigt auf { $receiver }.
    }
event-gift-picked-any =
    { $you ->
        [seat] Du verschenkst jetzt dein ältestes Geschenk. Du wählst, wer es bekommt.
       *[other] { $seat } verschenkt jetzt das älteste eigene Geschenk. { $seat } wählt, wer es bekommt.
    }
event-gift-offered =
    { $you ->
        [giver] Du sagst zu { $receiver }: „{ $named-have }“
        [receiver] { $giver } sagt zu dir: „{ $named-have }“
       *[other] { $giver } sagt zu { $receiver }: „{ $named-have }“
    }
event-gift-accepted =
    { $you ->
        [seat] Du nimmst das Geschenk an: „Danke!“
       *[other] { $seat } nimmt das Geschenk an: „Danke!“
    }
event-gift-refused =
    { $you ->
        [seat] Du lehnst ab: „{ $named-not-a }“ Das Geschenk wird aufgedeckt, und zum Vorschein kommt: { $gift-a }.
       *[other] { $seat } lehnt ab: „{ $named-not-a }“ Das Geschenk wird aufgedeckt, und zum Vorschein kommt: { $gift-a }.
    }
event-penalty-taken =
    { $you ->
        [seat]
            { $points ->
                [one] Du lagst falsch und nimmst das Geschenk: dein erster Minuspunkt.
               *[other] Du lagst falsch und nimmst das Geschenk: Jetzt hast du { $points } Minuspunkte.
            }
       *[other]
            { $points ->
                [one] { $seat } lag falsch und nimmt das Geschenk: der erste Minuspunkt.
               *[other] { $seat } lag falsch und nimmt das Geschenk: Das macht { $points } Minuspunkte.
            }
    }
event-round-ended = Die Runde ist vorbei. Minuspunkte: { $scores }.
event-shuffled = Alle { $cards } Karten werden für die nächste Runde gemischt.
event-game-ended =
    { $you ->
        [winner]
            { $winners ->
                [one] Du gewinnst mit den wenigsten Minuspunkten!
               *[other] Du gewinnst gemeinsam mit { $names }: Niemand hat weniger Minuspunkte.
            }
       *[other]
            { $winners ->
                [one] { $names } gewinnt mit den wenigsten Minuspunkten!
               *[other] { $names } gewinnen gemeinsam: Niemand hat weniger Minuspunkte.
            }
    }

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
