# Nomi. Parole a cui tutti i messaggi di questo gioco si attengono:
#   aeroporto, aereo, posizione, compagnia neutrale, zona di alleanza, riserva, zona di consegna, mazzo, scarti
#   carta d'imbarco, posto, slot, simbolo, segnalino, carta viaggiatore, trio, ultimo giro, turno extra

title = Air Alliance
board-world = Il mondo
board-t1 = T1, un tabellone per prove
option-planes_first = Prima gli aerei
    .help = I giocatori piazzano gli aerei prima che si dispongano le sei carte: il primo giocatore ha meno vantaggio.

# Compagnie

name-red = Rosso
name-yellow = Giallo
name-blue = Blu
name-green = Verde
name-black = Nero
name-violet = Viola
name-white = Bianco

# Aeroporti, con zona e numero

name-A1 = A1 Tokyo
name-A2 = A2 Hong Kong
name-A3 = A3 Singapore
name-A4 = A4 Seul
name-A5 = A5 Himalaya
name-A6 = A6 Oceania
name-E1 = E1 Londra
name-E2 = E2 Essen
name-E3 = E3 Mosca
name-E4 = E4 Scandinavia
name-E5 = E5 Danubio
name-E6 = E6 Siberia
name-U1 = U1 New York
name-U2 = U2 Hollywood
name-U3 = U3 Hawaii
name-U4 = U4 Rocky
name-U5 = U5 Messico
name-U6 = U6 Brasile
name-M1 = M1 Cannes
name-M2 = M2 Il Cairo
name-M3 = M3 Istanbul
name-M4 = M4 Arabia
name-M5 = M5 Savana
name-M6 = M6 Casablanca

# Viaggiatori

name-t01 = Giocatore da tavolo
name-t02 = Giocatore da tavolo
name-t03 = Otaku di anime
name-t04 = Folclorista
name-t05 = Archeologo
name-t06 = Professore
name-t07 = Stella di Hollywood
name-t08 = Stella del kung fu
name-t09 = Stella coreana
name-t10 = Birraio
name-t11 = Barista
name-t12 = Albergatore
name-t13 = Tennista
name-t14 = Calciatore
name-t15 = Pallavolista
name-t16 = Agente dell'MI6
name-t17 = Agente del KGB
name-t18 = Agente della CIA
name-t19 = Neandertaliano
name-t20 = Yeti
name-t21 = Bigfoot
name-t22 = Sceicco
name-t23 = Diva dell'opera
name-t24 = Magnate della stampa
name-t25 = Esploratrice
name-t26 = Guida di safari
name-t27 = Principe
name-t28 = Magnate
name-t29 = Regina del carnevale
name-t30 = Pellicciaio
name-t31 = Banchiere
name-t32 = Chirurga
name-t33 = Architetto
name-t34 = Mercante
name-t35 = Avvocata
name-t36 = Geologo
name-t37 = Regista
name-t38 = Diplomatico
name-t39 = Petroliere
name-t40 = Veterinaria
name-t41 = Alpinista
name-t42 = Vignaiolo
name-t43 = Zoologa
name-t44 = Stilista
name-t45 = Romanziere
name-t46 = Direttore d'orchestra
name-t47 = Procuratore sportivo
name-t48 = Viaggiatore zaino in spalla
name-t49 = Studentessa
name-t50 = Infermiera
name-t51 = Rappresentante
name-t52 = Sposa in viaggio di nozze
name-t53 = Nonna
name-t54 = Musicista
name-t55 = Fotografo
name-t56 = Maestra
name-t57 = Cuoco
name-t58 = Ingegnera
name-t59 = Giornalista
name-t60 = Ballerina

# Trii

name-enthusiast = Appassionati
name-scholar = Studiosi
name-actor = Attori
name-cocktail = Cocktail
name-ball-game = Giochi di palla
name-spy = Spie
name-primitive-man = Uomini primitivi

# Posizioni, zone, slot

name-1st = 1º
name-2nd = 2º
name-3rd = 3º
name-Z1 = Zona 1
name-Z2 = Zona 2
name-supply = dalla riserva
name-moved = spostato

# Che cosa mostra una vista. `.short` intesta una colonna.

label-turns = Turni giocati
    .short = Turni
label-is_extra_turn = Turno extra
label-is_last_round = Ultimo giro
label-is_last_round_triggered = Ultimo giro annunciato
label-last_turns = Ultimi turni da giocare
    .short = Ultimi
label-markers_left = Segnalini rimasti
    .short = Segnalini
label-has_replaced = Zona di consegna rinnovata
label-row = Zona di consegna
label-pile = Mazzo
    .short = Mazzo
label-discards = Scarti
label-won = Vinte in questo turno
label-flights = Voli di questo turno
label-zones = Zone di alleanza
label-supply = Riserva
label-colour = Colore
label-miles = Miglia
    .short = miglia
label-points = Punti
    .short = punti
label-cards = Carte vinte
    .short = carte
label-markers = Segnalini in mano
    .short = segnalini
label-reserved = Prenotate
label-special = Aeroporto speciale
label-allies = Alleati
label-symbols = Simboli
label-trios = Trii
label-face_down = Carte coperte
    .short = coperte
label-face_down_cards = Coperte
label-pass = Carta d'imbarco
label-slots = Slot
label-marker = Segnalino sullo slot
label-next = Un segnalino in più
label-later = Due segnalini in più
label-wins = Vince

# Tipi di mosse, e campi della notazione

kind-choose = Scegliere un colore
kind-place = Piazzare un aereo
kind-ally = Creare un'alleanza
kind-skip = Nessuna alleanza
kind-fly = Far volare un aereo
kind-exchange = Decollo prioritario
kind-with = Quale posto
kind-reserve = Prenotare una carta
kind-replace = Rinnovare la zona di consegna
kind-done = Chiudere la fase
kind-lay = Posare una carta
kind-again = Turno extra
kind-decline = Nessun turno extra
field-colour = colore
field-airport = aeroporto
field-origin = aeroporto di partenza
field-destination = aeroporto di arrivo
field-npa = compagnia neutrale
field-zone = zona di alleanza
field-source = provenienza dell'aereo
field-first = posizione
field-second = posizione
field-place = posto

# Elenchi: ogni carta è unica

counted =
    { $count ->
        [one] { $name }
       *[other] { $count } { $name }
    }
field-card = carta viaggiatore
screen-pane-shares = Giocatori
screen-help-table =
    Sulla mappa: Invio o un clic mostra le mosse possibili in un aeroporto.
    Nella tabella dei giocatori ▶ segna di chi è il turno.
