# Wörter, die jedes Spiel braucht.

player = Spieler { $number }
waiting-for = Warten auf { $players }.
game-over = Die Partie ist vorbei.

# Aufzählungen: Rot, Blau und Grün; getrennte Texte; so viele von etwas.
list-more = { $first }, { $next }
list-last = { $first } und { $next }
list-apart = { $first }; { $next }
counted = { $count } { $name }

# Wofür ein Wort der Notation steht.
field-airline = Fluggesellschaft
field-card = Aktie
field-cards = Aktie
field-shares = Aktie
field-route = Strecke
field-place = Ort
field-price = Preis
field-given = Zahl der Aktien
field-received = Zahl der Aktien

# Was eine Ablehnung sonst noch nennt.
field-seat = Spieler
field-cheapest = Preis
field-cash = Geld
field-reserve = Zahl
