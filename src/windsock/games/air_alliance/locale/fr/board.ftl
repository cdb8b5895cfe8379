# Ce que le contrôle dit d'un plateau : un message pour chaque contrainte de la section 19 du catalogue.

board-sheet =
    { $problem ->
        [no-file] Le fichier { $sheet } manque.
        [unreadable] Le fichier { $sheet } est illisible.
        [too-big] Le fichier { $sheet } dépasse { $limit } kilo-octets, ce dont aucun plateau n'a besoin.
        [encoding] Cette ligne du fichier { $sheet } n'est pas du texte UTF-8.
        [control] Cette ligne du fichier { $sheet } contient une tabulation ou un autre caractère de contrôle.
        [separator] Les colonnes du fichier { $sheet } doivent être séparées par des virgules.
        [quotes] Les guillemets de cette ligne du fichier { $sheet } sont mal appariés.
        [line-break] Une cellule de cette ligne du fichier { $sheet } contient un saut de ligne ; peut-être un guillemet n'est-il pas refermé.
        [no-header] La première ligne du fichier { $sheet } doit nommer les colonnes.
        [no-rows] Le fichier { $sheet } n'a aucune ligne sous son en-tête.
        [column-missing] La colonne « { $column } » manque dans { $sheet }.
        [column-twice] La colonne « { $column } » figure plus d'une fois dans { $sheet }.
       *[cells] Cette ligne du fichier { $sheet } doit avoir { $expected } cellules, mais elle en a { $found }.
    }
AA-DATA-01 =
    { $problem ->
        [unknown] Il n'y a pas d'aéroport « { $airport } » : ce sont A1 à A6, E1 à E6, U1 à U6 et M1 à M6.
        [twice] L'aéroport « { $airport } » figure déjà à la ligne { $first }.
        [zone] La zone de « { $airport } » doit être sa première lettre, pas « { $found } ».
        [name-twice] Le nom « { $name } » est déjà celui de « { $other } ».
        [name] L'aéroport « { $airport } » doit s'appeler « { $expected } », pas « { $found } ».
        [missing] L'aéroport « { $airport } » manque.
        [no-name] L'aéroport « { $city } » n'a pas de nom.
        [degrees] La colonne « { $column } » de « { $city } » doit donner des degrés de -{ $most } à { $most }, pas « { $found } ».
        [label] Le nom de « { $city } » doit se trouver sur un des côtés { $sides }, pas « { $found } ».
       *[other] { board-sheet }
    }
AA-DATA-02 =
    { $problem ->
        [missing] Il faut un aéroport ouvert appelé « { $name } ».
        [place] « { $name } » ne peut pas être « { $found } ».
        [zone] « { $name } » ne devrait pas être dans la zone de « { $found } ».
       *[essen] Essen devrait être l'un de E1 à E3.
    }
AA-DATA-03 =
    { $problem ->
        [open] L'aéroport ouvert « { $airport } » doit avoir la forme « Y » ou « inverted Y », pas « { $found } ».
        [all] L'aéroport ouvert « { $airport } » doit admettre les sept couleurs.
        [restricted] L'aéroport restreint « { $airport } » doit avoir la forme « V », pas « { $found } ».
       *[other] { board-sheet }
    }
AA-DATA-04 =
    { $problem ->
        [missing] Aucun aéroport ouvert n'a la forme « { $shape } ».
       *[zone] La zone { $zone } devrait avoir un aéroport de forme « { $shape } ».
    }
AA-DATA-05 =
    { $problem ->
        [colour] « { $found } » n'est pas une couleur pour « { $airport } », ou y figure deux fois.
        [all] L'aéroport restreint « { $airport } » ne doit pas admettre toutes les couleurs.
        [start] « { $airport } » doit admettre « { $colour } », qui en part.
       *[other] { board-sheet }
    }
AA-DATA-06 =
    { $problem ->
        [number] « { $colour } » doit être admis à exactement un aéroport restreint, pas à { $found }.
        [differs] « { $airport } » admet « { $colour } », et la colonne « special_of » doit le dire.
        [nobody] « { $airport } » ne peut pas être l'aéroport spécial de « { $colour } ».
        [zones] Il devrait y avoir un aéroport spécial par zone ; seules { $found } zones en ont.
       *[other] { board-sheet }
    }
AA-DATA-07 =
    { $problem ->
        [few] « { $colour } » devrait être admis à plus que ses quatre aéroports de départ ({ $found }).
       *[none] Au moins un aéroport restreint doit n'admettre que des compagnies neutres.
    }
AA-DATA-08 =
    { $problem ->
        [colour] « { $found } » n'est pas une couleur de joueur ; écrivez « all » pour les quatre.
        [place] Un emplacement est 1, 2 ou 3, pas « { $found } ».
        [many] Un emplacement a au plus { $most } créneaux, pas { $found }.
        [slot] « { $found } » n'est pas un créneau.
        [number] La carte d'embarquement de « { $colour } » doit avoir l'emplacement { $place } une fois, pas { $found }.
        [unlike] La carte d'embarquement de « { $colour } » devrait être comme les autres.
       *[other] { board-sheet }
    }
AA-DATA-09 =
    { $problem ->
        [none] L'emplacement { $place } doit avoir un droit d'atterrissage.
       *[zones] Un emplacement de « { $colour } » devrait donner le droit d'atterrir dans les quatre zones.
    }
AA-DATA-10 =
    { $problem ->
        [many] Une carte d'embarquement vide ne doit pas montrer { $found } symboles de « { $colour } ».
       *[some] La carte vide de « { $colour } » ne devrait montrer aucun symbole.
    }
AA-DATA-11 =
    { $problem ->
        [number] Il faut { $expected } cartes, pas { $found }.
        [id-form] L'identifiant « { $card } » doit être un mot de lettres de A à Z et de chiffres.
        [id-twice] L'identifiant « { $card } » est déjà pris à la ligne { $first }.
        [no-name] La carte « { $card } » n'a pas de voyageur.
        [airport] La carte « { $card } » nomme l'aéroport « { $found } », qui n'existe pas.
        [same] Le voyage de « { $card } » finit où il commence.
       *[other] { board-sheet }
    }
AA-DATA-12 =
    { $problem ->
        [number] Les miles de « { $card } » doivent être un nombre entier d'au moins 1, pas « { $found } ».
        [unusual] Les miles de « { $card } » devraient être un multiple de { $step } de { $least } à { $most }, pas { $found }.
       *[other] { board-sheet }
    }
AA-DATA-13 =
    { $problem ->
        [number] La carte « { $card } » doit avoir 1 à { $most } créneaux, pas { $found }.
        [slot] « { $found } » sur la carte « { $card } » n'est pas un créneau.
        [none] Une carte ou un emplacement doit avoir exactement { $expected } créneaux.
       *[other] { board-sheet }
    }
AA-DATA-14 =
    { $problem ->
        [zone] « { $found } » sur la carte « { $card } » doit nommer des zones, A, E, U et M.
        [number] « { $found } » sur la carte « { $card } » doit nommer des numéros de 1 à 6.
        [twice] « { $found } » sur la carte « { $card } » nomme deux fois la même chose.
       *[missing] Le créneau « A-M 1-2-3 » doit figurer quelque part.
    }
AA-DATA-15 =
    { $problem ->
        [colour] « { $found } » sur la carte « { $card } » doit nommer des compagnies neutres : K, P ou W.
        [number] « { $found } » sur la carte « { $card } » doit nommer une compagnie neutre ou deux différentes.
        [several] La carte « { $card } » a plus d'un créneau NPA.
        [symbol] Le symbole de « { $card } » doit être « { $expected } » comme son créneau NPA, pas « { $found } ».
        [missing] Il faut des créneaux NPA à { $expected } compagnies.
       *[other] { board-sheet }
    }
AA-DATA-16 =
    { $problem ->
        [few] « { $colour } » doit figurer dans les symboles d'au moins { $least } cartes, pas de { $found }.
        [fewer] « { $colour } » devrait figurer dans les symboles d'au moins { $least } cartes, pas de { $found }.
       *[gap] Les symboles des trois compagnies neutres ne devraient pas différer de plus de { $most }, pas de { $found }.
    }
AA-DATA-17 = Le créneau « { $slot } » doit figurer sur une carte ou une carte d'embarquement.
AA-DATA-18 =
    { $problem ->
        [unknown] La carte « { $card } » nomme le trio « { $trio } », qui n'est pas l'un des sept.
        [members] Le trio « { $trio } » doit avoir ses trois voyageurs.
       *[other] { board-sheet }
    }
AA-DATA-19 =
    { $problem ->
        [from] Aucune carte ne part de « { $airport } ».
        [to] Aucune carte ne mène à « { $airport } ».
       *[cannes] Une carte au moins devrait demander Cannes à Tokyo.
    }
AA-DATA-20 =
    { $problem ->
        [unknown] La carte « { $card } » a la classe « { $found } », qui n'existe pas.
        [miles] De l'économie à la première classe, les miles devraient croître.
        [slots] De l'économie à la première classe, les créneaux devraient diminuer.
       *[other] { board-sheet }
    }
AA-DATA-21 = La colonne « { $column } » est inconnue dans { $sheet } ; rien ne peut dépendre du nombre de joueurs.
