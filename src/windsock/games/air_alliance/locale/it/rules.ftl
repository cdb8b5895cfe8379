# Perché una mossa non è permessa: una frase per ogni regola che nomina l'arbitro.
# `move` è la mossa come è stata scritta, `verb` la sua prima parola, `seat` chi ha chiesto.

AA-SETUP-02 =
    { $verb ->
        [choose] { $colour } non è disponibile: scegli un altro colore.
       *[other] Prima ognuno sceglie un colore.
    }
AA-SETUP-11 = Prima si piazzano tutti gli aerei, uno alla volta, a turno.
AA-SETUP-12 = Gli aerei partono dagli aeroporti aperti, quelli con i numeri da 1 a 3, e { $airport } non lo è.
AA-SETUP-14 = { $airport } è pieno: ci sono già tre aerei.
AA-AIRPORT-03 = { $destination } non ammette { $colour }: possono atterrare solo i colori indicati.
AA-AIRPORT-06 = A { $origin } { $colour } aspetta in seconda fila. Possono decollare solo gli aerei davanti: { $ahead } e { $beside }. Quando uno di loro parte, avanza; oppure un decollo prioritario lo porta davanti.
AA-AIRPORT-08 = A { $origin } davanti c'è { $ahead }: { $colour } non può decollare prima di essere in prima posizione, o di esservi portato da un decollo prioritario.
AA-AIRPORT-16 = { $destination } è pieno: nessun aereo può atterrarvi.
AA-PLANE-04 = { $colour } appartiene a un altro giocatore: nessuno fa volare gli aerei altrui.
AA-TURN-01 = Non è il turno di { $seat }.
AA-ALLIANCE-01 =
    { $verb ->
        [ally]
            { $symbols ->
                [0] Un'alleanza con { $npa } richiede 3 simboli visibili sulla carta d'imbarco all'inizio del turno; non ce n'è nessuno.
                [1] Un'alleanza con { $npa } richiede 3 simboli visibili sulla carta d'imbarco all'inizio del turno; ce n'è 1.
                [2] Un'alleanza con { $npa } richiede 3 simboli visibili sulla carta d'imbarco all'inizio del turno; ce ne sono 2.
               *[other] Le alleanze si fanno solo all'inizio del turno, che è passato: ora si usano i segnalini.
            }
        [skip] Si rinuncia a un'alleanza solo all'inizio del turno, quando se ne potrebbe creare una.
       *[other] Le alleanze si fanno solo all'inizio del turno, con 3 simboli visibili di una compagnia neutrale. Creane una o rinuncia.
    }
AA-ALLIANCE-06 = Un'alleanza si fa con una compagnia neutrale: nero, viola o bianco, non con { $npa }.
AA-ALLIANCE-07 = Non hai un aereo per questo: deve venire dalla riserva o dall'altra zona di alleanza, mai da un aeroporto.
AA-ALLIANCE-09 = { $zone } non ha posto per gli aerei che dovrebbero entrare: una zona ne contiene quattro.
AA-ALLIANCE-11 = Sei già alleato con { $npa } in { $zone }: non si creerebbe nulla.
AA-ALLIANCE-12 = Hai già un aereo in { $zone }, e una zona non ne contiene mai due dello stesso giocatore.
AA-MARKER-02 = Ora si usano i segnalini: far volare un aereo, scambiare due aerei, prenotare una carta o chiudere la fase.
AA-MARKER-03 = Ogni azione si completa prima della successiva: prima di' su quale posto va il segnalino.
AA-MARKER-04 = Una carta d'imbarco ha i posti 1, 2 e 3.
AA-MARKER-05 = Il posto che lo permetterebbe è già stato usato in questo turno: uno slot per posto, gli altri sono bloccati.
AA-MARKER-07 = Nessuno slot libero lo permette.
AA-FLIGHT-01 =
    { $place ->
        [0] Nessuno slot libero dà il diritto di atterrare a { $destination }. Liberi: { $slots }.
       *[other] Il posto { $place } non dà il diritto di atterrare a { $destination }. Ha: { $slots }.
    }
AA-FLIGHT-04 = Nessun aereo di { $colour } si trova a { $origin }.
AA-FLIGHT-05 = Un volo deve portare a un aeroporto diverso da { $origin }.
AA-FLIGHT-10 =
    { $place ->
        [0] { $colour } è neutrale: con un diritto di atterraggio o SPECIAL vola solo per i suoi alleati, e nessuno slot libero porta il suo simbolo. Liberi: { $slots }.
       *[other] { $colour } è neutrale: con un diritto di atterraggio o SPECIAL vola solo per i suoi alleati, e il posto { $place } non ha slot liberi con il suo simbolo.
    }
AA-SPECIAL-03 = Con SPECIAL un volo deve partire dal proprio aeroporto speciale, { $home }, o arrivarvi.
AA-PRIORITY-01 = Due aerei che si trovano a { $airport } si scambiano, e una di queste posizioni è vuota.
AA-PRIORITY-04 = Non cambierebbe nulla: i due aerei hanno lo stesso colore, o possono entrambi decollare comunque.
AA-CODE-01 = Nessuno slot libero vi porta il simbolo di { $colour }.
AA-CODE-03 = { $colour } è alleata con altri e non con { $seat }: niente code share.
AA-CODE-05 = Con uno slot NPA volano solo gli aerei di quella compagnia neutrale, non i propri.
AA-RESERVE-01 = { $card } non si trova nella zona di consegna.
AA-RESERVE-05 = Su { $card } c'è già un segnalino.
AA-CONTROL-01 =
    { $verb ->
        [lay] { $card } non è stata vinta in questo turno, e una carta posata non si sposta più.
       *[other] Prima si posano tutte le carte vinte in questo turno.
    }
AA-CONTROL-03 = Il posto { $place } ha già una carta di questo turno: le prime tre vanno su posti diversi.
AA-EXTRA-01 = Sono state vinte tre carte o più: gioca il turno extra o rinuncia.
AA-LAST-05 = La partita è finita.
AA-LAST-07 = Nell'ultimo giro nessuno può prenotare carte.
AA-LAST-08 = La zona di consegna si rinnova solo nell'ultimo giro, e una volta per turno.
