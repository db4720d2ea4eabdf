# What somebody who plays for the first time is told: hints, each once, and an example for each card.
# A hint has at most 120 characters, so that it stands in three lines above the table of a phone.
#
#   $card   what the card is called

hint-title = Hints
hint-about = What is new is explained here, the first time it comes up.
hint-close = Hide this hint
hint-off = No hints

hint-ay-hands = You see the others’ cards, but only the backs of your own. They see what you hold.
hint-ay-window = Before cards change hands, a Sabotage may stop it. All are asked: so nobody knows who has one.
hint-ay-armed = You hold a Sabotage: play it, and both cards of this exchange are discarded. Or keep it for later.
hint-ay-sabotaged = A Sabotage stops the exchange. One more Sabotage would undo it.
hint-ay-same = Twice the same object: there is no exchange, and both cards are discarded.
hint-ay-skipped = No cards, no exchange: the active player fills their hand, and the turn passes.
hint-ay-treasure = { $card }: one point, and nothing else happens.
hint-ay-bone = { $card }: one point, but a T-Rex eats it.
hint-ay-hat = { $card }: one point. It turns round all cards in the hand of whoever gets it.
hint-ay-lollipop = { $card }: one point. Whoever gets it takes a card out of the other one’s hand.
hint-ay-muffin = { $card }: one point. Whoever gets it discards their whole hand.
hint-ay-toxic-waste = { $card }: one point, but whoever has it needs one more to win.
hint-ay-t-rex = { $card }: one point. If food lies beside it, both are discarded.
hint-ay-fish = { $card }: two points beside Toxic Waste. Otherwise it is discarded.
hint-ay-wizard = { $card }: nothing is exchanged. The other card goes to whoever laid it.
hint-ay-empty-box = { $card }: worth nothing. It is discarded.
hint-ay-sabotage = A bomb on the back of your card: it is a Sabotage, with which you can stop an exchange.
hint-ay-clue = This back is a clue: your card is a Treasure or a T-Rex. The others see which.
hint-ay-small-hat = A Small Hat on the back: only whoever holds this card sees what it is.

hint-nh-dealt = Look well at every gift! Soon they lie face down, and nobody may look again.
hint-nh-shown = A gift from the shop: all see it once. Then it is turned, and goes where its arrow points.
hint-nh-arrow = The arrow on the back says who gets it: the player on the giver’s left or right.
hint-nh-special = Arrows in all directions: whoever gives this one chooses who gets it.
hint-nh-naming = Say what you give away. You may lie: whoever believes you passes your lie on.
hint-nh-answering = Accepted, it lies face down before you. Refused, it is turned up: whoever is wrong takes it.
hint-nh-accepted = Accepted: now the receiver gives away their oldest gift in the same way.
hint-nh-penalty = Whoever was wrong takes the gift as a penalty point. With somebody’s third the game is over.

# In the bar below the question: what a choice leads to.
leads-feed = Your T-Rex and what it eats are both discarded.
leads-take = It goes to your area, or is discarded if it scores nothing.
leads-reply = Accept: it is yours, whatever it is. Refuse: whoever is wrong gets a penalty point.

example-title = Example
example-treasure = You need just one more point. Somebody gives you a Treasure: you win.
example-bone = A T-Rex lies in front of you. You are given a Bone: it is eaten, and both are gone.
example-hat = You saw only backs. You are given a Hat: now you see your own cards, and the others see their backs.
example-lollipop = Ana is given a Lollipop by Ben and sees a Treasure in his hand. She takes it: two points at once.
example-muffin = Ana holds a Treasure and a Hat. Ben gives her a Muffin: one point, but both cards are gone.
example-muffin-antayagi-65 = Ana holds a Treasure and a Hat. Ben gives her an Omniscient Muffin: one point, but both cards are gone.
example-toxic-waste = Toxic Waste lies in front of you: with as many points as are enough for the others, you still need one more.
example-toxic-waste-antayagi-65 = Toxic Waste lies in front of you twice: you need two goods more than the others.
example-t-rex = A Bone lies in front of Ben. Give him a T-Rex: it eats the Bone, and he loses a point.
example-fish = Toxic Waste lies in front of you: a Fish brings two points. Without it, the Fish is discarded.
example-wizard = Ana lays a Wizard and Ben a Treasure. The Wizard is discarded, and the Treasure counts for Ben.
example-empty-box = You give an Empty Box and get a Treasure: one point for you, nothing for the other.
example-plain = It could be anything. The others see what it is: ask them, but they may lie.
example-sabotage = Ben would get his last point. You play the Sabotage: both cards of the exchange are discarded.
example-small-hat = Ben holds it and knows what it is. If you want to know, you have to believe him.
example-clue = A Bone lies in front of Ben. Give him this card: if it is a T-Rex it eats the Bone, if not he gets a Treasure.

nh-about-open = Everybody sees it as long as it lies open. Remember it: once it is face down, nobody may look again. Its arrow shows when it is turned.
nh-about-left = Whoever holds it gives it to the player on their left. What it is, nobody may look up, unless somebody refuses it.
nh-about-right = Whoever holds it gives it to the player on their right. What it is, nobody may look up, unless somebody refuses it.
nh-about-any = Whoever holds it chooses who gets it. What it is, nobody may look up, unless somebody refuses it.
nh-about-penalty = A penalty point of the player in front of whom it lies. It lies open for all to see, and nobody gives it on. A player’s third one ends the round.
example-open = Ana’s guitar lies open. When it is her oldest gift, she turns it and gives it to Ben: “I have a nice guitar for you.”
example-left = Ana holds it, and Ben sits on her left. When it is her oldest gift, Ben gets it.
example-right = Ana holds it, and Ben sits on her right. When it is her oldest gift, Ben gets it.
example-any = Ana holds it. When it is her oldest gift, she gives it to Ben, who she thinks has forgotten it.
example-penalty = Ana gives Ben a guitar and calls it a kite. Ben says: “That’s not a kite!” The guitar is a penalty point for Ana.
