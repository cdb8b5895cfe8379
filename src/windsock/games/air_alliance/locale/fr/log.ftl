# Le journal : un message pour chaque sorte d'événement. Une partie `each` est dite de chaque joueur.

# Mise en place

colour-chosen = { $seat } joue { $colour }.
plane-placed = { $seat } place un avion à { $airport }.
row-filled = Nouveau dans la zone de livraison : { $cards }.

# Le tour

turn-begun = Le tour de { $seat } commence.
markers-returned =
    { $count ->
        [one] Un marqueur de { $seat } revient.
       *[other] { $count } marqueurs de { $seat } reviennent.
    }
alliance-created = { $seat } s'allie à { $npa } dans { $zone }.
alliance-dissolved = { $zone } n'a plus de compagnie neutre ; retour à la réserve : { $colours }.
cards-turned-down =
    { $count ->
        [one] { $seat } pose { $count } carte face cachée à côté.
       *[other] { $seat } pose { $count } cartes face cachée à côté.
    }
alliance-skipped = { $seat } ne crée pas d'alliance.
plane-flown = { $seat } fait voler { $colour } de { $origin } à { $destination } (emplacement { $place }).
planes-exchanged = { $seat } échange le { $first } et le { $second } avion à { $airport } (emplacement { $place }).
card-won = { $seat } gagne { $card } : { $miles } miles.
card-reserved = { $seat } réserve { $card }.
baggage-lost = Bagage perdu : { $card }.
card-laid = { $seat } pose { $card } sur l'emplacement { $place }.
extra-turn-taken = { $seat } joue un tour supplémentaire.
extra-turn-declined = { $seat } renonce au tour supplémentaire.

# Le dernier tour de table

last-card-drawn = La dernière carte de la pioche est tirée. Après le tour de { $seat }, chacun a un dernier tour.
play-stood-still = { $count } tours de suite sans carte tirée : chacun a un dernier tour.
pile-shuffled = { $count } cartes défaussées forment une nouvelle pioche.
last-round-begun = Le dernier tour de table commence avec { $seat }.
row-replaced = { $seat } renouvelle la zone de livraison : { $cards } partent.

# La fin

trio-completed = { $seat } a le trio { $trio } : 30 000 miles.
miles-counted =
    { $trios ->
        [0] { $seat } : { $miles } miles, aucun trio : { $points } points.
        [one] { $seat } : { $miles } miles et { $trios } trio : { $points } points.
       *[other] { $seat } : { $miles } miles et { $trios } trios : { $points } points.
    }
game-ended =
    { $winners-count ->
        [one] { $ending } { $each }. { $winners } gagne.
       *[other] { $ending } { $each }. { $winners } gagnent ensemble.
    }
    .each = { $player } : { $scores }
ending-last-card = La partie s'achève avec le dernier tour de table.
ending-standstill = La partie s'achève : plus personne ne tirait de carte.
