# Ce que fait un coup, pour les menus : un message pour chaque verbe de la notation.

move-keep = Commencer avec { $shares }
move-buy = Acheter { $route } pour { $airline } ({ $cheapest } M)
move-stop = Ne pas acheter de deuxième licence
move-take = Prendre { $card-share } au marché
move-draw = Piocher la première carte
move-lay = Poser { $shares }
move-exchange =
    { $given ->
        [one] Échanger 1 action contre { $received } ABACUS
       *[other] Échanger { $given } actions contre { $received } ABACUS
    }
move-give = Céder { $card-share } { $place-from }
move-cash = Prendre 8 M à la banque
move-ban = Interdire la licence à { $price } M sur { $route }
move-pass = Passer et quitter cette phase d'interdiction
