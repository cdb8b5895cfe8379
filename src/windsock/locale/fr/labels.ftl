# Ce que l'on voit à une table, au terminal et dans le navigateur.

# Champs d'une vue. `.short` est en tête d'une colonne.

label-bank = Banque
label-reserve = Réserve ABACUS
    .short = Réserve
label-deck = Pioche
label-next_scoring = Cartes avant le prochain décompte
    .short = Décompte dans
label-scoring_about = Prochaine carte décompte
    .short = Décompte
label-issued = Actions existantes
    .short = Actions
shares-laid-of = { $laid } actions posées sur { $issued }
label-removed = Retirées
label-scorings = Décomptes jusqu'ici
    .short = Décomptes
label-market = Marché
label-hand = Main
label-chosen = Choix
label-has_chosen = a choisi
label-phantom = Fantôme
label-portfolio = Portefeuille
label-cash = Argent
    .short = M
label-points = Points de victoire
    .short = PV
label-cards = Cartes en main
    .short = main
label-abacus = ABACUS en main
    .short = ABACUS
label-ban_markers = Marqueurs d'interdiction
    .short = interd.
label-planes = Avions restants
    .short = Avions
label-space = Case
label-row = Rapporte
    .short = 1re place
label-bonus = Bonus à prendre
    .short = Bonus
label-is_blocked = Bloquée

# Titres des sortes de coups.

kind-keep = Choisir deux actions
kind-buy = Acheter une licence
kind-stop = Ne plus acheter
kind-take = Prendre au marché
kind-draw = Piocher
kind-lay = Poser des actions
kind-exchange = Échanger contre ABACUS
kind-give = Céder une action
kind-cash = Prendre de l'argent
kind-ban = Interdire une licence
kind-pass = Passer
