# Les caractères des bots. The English file explains them.

character-saboteur = Trouble-fête
character-collector = La pie
character-trickster = Le renard
character-good-soul = La bonne âme
character-gambler = Quitte ou double
character-avenger = Œil pour œil
character-doubter = L’incrédule
character-believer = L’âme crédule
