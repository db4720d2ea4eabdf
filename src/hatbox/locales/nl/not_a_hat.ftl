# What happens in That’s Not a Hat. events.ftl says what the variables hold.

event-round-dealt =
    { $you ->
        [first] Ronde { $round }: de cadeaus liggen open, onthoud ze goed. Jij begint.
       *[other] Ronde { $round }: de cadeaus liggen open, onthoud ze goed. { $first } begint.
    }
event-gift-shown =
    { $you ->
        [seat] Je pakt een cadeau uit de winkel en laat het zien: { $gift-a }.
       *[other] { $seat } pakt een cadeau uit de winkel en laat het zien: { $gift-a }.
    }
event-gift-turned =
    { $you ->
        [seat] Je legt het gedekt neer. De pijl wijst naar { $receiver }.
        [receiver] { $seat } legt het gedekt neer. De pijl wijst naar jou.
       *[other] { $seat } legt het gedekt neer. De pijl wijst naar { $receiver }.
    }
event-gift-turned-any =
    { $you ->
        [seat] Je legt het gedekt neer. Je kiest wie het krijgt.
       *[other] { $seat } legt het gedekt neer. { $seat } kiest wie het krijgt.
    }
event-gift-turned-oldest =
    { $you ->
        [seat] Je moet nu je oudste cadeau geven en draait het om. De pijl wijst naar { $receiver }.
        [receiver] { $seat } moet nu het oudste eigen cadeau geven en draait het om. De pijl wijst naar jou.
       *[other] { $seat } moet nu het oudste eigen cadeau geven en draait het om. De pijl wijst naar { $receiver }.
    }
event-gift-turned-oldest-any =
    { $you ->
        [seat] Je moet nu je oudste cadeau geven en draait het om. Je kiest wie het krijgt.
       *[other] { $seat } moet nu het oudste eigen cadeau geven en draait het om. { $seat } kiest wie het krijgt.
    }
event-gift-picked =
    { $you ->
        [seat] Je moet nu je oudste cadeau geven. De pijl wijst naar { $receiver }.
        [receiver] { $seat } moet nu het oudste eigen cadeau geven. De pijl wijst naar jou.
       *[other] { $seat } moet nu het oudste eigen cadeau geven. De pijl wijst naar { $receiver }.
    }
event-gift-picked-any =
    { $you ->
        [seat] Je moet nu je oudste cadeau geven. Je kiest wie het krijgt.
       *[other] { $seat } moet nu het oudste eigen cadeau geven. { $seat } kiest wie het krijgt.
    }
event-gift-offered =
    { $you ->
        [giver] Je zegt tegen { $receiver }: ‘{ $named-have }’
        [receiver] { $giver } zegt tegen jou: ‘{ $named-have }’
       *[other] { $giver } zegt tegen { $receiver }: ‘{ $named-have }’
    }
event-gift-accepted =
    { $you ->
        [seat] Je neemt het cadeau aan: ‘Dank je wel!’
       *[other] { $seat } neemt het cadeau aan: ‘Dank je wel!’
    }
event-gift-refused =
    { $you ->
        [seat] Je wijst het af: ‘{ $named-not-a }’ Het cadeau wordt omgedraaid, en tevoorschijn komt: { $gift-a }.
       *[other] { $seat } wijst het af: ‘{ $named-not-a }’ Het cadeau wordt omgedraaid, en tevoorschijn komt: { $gift-a }.
    }
event-penalty-taken =
    { $you ->
        [seat]
            { $points ->
                [one] Je had ongelijk en pakt het cadeau: het is je eerste minpunt.
               *[other] Je had ongelijk en pakt het cadeau: je hebt nu { $points } minpunten.
            }
       *[other]
            { $points ->
                [one] { $seat } had ongelijk en pakt het cadeau: het eerste minpunt.
               *[other] { $seat } had ongelijk en pakt het cadeau: dat zijn nu { $points } minpunten.
            }
    }
event-round-ended = De ronde is afgelopen. Minpunten: { $scores }.
event-shuffled = Alle { $cards } kaarten worden geschud voor de volgende ronde.
event-game-ended =
    { $you ->
        [winner]
            { $winners ->
                [one] Jij wint met de minste minpunten!
               *[other] Je wint samen met { $names }: niemand heeft minder minpunten.
            }
       *[other]
            { $winners ->
                [one] { $names } wint met de minste minpunten!
               *[other] { $names } winnen samen: niemand heeft minder minpunten.
            }
    }

nh-hint-first = Volgens de spelregels: wie het laatst iets cadeau heeft gekregen.
nh-oldest = Het oudste cadeau, dat als volgende wordt gegeven
nh-shop = Winkel: { $cards }
nh-round = Ronde { $round } van { $rounds }
nh-total =
    { $points ->
        [one] in totaal { $points } punt
       *[other] in totaal { $points } punten
    }
nh-penalties =
    { $points ->
        [one] { $points } minpunt
       *[other] { $points } minpunten
    }
nh-penalty-word =
    { $points ->
        [one] minpunt
       *[other] minpunten
    }
# A special gift, before its giver says to whom it goes.
nh-from-any =
    { $you ->
        [from] jij kiest voor wie
       *[other] { $from } kiest voor wie
    }
nh-from-to =
    { $you ->
        [from] van jou voor { $to }
        [to] van { $from } voor jou
       *[other] van { $from } voor { $to }
    }
nh-ask-name = Jij geeft! Zeg wat het is, waar of niet.
nh-do-name = Noem het cadeau …
nh-name-it = ‘Ik heb hier iets moois voor je …’
nh-search = Zoeken
nh-found =
    { $gifts ->
        [one] { $gifts } cadeau
       *[other] { $gifts } cadeaus
    }
nh-nothing-found = Zo heet geen enkel cadeau.
nh-to-whom = Wie krijgt het?
nh-ask-reply = { $name }: ‘{ $have }’
nh-say = ‘{ $have }’
nh-accept = Dank je wel!
nh-confirm-refuse = Afwijzen? Wie het mis heeft, neemt het cadeau.
