# The objects and the backs of the cards. The English file says what the attributes are for.

## AntaYagí: objects

object-treasure = Schatz
    .a = ein Schatz
    .a-obj = einen Schatz
    .the = der Schatz
    .the-obj = den Schatz

object-bone = Knochen
    .a = ein Knochen
    .a-obj = einen Knochen
    .the = der Knochen
    .the-obj = den Knochen

object-hat = Hut
    .a = ein Hut
    .a-obj = einen Hut
    .the = der Hut
    .the-obj = den Hut

object-lollipop = Singender Lolli
    .a = ein Singender Lolli
    .a-obj = einen Singenden Lolli
    .the = der Singende Lolli
    .the-obj = den Singenden Lolli

object-muffin = Muffin
    .a = ein Muffin
    .a-obj = einen Muffin
    .the = der Muffin
    .the-obj = den Muffin

object-muffin-antayagi-65 = Allwissender Muffin
    .a = ein Allwissender Muffin
    .a-obj = einen Allwissenden Muffin
    .the = der Allwissende Muffin
    .the-obj = den Allwissenden Muffin

object-toxic-waste = Giftmüll
    .a = Giftmüll
    .a-obj = Giftmüll
    .the = der Giftmüll
    .the-obj = den Giftmüll

object-t-rex = T-Rex
    .a = ein T-Rex
    .a-obj = einen T-Rex
    .the = der T-Rex
    .the-obj = den T-Rex

object-fish = Fisch
    .a = ein Fisch
    .a-obj = einen Fisch
    .the = der Fisch
    .the-obj = den Fisch

object-wizard = Wandernder Zauberer
    .a = ein Wandernder Zauberer
    .a-obj = einen Wandernden Zauberer
    .the = der Wandernde Zauberer
    .the-obj = den Wandernden Zauberer

object-empty-box = Leere Schachtel
    .a = eine Leere Schachtel
    .a-obj = eine Leere Schachtel
    .the = die Leere Schachtel
    .the-obj = die Leere Schachtel

## AntaYagí: backs

back-plain = Schlichte Rückseite
    .a = eine schlichte Rückseite
    .a-obj = eine schlichte Rückseite
    .the = die schlichte Rückseite
    .the-obj = die schlichte Rückseite

back-sabotage = Sabotage
    .a = eine Sabotage
    .a-obj = eine Sabotage
    .the = die Sabotage
    .the-obj = die Sabotage

back-small-hat = Kleiner Hut
    .a = ein Kleiner Hut
    .a-obj = einen Kleinen Hut
    .the = der Kleine Hut
    .the-obj = den Kleinen Hut

back-clue = Schatz oder T-Rex
    .a = ein Hinweis „Schatz oder T-Rex“
    .a-obj = einen Hinweis „Schatz oder T-Rex“
    .the = der Hinweis „Schatz oder T-Rex“
    .the-obj = den Hinweis „Schatz oder T-Rex“

## That’s Not a Hat: backs

back-black-left = Schwarzer Pfeil nach links
    .a = ein schwarzer Pfeil nach links
    .a-obj = einen schwarzen Pfeil nach links
    .the = der schwarze Pfeil nach links
    .the-obj = den schwarzen Pfeil nach links

back-black-right = Schwarzer Pfeil nach rechts
    .a = ein schwarzer Pfeil nach rechts
    .a-obj = einen schwarzen Pfeil nach rechts
    .the = der schwarze Pfeil nach rechts
    .the-obj = den schwarzen Pfeil nach rechts

back-white-left = Weißer Pfeil nach links
    .a = ein weißer Pfeil nach links
    .a-obj = einen weißen Pfeil nach links
    .the = der weiße Pfeil nach links
    .the-obj = den weißen Pfeil nach links

back-white-right = Weißer Pfeil nach rechts
    .a = ein weißer Pfeil nach rechts
    .a-obj = einen weißen Pfeil nach rechts
    .the = der weiße Pfeil nach rechts
    .the-obj = den weißen Pfeil nach rechts

back-black-any = Schwarze Pfeile in alle Richtungen
    .a = schwarze Pfeile in alle Richtungen
    .a-obj = schwarze Pfeile in alle Richtungen
    .the = die schwarzen Pfeile in alle Richtungen
    .the-obj = die schwarzen Pfeile in alle Richtungen

back-white-any = Weiße Pfeile in alle Richtungen
    .a = weiße Pfeile in alle Richtungen
    .a-obj = weiße Pfeile in alle Richtungen
    .the = die weißen Pfeile in alle Richtungen
    .the-obj = die weißen Pfeile in alle Richtungen
