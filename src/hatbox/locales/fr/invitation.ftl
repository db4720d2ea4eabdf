# What a messenger shows of a link to a table.

invitation-title = { $host } t’invite : { $game }
invitation-lead = Ouvre le lien et prends place : dans le navigateur, sur tous les téléphones, chacun dans sa langue.
invitation-picture = Une boîte à chapeau rayée avec un nœud, d’où s’envolent des cartes et un haut-de-forme.
