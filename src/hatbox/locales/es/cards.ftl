# The objects and the backs of the cards. The English file says what the attributes are for.

## AntaYagí: objects

object-treasure = Tesoro
    .a = un Tesoro
    .a-obj = un Tesoro
    .the = el Tesoro
    .the-obj = el Tesoro

object-bone = Hueso
    .a = un Hueso
    .a-obj = un Hueso
    .the = el Hueso
    .the-obj = el Hueso

object-hat = Sombrero
    .a = un Sombrero
    .a-obj = un Sombrero
    .the = el Sombrero
    .the-obj = el Sombrero

object-lollipop = Piruleta Musical
    .a = una Piruleta Musical
    .a-obj = una Piruleta Musical
    .the = la Piruleta Musical
    .the-obj = la Piruleta Musical

object-muffin = Muffin
    .a = un Muffin
    .a-obj = un Muffin
    .the = el Muffin
    .the-obj = el Muffin

object-muffin-antayagi-65 = Muffin con Ojos
    .a = un Muffin con Ojos
    .a-obj = un Muffin con Ojos
    .the = el Muffin con Ojos
    .the-obj = el Muffin con Ojos

object-toxic-waste = Residuos Tóxicos
    .a = unos Residuos Tóxicos
    .a-obj = unos Residuos Tóxicos
    .the = los Residuos Tóxicos
    .the-obj = los Residuos Tóxicos

object-t-rex = T-Rex
    .a = un T-Rex
    .a-obj = un T-Rex
    .the = el T-Rex
    .the-obj = el T-Rex

object-fish = Pez
    .a = un Pez
    .a-obj = un Pez
    .the = el Pez
    .the-obj = el Pez

object-wizard = Mago Errante
    .a = un Mago Errante
    .a-obj = un Mago Errante
    .the = el Mago Errante
    .the-obj = el Mago Errante

object-empty-box = Caja Vacía
    .a = una Caja Vacía
    .a-obj = una Caja Vacía
    .the = la Caja Vacía
    .the-obj = la Caja Vacía

## AntaYagí: backs

back-plain = Reverso liso
    .a = un reverso liso
    .a-obj = un reverso liso
    .the = el reverso liso
    .the-obj = el reverso liso

back-sabotage = Sabotaje
    .a = un Sabotaje
    .a-obj = un Sabotaje
    .the = el Sabotaje
    .the-obj = el Sabotaje

back-small-hat = Sombrero Pequeño
    .a = un Sombrero Pequeño
    .a-obj = un Sombrero Pequeño
    .the = el Sombrero Pequeño
    .the-obj = el Sombrero Pequeño

back-clue = Tesoro o T-Rex
    .a = una pista «Tesoro o T-Rex»
    .a-obj = una pista «Tesoro o T-Rex»
    .the = la pista «Tesoro o T-Rex»
    .the-obj = la pista «Tesoro o T-Rex»

## That’s Not a Hat: backs

back-black-left = Flecha negra hacia la izquierda
    .a = una flecha negra hacia la izquierda
    .a-obj = una flecha negra hacia la izquierda
    .the = la flecha negra hacia la izquierda
    .the-obj = la flecha negra hacia la izquierda

back-black-right = Flecha negra hacia la derecha
    .a = una flecha negra hacia la derecha
    .a-obj = una flecha negra hacia la derecha
    .the = la flecha negra hacia la derecha
    .the-obj = la flecha negra hacia la derecha

back-white-left = Flecha blanca hacia la izquierda
    .a = una flecha blanca hacia la izquierda
    .a-obj = una flecha blanca hacia la izquierda
    .the = la flecha blanca hacia la izquierda
    .the-obj = la flecha blanca hacia la izquierda

back-white-right = Flecha blanca hacia la derecha
    .a = una flecha blanca hacia la derecha
    .a-obj = una flecha blanca hacia la derecha
    .the = la flecha blanca hacia la derecha
    .the-obj = la flecha blanca hacia la derecha

back-black-any = Flechas negras en todas direcciones
    .a = unas flechas negras en todas direcciones
    .a-obj = unas flechas negras en todas direcciones
    .the = las flechas negras en todas direcciones
    .the-obj = las flechas negras en todas direcciones

back-white-any = Flechas blancas en todas direcciones
    .a = unas flechas blancas en todas direcciones
    .a-obj = unas flechas blancas en todas direcciones
    .the = las flechas blancas en todas direcciones
    .the-obj = las flechas blancas en todas direcciones
