"""The game server, in six rooms; each imports only from those below it.

web                 HTTP, WebSockets, the page
play · lookback     tables at work: people, bots, clocks · games that are over, looked back at
table · store       one table, as its log tells it · the database
protocol            what clients and the server say to each other
"""
