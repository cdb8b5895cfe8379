# Ce qui est demandé à un joueur : un message pour chaque étape qui demande.

step-turn = { $seat }, à vous : fonder une compagnie, étendre un réseau ou poser des actions.
step-expansion = { $seat }, ajoutez une route à un réseau ou gardez la carte.
step-pay-flight = { $seat }, jouez une carte de vol : { $pattern }, { $value } ou plus.
step-take-card = { $seat }, prenez une action à l'étalage ou piochez.
step-sabotage = { $seat }, sabotez une route, ou non.
step-choose-marker = { $seat }, quel pion utilisez-vous ?
