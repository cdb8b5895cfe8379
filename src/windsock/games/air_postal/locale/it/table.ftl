# Il tavolo nel browser: la mappa, la manica a vento, i fiumi, le cabine

ap-map = Mappa dei luoghi e delle rotte aeree. Le frecce vanno di luogo in luogo, i tasti pagina al prossimo che si può scegliere.
ap-map-near = Ciò che conta adesso
ap-now = Adesso
ap-close = Chiudi
ap-announce = Annuncia questa rotta
ap-used = usato in questo volo
ap-aim = Chi arriva per primo a { $threshold } punti porta alla fine; vince poi chi ha più punti.
ap-task =
    { $step ->
        [FirstPilot] Scegli il tuo pilota. La città di partenza, la rendita e la resistenza vengono con lui.
        [FirstPlane] Scegli qui sotto il tuo primo aereo. Non costa nulla. Il serbatoio è il carburante che contiene, l'autonomia le caselle che vola in un turno, i posti le carte che porta.
        [NewPilot] Il tuo pilota è perduto. Scegline un altro.
        [NewPlane] Il tuo aereo è perduto. Scegline uno di livello inferiore; non costa nulla.
        [StartCities] Scegli la tua città di partenza tra le tue carte. Sono segnate sulla mappa.
        [BoxCities] Una delle tue carte lascia il gioco senza essere vista. Le altre diventano città tappa.
        [Windsock] Scegli che cosa fai in questo round. Prima gli obiettivi, poi la manutenzione, poi i voli.
        [Turn] Scegli che cosa fai in questo turno.
        [Objectives] Prendi una carta del fiume degli obiettivi, o la prima del mazzo senza vederla.
        [FromRiver] Nel mazzo non c'era nulla che tu possa tenere. Prendi una carta del fiume.
        [Keep] Hai pescato questi obiettivi. Tienine uno: indica o tocca una carta per vedere i suoi luoghi sulla mappa.
        [Maintenance] { $initiation ->
            [yes] Puoi cambiare aereo una volta. Quello vecchio è venduto.
           *[no] Puoi sbloccare una pila, comprare e scartare carte, e cambiare aereo una volta.
        }
        [Shelve] La carta esperto va in una pila aperta a tua scelta.
        [GiveUp] Il nuovo aereo ha meno posti. Scegli che cosa resta a terra.
        [Loading] Carica una carta del fiume, o passa definitivamente.
        [LoadDrawn] Carica ciò che vuoi trasportare: indica una carta per vedere dove rende. Ciò che è caricato resta a bordo fino alla consegna.
        [Preflight] Compra carburante per il volo: ogni casella di una rotta ne costa 1, col maltempo fino a 3. Quello che avanza resta nel serbatoio. Poi di' che sei pronto al volo.
        [Flights] Scegli sulla mappa un luogo illuminato per volare là, o resta. Indicalo, o toccalo, per vedere quanto è probabile arrivare.
        [Leg] Tira il meteo, o aggiungi un'altra rotta per sorvolare questo luogo senza scalo.
        [Effects] Il meteo è tirato, un dado per casella. Usa carte su singoli dadi, o attraversalo.
        [Overhead] Sei sopra il luogo. Atterra, o prosegui senza scalo.
        [Delivery] Sei atterrato. Consegna una carta illuminata della tua cabina, o nulla. Le altre dicono perché qui non si possono consegnare.
        [Outstation] La tua prima visita: prendi i punti o il denaro.
       *[other] Scegli una mossa.
    }
ap-windsock = Manica a vento
ap-actions = Azioni
ap-round = Round { $round }
ap-action =
    { $activity ->
        [objectives] { $game ->
            [initiation] Rendita, poi tieni un obiettivo su cinque.
           *[normal] Rendita e un obiettivo.
        }
        [maintenance] { $game ->
            [initiation] Cambiare aereo.
           *[normal] Sbloccare, comprare, scartare, cambiare aereo.
        }
       *[flights] Caricare, rifornire, volare e consegnare.
    }
ap-in-deck = mazzo: { $count }
ap-workshop = Equipaggio e sistemi
ap-pile =
    { $state ->
        [locked] { $experts ->
            [one] chiusa, con { $experts } esperto
           *[other] chiusa, con { $experts } esperti
        }
       *[open] aperta
    }
ap-planes = Aerei
ap-new-planes =
    { $count ->
        [one] { $count } aereo nuovo
       *[other] { $count } aerei nuovi
    }
ap-glory = Tracciato della gloria
ap-cockpit = Cabina di { $player }
ap-my-cockpit = La tua cabina
ap-level = livello { $level }
ap-plane-type =
    { $type ->
        [land] aereo terrestre
        [land-floats] aereo terrestre che ammette galleggianti
        [sea] idrovolante
       *[amphibian] anfibio
    }
ap-price = prezzo
ap-unique = unico, non si rivende
ap-start-level = primo aereo fino al livello
ap-revenue = rendita
ap-competence = aerei successivi, livelli
ap-start = parte da
ap-slot =
    { $slot ->
        [crew] equipaggio
       *[system] sistema
    }
ap-rack = { $kind }: { $free } posti liberi su { $count }
ap-cube = segnato con un cubo
ap-fulfilled =
    { $count ->
        [one] { $count } obiettivo compiuto.
       *[other] { $count } obiettivi compiuti.
    }
ap-visited = Città visitate: { $cities }.
ap-objective =
    { $sort ->
        [air-route] Atterra in entrambi, in qualsiasi ordine e in qualsiasi turno. Aperto alla fine: −{ $points }.
        [vip] Sale subito a bordo e occupa uno spazio. Atterra a { $city }. A bordo alla fine: −{ $points }.
       *[diplomacy] Ogni valigia della nazione portata alla sua ambasciata: il numero di punti seguente. Nessuna alla fine: −{ $points }.
    }
ap-load-where =
    { $word ->
        [mail] ovunque
        [letter] ovunque, prima degli altri carichi
        [case] ovunque; alla dogana { $smuggled }k, o una multa e la fine del turno
        [fuel] paga 1 carburante in volo
        [pax] solo grandi città
       *[bag] ambasciata della sua nazione
    }
ap-place = { $place }, { $kind }.{ $nation-given ->
        [yes] {" "}{ $nation }.
       *[no] {""}
    }{ $outstation-given ->
        [yes] {" "}{ $outstation }.
       *[no] {""}
    }{ $planes-given ->
        [yes] {" "}Aerei: { $planes }.
       *[no] {""}
    }
ap-kind =
    { $kind ->
        [hangar] hangar
        [customs] dogana
        [city] grande città
       *[embassy] ambasciata
    }
ap-accepts =
    { $kind ->
        [hangar] posta, lettere e casse
        [customs] posta, lettere e casse, che si possono contrabbandare
        [city] posta, lettere, casse, passeggeri e viaggiatori
       *[embassy] posta, lettere, casse e valigie della sua nazione
    }
ap-outstation = città tappa: { $points } punti o { $money }k, una volta
ap-visitors = visitata da { $players }
ap-start-of = Città di partenza di { $players }
ap-here = Qui: { $players }
ap-first = Grande prima { $first }: { $points } punti.{ $holder-given ->
        [yes] {" "}Compiuta da { $holder }.
       *[no] {""}
    } { $history }

# Un volo

ap-fuel-price = Carburante, { $price }k l'uno:
ap-cost = carburante { $fuel }, resistenza { $endurance }
ap-left = restano { $fuel } e { $endurance }
ap-broken = il volo si interrompe qui
ap-odds = arriva { $arrive } %, avaria { $breakdown } %{ $crash ->
        [0] {""}
       *[other] , schianto { $crash } %
    }
ap-left-then = Se arriva, restano in media { $fuel } di carburante e { $endurance } di resistenza.
ap-with = Arriva con una carta usata bene:
ap-stake-breakdown = Un'avaria costa { ap-points } e il turno.
ap-stake-crash = Uno schianto perde il pilota, l'aereo e le carte a bordo, { $cards }; gloria +{ $glory }.
ap-gain-objective = { $name }: { $points } punti, { $money }k
ap-gain-cube = un cubo per { $name }
ap-gain-load =
    { $count ->
        [1] consegna: { $loads }
       *[other] una consegna: { $loads }
    }
ap-gain-first = grande prima { $first }: { $points } punti

# Leggere la mappa

ap-key = Come leggere la mappa
ap-key-open = Legenda
ap-key-weather = Quanto costa il meteo:
ap-key-dice = Ogni casella è un dado del suo colore. Un dado mostra:
ap-key-sea = sul mare: chi si interrompe qui senza idrovolante si schianta
ap-key-ring = città tappa
ap-key-first = grande prima che nessuno ha compiuto

# Il conteggio finale

ap-count = Il conteggio finale
ap-count-flown = in volo
ap-count-open = obiettivi aperti
ap-count-plane = livello dell'aereo
ap-count-money = denaro, { $money }k a punto
