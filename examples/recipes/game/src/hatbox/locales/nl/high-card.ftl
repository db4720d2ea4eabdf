game-high-card = Hoge kaart
home-high-card = Iedereen speelt tegelijk een kaart. De hoogste die niemand anders speelde, krijgt het punt.
foreign-number = { $name }
cli-score-high-card =
    { $score ->
        [one] { $player }: { $score } punt
       *[other] { $player }: { $score } punten
    }
error-players-high-card = Hoge kaart is voor 2 tot en met 6 spelers, niet voor { $players }.

event-dealt-high-card = Iedereen krijgt { $cards } kaarten.
event-trick-played = De kaarten worden omgedraaid: { $played }.
event-point-taken =
    { $you ->
        [seat] De hoogste kaart die niemand anders heeft gespeeld is van jou. Jouw punten: { $points }.
       *[other] { $seat } heeft de hoogste kaart die niemand anders heeft gespeeld. Punten nu: { $points }.
    }
event-game-ended-high-card =
    { $winners ->
        [one] { $names } wint met de meeste punten!
       *[other] { $names } winnen samen: niemand heeft meer punten.
    }

clause-C-S1 = Er zijn 30 kaarten: de getallen 1 tot en met 15, elk twee keer. 2 tot en met 6 spelers krijgen elk 4 kaarten, die alleen zijzelf zien. De overige kaarten ziet niemand.
    .title = Het delen
clause-C-T1 = In elke slag kiezen alle spelers tegelijk een kaart uit hun hand. Als iedereen heeft gekozen, worden de kaarten omgedraaid en blijven ze liggen.
    .title = Allemaal tegelijk
clause-C-T2 = De hoogste kaart die niemand anders in deze slag heeft gespeeld, krijgt een punt. Als elke kaart minstens twee keer is gespeeld, krijgt niemand het.
    .title = De hoogste kaart
clause-C-E1 = Het spel eindigt als de handen leeg zijn. Wie de meeste punten heeft, wint; bij een gelijke stand delen de spelers met de meeste de overwinning.
    .title = Lege handen
    .reason = De spelregels regelen geen gelijke stand; niemand heeft beter gespeeld, dus wordt de winst gedeeld.
option-high-card-choose = Kaart { $cards } spelen
