# Che cosa si chiede a un giocatore: un messaggio per ogni passo che chiede.

step-choose-shares = { $seat }, scegli due azioni di compagnie diverse per il tuo portafoglio.
step-turn =
    { $seat }, tocca a te: compra licenze, deponi azioni, scambia azioni con ABACUS oppure prendi denaro.
step-second-licence = { $seat }, compra una seconda licenza oppure fermati.
step-take-card = { $seat }, prendi un'azione dal mercato oppure pesca dal mazzo.
step-give-up-share = { $seat }, cedi un'azione dalla mano o dal portafoglio.
step-empty-market = { $seat }, il mercato si svuota: prendi un'azione.
step-ban-phase = { $seat }, vieta una licenza oppure passa.
