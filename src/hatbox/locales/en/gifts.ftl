# The gifts of That’s Not a Hat.
#
# The value is the name as it stands in a list. In a sentence:
#   .a, .a-obj       with the indefinite article, as subject and as object
#   .the, .the-obj   with the definite article, as subject and as object
#   .a-nice          what the giver praises
#   .have, .not-a    the whole sentence of the giver, of the one who refuses

gift-alarm-clock = Alarm clock
    .a = an alarm clock
    .a-obj = an alarm clock
    .the = the alarm clock
    .the-obj = the alarm clock
    .a-nice = a nice alarm clock
    .have = I have a nice alarm clock for you.
    .not-a = That’s not an alarm clock!

gift-anchor = Anchor
    .a = an anchor
    .a-obj = an anchor
    .the = the anchor
    .the-obj = the anchor
    .a-nice = a nice anchor
    .have = I have a nice anchor for you.
    .not-a = That’s not an anchor!

gift-backpack = Backpack
    .a = a backpack
    .a-obj = a backpack
    .the = the backpack
    .the-obj = the backpack
    .a-nice = a nice backpack
    .have = I have a nice backpack for you.
    .not-a = That’s not a backpack!

gift-balloon = Balloon
    .a = a balloon
    .a-obj = a balloon
    .the = the balloon
    .the-obj = the balloon
    .a-nice = a nice balloon
    .have = I have a nice balloon for you.
    .not-a = That’s not a balloon!

gift-banana = Banana
    .a = a banana
    .a-obj = a banana
    .the = the banana
    .the-obj = the banana
    .a-nice = a nice banana
    .have = I have a nice banana for you.
    .not-a = That’s not a banana!

gift-bathtub = Bathtub
    .a = a bathtub
    .a-obj = a bathtub
    .the = the bathtub
    .the-obj = the bathtub
    .a-nice = a nice bathtub
    .have = I have a nice bathtub for you.
    .not-a = That’s not a bathtub!

gift-bed = Bed
    .a = a bed
    .a-obj = a bed
    .the = the bed
    .the-obj = the bed
    .a-nice = a nice bed
    .have = I have a nice bed for you.
    .not-a = That’s not a bed!

gift-bell = Bell
    .a = a bell
    .a-obj = a bell
    .the = the bell
    .the-obj = the bell
    .a-nice = a nice bell
    .have = I have a nice bell for you.
    .not-a = That’s not a bell!

gift-bicycle = Bicycle
    .a = a bicycle
    .a-obj = a bicycle
    .the = the bicycle
    .the-obj = the bicycle
    .a-nice = a nice bicycle
    .have = I have a nice bicycle for you.
    .not-a = That’s not a bicycle!

gift-bikini = Bikini
    .a = a bikini
    .a-obj = a bikini
    .the = the bikini
    .the-obj = the bikini
    .a-nice = a nice bikini
    .have = I have a nice bikini for you.
    .not-a = That’s not a bikini!

gift-bone = Bone
    .a = a bone
    .a-obj = a bone
    .the = the bone
    .the-obj = the bone
    .a-nice = a nice bone
    .have = I have a nice bone for you.
    .not-a = That’s not a bone!

gift-book = Book
    .a = a book
    .a-obj = a book
    .the = the book
    .the-obj = the book
    .a-nice = a nice book
    .have = I have a nice book for you.
    .not-a = That’s not a book!

gift-boomerang = Boomerang
    .a = a boomerang
    .a-obj = a boomerang
    .the = the boomerang
    .the-obj = the boomerang
    .a-nice = a nice boomerang
    .have = I have a nice boomerang for you.
    .not-a = That’s not a boomerang!

gift-broccoli = Broccoli
    .a = a head of broccoli
    .a-obj = a head of broccoli
    .the = the head of broccoli
    .the-obj = the head of broccoli
    .a-nice = a nice head of broccoli
    .have = I have a nice head of broccoli for you.
    .not-a = That’s not a head of broccoli!

gift-broom = Broom
    .a = a broom
    .a-obj = a broom
    .the = the broom
    .the-obj = the broom
    .a-nice = a nice broom
    .have = I have a nice broom for you.
    .not-a = That’s not a broom!

gift-bucket = Bucket
    .a = a bucket
    .a-obj = a bucket
    .the = the bucket
    .the-obj = the bucket
    .a-nice = a nice bucket
    .have = I have a nice bucket for you.
    .not-a = That’s not a bucket!

gift-cactus = Cactus
    .a = a cactus
    .a-obj = a cactus
    .the = the cactus
    .the-obj = the cactus
    .a-nice = a nice cactus
    .have = I have a nice cactus for you.
    .not-a = That’s not a cactus!

gift-camera = Camera
    .a = a camera
    .a-obj = a camera
    .the = the camera
    .the-obj = the camera
    .a-nice = a nice camera
    .have = I have a nice camera for you.
    .not-a = That’s not a camera!

gift-candle = Candle
    .a = a candle
    .a-obj = a candle
    .the = the candle
    .the-obj = the candle
    .a-nice = a nice candle
    .have = I have a nice candle for you.
    .not-a = That’s not a candle!

gift-carrot = Carrot
    .a = a carrot
    .a-obj = a carrot
    .the = the carrot
    .the-obj = the carrot
    .a-nice = a nice carrot
    .have = I have a nice carrot for you.
    .not-a = That’s not a carrot!

gift-chair = Chair
    .a = a chair
    .a-obj = a chair
    .the = the chair
    .the-obj = the chair
    .a-nice = a nice chair
    .have = I have a nice chair for you.
    .not-a = That’s not a chair!

gift-cheese = Cheese
    .a = a piece of cheese
    .a-obj = a piece of cheese
    .the = the piece of cheese
    .the-obj = the piece of cheese
    .a-nice = a nice piece of cheese
    .have = I have a nice piece of cheese for you.
    .not-a = That’s not a piece of cheese!

gift-christmas-tree = Christmas tree
    .a = a Christmas tree
    .a-obj = a Christmas tree
    .the = the Christmas tree
    .the-obj = the Christmas tree
    .a-nice = a nice Christmas tree
    .have = I have a nice Christmas tree for you.
    .not-a = That’s not a Christmas tree!

gift-cookie = Cookie
    .a = a cookie
    .a-obj = a cookie
    .the = the cookie
    .the-obj = the cookie
    .a-nice = a nice cookie
    .have = I have a nice cookie for you.
    .not-a = That’s not a cookie!

gift-croissant = Croissant
    .a = a croissant
    .a-obj = a croissant
    .the = the croissant
    .the-obj = the croissant
    .a-nice = a nice croissant
    .have = I have a nice croissant for you.
    .not-a = That’s not a croissant!

gift-crown = Crown
    .a = a crown
    .a-obj = a crown
    .the = the crown
    .the-obj = the crown
    .a-nice = a nice crown
    .have = I have a nice crown for you.
    .not-a = That’s not a crown!

gift-crystal-ball = Crystal ball
    .a = a crystal ball
    .a-obj = a crystal ball
    .the = the crystal ball
    .the-obj = the crystal ball
    .a-nice = a nice crystal ball
    .have = I have a nice crystal ball for you.
    .not-a = That’s not a crystal ball!

gift-cupcake = Cupcake
    .a = a cupcake
    .a-obj = a cupcake
    .the = the cupcake
    .the-obj = the cupcake
    .a-nice = a nice cupcake
    .have = I have a nice cupcake for you.
    .not-a = That’s not a cupcake!

gift-donut = Donut
    .a = a donut
    .a-obj = a donut
    .the = the donut
    .the-obj = the donut
    .a-nice = a nice donut
    .have = I have a nice donut for you.
    .not-a = That’s not a donut!

gift-door = Door
    .a = a door
    .a-obj = a door
    .the = the door
    .the-obj = the door
    .a-nice = a nice door
    .have = I have a nice door for you.
    .not-a = That’s not a door!

gift-dress = Dress
    .a = a dress
    .a-obj = a dress
    .the = the dress
    .the-obj = the dress
    .a-nice = a nice dress
    .have = I have a nice dress for you.
    .not-a = That’s not a dress!

gift-drum = Drum
    .a = a drum
    .a-obj = a drum
    .the = the drum
    .the-obj = the drum
    .a-nice = a nice drum
    .have = I have a nice drum for you.
    .not-a = That’s not a drum!

gift-egg = Egg
    .a = an egg
    .a-obj = an egg
    .the = the egg
    .the-obj = the egg
    .a-nice = a nice egg
    .have = I have a nice egg for you.
    .not-a = That’s not an egg!

gift-envelope = Envelope
    .a = an envelope
    .a-obj = an envelope
    .the = the envelope
    .the-obj = the envelope
    .a-nice = a nice envelope
    .have = I have a nice envelope for you.
    .not-a = That’s not an envelope!

gift-feather = Feather
    .a = a feather
    .a-obj = a feather
    .the = the feather
    .the-obj = the feather
    .a-nice = a nice feather
    .have = I have a nice feather for you.
    .not-a = That’s not a feather!

gift-fire-extinguisher = Fire extinguisher
    .a = a fire extinguisher
    .a-obj = a fire extinguisher
    .the = the fire extinguisher
    .the-obj = the fire extinguisher
    .a-nice = a nice fire extinguisher
    .have = I have a nice fire extinguisher for you.
    .not-a = That’s not a fire extinguisher!

gift-flashlight = Flashlight
    .a = a flashlight
    .a-obj = a flashlight
    .the = the flashlight
    .the-obj = the flashlight
    .a-nice = a nice flashlight
    .have = I have a nice flashlight for you.
    .not-a = That’s not a flashlight!

gift-glasses = Glasses
    .a = a pair of glasses
    .a-obj = a pair of glasses
    .the = the glasses
    .the-obj = the glasses
    .a-nice = a nice pair of glasses
    .have = I have a nice pair of glasses for you.
    .not-a = Those aren’t glasses!

gift-glove = Glove
    .a = a glove
    .a-obj = a glove
    .the = the glove
    .the-obj = the glove
    .a-nice = a nice glove
    .have = I have a nice glove for you.
    .not-a = That’s not a glove!

gift-guitar = Guitar
    .a = a guitar
    .a-obj = a guitar
    .the = the guitar
    .the-obj = the guitar
    .a-nice = a nice guitar
    .have = I have a nice guitar for you.
    .not-a = That’s not a guitar!

gift-hamburger = Hamburger
    .a = a hamburger
    .a-obj = a hamburger
    .the = the hamburger
    .the-obj = the hamburger
    .a-nice = a nice hamburger
    .have = I have a nice hamburger for you.
    .not-a = That’s not a hamburger!

gift-hammer = Hammer
    .a = a hammer
    .a-obj = a hammer
    .the = the hammer
    .the-obj = the hammer
    .a-nice = a nice hammer
    .have = I have a nice hammer for you.
    .not-a = That’s not a hammer!

gift-handbag = Handbag
    .a = a handbag
    .a-obj = a handbag
    .the = the handbag
    .the-obj = the handbag
    .a-nice = a nice handbag
    .have = I have a nice handbag for you.
    .not-a = That’s not a handbag!

gift-hat = Hat
    .a = a hat
    .a-obj = a hat
    .the = the hat
    .the-obj = the hat
    .a-nice = a nice hat
    .have = I have a nice hat for you.
    .not-a = That’s not a hat!

gift-headphones = Headphones
    .a = a pair of headphones
    .a-obj = a pair of headphones
    .the = the headphones
    .the-obj = the headphones
    .a-nice = a nice pair of headphones
    .have = I have a nice pair of headphones for you.
    .not-a = Those aren’t headphones!

gift-high-heel = High heel
    .a = a high heel
    .a-obj = a high heel
    .the = the high heel
    .the-obj = the high heel
    .a-nice = a nice high heel
    .have = I have a nice high heel for you.
    .not-a = That’s not a high heel!

gift-hourglass = Hourglass
    .a = an hourglass
    .a-obj = an hourglass
    .the = the hourglass
    .the-obj = the hourglass
    .a-nice = a nice hourglass
    .have = I have a nice hourglass for you.
    .not-a = That’s not an hourglass!

gift-key = Key
    .a = a key
    .a-obj = a key
    .the = the key
    .the-obj = the key
    .a-nice = a nice key
    .have = I have a nice key for you.
    .not-a = That’s not a key!

gift-kite = Kite
    .a = a kite
    .a-obj = a kite
    .the = the kite
    .the-obj = the kite
    .a-nice = a nice kite
    .have = I have a nice kite for you.
    .not-a = That’s not a kite!

gift-ladder = Ladder
    .a = a ladder
    .a-obj = a ladder
    .the = the ladder
    .the-obj = the ladder
    .a-nice = a nice ladder
    .have = I have a nice ladder for you.
    .not-a = That’s not a ladder!

gift-laptop = Laptop
    .a = a laptop
    .a-obj = a laptop
    .the = the laptop
    .the-obj = the laptop
    .a-nice = a nice laptop
    .have = I have a nice laptop for you.
    .not-a = That’s not a laptop!

gift-lemon = Lemon
    .a = a lemon
    .a-obj = a lemon
    .the = the lemon
    .the-obj = the lemon
    .a-nice = a nice lemon
    .have = I have a nice lemon for you.
    .not-a = That’s not a lemon!

gift-light-bulb = Light bulb
    .a = a light bulb
    .a-obj = a light bulb
    .the = the light bulb
    .the-obj = the light bulb
    .a-nice = a nice light bulb
    .have = I have a nice light bulb for you.
    .not-a = That’s not a light bulb!

gift-lipstick = Lipstick
    .a = a lipstick
    .a-obj = a lipstick
    .the = the lipstick
    .the-obj = the lipstick
    .a-nice = a nice lipstick
    .have = I have a nice lipstick for you.
    .not-a = That’s not a lipstick!

gift-lollipop = Lollipop
    .a = a lollipop
    .a-obj = a lollipop
    .the = the lollipop
    .the-obj = the lollipop
    .a-nice = a nice lollipop
    .have = I have a nice lollipop for you.
    .not-a = That’s not a lollipop!

gift-magic-wand = Magic wand
    .a = a magic wand
    .a-obj = a magic wand
    .the = the magic wand
    .the-obj = the magic wand
    .a-nice = a nice magic wand
    .have = I have a nice magic wand for you.
    .not-a = That’s not a magic wand!

gift-magnet = Magnet
    .a = a magnet
    .a-obj = a magnet
    .the = the magnet
    .the-obj = the magnet
    .a-nice = a nice magnet
    .have = I have a nice magnet for you.
    .not-a = That’s not a magnet!

gift-magnifying-glass = Magnifying glass
    .a = a magnifying glass
    .a-obj = a magnifying glass
    .the = the magnifying glass
    .the-obj = the magnifying glass
    .a-nice = a nice magnifying glass
    .have = I have a nice magnifying glass for you.
    .not-a = That’s not a magnifying glass!

gift-microphone = Microphone
    .a = a microphone
    .a-obj = a microphone
    .the = the microphone
    .the-obj = the microphone
    .a-nice = a nice microphone
    .have = I have a nice microphone for you.
    .not-a = That’s not a microphone!

gift-mirror = Mirror
    .a = a mirror
    .a-obj = a mirror
    .the = the mirror
    .the-obj = the mirror
    .a-nice = a nice mirror
    .have = I have a nice mirror for you.
    .not-a = That’s not a mirror!

gift-mushroom = Mushroom
    .a = a mushroom
    .a-obj = a mushroom
    .the = the mushroom
    .the-obj = the mushroom
    .a-nice = a nice mushroom
    .have = I have a nice mushroom for you.
    .not-a = That’s not a mushroom!

gift-onion = Onion
    .a = an onion
    .a-obj = an onion
    .the = the onion
    .the-obj = the onion
    .a-nice = a nice onion
    .have = I have a nice onion for you.
    .not-a = That’s not an onion!

gift-padlock = Padlock
    .a = a padlock
    .a-obj = a padlock
    .the = the padlock
    .the-obj = the padlock
    .a-nice = a nice padlock
    .have = I have a nice padlock for you.
    .not-a = That’s not a padlock!

gift-painting = Painting
    .a = a painting
    .a-obj = a painting
    .the = the painting
    .the-obj = the painting
    .a-nice = a nice painting
    .have = I have a nice painting for you.
    .not-a = That’s not a painting!

gift-paperclip = Paper clip
    .a = a paper clip
    .a-obj = a paper clip
    .the = the paper clip
    .the-obj = the paper clip
    .a-nice = a nice paper clip
    .have = I have a nice paper clip for you.
    .not-a = That’s not a paper clip!

gift-pen = Pen
    .a = a pen
    .a-obj = a pen
    .the = the pen
    .the-obj = the pen
    .a-nice = a nice pen
    .have = I have a nice pen for you.
    .not-a = That’s not a pen!

gift-piano = Piano
    .a = a piano
    .a-obj = a piano
    .the = the piano
    .the-obj = the piano
    .a-nice = a nice piano
    .have = I have a nice piano for you.
    .not-a = That’s not a piano!

gift-pineapple = Pineapple
    .a = a pineapple
    .a-obj = a pineapple
    .the = the pineapple
    .the-obj = the pineapple
    .a-nice = a nice pineapple
    .have = I have a nice pineapple for you.
    .not-a = That’s not a pineapple!

gift-pizza = Pizza
    .a = a pizza
    .a-obj = a pizza
    .the = the pizza
    .the-obj = the pizza
    .a-nice = a nice pizza
    .have = I have a nice pizza for you.
    .not-a = That’s not a pizza!

gift-plunger = Plunger
    .a = a plunger
    .a-obj = a plunger
    .the = the plunger
    .the-obj = the plunger
    .a-nice = a nice plunger
    .have = I have a nice plunger for you.
    .not-a = That’s not a plunger!

gift-printer = Printer
    .a = a printer
    .a-obj = a printer
    .the = the printer
    .the-obj = the printer
    .a-nice = a nice printer
    .have = I have a nice printer for you.
    .not-a = That’s not a printer!

gift-pumpkin = Pumpkin
    .a = a pumpkin
    .a-obj = a pumpkin
    .the = the pumpkin
    .the-obj = the pumpkin
    .a-nice = a nice pumpkin
    .have = I have a nice pumpkin for you.
    .not-a = That’s not a pumpkin!

gift-radio = Radio
    .a = a radio
    .a-obj = a radio
    .the = the radio
    .the-obj = the radio
    .a-nice = a nice radio
    .have = I have a nice radio for you.
    .not-a = That’s not a radio!

gift-ring = Ring
    .a = a ring
    .a-obj = a ring
    .the = the ring
    .the-obj = the ring
    .a-nice = a nice ring
    .have = I have a nice ring for you.
    .not-a = That’s not a ring!

gift-robot = Robot
    .a = a robot
    .a-obj = a robot
    .the = the robot
    .the-obj = the robot
    .a-nice = a nice robot
    .have = I have a nice robot for you.
    .not-a = That’s not a robot!

gift-rock = Rock
    .a = a rock
    .a-obj = a rock
    .the = the rock
    .the-obj = the rock
    .a-nice = a nice rock
    .have = I have a nice rock for you.
    .not-a = That’s not a rock!

gift-rocket = Rocket
    .a = a rocket
    .a-obj = a rocket
    .the = the rocket
    .the-obj = the rocket
    .a-nice = a nice rocket
    .have = I have a nice rocket for you.
    .not-a = That’s not a rocket!

gift-roller-skate = Roller skate
    .a = a roller skate
    .a-obj = a roller skate
    .the = the roller skate
    .the-obj = the roller skate
    .a-nice = a nice roller skate
    .have = I have a nice roller skate for you.
    .not-a = That’s not a roller skate!

gift-saw = Saw
    .a = a saw
    .a-obj = a saw
    .the = the saw
    .the-obj = the saw
    .a-nice = a nice saw
    .have = I have a nice saw for you.
    .not-a = That’s not a saw!

gift-saxophone = Saxophone
    .a = a saxophone
    .a-obj = a saxophone
    .the = the saxophone
    .the-obj = the saxophone
    .a-nice = a nice saxophone
    .have = I have a nice saxophone for you.
    .not-a = That’s not a saxophone!

gift-scarf = Scarf
    .a = a scarf
    .a-obj = a scarf
    .the = the scarf
    .the-obj = the scarf
    .a-nice = a nice scarf
    .have = I have a nice scarf for you.
    .not-a = That’s not a scarf!

gift-scissors = Scissors
    .a = a pair of scissors
    .a-obj = a pair of scissors
    .the = the scissors
    .the-obj = the scissors
    .a-nice = a nice pair of scissors
    .have = I have a nice pair of scissors for you.
    .not-a = Those aren’t scissors!

gift-screwdriver = Screwdriver
    .a = a screwdriver
    .a-obj = a screwdriver
    .the = the screwdriver
    .the-obj = the screwdriver
    .a-nice = a nice screwdriver
    .have = I have a nice screwdriver for you.
    .not-a = That’s not a screwdriver!

gift-skateboard = Skateboard
    .a = a skateboard
    .a-obj = a skateboard
    .the = the skateboard
    .the-obj = the skateboard
    .a-nice = a nice skateboard
    .have = I have a nice skateboard for you.
    .not-a = That’s not a skateboard!

gift-sled = Sled
    .a = a sled
    .a-obj = a sled
    .the = the sled
    .the-obj = the sled
    .a-nice = a nice sled
    .have = I have a nice sled for you.
    .not-a = That’s not a sled!

gift-snowman = Snowman
    .a = a snowman
    .a-obj = a snowman
    .the = the snowman
    .the-obj = the snowman
    .a-nice = a nice snowman
    .have = I have a nice snowman for you.
    .not-a = That’s not a snowman!

gift-socks = Socks
    .a = a pair of socks
    .a-obj = a pair of socks
    .the = the socks
    .the-obj = the socks
    .a-nice = a nice pair of socks
    .have = I have a nice pair of socks for you.
    .not-a = Those aren’t socks!

gift-sponge = Sponge
    .a = a sponge
    .a-obj = a sponge
    .the = the sponge
    .the-obj = the sponge
    .a-nice = a nice sponge
    .have = I have a nice sponge for you.
    .not-a = That’s not a sponge!

gift-spoon = Spoon
    .a = a spoon
    .a-obj = a spoon
    .the = the spoon
    .the-obj = the spoon
    .a-nice = a nice spoon
    .have = I have a nice spoon for you.
    .not-a = That’s not a spoon!

gift-strawberry = Strawberry
    .a = a strawberry
    .a-obj = a strawberry
    .the = the strawberry
    .the-obj = the strawberry
    .a-nice = a nice strawberry
    .have = I have a nice strawberry for you.
    .not-a = That’s not a strawberry!

gift-suitcase = Suitcase
    .a = a suitcase
    .a-obj = a suitcase
    .the = the suitcase
    .the-obj = the suitcase
    .a-nice = a nice suitcase
    .have = I have a nice suitcase for you.
    .not-a = That’s not a suitcase!

gift-sunflower = Sunflower
    .a = a sunflower
    .a-obj = a sunflower
    .the = the sunflower
    .the-obj = the sunflower
    .a-nice = a nice sunflower
    .have = I have a nice sunflower for you.
    .not-a = That’s not a sunflower!

gift-t-shirt = T-shirt
    .a = a T-shirt
    .a-obj = a T-shirt
    .the = the T-shirt
    .the-obj = the T-shirt
    .a-nice = a nice T-shirt
    .have = I have a nice T-shirt for you.
    .not-a = That’s not a T-shirt!

gift-teapot = Teapot
    .a = a teapot
    .a-obj = a teapot
    .the = the teapot
    .the-obj = the teapot
    .a-nice = a nice teapot
    .have = I have a nice teapot for you.
    .not-a = That’s not a teapot!

gift-teddy-bear = Teddy bear
    .a = a teddy bear
    .a-obj = a teddy bear
    .the = the teddy bear
    .the-obj = the teddy bear
    .a-nice = a nice teddy bear
    .have = I have a nice teddy bear for you.
    .not-a = That’s not a teddy bear!

gift-telephone = Telephone
    .a = a telephone
    .a-obj = a telephone
    .the = the telephone
    .the-obj = the telephone
    .a-nice = a nice telephone
    .have = I have a nice telephone for you.
    .not-a = That’s not a telephone!

gift-telescope = Telescope
    .a = a telescope
    .a-obj = a telescope
    .the = the telescope
    .the-obj = the telescope
    .a-nice = a nice telescope
    .have = I have a nice telescope for you.
    .not-a = That’s not a telescope!

gift-television = Television
    .a = a television
    .a-obj = a television
    .the = the television
    .the-obj = the television
    .a-nice = a nice television
    .have = I have a nice television for you.
    .not-a = That’s not a television!

gift-tennis-racket = Tennis racket
    .a = a tennis racket
    .a-obj = a tennis racket
    .the = the tennis racket
    .the-obj = the tennis racket
    .a-nice = a nice tennis racket
    .have = I have a nice tennis racket for you.
    .not-a = That’s not a tennis racket!

gift-tent = Tent
    .a = a tent
    .a-obj = a tent
    .the = the tent
    .the-obj = the tent
    .a-nice = a nice tent
    .have = I have a nice tent for you.
    .not-a = That’s not a tent!

gift-toilet = Toilet
    .a = a toilet
    .a-obj = a toilet
    .the = the toilet
    .the-obj = the toilet
    .a-nice = a nice toilet
    .have = I have a nice toilet for you.
    .not-a = That’s not a toilet!

gift-toilet-paper = Toilet paper
    .a = a roll of toilet paper
    .a-obj = a roll of toilet paper
    .the = the roll of toilet paper
    .the-obj = the roll of toilet paper
    .a-nice = a nice roll of toilet paper
    .have = I have a nice roll of toilet paper for you.
    .not-a = That’s not a roll of toilet paper!

gift-toothbrush = Toothbrush
    .a = a toothbrush
    .a-obj = a toothbrush
    .the = the toothbrush
    .the-obj = the toothbrush
    .a-nice = a nice toothbrush
    .have = I have a nice toothbrush for you.
    .not-a = That’s not a toothbrush!

gift-trophy = Trophy
    .a = a trophy
    .a-obj = a trophy
    .the = the trophy
    .the-obj = the trophy
    .a-nice = a nice trophy
    .have = I have a nice trophy for you.
    .not-a = That’s not a trophy!

gift-trumpet = Trumpet
    .a = a trumpet
    .a-obj = a trumpet
    .the = the trumpet
    .the-obj = the trumpet
    .a-nice = a nice trumpet
    .have = I have a nice trumpet for you.
    .not-a = That’s not a trumpet!

gift-umbrella = Umbrella
    .a = an umbrella
    .a-obj = an umbrella
    .the = the umbrella
    .the-obj = the umbrella
    .a-nice = a nice umbrella
    .have = I have a nice umbrella for you.
    .not-a = That’s not an umbrella!

gift-violin = Violin
    .a = a violin
    .a-obj = a violin
    .the = the violin
    .the-obj = the violin
    .a-nice = a nice violin
    .have = I have a nice violin for you.
    .not-a = That’s not a violin!

gift-watch = Watch
    .a = a watch
    .a-obj = a watch
    .the = the watch
    .the-obj = the watch
    .a-nice = a nice watch
    .have = I have a nice watch for you.
    .not-a = That’s not a watch!

gift-watermelon = Watermelon
    .a = a watermelon
    .a-obj = a watermelon
    .the = the watermelon
    .the-obj = the watermelon
    .a-nice = a nice watermelon
    .have = I have a nice watermelon for you.
    .not-a = That’s not a watermelon!

gift-yo-yo = Yo-yo
    .a = a yo-yo
    .a-obj = a yo-yo
    .the = the yo-yo
    .the-obj = the yo-yo
    .a-nice = a nice yo-yo
    .have = I have a nice yo-yo for you.
    .not-a = That’s not a yo-yo!
