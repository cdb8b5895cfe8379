# Che cosa si chiede a un giocatore: un messaggio per ogni passo che chiede.

step-pick-colour = { $seat }, scegli un colore.
step-place-first-planes = { $seat }, piazza un aereo in un aeroporto aperto (numeri da 1 a 3).
step-alliance = { $seat }, crea un'alleanza, o rinuncia.
step-markers = { $seat }, usa un segnalino, per un volo o per altro; o chiudi la fase.
step-pay-flight = { $seat }, { $colour } vola da { $origin } a { $destination }: con quale posto?
step-pay-exchange = { $seat }, uno scambio a { $airport }: con quale posto?
step-control-flights = { $seat }, posa le carte vinte sulla tua carta d'imbarco.
step-extra-turn = { $seat }, hai vinto un turno extra. Lo giochi?
