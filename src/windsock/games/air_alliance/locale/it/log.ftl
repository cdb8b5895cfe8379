# Il diario: un messaggio per ogni tipo di evento. Una parte `each` si dice di ogni giocatore.

# Preparazione

colour-chosen = { $seat } gioca { $colour }.
plane-placed = { $seat } piazza un aereo a { $airport }.
row-filled = Nuovo nella zona di consegna: { $cards }.

# Il turno

turn-begun = Comincia il turno di { $seat }.
markers-returned =
    { $count ->
        [one] Torna un segnalino di { $seat }.
       *[other] Tornano { $count } segnalini di { $seat }.
    }
alliance-created = { $seat } si allea con { $npa } in { $zone }.
alliance-dissolved = { $zone } non ha più compagnie neutrali; tornano nella riserva: { $colours }.
cards-turned-down =
    { $count ->
        [one] { $seat } mette { $count } carta coperta accanto.
       *[other] { $seat } mette { $count } carte coperte accanto.
    }
alliance-skipped = { $seat } non crea alleanze.
plane-flown = { $seat } vola con { $colour } da { $origin } a { $destination } (posto { $place }).
planes-exchanged = { $seat } scambia il { $first } e il { $second } aereo a { $airport } (posto { $place }).
card-won = { $seat } vince { $card }: { $miles } miglia.
card-reserved = { $seat } prenota { $card }.
baggage-lost = Bagaglio smarrito: { $card }.
card-laid = { $seat } posa { $card } sul posto { $place }.
extra-turn-taken = { $seat } gioca un turno extra.
extra-turn-declined = { $seat } rinuncia al turno extra.

# L'ultimo giro

last-card-drawn = È stata pescata l'ultima carta del mazzo. Dopo il turno di { $seat } ognuno ha un ultimo turno.
play-stood-still = { $count } turni di fila senza carte pescate: ognuno ha un ultimo turno.
pile-shuffled = { $count } scarti formano un nuovo mazzo.
last-round-begun = L'ultimo giro comincia con { $seat }.
row-replaced = { $seat } rinnova la zona di consegna: escono { $cards }.

# La fine

trio-completed = { $seat } ha il trio { $trio }: 30.000 miglia.
miles-counted =
    { $trios ->
        [0] { $seat }: { $miles } miglia, nessun trio: { $points } punti.
        [one] { $seat }: { $miles } miglia e { $trios } trio: { $points } punti.
       *[other] { $seat }: { $miles } miglia e { $trios } trii: { $points } punti.
    }
game-ended =
    { $winners-count ->
        [one] { $ending } { $each }. Vince { $winners }.
       *[other] { $ending } { $each }. Vincono insieme { $winners }.
    }
    .each = { $player }: { $scores }
ending-last-card = La partita finisce con l'ultimo giro.
ending-standstill = La partita finisce: nessuno pescava più carte.
