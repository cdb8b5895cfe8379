# Words that every game needs.

player = Player { $number }
waiting-for = Waiting for { $players }.
game-over = The game is over.

# Lists: red, blue and green; texts that stand apart; so many of something.
list-more = { $first }, { $next }
list-last = { $first } and { $next }
list-apart = { $first }; { $next }
counted = { $count } { $name }

# What a word of the notation stands for.
field-airline = airline
field-card = share
field-cards = share
field-shares = share
field-route = route
field-place = place
field-price = price
field-given = number of shares
field-received = number of shares

# What else a refusal tells.
field-seat = player
field-cheapest = price
field-cash = money
field-reserve = number
