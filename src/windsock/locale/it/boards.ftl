# windsock board

board-refusal = rifiutato
board-warning = avviso
board-checked =
    { $refusals ->
        [0] { $warnings ->
            [0] { $board } è in ordine.
            [one] { $board } è giocabile; c’è un avviso.
           *[other] { $board } è giocabile; ci sono { $warnings } avvisi.
        }
        [one] { $board } non è giocabile: un vincolo non è rispettato.
       *[other] { $board } non è giocabile: { $refusals } vincoli non sono rispettati.
    }
unknown-theme = Il tema «{ $theme }» non esiste: scegli light, dark o auto.
