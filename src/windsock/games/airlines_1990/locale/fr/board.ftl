# Ce que le contrôle dit d'un plateau : un message pour chaque contrainte de la section 21 du catalogue.

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
A90-DATA-01 =
    { $problem ->
        [number] Il faut { $expected } compagnies, pas { $found }.
        [missing] La compagnie « { $company } » manque.
        [code] Le code « { $company } » doit être fait de trois majuscules.
        [colour] La couleur de « { $company } » doit s'écrire comme #2A6FDB, pas « { $found } ».
        [letter] La lettre de « { $company } » doit être une majuscule, pas « { $found } ».
        [code-twice] Deux compagnies ont le code « { $company } ».
        [colour-twice] « { $company } » a la couleur de « { $other } ».
        [letter-twice] « { $company } » a la lettre de « { $other } ».
       *[other] { board-sheet }
    }
A90-DATA-02 =
    { $problem ->
        [few] « { $company } » doit avoir au moins { $least } actions, pas « { $found } ».
        [unusual] « { $company } » devrait avoir de { $least } à { $most } actions, pas { $found }.
        [sum] Il faut { $expected } actions en tout, pas { $found }.
       *[other] { board-sheet }
    }
A90-DATA-03 =
    { $problem ->
        [few] « { $company } » doit avoir au moins { $least } pions, pas « { $found } ».
        [sum] Il faut { $expected } pions en tout, pas { $found }.
        [order] « { $company } » a plus d'actions que « { $other } » et ne devrait pas avoir moins de pions.
       *[other] { board-sheet }
    }
A90-DATA-04 =
    { $problem ->
        [number] Il faut { $expected } motifs, pas { $found }.
        [form] Le motif « { $pattern } » doit être un mot en minuscules.
        [flyers] Le motif « { $pattern } » devrait servir à au moins deux compagnies.
        [none] « { $company } » ne vole sur aucun motif.
        [unusual] « { $company } » devrait voler sur 2 à 4 motifs, pas { $found }.
       *[other] { board-sheet }
    }
A90-DATA-05 =
    { $problem ->
        [ita] ITA devrait être parmi les compagnies qui ont le plus d'actions et de motifs.
       *[rim] Un motif devrait faire le tour de la carte.
    }
A90-DATA-06 =
    { $problem ->
        [id-form] L'identifiant de ville « { $city } » doit être un mot de lettres de A à Z et de chiffres.
        [id-twice] L'identifiant de ville « { $city } » est déjà pris à la ligne { $first }.
        [no-route] La ville « { $city } » n'a aucune route.
        [no-name] La ville « { $city } » n'a pas de nom.
        [degrees] La colonne « { $column } » de la ville « { $city } » doit donner des degrés de -{ $most } à { $most }, pas « { $found } ».
        [label] Le nom de la ville « { $city } » doit être d'un des côtés { $sides }, pas « { $found } ».
        [apart] Ces villes sont coupées des autres : { $cities }.
       *[other] { board-sheet }
    }
A90-DATA-07 =
    { $problem ->
        [unknown] Le siège « { $city } » de « { $company } » n'est l'identifiant d'aucune ville.
        [shared] « { $company } » partage son siège « { $city } » avec « { $other } ».
        [differs] cities.csv ne donne pas « { $city } » comme siège de « { $company } ».
        [mark] La colonne « headquarters » de la ville « { $city } » doit dire « yes » ou « no », pas « { $found } ».
        [nobody] « { $city } » est notée comme siège, mais d'aucune compagnie.
       *[other] { board-sheet }
    }
A90-DATA-08 =
    { $problem ->
        [none] « { $company } » n'a à « { $city } » aucune route où voler.
       *[one] « { $company } » devrait avoir à « { $city } » au moins deux routes où voler.
    }
A90-DATA-09 =
    { $problem ->
        [id-form] L'identifiant de route « { $route } » doit être un mot de lettres de A à Z et de chiffres.
        [id-twice] L'identifiant de route « { $route } » est déjà pris à la ligne { $first }.
        [unknown-city] La route « { $route } » mène à « { $city } », qui n'est l'identifiant d'aucune ville.
        [same-city] La route « { $route } » commence et finit à « { $city } ».
        [pattern] La route « { $route } » a le motif « { $pattern } », où aucune compagnie ne vole.
        [pair-twice] La route « { $route } » joint les mêmes villes, avec le même motif, que « { $other } ».
       *[other] { board-sheet }
    }
A90-DATA-10 =
    { $problem ->
        [number] La route « { $route } » doit avoir de 1 à { $most } cases, pas { $found }.
        [value] Une case de « { $route } » doit avoir une valeur de 1 à { $most }, pas « { $found } ».
        [order] Les cases de « { $route } » doivent aller du plus bas au plus haut : { $first } est avant { $second }.
        [equal] Deux cases de « { $route } » ont la valeur { $value }.
       *[other] { board-sheet }
    }
A90-DATA-11 =
    { $problem ->
        [route] Aucune route n'a le motif « { $pattern } ».
       *[card] Aucune carte de vol n'a le motif « { $pattern } ».
    }
A90-DATA-12 =
    { $problem ->
        [no-high] Aucune case ne vaut { $value } ou plus : rien ne pourrait être saboté.
        [no-low] Aucune case ne vaut moins de { $value }.
       *[few] Seules { $found } routes ont une case de { $value } ou plus ; il en faudrait un tiers.
    }
A90-DATA-13 =
    { $problem ->
        [number] Il faut { $expected } cartes de vol, pas { $found }.
        [value] Une carte de vol doit avoir une valeur de 1 à { $most }, pas « { $found } ».
        [pattern] Aucune compagnie ne vole sur le motif « { $pattern } » de cette carte de vol.
        [lacks] Aucune carte de vol n'a la valeur { $value }.
       *[other] { board-sheet }
    }
A90-DATA-14 = La plus haute carte de vol du motif « { $pattern } » est { $found }, mais une case vaut { $expected }.
A90-DATA-15 =
    { $problem ->
        [cards] Le motif « { $pattern } » devrait être sur 8 ou 9 cartes de vol, pas { $found }.
        [unusable] La carte de vol « { $pattern } » { $value } ne sert à rien, même sur le plateau vide.
       *[values] La valeur { $value } devrait être sur trois cartes de vol, pas { $found }.
    }
A90-DATA-16 =
    { $problem ->
        [few] « { $company } » ne peut atteindre que { $found } routes depuis son siège.
       *[little] « { $company } » peut atteindre { $found } routes ; il en faudrait au moins { $expected }.
    }
A90-DATA-17 =
    { $problem ->
        [circles] Il devrait y avoir de { $least } à { $most } cases, pas { $found }.
        [cities] Il devrait y avoir de { $least } à { $most } villes, pas { $found }.
        [routes] Il devrait y avoir de { $least } à { $most } routes, pas { $found }.
       *[stuck] Avec seulement { $found } cases, les parties se bloquent ; il en faudrait au moins { $least }.
    }
A90-DATA-18 = La colonne « { $column } » est inconnue dans { $sheet } ; rien ne doit dépendre du nombre de joueurs.
A90-DATA-19 =
    { $problem ->
        [code] Le code « { $company } » est inventé, et son origine doit le dire.
        [origin] Cette ligne ne dit pas d'où elle vient.
       *[other] { board-sheet }
    }
