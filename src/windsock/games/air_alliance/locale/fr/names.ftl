# Noms. Mots auxquels tous les messages de ce jeu se tiennent :
#   aéroport, avion, position, compagnie neutre, zone d'alliance, réserve, zone de livraison, pioche, défausse
#   carte d'embarquement, emplacement, créneau, symbole, marqueur, carte voyageur, trio, dernier tour de table

title = Air Alliance
board-world = Le monde
board-t1 = T1, un plateau pour les essais
option-planes_first = Les avions d'abord
    .help = Les joueurs posent leurs avions avant que les six cartes soient étalées : le premier joueur a moins d'avantage.

# Compagnies

name-red = Rouge
name-yellow = Jaune
name-blue = Bleu
name-green = Vert
name-black = Noir
name-violet = Violet
name-white = Blanc

# Aéroports, avec zone et numéro

name-A1 = A1 Tokyo
name-A2 = A2 Hong Kong
name-A3 = A3 Singapour
name-A4 = A4 Séoul
name-A5 = A5 Himalaya
name-A6 = A6 Océanie
name-E1 = E1 Londres
name-E2 = E2 Essen
name-E3 = E3 Moscou
name-E4 = E4 Scandinavie
name-E5 = E5 Danube
name-E6 = E6 Sibérie
name-U1 = U1 New York
name-U2 = U2 Hollywood
name-U3 = U3 Hawaï
name-U4 = U4 Rocky
name-U5 = U5 Mexique
name-U6 = U6 Brésil
name-M1 = M1 Cannes
name-M2 = M2 Le Caire
name-M3 = M3 Istanbul
name-M4 = M4 Arabie
name-M5 = M5 Savane
name-M6 = M6 Casablanca

# Voyageurs

name-t01 = Joueur de plateau
name-t02 = Joueur de plateau
name-t03 = Otaku d'animes
name-t04 = Folkloriste
name-t05 = Archéologue
name-t06 = Professeur
name-t07 = Star de Hollywood
name-t08 = Star du kung-fu
name-t09 = Star coréenne
name-t10 = Brasseur
name-t11 = Barman
name-t12 = Hôtelier
name-t13 = Joueur de tennis
name-t14 = Footballeur
name-t15 = Volleyeur
name-t16 = Agent du MI6
name-t17 = Agent du KGB
name-t18 = Agent de la CIA
name-t19 = Néandertalien
name-t20 = Yéti
name-t21 = Bigfoot
name-t22 = Cheikh
name-t23 = Diva d'opéra
name-t24 = Magnat de la presse
name-t25 = Exploratrice
name-t26 = Guide de safari
name-t27 = Prince
name-t28 = Magnat
name-t29 = Reine du carnaval
name-t30 = Marchand de fourrures
name-t31 = Banquier
name-t32 = Chirurgienne
name-t33 = Architecte
name-t34 = Négociant
name-t35 = Avocate
name-t36 = Géologue
name-t37 = Cinéaste
name-t38 = Diplomate
name-t39 = Négociant en pétrole
name-t40 = Vétérinaire
name-t41 = Alpiniste
name-t42 = Vigneron
name-t43 = Zoologue
name-t44 = Styliste
name-t45 = Romancier
name-t46 = Chef d'orchestre
name-t47 = Agent de joueurs
name-t48 = Routard
name-t49 = Étudiante
name-t50 = Infirmière
name-t51 = Représentant
name-t52 = Jeune mariée
name-t53 = Grand-mère
name-t54 = Musicien
name-t55 = Photographe
name-t56 = Institutrice
name-t57 = Cuisinier
name-t58 = Ingénieure
name-t59 = Journaliste
name-t60 = Danseuse

# Trios

name-enthusiast = Passionnés
name-scholar = Savants
name-actor = Acteurs
name-cocktail = Cocktail
name-ball-game = Jeux de balle
name-spy = Espions
name-primitive-man = Hommes primitifs

# Positions, zones, créneaux

name-1st = 1er
name-2nd = 2e
name-3rd = 3e
name-Z1 = Zone 1
name-Z2 = Zone 2
name-supply = de la réserve
name-moved = déplacé

# Ce que montre une vue. `.short` coiffe une colonne.

label-turns = Tours joués
    .short = Tours
label-is_extra_turn = Tour supplémentaire
label-is_last_round = Dernier tour de table
label-is_last_round_triggered = Dernier tour annoncé
label-last_turns = Derniers tours à jouer
    .short = Derniers
label-markers_left = Marqueurs restants
    .short = Marqueurs
label-has_replaced = Zone de livraison renouvelée
label-row = Zone de livraison
label-pile = Pioche
    .short = Pioche
label-discards = Défausse
label-won = Gagnées ce tour-ci
label-flights = Vols de ce tour
label-zones = Zones d'alliance
label-supply = Réserve
label-colour = Couleur
label-miles = Miles
    .short = miles
label-points = Points
    .short = points
label-cards = Cartes gagnées
    .short = cartes
label-markers = Marqueurs en main
    .short = marqueurs
label-reserved = Réservées
label-special = Aéroport spécial
label-allies = Alliés
label-symbols = Symboles
label-trios = Trios
label-face_down = Cartes cachées
    .short = cachées
label-face_down_cards = Face cachée
label-pass = Carte d'embarquement
label-slots = Créneaux
label-marker = Marqueur sur le créneau
label-next = Un marqueur de plus
label-later = Deux marqueurs de plus
label-wins = Gagne

# Sortes de coups, et champs de la notation

kind-choose = Choisir une couleur
kind-place = Placer un avion
kind-ally = Créer une alliance
kind-skip = Pas d'alliance
kind-fly = Faire voler un avion
kind-exchange = Décollage prioritaire
kind-with = Quel emplacement
kind-reserve = Réserver une carte
kind-replace = Renouveler la zone de livraison
kind-done = Finir la phase
kind-lay = Poser une carte
kind-again = Tour supplémentaire
kind-decline = Pas de tour supplémentaire
field-colour = couleur
field-airport = aéroport
field-origin = aéroport de départ
field-destination = aéroport d'arrivée
field-npa = compagnie neutre
field-zone = zone d'alliance
field-source = origine de l'avion
field-first = position
field-second = position
field-place = emplacement

# Listes : chaque carte est unique

counted =
    { $count ->
        [one] { $name }
       *[other] { $count } { $name }
    }
field-card = carte voyageur
screen-pane-shares = Joueurs
screen-help-table =
    Sur la carte : Entrée ou un clic montre les coups possibles à un aéroport.
    Dans le tableau des joueurs, ▶ marque à qui est le tour.
