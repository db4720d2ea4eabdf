# What each clause of the rules says, in Hatbox's own words. A player reads it after asking "why?".
# Where something was Hatbox's to decide, `.reason` follows one of the first sentences below.

clause-ruling = Hatbox’s own ruling.
clause-ruling-partly = Partly Hatbox’s own ruling.
clause-not-ruling = This follows the rulebook.
clause-translations-differ = The translations of the rulebook disagree here.

section-setup = Set-up
section-hands = Hands: who sees what
section-turn = The turn
section-sabotage = Sabotage
section-objects = Objects
section-backs = Backs
section-talk = Talk
section-giving = Giving
section-variants = Variants
section-end = The end

## AntaYagí: set-up

clause-A-S1 = AntaYagí is for 3 to 7 players. A game for any other number is not started, and a message says why.
    .title = Number of players
clause-A-S2 = You need 5 points to win if 3 or 4 play, and 4 points if 5, 6 or 7 play. (The 65-card edition calls points “goods”.)
    .title = Points needed
    .antayagi-80 = You need 5 points to win if 3 or 4 play, and 4 points if 5, 6 or 7 play.
    .antayagi-65 = You need 5 goods to win if 3 or 4 play, and 4 goods if 5, 6 or 7 play.
clause-A-S3 = All the cards are shuffled and everyone is dealt 3. They are dealt one at a time, clockwise, starting with the first player.
    .title = The deal
    .reason = The rulebook does not say how to deal; one card at a time, clockwise, is the usual way.
clause-A-S4 = The cards left after the deal are the draw pile. It lies back up (that is the AntaYagí side), so everyone can see the back of its top card.
    .title = The draw pile
    .reason = Only some of the translations say that everyone sees the pile; Hatbox follows them, and the 80-card edition does the same.
clause-A-S5 = The discard pile lies object side up, so everyone can see its top object. That object and the number of cards are all it shows.
    .title = The discard pile
    .reason = The rulebook does not say whether players may look through the pile; it shows just what a pile on the table shows.
    .reason-antayagi-65 = The rulebook does not say how the pile lies; it lies as in the 80-card edition and shows just what a pile on the table shows.
clause-A-S6 = The player with the most pockets begins; in the 65-card edition, if several have the most, the youngest of them. The table says who that is, otherwise chance decides.
    .title = Who begins
    .antayagi-80 = The player with the most pockets begins. The table says who that is, otherwise chance decides.
    .antayagi-65 = The player with the most pockets begins; if several have the most, the youngest of them. The table says who that is, otherwise chance decides.
    .reason = The pockets are the rulebook’s idea, but Hatbox cannot count them; if nobody says who begins, chance is fair.
clause-A-S7 = When the draw pile has run out, the discards are shuffled and become the new draw pile. This happens when a card has to be drawn and there is none, even in the middle of a draw, and never earlier. If there is nothing left to draw at all, the draw simply stops short.
    .title = Draw pile runs out
    .reason = The rulebook does not say at which moment, nor what happens when no card is left at all; this way nothing is shuffled too early, and the game goes on.
clause-A-S8 = Cards reach the discard pile in a fixed order. Sabotages go first, as they were played; if the exchange is cancelled, the active player’s card follows, then the chosen player’s. A Wandering Wizard goes before the other card arrives, and a card that does not score goes at the moment it arrives. A whole hand goes from left to right, and a food goes before the T-Rex that ate it.
    .title = Order of discards
    .reason = The rulebook gives no order; one is needed, because everyone sees which object ends up on top.

## AntaYagí: hands

clause-A-H1 = Every card has an object side and a back. You hold it with the back towards you: you see the back, everyone else sees the object.
    .title = How cards are held
clause-A-H2 = A card whose back is the Small Hat is held the other way round as soon as it is drawn: its owner sees the object, everyone else the back. The same goes for cards dealt at set-up.
    .title = Small Hat cards
    .reason = The rulebook speaks only of cards that are drawn; a dealt card bears the same sign, so it is held the same way.
clause-A-H3 = A card that is held the other way round because of its Small Hat stays like that until it leaves the hand or a Hat turns it.
    .title = Small Hat cards stay turned
    .reason = This rulebook does not say for how long, and its translations disagree about cards that a Hat has turned; Hatbox follows the 80-card edition.
clause-A-H4 = While the game goes on, nobody is ever shown the side of a hand card that faces away from them: not on the screen, not in anything the server sends, not in what a bot or a research agent is given. There is one exception: if a Hat has turned one of your Sabotages away from you, your own options still name it.
    .title = Hidden sides stay hidden
    .reason = The rulebook only thinks of people round a table; a program must not give away more than their cards do. The exception is fair, because you saw that back when you drew the card.
clause-A-H5 = Cards keep their order in the hand, and nobody rearranges them. When one leaves, the cards to its right close up; a new card joins at the right end. That way players can talk about a card by its position.
    .title = Order of the hand
    .reason = The rulebook does not say whether cards may be rearranged; if they were, nobody would know any longer which card was meant.
clause-A-H6 = A card drawn from the pile shows everyone its back as it leaves, even in the middle of a refill; the back of a card dealt at set-up is seen only by those who see it in the hand. Cards in areas, on the table and on the discard pile show their object only, and nobody is shown a back there. A Sabotage is played back up. Every card shows everyone its object as it is discarded, a Sabotage too, so the owner of a Muffin learns what was lost.
    .title = Sides shown to all
    .reason = The rulebook does not go through every moment; everyone sees what they would see at a real table.
clause-A-H7 = Whoever only watches sees what lies openly: the areas, the cards on the table, the top of each pile, and the back of every card that is drawn. Of the cards in a hand they see neither side, so they have nothing to give away.
    .title = Spectators
    .reason = The rulebook does not mention spectators; a word or a look from them could decide the game.

## AntaYagí: the turn

clause-A-T1 = On your turn you are the active player and choose another player for an exchange. It has to be someone who holds at least one card.
    .title = Choosing a partner
    .reason = The rulebook does not say that the other player needs a card; without one there is nothing to exchange.
clause-A-T2 = The active player and the chosen player each pick a card from their own hand, and both are revealed at the same moment, object side up. Until then nobody knows what the other has picked, only whether they have.
    .title = Secret picks, one reveal
clause-A-T3 = If both cards show the same object, the exchange is cancelled: both are discarded and no effect applies. Nobody gets to play a Sabotage in that case.
    .title = Same object twice
    .reason = The rulebook does not say whether a Sabotage may be played here; there is nothing left for it to cancel.
clause-A-T4 = If the two objects are different, there is first a chance to play Sabotages. Unless they cancel the exchange, each of the two players receives the other’s card.
    .title = Two different objects
clause-A-T5 = A card you receive joins your area if it scores, and its effect applies. If it does not score, it is discarded. (The 65-card edition calls your area your saddlebags.)
    .title = Receiving a card
    .reason = Two translations also apply the power of a card that they discard; only the Wizard has one, and its own rule says what it does.
clause-A-T6 = The card that the active player receives arrives first, with everything it sets off; until that is done, the other card stays on the table. Then the card that the chosen player receives arrives. The T-Rexes come last, the active player’s before the chosen player’s. With a Wandering Wizard only one card arrives.
    .title = Who comes first
    .reason = The rulebook does not say which card arrives first, and that can matter; whoever’s turn it is goes first.
clause-A-T7 = Then the areas of the active and the chosen player are counted. Whoever has the points they need wins; if both have, only the chosen player wins. An object you have more than once counts each time.
    .title = Winning
clause-A-T8 = In the 80-card edition, if nobody has won, every player draws back up to 3 cards: first the active player, then the others clockwise, each drawing all they need before the next one draws.
    .title = Everyone refills
    .reason = The rulebook does not say who draws first; clockwise from the active player is the order of the turns.
clause-A-T9 = In the 65-card edition, if nobody has won, the chosen player draws exactly one card, even after a cancelled exchange; then the active player draws back up to 3. Nobody else draws: whoever played or lost cards out of turn waits until the end of their own turn.
    .title = Only two draw
    .reason = The German text lets the player who made the exchange draw the one card; the other three name the chosen player, and Hatbox follows them.
clause-A-T10 = The turn passes to the player on the left, the next one clockwise.
    .title = Next turn
clause-A-T11 = If you begin your turn without cards, or nobody else has any, there is no exchange: you draw back up to 3 cards and the turn passes.
    .title = A turn without exchange
    .reason = The rulebook does not say what to do if no exchange is possible; with new cards the game goes on.
clause-A-T12 = If for a whole round there are not enough cards for anyone to make an exchange, the game ends without a winner. Only small custom decks ever get there.
    .title = Nobody can exchange
    .reason = The rulebook does not foresee this; otherwise such a game would never end.

## AntaYagí: sabotage

clause-A-X1 = When two different objects have been revealed, any player, the two who are exchanging included, may play a card from their hand whose back is Sabotage.
    .title = Who may sabotage
    .reason = The rulebook does not ask for two different objects; but the same object twice cancels the exchange anyway.
clause-A-X2 = A Sabotage can be answered with a Sabotage, as many times as players like. Each one cancels the one before it.
    .title = Sabotage against Sabotage
clause-A-X3 = After an odd number of Sabotages the exchange is cancelled: its two cards and all the Sabotages are discarded, and no effect applies.
    .title = Odd number: cancelled
clause-A-X4 = After an even number of Sabotages the exchange goes on, and only the Sabotages are discarded.
    .title = Even number: goes on
clause-A-X5 = A finished exchange cannot be sabotaged. The chance to do so begins after the reveal, also with a Wandering Wizard, and ends before any card moves: when every player who holds cards has passed since the last Sabotage. Your pass is final until the next Sabotage; then everyone who holds cards is asked again, including the player who played it.
    .title = When to sabotage
    .reason = The rulebook only protects a finished exchange; a clear beginning and end give everyone the same chance, and a pass that counts keeps the game moving.
clause-A-X6 = Everyone who holds cards is asked, whether they can sabotage or not. Neither the asking, nor who passed, nor how long it took tells anyone more about who holds a Sabotage than was seen at the draw. At a table of people the time is fixed, the same whoever holds what, and silence is a pass. Where only one person plays against bots, that person’s pass ends it.
    .title = Asking gives nothing away
    .reason = The rulebook does not say how players are asked; if only those with a Sabotage were asked, everyone would know who has one.
clause-A-X7 = A Sabotage that a Hat has turned away from you can still be played: you saw its back when you drew it.
    .title = Sabotage turned away
    .reason = The rulebook does not say whether this is allowed; a Hat changes what you see of a card, not what it is.
clause-A-X8 = A card with a Sabotage back can be picked for an exchange like any other card. Its back does nothing there. (In the 65-card edition, the Spanish and the German sentence can also be read differently: laid in place of the card to exchange, the Sabotage cancels the exchange.)
    .title = Exchanging a Sabotage
    .antayagi-80 = A card with a Sabotage back can be picked for an exchange like any other card. Its back does nothing there.
    .antayagi-65 = A card with a Sabotage back can be picked for an exchange like any other card. Its back does nothing there. The Spanish and the German sentence of the rulebook can also be read differently: laid in place of the card to exchange, the Sabotage cancels the exchange.
    .reason = The rulebook does not say whether this is allowed; its object side is like any other, and only that side counts in an exchange.
    .reason-antayagi-65 = The English and the French sentence simply allow it, and Hatbox follows them; in an exchange only the object side counts.
clause-A-X9 = A Sabotage that you play is missing from your hand. In the 80-card edition you refill when everyone does, at the end of the turn; in the 65-card edition you do not make up for it before the end of your own turn.
    .title = Refilling after a Sabotage
    .antayagi-80 = A Sabotage that you play is missing from your hand until the end of the turn, when you refill together with everyone else.
    .antayagi-65 = A Sabotage that you play is missing from your hand, and you do not make up for it before the end of your own turn.
clause-A-X10 = A Sabotage is aimed at what lay on the table when its player decided. If another Sabotage came first, it is not played, and its owner is asked again.
    .title = Two Sabotages at once
    .reason = The rulebook does not foresee two at the same moment; otherwise the second would cancel the first, which its player may not have wanted.
clause-A-X11 = Where several people share one device, the chance to sabotage lasts until it has gone round: everyone there who holds cards is given it in the order of the seats, whoever holds what, and sees only their own view. So it has no fixed end, but it is never shorter than at any other table. A device that is not connected is not waited for.
    .title = A shared device goes round
    .reason = The rulebook knows no shared devices; if the device went only to those with a Sabotage, everyone would see who has one.

## AntaYagí: objects

clause-A-O1 = A Treasure scores 1 point. It has no effect.
    .title = Treasure
clause-A-O2 = A Bone scores 1 point. It has no effect, but a T-Rex eats it.
    .title = Bone
clause-A-O3 = A Hat scores 1 point and turns round every card that is in its new owner’s hand at that moment. Cards that come later are held as usual: the back towards their owner, or the other way round with a Small Hat.
    .title = Hat
    .reason = One translation keeps cards turned until they are exchanged, another speaks of cards exchanged later; Hatbox follows the 80-card edition.
clause-A-O4 = A Musical Lollipop scores 1 point. Its new owner must take one card of their choice, going by what they can see, from the hand of the other player in the exchange, if there is one. It goes straight into the taker’s own area and its effect applies; if it does not score, it is discarded. Another Lollipop goes on with the same partner.
    .title = Musical Lollipop
    .reason = The rulebook does not speak of an empty hand or of a card that does not score; then there is nothing to take, and such a card stays in no area.
    .reason-antayagi-80 = The rulebook does not speak of an empty hand or of a card that does not score; then there is nothing to take, and such a card stays in no area. The French text leaves out that the taker chooses; the other two say so.
clause-A-O5 = A Muffin scores 1 point. Its new owner discards their whole hand. (The 65-card edition calls it the Omniscient Muffin.)
    .title = Muffin
clause-A-O6 = Toxic Waste scores 1 point, but its owner needs more points to win. In the 80-card edition that is one more than the others (6 if 3 or 4 play, 5 if 5, 6 or 7 play), however many Wastes they have. In the 65-card edition it is one more for each Waste.
    .title = Toxic Waste
    .antayagi-80 = Toxic Waste scores 1 point, but its owner needs one point more than the others to win: 6 if 3 or 4 play, 5 if 5, 6 or 7 play. It stays at one more, however many Wastes they have.
    .antayagi-65 = Toxic Waste scores 1 point, but its owner needs one point more to win for each Waste they have.
    .reason = The rulebook gives fixed numbers and does not mention a second Waste; so a second one changes nothing.
    .reason-antayagi-65 = Some translations ask for one more, another raises the number by one; none mentions a second Waste, so each card counts.
clause-A-O7 = A T-Rex scores 1 point. Its effect comes last of all and lasts as long as it lies in an area: if there is food there too (Fish, Muffin, Musical Lollipop or Bone), the T-Rex and one food are discarded. In the 80-card edition the owner chooses the kind of food; in the 65-card edition it is the first in the order just given. This repeats while a T-Rex and food are left, and food that arrives later is eaten too.
    .title = T-Rex
    .antayagi-80 = A T-Rex scores 1 point. Its effect comes last of all and lasts as long as it lies in an area: if there is food there too (Fish, Muffin, Musical Lollipop or Bone), the T-Rex and one food are discarded. The owner chooses the kind of food. This repeats while a T-Rex and food are left, and food that arrives later is eaten too.
    .antayagi-65 = A T-Rex scores 1 point. Its effect comes last of all and lasts as long as it lies in an area: if there is food there too, the T-Rex and one food are discarded. It eats the first it finds in this order: Fish, Omniscient Muffin, Musical Lollipop, Bone. This repeats while a T-Rex and food are left, and food that arrives later is eaten too.
    .reason = The French text speaks of a T-Rex in the hand and names the Fish in its order but not in its list; Hatbox follows the other three.
clause-A-O8 = A Fish joins an area only if Toxic Waste already lies there, and then it scores 2 points. Otherwise it is discarded.
    .title = Fish
clause-A-O9 = With a Wandering Wizard nothing is exchanged. The Wizard scores nothing and is discarded; the other player’s card goes into that player’s own area, where its effect applies as on any arrival, or is discarded if it does not score. A Wizard taken by a Musical Lollipop is discarded without effect.
    .title = Wandering Wizard
    .reason = The rulebook does not say whether the kept card has its effect, nor what a Wizard does that a Lollipop takes; the card arrives like any other, and without an exchange the Wizard has nothing to change.
    .reason-antayagi-65 = The rulebook does not say what a Wizard does that a Lollipop takes; without an exchange it has nothing to change. In the translations the Wizard is shown or discarded at different moments, with the same result.
clause-A-O10 = An Empty Box scores nothing and is discarded. The 65-card edition does not name it: Hatbox’s own deck for that edition holds none, but a custom deck may.
    .title = Empty Box
    .antayagi-80 = An Empty Box scores nothing and is discarded.
    .antayagi-65 = An Empty Box scores nothing and is discarded. This edition does not name it: Hatbox’s own deck holds none, but a custom deck may.
    .reason = This rulebook does not name the card; this way a deck of your own can be played in both editions.
clause-A-O11 = When one of several T-Rexes, or one of several foods of the same kind, has to go, it is the one that arrived first.
    .title = First come, first gone
    .reason = The rulebook does not say which one; equal cards score the same, so nobody needs to be asked.

## AntaYagí: backs

clause-A-B1 = A back is Plain, Sabotage, Small Hat or the clue “Treasure or T-Rex”. Plain does nothing, a Sabotage can be played against an exchange, and a Small Hat card is held the other way round. The clue is found only on Treasures and T-Rexes.
    .title = The four backs
    .reason = The rulebook does not mention a back without a sign; a back that shows nothing does nothing.
clause-A-B2 = The rulebooks say how many cards the deck has, but not how many there are of each. Hatbox’s counts are its own and marked as such, in one data file for each edition. If you own the box, you can load the true counts from a file of your own, and any other deck too.
    .title = Counts of the cards
    .reason = The rulebook has no list of the cards, and without counts there is no deck to play with.

## AntaYagí: talk

clause-A-K1 = Talk freely and persuade the others. You may lie, and nothing that is said binds anybody.
    .title = Talking and persuading
    .reason = The rulebook says nothing about talking; without it an exchange would be a mere guess, and nobody could enforce a ban on lies.
    .reason-antayagi-65 = The rulebook allows talking and persuading, but does not say whether lies are allowed; nobody could enforce a ban on them.

## That's Not a Hat: set-up

clause-H-S1 = The game is for 3 to 8 players. Two can play as well, but they must use the variant with two gifts each.
    .title = Number of players
    .reason = The rulebook gives no numbers: with two, gifts only go to and fro, and with more than eight, one waits too long. Where the English text says “in pairs”, the others say “two people”.
clause-H-S2 = There are 80 ordinary gift cards, and every gift occurs once. A card has a gift on its face; on its back it has an arrow to the left or to the right, black or white. There are 20 cards with each of these four backs.
    .title = The gift cards
    .reason = The rulebook does not say how many cards have which back; equal numbers favour no direction and no colour.
clause-H-S3 = Each player gets one gift, face up in front of them. Gifts are dealt one at a time, clockwise, starting with the player who begins; with two gifts each, the first is the lower one. The rest are the gift shop, face up: everyone can see its top gift.
    .title = The deal
    .reason = The rulebook does not say how to deal; one gift at a time, clockwise, is the usual way.
clause-H-S4 = Whoever was the last to be given a present begins. The table says who that is, otherwise chance decides.
    .title = Who begins
    .reason = Hatbox cannot know who that was, so the table says it; if nobody does, chance is fair.
clause-H-S5 = A face-up gift shows the gift only: nobody, not even its owner, knows its arrow before it is turned. A face-down gift always shows everyone its back, arrow and colour. The gift shop shows its top gift, and the next one as soon as one is taken; a penalty pile shows its top gift and how many there are. What the giver named is shown only until the answer.
    .title = What everyone sees
    .reason = The rulebook does not go through every moment; everyone sees what they would see at a real table, and remembering what was named is part of the game.
clause-H-S6 = Whoever only watches sees exactly what the players see, no more and no less.
    .title = Spectators
    .reason = The rulebook does not mention spectators; if they saw more, they could help somebody’s memory.

## That's Not a Hat: giving

clause-H-T1 = The player who begins takes the top gift of the gift shop, shows it to all, turns it face down and gives it at once in the direction of its arrow, naming it aloud. A gift from the shop is never kept in front of the player who took it.
    .title = A gift from the shop
clause-H-T2 = The giver may name any gift, truly or not. The list to choose from is the whole catalogue, all 110 whatever is in play, and the gifts of the deck, so that it helps nobody’s memory.
    .title = Naming a gift
    .reason = The rulebook needs no list, because people simply say a name; a shorter one would tell which gifts are in play.
clause-H-T3 = The receiver accepts the gift or refuses it.
    .title = Accept or refuse
clause-H-T4 = An accepted gift is laid face down above what the receiver already has. The receiver now gives their oldest gift, the lowest one, in the direction of its arrow and names it; if it is still face up, it is turned face down first.
    .title = Accepted
clause-H-T5 = Once a gift lies face down, nobody looks at it again until it is refused. While the game goes on, neither the screen, nor the server’s messages, nor a log helps anybody’s memory.
    .title = No second look
clause-H-T6 = A refused gift is turned up. If it is what was named, the receiver was wrong, otherwise the giver. Whoever was wrong takes it, face up, as a penalty point and, unless it was their third, takes a new gift from the gift shop and gives it the same way as at the start: shown, turned face down, named, given along its arrow. Whoever refused need not say what it is.
    .title = Refused

## That's Not a Hat: variants

clause-H-V1 = With the special cards there are 30 more gifts, 110 in all. Their backs, 15 black and 15 white, point everywhere: whoever gives one chooses any other player.
    .title = Special cards
    .reason = The rulebook does not say how many special cards have which colour; with equal numbers it makes no difference which colour you play with.
clause-H-V2 = Only the cards with black arrows are used, or only those with white arrows, so that the backs tell less.
    .title = One colour: harder
clause-H-V3 = Each player begins with two gifts, both face up, in a column. A new gift joins at the top, and the lowest is the one to give. With two players, left and right are the same person.
    .title = Two gifts each: harder still
    .reason = The English text speaks of playing “in pairs”, the others of two people, so no teams are meant; and where two of the texts allow only one gift, this variant is the exception.
clause-H-V4 = Variants can be combined.
    .title = Combining variants
    .reason = The rulebook does not say so, but no variant gets in another’s way.

## That's Not a Hat: the end

clause-H-E1 = The game ends when a player has 3 penalty points. Whoever has the fewest wins; those tied for the fewest share the win.
    .title = Three penalty points
    .reason = The rulebook does not break a tie; nobody played better, so the win is shared.
clause-H-E2 = Or the table agrees on several rounds, as many as there are players, or any number from 1 to 8; the points of all rounds are added up. For each round all the cards are shuffled and dealt anew, and the player to the left of whoever began the round before begins.
    .title = Several rounds
    .reason = The rulebook names only one number of rounds and does not say who begins the next; an evening may be shorter or longer, and moving on to the left is fair.
clause-H-E3 = If a gift is needed and the gift shop is empty, the round ends. Real decks never get there.
    .title = Empty gift shop
    .reason = The rulebook does not foresee an empty shop; without a new gift nobody can go on.

## That's Not a Hat: talk

clause-H-K1 = Talk and bluff freely: only the receiver decides. Nothing that is said stays on the screen.
    .title = Talking and bluffing
    .reason = The rulebook calls for bluffing but sets no limits; nobody could enforce any, and words that stay on the screen would help memories.
