"""The game server, in five rooms; each imports only from those below it.

web                 HTTP, WebSockets, the page
play                tables at work: people, bots, clocks
table · store       one table, as its log tells it · the database
protocol            what clients and the server say to each other
"""
