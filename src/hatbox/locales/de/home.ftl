home-daily = Das Blatt des Tages
home-daily-about = Heute für alle dieselben Karten und dieselben Bots. Spiel allein, dann vergleicht euch.
home-more = Mehr
home-my-games = Meine Spiele
home-deals = Dasselbe Blatt spielen
home-deck = Kartensatz ändern
