# What the page says about televisions and on them. Loaded when a table is shown on one.

## On the phones

tv-show = Afficher sur une télé
tv-lead = Sur une télé, un projecteur ou une tablette, tout le monde voit la table en grand, sans aucune main. Les téléphones ne montrent alors que ce qui est pour leur propriétaire.
# Followed by an address
tv-code-lead = Sur la télé, ouvre
tv-code = Saisis ensuite ici le code qu’elle affiche
tv-code-show = Afficher la table là-bas
tv-code-done = La télé affiche la table dans un instant.
tv-address = Ou ouvre cette adresse sur la télé
tv-qr = QR code avec l’adresse pour la télé
tv-seat = Ta propre place sur ton téléphone
tv-seat-lead = Scanne ce code avec ton propre téléphone, et que personne d’autre ne le fasse : c’est ta place. Ensuite, cet écran peut être la table, et tu joues sur le téléphone.
tv-here = Cet écran est la table
tv-here-sure = Sur cet écran, tu quittes ta place : il montre alors ce que tout le monde peut voir. Touche-le pour revenir.
tv-back = Retour à ma place
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
# $screens is the number of screens
tv-off-sure =
    { $screens ->
        [one] La télé n’affichera plus cette table.
       *[other] { $screens } télés n’afficheront plus cette table.
    }
tv-no-spectators = Une télé affiche cette table. Si personne ne peut regarder, elle s’éteint.
tv-look = Regarde la télé
tv-whole-table = Toute la table ici
tv-only-mine = Seulement ce qui est pour moi

## On the television

# Before it shows a table
tv-pair = À votre table, choisissez « Afficher sur une télé » et saisissez ce code :
tv-pair-hint = Cet écran affichera alors la table. La télécommande n’est plus nécessaire.
tv-scan = Scanne ce code avec ton téléphone pour prendre place
tv-fill = OK : plein écran avec le son
tv-again = Une autre partie ? N’importe quel joueur peut la lancer sur son téléphone.
