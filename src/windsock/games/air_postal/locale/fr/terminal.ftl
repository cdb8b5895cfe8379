# Ce qui est imprimé sur le plateau, les cartes et les tuiles, en mots

printed-places = { ap-kind }, accepte { ap-accepts }{ $nation ->
        [su] {" "}({ name-bag-su })
        [fr] {" "}({ name-bag-fr })
        [uk] {" "}({ name-bag-uk })
        [us] {" "}({ name-bag-us })
        [de] {" "}({ name-bag-de })
       *[none] {""}
    }{ $points-given ->
        [yes] . Ville de départ ou ville étape : { ap-points } ou { $money }k.
       *[no] .
    }
printed-planes = { ap-plane-type }, { ap-level }, prix { $price }k{ $resale ->
        [0] {""}
       *[other] , revente { $resale }k
    }, réservoir { $fuel }, autonomie { $range } ; emplacements : fret { $cargo }, passagers { $pax }, équipage { $crew }, systèmes { $system } (partie d'initiation : chargements { $load }).
printed-pilots = premier avion jusqu'au { ap-level }, revenu { $revenue }k, endurance { $endurance } ; un nouvel avion peut être de { $competence } plus haut{ $start-given ->
        [yes] {""} ; part de { $start-name }.
       *[no] .
    }
printed-objectives =
    { $sort ->
        [air-route] ligne aérienne entre { $goals } : { ap-points } et { $money }k ; non accomplie à la fin, elle coûte ses points.
        [vip] voyageur pour { $goals } : { ap-points } et { $money }k.
       *[diplomacy] points pour chaque valise apportée à une ambassade de la nation, dans l'ordre : { $scale }.
    }
printed-loads = { ap-load-where } ; livré { $bonus }k, en compensation { $compensation }k.
printed-equipment = { ap-slot }, { $price }k.
printed-dice = un dé avec { $all }.
printed-weather = coûte { ap-cost }.
printed-firsts = grande première, { ap-points }.

# Un vol répété

foreseen =
    { ap-odds }
    { $arrive ->
        [0] {""}
       *[other] { ap-left-then }
    }
    { $with-given ->
        [yes] { ap-with } { $with }.
       *[no] {""}
    }
    { $breakdown ->
        [0] {""}
       *[other] { ap-stake-breakdown }
    }
    { $crash ->
        [0] {""}
       *[other] { ap-stake-crash }
    }
foreseen-each = { $name } { $value } %

# La table

screen-pane-shares = Joueurs
screen-help-table =
    Sur la carte : les flèches vont de route en route, Entrée ou un clic montre les coups possibles sur elle. Une lettre est une case et son dé : G vert, W blanc, R rouge, B bleu ; un chiffre est l'avion d'un joueur, à sa place ou sur l'étape annoncée. Une route en tirets passe sur la mer.
    Dans le tableau des joueurs, ▶ marque à qui est le tour.
