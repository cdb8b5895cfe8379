# Namen. Wörter, an die sich alle Meldungen dieses Spiels halten:
#   Flughafen, Flugzeug, Position, neutrale Gesellschaft, Allianzzone, Vorrat, Ausgabezone, Stapel, Ablage
#   Bordkarte, Platz, Slot, Symbol, Marker, Reisekarte, Trio, letzte Runde, Zusatzzug

title = Air Alliance
board-world = Die Welt
board-t1 = T1, ein Plan für Tests
option-planes_first = Erst die Flugzeuge
    .help = Die Flugzeuge werden gesetzt, bevor die sechs Karten liegen: Der Startspieler hat weniger Vorteil.

# Gesellschaften

name-red = Rot
name-yellow = Gelb
name-blue = Blau
name-green = Grün
name-black = Schwarz
name-violet = Violett
name-white = Weiß

# Flughäfen, mit Zone und Nummer

name-A1 = A1 Tokio
name-A2 = A2 Hongkong
name-A3 = A3 Singapur
name-A4 = A4 Seoul
name-A5 = A5 Himalaya
name-A6 = A6 Ozeanien
name-E1 = E1 London
name-E2 = E2 Essen
name-E3 = E3 Moskau
name-E4 = E4 Skandinavien
name-E5 = E5 Donau
name-E6 = E6 Sibirien
name-U1 = U1 New York
name-U2 = U2 Hollywood
name-U3 = U3 Hawaii
name-U4 = U4 Rocky
name-U5 = U5 Mexiko
name-U6 = U6 Brasilien
name-M1 = M1 Cannes
name-M2 = M2 Kairo
name-M3 = M3 Istanbul
name-M4 = M4 Arabien
name-M5 = M5 Savanne
name-M6 = M6 Casablanca

# Reisende

name-t01 = Brettspieler
name-t02 = Brettspieler
name-t03 = Anime-Otaku
name-t04 = Volkskundlerin
name-t05 = Archäologe
name-t06 = Professor
name-t07 = Hollywoodstar
name-t08 = Kung-Fu-Star
name-t09 = Koreanischer Star
name-t10 = Bierbrauer
name-t11 = Barkeeper
name-t12 = Hotelier
name-t13 = Tennisspieler
name-t14 = Fußballspieler
name-t15 = Volleyballspieler
name-t16 = MI6-Agent
name-t17 = KGB-Agent
name-t18 = CIA-Agent
name-t19 = Neandertaler
name-t20 = Yeti
name-t21 = Bigfoot
name-t22 = Scheich
name-t23 = Operndiva
name-t24 = Tycoon
name-t25 = Entdeckerin
name-t26 = Safarileiter
name-t27 = Prinz
name-t28 = Magnat
name-t29 = Karnevalskönigin
name-t30 = Pelzhändler
name-t31 = Bankier
name-t32 = Chirurgin
name-t33 = Architekt
name-t34 = Kaufmann
name-t35 = Anwältin
name-t36 = Geologe
name-t37 = Filmregisseur
name-t38 = Diplomat
name-t39 = Ölhändler
name-t40 = Tierärztin
name-t41 = Bergsteiger
name-t42 = Winzer
name-t43 = Zoologin
name-t44 = Modedesignerin
name-t45 = Romanautor
name-t46 = Dirigent
name-t47 = Spielervermittler
name-t48 = Rucksackreisender
name-t49 = Studentin
name-t50 = Krankenpflegerin
name-t51 = Vertreter
name-t52 = Flitterwöchnerin
name-t53 = Großmutter
name-t54 = Musiker
name-t55 = Fotograf
name-t56 = Lehrerin
name-t57 = Koch
name-t58 = Ingenieurin
name-t59 = Journalist
name-t60 = Tänzerin

# Trios

name-enthusiast = Enthusiasten
name-scholar = Gelehrte
name-actor = Schauspieler
name-cocktail = Cocktail
name-ball-game = Ballspiele
name-spy = Spione
name-primitive-man = Urmenschen

# Positionen, Zonen, Slots

name-1st = 1.
name-2nd = 2.
name-3rd = 3.
name-Z1 = Zone 1
name-Z2 = Zone 2
name-supply = aus dem Vorrat
name-moved = versetzt

# Was eine Ansicht zeigt. `.short` steht über einer Spalte.

label-turns = Bisherige Züge
    .short = Züge
label-is_extra_turn = Zusatzzug
label-is_last_round = Letzte Runde
label-is_last_round_triggered = Letzte Runde steht bevor
label-last_turns = Noch letzte Züge
    .short = Letzte
label-markers_left = Marker übrig
    .short = Marker
label-has_replaced = Ausgabezone ausgetauscht
label-row = Ausgabezone
label-pile = Stapel
    .short = Stapel
label-discards = Ablage
label-won = In diesem Zug gewonnen
label-flights = Flüge dieses Zuges
label-zones = Allianzzonen
label-supply = Vorrat
label-colour = Farbe
label-miles = Meilen
    .short = Meilen
label-points = Punkte
    .short = Punkte
label-cards = Gewonnene Karten
    .short = Karten
label-markers = Marker auf der Hand
    .short = Marker
label-reserved = Reserviert
label-special = Sonderflughafen
label-allies = Verbündete
label-symbols = Symbole
label-trios = Trios
label-face_down = Verdeckte Karten
    .short = verdeckt
label-face_down_cards = Verdeckt
label-pass = Bordkarte
label-slots = Slots
label-marker = Marker auf Slot
label-next = Ein Marker mehr
label-later = Zwei Marker mehr
label-wins = Gewinnt

# Arten von Zügen, und Felder der Notation

kind-choose = Eine Farbe wählen
kind-place = Ein Flugzeug aufstellen
kind-ally = Eine Allianz bilden
kind-skip = Keine Allianz
kind-fly = Ein Flugzeug fliegen
kind-exchange = Vorrangstart
kind-with = Welcher Platz der Bordkarte
kind-reserve = Eine Karte reservieren
kind-replace = Die Ausgabezone austauschen
kind-done = Die Phase beenden
kind-lay = Eine Karte legen
kind-again = Zusatzzug
kind-decline = Kein Zusatzzug
field-colour = Farbe
field-airport = Flughafen
field-origin = Startflughafen
field-destination = Zielflughafen
field-npa = neutrale Gesellschaft
field-zone = Allianzzone
field-source = Herkunft des Flugzeugs
field-first = Position
field-second = Position
field-place = Platz der Bordkarte

# Listen: Jede Karte gibt es nur einmal

counted =
    { $count ->
        [one] { $name }
       *[other] { $count } { $name }
    }
field-card = Reisekarte
screen-pane-shares = Spieler
screen-help-table =
    Auf der Karte: Enter oder ein Klick zeigt die Züge an einem Flughafen.
    In der Tabelle der Spieler zeigt ▶, wer am Zug ist.
