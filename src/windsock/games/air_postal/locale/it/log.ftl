# Il diario: un messaggio per ogni tipo di evento.

order-drawn = Ordine di gioco: { $order }.
order-changed = Ordine del prossimo turno: { $order }.
start-city-chosen = { $seat } ha scelto una città di partenza.
start-city-taken = { $seat } parte da { $city } con { ap-points } e { $money }k.
city-boxed = { $seat } rimette una carta nella scatola.
outstations-set = Le città tappa sono { $cities }.
pilot-taken = { $seat } vola con { $pilot }.
plane-taken = { $seat } prende il { $plane }.
round-begun = Comincia il turno { $round }.
token-placed = { $seat } sceglie { $activity }.
revenue-received = { $seat } riceve una rendita di { $money }k.
objective-taken = { $seat } prende l'obiettivo { $objective }.
objective-drawn = { $seat } pesca l'obiettivo { $objective }.
vip-turned-away = { $seat } non ha posto per { $objective }; si pesca la carta seguente.
no-objective-left = Non c'è un obiettivo per { $seat }.
cube-laid = { $seat } segna { $city } su { $objective }.
objectives-seen = { $seat } pesca { $objectives }.
objectives-drawn =
    { $count ->
        [one] { $seat } pesca { $count } obiettivo.
       *[other] { $seat } pesca { $count } obiettivi.
    }
objectives-discarded = { $seat } scarta { $objectives }.
pile-unlocked = { $seat } sblocca la pila { $pile }: { $equipments }.
equipment-bought = { $seat } compra { $equipment } per { $money }k.
equipment-discarded = { $seat } cede { $equipment }.
expert-shelved = { $equipment } va nella pila { $pile }, scelta da { $seat }.
plane-changed = { $seat } cambia il { $old } con il { $plane } e paga { $money }k.
load-given-up = { $seat } cede { $load } e paga { $money }k.
vip-given-up = { $seat } lascia { $objective } e paga { $money }k.
load-taken = { $seat } carica { $load }.
loading-passed = { $seat } non carica altro.
loads-seen = { $seat } pesca { $loads }.
loads-drawn =
    { $count ->
        [one] { $seat } pesca { $count } carta carico.
       *[other] { $seat } pesca { $count } carte carico.
    }
loads-discarded = { $seat } scarta { $loads }.
fuel-bought = { $seat } compra carburante: { $count } per { $money }k.
ready-to-fly = { $seat } è pronto al volo, con resistenza { $endurance }.
route-announced = { $seat } annuncia { $route }.
weather-rolled = { $seat } decolla. Il tempo: { $faces }.
die-rerolled = { $seat } ritira il dado { $die } con { $equipment }: { $face }.
effect-used = { $seat } usa { $equipment } sul dado { $die }.
fuel-card-used = { $seat } paga un carburante del dado { $die } con una carta carburante.
die-resolved = Casella { $die }, { $face }: a { $seat } restano carburante { $gauge } e resistenza { $endurance }.
leg-flown = { $seat } è sopra { $city } con carburante { $gauge } e resistenza { $endurance }.
landed = { $seat } atterra a { $city }.
flight-interrupted = Il volo di { $seat } si interrompe alla casella { $die }, con carburante { $gauge } e resistenza { $endurance }.
broken-down = { $seat } ha un'avaria e torna a { $city }{ $points ->
        [0] .
       *[other] : -{ ap-points }.
    }
crashed = { $seat } precipita: { $pilot } e il { $plane } sono perduti. Resta la gloria: +{ $points }.
load-delivered = { $seat } consegna { $load } per { $money }k.
bag-kept = { $seat } tiene { $load } per la diplomazia: +{ ap-points }.
vip-delivered = { $objective } è a destinazione: { $seat } guadagna { ap-points } e { $money }k.
case-smuggled = { $seat } contrabbanda una cassa per { $money }k.
case-found = La dogana trova la cassa: { $seat } paga { $money }k, il suo turno è finito e questo scalo non porta altro.
air-route-fulfilled = { $seat } ha aperto la rotta { $objective }: { ap-points } e { $money }k.
outstation-visited = { $seat } visita { $city } e prende { $reward }: { ap-points }, { $money }k.
first-claimed = Una grande prima: { $seat } ha volato { $first } e guadagna { ap-points }.
end-triggered = { $seat } provoca la fine della partita: il turno si completa. { $ending }
rivers-refreshed =
    Nuovo nei fiumi: { $loads-count ->
        [0] nessun carico
        [one] { $loads-count } carico ({ $loads })
       *[other] { $loads-count } carichi ({ $loads })
    } e { $objectives-count ->
        [0] nessun obiettivo
        [one] { $objectives-count } obiettivo ({ $objectives })
       *[other] { $objectives-count } obiettivi ({ $objectives })
    }.
deck-shuffled =
    { $is_objectives ->
        [0] Le { $count } carte carico scartate formano un nuovo mazzo.
       *[other] I { $count } obiettivi scartati formano un nuovo mazzo.
    }

# Fine

objective-failed = { $seat } non ha compiuto { $objective }: -{ ap-points }.
plane-sold = { $seat } vende il { $plane }: { ap-points } per il suo livello e { $money }k.
money-counted = { $seat } ha { $money }k: { ap-points }.
game-ended =
    { $winners-count ->
        [one] { $ending } Dopo { $round } turni: { $each }. { $winners } vince.
       *[other] { $ending } Dopo { $round } turni: { $each }. { $winners } vincono insieme.
    }
    .each = { $player }: { $scores }
ending-threshold = È stata vinta abbastanza gloria.
ending-tour = Il giro del mondo è compiuto.
ending-crossing = L'Atlantico è stato attraversato andata e ritorno.
ending-round-limit = L'ultimo turno concordato è finito.
