# What happens in AntaYagí. events.ftl says what the variables hold.

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
event-discarded-lollipop =
    { $you ->
        [receiver] Grâce à la Sucette musicale, tu prends { $object-a-obj } à { $seat }, parmi ses cartes en main. Cette carte ne rapporte rien et va à la défausse.
        [seat] Grâce à la Sucette musicale, { $receiver } prend { $object-a-obj } dans ta main. Cette carte ne rapporte rien et va à la défausse.
       *[other] Grâce à la Sucette musicale, { $receiver } prend { $object-a-obj } à { $seat }, parmi ses cartes en main. Cette carte ne rapporte rien et va à la défausse.
    }
event-discarded-lollipop-antayagi-65 =
    { $you ->
        [receiver] Grâce à la Sucette lyrique, tu prends { $object-a-obj } à { $seat }, parmi ses cartes en main. Cette carte ne rapporte rien et va à la défausse.
        [seat] Grâce à la Sucette lyrique, { $receiver } prend { $object-a-obj } dans ta main. Cette carte ne rapporte rien et va à la défausse.
       *[other] Grâce à la Sucette lyrique, { $receiver } prend { $object-a-obj } à { $seat }, parmi ses cartes en main. Cette carte ne rapporte rien et va à la défausse.
    }
event-discarded-taken-from-hand =
    { $you ->
        [receiver] Tu prends { $object-a-obj } à { $seat }, parmi ses cartes en main. Cette carte ne rapporte rien et va à la défausse.
        [seat] { $receiver } prend { $object-a-obj } dans ta main. Cette carte ne rapporte rien et va à la défausse.
       *[other] { $receiver } prend { $object-a-obj } à { $seat }, parmi ses cartes en main. Cette carte ne rapporte rien et va à la défausse.
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
event-arrived-lollipop =
    { $you ->
        [seat] Grâce à la Sucette musicale, tu prends { $object-a-obj } à { $giver }, parmi ses cartes en main.
        [giver] Grâce à la Sucette musicale, { $seat } prend { $object-a-obj } dans ta main.
       *[other] Grâce à la Sucette musicale, { $seat } prend { $object-a-obj } à { $giver }, parmi ses cartes en main.
    }
event-arrived-lollipop-antayagi-65 =
    { $you ->
        [seat] Grâce à la Sucette lyrique, tu prends { $object-a-obj } à { $giver }, parmi ses cartes en main.
        [giver] Grâce à la Sucette lyrique, { $seat } prend { $object-a-obj } dans ta main.
       *[other] Grâce à la Sucette lyrique, { $seat } prend { $object-a-obj } à { $giver }, parmi ses cartes en main.
    }
event-arrived-from-hand =
    { $you ->
        [seat] Tu prends { $object-a-obj } à { $giver }, parmi ses cartes en main.
        [giver] { $seat } prend { $object-a-obj } dans ta main.
       *[other] { $seat } prend { $object-a-obj } à { $giver }, parmi ses cartes en main.
    }
event-arrived-from-area =
    { $you ->
        [seat] Tu prends { $object-a-obj } à { $giver }, dans sa zone.
        [giver] { $seat } prend { $object-a-obj } dans ta zone.
       *[other] { $seat } prend { $object-a-obj } à { $giver }, dans sa zone.
    }
event-turned =
    { $you ->
        [seat] Toutes les cartes de ta main sont retournées.
       *[other] Toutes les cartes en main de { $seat } sont retournées.
    }
event-turned-hat =
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
        [seat] Il te faut maintenant { $needed } points pour gagner.
       *[other] Pour gagner, il faut maintenant { $needed } points à { $seat }.
    }
event-needs-more-waste =
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

ay-hint-first = Selon le livret de règles : la personne qui a le plus de poches.
ay-hint-first-antayagi-65 = Selon le livret de règles : la personne qui a le plus de poches ; en cas d’égalité, la plus jeune.
ay-points = Points : { $points } sur { $needed }
ay-empty-area = pas encore de points
ay-exchange-with = Échanger avec { $name }
ay-their-card = { $name }, { place-card } : { $card }
ay-their-unseen-card = { $name }, { place-card }
ay-my-card = Ta { place-card }, dont tu vois le dos : { $card }
ay-my-turned-card = Ta { place-card }, dont tu vois l’objet : { $card }
ay-draw-pile = Pioche : { $cards }
ay-discard-pile = Défausse : { $cards }
ay-sealed = carte choisie
ay-ask-partner = À toi ! Choisis la personne avec qui tu veux échanger.
ay-hint-partner =
    { $seen ->
        [none] Tu vois ce que les autres ont en main, mais seulement le dos de tes propres cartes.
        [all] Tu vois ce que sont tes cartes ; les autres n’en voient que le dos.
       *[some] Les autres voient ce que sont tes cartes, sauf celles que tu vois toi-même.
    }
ay-confirm-partner = Échanger avec { $name } ?
ay-do-partner = Oui, échanger
ay-ask-offer = Quelle carte donnes-tu à { $name } ? Choisis l’une des tiennes.
ay-hint-offer =
    { $seen ->
        [none] Seuls les autres savent ce que c’est. Demande-leur, ou fie-toi à ta chance !
        [all] Tu vois ce que c’est ; les autres n’en voient que le dos.
       *[some] Tu en vois certaines. Pour le reste, demande aux autres, ou fie-toi à ta chance !
    }
ay-confirm-offer = Donner ta { place-card } ?
ay-do-offer = Oui, je la donne
ay-stake =
    { $you ->
        [active] { $active-object } (toi) contre { $chosen-object } ({ $chosen })
        [chosen] { $active-object } ({ $active }) contre { $chosen-object } (toi)
       *[other] { $active-object } ({ $active }) contre { $chosen-object } ({ $chosen })
    }
ay-ask-sabotage =
    { $sabotages ->
        [0] Veux-tu empêcher cet échange ?
       *[other]
            { $you ->
                [seat] Tu as annulé un sabotage : l’échange a lieu.
               *[other] { $name } a annulé un sabotage : l’échange a lieu.
            }
    }
ay-no-sabotage = Tu n’as aucun Sabotage.
ay-confirm-sabotage = Saboter avec ta { place-card } ? Alors il n’y a pas d’échange.
ay-sabotage = Sabotage : pas d’échange
ay-sabotage-with = Sabotage ({ place-at }) : pas d’échange
ay-do-sabotage = Oui, pas d’échange !
ay-pass-sabotage = Laisser faire l’échange
ay-wait-sabotage = Quelqu’un sabote-t-il cet échange ?
ay-ask-rescue =
    { $you ->
        [seat] Tu as empêché cet échange.
       *[other] { $name } a empêché cet échange.
    }
ay-confirm-rescue = Annuler le sabotage avec ta { place-card } ? Alors l’échange a lieu.
ay-rescue =
    { $you ->
        [seat] Annuler ton sabotage : l’échange a lieu
       *[other] Annuler ce sabotage ({ $name }) : l’échange a lieu
    }
ay-rescue-with = L’annuler ({ place-at }) : l’échange a lieu
ay-do-rescue = Oui, l’échange a lieu !
ay-pass-rescue = En rester là : pas d’échange
ay-wait-rescue = Quelqu’un sauve-t-il cet échange ?
ay-eased-unarmed = On te demande seulement si tu as un Sabotage.
ay-eased-always = Tu laisses faire tous les échanges.
ay-ask-again = Me demander à nouveau
ay-some-drew =
    { $you ->
        [seat] Tu pioches, et { $names } aussi.
       *[nobody] { $names } piochent.
    }
ay-one-drew =
    { $you ->
        [seat]
            { $cards ->
                [one] Tu pioches une carte.
               *[other] Tu pioches { $cards } cartes.
            }
       *[other]
            { $cards ->
                [one] { $seat } pioche une carte.
               *[other] { $seat } pioche { $cards } cartes.
            }
    }
ay-ask-take = La Sucette chante pour toi : choisis la carte que tu prends à { $name }.
ay-ask-feed = Que mange ton T-Rex ?
