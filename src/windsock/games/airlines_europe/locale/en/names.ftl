# Names. Words that all messages of this game keep to:
#   airline, licence, route, long-haul flight, plane, marker, space (of the track), bonus connection
#   share, hand, portfolio, market, deck, reserve, bank, dividend
#   scoring, scoring card, holder, ban, ban phase, VP (victory points), M (million euros)
# An airline is called by its colour, as by a proper name: Red. Its shares by the adjective: a red share.

title = Airlines Europe

board-europe = Europe
board-t1 = T1, a small board for tests

option-flight_ban = Flight Ban
    .help = After the first and the second scoring the players may ban licences.
option-loose_cut = Loose cut
    .help = The deck is cut by eye: nobody can count to the first two scorings.

# Airlines

name-yellow = Yellow
    .share = a yellow share
    .none = no yellow share
    .counted = { $count } yellow

name-blue = Blue
    .share = a blue share
    .none = no blue share
    .counted = { $count } blue

name-violet = Violet
    .share = a violet share
    .none = no violet share
    .counted = { $count } violet

name-red = Red
    .share = a red share
    .none = no red share
    .counted = { $count } red

name-black = Black
    .share = a black share
    .none = no black share
    .counted = { $count } black

name-brown = Brown
    .share = a brown share
    .none = no brown share
    .counted = { $count } brown

name-green = Green
    .share = a green share
    .none = no green share
    .counted = { $count } green

name-orange = Orange
    .share = an orange share
    .none = no orange share
    .counted = { $count } orange

name-grey = Grey
    .share = a grey share
    .none = no grey share
    .counted = { $count } grey

name-white = White
    .share = a white share
    .none = no white share
    .counted = { $count } white

# Cities

name-AMS = Amsterdam
name-ANK = Ankara
name-ATH = Athens
name-BAR = Barcelona
name-BEG = Belgrade
name-BER = Berlin
name-BOR = Bordeaux
name-BUC = Bucharest
name-COP = Copenhagen
name-DUB = Dublin
name-EDI = Edinburgh
name-HEL = Helsinki
name-IST = Istanbul
name-KIE = Kiev
name-LIS = Lisbon
name-LON = London
name-MAD = Madrid
name-MAR = Marseille
name-MIL = Milan
name-MOS = Moscow
name-MUN = Munich
name-OSL = Oslo
name-PAL = Palermo
name-PAR = Paris
name-RIG = Riga
name-ROM = Rome
name-SEV = Seville
name-STO = Stockholm
name-VIE = Vienna
name-WAR = Warsaw
name-NYC = New York
name-RIO = Rio de Janeiro
name-CAI = Cairo
name-TEH = Tehran

# Anything else

name-abacus = ABACUS
    .share = an ABACUS share
    .none = no ABACUS share
    .counted = { $count } ABACUS

# A card that lies face down.
name-hidden = hidden
    .share = a hidden share
    .none = no hidden share
    .counted = { $count } hidden

# Where a scoring card lies that nobody can count to.
name-after-a-quarter = after about a quarter
name-in-the-middle = at about the middle
name-at-the-end = near the end

name-hand = hand
    .in = in the hand
    .from = from the hand
name-portfolio = portfolio
    .in = in the portfolio
    .from = from the portfolio

# The fictitious third player of a game for two.
seat-beyond = Phantom
screen-help-table =
    On the map: arrow keys go from route to route, Enter or a click shows the moves on it. A lit number is a licence that you can buy now; a letter is the airline that has it; ⌂ is a home; × is banned.
    In the table of portfolios • marks who has the most shares of an airline, ▶ whose turn it is.
