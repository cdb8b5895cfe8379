# Ce qui est demandé à un joueur : un message pour chaque étape qui demande.

step-choose-shares = { $seat }, choisissez deux actions de compagnies différentes pour votre portefeuille.
step-turn =
    { $seat }, à vous de jouer : achetez des licences, posez des actions, échangez des actions contre ABACUS ou prenez de l'argent.
step-second-licence = { $seat }, achetez une deuxième licence ou arrêtez-vous là.
step-take-card = { $seat }, prenez une action au marché ou piochez.
step-give-up-share = { $seat }, cédez une action de votre main ou de votre portefeuille.
step-empty-market = { $seat }, le marché se vide : prenez une action.
step-ban-phase = { $seat }, interdisez une licence ou passez.
