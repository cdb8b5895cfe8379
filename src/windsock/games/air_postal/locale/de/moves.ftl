# Was eine Aktion tut, für Menüs.

move-pilot = Mit { $pilot } fliegen (Stufe { $level }, Einkommen { $revenue }k, Ausdauer { $endurance }, Können { $competence })
move-plane = { $plane } nehmen (Stufe { $level }, Treibstoff { $fuel }, Reichweite { $range })
move-start = Von { $city } aus beginnen
move-box = { $city } in die Schachtel legen
move-token = { $activity }
move-take = { $objective } nehmen ({ ap-points }, { $money }k)
move-draw = Den obersten Auftrag ziehen, ungesehen
move-keep = { $objective } behalten ({ ap-points }, { $money }k)
move-unlock = Den Stapel { $pile } öffnen
move-buy = { $equipment } kaufen ({ $price }k)
move-discard = { $equipment } ablegen
move-shelve = { $equipment } in den Stapel { $pile } legen
move-change = Zu { $plane } wechseln (Stufe { $level }, Treibstoff { $fuel }, Reichweite { $range }): { $cost }k zahlen
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
