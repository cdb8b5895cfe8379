# Perché una mossa non è permessa: una frase per ogni regola con cui risponde l'arbitro.
# `move` è la mossa così come è stata scritta, `verb` la sua prima parola, `seat` chi l'ha chiesta.

# Inizio

AE-SETUP-25 =
    { $verb ->
        [keep] Il portafoglio iniziale è di due azioni di compagnie diverse prese dalla mano, non { $shares }.
       *[other] Prima ognuno sceglie due azioni di compagnie diverse per il portafoglio.
    }
AE-RULING-09 = La scelta delle azioni iniziali è definitiva.

# Turno

AE-TURN-01 = Non è il turno di { $seat }.
AE-TURN-02 = Nel proprio turno si fa una cosa su quattro: comprare licenze, deporre azioni, scambiare azioni con ABACUS o prendere denaro.
AE-TURN-07 = { $seat } non ha azioni da cedere.

# Licenze

AE-BUY-02 = La licenza su { $route } costa { $cheapest } M, e { $seat } ha solo { $cash } M.
AE-BUY-06 = { $airline } non può ancora volare su { $route }: la rotta deve toccare il suo aeroporto di base o unirsi alla sua rete.
AE-BUY-08 = Su { $route } si deve comprare la licenza meno cara, a { $cheapest } M e non a { $price } M.
AE-BUY-09 = { $airline } ha già una licenza su { $route }.
AE-BUY-10 = Su { $route } non restano licenze.
AE-BUY-11 = { $airline } non ha più aerei.
AE-BUY-12 = Dopo la prima licenza se ne compra una seconda o ci si ferma, nient'altro.
AE-BUY-14 = In questo turno non si comprano altre licenze; ora si prende una carta.
AE-BUY-15 =
    { $verb ->
        [take] Nel mercato non c'è { $card-none }.
       *[other] Dopo l'acquisto si prende una carta, dal mercato o dal mazzo.
    }
AE-HAUL-02 = Il volo a lungo raggio { $route } ha una sola licenza, ed è venduta.
AE-RULING-16 = Alla carta non si può rinunciare: se ne prende una dal mercato o dal mazzo.
AE-RULING-20 = { $airline } non partecipa con questo numero di giocatori.

# Azioni, ABACUS

AE-LAY-02 = Si depongono azioni di una sola compagnia, oppure un'azione per ciascuna di due compagnie, non { $shares }.
AE-LAY-05 = { $seat } non ha in mano { $shares }.
AE-RULING-54 = Si deve deporre almeno un'azione.
AE-ABACUS-01 =
    { $verb ->
        [give] Non c'è { $card-none } { $place-in }.
       *[other] Prima si deve cedere un'azione per ABACUS.
    }
AE-ABACUS-03 = { $seat } ha meno di { $given } azioni da cedere.
AE-ABACUS-04 = Si scambia 1 azione con 1 oppure 3 con 2, non { $given } con { $received }.
AE-ABACUS-08 = ABACUS non vola: per lei non si possono comprare licenze.
AE-RULING-32 =
    { $reserve ->
        [0] Nella riserva non restano azioni ABACUS.
        [one] Nella riserva resta solo un'azione ABACUS.
       *[other] Nella riserva restano solo { $reserve } azioni ABACUS.
    }

# Conteggio, Flight Ban, fine

AE-EMPTY-01 = Il mercato si svuota: si deve prendere una delle sue azioni.
AE-EMPTY-02 = Mentre il mercato si svuota non si pesca dal mazzo; si deve prendere una delle sue azioni.
AE-RULING-29 = Mentre il mercato si svuota nessuno può passare; si deve prendere una delle sue azioni.
AE-BAN-04 = Nella fase dei divieti si vieta una licenza o si passa.
AE-BAN-06 = Su { $route } nessuna licenza da { $price } M è libera per un divieto.
AE-BAN-07 = L'ultima licenza libera su { $route } non si può vietare.
AE-BAN-11 = Il volo a lungo raggio { $route } non si può mai vietare.
AE-END-01 = La partita è finita.
