"""One table: its log, its state, what its people may do. No clock, no chance, no I/O here."""
