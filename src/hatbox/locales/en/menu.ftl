# What the page says where a table is on the screen already: menu, votes, result. Loaded soon after.

menu-rules = The rules
menu-pause = Pause the game
menu-go-on = Go on playing
menu-bots-quiet = Silence the bots
menu-bots-talk = Let the bots talk
menu-bot-sits-in = Let a bot play for { $name }
menu-end = End the game without a winner
menu-do-not-end = Go on playing after all
menu-end-sure = The game ends without a winner as soon as everybody wants that.
menu-leave = Leave my seat to a bot
menu-leave-sure = A bot will play your cards to the end. This cannot be undone.
menu-shut-out = Log out other devices
menu-shut-out-sure = Your place gets a new secret: other devices, and anybody who saw your link, cannot come in with the old one any more. Here you stay at the table.
menu-fair = A fair deal
menu-commit = This number was fixed before the first card was dealt. At the end the seed is shown, so that anybody can check that nothing was rearranged.
person-trouble = Trouble with { $name }?
person-mute = Silence { $name } for everyone
person-unmute = Let { $name } speak again
person-host = Make { $name } the host
person-ignore = Do not show me what { $name } says
person-listen = Show me again what { $name } says
person-report = Report { $name } to whoever runs this server
person-reported = Reported. Thank you.
result-title = The result
result-you = You win!
result-you-share = You share the win!
result-winner =
    { $winners ->
        [one] { $names } wins!
       *[other] { $names } win!
    }
result-nobody = Nobody wins.
result-ended = The game has ended without a winner.
result-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
# The points of a player, and how many they needed.
result-points-of = { $points }/{ $needed } points
result-penalties =
    { $points ->
        [one] { $points } penalty
       *[other] { $points } penalties
    }
result-rematch = Play again
result-to-rematch = To the next game
result-invited = The next game is waiting for you.
result-watch-rematch = Watch the next game
result-other-game = { $game } now
result-quicker = Somebody else was quicker and chose { $game }.
result-look = Look at the table
result-theatre = Look back
result-fair = The record of this game holds its seed. With it anybody can check that the cards were dealt as was fixed at the start.
result-record = Save the record of this game
about-what = Hatbox plays three hat-themed party card games, for people and for bots who know no more than their seat may know. It states the rules in its own words.
about-unofficial = Hatbox is unofficial. It is neither made nor endorsed by the games’ publishers, to whom the names belong. If you like the games, buy them!
about-credits = Thanks to
about-drawings = Drawings:
about-fonts = Typefaces:
about-software = Software in this page:
vote-asked = Somebody wants to end the game.
vote-theirs =
    { $people ->
        [one] { $names } wants to end the game without a winner.
       *[other] { $names } want to end the game without a winner.
    }
vote-mine = You want to end the game. It ends when all who are here agree.
vote-end = End it
vote-go-on = Play on
vote-later = Decide later
vote-folded = End the game?
evening-title = This evening
evening-games =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
evening-won =
    { $wins ->
        [one] { $wins } win
       *[other] { $wins } wins
    }
evening-all = All
evening-bots = The bots
evening-again = Start the score again
evening-sure = All wins of this evening are forgotten.
page-theme = Colours
page-theme-system = Like the device
page-theme-light = Light
page-theme-dark = Dark
page-safe = Ask again before an exchange, an offer, a refusal and a sabotage
page-sounds = Sounds, and a short vibration when it is my turn
page-hints = Hints in the first games
page-bots = How good bots are when you play alone
ay-ease = When an exchange could be sabotaged
ay-ease-never = Always ask me
ay-ease-unarmed = Only ask me when I have a Sabotage
ay-ease-always = Do not ask me: let everything happen
