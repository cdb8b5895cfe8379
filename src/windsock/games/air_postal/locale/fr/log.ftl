# Le journal : un message par sorte d'événement.

order-drawn = Ordre du tour : { $order }.
order-changed = Ordre du prochain tour : { $order }.
start-city-chosen = { $seat } a choisi une ville de départ.
start-city-taken = { $seat } part de { $city } avec { ap-points } et { $money }k.
city-boxed = { $seat } remet une carte dans la boîte.
outstations-set = Les villes étapes sont { $cities }.
pilot-taken = { $seat } vole avec { $pilot }.
plane-taken = { $seat } prend le { $plane }.
round-begun = Le tour { $round } commence.
token-placed = { $seat } choisit { $activity }.
revenue-received = { $seat } reçoit un revenu de { $money }k.
objective-taken = { $seat } prend l'objectif { $objective }.
objective-drawn = { $seat } pioche l'objectif { $objective }.
vip-turned-away = { $seat } n'a pas de place pour { $objective } ; on pioche la carte suivante.
no-objective-left = Il n'y a pas d'objectif pour { $seat }.
cube-laid = { $seat } marque { $city } sur { $objective }.
objectives-seen = { $seat } pioche { $objectives }.
objectives-drawn =
    { $count ->
        [one] { $seat } pioche { $count } objectif.
       *[other] { $seat } pioche { $count } objectifs.
    }
objectives-discarded = { $seat } défausse { $objectives }.
pile-unlocked = { $seat } déverrouille la pile { $pile } : { $equipments }.
equipment-bought = { $seat } achète { $equipment } pour { $money }k.
equipment-discarded = { $seat } cède { $equipment }.
expert-shelved = { $equipment } va dans la pile { $pile }, choisie par { $seat }.
plane-changed = { $seat } change le { $old } pour le { $plane } et paie { $money }k.
load-given-up = { $seat } cède { $load } et paie { $money }k.
vip-given-up = { $seat } laisse { $objective } et paie { $money }k.
load-taken = { $seat } charge { $load }.
loading-passed = { $seat } ne charge plus rien.
loads-seen = { $seat } pioche { $loads }.
loads-drawn =
    { $count ->
        [one] { $seat } pioche { $count } carte de charge.
       *[other] { $seat } pioche { $count } cartes de charge.
    }
loads-discarded = { $seat } défausse { $loads }.
fuel-bought = { $seat } achète du carburant : { $count } pour { $money }k.
ready-to-fly = { $seat } est bon pour le vol, avec une endurance de { $endurance }.
route-announced = { $seat } annonce { $route }.
weather-rolled = { $seat } décolle. La météo : { $faces }.
die-rerolled = { $seat } relance le dé { $die } avec { $equipment } : { $face }.
effect-used = { $seat } utilise { $equipment } sur le dé { $die }.
fuel-card-used = { $seat } paie un carburant du dé { $die } avec une carte carburant.
die-resolved = Case { $die }, { $face } : il reste à { $seat } carburant { $gauge } et endurance { $endurance }.
leg-flown = { $seat } est au-dessus de { $city } avec carburant { $gauge } et endurance { $endurance }.
landed = { $seat } atterrit à { $city }.
flight-interrupted = Le vol de { $seat } est interrompu à la case { $die }, avec carburant { $gauge } et endurance { $endurance }.
broken-down = { $seat } tombe en panne et revient à { $city }{ $points ->
        [0] .
       *[other] {" "}: -{ ap-points }.
    }
crashed = { $seat } s'écrase : { $pilot } et le { $plane } sont perdus. Reste la gloire : +{ $points }.
load-delivered = { $seat } livre { $load } pour { $money }k.
bag-kept = { $seat } garde { $load } pour la diplomatie : +{ ap-points }.
vip-delivered = { $objective } est à destination : { $seat } gagne { ap-points } et { $money }k.
case-smuggled = { $seat } passe une caisse en fraude pour { $money }k.
case-found = La douane trouve la caisse : { $seat } paie { $money }k, son tour est fini et cette escale n'apporte plus rien.
air-route-fulfilled = { $seat } a ouvert la ligne { $objective } : { ap-points } et { $money }k.
outstation-visited = { $seat } visite { $city } et prend { $reward } : { ap-points }, { $money }k.
first-claimed = Une grande première : { $seat } a volé { $first } et gagne { ap-points }.
end-triggered = { $seat } déclenche la fin de la partie : le tour se termine. { $ending }
rivers-refreshed =
    Nouveau dans les rivières : { $loads-count ->
        [0] aucune charge
        [one] { $loads-count } charge ({ $loads })
       *[other] { $loads-count } charges ({ $loads })
    } et { $objectives-count ->
        [0] aucun objectif
        [one] { $objectives-count } objectif ({ $objectives })
       *[other] { $objectives-count } objectifs ({ $objectives })
    }.
deck-shuffled =
    { $is_objectives ->
        [0] Les { $count } cartes de charge défaussées forment une nouvelle pioche.
       *[other] Les { $count } objectifs défaussés forment une nouvelle pioche.
    }

# Fin

objective-failed = { $seat } n'a pas rempli { $objective } : -{ ap-points }.
plane-sold = { $seat } vend le { $plane } : { ap-points } pour son niveau et { $money }k.
money-counted = { $seat } a { $money }k : { ap-points }.
game-ended =
    { $winners-count ->
        [one] { $ending } Après { $round } tours : { $each }. { $winners } gagne.
       *[other] { $ending } Après { $round } tours : { $each }. { $winners } gagnent ensemble.
    }
    .each = { $player } : { $scores }
ending-threshold = Assez de gloire a été gagnée.
ending-tour = Le tour du monde est accompli.
ending-crossing = L'Atlantique a été traversé aller et retour.
ending-round-limit = Le dernier tour convenu est terminé.
