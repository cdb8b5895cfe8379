# Perché una mossa non è permessa: una frase per ogni regola che nomina l'arbitro.
# `move` è la mossa come è stata scritta, `verb` la sua prima parola, `seat` chi ha chiesto.

A90-TURN-01 = Nel proprio turno si fa una cosa su tre: fondare una compagnia, ampliare una rete o deporre azioni.
A90-TURN-02 = C'è una sola attività per turno. Ora si prende un'azione, dall'esposizione o dal mazzo.
A90-TURN-06 = Non è il turno di { $seat }.
A90-TURN-07 = Non si passa finché si può fondare, ampliare o deporre azioni.
A90-RULING-06 = La carta è pescata: aggiungi una rotta a una rete o tieni la carta.
A90-RULING-17 = Non ci sono più carte volo da pescare: ampliare vuol dire giocarne una dalla mano.
A90-FOUND-01 = Una compagnia si fonda con una o più delle sue azioni dalla mano, non con { $shares }.
A90-FOUND-02 = { $company } è già fondata.
A90-FOUND-03 =
    { $verb ->
        [found] { $seat } non ha carte volo { $pattern } per avviare { $company } su { $route }.
       *[other] Prima si deve giocare una carta volo per la nuova compagnia.
    }
A90-FOUND-04 = { $company } deve partire dalla sua sede, e { $route } non la tocca.
A90-FOUND-06 = { $route } richiede una carta { $pattern } da { $lowest } in su, e { $seat } ha al massimo { $best }.
A90-FOUND-10 = { $company } non si può più fondare.
A90-FOUND-11 = Dopo la fondazione si gioca una carta volo e nient'altro; nessun sabotaggio.
A90-EXPAND-01 = Prima di' che ampli una rete: allora si pesca una carta volo.
A90-EXPAND-02 =
    { $verb ->
        [play] { $seat } non può giocare questa carta: deve essere in mano, e la rotta va scelta prima.
       *[other] Ora si deve giocare una carta volo della mano.
    }
A90-EXPAND-08 = { $company } non è ancora fondata e non ha una rete.
A90-PLAY-01 = { $seat } non ha { $shares } in mano.
A90-PLAY-02 = Si depongono una o più azioni di una sola compagnia.
A90-PLAY-03 = Questa compagnia non è ancora fondata; le sue azioni si depongono solo fondandola.
A90-ROUTE-01 = Qui serve una carta volo { $pattern }.
A90-ROUTE-02 = { $company } non vola sul motivo { $pattern }.
A90-ROUTE-03 = Nessun cerchio di { $route } è libero.
A90-ROUTE-04 = Serve una carta { $pattern } da { $lowest } in su; { $best } è troppo poco.
A90-ROUTE-05 = { $route } non è collegata alla rete di { $company }.
A90-ROUTE-06 = { $company } non ha più segnalini.
A90-ROUTE-07 = { $company } vola già su { $route }.
A90-ROUTE-08 = Su { $route } si prende il cerchio libero più basso, { $lowest } e non { $value }.
A90-FLIGHT-03 = { $seat } non ha la carta volo { $flight }.
A90-FLIGHT-05 = { $flight } può ancora servire: non si scambia.
A90-RULING-23 = Non ci sono più carte volo per sostituirla.
A90-SHARE-01 = Nell'esposizione non c'è nessuna azione { $card }.
A90-SHARE-04 = Il mazzo è vuoto: prendi un'azione dall'esposizione.
A90-INACTIVE-03 = Le azioni di una compagnia inattiva restano in mano.
A90-INACTIVE-04 = Nell'esposizione non c'è nessuna azione { $card }.
A90-RULING-31 = Si sostituisce una sola azione inattiva per turno.
A90-RULING-33 = { $card } non è inattiva: le sue azioni restano nell'esposizione.
A90-SABOTAGE-01 = Il sabotaggio segue quando si è deposta una sola azione: sabota un cerchio o rinuncia.
A90-SABOTAGE-02 =
    { $verb ->
        [sabotage] Su { $route } nessun cerchio { $value } è libero.
       *[other] Di' quale segnalino copre il cerchio.
    }
A90-SABOTAGE-03 = Si sabotano solo cerchi da 5 in su, non { $value }.
A90-SABOTAGE-04 = { $route } ha già un segnalino di sabotaggio.
A90-RULING-36 = Si sabota un solo cerchio per turno, ed è già scelto: ora di' di chi è il segnalino che lo copre.
A90-RULING-34 = { $company } non ha più segnalini.
A90-END-01 = La partita è finita.
