# What is wrong with an input, and what to do about it.
#
# $detail is what a library says, in English: it stands in parentheses at the end.
# Numbers of seats and lines are written as they stand in a record: without grouping.

## Answers

error-not-an-option = That is not one of the answers possible now.
error-not-your-turn = Seat { $seat } has nothing to decide now. Wait until it is asked.
error-no-such-seat = There is no seat { $seat } in this game.
error-game-over = The game is over: nobody has anything left to decide.
error-shuffle-due = The cards have to be shuffled before anybody can decide anything.
error-no-shuffle-due = There is nothing to shuffle at this point.

## How a game begins

error-players-antayagi = This edition of AntaYagí is for at least { $fewest } and at most { $most } players, not for { $players }.
error-players-not-a-hat =
    { $gifts ->
        [one] That’s Not a Hat is for 3 to 8 players if everyone begins with one gift, not for { $players }. Two can play if everyone begins with 2 gifts.
       *[other] That’s Not a Hat is for 2 to 8 players if everyone begins with { $gifts } gifts, not for { $players }.
    }
error-first = Seat { $first } cannot begin, because nobody sits there: seats are numbered from 0.
error-too-few-cards =
    { $cards ->
        [one] One card is too few: the deal for { $players } players needs { $needed }.
       *[other] { $cards } cards are too few: the deal for { $players } players needs { $needed }.
    }
error-unknown-game = There is no game “{ $game }”. Choose one of these: { $known }.
error-options = These options do not fit the game ({ $detail }).
error-option-form = “{ $option }” is not an option: write KEY=VALUE, for example rounds=3.
error-seed = The seed has to be exactly { $bytes } bytes long.
error-unknown-bot = There is no bot “{ $bot }”. These can play: { $bots }. All but random can have a character, as in sharp+saboteur: { $characters }.
error-character-of-another-game = The character { $character } belongs to another game. In this one a bot can have: { $characters }.
error-program = “{ $bot }” names no program. Write exec: and a command line, as in exec:python3 bot.py, or exec/10: for 10 seconds a decision (9999 at most), and close every quote.
error-characters = The file of characters is wrong: { $detail }.
error-bots-for-seats = The number of bots ({ $bots }) does not fit the number of players ({ $players }). Name one bot for all seats, or one for each.
error-at-least-one = At least one game and one process are needed.
error-unknown-language = Hatbox does not speak “{ $language }”. Choose one of these: { $known }.

## Cards and decks

error-unknown-card = There is no card “{ $card }”. A card is written as its face and its back with a slash between them, for example hat/plain or hat/black-left.
error-clue-on-other-object = There is no card “{ $card }”: only treasure and t-rex can have the back clue.
error-back-not-in-play = The card “{ $card }” does not belong in this game: the chosen variants leave its back out.
# $place is where in the file: a key, “unknown”, or for error-deck-toml line:column or a dash
error-gift-twice =
    { $place ->
        [unknown] The gift “{ $gift }” occurs twice, but every gift can occur only once.
       *[other] At “{ $place }” in the deck file: the gift “{ $gift }” occurs twice, but every gift can occur only once.
    }
error-deck-toml = The deck file is not valid TOML (line:column { $place }).
error-deck-key = Unknown key “{ $place }” in the deck file. Use game, name, note and cards.
error-deck-game = At “{ $place }” in the deck file: this deck is not for the game that is wanted, which is { $expected }.
error-deck-family = At “{ $place }” in the deck file: this has to be one of these games: { $known }.
error-deck-no-cards = At “{ $place }” in the deck file: there are no cards. List them in a table with an entry for each back.
error-deck-entries = At “{ $place }” in the deck file: this has to be a list of names, or a table of names and numbers.
error-deck-name = At “{ $place }” in the deck file: this has to be a name in quotation marks.
error-deck-count = At “{ $place }” in the deck file: this has to be a whole number, 0 or more.
error-deck-card = At “{ $place }” in the deck file: there is no card “{ $card }”. Check how its object or gift and its back are spelt.
error-deck-clue = At “{ $place }” in the deck file: there is no card “{ $card }”, because only a treasure and a t-rex can have a clue on their back.
error-deck-too-long = The deck file is too long. It may have { $most } characters at most.
error-deck-too-large = At “{ $place }” in the deck file: the deck gets too large. It may have { $most } cards at most.

## Records

error-empty-record = The record is empty: its first line has to be the header.
error-line-too-long = This line is too long: a record’s line may have { $most } bytes at most.
error-too-many-lines = The record is too long: it may have { $most } lines at most.
error-not-json = This line is not valid JSON ({ $detail }).
error-not-an-object = This line is JSON, but not an object: it has to begin with a curly bracket.
error-line-form = This line does not have the form of a record’s line ({ $detail }).
error-unknown-line = A record cannot have a line like this: it is no decision, no shuffle, no result, no remark and no note.
error-no-version = The header lacks the version “{ $key }”, or it is not a whole number.
error-version = This record has version { $version } of “{ $key }”, which this Hatbox cannot read. A newer Hatbox may.
error-after-result = After the result, a record can only have remarks and notes.
error-result-early = The result stands here, but the game is not over yet.
error-wrong-result = The game ended differently: these are not its winners and scores.
error-hex = “{ $key }” in the header has to be { $bytes } bytes in hexadecimal digits.
error-commitment = The seed is not the one that was fixed beforehand: its hash differs from the one in the header.
error-not-the-drawn-seat = It was not this seat that was drawn to begin: the seed gives another one.
# $number 0 is the first deal
error-not-the-committed-shuffle =
    { $number ->
        [0] The cards were not dealt in the order that follows from the seed.
       *[other] Shuffle { NUMBER($number, useGrouping: 0) } did not give the order that follows from the seed.
    }

## Rules

error-unknown-clause = There is no clause “{ $clause }” in these rules. “hatbox rules” lists them all.
error-clause-of-other-game = The clause “{ $clause }” does not belong to the rules of { $game }.

## Tables

error-no-game = No game is being played at this table.
error-paused = The game is paused. Let it go on first.
error-question-closed = That question is no longer open, so your answer does not count.
error-seat-taken = Seat { $seat } is taken. Choose another one.
error-not-seated = You have no seat at this table. Take one first.
error-covered = The device was covered meanwhile. Touch your name, and decide again.
error-not-at-device = Nobody at this device has that seat.
error-seats-empty =
    { $seats ->
        [one] One seat is still empty. Somebody, or a bot, has to take it.
       *[other] { $seats } seats are still empty. People, or bots, have to take them.
    }
error-game-has-begun = The game has begun: that cannot be changed any more.
error-host-only = Only the host of this table can do that.
error-no-such-member = That person is not at this table.
error-not-yourself = You cannot remove yourself. Leave your seat instead.
error-name-empty = The name is empty. Enter one that the others can see.
error-name-too-long = The name is too long: it may have { $most } characters at most.
error-spectator = You are only watching. Join the table to take part.
error-not-a-member = You are not at this table any more. Join it again to take part.
error-not-away = A bot can only sit in for somebody who has been away for a while.
error-not-waited-for = The table is not waiting for this player now.
error-away = This player is away.

## The server

error-no-such-table = There is no such table. Check the link, or ask for a new one.
error-no-such-lesson = There is no such lesson.
error-no-such-example = There is no such example.
error-table-full = This table is full. Ask for a seat at another one.
error-table-locked = The host has locked this table: nobody new can come in.
error-table-too-long = So much has happened at this table that nothing more can be kept. Open a new one.
error-no-spectators = This table has no room for spectators. Ask for a seat.
error-no-screen = This link does not show the table, or does not any more. Ask the host for a new one: “Show on a television” in the menu.
error-no-such-code = No television shows this code any more. Look there again, and type it as it stands.
error-token = This link does not belong to anybody at this table. Ask the host for a new one.
error-game-not-over = That is only possible when the game is over.
error-muted = You cannot talk at this table at the moment.
error-no-free-text = Nobody can write at this table: choose one of the phrases.
error-text-length = A message may have between 1 and { $most } characters.
error-unknown-phrase = There is no such phrase in this game. Choose another one.
error-phrase-arguments = This phrase does not fit the card or the player that it speaks about. Choose again.
error-card-gone = That card is not in the hand any more. Look again, and choose another one.
error-too-fast = That was too much at once. Wait a moment, then try again.
error-too-late = The game has already begun, and nobody may watch at this table.
error-protocol = This page is older or newer than the server. Reload it.
error-owner = This is for the person who runs the server. The token is wrong or missing.
error-origin = This request comes from a page that does not belong to this server.
error-host = This server does not know the name { $host }. Whoever runs it can allow the name: hatbox serve --allow-host NAME
error-frame = The server does not understand this message. Reload the page.
error-body = The server cannot read this request.
error-weak-token = Anybody could guess this token. Choose one at random.
error-no-such-page = There is no such page here.
error-internal = Something went wrong on the server. Try again; if it stays like this, tell whoever runs it.
error-restarting = The server is restarting. Try again in a moment.
error-store = The server can store nothing at the moment. Nothing is lost: wait a little, and it goes on.
error-newer = A newer version of the server was in use at this table. If the server is just being updated, wait a little; otherwise tell whoever runs it.
error-public-url = The public address has to be a whole one, for example https://games.example.org.
error-keep-days = Days are counted from 0, which means for ever.
error-database-url = The address of the database has to be like postgresql://user@host/database. Put the password into PGPASSWORD if it has special characters.
error-workers = Several processes need a PostgreSQL, which they share: name it with --data. On Windows there can be only one.

## Backups

error-no-database = There is no database { $file }. Name the file with --data if it is elsewhere.
error-no-hatbox-database = { $file } is not a database of Hatbox.
error-database-version = { $file } was made by another Hatbox. Use that one, or a newer one.
error-database-damaged = { $file } is damaged. Use an older backup.
error-database-in-use = { $file } is in use. Stop the server first.
error-database = { $file } cannot be used as a database ({ $detail }).
error-same-database = { $file } belongs to the database itself. Name another file.
error-no-file-to-copy = { $database } is a PostgreSQL, not a file. Copy it with pg_dump, and put it back with pg_restore.
error-file-exists = { $file } exists already. Name another file, or add --overwrite.
error-disk-full = { $file } cannot be written: the disk is full, or does not work.
error-no-such-deal = There is no deal called “{ $deal }”.
error-deal-alone = A deal with a name is for one person against bots: whoever knows the name could know every card.
error-not-the-named-deal = The seed is not the one of the deal “{ $deal }”.
error-busy = The server is busy. Try again in a moment.
error-no-decision = Nobody decides anything in line { $line } of this record.
error-branch = This game goes on from a moment of another one: what is played is settled.

page-error-gone = This table does not exist any more. Check the link, or open a table of your own.
page-error-no-page = There is nothing at this address.
page-error-too-many = That was a little too fast. Wait a moment, then try again.
bye-replaced = You have opened this table in another window. The game goes on there.
bye-play-here = Play here
bye-kicked = The host has sent you away. You cannot come back to this table.
bye-refused = You cannot come to this table. Ask for a new link, or open a table of your own.
