# Was auf dem Plan, den Karten und den Tafeln steht, in Worten

printed-places = { ap-kind }, nimmt { ap-accepts }{ $nation ->
        [su] {" "}({ name-bag-su })
        [fr] {" "}({ name-bag-fr })
        [uk] {" "}({ name-bag-uk })
        [us] {" "}({ name-bag-us })
        [de] {" "}({ name-bag-de })
       *[none] {""}
    }{ $points-given ->
        [yes] . Startstadt oder Etappenstadt: { ap-points } oder { $money }k.
       *[no] .
    }
printed-planes = { ap-plane-type }, { ap-level }, Preis { $price }k{ $resale ->
        [0] {""}
       *[other] , Verkauf { $resale }k
    }, Tank { $fuel }, Reichweite { $range }; Plätze: Fracht { $cargo }, Passagiere { $pax }, Besatzung { $crew }, Systeme { $system } (Einstiegsspiel: Ladungen { $load }).
printed-pilots = erstes Flugzeug bis { ap-level }, Einkommen { $revenue }k, Ausdauer { $endurance }; ein neues Flugzeug darf um { $competence } höher sein{ $start-given ->
        [yes] {""}; beginnt in { $start-name }.
       *[no] .
    }
printed-objectives =
    { $sort ->
        [air-route] Luftlinie zwischen { $goals }: { ap-points } und { $money }k; am Ende unerfüllt kostet sie ihre Punkte.
        [vip] reist nach { $goals }: { ap-points } und { $money }k.
       *[diplomacy] Punkte für jede Tasche, die zu einer Botschaft der Nation gebracht wird, der Reihe nach: { $scale }.
    }
printed-loads = { ap-load-where }; geliefert { $bonus }k, als Ausgleich { $compensation }k.
printed-equipment = { ap-slot }, { $price }k.
printed-dice = ein Würfel mit { $all }.
printed-weather = kostet { ap-cost }.
printed-firsts = Pioniertat, { ap-points }.

# Ein Flug, geprobt

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

# Der Tisch

screen-pane-shares = Spieler
screen-help-table =
    Auf der Karte: Die Pfeiltasten gehen von Strecke zu Strecke, Enter oder ein Klick zeigt die Züge auf ihr. Ein Buchstabe ist ein Feld und sein Würfel: G grün, W weiß, R rot, B blau; eine Zahl ist das Flugzeug eines Spielers, an seinem Ort oder auf der angesagten Etappe. Eine gestrichelte Strecke führt über See.
    In der Tabelle der Spieler zeigt ▶, wer am Zug ist.
