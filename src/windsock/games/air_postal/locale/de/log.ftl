# Das Protokoll: eine Meldung für jede Art von Ereignis.

order-drawn = Reihenfolge: { $order }.
order-changed = Reihenfolge der nächsten Runde: { $order }.
start-city-chosen = { $seat } hat eine Startstadt gewählt.
start-city-taken = { $seat } beginnt in { $city }: { ap-points } und { $money }k.
city-boxed = { $seat } legt eine Karte in die Schachtel.
outstations-set = Die Etappenstädte sind { $cities }.
pilot-taken = { $seat } fliegt mit { $pilot }.
plane-taken = { $seat } nimmt { $plane }.
round-begun = Runde { $round } beginnt.
token-placed = { $seat } wählt { $activity }.
revenue-received = { $seat } erhält ein Einkommen von { $money }k.
objective-taken = { $seat } nimmt den Auftrag { $objective }.
objective-drawn = { $seat } zieht den Auftrag { $objective }.
vip-turned-away = { $seat } hat keinen Platz für { $objective }; die nächste Karte wird gezogen.
no-objective-left = Für { $seat } gibt es keinen Auftrag.
cube-laid = { $seat } markiert { $city } auf { $objective }.
objectives-seen = { $seat } zieht { $objectives }.
objectives-drawn =
    { $count ->
        [one] { $seat } zieht einen Auftrag.
       *[other] { $seat } zieht { $count } Aufträge.
    }
objectives-discarded = { $seat } legt { $objectives } ab.
pile-unlocked = { $seat } öffnet den Stapel { $pile }: { $equipments }.
equipment-bought = { $seat } kauft { $equipment } für { $money }k.
equipment-discarded = { $seat } gibt { $equipment } ab.
expert-shelved = { $equipment } kommt in den Stapel { $pile }, gewählt von { $seat }.
plane-changed = { $seat } wechselt von { $old } zu { $plane } und zahlt { $money }k.
load-given-up = { $seat } gibt { $load } ab und zahlt { $money }k.
vip-given-up = { $seat } lässt { $objective } zurück und zahlt { $money }k.
load-taken = { $seat } lädt { $load }.
loading-passed = { $seat } lädt nichts mehr.
loads-seen = { $seat } zieht { $loads }.
loads-drawn =
    { $count ->
        [one] { $seat } zieht eine Ladekarte.
       *[other] { $seat } zieht { $count } Ladekarten.
    }
loads-discarded = { $seat } legt { $loads } ab.
fuel-bought = { $seat } kauft Treibstoff: { $count } für { $money }k.
ready-to-fly = { $seat } ist flugbereit, mit Ausdauer { $endurance }.
route-announced = { $seat } sagt { $route } an.
weather-rolled = { $seat } startet. Das Wetter: { $faces }.
die-rerolled = { $seat } würfelt Würfel { $die } mit { $equipment } neu: { $face }.
effect-used = { $seat } wendet { $equipment } auf Würfel { $die } an.
fuel-card-used = { $seat } zahlt einen Treibstoff von Würfel { $die } mit einer Treibstoffkarte.
die-resolved = Feld { $die }, { $face }: { $seat } hat noch Treibstoff { $gauge } und Ausdauer { $endurance }.
leg-flown = { $seat } ist über { $city } mit Treibstoff { $gauge } und Ausdauer { $endurance }.
landed = { $seat } landet in { $city }.
flight-interrupted = Der Flug von { $seat } wird auf Feld { $die } abgebrochen, mit Treibstoff { $gauge } und Ausdauer { $endurance }.
broken-down = { $seat } hat eine Panne und ist zurück in { $city }{ $points ->
        [0] .
       *[other] : -{ ap-points }.
    }
crashed = { $seat } stürzt ab: { $pilot } und { $plane } sind verloren. Der Ruhm bleibt: +{ $points }.
load-delivered = { $seat } liefert { $load } für { $money }k.
bag-kept = { $seat } behält { $load } für die Diplomatie: +{ ap-points }.
vip-delivered = { $objective } ist am Ziel: { $seat } gewinnt { ap-points } und { $money }k.
case-smuggled = { $seat } schmuggelt eine Kiste für { $money }k durch den Zoll.
case-found = Der Zoll findet die Kiste: { $seat } zahlt { $money }k, der Zug ist zu Ende, und dieser Stopp bringt nichts mehr.
air-route-fulfilled = { $seat } hat die Fluglinie { $objective } eröffnet: { ap-points } und { $money }k.
outstation-visited = { $seat } besucht { $city } und nimmt { $reward }: { ap-points }, { $money }k.
first-claimed = Eine Pioniertat: { $seat } ist { $first } geflogen und gewinnt { ap-points }.
end-triggered = { $seat } löst das Ende des Spiels aus: Die Runde wird zu Ende gespielt. { $ending }
rivers-refreshed =
    Neu in den Reihen: { $loads-count ->
        [0] keine Ladungen
        [one] { $loads-count } Ladung ({ $loads })
       *[other] { $loads-count } Ladungen ({ $loads })
    } und { $objectives-count ->
        [0] keine Aufträge
        [one] { $objectives-count } Auftrag ({ $objectives })
       *[other] { $objectives-count } Aufträge ({ $objectives })
    }.
deck-shuffled =
    { $is_objectives ->
        [0] Die { $count } abgelegten Ladekarten werden ein neuer Stapel.
       *[other] Die { $count } abgelegten Aufträge werden ein neuer Stapel.
    }

# Ende

objective-failed = { $seat } hat { $objective } nicht erfüllt: -{ ap-points }.
plane-sold = { $seat } verkauft { $plane }: { ap-points } für die Stufe und { $money }k.
money-counted = { $seat } hat { $money }k: { ap-points }.
game-ended =
    { $winners-count ->
        [one] { $ending } Nach { $round } Runden: { $each }. { $winners } gewinnt.
       *[other] { $ending } Nach { $round } Runden: { $each }. { $winners } gewinnen gemeinsam.
    }
    .each = { $player }: { $scores }
ending-threshold = Genug Ruhm ist gewonnen.
ending-tour = Die Reise um die Welt ist vollbracht.
ending-crossing = Der Atlantik ist hin und zurück überquert.
ending-round-limit = Die letzte vereinbarte Runde ist vorbei.
