# What the page says where a table is on the screen already: menu, votes, result. Loaded soon after.

menu-rules = De regels
menu-pause = Het spel pauzeren
menu-go-on = Verder spelen
menu-bots-quiet = Bots laten zwijgen
menu-bots-talk = Bots laten praten
menu-bot-sits-in = Een bot laten spelen voor { $name }
menu-end = Het spel zonder winnaar beëindigen
menu-do-not-end = Toch verder spelen
menu-end-sure = Het spel eindigt zonder winnaar zodra iedereen dat wil.
menu-leave = Mijn plaats aan een bot overlaten
menu-leave-sure = Een bot speelt tot het einde met jouw kaarten. Dit kan niet ongedaan worden gemaakt.
menu-shut-out = Andere apparaten afmelden
menu-shut-out-sure = Je plaats krijgt een nieuwe sleutel: andere apparaten, en iedereen die je link heeft gezien, komen met de oude niet meer binnen. Hier blijf je aan tafel.
menu-fair = Eerlijk gedeeld
menu-commit = Dit getal stond vast voordat de eerste kaart werd gedeeld. Aan het eind wordt de startwaarde getoond, zodat iedereen kan nagaan dat er niets is verwisseld.
person-trouble = Problemen met { $name }?
person-mute = { $name } voor iedereen dempen
person-unmute = { $name } weer laten praten
person-host = { $name } beheerder maken
person-ignore = Niet tonen wat { $name } zegt
person-listen = Weer tonen wat { $name } zegt
person-report = { $name } melden bij wie deze server beheert
person-reported = Gemeld. Bedankt.
result-title = De uitslag
result-you = Je hebt gewonnen!
result-you-share = Je deelt de overwinning!
result-winner =
    { $winners ->
        [one] { $names } wint!
       *[other] { $names } winnen!
    }
result-nobody = Niemand wint.
result-ended = Het spel is zonder winnaar beëindigd.
result-points =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
result-points-of = { $points }/{ $needed } punten
result-penalties =
    { $points ->
        [one] { $points } minpunt
       *[other] { $points } minpunten
    }
result-rematch = Nog een keer
result-to-rematch = Naar het volgende spel
result-invited = Het volgende spel wacht op je.
result-watch-rematch = Naar het volgende spel kijken
result-other-game = Nu { $game }
result-quicker = Iemand anders was sneller en koos { $game }.
result-look = De tafel bekijken
result-theatre = Terugkijken
result-fair = Het verslag van dit spel bevat de startwaarde. Daarmee kan iedereen nagaan dat er gedeeld is zoals bij het begin vastlag.
result-record = Het verslag van dit spel bewaren
about-what = Met Hatbox speel je drie gezellige kaartspellen rond hoeden, met mensen en met bots die niet meer weten dan je op hun plaats mag weten. De regels staan hier in eigen woorden.
about-unofficial = Hatbox is niet officieel. De uitgevers van de spellen, van wie de namen zijn, hebben Hatbox niet gemaakt en niet goedgekeurd. Vind je de spellen leuk, koop ze dan!
about-credits = Met dank aan
about-drawings = Tekeningen:
about-fonts = Lettertypen:
about-software = Software in deze pagina:
vote-asked = Iemand wil het spel beëindigen.
vote-theirs =
    { $people ->
        [one] { $names } wil het spel zonder winnaar beëindigen.
       *[other] { $names } willen het spel zonder winnaar beëindigen.
    }
vote-mine = Je wilt het spel beëindigen. Het eindigt als iedereen die er is het ermee eens is.
vote-end = Stoppen
vote-go-on = Verder
vote-later = Later beslissen
vote-folded = Stoppen?
evening-title = Vanavond
evening-games =
    { $games ->
        [one] { $games } spel
       *[other] { $games } spellen
    }
evening-won =
    { $wins ->
        [one] { $wins } keer gewonnen
       *[other] { $wins } keer gewonnen
    }
evening-all = Totaal
evening-bots = De bots
evening-again = De stand op nul zetten
evening-sure = Alle overwinningen van deze avond worden vergeten.
page-theme = Kleuren
page-theme-system = Zoals het apparaat
page-theme-light = Licht
page-theme-dark = Donker
page-safe = Nog eens vragen vóór een ruil, een aanbod, een afwijzing of een sabotage
page-sounds = Geluiden, en even trillen als ik aan de beurt ben
page-hints = Tips in de eerste spellen
page-bots = Hoe goed de bots spelen als je alleen speelt
ay-ease = Als een ruil gesaboteerd kan worden
ay-ease-never = Vraag het altijd
ay-ease-unarmed = Vraag het alleen als ik een Sabotage heb
ay-ease-always = Vraag het niet: laat alles gebeuren
