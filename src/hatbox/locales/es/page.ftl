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

page-error-offline = No se puede llegar al servidor. Comprueba tu conexión e inténtalo otra vez.
page-error-server = No ha funcionado. Inténtalo otra vez dentro de un momento.

## Home

home-title = ¡Sombreros fuera, cartas arriba!
home-lead = Juegos de cartas para fiestas, con amigos y con bots: en cualquier móvil y cada cual en su idioma.
home-your-tables = Tus mesas
home-learn = Aprende en cinco minutos
home-rules = Las reglas
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

## At the table

seat-away = ausente
seat-bot = Bot
seat-stand-in = Un bot juega por esta persona
seat-won = Ha ganado

link-connecting = Conectando…
link-lost = Se ha perdido la conexión. Intentándolo de nuevo…
link-restarting = El servidor se está reiniciando. La partida sigue enseguida…
link-store = El servidor no puede guardar nada en este momento. No se ha perdido nada, la partida sigue pronto…
word-restart =
    { $minutes ->
        [0] El servidor se reinicia de un momento a otro. No se pierde nada.
        [one] El servidor se reinicia dentro de { $minutes } minuto. No se pierde nada.
       *[other] El servidor se reinicia dentro de { $minutes } minutos. No se pierde nada.
    }

bye-version = Hay un Hatbox más nuevo. Recarga la página para continuar.
bye-reload = Recargar

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
