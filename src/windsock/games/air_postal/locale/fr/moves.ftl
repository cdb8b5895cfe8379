# Ce que fait une action, pour les menus.

move-pilot = Voler avec { $pilot } (niveau { $level }, revenu { $revenue }k, endurance { $endurance }, compétence { $competence })
move-plane = Prendre le { $plane } ({ ap-plane-numbers })
move-start = Partir de { $city }
move-box = Remettre { $city } dans la boîte
move-token = { $activity }
move-take = Prendre { ap-offered }
move-draw = Piocher l'objectif du dessus, sans le voir
move-keep = Garder { ap-offered }
move-unlock = Déverrouiller la pile { $pile }
move-buy = Acheter { $equipment } ({ $price }k)
move-discard = Défausser { $equipment }
move-shelve = Mettre { $equipment } dans la pile { $pile }
move-change = Changer pour le { $plane } ({ ap-plane-numbers }) : payer { $cost }k
move-lose = Céder { $equipment }
move-unload = Céder { $load }
move-dismiss = Laisser { $objective }
move-done = Finir la maintenance
move-load =
    { $spot ->
        [0] Charger { $load }
       *[other] Charger { $load } (case { $spot })
    }
move-pass = Ne plus rien charger
move-order = Acheter { $equipment } ({ $price }k)
move-fuel = Acheter du carburant : { $count } ({ $price }k)
move-ready = Bon pour le vol
move-fly = Voler { $route } ({ $spaces })
move-stay = Rester ici
move-roll = Décoller : lancer la météo
move-use = Utiliser { $equipment } sur le dé { $die } ({ $face })
move-burn = Une carte carburant pour le dé { $die } ({ $face })
move-on = Continuer par ce temps
move-land = Atterrir
move-deliver = Livrer { $load } ({ $bonus }k)
move-escort = { $objective } est à destination
move-smuggle = Passer une caisse en fraude
move-stop = Ne plus rien livrer
move-reward = { $reward }

# Ce dont un menu dit davantage

ap-plane-numbers =
    niveau { $level }, carburant { $fuel }, autonomie { $range }, { $game ->
        [initiation] chargements { $slots }
       *[normal] fret { $cargo }, passagers { $pax }, équipage { $crew }, systèmes { $system }
    } ; { ap-plane-type }
ap-offered = { $objective }{ $sort ->
        [vip] {" "}pour { $city }
       *[other] {""}
    } ({ ap-points }, { $money }k)
