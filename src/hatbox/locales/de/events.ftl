# What happened. The English file explains what the arguments are.

## Hände

event-hand =
    { $you ->
        [seat] Deine Hand: { $shown }.
       *[other] { $seat }: { $shown }.
    }
event-gifts =
    { $you ->
        [seat] Du: { $shown }.
       *[other] { $seat }: { $shown }.
    }
event-card = { $object } ({ $back })

told-time-is-up =
    { $you ->
        [seat] Deine Zeit war um, der Zufall hat für dich entschieden.
       *[other] Die Zeit von { $seat } war um, der Zufall hat entschieden.
    }

told-sits-in =
    { $you ->
        [seat] Du bist weg: Ein Bot springt für dich ein.
       *[other] { $seat } ist weg: Ein Bot springt ein.
    }
told-back =
    { $you ->
        [seat] Ab jetzt spielst du selbst; bis hierher hat ein Bot für dich gespielt.
       *[other] { $seat } ist da und spielt jetzt anstelle des Bots.
    }
told-left = { $person } hat die Partie verlassen. { $seat }, ein Bot, spielt mit diesen Karten weiter.
told-sent-away = Jemand wurde weggeschickt. { $seat }, ein Bot, spielt mit diesen Karten weiter.
told-paused =
    { $you ->
        [seat] Du hast die Partie angehalten.
       *[other] { $seat } hat die Partie angehalten.
    }
told-goes-on =
    { $you ->
        [seat] Du lässt die Partie weitergehen.
       *[other] { $seat } lässt die Partie weitergehen.
    }
told-plays-on =
    { $you ->
        [seat] Du möchtest weiterspielen: Die Partie geht weiter.
       *[other] { $seat } möchte weiterspielen: Die Partie geht weiter.
    }

## AntaYagí

event-dealt =
    { $you ->
        [first] Alle bekommen { $cards } Karten. Du beginnst.
       *[other] Alle bekommen { $cards } Karten. { $first } beginnt.
    }
event-turn-began =
    { $you ->
        [seat] Du bist am Zug.
       *[other] { $seat } ist am Zug.
    }
event-turn-skipped =
    { $you ->
        [seat] Du kannst mit niemandem tauschen und ziehst nur Karten.
       *[other] { $seat } kann mit niemandem tauschen und zieht nur Karten.
    }
event-partner-chosen =
    { $you ->
        [seat] Du möchtest mit { $partner } tauschen.
        [partner] { $seat } möchte mit dir tauschen.
       *[other] { $seat } möchte mit { $partner } tauschen.
    }
event-offer-sealed =
    { $you ->
        [seat] Du hast deine Karte ausgesucht.
       *[other] { $seat } hat eine Karte ausgesucht.
    }
event-offers-revealed =
    { $you ->
        [active] Du deckst { $active-object-a-obj } auf, { $chosen } deckt { $chosen-object-a-obj } auf.
        [chosen] { $active } deckt { $active-object-a-obj } auf, du deckst { $chosen-object-a-obj } auf.
       *[other] { $active } deckt { $active-object-a-obj } auf, { $chosen } deckt { $chosen-object-a-obj } auf.
    }
event-window-opened = Möchte jemand diesen Tausch sabotieren?
event-window-opened-again =
    { $sabotages ->
        [one] Eine Sabotage liegt auf dem Tisch. Spielt jemand noch eine, um sie aufzuheben?
       *[other] { $sabotages } Sabotagen liegen auf dem Tisch. Spielt jemand noch eine?
    }
event-sabotaged =
    { $you ->
        [seat] Du spielst eine Sabotage!
       *[other] { $seat } spielt eine Sabotage!
    }
event-exchange-cancelled = Sabotiert! Der Tausch wird abgebrochen.
event-exchange-cancelled-same-object = Zweimal derselbe Gegenstand: Der Tausch wird abgebrochen.
event-exchange-goes-on = Die Sabotagen heben sich gegenseitig auf: Der Tausch findet statt.
event-discarded =
    { $you ->
        [seat] Du legst { $object-a-obj } ab.
       *[other] { $seat } legt { $object-a-obj } ab.
    }
event-discarded-sabotage =
    { $you ->
        [seat] Deine Sabotage wird abgelegt. Auf der anderen Seite: { $object-a }.
       *[other] Die Sabotage von { $seat } wird abgelegt. Auf der anderen Seite: { $object-a }.
    }
event-discarded-muffin =
    { $you ->
        [seat] Wegen des Muffins musst du { $object-a-obj } ablegen.
       *[other] Wegen des Muffins muss { $seat } { $object-a-obj } ablegen.
    }
event-discarded-muffin-antayagi-65 =
    { $you ->
        [seat] Wegen des Allwissenden Muffins musst du { $object-a-obj } ablegen.
       *[other] Wegen des Allwissenden Muffins muss { $seat } { $object-a-obj } ablegen.
    }
event-discarded-wizard =
    { $you ->
        [seat] Dein Wandernder Zauberer zieht weiter: Es wird nichts getauscht.
       *[other] Der Wandernde Zauberer von { $seat } zieht weiter: Es wird nichts getauscht.
    }
event-discarded-worthless =
    { $you ->
        [seat] Deine Karte bringt keine Punkte, deshalb wird { $object-the } abgelegt.
       *[other] Die Karte von { $seat } bringt keine Punkte, deshalb wird { $object-the } abgelegt.
    }
event-discarded-taken =
    { $you ->
        [receiver] Mit dem Singenden Lolli nimmst du { $object-a-obj } aus der Hand von { $seat }. Diese Karte bringt keine Punkte und wird abgelegt.
        [seat] Mit dem Singenden Lolli nimmt { $receiver } { $object-a-obj } aus deiner Hand. Diese Karte bringt keine Punkte und wird abgelegt.
       *[other] Mit dem Singenden Lolli nimmt { $receiver } { $object-a-obj } aus der Hand von { $seat }. Diese Karte bringt keine Punkte und wird abgelegt.
    }
event-discarded-taken-from-area =
    { $you ->
        [receiver] Du nimmst { $object-a-obj } aus der Auslage von { $seat }. Diese Karte bringt keine Punkte und wird abgelegt.
        [seat] { $receiver } nimmt { $object-a-obj } aus deiner Auslage. Diese Karte bringt keine Punkte und wird abgelegt.
       *[other] { $receiver } nimmt { $object-a-obj } aus der Auslage von { $seat }. Diese Karte bringt keine Punkte und wird abgelegt.
    }
event-arrived =
    { $you ->
        [seat] Du erhältst { $object-a-obj } von { $giver }.
        [giver] { $seat } erhält { $object-a-obj } von dir.
       *[other] { $seat } erhält { $object-a-obj } von { $giver }.
    }
event-arrived-own =
    { $you ->
        [seat] Die andere Karte geht an die Person, die sie aufgedeckt hat: Du erhältst { $object-a-obj }.
       *[other] Die andere Karte geht an die Person, die sie aufgedeckt hat: { $seat } erhält { $object-a-obj }.
    }
event-arrived-from-hand =
    { $you ->
        [seat] Mit dem Singenden Lolli nimmst du { $object-a-obj } aus der Hand von { $giver }.
        [giver] Mit dem Singenden Lolli nimmt { $seat } { $object-a-obj } aus deiner Hand.
       *[other] Mit dem Singenden Lolli nimmt { $seat } { $object-a-obj } aus der Hand von { $giver }.
    }
event-arrived-from-area =
    { $you ->
        [seat] Du nimmst { $object-a-obj } aus der Auslage von { $giver }.
        [giver] { $seat } nimmt { $object-a-obj } aus deiner Auslage.
       *[other] { $seat } nimmt { $object-a-obj } aus der Auslage von { $giver }.
    }
event-turned =
    { $you ->
        [seat] Der Hut dreht alle deine Handkarten um.
       *[other] Der Hut dreht alle Handkarten von { $seat } um.
    }
event-turned-you-see =
    { $you ->
        [seat] Jetzt siehst du: { $shown }.
       *[other] Dort siehst du jetzt: { $shown }.
    }
event-turned-owner-sees =
    { $you ->
        [seat] Jetzt siehst du: { $shown }.
       *[other] Jetzt sieht { $seat }: { $shown }.
    }
event-needs-more =
    { $you ->
        [seat] Giftmüll! Du brauchst jetzt { $needed } Punkte zum Sieg.
       *[other] Giftmüll! { $seat } braucht jetzt { $needed } Punkte zum Sieg.
    }
event-ate =
    { $you ->
        [seat] Dein T-Rex frisst { $food-the-obj }. Beide Karten werden abgelegt.
       *[other] Der T-Rex von { $seat } frisst { $food-the-obj }. Beide Karten werden abgelegt.
    }
event-drew-object =
    { $you ->
        [seat] Du ziehst { $object-a-obj }. Auf der anderen Seite: { $back-a }.
       *[other] { $seat } zieht { $object-a-obj }. Auf der anderen Seite: { $back-a }.
    }
event-drew-back =
    { $you ->
        [seat] Du ziehst eine Karte, die { $back-a-obj } zeigt.
       *[other] { $seat } zieht eine Karte, die { $back-a-obj } zeigt.
    }
event-reshuffled =
    { $cards ->
        [one] Der Nachziehstapel ist leer: Die einzige abgelegte Karte bildet den neuen.
       *[other] Der Nachziehstapel ist leer: { $cards } abgelegte Karten werden gemischt und bilden den neuen.
    }
event-game-won =
    { $you ->
        [seat] Du gewinnst!
       *[other] { $seat } gewinnt!
    }
event-game-ended-without-winner = Niemand kann mehr tauschen: Die Partie endet, ohne dass jemand gewinnt.

## That’s Not a Hat

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
        [seat] Du musst jetzt dein ältestes Geschenk verschenken. Der Pfeil zeigt auf { $receiver }.
        [receiver] { $seat } muss jetzt das älteste eigene Geschenk verschenken. Der Pfeil zeigt auf dich.
       *[other] { $seat } muss jetzt das älteste eigene Geschenk verschenken. Der Pfeil zeigt auf { $receiver }.
    }
event-gift-picked-any =
    { $you ->
        [seat] Du musst jetzt dein ältestes Geschenk verschenken. Du wählst, wer es bekommt.
       *[other] { $seat } muss jetzt das älteste eigene Geschenk verschenken. { $seat } wählt, wer es bekommt.
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

foreign-gift = „{ $name }“
    .a = „{ $name }“
    .a-obj = „{ $name }“
    .the = „{ $name }“
    .the-obj = „{ $name }“
    .a-nice = etwas Schönes, „{ $name }“,
    .have = Ich habe etwas Schönes für dich: { $name }.
    .not-a = Das ist nicht ‚{ $name }‘!
