# Was gefragt ist: eine Meldung für jeden Schritt, der fragt.

step-choose-shares = { $seat }, wähle zwei Aktien verschiedener Fluggesellschaften für dein Portfolio.
step-turn =
    { $seat }, du bist am Zug: Kaufe Lizenzen, lege Aktien aus, tausche Aktien gegen ABACUS oder nimm Geld.
step-second-licence = { $seat }, kaufe eine zweite Lizenz oder höre auf.
step-take-card = { $seat }, nimm eine Aktie aus der Auslage oder ziehe vom Stapel.
step-give-up-share = { $seat }, gib eine Aktie von der Hand oder aus dem Portfolio ab.
step-empty-market = { $seat }, die Auslage wird geleert: Nimm eine Aktie.
step-ban-phase = { $seat }, sperre eine Lizenz oder passe.
