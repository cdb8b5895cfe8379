# Ce que fait une action, pour les menus : un message pour chaque verbe de la notation.

move-choose = Choisir { $colour }
move-place = Placer un avion à { $airport }
move-ally =
    { $moving ->
        [1] S'allier à { $npa } dans { $zone }, avec l'avion de l'autre zone
       *[other] S'allier à { $npa } dans { $zone }
    }
move-skip = Pas d'alliance
move-fly =
    { $wins-count ->
        [0] Faire voler { $colour } de { $origin } à { $destination }
       *[other] Faire voler { $colour } de { $origin } à { $destination } : gagne { $wins }, { $miles } miles
    }
move-exchange = Échanger { $ahead } ({ $first }) et { $beside } ({ $second }) à { $airport }
move-with = Avec l'emplacement { $place } : { $slots }
move-reserve = Réserver { $card } ({ $origin } à { $destination }, { $miles } miles)
move-replace = Renouveler la zone de livraison
move-done = Ne plus utiliser de marqueurs
move-lay = Poser { $card } ({ $origin } à { $destination }, { $miles } miles) sur l'emplacement { $place }
move-again = Jouer le tour supplémentaire
move-decline = Renoncer au tour supplémentaire
