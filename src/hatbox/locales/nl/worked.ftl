# What each worked example of the rules shows.

worked-deal = De kaarten worden gedeeld
worked-small-hat = Een Kleine hoed wordt andersom vastgehouden
worked-exchange = Een beurt: twee kaarten wisselen van hand
worked-same-object = Twee keer hetzelfde: er wordt niets geruild
worked-win = Genoeg punten: het spel is gewonnen
worked-sabotage = Een Sabotage houdt een ruil tegen
worked-sabotage-undone = Een tweede Sabotage heft de eerste op
worked-hat = Een Hoed draait een hand om
worked-lollipop = Een Muzikale lolly neemt nog een kaart
worked-muffin = Een Muffin kost de hele hand
worked-muffin-antayagi-65 = Een Alwetende muffin kost de hele hand
worked-toxic-waste = Giftig afval: een punt, en één meer om te winnen
worked-fish = Een Vis telt naast Giftig afval
worked-t-rex = Een T-Rex eet wat er ligt
worked-wizard = Met een Dolende tovenaar wordt er niets geruild
worked-clue = Een hint op de achterkant: Schat of T-Rex
worked-claim = Een leugen over een kaart, geloofd
worked-gifts-dealt = Iedereen krijgt een cadeau
worked-accepted = Een cadeau wordt aangenomen, en het oudste gaat verder
worked-believed = Een leugen wordt geloofd
worked-caught = Een leugen komt uit
worked-doubted = De waarheid wordt niet geloofd
worked-two-gifts = Twee cadeaus elk: het onderste gaat eerst
worked-special-gift = Een speciaal cadeau gaat naar wie je wilt
worked-third-penalty = Het derde minpunt is het einde
worked-question = Een vraag, en vertrouwen
