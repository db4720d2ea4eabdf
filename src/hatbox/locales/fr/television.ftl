# What the page says about televisions and on them. Loaded when a table is shown on one.

## On the phones

tv-show = Afficher sur une télé
tv-lead = Sur une télé, un projecteur ou une tablette, tout le monde voit la table en grand, sans aucune main. Les téléphones ne montrent alors que ce qui est pour leur propriétaire.
tv-address = Ouvre cette adresse sur la télé
tv-here = Cet écran est la table
# $screens is the number of screens
tv-shown =
    { $screens ->
        [one] Une télé affiche cette table.
       *[other] { $screens } télés affichent cette table.
    }
tv-host-only = Seul l’hôte peut afficher cette table sur une télé.
tv-link = Créer un lien pour une télé
tv-new-link = Nouveau lien ; l’ancien ne marche plus
tv-off = Éteindre les télés
tv-look = Regarde la télé
tv-whole-table = Toute la table ici
tv-only-mine = Seulement ce qui est pour moi

## On the television

tv-scan = Scanne ce code avec ton téléphone pour prendre place
tv-fill = OK : plein écran avec le son
tv-again = Une autre partie ? N’importe quel joueur peut la lancer sur son téléphone.
