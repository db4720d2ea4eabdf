"""Looking back at a game: made from its record and nothing else, so it can tell of no table."""
