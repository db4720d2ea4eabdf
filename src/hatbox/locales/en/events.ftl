# What happened, told to a player or to a reader of the record.
#
# Players are names, whose gender nobody knows: no “he” or “she”.
#   $seat, $partner, $giver, $receiver, …   names
#   $you        which of them is the reader (“seat”, “giver”, …), or “nobody”
#   $object, $object-a, $object-the-obj, …  a card’s name and its phrases, those that a language
#               needs (see cards.ftl and gifts.ftl)
# A sentence does not begin with a phrase, which has no capital, and does not let a verb or an
# adjective agree with one: some are plural.

## Hands

# After a deal, a sentence a player, in AntaYagí and in That’s Not a Hat. $shown is a list of names
# or of event-card.
event-hand =
    { $you ->
        [seat] Your hand: { $shown }.
       *[other] { $seat }: { $shown }.
    }

event-gifts =
    { $you ->
        [seat] You: { $shown }.
       *[other] { $seat }: { $shown }.
    }

# A card of which both sides are known.
event-card = { $object } ({ $back })

# Before the events that follow from it.
told-time-is-up =
    { $you ->
        [seat] Your time was up, so chance has decided for you.
       *[other] { $seat }’s time was up, so chance has decided.
    }

# What happens at the table besides the game.
told-sits-in =
    { $you ->
        [seat] You are away: a bot sits in for you.
       *[other] { $seat } is away: a bot sits in.
    }
# Somebody comes, for the first time or again, in whose seat a bot has played.
told-back =
    { $you ->
        [seat] From now on it is you who plays; until now a bot did.
       *[other] { $seat } is here and plays now instead of the bot.
    }
# $person has left; $seat is the bot's name.
told-left = { $person } has left the game. { $seat }, a bot, plays on with those cards.
told-sent-away = A player was sent away. { $seat }, a bot, plays on with those cards.
told-paused =
    { $you ->
        [seat] You have paused the game.
       *[other] { $seat } has paused the game.
    }
told-goes-on =
    { $you ->
        [seat] You let the game go on.
       *[other] { $seat } lets the game go on.
    }
# Somebody votes against ending the game.
told-plays-on =
    { $you ->
        [seat] You want to play on, so the game continues.
       *[other] { $seat } wants to play on, so the game continues.
    }

## AntaYagí

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
event-window-opened = Does anyone want to sabotage this exchange?
event-window-opened-again =
    { $sabotages ->
        [one] One Sabotage lies on the table. Does anyone play another to undo it?
       *[other] { $sabotages } Sabotages lie on the table. Does anyone play another?
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
event-discarded-taken =
    { $you ->
        [receiver] With the Musical Lollipop, you take { $object-a-obj } out of { $seat }’s hand. No points for it: it is discarded.
        [seat] With the Musical Lollipop, { $receiver } takes { $object-a-obj } out of your hand. No points for it: it is discarded.
       *[other] With the Musical Lollipop, { $receiver } takes { $object-a-obj } out of { $seat }’s hand. No points for it: it is discarded.
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
event-arrived-from-hand =
    { $you ->
        [seat] With the Musical Lollipop, you take { $object-a-obj } out of { $giver }’s hand.
        [giver] With the Musical Lollipop, { $seat } takes { $object-a-obj } out of your hand.
       *[other] With the Musical Lollipop, { $seat } takes { $object-a-obj } out of { $giver }’s hand.
    }
event-arrived-from-area =
    { $you ->
        [seat] You take { $object-a-obj } out of { $giver }’s area.
        [giver] { $seat } takes { $object-a-obj } out of your area.
       *[other] { $seat } takes { $object-a-obj } out of { $giver }’s area.
    }
event-turned =
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

## That’s Not a Hat

event-round-dealt =
    { $you ->
        [first] Round { $round }: the gifts lie face up, remember them well. You begin.
       *[other] Round { $round }: the gifts lie face up, remember them well. { $first } begins.
    }
event-gift-shown =
    { $you ->
        [seat] You take a gift from the shop and show it: { $gift-a }.
       *[other] { $seat } takes a gift from the shop and shows it: { $gift-a }.
    }
# The gift that has to be given now; the arrow says to whom.
event-gift-turned =
    { $you ->
        [seat] You turn it face down. The arrow points to { $receiver }.
        [receiver] { $seat } turns it face down. The arrow points to you.
       *[other] { $seat } turns it face down. The arrow points to { $receiver }.
    }
event-gift-turned-any =
    { $you ->
        [seat] You turn it face down. You choose who gets it.
       *[other] { $seat } turns it face down. { $seat } chooses who gets it.
    }
event-gift-turned-oldest =
    { $you ->
        [seat] You now have to give your oldest gift and turn it face down. The arrow points to { $receiver }.
        [receiver] { $seat }’s oldest gift has to be given now and is turned face down. The arrow points to you.
       *[other] { $seat }’s oldest gift has to be given now and is turned face down. The arrow points to { $receiver }.
    }
event-gift-turned-oldest-any =
    { $you ->
        [seat] You now have to give your oldest gift and turn it face down. You choose who gets it.
       *[other] { $seat }’s oldest gift has to be given now and is turned face down. { $seat } chooses who gets it.
    }
# It lay face down already.
event-gift-picked =
    { $you ->
        [seat] You now have to give your oldest gift. The arrow points to { $receiver }.
        [receiver] { $seat }’s oldest gift has to be given now. The arrow points to you.
       *[other] { $seat }’s oldest gift has to be given now. The arrow points to { $receiver }.
    }
event-gift-picked-any =
    { $you ->
        [seat] You now have to give your oldest gift. You choose who gets it.
       *[other] { $seat }’s oldest gift has to be given now. { $seat } chooses who gets it.
    }
# $named-have is the whole sentence: “I have a nice hat for you.”
event-gift-offered =
    { $you ->
        [giver] You say to { $receiver }: “{ $named-have }”
        [receiver] { $giver } says to you: “{ $named-have }”
       *[other] { $giver } says to { $receiver }: “{ $named-have }”
    }
event-gift-accepted =
    { $you ->
        [seat] You accept the gift: “Thank you!”
       *[other] { $seat } accepts the gift: “Thank you!”
    }
# $named-not-a is the whole sentence: “That’s not a hat!”
event-gift-refused =
    { $you ->
        [seat] You refuse: “{ $named-not-a }” The gift is turned up, and there it is: { $gift-a }.
       *[other] { $seat } refuses: “{ $named-not-a }” The gift is turned up, and there it is: { $gift-a }.
    }
event-penalty-taken =
    { $you ->
        [seat]
            { $points ->
                [one] You were wrong and take the gift: it is your first penalty point.
               *[other] You were wrong and take the gift: you now have { $points } penalty points.
            }
       *[other]
            { $points ->
                [one] { $seat } was wrong and takes the gift: the first penalty point.
               *[other] { $seat } was wrong and takes the gift: that makes { $points } penalty points.
            }
    }
# $scores is a list: “Ana 2, Ben 0”
event-round-ended = The round is over. Penalty points: { $scores }.
event-shuffled = All { $cards } cards are shuffled for the next round.
# $winners is how many they are; $names who they are, without the reader.
event-game-ended =
    { $you ->
        [winner]
            { $winners ->
                [one] You win with the fewest penalty points!
               *[other] You win together with { $names }: nobody has fewer penalty points.
            }
       *[other]
            { $winners ->
                [one] { $names } wins with the fewest penalty points!
               *[other] { $names } win together: nobody has fewer penalty points.
            }
    }

# A gift of somebody’s own deck: $name is all that is known of it.
foreign-gift = “{ $name }”
    .a = “{ $name }”
    .a-obj = “{ $name }”
    .the = “{ $name }”
    .the-obj = “{ $name }”
    .a-nice = something nice, “{ $name }”,
    .have = I have something nice for you: { $name }.
    .not-a = That’s not ‘{ $name }’!
