# Wat elke regel zegt, in de eigen woorden van Hatbox. Je leest het na de vraag ‘waarom?’.

clause-ruling = Keuze van Hatbox.
clause-ruling-partly = Deels een keuze van Hatbox.
clause-not-ruling = Dit is volgens de spelregels.
clause-translations-differ = De vertalingen van de spelregels spreken elkaar hier tegen.

section-setup = Voorbereiding
section-hands = De hand: wie ziet wat
section-turn = De beurt
section-sabotage = Sabotage
section-objects = Voorwerpen
section-backs = Achterkanten
section-talk = Praten
section-giving = Cadeaus geven
section-variants = Varianten
section-end = Einde van het spel

## AntaYagí: voorbereiding

clause-A-S1 = AntaYagí speel je met 3 t/m 7 spelers. Met elk ander aantal begint het spel niet, en een melding zegt waarom.
    .title = Aantal spelers
clause-A-S2 = Om te winnen heb je 5 punten nodig met 3 of 4 spelers, en 4 punten met 5, 6 of 7 spelers. (In de uitgave met 65 kaarten heten de punten ‘goederen’.)
    .title = Benodigde punten
    .antayagi-80 = Om te winnen heb je 5 punten nodig met 3 of 4 spelers, en 4 punten met 5, 6 of 7 spelers.
    .antayagi-65 = Om te winnen heb je 5 goederen nodig met 3 of 4 spelers, en 4 goederen met 5, 6 of 7 spelers.
clause-A-S3 = Alle kaarten worden geschud en iedereen krijgt er 3. Ze worden één voor één gedeeld, met de klok mee, te beginnen bij de startspeler.
    .title = Het delen
    .reason = De spelregels zeggen niet hoe er gedeeld wordt; één voor één en met de klok mee is gebruikelijk.
clause-A-S4 = De overige kaarten vormen de trekstapel. Die ligt met de achterkant (de AntaYagí-kant) naar boven: iedereen ziet de achterkant van de bovenste kaart.
    .title = De trekstapel
    .reason = Alleen sommige vertalingen zeggen dat iedereen de stapel ziet; Hatbox volgt die, net als in de uitgave met 80 kaarten.
clause-A-S5 = De aflegstapel ligt met de voorwerpkant naar boven: iedereen ziet het bovenste voorwerp. Meer dan dat voorwerp en het aantal kaarten laat hij niet zien.
    .title = De aflegstapel
    .reason = De spelregels zeggen niet of je de stapel mag doorkijken; hij laat alleen zien wat een stapel op tafel laat zien.
    .reason-antayagi-65 = De spelregels zeggen niet hoe de stapel ligt; hij ligt zoals in de uitgave met 80 kaarten en laat alleen zien wat een stapel op tafel laat zien.
clause-A-S6 = Wie de meeste zakken heeft, begint; in de uitgave met 65 kaarten is dat bij een gelijke stand de jongste van hen. De tafel zegt wie dat is, anders beslist het toeval.
    .title = Wie begint
    .antayagi-80 = Wie de meeste zakken heeft, begint. De tafel zegt wie dat is, anders beslist het toeval.
    .antayagi-65 = Wie de meeste zakken heeft, begint; bij een gelijke stand is dat de jongste van hen. De tafel zegt wie dat is, anders beslist het toeval.
    .reason = De zakken komen uit de spelregels, maar Hatbox kan ze niet tellen; zegt niemand wie er begint, dan is het toeval eerlijk.
clause-A-S7 = Is de trekstapel op, dan worden de afgelegde kaarten geschud en vormen ze de nieuwe trekstapel. Dat gebeurt op het moment dat er een kaart getrokken moet worden en er geen is, ook midden onder het trekken, en nooit eerder. Is er helemaal niets meer te trekken, dan houdt het trekken gewoon op.
    .title = Trekstapel op
    .reason = De spelregels zeggen niet op welk moment, en ook niet wat er gebeurt als er geen enkele kaart meer is; zo wordt er niets te vroeg geschud en gaat het spel door.
clause-A-S8 = Kaarten komen in een vaste volgorde op de aflegstapel. Eerst de Sabotages, zoals ze zijn gespeeld; gaat de ruil niet door, dan volgen de kaart van de actieve speler en daarna die van de gekozen speler. Een Dolende tovenaar wordt afgelegd voordat de andere kaart aankomt, en een kaart die niets oplevert op het moment dat die aankomt. Een hele hand gaat van links naar rechts weg, en voedsel vóór de T-Rex die het heeft opgegeten.
    .title = Volgorde van afleggen
    .reason = De spelregels geven geen volgorde; die is wel nodig, omdat iedereen ziet welk voorwerp bovenop komt.

## AntaYagí: de hand

clause-A-H1 = Elke kaart heeft een voorwerpkant en een achterkant. Je houdt hem met de achterkant naar je toe: jij ziet de achterkant, alle anderen zien het voorwerp.
    .title = Kaarten vasthouden
clause-A-H2 = Een kaart met de Kleine hoed op de achterkant houd je andersom zodra die getrokken is: de eigenaar ziet het voorwerp, alle anderen zien de achterkant. Dat geldt ook voor kaarten die aan het begin worden gedeeld.
    .title = Kaarten met Kleine hoed
    .reason = De spelregels hebben het alleen over getrokken kaarten; een gedeelde kaart draagt hetzelfde teken, dus houd je die net zo.
clause-A-H3 = Een kaart die vanwege de Kleine hoed andersom wordt gehouden, blijft zo tot hij de hand verlaat of door een Hoed wordt omgedraaid.
    .title = Kleine hoed: hoelang
    .reason = Deze spelregels zeggen niet hoelang, en de vertalingen spreken elkaar tegen over kaarten die een Hoed omdraait; Hatbox volgt de uitgave met 80 kaarten.
clause-A-H4 = Zolang het spel duurt, krijgt niemand ooit de afgekeerde kant van een handkaart te zien: niet op het scherm, niet in wat de server stuurt, niet in wat een bot of een onderzoeksagent krijgt. Er is één uitzondering: heeft een Hoed een van je Sabotages van je weggedraaid, dan noemen je eigen keuzes die nog steeds.
    .title = Verborgen blijft verborgen
    .reason = De spelregels denken alleen aan mensen rond een tafel; een programma mag niet meer verraden dan hun kaarten. De uitzondering is eerlijk, want je zag die achterkant toen je de kaart trok.
clause-A-H5 = Kaarten houden hun volgorde in de hand, en niemand verandert die. Gaat er een weg, dan schuiven de kaarten rechts ervan op; een nieuwe kaart komt er helemaal rechts bij. Zo kun je tijdens het praten een kaart aanduiden met zijn plaats.
    .title = Volgorde van de hand
    .reason = De spelregels zeggen niet of je kaarten mag verplaatsen; deed je dat, dan wist niemand meer welke kaart er bedoeld was.
clause-A-H6 = Van een kaart die van de stapel wordt getrokken, ziet iedereen daarbij de achterkant, ook midden onder het aanvullen; de achterkant van een kaart die aan het begin is gedeeld, zien alleen degenen die hem in de hand zien. Kaarten in speelgebieden, op tafel en op de aflegstapel tonen alleen het voorwerp: daar krijgt niemand een achterkant te zien. Een Sabotage wordt met de achterkant naar boven gespeeld. Van elke kaart die wordt afgelegd, ziet iedereen het voorwerp, ook van een Sabotage, zodat de eigenaar van een Muffin weet wat er verloren is.
    .title = Wat iedereen ziet
    .reason = De spelregels gaan niet elk moment na; iedereen ziet wat er aan een echte tafel te zien zou zijn.
clause-A-H7 = Wie alleen toekijkt, ziet wat open ligt: de speelgebieden, de kaarten op tafel, de bovenste kaart van elke stapel en de achterkant van elke kaart die getrokken wordt. Van handkaarten ziet een toeschouwer geen van beide kanten, dus valt er niets te verraden.
    .title = Toeschouwers
    .reason = De spelregels noemen geen toeschouwers; een woord of een blik van hen zou het spel kunnen beslissen.

## AntaYagí: de beurt

clause-A-T1 = In je beurt ben jij de actieve speler en kies je een andere speler voor een ruil. Die moet ten minste één kaart in de hand hebben.
    .title = Met wie je ruilt
    .reason = De spelregels zeggen niet dat de andere speler een kaart nodig heeft; zonder kaart valt er niets te ruilen.
clause-A-T2 = De actieve speler en de gekozen speler kiezen elk een kaart uit hun eigen hand, en beide worden op hetzelfde moment onthuld, met het voorwerp naar boven. Tot dan weet niemand wat de ander heeft gekozen, alleen of die al gekozen heeft.
    .title = Geheim kiezen, samen onthullen
clause-A-T3 = Tonen beide kaarten hetzelfde voorwerp, dan gaat de ruil niet door: beide worden afgelegd en er is geen effect. Niemand kan dan een Sabotage spelen.
    .title = Twee keer hetzelfde voorwerp
    .reason = De spelregels zeggen niet of je hier een Sabotage mag spelen; er valt niets meer tegen te houden.
clause-A-T4 = Zijn de twee voorwerpen verschillend, dan kunnen er eerst Sabotages worden gespeeld. Gaat de ruil daarna nog door, dan krijgt elk van de twee de kaart van de ander.
    .title = Twee verschillende voorwerpen
clause-A-T5 = Een kaart die je krijgt, komt in je speelgebied als hij punten oplevert, en zijn effect treedt in werking. Levert hij niets op, dan wordt hij afgelegd. (In de uitgave met 65 kaarten heet je speelgebied ‘zadeltassen’.)
    .title = Een kaart krijgen
    .reason = Twee vertalingen passen ook de kracht van een afgelegde kaart toe; alleen de Tovenaar heeft er een, en zijn eigen regel zegt wat hij doet.
clause-A-T6 = Eerst komt de kaart aan die de actieve speler krijgt, met alles wat die in gang zet; zolang blijft de andere kaart op tafel. Dan komt de kaart aan die de gekozen speler krijgt. Als laatste komen de T-Rexen, die van de actieve speler vóór die van de gekozen speler. Met een Dolende tovenaar komt er maar één kaart aan.
    .title = Wat eerst komt
    .reason = De spelregels zeggen niet welke kaart het eerst aankomt, en dat kan uitmaken; daarom gaat voor wie aan de beurt is.
clause-A-T7 = Dan worden de speelgebieden van de actieve en de gekozen speler geteld. Wie de benodigde punten heeft, wint; hebben ze die allebei, dan wint alleen de gekozen speler. Een voorwerp dat je meer dan eens hebt, telt elke keer mee.
    .title = Winnen
clause-A-T8 = In de uitgave met 80 kaarten trekt iedereen, als niemand heeft gewonnen, weer bij tot 3 kaarten: eerst de actieve speler, dan de anderen met de klok mee; ieder trekt alles wat nodig is voordat de volgende trekt.
    .title = Iedereen vult aan
    .reason = De spelregels zeggen niet wie het eerst trekt; vanaf de actieve speler met de klok mee is de volgorde van de beurten.
clause-A-T9 = In de uitgave met 65 kaarten trekt de gekozen speler, als niemand heeft gewonnen, precies één kaart, ook na een ruil die niet doorging; daarna trekt de actieve speler weer bij tot 3. Verder trekt niemand: wie buiten de eigen beurt kaarten heeft gespeeld of verloren, wacht tot het einde van de eigen beurt.
    .title = Maar twee spelers trekken
    .reason = De Duitse tekst laat die ene kaart trekken door wie de ruil deed; de drie andere noemen de gekozen speler, en Hatbox volgt die.
clause-A-T10 = De beurt gaat naar de speler links, de volgende met de klok mee.
    .title = Volgende beurt
clause-A-T11 = Begin je je beurt zonder kaarten, of heeft niemand anders kaarten, dan is er geen ruil: je trekt weer bij tot 3 kaarten en de volgende is aan de beurt.
    .title = Beurt zonder ruil
    .reason = De spelregels zeggen niet wat je doet als er niet geruild kan worden; met nieuwe kaarten gaat het spel door.
clause-A-T12 = Kan een hele ronde lang niemand ruilen omdat er te weinig kaarten zijn, dan eindigt het spel zonder winnaar. Dat gebeurt alleen met kleine eigen decks.
    .title = Niemand kan ruilen
    .reason = De spelregels voorzien dit niet; anders zou zo’n spel nooit eindigen.

## AntaYagí: sabotage

clause-A-X1 = Zijn er twee verschillende voorwerpen onthuld, dan mag elke speler, ook de twee die ruilen, een handkaart spelen met Sabotage op de achterkant.
    .title = Wie mag saboteren
    .reason = De spelregels eisen geen twee verschillende voorwerpen; maar twee keer hetzelfde houdt de ruil toch al tegen.
clause-A-X2 = Een Sabotage kan met een Sabotage worden beantwoord, zo vaak als je wilt. Elke Sabotage heft de vorige op.
    .title = Sabotage tegen Sabotage
clause-A-X3 = Bij een oneven aantal Sabotages gaat de ruil niet door: de twee kaarten ervan en alle Sabotages worden afgelegd, en er is geen effect.
    .title = Oneven: geen ruil
clause-A-X4 = Bij een even aantal Sabotages gaat de ruil door, en worden alleen de Sabotages afgelegd.
    .title = Even: ruil gaat door
clause-A-X5 = Een afgeronde ruil kan niet meer worden gesaboteerd. De gelegenheid begint na het onthullen, ook met een Dolende tovenaar, en eindigt voordat er een kaart van plaats verandert: zodra iedereen met kaarten in de hand sinds de laatste Sabotage heeft gepast. Pas je, dan blijft dat zo tot de volgende Sabotage; dan krijgt iedereen met kaarten de vraag opnieuw, ook wie de Sabotage speelde.
    .title = Wanneer je kunt saboteren
    .reason = De spelregels beschermen alleen een afgeronde ruil; een duidelijk begin en einde geven iedereen dezelfde kans, en dat passen telt, houdt het spel gaande.
clause-A-X6 = Iedereen met kaarten krijgt de vraag, of je nu kunt saboteren of niet. Noch de vraag, noch wie er paste, noch hoelang het duurde, verraadt meer over wie een Sabotage heeft dan bij het trekken te zien was. Aan een tafel met mensen staat de tijd vast, altijd even lang, wie er ook wat heeft, en zwijgen is passen. Speelt er maar één mens tegen bots, dan is het voorbij zodra die past.
    .title = De vraag verraadt niets
    .reason = De spelregels zeggen niet hoe het gevraagd wordt; vroeg je het alleen aan wie een Sabotage heeft, dan wist iedereen wie dat is.
clause-A-X7 = Een Sabotage die een Hoed van je heeft weggedraaid, kun je toch spelen: je hebt de achterkant gezien toen je de kaart trok.
    .title = Weggedraaide Sabotage
    .reason = De spelregels zeggen niet of dit mag; een Hoed verandert wat je van een kaart ziet, niet wat die is.
clause-A-X8 = Een kaart met Sabotage op de achterkant mag je net als elke andere voor een ruil kiezen. De achterkant doet dan niets. (In de uitgave met 65 kaarten kun je de Spaanse en de Duitse zin ook anders lezen: in plaats van de ruilkaart neergelegd, houdt de Sabotage de ruil tegen.)
    .title = Een Sabotage ruilen
    .antayagi-80 = Een kaart met Sabotage op de achterkant mag je net als elke andere voor een ruil kiezen. De achterkant doet dan niets.
    .antayagi-65 = Een kaart met Sabotage op de achterkant mag je net als elke andere voor een ruil kiezen. De achterkant doet dan niets. De Spaanse en de Duitse zin van de spelregels kun je ook anders lezen: in plaats van de ruilkaart neergelegd, houdt de Sabotage de ruil tegen.
    .reason = De spelregels zeggen niet of dit mag; de voorwerpkant is als elke andere, en bij een ruil telt alleen die.
    .reason-antayagi-65 = De Engelse en de Franse zin staan het gewoon toe, en Hatbox volgt die; bij een ruil telt alleen de voorwerpkant.
clause-A-X9 = Een Sabotage die je speelt, ontbreekt in je hand. In de uitgave met 80 kaarten vul je aan het einde van de beurt samen met alle anderen aan; in de uitgave met 65 kaarten vervang je die pas aan het einde van je eigen beurt.
    .title = Aanvullen na een Sabotage
    .antayagi-80 = Een Sabotage die je speelt, ontbreekt in je hand tot het einde van de beurt; dan vul je samen met alle anderen aan.
    .antayagi-65 = Een Sabotage die je speelt, ontbreekt in je hand, en je vervangt die pas aan het einde van je eigen beurt.
clause-A-X10 = Je Sabotage is gericht op wat er op tafel lag toen je besliste. Was een andere Sabotage eerder, dan wordt die van jou niet gespeeld en krijg je de vraag opnieuw.
    .title = Twee Sabotages tegelijk
    .reason = De spelregels voorzien niet dat er twee op hetzelfde moment komen; anders zou de tweede de eerste opheffen, en misschien was dat niet de bedoeling.
clause-A-X11 = Delen meerdere mensen een apparaat, dan duurt de gelegenheid om te saboteren tot het is rondgegaan: iedereen met kaarten krijgt het in de volgorde van de plaatsen, wie er ook wat heeft, en ziet alleen de eigen kant. Daarom is er geen vast einde, maar het duurt nooit korter dan aan een andere tafel. Op een apparaat zonder verbinding wordt niet gewacht.
    .title = Het gedeelde apparaat gaat rond
    .reason = De spelregels kennen geen gedeeld apparaat; ging het alleen naar wie een Sabotage heeft, dan zag iedereen wie dat is.

## AntaYagí: voorwerpen

clause-A-O1 = Een Schat levert 1 punt op en heeft geen effect.
    .title = Schat
clause-A-O2 = Een Kluif levert 1 punt op. Hij heeft geen effect, maar is wel voedsel voor een T-Rex.
    .title = Kluif
clause-A-O3 = Een Hoed levert 1 punt op en draait alle kaarten om die de nieuwe eigenaar op dat moment in de hand heeft. Kaarten die later komen, houd je zoals altijd: met de achterkant naar de eigenaar, of andersom met een Kleine hoed.
    .title = Hoed
    .reason = Eén vertaling laat kaarten omgedraaid tot ze geruild worden, een andere heeft het over kaarten die later geruild worden; Hatbox volgt de uitgave met 80 kaarten.
clause-A-O4 = Een Muzikale lolly levert 1 punt op. De nieuwe eigenaar moet een kaart naar keuze, afgaand op wat er te zien is, uit de hand van de andere speler in de ruil nemen, als die er een heeft. Die gaat meteen naar het eigen speelgebied en het effect ervan treedt in werking; levert die kaart niets op, dan wordt hij afgelegd. Met nog een Lolly gaat het verder bij dezelfde speler.
    .title = Muzikale lolly
    .reason = De spelregels zeggen niets over een lege hand of een kaart die niets oplevert; er valt dan niets te pakken, en zo’n kaart blijft in geen enkel speelgebied.
    .reason-antayagi-80 = De spelregels zeggen niets over een lege hand of een kaart die niets oplevert; er valt dan niets te pakken, en zo’n kaart blijft in geen enkel speelgebied. De Franse tekst laat weg dat je zelf kiest; de twee andere zeggen dat wel.
clause-A-O5 = Een Muffin levert 1 punt op. De nieuwe eigenaar legt de hele hand af. (In de uitgave met 65 kaarten heet hij ‘Alwetende muffin’.)
    .title = Muffin
clause-A-O6 = Giftig afval levert 1 punt op, maar de eigenaar heeft meer punten nodig om te winnen. In de uitgave met 80 kaarten is dat er één meer dan bij de anderen (6 met 3 of 4 spelers, 5 met 5, 6 of 7 spelers), hoeveel Giftig afval er ook ligt. In de uitgave met 65 kaarten is het er één meer voor elke kaart Giftig afval.
    .title = Giftig afval
    .antayagi-80 = Giftig afval levert 1 punt op, maar de eigenaar heeft één punt meer nodig dan de anderen om te winnen: 6 met 3 of 4 spelers, 5 met 5, 6 of 7 spelers. Het blijft bij één meer, hoeveel Giftig afval er ook ligt.
    .antayagi-65 = Giftig afval levert 1 punt op, maar de eigenaar heeft om te winnen één punt meer nodig voor elke kaart Giftig afval.
    .reason = De spelregels geven vaste getallen en noemen geen tweede kaart Giftig afval; daarom verandert een tweede niets.
    .reason-antayagi-65 = Sommige vertalingen vragen er één meer, een andere verhoogt het aantal; geen ervan noemt een tweede kaart Giftig afval, dus telt elke kaart.
clause-A-O7 = Een T-Rex levert 1 punt op. Zijn effect komt als allerlaatste en duurt zolang hij in een speelgebied ligt: ligt daar ook voedsel (Vis, Muffin, Muzikale lolly of Kluif), dan worden de T-Rex en één kaart voedsel afgelegd. In de uitgave met 80 kaarten kiest de eigenaar het soort voedsel; in de uitgave met 65 kaarten is het het eerste in de genoemde volgorde. Dat herhaalt zich zolang er een T-Rex en voedsel zijn, en voedsel dat later aankomt, wordt ook opgegeten.
    .title = T-Rex
    .antayagi-80 = Een T-Rex levert 1 punt op. Zijn effect komt als allerlaatste en duurt zolang hij in een speelgebied ligt: ligt daar ook voedsel (Vis, Muffin, Muzikale lolly of Kluif), dan worden de T-Rex en één kaart voedsel afgelegd. De eigenaar kiest het soort voedsel. Dat herhaalt zich zolang er een T-Rex en voedsel zijn, en voedsel dat later aankomt, wordt ook opgegeten.
    .antayagi-65 = Een T-Rex levert 1 punt op. Zijn effect komt als allerlaatste en duurt zolang hij in een speelgebied ligt: ligt daar ook voedsel, dan worden de T-Rex en één kaart voedsel afgelegd. Hij eet het eerste dat hij in deze volgorde vindt: Vis, Alwetende muffin, Muzikale lolly, Kluif. Dat herhaalt zich zolang er een T-Rex en voedsel zijn, en voedsel dat later aankomt, wordt ook opgegeten.
    .reason = De Franse tekst heeft het over een T-Rex in de hand en noemt de Vis in de volgorde, maar niet in de lijst; Hatbox volgt de drie andere.
clause-A-O8 = Een Vis komt alleen in een speelgebied als daar al Giftig afval ligt, en levert dan 2 punten op. Anders wordt de Vis afgelegd.
    .title = Vis
clause-A-O9 = Met een Dolende tovenaar wordt er niets geruild. De Tovenaar levert niets op en wordt afgelegd; de kaart van de andere speler gaat naar het eigen speelgebied van die speler, waar het effect ervan in werking treedt zoals bij elke aankomst, of wordt afgelegd als hij niets oplevert. Een Tovenaar die met een Muzikale lolly wordt gepakt, wordt zonder effect afgelegd.
    .title = Dolende tovenaar
    .reason = De spelregels zeggen niet of het effect van de behouden kaart in werking treedt, en niet wat een Tovenaar doet die met een Lolly wordt gepakt; de kaart komt aan zoals elke andere, en zonder ruil heeft de Tovenaar niets te veranderen.
    .reason-antayagi-65 = De spelregels zeggen niet wat een Tovenaar doet die met een Lolly wordt gepakt; zonder ruil heeft hij niets te veranderen. In de vertalingen wordt hij op verschillende momenten getoond of afgelegd, met hetzelfde resultaat.
clause-A-O10 = Een Lege doos levert niets op en wordt afgelegd. De uitgave met 65 kaarten noemt hem niet: in het eigen deck van Hatbox voor die uitgave zit er geen, maar in een deck van jezelf mag er wel een zitten.
    .title = Lege doos
    .antayagi-80 = Een Lege doos levert niets op en wordt afgelegd.
    .antayagi-65 = Een Lege doos levert niets op en wordt afgelegd. Deze uitgave noemt hem niet: in het eigen deck van Hatbox zit er geen, maar in een deck van jezelf mag er wel een zitten.
    .reason = Deze spelregels noemen de kaart niet; zo kun je een eigen deck in beide uitgaven spelen.
clause-A-O11 = Moet een van meerdere T-Rexen weg, of een van meerdere kaarten voedsel van dezelfde soort, dan is het de kaart die het eerst aankwam.
    .title = De oudste gaat weg
    .reason = De spelregels zeggen niet welke; gelijke kaarten leveren evenveel op, dus hoeft niemand te kiezen.

## AntaYagí: achterkanten

clause-A-B1 = Een achterkant is effen, Sabotage, Kleine hoed of de aanwijzing ‘Schat of T-Rex’. Een effen achterkant doet niets, een Sabotage kan tegen een ruil worden gespeeld, en een kaart met Kleine hoed houd je andersom. De aanwijzing staat alleen op Schatten en T-Rexen.
    .title = De vier achterkanten
    .reason = De spelregels noemen geen achterkant zonder teken; een die niets toont, doet ook niets.
clause-A-B2 = De spelregels zeggen hoeveel kaarten het deck telt, maar niet hoeveel er van elke kaart zijn. Hatbox gebruikt eigen aantallen, die als zodanig zijn gemarkeerd, in één gegevensbestand per uitgave. Heb je het spel in huis, dan kun je de echte aantallen uit een eigen bestand laden, en elk ander deck ook.
    .title = Aantallen van de kaarten
    .reason = De spelregels bevatten geen lijst van de kaarten, en zonder aantallen is er geen deck om mee te spelen.

## AntaYagí: praten

clause-A-K1 = Praat vrijuit en overtuig elkaar. Liegen mag, en niets wat er gezegd wordt, is bindend.
    .title = Praten en overtuigen
    .reason = De spelregels zeggen niets over praten; zonder praten zou een ruil puur gokken zijn, en een verbod op liegen zou niemand kunnen handhaven.
    .reason-antayagi-65 = De spelregels staan praten en overtuigen toe, maar zeggen niet of je mag liegen; een verbod zou niemand kunnen handhaven.

## That's Not a Hat: voorbereiding

clause-H-S1 = Het spel is voor 3 t/m 8 spelers. Met z’n tweeën kan ook, maar dan moet je de variant met elk twee cadeaus gebruiken.
    .title = Aantal spelers
    .reason = De spelregels noemen geen aantallen: met z’n tweeën gaan de cadeaus alleen heen en weer, en met meer dan acht spelers wacht je te lang. Waar de Engelse tekst ‘in paren’ zegt, zeggen de andere ‘twee personen’.
clause-H-S2 = Er zijn 80 gewone cadeaukaarten, en elk cadeau komt één keer voor. Een kaart heeft voorop een cadeau en achterop een pijl naar links of naar rechts, zwart of wit. Van elk van die vier achterkanten zijn er 20.
    .title = De cadeaukaarten
    .reason = De spelregels zeggen niet hoeveel kaarten welke achterkant hebben; gelijke aantallen bevoordelen geen richting en geen kleur.
clause-H-S3 = Iedereen krijgt een cadeau, open voor zich. Er wordt één voor één gedeeld, met de klok mee, te beginnen bij wie begint; met elk twee cadeaus is het eerste het onderste. De rest is de cadeauwinkel en ligt ook open: iedereen ziet het bovenste cadeau.
    .title = Het delen
    .reason = De spelregels zeggen niet hoe er gedeeld wordt; één voor één en met de klok mee is gebruikelijk.
clause-H-S4 = Wie het laatst iets cadeau heeft gekregen, begint. De tafel zegt wie dat is, anders beslist het toeval.
    .title = Wie begint
    .reason = Hatbox kan niet weten wie dat was, daarom zegt de tafel het; zegt niemand het, dan is het toeval eerlijk.
clause-H-S5 = Een open cadeau toont alleen het cadeau: niemand, ook de eigenaar niet, kent de pijl voordat het is omgedraaid. Van een gedekt cadeau ziet iedereen altijd de achterkant, met pijl en kleur. De cadeauwinkel toont het bovenste cadeau, en het volgende zodra er een gepakt is; een stapel minpunten toont het bovenste cadeau en het aantal. Wat genoemd is, blijft alleen tot het antwoord te zien.
    .title = Wat iedereen ziet
    .reason = De spelregels gaan niet elk moment na; iedereen ziet wat er aan een echte tafel te zien zou zijn, en onthouden wat er genoemd is, hoort bij het spel.
clause-H-S6 = Wie alleen toekijkt, ziet precies wat de spelers zien, niet meer en niet minder.
    .title = Toeschouwers
    .reason = De spelregels noemen geen toeschouwers; zagen zij meer, dan konden ze iemands geheugen helpen.

## That's Not a Hat: cadeaus geven

clause-H-T1 = Wie begint, pakt het bovenste cadeau van de cadeauwinkel, laat het aan iedereen zien, draait het om, geeft het meteen in de richting van de pijl en noemt het daarbij hardop. Een cadeau uit de winkel blijft nooit liggen bij wie het gepakt heeft.
    .title = Cadeau uit de winkel
clause-H-T2 = De gever mag elk cadeau noemen, waar of niet. Je kiest uit de hele catalogus, alle 110, welke er ook meedoen, en uit de cadeaus van het deck, zodat de lijst niemand helpt bij het onthouden.
    .title = Een cadeau noemen
    .reason = De spelregels hebben geen lijst nodig, omdat je gewoon een naam zegt; een kortere zou verraden welke cadeaus in het spel zijn.
clause-H-T3 = De ontvanger neemt het cadeau aan of wijst het af.
    .title = Aannemen of afwijzen
clause-H-T4 = Een aangenomen cadeau komt gedekt boven wat de ontvanger al heeft. De ontvanger geeft nu het oudste cadeau, het onderste, in de richting van de pijl en noemt het; ligt het nog open, dan wordt het eerst omgedraaid.
    .title = Aangenomen
clause-H-T5 = Een cadeau dat gedekt ligt, wordt door niemand meer bekeken tot het wordt afgewezen. Zolang het spel duurt, helpen het scherm, de berichten van de server en logboeken niemand bij het onthouden.
    .title = Niet meer kijken
clause-H-T6 = Een afgewezen cadeau wordt onthuld. Is het wat er genoemd werd, dan had de ontvanger ongelijk, anders de gever. Wie ongelijk had, neemt het open als minpunt en pakt, als het niet het derde was, een nieuw cadeau uit de cadeauwinkel en geeft het zoals aan het begin: laten zien, omdraaien, noemen, in de richting van de pijl. Wie afwijst, hoeft niet te zeggen wat het is.
    .title = Afgewezen

## That's Not a Hat: varianten

clause-H-V1 = Met de speciale kaarten komen er 30 cadeaus bij, samen 110. Hun achterkanten, 15 zwarte en 15 witte, wijzen alle kanten op: wie er een geeft, kiest zelf welke andere speler die krijgt.
    .title = Speciale kaarten
    .reason = De spelregels zeggen niet hoeveel speciale kaarten welke kleur hebben; bij gelijke aantallen maakt het niet uit met welke kleur je speelt.
clause-H-V2 = Je speelt alleen met de kaarten met zwarte pijlen, of alleen met die met witte, zodat de achterkanten minder verraden.
    .title = Eén kleur: moeilijker
clause-H-V3 = Iedereen begint met twee cadeaus, beide open, in een kolom. Een nieuw cadeau komt er bovenaan bij, en het onderste is het cadeau dat je geeft. Met twee spelers zijn links en rechts dezelfde persoon.
    .title = Elk twee cadeaus: nog moeilijker
    .reason = De Engelse tekst heeft het over spelen ‘in paren’, de andere over twee personen, dus teams zijn niet bedoeld; en waar twee van de teksten maar één cadeau toestaan, is deze variant de uitzondering.
clause-H-V4 = Varianten kun je combineren.
    .title = Varianten combineren
    .reason = De spelregels zeggen dit niet, maar geen variant zit een andere in de weg.

## That's Not a Hat: einde van het spel

clause-H-E1 = Het spel eindigt als een speler 3 minpunten heeft. Wie de minste heeft, wint; bij een gelijke stand delen de spelers met de minste de overwinning.
    .title = Drie minpunten
    .reason = De spelregels regelen geen gelijke stand; niemand heeft beter gespeeld, dus wordt de winst gedeeld.
clause-H-E2 = Of de tafel spreekt meerdere rondes af, zoveel als er spelers zijn, of elk ander aantal van 1 t/m 8; de punten van alle rondes worden opgeteld. Voor elke ronde worden alle kaarten opnieuw geschud en gedeeld, en begint de speler links van wie de vorige begon.
    .title = Meerdere rondes
    .reason = De spelregels noemen maar één aantal rondes en zeggen niet wie de volgende begint; een avond kan korter of langer zijn, en naar links doorgaan is eerlijk.
clause-H-E3 = Is er een cadeau nodig en is de cadeauwinkel leeg, dan eindigt de ronde. Met echte decks gebeurt dat nooit.
    .title = Lege cadeauwinkel
    .reason = De spelregels voorzien geen lege winkel; zonder nieuw cadeau kan niemand verder.

## That's Not a Hat: praten

clause-H-K1 = Praat en bluf vrijuit: alleen de ontvanger beslist. Niets wat gezegd wordt, blijft op het scherm staan.
    .title = Praten en bluffen
    .reason = De spelregels vragen om bluf, maar stellen geen grenzen; niemand zou die kunnen handhaven, en woorden die op het scherm blijven staan, zouden het geheugen helpen.
