# What happens in That’s Not a Hat. events.ftl says what the variables hold.

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

nh-hint-first = Selon le livret de règles : la dernière personne à qui l’on a fait un cadeau.
nh-oldest = Le plus ancien cadeau, le prochain à offrir
nh-shop = Boutique : { $cards }
nh-round = Manche { $round } sur { $rounds }
nh-total =
    { $points ->
        [one] { $points } point au total
       *[other] { $points } points au total
    }
nh-penalties =
    { $points ->
        [one] { $points } point de pénalité
       *[other] { $points } points de pénalité
    }
nh-penalty-word =
    { $points ->
        [one] pénalité
       *[other] pénalités
    }
# A special gift, before its giver says to whom it goes.
nh-from-any =
    { $you ->
        [from] à toi de choisir pour qui
       *[other] { $from } choisit pour qui
    }
nh-from-to =
    { $you ->
        [from] offert par toi à { $to }
        [to] offert par { $from } à toi
       *[other] offert par { $from } à { $to }
    }
nh-ask-name = À toi d’offrir ! Dis ce que c’est, vrai ou pas.
nh-do-name = Dire ce que c’est…
nh-name-it = « J’ai un cadeau pour toi… »
nh-search = Chercher
nh-found =
    { $gifts ->
        [one] { $gifts } cadeau
       *[other] { $gifts } cadeaux
    }
nh-nothing-found = Aucun cadeau ne s’appelle ainsi.
nh-to-whom = Pour qui ?
nh-ask-reply = { $name } : « { $have } »
nh-say = « { $have } »
nh-accept = Merci !
nh-confirm-refuse = Refuser ? Qui a tort prend le cadeau.
