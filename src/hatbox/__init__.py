"""Hat-themed party card games, as a rules engine that keeps its secrets."""
