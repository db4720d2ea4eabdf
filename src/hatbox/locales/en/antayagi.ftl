# What happens in AntaYagí. events.ftl says what the variables hold.

event-dealt =
    { $you ->
        [first] Everyone is dealt { $cards } cards. You begin.
       *[other] Everyone is dealt { $cards } cards. { $first } begins.
    }
event-turn-began =
    { $you ->
        [seat] It is your turn.
       *[other] It is { $seat }’s turn.
    }
event-turn-skipped =
    { $you ->
        [seat] You cannot make an exchange: you only draw cards.
       *[other] { $seat } cannot make an exchange and only draws cards.
    }
event-partner-chosen =
    { $you ->
        [seat] You want to exchange with { $partner }.
        [partner] { $seat } wants to exchange with you.
       *[other] { $seat } wants to exchange with { $partner }.
    }
event-offer-sealed =
    { $you ->
        [seat] You have picked your card.
       *[other] { $seat } has picked a card.
    }
event-offers-revealed =
    { $you ->
        [active] You reveal { $active-object-a-obj }, { $chosen } reveals { $chosen-object-a-obj }.
        [chosen] { $active } reveals { $active-object-a-obj }, you reveal { $chosen-object-a-obj }.
       *[other] { $active } reveals { $active-object-a-obj }, { $chosen } reveals { $chosen-object-a-obj }.
    }
event-sabotaged =
    { $you ->
        [seat] You play a Sabotage!
       *[other] { $seat } plays a Sabotage!
    }
event-exchange-cancelled = Sabotaged! The exchange is cancelled.
event-exchange-cancelled-same-object = The same object twice: the exchange is cancelled.
event-exchange-goes-on = The Sabotages undo each other: the exchange goes ahead.
event-discarded =
    { $you ->
        [seat] You discard { $object-a-obj }.
       *[other] { $seat } discards { $object-a-obj }.
    }
# The card that was played as a Sabotage shows its object as it is discarded.
event-discarded-sabotage =
    { $you ->
        [seat] Your Sabotage is discarded. Its other side: { $object-a }.
       *[other] { $seat }’s Sabotage is discarded. Its other side: { $object-a }.
    }
event-discarded-muffin =
    { $you ->
        [seat] The Muffin makes you discard { $object-a-obj }.
       *[other] The Muffin makes { $seat } discard { $object-a-obj }.
    }
event-discarded-muffin-antayagi-65 =
    { $you ->
        [seat] The Omniscient Muffin makes you discard { $object-a-obj }.
       *[other] The Omniscient Muffin makes { $seat } discard { $object-a-obj }.
    }
# $object is the Wandering Wizard; $seat had revealed it.
event-discarded-wizard =
    { $you ->
        [seat] Your Wandering Wizard wanders off: nothing changes hands.
       *[other] { $seat }’s Wandering Wizard wanders off: nothing changes hands.
    }
# $object is a Fish, a Wandering Wizard or an Empty Box; it comes from $seat.
event-discarded-worthless =
    { $you ->
        [seat] No points for your card: { $object-the } is discarded.
       *[other] No points for { $seat }’s card: { $object-the } is discarded.
    }
# A Musical Lollipop takes a card that scores nothing: $receiver takes it from $seat.
event-discarded-lollipop =
    { $you ->
        [receiver] With the Musical Lollipop, you take { $object-a-obj } out of { $seat }’s hand. No points for it: it is discarded.
        [seat] With the Musical Lollipop, { $receiver } takes { $object-a-obj } out of your hand. No points for it: it is discarded.
       *[other] With the Musical Lollipop, { $receiver } takes { $object-a-obj } out of { $seat }’s hand. No points for it: it is discarded.
    }
# The same by another card.
event-discarded-taken-from-hand =
    { $you ->
        [receiver] You take { $object-a-obj } out of { $seat }’s hand. No points for it: it is discarded.
        [seat] { $receiver } takes { $object-a-obj } out of your hand. No points for it: it is discarded.
       *[other] { $receiver } takes { $object-a-obj } out of { $seat }’s hand. No points for it: it is discarded.
    }
# A card that lies in $seat's area is taken by $receiver, where it scores nothing.
event-discarded-taken-from-area =
    { $you ->
        [receiver] You take { $object-a-obj } out of { $seat }’s area. No points for it: it is discarded.
        [seat] { $receiver } takes { $object-a-obj } out of your area. No points for it: it is discarded.
       *[other] { $receiver } takes { $object-a-obj } out of { $seat }’s area. No points for it: it is discarded.
    }
event-arrived =
    { $you ->
        [seat] You receive { $object-a-obj } from { $giver }.
        [giver] { $seat } receives { $object-a-obj } from you.
       *[other] { $seat } receives { $object-a-obj } from { $giver }.
    }
# After a Wandering Wizard.
event-arrived-own =
    { $you ->
        [seat] The other card goes to the player who revealed it: you receive { $object-a-obj }.
       *[other] The other card goes to the player who revealed it: { $seat } receives { $object-a-obj }.
    }
event-arrived-lollipop =
    { $you ->
        [seat] With the Musical Lollipop, you take { $object-a-obj } out of { $giver }’s hand.
        [giver] With the Musical Lollipop, { $seat } takes { $object-a-obj } out of your hand.
       *[other] With the Musical Lollipop, { $seat } takes { $object-a-obj } out of { $giver }’s hand.
    }
event-arrived-from-hand =
    { $you ->
        [seat] You take { $object-a-obj } out of { $giver }’s hand.
        [giver] { $seat } takes { $object-a-obj } out of your hand.
       *[other] { $seat } takes { $object-a-obj } out of { $giver }’s hand.
    }
event-arrived-from-area =
    { $you ->
        [seat] You take { $object-a-obj } out of { $giver }’s area.
        [giver] { $seat } takes { $object-a-obj } out of your area.
       *[other] { $seat } takes { $object-a-obj } out of { $giver }’s area.
    }
event-turned =
    { $you ->
        [seat] Every card in your hand is turned round.
       *[other] Every card in { $seat }’s hand is turned round.
    }
event-turned-hat =
    { $you ->
        [seat] The Hat turns every card in your hand round.
       *[other] The Hat turns every card in { $seat }’s hand round.
    }
# $shown is a list of what the watcher sees now of that hand.
event-turned-you-see =
    { $you ->
        [seat] Now you see: { $shown }.
       *[other] Now you see there: { $shown }.
    }
event-turned-owner-sees =
    { $you ->
        [seat] Now you see: { $shown }.
       *[other] Now { $seat } sees: { $shown }.
    }
event-needs-more =
    { $you ->
        [seat] You now need { $needed } points to win.
       *[other] { $seat } now needs { $needed } points to win.
    }
event-needs-more-waste =
    { $you ->
        [seat] Toxic Waste! You now need { $needed } points to win.
       *[other] Toxic Waste! { $seat } now needs { $needed } points to win.
    }
event-ate =
    { $you ->
        [seat] Your T-Rex eats { $food-the-obj }. Both are discarded.
       *[other] { $seat }’s T-Rex eats { $food-the-obj }. Both are discarded.
    }
# A card of which both sides are known.
event-drew-object =
    { $you ->
        [seat] You draw { $object-a-obj }. Its other side: { $back-a }.
       *[other] { $seat } draws { $object-a-obj }. Its other side: { $back-a }.
    }
event-drew-back =
    { $you ->
        [seat] You draw a card that shows { $back-a-obj }.
       *[other] { $seat } draws a card that shows { $back-a-obj }.
    }
event-reshuffled =
    { $cards ->
        [one] The draw pile is empty: one discarded card becomes the new one.
       *[other] The draw pile is empty: { $cards } discarded cards are shuffled and become the new one.
    }
event-game-won =
    { $you ->
        [seat] You win!
       *[other] { $seat } wins!
    }
event-game-ended-without-winner = Nobody can make an exchange any more: the game ends without a winner.

# Who begins, as a hint in the lobby.
ay-hint-first = By the rulebook: whoever has the most pockets.
ay-hint-first-antayagi-65 = By the rulebook: whoever has the most pockets; of several, the youngest.
ay-points = { $points } of { $needed } points
ay-empty-area = no points yet
ay-exchange-with = Exchange with { $name }
ay-their-card = { $name }, { place-card }: { $card }
ay-their-unseen-card = { $name }, { place-card }
# $card is a back
ay-my-card = Your { place-card }, of which you see the back: { $card }
# $card is an object
ay-my-turned-card = Your { place-card }, of which you see the object: { $card }
ay-draw-pile = Draw: { $cards }
ay-discard-pile = Discards: { $cards }
ay-sealed = has chosen a card
ay-ask-partner = Your turn! Choose the player with whom you want to exchange.
# $seen says how many of my own cards I see the object of: none, some or all.
ay-hint-partner =
    { $seen ->
        [none] You see what the others hold, but only the backs of your own cards.
        [all] You see what your own cards are; the others see only their backs.
       *[some] The others see what your cards are, except those that you see yourself.
    }
ay-confirm-partner = Exchange with { $name }?
ay-do-partner = Yes, exchange
ay-ask-offer = Which card do you give { $name }? Choose one of yours.
ay-hint-offer =
    { $seen ->
        [none] Only the others know what it is. Ask them, or trust your luck!
        [all] Only you see what it is: the others see its back.
       *[some] Some you see yourself. Ask the others about the rest, or trust your luck!
    }
ay-confirm-offer = Give away your { place-card }?
ay-do-offer = Yes, give it away
# What would be exchanged: whose object for whose.
ay-stake =
    { $you ->
        [active] { $active-object } (you) for { $chosen-object } ({ $chosen })
        [chosen] { $active-object } ({ $active }) for { $chosen-object } (you)
       *[other] { $active-object } ({ $active }) for { $chosen-object } ({ $chosen })
    }
ay-ask-sabotage =
    { $sabotages ->
        [0] Do you want to stop this exchange?
       *[other]
            { $you ->
                [seat] You have undone a sabotage: the exchange goes on.
               *[other] { $name } has undone a sabotage: the exchange goes on.
            }
    }
ay-no-sabotage = You have no sabotage to play.
ay-confirm-sabotage = Sabotage with your { place-card }? Then there is no exchange.
ay-sabotage = Sabotage: no exchange
ay-sabotage-with = Sabotage ({ place-at }): no exchange
ay-do-sabotage = Yes, no exchange!
ay-pass-sabotage = Let the exchange happen
ay-wait-sabotage = Will anyone sabotage this exchange?
# An odd number of Sabotages lies on the table: one more undoes the last, so that the exchange goes on.
ay-ask-rescue =
    { $you ->
        [seat] You have stopped this exchange.
       *[other] { $name } has stopped this exchange.
    }
ay-confirm-rescue = Undo the sabotage with your { place-card }? Then the exchange goes on.
ay-rescue =
    { $you ->
        [seat] Undo your sabotage: the exchange goes on
       *[other] Undo { $name }’s sabotage: the exchange goes on
    }
ay-rescue-with = Undo it ({ place-at }): the exchange goes on
ay-do-rescue = Yes, the exchange goes on!
ay-pass-rescue = Leave it: no exchange
ay-wait-rescue = Will anyone save this exchange?
ay-eased-unarmed = You are only asked when you have a Sabotage.
ay-eased-always = You let every exchange happen.
ay-ask-again = Ask me again
ay-some-drew =
    { $you ->
        [seat] You draw, together with { $names }.
       *[nobody] { $names } draw.
    }
ay-one-drew =
    { $you ->
        [seat]
            { $cards ->
                [one] You draw a card.
               *[other] You draw { $cards } cards.
            }
       *[other]
            { $cards ->
                [one] { $seat } draws a card.
               *[other] { $seat } draws { $cards } cards.
            }
    }
ay-ask-take = The Lollipop plays for you: choose the card that you take from { $name }.
ay-ask-feed = What does your T-Rex eat?
