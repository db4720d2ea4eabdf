# What happens in AntaYagí. events.ftl says what the variables hold.

event-dealt =
    { $you ->
        [first] Cada jugador recibe { $cards } cartas. Empiezas tú.
       *[other] Cada jugador recibe { $cards } cartas. Empieza { $first }.
    }
event-turn-began =
    { $you ->
        [seat] Es tu turno.
       *[other] Es el turno de { $seat }.
    }
event-turn-skipped =
    { $you ->
        [seat] No puedes hacer ningún intercambio: solo robas cartas.
       *[other] { $seat } no puede hacer ningún intercambio y solo roba cartas.
    }
event-partner-chosen =
    { $you ->
        [seat] Quieres hacer un intercambio con { $partner }.
        [partner] { $seat } quiere hacer un intercambio contigo.
       *[other] { $seat } quiere hacer un intercambio con { $partner }.
    }
event-offer-sealed =
    { $you ->
        [seat] Ya has escogido tu carta.
       *[other] { $seat } ya ha escogido una carta.
    }
event-offers-revealed =
    { $you ->
        [active] Revelas { $active-object-a-obj }; { $chosen } revela { $chosen-object-a-obj }.
        [chosen] { $active } revela { $active-object-a-obj }; tú revelas { $chosen-object-a-obj }.
       *[other] { $active } revela { $active-object-a-obj }; { $chosen } revela { $chosen-object-a-obj }.
    }
event-sabotaged =
    { $you ->
        [seat] ¡Juegas un Sabotaje!
       *[other] ¡{ $seat } juega un Sabotaje!
    }
event-exchange-cancelled = ¡Sabotaje! El intercambio se cancela.
event-exchange-cancelled-same-object = Dos veces el mismo objeto: el intercambio se cancela.
event-exchange-goes-on = Los Sabotajes se anulan entre sí: el intercambio sigue adelante.
event-discarded =
    { $you ->
        [seat] Descartas { $object-a-obj }.
       *[other] { $seat } descarta { $object-a-obj }.
    }
event-discarded-sabotage =
    { $you ->
        [seat] Tu Sabotaje va a la pila de descartes. Por el otro lado: { $object-a }.
       *[other] El Sabotaje de { $seat } va a la pila de descartes. Por el otro lado: { $object-a }.
    }
event-discarded-muffin =
    { $you ->
        [seat] El Muffin te obliga a descartar { $object-a-obj }.
       *[other] El Muffin obliga a { $seat } a descartar { $object-a-obj }.
    }
event-discarded-muffin-antayagi-65 =
    { $you ->
        [seat] El Muffin con Ojos te obliga a descartar { $object-a-obj }.
       *[other] El Muffin con Ojos obliga a { $seat } a descartar { $object-a-obj }.
    }
event-discarded-wizard =
    { $you ->
        [seat] Tu Mago Errante sigue su camino: no se intercambia nada.
       *[other] El Mago Errante de { $seat } sigue su camino: no se intercambia nada.
    }
event-discarded-worthless =
    { $you ->
        [seat] Tu carta no vale puntos: { $object-the } va a la pila de descartes.
       *[other] La carta de { $seat } no vale puntos: { $object-the } va a la pila de descartes.
    }
event-discarded-lollipop =
    { $you ->
        [receiver] Con la Piruleta Musical le quitas { $object-a-obj } de la mano a { $seat }. Esa carta no vale puntos y va a la pila de descartes.
        [seat] Con la Piruleta Musical, { $receiver } te quita { $object-a-obj } de la mano. Esa carta no vale puntos y va a la pila de descartes.
       *[other] Con la Piruleta Musical, { $receiver } le quita { $object-a-obj } de la mano a { $seat }. Esa carta no vale puntos y va a la pila de descartes.
    }
event-discarded-taken-from-hand =
    { $you ->
        [receiver] Le quitas { $object-a-obj } de la mano a { $seat }. Esa carta no vale puntos y va a la pila de descartes.
        [seat] { $receiver } te quita { $object-a-obj } de la mano. Esa carta no vale puntos y va a la pila de descartes.
       *[other] { $receiver } le quita { $object-a-obj } de la mano a { $seat }. Esa carta no vale puntos y va a la pila de descartes.
    }
event-discarded-taken-from-area =
    { $you ->
        [receiver] Le quitas { $object-a-obj } de su zona a { $seat }. Esa carta no vale puntos y va a la pila de descartes.
        [seat] { $receiver } te quita { $object-a-obj } de tu zona. Esa carta no vale puntos y va a la pila de descartes.
       *[other] { $receiver } le quita { $object-a-obj } de su zona a { $seat }. Esa carta no vale puntos y va a la pila de descartes.
    }
event-arrived =
    { $you ->
        [seat] Recibes { $object-a-obj } de { $giver }.
        [giver] Le das { $object-a-obj } a { $seat }.
       *[other] { $seat } recibe { $object-a-obj } de { $giver }.
    }
event-arrived-own =
    { $you ->
        [seat] La otra carta es para quien la ha revelado: recibes { $object-a-obj }.
       *[other] La otra carta es para quien la ha revelado: { $seat } recibe { $object-a-obj }.
    }
event-arrived-lollipop =
    { $you ->
        [seat] Con la Piruleta Musical le quitas { $object-a-obj } de la mano a { $giver }.
        [giver] Con la Piruleta Musical, { $seat } te quita { $object-a-obj } de la mano.
       *[other] Con la Piruleta Musical, { $seat } le quita { $object-a-obj } de la mano a { $giver }.
    }
event-arrived-from-hand =
    { $you ->
        [seat] Le quitas { $object-a-obj } de la mano a { $giver }.
        [giver] { $seat } te quita { $object-a-obj } de la mano.
       *[other] { $seat } le quita { $object-a-obj } de la mano a { $giver }.
    }
event-arrived-from-area =
    { $you ->
        [seat] Le quitas { $object-a-obj } de su zona a { $giver }.
        [giver] { $seat } te quita { $object-a-obj } de tu zona.
       *[other] { $seat } le quita { $object-a-obj } de su zona a { $giver }.
    }
event-turned =
    { $you ->
        [seat] Se da la vuelta a todas las cartas de tu mano.
       *[other] Se da la vuelta a todas las cartas de la mano de { $seat }.
    }
event-turned-hat =
    { $you ->
        [seat] El Sombrero da la vuelta a todas las cartas de tu mano.
       *[other] El Sombrero da la vuelta a todas las cartas de la mano de { $seat }.
    }
event-turned-you-see =
    { $you ->
        [seat] Ahora ves: { $shown }.
       *[other] Ahora ves en su mano: { $shown }.
    }
event-turned-owner-sees =
    { $you ->
        [seat] Ahora ves: { $shown }.
       *[other] Ahora { $seat } ve: { $shown }.
    }
event-needs-more =
    { $you ->
        [seat] Ahora necesitas { $needed } puntos para ganar.
       *[other] Ahora { $seat } necesita { $needed } puntos para ganar.
    }
event-needs-more-waste =
    { $you ->
        [seat] ¡Residuos Tóxicos! Ahora necesitas { $needed } puntos para ganar.
       *[other] ¡Residuos Tóxicos! Ahora { $seat } necesita { $needed } puntos para ganar.
    }
event-ate =
    { $you ->
        [seat] Tu T-Rex se come { $food-the-obj }. Las dos cartas van a la pila de descartes.
       *[other] El T-Rex de { $seat } se come { $food-the-obj }. Las dos cartas van a la pila de descartes.
    }
event-drew-object =
    { $you ->
        [seat] Robas { $object-a-obj }. Por el otro lado: { $back-a }.
       *[other] { $seat } roba { $object-a-obj }. Por el otro lado: { $back-a }.
    }
event-drew-back =
    { $you ->
        [seat] Robas una carta que muestra { $back-a-obj }.
       *[other] { $seat } roba una carta que muestra { $back-a-obj }.
    }
event-reshuffled =
    { $cards ->
        [one] El mazo de robo se ha agotado: la única carta descartada forma el nuevo.
       *[other] El mazo de robo se ha agotado: se barajan { $cards } cartas descartadas, que forman el nuevo.
    }
event-game-won =
    { $you ->
        [seat] ¡Ganas la partida!
       *[other] ¡{ $seat } gana la partida!
    }
event-game-ended-without-winner = Ya nadie puede hacer un intercambio: la partida termina sin ganador.

ay-hint-first = Según el reglamento: quien tenga más bolsillos.
ay-hint-first-antayagi-65 = Según el reglamento: quien tenga más bolsillos; si hay empate, la persona más joven.
ay-points = { $points } de { $needed } puntos
ay-empty-area = aún sin puntos
ay-exchange-with = Cambiar con { $name }
ay-their-card = { $name }, { place-card }: { $card }
ay-their-unseen-card = { $name }, { place-card }
ay-my-card = Tu { place-card }, de la que ves el reverso: { $card }
ay-my-turned-card = Tu { place-card }, de la que ves el objeto: { $card }
ay-draw-pile = Mazo: { $cards }
ay-discard-pile = Descartes: { $cards }
ay-sealed = ya ha elegido carta
ay-ask-partner = ¡Es tu turno! Elige con quién quieres hacer el intercambio.
ay-hint-partner =
    { $seen ->
        [none] Ves lo que tienen los demás, pero de tus cartas solo el reverso.
        [all] Ves qué son tus cartas; los demás solo ven el reverso.
       *[some] Los demás ven qué son tus cartas, menos las que ves tú.
    }
ay-confirm-partner = ¿Hacer el intercambio con { $name }?
ay-do-partner = Sí, intercambiar
ay-ask-offer = ¿Qué carta le das a { $name }? Elige una de las tuyas.
ay-hint-offer =
    { $seen ->
        [none] Solo los demás saben qué es. ¡Pregúntales o confía en tu suerte!
        [all] Solo tú ves qué es: los demás ven el reverso.
       *[some] Algunas las ves tú. Pregunta a los demás por el resto, ¡o confía en tu suerte!
    }
ay-confirm-offer = ¿Das tu { place-card }?
ay-do-offer = Sí, la doy
ay-stake =
    { $you ->
        [active] { $active-object } (tú) por { $chosen-object } ({ $chosen })
        [chosen] { $active-object } ({ $active }) por { $chosen-object } (tú)
       *[other] { $active-object } ({ $active }) por { $chosen-object } ({ $chosen })
    }
ay-ask-sabotage =
    { $sabotages ->
        [0] ¿Quieres impedir este intercambio?
       *[other]
            { $you ->
                [seat] Has anulado un sabotaje: el intercambio sigue adelante.
               *[other] { $name } ha anulado un sabotaje: el intercambio sigue adelante.
            }
    }
ay-no-sabotage = No tienes ningún Sabotaje.
ay-confirm-sabotage = ¿Saboteas con tu { place-card }? Entonces no hay intercambio.
ay-sabotage = Sabotaje: no hay intercambio
ay-sabotage-with = Sabotaje ({ place-at }): no hay intercambio
ay-do-sabotage = Sí, ¡no hay intercambio!
ay-pass-sabotage = Dejar que se haga el intercambio
ay-wait-sabotage = ¿Alguien sabotea este intercambio?
ay-ask-rescue =
    { $you ->
        [seat] Has impedido este intercambio.
       *[other] { $name } ha impedido este intercambio.
    }
ay-confirm-rescue = ¿Anulas el sabotaje con tu { place-card }? Entonces el intercambio sigue adelante.
ay-rescue =
    { $you ->
        [seat] Anular tu sabotaje: el intercambio sigue adelante
       *[other] Anular el sabotaje de { $name }: el intercambio sigue adelante
    }
ay-rescue-with = Anularlo ({ place-at }): el intercambio sigue adelante
ay-do-rescue = Sí, ¡que siga adelante!
ay-pass-rescue = Dejarlo así: no hay intercambio
ay-wait-rescue = ¿Alguien salva este intercambio?
ay-eased-unarmed = Solo se te pregunta si tienes un Sabotaje.
ay-eased-always = Dejas que se hagan todos los intercambios.
ay-ask-again = Volver a preguntarme
ay-some-drew =
    { $you ->
        [seat] Robas, y { $names } también.
       *[nobody] { $names } roban.
    }
ay-one-drew =
    { $you ->
        [seat]
            { $cards ->
                [one] Robas una carta.
               *[other] Robas { $cards } cartas.
            }
       *[other]
            { $cards ->
                [one] { $seat } roba una carta.
               *[other] { $seat } roba { $cards } cartas.
            }
    }
ay-ask-take = La Piruleta suena para ti: elige la carta que le quitas a { $name }.
ay-ask-feed = ¿Qué se come tu T-Rex?
