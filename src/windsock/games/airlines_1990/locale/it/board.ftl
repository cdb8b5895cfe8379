# Che cosa dice il controllo di un tabellone: un messaggio per ogni vincolo della sezione 21 del catalogo.

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
A90-DATA-01 =
    { $problem ->
        [number] Servono { $expected } compagnie, non { $found }.
        [missing] Manca la compagnia «{ $company }».
        [code] La sigla «{ $company }» deve essere di tre maiuscole.
        [colour] Il colore di «{ $company }» si scrive come #2A6FDB, non «{ $found }».
        [letter] La lettera di «{ $company }» deve essere una maiuscola, non «{ $found }».
        [code-twice] Due compagnie hanno la sigla «{ $company }».
        [colour-twice] «{ $company }» ha il colore di «{ $other }».
        [letter-twice] «{ $company }» ha la lettera di «{ $other }».
       *[other] { board-sheet }
    }
A90-DATA-02 =
    { $problem ->
        [few] «{ $company }» deve avere almeno { $least } azioni, non «{ $found }».
        [unusual] «{ $company }» dovrebbe avere da { $least } a { $most } azioni, non { $found }.
        [sum] Servono { $expected } azioni in tutto, non { $found }.
       *[other] { board-sheet }
    }
A90-DATA-03 =
    { $problem ->
        [few] «{ $company }» deve avere almeno { $least } segnalini, non «{ $found }».
        [sum] Servono { $expected } segnalini in tutto, non { $found }.
        [order] «{ $company }» ha più azioni di «{ $other }» e non dovrebbe avere meno segnalini.
       *[other] { board-sheet }
    }
A90-DATA-04 =
    { $problem ->
        [number] Servono { $expected } motivi, non { $found }.
        [form] Il motivo «{ $pattern }» deve essere una parola minuscola.
        [flyers] Il motivo «{ $pattern }» dovrebbe servire ad almeno due compagnie.
        [none] «{ $company }» non vola su nessun motivo.
        [unusual] «{ $company }» dovrebbe volare su 2-4 motivi, non { $found }.
       *[other] { board-sheet }
    }
A90-DATA-05 =
    { $problem ->
        [ita] ITA dovrebbe essere tra le compagnie con più azioni e più motivi.
       *[rim] Un motivo dovrebbe girare intorno a tutta la carta.
    }
A90-DATA-06 =
    { $problem ->
        [id-form] L'identificatore «{ $city }» deve essere una parola di lettere da A a Z e cifre.
        [id-twice] L'identificatore «{ $city }» è già preso alla riga { $first }.
        [no-route] La città «{ $city }» non ha rotte.
        [no-name] La città «{ $city }» non ha nome.
        [degrees] La colonna «{ $column }» della città «{ $city }» deve dare gradi da -{ $most } a { $most }, non «{ $found }».
        [label] Il nome della città «{ $city }» deve stare su uno dei lati { $sides }, non su «{ $found }».
        [apart] Queste città sono staccate dalle altre: { $cities }.
       *[other] { board-sheet }
    }
A90-DATA-07 =
    { $problem ->
        [unknown] La sede «{ $city }» di «{ $company }» non è l'identificatore di nessuna città.
        [shared] «{ $company }» condivide la sede «{ $city }» con «{ $other }».
        [differs] cities.csv non indica «{ $city }» come sede di «{ $company }».
        [mark] La colonna «headquarters» della città «{ $city }» deve dire «yes» o «no», non «{ $found }».
        [nobody] «{ $city }» è segnata come sede, ma di nessuna compagnia.
       *[other] { board-sheet }
    }
A90-DATA-08 =
    { $problem ->
        [none] «{ $company }» non ha a «{ $city }» rotte su cui volare.
       *[one] «{ $company }» dovrebbe avere a «{ $city }» almeno due rotte su cui volare.
    }
A90-DATA-09 =
    { $problem ->
        [id-form] L'identificatore di rotta «{ $route }» deve essere una parola di lettere da A a Z e cifre.
        [id-twice] L'identificatore di rotta «{ $route }» è già preso alla riga { $first }.
        [unknown-city] La rotta «{ $route }» porta a «{ $city }», che non è l'identificatore di nessuna città.
        [same-city] La rotta «{ $route }» comincia e finisce a «{ $city }».
        [pattern] La rotta «{ $route }» ha il motivo «{ $pattern }», su cui nessuna compagnia vola.
        [pair-twice] La rotta «{ $route }» unisce le stesse città, con lo stesso motivo, di «{ $other }».
       *[other] { board-sheet }
    }
A90-DATA-10 =
    { $problem ->
        [number] La rotta «{ $route }» deve avere da 1 a { $most } cerchi, non { $found }.
        [value] Un cerchio di «{ $route }» deve avere un valore da 1 a { $most }, non «{ $found }».
        [order] I cerchi di «{ $route }» vanno dal basso all'alto: { $first } sta prima di { $second }.
        [equal] Due cerchi di «{ $route }» hanno il valore { $value }.
       *[other] { board-sheet }
    }
A90-DATA-11 =
    { $problem ->
        [route] Nessuna rotta ha il motivo «{ $pattern }».
       *[card] Nessuna carta volo ha il motivo «{ $pattern }».
    }
A90-DATA-12 =
    { $problem ->
        [no-high] Nessun cerchio vale { $value } o più: non si potrebbe sabotare niente.
        [no-low] Nessun cerchio vale meno di { $value }.
       *[few] Solo { $found } rotte hanno un cerchio da { $value } in su; dovrebbe essere un terzo.
    }
A90-DATA-13 =
    { $problem ->
        [number] Servono { $expected } carte volo, non { $found }.
        [value] Una carta volo deve avere un valore da 1 a { $most }, non «{ $found }».
        [pattern] Nessuna compagnia vola sul motivo «{ $pattern }» di questa carta volo.
        [lacks] Nessuna carta volo ha il valore { $value }.
       *[other] { board-sheet }
    }
A90-DATA-14 = La carta volo più alta del motivo «{ $pattern }» è { $found }, ma un cerchio vale { $expected }.
A90-DATA-15 =
    { $problem ->
        [cards] Il motivo «{ $pattern }» dovrebbe essere su 8 o 9 carte volo, non { $found }.
        [unusable] La carta volo «{ $pattern }» { $value } non serve nemmeno sul tabellone vuoto.
       *[values] Il valore { $value } dovrebbe essere su tre carte volo, non { $found }.
    }
A90-DATA-16 =
    { $problem ->
        [few] «{ $company }» può raggiungere solo { $found } rotte dalla sede.
       *[little] «{ $company }» può raggiungere { $found } rotte; dovrebbero essere almeno { $expected }.
    }
A90-DATA-17 =
    { $problem ->
        [circles] Dovrebbero esserci da { $least } a { $most } cerchi, non { $found }.
        [cities] Dovrebbero esserci da { $least } a { $most } città, non { $found }.
        [routes] Dovrebbero esserci da { $least } a { $most } rotte, non { $found }.
       *[stuck] Con soli { $found } cerchi le partite si bloccano; dovrebbero essere almeno { $least }.
    }
A90-DATA-18 = La colonna «{ $column }» è sconosciuta in { $sheet }; niente può dipendere dal numero di giocatori.
A90-DATA-19 =
    { $problem ->
        [code] La sigla «{ $company }» è inventata, e la sua origine deve dirlo.
        [origin] Questa riga non dice da dove viene.
       *[other] { board-sheet }
    }
