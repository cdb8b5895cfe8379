# Ce que fait un coup, pour les menus : un message pour chaque verbe de la notation.

move-found =
    { $shares-count ->
        [one] Fonder { $company } sur { $route } ({ $pattern } { $lowest }) avec { $shares-count } action
       *[other] Fonder { $company } sur { $route } ({ $pattern } { $lowest }) avec { $shares-count } actions
    }
move-expand = Étendre un réseau : piocher une carte de vol
move-fly = Ajouter { $route } à { $company } ({ $pattern } { $lowest })
move-keep = Garder la carte, sans prendre d'action
move-play = Jouer { $flight }
move-lay = Poser { $shares }
move-sabotage = Saboter { $route } sur { $value }
move-mark = Avec un pion de { $company }
move-stop = Pas de sabotage
move-take = Prendre une action { $card } à l'étalage
move-draw = Piocher la carte du dessus
move-exchange = Écarter { $flight } et piocher une autre carte de vol
move-replace = Remplacer une action { $card } de l'étalage
move-pass = Passer
