# What the command line prints. The English file explains the arguments.

cli-game = { $game }, { $players } jugadores
cli-unfinished = El registro termina antes que la partida. Decisiones pendientes: { $players }.
cli-score-antayagi =
    { $score ->
        [one] { $player }: { $score } punto
       *[other] { $player }: { $score } puntos
    }
cli-score-not-a-hat =
    { $score ->
        [one] { $player }: { $score } punto negativo
       *[other] { $player }: { $score } puntos negativos
    }
cli-refused = { $file }, línea { NUMBER($line, useGrouping: 0) }: { $message }

## hatbox verify

cli-deal-proved = { $file }: la partida cumple las reglas y el reparto es el que se había fijado de antemano.
cli-deal-sealed = { $file }: la partida cumple las reglas. El reparto se fijó de antemano, pero su semilla aún no se ha revelado.
cli-deal-open = { $file }: la partida cumple las reglas. El reparto no se fijó de antemano, así que nada se puede decir de cómo se barajó.

## hatbox simulate

cli-simulated =
    { $games ->
        [one] Se ha jugado una partida. Su registro está en { $folder } (semilla { $seed }).
       *[other] Se han jugado { $games } partidas. Sus registros están en { $folder } (semilla { $seed }).
    }

## hatbox deck

cli-deck-good =
    { $cards ->
        [one] { $file }: el mazo es correcto; tiene una carta y sirve para { $players } jugadores como máximo.
       *[other] { $file }: el mazo es correcto; tiene { $cards } cartas y sirve para { $players } jugadores como máximo.
    }
cli-deck-title =
    { $cards ->
        [one] { $deck }: una carta
       *[other] { $deck }: { $cards } cartas
    }

## hatbox serve

cli-serving = Hatbox está en marcha en { $address }. Las mesas se guardan en { $file }. Ctrl+C lo detiene.
cli-owner = Tu propia página, { $address }, se abre con la clave que está en { $file }.
cli-network = Los demás, en la misma red, juegan en { $address }.

## hatbox backup, hatbox restore

cli-backed-up = Las mesas de { $file } están copiadas en { $backup }.
cli-restored = Las mesas de { $file } son ahora las de { $backup }.
cli-kept-aside = Lo que había antes se guarda en { $file }.

## hatbox reports

cli-report = { $time }: { $by } denunció a { $name } en la mesa { $table }.
cli-no-reports = En las mesas de { $file } nadie ha denunciado a nadie.

## hatbox tournament

cli-tournament-done = La tabla, las cifras y el gráfico están en { $folder } (semilla { $seed }).
cli-lab-missing = hatbox: falta { $library }: pip install hatbox[lab]
tournament-title = { $game }, semilla { $seed }
tournament-bot = bot
tournament-rating = clasificación
tournament-median = mediana, ms
tournament-p99 = percentil 99, ms
tournament-one = uno
tournament-against = contra una mesa de
tournament-games = partidas
tournament-wins = victorias
tournament-points = sus puntos
tournament-others = puntos de los demás
tournament-turns = turnos (mediana)
tournament-span = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } ({ NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } a { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) })
tournament-share = { NUMBER($value, style: "percent") } ({ NUMBER($low, style: "percent") } a { NUMBER($high, style: "percent") })
tournament-number = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
tournament-unfinished =
    { $games ->
        [one] La única partida de { $one } contra una mesa de { $rest } no tenía fin: se interrumpió y no la ganó nadie.
       *[other] De { $games } partidas de { $one } contra una mesa de { $rest }, { $unfinished } no tenían fin: se interrumpieron y no las ganó nadie.
    }
tournament-lost =
    { $games ->
        [one] { $bot } perdió su asiento en su única partida: allí siguió jugando el bot regular, que forma parte de las cifras de arriba.
       *[other] { $bot } perdió su asiento en { $lost } de { $games } partidas: allí siguió jugando el bot regular, que forma parte de las cifras de arriba.
    }
tournament-rating-axis = clasificación (intervalo del 95 %)
tournament-share-axis = proporción de victorias de uno

tournament-habit-points = puntos
tournament-habit-penalties = puntos negativos
tournament-habit-sabotages = sabotajes por ocasión
tournament-habit-revenge = sabotajes por ocasión de vengarse
tournament-habit-treasures = tesoros entre sus cartas
tournament-habit-risks = cartas arriesgadas entre las suyas
tournament-habit-words = frases por partida
tournament-habit-claims = afirmaciones ciertas
tournament-habit-refusals = rechazos por regalo
tournament-habit-misnamed = regalos mal nombrados
