# What is wrong with an input, and what to do about it. The English file explains the arguments.

## Respuestas

error-not-an-option = Esa no es una de las respuestas posibles ahora.
error-not-your-turn = El asiento { $seat } no tiene nada que decidir ahora. Espera a que se le pregunte.
error-no-such-seat = En esta partida no hay ningún asiento { $seat }.
error-game-over = La partida ha terminado: ya nadie tiene nada que decidir.
error-shuffle-due = Hay que barajar las cartas antes de que nadie pueda decidir nada.
error-no-shuffle-due = En este momento no hay nada que barajar.

## Cómo empieza una partida

error-players-antayagi = Esta edición de AntaYagí es para un mínimo de { $fewest } y un máximo de { $most } jugadores, no para { $players }.
error-players-not-a-hat =
    { $gifts ->
        [one] Si cada uno empieza con un regalo, That’s Not a Hat es un juego de 3 a 8 jugadores, no de { $players }. Para que jueguen dos, cada uno tiene que empezar con 2 regalos.
       *[other] Si cada uno empieza con { $gifts } regalos, That’s Not a Hat es un juego de 2 a 8 jugadores, no de { $players }.
    }
error-first = El asiento { $first } no puede empezar porque está vacío: los asientos se numeran desde el 0.
error-too-few-cards =
    { $cards ->
        [one] Una sola carta no basta: para repartir a { $players } jugadores hacen falta { $needed }.
       *[other] { $cards } cartas no bastan: para repartir a { $players } jugadores hacen falta { $needed }.
    }
error-unknown-game = No hay ningún juego «{ $game }». Elige uno de estos: { $known }.
error-options = Estas opciones no sirven para este juego ({ $detail }).
error-option-form = «{ $option }» no es una opción: escribe CLAVE=VALOR, por ejemplo rounds=3.
error-seed = La semilla tiene que tener exactamente { $bytes } bytes.
error-unknown-bot = No hay ningún bot «{ $bot }». Pueden jugar estos: { $bots }. Todos menos random pueden tener un carácter, como en sharp+saboteur: { $characters }.
error-character-of-another-game = El carácter { $character } es de otro juego. En este, un bot puede tener: { $characters }.
error-program = «{ $bot }» no nombra ningún programa. Escribe exec: y una línea de órdenes, como en exec:python3 bot.py, o exec/10: para 10 segundos por decisión (9999 como máximo), y cierra todas las comillas.
error-characters = El archivo de los caracteres no es correcto: { $detail }.
error-bots-for-seats = El número de bots ({ $bots }) no concuerda con el de jugadores ({ $players }). Indica un bot para todos los asientos o uno para cada uno.
error-at-least-one = Tiene que haber al menos una partida y un proceso.
error-unknown-language = Hatbox no habla «{ $language }». Elige uno de estos idiomas: { $known }.

## Cartas y mazos

error-unknown-card = No hay ninguna carta «{ $card }». Una carta se escribe con su anverso, una barra y su reverso, por ejemplo hat/plain o hat/black-left.
error-clue-on-other-object = No hay ninguna carta «{ $card }»: solo treasure y t-rex pueden tener el reverso clue.
error-back-not-in-play = La carta «{ $card }» no entra en esta partida: las variantes elegidas excluyen su dorso.
error-gift-twice =
    { $place ->
        [unknown] El regalo «{ $gift }» aparece dos veces, pero cada regalo solo puede aparecer una.
       *[other] En «{ $place }» del archivo del mazo: el regalo «{ $gift }» aparece dos veces, pero cada regalo solo puede aparecer una.
    }
error-deck-toml = El archivo del mazo no es TOML válido (línea:columna { $place }).
error-deck-key = El archivo del mazo contiene la clave desconocida «{ $place }». Usa game, name, note y cards.
error-deck-game = En «{ $place }» del archivo del mazo: este mazo no es para el juego que se pide, que es { $expected }.
error-deck-family = En «{ $place }» del archivo del mazo: aquí tiene que haber uno de estos juegos: { $known }.
error-deck-no-cards = En «{ $place }» del archivo del mazo: no hay cartas. Ponlas en una tabla con una entrada para cada reverso.
error-deck-entries = En «{ $place }» del archivo del mazo: aquí tiene que haber una lista de nombres o una tabla de nombres y números.
error-deck-name = En «{ $place }» del archivo del mazo: aquí tiene que haber un nombre entre comillas.
error-deck-count = En «{ $place }» del archivo del mazo: aquí tiene que haber un número entero, 0 o mayor.
error-deck-card = En «{ $place }» del archivo del mazo: no hay ninguna carta «{ $card }». Comprueba cómo se escriben su objeto o regalo y su reverso.
error-deck-clue = En «{ $place }» del archivo del mazo: «{ $card }» no puede ser, porque solo treasure y t-rex pueden llevar una pista (clue) en el reverso.
error-deck-too-long = El archivo del mazo es demasiado largo. Puede tener { $most } caracteres como máximo.
error-deck-too-large = En «{ $place }» del archivo del mazo: el mazo es demasiado grande. Puede tener { $most } cartas como máximo.

## Registros

error-empty-record = El registro está vacío: su primera línea tiene que ser el encabezado.
error-line-too-long = Esta línea es demasiado larga: una línea de un registro puede tener { $most } bytes como máximo.
error-too-many-lines = El registro es demasiado largo: puede tener { $most } líneas como máximo.
error-not-json = Esta línea no es JSON válido ({ $detail }).
error-not-an-object = Esta línea es JSON, pero no un objeto: tiene que empezar con una llave.
error-line-form = Esta línea no tiene la forma de una línea de registro ({ $detail }).
error-unknown-line = Un registro no puede contener esta línea: no es ni una decisión, ni un barajado, ni un resultado, ni un comentario, ni una nota.
error-no-version = En el encabezado falta la versión «{ $key }», o no es un número entero.
error-version = Este registro tiene la versión { $version } de «{ $key }», que este Hatbox no sabe leer. Quizá uno más reciente sí pueda.
error-after-result = Después del resultado, un registro solo puede tener comentarios y notas.
error-result-early = Aquí está el resultado, pero la partida aún no ha terminado.
error-wrong-result = La partida terminó de otra manera: estos no son sus ganadores y sus puntos.
error-hex = «{ $key }» tiene que ser, en el encabezado, un valor de { $bytes } bytes en cifras hexadecimales.
error-commitment = La semilla no es la que se fijó de antemano: su hash no coincide con el del encabezado.
error-not-the-drawn-seat = No es el asiento que salió en el sorteo para empezar: la semilla da otro.
error-not-the-committed-shuffle =
    { $number ->
        [0] Las cartas no se repartieron en el orden que resulta de la semilla.
       *[other] El barajado { NUMBER($number, useGrouping: 0) } no dio el orden que resulta de la semilla.
    }

## Reglas

error-unknown-clause = No hay ninguna regla «{ $clause }» en este reglamento. «hatbox rules» las muestra todas.
error-clause-of-other-game = La regla «{ $clause }» no pertenece al reglamento de { $game }.

## Mesas

error-no-game = En esta mesa no se está jugando ninguna partida.
error-paused = La partida está en pausa. Primero hay que reanudarla.
error-question-closed = Esa pregunta ya no está abierta, así que tu respuesta no cuenta.
error-seat-taken = El asiento { $seat } está ocupado. Elige otro.
error-not-seated = No tienes asiento en esta mesa. Primero ocupa uno.
error-covered = Entretanto el dispositivo se ha tapado. Toca tu nombre y decide de nuevo.
error-not-at-device = Nadie en este dispositivo tiene ese asiento.
error-seats-empty =
    { $seats ->
        [one] Todavía queda un asiento libre. Tiene que ocuparlo alguien, o un bot.
       *[other] Todavía quedan { $seats } asientos libres. Tiene que ocuparlos alguien, o algún bot.
    }
error-game-has-begun = La partida ya ha empezado: eso ya no se puede cambiar.
error-host-only = Eso solo puede hacerlo el anfitrión de esta mesa.
error-no-such-member = Esa persona no está en esta mesa.
error-not-yourself = No puedes expulsarte de la mesa. Para irte, deja tu asiento.
error-name-empty = El nombre está vacío. Escribe uno que los demás puedan ver.
error-name-too-long = El nombre es demasiado largo: puede tener { $most } caracteres como máximo.
error-spectator = Solo estás mirando. Únete a la mesa para participar.
error-not-a-member = Ya no estás en esta mesa. Vuelve a unirte para participar.
error-not-away = Un bot solo puede sustituir a alguien que lleve un rato ausente.
error-not-waited-for = La mesa no espera ahora a esta persona.
error-away = Esta persona está ausente.

## El servidor

error-no-such-table = Esa mesa no existe. Comprueba el enlace o pide uno nuevo.
error-no-such-lesson = Esa lección no existe.
error-no-such-example = Ese ejemplo no existe.
error-table-full = Esta mesa está llena. Pide un asiento en otra.
error-table-locked = El anfitrión ha cerrado esta mesa: no puede entrar nadie más.
error-table-too-long = En esta mesa ha pasado tanto que ya no se puede guardar nada más. Abre una nueva.
error-no-spectators = En esta mesa no se admite público. Pide un asiento.
error-no-screen = Este enlace no muestra la mesa, o ya no. Pide uno nuevo al anfitrión: «Ver en un televisor», en el menú.
error-no-such-code = Ningún televisor muestra ya este código. Vuelve a mirarlo y escríbelo tal como está.
error-token = Este enlace no es de nadie de esta mesa. Pide uno nuevo al anfitrión.
error-game-not-over = Eso solo es posible cuando la partida ha terminado.
error-muted = Por ahora no puedes hablar en esta mesa.
error-no-free-text = En esta mesa no se puede escribir: elige una de las frases.
error-text-length = Un mensaje puede tener entre 1 y { $most } caracteres.
error-unknown-phrase = Esa frase no existe en este juego. Elige otra.
error-phrase-arguments = Esta frase no encaja con la carta o el jugador de los que habla. Elige de nuevo.
error-card-gone = Esa carta ya no está en la mano. Mira otra vez y elige otra.
error-too-fast = Has enviado demasiado de una vez. Espera un momento y vuelve a intentarlo.
error-too-late = La partida ya ha empezado, y en esta mesa no se admite público.
error-protocol = Esta página es más antigua o más reciente que el servidor. Vuelve a cargarla.
error-owner = Esto es solo para quien administra el servidor. La clave falta o es incorrecta.
error-origin = Esta petición viene de una página que no pertenece a este servidor.
error-host = Este servidor no conoce el nombre { $host }. Quien lo administra puede permitirlo: hatbox serve --allow-host NOMBRE
error-frame = El servidor no entiende este mensaje. Vuelve a cargar la página.
error-body = El servidor no puede leer esta petición.
error-weak-token = Cualquiera podría adivinar esta clave. Elige una al azar.
error-no-such-page = Esa página no existe aquí.
error-internal = Algo ha fallado en el servidor. Inténtalo de nuevo; si sigue igual, avisa a quien lo administra.
error-restarting = El servidor se está reiniciando. Inténtalo de nuevo dentro de un momento.
error-store = El servidor no puede guardar nada en este momento. No se ha perdido nada: espera un poco y seguirá.
error-newer = En esta mesa se ha usado una versión más nueva del servidor. Si se está actualizando, espera un poco; si no, avisa a quien lo administra.
error-public-url = La dirección pública tiene que estar completa, por ejemplo https://games.example.org.
error-keep-days = Los días se cuentan desde 0, que significa para siempre.
error-database-url = La dirección de la base de datos debe ser como postgresql://user@host/database. Pon la contraseña en PGPASSWORD si tiene caracteres especiales.
error-workers = Varios procesos necesitan un PostgreSQL que compartan: indícalo con --data. En Windows solo puede haber uno.

## Backups

error-no-database = No hay ninguna base de datos { $file }. Si está en otro sitio, indícalo con --data.
error-no-hatbox-database = { $file } no es una base de datos de Hatbox.
error-database-version = { $file } se hizo con otro Hatbox. Usa ese, o uno más nuevo.
error-database-damaged = { $file } está dañado. Usa una copia anterior.
error-database-in-use = { $file } está en uso. Detén antes el servidor.
error-database = { $file } no puede usarse como base de datos ({ $detail }).
error-same-database = { $file } forma parte de la propia base de datos. Indica otro archivo.
error-no-file-to-copy = { $database } es un PostgreSQL y no un archivo. Cópialo con pg_dump y recupéralo con pg_restore.
error-file-exists = { $file } ya existe. Indica otro archivo o añade --overwrite.
error-disk-full = No se puede escribir { $file }: el disco está lleno o no funciona.
error-no-such-deal = No hay ningún reparto llamado «{ $deal }».
error-deal-alone = Un reparto con nombre es para una sola persona contra bots: quien sabe el nombre podría saber todas las cartas.
error-not-the-named-deal = La semilla no es la del reparto «{ $deal }».
error-busy = El servidor está ocupado. Inténtalo de nuevo dentro de un momento.
error-no-decision = En la línea { $line } de este registro nadie decide nada.
error-branch = Esta partida sigue desde un momento de otra: lo que se juega ya está fijado.

page-error-gone = Esta mesa ya no existe. Comprueba el enlace o abre una mesa nueva.
page-error-no-page = En esta dirección no hay nada.
page-error-too-many = Has ido demasiado deprisa. Espera un momento e inténtalo otra vez.
bye-replaced = Has abierto esta mesa en otra ventana. La partida sigue allí.
bye-play-here = Jugar aquí
bye-kicked = El anfitrión te ha echado. No puedes volver a esta mesa.
bye-refused = No puedes entrar en esta mesa. Pide un enlace nuevo o abre una mesa propia.
