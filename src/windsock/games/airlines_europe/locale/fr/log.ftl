# Le journal : un message pour chaque sorte d'événement. La partie `each` est dite de chaque joueur, tour à tour.

# Lequel des trois décomptes.
scoring-ordinal =
    { $scoring ->
        [1] premier
        [2] deuxième
       *[other] troisième
    }
scoring-ordinal-card =
    { $scoring ->
        [1] première
        [2] deuxième
       *[other] troisième
    }

# Début

hand-redealt = { $seat } n'a reçu que des actions d'une même compagnie et prend une nouvelle main.
shares-chosen = { $seat } a choisi deux actions.
portfolios-opened = Les portefeuilles de départ sont révélés. { $each }.
    .each = { $player } : { $shares }

# Licences

licence-bought =
    { $seat } achète { $route } pour { $airline } à { $price } M ; { $airline } avance à la case { $space }.
bonus-connected =
    { $airline } achève sa liaison bonus et avance encore de { $bonus } cases, à la case { $space }.
share-taken = { $seat } prend { $card-share } au marché.
share-drawn = { $seat } pioche { $card-share }.
market-filled = Arrivée au marché : { $cards }.
market-removed = Retrait du marché : { $cards }.

# Actions, ABACUS, argent

shares-laid = { $seat } pose { $shares }.
dividend-paid = { $seat } touche un dividende de { $amount } M.
money-taken = { $seat } prend { $amount } M à la banque.
share-given-up = { $seat } cède { $card-share } { $place-from }.
abacus-received =
    { $count ->
        [one] { $seat } reçoit une action ABACUS.
       *[other] { $seat } reçoit { $count } actions ABACUS.
    }
bank-busted = La banque saute : elle ne peut pas payer { $amount } M à { $seat }.
excess-returned = { $seat } rend { $amount } M à la banque.

# Décompte

scoring-card-turned = La { scoring-ordinal-card } carte décompte apparaît.
scoring-begun = Le { scoring-ordinal } décompte commence ; { $holder } se sert en premier au marché.
phantom-formed = Le fantôme étale tout ce que personne ne détient : { $counts }.
airline-scored = { $airline } rapporte { $row }. { $each }.
    .each =
        { $counts ->
            [0] { "" }
            [one] { $player } : { $awards } PV pour { $counts } action
           *[other] { $player } : { $awards } PV pour { $counts } actions
        }
scoring-ended = Le { scoring-ordinal } décompte est terminé. { $each }.
    .each = { $player } : +{ $awards } PV

# Flight Ban

licence-banned = { $seat } interdit la licence à { $price } M sur { $route }.
ban-passed = { $seat } passe et quitte cette phase d'interdiction.

# Fin

game-ended =
    { $winners-count ->
        [one] { $ending } { $each }. { $winners } gagne.
       *[other] { $ending } { $each }. { $winners } gagnent ensemble.
    }
    .each = { $player } : { $scores } PV

ending-third-scoring = La partie se termine après le troisième décompte.
ending-all-blocked = La partie se termine avant l'heure : il ne reste de licence pour aucune compagnie.
