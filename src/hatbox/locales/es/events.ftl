# What happened. The English file explains what the arguments are.

## Manos

event-hand =
    { $you ->
        [seat] Tu mano: { $shown }.
       *[other] { $seat }: { $shown }.
    }
event-gifts =
    { $you ->
        [seat] Tú: { $shown }.
       *[other] { $seat }: { $shown }.
    }
event-card = { $object } ({ $back })

told-time-is-up =
    { $you ->
        [seat] Se te acabó el tiempo y ha decidido el azar.
       *[other] A { $seat } se le acabó el tiempo y ha decidido el azar.
    }

told-sits-in =
    { $you ->
        [seat] No estás: un bot juega por ti.
       *[other] { $seat } no está: un bot juega en su lugar.
    }
told-back =
    { $you ->
        [seat] A partir de ahora juegas tú; hasta aquí ha jugado un bot por ti.
       *[other] { $seat } ya está aquí y juega en lugar del bot.
    }
told-left = { $person } ha dejado la partida. { $seat }, un bot, sigue con esas cartas.
told-sent-away = Se ha expulsado a una persona. { $seat }, un bot, sigue con esas cartas.
told-paused =
    { $you ->
        [seat] Has pausado la partida.
       *[other] { $seat } ha pausado la partida.
    }
told-goes-on =
    { $you ->
        [seat] Has reanudado la partida.
       *[other] { $seat } ha reanudado la partida.
    }
told-plays-on =
    { $you ->
        [seat] Quieres seguir jugando: la partida continúa.
       *[other] { $seat } quiere seguir jugando: la partida continúa.
    }

## AntaYagí

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
event-window-opened = ¿Alguien quiere sabotear este intercambio?
event-window-opened-again =
    { $sabotages ->
        [one] Hay un Sabotaje en la mesa. ¿Alguien juega otro para anularlo?
       *[other] Hay { $sabotages } Sabotajes en la mesa. ¿Alguien juega otro?
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
event-discarded-taken =
    { $you ->
        [receiver] Con la Piruleta Musical le quitas { $object-a-obj } de la mano a { $seat }. Esa carta no vale puntos y va a la pila de descartes.
        [seat] Con la Piruleta Musical, { $receiver } te quita { $object-a-obj } de la mano. Esa carta no vale puntos y va a la pila de descartes.
       *[other] Con la Piruleta Musical, { $receiver } le quita { $object-a-obj } de la mano a { $seat }. Esa carta no vale puntos y va a la pila de descartes.
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
event-arrived-from-hand =
    { $you ->
        [seat] Con la Piruleta Musical le quitas { $object-a-obj } de la mano a { $giver }.
        [giver] Con la Piruleta Musical, { $seat } te quita { $object-a-obj } de la mano.
       *[other] Con la Piruleta Musical, { $seat } le quita { $object-a-obj } de la mano a { $giver }.
    }
event-arrived-from-area =
    { $you ->
        [seat] Le quitas { $object-a-obj } de su zona a { $giver }.
        [giver] { $seat } te quita { $object-a-obj } de tu zona.
       *[other] { $seat } le quita { $object-a-obj } de su zona a { $giver }.
    }
event-turned =
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

## That’s Not a Hat

event-round-dealt =
    { $you ->
        [first] Ronda { $round }: los regalos están bocarriba, memorízalos bien. Empiezas tú.
       *[other] Ronda { $round }: los regalos están bocarriba, memorízalos bien. Empieza { $first }.
    }
event-gift-shown =
    { $you ->
        [seat] Sacas un regalo de la tienda y lo muestras: { $gift-a }.
       *[other] { $seat } saca un regalo de la tienda y lo muestra: { $gift-a }.
    }
event-gift-turned =
    { $you ->
        [seat] Lo pones bocabajo. La flecha señala a { $receiver }.
        [receiver] { $seat } lo pone bocabajo. La flecha te señala a ti.
       *[other] { $seat } lo pone bocabajo. La flecha señala a { $receiver }.
    }
event-gift-turned-any =
    { $you ->
        [seat] Lo pones bocabajo. Eliges para quién es.
       *[other] { $seat } lo pone bocabajo. { $seat } elige para quién es.
    }
event-gift-turned-oldest =
    { $you ->
        [seat] Ahora tienes que dar tu regalo más antiguo y lo pones bocabajo. La flecha señala a { $receiver }.
        [receiver] { $seat } tiene que dar ahora su regalo más antiguo y lo pone bocabajo. La flecha te señala a ti.
       *[other] { $seat } tiene que dar ahora su regalo más antiguo y lo pone bocabajo. La flecha señala a { $receiver }.
    }
event-gift-turned-oldest-any =
    { $you ->
        [seat] Ahora tienes que dar tu regalo más antiguo y lo pones bocabajo. Eliges para quién es.
       *[other] { $seat } tiene que dar ahora su regalo más antiguo y lo pone bocabajo. { $seat } elige para quién es.
    }
event-gift-picked =
    { $you ->
        [seat] Ahora tienes que dar tu regalo más antiguo. La flecha señala a { $receiver }.
        [receiver] { $seat } tiene que dar ahora su regalo más antiguo. La flecha te señala a ti.
       *[other] { $seat } tiene que dar ahora su regalo más antiguo. La flecha señala a { $receiver }.
    }
event-gift-picked-any =
    { $you ->
        [seat] Ahora tienes que dar tu regalo más antiguo. Eliges para quién es.
       *[other] { $seat } tiene que dar ahora su regalo más antiguo. { $seat } elige para quién es.
    }
# The full stop stands outside: hence not $named-have.
event-gift-offered =
    { $you ->
        [giver] Le dices a { $receiver }: «Tengo aquí { $named-a-nice } para ti».
        [receiver] { $giver } te dice: «Tengo aquí { $named-a-nice } para ti».
       *[other] { $giver } le dice a { $receiver }: «Tengo aquí { $named-a-nice } para ti».
    }
event-gift-accepted =
    { $you ->
        [seat] Aceptas el regalo: «¡Gracias!».
       *[other] { $seat } acepta el regalo: «¡Gracias!».
    }
event-gift-refused =
    { $you ->
        [seat] Lo rechazas: «{ $named-not-a }». El regalo se pone bocarriba, y todos ven { $gift-a-obj }.
       *[other] { $seat } lo rechaza: «{ $named-not-a }». El regalo se pone bocarriba, y todos ven { $gift-a-obj }.
    }
event-penalty-taken =
    { $you ->
        [seat]
            { $points ->
                [one] Te has equivocado y te quedas con el regalo: es tu primer punto negativo.
               *[other] Te has equivocado y te quedas con el regalo: ya tienes { $points } puntos negativos.
            }
       *[other]
            { $points ->
                [one] { $seat } se ha equivocado y se queda con el regalo: es su primer punto negativo.
               *[other] { $seat } se ha equivocado y se queda con el regalo: ya tiene { $points } puntos negativos.
            }
    }
event-round-ended = Termina la ronda. Puntos negativos: { $scores }.
event-shuffled = Se barajan todas las cartas ({ $cards }) para la ronda siguiente.
event-game-ended =
    { $you ->
        [winner]
            { $winners ->
                [one] ¡Ganas con el menor número de puntos negativos!
               *[other] ¡Ganas junto con { $names }! Nadie tiene menos puntos negativos.
            }
       *[other]
            { $winners ->
                [one] ¡{ $names } gana con el menor número de puntos negativos!
               *[other] ¡{ $names } ganan la partida! Nadie tiene menos puntos negativos.
            }
    }

foreign-gift = «{ $name }»
    .a = «{ $name }»
    .a-obj = «{ $name }»
    .the = «{ $name }»
    .the-obj = «{ $name }»
    .a-nice = algo bonito, “{ $name }”,
    .have = Tengo aquí algo bonito para ti: { $name }.
    .not-a = ¡Esto no es “{ $name }”!
