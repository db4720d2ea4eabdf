# La page de la personne qui gère le serveur.

owner-title = Ce serveur
owner-what = Pour la personne qui gère ce serveur. La clé se trouve dans le fichier « owner-token », à côté de la base de données ; le serveur l’indique au démarrage.
owner-token = Clé d’administration
owner-open = Ouvrir
owner-close = Verrouiller

owner-tables = Tables utilisées
owner-of = { $some } sur { $all }
owner-connections = Connexions
owner-moves = Coups par minute
owner-processor = Processeur
owner-memory = Mémoire
owner-delay = Retard
owner-uptime = En marche depuis
owner-hours = { $hours } h { $minutes } min
owner-version = Version

owner-word = Un mot à tout le monde
owner-word-what = Tout le monde le lit aux tables, même en arrivant plus tard, jusqu’à ce que tu le retires ou que le serveur redémarre.
owner-word-restart = Un redémarrage est annoncé.
owner-word-back = Retirer
owner-word-text = Texte (dans ta propre langue)
owner-word-minutes = Redémarrage dans combien de minutes ? (laisse vide s’il n’y en a pas)
owner-word-say = Annoncer

owner-live = Tables utilisées
owner-none = Personne ne joue en ce moment.
owner-here =
    { $people ->
        [0] personne
        [one] { $people } personne présente
       *[other] { $people } personnes présentes
    }
owner-watch = Regarder
owner-remove = Supprimer
owner-remove-other = Supprimer une table par son identifiant
owner-remove-sure = Supprimer la table { $table } ?
owner-remove-what = La table est effacée pour toujours : la partie, les noms, ce qui a été dit et ses signalements. Les personnes présentes apprennent qu’elle n’existe plus.
owner-keep = Garder
owner-stored =
    { $tables ->
        [one] { $tables } autre table dans la base de données
       *[other] { $tables } autres tables dans la base de données
    }
owner-state-open = pas commencée
owner-state-playing = en cours
owner-state-over = terminée
owner-state-ended = interrompue

owner-reports = Signalements
owner-no-reports = Personne n’a été signalé.
owner-report = { $time } : à la table { $table }, la personne { $by } a signalé la personne { $member }
