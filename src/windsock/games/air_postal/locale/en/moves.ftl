# What an action does, for menus: one message for each verb of the notation.

move-pilot = Fly with { $pilot } (level { $level }, revenue { $revenue }k, endurance { $endurance }, competence { $competence })
move-plane = Take the { $plane } ({ ap-plane-numbers })
move-start = Start from { $city }
move-box = Put { $city } into the box
move-token = { $activity }
move-take = Take { ap-offered }
move-draw = Draw the top objective, unseen
move-keep = Keep { ap-offered }
move-unlock = Unlock the pile { $pile }
move-buy = Buy { $equipment } ({ $price }k)
move-discard = Discard { $equipment }
move-shelve = Put { $equipment } into the pile { $pile }
move-change = Change to the { $plane } ({ ap-plane-numbers }): pay { $cost }k
move-lose = Give up { $equipment }
move-unload = Give up { $load }
move-dismiss = Leave { $objective } behind
move-done = End the maintenance
move-load =
    { $spot ->
        [0] Load { $load }
       *[other] Load { $load } (spot { $spot })
    }
move-pass = Load nothing more
move-order = Buy { $equipment } ({ $price }k)
move-fuel = Buy fuel: { $count } ({ $price }k)
move-ready = Fit to fly
move-fly = Fly { $route } ({ $spaces })
move-stay = Stay here
move-roll = Take off: roll the weather
move-use = Use { $equipment } on die { $die } ({ $face })
move-burn = A fuel card for die { $die } ({ $face })
move-on = Fly on through this weather
move-land = Land
move-deliver = Deliver { $load } ({ $bonus }k)
move-escort = { $objective } has arrived
move-smuggle = Smuggle a case past customs
move-stop = Deliver nothing more
move-reward = { $reward }

# Of which a menu tells more

ap-plane-numbers =
    level { $level }, fuel { $fuel }, range { $range }, { $game ->
        [initiation] loads { $slots }
       *[normal] cargo { $cargo }, passengers { $pax }, crew { $crew }, systems { $system }
    }; { ap-plane-type }
ap-offered = { $objective }{ $sort ->
        [vip] {" "}to { $city }
       *[other] {""}
    } ({ ap-points }, { $money }k)
