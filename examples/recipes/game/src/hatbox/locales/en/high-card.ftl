# All that is said of High Card.

game-high-card = High Card
home-high-card = All play a card at once. The highest that nobody else played takes the point.
# A card’s number
foreign-number = { $name }
cli-score-high-card =
    { $score ->
        [one] { $player }: { $score } point
       *[other] { $player }: { $score } points
    }
error-players-high-card = High Card is for 2 to 6 players, not { $players }.

event-dealt-high-card = Everyone is dealt { $cards } cards.
# $played is a list: “Ana 7, Ben 3”
event-trick-played = The cards are turned up: { $played }.
event-point-taken =
    { $you ->
        [seat] The highest card that nobody else played is yours. Your points: { $points }.
       *[other] { $seat } has the highest card that nobody else played. Points now: { $points }.
    }
event-game-ended-high-card =
    { $winners ->
        [one] { $names } wins with the most points!
       *[other] { $names } win together: nobody has more points.
    }

clause-C-S1 = There are 30 cards, the numbers from 1 to 15 twice. 2 to 6 players are dealt 4 cards each, which only they see. Nobody sees the other cards.
    .title = The deal
clause-C-T1 = In each trick all players choose a card of their hand at the same time. When all have chosen, the cards are turned up and stay there.
    .title = All at once
clause-C-T2 = The highest card that nobody else played in this trick takes a point. If every card was played twice or more, nobody takes it.
    .title = The highest card
clause-C-E1 = The game ends when the hands are empty. Whoever has the most points wins; those tied for the most share the win.
    .title = Empty hands
    .reason = The rulebook does not break a tie; nobody played better, so the win is shared.
option-high-card-choose = Play card { $cards }
