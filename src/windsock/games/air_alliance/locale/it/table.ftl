# Il tavolo nel browser: le sue zone, e che cosa ne dice un lettore di schermo.

# Aeroporti

world-map = Mappa. Le frecce vanno da un aeroporto all'altro, i tasti pagina al prossimo che si può scegliere, Invio lo apre o lo sceglie; più, meno e zero cambiano la grandezza.
world-airport =
    { $airport }, { $shape ->
        [y] aeroporto a Y
        [inverted] aeroporto a Y rovesciata
       *[v] aeroporto a V per { $admits }
    }: { $planes-given ->
        [yes] { $planes }; posizioni libere: { $free }.
       *[no] nessun aereo; posizioni libere: { $free }.
    }
world-plane =
    { $state ->
        [front] { $plane } in posizione { $number }, può decollare
       *[waits] { $plane } in posizione { $number }, aspetta
    }
world-shape =
    { $shape ->
        [y] Aeroporto a Y: i due aerei davanti possono decollare, il terzo aspetta e poi avanza.
        [inverted] Aeroporto a Y rovesciata: una sola fila. Solo il primo aereo può decollare, gli altri avanzano.
       *[v] Aeroporto a V: entrambi gli aerei possono decollare in ogni momento. Solo certi colori possono atterrare.
    }
world-front = può decollare
world-waits = aspetta dietro { $front }
world-free = libera
world-fly = Vola
world-why-not = Perché no?
world-admits = Possono atterrare:
world-home = Aeroporto speciale di { $colour }
world-close = Chiudi

# Carte e caselle

world-card =
    { $trio-given ->
        [yes] { $card }, da { $from } a { $to }, { $miles } miglia, trio { $trio }. Caselle: { $slots }.
       *[no] { $card }, da { $from } a { $to }, { $miles } miglia. Caselle: { $slots }.
    }
world-slot =
    { $kind ->
        [land] diritto di atterraggio in { $zones }, numeri { $numbers }
        [special] SPECIAL: da o verso l'aeroporto speciale{ $home-given ->
            [yes] { " " }{ $home }
           *[no] { "" }
        }
        [priority] PRIORITY: scambiare due aerei di un aeroporto
       *[npa] NPA: far volare un aereo di { $colours }
    }
world-reserved = Prenotata da { $player }.
world-can-reserve = Può essere prenotata.
world-lost-next = La prossima a essere smarrita.
world-lost = va via per prima: { $card }
world-row-empty = Nessun viaggiatore aspetta.
world-when =
    { $when ->
        [now] Il volo scelto la vince.
        [next] Poi un altro segnalino può vincerla.
       *[later] Poi altri due segnalini possono vincerla.
    }
world-when-short =
    { $when ->
        [now] vinta
        [next] +1 segnalino
       *[later] +2 segnalini
    }
world-wins-none = nessuna carta
world-markers-after =
    { $count ->
        [0] Poi non resta nessun segnalino.
        [one] Poi resta { $count } segnalino.
       *[other] Poi restano { $count } segnalini.
    }

# Carte d'imbarco

world-others = Gli altri
world-passes = Carte d'imbarco
world-place =
    Posto { $place }, { $top-given ->
        [yes] { $top }
       *[no] come stampato
    }: { $slots }.{ $used-given ->
        [yes] { " " }Usata in questo turno: { $used }.
       *[no] { "" }
    }{ $covered-given ->
        [yes] { " " }Ricoperte: { $covered }.
       *[no] { "" }
    }
world-printed = stampato
world-used = usato in questo turno
world-covered =
    { $count ->
        [one] { $count } ricoperta
       *[other] { $count } ricoperte
    }
world-face-down =
    { $count ->
        [one] { $count } a faccia in giù
       *[other] { $count } a faccia in giù
    }
world-markers =
    { $count ->
        [one] { $count } segnalino
       *[other] { $count } segnalini
    }
world-won = Vinte in questo turno; si posano alla sua fine.
world-lay = Scegli una carta, poi il posto che ricopre.

# Alleanze e fine

world-zone =
    { $planes-given ->
        [yes] { $zone }: { $planes }; spazi liberi: { $free }
       *[no] { $zone }: vuota, spazi liberi: { $free }
    }
world-symbols = { $colour }: { $count } simboli su { $needed }
world-last-round =
    { $state ->
        [over] L'ultimo giro è finito.
        [now] Ultimo giro: ancora { $count ->
            [one] { $count } turno
           *[other] { $count } turni
        }. Niente prenotazioni.
       *[soon] L'ultimo giro comincia dopo questo turno.
    }
world-count = Conteggio finale
world-count-none = Nessuna carta vinta.
world-count-miles =
    { $count ->
        [one] { $count } carta, miglia
       *[other] { $count } carte, miglia
    }
world-count-trio = Trio { $trio }
world-count-step = { $step } di { $of }
world-count-back = Indietro
world-count-next = Avanti
