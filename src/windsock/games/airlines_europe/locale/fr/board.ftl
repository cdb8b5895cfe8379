# Ce que le contrôle dit d'un plateau : un message pour chaque contrainte de la section 18 du catalogue.
# Le lecteur voit le fichier et la ligne à côté de la phrase. Les mots entre guillemets figurent dans les fichiers.

# Un fichier qui n'est pas un vrai tableau, quel que soit son usage.
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

AE-DATA-01 =
    { $problem ->
        [id-form] L'identifiant de ville « { $city } » doit être un seul mot fait de lettres de A à Z et de chiffres.
        [id-twice] L'identifiant de ville « { $city } » est déjà pris à la ligne { $first } ; les majuscules ne comptent pas.
        [named-missing] Aucune ville ne s'appelle « { $city } » ; tout plateau doit avoir celle-ci.
        [no-name] La ville « { $city } » n'a pas de nom.
        [degrees] La colonne « { $column } » de la ville « { $city } » doit donner des degrés de -{ $most } à { $most }, et non « { $found } ».
        [off-map] La colonne « off_map » de la ville « { $city } » doit dire « yes » ou « no », et non « { $found } ».
        [label] Le nom de la ville « { $city } » doit se placer d'un des côtés { $sides }, et non « { $found } ».
       *[other] { board-sheet }
    }

AE-DATA-02 =
    { $problem ->
        [no-home] La compagnie « { $airline } » n'a pas d'aéroport d'attache.
        [unknown-home] L'aéroport d'attache « { $city } » de la compagnie « { $airline } » n'est l'identifiant d'aucune ville.
        [airline-missing] La compagnie « { $airline } » manque ; chacune des dix doit avoir sa ligne.
        [airline-twice] La compagnie « { $airline } » a déjà la ligne { $first }.
        [unknown-airline] Le jeu n'a pas de compagnie « { $airline } ».
        [no-name] La compagnie « { $airline } » n'a pas de nom.
        [colour] La couleur de la compagnie « { $airline } » doit s'écrire comme #2A6FDB, et non « { $found } ».
        [letter] La lettre de la compagnie « { $airline } » doit être une seule majuscule de A à Z, et non « { $found } ».
        [letter-twice] La compagnie « { $airline } » a la lettre « { $found } », qui appartient à « { $other } ».
       *[other] { board-sheet }
    }

AE-DATA-03 = L'aéroport d'attache de la compagnie « { $airline } » doit être « { $expected } », et non « { $city } ».

AE-DATA-04 = L'aéroport d'attache de la compagnie « { $airline } » est « { $city } », qui est déjà celui de « { $other } ».

AE-DATA-05 =
    { $problem ->
        [home] Air ABACUS ne peut pas avoir d'aéroport d'attache, or le fichier lui donne « { $found } ».
        [planes] Air ABACUS ne peut pas avoir d'avions, or le fichier lui donne « { $found } ».
       *[start] Air ABACUS ne peut pas avoir de case de départ, or le fichier lui donne « { $found } ».
    }

AE-DATA-06 =
    { $problem ->
        [id-form] L'identifiant de route « { $route } » doit être un seul mot fait de lettres de A à Z et de chiffres.
        [id-twice] L'identifiant de route « { $route } » est déjà pris à la ligne { $first } ; les majuscules ne comptent pas.
        [unknown-city] La route « { $route } » mène à « { $city } », qui n'est l'identifiant d'aucune ville.
        [same-city] La route « { $route } » commence et finit dans la même ville, « { $city } ».
        [pair-twice] La route « { $route } » relie « { $a } » et « { $b } », ce que fait déjà la route « { $other } ».
       *[other] { board-sheet }
    }

AE-DATA-07 =
    { $problem ->
        [none] La route « { $route } » n'a aucune licence.
        [too-many] La route « { $route } » a { $found } licences ; elle peut en avoir { $most } au plus, une par compagnie.
        [many] La route « { $route } » a { $found } licences ; à deux joueurs, seules { $most } compagnies peuvent en profiter.
        [single] La route « { $route } » n'a qu'une licence sans être un vol long-courrier.
       *[other] { board-sheet }
    }

AE-DATA-08 =
    { $problem ->
        [high] Une licence de la route « { $route } » coûte { $price } M ; un prix de plus de { $most } M ne sera presque jamais payé.
       *[price] Les licences de la route « { $route } » doivent coûter un nombre entier de 1 à { $most }, et non « { $found } ».
    }

AE-DATA-09 =
    { $problem ->
        [equal] Deux licences de la route « { $route } » ont le même prix, { $price } M.
       *[order] Les licences de la route « { $route } » doivent aller de la moins chère à la plus chère, or { $dear } précède { $cheap }.
    }

AE-DATA-10 =
    { $problem ->
        [mark] La colonne « long_haul » de la route « { $route } » doit dire « yes » ou « no », et non « { $found } ».
        [count] Il doit y avoir exactement { $expected } vols long-courriers, et non { $found }.
        [licences] Le vol long-courrier « { $route } » doit avoir exactement une licence, et non { $found }.
       *[other] { board-sheet }
    }

AE-DATA-11 = Le vol long-courrier « { $route } » coûte { $price } M ; il devrait coûter plus que la plus chère des licences ordinaires, { $ordinary } M.

AE-DATA-12 = Aucune route ne mène à « { $city } », l'aéroport d'attache de la compagnie « { $airline } ».

AE-DATA-13 =
    { $problem ->
        [apart-without-long-haul]
            { $count ->
                [one] Sans les vols long-courriers, une ville est coupée des autres : { $cities }.
               *[other] Sans les vols long-courriers, { $count } villes sont coupées des autres : { $cities }.
            }
       *[apart]
            { $count ->
                [one] Une ville est coupée des autres : { $cities }.
               *[other] Ces { $count } villes sont coupées des autres : { $cities }.
            }
    }

AE-DATA-14 =
    { $problem ->
        [missing] La compagnie « { $airline } » doit avoir une liaison bonus vers « { $expected } ».
        [elsewhere] La liaison bonus de la compagnie « { $airline } » doit mener à « { $expected } », et non à « { $city } ».
        [unknown-city] La liaison bonus de la compagnie « { $airline } » mène à « { $city } », qui n'est l'identifiant d'aucune ville.
        [surplus] La compagnie « { $airline } » ne peut pas avoir de liaison bonus.
        [value] Le bonus de la compagnie « { $airline } » doit être un nombre entier d'au moins 1, et non « { $found } ».
       *[other] { board-sheet }
    }

AE-DATA-15 =
    { $problem ->
        [far] La compagnie « { $airline } » a besoin de { $length } routes pour atteindre « { $city } », mais elle n'a que { $planes } avions.
        [near] La compagnie « { $airline } » atteint « { $city } » par une seule route ; son bonus devrait en demander au moins deux.
       *[long-haul] La compagnie « { $airline } » ne peut atteindre « { $city } » qu'avec un vol long-courrier.
    }

AE-DATA-16 =
    { $problem ->
        [number] La colonne « { $column } » de la zone « { $zone } » doit être un nombre entier de 0 à { $most }, et non « { $found } ».
        [backwards] La zone « { $zone } » finit à la case { $last }, avant sa première case { $first }.
        [start] La piste doit commencer à la case 0, mais sa première zone, « { $zone } », commence à { $first }.
       *[other] { board-sheet }
    }

AE-DATA-17 =
    { $problem ->
        [number] La case de départ de la compagnie « { $airline } » doit être un nombre entier, et non « { $found } ».
        [off-track] La compagnie « { $airline } » part de la case { $space }, mais la piste finit à { $last }.
       *[other] { board-sheet }
    }

AE-DATA-18 =
    { $problem ->
        [no-name] Cette zone n'a pas de nom.
        [name-twice] La zone « { $zone } » a déjà la ligne { $first }.
        [overlap] La zone « { $zone } » commence à la case { $first }, alors que la zone « { $other } » va jusqu'à { $last }.
        [gap] La zone « { $zone } » commence à la case { $first }, mais la zone « { $other } » finit à { $last } ; les cases entre les deux n'appartiennent à aucune zone.
       *[other] { board-sheet }
    }

AE-DATA-19 =
    { $problem ->
        [count] La rangée de la zone « { $zone } » doit avoir { $expected } nombres, mais elle en a { $found }.
        [number] La rangée de la zone « { $zone } » ne peut contenir que des nombres entiers non négatifs, et non « { $found } ».
        [rising] La rangée de la zone « { $zone } » ne doit pas monter de gauche à droite, comme le fait { $numbers }.
       *[other] { board-sheet }
    }

AE-DATA-20 = Aucune zone n'a la rangée { $expected } ; l'une d'elles doit l'avoir.

AE-DATA-21 =
    { $problem ->
        [first] La première place tombe de { $before } à { $now } PV dans la zone « { $zone } » ; elle ne doit pas baisser.
        [place] La place { $place } tombe de { $before } à { $now } PV dans la zone « { $zone } ».
       *[sum] Toutes les places de la zone « { $zone } » donnent ensemble { $now } PV ; ce devrait être plus que les { $before } de la zone précédente.
    }

AE-DATA-22 =
    { $problem ->
        [half] La compagnie « { $airline } » part de la case { $space }, au-delà du milieu d'une piste qui finit à { $last }.
       *[behind] La compagnie « { $airline } » part de la case { $space }, derrière « { $other } » sur { $ahead }, alors qu'elle a moins d'actions.
    }

AE-DATA-23 = La piste finit à la case { $last } ; la compagnie « { $airline } » devrait avoir de la place jusqu'à { $needed }.

AE-DATA-24 =
    { $problem ->
        [scoring] La colonne « scoring » doit nommer une fois chaque décompte de 1 à { $most } ; « { $found } » n'y a pas sa place.
        [row] La rangée d'Air ABACUS pour le décompte { $scoring } doit être { $expected }, et non « { $found } ».
        [missing] La rangée d'Air ABACUS pour le décompte { $scoring } manque.
       *[other] { board-sheet }
    }

AE-DATA-25 =
    { $problem ->
        [number] La compagnie « { $airline } » doit avoir { $expected } actions et autant d'avions, et non « { $found } ».
       *[other] { board-sheet }
    }

AE-DATA-26 = La colonne « { $column } » n'a pas sa place dans { $sheet } ; un plateau est le même pour tout nombre de joueurs.

AE-DATA-27 = Le plateau a { $found } licences ; avec moins de { $least }, les parties finiront souvent trop tôt.
