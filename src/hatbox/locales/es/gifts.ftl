# The gifts of That’s Not a Hat. The English file says what the attributes are for.

gift-alarm-clock = Despertador
    .a = un despertador
    .a-obj = un despertador
    .the = el despertador
    .the-obj = el despertador
    .a-nice = un bonito despertador
    .have = Tengo aquí un bonito despertador para ti.
    .not-a = ¡Esto no es un despertador!

gift-anchor = Ancla
    .a = un ancla
    .a-obj = un ancla
    .the = el ancla
    .the-obj = el ancla
    .a-nice = una bonita ancla
    .have = Tengo aquí una bonita ancla para ti.
    .not-a = ¡Esto no es un ancla!

gift-backpack = Mochila
    .a = una mochila
    .a-obj = una mochila
    .the = la mochila
    .the-obj = la mochila
    .a-nice = una bonita mochila
    .have = Tengo aquí una bonita mochila para ti.
    .not-a = ¡Esto no es una mochila!

gift-balloon = Globo
    .a = un globo
    .a-obj = un globo
    .the = el globo
    .the-obj = el globo
    .a-nice = un bonito globo
    .have = Tengo aquí un bonito globo para ti.
    .not-a = ¡Esto no es un globo!

gift-banana = Plátano
    .a = un plátano
    .a-obj = un plátano
    .the = el plátano
    .the-obj = el plátano
    .a-nice = un bonito plátano
    .have = Tengo aquí un bonito plátano para ti.
    .not-a = ¡Esto no es un plátano!

gift-bathtub = Bañera
    .a = una bañera
    .a-obj = una bañera
    .the = la bañera
    .the-obj = la bañera
    .a-nice = una bonita bañera
    .have = Tengo aquí una bonita bañera para ti.
    .not-a = ¡Esto no es una bañera!

gift-bed = Cama
    .a = una cama
    .a-obj = una cama
    .the = la cama
    .the-obj = la cama
    .a-nice = una bonita cama
    .have = Tengo aquí una bonita cama para ti.
    .not-a = ¡Esto no es una cama!

gift-bell = Campana
    .a = una campana
    .a-obj = una campana
    .the = la campana
    .the-obj = la campana
    .a-nice = una bonita campana
    .have = Tengo aquí una bonita campana para ti.
    .not-a = ¡Esto no es una campana!

gift-bicycle = Bicicleta
    .a = una bicicleta
    .a-obj = una bicicleta
    .the = la bicicleta
    .the-obj = la bicicleta
    .a-nice = una bonita bicicleta
    .have = Tengo aquí una bonita bicicleta para ti.
    .not-a = ¡Esto no es una bicicleta!

gift-bikini = Bikini
    .a = un bikini
    .a-obj = un bikini
    .the = el bikini
    .the-obj = el bikini
    .a-nice = un bonito bikini
    .have = Tengo aquí un bonito bikini para ti.
    .not-a = ¡Esto no es un bikini!

gift-bone = Hueso
    .a = un hueso
    .a-obj = un hueso
    .the = el hueso
    .the-obj = el hueso
    .a-nice = un bonito hueso
    .have = Tengo aquí un bonito hueso para ti.
    .not-a = ¡Esto no es un hueso!

gift-book = Libro
    .a = un libro
    .a-obj = un libro
    .the = el libro
    .the-obj = el libro
    .a-nice = un bonito libro
    .have = Tengo aquí un bonito libro para ti.
    .not-a = ¡Esto no es un libro!

gift-boomerang = Bumerán
    .a = un bumerán
    .a-obj = un bumerán
    .the = el bumerán
    .the-obj = el bumerán
    .a-nice = un bonito bumerán
    .have = Tengo aquí un bonito bumerán para ti.
    .not-a = ¡Esto no es un bumerán!

gift-broccoli = Brócoli
    .a = un brócoli
    .a-obj = un brócoli
    .the = el brócoli
    .the-obj = el brócoli
    .a-nice = un bonito brócoli
    .have = Tengo aquí un bonito brócoli para ti.
    .not-a = ¡Esto no es un brócoli!

gift-broom = Escoba
    .a = una escoba
    .a-obj = una escoba
    .the = la escoba
    .the-obj = la escoba
    .a-nice = una bonita escoba
    .have = Tengo aquí una bonita escoba para ti.
    .not-a = ¡Esto no es una escoba!

gift-bucket = Cubo
    .a = un cubo
    .a-obj = un cubo
    .the = el cubo
    .the-obj = el cubo
    .a-nice = un bonito cubo
    .have = Tengo aquí un bonito cubo para ti.
    .not-a = ¡Esto no es un cubo!

gift-cactus = Cactus
    .a = un cactus
    .a-obj = un cactus
    .the = el cactus
    .the-obj = el cactus
    .a-nice = un bonito cactus
    .have = Tengo aquí un bonito cactus para ti.
    .not-a = ¡Esto no es un cactus!

gift-camera = Cámara de fotos
    .a = una cámara de fotos
    .a-obj = una cámara de fotos
    .the = la cámara de fotos
    .the-obj = la cámara de fotos
    .a-nice = una bonita cámara de fotos
    .have = Tengo aquí una bonita cámara de fotos para ti.
    .not-a = ¡Esto no es una cámara de fotos!

gift-candle = Vela
    .a = una vela
    .a-obj = una vela
    .the = la vela
    .the-obj = la vela
    .a-nice = una bonita vela
    .have = Tengo aquí una bonita vela para ti.
    .not-a = ¡Esto no es una vela!

gift-carrot = Zanahoria
    .a = una zanahoria
    .a-obj = una zanahoria
    .the = la zanahoria
    .the-obj = la zanahoria
    .a-nice = una bonita zanahoria
    .have = Tengo aquí una bonita zanahoria para ti.
    .not-a = ¡Esto no es una zanahoria!

gift-chair = Silla
    .a = una silla
    .a-obj = una silla
    .the = la silla
    .the-obj = la silla
    .a-nice = una bonita silla
    .have = Tengo aquí una bonita silla para ti.
    .not-a = ¡Esto no es una silla!

gift-cheese = Queso
    .a = un queso
    .a-obj = un queso
    .the = el queso
    .the-obj = el queso
    .a-nice = un bonito queso
    .have = Tengo aquí un bonito queso para ti.
    .not-a = ¡Esto no es un queso!

gift-christmas-tree = Árbol de Navidad
    .a = un árbol de Navidad
    .a-obj = un árbol de Navidad
    .the = el árbol de Navidad
    .the-obj = el árbol de Navidad
    .a-nice = un bonito árbol de Navidad
    .have = Tengo aquí un bonito árbol de Navidad para ti.
    .not-a = ¡Esto no es un árbol de Navidad!

gift-cookie = Galleta
    .a = una galleta
    .a-obj = una galleta
    .the = la galleta
    .the-obj = la galleta
    .a-nice = una bonita galleta
    .have = Tengo aquí una bonita galleta para ti.
    .not-a = ¡Esto no es una galleta!

gift-croissant = Cruasán
    .a = un cruasán
    .a-obj = un cruasán
    .the = el cruasán
    .the-obj = el cruasán
    .a-nice = un bonito cruasán
    .have = Tengo aquí un bonito cruasán para ti.
    .not-a = ¡Esto no es un cruasán!

gift-crown = Corona
    .a = una corona
    .a-obj = una corona
    .the = la corona
    .the-obj = la corona
    .a-nice = una bonita corona
    .have = Tengo aquí una bonita corona para ti.
    .not-a = ¡Esto no es una corona!

gift-crystal-ball = Bola de cristal
    .a = una bola de cristal
    .a-obj = una bola de cristal
    .the = la bola de cristal
    .the-obj = la bola de cristal
    .a-nice = una bonita bola de cristal
    .have = Tengo aquí una bonita bola de cristal para ti.
    .not-a = ¡Esto no es una bola de cristal!

gift-cupcake = Madalena
    .a = una madalena
    .a-obj = una madalena
    .the = la madalena
    .the-obj = la madalena
    .a-nice = una bonita madalena
    .have = Tengo aquí una bonita madalena para ti.
    .not-a = ¡Esto no es una madalena!

gift-donut = Dónut
    .a = un dónut
    .a-obj = un dónut
    .the = el dónut
    .the-obj = el dónut
    .a-nice = un bonito dónut
    .have = Tengo aquí un bonito dónut para ti.
    .not-a = ¡Esto no es un dónut!

gift-door = Puerta
    .a = una puerta
    .a-obj = una puerta
    .the = la puerta
    .the-obj = la puerta
    .a-nice = una bonita puerta
    .have = Tengo aquí una bonita puerta para ti.
    .not-a = ¡Esto no es una puerta!

gift-dress = Vestido
    .a = un vestido
    .a-obj = un vestido
    .the = el vestido
    .the-obj = el vestido
    .a-nice = un bonito vestido
    .have = Tengo aquí un bonito vestido para ti.
    .not-a = ¡Esto no es un vestido!

gift-drum = Tambor
    .a = un tambor
    .a-obj = un tambor
    .the = el tambor
    .the-obj = el tambor
    .a-nice = un bonito tambor
    .have = Tengo aquí un bonito tambor para ti.
    .not-a = ¡Esto no es un tambor!

gift-egg = Huevo
    .a = un huevo
    .a-obj = un huevo
    .the = el huevo
    .the-obj = el huevo
    .a-nice = un bonito huevo
    .have = Tengo aquí un bonito huevo para ti.
    .not-a = ¡Esto no es un huevo!

gift-envelope = Sobre
    .a = un sobre
    .a-obj = un sobre
    .the = el sobre
    .the-obj = el sobre
    .a-nice = un bonito sobre
    .have = Tengo aquí un bonito sobre para ti.
    .not-a = ¡Esto no es un sobre!

gift-feather = Pluma
    .a = una pluma
    .a-obj = una pluma
    .the = la pluma
    .the-obj = la pluma
    .a-nice = una bonita pluma
    .have = Tengo aquí una bonita pluma para ti.
    .not-a = ¡Esto no es una pluma!

gift-fire-extinguisher = Extintor
    .a = un extintor
    .a-obj = un extintor
    .the = el extintor
    .the-obj = el extintor
    .a-nice = un bonito extintor
    .have = Tengo aquí un bonito extintor para ti.
    .not-a = ¡Esto no es un extintor!

gift-flashlight = Linterna
    .a = una linterna
    .a-obj = una linterna
    .the = la linterna
    .the-obj = la linterna
    .a-nice = una bonita linterna
    .have = Tengo aquí una bonita linterna para ti.
    .not-a = ¡Esto no es una linterna!

gift-glasses = Gafas
    .a = unas gafas
    .a-obj = unas gafas
    .the = las gafas
    .the-obj = las gafas
    .a-nice = unas bonitas gafas
    .have = Tengo aquí unas bonitas gafas para ti.
    .not-a = ¡Esto no son unas gafas!

gift-glove = Guante
    .a = un guante
    .a-obj = un guante
    .the = el guante
    .the-obj = el guante
    .a-nice = un bonito guante
    .have = Tengo aquí un bonito guante para ti.
    .not-a = ¡Esto no es un guante!

gift-guitar = Guitarra
    .a = una guitarra
    .a-obj = una guitarra
    .the = la guitarra
    .the-obj = la guitarra
    .a-nice = una bonita guitarra
    .have = Tengo aquí una bonita guitarra para ti.
    .not-a = ¡Esto no es una guitarra!

gift-hamburger = Hamburguesa
    .a = una hamburguesa
    .a-obj = una hamburguesa
    .the = la hamburguesa
    .the-obj = la hamburguesa
    .a-nice = una bonita hamburguesa
    .have = Tengo aquí una bonita hamburguesa para ti.
    .not-a = ¡Esto no es una hamburguesa!

gift-hammer = Martillo
    .a = un martillo
    .a-obj = un martillo
    .the = el martillo
    .the-obj = el martillo
    .a-nice = un bonito martillo
    .have = Tengo aquí un bonito martillo para ti.
    .not-a = ¡Esto no es un martillo!

gift-handbag = Bolso
    .a = un bolso
    .a-obj = un bolso
    .the = el bolso
    .the-obj = el bolso
    .a-nice = un bonito bolso
    .have = Tengo aquí un bonito bolso para ti.
    .not-a = ¡Esto no es un bolso!

gift-hat = Sombrero
    .a = un sombrero
    .a-obj = un sombrero
    .the = el sombrero
    .the-obj = el sombrero
    .a-nice = un bonito sombrero
    .have = Tengo aquí un bonito sombrero para ti.
    .not-a = ¡Esto no es un sombrero!

gift-headphones = Auriculares
    .a = unos auriculares
    .a-obj = unos auriculares
    .the = los auriculares
    .the-obj = los auriculares
    .a-nice = unos bonitos auriculares
    .have = Tengo aquí unos bonitos auriculares para ti.
    .not-a = ¡Esto no son unos auriculares!

gift-high-heel = Zapato de tacón
    .a = un zapato de tacón
    .a-obj = un zapato de tacón
    .the = el zapato de tacón
    .the-obj = el zapato de tacón
    .a-nice = un bonito zapato de tacón
    .have = Tengo aquí un bonito zapato de tacón para ti.
    .not-a = ¡Esto no es un zapato de tacón!

gift-hourglass = Reloj de arena
    .a = un reloj de arena
    .a-obj = un reloj de arena
    .the = el reloj de arena
    .the-obj = el reloj de arena
    .a-nice = un bonito reloj de arena
    .have = Tengo aquí un bonito reloj de arena para ti.
    .not-a = ¡Esto no es un reloj de arena!

gift-key = Llave
    .a = una llave
    .a-obj = una llave
    .the = la llave
    .the-obj = la llave
    .a-nice = una bonita llave
    .have = Tengo aquí una bonita llave para ti.
    .not-a = ¡Esto no es una llave!

gift-kite = Cometa
    .a = una cometa
    .a-obj = una cometa
    .the = la cometa
    .the-obj = la cometa
    .a-nice = una bonita cometa
    .have = Tengo aquí una bonita cometa para ti.
    .not-a = ¡Esto no es una cometa!

gift-ladder = Escalera
    .a = una escalera
    .a-obj = una escalera
    .the = la escalera
    .the-obj = la escalera
    .a-nice = una bonita escalera
    .have = Tengo aquí una bonita escalera para ti.
    .not-a = ¡Esto no es una escalera!

gift-laptop = Portátil
    .a = un portátil
    .a-obj = un portátil
    .the = el portátil
    .the-obj = el portátil
    .a-nice = un bonito portátil
    .have = Tengo aquí un bonito portátil para ti.
    .not-a = ¡Esto no es un portátil!

gift-lemon = Limón
    .a = un limón
    .a-obj = un limón
    .the = el limón
    .the-obj = el limón
    .a-nice = un bonito limón
    .have = Tengo aquí un bonito limón para ti.
    .not-a = ¡Esto no es un limón!

gift-light-bulb = Bombilla
    .a = una bombilla
    .a-obj = una bombilla
    .the = la bombilla
    .the-obj = la bombilla
    .a-nice = una bonita bombilla
    .have = Tengo aquí una bonita bombilla para ti.
    .not-a = ¡Esto no es una bombilla!

gift-lipstick = Pintalabios
    .a = un pintalabios
    .a-obj = un pintalabios
    .the = el pintalabios
    .the-obj = el pintalabios
    .a-nice = un bonito pintalabios
    .have = Tengo aquí un bonito pintalabios para ti.
    .not-a = ¡Esto no es un pintalabios!

gift-lollipop = Piruleta
    .a = una piruleta
    .a-obj = una piruleta
    .the = la piruleta
    .the-obj = la piruleta
    .a-nice = una bonita piruleta
    .have = Tengo aquí una bonita piruleta para ti.
    .not-a = ¡Esto no es una piruleta!

gift-magic-wand = Varita mágica
    .a = una varita mágica
    .a-obj = una varita mágica
    .the = la varita mágica
    .the-obj = la varita mágica
    .a-nice = una bonita varita mágica
    .have = Tengo aquí una bonita varita mágica para ti.
    .not-a = ¡Esto no es una varita mágica!

gift-magnet = Imán
    .a = un imán
    .a-obj = un imán
    .the = el imán
    .the-obj = el imán
    .a-nice = un bonito imán
    .have = Tengo aquí un bonito imán para ti.
    .not-a = ¡Esto no es un imán!

gift-magnifying-glass = Lupa
    .a = una lupa
    .a-obj = una lupa
    .the = la lupa
    .the-obj = la lupa
    .a-nice = una bonita lupa
    .have = Tengo aquí una bonita lupa para ti.
    .not-a = ¡Esto no es una lupa!

gift-microphone = Micrófono
    .a = un micrófono
    .a-obj = un micrófono
    .the = el micrófono
    .the-obj = el micrófono
    .a-nice = un bonito micrófono
    .have = Tengo aquí un bonito micrófono para ti.
    .not-a = ¡Esto no es un micrófono!

gift-mirror = Espejo
    .a = un espejo
    .a-obj = un espejo
    .the = el espejo
    .the-obj = el espejo
    .a-nice = un bonito espejo
    .have = Tengo aquí un bonito espejo para ti.
    .not-a = ¡Esto no es un espejo!

gift-mushroom = Seta
    .a = una seta
    .a-obj = una seta
    .the = la seta
    .the-obj = la seta
    .a-nice = una bonita seta
    .have = Tengo aquí una bonita seta para ti.
    .not-a = ¡Esto no es una seta!

gift-onion = Cebolla
    .a = una cebolla
    .a-obj = una cebolla
    .the = la cebolla
    .the-obj = la cebolla
    .a-nice = una bonita cebolla
    .have = Tengo aquí una bonita cebolla para ti.
    .not-a = ¡Esto no es una cebolla!

gift-padlock = Candado
    .a = un candado
    .a-obj = un candado
    .the = el candado
    .the-obj = el candado
    .a-nice = un bonito candado
    .have = Tengo aquí un bonito candado para ti.
    .not-a = ¡Esto no es un candado!

gift-painting = Cuadro
    .a = un cuadro
    .a-obj = un cuadro
    .the = el cuadro
    .the-obj = el cuadro
    .a-nice = un bonito cuadro
    .have = Tengo aquí un bonito cuadro para ti.
    .not-a = ¡Esto no es un cuadro!

gift-paperclip = Clip
    .a = un clip
    .a-obj = un clip
    .the = el clip
    .the-obj = el clip
    .a-nice = un bonito clip
    .have = Tengo aquí un bonito clip para ti.
    .not-a = ¡Esto no es un clip!

gift-pen = Bolígrafo
    .a = un bolígrafo
    .a-obj = un bolígrafo
    .the = el bolígrafo
    .the-obj = el bolígrafo
    .a-nice = un bonito bolígrafo
    .have = Tengo aquí un bonito bolígrafo para ti.
    .not-a = ¡Esto no es un bolígrafo!

gift-piano = Piano
    .a = un piano
    .a-obj = un piano
    .the = el piano
    .the-obj = el piano
    .a-nice = un bonito piano
    .have = Tengo aquí un bonito piano para ti.
    .not-a = ¡Esto no es un piano!

gift-pineapple = Piña
    .a = una piña
    .a-obj = una piña
    .the = la piña
    .the-obj = la piña
    .a-nice = una bonita piña
    .have = Tengo aquí una bonita piña para ti.
    .not-a = ¡Esto no es una piña!

gift-pizza = Pizza
    .a = una pizza
    .a-obj = una pizza
    .the = la pizza
    .the-obj = la pizza
    .a-nice = una bonita pizza
    .have = Tengo aquí una bonita pizza para ti.
    .not-a = ¡Esto no es una pizza!

gift-plunger = Desatascador
    .a = un desatascador
    .a-obj = un desatascador
    .the = el desatascador
    .the-obj = el desatascador
    .a-nice = un bonito desatascador
    .have = Tengo aquí un bonito desatascador para ti.
    .not-a = ¡Esto no es un desatascador!

gift-printer = Impresora
    .a = una impresora
    .a-obj = una impresora
    .the = la impresora
    .the-obj = la impresora
    .a-nice = una bonita impresora
    .have = Tengo aquí una bonita impresora para ti.
    .not-a = ¡Esto no es una impresora!

gift-pumpkin = Calabaza
    .a = una calabaza
    .a-obj = una calabaza
    .the = la calabaza
    .the-obj = la calabaza
    .a-nice = una bonita calabaza
    .have = Tengo aquí una bonita calabaza para ti.
    .not-a = ¡Esto no es una calabaza!

gift-radio = Radio
    .a = una radio
    .a-obj = una radio
    .the = la radio
    .the-obj = la radio
    .a-nice = una bonita radio
    .have = Tengo aquí una bonita radio para ti.
    .not-a = ¡Esto no es una radio!

gift-ring = Anillo
    .a = un anillo
    .a-obj = un anillo
    .the = el anillo
    .the-obj = el anillo
    .a-nice = un bonito anillo
    .have = Tengo aquí un bonito anillo para ti.
    .not-a = ¡Esto no es un anillo!

gift-robot = Robot
    .a = un robot
    .a-obj = un robot
    .the = el robot
    .the-obj = el robot
    .a-nice = un bonito robot
    .have = Tengo aquí un bonito robot para ti.
    .not-a = ¡Esto no es un robot!

gift-rock = Piedra
    .a = una piedra
    .a-obj = una piedra
    .the = la piedra
    .the-obj = la piedra
    .a-nice = una bonita piedra
    .have = Tengo aquí una bonita piedra para ti.
    .not-a = ¡Esto no es una piedra!

gift-rocket = Cohete
    .a = un cohete
    .a-obj = un cohete
    .the = el cohete
    .the-obj = el cohete
    .a-nice = un bonito cohete
    .have = Tengo aquí un bonito cohete para ti.
    .not-a = ¡Esto no es un cohete!

gift-roller-skate = Patín de ruedas
    .a = un patín de ruedas
    .a-obj = un patín de ruedas
    .the = el patín de ruedas
    .the-obj = el patín de ruedas
    .a-nice = un bonito patín de ruedas
    .have = Tengo aquí un bonito patín de ruedas para ti.
    .not-a = ¡Esto no es un patín de ruedas!

gift-saw = Sierra
    .a = una sierra
    .a-obj = una sierra
    .the = la sierra
    .the-obj = la sierra
    .a-nice = una bonita sierra
    .have = Tengo aquí una bonita sierra para ti.
    .not-a = ¡Esto no es una sierra!

gift-saxophone = Saxofón
    .a = un saxofón
    .a-obj = un saxofón
    .the = el saxofón
    .the-obj = el saxofón
    .a-nice = un bonito saxofón
    .have = Tengo aquí un bonito saxofón para ti.
    .not-a = ¡Esto no es un saxofón!

gift-scarf = Bufanda
    .a = una bufanda
    .a-obj = una bufanda
    .the = la bufanda
    .the-obj = la bufanda
    .a-nice = una bonita bufanda
    .have = Tengo aquí una bonita bufanda para ti.
    .not-a = ¡Esto no es una bufanda!

gift-scissors = Tijeras
    .a = unas tijeras
    .a-obj = unas tijeras
    .the = las tijeras
    .the-obj = las tijeras
    .a-nice = unas bonitas tijeras
    .have = Tengo aquí unas bonitas tijeras para ti.
    .not-a = ¡Esto no son unas tijeras!

gift-screwdriver = Destornillador
    .a = un destornillador
    .a-obj = un destornillador
    .the = el destornillador
    .the-obj = el destornillador
    .a-nice = un bonito destornillador
    .have = Tengo aquí un bonito destornillador para ti.
    .not-a = ¡Esto no es un destornillador!

gift-skateboard = Monopatín
    .a = un monopatín
    .a-obj = un monopatín
    .the = el monopatín
    .the-obj = el monopatín
    .a-nice = un bonito monopatín
    .have = Tengo aquí un bonito monopatín para ti.
    .not-a = ¡Esto no es un monopatín!

gift-sled = Trineo
    .a = un trineo
    .a-obj = un trineo
    .the = el trineo
    .the-obj = el trineo
    .a-nice = un bonito trineo
    .have = Tengo aquí un bonito trineo para ti.
    .not-a = ¡Esto no es un trineo!

gift-snowman = Muñeco de nieve
    .a = un muñeco de nieve
    .a-obj = un muñeco de nieve
    .the = el muñeco de nieve
    .the-obj = el muñeco de nieve
    .a-nice = un bonito muñeco de nieve
    .have = Tengo aquí un bonito muñeco de nieve para ti.
    .not-a = ¡Esto no es un muñeco de nieve!

gift-socks = Calcetines
    .a = unos calcetines
    .a-obj = unos calcetines
    .the = los calcetines
    .the-obj = los calcetines
    .a-nice = unos bonitos calcetines
    .have = Tengo aquí unos bonitos calcetines para ti.
    .not-a = ¡Esto no son unos calcetines!

gift-sponge = Esponja
    .a = una esponja
    .a-obj = una esponja
    .the = la esponja
    .the-obj = la esponja
    .a-nice = una bonita esponja
    .have = Tengo aquí una bonita esponja para ti.
    .not-a = ¡Esto no es una esponja!

gift-spoon = Cuchara
    .a = una cuchara
    .a-obj = una cuchara
    .the = la cuchara
    .the-obj = la cuchara
    .a-nice = una bonita cuchara
    .have = Tengo aquí una bonita cuchara para ti.
    .not-a = ¡Esto no es una cuchara!

gift-strawberry = Fresa
    .a = una fresa
    .a-obj = una fresa
    .the = la fresa
    .the-obj = la fresa
    .a-nice = una bonita fresa
    .have = Tengo aquí una bonita fresa para ti.
    .not-a = ¡Esto no es una fresa!

gift-suitcase = Maleta
    .a = una maleta
    .a-obj = una maleta
    .the = la maleta
    .the-obj = la maleta
    .a-nice = una bonita maleta
    .have = Tengo aquí una bonita maleta para ti.
    .not-a = ¡Esto no es una maleta!

gift-sunflower = Girasol
    .a = un girasol
    .a-obj = un girasol
    .the = el girasol
    .the-obj = el girasol
    .a-nice = un bonito girasol
    .have = Tengo aquí un bonito girasol para ti.
    .not-a = ¡Esto no es un girasol!

gift-t-shirt = Camiseta
    .a = una camiseta
    .a-obj = una camiseta
    .the = la camiseta
    .the-obj = la camiseta
    .a-nice = una bonita camiseta
    .have = Tengo aquí una bonita camiseta para ti.
    .not-a = ¡Esto no es una camiseta!

gift-teapot = Tetera
    .a = una tetera
    .a-obj = una tetera
    .the = la tetera
    .the-obj = la tetera
    .a-nice = una bonita tetera
    .have = Tengo aquí una bonita tetera para ti.
    .not-a = ¡Esto no es una tetera!

gift-teddy-bear = Osito de peluche
    .a = un osito de peluche
    .a-obj = un osito de peluche
    .the = el osito de peluche
    .the-obj = el osito de peluche
    .a-nice = un bonito osito de peluche
    .have = Tengo aquí un bonito osito de peluche para ti.
    .not-a = ¡Esto no es un osito de peluche!

gift-telephone = Teléfono
    .a = un teléfono
    .a-obj = un teléfono
    .the = el teléfono
    .the-obj = el teléfono
    .a-nice = un bonito teléfono
    .have = Tengo aquí un bonito teléfono para ti.
    .not-a = ¡Esto no es un teléfono!

gift-telescope = Telescopio
    .a = un telescopio
    .a-obj = un telescopio
    .the = el telescopio
    .the-obj = el telescopio
    .a-nice = un bonito telescopio
    .have = Tengo aquí un bonito telescopio para ti.
    .not-a = ¡Esto no es un telescopio!

gift-television = Televisor
    .a = un televisor
    .a-obj = un televisor
    .the = el televisor
    .the-obj = el televisor
    .a-nice = un bonito televisor
    .have = Tengo aquí un bonito televisor para ti.
    .not-a = ¡Esto no es un televisor!

gift-tennis-racket = Raqueta de tenis
    .a = una raqueta de tenis
    .a-obj = una raqueta de tenis
    .the = la raqueta de tenis
    .the-obj = la raqueta de tenis
    .a-nice = una bonita raqueta de tenis
    .have = Tengo aquí una bonita raqueta de tenis para ti.
    .not-a = ¡Esto no es una raqueta de tenis!

gift-tent = Tienda de campaña
    .a = una tienda de campaña
    .a-obj = una tienda de campaña
    .the = la tienda de campaña
    .the-obj = la tienda de campaña
    .a-nice = una bonita tienda de campaña
    .have = Tengo aquí una bonita tienda de campaña para ti.
    .not-a = ¡Esto no es una tienda de campaña!

gift-toilet = Váter
    .a = un váter
    .a-obj = un váter
    .the = el váter
    .the-obj = el váter
    .a-nice = un bonito váter
    .have = Tengo aquí un bonito váter para ti.
    .not-a = ¡Esto no es un váter!

gift-toilet-paper = Papel higiénico
    .a = un rollo de papel higiénico
    .a-obj = un rollo de papel higiénico
    .the = el rollo de papel higiénico
    .the-obj = el rollo de papel higiénico
    .a-nice = un bonito rollo de papel higiénico
    .have = Tengo aquí un bonito rollo de papel higiénico para ti.
    .not-a = ¡Esto no es un rollo de papel higiénico!

gift-toothbrush = Cepillo de dientes
    .a = un cepillo de dientes
    .a-obj = un cepillo de dientes
    .the = el cepillo de dientes
    .the-obj = el cepillo de dientes
    .a-nice = un bonito cepillo de dientes
    .have = Tengo aquí un bonito cepillo de dientes para ti.
    .not-a = ¡Esto no es un cepillo de dientes!

gift-trophy = Trofeo
    .a = un trofeo
    .a-obj = un trofeo
    .the = el trofeo
    .the-obj = el trofeo
    .a-nice = un bonito trofeo
    .have = Tengo aquí un bonito trofeo para ti.
    .not-a = ¡Esto no es un trofeo!

gift-trumpet = Trompeta
    .a = una trompeta
    .a-obj = una trompeta
    .the = la trompeta
    .the-obj = la trompeta
    .a-nice = una bonita trompeta
    .have = Tengo aquí una bonita trompeta para ti.
    .not-a = ¡Esto no es una trompeta!

gift-umbrella = Paraguas
    .a = un paraguas
    .a-obj = un paraguas
    .the = el paraguas
    .the-obj = el paraguas
    .a-nice = un bonito paraguas
    .have = Tengo aquí un bonito paraguas para ti.
    .not-a = ¡Esto no es un paraguas!

gift-violin = Violín
    .a = un violín
    .a-obj = un violín
    .the = el violín
    .the-obj = el violín
    .a-nice = un bonito violín
    .have = Tengo aquí un bonito violín para ti.
    .not-a = ¡Esto no es un violín!

gift-watch = Reloj de pulsera
    .a = un reloj de pulsera
    .a-obj = un reloj de pulsera
    .the = el reloj de pulsera
    .the-obj = el reloj de pulsera
    .a-nice = un bonito reloj de pulsera
    .have = Tengo aquí un bonito reloj de pulsera para ti.
    .not-a = ¡Esto no es un reloj de pulsera!

gift-watermelon = Sandía
    .a = una sandía
    .a-obj = una sandía
    .the = la sandía
    .the-obj = la sandía
    .a-nice = una bonita sandía
    .have = Tengo aquí una bonita sandía para ti.
    .not-a = ¡Esto no es una sandía!

gift-yo-yo = Yoyó
    .a = un yoyó
    .a-obj = un yoyó
    .the = el yoyó
    .the-obj = el yoyó
    .a-nice = un bonito yoyó
    .have = Tengo aquí un bonito yoyó para ti.
    .not-a = ¡Esto no es un yoyó!
