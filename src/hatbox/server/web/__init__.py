"""HTTP, WebSockets and the page. Nothing about a table is decided in this room."""
