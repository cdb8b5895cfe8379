# Che cosa si chiede a un giocatore: un messaggio per ogni passo che chiede.

step-turn = { $seat }, tocca a te: fonda una compagnia, amplia una rete o deponi azioni.
step-expansion = { $seat }, aggiungi una rotta a una rete o tieni la carta.
step-pay-flight = { $seat }, gioca una carta volo: { $pattern }, { $value } o più.
step-take-card = { $seat }, prendi un'azione dall'esposizione o pesca dal mazzo.
step-sabotage = { $seat }, sabota una rotta, o no.
step-choose-marker = { $seat }, di chi è il segnalino?
