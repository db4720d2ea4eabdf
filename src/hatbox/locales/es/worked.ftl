# What each worked example of the rules shows.

worked-deal = Se reparten las cartas
worked-small-hat = Un Sombrero Pequeño se sostiene al revés
worked-exchange = Un turno: dos cartas cambian de mano
worked-same-object = El mismo objeto dos veces: no se intercambia nada
worked-win = Puntos suficientes: se gana la partida
worked-sabotage = Un Sabotaje impide un intercambio
worked-sabotage-undone = Un segundo Sabotaje anula el primero
worked-hat = Un Sombrero da la vuelta a una mano
worked-lollipop = Una Piruleta Musical se lleva una carta más
worked-muffin = Un Muffin cuesta toda la mano
worked-muffin-antayagi-65 = Un Muffin con Ojos cuesta toda la mano
worked-toxic-waste = Residuos Tóxicos: un punto, y uno más para ganar
worked-fish = Un Pez cuenta junto a Residuos Tóxicos
worked-t-rex = Un T-Rex se come lo que hay
worked-wizard = Con un Mago Errante no se intercambia nada
worked-clue = Una pista en el reverso: Tesoro o T-Rex
worked-claim = Una mentira sobre una carta, creída
worked-gifts-dealt = Se reparte un regalo a cada uno
worked-accepted = Se acepta un regalo, y el más antiguo sigue su camino
worked-believed = Una mentira que se cree
worked-caught = Una mentira descubierta
worked-doubted = Se rechaza la verdad
worked-two-gifts = Dos regalos cada uno: el de abajo va primero
worked-special-gift = Un regalo especial va a quien sea
worked-third-penalty = El tercer punto negativo acaba la partida
worked-question = Una pregunta, y confianza
