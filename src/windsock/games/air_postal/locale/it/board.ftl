# Che cosa dice il controllo di un set: un messaggio per ogni vincolo della sezione 23 del catalogo.

board-sheet =
    { $problem ->
        [no-file] Manca il file { $sheet }.
        [unreadable] Il file { $sheet } non si può leggere.
        [too-big] Il file { $sheet } supera i { $limit } kilobyte, più di quanto serva a qualsiasi tabellone.
        [encoding] Questa riga di { $sheet } non è testo UTF-8.
        [control] Questa riga di { $sheet } contiene una tabulazione o un altro carattere di controllo.
        [separator] Le colonne di { $sheet } devono essere separate da virgole.
        [quotes] Le virgolette in questa riga di { $sheet } non sono accoppiate bene.
        [line-break] Una cella di questa riga di { $sheet } contiene un a capo; forse manca la chiusura delle virgolette.
        [no-header] La prima riga di { $sheet } deve nominare le colonne.
        [no-rows] Il file { $sheet } non ha righe sotto l'intestazione.
        [column-missing] Manca la colonna «{ $column }» in { $sheet }.
        [column-twice] La colonna «{ $column }» compare più di una volta in { $sheet }.
        [column-unknown] La colonna “{ $column }” è sconosciuta in { $sheet }.
       *[cells] Questa riga di { $sheet } deve avere { $expected } celle, ma ne ha { $found }.
    }
board-cell = La colonna “{ $column }” deve contenere { $expected }, non “{ $found }”.
board-rows = { $sheet } deve avere { $expected } righe, non { $found }.
board-twice = “{ $found }” della colonna “{ $column }” c'è già nella riga { $first }.
board-unknown = “{ $found }” non c'è in { $sheet }.
AP-DATA-01 =
    { $problem ->
        [board] Il tabellone “{ $board }” non ha luoghi o rotte.
       *[other] { board-sheet }
    }
AP-DATA-02 =
    { $problem ->
        [cell] { board-cell }
        [twice] { board-twice }
        [unknown] { board-unknown }
        [name] Il luogo “{ $place }” deve avere un codice di lettere e cifre, e un nome.
        [undrawn] Il luogo “{ $place }” non ha coordinate.
       *[other] { board-sheet }
    }
AP-DATA-03 =
    { $problem ->
        [cell] { board-cell }
        [unknown] { board-unknown }
        [same] Una rotta comincia e finisce a “{ $place }”.
       *[other] { board-sheet }
    }
AP-DATA-04 = “{ $a }” e “{ $b }” sono già collegati nella riga { $first }.
AP-DATA-05 = Sul tabellone “{ $board }” questi luoghi sono isolati: { $places }.
AP-DATA-06 =
    { $problem ->
        [kind] Il tabellone “{ $board }” deve avere { $least } o più luoghi del tipo { $kind }, non { $found }.
       *[nation] Il tabellone “{ $board }” non ha un'ambasciata di { $nation }.
    }
AP-DATA-07 =
    { $problem ->
        [cell] { board-cell }
        [twice] { board-twice }
        [place-twice] Una grande prima passa due volte da un luogo: { $a } - { $b }.
        [no-route] Non c'è una rotta tra { $a } e { $b }.
        [off-board] { $a } - { $b } non è sul tabellone “{ $board }”.
       *[other] { board-sheet }
    }
AP-DATA-08 =
    { $problem ->
        [cell] { board-cell }
        [strait] Il mondo richiede una rotta diretta tra Anchorage e Adak.
        [land] La rotta tra Anchorage e Adak dovrebbe essere sul mare.
        [tour] Nessun giro del mondo passa per questa rotta.
       *[other] { board-sheet }
    }
AP-DATA-09 =
    { $problem ->
        [cell] { board-cell }
       *[card] “{ $place }” non sta da nessuna parte e non può avere una carta città.
    }
AP-DATA-10 =
    { $problem ->
        [spaces] Berlino e Mosca dovrebbero essere collegate da una rotta di 3 caselle.
       *[weather] Da Berlino a Mosca la seconda casella dovrebbe poter mostrare vento, la terza neve.
    }
AP-DATA-11 =
    { $problem ->
        [sea] Solo { $found } caselle su { $spaces } sul mare sono blu.
       *[land] La rotta terrestre { $a } - { $b } ha solo caselle blu.
    }
AP-DATA-12 = La rotta più corta di “{ $place }” ha { $found } caselle; un piccolo aereo ne vola { $most }.
AP-DATA-13 =
    { $problem ->
        [cell] { board-cell }
        [rows] { board-rows }
        [twice] { board-twice }
        [unknown] { board-unknown }
        [continent] { $continent } deve avere { $expected } carte, non { $found }.
        [mark] places.csv e city-cards.csv non concordano su “{ $place }”.
       *[other] { board-sheet }
    }
AP-DATA-14 =
    { $problem ->
        [cell] { board-cell }
        [rows] { board-rows }
        [twice] { board-twice }
        [unknown] { board-unknown }
        [pilots] Una preparazione richiede { $least } o più piloti su tessere diverse, non { $found }.
        [start] Due piloti di questa preparazione partono dalla stessa città.
        [outstations] Una preparazione ha da 1 a { $most } città tappa, non { $found }.
       *[other] { board-sheet }
    }
AP-DATA-15 = La città di partenza “{ $place }” dovrebbe pagare { $expected }.
AP-DATA-16 =
    { $problem ->
        [both] “{ $place }” è città di partenza e città tappa della stessa preparazione.
        [card] “{ $place }” non ha una carta città.
        [board] “{ $place }” non è sul tabellone “{ $board }”.
       *[continent] “{ $place }” non è in nessun continente di questa preparazione.
    }
AP-DATA-17 = Nessuna città tappa sta dall'altra parte dell'Atlantico per “{ $place }”.
AP-DATA-18 = Su “{ $board }” ci sono { $found } carte città; con le città di partenza ne servono { $least }.
AP-DATA-19 = Una preparazione dovrebbe avere da { $least } a { $most } città tappa, non { $found }.
AP-DATA-20 =
    { $problem ->
        [cell] { board-cell }
        [rows] { board-rows }
        [twice] { board-twice }
       *[other] { board-sheet }
    }
AP-DATA-21 =
    { $problem ->
        [cell] { board-cell }
       *[sum] Ci devono essere { $expected } dadi in tutto, non { $found }.
    }
AP-DATA-22 = Il dado { $colour } deve poter mostrare { $weather }.
AP-DATA-23 = Il dado { $colour } deve poter mostrare { $weather }.
AP-DATA-24 = Il dado { $colour } deve poter mostrare { $weather }.
AP-DATA-25 = Nessun dado mostra { $weather }.
AP-DATA-26 =
    { $problem ->
        [face] Il dado { $colour } non dovrebbe mostrare { $weather }.
       *[endurance] I dadi bianchi e rossi dovrebbero costare più resistenza.
    }
AP-DATA-28 =
    { $problem ->
        [cell] { board-cell }
        [rows] { board-rows }
        [twice] { board-twice }
        [resale] Il prezzo di rivendita di “{ $plane }” deve essere inferiore al prezzo.
       *[other] { board-sheet }
    }
AP-DATA-29 =
    { $problem ->
        [unique] Almeno un aereo deve avere prezzo di rivendita 0.
       *[type] Nessun aereo è del tipo “{ $type }”.
    }
AP-DATA-30 =
    { $problem ->
        [start] Solo { $found } aerei sono di livello { $level } o meno; ne servono { $least } perché i piloti comincino.
       *[lowest] Solo { $found } aerei sono del livello più basso { $level }; ne servono { $least }.
    }
AP-DATA-31 =
    { $problem ->
        [highest] Il livello più alto è { $found }; deve essere { $least } o più.
       *[gap] Tra i livelli { $low } e { $high } il divario è troppo grande per qualche pilota.
    }
AP-DATA-32 =
    { $problem ->
        [load] Il carico di “{ $plane }” non si accorda con i suoi spazi.
        [fuel] Il serbatoio di “{ $plane }” è piccolo per la sua autonomia.
       *[average] La colonna “{ $column }” dovrebbe crescere con il livello.
    }
AP-DATA-33 =
    { $problem ->
        [cell] { board-cell }
        [rows] { board-rows }
        [twice] { board-twice }
        [tile] Ci devono essere 8 tessere con 2 piloti; la tessera { $tile } ne ha { $found }.
        [bailey] { $pilot } deve avere il livello iniziale { $level }.
       *[other] { board-sheet }
    }
AP-DATA-34 =
    { $problem ->
        [cell] { board-cell }
        [rows] { board-rows }
        [unknown] { board-unknown }
        [continent] { $continent } deve avere { $expected } carte, non { $found }.
        [same] Una rotta aerea comincia e finisce a “{ $place }”.
        [elsewhere] Nessuno dei due luoghi è in { $continent }.
        [boards] { $a } e { $b } non sono insieme su nessun tabellone.
       *[other] { board-sheet }
    }
AP-DATA-35 = { $objective } non si può raggiungere su “{ $board }” e vi è escluso.
AP-DATA-36 =
    { $problem ->
        [cell] { board-cell }
        [rows] { board-rows }
        [twice] { board-twice }
        [unknown] { board-unknown }
        [city] { $vip } deve viaggiare verso una grande città del suo continente, non verso “{ $place }”.
        [wong] { $vip } deve viaggiare a { $place } per { $points } punti e { $money }.
       *[other] { board-sheet }
    }
AP-DATA-37 = { $vip } dovrebbe pagare { $expected }.
AP-DATA-38 =
    { $problem ->
        [cell] { board-cell }
        [rows] { board-rows }
        [twice] { board-twice }
        [soviet] La carta rossa di SU deve cominciare con { $first } e { $second }.
       *[other] { board-sheet }
    }
AP-DATA-39 =
    { $problem ->
        [cell] { board-cell }
        [twice] { board-twice }
        [count] Ci devono essere { $expected } carte “{ $kind }”.
        [nation] Non c'è una valigia di { $nation }.
        [scale] { $nation } ha { $found } valigie ma meno gradini.
        [bags] Ci devono essere { $expected } valigie, non { $found }.
       *[other] { board-sheet }
    }
AP-DATA-40 =
    { $problem ->
        [cell] { board-cell }
        [twice] { board-twice }
        [missing] Manca l'impostazione “{ $setting }”.
        [threshold] Le soglie sono { $values }.
        [falling] “{ $setting }” non deve crescere con il numero di giocatori.
        [rising] “{ $setting }” non deve diminuire con il numero di giocatori.
        [experts] Ci sono al massimo { $most } carte esperto per pila.
       *[other] { board-sheet }
    }
