"""The database. This room knows no game and never looks into an entry."""
