# Namen. Wörter, an die sich alle Meldungen dieses Spiels halten:
#   Fluggesellschaft, Lizenz, Strecke, Langstreckenflug, Flugzeug, Marker, Feld (der Leiste), Bonusverbindung
#   Aktie, Hand, Portfolio, Auslage, Nachziehstapel, Vorrat, Bank, Dividende
#   Wertung, Wertungskarte, sperren, Sperrphase, SP (Siegpunkte), M (Million Euro)
# Eine Fluggesellschaft heißt nach ihrer Farbe, wie mit einem Eigennamen: Rot. Ihre Aktien mit dem Adjektiv: eine rote Aktie.

title = Airlines Europe

board-europe = Europa
board-t1 = T1, ein kleiner Plan für Tests

option-flight_ban = Flight Ban (Flugverbote)
    .help = Nach der ersten und der zweiten Wertung können Lizenzen gesperrt werden.
option-loose_cut = Nach Augenmaß abheben
    .help = Die Stapel werden nach Augenmaß geteilt: Niemand kann bis zu den ersten beiden Wertungen abzählen.

# Fluggesellschaften

name-yellow = Gelb
    .share = eine gelbe Aktie
    .none = keine gelbe Aktie
    .counted = { $count } gelbe

name-blue = Blau
    .share = eine blaue Aktie
    .none = keine blaue Aktie
    .counted = { $count } blaue

name-violet = Violett
    .share = eine violette Aktie
    .none = keine violette Aktie
    .counted = { $count } violette

name-red = Rot
    .share = eine rote Aktie
    .none = keine rote Aktie
    .counted = { $count } rote

name-black = Schwarz
    .share = eine schwarze Aktie
    .none = keine schwarze Aktie
    .counted = { $count } schwarze

name-brown = Braun
    .share = eine braune Aktie
    .none = keine braune Aktie
    .counted = { $count } braune

name-green = Grün
    .share = eine grüne Aktie
    .none = keine grüne Aktie
    .counted = { $count } grüne

name-orange = Orange
    .share = eine orange Aktie
    .none = keine orange Aktie
    .counted = { $count } orange

name-grey = Grau
    .share = eine graue Aktie
    .none = keine graue Aktie
    .counted = { $count } graue

name-white = Weiß
    .share = eine weiße Aktie
    .none = keine weiße Aktie
    .counted = { $count } weiße

# Städte

name-AMS = Amsterdam
name-ANK = Ankara
name-ATH = Athen
name-BAR = Barcelona
name-BEG = Belgrad
name-BER = Berlin
name-BOR = Bordeaux
name-BUC = Bukarest
name-COP = Kopenhagen
name-DUB = Dublin
name-EDI = Edinburgh
name-HEL = Helsinki
name-IST = Istanbul
name-KIE = Kiew
name-LIS = Lissabon
name-LON = London
name-MAD = Madrid
name-MAR = Marseille
name-MIL = Mailand
name-MOS = Moskau
name-MUN = München
name-OSL = Oslo
name-PAL = Palermo
name-PAR = Paris
name-RIG = Riga
name-ROM = Rom
name-SEV = Sevilla
name-STO = Stockholm
name-VIE = Wien
name-WAR = Warschau
name-NYC = New York
name-RIO = Rio de Janeiro
name-CAI = Kairo
name-TEH = Teheran

# Das Übrige

name-abacus = ABACUS
    .share = eine ABACUS-Aktie
    .none = keine ABACUS-Aktie
    .counted = { $count } ABACUS

# Eine verdeckte Karte.
name-hidden = verdeckt
    .share = eine verdeckte Aktie
    .none = keine verdeckte Aktie
    .counted = { $count } verdeckte

# Wo eine Wertungskarte liegt, bis zu der niemand abzählen kann.
name-after-a-quarter = nach etwa einem Viertel
name-in-the-middle = etwa in der Mitte
name-at-the-end = gegen Ende

name-hand = Hand
    .in = auf der Hand
    .from = aus der Hand
name-portfolio = Portfolio
    .in = im Portfolio
    .from = aus dem Portfolio

# Der erfundene dritte Spieler einer Partie zu zweit.
seat-beyond = Phantom
screen-help-table =
    Auf der Karte: Die Pfeiltasten gehen von Strecke zu Strecke, Enter oder ein Klick zeigt die Züge auf ihr. Eine leuchtende Zahl ist eine Lizenz, die du jetzt kaufen kannst; ein Buchstabe ist die Fluggesellschaft, die sie hat; ⌂ ist ein Heimatflughafen; × ist gesperrt.
    In der Tabelle der Portfolios zeigt •, wer die meisten Aktien einer Fluggesellschaft hat, und ▶, wer am Zug ist.
