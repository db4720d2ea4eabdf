# Volver a ver una partida terminada, o un registro.
theatre-title = Teatro
theatre-lead = Volver a ver cualquier partida
theatre-drop = Suelta un registro en esta página, o elige uno. Verás otra vez toda la partida, con los ojos de cada cual.
theatre-choose = Elegir un registro
theatre-where = Un registro es un archivo que acaba en .hatbox.jsonl. Se puede guardar cuando termina una partida.
theatre-controls = Paso a paso, reproducir y saltar
theatre-moment = Momento
theatre-moment-of = Momento { $moment } de { $moments }
theatre-previous-turn = Un turno atrás
theatre-previous = Un momento atrás
theatre-play = Reproducir
theatre-stop = Parar
theatre-next = Un momento adelante
theatre-next-turn = Un turno adelante
theatre-seen-by = Visto por
theatre-spectator = el público
theatre-truth = Lo que era verdad
theatre-truly = En realidad: { $card }
theatre-moments = Todos los momentos
theatre-about = Guardar, compartir, comprobar
theatre-keep = Guardar y compartir
theatre-save = Guardar el registro
theatre-share = Compartir este momento
theatre-copied = Enlace copiado
theatre-share-text = ¡Mira lo que pasó aquí!
theatre-link = Enlace a este momento
theatre-link-hint = El enlace funciona mientras el servidor conserve la mesa. El registro es tuyo para siempre. Los dos contienen los nombres de los jugadores.
theatre-file-hint = Esta partida viene de un archivo. Envíalo para compartirla: quien lo tenga puede soltarlo aquí.
theatre-check = ¿Estaba fijado el reparto de antemano?
theatre-deal-proved = Sí. Cada barajada se deduce de la semilla con la que el servidor se comprometió antes de la primera carta.
theatre-deal-sealed = Aún no se sabe: hay un compromiso, pero el registro no lo abre.
theatre-deal-open = Nadie puede decirlo: este registro no tiene compromiso.
theatre-deal-failed = ¡No! Las cartas no se deducen del compromiso. Este registro se ha cambiado, o alguien hizo trampa.
theatre-check-how = No hace falta que creas a esta página. Guarda el registro, instala Hatbox en tu propio ordenador y ejecuta:
theatre-commit = Compromiso, anunciado antes de la primera carta
theatre-seed = Semilla, anunciada al final
theatre-line = Línea { $line } del registro:
error-record-too-long = Este registro es demasiado largo para mostrarlo aquí.
theatre-pictures = Imágenes
theatre-points = Los puntos a lo largo de la partida
theatre-flow = Quién dio a quién
theatre-best = Digno de verse
theatre-number = Número de cartas
theatre-exchanges = Intercambios
theatre-claims = Lo que se dijo de las cartas
theatre-journeys = El viaje de cada regalo
theatre-head-active = De turno
theatre-head-card = Carta
theatre-head-chosen = Elegido
theatre-head-happened = Se hizo
theatre-head-by = Dicho por
theatre-head-of = De una carta de
theatre-head-said = Dicho
theatre-head-was = Era
theatre-head-true = Verdad
theatre-head-gift = Regalo
theatre-head-from = De
theatre-head-to = A
theatre-head-named = Llamado
theatre-head-accepted = Aceptado
theatre-yes = Sí
theatre-no = No
theatre-as-table = Las cifras en una tabla
theatre-show = Mostrar este momento
best-decisive = El intercambio que lo decidió: { $giver } dio { $object-a-obj } a { $seat }.
best-treasures =
    { $you ->
        [seat] Aún tenías
       *[other] { $seat } aún tenía
    } { $cards ->
        [one] un tesoro
       *[other] { $cards } tesoros
    } en la mano al final.
best-saboteur =
    { $you ->
        [seat] Saboteaste
       *[other] { $seat } saboteó
    } más que nadie: { $cards } veces.
best-generous =
    { $you ->
        [seat] Diste
       *[other] { $seat } dio
    } a los demás más puntos que nadie: { $cards }.
best-fibber =
    { $you ->
        [seat] Dijiste
       *[other] { $seat } dijo
    } más falsedades que nadie sobre las cartas: { $cards } veces.
best-lied-to =
    { $you ->
        [seat] Oíste
       *[other] { $seat } oyó
    } más falsedades que nadie: { $cards } veces.
best-last =
    { $you ->
        [seat] La última penalización fue para ti:
       *[other] La última penalización fue para { $seat }:
    } { $gift-a }.
best-liar =
    { $you ->
        [seat] Mentiste
       *[other] { $seat } mintió
    } mejor que nadie: se creyeron { $cards } nombres falsos.
best-gullible =
    { $you ->
        [seat] Creíste
       *[other] { $seat } creyó
    } más nombres falsos que nadie: { $cards }.
best-sharp =
    { $you ->
        [seat] Descubriste
       *[other] { $seat } descubrió
    } más nombres falsos que nadie: { $cards }.
best-doubter =
    { $you ->
        [seat] Rechazaste
       *[other] { $seat } rechazó
    } más regalos bien nombrados que nadie: { $cards }.
best-memory =
    { $you ->
        [seat] Nunca nombraste
       *[other] { $seat } nunca nombró
    } mal un regalo: { $cards } aciertos.
best-traveller = El viaje más largo: { $gift-the } cambió de manos { $cards } veces.
theatre-picture = Compartir una imagen
