# Die Charaktere der Bots. The English file explains them.

character-saboteur = Die Spaßbremse
character-saboteur-about = Sabotiert, sobald es jemandem den Tag verdirbt, und lacht darüber.

character-collector = Die Elster
character-collector-about = Sammelt in aller Ruhe Punkte, liebt Schätze und spart sich Sabotagen für den richtigen Moment auf.

character-trickster = Das Schlitzohr
character-trickster-about = Sagt, was gerade passt, wahr oder nicht, und blufft, ohne mit der Wimper zu zucken.

character-good-soul = Die gute Seele
character-good-soul-about = Sagt die Wahrheit, bedankt sich und verdirbt fast nie etwas.

character-gambler = Alles oder nichts
character-gambler-about = Gewinnt lieber hoch oder verliert hoch, als vernünftig zu spielen.

character-avenger = Auge um Auge
character-avenger-about = Vergisst kein Unrecht: Wer einen schönen Plan verdirbt, bekommt es zurück.

character-doubter = Die Spürnase
character-doubter-about = Glaubt niemandem etwas und fragt alle, ob sie sicher sind.

character-believer = Blindes Vertrauen
character-believer-about = Glaubt allen alles, immer wieder.
