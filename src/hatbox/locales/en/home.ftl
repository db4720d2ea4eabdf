# The first screen, below the games.
home-daily = The deal of the day
home-daily-about = The same cards and the same bots for everybody today. Play alone, then compare.
home-more = More
home-my-games = My games
home-deals = Play the same deal
home-deck = Make a deck
