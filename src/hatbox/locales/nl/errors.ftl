# What is wrong with an input, and what to do about it. The English file explains the arguments.

## Antwoorden

error-not-an-option = Dat is geen antwoord dat nu kan.
error-not-your-turn = Plaats { $seat } heeft nu niets te beslissen. Wacht tot er een vraag komt.
error-no-such-seat = Er is geen plaats { $seat } in dit spel.
error-game-over = Het spel is afgelopen: niemand heeft nog iets te beslissen.
error-shuffle-due = Eerst moeten de kaarten worden geschud; daarvoor kan niemand iets beslissen.
error-no-shuffle-due = Er valt op dit moment niets te schudden.

## Hoe een spel begint

error-players-antayagi = Deze uitgave van AntaYagí is voor minimaal { $fewest } en maximaal { $most } spelers, niet voor { $players }.
error-players-not-a-hat =
    { $gifts ->
        [one] That’s Not a Hat is voor 3 t/m 8 spelers als iedereen met één cadeau begint, niet voor { $players }. Met z’n tweeën kan het als iedereen met 2 cadeaus begint.
       *[other] That’s Not a Hat is voor 2 t/m 8 spelers als iedereen met { $gifts } cadeaus begint, niet voor { $players }.
    }
error-first = Plaats { $first } kan niet beginnen, want daar zit niemand: de plaatsen zijn genummerd vanaf 0.
error-too-few-cards =
    { $cards ->
        [one] Eén kaart is te weinig: om aan { $players } spelers te delen zijn er { $needed } nodig.
       *[other] { $cards } kaarten zijn te weinig: om aan { $players } spelers te delen zijn er { $needed } nodig.
    }
error-unknown-game = Er is geen spel ‘{ $game }’. Kies een van deze: { $known }.
error-options = Deze opties passen niet bij het spel ({ $detail }).
error-option-form = ‘{ $option }’ is geen optie: schrijf NAAM=WAARDE, bijvoorbeeld rounds=3.
error-seed = De startwaarde moet precies { $bytes } bytes lang zijn.
error-unknown-bot = Er is geen bot ‘{ $bot }’. Deze kunnen spelen: { $bots }. Allemaal behalve random kunnen ze een karakter hebben, zoals in sharp+saboteur: { $characters }.
error-character-of-another-game = Het karakter { $character } hoort bij een ander spel. In dit spel kan een bot hebben: { $characters }.
error-program = ‘{ $bot }’ noemt geen programma. Schrijf exec: en een opdrachtregel, zoals in exec:python3 bot.py, of exec/10: voor 10 seconden per beslissing (hoogstens 9999), en sluit alle aanhalingstekens.
error-characters = Het bestand met de karakters klopt niet: { $detail }.
error-bots-for-seats = Het aantal bots ({ $bots }) past niet bij het aantal spelers ({ $players }). Noem één bot voor alle plaatsen, of één voor elke plaats.
error-at-least-one = Het moeten minstens één spel en één proces zijn.
error-unknown-language = Hatbox spreekt geen ‘{ $language }’. Kies een van deze talen: { $known }.

## Kaarten en decks

error-unknown-card = Er is geen kaart ‘{ $card }’. Een kaart schrijf je met de voorkant, een schuine streep en de achterkant, bijvoorbeeld hat/plain of hat/black-left.
error-clue-on-other-object = Er is geen kaart ‘{ $card }’: alleen treasure en t-rex kunnen de achterkant clue hebben.
error-back-not-in-play = De kaart ‘{ $card }’ hoort niet in dit spel: de gekozen varianten laten die achterkant weg.
error-gift-twice =
    { $place ->
        [unknown] Het cadeau ‘{ $gift }’ komt twee keer voor, maar elk cadeau mag maar één keer voorkomen.
       *[other] Bij ‘{ $place }’ in het deckbestand: het cadeau ‘{ $gift }’ komt twee keer voor, maar elk cadeau mag maar één keer voorkomen.
    }
error-deck-toml = Het deckbestand is geen geldige TOML (regel:kolom { $place }).
error-deck-key = Onbekende sleutel ‘{ $place }’ in het deckbestand. Gebruik game, name, note en cards.
error-deck-game = Bij ‘{ $place }’ in het deckbestand: dit deck is niet voor het gevraagde spel, namelijk { $expected }.
error-deck-family = Bij ‘{ $place }’ in het deckbestand: hier hoort een van deze spellen te staan: { $known }.
error-deck-no-cards = Bij ‘{ $place }’ in het deckbestand: er zijn geen kaarten. Zet ze in een tabel met een regel voor elke achterkant.
error-deck-entries = Bij ‘{ $place }’ in het deckbestand: hier hoort een lijst met namen te staan, of een tabel met namen en aantallen.
error-deck-name = Bij ‘{ $place }’ in het deckbestand: hier hoort een naam tussen aanhalingstekens te staan.
error-deck-count = Bij ‘{ $place }’ in het deckbestand: hier hoort een geheel getal te staan, 0 of meer.
error-deck-card = Bij ‘{ $place }’ in het deckbestand: er is geen kaart ‘{ $card }’. Controleer de spelling van het voorwerp of cadeau en van de achterkant.
error-deck-clue = Bij ‘{ $place }’ in het deckbestand: ‘{ $card }’ kan niet, want alleen treasure en t-rex kunnen een aanwijzing (clue) op de achterkant hebben.
error-deck-too-long = Het deckbestand is te lang. Het mag hoogstens { $most } tekens hebben.
error-deck-too-large = Bij ‘{ $place }’ in het deckbestand: het deck wordt te groot. Er mogen hoogstens { $most } kaarten in zitten.

## Spelverslagen

error-empty-record = Het spelverslag is leeg: de eerste regel moet de kop zijn.
error-line-too-long = Deze regel is te lang: een regel van een spelverslag mag hoogstens { $most } bytes hebben.
error-too-many-lines = Het spelverslag is te lang: het mag hoogstens { $most } regels hebben.
error-not-json = Deze regel is geen geldige JSON ({ $detail }).
error-not-an-object = Deze regel is JSON, maar geen object: hij moet met een accolade beginnen.
error-line-form = Deze regel heeft niet de vorm van een regel in een spelverslag ({ $detail }).
error-unknown-line = Zo’n regel kan niet in een spelverslag staan: het is geen beslissing, geen schudbeurt, geen uitslag, geen opmerking en geen notitie.
error-no-version = In de kop ontbreekt de versie ‘{ $key }’, of het is geen geheel getal.
error-version = Dit spelverslag heeft versie { $version } van ‘{ $key }’, die deze Hatbox niet kan lezen. Een nieuwere kan dat misschien wel.
error-after-result = Na de uitslag mogen in een spelverslag alleen nog opmerkingen en notities staan.
error-result-early = Hier staat de uitslag, maar het spel is nog niet afgelopen.
error-wrong-result = Het spel is anders afgelopen: dit zijn niet de winnaars en de punten.
error-hex = ‘{ $key }’ in de kop moet bestaan uit { $bytes } bytes in hexadecimale cijfers.
error-commitment = Dit is niet de startwaarde die vooraf was vastgelegd: de hash verschilt van die in de kop.
error-not-the-drawn-seat = Niet deze plaats is geloot om te beginnen: de startwaarde geeft een andere.
error-not-the-committed-shuffle =
    { $number ->
        [0] De kaarten zijn niet gedeeld in de volgorde die uit de startwaarde volgt.
       *[other] Schudbeurt { NUMBER($number, useGrouping: 0) } gaf niet de volgorde die uit de startwaarde volgt.
    }

## Regels

error-unknown-clause = Er is hier geen regel ‘{ $clause }’. ‘hatbox rules’ toont ze allemaal.
error-clause-of-other-game = De regel ‘{ $clause }’ hoort niet bij de regels van { $game }.

## Tafels

error-no-game = Aan deze tafel wordt geen spel gespeeld.
error-paused = Het spel staat op pauze. Laat het eerst verdergaan.
error-question-closed = Die vraag staat niet meer open, dus je antwoord telt niet.
error-seat-taken = Plaats { $seat } is bezet. Kies een andere.
error-not-seated = Je hebt geen plaats aan deze tafel. Ga eerst zitten.
error-covered = Het apparaat is intussen afgedekt. Tik op je naam en beslis opnieuw.
error-not-at-device = Niemand aan dit apparaat heeft die plaats.
error-seats-empty =
    { $seats ->
        [one] Er is nog één plaats vrij. Iemand moet er gaan zitten, of een bot.
       *[other] Er zijn nog { $seats } plaatsen vrij. Iemand moet er gaan zitten, of bots.
    }
error-game-has-begun = Het spel is begonnen: dat kan niet meer worden veranderd.
error-host-only = Dat kan alleen de beheerder van deze tafel.
error-no-such-member = Die persoon zit niet aan deze tafel.
error-not-yourself = Je kunt jezelf niet van de tafel verwijderen. Verlaat in plaats daarvan je plaats.
error-name-empty = De naam is leeg. Vul er een in die de anderen kunnen zien.
error-name-too-long = De naam is te lang: hij mag hoogstens { $most } tekens hebben.
error-spectator = Je kijkt alleen toe. Kom aan tafel om mee te doen.
error-not-a-member = Je zit niet meer aan deze tafel. Kom er weer bij om mee te doen.
error-not-away = Een bot kan alleen invallen voor iemand die al een tijdje weg is.
error-not-waited-for = De tafel wacht nu niet op deze speler.
error-away = Deze speler is er nu niet.

## De server

error-no-such-table = Die tafel bestaat niet. Controleer de link of vraag een nieuwe.
error-no-such-lesson = Die les bestaat niet.
error-no-such-example = Dat voorbeeld bestaat niet.
error-table-full = Deze tafel is vol. Vraag een plaats aan een andere tafel.
error-table-locked = Deze tafel is op slot: er kan niemand meer bij komen.
error-table-too-long = Aan deze tafel is zoveel gebeurd dat er niets meer bewaard kan worden. Open een nieuwe.
error-no-spectators = Aan deze tafel kan niemand toekijken. Vraag een plaats.
error-no-screen = Deze link toont de tafel niet, of niet meer. Vraag de beheerder om een nieuwe: ‘Op een tv tonen’ in het menu.
error-no-such-code = Geen enkele tv toont deze code nog. Kijk nog eens en typ de code precies over.
error-token = Deze link is van niemand aan deze tafel. Vraag de beheerder om een nieuwe.
error-game-not-over = Dat kan pas als het spel is afgelopen.
error-muted = Je kunt op dit moment niet praten aan deze tafel.
error-no-free-text = Aan deze tafel kun je niet schrijven: kies een van de zinnen.
error-text-length = Een bericht mag 1 t/m { $most } tekens hebben.
error-unknown-phrase = Die zin bestaat niet in dit spel. Kies een andere.
error-phrase-arguments = Deze zin past niet bij de kaart of de speler waar hij over gaat. Kies opnieuw.
error-card-gone = Die kaart zit niet meer in de hand. Kijk nog eens en kies een andere.
error-too-fast = Dat was te veel tegelijk. Wacht even en probeer het dan opnieuw.
error-too-late = Het spel is al begonnen, en aan deze tafel kan niemand toekijken.
error-protocol = Deze pagina is ouder of nieuwer dan de server. Laad de pagina opnieuw.
error-owner = Dit is alleen voor degene die de server beheert. De sleutel ontbreekt of is fout.
error-origin = Dit verzoek komt van een pagina die niet bij deze server hoort.
error-host = Deze server kent de naam { $host } niet. Wie de server beheert, kan de naam toestaan: hatbox serve --allow-host NAAM
error-frame = De server begrijpt dit bericht niet. Laad de pagina opnieuw.
error-body = De server kan dit verzoek niet lezen.
error-weak-token = Iedereen zou deze sleutel kunnen raden. Kies een willekeurige.
error-no-such-page = Die pagina bestaat hier niet.
error-internal = Er ging iets mis op de server. Probeer het opnieuw; blijft het zo, meld het dan aan wie de server beheert.
error-restarting = De server start opnieuw op. Probeer het zo meteen nog eens.
error-store = De server kan op dit moment niets opslaan. Er is niets verloren: wacht even, dan gaat het verder.
error-newer = Aan deze tafel is een nieuwere versie van de server gebruikt. Wordt de server net bijgewerkt, wacht dan even; meld het anders aan wie de server beheert.
error-public-url = Het openbare adres moet volledig zijn, bijvoorbeeld https://games.example.org.
error-keep-days = Dagen worden vanaf 0 geteld, en 0 betekent: voor altijd.
error-database-url = Het adres van de database moet eruitzien als postgresql://user@host/database. Zet het wachtwoord in PGPASSWORD als er bijzondere tekens in staan.
error-workers = Meerdere processen hebben een PostgreSQL nodig die ze delen: geef het op met --data. Op Windows kan er maar één zijn.

## Backups

error-no-database = Er is geen database { $file }. Geef haar op met --data als ze ergens anders staat.
error-no-hatbox-database = { $file } is geen database van Hatbox.
error-database-version = { $file } is door een andere Hatbox gemaakt. Gebruik die, of een nieuwere.
error-database-damaged = { $file } is beschadigd. Gebruik een oudere back-up.
error-database-in-use = { $file } is in gebruik. Stop eerst de server.
error-database = { $file } kan niet als database worden gebruikt ({ $detail }).
error-same-database = { $file } hoort bij de database zelf. Geef een ander bestand op.
error-no-file-to-copy = { $database } is een PostgreSQL en geen bestand. Kopieer het met pg_dump en zet het terug met pg_restore.
error-file-exists = { $file } bestaat al. Geef een ander bestand op, of voeg --overwrite toe.
error-disk-full = { $file } kan niet worden geschreven: de schijf is vol of werkt niet.
error-no-such-deal = Er is geen deling met de naam ‘{ $deal }’.
error-deal-alone = Een deling met een naam is voor één persoon tegen bots: wie de naam kent, zou elke kaart kunnen kennen.
error-not-the-named-deal = De startwaarde is niet die van de deling ‘{ $deal }’.
error-busy = De server heeft het druk. Probeer het zo nog eens.
error-no-decision = In regel { $line } van dit verslag beslist niemand iets.
error-branch = Dit spel gaat verder vanaf een moment van een ander: wat er gespeeld wordt, ligt vast.

page-error-gone = Deze tafel bestaat niet meer. Controleer de link, of open zelf een tafel.
page-error-no-page = Op dit adres is niets te vinden.
page-error-too-many = Dat ging iets te snel. Wacht even en probeer het dan opnieuw.
bye-replaced = Je hebt deze tafel in een ander venster geopend. Daar gaat het spel verder.
bye-play-here = Hier spelen
bye-kicked = De beheerder heeft je weggestuurd. Naar deze tafel kun je niet terug.
bye-refused = Je kunt niet aan deze tafel komen. Vraag om een nieuwe link, of open zelf een tafel.
