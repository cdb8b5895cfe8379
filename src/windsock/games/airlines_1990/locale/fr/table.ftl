# La table dans le navigateur : ses zones, et ce qu'en dit un lecteur d'écran.

america-information = Carte d'information : motifs et pions
america-usable = Les cartes au-dessous de { $least } sont inutilisables.
america-useless = Toutes les cartes sont inutilisables.
america-company =
    { $company }, siège { $home } : { $state ->
        [founded] fondée, vaut { $worth ->
            [one] { $worth } point
           *[other] { $worth } points
        }
        [inactive] inactive, ne peut plus être fondée
       *[unfounded] pas encore fondée
    } ; { $supply ->
        [one] { $supply } pion restant
       *[other] { $supply } pions restants
    }, { $issued } actions dans le jeu. Vole en { $patterns }.
america-worth =
    { $worth ->
        [0] { $company }, pas fondée
        [one] { $company }, vaut { $worth } point
       *[other] { $company }, vaut { $worth } points
    }
america-laid-note = et points actuels
america-cell =
    { $shares ->
        [0] aucune
        [one] { $shares } action, { america-place }
       *[other] { $shares } actions, { america-place }
    }
america-place =
    { $place ->
        [first] en tête, { $points } points
        [tied] en tête à égalité, { $points } points
        [second] deuxième, { $points } points
       *[behind] { $points } points
    }
america-supply = Pioches et décomptes
america-discard = { $count } défaussées
america-played = dernière carte jouée
america-scorings = { $count } décomptes sur { $of } effectués
america-display-empty = L'étalage est vide.

# Routes

america-route = { $route }, { $pattern } : { $circles }.
america-circle =
    { $state ->
        [covered] { $value } { $company }
        [sabotaged] { $value } sabotage { $company }
       *[free] { $value } libre
    }
america-free = libre
america-sabotaged = sabotage
america-founders = Peut être la première route de { $these }.
america-flyers = Peut être ajoutée pour { $these }.
america-targets = Cases à saboter : { $these }.
america-found-with = Case { $value }. Fonder avec :
america-fly-for = Case { $value }. Ajouter pour :
america-shares =
    { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }
america-sabotage-which = Quelle case saboter ?
america-why-not = Pourquoi pas ?
america-why-not-for = Pourquoi pas pour { $company } ?
america-close = Fermer
