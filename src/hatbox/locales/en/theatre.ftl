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
best-decisive = The exchange that decided it: { $giver } gave { $object-a-obj } to { $seat }.
best-treasures =
    { $you ->
        [seat] You sat on
       *[other] { $seat } sat on
    } { $cards ->
        [one] a treasure
       *[other] { $cards } treasures
    } until the end.
best-saboteur =
    { $you ->
        [seat] You sabotaged
       *[other] { $seat } sabotaged
    } more often than anybody else: { $cards } times.
best-generous =
    { $you ->
        [seat] You gave
       *[other] { $seat } gave
    } the others the most points: { $cards }.
best-fibber =
    { $you ->
        [seat] You said
       *[other] { $seat } said
    } the most that was not true about cards: { $cards } times.
best-lied-to =
    { $you ->
        [seat] You were
       *[other] { $seat } was
    } told most often what was not true: { $cards } times.
best-last =
    { $you ->
        [seat] The last penalty was yours:
       *[other] The last penalty went to { $seat }:
    } { $gift-a }.
best-liar =
    { $you ->
        [seat] You lied
       *[other] { $seat } lied
    } best: { $cards } wrong names were believed.
best-gullible =
    { $you ->
        [seat] You believed
       *[other] { $seat } believed
    } the most wrong names: { $cards }.
best-sharp =
    { $you ->
        [seat] You saw
       *[other] { $seat } saw
    } through the most wrong names: { $cards }.
best-doubter =
    { $you ->
        [seat] You refused
       *[other] { $seat } refused
    } the most gifts that were named rightly: { $cards }.
best-memory =
    { $you ->
        [seat] You never named
       *[other] { $seat } never named
    } a gift wrongly: right { $cards } times.
best-traveller = The furthest journey: { $gift-the } changed hands { $cards } times.
theatre-picture = Share a picture
