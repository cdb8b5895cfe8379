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
board-judged = Jugé comme un plateau de { $title }. S’il est d’un autre jeu : --game NOM
board-which = Plusieurs jeux pourraient avoir le plateau « { $board } » ({ $games }) : dites lequel avec --game.
board-strange = Le dossier { $board } n’a aucune feuille d’un plateau de quelque jeu que ce soit ; nommez le jeu avec --game.
board-picture = Les cartes sont dessinées en SVG : nommez un fichier qui finit par .svg, pas { $file }.
