# Ce que le contrôle dit d'un jeu de données : un message pour chaque contrainte de la section 23 du catalogue.

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
        [column-unknown] La colonne « { $column } » est inconnue dans { $sheet }.
       *[cells] Cette ligne du fichier { $sheet } doit avoir { $expected } cellules, mais elle en a { $found }.
    }
board-cell = La colonne « { $column } » doit contenir { $expected }, pas « { $found } ».
board-rows = { $sheet } doit avoir { $expected } lignes, pas { $found }.
board-twice = « { $found } » de la colonne « { $column } » figure déjà à la ligne { $first }.
board-unknown = « { $found } » ne figure pas dans { $sheet }.
AP-DATA-01 =
    { $problem ->
        [board] Le plateau « { $board } » n'a pas de lieux ou pas de lignes.
       *[other] { board-sheet }
    }
AP-DATA-02 =
    { $problem ->
        [cell] { board-cell }
        [twice] { board-twice }
        [unknown] { board-unknown }
        [name] Le lieu « { $place } » doit avoir un code de lettres et de chiffres, et un nom.
        [undrawn] Le lieu « { $place } » n'a pas de coordonnées.
       *[other] { board-sheet }
    }
AP-DATA-03 =
    { $problem ->
        [cell] { board-cell }
        [unknown] { board-unknown }
        [same] Une ligne commence et finit à « { $place } ».
       *[other] { board-sheet }
    }
AP-DATA-04 = « { $a } » et « { $b } » sont déjà reliés à la ligne { $first }.
AP-DATA-05 = Sur le plateau « { $board } » ces lieux sont isolés : { $places }.
AP-DATA-06 =
    { $problem ->
        [kind] Le plateau « { $board } » doit avoir { $least } lieux ou plus de la sorte { $kind }, pas { $found }.
       *[nation] Le plateau « { $board } » n'a pas d'ambassade de { $nation }.
    }
AP-DATA-07 =
    { $problem ->
        [cell] { board-cell }
        [twice] { board-twice }
        [place-twice] Une grande première passe deux fois par un lieu : { $a } - { $b }.
        [no-route] Il n'y a pas de ligne entre { $a } et { $b }.
        [off-board] { $a } - { $b } n'est pas sur le plateau « { $board } ».
       *[other] { board-sheet }
    }
AP-DATA-08 =
    { $problem ->
        [cell] { board-cell }
        [strait] Le monde demande une ligne directe entre Anchorage et Adak.
        [land] La ligne entre Anchorage et Adak devrait être maritime.
        [tour] Aucun tour du monde ne passe par cette ligne.
       *[other] { board-sheet }
    }
AP-DATA-09 =
    { $problem ->
        [cell] { board-cell }
       *[card] « { $place } » n'est d'aucun côté et ne peut avoir de carte ville.
    }
AP-DATA-10 =
    { $problem ->
        [spaces] Berlin et Moscou devraient être reliées par une ligne de 3 cases.
       *[weather] De Berlin à Moscou la deuxième case devrait pouvoir montrer du vent, la troisième de la neige.
    }
AP-DATA-11 =
    { $problem ->
        [sea] Seules { $found } cases sur { $spaces } au-dessus de la mer sont bleues.
       *[land] La ligne terrestre { $a } - { $b } n'a que des cases bleues.
    }
AP-DATA-12 = La ligne la plus courte de « { $place } » a { $found } cases ; un petit avion en vole { $most }.
AP-DATA-13 =
    { $problem ->
        [cell] { board-cell }
        [rows] { board-rows }
        [twice] { board-twice }
        [unknown] { board-unknown }
        [continent] { $continent } doit avoir { $expected } cartes, pas { $found }.
        [mark] places.csv et city-cards.csv ne s'accordent pas sur « { $place } ».
       *[other] { board-sheet }
    }
AP-DATA-14 =
    { $problem ->
        [cell] { board-cell }
        [rows] { board-rows }
        [twice] { board-twice }
        [unknown] { board-unknown }
        [pilots] Une mise en place demande { $least } pilotes ou plus sur des tuiles différentes, pas { $found }.
        [start] Deux pilotes de cette mise en place partent de la même ville.
        [outstations] Une mise en place a 1 à { $most } villes étapes, pas { $found }.
       *[other] { board-sheet }
    }
AP-DATA-15 = La ville de départ « { $place } » devrait payer { $expected }.
AP-DATA-16 =
    { $problem ->
        [both] « { $place } » est ville de départ et ville étape de la même mise en place.
        [card] « { $place } » n'a pas de carte ville.
        [board] « { $place } » n'est pas sur le plateau « { $board } ».
       *[continent] « { $place } » n'est dans aucun continent de cette mise en place.
    }
AP-DATA-17 = Aucune ville étape n'est de l'autre côté de l'Atlantique pour « { $place } ».
AP-DATA-18 = Sur « { $board } » il y a { $found } cartes ville ; avec les villes de départ il en faut { $least }.
AP-DATA-19 = Une mise en place devrait avoir { $least } à { $most } villes étapes, pas { $found }.
AP-DATA-20 =
    { $problem ->
        [cell] { board-cell }
        [rows] { board-rows }
        [twice] { board-twice }
       *[other] { board-sheet }
    }
AP-DATA-21 =
    { $problem ->
        [cell] { board-cell }
       *[sum] Il faut { $expected } dés en tout, pas { $found }.
    }
AP-DATA-22 = Le dé { $colour } doit pouvoir montrer { $weather }.
AP-DATA-23 = Le dé { $colour } doit pouvoir montrer { $weather }.
AP-DATA-24 = Le dé { $colour } doit pouvoir montrer { $weather }.
AP-DATA-25 = Aucun dé ne montre { $weather }.
AP-DATA-26 =
    { $problem ->
        [face] Le dé { $colour } ne devrait pas montrer { $weather }.
       *[endurance] Les dés blancs et rouges devraient coûter le plus d'endurance.
    }
AP-DATA-28 =
    { $problem ->
        [cell] { board-cell }
        [rows] { board-rows }
        [twice] { board-twice }
        [resale] Le prix de revente de « { $plane } » doit être inférieur à son prix.
       *[other] { board-sheet }
    }
AP-DATA-29 =
    { $problem ->
        [unique] Au moins un avion doit avoir le prix de revente 0.
       *[type] Aucun avion n'est du type « { $type } ».
    }
AP-DATA-30 =
    { $problem ->
        [start] Seuls { $found } avions sont de niveau { $level } ou moins ; il en faut { $least } pour que les pilotes commencent.
       *[lowest] Seuls { $found } avions sont du niveau le plus bas { $level } ; il en faut { $least }.
    }
AP-DATA-31 =
    { $problem ->
        [highest] Le niveau le plus haut est { $found } ; il doit être { $least } ou plus.
       *[gap] Entre les niveaux { $low } et { $high } l'écart est trop grand pour un pilote.
    }
AP-DATA-32 =
    { $problem ->
        [load] La charge de « { $plane } » ne va pas avec ses emplacements.
        [fuel] Le réservoir de « { $plane } » est petit pour son autonomie.
       *[average] La colonne « { $column } » devrait croître avec le niveau.
    }
AP-DATA-33 =
    { $problem ->
        [cell] { board-cell }
        [rows] { board-rows }
        [twice] { board-twice }
        [tile] Il faut 8 tuiles de 2 pilotes ; la tuile { $tile } en a { $found }.
        [bailey] { $pilot } doit avoir le niveau de départ { $level }.
       *[other] { board-sheet }
    }
AP-DATA-34 =
    { $problem ->
        [cell] { board-cell }
        [rows] { board-rows }
        [unknown] { board-unknown }
        [continent] { $continent } doit avoir { $expected } cartes, pas { $found }.
        [same] Une ligne aérienne commence et finit à « { $place } ».
        [elsewhere] Aucun des deux lieux n'est en { $continent }.
        [boards] { $a } et { $b } ne sont ensemble sur aucun plateau.
       *[other] { board-sheet }
    }
AP-DATA-35 = { $objective } ne peut être atteint sur « { $board } » et y est écarté.
AP-DATA-36 =
    { $problem ->
        [cell] { board-cell }
        [rows] { board-rows }
        [twice] { board-twice }
        [unknown] { board-unknown }
        [city] { $vip } doit voyager vers une grande ville de son continent, pas vers « { $place } ».
        [wong] { $vip } doit voyager à { $place } pour { $points } points et { $money }.
       *[other] { board-sheet }
    }
AP-DATA-37 = { $vip } devrait payer { $expected }.
AP-DATA-38 =
    { $problem ->
        [cell] { board-cell }
        [rows] { board-rows }
        [twice] { board-twice }
        [soviet] La carte rouge de SU doit commencer par { $first } et { $second }.
       *[other] { board-sheet }
    }
AP-DATA-39 =
    { $problem ->
        [cell] { board-cell }
        [twice] { board-twice }
        [count] Il faut { $expected } cartes « { $kind } ».
        [nation] Il n'y a pas de valise de { $nation }.
        [scale] { $nation } a { $found } valises mais moins de degrés.
        [bags] Il faut { $expected } valises, pas { $found }.
       *[other] { board-sheet }
    }
AP-DATA-40 =
    { $problem ->
        [cell] { board-cell }
        [twice] { board-twice }
        [missing] Le réglage « { $setting } » manque.
        [threshold] Les seuils sont { $values }.
        [falling] « { $setting } » ne doit pas croître avec le nombre de joueurs.
        [rising] « { $setting } » ne doit pas diminuer avec le nombre de joueurs.
        [experts] Il y a au plus { $most } cartes expert par pile.
       *[other] { board-sheet }
    }
