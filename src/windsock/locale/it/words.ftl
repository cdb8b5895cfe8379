# Parole di cui ogni gioco ha bisogno.

player = Giocatore { $number }
waiting-for = In attesa di { $players }.
game-over = La partita è finita.

# Elenchi: rosso, blu e verde; testi separati; tanti di qualcosa.
list-more = { $first }, { $next }
list-last = { $first } e { $next }
list-apart = { $first }; { $next }
counted = { $count } { $name }

# Che cosa indica una parola della notazione.
field-airline = compagnia
field-card = azione
field-cards = azione
field-shares = azione
field-route = rotta
field-place = luogo
field-price = prezzo
field-given = numero di azioni
field-received = numero di azioni

# Che cos'altro dice un rifiuto.
field-seat = giocatore
field-cheapest = prezzo
field-cash = denaro
field-reserve = numero
