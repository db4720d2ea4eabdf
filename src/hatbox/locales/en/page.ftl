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

page-error-offline = The server cannot be reached. Check your connection and try again.
page-error-server = That did not work. Try again in a moment.

## Home

home-title = Hats off, cards up!
home-lead = Party card games for friends and bots: on every phone, everyone in their own language.
home-your-tables = Your tables
home-learn = Learn it in five minutes
home-rules = The rules
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

## At the table

seat-away = away
seat-bot = Bot
seat-stand-in = A bot sits in
seat-won = Has won

link-connecting = Connecting …
link-lost = Connection lost. Trying again …
link-restarting = The server is restarting. The game goes on in a moment …
link-store = The server can store nothing at the moment. Nothing is lost, the game goes on soon …
word-restart =
    { $minutes ->
        [0] The server restarts any moment now. Nothing is lost.
        [one] The server restarts in { $minutes } minute. Nothing is lost.
       *[other] The server restarts in { $minutes } minutes. Nothing is lost.
    }

bye-version = There is a newer Hatbox. Reload the page to go on.
bye-reload = Reload

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
