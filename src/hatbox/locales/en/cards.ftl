# The objects and the backs of the cards.
#
# The value is the name as it stands in a list. In a sentence:
#   .a, .a-obj       with the indefinite article, as subject and as object
#   .the, .the-obj   with the definite article, as subject and as object
# AntaYagí’s names are names of cards: they keep their capital in a sentence.
#
# Any message can have a version for one edition, whose id ends with that of the game
# (object-muffin-antayagi-65). A language has it where the rulebook of that edition has another word.

## AntaYagí: objects

object-treasure = Treasure
    .a = a Treasure
    .a-obj = a Treasure
    .the = the Treasure
    .the-obj = the Treasure

object-bone = Bone
    .a = a Bone
    .a-obj = a Bone
    .the = the Bone
    .the-obj = the Bone

object-hat = Hat
    .a = a Hat
    .a-obj = a Hat
    .the = the Hat
    .the-obj = the Hat

object-lollipop = Musical Lollipop
    .a = a Musical Lollipop
    .a-obj = a Musical Lollipop
    .the = the Musical Lollipop
    .the-obj = the Musical Lollipop

object-muffin = Muffin
    .a = a Muffin
    .a-obj = a Muffin
    .the = the Muffin
    .the-obj = the Muffin

object-muffin-antayagi-65 = Omniscient Muffin
    .a = an Omniscient Muffin
    .a-obj = an Omniscient Muffin
    .the = the Omniscient Muffin
    .the-obj = the Omniscient Muffin

object-toxic-waste = Toxic Waste
    .a = Toxic Waste
    .a-obj = Toxic Waste
    .the = the Toxic Waste
    .the-obj = the Toxic Waste

object-t-rex = T-Rex
    .a = a T-Rex
    .a-obj = a T-Rex
    .the = the T-Rex
    .the-obj = the T-Rex

object-fish = Fish
    .a = a Fish
    .a-obj = a Fish
    .the = the Fish
    .the-obj = the Fish

object-wizard = Wandering Wizard
    .a = a Wandering Wizard
    .a-obj = a Wandering Wizard
    .the = the Wandering Wizard
    .the-obj = the Wandering Wizard

object-empty-box = Empty Box
    .a = an Empty Box
    .a-obj = an Empty Box
    .the = the Empty Box
    .the-obj = the Empty Box

## AntaYagí: backs

back-plain = Plain back
    .a = a plain back
    .a-obj = a plain back
    .the = the plain back
    .the-obj = the plain back

back-sabotage = Sabotage
    .a = a Sabotage
    .a-obj = a Sabotage
    .the = the Sabotage
    .the-obj = the Sabotage

back-small-hat = Small Hat
    .a = a Small Hat
    .a-obj = a Small Hat
    .the = the Small Hat
    .the-obj = the Small Hat

back-clue = Treasure or T-Rex
    .a = a “Treasure or T-Rex” clue
    .a-obj = a “Treasure or T-Rex” clue
    .the = the “Treasure or T-Rex” clue
    .the-obj = the “Treasure or T-Rex” clue

## That’s Not a Hat: backs

back-black-left = Black arrow to the left
    .a = a black arrow to the left
    .a-obj = a black arrow to the left
    .the = the black arrow to the left
    .the-obj = the black arrow to the left

back-black-right = Black arrow to the right
    .a = a black arrow to the right
    .a-obj = a black arrow to the right
    .the = the black arrow to the right
    .the-obj = the black arrow to the right

back-white-left = White arrow to the left
    .a = a white arrow to the left
    .a-obj = a white arrow to the left
    .the = the white arrow to the left
    .the-obj = the white arrow to the left

back-white-right = White arrow to the right
    .a = a white arrow to the right
    .a-obj = a white arrow to the right
    .the = the white arrow to the right
    .the-obj = the white arrow to the right

back-black-any = Black arrows in all directions
    .a = black arrows in all directions
    .a-obj = black arrows in all directions
    .the = the black arrows in all directions
    .the-obj = the black arrows in all directions

back-white-any = White arrows in all directions
    .a = white arrows in all directions
    .a-obj = white arrows in all directions
    .the = the white arrows in all directions
    .the-obj = the white arrows in all directions
