# Ce que dit chaque règle, avec les mots de Hatbox. On le lit en demandant « pourquoi ? ».

clause-ruling = Décision de Hatbox.
clause-ruling-partly = En partie une décision de Hatbox.
clause-not-ruling = C’est conforme au livret de règles.
clause-translations-differ = Les traductions du livret de règles ne concordent pas sur ce point.

section-setup = Mise en place
section-hands = La main : qui voit quoi
section-turn = Le tour
section-sabotage = Sabotage
section-objects = Objets
section-backs = Dos
section-talk = Discuter
section-giving = Offrir
section-variants = Variantes
section-end = Fin de la partie

## AntaYagí : mise en place

clause-A-S1 = AntaYagí est prévu pour 3 à 7 joueurs. Avec tout autre nombre, la partie ne commence pas et un message dit pourquoi.
    .title = Nombre de joueurs
clause-A-S2 = Pour gagner, il faut 5 points à 3 ou 4 joueurs, et 4 points à 5, 6 ou 7 joueurs. (L’édition de 65 cartes appelle les points des « biens ».)
    .title = Points nécessaires
    .antayagi-80 = Pour gagner, il faut 5 points à 3 ou 4 joueurs, et 4 points à 5, 6 ou 7 joueurs.
    .antayagi-65 = Pour gagner, il faut 5 biens à 3 ou 4 joueurs, et 4 biens à 5, 6 ou 7 joueurs.
clause-A-S3 = Toutes les cartes sont mélangées et chaque joueur en reçoit 3. Elles sont distribuées une par une, dans le sens des aiguilles d’une montre, en commençant par le premier joueur.
    .title = La distribution
    .reason = Le livret de règles ne dit pas comment distribuer ; une carte à la fois, dans le sens des aiguilles d’une montre, c’est l’usage.
clause-A-S4 = Les cartes qui restent après la distribution forment la pioche. Elle est posée dos visible (c’est le côté AntaYagí) : tout le monde voit le dos de sa première carte.
    .title = La pioche
    .reason = Seules certaines traductions disent que tout le monde voit la pioche ; Hatbox les suit, comme dans l’édition de 80 cartes.
clause-A-S5 = La défausse est posée côté objet visible : tout le monde voit l’objet du dessus. Elle ne montre que cet objet et le nombre de cartes.
    .title = La défausse
    .reason = Le livret de règles ne dit pas si l’on peut fouiller dans la défausse ; elle montre ce que montre une pile posée sur une table.
    .reason-antayagi-65 = Le livret de règles ne dit pas comment la défausse est posée ; elle l’est comme dans l’édition de 80 cartes et montre ce que montre une pile posée sur une table.
clause-A-S6 = La personne qui a le plus de poches commence ; dans l’édition de 65 cartes, s’il y a égalité, c’est la plus jeune d’entre elles. La table dit qui c’est, sinon le hasard décide.
    .title = Qui commence
    .antayagi-80 = La personne qui a le plus de poches commence. La table dit qui c’est, sinon le hasard décide.
    .antayagi-65 = La personne qui a le plus de poches commence ; s’il y a égalité, c’est la plus jeune d’entre elles. La table dit qui c’est, sinon le hasard décide.
    .reason = Les poches viennent du livret de règles, mais Hatbox ne peut pas les compter ; si personne ne dit qui commence, le hasard est équitable.
clause-A-S7 = Quand la pioche est épuisée, la défausse est mélangée et devient la nouvelle pioche. Cela se produit au moment où il faut piocher une carte et où il n’y en a plus, même alors que l’on est en train de piocher, et jamais avant. S’il ne reste plus rien du tout à piocher, on s’arrête là, tout simplement.
    .title = La pioche est épuisée
    .reason = Le livret de règles ne dit ni à quel moment, ni que faire s’il ne reste aucune carte ; ainsi, rien n’est mélangé trop tôt et la partie continue.
clause-A-S8 = Les cartes arrivent dans la défausse dans un ordre fixe. D’abord les Sabotages, dans l’ordre où ils ont été joués ; si l’échange est annulé, suivent la carte du joueur actif, puis celle du joueur choisi. Un Mage errant est défaussé avant que l’autre carte n’arrive, et une carte qui ne rapporte rien l’est au moment où elle arrive. Une main entière est défaussée de gauche à droite, et la nourriture l’est avant le T-Rex qui l’a mangée.
    .title = Ordre de la défausse
    .reason = Le livret de règles ne donne pas d’ordre ; il en faut un, car tout le monde voit quel objet finit sur le dessus.

## AntaYagí : la main

clause-A-H1 = Chaque carte a un côté objet et un dos. Tu la tiens le dos tourné vers toi : tu vois le dos, tous les autres voient l’objet.
    .title = Tenir ses cartes
clause-A-H2 = Une carte dont le dos est le Petit chapeau se tient dans l’autre sens dès qu’elle est piochée : son propriétaire voit l’objet, tous les autres voient le dos. Cela vaut aussi pour les cartes de la distribution.
    .title = Cartes Petit chapeau
    .reason = Le livret de règles ne parle que des cartes piochées ; une carte distribuée porte le même symbole, elle se tient donc de la même façon.
clause-A-H3 = Une carte tenue dans l’autre sens à cause de son Petit chapeau le reste jusqu’à ce qu’elle quitte la main ou qu’un Chapeau la retourne.
    .title = Petit chapeau : jusqu’à quand
    .reason = Ce livret de règles ne dit pas jusqu’à quand, et ses traductions divergent sur les cartes qu’un Chapeau retourne ; Hatbox suit l’édition de 80 cartes.
clause-A-H4 = Tant que la partie dure, on ne montre jamais à quiconque le côté d’une carte en main qui ne lui fait pas face : ni à l’écran, ni dans ce qu’envoie le serveur, ni dans ce que reçoit un bot ou un agent de recherche. Il y a une seule exception : si un Chapeau a retourné l’un de tes Sabotages de sorte que tu n’en vois plus le dos, tes propres options continuent de le nommer.
    .title = Le caché reste caché
    .reason = Le livret de règles ne pense qu’à des personnes autour d’une table ; un programme ne doit pas en révéler plus que leurs cartes. L’exception est juste, car tu as vu ce dos en piochant la carte.
clause-A-H5 = Les cartes gardent leur ordre dans la main et personne ne les réarrange. Quand une carte part, celles à sa droite se resserrent ; une nouvelle carte se place à l’extrémité droite. Ainsi, on peut désigner une carte par sa position en discutant.
    .title = Ordre de la main
    .reason = Le livret de règles ne dit pas si l’on peut réarranger ses cartes ; si on le faisait, plus personne ne saurait de laquelle on parlait.
clause-A-H6 = Une carte piochée montre son dos à tout le monde en quittant la pioche, même quand on est en train de compléter sa main ; le dos d’une carte de la distribution n’est vu que par ceux qui le voient dans la main. Les cartes des zones, de la table et de la défausse ne montrent que leur objet : là, personne ne voit de dos. Un Sabotage se joue dos visible. Toute carte montre son objet à tous quand elle est défaussée, un Sabotage aussi, pour que le propriétaire d’un Muffin sache ce qu’il a perdu.
    .title = Ce que tous voient
    .reason = Le livret de règles ne passe pas en revue chaque moment ; chacun voit ce qu’il verrait à une vraie table.
clause-A-H7 = Qui ne fait que regarder voit ce qui est posé à découvert : les zones, les cartes sur la table, le dessus de chaque pile et le dos de chaque carte piochée. Des cartes en main, on ne lui montre aucun côté : impossible de trahir quoi que ce soit.
    .title = Les spectateurs
    .reason = Le livret de règles ne parle pas de spectateurs ; un mot ou un regard de leur part pourrait décider de la partie.

## AntaYagí : le tour

clause-A-T1 = À ton tour, tu es le joueur actif et tu choisis un autre joueur pour un échange. Il doit avoir au moins une carte en main.
    .title = Choisir un partenaire
    .reason = Le livret de règles ne dit pas que l’autre joueur doit avoir une carte ; sans carte, il n’y a rien à échanger.
clause-A-T2 = Le joueur actif et le joueur choisi prennent chacun une carte de leur propre main, et les deux sont révélées au même instant, côté objet visible. Jusque-là, personne ne sait ce que l’autre a pris, seulement s’il s’est décidé.
    .title = Choix secret, révélation simultanée
clause-A-T3 = Si les deux cartes montrent le même objet, l’échange est annulé : elles sont toutes deux défaussées et aucun effet ne s’applique. Dans ce cas, on ne peut pas jouer de Sabotage.
    .title = Deux fois le même objet
    .reason = Le livret de règles ne dit pas si l’on peut jouer un Sabotage ici ; il n’y a plus rien à annuler.
clause-A-T4 = Si les deux objets sont différents, on peut d’abord jouer des Sabotages. S’ils n’annulent pas l’échange, chacun des deux reçoit la carte de l’autre.
    .title = Deux objets différents
clause-A-T5 = Une carte que tu reçois rejoint ta zone si elle rapporte des points, et son effet s’applique. Si elle n’en rapporte pas, elle est défaussée. (L’édition de 65 cartes appelle ta zone ta « sacoche ».)
    .title = Recevoir une carte
    .reason = Deux traductions appliquent aussi le pouvoir de la carte défaussée ; seul le Magicien en a un, et sa propre règle dit ce qu’il fait.
clause-A-T6 = La carte que reçoit le joueur actif arrive en premier, avec tout ce qu’elle déclenche ; tant que ce n’est pas fini, l’autre carte attend sur la table. Ensuite arrive la carte que reçoit le joueur choisi. Les T-Rex agissent en dernier, ceux du joueur actif avant ceux du joueur choisi. Avec un Mage errant, une seule carte arrive.
    .title = Qui passe en premier
    .reason = Le livret de règles ne dit pas quelle carte arrive en premier, et cela peut compter ; celui dont c’est le tour passe donc d’abord.
clause-A-T7 = On compte ensuite les zones du joueur actif et du joueur choisi. Celui qui a les points qu’il lui faut gagne ; si tous deux les ont, seul le joueur choisi gagne. Les objets en plusieurs exemplaires comptent comme les autres.
    .title = La victoire
clause-A-T8 = Dans l’édition de 80 cartes, si personne n’a gagné, tous les joueurs piochent pour revenir à 3 cartes : le joueur actif d’abord, puis les autres dans le sens des aiguilles d’une montre, chacun piochant tout ce qu’il lui faut avant le suivant.
    .title = Tous complètent leur main
    .reason = Le livret de règles ne dit pas qui pioche en premier ; à partir du joueur actif, dans le sens des aiguilles d’une montre, c’est l’ordre des tours.
clause-A-T9 = Dans l’édition de 65 cartes, si personne n’a gagné, le joueur choisi pioche exactement une carte, même après un échange annulé ; puis le joueur actif pioche pour revenir à 3. Personne d’autre ne pioche : un joueur qui a joué ou perdu des cartes hors de son tour attend la fin de son propre tour.
    .title = Deux joueurs piochent
    .reason = Le texte allemand fait piocher cette unique carte à celui qui a fait l’échange ; les trois autres désignent le joueur choisi, et Hatbox les suit.
clause-A-T10 = Le tour passe au joueur de gauche, le suivant dans le sens des aiguilles d’une montre.
    .title = Tour suivant
clause-A-T11 = Si tu commences ton tour sans carte, ou si personne d’autre n’en a, il n’y a pas d’échange : tu pioches pour revenir à 3 cartes et le tour passe.
    .title = Un tour sans échange
    .reason = Le livret de règles ne dit pas que faire si aucun échange n’est possible ; avec de nouvelles cartes, la partie continue.
clause-A-T12 = Si, pendant un tour de table entier, personne ne peut faire d’échange faute de cartes, la partie se termine sans vainqueur. Cela n’arrive qu’avec de petits paquets personnels.
    .title = Plus aucun échange possible
    .reason = Le livret de règles ne prévoit pas ce cas ; sinon, une telle partie ne s’arrêterait jamais.

## AntaYagí : sabotage

clause-A-X1 = Quand deux objets différents ont été révélés, n’importe quel joueur, y compris les deux qui échangent, peut jouer une carte de sa main dont le dos est Sabotage.
    .title = Qui peut saboter
    .reason = Le livret de règles n’exige pas deux objets différents ; mais deux fois le même annule déjà l’échange.
clause-A-X2 = On peut répondre à un Sabotage par un Sabotage, autant de fois que l’on veut. Chacun annule le précédent.
    .title = Sabotage contre Sabotage
clause-A-X3 = Avec un nombre impair de Sabotages, l’échange est annulé : ses deux cartes et tous les Sabotages sont défaussés, et aucun effet ne s’applique.
    .title = Nombre impair : annulé
clause-A-X4 = Avec un nombre pair de Sabotages, l’échange continue, et seuls les Sabotages sont défaussés.
    .title = Nombre pair : maintenu
clause-A-X5 = Un échange terminé ne peut plus être saboté. On peut le faire dès que les cartes sont révélées, y compris avec un Mage errant, et tant qu’aucune carte n’a bougé : cela prend fin quand tous les joueurs qui ont des cartes en main ont passé depuis le dernier Sabotage. Si tu passes, c’est définitif jusqu’au prochain Sabotage ; on redemande alors à tous ceux qui ont des cartes, y compris à celui qui l’a joué.
    .title = Quand saboter
    .reason = Le livret de règles ne protège qu’un échange terminé ; un début et une fin nets donnent la même chance à tous, et passer pour de bon fait avancer la partie.
clause-A-X6 = On demande à tous ceux qui ont des cartes, qu’ils puissent saboter ou non. Ni la question, ni qui a passé, ni le temps que cela a pris n’en disent plus sur qui détient un Sabotage que ce que l’on a vu à la pioche. À une table de personnes, la durée est fixe, la même quelles que soient les mains, et se taire, c’est passer. Si une seule personne joue contre des bots, tout s’arrête quand elle passe.
    .title = La question ne trahit rien
    .reason = Le livret de règles ne dit pas comment on demande ; si l’on ne demandait qu’à ceux qui ont un Sabotage, tout le monde saurait qui en a un.
clause-A-X7 = Un Sabotage qu’un Chapeau a retourné, si bien que tu n’en vois plus le dos, peut quand même être joué : tu as vu son dos en le piochant.
    .title = Sabotage retourné
    .reason = Le livret de règles ne dit pas si c’est permis ; un Chapeau change ce que tu vois d’une carte, pas ce qu’elle est.
clause-A-X8 = Une carte au dos Sabotage peut être prise pour un échange comme n’importe quelle autre. Son dos n’a alors aucun effet. (Dans l’édition de 65 cartes, la phrase espagnole et la phrase allemande peuvent aussi se comprendre autrement : posé à la place de la carte à échanger, le Sabotage annule l’échange.)
    .title = Échanger un Sabotage
    .antayagi-80 = Une carte au dos Sabotage peut être prise pour un échange comme n’importe quelle autre. Son dos n’a alors aucun effet.
    .antayagi-65 = Une carte au dos Sabotage peut être prise pour un échange comme n’importe quelle autre. Son dos n’a alors aucun effet. La phrase espagnole et la phrase allemande du livret peuvent aussi se comprendre autrement : posé à la place de la carte à échanger, le Sabotage annule l’échange.
    .reason = Le livret de règles ne dit pas si c’est permis ; son côté objet est comme un autre, et lui seul compte dans un échange.
    .reason-antayagi-65 = La phrase anglaise et la phrase française le permettent tout simplement, et Hatbox les suit ; dans un échange, seul le côté objet compte.
clause-A-X9 = Le Sabotage que tu joues manque à ta main. Dans l’édition de 80 cartes, tu la complètes avec tous les autres, à la fin du tour ; dans l’édition de 65 cartes, tu ne le remplaces pas avant la fin de ton propre tour.
    .title = Compléter après un Sabotage
    .antayagi-80 = Le Sabotage que tu joues manque à ta main jusqu’à la fin du tour, où tu la complètes avec tous les autres.
    .antayagi-65 = Le Sabotage que tu joues manque à ta main, et tu ne le remplaces pas avant la fin de ton propre tour.
clause-A-X10 = Un Sabotage vise ce qu’il y avait sur la table quand son joueur s’est décidé. Si un autre Sabotage l’a devancé, il n’est pas joué, et l’on redemande à son propriétaire.
    .title = Deux Sabotages en même temps
    .reason = Le livret de règles ne prévoit pas que deux soient joués au même instant ; sinon, le second annulerait le premier, ce que son joueur ne voulait peut-être pas.
clause-A-X11 = Quand plusieurs personnes partagent un appareil, on peut saboter jusqu’à ce qu’il ait fait le tour : tous ceux qui ont des cartes le reçoivent dans l’ordre des places, quelles que soient les mains, et chacun ne voit que ce qui le concerne. La durée n’est donc pas fixe, mais elle n’est jamais plus courte qu’à une autre table. On n’attend pas un appareil qui n’est pas connecté.
    .title = L’appareil partagé fait le tour
    .reason = Le livret de règles ne connaît pas d’appareil partagé ; s’il n’allait qu’à ceux qui ont un Sabotage, tout le monde verrait qui en a un.

## AntaYagí : objets

clause-A-O1 = Un Trésor rapporte 1 point. Il n’a pas d’effet.
    .title = Trésor
clause-A-O2 = Un Os rapporte 1 point. Il n’a pas d’effet, mais il nourrit un T-Rex.
    .title = Os
clause-A-O3 = Un Chapeau rapporte 1 point et retourne toutes les cartes que son nouveau propriétaire a en main à ce moment-là. Les cartes qui viennent plus tard se tiennent comme d’habitude : le dos vers leur propriétaire, ou dans l’autre sens avec un Petit chapeau.
    .title = Chapeau
    .reason = Une traduction laisse les cartes retournées jusqu’à leur échange, une autre parle de cartes échangées plus tard ; Hatbox suit l’édition de 80 cartes.
clause-A-O4 = Une Sucette musicale rapporte 1 point. Son nouveau propriétaire doit prendre une carte de son choix, d’après ce qu’il peut voir, dans la main de l’autre participant à l’échange, s’il en a une. Elle va directement dans la zone de celui qui la prend et son effet s’applique ; si elle ne rapporte rien, elle est défaussée. Une autre Sucette continue avec le même partenaire. (L’édition de 65 cartes l’appelle « Sucette lyrique ».)
    .title = Sucette musicale
    .reason = Le livret de règles ne parle ni d’une main vide ni d’une carte qui ne rapporte rien ; il n’y a alors rien à prendre, et une telle carte ne reste dans aucune zone.
    .reason-antayagi-80 = Le livret de règles ne parle ni d’une main vide ni d’une carte qui ne rapporte rien ; il n’y a alors rien à prendre, et une telle carte ne reste dans aucune zone. Le texte français ne dit pas que l’on choisit la carte à prendre ; les deux autres le disent.
clause-A-O5 = Un Muffin rapporte 1 point. Son nouveau propriétaire défausse toute sa main. (L’édition de 65 cartes l’appelle « Muffin omniscient ».)
    .title = Muffin
clause-A-O6 = Les Déchets toxiques rapportent 1 point, mais il faut plus de points à leur propriétaire pour gagner. Dans l’édition de 80 cartes, c’est un de plus que les autres (6 s’il y a 3 ou 4 joueurs, 5 s’il y en a 5, 6 ou 7), quel que soit le nombre de ses Déchets. Dans l’édition de 65 cartes, c’est un de plus pour chaque carte Déchets toxiques.
    .title = Déchets toxiques
    .antayagi-80 = Les Déchets toxiques rapportent 1 point, mais il faut à leur propriétaire un point de plus que les autres pour gagner : 6 s’il y a 3 ou 4 joueurs, 5 s’il y en a 5, 6 ou 7. C’est un seul de plus, quel que soit le nombre de ses Déchets.
    .antayagi-65 = Les Déchets toxiques rapportent 1 point, mais il faut à leur propriétaire, pour gagner, un point de plus pour chaque carte Déchets toxiques qu’il possède.
    .reason = Le livret de règles donne des nombres fixes et ne parle pas d’une deuxième carte Déchets ; elle ne change donc rien.
    .reason-antayagi-65 = Certaines traductions en demandent un de plus, une autre fait monter le nombre ; aucune ne parle d’une deuxième carte Déchets, chaque carte compte donc.
clause-A-O7 = Un T-Rex rapporte 1 point. Son effet s’applique après tous les autres et dure tant qu’il est dans une zone : s’il s’y trouve aussi de la nourriture (Poisson, Muffin, Sucette musicale ou Os), le T-Rex et une nourriture sont défaussés. Dans l’édition de 80 cartes, le propriétaire choisit la sorte de nourriture ; dans l’édition de 65 cartes, c’est la première dans l’ordre indiqué. Cela se répète tant qu’il reste un T-Rex et de la nourriture, et celle qui arrive plus tard est mangée aussi.
    .title = T-Rex
    .antayagi-80 = Un T-Rex rapporte 1 point. Son effet s’applique après tous les autres et dure tant qu’il est dans une zone : s’il s’y trouve aussi de la nourriture (Poisson, Muffin, Sucette musicale ou Os), le T-Rex et une nourriture sont défaussés. Le propriétaire choisit la sorte de nourriture. Cela se répète tant qu’il reste un T-Rex et de la nourriture, et celle qui arrive plus tard est mangée aussi.
    .antayagi-65 = Un T-Rex rapporte 1 point. Son effet s’applique après tous les autres et dure tant qu’il est dans une zone : s’il s’y trouve aussi de la nourriture, le T-Rex et une nourriture sont défaussés. Il mange la première qu’il trouve dans cet ordre : Poisson, Muffin omniscient, Sucette lyrique, Os. Cela se répète tant qu’il reste un T-Rex et de la nourriture, et celle qui arrive plus tard est mangée aussi.
    .reason = Le texte français parle d’un T-Rex en main et nomme le Poisson dans l’ordre, mais pas dans la liste ; Hatbox suit les trois autres.
clause-A-O8 = Un Poisson ne rejoint une zone que si des Déchets toxiques s’y trouvent déjà, et il rapporte alors 2 points. Sinon, il est défaussé.
    .title = Poisson
clause-A-O9 = Avec un Mage errant, rien n’est échangé. Le Mage ne rapporte rien et il est défaussé ; la carte de l’autre joueur va dans la propre zone de ce joueur, où son effet s’applique comme à toute arrivée, ou elle est défaussée si elle ne rapporte rien. Un Mage pris grâce à une Sucette musicale est défaussé sans effet. (L’édition de 65 cartes l’appelle « Magicien itinérant ».)
    .title = Mage errant
    .reason = Le livret de règles ne dit pas si la carte gardée a son effet, ni ce que fait un Mage pris grâce à une Sucette ; la carte arrive comme toute autre et, sans échange, le Mage n’a rien à changer.
    .reason-antayagi-65 = Le livret de règles ne dit pas ce que fait un Magicien pris grâce à une Sucette ; sans échange, il n’a rien à changer. Dans les traductions, il est montré ou défaussé à des moments différents, avec le même résultat.
clause-A-O10 = Une Boîte vide ne rapporte rien et elle est défaussée. L’édition de 65 cartes ne la mentionne pas : le paquet de Hatbox pour cette édition n’en contient pas, mais un paquet personnel peut en contenir.
    .title = Boîte vide
    .antayagi-80 = Une Boîte vide ne rapporte rien et elle est défaussée.
    .antayagi-65 = Une Boîte vide ne rapporte rien et elle est défaussée. Cette édition ne la mentionne pas : le paquet de Hatbox n’en contient pas, mais un paquet personnel peut en contenir.
    .reason = Ce livret de règles ne mentionne pas la carte ; ainsi, un même paquet personnel se joue dans les deux éditions.
clause-A-O11 = Quand un T-Rex parmi plusieurs, ou une nourriture parmi plusieurs de la même sorte, doit partir, c’est la carte arrivée en premier qui part.
    .title = Première arrivée, première partie
    .reason = Le livret de règles ne dit pas laquelle ; des cartes identiques rapportent autant, personne n’a donc besoin de choisir.

## AntaYagí : dos

clause-A-B1 = Un dos est neutre, Sabotage, Petit chapeau ou l’indice « Trésor ou T-Rex ». Un dos neutre ne fait rien, un Sabotage peut être joué contre un échange, et une carte Petit chapeau se tient dans l’autre sens. L’indice ne se trouve que sur des Trésors et des T-Rex.
    .title = Les quatre dos
    .reason = Le livret de règles ne mentionne pas de dos sans symbole ; un dos qui ne montre rien ne fait rien.
clause-A-B2 = Les livrets de règles disent combien de cartes compte le paquet, mais pas combien il y en a de chacune. Les nombres de Hatbox sont les siens et signalés comme tels, dans un fichier de données par édition. Si tu possèdes la boîte, tu peux charger les vrais nombres depuis un fichier à toi, et tout autre paquet aussi.
    .title = Nombre de chaque carte
    .reason = Le livret de règles ne donne pas la liste des cartes, et sans nombres il n’y a pas de paquet avec lequel jouer.

## AntaYagí : discuter

clause-A-K1 = Discute librement et persuade les autres. On a le droit de mentir, et rien de ce qui est dit n’engage personne.
    .title = Discuter et persuader
    .reason = Le livret de règles ne dit rien des discussions ; sans elles, un échange ne serait que du hasard, et personne ne pourrait faire respecter une interdiction de mentir.
    .reason-antayagi-65 = Le livret de règles permet de discuter et de persuader, mais ne dit pas si l’on peut mentir ; personne ne pourrait faire respecter une interdiction.

## That's Not a Hat : mise en place

clause-H-S1 = Le jeu est prévu pour 3 à 8 joueurs. On peut aussi jouer à deux, mais il faut alors utiliser la variante à deux cadeaux chacun.
    .title = Nombre de joueurs
    .reason = Le livret de règles ne donne pas de nombres : à deux, les cadeaux ne font qu’aller et venir, et à plus de huit, on attend trop longtemps. Là où le texte anglais dit « par paires », les autres disent « deux personnes ».
clause-H-S2 = Il y a 80 cartes cadeau ordinaires, et chaque cadeau n’existe qu’une fois. Une carte a un cadeau sur sa face et, au dos, une flèche vers la gauche ou vers la droite, noire ou blanche. Il y a 20 cartes de chacun de ces quatre dos.
    .title = Les cartes cadeau
    .reason = Le livret de règles ne dit pas combien de cartes ont quel dos ; des nombres égaux ne favorisent ni direction ni couleur.
clause-H-S3 = Chaque joueur reçoit un cadeau, face visible devant lui. Les cadeaux sont distribués un par un, dans le sens des aiguilles d’une montre, en commençant par la personne qui débute ; avec deux cadeaux chacun, le premier est celui du bas. Les autres cartes forment la boutique de cadeaux, face visible : tout le monde voit le cadeau du dessus.
    .title = La distribution
    .reason = Le livret de règles ne dit pas comment distribuer ; un cadeau à la fois, dans le sens des aiguilles d’une montre, c’est l’usage.
clause-H-S4 = La dernière personne à qui l’on a fait un cadeau commence. La table dit qui c’est, sinon le hasard décide.
    .title = Qui commence
    .reason = Hatbox ne peut pas savoir qui c’était, c’est donc à la table de le dire ; si personne ne le dit, le hasard est équitable.
clause-H-S5 = Un cadeau face visible ne montre que le cadeau : personne, pas même son propriétaire, ne connaît sa flèche avant qu’il soit retourné. Un cadeau face cachée montre toujours à tous son dos, flèche et couleur. La boutique de cadeaux montre le cadeau du dessus, et le suivant dès qu’on en prend un ; une pile de pénalité montre son cadeau du dessus et leur nombre. Le nom annoncé n’est montré que jusqu’à la réponse.
    .title = Ce que tous voient
    .reason = Le livret de règles ne passe pas en revue chaque moment ; chacun voit ce qu’il verrait à une vraie table, et se rappeler ce qui a été annoncé fait partie du jeu.
clause-H-S6 = Qui ne fait que regarder voit exactement ce que voient les joueurs, ni plus ni moins.
    .title = Les spectateurs
    .reason = Le livret de règles ne parle pas de spectateurs ; s’ils en voyaient plus, ils pourraient aider la mémoire de quelqu’un.

## That's Not a Hat : offrir

clause-H-T1 = La personne qui débute prend le cadeau du dessus de la boutique, le montre à tous, le retourne face cachée et l’offre aussitôt dans la direction de sa flèche, en l’annonçant à voix haute. Un cadeau de la boutique ne reste jamais devant la personne qui l’a pris.
    .title = Un cadeau de la boutique
clause-H-T2 = La personne qui offre peut annoncer n’importe quel cadeau, vrai ou faux. La liste comprend tout le catalogue, les 110 quels que soient ceux en jeu, et les cadeaux du paquet, afin de n’aider la mémoire de personne.
    .title = Annoncer un cadeau
    .reason = Le livret de règles n’a pas besoin de liste, puisqu’il suffit de dire un nom ; une liste plus courte trahirait quels cadeaux sont en jeu.
clause-H-T3 = Le destinataire accepte le cadeau ou le refuse.
    .title = Accepter ou refuser
clause-H-T4 = Un cadeau accepté est posé face cachée au-dessus de ce que le destinataire a déjà. À son tour, le destinataire offre son cadeau le plus ancien, celui du bas, dans la direction de sa flèche et en l’annonçant ; s’il est encore face visible, il le retourne d’abord face cachée.
    .title = Cadeau accepté
clause-H-T5 = Un cadeau face cachée n’est plus regardé par personne jusqu’à ce qu’il soit refusé. Tant que la partie dure, ni l’écran, ni les messages du serveur, ni un journal n’aident la mémoire de qui que ce soit.
    .title = Interdit de regarder
clause-H-T6 = Un cadeau refusé est retourné face visible. Si c’est bien ce qui a été annoncé, le destinataire a eu tort ; sinon, c’est la personne qui l’offrait. La personne qui a eu tort le prend, face visible, comme point de pénalité et, si ce n’était pas le troisième, prend un nouveau cadeau à la boutique et l’offre comme au début : montré, retourné, annoncé, dans la direction de sa flèche. La personne qui refuse n’a pas à dire ce que c’est.
    .title = Cadeau refusé

## That's Not a Hat : variantes

clause-H-V1 = Les cartes spéciales ajoutent 30 cadeaux, 110 en tout. Leurs dos, 15 noirs et 15 blancs, pointent partout : la personne qui en offre une choisit n’importe quel autre joueur.
    .title = Cartes spéciales
    .reason = Le livret de règles ne dit pas combien de cartes spéciales ont quelle couleur ; avec des nombres égaux, peu importe la couleur avec laquelle on joue.
clause-H-V2 = On ne joue qu’avec les cartes à flèche noire, ou qu’avec celles à flèche blanche, pour que les dos en disent moins.
    .title = Une seule couleur : plus difficile
clause-H-V3 = Chaque joueur commence avec deux cadeaux, tous deux face visible, en colonne. Un nouveau cadeau s’ajoute en haut, et celui du bas est celui que l’on offre. À deux joueurs, la gauche et la droite sont la même personne.
    .title = Deux cadeaux chacun : encore plus difficile
    .reason = Le texte anglais parle de jouer « par paires », les autres de deux personnes : il n’y a donc pas d’équipes ; et là où deux des textes ne permettent qu’un cadeau, cette variante fait exception.
clause-H-V4 = Les variantes peuvent se combiner.
    .title = Combiner les variantes
    .reason = Le livret de règles ne le dit pas, mais aucune variante n’en gêne une autre.

## That's Not a Hat : fin de la partie

clause-H-E1 = La partie se termine quand un joueur a 3 points de pénalité. Le joueur qui en a le moins gagne ; en cas d’égalité, ceux qui en ont le moins partagent la victoire.
    .title = Trois points de pénalité
    .reason = Le livret de règles ne départage pas les ex æquo ; personne n’a mieux joué, la victoire est donc partagée.
clause-H-E2 = Ou bien la table convient de plusieurs manches, autant que de joueurs, ou n’importe quel nombre de 1 à 8 ; les points de toutes les manches s’additionnent. À chaque manche, toutes les cartes sont mélangées et distribuées à nouveau, et le joueur à gauche de celui qui a débuté la précédente commence.
    .title = Plusieurs manches
    .reason = Le livret de règles ne donne qu’un nombre de manches et ne dit pas qui commence la suivante ; une soirée peut être plus courte ou plus longue, et passer à gauche est équitable.
clause-H-E3 = S’il faut un cadeau et que la boutique de cadeaux est vide, la manche se termine. Avec de vrais paquets, cela n’arrive jamais.
    .title = Boutique vide
    .reason = Le livret de règles ne prévoit pas de boutique vide ; sans nouveau cadeau, personne ne peut continuer.

## That's Not a Hat : discuter

clause-H-K1 = Discute et bluffe librement : seul le destinataire décide. Rien de ce qui est dit ne reste à l’écran.
    .title = Discuter et bluffer
    .reason = Le livret de règles invite à bluffer sans fixer de limites ; personne ne pourrait les faire respecter, et des mots qui restent à l’écran aideraient la mémoire.
