# De karakters van de bots. The English file explains them.

character-saboteur = De spelbreker
character-saboteur-about = Saboteert zodra het iemands dag verpest, en lacht erom.

character-collector = De ekster
character-collector-about = Verzamelt rustig punten, is dol op schatten en bewaart sabotages voor het juiste moment.

character-trickster = De vos
character-trickster-about = Zegt wat het beste uitkomt, waar of niet, en bluft met een stalen gezicht.

character-good-soul = De goede ziel
character-good-soul-about = Vertelt de waarheid, zegt dankjewel en bederft bijna nooit iets.

character-gambler = Alles of niets
character-gambler-about = Wint liever groot of verliest groot dan verstandig te spelen.

character-avenger = Oog om oog
character-avenger-about = Vergeet geen onrecht: wie een mooi plan bederft, krijgt het terug.

character-doubter = De speurneus
character-doubter-about = Gelooft niemand en vraagt iedereen of ze het zeker weten.

character-believer = Blind vertrouwen
character-believer-about = Gelooft iedereen op zijn woord, keer op keer.
