# Was eine Aktion tut, für Menüs.

move-pilot = Mit { $pilot } fliegen (Stufe { $level }, Einkommen { $revenue }k, Ausdauer { $endurance }, Können { $competence })
move-plane = { $plane } nehmen ({ ap-plane-numbers })
move-start = Von { $city } aus beginnen
move-box = { $city } in die Schachtel legen
move-token = { $activity }
move-take = { ap-offered } nehmen
move-draw = Den obersten Auftrag ziehen, ungesehen
move-keep = { ap-offered } behalten
move-unlock = Den Stapel { $pile } öffnen
move-buy = { $equipment } kaufen ({ $price }k)
move-discard = { $equipment } ablegen
move-shelve = { $equipment } in den Stapel { $pile } legen
move-change = Zu { $plane } wechseln ({ ap-plane-numbers }): { $cost }k zahlen
move-lose = { $equipment } aufgeben
move-unload = { $load } aufgeben
move-dismiss = { $objective } zurücklassen
move-done = Die Wartung beenden
move-load =
    { $spot ->
        [0] { $load } laden
       *[other] { $load } laden (Platz { $spot })
    }
move-pass = Nichts mehr laden
move-order = { $equipment } kaufen ({ $price }k)
move-fuel = Treibstoff kaufen: { $count } ({ $price }k)
move-ready = Flugbereit
move-fly = { $route } fliegen ({ $spaces })
move-stay = Hier bleiben
move-roll = Starten: das Wetter würfeln
move-use = { $equipment } auf Würfel { $die } anwenden ({ $face })
move-burn = Eine Treibstoffkarte für Würfel { $die } ({ $face })
move-on = Bei diesem Wetter weiterfliegen
move-land = Landen
move-deliver = { $load } liefern ({ $bonus }k)
move-escort = { $objective } ist am Ziel
move-smuggle = Eine Kiste durch den Zoll schmuggeln
move-stop = Nichts mehr liefern
move-reward = { $reward }

# Wovon ein Menü mehr sagt

ap-plane-numbers =
    Stufe { $level }, Treibstoff { $fuel }, Reichweite { $range }, { $game ->
        [initiation] Ladungen { $slots }
       *[normal] Fracht { $cargo }, Passagiere { $pax }, Besatzung { $crew }, Systeme { $system }
    }; { ap-plane-type }
ap-offered = { $objective }{ $sort ->
        [vip] {" "}nach { $city }
       *[other] {""}
    } ({ ap-points }, { $money }k)
