# Noms, libellés et sortes de coups

title = Air Postal
board-north-atlantic = Atlantique Nord
board-north-atlantic-world = Atlantique Nord, sur le monde
board-the-line = La Ligne
board-empire-routes = Routes de l'Empire
board-the-americas = Les Amériques
board-around-the-world = Autour du monde
board-t1 = T1, un petit jeu d'essai
board-t1-atlantic = T1, côté Atlantique
option-initiation = Partie d'initiation
    .help = Chacun joue à son tour, sans manche à air, rivières, équipement expert ni accidents.
option-start_cities = Villes de départ
    .help = La ville de départ se choisit dans une main de cartes ; les autres deviennent villes étapes.
option-epic = Warbirds et fin épique
    .help = Vieux avions et pas d'argent au début ; la partie finit par un tour du monde, ou l'Atlantique traversé deux fois.
option-round_limit = Limite de tours
    .help = La partie finit au plus tard après le tour que le jeu de données indique.
name-objectives = Objectifs
name-maintenance = Maintenance
name-flights = Vols
counted =
    { $count ->
        [one] { $name }
       *[other] { $count } { $name }
    }
name-mail = Courrier
name-letter = Lettre prioritaire
    .counted =
        { $count ->
            [one] Lettre prioritaire
           *[other] { $count } Lettres prioritaires
        }
name-case = Caisse de contrebande
    .counted =
        { $count ->
            [one] Caisse de contrebande
           *[other] { $count } Caisses de contrebande
        }
name-fuel = Carte carburant
    .counted =
        { $count ->
            [one] Carte carburant
           *[other] { $count } Cartes carburant
        }
name-pax = Passagers
name-bag-su = Valise soviétique
    .counted =
        { $count ->
            [one] Valise soviétique
           *[other] { $count } Valises soviétiques
        }
name-bag-fr = Valise française
    .counted =
        { $count ->
            [one] Valise française
           *[other] { $count } Valises françaises
        }
name-bag-uk = Valise britannique
    .counted =
        { $count ->
            [one] Valise britannique
           *[other] { $count } Valises britanniques
        }
name-bag-us = Valise américaine
    .counted =
        { $count ->
            [one] Valise américaine
           *[other] { $count } Valises américaines
        }
name-bag-de = Valise allemande
    .counted =
        { $count ->
            [one] Valise allemande
           *[other] { $count } Valises allemandes
        }
name-diplomacy-su = Diplomatie soviétique
name-diplomacy-fr = Diplomatie française
name-diplomacy-uk = Diplomatie britannique
name-diplomacy-us = Diplomatie américaine
name-diplomacy-de = Diplomatie allemande
name-met-report = Bulletin météo
    .effect = Défaussez-le : un dé passe au beau temps.
name-co-pilot = Copilote
    .effect = Défaussez-le : 1 endurance de moins sur un dé.
name-compass = Compas
    .effect = Une fois par vol : le vent d'un dé vert ou bleu passe au beau temps.
name-flight-engineer = Mécanicien
    .effect = Une fois par vol : relancez un dé vert.
name-autopilot = Pilote automatique
    .effect = Endurance +3 à chaque tour.
name-navigator = Navigateur
    .effect = Une fois par vol : relancez un dé rouge.
name-gyroscope = Gyroscope
    .effect = Une fois par vol : 1 endurance de moins sur un dé blanc ou rouge.
name-radio = Radio
    .effect = Une fois par vol : relancez un dé blanc.
name-fuel-expert = Expert carburant
    .effect = Une fois par vol : un dé à 2 carburants en coûte 1.
name-meteorologist = Météorologue
    .effect = Une fois par vol : vent ou tempête d'un dé passe au beau temps.
name-veteran = Vétéran
    .effect = Endurance +2 à chaque tour.
name-flaps = Volets
    .effect = Un emplacement de plus pour le fret et pour les passagers.
name-slats = Becs
    .effect = Un emplacement de plus pour l'équipage, deux pour les systèmes.
name-cargo-door = Porte cargo
    .effect = Livrez deux cartes de fret à une escale.
name-auxiliary-tank = Réservoir auxiliaire
    .effect = Le réservoir contient 1 de plus.
name-air-stairs = Escalier
    .effect = Livrez deux cartes de passagers à une escale.
name-variable-propeller = Hélice à pas variable
    .effect = Une fois par vol d'au moins 3 cases : 1 carburant de moins sur un dé.
name-altimeter = Altimètre
    .effect = Une fois par vol : le brouillard d'un dé blanc, vert ou rouge passe au beau temps.
name-wing-tanks = Réservoirs d'aile
    .effect = Autonomie +1.
name-floats = Flotteurs
    .effect = L'avion compte comme amphibie.
name-fair = beau temps
name-rain = pluie
name-wind = vent
name-thunderstorm = orage
name-fog = brouillard
name-storm = tempête
name-snow = neige
name-points = les points
name-money = l'argent
label-round = Tour
label-threshold = Seuil
label-order = Ordre
label-objective_river = Objectifs
label-load_river = Fret et pax
label-objective_deck = Pioche d'objectifs
label-load_deck = Pioche de charges
label-objective_discard = Objectifs défaussés
label-load_discard = Charges défaussées
label-boxed_objectives = Objectifs perdus
label-boxed_loads = Charges perdues
label-lost_equipment = Équipement perdu
label-boxed_experts = Experts dans la boîte
label-supply = Réserve
label-outstations = Villes étapes
label-new_planes = Avions neufs
label-second_hand = Occasions
label-crashed = Accidentés
label-retired = Retirés
label-lost_pilots = Pilotes perdus
label-lost_tiles = Tuiles perdues
label-drawn = Pioché
label-points = Points
    .short = Pts
label-money = Argent
    .short = k
label-gauge = Carburant
    .short = Carb
label-max_fuel = Réservoir
    .short = Rés
label-range = Autonomie
    .short = Aut
label-level = Niveau
    .short = Niv
label-load_slots = Charge
    .short = Chg
label-cargo_slots = Fret
    .short = Fret
label-pax_slots = Pax
    .short = Pax
label-crew_slots = Équipage
    .short = Équ
label-system_slots = Système
    .short = Sys
label-loads = À bord
label-equipment = Équipement
label-objectives = Objectifs
label-cubes = Cubes
label-fulfilled = Remplis
label-bags = Valises
label-visited = Visitées
label-tour = Tour du monde
label-hand = Main
kind-pilot = Choisir un pilote
kind-plane = Choisir un avion
kind-start = Ville de départ
kind-box = Dans la boîte
kind-token = Choisir une action
kind-take = Prendre un objectif
kind-draw = Piocher un objectif
kind-keep = Garder un objectif
kind-unlock = Déverrouiller
kind-buy = Acheter de l'équipement
kind-discard = Défausser de l'équipement
kind-shelve = Dans quelle pile
kind-change = Changer d'avion
kind-lose = Céder de l'équipement
kind-unload = Céder une charge
kind-dismiss = Laisser un voyageur
kind-done = Finir la maintenance
kind-load = Charger
kind-pass = Passer
kind-order = Acheter pour le vol
kind-fuel = Acheter du carburant
kind-ready = Bon pour le vol
kind-fly = Voler une ligne
kind-stay = Rester
kind-roll = Décoller
kind-use = Utiliser une carte
kind-burn = Utiliser une carte carburant
kind-on = Continuer
kind-land = Atterrir
kind-deliver = Livrer
kind-escort = Livrer un voyageur
kind-smuggle = Frauder
kind-stop = Ne plus rien livrer
kind-reward = Récompense
field-pilot = pilote
field-plane = avion
field-city = lieu
field-activity = action
field-objective = objectif
field-pile = pile
field-equipment = équipement
field-load = charge
field-spot = case
field-count = nombre
field-die = dé
field-reward = récompense
ap-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
label-tokens = Jetons
label-firsts = Grandes premières
label-flight = Vol
label-has_unlocked = Une pile a été déverrouillée
label-is_locked = verrouillée
label-basics = cartes de base
label-experts = cartes expert
label-cards = vues
label-endurance = Endurance
label-flown = Cases volées
label-path = Trajet
label-leg = Étape
label-used = Utilisé
label-dice = Dés
label-odds = Chances
label-arrive = arrivée %
label-breakdown = panne %
label-crash = accident %
label-fuel = Carburant
label-with = arrivée % avec
label-colour = Couleur
label-face = Météo
label-pilot = Pilote
label-plane = Avion
label-place = Lieu
label-start = Ville de départ
label-trigger = Terminé par
label-strait = Détroit de Béring
label-crossed = Atlantique traversé
label-maintenance = Maintenance
label-flights = Vols
name-green = vert
name-blue = bleu
name-white = blanc
name-red = rouge
name-G = { name-green }
name-W = { name-white }
name-R = { name-red }
name-B = { name-blue }
