# Deals with a name: one person plays alone against bots, and others can play the same.
deal-title = A deal to compare
deal-of-day = The deal of { $day }
# $bots is the strength of the bots, such as "sharp".
deal-what = { $game }, { $players } players, bots: { $bots }
deal-how = Whoever plays this deal gets the same cards, in the same seat, against the same bots. If you decide the same, they do too.
deal-silent = Nobody talks at such a table: the bots neither speak nor listen. And because the name of a deal gives away every card, only one person can play it, and nothing about the cards is proved.
deal-rival = { $by } came in at place { $place } of { $of }. Can you do better?
deal-play = Play this deal
deal-share = Send it to others
deal-other = Another deal
deal-name = The name of a deal, or a link
deal-open = Open
deal-new = A new one
deal-make = Make a deal
deal-compare = How others did
deal-send = Send the link: it shows your result, and whoever opens it can play the same deal.
deal-same-again = The same deal again
deal-who = Who
deal-place = Place
deal-score = Result
deal-you = (you)
deal-place-of = Place { $place } of { $of }

# The games played on this device.
mine-title = My games
mine-here-only = This list is kept on this device only. Nobody else can see it.
mine-none = No games yet. When one is over, it is listed here.
mine-all = All games
mine-played = Played
mine-won = Won
mine-share = Share won
mine-lately = Of the last ten
mine-last = The last games
mine-was-won = Won
mine-was-lost = Not won
mine-month = Month
mine-list = To look back at
mine-with = With { $names }
mine-table = To the table
mine-record = Save the record
mine-more = Show more
mine-clear = Clear this list
mine-cleared = The list is cleared.
mine-undo = Undo
