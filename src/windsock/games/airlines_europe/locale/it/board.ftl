# Che cosa dice il controllo di un tabellone: un messaggio per ogni vincolo della sezione 18 del catalogo.
# Il lettore vede il file e la riga accanto alla frase. Le parole tra virgolette stanno nei file.

# Un file che non è una vera tabella, qualunque sia il suo uso.
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

AE-DATA-01 =
    { $problem ->
        [id-form] L'identificativo di città «{ $city }» deve essere una sola parola di lettere dalla A alla Z e cifre.
        [id-twice] L'identificativo di città «{ $city }» è già usato nella riga { $first }; le maiuscole non contano.
        [named-missing] Nessuna città si chiama «{ $city }»; ogni tabellone deve averla.
        [no-name] La città «{ $city }» non ha nome.
        [degrees] La colonna «{ $column }» della città «{ $city }» deve indicare gradi da -{ $most } a { $most }, non «{ $found }».
        [off-map] La colonna «off_map» della città «{ $city }» deve dire «yes» o «no», non «{ $found }».
        [label] Il nome della città «{ $city }» deve stare su uno dei lati { $sides }, non su «{ $found }».
       *[other] { board-sheet }
    }

AE-DATA-02 =
    { $problem ->
        [no-home] La compagnia «{ $airline }» non ha un aeroporto di base.
        [unknown-home] L'aeroporto di base «{ $city }» della compagnia «{ $airline }» non è l'identificativo di nessuna città.
        [airline-missing] Manca la compagnia «{ $airline }»; ognuna delle dieci deve avere la sua riga.
        [airline-twice] La compagnia «{ $airline }» ha già la riga { $first }.
        [unknown-airline] Il gioco non ha una compagnia «{ $airline }».
        [no-name] La compagnia «{ $airline }» non ha nome.
        [colour] Il colore della compagnia «{ $airline }» va scritto come #2A6FDB, non «{ $found }».
        [letter] La lettera della compagnia «{ $airline }» deve essere una sola maiuscola dalla A alla Z, non «{ $found }».
        [letter-twice] La compagnia «{ $airline }» ha la lettera «{ $found }», che appartiene a «{ $other }».
       *[other] { board-sheet }
    }

AE-DATA-03 = L'aeroporto di base della compagnia «{ $airline }» deve essere «{ $expected }», non «{ $city }».

AE-DATA-04 = L'aeroporto di base della compagnia «{ $airline }» è «{ $city }», che è già quello di «{ $other }».

AE-DATA-05 =
    { $problem ->
        [home] Air ABACUS non può avere un aeroporto di base, ma il file le assegna «{ $found }».
        [planes] Air ABACUS non può avere aerei, ma il file le assegna «{ $found }».
       *[start] Air ABACUS non può avere una casella di partenza, ma il file le assegna «{ $found }».
    }

AE-DATA-06 =
    { $problem ->
        [id-form] L'identificativo di rotta «{ $route }» deve essere una sola parola di lettere dalla A alla Z e cifre.
        [id-twice] L'identificativo di rotta «{ $route }» è già usato nella riga { $first }; le maiuscole non contano.
        [unknown-city] La rotta «{ $route }» porta a «{ $city }», che non è l'identificativo di nessuna città.
        [same-city] La rotta «{ $route }» comincia e finisce nella stessa città, «{ $city }».
        [pair-twice] La rotta «{ $route }» unisce «{ $a }» e «{ $b }», come fa già la rotta «{ $other }».
       *[other] { board-sheet }
    }

AE-DATA-07 =
    { $problem ->
        [none] La rotta «{ $route }» non ha licenze.
        [too-many] La rotta «{ $route }» ha { $found } licenze; può averne al massimo { $most }, una per compagnia.
        [many] La rotta «{ $route }» ha { $found } licenze; con due giocatori solo { $most } compagnie possono usarle.
        [single] La rotta «{ $route }» ha una sola licenza, ma non è un volo a lungo raggio.
       *[other] { board-sheet }
    }

AE-DATA-08 =
    { $problem ->
        [high] Una licenza della rotta «{ $route }» costa { $price } M; un prezzo oltre { $most } M non sarà pagato quasi mai.
       *[price] Le licenze della rotta «{ $route }» devono costare un numero intero da 1 a { $most }, non «{ $found }».
    }

AE-DATA-09 =
    { $problem ->
        [equal] Due licenze della rotta «{ $route }» hanno lo stesso prezzo, { $price } M.
       *[order] Le licenze della rotta «{ $route }» devono andare dalla meno cara alla più cara, ma { $dear } sta prima di { $cheap }.
    }

AE-DATA-10 =
    { $problem ->
        [mark] La colonna «long_haul» della rotta «{ $route }» deve dire «yes» o «no», non «{ $found }».
        [count] I voli a lungo raggio devono essere esattamente { $expected }, non { $found }.
        [licences] Il volo a lungo raggio «{ $route }» deve avere esattamente una licenza, non { $found }.
       *[other] { board-sheet }
    }

AE-DATA-11 = Il volo a lungo raggio «{ $route }» costa { $price } M; dovrebbe costare più della licenza ordinaria più cara, { $ordinary } M.

AE-DATA-12 = Nessuna rotta tocca «{ $city }», l'aeroporto di base della compagnia «{ $airline }».

AE-DATA-13 =
    { $problem ->
        [apart-without-long-haul]
            { $count ->
                [one] Senza i voli a lungo raggio una città resta staccata dalle altre: { $cities }.
               *[other] Senza i voli a lungo raggio { $count } città restano staccate dalle altre: { $cities }.
            }
       *[apart]
            { $count ->
                [one] Una città è staccata dalle altre: { $cities }.
               *[other] Queste { $count } città sono staccate dalle altre: { $cities }.
            }
    }

AE-DATA-14 =
    { $problem ->
        [missing] La compagnia «{ $airline }» deve avere un collegamento bonus con «{ $expected }».
        [elsewhere] Il collegamento bonus della compagnia «{ $airline }» deve avere per meta «{ $expected }», non «{ $city }».
        [unknown-city] Il collegamento bonus della compagnia «{ $airline }» porta a «{ $city }», che non è l'identificativo di nessuna città.
        [surplus] La compagnia «{ $airline }» non può avere un collegamento bonus.
        [value] Il bonus della compagnia «{ $airline }» deve essere un numero intero, almeno 1, non «{ $found }».
       *[other] { board-sheet }
    }

AE-DATA-15 =
    { $problem ->
        [far] Alla compagnia «{ $airline }» servono { $length } rotte per raggiungere «{ $city }», ma ha solo { $planes } aerei.
        [near] La compagnia «{ $airline }» raggiunge «{ $city }» con una sola rotta; per il bonus dovrebbero servirne almeno due.
       *[long-haul] La compagnia «{ $airline }» può raggiungere «{ $city }» solo con un volo a lungo raggio.
    }

AE-DATA-16 =
    { $problem ->
        [number] La colonna «{ $column }» della zona «{ $zone }» deve essere un numero intero da 0 a { $most }, non «{ $found }».
        [backwards] La zona «{ $zone }» finisce alla casella { $last }, prima della sua prima casella { $first }.
        [start] Il tracciato deve cominciare dalla casella 0, ma la sua prima zona, «{ $zone }», comincia da { $first }.
       *[other] { board-sheet }
    }

AE-DATA-17 =
    { $problem ->
        [number] La casella di partenza della compagnia «{ $airline }» deve essere un numero intero, non «{ $found }».
        [off-track] La compagnia «{ $airline }» parte dalla casella { $space }, ma il tracciato finisce a { $last }.
       *[other] { board-sheet }
    }

AE-DATA-18 =
    { $problem ->
        [no-name] Questa zona non ha nome.
        [name-twice] La zona «{ $zone }» ha già la riga { $first }.
        [overlap] La zona «{ $zone }» comincia dalla casella { $first }, ma la zona «{ $other }» arriva fino a { $last }.
        [gap] La zona «{ $zone }» comincia dalla casella { $first }, ma la zona «{ $other }» finisce a { $last }; le caselle in mezzo non appartengono a nessuna zona.
       *[other] { board-sheet }
    }

AE-DATA-19 =
    { $problem ->
        [count] La serie della zona «{ $zone }» deve avere { $expected } numeri, ma ne ha { $found }.
        [number] La serie della zona «{ $zone }» può contenere solo numeri interi non negativi, non «{ $found }».
        [rising] La serie della zona «{ $zone }» non deve salire da sinistra a destra, come fa { $numbers }.
       *[other] { board-sheet }
    }

AE-DATA-20 = Nessuna zona ha la serie { $expected }; una deve averla.

AE-DATA-21 =
    { $problem ->
        [first] Il primo posto scende da { $before } a { $now } PV nella zona «{ $zone }»; non deve scendere.
        [place] Il posto { $place } scende da { $before } a { $now } PV nella zona «{ $zone }».
       *[sum] Tutti i posti della zona «{ $zone }» danno insieme { $now } PV; dovrebbero essere più dei { $before } della zona precedente.
    }

AE-DATA-22 =
    { $problem ->
        [half] La compagnia «{ $airline }» parte dalla casella { $space }, oltre la metà di un tracciato che finisce a { $last }.
       *[behind] La compagnia «{ $airline }» parte dalla casella { $space }, dietro a «{ $other }» su { $ahead }, benché abbia meno azioni.
    }

AE-DATA-23 = Il tracciato finisce alla casella { $last }; la compagnia «{ $airline }» dovrebbe avere spazio fino a { $needed }.

AE-DATA-24 =
    { $problem ->
        [scoring] La colonna «scoring» deve nominare una volta ogni conteggio da 1 a { $most }; «{ $found }» qui è sbagliato.
        [row] La serie di Air ABACUS per il conteggio { $scoring } deve essere { $expected }, non «{ $found }».
        [missing] Manca la serie di Air ABACUS per il conteggio { $scoring }.
       *[other] { board-sheet }
    }

AE-DATA-25 =
    { $problem ->
        [number] La compagnia «{ $airline }» deve avere { $expected } azioni e altrettanti aerei, non «{ $found }».
       *[other] { board-sheet }
    }

AE-DATA-26 = La colonna «{ $column }» non ha posto in { $sheet }; un tabellone è lo stesso per qualsiasi numero di giocatori.

AE-DATA-27 = Il tabellone ha { $found } licenze; con meno di { $least } le partite finiranno spesso in anticipo.
