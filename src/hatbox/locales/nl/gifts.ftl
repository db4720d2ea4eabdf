# The gifts of That’s Not a Hat. The English file says what the attributes are for.

gift-alarm-clock = Wekker
    .a = een wekker
    .a-obj = een wekker
    .the = de wekker
    .the-obj = de wekker
    .a-nice = een mooie wekker
    .have = Ik heb hier een mooie wekker voor je.
    .not-a = Dat is geen wekker!

gift-anchor = Anker
    .a = een anker
    .a-obj = een anker
    .the = het anker
    .the-obj = het anker
    .a-nice = een mooi anker
    .have = Ik heb hier een mooi anker voor je.
    .not-a = Dat is geen anker!

gift-backpack = Rugzak
    .a = een rugzak
    .a-obj = een rugzak
    .the = de rugzak
    .the-obj = de rugzak
    .a-nice = een mooie rugzak
    .have = Ik heb hier een mooie rugzak voor je.
    .not-a = Dat is geen rugzak!

gift-balloon = Ballon
    .a = een ballon
    .a-obj = een ballon
    .the = de ballon
    .the-obj = de ballon
    .a-nice = een mooie ballon
    .have = Ik heb hier een mooie ballon voor je.
    .not-a = Dat is geen ballon!

gift-banana = Banaan
    .a = een banaan
    .a-obj = een banaan
    .the = de banaan
    .the-obj = de banaan
    .a-nice = een mooie banaan
    .have = Ik heb hier een mooie banaan voor je.
    .not-a = Dat is geen banaan!

gift-bathtub = Badkuip
    .a = een badkuip
    .a-obj = een badkuip
    .the = de badkuip
    .the-obj = de badkuip
    .a-nice = een mooie badkuip
    .have = Ik heb hier een mooie badkuip voor je.
    .not-a = Dat is geen badkuip!

gift-bed = Bed
    .a = een bed
    .a-obj = een bed
    .the = het bed
    .the-obj = het bed
    .a-nice = een mooi bed
    .have = Ik heb hier een mooi bed voor je.
    .not-a = Dat is geen bed!

gift-bell = Bel
    .a = een bel
    .a-obj = een bel
    .the = de bel
    .the-obj = de bel
    .a-nice = een mooie bel
    .have = Ik heb hier een mooie bel voor je.
    .not-a = Dat is geen bel!

gift-bicycle = Fiets
    .a = een fiets
    .a-obj = een fiets
    .the = de fiets
    .the-obj = de fiets
    .a-nice = een mooie fiets
    .have = Ik heb hier een mooie fiets voor je.
    .not-a = Dat is geen fiets!

gift-bikini = Bikini
    .a = een bikini
    .a-obj = een bikini
    .the = de bikini
    .the-obj = de bikini
    .a-nice = een mooie bikini
    .have = Ik heb hier een mooie bikini voor je.
    .not-a = Dat is geen bikini!

gift-bone = Kluif
    .a = een kluif
    .a-obj = een kluif
    .the = de kluif
    .the-obj = de kluif
    .a-nice = een mooie kluif
    .have = Ik heb hier een mooie kluif voor je.
    .not-a = Dat is geen kluif!

gift-book = Boek
    .a = een boek
    .a-obj = een boek
    .the = het boek
    .the-obj = het boek
    .a-nice = een mooi boek
    .have = Ik heb hier een mooi boek voor je.
    .not-a = Dat is geen boek!

gift-boomerang = Boemerang
    .a = een boemerang
    .a-obj = een boemerang
    .the = de boemerang
    .the-obj = de boemerang
    .a-nice = een mooie boemerang
    .have = Ik heb hier een mooie boemerang voor je.
    .not-a = Dat is geen boemerang!

gift-broccoli = Broccoli
    .a = een broccoli
    .a-obj = een broccoli
    .the = de broccoli
    .the-obj = de broccoli
    .a-nice = een mooie broccoli
    .have = Ik heb hier een mooie broccoli voor je.
    .not-a = Dat is geen broccoli!

gift-broom = Bezem
    .a = een bezem
    .a-obj = een bezem
    .the = de bezem
    .the-obj = de bezem
    .a-nice = een mooie bezem
    .have = Ik heb hier een mooie bezem voor je.
    .not-a = Dat is geen bezem!

gift-bucket = Emmer
    .a = een emmer
    .a-obj = een emmer
    .the = de emmer
    .the-obj = de emmer
    .a-nice = een mooie emmer
    .have = Ik heb hier een mooie emmer voor je.
    .not-a = Dat is geen emmer!

gift-cactus = Cactus
    .a = een cactus
    .a-obj = een cactus
    .the = de cactus
    .the-obj = de cactus
    .a-nice = een mooie cactus
    .have = Ik heb hier een mooie cactus voor je.
    .not-a = Dat is geen cactus!

gift-camera = Camera
    .a = een camera
    .a-obj = een camera
    .the = de camera
    .the-obj = de camera
    .a-nice = een mooie camera
    .have = Ik heb hier een mooie camera voor je.
    .not-a = Dat is geen camera!

gift-candle = Kaars
    .a = een kaars
    .a-obj = een kaars
    .the = de kaars
    .the-obj = de kaars
    .a-nice = een mooie kaars
    .have = Ik heb hier een mooie kaars voor je.
    .not-a = Dat is geen kaars!

gift-carrot = Wortel
    .a = een wortel
    .a-obj = een wortel
    .the = de wortel
    .the-obj = de wortel
    .a-nice = een mooie wortel
    .have = Ik heb hier een mooie wortel voor je.
    .not-a = Dat is geen wortel!

gift-chair = Stoel
    .a = een stoel
    .a-obj = een stoel
    .the = de stoel
    .the-obj = de stoel
    .a-nice = een mooie stoel
    .have = Ik heb hier een mooie stoel voor je.
    .not-a = Dat is geen stoel!

gift-cheese = Kaas
    .a = een kaas
    .a-obj = een kaas
    .the = de kaas
    .the-obj = de kaas
    .a-nice = een mooie kaas
    .have = Ik heb hier een mooie kaas voor je.
    .not-a = Dat is geen kaas!

gift-christmas-tree = Kerstboom
    .a = een kerstboom
    .a-obj = een kerstboom
    .the = de kerstboom
    .the-obj = de kerstboom
    .a-nice = een mooie kerstboom
    .have = Ik heb hier een mooie kerstboom voor je.
    .not-a = Dat is geen kerstboom!

gift-cookie = Koekje
    .a = een koekje
    .a-obj = een koekje
    .the = het koekje
    .the-obj = het koekje
    .a-nice = een mooi koekje
    .have = Ik heb hier een mooi koekje voor je.
    .not-a = Dat is geen koekje!

gift-croissant = Croissant
    .a = een croissant
    .a-obj = een croissant
    .the = de croissant
    .the-obj = de croissant
    .a-nice = een mooie croissant
    .have = Ik heb hier een mooie croissant voor je.
    .not-a = Dat is geen croissant!

gift-crown = Kroon
    .a = een kroon
    .a-obj = een kroon
    .the = de kroon
    .the-obj = de kroon
    .a-nice = een mooie kroon
    .have = Ik heb hier een mooie kroon voor je.
    .not-a = Dat is geen kroon!

gift-crystal-ball = Glazen bol
    .a = een glazen bol
    .a-obj = een glazen bol
    .the = de glazen bol
    .the-obj = de glazen bol
    .a-nice = een mooie glazen bol
    .have = Ik heb hier een mooie glazen bol voor je.
    .not-a = Dat is geen glazen bol!

gift-cupcake = Cupcake
    .a = een cupcake
    .a-obj = een cupcake
    .the = de cupcake
    .the-obj = de cupcake
    .a-nice = een mooie cupcake
    .have = Ik heb hier een mooie cupcake voor je.
    .not-a = Dat is geen cupcake!

gift-donut = Donut
    .a = een donut
    .a-obj = een donut
    .the = de donut
    .the-obj = de donut
    .a-nice = een mooie donut
    .have = Ik heb hier een mooie donut voor je.
    .not-a = Dat is geen donut!

gift-door = Deur
    .a = een deur
    .a-obj = een deur
    .the = de deur
    .the-obj = de deur
    .a-nice = een mooie deur
    .have = Ik heb hier een mooie deur voor je.
    .not-a = Dat is geen deur!

gift-dress = Jurk
    .a = een jurk
    .a-obj = een jurk
    .the = de jurk
    .the-obj = de jurk
    .a-nice = een mooie jurk
    .have = Ik heb hier een mooie jurk voor je.
    .not-a = Dat is geen jurk!

gift-drum = Trommel
    .a = een trommel
    .a-obj = een trommel
    .the = de trommel
    .the-obj = de trommel
    .a-nice = een mooie trommel
    .have = Ik heb hier een mooie trommel voor je.
    .not-a = Dat is geen trommel!

gift-egg = Ei
    .a = een ei
    .a-obj = een ei
    .the = het ei
    .the-obj = het ei
    .a-nice = een mooi ei
    .have = Ik heb hier een mooi ei voor je.
    .not-a = Dat is geen ei!

gift-envelope = Envelop
    .a = een envelop
    .a-obj = een envelop
    .the = de envelop
    .the-obj = de envelop
    .a-nice = een mooie envelop
    .have = Ik heb hier een mooie envelop voor je.
    .not-a = Dat is geen envelop!

gift-feather = Veer
    .a = een veer
    .a-obj = een veer
    .the = de veer
    .the-obj = de veer
    .a-nice = een mooie veer
    .have = Ik heb hier een mooie veer voor je.
    .not-a = Dat is geen veer!

gift-fire-extinguisher = Brandblusser
    .a = een brandblusser
    .a-obj = een brandblusser
    .the = de brandblusser
    .the-obj = de brandblusser
    .a-nice = een mooie brandblusser
    .have = Ik heb hier een mooie brandblusser voor je.
    .not-a = Dat is geen brandblusser!

gift-flashlight = Zaklamp
    .a = een zaklamp
    .a-obj = een zaklamp
    .the = de zaklamp
    .the-obj = de zaklamp
    .a-nice = een mooie zaklamp
    .have = Ik heb hier een mooie zaklamp voor je.
    .not-a = Dat is geen zaklamp!

gift-glasses = Bril
    .a = een bril
    .a-obj = een bril
    .the = de bril
    .the-obj = de bril
    .a-nice = een mooie bril
    .have = Ik heb hier een mooie bril voor je.
    .not-a = Dat is geen bril!

gift-glove = Handschoen
    .a = een handschoen
    .a-obj = een handschoen
    .the = de handschoen
    .the-obj = de handschoen
    .a-nice = een mooie handschoen
    .have = Ik heb hier een mooie handschoen voor je.
    .not-a = Dat is geen handschoen!

gift-guitar = Gitaar
    .a = een gitaar
    .a-obj = een gitaar
    .the = de gitaar
    .the-obj = de gitaar
    .a-nice = een mooie gitaar
    .have = Ik heb hier een mooie gitaar voor je.
    .not-a = Dat is geen gitaar!

gift-hamburger = Hamburger
    .a = een hamburger
    .a-obj = een hamburger
    .the = de hamburger
    .the-obj = de hamburger
    .a-nice = een mooie hamburger
    .have = Ik heb hier een mooie hamburger voor je.
    .not-a = Dat is geen hamburger!

gift-hammer = Hamer
    .a = een hamer
    .a-obj = een hamer
    .the = de hamer
    .the-obj = de hamer
    .a-nice = een mooie hamer
    .have = Ik heb hier een mooie hamer voor je.
    .not-a = Dat is geen hamer!

gift-handbag = Handtas
    .a = een handtas
    .a-obj = een handtas
    .the = de handtas
    .the-obj = de handtas
    .a-nice = een mooie handtas
    .have = Ik heb hier een mooie handtas voor je.
    .not-a = Dat is geen handtas!

gift-hat = Hoed
    .a = een hoed
    .a-obj = een hoed
    .the = de hoed
    .the-obj = de hoed
    .a-nice = een mooie hoed
    .have = Ik heb hier een mooie hoed voor je.
    .not-a = Dat is geen hoed!

gift-headphones = Koptelefoon
    .a = een koptelefoon
    .a-obj = een koptelefoon
    .the = de koptelefoon
    .the-obj = de koptelefoon
    .a-nice = een mooie koptelefoon
    .have = Ik heb hier een mooie koptelefoon voor je.
    .not-a = Dat is geen koptelefoon!

gift-high-heel = Hoge hak
    .a = een hoge hak
    .a-obj = een hoge hak
    .the = de hoge hak
    .the-obj = de hoge hak
    .a-nice = een mooie hoge hak
    .have = Ik heb hier een mooie hoge hak voor je.
    .not-a = Dat is geen hoge hak!

gift-hourglass = Zandloper
    .a = een zandloper
    .a-obj = een zandloper
    .the = de zandloper
    .the-obj = de zandloper
    .a-nice = een mooie zandloper
    .have = Ik heb hier een mooie zandloper voor je.
    .not-a = Dat is geen zandloper!

gift-key = Sleutel
    .a = een sleutel
    .a-obj = een sleutel
    .the = de sleutel
    .the-obj = de sleutel
    .a-nice = een mooie sleutel
    .have = Ik heb hier een mooie sleutel voor je.
    .not-a = Dat is geen sleutel!

gift-kite = Vlieger
    .a = een vlieger
    .a-obj = een vlieger
    .the = de vlieger
    .the-obj = de vlieger
    .a-nice = een mooie vlieger
    .have = Ik heb hier een mooie vlieger voor je.
    .not-a = Dat is geen vlieger!

gift-ladder = Ladder
    .a = een ladder
    .a-obj = een ladder
    .the = de ladder
    .the-obj = de ladder
    .a-nice = een mooie ladder
    .have = Ik heb hier een mooie ladder voor je.
    .not-a = Dat is geen ladder!

gift-laptop = Laptop
    .a = een laptop
    .a-obj = een laptop
    .the = de laptop
    .the-obj = de laptop
    .a-nice = een mooie laptop
    .have = Ik heb hier een mooie laptop voor je.
    .not-a = Dat is geen laptop!

gift-lemon = Citroen
    .a = een citroen
    .a-obj = een citroen
    .the = de citroen
    .the-obj = de citroen
    .a-nice = een mooie citroen
    .have = Ik heb hier een mooie citroen voor je.
    .not-a = Dat is geen citroen!

gift-light-bulb = Gloeilamp
    .a = een gloeilamp
    .a-obj = een gloeilamp
    .the = de gloeilamp
    .the-obj = de gloeilamp
    .a-nice = een mooie gloeilamp
    .have = Ik heb hier een mooie gloeilamp voor je.
    .not-a = Dat is geen gloeilamp!

gift-lipstick = Lippenstift
    .a = een lippenstift
    .a-obj = een lippenstift
    .the = de lippenstift
    .the-obj = de lippenstift
    .a-nice = een mooie lippenstift
    .have = Ik heb hier een mooie lippenstift voor je.
    .not-a = Dat is geen lippenstift!

gift-lollipop = Lolly
    .a = een lolly
    .a-obj = een lolly
    .the = de lolly
    .the-obj = de lolly
    .a-nice = een mooie lolly
    .have = Ik heb hier een mooie lolly voor je.
    .not-a = Dat is geen lolly!

gift-magic-wand = Toverstaf
    .a = een toverstaf
    .a-obj = een toverstaf
    .the = de toverstaf
    .the-obj = de toverstaf
    .a-nice = een mooie toverstaf
    .have = Ik heb hier een mooie toverstaf voor je.
    .not-a = Dat is geen toverstaf!

gift-magnet = Magneet
    .a = een magneet
    .a-obj = een magneet
    .the = de magneet
    .the-obj = de magneet
    .a-nice = een mooie magneet
    .have = Ik heb hier een mooie magneet voor je.
    .not-a = Dat is geen magneet!

gift-magnifying-glass = Vergrootglas
    .a = een vergrootglas
    .a-obj = een vergrootglas
    .the = het vergrootglas
    .the-obj = het vergrootglas
    .a-nice = een mooi vergrootglas
    .have = Ik heb hier een mooi vergrootglas voor je.
    .not-a = Dat is geen vergrootglas!

gift-microphone = Microfoon
    .a = een microfoon
    .a-obj = een microfoon
    .the = de microfoon
    .the-obj = de microfoon
    .a-nice = een mooie microfoon
    .have = Ik heb hier een mooie microfoon voor je.
    .not-a = Dat is geen microfoon!

gift-mirror = Spiegel
    .a = een spiegel
    .a-obj = een spiegel
    .the = de spiegel
    .the-obj = de spiegel
    .a-nice = een mooie spiegel
    .have = Ik heb hier een mooie spiegel voor je.
    .not-a = Dat is geen spiegel!

gift-mushroom = Paddenstoel
    .a = een paddenstoel
    .a-obj = een paddenstoel
    .the = de paddenstoel
    .the-obj = de paddenstoel
    .a-nice = een mooie paddenstoel
    .have = Ik heb hier een mooie paddenstoel voor je.
    .not-a = Dat is geen paddenstoel!

gift-onion = Ui
    .a = een ui
    .a-obj = een ui
    .the = de ui
    .the-obj = de ui
    .a-nice = een mooie ui
    .have = Ik heb hier een mooie ui voor je.
    .not-a = Dat is geen ui!

gift-padlock = Hangslot
    .a = een hangslot
    .a-obj = een hangslot
    .the = het hangslot
    .the-obj = het hangslot
    .a-nice = een mooi hangslot
    .have = Ik heb hier een mooi hangslot voor je.
    .not-a = Dat is geen hangslot!

gift-painting = Schilderij
    .a = een schilderij
    .a-obj = een schilderij
    .the = het schilderij
    .the-obj = het schilderij
    .a-nice = een mooi schilderij
    .have = Ik heb hier een mooi schilderij voor je.
    .not-a = Dat is geen schilderij!

gift-paperclip = Paperclip
    .a = een paperclip
    .a-obj = een paperclip
    .the = de paperclip
    .the-obj = de paperclip
    .a-nice = een mooie paperclip
    .have = Ik heb hier een mooie paperclip voor je.
    .not-a = Dat is geen paperclip!

gift-pen = Pen
    .a = een pen
    .a-obj = een pen
    .the = de pen
    .the-obj = de pen
    .a-nice = een mooie pen
    .have = Ik heb hier een mooie pen voor je.
    .not-a = Dat is geen pen!

gift-piano = Piano
    .a = een piano
    .a-obj = een piano
    .the = de piano
    .the-obj = de piano
    .a-nice = een mooie piano
    .have = Ik heb hier een mooie piano voor je.
    .not-a = Dat is geen piano!

gift-pineapple = Ananas
    .a = een ananas
    .a-obj = een ananas
    .the = de ananas
    .the-obj = de ananas
    .a-nice = een mooie ananas
    .have = Ik heb hier een mooie ananas voor je.
    .not-a = Dat is geen ananas!

gift-pizza = Pizza
    .a = een pizza
    .a-obj = een pizza
    .the = de pizza
    .the-obj = de pizza
    .a-nice = een mooie pizza
    .have = Ik heb hier een mooie pizza voor je.
    .not-a = Dat is geen pizza!

gift-plunger = Ontstopper
    .a = een ontstopper
    .a-obj = een ontstopper
    .the = de ontstopper
    .the-obj = de ontstopper
    .a-nice = een mooie ontstopper
    .have = Ik heb hier een mooie ontstopper voor je.
    .not-a = Dat is geen ontstopper!

gift-printer = Printer
    .a = een printer
    .a-obj = een printer
    .the = de printer
    .the-obj = de printer
    .a-nice = een mooie printer
    .have = Ik heb hier een mooie printer voor je.
    .not-a = Dat is geen printer!

gift-pumpkin = Pompoen
    .a = een pompoen
    .a-obj = een pompoen
    .the = de pompoen
    .the-obj = de pompoen
    .a-nice = een mooie pompoen
    .have = Ik heb hier een mooie pompoen voor je.
    .not-a = Dat is geen pompoen!

gift-radio = Radio
    .a = een radio
    .a-obj = een radio
    .the = de radio
    .the-obj = de radio
    .a-nice = een mooie radio
    .have = Ik heb hier een mooie radio voor je.
    .not-a = Dat is geen radio!

gift-ring = Ring
    .a = een ring
    .a-obj = een ring
    .the = de ring
    .the-obj = de ring
    .a-nice = een mooie ring
    .have = Ik heb hier een mooie ring voor je.
    .not-a = Dat is geen ring!

gift-robot = Robot
    .a = een robot
    .a-obj = een robot
    .the = de robot
    .the-obj = de robot
    .a-nice = een mooie robot
    .have = Ik heb hier een mooie robot voor je.
    .not-a = Dat is geen robot!

gift-rock = Steen
    .a = een steen
    .a-obj = een steen
    .the = de steen
    .the-obj = de steen
    .a-nice = een mooie steen
    .have = Ik heb hier een mooie steen voor je.
    .not-a = Dat is geen steen!

gift-rocket = Raket
    .a = een raket
    .a-obj = een raket
    .the = de raket
    .the-obj = de raket
    .a-nice = een mooie raket
    .have = Ik heb hier een mooie raket voor je.
    .not-a = Dat is geen raket!

gift-roller-skate = Rolschaats
    .a = een rolschaats
    .a-obj = een rolschaats
    .the = de rolschaats
    .the-obj = de rolschaats
    .a-nice = een mooie rolschaats
    .have = Ik heb hier een mooie rolschaats voor je.
    .not-a = Dat is geen rolschaats!

gift-saw = Zaag
    .a = een zaag
    .a-obj = een zaag
    .the = de zaag
    .the-obj = de zaag
    .a-nice = een mooie zaag
    .have = Ik heb hier een mooie zaag voor je.
    .not-a = Dat is geen zaag!

gift-saxophone = Saxofoon
    .a = een saxofoon
    .a-obj = een saxofoon
    .the = de saxofoon
    .the-obj = de saxofoon
    .a-nice = een mooie saxofoon
    .have = Ik heb hier een mooie saxofoon voor je.
    .not-a = Dat is geen saxofoon!

gift-scarf = Sjaal
    .a = een sjaal
    .a-obj = een sjaal
    .the = de sjaal
    .the-obj = de sjaal
    .a-nice = een mooie sjaal
    .have = Ik heb hier een mooie sjaal voor je.
    .not-a = Dat is geen sjaal!

gift-scissors = Schaar
    .a = een schaar
    .a-obj = een schaar
    .the = de schaar
    .the-obj = de schaar
    .a-nice = een mooie schaar
    .have = Ik heb hier een mooie schaar voor je.
    .not-a = Dat is geen schaar!

gift-screwdriver = Schroevendraaier
    .a = een schroevendraaier
    .a-obj = een schroevendraaier
    .the = de schroevendraaier
    .the-obj = de schroevendraaier
    .a-nice = een mooie schroevendraaier
    .have = Ik heb hier een mooie schroevendraaier voor je.
    .not-a = Dat is geen schroevendraaier!

gift-skateboard = Skateboard
    .a = een skateboard
    .a-obj = een skateboard
    .the = het skateboard
    .the-obj = het skateboard
    .a-nice = een mooi skateboard
    .have = Ik heb hier een mooi skateboard voor je.
    .not-a = Dat is geen skateboard!

gift-sled = Slee
    .a = een slee
    .a-obj = een slee
    .the = de slee
    .the-obj = de slee
    .a-nice = een mooie slee
    .have = Ik heb hier een mooie slee voor je.
    .not-a = Dat is geen slee!

gift-snowman = Sneeuwpop
    .a = een sneeuwpop
    .a-obj = een sneeuwpop
    .the = de sneeuwpop
    .the-obj = de sneeuwpop
    .a-nice = een mooie sneeuwpop
    .have = Ik heb hier een mooie sneeuwpop voor je.
    .not-a = Dat is geen sneeuwpop!

gift-socks = Sokken
    .a = sokken
    .a-obj = sokken
    .the = de sokken
    .the-obj = de sokken
    .a-nice = mooie sokken
    .have = Ik heb hier mooie sokken voor je.
    .not-a = Dat zijn geen sokken!

gift-sponge = Spons
    .a = een spons
    .a-obj = een spons
    .the = de spons
    .the-obj = de spons
    .a-nice = een mooie spons
    .have = Ik heb hier een mooie spons voor je.
    .not-a = Dat is geen spons!

gift-spoon = Lepel
    .a = een lepel
    .a-obj = een lepel
    .the = de lepel
    .the-obj = de lepel
    .a-nice = een mooie lepel
    .have = Ik heb hier een mooie lepel voor je.
    .not-a = Dat is geen lepel!

gift-strawberry = Aardbei
    .a = een aardbei
    .a-obj = een aardbei
    .the = de aardbei
    .the-obj = de aardbei
    .a-nice = een mooie aardbei
    .have = Ik heb hier een mooie aardbei voor je.
    .not-a = Dat is geen aardbei!

gift-suitcase = Koffer
    .a = een koffer
    .a-obj = een koffer
    .the = de koffer
    .the-obj = de koffer
    .a-nice = een mooie koffer
    .have = Ik heb hier een mooie koffer voor je.
    .not-a = Dat is geen koffer!

gift-sunflower = Zonnebloem
    .a = een zonnebloem
    .a-obj = een zonnebloem
    .the = de zonnebloem
    .the-obj = de zonnebloem
    .a-nice = een mooie zonnebloem
    .have = Ik heb hier een mooie zonnebloem voor je.
    .not-a = Dat is geen zonnebloem!

gift-t-shirt = T-shirt
    .a = een T-shirt
    .a-obj = een T-shirt
    .the = het T-shirt
    .the-obj = het T-shirt
    .a-nice = een mooi T-shirt
    .have = Ik heb hier een mooi T-shirt voor je.
    .not-a = Dat is geen T-shirt!

gift-teapot = Theepot
    .a = een theepot
    .a-obj = een theepot
    .the = de theepot
    .the-obj = de theepot
    .a-nice = een mooie theepot
    .have = Ik heb hier een mooie theepot voor je.
    .not-a = Dat is geen theepot!

gift-teddy-bear = Teddybeer
    .a = een teddybeer
    .a-obj = een teddybeer
    .the = de teddybeer
    .the-obj = de teddybeer
    .a-nice = een mooie teddybeer
    .have = Ik heb hier een mooie teddybeer voor je.
    .not-a = Dat is geen teddybeer!

gift-telephone = Telefoon
    .a = een telefoon
    .a-obj = een telefoon
    .the = de telefoon
    .the-obj = de telefoon
    .a-nice = een mooie telefoon
    .have = Ik heb hier een mooie telefoon voor je.
    .not-a = Dat is geen telefoon!

gift-telescope = Telescoop
    .a = een telescoop
    .a-obj = een telescoop
    .the = de telescoop
    .the-obj = de telescoop
    .a-nice = een mooie telescoop
    .have = Ik heb hier een mooie telescoop voor je.
    .not-a = Dat is geen telescoop!

gift-television = Televisie
    .a = een televisie
    .a-obj = een televisie
    .the = de televisie
    .the-obj = de televisie
    .a-nice = een mooie televisie
    .have = Ik heb hier een mooie televisie voor je.
    .not-a = Dat is geen televisie!

gift-tennis-racket = Tennisracket
    .a = een tennisracket
    .a-obj = een tennisracket
    .the = het tennisracket
    .the-obj = het tennisracket
    .a-nice = een mooi tennisracket
    .have = Ik heb hier een mooi tennisracket voor je.
    .not-a = Dat is geen tennisracket!

gift-tent = Tent
    .a = een tent
    .a-obj = een tent
    .the = de tent
    .the-obj = de tent
    .a-nice = een mooie tent
    .have = Ik heb hier een mooie tent voor je.
    .not-a = Dat is geen tent!

gift-toilet = Toilet
    .a = een toilet
    .a-obj = een toilet
    .the = het toilet
    .the-obj = het toilet
    .a-nice = een mooi toilet
    .have = Ik heb hier een mooi toilet voor je.
    .not-a = Dat is geen toilet!

gift-toilet-paper = Wc-rol
    .a = een wc-rol
    .a-obj = een wc-rol
    .the = de wc-rol
    .the-obj = de wc-rol
    .a-nice = een mooie wc-rol
    .have = Ik heb hier een mooie wc-rol voor je.
    .not-a = Dat is geen wc-rol!

gift-toothbrush = Tandenborstel
    .a = een tandenborstel
    .a-obj = een tandenborstel
    .the = de tandenborstel
    .the-obj = de tandenborstel
    .a-nice = een mooie tandenborstel
    .have = Ik heb hier een mooie tandenborstel voor je.
    .not-a = Dat is geen tandenborstel!

gift-trophy = Trofee
    .a = een trofee
    .a-obj = een trofee
    .the = de trofee
    .the-obj = de trofee
    .a-nice = een mooie trofee
    .have = Ik heb hier een mooie trofee voor je.
    .not-a = Dat is geen trofee!

gift-trumpet = Trompet
    .a = een trompet
    .a-obj = een trompet
    .the = de trompet
    .the-obj = de trompet
    .a-nice = een mooie trompet
    .have = Ik heb hier een mooie trompet voor je.
    .not-a = Dat is geen trompet!

gift-umbrella = Paraplu
    .a = een paraplu
    .a-obj = een paraplu
    .the = de paraplu
    .the-obj = de paraplu
    .a-nice = een mooie paraplu
    .have = Ik heb hier een mooie paraplu voor je.
    .not-a = Dat is geen paraplu!

gift-violin = Viool
    .a = een viool
    .a-obj = een viool
    .the = de viool
    .the-obj = de viool
    .a-nice = een mooie viool
    .have = Ik heb hier een mooie viool voor je.
    .not-a = Dat is geen viool!

gift-watch = Horloge
    .a = een horloge
    .a-obj = een horloge
    .the = het horloge
    .the-obj = het horloge
    .a-nice = een mooi horloge
    .have = Ik heb hier een mooi horloge voor je.
    .not-a = Dat is geen horloge!

gift-watermelon = Watermeloen
    .a = een watermeloen
    .a-obj = een watermeloen
    .the = de watermeloen
    .the-obj = de watermeloen
    .a-nice = een mooie watermeloen
    .have = Ik heb hier een mooie watermeloen voor je.
    .not-a = Dat is geen watermeloen!

gift-yo-yo = Jojo
    .a = een jojo
    .a-obj = een jojo
    .the = de jojo
    .the-obj = de jojo
    .a-nice = een mooie jojo
    .have = Ik heb hier een mooie jojo voor je.
    .not-a = Dat is geen jojo!
