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

# A gift of somebody’s own deck: $name is all that is known of it.
foreign-gift = “{ $name }”
    .a = “{ $name }”
    .a-obj = “{ $name }”
    .the = “{ $name }”
    .the-obj = “{ $name }”
    .a-nice = something nice, “{ $name }”,
    .have = I have something nice for you: { $name }.
    .not-a = That’s not ‘{ $name }’!
