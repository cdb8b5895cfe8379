# Nomi. Parole a cui si attengono tutti i messaggi di questo gioco:
#   compagnia, sede, rete, rotta, cerchio, segnalino, riserva, carta volo, motivo
#   azione (la carta; mai «azione» per una mossa), mano, esposizione, mazzo, mazzo dei voli, scarti
#   conteggio, carta conteggio, sabotaggio, inattiva, punti
# Una compagnia si chiama con la sua sigla: BOI.

title = Airlines (1990)
board-america = Nordamerica
board-t1 = T1, un piccolo tabellone per le prove
option-seat_bonus = Bonus di posto
    .help = Alla fine i posti successivi ricevono fino a 5 punti per aver giocato dopo.
option-extra_turn = Ultimo turno in più
    .help = Quando è presa l'ultima azione, tutti hanno ancora un turno.
option-late_cards = Carte conteggio tardive
    .help = Le carte conteggio si mescolano nel mazzo solo dopo alcuni giri.

# Motivi delle rotte e delle carte volo

name-solid = continua
name-dashed = tratteggiata
name-dotted = punteggiata
name-double = doppia
name-wavy = ondulata

# Città

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
name-HAV = L'Avana
name-IQA = Iqaluit
name-KAN = Kansas City
name-LAX = Los Angeles
name-MAZ = Mazatlán
name-MEM = Memphis
name-MER = Mérida
name-MEX = Città del Messico
name-MIA = Miami
name-MIN = Minneapolis
name-MON = Montréal
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

# Altro

seat-beyond = Fantasma

# Ciò che mostra una vista. `.short` sta in testa a una colonna.

label-turns = Turni giocati
    .short = Turni
label-display = Esposizione
label-pile = Mazzo
label-flight_pile = Mazzo dei voli
label-discard = Scarti
label-removed_flights = Voli rimossi
label-removed_shares = Azioni rimosse
label-score_cards_aside = Carte conteggio da parte
    .short = Da parte
label-unusable = Inutilizzabili
label-flights = Carte volo
label-flight_cards = Carte volo in mano
    .short = voli
label-shares = Azioni in mano
    .short = azioni
label-laid = Azioni deposte
label-points = Punti
label-worth = Valore
label-supply = Segnalini rimasti
    .short = Segnalini
label-is_founded = Fondata
label-is_inactive = Inattiva
label-flies_solid = continua
label-flies_dashed = tratteggiata
label-flies_dotted = punteggiata
label-flies_double = doppia
label-flies_wavy = ondulata
kind-found = Fondare una compagnia
kind-expand = Ampliare una rete
kind-fly = Aggiungere una rotta
kind-keep = Tenere la carta
kind-play = Giocare una carta volo
kind-lay = Deporre azioni
kind-sabotage = Sabotare
kind-mark = Il segnalino di chi
kind-stop = Nessun sabotaggio
kind-take = Prendere dall'esposizione
kind-draw = Pescare dal mazzo
kind-exchange = Scambiare una carta inutilizzabile
kind-replace = Sostituire un'azione inattiva
kind-pass = Passare
field-company = compagnia
field-flight = carta volo
field-pattern = motivo
field-value = valore
field-lowest = valore
field-best = valore
screen-help-table =
    Sulla mappa: le frecce vanno di rotta in rotta, Invio o un clic mostra le mosse possibili su di essa. Un numero evidenziato è una licenza che ora puoi comprare; una lettera è la compagnia che la possiede; ⌂ è un aeroporto di base; × è vietata.
    Nella tabella dei portafogli • segna chi ha più azioni di una compagnia, ▶ di chi è il turno.
