# What happens in AntaYagí. events.ftl says what the variables hold.

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
        [seat] Deine Karte ist gewählt.
       *[other] { $seat } hat eine Karte ausgesucht.
    }
event-offers-revealed =
    { $you ->
        [active] Du deckst { $active-object-a-obj } auf, { $chosen } deckt { $chosen-object-a-obj } auf.
        [chosen] { $active } deckt { $active-object-a-obj } auf, du deckst { $chosen-object-a-obj } auf.
       *[other] { $active } deckt { $active-object-a-obj } auf, { $chosen } deckt { $chosen-object-a-obj } auf.
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
event-discarded-lollipop =
    { $you ->
        [receiver] Mit dem Singenden Lolli nimmst du { $object-a-obj } aus der Hand von { $seat }. Diese Karte bringt keine Punkte und wird abgelegt.
        [seat] Mit dem Singenden Lolli nimmt { $receiver } { $object-a-obj } aus deiner Hand. Diese Karte bringt keine Punkte und wird abgelegt.
       *[other] Mit dem Singenden Lolli nimmt { $receiver } { $object-a-obj } aus der Hand von { $seat }. Diese Karte bringt keine Punkte und wird abgelegt.
    }
event-discarded-taken-from-hand =
    { $you ->
        [receiver] Du nimmst { $object-a-obj } aus der Hand von { $seat }. Diese Karte bringt keine Punkte und wird abgelegt.
        [seat] { $receiver } nimmt { $object-a-obj } aus deiner Hand. Diese Karte bringt keine Punkte und wird abgelegt.
       *[other] { $receiver } nimmt { $object-a-obj } aus der Hand von { $seat }. Diese Karte bringt keine Punkte und wird abgelegt.
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
event-arrived-lollipop =
    { $you ->
        [seat] Mit dem Singenden Lolli nimmst du { $object-a-obj } aus der Hand von { $giver }.
        [giver] Mit dem Singenden Lolli nimmt { $seat } { $object-a-obj } aus deiner Hand.
       *[other] Mit dem Singenden Lolli nimmt { $seat } { $object-a-obj } aus der Hand von { $giver }.
    }
event-arrived-from-hand =
    { $you ->
        [seat] Du nimmst { $object-a-obj } aus der Hand von { $giver }.
        [giver] { $seat } nimmt { $object-a-obj } aus deiner Hand.
       *[other] { $seat } nimmt { $object-a-obj } aus der Hand von { $giver }.
    }
event-arrived-from-area =
    { $you ->
        [seat] Du nimmst { $object-a-obj } aus der Auslage von { $giver }.
        [giver] { $seat } nimmt { $object-a-obj } aus deiner Auslage.
       *[other] { $seat } nimmt { $object-a-obj } aus der Auslage von { $giver }.
    }
event-turned =
    { $you ->
        [seat] Alle deine Handkarten werden umgedreht.
       *[other] Alle Handkarten von { $seat } werden umgedreht.
    }
event-turned-hat =
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
        [seat] Du brauchst jetzt { $needed } Punkte zum Sieg.
       *[other] { $seat } braucht jetzt { $needed } Punkte zum Sieg.
    }
event-needs-more-waste =
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

ay-hint-first = Laut Spielanleitung: wer die meisten Taschen hat.
ay-hint-first-antayagi-65 = Laut Spielanleitung: wer die meisten Taschen hat; bei Gleichstand die jüngste Person.
ay-points = { $points } von { $needed } Punkten
ay-empty-area = noch keine Punkte
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
        [seat]
            { $cards ->
                [one] Du ziehst eine Karte.
               *[other] Du ziehst { $cards } Karten.
            }
       *[other]
            { $cards ->
                [one] { $seat } zieht eine Karte.
               *[other] { $seat } zieht { $cards } Karten.
            }
    }
ay-ask-take = Der Lolli singt für dich: Wähle die Karte, die du { $name } wegnimmst.
ay-ask-feed = Was frisst dein T-Rex?
