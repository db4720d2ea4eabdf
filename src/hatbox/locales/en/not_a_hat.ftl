# What happens in That’s Not a Hat. events.ftl says what the variables hold.

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

nh-hint-first = By the rulebook: whoever was the last to be given a present.
nh-oldest = The oldest gift, which is given next
nh-shop = Shop: { $cards }
nh-round = Round { $round } of { $rounds }
nh-total =
    { $points ->
        [one] { $points } point in all
       *[other] { $points } points in all
    }
nh-penalties =
    { $points ->
        [one] { $points } penalty point
       *[other] { $points } penalty points
    }
nh-penalty-word =
    { $points ->
        [one] penalty
       *[other] penalties
    }
# A special gift, before its giver says to whom it goes.
nh-from-any =
    { $you ->
        [from] you choose for whom
       *[other] { $from } chooses for whom
    }
nh-from-to =
    { $you ->
        [from] from you to { $to }
        [to] from { $from } to you
       *[other] from { $from } to { $to }
    }
nh-ask-name = Your turn to give! Say what it is, truly or not.
nh-do-name = Name the gift …
nh-name-it = “I have a nice … for you”
nh-search = Search
nh-found =
    { $gifts ->
        [one] { $gifts } gift
       *[other] { $gifts } gifts
    }
nh-nothing-found = No gift is called that.
nh-to-whom = Who gets it?
# $have is the whole sentence: “I have a nice hat for you.”
nh-ask-reply = { $name }: “{ $have }”
nh-say = “{ $have }”
nh-accept = Thank you!
nh-confirm-refuse = Refuse? Whoever is wrong takes the gift.
