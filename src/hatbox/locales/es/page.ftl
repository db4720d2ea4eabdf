# Lo que dice la página. The English file explains the arguments.

## Everywhere

page-about = Acerca de Hatbox
page-look-back = Volver a ver una partida
page-again = Intentarlo otra vez
page-close = Cerrar
page-game-over = La partida ha terminado.
page-guest = Visitante
page-language = Idioma
page-loading = Un momento…
page-moment = Un momento…
page-name = Tu nombre
page-not-yet = Todavía no
page-paused = La partida está en pausa.
page-watching = Estás viendo la partida.
page-preferences = Ajustes
page-seconds =
    { $seconds ->
        [one] { $seconds } segundo
       *[other] { $seconds } segundos
    }
page-something = Ha pasado algo inesperado. Recarga la página.
# A choice was made, but not confirmed in time.
page-too-late = Demasiado tarde: tu elección ya no cuenta.
page-unofficial-short = No oficial. Los juegos pertenecen a sus autores y editoriales.
page-waiting-for = Esperando a { $names }.
page-you = Tú
page-your-turn = Te toca

page-error-gone = Esta mesa ya no existe. Comprueba el enlace o abre una mesa nueva.
page-error-no-page = En esta dirección no hay nada.
page-error-offline = No se puede llegar al servidor. Comprueba tu conexión e inténtalo otra vez.
page-error-server = No ha funcionado. Inténtalo otra vez dentro de un momento.
page-error-too-many = Has ido demasiado deprisa. Espera un momento e inténtalo otra vez.

## Home

home-title = ¡Sombreros fuera, cartas arriba!
home-lead = Juegos de cartas para fiestas, con amigos y con bots: en cualquier móvil y cada cual en su idioma.
home-your-tables = Tus mesas
home-learn = Aprende en cinco minutos
home-learn-on = Seguir con la lección
home-against-bots = Jugar contra bots
home-with-friends = Jugar con amigos
home-on-this-device = En este dispositivo
home-how-good = ¿Qué nivel quieres que tengan los bots?
home-how-good-once = Solo se pregunta una vez. Puedes cambiarlo en los ajustes.
home-starting = Preparando la mesa…
home-antayagi-80 = Todos ven tus cartas menos tú. Intercambia, convence, sabotea y reúne puntos antes que nadie.
home-antayagi-65 = La edición más pequeña y traicionera: las cartas escasean y cada carta de Residuos Tóxicos pesa.
home-not-a-hat = Los regalos circulan bocabajo. Recuerda qué es cada uno, o márcate un farol y cruza los dedos.

lost-title = Vaya, una caja vacía
lost-home = Al inicio

## Bots

bot-random = juega al azar
bot-novice = principiante
bot-novice-about = Se le escapan muchas cosas: ideal para la primera partida.
bot-regular = habitual
bot-regular-about = Juega bastante bien y a veces se descuida.
bot-sharp = sagaz
bot-sharp-about = Recuerda mucho y piensa por adelantado.
bot-master = maestro
bot-master-about = Difícil de vencer.
bot-perfect = no olvida nada
bot-strength = Qué tal juega
bot-plain = Sin carácter
bot-plain-about = Juega lo mejor que puede, sin más.

## At the table

seat-away = ausente
seat-bot = Bot
seat-stand-in = Un bot juega por esta persona
seat-won = Ha ganado

link-connecting = Conectando…
link-lost = Se ha perdido la conexión. Intentándolo de nuevo…
link-restarting = El servidor se está reiniciando. La partida sigue enseguida…
word-restart =
    { $minutes ->
        [0] El servidor se reinicia de un momento a otro. No se pierde nada.
        [one] El servidor se reinicia dentro de { $minutes } minuto. No se pierde nada.
       *[other] El servidor se reinicia dentro de { $minutes } minutos. No se pierde nada.
    }

bye-replaced = Has abierto esta mesa en otra ventana. La partida sigue allí.
bye-play-here = Jugar aquí
bye-kicked = El anfitrión te ha quitado el asiento en esta mesa.
bye-version = Hay un Hatbox más nuevo. Recarga la página para continuar.
bye-reload = Recargar
bye-refused = No puedes entrar en esta mesa. Pide un enlace nuevo o abre una mesa propia.

menu-title = Mesa
pace-title = El ritmo de tu pantalla
pace-slower = Más despacio
pace-faster = Más rápido
pace-hold = Detener
pace-held = Tu pantalla está en pausa.
pace-go-on = Seguir
pace-next = Siguiente

talk-title = Hablar
talk-to = Hablar con { $to }
talk-about-card = { $to }: { place-card }
talk-about-my-card = Tu { place-card }
talk-your-card = «Tu carta es…» (verdad o no)
talk-my-card = «Mi carta es…» (verdad o no)
talk-claim = { $name }: { $card }
talk-stand-in = Bot (por { $name })
talk-write = Lo que quieres decir
talk-send = Decirlo

log-title = Qué ha pasado
log-empty = Todavía nada.
log-said = { $name }: { $text }
why-ask = ¿Por qué?
why-title = ¿Por qué?

## AntaYagí

ay-hint-first = Según el reglamento: quien tenga más bolsillos.
ay-hint-first-antayagi-65 = Según el reglamento: quien tenga más bolsillos; si hay empate, la persona más joven.
ay-points = { $points } de { $needed } puntos
ay-empty-area = aún sin puntos
ay-about-cards =
    { $cards ->
        [one] Qué hace esta carta
       *[other] Qué hacen estas cartas
    }
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
        [seat] Robas { $cards } cartas.
       *[other] { $seat } roba { $cards } cartas.
    }
ay-ask-take = La Piruleta suena para ti: elige la carta que le quitas a { $name }.
ay-ask-feed = ¿Qué se come tu T-Rex?

## That’s Not a Hat

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

## The result

## About

## Esperando a alguien

wait-away = { $name } lleva { $time } fuera.
wait-bot-soon = Un bot puede sustituirle en { $time }.
wait-nudge = Avisar a { $name }
wait-nudged = { $name } te está esperando.

