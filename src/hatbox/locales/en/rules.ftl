# The rules on a page: in one minute, and advice; the clauses are in clauses.ftl.

rules-minute = In one minute
rules-topics = Topic by topic, on real cards
rules-topics-about = Each example is a few moments of a game: step through it, or let it play.
rules-advice = For bluffers
rules-clauses = Every rule, clause by clause
rules-search = Search the rules
rules-none = No rule has these words.
rules-compare = Compare the editions
rules-absent = Not in this edition.
rules-print = Print
rules-print-reasons = With the reasons for Hatbox’s own rulings
rules-page = On a page of its own, to print
rules-lesson = Learn it by playing

rules-ay-see = Everybody sees your cards except you: you hold them with their backs towards you.
rules-ay-exchange = On your turn you choose a player. Both pick a card of their own in secret; both are revealed, and each gets the other’s.
rules-ay-points = What you are given lies in front of you and counts.
rules-ay-effects = Most objects do something when they arrive. Touch a card to read what.
rules-ay-sabotage = Whoever holds a Sabotage may stop an exchange; another Sabotage undoes that. The same object twice cancels the exchange by itself.
rules-ay-draw = Then everybody draws back up to { $hand } cards, and the turn passes to the left.
rules-ay-draw-antayagi-65 = Then the chosen player draws one card and you draw back up to { $hand }. The turn passes to the left.
rules-ay-advice-say = Say what you see, and now and then what you do not: whoever believes you gives you the right card.
rules-ay-advice-sabotage = A Sabotage is worth most when somebody lacks a single point.
rules-ay-advice-give = Some gifts hurt, or do not help: a T-Rex beside food, a Muffin for a good hand, the first Toxic Waste.
rules-ay-advice-give-antayagi-65 = Some gifts hurt, or do not help: a T-Rex beside food, an Omniscient Muffin for a good hand, Toxic Waste.
rules-ay-advice-backs = Watch the backs when cards are drawn: they tell who may hold a Sabotage or a Treasure.

rules-nh-dealt = Everybody has a gift, face up. Look well: soon it is turned, and nobody may look again.
rules-nh-give = Whoever begins shows a gift from the shop, turns it face down and gives it where its arrow points, saying what it is: truly or not.
rules-nh-accept = Accepted, it lies face down above the receiver’s other gift. The oldest gift goes on in the same way.
rules-nh-refuse = Refused, it is turned up. Whoever was wrong takes it as a penalty point, and a new gift from the shop.
rules-nh-end = With somebody’s third penalty point the game is over. Fewest points win.
rules-nh-advice-forgotten = Forgotten what it is? Let nobody notice: name, without a pause, something that has gone round before.
rules-nh-advice-doubt = Quite sure what it is? Hesitate, as if you had forgotten: whoever falls for it refuses, and the point is theirs.
rules-nh-advice-double = No idea what it is? Hesitate too, but so clearly that it looks like an act: then they may well accept.
rules-nh-advice-refuse = Refuse only if you are sure: if you are wrong, the point is yours.
rules-nh-advice-lie = A lie travels: whoever accepts your hat has to give away a hat.
