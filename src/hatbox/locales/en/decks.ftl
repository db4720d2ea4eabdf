# A deck of one's own.
deck-title = A deck of your own
deck-lead = Start from a game’s deck and change how many there are of each card. The game itself says what is wrong.
deck-cards =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
deck-spare =
    { $cards ->
        [one] One more comes into play only with some of the game’s options.
       *[other] { $cards } more come into play only with some of the game’s options.
    }
deck-enough = Enough for { $fewest } to { $most } players.
deck-enough-one = Enough for { $players } players.
deck-changed =
    { $changes ->
        [0] As in the game.
        [one] { $changes } count is different from the game’s own deck.
       *[other] { $changes } counts are different from the game’s own deck.
    }
deck-reset = As in the game
deck-card = Card
deck-try = Try it against bots
deck-save = Save as a file
deck-open = Open a file
deck-share = Share as a link
deck-link = Link to this deck
deck-link-too-long = This deck is too different to fit into a link. Save it as a file and send that.
deck-link-wrong = This link does not hold a deck.
deck-estimate = Estimate
deck-estimate-lead = Bots play { $games } games with this deck and as many with the game’s own.
deck-estimate-start = Let bots play
deck-stop = Stop
deck-progress = { $done } of { $games } games
deck-queued = Others are letting bots play too. It goes on by itself.
deck-this = This deck
deck-usual = The game’s own
deck-length = Decisions in a game
deck-first = Won by who begins
deck-even = If it did not matter who begins: { $share }.
deck-nobody = Nobody wins
deck-endless = Not over after { $most } decisions
deck-rough = The bots are novices, so these are rough figures: small differences mean nothing.
