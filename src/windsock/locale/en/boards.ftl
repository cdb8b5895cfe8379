# windsock board

board-refusal = refused
board-warning = warning
board-checked =
    { $refusals ->
        [0] { $warnings ->
            [0] { $board } is fine.
            [one] { $board } can be played; there is one warning.
           *[other] { $board } can be played; there are { $warnings } warnings.
        }
        [one] { $board } cannot be played: one constraint is broken.
       *[other] { $board } cannot be played: { $refusals } constraints are broken.
    }
unknown-theme = There is no theme “{ $theme }”: say light, dark or auto.
