# windsock board

board-refusal = abgelehnt
board-warning = Hinweis
board-checked =
    { $refusals ->
        [0] { $warnings ->
            [0] { $board } ist in Ordnung.
            [one] { $board } ist spielbar; es gibt einen Hinweis.
           *[other] { $board } ist spielbar; es gibt { $warnings } Hinweise.
        }
        [one] { $board } ist nicht spielbar: eine Vorgabe ist verletzt.
       *[other] { $board } ist nicht spielbar: { $refusals } Vorgaben sind verletzt.
    }
unknown-theme = Das Thema „{ $theme }“ gibt es nicht: light, dark oder auto.
board-judged = Als Spielplan von { $title } geprüft. Gehört er zu einem anderen Spiel: --game NAME
board-which = Den Spielplan „{ $board }“ können mehrere Spiele haben ({ $games }): sag mit --game, welches gemeint ist.
board-strange = Der Ordner { $board } enthält kein Blatt, das zu einem Spielplan eines Spiels gehört; nenn das Spiel mit --game.
board-picture = Karten werden als SVG gezeichnet: nenn eine Datei, die auf .svg endet, nicht { $file }.
