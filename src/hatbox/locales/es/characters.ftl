# Los caracteres de los bots. The English file explains them.

character-saboteur = Aguafiestas
character-collector = La urraca
character-trickster = El zorro
character-good-soul = Alma de Dios
character-gambler = Todo o nada
character-avenger = Ojo por ojo
character-doubter = Ver para creer
character-believer = Fe ciega
