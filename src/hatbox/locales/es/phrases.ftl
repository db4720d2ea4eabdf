# Lo que los jugadores se dicen con un toque. The English file explains the arguments.

place-card =
    { $place ->
        [left] carta de la izquierda
        [middle] carta del medio
        [right] carta de la derecha
        [only] única carta
        [2] segunda carta
        [3] tercera carta
       *[other] { $place }.ª carta
    }
place-one =
    { $place ->
        [left] la de la izquierda
        [middle] la del medio
        [right] la de la derecha
        [2] la segunda
        [3] la tercera
       *[other] la { $place }.ª
    }
place-at =
    { $place ->
        [left] izquierda
        [middle] medio
        [right] derecha
        [2] segunda
        [3] tercera
       *[other] { $place }.ª
    }

phrase-your-card-is = { $to }, ¡en tu { place-card } hay { $card-a }!
phrase-my-card-is = ¡En mi { place-card } hay { $card-a }!
phrase-what-is-my-card = ¿Qué hay en mi { place-card }?
phrase-tell-me-my-card = { $to }, ¿qué hay en mi { place-card }?
phrase-play-card =
    { $place ->
        [only] { $to }, ¡juégala!
       *[other] { $to }, ¡juega { place-one }!
    }
phrase-keep-card =
    { $place ->
        [only] { $to }, ¡guárdatela!
       *[other] { $to }, ¡guárdate { place-one }!
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
