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
board-judged = Judged as a board of { $title }. If it is of another game: --game NAME
board-which = Several games could have the board “{ $board }” ({ $games }): say which with --game.
board-strange = The folder { $board } holds no sheet that a board of any game has; name the game with --game.
board-picture = Maps are drawn as SVG: name a file that ends with .svg, not { $file }.
