# Namen. Wörter, an die sich alle Meldungen dieses Spiels halten:
#   Gesellschaft, Hauptsitz, Netz, Strecke, Kreis, Marker, Vorrat, Flugkarte, Muster
#   Aktie, Hand, Auslage, Stapel, Flugstapel, Ablage; Wertung, Wertungskarte, Sabotage, inaktiv, Punkte
# Eine Gesellschaft heißt nach ihrem Kürzel: BOI.

title = Airlines (1990)
board-america = Nordamerika
board-t1 = T1, ein kleiner Plan für Tests
option-seat_bonus = Sitzbonus
    .help = Am Ende erhalten spätere Plätze bis zu 5 Punkte, weil sie später am Zug waren.
option-extra_turn = Letzter Zusatzzug
    .help = Wenn die letzte Aktie genommen ist, hat jeder noch einen Zug.
option-late_cards = Späte Wertungskarten
    .help = Die Wertungskarten kommen erst nach einigen Runden in den Stapel.

# Muster der Strecken und Flugkarten

name-solid = durchgezogen
name-dashed = gestrichelt
name-dotted = gepunktet
name-double = doppelt
name-wavy = gewellt

# Städte

name-ANC = Anchorage
name-ATL = Atlanta
name-BIL = Billings
name-CHI = Chicago
name-CHU = Churchill
name-CIN = Cincinnati
name-DAL = Dallas
name-DEN = Denver
name-EDM = Edmonton
name-ELP = El Paso
name-GOO = Goose Bay
name-HAL = Halifax
name-HAV = Havanna
name-IQA = Iqaluit
name-KAN = Kansas City
name-LAX = Los Angeles
name-MAZ = Mazatlán
name-MEM = Memphis
name-MER = Mérida
name-MEX = Mexiko-Stadt
name-MIA = Miami
name-MIN = Minneapolis
name-MON = Montreal
name-MTY = Monterrey
name-NOR = New Orleans
name-NYC = New York
name-PHO = Phoenix
name-POR = Portland
name-REG = Regina
name-SFO = San Francisco
name-SLC = Salt Lake City
name-TOR = Toronto
name-VAN = Vancouver
name-WAS = Washington
name-WIN = Winnipeg
name-YEL = Yellowknife

# Sonstiges

seat-beyond = Phantom

# Was eine Ansicht zeigt. `.short` steht über einer Spalte.

label-turns = Züge bisher
    .short = Züge
label-display = Auslage
label-pile = Stapel
label-flight_pile = Flugstapel
label-discard = Ablage
label-removed_flights = Entfernte Flugkarten
label-removed_shares = Entfernte Aktien
label-score_cards_aside = Wertungskarten beiseite
    .short = Beiseite
label-unusable = Unbrauchbar
label-flights = Flugkarten
label-flight_cards = Flugkarten auf der Hand
    .short = Flüge
label-shares = Aktien auf der Hand
    .short = Aktien
label-laid = Ausgelegte Aktien
label-points = Punkte
label-worth = Wert
label-supply = Marker übrig
    .short = Marker
label-is_founded = Gegründet
label-is_inactive = Inaktiv
label-flies_solid = durchgezogen
label-flies_dashed = gestrichelt
label-flies_dotted = gepunktet
label-flies_double = doppelt
label-flies_wavy = gewellt
kind-found = Gesellschaft gründen
kind-expand = Netz erweitern
kind-fly = Strecke hinzufügen
kind-keep = Karte behalten
kind-play = Flugkarte spielen
kind-lay = Aktien auslegen
kind-sabotage = Sabotieren
kind-mark = Wessen Marker
kind-stop = Keine Sabotage
kind-take = Aus der Auslage nehmen
kind-draw = Vom Stapel ziehen
kind-exchange = Unbrauchbare Karte tauschen
kind-replace = Inaktive Aktie ersetzen
kind-pass = Passen
field-company = Gesellschaft
field-flight = Flugkarte
field-pattern = Muster
field-value = Wert
field-lowest = Wert
field-best = Wert
screen-help-table =
    Auf der Karte: Die Pfeiltasten gehen von Strecke zu Strecke, Enter oder ein Klick zeigt die Züge auf ihr. Eine leuchtende Zahl ist eine Lizenz, die du jetzt kaufen kannst; ein Buchstabe ist die Fluggesellschaft, die sie hat; ⌂ ist ein Heimatflughafen; × ist gesperrt.
    In der Tabelle der Portfolios zeigt •, wer die meisten Aktien einer Fluggesellschaft hat, und ▶, wer am Zug ist.
