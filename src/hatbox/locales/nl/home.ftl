home-daily = De deling van de dag
home-daily-about = Vandaag voor iedereen dezelfde kaarten en dezelfde bots. Speel alleen, en vergelijk dan.
home-more = Meer
home-my-games = Mijn spellen
home-deals = Dezelfde deling spelen
home-deck = Een stapel samenstellen
