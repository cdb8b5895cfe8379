# Pourquoi un coup n'est pas permis : une phrase pour chaque règle que nomme l'arbitre.
# `move` est le coup tel qu'il a été écrit, `verb` son premier mot, `seat` qui a demandé.

AA-SETUP-02 =
    { $verb ->
        [choose] { $colour } n'est plus libre : choisissez une autre couleur.
       *[other] Chacun choisit d'abord une couleur.
    }
AA-SETUP-11 = D'abord on place tous les avions, un à la fois, à tour de rôle.
AA-SETUP-12 = Les avions partent des aéroports ouverts, ceux des numéros 1 à 3, et { $airport } n'en est pas un.
AA-SETUP-14 = { $airport } est complet : trois avions s'y trouvent.
AA-AIRPORT-03 = { $destination } n'admet pas { $colour } : seules les couleurs indiquées peuvent y atterrir.
AA-AIRPORT-06 = À { $origin }, { $colour } attend au second rang. Seuls les avions de devant peuvent décoller : { $ahead } et { $beside }. Quand l'un d'eux part, il avance ; ou un décollage prioritaire le fait passer devant.
AA-AIRPORT-08 = À { $origin }, { $ahead } se trouve devant : { $colour } ne peut pas décoller avant d'être arrivé en première position, ou d'y avoir été mis par un décollage prioritaire.
AA-AIRPORT-16 = { $destination } est complet : aucun avion ne peut y atterrir.
AA-PLANE-04 = { $colour } appartient à un autre joueur : personne ne fait voler les avions des autres.
AA-TURN-01 = Ce n'est pas à { $seat } de jouer.
AA-ALLIANCE-01 =
    { $verb ->
        [ally]
            { $symbols ->
                [0] Une alliance avec { $npa } demande 3 symboles visibles sur la carte d'embarquement au début du tour ; il n'y en a aucun.
                [1] Une alliance avec { $npa } demande 3 symboles visibles sur la carte d'embarquement au début du tour ; il y en a 1.
                [2] Une alliance avec { $npa } demande 3 symboles visibles sur la carte d'embarquement au début du tour ; il y en a 2.
               *[other] Les alliances ne se font qu'au début du tour, et c'est passé : maintenant on utilise les marqueurs.
            }
        [skip] On ne renonce à une alliance qu'au début du tour, quand on pourrait en créer une.
       *[other] Les alliances ne se font qu'au début du tour, avec 3 symboles visibles d'une compagnie neutre. Créez-en une ou passez.
    }
AA-ALLIANCE-06 = Une alliance se fait avec une compagnie neutre : noir, violet ou blanc, pas avec { $npa }.
AA-ALLIANCE-07 = Vous n'avez pas d'avion pour cela : il doit venir de la réserve ou de l'autre zone d'alliance, jamais d'un aéroport.
AA-ALLIANCE-09 = { $zone } n'a pas de place pour les avions qui devraient y entrer : une zone en contient quatre.
AA-ALLIANCE-11 = Vous êtes déjà allié à { $npa } dans { $zone } : rien ne serait créé.
AA-ALLIANCE-12 = Vous avez déjà un avion dans { $zone }, et une zone n'en contient jamais deux du même joueur.
AA-MARKER-02 = Maintenant on utilise ses marqueurs : faire voler un avion, échanger deux avions, réserver une carte, ou finir la phase.
AA-MARKER-03 = Chaque action est achevée avant la suivante : dites d'abord sur quel emplacement va le marqueur.
AA-MARKER-04 = Une carte d'embarquement a les emplacements 1, 2 et 3.
AA-MARKER-05 = L'emplacement qui le permettrait a déjà servi ce tour-ci : un seul créneau par emplacement, les autres sont bloqués.
AA-MARKER-07 = Aucun créneau libre ne permet cela.
AA-FLIGHT-01 =
    { $place ->
        [0] Aucun créneau libre ne donne le droit d'atterrir à { $destination }. Libres : { $slots }.
       *[other] L'emplacement { $place } ne donne pas le droit d'atterrir à { $destination }. Il offre : { $slots }.
    }
AA-FLIGHT-04 = Aucun avion de { $colour } ne se trouve à { $origin }.
AA-FLIGHT-05 = Un vol doit mener à un autre aéroport que { $origin }.
AA-FLIGHT-10 =
    { $place ->
        [0] { $colour } est neutre : avec un droit d'atterrissage ou SPECIAL, elle ne vole que pour ses alliés, et aucun créneau libre ne porte son symbole. Libres : { $slots }.
       *[other] { $colour } est neutre : avec un droit d'atterrissage ou SPECIAL, elle ne vole que pour ses alliés, et l'emplacement { $place } n'a aucun créneau libre avec son symbole.
    }
AA-SPECIAL-03 = Avec SPECIAL, un vol doit partir de son aéroport spécial, { $home }, ou y arriver.
AA-PRIORITY-01 = Deux avions qui se trouvent à { $airport } échangent leurs positions, et l'une d'elles est vide.
AA-PRIORITY-04 = Cela ne changerait rien : les deux avions ont la même couleur, ou peuvent tous deux décoller de toute façon.
AA-CODE-01 = Aucun créneau libre n'y porte le symbole de { $colour }.
AA-CODE-03 = { $colour } est alliée à d'autres et pas à { $seat } : pas de partage de code.
AA-CODE-05 = Avec un créneau NPA ne volent que les avions de cette compagnie neutre, pas les siens.
AA-RESERVE-01 = { $card } ne se trouve pas dans la zone de livraison.
AA-RESERVE-05 = Un marqueur se trouve déjà sur { $card }.
AA-CONTROL-01 =
    { $verb ->
        [lay] { $card } n'a pas été gagnée ce tour-ci, et une carte posée ne bouge plus.
       *[other] On pose d'abord toutes les cartes gagnées ce tour-ci.
    }
AA-CONTROL-03 = L'emplacement { $place } a déjà une carte de ce tour : les trois premières vont sur des emplacements différents.
AA-EXTRA-01 = Trois cartes ou plus ont été gagnées : jouez le tour supplémentaire ou renoncez-y.
AA-LAST-05 = La partie est finie.
AA-LAST-07 = Au dernier tour de table, personne ne réserve de carte.
AA-LAST-08 = La zone de livraison ne se renouvelle qu'au dernier tour de table, et une fois par tour.
