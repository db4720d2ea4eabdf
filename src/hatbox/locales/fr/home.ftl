home-daily = La donne du jour
home-daily-about = Aujourd’hui, les mêmes cartes et les mêmes bots pour tout le monde. Joue en solo, puis compare.
home-more = Plus
home-my-games = Mes parties
home-deals = Jouer la même donne
home-deck = Composer un paquet
