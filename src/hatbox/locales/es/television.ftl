# What the page says about televisions and on them. Loaded when a table is shown on one.

## On the phones

tv-show = Ver en un televisor
tv-lead = En un televisor, un proyector o una tableta todos ven la mesa en grande, y ninguna mano. Los móviles muestran entonces solo lo que es para su dueño.
# Followed by an address
tv-code-lead = Abre en el televisor
tv-code = Escribe después aquí el código que muestra
tv-code-show = Mostrar la mesa allí
tv-code-done = El televisor mostrará la mesa enseguida.
tv-address = O abre allí esta dirección
tv-qr = Código QR con la dirección para el televisor
tv-seat = Tu propio asiento en el móvil
tv-seat-lead = Escanéalo con tu propio móvil, y que no lo haga nadie más: es tu asiento. Después esta pantalla puede ser la mesa, y tú juegas en el móvil.
tv-here = Esta pantalla es la mesa
tv-here-sure = En esta pantalla dejas tu asiento: mostrará lo que todos pueden ver. Tócala para volver.
tv-back = Volver a mi asiento
# $screens is the number of screens
tv-shown =
    { $screens ->
        [one] Un televisor muestra esta mesa.
       *[other] { $screens } televisores muestran esta mesa.
    }
tv-host-only = Solo el anfitrión puede mostrar esta mesa en un televisor.
tv-link = Crear un enlace para un televisor
tv-new-link = Enlace nuevo; el anterior deja de funcionar
tv-off = Apagar los televisores
# $screens is the number of screens
tv-off-sure =
    { $screens ->
        [one] El televisor dejará de mostrar esta mesa.
       *[other] { $screens } televisores dejarán de mostrar esta mesa.
    }
tv-no-spectators = Un televisor muestra esta mesa. Si nadie puede mirar, se apaga.
tv-look = Mira el televisor
tv-whole-table = Toda la mesa aquí
tv-only-mine = Solo lo que es para mí

## On the television

# Before it shows a table
tv-pair = En la mesa, elegid «Ver en un televisor» y escribid este código:
tv-pair-hint = Entonces esta pantalla mostrará la mesa. No hace falta el mando a distancia.
tv-scan = Escanéalo con el móvil para tomar asiento
tv-fill = OK: pantalla completa con sonido
tv-again = ¿Otra partida? Cualquier jugador puede empezarla con su móvil.
