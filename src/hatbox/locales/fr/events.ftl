# What happened. The English file explains what the arguments are.
#
# No « de » or « que » before a name: it would have to be « d’ » or « qu’ » before a vowel.

## Mains

event-hand =
    { $you ->
        [seat] Ta main : { $shown }.
       *[other] { $seat } : { $shown }.
    }
event-gifts =
    { $you ->
        [seat] Toi : { $shown }.
       *[other] { $seat } : { $shown }.
    }
event-card = { $object } ({ $back })

told-time-is-up =
    { $you ->
        [seat] Ton temps est écoulé, le hasard a décidé pour toi.
       *[other] Le temps de { $seat } est écoulé, le hasard a décidé.
    }

told-sits-in =
    { $you ->
        [seat] Tu n’es pas là : un bot joue à ta place.
       *[other] { $seat } n’est pas là : un bot joue à sa place.
    }
told-back =
    { $you ->
        [seat] Désormais, c’est toi qui joues ; jusqu’ici, un bot a joué à ta place.
       *[other] { $seat } est là et joue maintenant à la place du bot.
    }
told-left = { $person } a quitté la partie. { $seat }, un bot, continue avec ces cartes.
told-sent-away = Une personne a été renvoyée. { $seat }, un bot, continue avec ces cartes.
told-paused =
    { $you ->
        [seat] Tu as mis la partie en pause.
       *[other] { $seat } a mis la partie en pause.
    }
told-goes-on =
    { $you ->
        [seat] Tu as relancé la partie.
       *[other] { $seat } a relancé la partie.
    }
told-plays-on =
    { $you ->
        [seat] Tu veux continuer : la partie se poursuit.
       *[other] { $seat } veut continuer : la partie se poursuit.
    }

## AntaYagí

event-dealt =
    { $you ->
        [first] Chaque joueur reçoit { $cards } cartes. Tu commences.
       *[other] Chaque joueur reçoit { $cards } cartes. { $first } commence.
    }
event-turn-began =
    { $you ->
        [seat] C’est à toi de jouer.
       *[other] C’est à { $seat } de jouer.
    }
event-turn-skipped =
    { $you ->
        [seat] Tu ne peux faire aucun échange : tu pioches seulement.
       *[other] { $seat } ne peut faire aucun échange et pioche seulement.
    }
event-partner-chosen =
    { $you ->
        [seat] Tu veux faire un échange avec { $partner }.
        [partner] { $seat } veut faire un échange avec toi.
       *[other] { $seat } veut faire un échange avec { $partner }.
    }
event-offer-sealed =
    { $you ->
        [seat] Tu as choisi ta carte.
       *[other] { $seat } a choisi une carte.
    }
event-offers-revealed =
    { $you ->
        [active] Tu révèles { $active-object-a-obj }, { $chosen } révèle { $chosen-object-a-obj }.
        [chosen] { $active } révèle { $active-object-a-obj }, tu révèles { $chosen-object-a-obj }.
       *[other] { $active } révèle { $active-object-a-obj }, { $chosen } révèle { $chosen-object-a-obj }.
    }
event-window-opened = Quelqu’un veut-il saboter cet échange ?
event-window-opened-again =
    { $sabotages ->
        [one] Il y a un Sabotage sur la table. Quelqu’un en joue-t-il un autre pour l’annuler ?
       *[other] Il y a { $sabotages } Sabotages sur la table. Quelqu’un en joue-t-il un autre ?
    }
event-sabotaged =
    { $you ->
        [seat] Tu joues un Sabotage !
       *[other] { $seat } joue un Sabotage !
    }
event-exchange-cancelled = Sabotage réussi ! L’échange est annulé.
event-exchange-cancelled-same-object = Deux fois le même objet : l’échange est annulé.
event-exchange-goes-on = Les Sabotages s’annulent entre eux : l’échange a lieu.
event-discarded =
    { $you ->
        [seat] Tu défausses { $object-a-obj }.
       *[other] { $seat } défausse { $object-a-obj }.
    }
event-discarded-sabotage =
    { $you ->
        [seat] Ton Sabotage va à la défausse. De l’autre côté : { $object-a }.
       *[other] Le Sabotage joué par { $seat } va à la défausse. De l’autre côté : { $object-a }.
    }
event-discarded-muffin =
    { $you ->
        [seat] Le Muffin t’oblige à défausser { $object-a-obj }.
       *[other] Le Muffin oblige { $seat } à défausser { $object-a-obj }.
    }
event-discarded-muffin-antayagi-65 =
    { $you ->
        [seat] Le Muffin omniscient t’oblige à défausser { $object-a-obj }.
       *[other] Le Muffin omniscient oblige { $seat } à défausser { $object-a-obj }.
    }
event-discarded-wizard =
    { $you ->
        [seat] Ton Mage errant passe son chemin : rien n’est échangé.
       *[other] Le Mage errant révélé par { $seat } passe son chemin : rien n’est échangé.
    }
event-discarded-wizard-antayagi-65 =
    { $you ->
        [seat] Ton Magicien itinérant passe son chemin : rien n’est échangé.
       *[other] Le Magicien itinérant révélé par { $seat } passe son chemin : rien n’est échangé.
    }
event-discarded-worthless =
    { $you ->
        [seat] Ta carte ne rapporte rien : { $object-the } va à la défausse.
       *[other] La carte révélée par { $seat } ne rapporte rien : { $object-the } va à la défausse.
    }
event-discarded-taken =
    { $you ->
        [receiver] Grâce à la Sucette musicale, tu prends { $object-a-obj } à { $seat }, parmi ses cartes en main. Cette carte ne rapporte rien et va à la défausse.
        [seat] Grâce à la Sucette musicale, { $receiver } prend { $object-a-obj } dans ta main. Cette carte ne rapporte rien et va à la défausse.
       *[other] Grâce à la Sucette musicale, { $receiver } prend { $object-a-obj } à { $seat }, parmi ses cartes en main. Cette carte ne rapporte rien et va à la défausse.
    }
event-discarded-taken-antayagi-65 =
    { $you ->
        [receiver] Grâce à la Sucette lyrique, tu prends { $object-a-obj } à { $seat }, parmi ses cartes en main. Cette carte ne rapporte rien et va à la défausse.
        [seat] Grâce à la Sucette lyrique, { $receiver } prend { $object-a-obj } dans ta main. Cette carte ne rapporte rien et va à la défausse.
       *[other] Grâce à la Sucette lyrique, { $receiver } prend { $object-a-obj } à { $seat }, parmi ses cartes en main. Cette carte ne rapporte rien et va à la défausse.
    }
event-discarded-taken-from-area =
    { $you ->
        [receiver] Tu prends { $object-a-obj } à { $seat }, dans sa zone. Cette carte ne rapporte rien et va à la défausse.
        [seat] { $receiver } prend { $object-a-obj } dans ta zone. Cette carte ne rapporte rien et va à la défausse.
       *[other] { $receiver } prend { $object-a-obj } à { $seat }, dans sa zone. Cette carte ne rapporte rien et va à la défausse.
    }
event-arrived =
    { $you ->
        [seat] { $giver } te donne { $object-a-obj }.
        [giver] Tu donnes { $object-a-obj } à { $seat }.
       *[other] { $giver } donne { $object-a-obj } à { $seat }.
    }
event-arrived-own =
    { $you ->
        [seat] L’autre carte revient à la personne qui l’a révélée : tu reçois { $object-a-obj }.
       *[other] L’autre carte revient à la personne qui l’a révélée : { $seat } reçoit { $object-a-obj }.
    }
event-arrived-from-hand =
    { $you ->
        [seat] Grâce à la Sucette musicale, tu prends { $object-a-obj } à { $giver }, parmi ses cartes en main.
        [giver] Grâce à la Sucette musicale, { $seat } prend { $object-a-obj } dans ta main.
       *[other] Grâce à la Sucette musicale, { $seat } prend { $object-a-obj } à { $giver }, parmi ses cartes en main.
    }
event-arrived-from-hand-antayagi-65 =
    { $you ->
        [seat] Grâce à la Sucette lyrique, tu prends { $object-a-obj } à { $giver }, parmi ses cartes en main.
        [giver] Grâce à la Sucette lyrique, { $seat } prend { $object-a-obj } dans ta main.
       *[other] Grâce à la Sucette lyrique, { $seat } prend { $object-a-obj } à { $giver }, parmi ses cartes en main.
    }
event-arrived-from-area =
    { $you ->
        [seat] Tu prends { $object-a-obj } à { $giver }, dans sa zone.
        [giver] { $seat } prend { $object-a-obj } dans ta zone.
       *[other] { $seat } prend { $object-a-obj } à { $giver }, dans sa zone.
    }
event-turned =
    { $you ->
        [seat] Le Chapeau retourne toutes les cartes de ta main.
       *[other] Chez { $seat }, le Chapeau retourne toute la main.
    }
event-turned-you-see =
    { $you ->
        [seat] Tu vois maintenant : { $shown }.
       *[other] Tu y vois maintenant : { $shown }.
    }
event-turned-owner-sees =
    { $you ->
        [seat] Tu vois maintenant : { $shown }.
       *[other] { $seat } voit maintenant : { $shown }.
    }
event-needs-more =
    { $you ->
        [seat] Déchets toxiques ! Il te faut maintenant { $needed } points pour gagner.
       *[other] Déchets toxiques ! Pour gagner, il faut maintenant { $needed } points à { $seat }.
    }
event-ate =
    { $you ->
        [seat] Ton T-Rex mange { $food-the-obj }. Les deux cartes vont à la défausse.
       *[other] Chez { $seat }, le T-Rex mange { $food-the-obj }. Les deux cartes vont à la défausse.
    }
event-drew-object =
    { $you ->
        [seat] Tu pioches { $object-a-obj }. De l’autre côté : { $back-a }.
       *[other] { $seat } pioche { $object-a-obj }. De l’autre côté : { $back-a }.
    }
event-drew-back =
    { $you ->
        [seat] Tu pioches une carte qui montre { $back-a-obj }.
       *[other] { $seat } pioche une carte qui montre { $back-a-obj }.
    }
event-reshuffled =
    { $cards ->
        [one] La pioche est vide : la seule carte de la défausse forme la nouvelle.
       *[other] La pioche est vide : les { $cards } cartes de la défausse sont mélangées et forment la nouvelle.
    }
event-game-won =
    { $you ->
        [seat] Tu gagnes la partie !
       *[other] { $seat } gagne la partie !
    }
event-game-ended-without-winner = Plus personne ne peut faire d’échange : la partie se termine sans vainqueur.

## That’s Not a Hat

event-round-dealt =
    { $you ->
        [first] Manche { $round } : les cadeaux sont face visible, retiens-les bien. Tu commences.
       *[other] Manche { $round } : les cadeaux sont face visible, retiens-les bien. { $first } commence.
    }
event-gift-shown =
    { $you ->
        [seat] Tu prends un cadeau dans la boutique et tu le montres : { $gift-a }.
       *[other] { $seat } prend un cadeau dans la boutique et le montre : { $gift-a }.
    }
event-gift-turned =
    { $you ->
        [seat] Tu le retournes face cachée. La flèche désigne { $receiver }.
        [receiver] { $seat } le retourne face cachée. La flèche te désigne.
       *[other] { $seat } le retourne face cachée. La flèche désigne { $receiver }.
    }
event-gift-turned-any =
    { $you ->
        [seat] Tu le retournes face cachée. Tu choisis à qui il va.
       *[other] { $seat } le retourne face cachée. { $seat } choisit à qui il va.
    }
event-gift-turned-oldest =
    { $you ->
        [seat] Tu dois maintenant offrir ton plus ancien cadeau et tu le retournes face cachée. La flèche désigne { $receiver }.
        [receiver] { $seat } doit maintenant offrir son plus ancien cadeau et le retourne face cachée. La flèche te désigne.
       *[other] { $seat } doit maintenant offrir son plus ancien cadeau et le retourne face cachée. La flèche désigne { $receiver }.
    }
event-gift-turned-oldest-any =
    { $you ->
        [seat] Tu dois maintenant offrir ton plus ancien cadeau et tu le retournes face cachée. Tu choisis à qui il va.
       *[other] { $seat } doit maintenant offrir son plus ancien cadeau et le retourne face cachée. { $seat } choisit à qui il va.
    }
event-gift-picked =
    { $you ->
        [seat] Tu dois maintenant offrir ton plus ancien cadeau. La flèche désigne { $receiver }.
        [receiver] { $seat } doit maintenant offrir son plus ancien cadeau. La flèche te désigne.
       *[other] { $seat } doit maintenant offrir son plus ancien cadeau. La flèche désigne { $receiver }.
    }
event-gift-picked-any =
    { $you ->
        [seat] Tu dois maintenant offrir ton plus ancien cadeau. Tu choisis à qui il va.
       *[other] { $seat } doit maintenant offrir son plus ancien cadeau. { $seat } choisit à qui il va.
    }
event-gift-offered =
    { $you ->
        [giver] Tu dis à { $receiver } : « { $named-have } »
        [receiver] { $giver } te dit : « { $named-have } »
       *[other] { $giver } dit à { $receiver } : « { $named-have } »
    }
event-gift-accepted =
    { $you ->
        [seat] Tu acceptes le cadeau : « Merci ! »
       *[other] { $seat } accepte le cadeau : « Merci ! »
    }
event-gift-refused =
    { $you ->
        [seat] Tu refuses : « { $named-not-a } » On retourne le cadeau, et voilà { $gift-a-obj }.
       *[other] { $seat } refuse : « { $named-not-a } » On retourne le cadeau, et voilà { $gift-a-obj }.
    }
event-penalty-taken =
    { $you ->
        [seat]
            { $points ->
                [one] Tu as eu tort et tu prends le cadeau : c’est ton premier point de pénalité.
               *[other] Tu as eu tort et tu prends le cadeau : cela te fait { $points } points de pénalité.
            }
       *[other]
            { $points ->
                [one] { $seat } a eu tort et prend le cadeau : c’est son premier point de pénalité.
               *[other] { $seat } a eu tort et prend le cadeau : cela lui fait { $points } points de pénalité.
            }
    }
event-round-ended = La manche est terminée. Points de pénalité : { $scores }.
event-shuffled = Toutes les cartes ({ $cards }) sont mélangées pour la manche suivante.
event-game-ended =
    { $you ->
        [winner]
            { $winners ->
                [one] Tu gagnes avec le moins de points de pénalité !
               *[other] Tu gagnes avec { $names } : personne n’a moins de points de pénalité.
            }
       *[other]
            { $winners ->
                [one] { $names } gagne avec le moins de points de pénalité !
               *[other] { $names } gagnent ensemble : personne n’a moins de points de pénalité.
            }
    }

foreign-gift = « { $name } »
    .a = « { $name } »
    .a-obj = « { $name } »
    .the = « { $name } »
    .the-obj = « { $name } »
    .a-nice = quelque chose de beau, “{ $name }”,
    .have = J’ai quelque chose de beau pour toi : { $name }.
    .not-a = Ce n’est pas “{ $name }” !
