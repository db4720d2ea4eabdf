# What players say to each other by one touch.
#
#   $to       a name
#   $place    which card of a hand: left, middle, right, only, or its number from the left
#   $card     a card’s name, with its phrases $card-a, $card-the, … (see cards.ftl and gifts.ftl)

# A card’s place in a hand. In a hand of more than three cards, those between the ends have a number.
# Every sentence that names a card in a hand refers to these.
place-card =
    { $place ->
        [left] left card
        [middle] middle card
        [right] right card
        [only] only card
        [2] second card
        [3] third card
       *[other] { $place }th card
    }
place-one =
    { $place ->
        [left] the left one
        [middle] the middle one
        [right] the right one
        [2] the second one
        [3] the third one
       *[other] the { $place }th one
    }
place-at =
    { $place ->
        [left] left
        [middle] middle
        [right] right
        [2] second
        [3] third
       *[other] { $place }th
    }

phrase-your-card-is = { $to }, your { place-card } is { $card-a }!
phrase-my-card-is = My { place-card } is { $card-a }!
phrase-what-is-my-card = What is my { place-card }?
phrase-tell-me-my-card = { $to }, what is my { place-card }?
phrase-play-card =
    { $place ->
        [only] { $to }, play it!
       *[other] { $to }, play { place-one }!
    }
phrase-keep-card =
    { $place ->
        [only] { $to }, keep it!
       *[other] { $to }, keep { place-one }!
    }
phrase-trade-with-me = { $to }, exchange with me!
phrase-not-with = Don’t exchange with { $to }!
phrase-good-one = I have a good one!
phrase-sabotage = Sabotage!
phrase-no-sabotage = Please, no sabotage!
phrase-watch-out = Watch out for { $to }!
phrase-do-not-believe = Don’t believe it!
phrase-it-is-true = That’s true!
phrase-trust-me = Trust me.
phrase-are-you-sure = { $to }, are you sure?
phrase-no-idea = No idea any more …
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-laugh = Ha ha ha!
phrase-oh-no = Oh no!
phrase-well-done = Well done!
phrase-hello = Hello, everyone!
phrase-hurry = Come on, hurry up!
