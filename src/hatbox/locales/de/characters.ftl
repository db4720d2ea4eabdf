# Die Charaktere der Bots. The English file explains them.

character-saboteur = Die Spaßbremse
character-collector = Die Elster
character-trickster = Das Schlitzohr
character-good-soul = Die gute Seele
character-gambler = Alles oder nichts
character-avenger = Auge um Auge
character-doubter = Die Spürnase
character-believer = Blindes Vertrauen
