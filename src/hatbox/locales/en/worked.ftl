# What each worked example of the rules shows.

worked-deal = The cards are dealt
worked-small-hat = A Small Hat is held the other way round
worked-exchange = A turn: two cards change hands
worked-same-object = The same object twice: nothing is exchanged
worked-win = Enough points: the game is won
worked-sabotage = A Sabotage stops an exchange
worked-sabotage-undone = A second Sabotage undoes the first
worked-hat = A Hat turns a hand round
worked-lollipop = A Musical Lollipop takes one card more
worked-muffin = A Muffin costs the whole hand
worked-muffin-antayagi-65 = An Omniscient Muffin costs the whole hand
worked-toxic-waste = Toxic Waste: a point, and one more to win
worked-fish = A Fish counts beside Toxic Waste
worked-t-rex = A T-Rex eats what lies there
worked-wizard = With a Wandering Wizard nothing is exchanged
worked-clue = A clue on the back: Treasure or T-Rex
worked-claim = A lie about a card, believed
worked-gifts-dealt = Everybody is dealt a gift
worked-accepted = A gift is accepted, and the oldest goes on
worked-believed = A lie is believed
worked-caught = A lie is caught
worked-doubted = The truth is refused
worked-two-gifts = Two gifts each: the lowest goes first
worked-special-gift = A special gift goes to anybody
worked-third-penalty = The third penalty point ends it
worked-question = A question, and trust
