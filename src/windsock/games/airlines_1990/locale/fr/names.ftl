# Noms. Mots auxquels tous les messages de ce jeu se tiennent :
#   compagnie, siège, réseau, route, case (de la route), pion, réserve, carte de vol, motif
#   action (la carte ; jamais « action » pour un coup), main, étalage, pioche, pioche de vols, défausse
#   décompte, carte décompte, sabotage, inactive, points
# Une compagnie s'appelle par son code : BOI.

title = Airlines (1990)
board-america = Amérique du Nord
board-t1 = T1, un petit plateau pour les tests
option-seat_bonus = Bonus de place
    .help = À la fin, les places suivantes reçoivent jusqu'à 5 points pour avoir joué plus tard.
option-extra_turn = Dernier tour supplémentaire
    .help = Quand la dernière action est prise, tout le monde joue encore un tour.
option-late_cards = Cartes décompte tardives
    .help = Les cartes décompte ne sont mêlées à la pioche qu'après quelques tours.

# Motifs des routes et des cartes de vol

name-solid = pleine
name-dashed = tiretée
name-dotted = pointillée
name-double = double
name-wavy = ondulée

# Villes

name-ANC = Anchorage
name-ATL = Atlanta
name-BIL = Billings
name-CHI = Chicago
name-CHU = Churchill
name-CIN = Cincinnati
name-DAL = Dallas
name-DEN = Denver
name-EDM = Edmonton
name-ELP = El Paso
name-GOO = Goose Bay
name-HAL = Halifax
name-HAV = La Havane
name-IQA = Iqaluit
name-KAN = Kansas City
name-LAX = Los Angeles
name-MAZ = Mazatlán
name-MEM = Memphis
name-MER = Mérida
name-MEX = Mexico
name-MIA = Miami
name-MIN = Minneapolis
name-MON = Montréal
name-MTY = Monterrey
name-NOR = La Nouvelle-Orléans
name-NYC = New York
name-PHO = Phoenix
name-POR = Portland
name-REG = Regina
name-SFO = San Francisco
name-SLC = Salt Lake City
name-TOR = Toronto
name-VAN = Vancouver
name-WAS = Washington
name-WIN = Winnipeg
name-YEL = Yellowknife

# Divers

seat-beyond = Fantôme

# Ce que montre une vue. `.short` est en tête de colonne.

label-turns = Tours joués
    .short = Tours
label-display = Étalage
label-pile = Pioche
label-flight_pile = Pioche de vols
label-discard = Défausse
label-removed_flights = Vols retirés
label-removed_shares = Actions retirées
label-score_cards_aside = Cartes décompte à part
    .short = À part
label-unusable = Inutilisables
label-flights = Cartes de vol
label-flight_cards = Cartes de vol en main
    .short = vols
label-shares = Actions en main
    .short = actions
label-laid = Actions posées
label-points = Points
label-worth = Valeur
label-supply = Pions restants
    .short = Pions
label-is_founded = Fondée
label-is_inactive = Inactive
label-flies_solid = pleine
label-flies_dashed = tiretée
label-flies_dotted = pointillée
label-flies_double = double
label-flies_wavy = ondulée
kind-found = Fonder une compagnie
kind-expand = Étendre un réseau
kind-fly = Ajouter une route
kind-keep = Garder la carte
kind-play = Jouer une carte de vol
kind-lay = Poser des actions
kind-sabotage = Saboter
kind-mark = Le pion de qui
kind-stop = Pas de sabotage
kind-take = Prendre à l'étalage
kind-draw = Piocher
kind-exchange = Échanger une carte inutilisable
kind-replace = Remplacer une action inactive
kind-pass = Passer
field-company = compagnie
field-flight = carte de vol
field-pattern = motif
field-value = valeur
field-lowest = valeur
field-best = valeur
screen-help-table =
    Sur la carte : les flèches vont de route en route, Entrée ou un clic montre les coups possibles sur elle. Un nombre en surbrillance est une licence que vous pouvez acheter maintenant ; une lettre, la compagnie qui la détient ; ⌂ est un aéroport d'attache ; × est interdit.
    Dans le tableau des portefeuilles, • marque qui a le plus d'actions d'une compagnie, ▶ à qui est le tour.
