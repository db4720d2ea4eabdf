# What a messenger shows of a link to a table.

invitation-title = { $host } invites you: { $game }
invitation-lead = Open the link and sit down: in the browser, on every phone, everyone in their own language.
invitation-picture = A striped hatbox with a bow, from which cards and a top hat fly.
