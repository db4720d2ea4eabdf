# What the page says at the door of a table and before its game. Loaded only there.

## At the door

join-invites =
    { $free ->
        [one] { $host } te invita. Queda un asiento libre.
       *[other] { $host } te invita. Quedan { $free } asientos libres.
    }
join-full = No quedan asientos, pero puedes mirar. O ve al inicio y abre una mesa nueva.
join-playing = La partida ya ha empezado, pero puedes mirar.
join-over = Esta partida ha terminado, pero puedes ver cómo acabó.
join-full-closed = Todos los asientos están ocupados, y en esta mesa no se admite público.
join-playing-closed = La partida ya ha empezado, y en esta mesa no se admite público.
join-over-closed = Esta partida ha terminado, y en esta mesa no se admite público.
join-locked = El anfitrión ha cerrado esta mesa: no puede entrar nadie más.
join-own-seat =
    { $people ->
        [one] El asiento de { $names } espera al dispositivo en el que se ocupó. ¿Es el tuyo? Abre allí este enlace. Ese dispositivo también puede pasar el asiento, en «Ver en un televisor»: «Tu propio asiento en el móvil».
       *[other] Los asientos de { $names } esperan a los dispositivos en los que se ocuparon. ¿Alguno es el tuyo? Abre allí este enlace. Ese dispositivo también puede pasar el asiento, en «Ver en un televisor»: «Tu propio asiento en el móvil».
    }
join-sit = Sentarme
join-watch = Mirar

## Before the game

lobby-lead = Comparte este enlace: quien lo abra se sienta a tu mesa.
lobby-full = Todos los asientos están ocupados: quien llegue ahora solo puede mirar.
lobby-full-closed = Todos los asientos están ocupados.
lobby-full-awaited = Todos los asientos están ocupados. Quien tiene uno vuelve con el mismo enlace, en su propio dispositivo.
lobby-seats = Alrededor de la mesa
lobby-host = Anfitrión
lobby-free = Asiento libre
lobby-sit = Sentarme aquí
lobby-stand = Levantarme
lobby-add-bot = Añadir un bot
lobby-no-bot = Quitar a { $name }
lobby-other-bot = Otro bot en lugar de { $name }
lobby-kick = Echar a { $name }
lobby-kick-sure = { $name } ya no podrá volver a esta mesa, ni siquiera con el enlace.
lobby-kick-do = Echar
lobby-settings = A qué se juega
lobby-start = Empezar la partida
lobby-start-without = Empezar sin { $names }
lobby-waits-for = La partida espera a { $names }.
lobby-bots-until = Un bot sustituye a quien falta hasta que llegue.
lobby-fill-and-start =
    { $free ->
        [one] Añadir un bot y empezar
       *[other] Añadir { $free } bots y empezar
    }
lobby-wait-for-host = { $name } empezará la partida cuando estéis todos.
lobby-host-soon = En { $time } otra persona será el anfitrión.

## What is played

set-game = Juego
set-players = Jugadores
set-gifts = Regalos por persona al empezar
set-gifts-number =
    { $gifts ->
        [one] { $gifts }
       *[other] { $gifts } (aún más difícil)
    }
set-arrows = Flechas
set-arrows-both = Negras y blancas
set-arrows-black = Solo negras (más difícil)
set-arrows-white = Solo blancas (más difícil)
set-rounds = Rondas
set-rounds-each = { $rounds } (una por jugador)
set-special = Con las cartas especiales: quien las regala elige a quién
set-window = Tiempo para sabotear
set-limit = Tiempo para cada decisión
set-no-limit = Sin límite
set-first = Quién empieza
set-first-chance = Lo decide el azar
set-first-seat = Asiento { $number }
set-pace = Ritmo de los bots
set-pace-calm = Tranquilo
set-pace-usual = Normal
set-pace-quick = Rápido
set-telling = Tiempo para seguir lo que pasa
set-stand-in = Un bot sustituye a quien tarda demasiado en volver
set-free-text = Los jugadores pueden escribirse
set-bots-talk = Los bots pueden hablar
set-spectators = Otras personas pueden mirar
set-locked = No puede entrar nadie más
set-deck = Jugar con un mazo propio
set-own-deck = Jugáis con un mazo propio
set-own-deck-cards =
    { $cards ->
        [one] Mazo propio: { $cards } carta.
       *[other] Mazo propio: { $cards } cartas.
    }
set-not-a-deck = Esto no es un archivo de mazo. Guarda un archivo para empezar y cámbialo con un editor de texto.
set-deck-hint = Un archivo de mazo (.toml), por ejemplo con las cantidades reales de tu caja.
set-choose-deck = Elegir un archivo…
set-usual-deck = Volver al mazo de siempre
set-deck-template = Guardar un archivo para empezar
set-host-decides = Esto lo decide el anfitrión.

## The invitation

share-title = Invitar a más gente
share-watch = La partida está en marcha: quien llegue ahora solo podrá mirar.
share-link = Enlace a esta mesa
share-code = Código QR con el enlace a esta mesa
share-copy = Copiar enlace
share-copied = Copiado
share-send = Enviar
share-address = Dirección para los demás
share-networks = Este dispositivo está en varias redes: elige aquella en la que están los demás.
share-local = Ahora mismo los demás no pueden llegar a este dispositivo: conéctalo a una red o inicia el servidor para la red.

## What is played, in a line for those who do not decide about it

sum-players = { $players } jugadores
sum-window = { $seconds } segundos para sabotear
sum-limit = { $seconds } segundos para cada decisión
sum-first = empieza { $name }
sum-deck = con un mazo propio
sum-free-text = se puede escribir
sum-quiet = bots callados
sum-no-spectators = sin público
sum-locked = no entra nadie más
sum-gifts = dos regalos por persona
sum-arrows-black = solo flechas negras
sum-arrows-white = solo flechas blancas
sum-rounds = { $rounds } rondas
sum-special = con las cartas especiales

## Who I am

who-ask = ¿Cómo te llaman los demás?
who-once = Solo se te pregunta una vez. Puedes cambiarlo en cada mesa.
who-go = Abrir la mesa
# $picture is the name of a little picture
who-picture = Tu imagen: { $picture }. Elegir otra imagen
who-other = Elegir otra imagen

# The little pictures of people
portrait-bear = Oso
portrait-bee = Abeja
portrait-butterfly = Mariposa
portrait-cat = Gato
portrait-dog = Perro
portrait-flamingo = Flamenco
portrait-fox = Zorro
portrait-frog = Rana
portrait-hedgehog = Erizo
portrait-koala = Koala
portrait-lion = León
portrait-octopus = Pulpo
portrait-otter = Nutria
portrait-owl = Búho
portrait-panda = Panda
portrait-parrot = Loro
portrait-penguin = Pingüino
portrait-rabbit = Conejo
portrait-raccoon = Mapache
portrait-sloth = Perezoso
portrait-snail = Caracol
portrait-tiger = Tigre
portrait-turtle = Tortuga
portrait-unicorn = Unicornio

## A notification when it is my turn

bell-ask = Una notificación cuando me toque
bell-hint = No dice nada más. Llega mientras esta página siga abierta en segundo plano.
bell-denied = Tu navegador no permite que esta página te avise. Puedes cambiarlo en los ajustes del navegador.
bell-insecure = Las notificaciones solo funcionan si la dirección empieza por https.
lobby-branch = Esta partida sigue desde un momento de otra. Quien haya mirado atrás en aquella quizá conozca cartas ocultas; por eso no hay compromiso.

wait-away = { $name } lleva { $time } fuera.
wait-bot-soon = Un bot puede sustituirle en { $time }.
wait-nudge = Avisar a { $name }
wait-nudged = { $name } te está esperando.

about-cards =
    { $cards ->
        [one] Qué hace esta carta
       *[other] Qué hacen estas cartas
    }

bot-strength = Qué tal juega
bot-plain = Sin carácter
bot-plain-about = Juega lo mejor que puede, sin más.

character-saboteur-about = Sabotea en cuanto puede fastidiar a alguien, y encima se ríe.
character-collector-about = Reúne puntos sin hacer ruido, adora los tesoros y guarda los sabotajes para cuando cuentan.
character-trickster-about = Dice lo que más conviene, sea verdad o no, y va de farol sin pestañear.
character-good-soul-about = Dice la verdad, da las gracias y casi nunca estropea nada.
character-gambler-about = Prefiere ganar a lo grande o perder a lo grande antes que jugar con sensatez.
character-avenger-about = No olvida ninguna ofensa: quien le estropee un plan lo pagará.
character-doubter-about = No se fía de nadie y siempre pregunta si es seguro.
character-believer-about = Se cree todo lo que le dicen, una y otra vez.
