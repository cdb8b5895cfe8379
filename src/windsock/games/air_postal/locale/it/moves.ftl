# Che cosa fa un'azione, per i menu.

move-pilot = Volare con { $pilot } (livello { $level }, rendita { $revenue }k, resistenza { $endurance }, competenza { $competence })
move-plane = Prendere il { $plane } ({ ap-plane-numbers })
move-start = Partire da { $city }
move-box = Rimettere { $city } nella scatola
move-token = { $activity }
move-take = Prendere { ap-offered }
move-draw = Pescare il primo obiettivo, senza vederlo
move-keep = Tenere { ap-offered }
move-unlock = Sbloccare la pila { $pile }
move-buy = Comprare { $equipment } ({ $price }k)
move-discard = Scartare { $equipment }
move-shelve = Mettere { $equipment } nella pila { $pile }
move-change = Cambiare con il { $plane } ({ ap-plane-numbers }): pagare { $cost }k
move-lose = Cedere { $equipment }
move-unload = Cedere { $load }
move-dismiss = Lasciare { $objective }
move-done = Finire la manutenzione
move-load =
    { $spot ->
        [0] Caricare { $load }
       *[other] Caricare { $load } (posto { $spot })
    }
move-pass = Non caricare altro
move-order = Comprare { $equipment } ({ $price }k)
move-fuel = Comprare carburante: { $count } ({ $price }k)
move-ready = Pronti al volo
move-fly = Volare { $route } ({ $spaces })
move-stay = Restare qui
move-roll = Decollare: tirare il tempo
move-use = Usare { $equipment } sul dado { $die } ({ $face })
move-burn = Una carta carburante per il dado { $die } ({ $face })
move-on = Proseguire con questo tempo
move-land = Atterrare
move-deliver = Consegnare { $load } ({ $bonus }k)
move-escort = { $objective } è a destinazione
move-smuggle = Contrabbandare una cassa
move-stop = Non consegnare altro
move-reward = { $reward }

# Ciò di cui un menu dice di più

ap-plane-numbers =
    livello { $level }, carburante { $fuel }, autonomia { $range }, { $game ->
        [initiation] carichi { $slots }
       *[normal] merci { $cargo }, passeggeri { $pax }, equipaggio { $crew }, sistemi { $system }
    }; { ap-plane-type }
ap-offered = { $objective }{ $sort ->
        [vip] {" "}per { $city }
       *[other] {""}
    } ({ ap-points }, { $money }k)
