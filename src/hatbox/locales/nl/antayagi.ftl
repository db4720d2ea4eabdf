# What happens in AntaYagí. events.ftl says what the variables hold.

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
event-discarded-lollipop =
    { $you ->
        [receiver] Met de Muzikale lolly pak je { $object-a-obj } uit de hand van { $seat }. Die kaart levert niets op en wordt afgelegd.
        [seat] Met de Muzikale lolly pakt { $receiver } { $object-a-obj } uit jouw hand. Die kaart levert niets op en wordt afgelegd.
       *[other] Met de Muzikale lolly pakt { $receiver } { $object-a-obj } uit de hand van { $seat }. Die kaart levert niets op en wordt afgelegd.
    }
event-discarded-taken-from-hand =
    { $you ->
        [receiver] Je pakt { $object-a-obj } uit de hand van { $seat }. Die kaart levert niets op en wordt afgelegd.
        [seat] { $receiver } pakt { $object-a-obj } uit jouw hand. Die kaart levert niets op en wordt afgelegd.
       *[other] { $receiver } pakt { $object-a-obj } uit de hand van { $seat }. Die kaart levert niets op en wordt afgelegd.
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
event-arrived-lollipop =
    { $you ->
        [seat] Met de Muzikale lolly pak je { $object-a-obj } uit de hand van { $giver }.
        [giver] Met de Muzikale lolly pakt { $seat } { $object-a-obj } uit jouw hand.
       *[other] Met de Muzikale lolly pakt { $seat } { $object-a-obj } uit de hand van { $giver }.
    }
event-arrived-from-hand =
    { $you ->
        [seat] Je pakt { $object-a-obj } uit de hand van { $giver }.
        [giver] { $seat } pakt { $object-a-obj } uit jouw hand.
       *[other] { $seat } pakt { $object-a-obj } uit de hand van { $giver }.
    }
event-arrived-from-area =
    { $you ->
        [seat] Je pakt { $object-a-obj } uit het speelgebied van { $giver }.
        [giver] { $seat } pakt { $object-a-obj } uit jouw speelgebied.
       *[other] { $seat } pakt { $object-a-obj } uit het speelgebied van { $giver }.
    }
event-turned =
    { $you ->
        [seat] Alle kaarten in jouw hand worden omgedraaid.
       *[other] Alle kaarten in de hand van { $seat } worden omgedraaid.
    }
event-turned-hat =
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
        [seat] Je hebt nu { $needed } punten nodig om te winnen.
       *[other] { $seat } heeft nu { $needed } punten nodig om te winnen.
    }
event-needs-more-waste =
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

ay-hint-first = Volgens de spelregels: wie de meeste zakken heeft.
ay-hint-first-antayagi-65 = Volgens de spelregels: wie de meeste zakken heeft; bij een gelijke stand de jongste.
ay-points = { $points } van { $needed } punten
ay-empty-area = nog geen punten
ay-exchange-with = Ruilen met { $name }
ay-their-card = { $name }, { place-card }: { $card }
ay-their-unseen-card = { $name }, { place-card }
ay-my-card = Je { place-card }, je ziet de achterkant: { $card }
ay-my-turned-card = Je { place-card }, je ziet het voorwerp: { $card }
ay-draw-pile = Stapel: { $cards }
ay-discard-pile = Aflegstapel: { $cards }
ay-sealed = heeft een kaart gekozen
ay-ask-partner = Jouw beurt! Kies de speler met wie je wilt ruilen.
ay-hint-partner =
    { $seen ->
        [none] Je ziet wat de anderen hebben, maar van je eigen kaarten alleen de achterkant.
        [all] Je ziet wat je eigen kaarten zijn; de anderen zien alleen de achterkant.
       *[some] De anderen zien wat je kaarten zijn, behalve die je zelf ziet.
    }
ay-confirm-partner = Ruilen met { $name }?
ay-do-partner = Ja, ruilen
ay-ask-offer = Welke kaart geef je aan { $name }? Kies een van je kaarten.
ay-hint-offer =
    { $seen ->
        [none] Alleen de anderen weten wat het is. Vraag het ze, of vertrouw op je geluk!
        [all] Alleen jij ziet wat het is: de anderen zien de achterkant.
       *[some] Sommige zie je zelf. Vraag de anderen naar de rest, of vertrouw op je geluk!
    }
ay-confirm-offer = Je { place-card } weggeven?
ay-do-offer = Ja, weg ermee
ay-stake =
    { $you ->
        [active] { $active-object } (jij) tegen { $chosen-object } ({ $chosen })
        [chosen] { $active-object } ({ $active }) tegen { $chosen-object } (jij)
       *[other] { $active-object } ({ $active }) tegen { $chosen-object } ({ $chosen })
    }
ay-ask-sabotage =
    { $sabotages ->
        [0] Wil je deze ruil tegenhouden?
       *[other]
            { $you ->
                [seat] Je hebt een sabotage ongedaan gemaakt: de ruil gaat door.
               *[other] { $name } heeft een sabotage ongedaan gemaakt: de ruil gaat door.
            }
    }
ay-no-sabotage = Je hebt geen Sabotage.
ay-confirm-sabotage = Saboteren met je { place-card }? Dan is er geen ruil.
ay-sabotage = Sabotage: geen ruil
ay-sabotage-with = Sabotage ({ place-at }): geen ruil
ay-do-sabotage = Ja, geen ruil!
ay-pass-sabotage = Laat de ruil doorgaan
ay-wait-sabotage = Saboteert iemand deze ruil?
ay-ask-rescue =
    { $you ->
        [seat] Je hebt deze ruil tegengehouden.
       *[other] { $name } heeft deze ruil tegengehouden.
    }
ay-confirm-rescue = De sabotage ongedaan maken met je { place-card }? Dan gaat de ruil door.
ay-rescue =
    { $you ->
        [seat] Maak je sabotage ongedaan: de ruil gaat door
       *[other] Maak de sabotage van { $name } ongedaan: de ruil gaat door
    }
ay-rescue-with = Ongedaan maken ({ place-at }): de ruil gaat door
ay-do-rescue = Ja, de ruil gaat door!
ay-pass-rescue = Het zo laten: geen ruil
ay-wait-rescue = Redt iemand deze ruil?
ay-eased-unarmed = Je wordt het alleen gevraagd als je een Sabotage hebt.
ay-eased-always = Je laat elke ruil doorgaan.
ay-ask-again = Vraag het weer
ay-some-drew =
    { $you ->
        [seat] Je trekt, en { $names } ook.
       *[nobody] { $names } trekken.
    }
ay-one-drew =
    { $you ->
        [seat]
            { $cards ->
                [one] Je trekt een kaart.
               *[other] Je trekt { $cards } kaarten.
            }
       *[other]
            { $cards ->
                [one] { $seat } trekt een kaart.
               *[other] { $seat } trekt { $cards } kaarten.
            }
    }
ay-ask-take = De Lolly speelt voor jou: kies de kaart die je van { $name } afpakt.
ay-ask-feed = Wat eet je T-Rex?
