# Nomi, etichette e tipi di mossa

title = Air Postal
board-north-atlantic = Nord Atlantico
board-north-atlantic-world = Nord Atlantico, sul mondo
board-the-line = La Linea
board-empire-routes = Rotte dell'Impero
board-the-americas = Le Americhe
board-around-the-world = Intorno al mondo
board-t1 = T1, un piccolo set di prova
board-t1-atlantic = T1, lato Atlantico
option-initiation = Partita d'iniziazione
    .help = Ognuno gioca a turno, senza manica a vento, fiumi, equipaggiamento esperto né incidenti.
option-start_cities = Città di partenza
    .help = La città di partenza si sceglie da una mano di carte; le altre diventano città tappa.
option-epic = Warbirds e finale epico
    .help = Vecchi aerei e niente denaro all'inizio; la partita finisce con un giro del mondo, o con l'Atlantico attraversato due volte.
option-round_limit = Limite di turni
    .help = La partita finisce al più tardi dopo il turno indicato dal set.
name-objectives = Obiettivi
name-maintenance = Manutenzione
name-flights = Voli
counted =
    { $count ->
        [one] { $name }
       *[other] { $count } { $name }
    }
name-mail = Posta
name-letter = Lettera urgente
    .counted =
        { $count ->
            [one] Lettera urgente
           *[other] { $count } Lettere urgenti
        }
name-case = Cassa di contrabbando
    .counted =
        { $count ->
            [one] Cassa di contrabbando
           *[other] { $count } Casse di contrabbando
        }
name-fuel = Carta carburante
    .counted =
        { $count ->
            [one] Carta carburante
           *[other] { $count } Carte carburante
        }
name-pax = Passeggeri
name-bag-su = Valigia sovietica
    .counted =
        { $count ->
            [one] Valigia sovietica
           *[other] { $count } Valigie sovietiche
        }
name-bag-fr = Valigia francese
    .counted =
        { $count ->
            [one] Valigia francese
           *[other] { $count } Valigie francesi
        }
name-bag-uk = Valigia britannica
    .counted =
        { $count ->
            [one] Valigia britannica
           *[other] { $count } Valigie britanniche
        }
name-bag-us = Valigia americana
    .counted =
        { $count ->
            [one] Valigia americana
           *[other] { $count } Valigie americane
        }
name-bag-de = Valigia tedesca
    .counted =
        { $count ->
            [one] Valigia tedesca
           *[other] { $count } Valigie tedesche
        }
name-diplomacy-su = Diplomazia sovietica
name-diplomacy-fr = Diplomazia francese
name-diplomacy-uk = Diplomazia britannica
name-diplomacy-us = Diplomazia americana
name-diplomacy-de = Diplomazia tedesca
name-met-report = Bollettino meteo
    .effect = Scartalo: un dado diventa bel tempo.
name-co-pilot = Copilota
    .effect = Scartalo: 1 resistenza in meno su un dado.
name-compass = Bussola
    .effect = Una volta a volo: il vento di un dado verde o blu diventa bel tempo.
name-flight-engineer = Motorista
    .effect = Una volta a volo: ritira un dado verde.
name-autopilot = Autopilota
    .effect = Resistenza +3 a ogni turno.
name-navigator = Navigatore
    .effect = Una volta a volo: ritira un dado rosso.
name-gyroscope = Giroscopio
    .effect = Una volta a volo: 1 resistenza in meno su un dado bianco o rosso.
name-radio = Marconista
    .effect = Una volta a volo: ritira un dado bianco.
name-fuel-expert = Esperto carburante
    .effect = Una volta a volo: un dado da 2 carburanti ne costa 1.
name-meteorologist = Meteorologo
    .effect = Una volta a volo: vento o tempesta di un dado diventa bel tempo.
name-veteran = Veterano
    .effect = Resistenza +2 a ogni turno.
name-flaps = Ipersostentatori
    .effect = Un posto in più per le merci e uno per i passeggeri.
name-slats = Slat
    .effect = Un posto in più per l'equipaggio, due per i sistemi.
name-cargo-door = Portellone
    .effect = Consegna due carte merce a uno scalo.
name-auxiliary-tank = Serbatoio ausiliario
    .effect = Il serbatoio contiene 1 in più.
name-air-stairs = Scaletta
    .effect = Consegna due carte passeggeri a uno scalo.
name-variable-propeller = Elica a passo variabile
    .effect = Una volta a volo di 3 o più caselle: 1 carburante in meno su un dado.
name-altimeter = Altimetro
    .effect = Una volta a volo: la nebbia di un dado bianco, verde o rosso diventa bel tempo.
name-wing-tanks = Serbatoi alari
    .effect = Autonomia +1.
name-floats = Galleggianti
    .effect = L'aereo conta come anfibio.
name-fair = bel tempo
name-rain = pioggia
name-wind = vento
name-thunderstorm = temporale
name-fog = nebbia
name-storm = tempesta
name-snow = neve
name-points = i punti
name-money = il denaro
label-round = Turno
label-threshold = Soglia
label-order = Ordine
label-objective_river = Obiettivi
label-load_river = Merci e pax
label-objective_deck = Mazzo obiettivi
label-load_deck = Mazzo carichi
label-objective_discard = Obiettivi scartati
label-load_discard = Carichi scartati
label-boxed_objectives = Obiettivi persi
label-boxed_loads = Carichi persi
label-lost_equipment = Equipaggiamento perso
label-boxed_experts = Esperti nella scatola
label-supply = Riserva
label-outstations = Città tappa
label-new_planes = Aerei nuovi
label-second_hand = Usato
label-crashed = Precipitati
label-retired = Ritirati
label-lost_pilots = Piloti persi
label-lost_tiles = Tessere perse
label-drawn = Pescato
label-points = Punti
    .short = Pti
label-money = Denaro
    .short = k
label-gauge = Carburante
    .short = Carb
label-max_fuel = Serbatoio
    .short = Serb
label-range = Autonomia
    .short = Aut
label-level = Livello
    .short = Liv
label-load_slots = Carico
    .short = Car
label-cargo_slots = Merci
    .short = Mer
label-pax_slots = Pax
    .short = Pax
label-crew_slots = Equipaggio
    .short = Equ
label-system_slots = Sistema
    .short = Sis
label-loads = A bordo
label-equipment = Equipaggiamento
label-objectives = Obiettivi
label-cubes = Cubetti
label-fulfilled = Compiuti
label-bags = Valigie
label-visited = Visitate
label-tour = Giro
label-hand = Mano
kind-pilot = Scegliere un pilota
kind-plane = Scegliere un aereo
kind-start = Città di partenza
kind-box = Nella scatola
kind-token = Scegliere un'azione
kind-take = Prendere un obiettivo
kind-draw = Pescare un obiettivo
kind-keep = Tenere un obiettivo
kind-unlock = Sbloccare
kind-buy = Comprare equipaggiamento
kind-discard = Scartare equipaggiamento
kind-shelve = In quale pila
kind-change = Cambiare aereo
kind-lose = Cedere equipaggiamento
kind-unload = Cedere un carico
kind-dismiss = Lasciare un viaggiatore
kind-done = Finire la manutenzione
kind-load = Caricare
kind-pass = Passare
kind-order = Comprare per il volo
kind-fuel = Comprare carburante
kind-ready = Pronti al volo
kind-fly = Volare una rotta
kind-stay = Restare
kind-roll = Decollare
kind-use = Usare una carta
kind-burn = Usare una carta carburante
kind-on = Proseguire
kind-land = Atterrare
kind-deliver = Consegnare
kind-escort = Consegnare un viaggiatore
kind-smuggle = Contrabbandare
kind-stop = Non consegnare altro
kind-reward = Ricompensa
field-pilot = pilota
field-plane = aereo
field-city = luogo
field-activity = azione
field-objective = obiettivo
field-pile = pila
field-equipment = equipaggiamento
field-load = carico
field-spot = posto
field-count = numero
field-die = dado
field-reward = ricompensa
ap-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
label-tokens = Segnalini
label-firsts = Grandi prime
label-flight = Volo
label-has_unlocked = Una pila è stata sbloccata
label-is_locked = bloccata
label-basics = carte base
label-experts = carte esperto
label-cards = viste
label-endurance = Resistenza
label-flown = Caselle volate
label-path = Percorso
label-leg = Tratta
label-used = Usato
label-dice = Dadi
label-odds = Probabilità
label-arrive = arrivo %
label-breakdown = avaria %
label-crash = incidente %
label-fuel = Carburante
label-with = arrivo % con
label-colour = Colore
label-face = Tempo
label-pilot = Pilota
label-plane = Aereo
label-place = Luogo
label-start = Città di partenza
label-trigger = Conclusa da
label-strait = Stretto di Bering
label-crossed = Atlantico attraversato
label-maintenance = Manutenzione
label-flights = Voli
name-green = verde
name-blue = blu
name-white = bianco
name-red = rosso
name-G = { name-green }
name-W = { name-white }
name-R = { name-red }
name-B = { name-blue }
