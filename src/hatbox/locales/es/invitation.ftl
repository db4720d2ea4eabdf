# What a messenger shows of a link to a table.

invitation-title = { $host } te invita: { $game }
invitation-lead = Abre el enlace y siéntate a la mesa: en el navegador, en cualquier móvil, cada cual en su idioma.
invitation-picture = Una sombrerera a rayas con un lazo, de la que salen volando cartas y una chistera.
