"""Tables at work: people, bots, clocks. This room knows no HTTP and no socket."""
