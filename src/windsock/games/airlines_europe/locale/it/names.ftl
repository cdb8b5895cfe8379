# Nomi. Parole a cui si attengono tutti i messaggi di questo gioco:
#   compagnia, licenza, rotta, volo a lungo raggio, aereo, segnalino, casella (del tracciato), collegamento bonus
#   azione (la carta; mai «azione» per una mossa), mano, portafoglio, mercato, mazzo, riserva, banca, dividendo
#   conteggio, carta conteggio, vietare, fase dei divieti, PV (punti vittoria), M (milione di euro)
# Una compagnia si chiama con il suo colore, come con un nome proprio: Rosso. Le sue azioni con l'aggettivo: un'azione rossa.

title = Airlines Europe

board-europe = Europa
board-t1 = T1, un piccolo tabellone per le prove

option-flight_ban = Flight Ban (divieti di volo)
    .help = Dopo il primo e il secondo conteggio i giocatori possono vietare delle licenze.
option-loose_cut = Taglio a occhio
    .help = Il mazzo è tagliato a occhio: nessuno può contare fino ai primi due conteggi.

# Compagnie

name-yellow = Giallo
    .share = un'azione gialla
    .none = nessuna azione gialla
    .counted =
        { $count ->
            [one] { $count } gialla
           *[other] { $count } gialle
        }

name-blue = Blu
    .share = un'azione blu
    .none = nessuna azione blu
    .counted = { $count } blu

name-violet = Viola
    .share = un'azione viola
    .none = nessuna azione viola
    .counted = { $count } viola

name-red = Rosso
    .share = un'azione rossa
    .none = nessuna azione rossa
    .counted =
        { $count ->
            [one] { $count } rossa
           *[other] { $count } rosse
        }

name-black = Nero
    .share = un'azione nera
    .none = nessuna azione nera
    .counted =
        { $count ->
            [one] { $count } nera
           *[other] { $count } nere
        }

name-brown = Marrone
    .share = un'azione marrone
    .none = nessuna azione marrone
    .counted =
        { $count ->
            [one] { $count } marrone
           *[other] { $count } marroni
        }

name-green = Verde
    .share = un'azione verde
    .none = nessuna azione verde
    .counted =
        { $count ->
            [one] { $count } verde
           *[other] { $count } verdi
        }

name-orange = Arancione
    .share = un'azione arancione
    .none = nessuna azione arancione
    .counted =
        { $count ->
            [one] { $count } arancione
           *[other] { $count } arancioni
        }

name-grey = Grigio
    .share = un'azione grigia
    .none = nessuna azione grigia
    .counted =
        { $count ->
            [one] { $count } grigia
           *[other] { $count } grigie
        }

name-white = Bianco
    .share = un'azione bianca
    .none = nessuna azione bianca
    .counted =
        { $count ->
            [one] { $count } bianca
           *[other] { $count } bianche
        }

# Città

name-AMS = Amsterdam
name-ANK = Ankara
name-ATH = Atene
name-BAR = Barcellona
name-BEG = Belgrado
name-BER = Berlino
name-BOR = Bordeaux
name-BUC = Bucarest
name-COP = Copenaghen
name-DUB = Dublino
name-EDI = Edimburgo
name-HEL = Helsinki
name-IST = Istanbul
name-KIE = Kiev
name-LIS = Lisbona
name-LON = Londra
name-MAD = Madrid
name-MAR = Marsiglia
name-MIL = Milano
name-MOS = Mosca
name-MUN = Monaco di Baviera
name-OSL = Oslo
name-PAL = Palermo
name-PAR = Parigi
name-RIG = Riga
name-ROM = Roma
name-SEV = Siviglia
name-STO = Stoccolma
name-VIE = Vienna
name-WAR = Varsavia
name-NYC = New York
name-RIO = Rio de Janeiro
name-CAI = Il Cairo
name-TEH = Teheran

# Il resto

name-abacus = ABACUS
    .share = un'azione ABACUS
    .none = nessuna azione ABACUS
    .counted = { $count } ABACUS

# Una carta coperta.
name-hidden = coperta
    .share = un'azione coperta
    .none = nessuna azione coperta
    .counted =
        { $count ->
            [one] { $count } coperta
           *[other] { $count } coperte
        }

# Dove sta una carta conteggio fino alla quale nessuno può contare.
name-after-a-quarter = dopo circa un quarto
name-in-the-middle = circa a metà
name-at-the-end = verso la fine

name-hand = mano
    .in = in mano
    .from = dalla mano
name-portfolio = portafoglio
    .in = nel portafoglio
    .from = dal portafoglio

# Il terzo giocatore, fittizio, di una partita a due.
seat-beyond = Fantasma
screen-help-table =
    Sulla mappa: le frecce vanno di rotta in rotta, Invio o un clic mostra le mosse possibili su di essa. Un numero evidenziato è una licenza che ora puoi comprare; una lettera è la compagnia che la possiede; ⌂ è un aeroporto di base; × è vietata.
    Nella tabella dei portafogli • segna chi ha più azioni di una compagnia, ▶ di chi è il turno.
