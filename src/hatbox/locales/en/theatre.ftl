# Looking back at a game that is over, or at a record.
theatre-title = Theatre
theatre-lead = Look back at any game
theatre-drop = Drop a record onto this page, or choose one. You see the whole game again, with everybody’s eyes.
theatre-choose = Choose a record
theatre-where = A record is a file that ends in .hatbox.jsonl. You can save one when a game is over.
theatre-controls = Step, play and jump
theatre-moment = Moment
theatre-moment-of = Moment { $moment } of { $moments }
theatre-previous-turn = One turn back
theatre-previous = One moment back
theatre-play = Play
theatre-stop = Stop
theatre-next = One moment on
theatre-next-turn = One turn on
theatre-seen-by = Seen by
theatre-spectator = a spectator
theatre-truth = What was true
theatre-truly = In truth: { $card }
theatre-moments = All moments
theatre-about = Keep, share, check
theatre-keep = Keep and share
theatre-save = Save the record
theatre-share = Share this moment
theatre-copied = Link copied
theatre-share-text = Look what happened here!
theatre-link = Link to this moment
theatre-link-hint = The link works as long as the server keeps the table. The record is yours for good. Both contain the players’ names.
theatre-file-hint = This game comes from a file. Send the file to share it: whoever has it can drop it here.
theatre-check = Was the deal fixed beforehand?
theatre-deal-proved = Yes. Every shuffle follows from the seed that was committed to before the first card.
theatre-deal-sealed = Not known yet: there is a commitment, but the record does not open it.
theatre-deal-open = Nobody can say: this record has no commitment.
theatre-deal-failed = No! The cards do not follow from the commitment. This record was changed, or somebody cheated.
theatre-check-how = You need not believe this page. Save the record, install Hatbox on your own computer, and run:
theatre-commit = Commitment, told before the first card
theatre-seed = Seed, told at the end
theatre-line = Line { $line } of the record:
error-record-too-long = This record is too long to be shown here.
theatre-pictures = Pictures
theatre-points = Points over time
theatre-flow = Who gave to whom
theatre-best = Worth looking back at
theatre-number = Number of cards
theatre-exchanges = Exchanges
theatre-claims = What was said of cards
theatre-journeys = Every gift’s journey
theatre-head-active = Active
theatre-head-card = Card
theatre-head-chosen = Chosen
theatre-head-happened = Took place
theatre-head-by = Said by
theatre-head-of = About a card of
theatre-head-said = Said
theatre-head-was = Was
theatre-head-true = True
theatre-head-gift = Gift
theatre-head-from = From
theatre-head-to = To
theatre-head-named = Named
theatre-head-accepted = Accepted
theatre-yes = Yes
theatre-no = No
theatre-as-table = The figures as a table
theatre-show = Show this moment
best-decisive =
    The exchange that decided it: { $you ->
        [seat] { $giver } gave you { $object-a-obj }
        [giver] you gave { $object-a-obj } to { $seat }
       *[other] { $giver } gave { $object-a-obj } to { $seat }
    }.
best-decisive-taken =
    The exchange that decided it: { $you ->
        [seat] you took { $object-a-obj } out of { $giver }’s hand
        [giver] { $seat } took { $object-a-obj } out of your hand
       *[other] { $seat } took { $object-a-obj } out of { $giver }’s hand
    }.
best-decisive-own =
    { $you ->
        [seat] The exchange that decided it: you revealed
        [me] The exchange that decided it: I revealed
       *[other] The exchange that decided it: { $seat } revealed
    } { $object-a-obj }, and the card came back.
best-decisive-sabotage =
    The sabotage that decided it: { $you ->
        [seat] you stopped an exchange with which { $partner } would have won
        [partner] { $seat } stopped an exchange with which you would have won
       *[other] { $seat } stopped an exchange with which { $partner } would have won
    }.
best-treasures =
    { $you ->
        [seat] You sat on
        [me] I sat on
       *[other] { $seat } sat on
    } { $cards ->
        [one] a treasure
       *[other] { $cards } treasures
    } until the end.
best-saboteur =
    { $you ->
        [seat] You sabotaged
        [me] I sabotaged
       *[other] { $seat } sabotaged
    } more often than anybody else: { $cards } times.
best-generous =
    { $you ->
        [seat] You gave
        [me] I gave
       *[other] { $seat } gave
    } the others the most points: { $cards }.
best-fibber =
    { $you ->
        [seat] You said
        [me] I said
       *[other] { $seat } said
    } the most that was not true about cards: { $cards } times.
best-lied-to =
    { $you ->
        [seat] You were
        [me] I was
       *[other] { $seat } was
    } told most often what was not true: { $cards } times.
best-last-lie =
    { $you ->
        [seat] You called
        [me] I called
       *[other] { $seat } called
    } { $gift-a-obj } { $named-a-obj }, which was not believed: that was the last penalty.
best-last-doubt =
    { $you ->
        [seat] You refused
        [me] I refused
       *[other] { $seat } refused
    } { $gift-a-obj }, and the name was right: that was the last penalty.
best-liar =
    { $you ->
        [seat] You lied
        [me] I lied
       *[other] { $seat } lied
    } best: { $cards } wrong names were believed.
best-gullible =
    { $you ->
        [seat] You believed
        [me] I believed
       *[other] { $seat } believed
    } the most wrong names: { $cards }.
best-sharp =
    { $you ->
        [seat] You saw
        [me] I saw
       *[other] { $seat } saw
    } through the most wrong names: { $cards }.
best-doubter =
    { $you ->
        [seat] You refused
        [me] I refused
       *[other] { $seat } refused
    } the most gifts that were named rightly: { $cards }.
best-memory =
    { $you ->
        [seat] You never named
        [me] I never named
       *[other] { $seat } never named
    } a gift wrongly: right { $cards } times.
best-traveller = The furthest journey: { $gift-the } changed hands { $cards } times.
theatre-picture = Share a picture
picture-me = Me
picture-won = I won!
picture-shared = I share the win!
theatre-why = Why?
theatre-stops = The record ends here: this game was not played to its end.
theatre-no-record = This file is not the record of a game.
theatre-deal-branch = Nobody can say: this game is a branch of another one, whose cards may have been known. It has no commitment.
what-title = What if …?
what-decides = { $seat } has to decide.
what-previous = Decision before
what-next = Next decision
what-master = What would a master have done?
what-master-hint = Eight masters are asked. They know what this player had seen and heard until then, and nothing else.
what-ask = Ask the masters
what-thinking = They are thinking …
what-measure-win = The estimated chance to win with each option. The mark at the end of a bar is the standard error: how much of the estimate may be chance.
what-measure-right = The estimated chance that the answer is right, as far as a master remembers. The mark at the end of a bar is the standard error: how much of the estimate may be chance.
what-played = was chosen
what-votes =
    { $votes ->
        [0] No master would choose it.
        [one] One of { $masters } masters would choose it.
       *[other] { $votes } of { $masters } masters would choose it.
    }
what-more =
    { $options ->
        [one] There was one further option.
       *[other] There were { $options } further options.
    }
what-option = Option
what-estimate = Estimate
what-error = Standard error
what-chosen-by = Masters for it
what-branch = Go on from here
what-seat = You play for
what-people = Seats for other people, who come by a link
what-bots = Bots in the other seats
what-known = The cards lie as they lay. Whoever has looked back may know hidden cards and those to come. So there is no commitment, and the record says that it is a branch.
what-go-on = Play on from here
what-nothing = Nobody had anything to decide in this game.
option-antayagi-choose = Exchange with { $partner }
option-antayagi-offer = Offer card { $cards }
option-antayagi-sabotage = Sabotage with card { $cards }
option-antayagi-pass = Play no sabotage
option-antayagi-take = Take card { $cards }
option-antayagi-feed = Feed { $object-the-obj } to the T-Rex
option-not-a-hat-give = Say “{ $gift }”
option-not-a-hat-give-to = Say “{ $gift }” and give it to { $receiver }
option-not-a-hat-accept = Accept
option-not-a-hat-refuse = Refuse
theatre-sabotages = Sabotages
theatre-head-by-whom = By
best-honest =
    { $you ->
        [seat] You said
        [me] I said
       *[other] { $seat } said
    } nothing but the truth about cards: { $cards } times.
best-unlucky =
    { $you ->
        [seat] Worst luck: your exchanges were
        [me] Worst luck: my exchanges were
       *[other] Worst luck: the exchanges of { $seat } were
    } stopped most often, { $cards } times.
best-judge =
    { $you ->
        [seat] You were
        [me] I was
       *[other] { $seat } was
    } never fooled: right about all { $cards } gifts.
best-misled =
    { $you ->
        [seat] Worst luck: you passed
        [me] Worst luck: I passed
       *[other] Worst luck: { $seat } passed
    } on a wrong name in good faith, just as it had been told.
best-unwanted = The card that was given away most readily: { $object }, offered { $cards } times.
