# La página de quien administra el servidor.

owner-title = Este servidor
owner-what = Para quien administra este servidor. La clave está en el archivo «owner-token», junto a la base de datos; el servidor lo nombra al arrancar.
owner-token = Clave de administración
owner-open = Abrir
owner-close = Cerrar con llave

owner-tables = Mesas en uso
owner-of = { $some } de { $all }
owner-connections = Conexiones
owner-moves = Jugadas por minuto
owner-processor = Procesador
owner-memory = Memoria
owner-delay = Retraso
owner-uptime = En marcha desde hace
owner-hours = { $hours } h { $minutes } min
owner-version = Versión

owner-word = Un aviso para todos
owner-word-what = Lo lee todo el mundo en las mesas, también quien llegue después, hasta que lo retires o el servidor se reinicie.
owner-word-restart = Se ha anunciado un reinicio.
owner-word-back = Retirar
owner-word-text = Texto (en tu propio idioma)
owner-word-minutes = ¿Reinicio dentro de cuántos minutos? (déjalo vacío si no lo hay)
owner-word-say = Avisar

owner-live = Mesas en uso
owner-none = Ahora no juega nadie.
owner-here =
    { $people ->
        [0] no hay nadie
        [one] { $people } persona aquí
       *[other] { $people } personas aquí
    }
owner-watch = Mirar
owner-remove = Eliminar
owner-remove-other = Eliminar una mesa por su código
owner-remove-sure = ¿Eliminar la mesa { $table }?
owner-remove-what = La mesa se borra para siempre: la partida, los nombres, lo dicho y sus denuncias. A quien esté allí se le dice que ya no existe.
owner-keep = Conservar
owner-stored =
    { $tables ->
        [one] { $tables } mesa más en la base de datos
       *[other] { $tables } mesas más en la base de datos
    }
owner-state-open = sin empezar
owner-state-playing = en juego
owner-state-over = terminada
owner-state-ended = interrumpida

owner-reports = Denuncias
owner-no-reports = No se ha denunciado a nadie.
owner-report = { $time }: en la mesa { $table }, la persona { $by } denunció a la persona { $member }
