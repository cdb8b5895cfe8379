# Namen, Beschriftungen und Arten von Zügen

title = Air Postal
board-north-atlantic = Nordatlantik
board-north-atlantic-world = Nordatlantik, auf der Weltkarte
board-the-line = Die Linie
board-empire-routes = Wege des Empire
board-the-americas = Die Amerikas
board-around-the-world = Um die Welt
board-t1 = T1, ein kleiner Testsatz
board-t1-atlantic = T1, Atlantikseite
option-initiation = Einführungsspiel
    .help = Jeder handelt der Reihe nach; ohne Windsack, Reihen, Expertenausrüstung und Abstürze.
option-start_cities = Startstädte
    .help = Die Startstadt wird aus einer Kartenhand gewählt; die anderen werden Etappenstädte.
option-epic = Warbirds & episches Ende
    .help = Alte Flugzeuge und kein Geld am Anfang; das Spiel endet mit einer Reise um die Welt oder dem zweimal überquerten Atlantik.
option-round_limit = Rundengrenze
    .help = Das Spiel endet spätestens nach der Runde, die der Satz nennt.
name-objectives = Aufträge
name-maintenance = Wartung
name-flights = Flüge
counted =
    { $count ->
        [one] { $name }
       *[other] { $count } { $name }
    }
name-mail = Post
name-letter = Eilbrief
    .counted =
        { $count ->
            [one] Eilbrief
           *[other] { $count } Eilbriefe
        }
name-case = Schmuggelkiste
    .counted =
        { $count ->
            [one] Schmuggelkiste
           *[other] { $count } Schmuggelkisten
        }
name-fuel = Treibstoffkarte
    .counted =
        { $count ->
            [one] Treibstoffkarte
           *[other] { $count } Treibstoffkarten
        }
name-pax = Passagiere
name-bag-su = Sowjetisches Kuriergepäck
    .counted =
        { $count ->
            [one] Sowjetisches Kuriergepäck
           *[other] { $count } Sowjetisches Kuriergepäck
        }
name-bag-fr = Französisches Kuriergepäck
    .counted =
        { $count ->
            [one] Französisches Kuriergepäck
           *[other] { $count } Französisches Kuriergepäck
        }
name-bag-uk = Britisches Kuriergepäck
    .counted =
        { $count ->
            [one] Britisches Kuriergepäck
           *[other] { $count } Britisches Kuriergepäck
        }
name-bag-us = Amerikanisches Kuriergepäck
    .counted =
        { $count ->
            [one] Amerikanisches Kuriergepäck
           *[other] { $count } Amerikanisches Kuriergepäck
        }
name-bag-de = Deutsches Kuriergepäck
    .counted =
        { $count ->
            [one] Deutsches Kuriergepäck
           *[other] { $count } Deutsches Kuriergepäck
        }
name-diplomacy-su = Sowjetische Diplomatie
name-diplomacy-fr = Französische Diplomatie
name-diplomacy-uk = Britische Diplomatie
name-diplomacy-us = Amerikanische Diplomatie
name-diplomacy-de = Deutsche Diplomatie
name-met-report = Wetterbericht
    .effect = Abwerfen: Ein Würfel wird schön.
name-co-pilot = Kopilot
    .effect = Abwerfen: 1 Ausdauer weniger auf einem Würfel.
name-compass = Kompass
    .effect = Einmal je Flug: Wind auf einem grünen oder blauen Würfel wird schön.
name-flight-engineer = Bordmechaniker
    .effect = Einmal je Flug: einen grünen Würfel neu würfeln.
name-autopilot = Autopilot
    .effect = Ausdauer +3 in jedem Zug.
name-navigator = Navigator
    .effect = Einmal je Flug: einen roten Würfel neu würfeln.
name-gyroscope = Kreisel
    .effect = Einmal je Flug: 1 Ausdauer weniger auf einem weißen oder roten Würfel.
name-radio = Funker
    .effect = Einmal je Flug: einen weißen Würfel neu würfeln.
name-fuel-expert = Treibstoffexperte
    .effect = Einmal je Flug: Ein Würfel mit 2 Treibstoff kostet 1.
name-meteorologist = Meteorologe
    .effect = Einmal je Flug: Wind oder Sturm auf einem Würfel wird schön.
name-veteran = Veteran
    .effect = Ausdauer +2 in jedem Zug.
name-flaps = Landeklappen
    .effect = Je ein Platz mehr für Fracht und Passagiere.
name-slats = Vorflügel
    .effect = Ein Platz mehr für Crew, zwei für Systeme.
name-cargo-door = Frachttor
    .effect = An einem Halt zwei Frachtkarten liefern.
name-auxiliary-tank = Zusatztank
    .effect = Der Tank fasst 1 mehr.
name-air-stairs = Treppe
    .effect = An einem Halt zwei Passagierkarten liefern.
name-variable-propeller = Verstellpropeller
    .effect = Einmal je Flug ab 3 Feldern: 1 Treibstoff weniger auf einem Würfel.
name-altimeter = Höhenmesser
    .effect = Einmal je Flug: Nebel auf einem weißen, grünen oder roten Würfel wird schön.
name-wing-tanks = Flächentanks
    .effect = Reichweite +1.
name-floats = Schwimmer
    .effect = Das Flugzeug zählt als Amphibium.
name-fair = schön
name-rain = Regen
name-wind = Wind
name-thunderstorm = Gewitter
name-fog = Nebel
name-storm = Sturm
name-snow = Schnee
name-points = die Punkte
name-money = das Geld
label-round = Runde
label-threshold = Schwelle
label-order = Reihenfolge
label-objective_river = Aufträge
label-load_river = Fracht & Pax
label-objective_deck = Auftragsstapel
label-load_deck = Ladestapel
label-objective_discard = Abgelegte Aufträge
label-load_discard = Abgelegte Ladungen
label-boxed_objectives = Verlorene Aufträge
label-boxed_loads = Verlorene Ladungen
label-lost_equipment = Verlorene Ausrüstung
label-boxed_experts = Experten in der Schachtel
label-supply = Vorrat
label-outstations = Etappenstädte
label-new_planes = Neue Flugzeuge
label-second_hand = Gebraucht
label-crashed = Abgestürzt
label-retired = Ausgemustert
label-lost_pilots = Verlorene Piloten
label-lost_tiles = Verlorene Plättchen
label-drawn = Gezogen
label-points = Punkte
    .short = Pkt
label-money = Geld
    .short = k
label-gauge = Treibstoff
    .short = Tr.
label-max_fuel = Tank
    .short = Tank
label-range = Reichweite
    .short = Rw.
label-level = Stufe
    .short = St.
label-load_slots = Ladung
    .short = Lad
label-cargo_slots = Fracht
    .short = Fra
label-pax_slots = Pax
    .short = Pax
label-crew_slots = Besatzung
    .short = Bes
label-system_slots = System
    .short = Sys
label-loads = An Bord
label-equipment = Ausrüstung
label-objectives = Aufträge
label-cubes = Würfelchen
label-fulfilled = Erfüllt
label-bags = Kuriergepäck
label-visited = Besucht
label-tour = Reise
label-hand = Hand
kind-pilot = Piloten wählen
kind-plane = Flugzeug wählen
kind-start = Startstadt
kind-box = In die Schachtel
kind-token = Aktion wählen
kind-take = Auftrag nehmen
kind-draw = Auftrag ziehen
kind-keep = Auftrag behalten
kind-unlock = Öffnen
kind-buy = Ausrüstung kaufen
kind-discard = Ausrüstung ablegen
kind-shelve = In welchen Stapel
kind-change = Flugzeug wechseln
kind-lose = Ausrüstung aufgeben
kind-unload = Ladung aufgeben
kind-dismiss = Reisenden zurücklassen
kind-done = Wartung beenden
kind-load = Laden
kind-pass = Passen
kind-order = Für den Flug kaufen
kind-fuel = Treibstoff kaufen
kind-ready = Flugbereit
kind-fly = Strecke fliegen
kind-stay = Bleiben
kind-roll = Starten
kind-use = Karte anwenden
kind-burn = Treibstoffkarte anwenden
kind-on = Weiterfliegen
kind-land = Landen
kind-deliver = Liefern
kind-escort = Reisenden absetzen
kind-smuggle = Schmuggeln
kind-stop = Nichts mehr liefern
kind-reward = Belohnung
field-pilot = Pilot
field-plane = Flugzeug
field-city = Ort
field-activity = Aktion
field-objective = Auftrag
field-pile = Stapel
field-equipment = Ausrüstung
field-load = Ladung
field-spot = Platz
field-count = Zahl
field-die = Würfel
field-reward = Belohnung
ap-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
label-tokens = Marker
label-firsts = Pioniertaten
label-flight = Flug
label-has_unlocked = Ein Stapel wurde geöffnet
label-is_locked = verschlossen
label-basics = Grundkarten
label-experts = Expertenkarten
label-cards = gesehen
label-endurance = Ausdauer
label-flown = Geflogene Felder
label-path = Weg
label-leg = Etappe
label-used = Benutzt
label-dice = Würfel
label-odds = Chancen
label-arrive = Ankunft %
label-breakdown = Panne %
label-crash = Absturz %
label-fuel = Treibstoff
label-with = Ankunft % mit
label-colour = Farbe
label-face = Wetter
label-pilot = Pilot
label-plane = Flugzeug
label-place = Ort
label-start = Startstadt
label-trigger = Beendet von
label-strait = Beringstraße
label-crossed = Atlantik überquert
label-maintenance = Wartung
label-flights = Flüge
name-green = grün
name-blue = blau
name-white = weiß
name-red = rot
name-G = { name-green }
name-W = { name-white }
name-R = { name-red }
name-B = { name-blue }
