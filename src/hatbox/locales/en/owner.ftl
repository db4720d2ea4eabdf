# The page of the person who runs the server.

owner-title = This server
owner-what = For the person who runs this server. The token stands in the file “owner-token” beside the database; the server names that file when it starts.
owner-token = Owner’s token
owner-open = Open
owner-close = Lock

owner-tables = Tables in use
owner-of = { $some } of { $all }
owner-connections = Connections
owner-moves = Moves a minute
owner-processor = Processor
owner-memory = Memory
owner-delay = Delay
owner-uptime = Running for
owner-hours = { $hours } h { $minutes } min
owner-version = Version

owner-word = A word to all
owner-word-what = Everybody at a table reads it, also those who come later, until you take it back or the server restarts.
owner-word-restart = A restart has been announced.
owner-word-back = Take it back
owner-word-text = Text (in your own language)
owner-word-minutes = Restart in how many minutes? (leave empty if there is none)
owner-word-say = Say it

owner-live = Tables in use
owner-none = Nobody is playing now.
owner-here =
    { $people ->
        [0] nobody here
        [one] { $people } person here
       *[other] { $people } people here
    }
owner-watch = Watch
owner-remove = Remove
owner-remove-other = Remove a table by its id
owner-remove-sure = Remove table { $table }?
owner-remove-what = The table is deleted for good: the game, the names, the talk and its reports. People who are there are told that it is gone.
owner-keep = Keep it
owner-stored =
    { $tables ->
        [one] { $tables } more table in the database
       *[other] { $tables } more tables in the database
    }
owner-state-open = not begun
owner-state-playing = playing
owner-state-over = over
owner-state-ended = ended

owner-reports = Reports
owner-no-reports = Nobody has been reported.
owner-report = { $time }: at table { $table }, person { $by } reported person { $member }
