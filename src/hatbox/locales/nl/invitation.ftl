# What a messenger shows of a link to a table.

invitation-title = { $host } nodigt je uit: { $game }
invitation-lead = Open de link en schuif aan: in de browser, op elke telefoon, iedereen in de eigen taal.
invitation-picture = Een gestreepte hoedendoos met een strik, waaruit kaarten en een hoge hoed vliegen.
