# What a messenger shows of a link to a table.

invitation-title = { $host } lädt dich ein: { $game }
invitation-lead = Öffne den Link und setz dich dazu: im Browser, auf jedem Handy, alle in ihrer eigenen Sprache.
invitation-picture = Eine gestreifte Hutschachtel mit Schleife, aus der Karten und ein Zylinder fliegen.
