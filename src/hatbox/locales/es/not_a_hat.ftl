# What happens in That’s Not a Hat. events.ftl says what the variables hold.

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

nh-hint-first = Según el reglamento: la última persona a la que le hayan hecho un regalo.
nh-oldest = El regalo más antiguo, el próximo que se da
nh-shop = Tienda: { $cards }
nh-round = Ronda { $round } de { $rounds }
nh-total =
    { $points ->
        [one] { $points } punto en total
       *[other] { $points } puntos en total
    }
nh-penalties =
    { $points ->
        [one] { $points } punto negativo
       *[other] { $points } puntos negativos
    }
nh-penalty-word =
    { $points ->
        [one] negativo
       *[other] negativos
    }
# A special gift, before its giver says to whom it goes.
nh-from-any =
    { $you ->
        [from] tú eliges para quién
       *[other] { $from } elige para quién
    }
nh-from-to =
    { $you ->
        [from] de tu parte para { $to }
        [to] de { $from } para ti
       *[other] de { $from } para { $to }
    }
nh-ask-name = ¡Te toca regalar! Di qué es, sea verdad o no.
nh-do-name = Decir qué es…
nh-name-it = «Tengo aquí un regalo para ti…»
nh-search = Buscar
nh-found =
    { $gifts ->
        [one] { $gifts } regalo
       *[other] { $gifts } regalos
    }
nh-nothing-found = Ningún regalo se llama así.
nh-to-whom = ¿Para quién es?
nh-ask-reply = { $name }: «{ $have }»
nh-say = «{ $have }»
nh-accept = ¡Gracias!
nh-confirm-refuse = ¿Rechazarlo? Quien se equivoque se lo queda.
