"""Messages between clients and the server. This room knows no table and does nothing."""
