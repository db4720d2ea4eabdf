# The names of the characters of bots; lobby.ftl says how they play.
#
# A bot is neither a man nor a woman: where nouns have a gender, take one that fits anybody.

character-saboteur = The Saboteur
character-collector = The Collector
character-trickster = The Trickster
character-good-soul = The Good Soul
character-gambler = The Gambler
character-avenger = The Avenger
character-doubter = The Sceptic
character-believer = The Trusting Soul
