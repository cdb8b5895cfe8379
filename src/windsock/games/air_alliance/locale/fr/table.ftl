# La table dans le navigateur : ses zones, et ce qu'en dit un lecteur d'écran.

# Aéroports

world-map = Carte. Les flèches vont d'aéroport en aéroport, les touches de page au prochain qu'on peut choisir, Entrée l'ouvre ou le choisit ; plus, moins et zéro changent la taille.
world-airport =
    { $airport }, { $shape ->
        [y] aéroport en Y
        [inverted] aéroport en Y inversé
       *[v] aéroport en V pour { $admits }
    } : { $planes-given ->
        [yes] { $planes } ; { $free } libre(s).
       *[no] aucun avion ; { $free } libre(s).
    }
world-plane =
    { $state ->
        [front] { $plane } en position { $number }, peut décoller
       *[waits] { $plane } en position { $number }, attend
    }
world-shape =
    { $shape ->
        [y] Aéroport en Y : les deux avions de l'avant peuvent décoller, le troisième attend puis avance.
        [inverted] Aéroport en Y inversé : une seule file. Seul le premier avion peut décoller, les autres avancent.
       *[v] Aéroport en V : les deux avions peuvent décoller à tout moment. Seules certaines couleurs peuvent atterrir.
    }
world-front = peut décoller
world-waits = attend derrière { $front }
world-free = libre
world-fly = Voler
world-why-not = Pourquoi pas ?
world-admits = Peuvent atterrir :
world-home = Aéroport spécial de { $colour }
world-close = Fermer

# Cartes et cases

world-card =
    { $trio-given ->
        [yes] { $card }, { $from } à { $to }, { $miles } miles, trio { $trio }. Cases : { $slots }.
       *[no] { $card }, { $from } à { $to }, { $miles } miles. Cases : { $slots }.
    }
world-slot =
    { $kind ->
        [land] droit d'atterrissage en { $zones }, numéros { $numbers }
        [special] SPECIAL : depuis ou vers l'aéroport spécial{ $home-given ->
            [yes] { " " }{ $home }
           *[no] { "" }
        }
        [priority] PRIORITY : échanger deux avions d'un aéroport
       *[npa] NPA : faire voler un avion de { $colours }
    }
world-reserved = Réservée par { $player }.
world-can-reserve = Peut être réservée.
world-lost-next = La prochaine à être perdue.
world-lost = part ensuite : { $card }
world-row-empty = Aucun voyageur n'attend.
world-when =
    { $when ->
        [now] Le vol choisi la gagne.
        [next] Ensuite un marqueur de plus peut la gagner.
       *[later] Ensuite deux marqueurs de plus peuvent la gagner.
    }
world-when-short =
    { $when ->
        [now] gagnée
        [next] +1 marqueur
       *[later] +2 marqueurs
    }
world-wins-none = aucune carte
world-markers-after =
    { $count ->
        [0] Il ne reste alors aucun marqueur.
        [one] Il reste alors { $count } marqueur.
       *[other] Il reste alors { $count } marqueurs.
    }

# Cartes d'embarquement

world-others = Les autres
world-passes = Cartes d'embarquement
world-place =
    Emplacement { $place }, { $top-given ->
        [yes] { $top }
       *[no] tel qu'imprimé
    } : { $slots }.{ $used-given ->
        [yes] { " " }Utilisée ce tour : { $used }.
       *[no] { "" }
    }{ $covered-given ->
        [yes] { " " }Couvertes : { $covered }.
       *[no] { "" }
    }
world-printed = imprimé
world-used = utilisé ce tour
world-covered =
    { $count ->
        [one] { $count } couverte
       *[other] { $count } couvertes
    }
world-face-down =
    { $count ->
        [one] { $count } cachée
       *[other] { $count } cachées
    }
world-markers =
    { $count ->
        [one] { $count } marqueur
       *[other] { $count } marqueurs
    }
world-won = Gagnées ce tour ; posées à la fin du tour.
world-lay = Choisissez une carte, puis l'emplacement qu'elle couvre.

# Alliances et fin

world-zone =
    { $planes-given ->
        [yes] { $zone } : { $planes } ; { $free } libre(s)
       *[no] { $zone } : vide, { $free } libres
    }
world-symbols = { $colour } : { $count } symboles sur { $needed }
world-last-round =
    { $state ->
        [over] Le dernier tour de table est terminé.
        [now] Dernier tour de table : encore { $count ->
            [one] { $count } tour
           *[other] { $count } tours
        }. Pas de réservation.
       *[soon] Le dernier tour de table commence après ce tour.
    }
world-count = Décompte final
world-count-none = Aucune carte gagnée.
world-count-miles =
    { $count ->
        [one] { $count } carte, miles
       *[other] { $count } cartes, miles
    }
world-count-trio = Trio { $trio }
world-count-step = { $step } sur { $of }
world-count-back = Retour
world-count-next = Suite
