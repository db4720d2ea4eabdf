# Lo que dice cada regla, con palabras de Hatbox. Se lee al preguntar «¿por qué?».

clause-ruling = Decisión de Hatbox.
clause-ruling-partly = En parte, decisión de Hatbox.
clause-not-ruling = Así es según el reglamento.
clause-translations-differ = Las traducciones del reglamento no coinciden en este punto.

section-setup = Preparación
section-hands = La mano: quién ve qué
section-turn = El turno
section-sabotage = Sabotaje
section-objects = Objetos
section-backs = Reversos
section-talk = Hablar
section-giving = Regalar
section-variants = Variantes
section-end = Final

## AntaYagí: preparación

clause-A-S1 = A AntaYagí juegan de 3 a 7 personas. Con cualquier otro número la partida no empieza y un mensaje explica por qué.
    .title = Número de jugadores
clause-A-S2 = Para ganar hacen falta 5 puntos con 3 o 4 jugadores, y 4 puntos con 5, 6 o 7. (La edición de 65 cartas llama «mercancías» a los puntos).
    .title = Puntos necesarios
    .antayagi-80 = Para ganar hacen falta 5 puntos con 3 o 4 jugadores, y 4 puntos con 5, 6 o 7.
    .antayagi-65 = Para ganar hacen falta 5 mercancías con 3 o 4 jugadores, y 4 mercancías con 5, 6 o 7.
clause-A-S3 = Se barajan todas las cartas y cada jugador recibe 3. Se reparten de una en una, en el sentido de las agujas del reloj, empezando por el jugador inicial.
    .title = El reparto
    .reason = El reglamento no dice cómo se reparte; de una en una y en el sentido de las agujas del reloj es lo habitual.
clause-A-S4 = Las cartas que sobran del reparto son el mazo de robo. Está con el reverso (el lado de AntaYagí) hacia arriba, así que todos ven el reverso de su primera carta.
    .title = El mazo de robo
    .reason = Solo algunas traducciones dicen que todos ven el mazo; Hatbox las sigue, igual que en la edición de 80 cartas.
clause-A-S5 = La pila de descartes está con el lado del objeto hacia arriba, así que todos ven el objeto de encima. Solo muestra ese objeto y cuántas cartas hay.
    .title = La pila de descartes
    .reason = El reglamento no dice si se pueden mirar las cartas de debajo; la pila muestra lo mismo que una pila sobre la mesa.
    .reason-antayagi-65 = El reglamento no dice cómo se coloca la pila; está como en la edición de 80 cartas y muestra lo mismo que una pila sobre la mesa.
clause-A-S6 = Empieza quien tenga más bolsillos; en la edición de 65 cartas, si hay empate, la persona más joven entre quienes empatan. La mesa dice quién es; si no, decide el azar.
    .title = Quién empieza
    .antayagi-80 = Empieza quien tenga más bolsillos. La mesa dice quién es; si no, decide el azar.
    .antayagi-65 = Empieza quien tenga más bolsillos; si hay empate, la persona más joven entre quienes empatan. La mesa dice quién es; si no, decide el azar.
    .reason = Lo de los bolsillos es del reglamento, pero Hatbox no puede contarlos; si nadie dice quién empieza, el azar es lo más justo.
clause-A-S7 = Cuando el mazo de robo se acaba, los descartes se barajan y forman el nuevo mazo. Ocurre en el momento en que hay que robar una carta y no queda ninguna, incluso a mitad de un robo, y nunca antes. Si ya no queda absolutamente nada que robar, simplemente se deja de robar.
    .title = Se acaba el mazo
    .reason = El reglamento no dice en qué momento, ni qué pasa si no queda ninguna carta; así nada se baraja antes de tiempo y la partida sigue.
clause-A-S8 = Las cartas llegan a la pila de descartes en un orden fijo. Primero van los Sabotajes, en el orden en que se jugaron; si el intercambio se cancela, siguen la carta del jugador activo y después la del jugador elegido. Un Mago Errante se descarta antes de que llegue la otra carta, y una carta que no puntúa, en el momento en que llega. Una mano entera se descarta de izquierda a derecha, y la comida va antes que el T-Rex que se la ha comido.
    .title = Orden de los descartes
    .reason = El reglamento no da ningún orden; hace falta uno, porque todos ven qué objeto queda encima.

## AntaYagí: la mano

clause-A-H1 = Cada carta tiene un lado del objeto y un reverso. La sujetas con el reverso hacia ti: tú ves el reverso y los demás ven el objeto.
    .title = Cómo se sujetan las cartas
clause-A-H2 = Una carta cuyo reverso es el Sombrero Pequeño se sujeta al contrario en cuanto se roba: su dueño ve el objeto y los demás, el reverso. Vale también para las cartas del reparto inicial.
    .title = Cartas con Sombrero Pequeño
    .reason = El reglamento solo habla de las cartas que se roban; una carta repartida lleva el mismo símbolo, así que se sujeta igual.
clause-A-H3 = Una carta que se sujeta al contrario por su Sombrero Pequeño sigue así hasta que sale de la mano o un Sombrero la voltea.
    .title = Sombrero Pequeño: hasta cuándo
    .reason = Este reglamento no dice hasta cuándo, y sus traducciones no coinciden sobre las cartas que voltea un Sombrero; Hatbox sigue la edición de 80 cartas.
clause-A-H4 = Mientras dura la partida, a nadie se le enseña nunca el lado de una carta de mano que no mira hacia él: ni en la pantalla, ni en nada de lo que envía el servidor, ni en lo que recibe un bot o un agente de investigación. Solo hay una excepción: si un Sombrero ha volteado uno de tus Sabotajes y ya no ves su reverso, tus propias opciones lo siguen nombrando.
    .title = Lo oculto sigue oculto
    .reason = El reglamento solo piensa en personas alrededor de una mesa; un programa no debe revelar más que sus cartas. La excepción es justa, porque viste ese reverso al robar la carta.
clause-A-H5 = Las cartas conservan su orden en la mano y nadie las recoloca. Cuando sale una, las de su derecha se corren para cerrar el hueco; una carta nueva entra por el extremo derecho. Así, al hablar, se puede señalar una carta por su posición.
    .title = Orden de la mano
    .reason = El reglamento no dice si se pueden recolocar las cartas; si se hiciera, ya nadie sabría de cuál se hablaba.
clause-A-H6 = Una carta que se roba del mazo enseña a todos su reverso al salir, también a mitad de una reposición; el reverso de una carta del reparto inicial solo lo ve quien lo ve en la mano. Las cartas de las zonas, de la mesa y de la pila de descartes solo muestran el objeto: ahí a nadie se le enseña un reverso. Un Sabotaje se juega con el reverso hacia arriba. Toda carta enseña su objeto a todos al descartarse, también un Sabotaje, para que el dueño de un Muffin sepa qué ha perdido.
    .title = Lo que todos ven
    .reason = El reglamento no repasa cada momento; cada cual ve lo que vería en una mesa de verdad.
clause-A-H7 = Quien solo mira ve lo que está a la vista: las zonas, las cartas de la mesa, lo alto de cada pila y el reverso de cada carta que se roba. De las cartas de una mano no ve ningún lado, así que no puede delatar nada.
    .title = El público
    .reason = El reglamento no menciona al público; una palabra o una mirada suya podría decidir la partida.

## AntaYagí: el turno

clause-A-T1 = En tu turno eres el jugador activo y eliges a otro jugador para un intercambio. Tiene que ser alguien con al menos una carta en la mano.
    .title = Elegir con quién
    .reason = El reglamento no dice que el otro jugador necesite una carta; sin ella no hay nada que intercambiar.
clause-A-T2 = El jugador activo y el jugador elegido escogen cada uno una carta de su propia mano, y las dos se revelan a la vez, con el lado del objeto hacia arriba. Hasta entonces nadie sabe qué ha escogido el otro, solo si ya lo ha hecho.
    .title = Elección secreta, revelación simultánea
clause-A-T3 = Si las dos cartas muestran el mismo objeto, el intercambio se cancela: ambas se descartan y no se aplica ningún efecto. En ese caso no hay ocasión de jugar un Sabotaje.
    .title = El mismo objeto
    .reason = El reglamento no dice si aquí se puede jugar un Sabotaje; ya no queda nada que cancelar.
clause-A-T4 = Si los dos objetos son distintos, primero hay ocasión de jugar Sabotajes. Si no cancelan el intercambio, cada uno de los dos recibe la carta del otro.
    .title = Dos objetos distintos
clause-A-T5 = La carta que recibes pasa a tu zona si puntúa, y se aplica su efecto. Si no puntúa, se descarta. (La edición de 65 cartas llama «alforjas» a tu zona).
    .title = Recibir una carta
    .reason = Dos traducciones aplican además el poder de la carta que se descarta; solo el Mago tiene uno, y su propia regla dice qué hace.
clause-A-T6 = Primero llega la carta que recibe el jugador activo, con todo lo que desencadena; hasta que eso termina, la otra carta espera en la mesa. Después llega la carta que recibe el jugador elegido. Por último actúan los T-Rex: los del jugador activo antes que los del jugador elegido. Con un Mago Errante solo llega una carta.
    .title = Quién va primero
    .reason = El reglamento no dice qué carta llega primero, y puede ser importante; por eso va primero quien tiene el turno.
clause-A-T7 = Después se cuentan las zonas del jugador activo y del jugador elegido. Quien tiene los puntos que necesita gana; si los tienen los dos, gana solo el jugador elegido. Los objetos repetidos cuentan como cualquier otro.
    .title = Ganar la partida
clause-A-T8 = En la edición de 80 cartas, si nadie ha ganado, todos los jugadores roban hasta volver a tener 3 cartas: primero el jugador activo y luego los demás en el sentido de las agujas del reloj; cada uno roba todas las suyas antes de que robe el siguiente.
    .title = Todos reponen la mano
    .reason = El reglamento no dice quién roba primero; desde el jugador activo, en el sentido de las agujas del reloj, es el orden de los turnos.
clause-A-T9 = En la edición de 65 cartas, si nadie ha ganado, el jugador elegido roba exactamente una carta, aunque el intercambio se haya cancelado; luego el jugador activo roba hasta volver a tener 3. Nadie más roba: quien haya jugado o perdido cartas fuera de su turno espera hasta el final de su propio turno.
    .title = Solo roban dos
    .reason = El texto alemán hace robar esa única carta a quien hizo el intercambio; los otros tres nombran al jugador elegido, y Hatbox los sigue.
clause-A-T10 = El turno pasa al jugador de la izquierda, el siguiente en el sentido de las agujas del reloj.
    .title = Siguiente turno
clause-A-T11 = Si empiezas tu turno sin cartas, o nadie más tiene, no hay intercambio: robas hasta volver a tener 3 cartas y el turno pasa.
    .title = Turno sin intercambio
    .reason = El reglamento no dice qué hacer si no se puede intercambiar; con cartas nuevas la partida sigue.
clause-A-T12 = Si durante una ronda entera nadie puede hacer un intercambio por falta de cartas, la partida termina sin ganador. Solo pasa con mazos propios muy pequeños.
    .title = Nadie puede intercambiar
    .reason = El reglamento no lo prevé; de lo contrario, una partida así no acabaría nunca.

## AntaYagí: sabotaje

clause-A-X1 = Cuando se han revelado dos objetos distintos, cualquier jugador, incluidos los dos que intercambian, puede jugar una carta de su mano cuyo reverso sea Sabotaje.
    .title = Quién puede sabotear
    .reason = El reglamento no exige dos objetos distintos; pero con el mismo objeto el intercambio ya se cancela solo.
clause-A-X2 = A un Sabotaje se puede responder con otro Sabotaje, tantas veces como se quiera. Cada uno cancela el anterior.
    .title = Sabotaje contra Sabotaje
clause-A-X3 = Con un número impar de Sabotajes el intercambio se cancela: sus dos cartas y todos los Sabotajes se descartan, y no se aplica ningún efecto.
    .title = Número impar: se cancela
clause-A-X4 = Con un número par de Sabotajes el intercambio continúa, y solo se descartan los Sabotajes.
    .title = Número par: continúa
clause-A-X5 = Un intercambio terminado ya no se puede sabotear. La ocasión empieza tras revelar las cartas, también con un Mago Errante, y acaba antes de que se mueva ninguna carta: cuando todos los jugadores con cartas en la mano han pasado desde el último Sabotaje. Si pasas, es definitivo hasta el siguiente Sabotaje; entonces se vuelve a preguntar a todos los que tienen cartas, también a quien lo ha jugado.
    .title = Cuándo se puede sabotear
    .reason = El reglamento solo protege un intercambio terminado; un principio y un final claros dan a todos la misma ocasión, y que pasar sea definitivo mantiene la partida en marcha.
clause-A-X6 = Se pregunta a todos los que tienen cartas, puedan sabotear o no. Ni la pregunta, ni quién ha pasado, ni cuánto se ha tardado revelan más sobre quién tiene un Sabotaje de lo que ya se vio al robar. En una mesa de personas el tiempo es fijo, el mismo sea quien sea quien tenga un Sabotaje, y el silencio cuenta como pasar. Si una sola persona juega contra bots, la espera acaba cuando esa persona pasa.
    .title = Preguntar no delata
    .reason = El reglamento no dice cómo se pregunta; si solo se preguntara a quien tiene un Sabotaje, todos sabrían quién lo tiene.
clause-A-X7 = Un Sabotaje que un Sombrero ha volteado, de modo que ya no ves su reverso, se puede jugar igualmente: lo viste al robarlo.
    .title = Sabotaje volteado
    .reason = El reglamento no dice si está permitido; un Sombrero cambia lo que ves de una carta, no lo que es.
clause-A-X8 = Una carta con reverso de Sabotaje se puede escoger para un intercambio como cualquier otra. Ahí su reverso no hace nada. (En la edición de 65 cartas, la frase española y la alemana también pueden entenderse de otro modo: que el Sabotaje, puesto en lugar de la carta de intercambio, cancela el intercambio).
    .title = Intercambiar un Sabotaje
    .antayagi-80 = Una carta con reverso de Sabotaje se puede escoger para un intercambio como cualquier otra. Ahí su reverso no hace nada.
    .antayagi-65 = Una carta con reverso de Sabotaje se puede escoger para un intercambio como cualquier otra. Ahí su reverso no hace nada. La frase española y la alemana del reglamento también pueden entenderse de otro modo: que el Sabotaje, puesto en lugar de la carta de intercambio, cancela el intercambio.
    .reason = El reglamento no dice si está permitido; su lado del objeto es como cualquier otro, y en un intercambio solo cuenta ese lado.
    .reason-antayagi-65 = La frase inglesa y la francesa simplemente lo permiten, y Hatbox las sigue; en un intercambio solo cuenta el lado del objeto.
clause-A-X9 = El Sabotaje que juegas falta en tu mano. En la edición de 80 cartas la repones con todos los demás, al final del turno; en la de 65 cartas no lo recuperas antes del final de tu propio turno.
    .title = Reponer tras un Sabotaje
    .antayagi-80 = El Sabotaje que juegas falta en tu mano hasta el final del turno, cuando la repones con todos los demás.
    .antayagi-65 = El Sabotaje que juegas falta en tu mano, y no lo repones antes del final de tu propio turno.
clause-A-X10 = Un Sabotaje va dirigido a lo que había en la mesa cuando su jugador se decidió. Si otro Sabotaje se ha adelantado, no se juega y se vuelve a preguntar a su dueño.
    .title = Dos Sabotajes a la vez
    .reason = El reglamento no prevé dos en el mismo momento; si no, el segundo cancelaría el primero, y quizá su jugador no lo quería.
clause-A-X11 = Si varias personas comparten un dispositivo, la ocasión de sabotear dura hasta que ha dado la vuelta: todas las que tienen cartas lo reciben en el orden de los asientos, tenga quien tenga un Sabotaje, y cada una ve solo lo suyo. Por eso no tiene un final fijo, pero nunca es más corta que en otra mesa. A un dispositivo sin conexión no se le espera.
    .title = El dispositivo compartido da la vuelta
    .reason = El reglamento no contempla dispositivos compartidos; si solo lo recibiera quien tiene un Sabotaje, todos verían quién lo tiene.

## AntaYagí: objetos

clause-A-O1 = Un Tesoro vale 1 punto. No tiene efecto.
    .title = Tesoro
clause-A-O2 = Un Hueso vale 1 punto. No tiene efecto, pero es comida para un T-Rex.
    .title = Hueso
clause-A-O3 = Un Sombrero vale 1 punto y da la vuelta a todas las cartas que su nuevo dueño tiene en la mano en ese momento. Las que lleguen después se sujetan como siempre: con el reverso hacia su dueño, o al contrario si es un Sombrero Pequeño.
    .title = Sombrero
    .reason = Una traducción deja las cartas volteadas hasta que se intercambian, otra habla de cartas que se intercambian después; Hatbox sigue la edición de 80 cartas.
clause-A-O4 = Una Piruleta Musical vale 1 punto. Su nuevo dueño debe coger una carta a su elección, según lo que alcanza a ver, de la mano del otro participante en el intercambio, si le queda alguna. Va directamente a la zona de quien la coge y se aplica su efecto; si no puntúa, se descarta. Si es otra Piruleta, se sigue con el mismo jugador.
    .title = Piruleta Musical
    .reason = El reglamento no habla de una mano vacía ni de una carta que no puntúa; entonces no hay nada que coger, y una carta así no se queda en ninguna zona.
    .reason-antayagi-80 = El reglamento no habla de una mano vacía ni de una carta que no puntúa; entonces no hay nada que coger, y una carta así no se queda en ninguna zona. El texto francés no dice que elige quien coge la carta; los otros dos, sí.
clause-A-O5 = Un Muffin vale 1 punto. Su nuevo dueño descarta toda su mano. (La edición de 65 cartas lo llama «Muffin con Ojos»).
    .title = Muffin
clause-A-O6 = Los Residuos Tóxicos valen 1 punto, pero su dueño necesita más puntos para ganar. En la edición de 80 cartas es uno más que los demás (6 con 3 o 4 jugadores, 5 con 5, 6 o 7), por muchos Residuos que tenga. En la de 65 cartas es uno más por cada carta de Residuos.
    .title = Residuos Tóxicos
    .antayagi-80 = Los Residuos Tóxicos valen 1 punto, pero su dueño necesita un punto más que los demás para ganar: 6 con 3 o 4 jugadores, 5 con 5, 6 o 7. Es solo uno más, por muchos Residuos que tenga.
    .antayagi-65 = Los Residuos Tóxicos valen 1 punto, pero su dueño necesita para ganar un punto más por cada carta de Residuos que tenga.
    .reason = El reglamento da cifras fijas y no habla de una segunda carta de Residuos; por eso la segunda no cambia nada.
    .reason-antayagi-65 = Unas traducciones piden uno más, otra aumenta el número en uno; ninguna habla de una segunda carta de Residuos, así que cada carta cuenta.
clause-A-O7 = Un T-Rex vale 1 punto. Su efecto es el último de todos y dura mientras esté en una zona: si allí hay también comida (Pez, Muffin, Piruleta Musical o Hueso), se descartan el T-Rex y una comida. En la edición de 80 cartas el dueño elige el tipo de comida; en la de 65 cartas es la primera en el orden indicado. Se repite mientras queden un T-Rex y comida, y la comida que llegue más tarde también se la come.
    .title = T-Rex
    .antayagi-80 = Un T-Rex vale 1 punto. Su efecto es el último de todos y dura mientras esté en una zona: si allí hay también comida (Pez, Muffin, Piruleta Musical o Hueso), se descartan el T-Rex y una comida. El dueño elige el tipo de comida. Se repite mientras queden un T-Rex y comida, y la comida que llegue más tarde también se la come.
    .antayagi-65 = Un T-Rex vale 1 punto. Su efecto es el último de todos y dura mientras esté en una zona: si allí hay también comida, se descartan el T-Rex y una comida. Se come la primera que encuentre en este orden: Pez, Muffin con Ojos, Piruleta Musical, Hueso. Se repite mientras queden un T-Rex y comida, y la comida que llegue más tarde también se la come.
    .reason = El texto francés habla de un T-Rex en la mano y nombra el Pez en el orden, pero no en la lista; Hatbox sigue los otros tres.
clause-A-O8 = Un Pez solo pasa a una zona si allí ya hay Residuos Tóxicos, y entonces vale 2 puntos. Si no, se descarta.
    .title = Pez
clause-A-O9 = Con un Mago Errante no se intercambia nada. El Mago no puntúa y se descarta; la carta del otro jugador va a la propia zona de ese jugador, donde se aplica su efecto como en cualquier llegada, o se descarta si no puntúa. Un Mago que se coge con una Piruleta Musical se descarta sin efecto.
    .title = Mago Errante
    .reason = El reglamento no dice si se aplica el efecto de la carta que se queda, ni qué hace un Mago cogido con una Piruleta; la carta llega como cualquier otra, y sin intercambio el Mago no tiene nada que cambiar.
    .reason-antayagi-65 = El reglamento no dice qué hace un Mago cogido con una Piruleta; sin intercambio no tiene nada que cambiar. En las traducciones el Mago se muestra o se descarta en momentos distintos, con el mismo resultado.
clause-A-O10 = Una Caja Vacía no puntúa y se descarta. La edición de 65 cartas no la menciona: el mazo de Hatbox para esa edición no lleva ninguna, pero un mazo propio puede llevarla.
    .title = Caja Vacía
    .antayagi-80 = Una Caja Vacía no puntúa y se descarta.
    .antayagi-65 = Una Caja Vacía no puntúa y se descarta. Esta edición no la menciona: el mazo de Hatbox no lleva ninguna, pero un mazo propio puede llevarla.
    .reason = Este reglamento no menciona la carta; así, un mazo propio se puede jugar en las dos ediciones.
clause-A-O11 = Cuando tiene que irse uno de varios T-Rex, o una de varias comidas del mismo tipo, se va la carta que llegó primero.
    .title = La más antigua se va
    .reason = El reglamento no dice cuál; las cartas iguales valen lo mismo, así que no hace falta preguntar a nadie.

## AntaYagí: reversos

clause-A-B1 = Un reverso es liso, Sabotaje, Sombrero Pequeño o la pista «Tesoro o T-Rex». Uno liso no hace nada, un Sabotaje se puede jugar contra un intercambio y una carta con Sombrero Pequeño se sujeta al contrario. La pista solo aparece en Tesoros y T-Rex.
    .title = Los cuatro reversos
    .reason = El reglamento no menciona un reverso sin símbolo; un reverso que no muestra nada no hace nada.
clause-A-B2 = Los reglamentos dicen cuántas cartas tiene el mazo, pero no cuántas hay de cada una. Las cantidades de Hatbox son propias y están marcadas como tales, en un archivo de datos para cada edición. Si tienes la caja, puedes cargar las cantidades verdaderas desde un archivo tuyo, y también cualquier otro mazo.
    .title = Cantidad de cada carta
    .reason = El reglamento no trae ninguna lista de las cartas, y sin cantidades no hay mazo con el que jugar.

## AntaYagí: hablar

clause-A-K1 = Habla con libertad y convence a los demás. Se puede mentir, y nada de lo que se dice obliga a nadie.
    .title = Hablar y convencer
    .reason = El reglamento no dice nada de hablar; sin hablar, un intercambio sería pura suerte, y nadie podría hacer cumplir una prohibición de mentir.
    .reason-antayagi-65 = El reglamento permite hablar y convencer, pero no dice si se puede mentir; nadie podría hacer cumplir una prohibición.

## That's Not a Hat: preparación

clause-H-S1 = Juegan de 3 a 8 personas. También pueden jugar dos, pero tienen que usar la variante de dos regalos por jugador.
    .title = Número de jugadores
    .reason = El reglamento no da números: con dos, los regalos solo van y vienen, y con más de ocho se espera demasiado. Donde el texto inglés dice «en parejas», los otros dicen «dos personas».
clause-H-S2 = Hay 80 cartas de regalo normales, y cada regalo aparece una sola vez. Una carta tiene un regalo en la cara y, en el dorso, una flecha hacia la izquierda o hacia la derecha, negra o blanca. Hay 20 cartas con cada uno de esos cuatro dorsos.
    .title = Las cartas de regalo
    .reason = El reglamento no dice cuántas cartas llevan cada dorso; con cantidades iguales no se favorece ninguna dirección ni ningún color.
clause-H-S3 = Cada jugador recibe un regalo, que queda bocarriba delante de él. Se reparten de uno en uno, en el sentido de las agujas del reloj, empezando por quien comienza; si cada uno recibe dos, el primero es el de abajo. El resto es la tienda de regalos, bocarriba: todos ven el regalo de encima.
    .title = El reparto
    .reason = El reglamento no dice cómo se reparte; de uno en uno y en el sentido de las agujas del reloj es lo habitual.
clause-H-S4 = Comienza la última persona a la que le hayan hecho un regalo. La mesa dice quién es; si no, decide el azar.
    .title = Quién comienza
    .reason = Hatbox no puede saber quién fue, así que lo dice la mesa; si nadie lo dice, el azar es lo más justo.
clause-H-S5 = Un regalo bocarriba solo muestra el regalo: nadie, ni siquiera su dueño, conoce su flecha antes de que se le dé la vuelta. Un regalo bocabajo muestra siempre a todos su dorso, flecha y color. La tienda de regalos muestra el regalo de encima, y el siguiente en cuanto se coge uno; un montón de puntos negativos muestra el regalo de encima y cuántos hay. El nombre que se ha anunciado solo se muestra hasta la respuesta.
    .title = Lo que todos ven
    .reason = El reglamento no repasa cada momento; cada cual ve lo que vería en una mesa de verdad, y recordar lo anunciado es parte del juego.
clause-H-S6 = Quien solo mira ve exactamente lo mismo que los jugadores, ni más ni menos.
    .title = El público
    .reason = El reglamento no menciona al público; si viera más, podría ayudar a la memoria de alguien.

## That's Not a Hat: regalar

clause-H-T1 = Quien comienza coge el primer regalo de la tienda, se lo enseña a todos, lo pone bocabajo y lo regala enseguida en la dirección de su flecha, anunciándolo en voz alta. Un regalo de la tienda nunca se queda delante de quien lo ha cogido.
    .title = Un regalo de la tienda
clause-H-T2 = Quien regala puede anunciar cualquier regalo, sea verdad o no. Se elige de todo el catálogo, los 110 sin importar cuáles estén en juego, y de los regalos del mazo, para que la lista no ayude a la memoria de nadie.
    .title = Anunciar un regalo
    .reason = El reglamento no necesita lista, porque basta con decir un nombre; una más corta delataría qué regalos están en juego.
clause-H-T3 = Quien recibe el regalo lo acepta o lo rechaza.
    .title = Aceptar o rechazar
clause-H-T4 = Un regalo aceptado se pone bocabajo, por encima de lo que ya tiene delante quien lo recibe. Ahora le toca regalar su regalo más antiguo, el de más abajo, en la dirección de su flecha y anunciándolo; si todavía está bocarriba, antes lo pone bocabajo.
    .title = Regalo aceptado
clause-H-T5 = Un regalo que está bocabajo no lo vuelve a mirar nadie hasta que se rechaza. Mientras dura la partida, ni la pantalla, ni los mensajes del servidor, ni ningún registro ayudan a la memoria de nadie.
    .title = Sin volver a mirar
clause-H-T6 = Un regalo rechazado se pone bocarriba. Si es lo que se anunció, se equivocó quien lo recibía; si no, quien lo regalaba. Quien se equivocó se lo lleva, bocarriba, como punto negativo y, si no era el tercero, coge un regalo nuevo de la tienda y lo regala como al comienzo: lo enseña, lo pone bocabajo, lo anuncia y sigue su flecha. Quien rechaza no tiene que decir qué es.
    .title = Regalo rechazado

## That's Not a Hat: variantes

clause-H-V1 = Con las cartas especiales hay 30 regalos más, 110 en total. Sus dorsos, 15 negros y 15 blancos, apuntan a todas partes: quien regala una elige a cualquier otro jugador.
    .title = Cartas especiales
    .reason = El reglamento no dice cuántas cartas especiales hay de cada color; con cantidades iguales, da lo mismo con qué color se juegue.
clause-H-V2 = Se juega solo con las cartas de flecha negra, o solo con las de flecha blanca, para que los dorsos digan menos.
    .title = Un solo color: más difícil
clause-H-V3 = Cada jugador comienza con dos regalos, ambos bocarriba, en columna. Un regalo nuevo se añade arriba, y el de más abajo es el que se regala. Si juegan dos, la izquierda y la derecha son la misma persona.
    .title = Dos regalos por jugador: aún más difícil
    .reason = El texto inglés habla de jugar «en parejas» y los otros de dos personas, así que no hay equipos; y donde dos de los textos permiten un solo regalo, esta variante es la excepción.
clause-H-V4 = Las variantes se pueden combinar.
    .title = Combinar variantes
    .reason = El reglamento no lo dice, pero ninguna variante estorba a otra.

## That's Not a Hat: final

clause-H-E1 = La partida termina cuando un jugador tiene 3 puntos negativos. Gana quien tenga menos; si varios empatan con el menor número, comparten la victoria.
    .title = Tres puntos negativos
    .reason = El reglamento no resuelve los empates; nadie ha jugado mejor, así que la victoria se comparte.
clause-H-E2 = O la mesa acuerda jugar varias rondas, tantas como jugadores, o cualquier número de 1 a 8; se suman los puntos de todas. En cada ronda se barajan y se reparten de nuevo todas las cartas, y comienza el jugador a la izquierda de quien comenzó la anterior.
    .title = Varias rondas
    .reason = El reglamento solo da un número de rondas y no dice quién comienza la siguiente; una velada puede ser más corta o más larga, y pasar a la izquierda es justo.
clause-H-E3 = Si hace falta un regalo y la tienda de regalos está vacía, la ronda termina. Con mazos de verdad nunca pasa.
    .title = Tienda vacía
    .reason = El reglamento no prevé una tienda vacía; sin un regalo nuevo nadie puede seguir.

## That's Not a Hat: hablar

clause-H-K1 = Habla y farolea con libertad: solo decide quien recibe el regalo. Nada de lo que se dice se queda en la pantalla.
    .title = Hablar y farolear
    .reason = El reglamento invita a farolear, pero no pone límites; nadie podría hacerlos cumplir, y las palabras que se quedan en la pantalla ayudarían a la memoria.
