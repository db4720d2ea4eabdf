# What the page says at the door of a table and before its game. Loaded only there.

## At the door

# $free is the number of empty seats
join-invites =
    { $free ->
        [one] { $host } invites you. One seat is free.
       *[other] { $host } invites you. { $free } seats are free.
    }
join-full = All seats are taken, but you can watch. Or go to the start and open a table of your own.
join-playing = The game has already begun, but you can watch.
join-over = This game is over, but you can look at how it ended.
join-full-closed = All seats are taken, and nobody may watch at this table.
join-playing-closed = The game has already begun, and nobody may watch at this table.
join-over-closed = This game is over, and nobody may watch at this table.
join-locked = The host has locked this table: nobody new can come in.
# $names are the people who have a seat and are away, $people is their number
join-own-seat =
    { $people ->
        [one] The seat of { $names } waits for the device on which it was taken. Is it yours? Open this link there. That device can also pass the seat on, under “Show on a television”: “Your own seat on your phone”.
       *[other] The seats of { $names } wait for the devices on which they were taken. Is one yours? Open this link there. That device can also pass the seat on, under “Show on a television”: “Your own seat on your phone”.
    }
join-sit = Take a seat
join-watch = Watch

## Before the game

lobby-lead = Share this link: whoever opens it sits down at your table.
lobby-full = All seats are taken: people who come now can only watch.
lobby-full-closed = All seats are taken.
# Somebody who has a seat is away
lobby-full-awaited = All seats are taken. Who has one comes back by the same link, on their own device.
lobby-seats = Around the table
lobby-host = Host
lobby-free = Free seat
lobby-sit = Sit here
lobby-stand = Stand up
lobby-add-bot = Add a bot
lobby-no-bot = Remove { $name }
lobby-other-bot = Another bot instead of { $name }
lobby-kick = Send { $name } away
lobby-kick-sure = { $name } cannot come back to this table then, not even by the link.
lobby-kick-do = Send away
lobby-settings = What is played
lobby-start = Start the game
lobby-start-without = Start without { $names }
lobby-waits-for = The game waits for { $names }.
lobby-bots-until = For those who are missing a bot sits in until they come.
lobby-fill-and-start =
    { $free ->
        [one] Add a bot and start
       *[other] Add { $free } bots and start
    }
lobby-wait-for-host = { $name } starts the game when everyone is here.
# The host is away
lobby-host-soon = In { $time } somebody else becomes the host.

## What is played

set-game = Game
set-players = Players
set-gifts = Gifts each at the start
set-gifts-number =
    { $gifts ->
        [one] { $gifts }
       *[other] { $gifts } (harder still)
    }
set-arrows = Arrows
set-arrows-both = Black and white
set-arrows-black = Only black (harder)
set-arrows-white = Only white (harder)
set-rounds = Rounds
# The choice of as many rounds as there are players.
set-rounds-each = { $rounds } (one for each player)
set-special = With the special cards, whose giver chooses who gets them
set-window = Time to sabotage
set-limit = Time for each decision
set-no-limit = No limit
set-first = Who begins
set-first-chance = Chance decides
set-first-seat = Seat { $number }
set-pace = How fast bots play
set-pace-calm = Unhurried
set-pace-usual = Normal
set-pace-quick = Quick
set-telling = Time to follow what happens
set-stand-in = A bot sits in for whoever is away too long
set-free-text = Players may write to each other
set-bots-talk = Bots may talk
set-spectators = Others may watch
set-locked = Nobody new may come in
set-deck = Play with a deck of your own
set-own-deck = You play with a deck of your own
set-own-deck-cards =
    { $cards ->
        [one] Your own deck: { $cards } card.
       *[other] Your own deck: { $cards } cards.
    }
set-not-a-deck = This is not a deck file. Save a file to start from, and change it with a text editor.
set-deck-hint = A deck file (.toml), for example with the true counts from your box.
set-choose-deck = Choose a file …
set-usual-deck = Back to the usual deck
set-deck-template = Save a file to start from
set-host-decides = The host decides about this.

## The invitation

share-title = Invite others
share-watch = The game is running: whoever comes now can only watch.
share-link = Link to this table
share-code = QR code with the link to this table
share-copy = Copy link
share-copied = Copied
share-send = Send
share-address = Address for others
share-networks = This device is in several networks: choose the one in which the others are.
share-local = Right now others cannot reach this device: connect it to a network, or start the server for the network.

## What is played, in a line for those who do not decide about it

sum-players = { $players } players
sum-window = { $seconds } seconds to sabotage
sum-limit = { $seconds } seconds for each decision
sum-first = { $name } begins
sum-deck = with a deck of their own
sum-free-text = people may write
sum-quiet = silent bots
sum-no-spectators = nobody watches
sum-locked = nobody new comes in
sum-gifts = two gifts each
sum-arrows-black = only black arrows
sum-arrows-white = only white arrows
sum-rounds = { $rounds } rounds
sum-special = with the special cards

## Who I am

who-ask = What should the others call you?
who-once = You are only asked once. You can change it at every table.
who-go = Open the table
# $picture is the name of a little picture
who-picture = Your picture: { $picture }. Choose another picture
who-other = Choose another picture

# The little pictures of people
portrait-bear = Bear
portrait-bee = Bee
portrait-butterfly = Butterfly
portrait-cat = Cat
portrait-dog = Dog
portrait-flamingo = Flamingo
portrait-fox = Fox
portrait-frog = Frog
portrait-hedgehog = Hedgehog
portrait-koala = Koala
portrait-lion = Lion
portrait-octopus = Octopus
portrait-otter = Otter
portrait-owl = Owl
portrait-panda = Panda
portrait-parrot = Parrot
portrait-penguin = Penguin
portrait-rabbit = Rabbit
portrait-raccoon = Raccoon
portrait-sloth = Sloth
portrait-snail = Snail
portrait-tiger = Tiger
portrait-turtle = Turtle
portrait-unicorn = Unicorn

## A notification when it is my turn

bell-ask = A notification when it is my turn
bell-hint = It says only that. It comes while this page is open somewhere in the background.
bell-denied = Your browser does not allow this page to notify you. You can change that in the browser’s settings.
bell-insecure = Notifications only work where the address begins with https.
lobby-branch = This game goes on from a moment of another one. Whoever has looked back at that one may know hidden cards, so there is no commitment.

# Waiting for somebody. $time is minutes and seconds, such as 1:05.
wait-away = { $name } has been away for { $time }.
wait-bot-soon = In { $time } a bot can sit in.
wait-nudge = Nudge { $name }
wait-nudged = { $name } is waiting for you.

about-cards =
    { $cards ->
        [one] What this card does
       *[other] What these cards do
    }

bot-strength = How well it plays
bot-plain = No character
bot-plain-about = Simply plays its best.

# How each character plays; their names are in characters.ftl.
character-saboteur-about = Plays a sabotage whenever it spoils somebody’s day, and laughs about it.
character-collector-about = Gathers points without any fuss, loves treasures, and saves sabotages for when they count.
character-trickster-about = Says whatever suits best, true or not, and bluffs with a straight face.
character-good-soul-about = Tells the truth, says thank you, and hardly ever spoils anything.
character-gambler-about = Would rather win big or lose big than do the sensible thing.
character-avenger-about = Forgets no wrong: whoever spoils a good plan will pay for it.
character-doubter-about = Believes nobody and asks everybody whether they are sure.
character-believer-about = Takes everyone’s word for everything, again and again.
