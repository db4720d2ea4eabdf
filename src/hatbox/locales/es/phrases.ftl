# Lo que los jugadores se dicen con un toque. The English file explains the arguments.

phrase-your-card-is =
    { $place ->
        [left] { $to }, ¡en tu carta de la izquierda hay { $card-a }!
        [middle] { $to }, ¡en tu carta del medio hay { $card-a }!
        [right] { $to }, ¡en tu carta de la derecha hay { $card-a }!
       *[only] { $to }, ¡en tu carta hay { $card-a }!
    }
phrase-play-card =
    { $place ->
        [left] { $to }, ¡juega la de la izquierda!
        [middle] { $to }, ¡juega la del medio!
        [right] { $to }, ¡juega la de la derecha!
       *[only] { $to }, ¡juégala!
    }
phrase-keep-card =
    { $place ->
        [left] { $to }, ¡guárdate la de la izquierda!
        [middle] { $to }, ¡guárdate la del medio!
        [right] { $to }, ¡guárdate la de la derecha!
       *[only] { $to }, ¡guárdatela!
    }
phrase-trade-with-me = { $to }, ¡cambia conmigo!
phrase-not-with = ¡No cambies con { $to }!
phrase-good-one = ¡Tengo una buena!
phrase-sabotage = ¡Sabotaje!
phrase-no-sabotage = ¡Por favor, nada de sabotajes!
phrase-watch-out = ¡Cuidado con { $to }!
phrase-do-not-believe = ¡No te lo creas!
phrase-it-is-true = ¡Es verdad!
phrase-trust-me = Confía en mí.
phrase-are-you-sure = { $to }, ¿seguro?
phrase-no-idea = Ya no tengo ni idea…
phrase-thanks = ¡Gracias!
phrase-sorry = ¡Perdón!
phrase-laugh = ¡Ja, ja, ja!
phrase-oh-no = ¡Oh, no!
phrase-well-done = ¡Bien jugado!
phrase-hello = ¡Hola a todos!
phrase-hurry = ¡Venga, date prisa!
