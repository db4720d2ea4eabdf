home-daily = El reparto del día
home-daily-about = Hoy, las mismas cartas y los mismos bots para todo el mundo. Juega a solas y luego compara.
home-more = Más
home-my-games = Mis partidas
home-deals = Jugar el mismo reparto
home-deck = Componer una baraja
