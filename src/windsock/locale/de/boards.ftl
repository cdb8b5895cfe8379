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
