# windsock board

board-refusal = refusé
board-warning = remarque
board-checked =
    { $refusals ->
        [0] { $warnings ->
            [0] { $board } est en ordre.
            [one] { $board } est jouable ; il y a une remarque.
           *[other] { $board } est jouable ; il y a { $warnings } remarques.
        }
        [one] { $board } n’est pas jouable : une contrainte n’est pas respectée.
       *[other] { $board } n’est pas jouable : { $refusals } contraintes ne sont pas respectées.
    }
unknown-theme = Le thème « { $theme } » n’existe pas : dites light, dark ou auto.
