# Ce qui est demandé à un joueur.

step-first-pilot = { $seat }, choisissez un pilote.
step-first-plane = { $seat }, choisissez un premier avion.
step-new-pilot = { $seat }, choisissez un nouveau pilote après l'accident.
step-new-plane = { $seat }, choisissez un nouvel avion de niveau inférieur.
step-start-cities = { $seat }, choisissez en secret votre ville de départ.
step-box-cities = { $seat }, remettez une carte dans la boîte, sans la montrer.
step-windsock = { $seat }, choisissez une action pour ce tour.
step-turn = { $seat }, à vous : choisissez une action.
step-objectives = { $seat }, prenez un objectif.
step-from-river = { $seat }, la pioche n'avait rien à garder : prenez un objectif de la rivière.
step-keep = { $seat }, gardez un des objectifs piochés.
step-maintenance = { $seat }, maintenance : choisissez ce qui change, puis terminez-la.
step-shelve = { $seat }, dans quelle pile va la carte expert ?
step-give-up = { $seat }, le nouvel avion n'a pas de place pour tout : cédez ce qui est en trop.
step-loading = { $seat }, chargez une carte ou passez.
step-load-drawn = { $seat }, chargez ce que vous voulez des cartes piochées ; ce qui est chargé doit être livré.
step-preflight = { $seat }, visite prévol : achetez du carburant, un bulletin météo, un copilote ; puis dites-vous prêt à voler.
step-flights = { $seat }, voler ou rester ?
step-leg = { $seat }, ajoutez une ligne à cette étape, ou décollez.
step-effects = { $seat }, utilisez des cartes sur les dés, ou continuez.
step-overhead = { $seat }, atterrir ici ou continuer ?
step-delivery = { $seat }, livrez une carte ici, ou rien.
step-outstation = { $seat }, prenez les points ou l'argent de cette ville étape.
