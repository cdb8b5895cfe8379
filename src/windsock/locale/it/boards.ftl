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
board-judged = Giudicato come tabellone di { $title }. Se è di un altro gioco: --game NOME
board-which = Più giochi potrebbero avere il tabellone «{ $board }» ({ $games }): indica quale con --game.
board-strange = La cartella { $board } non ha nessun foglio di un tabellone di qualche gioco; indica il gioco con --game.
board-picture = Le mappe sono disegnate in SVG: indica un file che finisce con .svg, non { $file }.
