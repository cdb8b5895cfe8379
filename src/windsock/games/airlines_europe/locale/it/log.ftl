# Il diario: un messaggio per ogni genere di evento. La parte `each` si dice di ogni giocatore, a turno.

# Quale dei tre conteggi.
scoring-ordinal =
    { $scoring ->
        [1] primo
        [2] secondo
       *[other] terzo
    }
scoring-ordinal-card =
    { $scoring ->
        [1] prima
        [2] seconda
       *[other] terza
    }

# Inizio

hand-redealt = { $seat } ha ricevuto azioni di una sola compagnia e prende una nuova mano.
shares-chosen = { $seat } ha scelto due azioni.
portfolios-opened = Si scoprono i portafogli iniziali. { $each }.
    .each = { $player }: { $shares }

# Licenze

licence-bought =
    { $seat } compra { $route } per { $airline } a { $price } M; { $airline } avanza alla casella { $space }.
bonus-connected =
    { $airline } completa il suo collegamento bonus e avanza di altre { $bonus } caselle, alla casella { $space }.
share-taken = { $seat } prende { $card-share } dal mercato.
share-drawn = { $seat } pesca { $card-share } dal mazzo.
market-filled = Novità nel mercato: { $cards }.
market-removed = Via dal mercato: { $cards }.

# Azioni, ABACUS, denaro

shares-laid = { $seat } depone { $shares }.
dividend-paid = { $seat } riceve un dividendo di { $amount } M.
money-taken = { $seat } prende { $amount } M dalla banca.
share-given-up = { $seat } cede { $card-share } { $place-from }.
abacus-received =
    { $count ->
        [one] { $seat } riceve un'azione ABACUS.
       *[other] { $seat } riceve { $count } azioni ABACUS.
    }
bank-busted = Salta la banca: non può pagare { $amount } M a { $seat }.
excess-returned = { $seat } restituisce { $amount } M alla banca.

# Conteggio

scoring-card-turned = Appare la { scoring-ordinal-card } carta conteggio.
scoring-begun = Comincia il { scoring-ordinal } conteggio; la prima scelta dal mercato spetta a { $holder }.
phantom-formed = Il fantasma mette in tavola tutto ciò che nessuno possiede: { $counts }.
airline-scored = { $airline } frutta { $row }. { $each }.
    .each =
        { $counts ->
            [0] { "" }
            [one] { $player }: { $awards } PV per { $counts } azione
           *[other] { $player }: { $awards } PV per { $counts } azioni
        }
scoring-ended = Il { scoring-ordinal } conteggio è finito. { $each }.
    .each = { $player }: +{ $awards } PV

# Flight Ban

licence-banned = { $seat } vieta la licenza da { $price } M su { $route }.
ban-passed = { $seat } passa ed esce da questa fase dei divieti.

# Fine

game-ended =
    { $winners-count ->
        [one] { $ending } { $each }. Vince { $winners }.
       *[other] { $ending } { $each }. Vincono insieme { $winners }.
    }
    .each = { $player }: { $scores } PV

ending-third-scoring = La partita finisce dopo il terzo conteggio.
ending-all-blocked = La partita finisce in anticipo: non restano licenze per nessuna compagnia.
