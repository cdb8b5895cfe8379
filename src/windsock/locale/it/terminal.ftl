# Il tavolo nel terminale: titoli, schede, la modalità a righe.

# Riquadri, tasti, righe.

screen-pane-moves = Mosse
screen-pane-map = Mappa
screen-pane-shares = Portafogli
screen-pane-track = Tracciato
screen-pane-log = Diario
screen-pane-front = Davanti a te
screen-map-whole = tutta la mappa
screen-map-near = attorno a te
screen-key-why = Perché no?
screen-key-undo = Ritira
screen-key-save = Salva
screen-key-chat = Parla
screen-key-type = Scrivi
screen-key-scoring = Conteggio
screen-key-rules = Regole
screen-key-everything = A parole
screen-key-about = Che cos'è?
screen-key-help = Aiuto
screen-key-leave = Esci
screen-key-forward = Avanti
screen-key-back = Indietro
screen-key-jump = Vai a
screen-key-seat = Posto
screen-moves-title =
    { $count ->
        [one] { $count } mossa
       *[other] { $count } mosse
    }
screen-moves-forbidden = Ora non permesse (scegline una per sapere perché)
screen-moves-none = Niente corrisponde. Esc mostra tutte le mosse.
screen-line-hint = / scrivi una mossa, un numero o una parola
screen-close-hint = Invio o Esc chiude la scheda.
screen-answer-yes = Sì
screen-answer-no = No
screen-undone = Mossa ritirata.
screen-no-scoring = Non c'è ancora stato un conteggio.
screen-saved = Salvato in { $file }.
screen-save-question = In quale file salvare questa partita?
screen-leave-question =
    Lasciare il tavolo? La partita è conservata in { $file }.
    Per continuare più tardi: windsock play --resume last
screen-guest = Giocatore

screen-hand-over = { $name }, prendi la tastiera, per favore.
screen-hand-over-why = Gli altri guardino altrove: ecco le tue carte.
screen-hand-over-ready = Sono { $name }, mostra le mie carte (Invio)

screen-why-title = Perché no?
screen-why-hint = Scrivi una mossa, o scegline una ora non permessa; Invio dice la regola.
screen-why-allowed = Ora è permesso.
screen-rules-title = Regole
screen-rules-hint = Scrivi una sigla o alcune parole; Invio mostra la regola.
screen-about-title = Carte, tessere e luoghi
screen-about-hint = Scrivi un nome; il cursore mostra il testo.

screen-track-spaces = Caselle
screen-track-pays = Frutta

screen-scoring-title = Conteggio { $number }
screen-scoring-subject = Compagnia
screen-scoring-pays = Frutta
screen-scoring-total = In tutto
screen-scoring-legend = «3 → 5» vuol dire: 3 azioni nel portafoglio hanno fruttato 5 punti. «Frutta» elenca i punti del 1º, 2º, 3º… posto; a parità di azioni si dividono i punti di quei posti, arrotondati per eccesso.
screen-final-title = La partita è finita
screen-final-winners =
    { $count ->
        [one] Vince { $winners }.
       *[other] Vincono insieme { $winners }.
    }
screen-final-kept = Questa partita è conservata in { $file }. Per rivederla: windsock replay FILE

screen-help-title = Aiuto
screen-help =
    Scegli una mossa con le frecce e Invio, con il mouse o con il suo numero.
    /        scrivere: le parole filtrano l'elenco, Invio gioca ciò che hai scritto ({ $example })
    ?        perché una mossa non è permessa? Risponde la regola, con il suo testo
    u        ritirare la tua ultima mossa; se ha detto qualcosa a qualcuno, solo se tutti sono d'accordo
    { $is-far ->
        [yes] t        dire qualcosa agli altri
       *[no] s        salvare con un nome (ogni mossa si salva anche da sé)
    }
    c        l'ultimo conteggio: chi ha avuto che cosa e perché
    r        cercare una regola
    v        tutto il tavolo a parole
    a        che cosa è stampato su carte, aerei e luoghi, se il gioco ne ha
    F2 … F6  { screen-pane-moves }, { screen-pane-map }, { screen-pane-shares }, { screen-pane-track }, { screen-pane-log }
    z        la mappa attorno al tuo luogo, o tutta
    Esc      tornare a tutte le mosse
    q        uscire

# Al tavolo di un server, e mosse ritirate insieme.

screen-said =
    { $is-removed ->
        [yes] { $seat }: (rimosso)
       *[no] { $seat }: { $text }
    }
screen-chat-question = Da dire a tutti al tavolo:
screen-ask-question = Non puoi ritirarla per conto tuo. Chiedere a tutti di tornare a com'era dopo la mossa { $number }, prima della tua ultima mossa?
screen-ask-others = { $name } vorrebbe tornare a com'era dopo la mossa { $number }. Sei d'accordo?
screen-declined = Resta tutto com'è.
screen-plain-asked = { $name } vorrebbe tornare a com'era dopo la mossa { $number }. Scrivi agree (sì) o decline (no).
screen-room-title = In attesa di giocatori
screen-room-keys = t parla · q esci
screen-room-free = { $number }. libero
screen-room-seat =
    { $kind ->
        [own] { $number }. { $name } (tu)
        [bot] { $number }. { $name } (bot)
        [program] { $number }. { $name } (programma)
       *[other] { $number }. { $name }
    }
screen-room-invite = Gli altri si siedono qui: { $link }
screen-far-asked = { $name } vorrebbe tornare a com'era dopo la mossa { $number }; gli altri non hanno ancora risposto.
screen-far-stand-in = Ora un bot gioca per te; b riprende il tuo posto.
screen-far-return-title = Il tuo posto
screen-far-return = Un bot gioca per te, perché eri via o il tuo tempo era scaduto. Riprendere il tuo posto?
screen-far-leave-question = Lasciare il tavolo? Il posto resta tuo: il suo link ti riporta qui.
screen-far-plain-left = Hai lasciato il tavolo; il link del tuo posto ti riporta qui.
screen-far-plain-end-of-input = Non c'è altro da leggere. Il link del tuo posto ti riporta al tavolo.

# La modalità a righe.

screen-plain-welcome = { $title }. Scrivi una mossa, oppure: moves, why MOSSA, view, map, about NOME, undo, takeback, { $is-far ->
        [yes] chat TESTO
       *[no] save FILE
    }, log, rules SIGLA, help, quit.
screen-plain-prompt = { $name }>
screen-plain-help =
    Una mossa si scrive nella sua notazione o con il suo numero nell'elenco: { $example }
    moves         tutte le mosse che ora puoi scegliere; moves PAROLA solo quelle con questa parola
    why MOSSA     perché una mossa non è permessa, o a che cosa porta
    view          che cosa c'è sul tavolo; map o map CITTÀ le rotte
    about NOME    che cosa è stampato su una carta, un aereo o in un luogo
    log           tutto ciò che è successo
    undo          ritirare la tua ultima mossa, se non ha detto nulla a nessuno
    takeback      chiedere a tutti di tornare a prima della tua ultima mossa; agree o decline risponde
    { $is-far ->
        [yes] chat TESTO    dire qualcosa agli altri
       *[no] save FILE     salvare con un nome (ogni mossa si salva anche da sé)
    }
    rules SIGLA   il testo di una regola, o tutte le regole con certe parole
    quit          uscire; la partita è conservata
screen-plain-hand-over = { $name }, prendi la tastiera, per favore, e premi Invio.
screen-plain-end-of-input = L'input è finito. La partita è conservata in { $file }.
screen-plain-left = La partita è conservata in { $file }.
screen-slot-free = libera
screen-slot-closed = vietata

# Rivedere e verificare.

screen-replay-at = Mossa { $number } di { $count }
screen-replay-deal = La distribuzione
screen-replay-eyes = Come vede { $name }
screen-replay-spectator = il pubblico
screen-replay-jump = A quale mossa andare, da 0 a { $count }?
screen-replay-keys = Comandi: n avanti, b indietro, un numero per andarci, p1 p2 … o spectator per cambiare sguardo, view, map, log, quit
screen-replay-help =
    → o n    una mossa avanti
    ← o b    una mossa indietro
    PgUp PgDn  dieci mosse; Home e Fine la distribuzione e l'ultima mossa
    g        andare a una mossa con il suo numero
    p        lo sguardo del posto seguente, o quello del pubblico
    v        tutto il tavolo a parole
    F2 … F6  { screen-pane-moves }, { screen-pane-map }, { screen-pane-shares }, { screen-pane-track }, { screen-pane-log }
    z        la mappa attorno al tuo luogo, o tutta
    q        uscire
screen-verify-game = { $game } { $version }, tabellone { $board }, { $seats } posti
screen-verify-seal = Sigillo { $seal }
screen-verify-no-seal = Il seme non è sigillato ({ $kind }): non prova nulla sulla distribuzione.
screen-verify-nonces =
    { $count ->
        [one] Il seme è l'impronta di un segreto e del numero casuale di un giocatore. Confronta il sigillo con quello che hai conservato.
       *[other] Il seme è l'impronta di un segreto e dei numeri casuali di { $count } giocatori. Confronta il sigillo con quello che hai conservato.
    }
screen-verify-position = La partita è cominciata da una posizione preparata: nessun sigillo può provarla.
screen-verify-alone = Il salvataggio non contiene né segreto né numeri casuali di giocatori: chi ha scelto il seme ha scelto da solo la distribuzione.
screen-verify-kept = È il sigillo che hai conservato.
screen-verify-moves =
    { $count ->
        [one] { $count } mossa ridistribuita e rigiocata secondo le regole; tutte le impronte concordano.
       *[other] { $count } mosse ridistribuite e rigiocate secondo le regole; tutte le impronte concordano.
    }
screen-verify-digest = Impronta alla fine { $digest }
screen-verify-result = Risultato: { $scores }. { $ending }
screen-verify-unfinished = La partita non è finita.

# Guai.

too-many-players = Sono indicati { $players } giocatori, ma il tavolo ha solo { $seats } posti.
same-name = Due giocatori hanno lo stesso nome: a ciascuno il suo.
bad-name = «{ $name }» non può essere un nome: servono da 1 a { $most } caratteri, senza : e |.
no-autosave = Non c'è una partita da riprendere in { $folder }.
autosave-failed = La partita non si è potuta conservare in { $file }: va salvata altrove.
save-needs-name = Va indicato un file in cui salvare la partita.
save-exists = { $file } esiste già: serve un altro nome, nulla è stato sovrascritto.
no-such-rule = Nessuna regola ha la sigla o le parole «{ $words }».
no-such-thing = Nulla si chiama «{ $words }».
play-needs-game = Va indicato un gioco, oppure si riprende una partita: windsock play airlines-europe
resume-other-game = Questo salvataggio è di { $other }, non di { $game }.
unknown-seat-name = { $seat } non è un posto di questo tavolo: si usa da p1 a p{ $seats }, oppure spectator.
resume-alone = Una partita ripresa ha già questa impostazione ({ $option }): --{ $option } va tolto.
bad-pause = La pausa è un numero di secondi da 0 a 10, non { $pause }.
question-new = Questa domanda è appena arrivata: ancora Invio gioca «{ $move }».
move-ambiguous = { $count } mosse corrispondono a «{ $words }»: scrivi di più, o scegli dall'elenco.
chat-alone = A questo tavolo non c'è nessun altro: si può parlare solo al tavolo di un server.
chat-players = Qui possono scrivere solo i giocatori.
far-save = Questa partita la conserva il server. Da lì la si può avere quando è finita.
link-alone = Il tavolo di un server ha già il suo { $option }: va tolto --{ $option }.
link-wanted = Il link del tuo posto:
name-wanted = Un posto è libero. Il tuo nome (niente: solo guardare):
no-windsock = Quello che risponde a { $address } non è un server Windsock, o è di un'altra versione.
server-lost = Il server non risponde; continuiamo a provare, e quello che hai giocato non è perso.
