# The gifts of That’s Not a Hat. The English file says what the attributes are for.

gift-alarm-clock = Wecker
    .a = ein Wecker
    .a-obj = einen Wecker
    .the = der Wecker
    .the-obj = den Wecker
    .a-nice = einen schönen Wecker
    .have = Ich habe einen schönen Wecker für dich.
    .not-a = Das ist kein Wecker!

gift-anchor = Anker
    .a = ein Anker
    .a-obj = einen Anker
    .the = der Anker
    .the-obj = den Anker
    .a-nice = einen schönen Anker
    .have = Ich habe einen schönen Anker für dich.
    .not-a = Das ist kein Anker!

gift-backpack = Rucksack
    .a = ein Rucksack
    .a-obj = einen Rucksack
    .the = der Rucksack
    .the-obj = den Rucksack
    .a-nice = einen schönen Rucksack
    .have = Ich habe einen schönen Rucksack für dich.
    .not-a = Das ist kein Rucksack!

gift-balloon = Luftballon
    .a = ein Luftballon
    .a-obj = einen Luftballon
    .the = der Luftballon
    .the-obj = den Luftballon
    .a-nice = einen schönen Luftballon
    .have = Ich habe einen schönen Luftballon für dich.
    .not-a = Das ist kein Luftballon!

gift-banana = Banane
    .a = eine Banane
    .a-obj = eine Banane
    .the = die Banane
    .the-obj = die Banane
    .a-nice = eine schöne Banane
    .have = Ich habe eine schöne Banane für dich.
    .not-a = Das ist keine Banane!

gift-bathtub = Badewanne
    .a = eine Badewanne
    .a-obj = eine Badewanne
    .the = die Badewanne
    .the-obj = die Badewanne
    .a-nice = eine schöne Badewanne
    .have = Ich habe eine schöne Badewanne für dich.
    .not-a = Das ist keine Badewanne!

gift-bed = Bett
    .a = ein Bett
    .a-obj = ein Bett
    .the = das Bett
    .the-obj = das Bett
    .a-nice = ein schönes Bett
    .have = Ich habe ein schönes Bett für dich.
    .not-a = Das ist kein Bett!

gift-bell = Glocke
    .a = eine Glocke
    .a-obj = eine Glocke
    .the = die Glocke
    .the-obj = die Glocke
    .a-nice = eine schöne Glocke
    .have = Ich habe eine schöne Glocke für dich.
    .not-a = Das ist keine Glocke!

gift-bicycle = Fahrrad
    .a = ein Fahrrad
    .a-obj = ein Fahrrad
    .the = das Fahrrad
    .the-obj = das Fahrrad
    .a-nice = ein schönes Fahrrad
    .have = Ich habe ein schönes Fahrrad für dich.
    .not-a = Das ist kein Fahrrad!

gift-bikini = Bikini
    .a = ein Bikini
    .a-obj = einen Bikini
    .the = der Bikini
    .the-obj = den Bikini
    .a-nice = einen schönen Bikini
    .have = Ich habe einen schönen Bikini für dich.
    .not-a = Das ist kein Bikini!

gift-bone = Knochen
    .a = ein Knochen
    .a-obj = einen Knochen
    .the = der Knochen
    .the-obj = den Knochen
    .a-nice = einen schönen Knochen
    .have = Ich habe einen schönen Knochen für dich.
    .not-a = Das ist kein Knochen!

gift-book = Buch
    .a = ein Buch
    .a-obj = ein Buch
    .the = das Buch
    .the-obj = das Buch
    .a-nice = ein schönes Buch
    .have = Ich habe ein schönes Buch für dich.
    .not-a = Das ist kein Buch!

gift-boomerang = Bumerang
    .a = ein Bumerang
    .a-obj = einen Bumerang
    .the = der Bumerang
    .the-obj = den Bumerang
    .a-nice = einen schönen Bumerang
    .have = Ich habe einen schönen Bumerang für dich.
    .not-a = Das ist kein Bumerang!

gift-broccoli = Brokkoli
    .a = ein Brokkoli
    .a-obj = einen Brokkoli
    .the = der Brokkoli
    .the-obj = den Brokkoli
    .a-nice = einen schönen Brokkoli
    .have = Ich habe einen schönen Brokkoli für dich.
    .not-a = Das ist kein Brokkoli!

gift-broom = Besen
    .a = ein Besen
    .a-obj = einen Besen
    .the = der Besen
    .the-obj = den Besen
    .a-nice = einen schönen Besen
    .have = Ich habe einen schönen Besen für dich.
    .not-a = Das ist kein Besen!

gift-bucket = Eimer
    .a = ein Eimer
    .a-obj = einen Eimer
    .the = der Eimer
    .the-obj = den Eimer
    .a-nice = einen schönen Eimer
    .have = Ich habe einen schönen Eimer für dich.
    .not-a = Das ist kein Eimer!

gift-cactus = Kaktus
    .a = ein Kaktus
    .a-obj = einen Kaktus
    .the = der Kaktus
    .the-obj = den Kaktus
    .a-nice = einen schönen Kaktus
    .have = Ich habe einen schönen Kaktus für dich.
    .not-a = Das ist kein Kaktus!

gift-camera = Kamera
    .a = eine Kamera
    .a-obj = eine Kamera
    .the = die Kamera
    .the-obj = die Kamera
    .a-nice = eine schöne Kamera
    .have = Ich habe eine schöne Kamera für dich.
    .not-a = Das ist keine Kamera!

gift-candle = Kerze
    .a = eine Kerze
    .a-obj = eine Kerze
    .the = die Kerze
    .the-obj = die Kerze
    .a-nice = eine schöne Kerze
    .have = Ich habe eine schöne Kerze für dich.
    .not-a = Das ist keine Kerze!

gift-carrot = Karotte
    .a = eine Karotte
    .a-obj = eine Karotte
    .the = die Karotte
    .the-obj = die Karotte
    .a-nice = eine schöne Karotte
    .have = Ich habe eine schöne Karotte für dich.
    .not-a = Das ist keine Karotte!

gift-chair = Stuhl
    .a = ein Stuhl
    .a-obj = einen Stuhl
    .the = der Stuhl
    .the-obj = den Stuhl
    .a-nice = einen schönen Stuhl
    .have = Ich habe einen schönen Stuhl für dich.
    .not-a = Das ist kein Stuhl!

gift-cheese = Käse
    .a = ein Käse
    .a-obj = einen Käse
    .the = der Käse
    .the-obj = den Käse
    .a-nice = einen schönen Käse
    .have = Ich habe einen schönen Käse für dich.
    .not-a = Das ist kein Käse!

gift-christmas-tree = Weihnachtsbaum
    .a = ein Weihnachtsbaum
    .a-obj = einen Weihnachtsbaum
    .the = der Weihnachtsbaum
    .the-obj = den Weihnachtsbaum
    .a-nice = einen schönen Weihnachtsbaum
    .have = Ich habe einen schönen Weihnachtsbaum für dich.
    .not-a = Das ist kein Weihnachtsbaum!

gift-cookie = Keks
    .a = ein Keks
    .a-obj = einen Keks
    .the = der Keks
    .the-obj = den Keks
    .a-nice = einen schönen Keks
    .have = Ich habe einen schönen Keks für dich.
    .not-a = Das ist kein Keks!

gift-croissant = Croissant
    .a = ein Croissant
    .a-obj = ein Croissant
    .the = das Croissant
    .the-obj = das Croissant
    .a-nice = ein schönes Croissant
    .have = Ich habe ein schönes Croissant für dich.
    .not-a = Das ist kein Croissant!

gift-crown = Krone
    .a = eine Krone
    .a-obj = eine Krone
    .the = die Krone
    .the-obj = die Krone
    .a-nice = eine schöne Krone
    .have = Ich habe eine schöne Krone für dich.
    .not-a = Das ist keine Krone!

gift-crystal-ball = Kristallkugel
    .a = eine Kristallkugel
    .a-obj = eine Kristallkugel
    .the = die Kristallkugel
    .the-obj = die Kristallkugel
    .a-nice = eine schöne Kristallkugel
    .have = Ich habe eine schöne Kristallkugel für dich.
    .not-a = Das ist keine Kristallkugel!

gift-cupcake = Cupcake
    .a = ein Cupcake
    .a-obj = einen Cupcake
    .the = der Cupcake
    .the-obj = den Cupcake
    .a-nice = einen schönen Cupcake
    .have = Ich habe einen schönen Cupcake für dich.
    .not-a = Das ist kein Cupcake!

gift-donut = Donut
    .a = ein Donut
    .a-obj = einen Donut
    .the = der Donut
    .the-obj = den Donut
    .a-nice = einen schönen Donut
    .have = Ich habe einen schönen Donut für dich.
    .not-a = Das ist kein Donut!

gift-door = Tür
    .a = eine Tür
    .a-obj = eine Tür
    .the = die Tür
    .the-obj = die Tür
    .a-nice = eine schöne Tür
    .have = Ich habe eine schöne Tür für dich.
    .not-a = Das ist keine Tür!

gift-dress = Kleid
    .a = ein Kleid
    .a-obj = ein Kleid
    .the = das Kleid
    .the-obj = das Kleid
    .a-nice = ein schönes Kleid
    .have = Ich habe ein schönes Kleid für dich.
    .not-a = Das ist kein Kleid!

gift-drum = Trommel
    .a = eine Trommel
    .a-obj = eine Trommel
    .the = die Trommel
    .the-obj = die Trommel
    .a-nice = eine schöne Trommel
    .have = Ich habe eine schöne Trommel für dich.
    .not-a = Das ist keine Trommel!

gift-egg = Ei
    .a = ein Ei
    .a-obj = ein Ei
    .the = das Ei
    .the-obj = das Ei
    .a-nice = ein schönes Ei
    .have = Ich habe ein schönes Ei für dich.
    .not-a = Das ist kein Ei!

gift-envelope = Briefumschlag
    .a = ein Briefumschlag
    .a-obj = einen Briefumschlag
    .the = der Briefumschlag
    .the-obj = den Briefumschlag
    .a-nice = einen schönen Briefumschlag
    .have = Ich habe einen schönen Briefumschlag für dich.
    .not-a = Das ist kein Briefumschlag!

gift-feather = Feder
    .a = eine Feder
    .a-obj = eine Feder
    .the = die Feder
    .the-obj = die Feder
    .a-nice = eine schöne Feder
    .have = Ich habe eine schöne Feder für dich.
    .not-a = Das ist keine Feder!

gift-fire-extinguisher = Feuerlöscher
    .a = ein Feuerlöscher
    .a-obj = einen Feuerlöscher
    .the = der Feuerlöscher
    .the-obj = den Feuerlöscher
    .a-nice = einen schönen Feuerlöscher
    .have = Ich habe einen schönen Feuerlöscher für dich.
    .not-a = Das ist kein Feuerlöscher!

gift-flashlight = Taschenlampe
    .a = eine Taschenlampe
    .a-obj = eine Taschenlampe
    .the = die Taschenlampe
    .the-obj = die Taschenlampe
    .a-nice = eine schöne Taschenlampe
    .have = Ich habe eine schöne Taschenlampe für dich.
    .not-a = Das ist keine Taschenlampe!

gift-glasses = Brille
    .a = eine Brille
    .a-obj = eine Brille
    .the = die Brille
    .the-obj = die Brille
    .a-nice = eine schöne Brille
    .have = Ich habe eine schöne Brille für dich.
    .not-a = Das ist keine Brille!

gift-glove = Handschuh
    .a = ein Handschuh
    .a-obj = einen Handschuh
    .the = der Handschuh
    .the-obj = den Handschuh
    .a-nice = einen schönen Handschuh
    .have = Ich habe einen schönen Handschuh für dich.
    .not-a = Das ist kein Handschuh!

gift-guitar = Gitarre
    .a = eine Gitarre
    .a-obj = eine Gitarre
    .the = die Gitarre
    .the-obj = die Gitarre
    .a-nice = eine schöne Gitarre
    .have = Ich habe eine schöne Gitarre für dich.
    .not-a = Das ist keine Gitarre!

gift-hamburger = Hamburger
    .a = ein Hamburger
    .a-obj = einen Hamburger
    .the = der Hamburger
    .the-obj = den Hamburger
    .a-nice = einen schönen Hamburger
    .have = Ich habe einen schönen Hamburger für dich.
    .not-a = Das ist kein Hamburger!

gift-hammer = Hammer
    .a = ein Hammer
    .a-obj = einen Hammer
    .the = der Hammer
    .the-obj = den Hammer
    .a-nice = einen schönen Hammer
    .have = Ich habe einen schönen Hammer für dich.
    .not-a = Das ist kein Hammer!

gift-handbag = Handtasche
    .a = eine Handtasche
    .a-obj = eine Handtasche
    .the = die Handtasche
    .the-obj = die Handtasche
    .a-nice = eine schöne Handtasche
    .have = Ich habe eine schöne Handtasche für dich.
    .not-a = Das ist keine Handtasche!

gift-hat = Hut
    .a = ein Hut
    .a-obj = einen Hut
    .the = der Hut
    .the-obj = den Hut
    .a-nice = einen schönen Hut
    .have = Ich habe einen schönen Hut für dich.
    .not-a = Das ist kein Hut!

gift-headphones = Kopfhörer
    .a = ein Kopfhörer
    .a-obj = einen Kopfhörer
    .the = der Kopfhörer
    .the-obj = den Kopfhörer
    .a-nice = einen schönen Kopfhörer
    .have = Ich habe einen schönen Kopfhörer für dich.
    .not-a = Das ist kein Kopfhörer!

gift-high-heel = Stöckelschuh
    .a = ein Stöckelschuh
    .a-obj = einen Stöckelschuh
    .the = der Stöckelschuh
    .the-obj = den Stöckelschuh
    .a-nice = einen schönen Stöckelschuh
    .have = Ich habe einen schönen Stöckelschuh für dich.
    .not-a = Das ist kein Stöckelschuh!

gift-hourglass = Sanduhr
    .a = eine Sanduhr
    .a-obj = eine Sanduhr
    .the = die Sanduhr
    .the-obj = die Sanduhr
    .a-nice = eine schöne Sanduhr
    .have = Ich habe eine schöne Sanduhr für dich.
    .not-a = Das ist keine Sanduhr!

gift-key = Schlüssel
    .a = ein Schlüssel
    .a-obj = einen Schlüssel
    .the = der Schlüssel
    .the-obj = den Schlüssel
    .a-nice = einen schönen Schlüssel
    .have = Ich habe einen schönen Schlüssel für dich.
    .not-a = Das ist kein Schlüssel!

gift-kite = Drachen
    .a = ein Drachen
    .a-obj = einen Drachen
    .the = der Drachen
    .the-obj = den Drachen
    .a-nice = einen schönen Drachen
    .have = Ich habe einen schönen Drachen für dich.
    .not-a = Das ist kein Drachen!

gift-ladder = Leiter
    .a = eine Leiter
    .a-obj = eine Leiter
    .the = die Leiter
    .the-obj = die Leiter
    .a-nice = eine schöne Leiter
    .have = Ich habe eine schöne Leiter für dich.
    .not-a = Das ist keine Leiter!

gift-laptop = Laptop
    .a = ein Laptop
    .a-obj = einen Laptop
    .the = der Laptop
    .the-obj = den Laptop
    .a-nice = einen schönen Laptop
    .have = Ich habe einen schönen Laptop für dich.
    .not-a = Das ist kein Laptop!

gift-lemon = Zitrone
    .a = eine Zitrone
    .a-obj = eine Zitrone
    .the = die Zitrone
    .the-obj = die Zitrone
    .a-nice = eine schöne Zitrone
    .have = Ich habe eine schöne Zitrone für dich.
    .not-a = Das ist keine Zitrone!

gift-light-bulb = Glühbirne
    .a = eine Glühbirne
    .a-obj = eine Glühbirne
    .the = die Glühbirne
    .the-obj = die Glühbirne
    .a-nice = eine schöne Glühbirne
    .have = Ich habe eine schöne Glühbirne für dich.
    .not-a = Das ist keine Glühbirne!

gift-lipstick = Lippenstift
    .a = ein Lippenstift
    .a-obj = einen Lippenstift
    .the = der Lippenstift
    .the-obj = den Lippenstift
    .a-nice = einen schönen Lippenstift
    .have = Ich habe einen schönen Lippenstift für dich.
    .not-a = Das ist kein Lippenstift!

gift-lollipop = Lolli
    .a = ein Lolli
    .a-obj = einen Lolli
    .the = der Lolli
    .the-obj = den Lolli
    .a-nice = einen schönen Lolli
    .have = Ich habe einen schönen Lolli für dich.
    .not-a = Das ist kein Lolli!

gift-magic-wand = Zauberstab
    .a = ein Zauberstab
    .a-obj = einen Zauberstab
    .the = der Zauberstab
    .the-obj = den Zauberstab
    .a-nice = einen schönen Zauberstab
    .have = Ich habe einen schönen Zauberstab für dich.
    .not-a = Das ist kein Zauberstab!

gift-magnet = Magnet
    .a = ein Magnet
    .a-obj = einen Magneten
    .the = der Magnet
    .the-obj = den Magneten
    .a-nice = einen schönen Magneten
    .have = Ich habe einen schönen Magneten für dich.
    .not-a = Das ist kein Magnet!

gift-magnifying-glass = Lupe
    .a = eine Lupe
    .a-obj = eine Lupe
    .the = die Lupe
    .the-obj = die Lupe
    .a-nice = eine schöne Lupe
    .have = Ich habe eine schöne Lupe für dich.
    .not-a = Das ist keine Lupe!

gift-microphone = Mikrofon
    .a = ein Mikrofon
    .a-obj = ein Mikrofon
    .the = das Mikrofon
    .the-obj = das Mikrofon
    .a-nice = ein schönes Mikrofon
    .have = Ich habe ein schönes Mikrofon für dich.
    .not-a = Das ist kein Mikrofon!

gift-mirror = Spiegel
    .a = ein Spiegel
    .a-obj = einen Spiegel
    .the = der Spiegel
    .the-obj = den Spiegel
    .a-nice = einen schönen Spiegel
    .have = Ich habe einen schönen Spiegel für dich.
    .not-a = Das ist kein Spiegel!

gift-mushroom = Pilz
    .a = ein Pilz
    .a-obj = einen Pilz
    .the = der Pilz
    .the-obj = den Pilz
    .a-nice = einen schönen Pilz
    .have = Ich habe einen schönen Pilz für dich.
    .not-a = Das ist kein Pilz!

gift-onion = Zwiebel
    .a = eine Zwiebel
    .a-obj = eine Zwiebel
    .the = die Zwiebel
    .the-obj = die Zwiebel
    .a-nice = eine schöne Zwiebel
    .have = Ich habe eine schöne Zwiebel für dich.
    .not-a = Das ist keine Zwiebel!

gift-padlock = Vorhängeschloss
    .a = ein Vorhängeschloss
    .a-obj = ein Vorhängeschloss
    .the = das Vorhängeschloss
    .the-obj = das Vorhängeschloss
    .a-nice = ein schönes Vorhängeschloss
    .have = Ich habe ein schönes Vorhängeschloss für dich.
    .not-a = Das ist kein Vorhängeschloss!

gift-painting = Gemälde
    .a = ein Gemälde
    .a-obj = ein Gemälde
    .the = das Gemälde
    .the-obj = das Gemälde
    .a-nice = ein schönes Gemälde
    .have = Ich habe ein schönes Gemälde für dich.
    .not-a = Das ist kein Gemälde!

gift-paperclip = Büroklammer
    .a = eine Büroklammer
    .a-obj = eine Büroklammer
    .the = die Büroklammer
    .the-obj = die Büroklammer
    .a-nice = eine schöne Büroklammer
    .have = Ich habe eine schöne Büroklammer für dich.
    .not-a = Das ist keine Büroklammer!

gift-pen = Kugelschreiber
    .a = ein Kugelschreiber
    .a-obj = einen Kugelschreiber
    .the = der Kugelschreiber
    .the-obj = den Kugelschreiber
    .a-nice = einen schönen Kugelschreiber
    .have = Ich habe einen schönen Kugelschreiber für dich.
    .not-a = Das ist kein Kugelschreiber!

gift-piano = Klavier
    .a = ein Klavier
    .a-obj = ein Klavier
    .the = das Klavier
    .the-obj = das Klavier
    .a-nice = ein schönes Klavier
    .have = Ich habe ein schönes Klavier für dich.
    .not-a = Das ist kein Klavier!

gift-pineapple = Ananas
    .a = eine Ananas
    .a-obj = eine Ananas
    .the = die Ananas
    .the-obj = die Ananas
    .a-nice = eine schöne Ananas
    .have = Ich habe eine schöne Ananas für dich.
    .not-a = Das ist keine Ananas!

gift-pizza = Pizza
    .a = eine Pizza
    .a-obj = eine Pizza
    .the = die Pizza
    .the-obj = die Pizza
    .a-nice = eine schöne Pizza
    .have = Ich habe eine schöne Pizza für dich.
    .not-a = Das ist keine Pizza!

gift-plunger = Pömpel
    .a = ein Pömpel
    .a-obj = einen Pömpel
    .the = der Pömpel
    .the-obj = den Pömpel
    .a-nice = einen schönen Pömpel
    .have = Ich habe einen schönen Pömpel für dich.
    .not-a = Das ist kein Pömpel!

gift-printer = Drucker
    .a = ein Drucker
    .a-obj = einen Drucker
    .the = der Drucker
    .the-obj = den Drucker
    .a-nice = einen schönen Drucker
    .have = Ich habe einen schönen Drucker für dich.
    .not-a = Das ist kein Drucker!

gift-pumpkin = Kürbis
    .a = ein Kürbis
    .a-obj = einen Kürbis
    .the = der Kürbis
    .the-obj = den Kürbis
    .a-nice = einen schönen Kürbis
    .have = Ich habe einen schönen Kürbis für dich.
    .not-a = Das ist kein Kürbis!

gift-radio = Radio
    .a = ein Radio
    .a-obj = ein Radio
    .the = das Radio
    .the-obj = das Radio
    .a-nice = ein schönes Radio
    .have = Ich habe ein schönes Radio für dich.
    .not-a = Das ist kein Radio!

gift-ring = Ring
    .a = ein Ring
    .a-obj = einen Ring
    .the = der Ring
    .the-obj = den Ring
    .a-nice = einen schönen Ring
    .have = Ich habe einen schönen Ring für dich.
    .not-a = Das ist kein Ring!

gift-robot = Roboter
    .a = ein Roboter
    .a-obj = einen Roboter
    .the = der Roboter
    .the-obj = den Roboter
    .a-nice = einen schönen Roboter
    .have = Ich habe einen schönen Roboter für dich.
    .not-a = Das ist kein Roboter!

gift-rock = Stein
    .a = ein Stein
    .a-obj = einen Stein
    .the = der Stein
    .the-obj = den Stein
    .a-nice = einen schönen Stein
    .have = Ich habe einen schönen Stein für dich.
    .not-a = Das ist kein Stein!

gift-rocket = Rakete
    .a = eine Rakete
    .a-obj = eine Rakete
    .the = die Rakete
    .the-obj = die Rakete
    .a-nice = eine schöne Rakete
    .have = Ich habe eine schöne Rakete für dich.
    .not-a = Das ist keine Rakete!

gift-roller-skate = Rollschuh
    .a = ein Rollschuh
    .a-obj = einen Rollschuh
    .the = der Rollschuh
    .the-obj = den Rollschuh
    .a-nice = einen schönen Rollschuh
    .have = Ich habe einen schönen Rollschuh für dich.
    .not-a = Das ist kein Rollschuh!

gift-saw = Säge
    .a = eine Säge
    .a-obj = eine Säge
    .the = die Säge
    .the-obj = die Säge
    .a-nice = eine schöne Säge
    .have = Ich habe eine schöne Säge für dich.
    .not-a = Das ist keine Säge!

gift-saxophone = Saxofon
    .a = ein Saxofon
    .a-obj = ein Saxofon
    .the = das Saxofon
    .the-obj = das Saxofon
    .a-nice = ein schönes Saxofon
    .have = Ich habe ein schönes Saxofon für dich.
    .not-a = Das ist kein Saxofon!

gift-scarf = Schal
    .a = ein Schal
    .a-obj = einen Schal
    .the = der Schal
    .the-obj = den Schal
    .a-nice = einen schönen Schal
    .have = Ich habe einen schönen Schal für dich.
    .not-a = Das ist kein Schal!

gift-scissors = Schere
    .a = eine Schere
    .a-obj = eine Schere
    .the = die Schere
    .the-obj = die Schere
    .a-nice = eine schöne Schere
    .have = Ich habe eine schöne Schere für dich.
    .not-a = Das ist keine Schere!

gift-screwdriver = Schraubenzieher
    .a = ein Schraubenzieher
    .a-obj = einen Schraubenzieher
    .the = der Schraubenzieher
    .the-obj = den Schraubenzieher
    .a-nice = einen schönen Schraubenzieher
    .have = Ich habe einen schönen Schraubenzieher für dich.
    .not-a = Das ist kein Schraubenzieher!

gift-skateboard = Skateboard
    .a = ein Skateboard
    .a-obj = ein Skateboard
    .the = das Skateboard
    .the-obj = das Skateboard
    .a-nice = ein schönes Skateboard
    .have = Ich habe ein schönes Skateboard für dich.
    .not-a = Das ist kein Skateboard!

gift-sled = Schlitten
    .a = ein Schlitten
    .a-obj = einen Schlitten
    .the = der Schlitten
    .the-obj = den Schlitten
    .a-nice = einen schönen Schlitten
    .have = Ich habe einen schönen Schlitten für dich.
    .not-a = Das ist kein Schlitten!

gift-snowman = Schneemann
    .a = ein Schneemann
    .a-obj = einen Schneemann
    .the = der Schneemann
    .the-obj = den Schneemann
    .a-nice = einen schönen Schneemann
    .have = Ich habe einen schönen Schneemann für dich.
    .not-a = Das ist kein Schneemann!

gift-socks = Socken
    .a = Socken
    .a-obj = Socken
    .the = die Socken
    .the-obj = die Socken
    .a-nice = schöne Socken
    .have = Ich habe schöne Socken für dich.
    .not-a = Das sind keine Socken!

gift-sponge = Schwamm
    .a = ein Schwamm
    .a-obj = einen Schwamm
    .the = der Schwamm
    .the-obj = den Schwamm
    .a-nice = einen schönen Schwamm
    .have = Ich habe einen schönen Schwamm für dich.
    .not-a = Das ist kein Schwamm!

gift-spoon = Löffel
    .a = ein Löffel
    .a-obj = einen Löffel
    .the = der Löffel
    .the-obj = den Löffel
    .a-nice = einen schönen Löffel
    .have = Ich habe einen schönen Löffel für dich.
    .not-a = Das ist kein Löffel!

gift-strawberry = Erdbeere
    .a = eine Erdbeere
    .a-obj = eine Erdbeere
    .the = die Erdbeere
    .the-obj = die Erdbeere
    .a-nice = eine schöne Erdbeere
    .have = Ich habe eine schöne Erdbeere für dich.
    .not-a = Das ist keine Erdbeere!

gift-suitcase = Koffer
    .a = ein Koffer
    .a-obj = einen Koffer
    .the = der Koffer
    .the-obj = den Koffer
    .a-nice = einen schönen Koffer
    .have = Ich habe einen schönen Koffer für dich.
    .not-a = Das ist kein Koffer!

gift-sunflower = Sonnenblume
    .a = eine Sonnenblume
    .a-obj = eine Sonnenblume
    .the = die Sonnenblume
    .the-obj = die Sonnenblume
    .a-nice = eine schöne Sonnenblume
    .have = Ich habe eine schöne Sonnenblume für dich.
    .not-a = Das ist keine Sonnenblume!

gift-t-shirt = T-Shirt
    .a = ein T-Shirt
    .a-obj = ein T-Shirt
    .the = das T-Shirt
    .the-obj = das T-Shirt
    .a-nice = ein schönes T-Shirt
    .have = Ich habe ein schönes T-Shirt für dich.
    .not-a = Das ist kein T-Shirt!

gift-teapot = Teekanne
    .a = eine Teekanne
    .a-obj = eine Teekanne
    .the = die Teekanne
    .the-obj = die Teekanne
    .a-nice = eine schöne Teekanne
    .have = Ich habe eine schöne Teekanne für dich.
    .not-a = Das ist keine Teekanne!

gift-teddy-bear = Teddybär
    .a = ein Teddybär
    .a-obj = einen Teddybären
    .the = der Teddybär
    .the-obj = den Teddybären
    .a-nice = einen schönen Teddybären
    .have = Ich habe einen schönen Teddybären für dich.
    .not-a = Das ist kein Teddybär!

gift-telephone = Telefon
    .a = ein Telefon
    .a-obj = ein Telefon
    .the = das Telefon
    .the-obj = das Telefon
    .a-nice = ein schönes Telefon
    .have = Ich habe ein schönes Telefon für dich.
    .not-a = Das ist kein Telefon!

gift-telescope = Teleskop
    .a = ein Teleskop
    .a-obj = ein Teleskop
    .the = das Teleskop
    .the-obj = das Teleskop
    .a-nice = ein schönes Teleskop
    .have = Ich habe ein schönes Teleskop für dich.
    .not-a = Das ist kein Teleskop!

gift-television = Fernseher
    .a = ein Fernseher
    .a-obj = einen Fernseher
    .the = der Fernseher
    .the-obj = den Fernseher
    .a-nice = einen schönen Fernseher
    .have = Ich habe einen schönen Fernseher für dich.
    .not-a = Das ist kein Fernseher!

gift-tennis-racket = Tennisschläger
    .a = ein Tennisschläger
    .a-obj = einen Tennisschläger
    .the = der Tennisschläger
    .the-obj = den Tennisschläger
    .a-nice = einen schönen Tennisschläger
    .have = Ich habe einen schönen Tennisschläger für dich.
    .not-a = Das ist kein Tennisschläger!

gift-tent = Zelt
    .a = ein Zelt
    .a-obj = ein Zelt
    .the = das Zelt
    .the-obj = das Zelt
    .a-nice = ein schönes Zelt
    .have = Ich habe ein schönes Zelt für dich.
    .not-a = Das ist kein Zelt!

gift-toilet = Toilette
    .a = eine Toilette
    .a-obj = eine Toilette
    .the = die Toilette
    .the-obj = die Toilette
    .a-nice = eine schöne Toilette
    .have = Ich habe eine schöne Toilette für dich.
    .not-a = Das ist keine Toilette!

gift-toilet-paper = Klopapierrolle
    .a = eine Klopapierrolle
    .a-obj = eine Klopapierrolle
    .the = die Klopapierrolle
    .the-obj = die Klopapierrolle
    .a-nice = eine schöne Klopapierrolle
    .have = Ich habe eine schöne Klopapierrolle für dich.
    .not-a = Das ist keine Klopapierrolle!

gift-toothbrush = Zahnbürste
    .a = eine Zahnbürste
    .a-obj = eine Zahnbürste
    .the = die Zahnbürste
    .the-obj = die Zahnbürste
    .a-nice = eine schöne Zahnbürste
    .have = Ich habe eine schöne Zahnbürste für dich.
    .not-a = Das ist keine Zahnbürste!

gift-trophy = Pokal
    .a = ein Pokal
    .a-obj = einen Pokal
    .the = der Pokal
    .the-obj = den Pokal
    .a-nice = einen schönen Pokal
    .have = Ich habe einen schönen Pokal für dich.
    .not-a = Das ist kein Pokal!

gift-trumpet = Trompete
    .a = eine Trompete
    .a-obj = eine Trompete
    .the = die Trompete
    .the-obj = die Trompete
    .a-nice = eine schöne Trompete
    .have = Ich habe eine schöne Trompete für dich.
    .not-a = Das ist keine Trompete!

gift-umbrella = Regenschirm
    .a = ein Regenschirm
    .a-obj = einen Regenschirm
    .the = der Regenschirm
    .the-obj = den Regenschirm
    .a-nice = einen schönen Regenschirm
    .have = Ich habe einen schönen Regenschirm für dich.
    .not-a = Das ist kein Regenschirm!

gift-violin = Geige
    .a = eine Geige
    .a-obj = eine Geige
    .the = die Geige
    .the-obj = die Geige
    .a-nice = eine schöne Geige
    .have = Ich habe eine schöne Geige für dich.
    .not-a = Das ist keine Geige!

gift-watch = Armbanduhr
    .a = eine Armbanduhr
    .a-obj = eine Armbanduhr
    .the = die Armbanduhr
    .the-obj = die Armbanduhr
    .a-nice = eine schöne Armbanduhr
    .have = Ich habe eine schöne Armbanduhr für dich.
    .not-a = Das ist keine Armbanduhr!

gift-watermelon = Wassermelone
    .a = eine Wassermelone
    .a-obj = eine Wassermelone
    .the = die Wassermelone
    .the-obj = die Wassermelone
    .a-nice = eine schöne Wassermelone
    .have = Ich habe eine schöne Wassermelone für dich.
    .not-a = Das ist keine Wassermelone!

gift-yo-yo = Jo-Jo
    .a = ein Jo-Jo
    .a-obj = ein Jo-Jo
    .the = das Jo-Jo
    .the-obj = das Jo-Jo
    .a-nice = ein schönes Jo-Jo
    .have = Ich habe ein schönes Jo-Jo für dich.
    .not-a = Das ist kein Jo-Jo!
