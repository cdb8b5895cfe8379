# Ce qui est demandé à un joueur : un message pour chaque étape qui demande.

step-pick-colour = { $seat }, choisissez une couleur.
step-place-first-planes = { $seat }, placez un avion sur un aéroport ouvert (numéros 1 à 3).
step-alliance = { $seat }, créez une alliance, ou passez.
step-markers = { $seat }, utilisez un marqueur, pour un vol ou une autre action ; ou finissez la phase.
step-pay-flight = { $seat }, { $colour } vole de { $origin } à { $destination } : avec quel emplacement ?
step-pay-exchange = { $seat }, un échange à { $airport } : avec quel emplacement ?
step-control-flights = { $seat }, posez les cartes gagnées sur votre carte d'embarquement.
step-extra-turn = { $seat }, vous avez gagné un tour supplémentaire. Le jouez-vous ?
