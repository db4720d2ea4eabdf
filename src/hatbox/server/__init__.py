"""Tables online: the game server, its store and its protocol."""
