# Che cosa dice il controllo di un tabellone: un messaggio per ogni vincolo della sezione 19 del catalogo.

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
       *[cells] Questa riga di { $sheet } deve avere { $expected } celle, ma ne ha { $found }.
    }
AA-DATA-01 =
    { $problem ->
        [unknown] L'aeroporto «{ $airport }» non esiste: sono A1-A6, E1-E6, U1-U6 e M1-M6.
        [twice] L'aeroporto «{ $airport }» si trova già nella riga { $first }.
        [zone] La zona di «{ $airport }» deve essere la sua prima lettera, non «{ $found }».
        [name-twice] Il nome «{ $name }» è già di «{ $other }».
        [name] L'aeroporto «{ $airport }» deve chiamarsi «{ $expected }», non «{ $found }».
        [missing] Manca l'aeroporto «{ $airport }».
        [no-name] L'aeroporto «{ $city }» non ha nome.
        [degrees] La colonna «{ $column }» di «{ $city }» deve dare gradi da -{ $most } a { $most }, non «{ $found }».
        [label] Il nome di «{ $city }» deve stare su uno dei lati { $sides }, non «{ $found }».
       *[other] { board-sheet }
    }
AA-DATA-02 =
    { $problem ->
        [missing] Serve un aeroporto aperto chiamato «{ $name }».
        [place] «{ $name }» non può essere «{ $found }».
        [zone] «{ $name }» non dovrebbe stare nella zona di «{ $found }».
       *[essen] Essen dovrebbe essere uno tra E1 e E3.
    }
AA-DATA-03 =
    { $problem ->
        [open] L'aeroporto aperto «{ $airport }» deve avere la forma «Y» o «inverted Y», non «{ $found }».
        [all] L'aeroporto aperto «{ $airport }» deve ammettere tutti e sette i colori.
        [restricted] L'aeroporto riservato «{ $airport }» deve avere la forma «V», non «{ $found }».
       *[other] { board-sheet }
    }
AA-DATA-04 =
    { $problem ->
        [missing] Nessun aeroporto aperto ha la forma «{ $shape }».
       *[zone] La zona { $zone } dovrebbe avere un aeroporto di forma «{ $shape }».
    }
AA-DATA-05 =
    { $problem ->
        [colour] «{ $found }» non è un colore per «{ $airport }», o vi compare due volte.
        [all] L'aeroporto riservato «{ $airport }» non deve ammettere tutti i colori.
        [start] «{ $airport }» deve ammettere «{ $colour }», che parte da lì.
       *[other] { board-sheet }
    }
AA-DATA-06 =
    { $problem ->
        [number] «{ $colour }» deve essere ammesso in un solo aeroporto riservato, non in { $found }.
        [differs] «{ $airport }» ammette «{ $colour }», e la colonna «special_of» deve dirlo.
        [nobody] «{ $airport }» non può essere l'aeroporto speciale di «{ $colour }».
        [zones] Dovrebbe esserci un aeroporto speciale per zona; solo { $found } zone ne hanno.
       *[other] { board-sheet }
    }
AA-DATA-07 =
    { $problem ->
        [few] «{ $colour }» dovrebbe essere ammesso in più dei suoi quattro aeroporti di partenza ({ $found }).
       *[none] Almeno un aeroporto riservato deve ammettere solo compagnie neutrali.
    }
AA-DATA-08 =
    { $problem ->
        [colour] «{ $found }» non è un colore di giocatore; scrivi «all» per tutti e quattro.
        [place] Un posto è 1, 2 o 3, non «{ $found }».
        [many] Un posto ha al massimo { $most } slot, non { $found }.
        [slot] «{ $found }» non è uno slot.
        [number] La carta d'imbarco di «{ $colour }» deve avere il posto { $place } una volta, non { $found }.
        [unlike] La carta d'imbarco di «{ $colour }» dovrebbe essere come le altre.
       *[other] { board-sheet }
    }
AA-DATA-09 =
    { $problem ->
        [none] Il posto { $place } deve avere un diritto di atterraggio.
       *[zones] Un posto di «{ $colour }» dovrebbe dare diritti in tutte e quattro le zone.
    }
AA-DATA-10 =
    { $problem ->
        [many] Una carta d'imbarco vuota non deve mostrare { $found } simboli di «{ $colour }».
       *[some] La carta vuota di «{ $colour }» non dovrebbe mostrare simboli.
    }
AA-DATA-11 =
    { $problem ->
        [number] Servono { $expected } carte, non { $found }.
        [id-form] L'identificativo «{ $card }» deve essere una parola di lettere da A a Z e cifre.
        [id-twice] L'identificativo «{ $card }» è già preso nella riga { $first }.
        [no-name] La carta «{ $card }» non ha viaggiatore.
        [airport] La carta «{ $card }» nomina l'aeroporto «{ $found }», che non esiste.
        [same] Il viaggio di «{ $card }» finisce dove comincia.
       *[other] { board-sheet }
    }
AA-DATA-12 =
    { $problem ->
        [number] Le miglia di «{ $card }» devono essere un numero intero di almeno 1, non «{ $found }».
        [unusual] Le miglia di «{ $card }» dovrebbero essere un multiplo di { $step } da { $least } a { $most }, non { $found }.
       *[other] { board-sheet }
    }
AA-DATA-13 =
    { $problem ->
        [number] La carta «{ $card }» deve avere da 1 a { $most } slot, non { $found }.
        [slot] «{ $found }» sulla carta «{ $card }» non è uno slot.
        [none] Qualche carta o posto deve avere esattamente { $expected } slot.
       *[other] { board-sheet }
    }
AA-DATA-14 =
    { $problem ->
        [zone] «{ $found }» sulla carta «{ $card }» deve elencare zone, A, E, U e M.
        [number] «{ $found }» sulla carta «{ $card }» deve elencare numeri da 1 a 6.
        [twice] «{ $found }» sulla carta «{ $card }» elenca qualcosa due volte.
       *[missing] Lo slot «A-M 1-2-3» deve comparire.
    }
AA-DATA-15 =
    { $problem ->
        [colour] «{ $found }» sulla carta «{ $card }» deve nominare compagnie neutrali: K, P o W.
        [number] «{ $found }» sulla carta «{ $card }» deve nominare una compagnia neutrale o due diverse.
        [several] La carta «{ $card }» ha più di uno slot NPA.
        [symbol] Il simbolo di «{ $card }» deve essere «{ $expected }» come il suo slot NPA, non «{ $found }».
        [missing] Servono slot NPA con { $expected } compagnie.
       *[other] { board-sheet }
    }
AA-DATA-16 =
    { $problem ->
        [few] «{ $colour }» deve comparire nei simboli di almeno { $least } carte, non di { $found }.
        [fewer] «{ $colour }» dovrebbe comparire nei simboli di almeno { $least } carte, non di { $found }.
       *[gap] I simboli delle tre compagnie neutrali non dovrebbero differire di più di { $most }, non di { $found }.
    }
AA-DATA-17 = Lo slot «{ $slot }» deve comparire su qualche carta o carta d'imbarco.
AA-DATA-18 =
    { $problem ->
        [unknown] La carta «{ $card }» nomina il trio «{ $trio }», che non è uno dei sette.
        [members] Il trio «{ $trio }» deve avere i suoi tre viaggiatori.
       *[other] { board-sheet }
    }
AA-DATA-19 =
    { $problem ->
        [from] Nessuna carta parte da «{ $airport }».
        [to] Nessuna carta porta a «{ $airport }».
       *[cannes] Almeno una carta dovrebbe chiedere da Cannes a Tokyo.
    }
AA-DATA-20 =
    { $problem ->
        [unknown] La carta «{ $card }» ha la classe «{ $found }», che non esiste.
        [miles] Dall'economia alla prima classe le miglia dovrebbero crescere.
        [slots] Dall'economia alla prima classe gli slot dovrebbero diminuire.
       *[other] { board-sheet }
    }
AA-DATA-21 = La colonna «{ $column }» è sconosciuta in { $sheet }; nulla può dipendere dal numero di giocatori.
