# The objects and the backs of the cards. The English file says what the attributes are for.

## AntaYagí: objects

object-treasure = Trésor
    .a = un Trésor
    .a-obj = un Trésor
    .the = le Trésor
    .the-obj = le Trésor

object-bone = Os
    .a = un Os
    .a-obj = un Os
    .the = l’Os
    .the-obj = l’Os

object-hat = Chapeau
    .a = un Chapeau
    .a-obj = un Chapeau
    .the = le Chapeau
    .the-obj = le Chapeau

object-lollipop = Sucette musicale
    .a = une Sucette musicale
    .a-obj = une Sucette musicale
    .the = la Sucette musicale
    .the-obj = la Sucette musicale

object-lollipop-antayagi-65 = Sucette lyrique
    .a = une Sucette lyrique
    .a-obj = une Sucette lyrique
    .the = la Sucette lyrique
    .the-obj = la Sucette lyrique

object-muffin = Muffin
    .a = un Muffin
    .a-obj = un Muffin
    .the = le Muffin
    .the-obj = le Muffin

object-muffin-antayagi-65 = Muffin omniscient
    .a = un Muffin omniscient
    .a-obj = un Muffin omniscient
    .the = le Muffin omniscient
    .the-obj = le Muffin omniscient

object-toxic-waste = Déchets toxiques
    .a = des Déchets toxiques
    .a-obj = des Déchets toxiques
    .the = les Déchets toxiques
    .the-obj = les Déchets toxiques

object-t-rex = T-Rex
    .a = un T-Rex
    .a-obj = un T-Rex
    .the = le T-Rex
    .the-obj = le T-Rex

object-fish = Poisson
    .a = un Poisson
    .a-obj = un Poisson
    .the = le Poisson
    .the-obj = le Poisson

object-wizard = Mage errant
    .a = un Mage errant
    .a-obj = un Mage errant
    .the = le Mage errant
    .the-obj = le Mage errant

object-wizard-antayagi-65 = Magicien itinérant
    .a = un Magicien itinérant
    .a-obj = un Magicien itinérant
    .the = le Magicien itinérant
    .the-obj = le Magicien itinérant

object-empty-box = Boîte vide
    .a = une Boîte vide
    .a-obj = une Boîte vide
    .the = la Boîte vide
    .the-obj = la Boîte vide

## AntaYagí: backs

back-plain = Dos neutre
    .a = un dos neutre
    .a-obj = un dos neutre
    .the = le dos neutre
    .the-obj = le dos neutre

back-sabotage = Sabotage
    .a = un Sabotage
    .a-obj = un Sabotage
    .the = le Sabotage
    .the-obj = le Sabotage

back-small-hat = Petit chapeau
    .a = un Petit chapeau
    .a-obj = un Petit chapeau
    .the = le Petit chapeau
    .the-obj = le Petit chapeau

back-clue = Trésor ou T-Rex
    .a = un indice « Trésor ou T-Rex »
    .a-obj = un indice « Trésor ou T-Rex »
    .the = l’indice « Trésor ou T-Rex »
    .the-obj = l’indice « Trésor ou T-Rex »

## That’s Not a Hat: backs

back-black-left = Flèche noire vers la gauche
    .a = une flèche noire vers la gauche
    .a-obj = une flèche noire vers la gauche
    .the = la flèche noire vers la gauche
    .the-obj = la flèche noire vers la gauche

back-black-right = Flèche noire vers la droite
    .a = une flèche noire vers la droite
    .a-obj = une flèche noire vers la droite
    .the = la flèche noire vers la droite
    .the-obj = la flèche noire vers la droite

back-white-left = Flèche blanche vers la gauche
    .a = une flèche blanche vers la gauche
    .a-obj = une flèche blanche vers la gauche
    .the = la flèche blanche vers la gauche
    .the-obj = la flèche blanche vers la gauche

back-white-right = Flèche blanche vers la droite
    .a = une flèche blanche vers la droite
    .a-obj = une flèche blanche vers la droite
    .the = la flèche blanche vers la droite
    .the-obj = la flèche blanche vers la droite

back-black-any = Flèches noires dans toutes les directions
    .a = des flèches noires dans toutes les directions
    .a-obj = des flèches noires dans toutes les directions
    .the = les flèches noires dans toutes les directions
    .the-obj = les flèches noires dans toutes les directions

back-white-any = Flèches blanches dans toutes les directions
    .a = des flèches blanches dans toutes les directions
    .a-obj = des flèches blanches dans toutes les directions
    .the = les flèches blanches dans toutes les directions
    .the-obj = les flèches blanches dans toutes les directions
