# What the page says beside the events: labels, questions, errors.
#
#   $name, $from, $to, $names, $host   names of players
#   $place    which card of a hand: left, middle, right, only, or its number from the left
#   $card     what a card is called

## Everywhere

page-about = About Hatbox
page-look-back = Look back at a game
page-again = Try again
page-close = Close
page-game-over = The game is over.
page-guest = Guest
page-language = Language
page-loading = One moment …
page-moment = One moment …
page-name = Your name
page-not-yet = Not yet
page-paused = The game is paused.
page-watching = You are watching.
page-preferences = Settings
page-seconds =
    { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }
# Shown where a newer server says something that this page cannot put into words.
page-something = Something unexpected happened. Reload the page.
# A choice was made, but not confirmed in time.
page-too-late = Too late: your choice does not count any more.
page-unofficial-short = Unofficial. The games belong to their authors and publishers.
page-waiting-for = Waiting for { $names }.
page-you = You
page-your-turn = Your turn

page-error-gone = This table does not exist any more. Check the link, or open a table of your own.
page-error-no-page = There is nothing at this address.
page-error-offline = The server cannot be reached. Check your connection and try again.
page-error-server = That did not work. Try again in a moment.
page-error-too-many = That was a little too fast. Wait a moment, then try again.

## Home

home-title = Hats off, cards up!
home-lead = Party card games for friends and bots: on every phone, everyone in their own language.
home-your-tables = Your tables
home-learn = Learn it in five minutes
home-learn-on = Go on with the lesson
home-against-bots = Play against bots
home-with-friends = Play with friends
home-on-this-device = On this device
home-how-good = How good should the bots be?
home-how-good-once = You are only asked once. You can change it in the settings.
home-starting = Setting the table …
home-antayagi-80 = Everyone sees your cards, except you. Exchange, persuade, sabotage, and be the first to gather enough points.
home-antayagi-65 = The smaller, meaner edition: cards are scarce, and every piece of Toxic Waste counts.
home-not-a-hat = Gifts go round face down. Remember what is what, or bluff and hope that nobody does.

lost-title = Oh, an empty box
lost-home = To the start

## Bots

bot-random = plays at random
bot-novice = novice
bot-novice-about = Overlooks a lot: good for a first game.
bot-regular = regular
bot-regular-about = Plays well enough, and is careless now and then.
bot-sharp = sharp
bot-sharp-about = Remembers a lot and thinks ahead.
bot-master = master
bot-master-about = Hard to beat.
bot-perfect = forgets nothing
bot-strength = How well it plays
bot-plain = No character
bot-plain-about = Simply plays its best.

## At the table

seat-away = away
seat-bot = Bot
seat-stand-in = A bot sits in
seat-won = Has won

link-connecting = Connecting …
link-lost = Connection lost. Trying again …
link-restarting = The server is restarting. The game goes on in a moment …
word-restart =
    { $minutes ->
        [0] The server restarts any moment now. Nothing is lost.
        [one] The server restarts in { $minutes } minute. Nothing is lost.
       *[other] The server restarts in { $minutes } minutes. Nothing is lost.
    }

bye-replaced = You have opened this table in another window. The game goes on there.
bye-play-here = Play here
bye-kicked = The host has closed your seat at this table.
bye-version = There is a newer Hatbox. Reload the page to go on.
bye-reload = Reload
bye-refused = You cannot come to this table. Ask for a new link, or open a table of your own.

menu-title = Table
pace-title = The pace of your own screen
pace-slower = Slower
pace-faster = Faster
pace-hold = Hold
pace-held = Your screen is held.
pace-go-on = Go on
pace-next = Next

talk-title = Talk
talk-to = Talk to { $to }
talk-about-card = { $to }’s { place-card }
talk-about-my-card = Your { place-card }
talk-your-card = “Your card is …” (true or not)
talk-my-card = “My card is …” (true or not)
# What somebody says that a card is.
talk-claim = { $name }: { $card }
# Who said something, if a bot that sits in for somebody did.
talk-stand-in = Bot (for { $name })
talk-write = What you want to say
talk-send = Say it

log-title = What happened
log-empty = Nothing yet.
log-said = { $name }: { $text }
why-ask = Why?
why-title = Why?

## AntaYagí

# Who begins, as a hint in the lobby.
ay-hint-first = By the rulebook: whoever has the most pockets.
ay-hint-first-antayagi-65 = By the rulebook: whoever has the most pockets; of several, the youngest.
ay-points = { $points } of { $needed } points
ay-empty-area = no points yet
ay-about-cards =
    { $cards ->
        [one] What this card does
       *[other] What these cards do
    }
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
        [seat] You draw { $cards } cards.
       *[other] { $seat } draws { $cards } cards.
    }
ay-ask-take = The Lollipop plays for you: choose the card that you take from { $name }.
ay-ask-feed = What does your T-Rex eat?

## That’s Not a Hat

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

## The result

## About

## Waiting for somebody

# $time is minutes and seconds, such as 1:05.
wait-away = { $name } has been away for { $time }.
wait-bot-soon = In { $time } a bot can sit in.
wait-nudge = Nudge { $name }
wait-nudged = { $name } is waiting for you.

