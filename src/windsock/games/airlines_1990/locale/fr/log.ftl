# Le journal : un message pour chaque sorte d'événement. La partie `each` est dite de chaque joueur, tour à tour.

company-founded =
    { $shares-count ->
        [one] { $seat } fonde { $company } avec { $shares-count } action et ouvre { $route } sur la case { $value }.
       *[other] { $seat } fonde { $company } avec { $shares-count } actions et ouvre { $route } sur la case { $value }.
    }
route-flown = { $seat } ajoute { $route } au réseau de { $company }, sur la case { $value }.
flight-played = { $seat } joue la carte de vol { $flight }.
flight-drawn = { $seat } pioche la carte de vol { $flight }.
unseen-flight-drawn = { $seat } pioche une carte de vol.
flight-kept = { $seat } garde la carte et ne prend pas d'action.
flight-removed = { $seat } écarte la carte de vol inutilisable { $flight }.
flight-pile-shuffled = Les { $count } cartes de vol défaussées sont mélangées en une nouvelle pioche.
shares-laid = { $seat } pose { $shares }.
route-sabotaged = { $seat } sabote { $route } sur la case { $value } avec un pion de { $company }.
company-inactive = { $company } ne peut plus être fondée : ses actions ne valent rien.
share-taken = { $seat } prend une action { $card } à l'étalage.
share-drawn = { $seat } pioche une action { $card }.
unseen-share-drawn = { $seat } pioche une action.
share-replaced = { $seat } retire une action inactive { $card } de l'étalage.
display-filled = Arrivée à l'étalage : { $cards }.
display-cleared = Des actions inactives quittent l'étalage : { $cards }.

# Décompte

score-card-turned = Une carte décompte apparaît : décompte numéro { $scoring }.
score-card-set-aside = Une carte décompte apparaît au premier tour ; elle sera remise dans la pioche.
score-cards-shuffled =
    { $count ->
        [one] Une carte décompte est mêlée à la pioche.
       *[other] { $count } cartes décompte sont mêlées à la pioche.
    }
phantom-formed = Le fantôme pose tout ce que personne n'a pris : { $counts }.
company-scored = { $company } rapporte { $row }. { $each }.
    .each =
        { $counts ->
            [0] { "" }
            [one] { $player } : { $awards } pour { $counts } action
           *[other] { $player } : { $awards } pour { $counts } actions
        }
scoring-ended = Le décompte numéro { $scoring } est terminé. { $each }.
    .each = { $player } : +{ $awards }

# Fin

last-turns-begun = La dernière action est partie. Tout le monde joue encore une fois ; { $seat } sera la dernière personne.
turn-passed = { $seat } ne peut rien faire et passe.
bonus-added =
    { $points ->
        [0] { $seat } ne reçoit pas de bonus de place.
        [one] { $seat } reçoit un bonus de place de { $points } point.
       *[other] { $seat } reçoit un bonus de place de { $points } points.
    }
game-ended =
    { $winners-count ->
        [one] { $ending } { $each }. { $winners } gagne.
       *[other] { $ending } { $each }. { $winners } gagnent ensemble.
    }
    .each = { $player } : { $scores }
ending-last-share = La partie se termine : la dernière action a été prise.
ending-last-turns = La partie se termine après les tours supplémentaires.
ending-third-score-card = La partie se termine avec la troisième carte décompte.
ending-stuck = La partie se termine : plus personne ne peut rien faire.
