# The objects and the backs of the cards. The English file says what the attributes are for.

## AntaYagí: objects

object-treasure = Schat
    .a = een Schat
    .a-obj = een Schat
    .the = de Schat
    .the-obj = de Schat

object-bone = Kluif
    .a = een Kluif
    .a-obj = een Kluif
    .the = de Kluif
    .the-obj = de Kluif

object-hat = Hoed
    .a = een Hoed
    .a-obj = een Hoed
    .the = de Hoed
    .the-obj = de Hoed

object-lollipop = Muzikale lolly
    .a = een Muzikale lolly
    .a-obj = een Muzikale lolly
    .the = de Muzikale lolly
    .the-obj = de Muzikale lolly

object-muffin = Muffin
    .a = een Muffin
    .a-obj = een Muffin
    .the = de Muffin
    .the-obj = de Muffin

object-muffin-antayagi-65 = Alwetende muffin
    .a = een Alwetende muffin
    .a-obj = een Alwetende muffin
    .the = de Alwetende muffin
    .the-obj = de Alwetende muffin

object-toxic-waste = Giftig afval
    .a = Giftig afval
    .a-obj = Giftig afval
    .the = het Giftige afval
    .the-obj = het Giftige afval

object-t-rex = T-Rex
    .a = een T-Rex
    .a-obj = een T-Rex
    .the = de T-Rex
    .the-obj = de T-Rex

object-fish = Vis
    .a = een Vis
    .a-obj = een Vis
    .the = de Vis
    .the-obj = de Vis

object-wizard = Dolende tovenaar
    .a = een Dolende tovenaar
    .a-obj = een Dolende tovenaar
    .the = de Dolende tovenaar
    .the-obj = de Dolende tovenaar

object-empty-box = Lege doos
    .a = een Lege doos
    .a-obj = een Lege doos
    .the = de Lege doos
    .the-obj = de Lege doos

## AntaYagí: backs

back-plain = Effen achterkant
    .a = een effen achterkant
    .a-obj = een effen achterkant
    .the = de effen achterkant
    .the-obj = de effen achterkant

back-sabotage = Sabotage
    .a = een Sabotage
    .a-obj = een Sabotage
    .the = de Sabotage
    .the-obj = de Sabotage

back-small-hat = Kleine hoed
    .a = een Kleine hoed
    .a-obj = een Kleine hoed
    .the = de Kleine hoed
    .the-obj = de Kleine hoed

back-clue = Schat of T-Rex
    .a = een aanwijzing ‘Schat of T-Rex’
    .a-obj = een aanwijzing ‘Schat of T-Rex’
    .the = de aanwijzing ‘Schat of T-Rex’
    .the-obj = de aanwijzing ‘Schat of T-Rex’

## That’s Not a Hat: backs

back-black-left = Zwarte pijl naar links
    .a = een zwarte pijl naar links
    .a-obj = een zwarte pijl naar links
    .the = de zwarte pijl naar links
    .the-obj = de zwarte pijl naar links

back-black-right = Zwarte pijl naar rechts
    .a = een zwarte pijl naar rechts
    .a-obj = een zwarte pijl naar rechts
    .the = de zwarte pijl naar rechts
    .the-obj = de zwarte pijl naar rechts

back-white-left = Witte pijl naar links
    .a = een witte pijl naar links
    .a-obj = een witte pijl naar links
    .the = de witte pijl naar links
    .the-obj = de witte pijl naar links

back-white-right = Witte pijl naar rechts
    .a = een witte pijl naar rechts
    .a-obj = een witte pijl naar rechts
    .the = de witte pijl naar rechts
    .the-obj = de witte pijl naar rechts

back-black-any = Zwarte pijlen in alle richtingen
    .a = zwarte pijlen in alle richtingen
    .a-obj = zwarte pijlen in alle richtingen
    .the = de zwarte pijlen in alle richtingen
    .the-obj = de zwarte pijlen in alle richtingen

back-white-any = Witte pijlen in alle richtingen
    .a = witte pijlen in alle richtingen
    .a-obj = witte pijlen in alle richtingen
    .the = de witte pijlen in alle richtingen
    .the-obj = de witte pijlen in alle richtingen
