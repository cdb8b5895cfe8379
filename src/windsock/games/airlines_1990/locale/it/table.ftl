# Il tavolo nel browser: le sue zone, e che cosa ne dice un lettore di schermo.

america-information = Carta informativa: motivi e segnalini
america-usable = Le carte sotto { $least } sono inutilizzabili.
america-useless = Tutte le carte sono inutilizzabili.
america-company =
    { $company }, sede { $home }: { $state ->
        [founded] fondata, vale { $worth ->
            [one] { $worth } punto
           *[other] { $worth } punti
        }
        [inactive] inattiva, non si può più fondare
       *[unfounded] non ancora fondata
    }; { $supply ->
        [one] resta { $supply } segnalino
       *[other] restano { $supply } segnalini
    }, { $issued } azioni in gioco. Vola su { $patterns }.
america-worth =
    { $worth ->
        [0] { $company }, non fondata
        [one] { $company }, vale { $worth } punto
       *[other] { $company }, vale { $worth } punti
    }
america-laid-note = e punti al momento
america-cell =
    { $shares ->
        [0] nessuna
        [one] { $shares } azione, { america-place }
       *[other] { $shares } azioni, { america-place }
    }
america-place =
    { $place ->
        [first] in testa, { $points } punti
        [tied] in testa a pari merito, { $points } punti
        [second] al secondo posto, { $points } punti
       *[behind] { $points } punti
    }
america-supply = Mazzi e conteggi
america-discard = { $count } scartate
america-played = ultima carta giocata
america-scorings = { $count } conteggi su { $of } fatti
america-display-empty = L'esposizione è vuota.

# Rotte

america-route = { $route }, { $pattern }: { $circles }.
america-circle =
    { $state ->
        [covered] { $value } { $company }
        [sabotaged] { $value } sabotaggio { $company }
       *[free] { $value } libero
    }
america-free = libero
america-sabotaged = sabotaggio
america-founders = Può essere la prima rotta di { $these }.
america-flyers = Si può aggiungere per { $these }.
america-targets = Si può sabotare: { $these }.
america-found-with = Cerchio { $value }. Fonda con:
america-fly-for = Cerchio { $value }. Aggiungi per:
america-shares =
    { $count ->
        [one] { $count } azione
       *[other] { $count } azioni
    }
america-sabotage-which = Quale cerchio sabotare?
america-why-not = Perché no?
america-why-not-for = Perché no per { $company }?
america-close = Chiudi
