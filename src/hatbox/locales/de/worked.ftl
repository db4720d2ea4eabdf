# What each worked example of the rules shows.

worked-deal = Die Karten werden ausgeteilt
worked-small-hat = Ein Kleiner Hut wird andersherum gehalten
worked-exchange = Ein Zug: Zwei Karten wechseln die Hand
worked-same-object = Zweimal dasselbe: Nichts wird getauscht
worked-win = Genug Punkte: Das Spiel ist gewonnen
worked-sabotage = Eine Sabotage verhindert einen Tausch
worked-sabotage-undone = Eine zweite Sabotage hebt die erste auf
worked-hat = Ein Hut dreht eine Hand um
worked-lollipop = Ein Singender Lolli nimmt noch eine Karte
worked-muffin = Ein Muffin kostet die ganze Hand
worked-muffin-antayagi-65 = Ein Allwissender Muffin kostet die ganze Hand
worked-toxic-waste = Giftmüll: ein Punkt, und einer mehr zum Sieg
worked-fish = Ein Fisch zählt neben Giftmüll
worked-t-rex = Ein T-Rex frisst, was da liegt
worked-wizard = Mit einem Wandernden Zauberer wird nichts getauscht
worked-clue = Ein Hinweis auf der Rückseite: Schatz oder T-Rex
worked-claim = Eine Lüge über eine Karte, geglaubt
worked-gifts-dealt = Alle bekommen ein Geschenk
worked-accepted = Ein Geschenk wird angenommen, und das älteste geht weiter
worked-believed = Eine Lüge wird geglaubt
worked-caught = Eine Lüge fliegt auf
worked-doubted = Die Wahrheit wird abgelehnt
worked-two-gifts = Je zwei Geschenke: Das unterste geht zuerst
worked-special-gift = Ein besonderes Geschenk geht an irgendwen
worked-third-penalty = Der dritte Minuspunkt ist das Ende
worked-question = Eine Frage, und Vertrauen
