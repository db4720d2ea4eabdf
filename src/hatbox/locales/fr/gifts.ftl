# The gifts of That’s Not a Hat. The English file says what the attributes are for.

gift-alarm-clock = Réveil
    .a = un réveil
    .a-obj = un réveil
    .the = le réveil
    .the-obj = le réveil
    .a-nice = un beau réveil
    .have = J’ai un beau réveil pour toi.
    .not-a = Ce n’est pas un réveil !

gift-anchor = Ancre
    .a = une ancre
    .a-obj = une ancre
    .the = l’ancre
    .the-obj = l’ancre
    .a-nice = une belle ancre
    .have = J’ai une belle ancre pour toi.
    .not-a = Ce n’est pas une ancre !

gift-backpack = Sac à dos
    .a = un sac à dos
    .a-obj = un sac à dos
    .the = le sac à dos
    .the-obj = le sac à dos
    .a-nice = un beau sac à dos
    .have = J’ai un beau sac à dos pour toi.
    .not-a = Ce n’est pas un sac à dos !

gift-balloon = Ballon
    .a = un ballon
    .a-obj = un ballon
    .the = le ballon
    .the-obj = le ballon
    .a-nice = un beau ballon
    .have = J’ai un beau ballon pour toi.
    .not-a = Ce n’est pas un ballon !

gift-banana = Banane
    .a = une banane
    .a-obj = une banane
    .the = la banane
    .the-obj = la banane
    .a-nice = une belle banane
    .have = J’ai une belle banane pour toi.
    .not-a = Ce n’est pas une banane !

gift-bathtub = Baignoire
    .a = une baignoire
    .a-obj = une baignoire
    .the = la baignoire
    .the-obj = la baignoire
    .a-nice = une belle baignoire
    .have = J’ai une belle baignoire pour toi.
    .not-a = Ce n’est pas une baignoire !

gift-bed = Lit
    .a = un lit
    .a-obj = un lit
    .the = le lit
    .the-obj = le lit
    .a-nice = un beau lit
    .have = J’ai un beau lit pour toi.
    .not-a = Ce n’est pas un lit !

gift-bell = Cloche
    .a = une cloche
    .a-obj = une cloche
    .the = la cloche
    .the-obj = la cloche
    .a-nice = une belle cloche
    .have = J’ai une belle cloche pour toi.
    .not-a = Ce n’est pas une cloche !

gift-bicycle = Vélo
    .a = un vélo
    .a-obj = un vélo
    .the = le vélo
    .the-obj = le vélo
    .a-nice = un beau vélo
    .have = J’ai un beau vélo pour toi.
    .not-a = Ce n’est pas un vélo !

gift-bikini = Bikini
    .a = un bikini
    .a-obj = un bikini
    .the = le bikini
    .the-obj = le bikini
    .a-nice = un beau bikini
    .have = J’ai un beau bikini pour toi.
    .not-a = Ce n’est pas un bikini !

gift-bone = Os
    .a = un os
    .a-obj = un os
    .the = l’os
    .the-obj = l’os
    .a-nice = un bel os
    .have = J’ai un bel os pour toi.
    .not-a = Ce n’est pas un os !

gift-book = Livre
    .a = un livre
    .a-obj = un livre
    .the = le livre
    .the-obj = le livre
    .a-nice = un beau livre
    .have = J’ai un beau livre pour toi.
    .not-a = Ce n’est pas un livre !

gift-boomerang = Boomerang
    .a = un boomerang
    .a-obj = un boomerang
    .the = le boomerang
    .the-obj = le boomerang
    .a-nice = un beau boomerang
    .have = J’ai un beau boomerang pour toi.
    .not-a = Ce n’est pas un boomerang !

gift-broccoli = Brocoli
    .a = un brocoli
    .a-obj = un brocoli
    .the = le brocoli
    .the-obj = le brocoli
    .a-nice = un beau brocoli
    .have = J’ai un beau brocoli pour toi.
    .not-a = Ce n’est pas un brocoli !

gift-broom = Balai
    .a = un balai
    .a-obj = un balai
    .the = le balai
    .the-obj = le balai
    .a-nice = un beau balai
    .have = J’ai un beau balai pour toi.
    .not-a = Ce n’est pas un balai !

gift-bucket = Seau
    .a = un seau
    .a-obj = un seau
    .the = le seau
    .the-obj = le seau
    .a-nice = un beau seau
    .have = J’ai un beau seau pour toi.
    .not-a = Ce n’est pas un seau !

gift-cactus = Cactus
    .a = un cactus
    .a-obj = un cactus
    .the = le cactus
    .the-obj = le cactus
    .a-nice = un beau cactus
    .have = J’ai un beau cactus pour toi.
    .not-a = Ce n’est pas un cactus !

gift-camera = Appareil photo
    .a = un appareil photo
    .a-obj = un appareil photo
    .the = l’appareil photo
    .the-obj = l’appareil photo
    .a-nice = un bel appareil photo
    .have = J’ai un bel appareil photo pour toi.
    .not-a = Ce n’est pas un appareil photo !

gift-candle = Bougie
    .a = une bougie
    .a-obj = une bougie
    .the = la bougie
    .the-obj = la bougie
    .a-nice = une belle bougie
    .have = J’ai une belle bougie pour toi.
    .not-a = Ce n’est pas une bougie !

gift-carrot = Carotte
    .a = une carotte
    .a-obj = une carotte
    .the = la carotte
    .the-obj = la carotte
    .a-nice = une belle carotte
    .have = J’ai une belle carotte pour toi.
    .not-a = Ce n’est pas une carotte !

gift-chair = Chaise
    .a = une chaise
    .a-obj = une chaise
    .the = la chaise
    .the-obj = la chaise
    .a-nice = une belle chaise
    .have = J’ai une belle chaise pour toi.
    .not-a = Ce n’est pas une chaise !

gift-cheese = Fromage
    .a = un fromage
    .a-obj = un fromage
    .the = le fromage
    .the-obj = le fromage
    .a-nice = un beau fromage
    .have = J’ai un beau fromage pour toi.
    .not-a = Ce n’est pas un fromage !

gift-christmas-tree = Sapin de Noël
    .a = un sapin de Noël
    .a-obj = un sapin de Noël
    .the = le sapin de Noël
    .the-obj = le sapin de Noël
    .a-nice = un beau sapin de Noël
    .have = J’ai un beau sapin de Noël pour toi.
    .not-a = Ce n’est pas un sapin de Noël !

gift-cookie = Cookie
    .a = un cookie
    .a-obj = un cookie
    .the = le cookie
    .the-obj = le cookie
    .a-nice = un beau cookie
    .have = J’ai un beau cookie pour toi.
    .not-a = Ce n’est pas un cookie !

gift-croissant = Croissant
    .a = un croissant
    .a-obj = un croissant
    .the = le croissant
    .the-obj = le croissant
    .a-nice = un beau croissant
    .have = J’ai un beau croissant pour toi.
    .not-a = Ce n’est pas un croissant !

gift-crown = Couronne
    .a = une couronne
    .a-obj = une couronne
    .the = la couronne
    .the-obj = la couronne
    .a-nice = une belle couronne
    .have = J’ai une belle couronne pour toi.
    .not-a = Ce n’est pas une couronne !

gift-crystal-ball = Boule de cristal
    .a = une boule de cristal
    .a-obj = une boule de cristal
    .the = la boule de cristal
    .the-obj = la boule de cristal
    .a-nice = une belle boule de cristal
    .have = J’ai une belle boule de cristal pour toi.
    .not-a = Ce n’est pas une boule de cristal !

gift-cupcake = Cupcake
    .a = un cupcake
    .a-obj = un cupcake
    .the = le cupcake
    .the-obj = le cupcake
    .a-nice = un beau cupcake
    .have = J’ai un beau cupcake pour toi.
    .not-a = Ce n’est pas un cupcake !

gift-donut = Donut
    .a = un donut
    .a-obj = un donut
    .the = le donut
    .the-obj = le donut
    .a-nice = un beau donut
    .have = J’ai un beau donut pour toi.
    .not-a = Ce n’est pas un donut !

gift-door = Porte
    .a = une porte
    .a-obj = une porte
    .the = la porte
    .the-obj = la porte
    .a-nice = une belle porte
    .have = J’ai une belle porte pour toi.
    .not-a = Ce n’est pas une porte !

gift-dress = Robe
    .a = une robe
    .a-obj = une robe
    .the = la robe
    .the-obj = la robe
    .a-nice = une belle robe
    .have = J’ai une belle robe pour toi.
    .not-a = Ce n’est pas une robe !

gift-drum = Tambour
    .a = un tambour
    .a-obj = un tambour
    .the = le tambour
    .the-obj = le tambour
    .a-nice = un beau tambour
    .have = J’ai un beau tambour pour toi.
    .not-a = Ce n’est pas un tambour !

gift-egg = Œuf
    .a = un œuf
    .a-obj = un œuf
    .the = l’œuf
    .the-obj = l’œuf
    .a-nice = un bel œuf
    .have = J’ai un bel œuf pour toi.
    .not-a = Ce n’est pas un œuf !

gift-envelope = Enveloppe
    .a = une enveloppe
    .a-obj = une enveloppe
    .the = l’enveloppe
    .the-obj = l’enveloppe
    .a-nice = une belle enveloppe
    .have = J’ai une belle enveloppe pour toi.
    .not-a = Ce n’est pas une enveloppe !

gift-feather = Plume
    .a = une plume
    .a-obj = une plume
    .the = la plume
    .the-obj = la plume
    .a-nice = une belle plume
    .have = J’ai une belle plume pour toi.
    .not-a = Ce n’est pas une plume !

gift-fire-extinguisher = Extincteur
    .a = un extincteur
    .a-obj = un extincteur
    .the = l’extincteur
    .the-obj = l’extincteur
    .a-nice = un bel extincteur
    .have = J’ai un bel extincteur pour toi.
    .not-a = Ce n’est pas un extincteur !

gift-flashlight = Lampe de poche
    .a = une lampe de poche
    .a-obj = une lampe de poche
    .the = la lampe de poche
    .the-obj = la lampe de poche
    .a-nice = une belle lampe de poche
    .have = J’ai une belle lampe de poche pour toi.
    .not-a = Ce n’est pas une lampe de poche !

gift-glasses = Lunettes
    .a = des lunettes
    .a-obj = des lunettes
    .the = les lunettes
    .the-obj = les lunettes
    .a-nice = de belles lunettes
    .have = J’ai de belles lunettes pour toi.
    .not-a = Ce ne sont pas des lunettes !

gift-glove = Gant
    .a = un gant
    .a-obj = un gant
    .the = le gant
    .the-obj = le gant
    .a-nice = un beau gant
    .have = J’ai un beau gant pour toi.
    .not-a = Ce n’est pas un gant !

gift-guitar = Guitare
    .a = une guitare
    .a-obj = une guitare
    .the = la guitare
    .the-obj = la guitare
    .a-nice = une belle guitare
    .have = J’ai une belle guitare pour toi.
    .not-a = Ce n’est pas une guitare !

gift-hamburger = Hamburger
    .a = un hamburger
    .a-obj = un hamburger
    .the = le hamburger
    .the-obj = le hamburger
    .a-nice = un beau hamburger
    .have = J’ai un beau hamburger pour toi.
    .not-a = Ce n’est pas un hamburger !

gift-hammer = Marteau
    .a = un marteau
    .a-obj = un marteau
    .the = le marteau
    .the-obj = le marteau
    .a-nice = un beau marteau
    .have = J’ai un beau marteau pour toi.
    .not-a = Ce n’est pas un marteau !

gift-handbag = Sac à main
    .a = un sac à main
    .a-obj = un sac à main
    .the = le sac à main
    .the-obj = le sac à main
    .a-nice = un beau sac à main
    .have = J’ai un beau sac à main pour toi.
    .not-a = Ce n’est pas un sac à main !

gift-hat = Chapeau
    .a = un chapeau
    .a-obj = un chapeau
    .the = le chapeau
    .the-obj = le chapeau
    .a-nice = un beau chapeau
    .have = J’ai un beau chapeau pour toi.
    .not-a = Ce n’est pas un chapeau !

gift-headphones = Casque audio
    .a = un casque audio
    .a-obj = un casque audio
    .the = le casque audio
    .the-obj = le casque audio
    .a-nice = un beau casque audio
    .have = J’ai un beau casque audio pour toi.
    .not-a = Ce n’est pas un casque audio !

gift-high-heel = Chaussure à talon
    .a = une chaussure à talon
    .a-obj = une chaussure à talon
    .the = la chaussure à talon
    .the-obj = la chaussure à talon
    .a-nice = une belle chaussure à talon
    .have = J’ai une belle chaussure à talon pour toi.
    .not-a = Ce n’est pas une chaussure à talon !

gift-hourglass = Sablier
    .a = un sablier
    .a-obj = un sablier
    .the = le sablier
    .the-obj = le sablier
    .a-nice = un beau sablier
    .have = J’ai un beau sablier pour toi.
    .not-a = Ce n’est pas un sablier !

gift-key = Clé
    .a = une clé
    .a-obj = une clé
    .the = la clé
    .the-obj = la clé
    .a-nice = une belle clé
    .have = J’ai une belle clé pour toi.
    .not-a = Ce n’est pas une clé !

gift-kite = Cerf-volant
    .a = un cerf-volant
    .a-obj = un cerf-volant
    .the = le cerf-volant
    .the-obj = le cerf-volant
    .a-nice = un beau cerf-volant
    .have = J’ai un beau cerf-volant pour toi.
    .not-a = Ce n’est pas un cerf-volant !

gift-ladder = Échelle
    .a = une échelle
    .a-obj = une échelle
    .the = l’échelle
    .the-obj = l’échelle
    .a-nice = une belle échelle
    .have = J’ai une belle échelle pour toi.
    .not-a = Ce n’est pas une échelle !

gift-laptop = Ordinateur portable
    .a = un ordinateur portable
    .a-obj = un ordinateur portable
    .the = l’ordinateur portable
    .the-obj = l’ordinateur portable
    .a-nice = un bel ordinateur portable
    .have = J’ai un bel ordinateur portable pour toi.
    .not-a = Ce n’est pas un ordinateur portable !

gift-lemon = Citron
    .a = un citron
    .a-obj = un citron
    .the = le citron
    .the-obj = le citron
    .a-nice = un beau citron
    .have = J’ai un beau citron pour toi.
    .not-a = Ce n’est pas un citron !

gift-light-bulb = Ampoule
    .a = une ampoule
    .a-obj = une ampoule
    .the = l’ampoule
    .the-obj = l’ampoule
    .a-nice = une belle ampoule
    .have = J’ai une belle ampoule pour toi.
    .not-a = Ce n’est pas une ampoule !

gift-lipstick = Rouge à lèvres
    .a = un rouge à lèvres
    .a-obj = un rouge à lèvres
    .the = le rouge à lèvres
    .the-obj = le rouge à lèvres
    .a-nice = un beau rouge à lèvres
    .have = J’ai un beau rouge à lèvres pour toi.
    .not-a = Ce n’est pas un rouge à lèvres !

gift-lollipop = Sucette
    .a = une sucette
    .a-obj = une sucette
    .the = la sucette
    .the-obj = la sucette
    .a-nice = une belle sucette
    .have = J’ai une belle sucette pour toi.
    .not-a = Ce n’est pas une sucette !

gift-magic-wand = Baguette magique
    .a = une baguette magique
    .a-obj = une baguette magique
    .the = la baguette magique
    .the-obj = la baguette magique
    .a-nice = une belle baguette magique
    .have = J’ai une belle baguette magique pour toi.
    .not-a = Ce n’est pas une baguette magique !

gift-magnet = Aimant
    .a = un aimant
    .a-obj = un aimant
    .the = l’aimant
    .the-obj = l’aimant
    .a-nice = un bel aimant
    .have = J’ai un bel aimant pour toi.
    .not-a = Ce n’est pas un aimant !

gift-magnifying-glass = Loupe
    .a = une loupe
    .a-obj = une loupe
    .the = la loupe
    .the-obj = la loupe
    .a-nice = une belle loupe
    .have = J’ai une belle loupe pour toi.
    .not-a = Ce n’est pas une loupe !

gift-microphone = Micro
    .a = un micro
    .a-obj = un micro
    .the = le micro
    .the-obj = le micro
    .a-nice = un beau micro
    .have = J’ai un beau micro pour toi.
    .not-a = Ce n’est pas un micro !

gift-mirror = Miroir
    .a = un miroir
    .a-obj = un miroir
    .the = le miroir
    .the-obj = le miroir
    .a-nice = un beau miroir
    .have = J’ai un beau miroir pour toi.
    .not-a = Ce n’est pas un miroir !

gift-mushroom = Champignon
    .a = un champignon
    .a-obj = un champignon
    .the = le champignon
    .the-obj = le champignon
    .a-nice = un beau champignon
    .have = J’ai un beau champignon pour toi.
    .not-a = Ce n’est pas un champignon !

gift-onion = Oignon
    .a = un oignon
    .a-obj = un oignon
    .the = l’oignon
    .the-obj = l’oignon
    .a-nice = un bel oignon
    .have = J’ai un bel oignon pour toi.
    .not-a = Ce n’est pas un oignon !

gift-padlock = Cadenas
    .a = un cadenas
    .a-obj = un cadenas
    .the = le cadenas
    .the-obj = le cadenas
    .a-nice = un beau cadenas
    .have = J’ai un beau cadenas pour toi.
    .not-a = Ce n’est pas un cadenas !

gift-painting = Tableau
    .a = un tableau
    .a-obj = un tableau
    .the = le tableau
    .the-obj = le tableau
    .a-nice = un beau tableau
    .have = J’ai un beau tableau pour toi.
    .not-a = Ce n’est pas un tableau !

gift-paperclip = Trombone
    .a = un trombone
    .a-obj = un trombone
    .the = le trombone
    .the-obj = le trombone
    .a-nice = un beau trombone
    .have = J’ai un beau trombone pour toi.
    .not-a = Ce n’est pas un trombone !

gift-pen = Stylo
    .a = un stylo
    .a-obj = un stylo
    .the = le stylo
    .the-obj = le stylo
    .a-nice = un beau stylo
    .have = J’ai un beau stylo pour toi.
    .not-a = Ce n’est pas un stylo !

gift-piano = Piano
    .a = un piano
    .a-obj = un piano
    .the = le piano
    .the-obj = le piano
    .a-nice = un beau piano
    .have = J’ai un beau piano pour toi.
    .not-a = Ce n’est pas un piano !

gift-pineapple = Ananas
    .a = un ananas
    .a-obj = un ananas
    .the = l’ananas
    .the-obj = l’ananas
    .a-nice = un bel ananas
    .have = J’ai un bel ananas pour toi.
    .not-a = Ce n’est pas un ananas !

gift-pizza = Pizza
    .a = une pizza
    .a-obj = une pizza
    .the = la pizza
    .the-obj = la pizza
    .a-nice = une belle pizza
    .have = J’ai une belle pizza pour toi.
    .not-a = Ce n’est pas une pizza !

gift-plunger = Ventouse
    .a = une ventouse
    .a-obj = une ventouse
    .the = la ventouse
    .the-obj = la ventouse
    .a-nice = une belle ventouse
    .have = J’ai une belle ventouse pour toi.
    .not-a = Ce n’est pas une ventouse !

gift-printer = Imprimante
    .a = une imprimante
    .a-obj = une imprimante
    .the = l’imprimante
    .the-obj = l’imprimante
    .a-nice = une belle imprimante
    .have = J’ai une belle imprimante pour toi.
    .not-a = Ce n’est pas une imprimante !

gift-pumpkin = Citrouille
    .a = une citrouille
    .a-obj = une citrouille
    .the = la citrouille
    .the-obj = la citrouille
    .a-nice = une belle citrouille
    .have = J’ai une belle citrouille pour toi.
    .not-a = Ce n’est pas une citrouille !

gift-radio = Radio
    .a = une radio
    .a-obj = une radio
    .the = la radio
    .the-obj = la radio
    .a-nice = une belle radio
    .have = J’ai une belle radio pour toi.
    .not-a = Ce n’est pas une radio !

gift-ring = Bague
    .a = une bague
    .a-obj = une bague
    .the = la bague
    .the-obj = la bague
    .a-nice = une belle bague
    .have = J’ai une belle bague pour toi.
    .not-a = Ce n’est pas une bague !

gift-robot = Robot
    .a = un robot
    .a-obj = un robot
    .the = le robot
    .the-obj = le robot
    .a-nice = un beau robot
    .have = J’ai un beau robot pour toi.
    .not-a = Ce n’est pas un robot !

gift-rock = Caillou
    .a = un caillou
    .a-obj = un caillou
    .the = le caillou
    .the-obj = le caillou
    .a-nice = un beau caillou
    .have = J’ai un beau caillou pour toi.
    .not-a = Ce n’est pas un caillou !

gift-rocket = Fusée
    .a = une fusée
    .a-obj = une fusée
    .the = la fusée
    .the-obj = la fusée
    .a-nice = une belle fusée
    .have = J’ai une belle fusée pour toi.
    .not-a = Ce n’est pas une fusée !

gift-roller-skate = Patin à roulettes
    .a = un patin à roulettes
    .a-obj = un patin à roulettes
    .the = le patin à roulettes
    .the-obj = le patin à roulettes
    .a-nice = un beau patin à roulettes
    .have = J’ai un beau patin à roulettes pour toi.
    .not-a = Ce n’est pas un patin à roulettes !

gift-saw = Scie
    .a = une scie
    .a-obj = une scie
    .the = la scie
    .the-obj = la scie
    .a-nice = une belle scie
    .have = J’ai une belle scie pour toi.
    .not-a = Ce n’est pas une scie !

gift-saxophone = Saxophone
    .a = un saxophone
    .a-obj = un saxophone
    .the = le saxophone
    .the-obj = le saxophone
    .a-nice = un beau saxophone
    .have = J’ai un beau saxophone pour toi.
    .not-a = Ce n’est pas un saxophone !

gift-scarf = Écharpe
    .a = une écharpe
    .a-obj = une écharpe
    .the = l’écharpe
    .the-obj = l’écharpe
    .a-nice = une belle écharpe
    .have = J’ai une belle écharpe pour toi.
    .not-a = Ce n’est pas une écharpe !

gift-scissors = Ciseaux
    .a = des ciseaux
    .a-obj = des ciseaux
    .the = les ciseaux
    .the-obj = les ciseaux
    .a-nice = de beaux ciseaux
    .have = J’ai de beaux ciseaux pour toi.
    .not-a = Ce ne sont pas des ciseaux !

gift-screwdriver = Tournevis
    .a = un tournevis
    .a-obj = un tournevis
    .the = le tournevis
    .the-obj = le tournevis
    .a-nice = un beau tournevis
    .have = J’ai un beau tournevis pour toi.
    .not-a = Ce n’est pas un tournevis !

gift-skateboard = Skateboard
    .a = un skateboard
    .a-obj = un skateboard
    .the = le skateboard
    .the-obj = le skateboard
    .a-nice = un beau skateboard
    .have = J’ai un beau skateboard pour toi.
    .not-a = Ce n’est pas un skateboard !

gift-sled = Luge
    .a = une luge
    .a-obj = une luge
    .the = la luge
    .the-obj = la luge
    .a-nice = une belle luge
    .have = J’ai une belle luge pour toi.
    .not-a = Ce n’est pas une luge !

gift-snowman = Bonhomme de neige
    .a = un bonhomme de neige
    .a-obj = un bonhomme de neige
    .the = le bonhomme de neige
    .the-obj = le bonhomme de neige
    .a-nice = un beau bonhomme de neige
    .have = J’ai un beau bonhomme de neige pour toi.
    .not-a = Ce n’est pas un bonhomme de neige !

gift-socks = Chaussettes
    .a = des chaussettes
    .a-obj = des chaussettes
    .the = les chaussettes
    .the-obj = les chaussettes
    .a-nice = de belles chaussettes
    .have = J’ai de belles chaussettes pour toi.
    .not-a = Ce ne sont pas des chaussettes !

gift-sponge = Éponge
    .a = une éponge
    .a-obj = une éponge
    .the = l’éponge
    .the-obj = l’éponge
    .a-nice = une belle éponge
    .have = J’ai une belle éponge pour toi.
    .not-a = Ce n’est pas une éponge !

gift-spoon = Cuillère
    .a = une cuillère
    .a-obj = une cuillère
    .the = la cuillère
    .the-obj = la cuillère
    .a-nice = une belle cuillère
    .have = J’ai une belle cuillère pour toi.
    .not-a = Ce n’est pas une cuillère !

gift-strawberry = Fraise
    .a = une fraise
    .a-obj = une fraise
    .the = la fraise
    .the-obj = la fraise
    .a-nice = une belle fraise
    .have = J’ai une belle fraise pour toi.
    .not-a = Ce n’est pas une fraise !

gift-suitcase = Valise
    .a = une valise
    .a-obj = une valise
    .the = la valise
    .the-obj = la valise
    .a-nice = une belle valise
    .have = J’ai une belle valise pour toi.
    .not-a = Ce n’est pas une valise !

gift-sunflower = Tournesol
    .a = un tournesol
    .a-obj = un tournesol
    .the = le tournesol
    .the-obj = le tournesol
    .a-nice = un beau tournesol
    .have = J’ai un beau tournesol pour toi.
    .not-a = Ce n’est pas un tournesol !

gift-t-shirt = Tee-shirt
    .a = un tee-shirt
    .a-obj = un tee-shirt
    .the = le tee-shirt
    .the-obj = le tee-shirt
    .a-nice = un beau tee-shirt
    .have = J’ai un beau tee-shirt pour toi.
    .not-a = Ce n’est pas un tee-shirt !

gift-teapot = Théière
    .a = une théière
    .a-obj = une théière
    .the = la théière
    .the-obj = la théière
    .a-nice = une belle théière
    .have = J’ai une belle théière pour toi.
    .not-a = Ce n’est pas une théière !

gift-teddy-bear = Ours en peluche
    .a = un ours en peluche
    .a-obj = un ours en peluche
    .the = l’ours en peluche
    .the-obj = l’ours en peluche
    .a-nice = un bel ours en peluche
    .have = J’ai un bel ours en peluche pour toi.
    .not-a = Ce n’est pas un ours en peluche !

gift-telephone = Téléphone
    .a = un téléphone
    .a-obj = un téléphone
    .the = le téléphone
    .the-obj = le téléphone
    .a-nice = un beau téléphone
    .have = J’ai un beau téléphone pour toi.
    .not-a = Ce n’est pas un téléphone !

gift-telescope = Télescope
    .a = un télescope
    .a-obj = un télescope
    .the = le télescope
    .the-obj = le télescope
    .a-nice = un beau télescope
    .have = J’ai un beau télescope pour toi.
    .not-a = Ce n’est pas un télescope !

gift-television = Télévision
    .a = une télévision
    .a-obj = une télévision
    .the = la télévision
    .the-obj = la télévision
    .a-nice = une belle télévision
    .have = J’ai une belle télévision pour toi.
    .not-a = Ce n’est pas une télévision !

gift-tennis-racket = Raquette de tennis
    .a = une raquette de tennis
    .a-obj = une raquette de tennis
    .the = la raquette de tennis
    .the-obj = la raquette de tennis
    .a-nice = une belle raquette de tennis
    .have = J’ai une belle raquette de tennis pour toi.
    .not-a = Ce n’est pas une raquette de tennis !

gift-tent = Tente
    .a = une tente
    .a-obj = une tente
    .the = la tente
    .the-obj = la tente
    .a-nice = une belle tente
    .have = J’ai une belle tente pour toi.
    .not-a = Ce n’est pas une tente !

gift-toilet = Toilettes
    .a = des toilettes
    .a-obj = des toilettes
    .the = les toilettes
    .the-obj = les toilettes
    .a-nice = de belles toilettes
    .have = J’ai de belles toilettes pour toi.
    .not-a = Ce ne sont pas des toilettes !

gift-toilet-paper = Papier toilette
    .a = un rouleau de papier toilette
    .a-obj = un rouleau de papier toilette
    .the = le rouleau de papier toilette
    .the-obj = le rouleau de papier toilette
    .a-nice = un beau rouleau de papier toilette
    .have = J’ai un beau rouleau de papier toilette pour toi.
    .not-a = Ce n’est pas un rouleau de papier toilette !

gift-toothbrush = Brosse à dents
    .a = une brosse à dents
    .a-obj = une brosse à dents
    .the = la brosse à dents
    .the-obj = la brosse à dents
    .a-nice = une belle brosse à dents
    .have = J’ai une belle brosse à dents pour toi.
    .not-a = Ce n’est pas une brosse à dents !

gift-trophy = Trophée
    .a = un trophée
    .a-obj = un trophée
    .the = le trophée
    .the-obj = le trophée
    .a-nice = un beau trophée
    .have = J’ai un beau trophée pour toi.
    .not-a = Ce n’est pas un trophée !

gift-trumpet = Trompette
    .a = une trompette
    .a-obj = une trompette
    .the = la trompette
    .the-obj = la trompette
    .a-nice = une belle trompette
    .have = J’ai une belle trompette pour toi.
    .not-a = Ce n’est pas une trompette !

gift-umbrella = Parapluie
    .a = un parapluie
    .a-obj = un parapluie
    .the = le parapluie
    .the-obj = le parapluie
    .a-nice = un beau parapluie
    .have = J’ai un beau parapluie pour toi.
    .not-a = Ce n’est pas un parapluie !

gift-violin = Violon
    .a = un violon
    .a-obj = un violon
    .the = le violon
    .the-obj = le violon
    .a-nice = un beau violon
    .have = J’ai un beau violon pour toi.
    .not-a = Ce n’est pas un violon !

gift-watch = Montre
    .a = une montre
    .a-obj = une montre
    .the = la montre
    .the-obj = la montre
    .a-nice = une belle montre
    .have = J’ai une belle montre pour toi.
    .not-a = Ce n’est pas une montre !

gift-watermelon = Pastèque
    .a = une pastèque
    .a-obj = une pastèque
    .the = la pastèque
    .the-obj = la pastèque
    .a-nice = une belle pastèque
    .have = J’ai une belle pastèque pour toi.
    .not-a = Ce n’est pas une pastèque !

gift-yo-yo = Yo-yo
    .a = un yo-yo
    .a-obj = un yo-yo
    .the = le yo-yo
    .the-obj = le yo-yo
    .a-nice = un beau yo-yo
    .have = J’ai un beau yo-yo pour toi.
    .not-a = Ce n’est pas un yo-yo !
