# Los caracteres de los bots. The English file explains them.

character-saboteur = Aguafiestas
character-saboteur-about = Sabotea en cuanto puede fastidiar a alguien, y encima se ríe.

character-collector = La urraca
character-collector-about = Reúne puntos sin hacer ruido, adora los tesoros y guarda los sabotajes para cuando cuentan.

character-trickster = El zorro
character-trickster-about = Dice lo que más conviene, sea verdad o no, y va de farol sin pestañear.

character-good-soul = Alma de Dios
character-good-soul-about = Dice la verdad, da las gracias y casi nunca estropea nada.

character-gambler = Todo o nada
character-gambler-about = Prefiere ganar a lo grande o perder a lo grande antes que jugar con sensatez.

character-avenger = Ojo por ojo
character-avenger-about = No olvida ninguna ofensa: quien le estropee un plan lo pagará.

character-doubter = Ver para creer
character-doubter-about = No se fía de nadie y siempre pregunta si es seguro.

character-believer = Fe ciega
character-believer-about = Se cree todo lo que le dicen, una y otra vez.
