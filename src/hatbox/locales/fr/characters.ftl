# Les caractères des bots. The English file explains them.

character-saboteur = Trouble-fête
character-saboteur-about = Sabote dès que cela gâche la journée de quelqu’un, et en rit.

character-collector = La pie
character-collector-about = Amasse des points sans faire de bruit, adore les trésors et garde ses sabotages pour le bon moment.

character-trickster = Le renard
character-trickster-about = Dit ce qui l’arrange, vrai ou faux, et bluffe sans sourciller.

character-good-soul = La bonne âme
character-good-soul-about = Dit la vérité, remercie, et ne gâche presque jamais rien.

character-gambler = Quitte ou double
character-gambler-about = Préfère gagner gros ou perdre gros plutôt que de jouer raisonnablement.

character-avenger = Œil pour œil
character-avenger-about = N’oublie aucun affront : gare à qui gâche ses plans.

character-doubter = L’incrédule
character-doubter-about = Ne croit personne et demande toujours si c’est vraiment sûr.

character-believer = L’âme crédule
character-believer-about = Croit tout le monde sur parole, encore et toujours.
