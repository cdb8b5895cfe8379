# Ciò che è stampato sul tabellone, sulle carte e sulle tessere, in parole

printed-places = { ap-kind }, accetta { ap-accepts }{ $nation ->
        [su] {" "}({ name-bag-su })
        [fr] {" "}({ name-bag-fr })
        [uk] {" "}({ name-bag-uk })
        [us] {" "}({ name-bag-us })
        [de] {" "}({ name-bag-de })
       *[none] {""}
    }{ $points-given ->
        [yes] . Città di partenza o città tappa: { ap-points } o { $money }k.
       *[no] .
    }
printed-planes = { ap-plane-type }, { ap-level }, prezzo { $price }k{ $resale ->
        [0] {""}
       *[other] , rivendita { $resale }k
    }, serbatoio { $fuel }, autonomia { $range }; posti: merci { $cargo }, passeggeri { $pax }, equipaggio { $crew }, sistemi { $system } (partita di iniziazione: carichi { $load }).
printed-pilots = primo aereo fino al { ap-level }, rendita { $revenue }k, resistenza { $endurance }; un nuovo aereo può essere più alto di { $competence }{ $start-given ->
        [yes] {""}; parte da { $start-name }.
       *[no] .
    }
printed-objectives =
    { $sort ->
        [air-route] rotta aerea tra { $goals }: { ap-points } e { $money }k; se alla fine non è compiuta costa i suoi punti.
        [vip] viaggiatore per { $goals }: { ap-points } e { $money }k.
       *[diplomacy] punti per ogni valigia portata a un'ambasciata della nazione, in ordine: { $scale }.
    }
printed-loads = { ap-load-where }; consegnato { $bonus }k, come compenso { $compensation }k.
printed-equipment = { ap-slot }, { $price }k.
printed-dice = un dado con { $all }.
printed-weather = costa { ap-cost }.
printed-firsts = grande prima, { ap-points }.

# Un volo provato

foreseen =
    { ap-odds }
    { $arrive ->
        [0] {""}
       *[other] { ap-left-then }
    }
    { $with-given ->
        [yes] { ap-with } { $with }.
       *[no] {""}
    }
    { $breakdown ->
        [0] {""}
       *[other] { ap-stake-breakdown }
    }
    { $crash ->
        [0] {""}
       *[other] { ap-stake-crash }
    }
foreseen-each = { $name } { $value } %

# Il tavolo

screen-pane-shares = Giocatori
screen-help-table =
    Sulla mappa: le frecce vanno di rotta in rotta, Invio o un clic mostra le mosse possibili su di essa. Una lettera è uno spazio e il suo dado: G verde, W bianco, R rosso, B blu; un numero è l'aereo di un giocatore, nel suo luogo o sulla tratta annunciata. Una rotta tratteggiata passa sul mare.
    Nella tabella dei giocatori ▶ segna di chi è il turno.
