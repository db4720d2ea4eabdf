# What players say to each other by one touch.
#
#   $to       a name
#   $place    which card of a hand: left, middle, right or only
#   $card     a card’s name, with its phrases $card-a, $card-the, … (see cards.ftl and gifts.ftl)

phrase-your-card-is =
    { $place ->
        [left] { $to }, your left card is { $card-a }!
        [middle] { $to }, your middle card is { $card-a }!
        [right] { $to }, your right card is { $card-a }!
       *[only] { $to }, your card is { $card-a }!
    }
phrase-play-card =
    { $place ->
        [left] { $to }, play the left one!
        [middle] { $to }, play the middle one!
        [right] { $to }, play the right one!
       *[only] { $to }, play it!
    }
phrase-keep-card =
    { $place ->
        [left] { $to }, keep the left one!
        [middle] { $to }, keep the middle one!
        [right] { $to }, keep the right one!
       *[only] { $to }, keep it!
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
