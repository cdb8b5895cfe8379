# La table dans le navigateur : la carte, la manche à air, les rivières, les cockpits

ap-map = Carte des lieux et des routes aériennes. Les flèches vont de lieu en lieu, les touches de page au prochain qu'on peut choisir.
ap-map-near = Ce qui compte maintenant
ap-now = Maintenant
ap-close = Fermer
ap-announce = Annoncer cette route
ap-used = utilisé pendant ce vol
ap-aim = Qui atteint le premier { $threshold } points amène la fin ; le plus de points gagne alors.
ap-task =
    { $step ->
        [FirstPilot] Choisissez votre pilote. La ville de départ, le revenu et l'endurance viennent avec lui.
        [FirstPlane] Choisissez ci-dessous votre premier avion. Il ne coûte rien. Le réservoir est le carburant qu'il contient, l'autonomie les cases qu'il vole en un tour, les emplacements les cartes qu'il porte.
        [NewPilot] Votre pilote est perdu. Choisissez-en un autre.
        [NewPlane] Votre avion est perdu. Choisissez-en un d'un niveau inférieur ; il ne coûte rien.
        [StartCities] Choisissez votre ville de départ parmi vos cartes. Elles sont marquées sur la carte.
        [BoxCities] Une de vos cartes quitte le jeu sans être vue. Les autres deviennent des villes étapes.
        [Windsock] Choisissez ce que vous faites ce tour-ci. Les objectifs d'abord, puis la maintenance, puis les vols.
        [Turn] Choisissez ce que vous faites à votre tour.
        [Objectives] Prenez une carte de la rivière des objectifs, ou le dessus de la pioche sans la voir.
        [FromRiver] La pioche n'avait rien que vous puissiez garder. Prenez une carte de la rivière.
        [Keep] Vous avez pioché ces objectifs. Gardez-en un : pointez ou touchez une carte pour voir ses lieux sur la carte.
        [Maintenance] { $initiation ->
            [yes] Vous pouvez changer d'avion une fois. L'ancien est vendu.
           *[no] Vous pouvez ouvrir une pile, acheter et défausser des cartes, et changer d'avion une fois.
        }
        [Shelve] La carte expert va dans une pile ouverte de votre choix.
        [GiveUp] Le nouvel avion a moins d'emplacements. Choisissez ce qui reste au sol.
        [Loading] Chargez une carte de la rivière, ou passez pour de bon.
        [LoadDrawn] Chargez ce que vous voulez transporter : pointez une carte pour voir où elle rapporte. Ce qui est chargé reste à bord jusqu'à la livraison.
        [Preflight] Achetez du carburant : chaque case d'une route en coûte 1, par mauvais temps jusqu'à 3. Le reste demeure dans le réservoir. Puis dites que vous êtes bon pour le vol.
        [Flights] Choisissez un lieu éclairé sur la carte pour y voler, ou restez. Pointez-le, ou touchez-le, pour voir vos chances d'arriver.
        [Leg] Lancez la météo, ou ajoutez une route pour survoler ce lieu sans escale.
        [Effects] La météo est lancée, un dé par case. Utilisez des cartes sur des dés, ou traversez-la.
        [Overhead] Vous êtes au-dessus du lieu. Atterrissez, ou continuez sans escale.
        [Delivery] Vous avez atterri. Livrez une carte éclairée de votre cockpit, ou rien. Les autres disent pourquoi on ne peut pas les livrer ici.
        [Outstation] Votre première visite : prenez les points ou l'argent.
       *[other] Choisissez un coup.
    }
ap-windsock = Manche à air
ap-actions = Actions
ap-round = Tour { $round }
ap-action =
    { $activity ->
        [objectives] { $game ->
            [initiation] Revenu, puis gardez un objectif sur cinq.
           *[normal] Revenu et un objectif.
        }
        [maintenance] { $game ->
            [initiation] Changer d'avion.
           *[normal] Ouvrir, acheter, défausser, changer d'avion.
        }
       *[flights] Charger, faire le plein, voler et livrer.
    }
ap-in-deck = pioche : { $count }
ap-workshop = Équipage et systèmes
ap-pile =
    { $state ->
        [locked] { $experts ->
            [one] fermée, avec { $experts } expert
           *[other] fermée, avec { $experts } experts
        }
       *[open] ouverte
    }
ap-planes = Avions
ap-new-planes =
    { $count ->
        [one] { $count } avion neuf
       *[other] { $count } avions neufs
    }
ap-glory = Piste de gloire
ap-cockpit = Cockpit de { $player }
ap-my-cockpit = Votre cockpit
ap-level = niveau { $level }
ap-plane-type =
    { $type ->
        [land] avion terrestre
        [land-floats] avion terrestre qui admet des flotteurs
        [sea] hydravion
       *[amphibian] amphibie
    }
ap-price = prix
ap-unique = unique, ne se revend pas
ap-start-level = premier avion jusqu'au niveau
ap-revenue = revenu
ap-competence = avions suivants, niveaux
ap-start = part de
ap-slot =
    { $slot ->
        [crew] équipage
       *[system] système
    }
ap-rack = { $kind } : { $free } emplacements libres sur { $count }
ap-cube = marqué d'un cube
ap-fulfilled =
    { $count ->
        [one] { $count } objectif accompli.
       *[other] { $count } objectifs accomplis.
    }
ap-visited = Villes visitées : { $cities }.
ap-objective =
    { $sort ->
        [air-route] Atterrissez aux deux, dans n'importe quel ordre et à n'importe quel tour. Non accompli à la fin : −{ $points }.
        [vip] Monte à bord tout de suite et prend un emplacement. Atterrissez à { $city }. À bord à la fin : −{ $points }.
       *[diplomacy] Chaque valise de la nation apportée à son ambassade : le nombre de points suivant. Aucune à la fin : −{ $points }.
    }
ap-load-where =
    { $word ->
        [mail] partout
        [letter] partout, avant les autres charges
        [case] partout ; à la douane { $smuggled }k, ou une amende et la fin du tour
        [fuel] paie 1 carburant en vol
        [pax] grandes villes seulement
       *[bag] ambassade de sa nation
    }
ap-place = { $place }, { $kind }.{ $nation-given ->
        [yes] {" "}{ $nation }.
       *[no] {""}
    }{ $outstation-given ->
        [yes] {" "}{ $outstation }.
       *[no] {""}
    }{ $planes-given ->
        [yes] {" "}Avions : { $planes }.
       *[no] {""}
    }
ap-kind =
    { $kind ->
        [hangar] hangar
        [customs] douane
        [city] grande ville
       *[embassy] ambassade
    }
ap-accepts =
    { $kind ->
        [hangar] courrier, lettres et caisses
        [customs] courrier, lettres et caisses, qu'on peut passer en fraude
        [city] courrier, lettres, caisses, passagers et voyageurs
       *[embassy] courrier, lettres, caisses et valises de sa nation
    }
ap-outstation = ville étape : { $points } points ou { $money }k, une fois
ap-visitors = visitée par { $players }
ap-start-of = Ville de départ de { $players }
ap-here = Ici : { $players }
ap-first = Grande première { $first } : { $points } points.{ $holder-given ->
        [yes] {" "}Réussie par { $holder }.
       *[no] {""}
    } { $history }

# Un vol

ap-fuel-price = Carburant, { $price }k l'unité :
ap-cost = carburant { $fuel }, endurance { $endurance }
ap-left = reste { $fuel } et { $endurance }
ap-broken = le vol s'interrompt ici
ap-odds = arrive { $arrive } %, panne { $breakdown } %{ $crash ->
        [0] {""}
       *[other] , accident { $crash } %
    }
ap-left-then = S'il arrive, il reste en moyenne { $fuel } de carburant et { $endurance } d'endurance.
ap-with = Arrive avec une carte bien utilisée :
ap-stake-breakdown = Une panne coûte { ap-points } et le tour.
ap-stake-crash = Un accident perd le pilote, l'avion et les cartes à bord, { $cards } ; gloire +{ $glory }.
ap-gain-objective = { $name } : { $points } points, { $money }k
ap-gain-cube = un cube pour { $name }
ap-gain-load =
    { $count ->
        [1] livraison : { $loads }
       *[other] une livraison : { $loads }
    }
ap-gain-first = grande première { $first } : { $points } points

# Lire la carte

ap-key = Comment lire la carte
ap-key-open = Légende
ap-key-weather = Ce que coûte la météo :
ap-key-dice = Chaque case est un dé de sa couleur. Un dé montre :
ap-key-sea = au-dessus de la mer : qui s'y interrompt sans hydravion a un accident
ap-key-ring = ville étape
ap-key-first = grande première que personne n'a réussie

# Le décompte final

ap-count = Le décompte final
ap-count-flown = en vol
ap-count-open = objectifs ouverts
ap-count-plane = niveau de l'avion
ap-count-money = argent, { $money }k le point
