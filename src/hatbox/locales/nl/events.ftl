# What happened. The English file explains what the arguments are.

## Handen

event-hand =
    { $you ->
        [seat] Jouw hand: { $shown }.
       *[other] { $seat }: { $shown }.
    }
event-gifts =
    { $you ->
        [seat] Jij: { $shown }.
       *[other] { $seat }: { $shown }.
    }
event-card = { $object } ({ $back })

told-time-is-up =
    { $you ->
        [seat] Je tijd was om, het toeval heeft voor je beslist.
       *[other] De tijd van { $seat } was om, het toeval heeft beslist.
    }

told-sits-in =
    { $you ->
        [seat] Je bent weg: een bot valt voor je in.
       *[other] { $seat } is weg: een bot valt in.
    }
told-back =
    { $you ->
        [seat] Vanaf nu speel je zelf; tot nu toe speelde een bot voor je.
       *[other] { $seat } is er en speelt nu in plaats van de bot.
    }
told-left = { $person } heeft het spel verlaten. { $seat }, een bot, speelt met die kaarten verder.
told-sent-away = Er is iemand weggestuurd. { $seat }, een bot, speelt met die kaarten verder.
told-paused =
    { $you ->
        [seat] Je hebt het spel gepauzeerd.
       *[other] { $seat } heeft het spel gepauzeerd.
    }
told-goes-on =
    { $you ->
        [seat] Je laat het spel verdergaan.
       *[other] { $seat } laat het spel verdergaan.
    }
told-plays-on =
    { $you ->
        [seat] Je wilt doorspelen: het spel gaat verder.
       *[other] { $seat } wil doorspelen: het spel gaat verder.
    }

## AntaYagí

event-dealt =
    { $you ->
        [first] Iedereen krijgt { $cards } kaarten. Jij begint.
       *[other] Iedereen krijgt { $cards } kaarten. { $first } begint.
    }
event-turn-began =
    { $you ->
        [seat] Jij bent aan de beurt.
       *[other] { $seat } is aan de beurt.
    }
event-turn-skipped =
    { $you ->
        [seat] Je kunt met niemand ruilen en trekt alleen kaarten.
       *[other] { $seat } kan met niemand ruilen en trekt alleen kaarten.
    }
event-partner-chosen =
    { $you ->
        [seat] Je wilt ruilen met { $partner }.
        [partner] { $seat } wil ruilen met jou.
       *[other] { $seat } wil ruilen met { $partner }.
    }
event-offer-sealed =
    { $you ->
        [seat] Je hebt je kaart gekozen.
       *[other] { $seat } heeft een kaart gekozen.
    }
event-offers-revealed =
    { $you ->
        [active] Jij onthult { $active-object-a-obj }, { $chosen } onthult { $chosen-object-a-obj }.
        [chosen] { $active } onthult { $active-object-a-obj }, jij onthult { $chosen-object-a-obj }.
       *[other] { $active } onthult { $active-object-a-obj }, { $chosen } onthult { $chosen-object-a-obj }.
    }
event-window-opened = Wil iemand deze ruil saboteren?
event-window-opened-again =
    { $sabotages ->
        [one] Er ligt één Sabotage op tafel. Speelt iemand er nog een om die op te heffen?
       *[other] Er liggen { $sabotages } Sabotages op tafel. Speelt iemand er nog een?
    }
event-sabotaged =
    { $you ->
        [seat] Je speelt een Sabotage!
       *[other] { $seat } speelt een Sabotage!
    }
event-exchange-cancelled = Gesaboteerd! De ruil gaat niet door.
event-exchange-cancelled-same-object = Twee keer hetzelfde voorwerp: de ruil gaat niet door.
event-exchange-goes-on = De Sabotages heffen elkaar op: de ruil gaat door.
event-discarded =
    { $you ->
        [seat] Je legt { $object-a-obj } af.
       *[other] { $seat } legt { $object-a-obj } af.
    }
event-discarded-sabotage =
    { $you ->
        [seat] Jouw Sabotage wordt afgelegd. Op de andere kant: { $object-a }.
       *[other] De Sabotage van { $seat } wordt afgelegd. Op de andere kant: { $object-a }.
    }
event-discarded-muffin =
    { $you ->
        [seat] Door de Muffin moet je { $object-a-obj } afleggen.
       *[other] Door de Muffin moet { $seat } { $object-a-obj } afleggen.
    }
event-discarded-muffin-antayagi-65 =
    { $you ->
        [seat] Door de Alwetende muffin moet je { $object-a-obj } afleggen.
       *[other] Door de Alwetende muffin moet { $seat } { $object-a-obj } afleggen.
    }
event-discarded-wizard =
    { $you ->
        [seat] Jouw Dolende tovenaar trekt verder: er wordt niets geruild.
       *[other] De Dolende tovenaar van { $seat } trekt verder: er wordt niets geruild.
    }
event-discarded-worthless =
    { $you ->
        [seat] Jouw kaart levert niets op: { $object-the } wordt afgelegd.
       *[other] De kaart van { $seat } levert niets op: { $object-the } wordt afgelegd.
    }
event-discarded-taken =
    { $you ->
        [receiver] Met de Muzikale lolly pak je { $object-a-obj } uit de hand van { $seat }. Die kaart levert niets op en wordt afgelegd.
        [seat] Met de Muzikale lolly pakt { $receiver } { $object-a-obj } uit jouw hand. Die kaart levert niets op en wordt afgelegd.
       *[other] Met de Muzikale lolly pakt { $receiver } { $object-a-obj } uit de hand van { $seat }. Die kaart levert niets op en wordt afgelegd.
    }
event-discarded-taken-from-area =
    { $you ->
        [receiver] Je pakt { $object-a-obj } uit het speelgebied van { $seat }. Die kaart levert niets op en wordt afgelegd.
        [seat] { $receiver } pakt { $object-a-obj } uit jouw speelgebied. Die kaart levert niets op en wordt afgelegd.
       *[other] { $receiver } pakt { $object-a-obj } uit het speelgebied van { $seat }. Die kaart levert niets op en wordt afgelegd.
    }
event-arrived =
    { $you ->
        [seat] Je krijgt { $object-a-obj } van { $giver }.
        [giver] { $seat } krijgt { $object-a-obj } van jou.
       *[other] { $seat } krijgt { $object-a-obj } van { $giver }.
    }
event-arrived-own =
    { $you ->
        [seat] De andere kaart gaat naar wie hem heeft onthuld: jij krijgt { $object-a-obj }.
       *[other] De andere kaart gaat naar wie hem heeft onthuld: { $seat } krijgt { $object-a-obj }.
    }
event-arrived-from-hand =
    { $you ->
        [seat] Met de Muzikale lolly pak je { $object-a-obj } uit de hand van { $giver }.
        [giver] Met de Muzikale lolly pakt { $seat } { $object-a-obj } uit jouw hand.
       *[other] Met de Muzikale lolly pakt { $seat } { $object-a-obj } uit de hand van { $giver }.
    }
event-arrived-from-area =
    { $you ->
        [seat] Je pakt { $object-a-obj } uit het speelgebied van { $giver }.
        [giver] { $seat } pakt { $object-a-obj } uit jouw speelgebied.
       *[other] { $seat } pakt { $object-a-obj } uit het speelgebied van { $giver }.
    }
event-turned =
    { $you ->
        [seat] De Hoed draait alle kaarten in jouw hand om.
       *[other] De Hoed draait alle kaarten in de hand van { $seat } om.
    }
event-turned-you-see =
    { $you ->
        [seat] Nu zie je: { $shown }.
       *[other] Daar zie je nu: { $shown }.
    }
event-turned-owner-sees =
    { $you ->
        [seat] Nu zie je: { $shown }.
       *[other] Nu ziet { $seat }: { $shown }.
    }
event-needs-more =
    { $you ->
        [seat] Giftig afval! Je hebt nu { $needed } punten nodig om te winnen.
       *[other] Giftig afval! { $seat } heeft nu { $needed } punten nodig om te winnen.
    }
event-ate =
    { $you ->
        [seat] Jouw T-Rex eet { $food-the-obj } op. Beide kaarten worden afgelegd.
       *[other] De T-Rex van { $seat } eet { $food-the-obj } op. Beide kaarten worden afgelegd.
    }
event-drew-object =
    { $you ->
        [seat] Je trekt { $object-a-obj }. Op de andere kant: { $back-a }.
       *[other] { $seat } trekt { $object-a-obj }. Op de andere kant: { $back-a }.
    }
event-drew-back =
    { $you ->
        [seat] Je trekt een kaart met { $back-a-obj }.
       *[other] { $seat } trekt een kaart met { $back-a-obj }.
    }
event-reshuffled =
    { $cards ->
        [one] De trekstapel is leeg: de enige afgelegde kaart wordt de nieuwe.
       *[other] De trekstapel is leeg: { $cards } afgelegde kaarten worden geschud en vormen de nieuwe.
    }
event-game-won =
    { $you ->
        [seat] Jij wint!
       *[other] { $seat } wint!
    }
event-game-ended-without-winner = Niemand kan nog ruilen: het spel eindigt zonder winnaar.

## That’s Not a Hat

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

foreign-gift = ‘{ $name }’
    .a = ‘{ $name }’
    .a-obj = ‘{ $name }’
    .the = ‘{ $name }’
    .the-obj = ‘{ $name }’
    .a-nice = iets moois, ‘{ $name }’,
    .have = Ik heb hier iets moois voor je: { $name }.
    .not-a = Dat is geen “{ $name }”!
