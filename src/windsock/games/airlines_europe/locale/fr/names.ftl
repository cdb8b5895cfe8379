# Noms. Mots auxquels tous les messages de ce jeu se tiennent :
#   compagnie, licence, route, vol long-courrier, avion, marqueur, case (de la piste), liaison bonus
#   action (la carte ; jamais « action » pour un coup), main, portefeuille, marché, pioche, réserve, banque, dividende
#   décompte, carte décompte, détenteur, interdire, phase d'interdiction, PV (points de victoire), M (million d'euros)
# Une compagnie s'appelle par sa couleur, comme par un nom propre : Rouge. Ses actions par l'adjectif : une action rouge.

title = Airlines Europe

board-europe = Europe
board-t1 = T1, un petit plateau pour les tests

option-flight_ban = Flight Ban (interdictions de vol)
    .help = Après le premier et le deuxième décompte, les joueurs peuvent interdire des licences.
option-loose_cut = Coupe à vue
    .help = La pioche est coupée à vue : personne ne peut compter jusqu'aux deux premiers décomptes.

# Compagnies

name-yellow = Jaune
    .share = une action jaune
    .none = aucune action jaune
    .counted =
        { $count ->
            [one] { $count } jaune
           *[other] { $count } jaunes
        }

name-blue = Bleu
    .share = une action bleue
    .none = aucune action bleue
    .counted =
        { $count ->
            [one] { $count } bleue
           *[other] { $count } bleues
        }

name-violet = Violet
    .share = une action violette
    .none = aucune action violette
    .counted =
        { $count ->
            [one] { $count } violette
           *[other] { $count } violettes
        }

name-red = Rouge
    .share = une action rouge
    .none = aucune action rouge
    .counted =
        { $count ->
            [one] { $count } rouge
           *[other] { $count } rouges
        }

name-black = Noir
    .share = une action noire
    .none = aucune action noire
    .counted =
        { $count ->
            [one] { $count } noire
           *[other] { $count } noires
        }

name-brown = Brun
    .share = une action brune
    .none = aucune action brune
    .counted =
        { $count ->
            [one] { $count } brune
           *[other] { $count } brunes
        }

name-green = Vert
    .share = une action verte
    .none = aucune action verte
    .counted =
        { $count ->
            [one] { $count } verte
           *[other] { $count } vertes
        }

name-orange = Orange
    .share = une action orange
    .none = aucune action orange
    .counted = { $count } orange

name-grey = Gris
    .share = une action grise
    .none = aucune action grise
    .counted =
        { $count ->
            [one] { $count } grise
           *[other] { $count } grises
        }

name-white = Blanc
    .share = une action blanche
    .none = aucune action blanche
    .counted =
        { $count ->
            [one] { $count } blanche
           *[other] { $count } blanches
        }

# Villes

name-AMS = Amsterdam
name-ANK = Ankara
name-ATH = Athènes
name-BAR = Barcelone
name-BEG = Belgrade
name-BER = Berlin
name-BOR = Bordeaux
name-BUC = Bucarest
name-COP = Copenhague
name-DUB = Dublin
name-EDI = Édimbourg
name-HEL = Helsinki
name-IST = Istanbul
name-KIE = Kiev
name-LIS = Lisbonne
name-LON = Londres
name-MAD = Madrid
name-MAR = Marseille
name-MIL = Milan
name-MOS = Moscou
name-MUN = Munich
name-OSL = Oslo
name-PAL = Palerme
name-PAR = Paris
name-RIG = Riga
name-ROM = Rome
name-SEV = Séville
name-STO = Stockholm
name-VIE = Vienne
name-WAR = Varsovie
name-NYC = New York
name-RIO = Rio de Janeiro
name-CAI = Le Caire
name-TEH = Téhéran

# Le reste

name-abacus = ABACUS
    .share = une action ABACUS
    .none = aucune action ABACUS
    .counted = { $count } ABACUS

# Une carte face cachée.
name-hidden = cachée
    .share = une action cachée
    .none = aucune action cachée
    .counted =
        { $count ->
            [one] { $count } cachée
           *[other] { $count } cachées
        }

# Où se trouve une carte décompte jusqu'à laquelle personne ne peut compter.
name-after-a-quarter = après environ un quart
name-in-the-middle = environ au milieu
name-at-the-end = vers la fin

name-hand = main
    .in = dans la main
    .from = de la main
name-portfolio = portefeuille
    .in = dans le portefeuille
    .from = du portefeuille

# Le troisième joueur, fictif, d'une partie à deux.
seat-beyond = Fantôme
screen-help-table =
    Sur la carte : les flèches vont de route en route, Entrée ou un clic montre les coups possibles sur elle. Un nombre en surbrillance est une licence que vous pouvez acheter maintenant ; une lettre, la compagnie qui la détient ; ⌂ est un aéroport d'attache ; × est interdit.
    Dans le tableau des portefeuilles, • marque qui a le plus d'actions d'une compagnie, ▶ à qui est le tour.
