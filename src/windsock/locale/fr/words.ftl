# Mots dont tout jeu a besoin.

player = Joueur { $number }
waiting-for = En attente de : { $players }.
game-over = La partie est terminée.

# Listes : rouge, bleu et vert ; textes séparés ; tant de quelque chose.
list-more = { $first }, { $next }
list-last = { $first } et { $next }
list-apart = { $first } ; { $next }
counted = { $count } { $name }

# Ce que désigne un mot de la notation.
field-airline = compagnie
field-card = action
field-cards = action
field-shares = action
field-route = route
field-place = endroit
field-price = prix
field-given = nombre d'actions
field-received = nombre d'actions

# Ce que dit encore un refus.
field-seat = joueur
field-cheapest = prix
field-cash = argent
field-reserve = nombre
