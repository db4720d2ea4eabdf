# The characters of bots: a name, and in a sentence how they play.
#
# A bot is neither a man nor a woman: where nouns have a gender, take one that fits anybody.

character-saboteur = The Saboteur
character-saboteur-about = Plays a sabotage whenever it spoils somebody’s day, and laughs about it.

character-collector = The Collector
character-collector-about = Gathers points without any fuss, loves treasures, and saves sabotages for when they count.

character-trickster = The Trickster
character-trickster-about = Says whatever suits best, true or not, and bluffs with a straight face.

character-good-soul = The Good Soul
character-good-soul-about = Tells the truth, says thank you, and hardly ever spoils anything.

character-gambler = The Gambler
character-gambler-about = Would rather win big or lose big than do the sensible thing.

character-avenger = The Avenger
character-avenger-about = Forgets no wrong: whoever spoils a good plan will pay for it.

character-doubter = The Sceptic
character-doubter-about = Believes nobody and asks everybody whether they are sure.

character-believer = The Trusting Soul
character-believer-about = Takes everyone’s word for everything, again and again.
