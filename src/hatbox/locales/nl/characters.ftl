# De karakters van de bots. The English file explains them.

character-saboteur = De spelbreker
character-collector = De ekster
character-trickster = De vos
character-good-soul = De goede ziel
character-gambler = Alles of niets
character-avenger = Oog om oog
character-doubter = De speurneus
character-believer = Blind vertrouwen
