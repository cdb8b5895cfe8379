# Il browser: tutto ciò che dicono le sue pagine. (Ciò che dice un gioco sta nei file del gioco.)

# Tutte le pagine

web-home = Windsock, alla sala
web-skip = Vai al contenuto
web-nav = Pagine
web-nav-lobby = Sala
web-nav-new = Nuovo tavolo
web-nav-rules = Regole
web-nav-account = Tu
web-footer = Windsock: giochi di compagnie aeree, giocati con le loro regole.
web-page-not-loaded = Questa pagina non si è caricata. Controlla la connessione e riprova.
web-lost-title = Fuori dalla mappa
web-lost-text = A questo indirizzo non c'è nessuna pagina. Forse il link è incompleto.
web-preferences = Preferenze
web-language = Lingua
web-theme = Aspetto
web-theme-system = Come il sistema
web-theme-light = Chiaro
web-theme-dark = Scuro
web-motion = Movimento
web-motion-system = Come il sistema
web-motion-full = Animato
web-motion-none = Fermo
web-confirm = Confermare una mossa
web-confirm-always = Sempre
web-confirm-final = Se è definitiva
web-confirm-never = Mai
web-notices = Avvisami quando tocca a me

# Che cosa è andato storto verso il server

web-offline = Il server non è raggiungibile. Controlla la connessione e riprova.
web-not-found = Qui non c'è, o non c'è più.
web-too-big = È troppo in una volta per il server.
web-too-often = Troppe richieste in poco tempo. Aspetta un momento e riprova.
web-server-down = Il server ha un problema ({ $status }). Riprova tra un momento.
web-strange-answer = Il server non lo accetta ({ $status }).
web-no-answer = Ancora nessuna risposta. Il tavolo mostra se la tua mossa è arrivata.
web-connection-lost = La connessione si è interrotta. Il tavolo mostra se la tua mossa è arrivata.
web-something-wrong = Qui qualcosa è andato storto. Ricarica la pagina.

# Che cosa dicono più pagine

web-copy = Copia
web-copied = Copiato
web-copy-what = Copia: { $what }
web-loading = Caricamento …
web-guest = Ospite
web-your-name = Il tuo nome
web-game = Gioco
web-board = Tabellone
web-seat = Posto { $number }
web-seats =
    { $count ->
        [one] 1 giocatore
       *[other] { $count } giocatori
    }
web-seconds =
    { $count ->
        [one] 1 secondo
       *[other] { $count } secondi
    }
web-minutes =
    { $count ->
        [one] 1 minuto
       *[other] { $count } minuti
    }
web-hours =
    { $count ->
        [one] 1 ora
       *[other] { $count } ore
    }
web-days =
    { $count ->
        [one] 1 giorno
       *[other] { $count } giorni
    }
web-clock-move = { $time } a mossa
web-clock-game = { $time } a partita
web-hot-seat = A uno schermo solo
web-card-known-deal = carte note

# Sala

web-lobby-title = Giochi di compagnie aeree, ovunque siano i tuoi amici
web-lobby-text = Con le vere regole, con persone lontane, attorno a uno schermo o contro i bot. Niente da installare, nessun account.
web-pass-title = Imbarco
web-opponents = Contro
web-bots =
    { $count ->
        [one] 1 bot
       *[other] { $count } bot
    }
web-play-now = Gioca subito
web-or-new = o prepara un tavolo
web-my-games = Le tue partite
web-my-finished = Le tue partite finite
web-open-tables = Tavoli aperti
web-open-new = Nuovo tavolo
web-open-none = Ora nessuno aspetta a un tavolo aperto. Preparane uno, e altri potranno unirsi.
web-watch-tables = Partite da guardare
web-show-all = Mostra tutte e { $count }
web-saved-game = Una partita salvata
web-saved-game-text = Apri un file .wsk per rivederla, o per continuare da dove si interrompe.
web-upload = Apri un file
web-card-continue = Al tavolo
web-card-join = Unisciti
web-card-watch = Guarda
web-card-again = Rivedi
web-card-players = Giocatori
web-card-moves =
    { $count ->
        [one] 1 mossa
       *[other] { $count } mosse
    }
web-your-turn = Tocca a te
web-stage-over = Finita
web-stage-read-only = Solo da guardare
web-chair-free = libero
web-chair-bot = bot
web-chair-you = tu

# Nuovo tavolo

web-new-what = Che cosa si gioca
web-new-players = da { $least } a { $most } giocatori
web-new-rules = Leggi le regole
web-new-who = Chi gioca
web-new-seats = Posti
web-new-how = Come si gioca
web-new-hot-seat = Siete in più davanti a questo schermo. Prima di ogni turno viene coperto, finché il prossimo giocatore prende posto.
web-new-nobody = A questo tavolo non hai un posto: guarderai.
web-new-open = Apri il tavolo
web-seat-who = { $seat }: chi ci siede
web-seat-bot = { $seat }: quale bot
web-seat-name = { $seat }: nome
web-seat-open-help = arriva con un link
web-chair-kind-me = Io
web-chair-kind-open = Posto libero
web-chair-kind-bot = Bot
web-chair-kind-program = Programma
web-bot-steady = Prudente
web-bot-steady-line = Prudente: gioca con cura
web-bot-random = A caso
web-bot-random-line = A caso: gioca qualsiasi cosa
web-clock = Orologio
web-clock-none = Senza orologio
web-clock-per-move = Per ogni mossa
web-clock-per-game = Per tutta la partita
web-clock-time = Tempo
web-clock-help = Quando il tempo di un giocatore è scaduto, un bot prende il posto; il giocatore può tornare.
web-patience = Quando qualcuno è assente
web-patience-never = Tutti lo aspettano
web-patience-after = Un bot dopo { $time }
web-patience-help = Da quando tocca a lui. Il giocatore può tornare in ogni momento.
web-stand-in = Chi sostituisce
web-hints = Consigli
web-hints-help = Si può chiedere a un bot che cosa farebbe.
web-private = Solo con il link
web-private-help = Il tavolo non sta nella sala; chi ha il link può unirsi.
web-advanced = Avanzate
web-programs = Offrire posti per programmi, e tabelloni di prova
web-programs-help = Un tuo programma prende posto con un link segreto: windsock sit - -- PROGRAMMA lo chiede. I tabelloni di prova sono piccoli; ci si giocano i test.
web-invite-title = Il tavolo è aperto
web-invite-others = Invita gli altri
web-invite-others-text =
    { $count ->
        [one] Un posto è libero. Chi apre questo link può sedersi.
       *[other] { $count } posti sono liberi. Chi apre questo link può sedersi.
    }
web-invite-link = Link del tavolo
web-invite-program = Posto { $number }: per un programma
web-invite-program-text = Il programma gioca con questo link segreto. Non darlo a nessun altro.
web-invite-own = Posto { $number }: il tuo link segreto
web-invite-own-text = Con questo continui su un altro dispositivo. Tienilo per te.
web-invite-go = Al tavolo

# Replay

web-replay = Replay
web-replay-side = Il corso della partita
web-replay-log = Che cosa è successo
web-replay-move = Mossa { $number }
web-replay-deal = La distribuzione
web-replay-at = Mossa { $number } di { $count }
web-replay-controls = Comandi del replay
web-replay-first = Alla distribuzione
web-replay-back = Una mossa indietro
web-replay-play = Avvia
web-replay-pause = Pausa
web-replay-next = Una mossa avanti
web-replay-end = Alla fine
web-replay-speed = Velocità
web-replay-times = { $speed } ×
web-replay-slider = Mossa
web-replay-eyes = Come vede
web-eyes-spectator = Il pubblico
web-eyes-all = Tutte le carte
web-replay-tools = Altro su questa partita
web-replay-link = Link a questo momento
web-replay-fork = Continua da qui
web-replay-fork-text = Un nuovo tavolo comincia da questo momento. Tu prendi un posto, i bot gli altri.
web-replay-fork-as = Il tuo posto
web-replay-fork-seat = Come { $name }
web-replay-fork-go = Continua
web-replay-fair = La distribuzione era onesta?
web-replay-fair-text = Prima della prima carta il server ha sigillato un segreto, e i giocatori hanno aggiunto numeri casuali. Ora tutto è noto: la partita si può ridistribuire e rigiocare.
web-replay-verify = Ridistribuisci
web-replay-fair-yes = ✓ Ridistribuite dal server, le stesse carte portano alla stessa fine.
web-replay-fair-no = ✗ Ridistribuita dal server, la partita non corrisponde al suo sigillo.
web-replay-seal = Sigillo
web-replay-seed = Seme
web-replay-digest = Impronta della posizione finale
web-replay-save = Scarica (.wsk)
web-replay-running = La partita è ancora in corso. Quando sarà finita, qui si vedranno tutte le carte.
web-replay-to-table = Al tavolo

# Regole

web-rules-title =
    { $game-given ->
        [yes] Regole di { $game }
       *[no] Regole
    }
web-rules-search = Cerca nelle regole: parole, o una sigla come AE-BUY-06
web-rules-found =
    { $count ->
        [one] 1 regola trovata
       *[other] { $count } regole trovate
    }
web-rules-all = { $count } regole
web-rules-none = Nessuna regola contiene tutte queste parole.
web-rules-contents = Capitoli

# Tu

web-account-title = Tu
web-account-name-text = Gli altri vedono questo nome al tavolo. Per giocare non ti serve altro.
web-account-call = Chiamami così
web-account-called = Ora ti chiami { $name }.
web-account = Account
web-account-as = Hai effettuato l'accesso come { $name }.
web-account-logout = Esci
web-account-out = Sei uscito.
web-account-register = Crea un account
web-account-register-text = Conserva le tue partite, su ogni dispositivo.
web-account-made = Il tuo account è creato.
web-account-name = Nome
web-account-email = E-mail (facoltativa)
web-account-email-text = Per avvisarti che tocca a te, e per una nuova password se perdi la tua.
web-account-password = Password
web-account-password-text = Almeno 8 caratteri.
web-account-login = Accedi
web-account-login-text = Se hai già un account.
web-account-back = Bentornato.
web-account-made-letter = Il tuo account è creato. Una lettera parte per { $email }: apri il link che contiene per confermare l’indirizzo.
web-account-no-mail = Questo server non manda e-mail: nessuno ti avvisa che tocca a te, e una password persa non si recupera. Conservala bene.
web-account-lost = Ho perso la password
web-account-out-everywhere = Sei uscito su tutti i dispositivi.
web-everywhere-title = Tutti i dispositivi
web-everywhere-text = Se da qualche parte non sei uscito, o hai perso un dispositivo.
web-everywhere = Esci ovunque
web-email-title = E-mail
web-email-change = Cambia l’indirizzo
web-email-new = Indirizzo (vuoto: nessuno)
web-email-confirmed = confermato
web-email-unconfirmed = non confermato
web-email-unconfirmed-text = Lì non va nulla finché non apri il link della nostra lettera.
web-email-again = Rimanda la lettera
web-email-asked = Una lettera parte per { $email }. Apri il link che contiene per confermare l’indirizzo.
web-email-none = Non ti sarà più mandato nulla.
web-email-notices = Scrivimi quando tocca a me e non ci sono
web-email-notices-on = Ti scriveremo.
web-email-notices-off = Non ti scriveremo.
web-password-title = Password
web-password-text = Qui resti connesso; su tutti gli altri dispositivi esci.
web-password-old = La password di ora
web-password-new = La nuova password
web-password-change = Cambia la password
web-password-changed = La tua password è cambiata.
web-data-title = I tuoi dati
web-data-text = Un file con ciò che si conserva di te e delle tue partite: quelle finite come salvataggi, quelle in corso come le puoi vedere.
web-data = Scarica tutto
web-data-done = Il file è pronto.
web-delete-title = Elimina l’account
web-delete-text = Non si può annullare.
web-delete-gone = La password, l’indirizzo e-mail, gli accessi e i legami delle tue partite con te vengono eliminati.
web-delete-stays = Ciò che si è giocato e detto ai tavoli resta, con il nome che avevi: fa parte anche delle partite degli altri.
web-delete-running = Nelle partite in corso il bot del tavolo gioca al posto tuo. Chi ha il link segreto del tuo posto può ancora riprenderlo.
web-delete-open = I posti ai tavoli non ancora cominciati si liberano.
web-delete = Elimina il mio account
web-delete-done = Il tuo account è eliminato.
web-alike-title = Il tuo nome somiglia a un altro
web-alike-text = Un account più vecchio ha un nome dall’aspetto uguale. Puoi accedere come prima, ma ai tavoli il tuo nome non appare come quello di un account. Scegline un altro:
web-alike-change = Prendi questo nome
web-letter-account = Al mio account
web-letter-whole = Il link non è intero. Aprilo dalla lettera, o copialo per intero.
web-confirm-title = Conferma l’indirizzo
web-confirm-ask = È tuo questo indirizzo?
web-confirm-text = Allora vi potranno arrivare gli avvisi del tuo turno e le lettere per una password persa.
web-confirm-button = Sì, conferma
web-confirm-done = Grazie, { $name }. Il tuo indirizzo è confermato.
web-unsubscribe-title = Niente più lettere
web-unsubscribe-ask = Fermare le lettere sul tuo turno?
web-unsubscribe-text = Puoi riattivarle nella pagina del tuo account.
web-unsubscribe-button = Fermale
web-unsubscribe-done = Non arriveranno più lettere sul tuo turno, { $name }.
web-recover-title = Password persa
web-recover-ask = Chiedi una lettera
web-recover-ask-text = Va all’indirizzo che hai confermato, con un link per scegliere una nuova password.
web-recover-who = Nome dell’account, o indirizzo e-mail
web-recover-ask-button = Mandami una lettera
web-recover-asked = Se c’è un tale account con un indirizzo confermato, una lettera è in viaggio. Il suo link vale un’ora.
web-recover-choose = Scegli una nuova password
web-recover-choose-text = Su tutti i dispositivi esci, e qui entri.
web-recover-choose-button = Prendi questa password
web-recover-anew = Chiedi un’altra lettera
web-recover-done = Bentornato, { $name }. La tua nuova password è valida.
web-chair-account = account
web-chair-account-text = Il nome di un account: nessun altro può averlo.
web-chair-guest = ospite

# Tavolo

web-table-title = Tavolo
web-table-loading = Si apparecchia il tavolo …
web-table-your-turn = Tocca a te
web-table-waiting = Tocca a qualcun altro. Guardati attorno: il tabellone, il diario e «In parole» sono aperti per te.
web-table-you = tu
web-table-new = nuovo
web-table-unknown = non noto a te
web-table-close = Chiudi

# Sedersi

web-table-waiting-for =
    { $count ->
        [0] Ci sono tutti
        [one] Un posto è libero
       *[other] { $count } posti sono liberi
    }
web-table-deals-soon = Le carte vengono distribuite tra un attimo.
web-table-name = Il tuo nome
web-table-name-beside = Nome di chi gioca accanto a te, a questo schermo
web-table-sit = Siediti qui
web-table-sit-beside = Accanto a me
web-table-put-bot = Bot: { $bot }
web-table-watch-from-here = Prendi un posto libero, o resta qui a guardare: la partita comincia quando tutti i posti sono presi.
web-table-share = Manda questo link a chi vuoi che giochi con te. Chi lo apre sceglie un posto libero o guarda.
web-table-links = Link
web-table-link-table = Link del tavolo
web-table-link-mine = Il tuo posto { $number }
web-table-link-secret = (segreto: chi lo ha gioca per te)
web-table-copy = Copia
web-table-copied = Copiato

# Giocatori

web-table-turn-of = di turno
web-table-chair-open = posto libero
web-table-chair-bot = bot, { $bot }
web-table-chair-program = programma
web-table-chair-away = assente
web-table-chair-away-until = assente · bot tra { $time }
web-table-chair-stand-in = giocato dal bot { $bot }
web-table-clock = Tempo rimasto
web-table-clock-days = { $days } g { $hours } h
web-table-clock-move = { $time } per ogni mossa
web-table-clock-game = { $time } per la partita
web-table-let-bot-play = Lascia giocare un bot
web-table-leave-help = Il bot { $bot } gioca per te finché non torni. Vede ciò che vedi tu, nient'altro.
web-table-stand-in-mine = Il bot { $bot } gioca per te.
web-table-come-back = Gioco di nuovo io
web-table-watching = Stai guardando: vedi ciò che vedono tutti.
web-table-watching-open = Un posto è libero.

# Scegliere

web-table-find = Cerca una mossa: scrivi parole
web-table-nothing-fits = Nessuna mossa permessa corrisponde.
web-table-show-all = Mostra tutto
web-table-why-not = Perché no?
web-table-picked = Scelto finora
web-table-let-go = lascia
web-table-narrow = Solo mosse con
web-table-moves-count =
    { $count ->
        [one] 1 mossa
       *[other] { $count } mosse
    }
web-table-confirm = Conferma
web-table-confirm-yes = Fallo
web-table-cancel = Indietro
web-table-why-title = Ora non è permesso
web-table-why-nearest = Permesso invece
web-table-why-allowed = Ora è permesso.
web-table-hint = Un bot sceglierebbe: { $move }
web-table-hint-do = Sceglila
web-table-ask-hint = Consiglio

# Ritirare

web-table-undo = Ritira
web-table-takeback = Ritira di più …
web-table-takeback-help = Qualcosa è stato mostrato o il turno è passato: tutti i giocatori devono essere d'accordo entro un minuto. Tornare a prima di quale mossa?
web-table-takeback-none = Non hai ancora fatto nessuna mossa.
web-table-request = { $name } chiede di tornare a dopo la mossa { $number }.
web-table-request-agreed = D'accordo finora: { $names }.
web-table-request-lapses = La richiesta scade tra { $time }.
web-table-lapsed = Non tutti hanno risposto in tempo a { $name }: non si ritira nulla.
web-table-agree = D'accordo
web-table-decline = Rifiuta

# Che cosa succede

web-table-skip = Salta
web-table-log = Diario
web-table-log-empty = Non è ancora successo niente.
web-table-log-move = Mossa { $number } nel replay
web-table-chat = Chat
web-table-chat-empty = Nessuno ha ancora detto niente.
web-table-chat-say = Di' qualcosa
web-table-chat-send = Invia
web-table-chat-watching = Solo i giocatori possono scrivere qui.
web-table-chat-closed = Si può solo guardare: qui nessuno può più scrivere.
web-table-chat-new-table = è aperto un nuovo tavolo
web-table-connection-lost = La connessione è persa. Nuovo tentativo … Le tue mosse sono al sicuro.
web-table-connection-polling = La connessione diretta non passa; si chiedono notizie al tavolo.
web-table-notices-offer = Vuoi sapere quando tocca a te?
web-table-notices-yes = Sì
web-table-notices-no = No

# Conteggio

web-table-scoring-show = Conteggio
web-table-scoring-step = { $step } di { $count }
web-table-scoring-next = Avanti
web-table-scoring-back = Indietro
web-table-scoring-all = Tutta la tabella
web-table-scoring-done = Torna alla partita
web-table-scoring-always = Mostra ogni conteggio da solo
web-table-scoring-place =
    { $place ->
        [1] 1º
        [2] 2º
        [3] 3º
       *[other] { $place }º
    }
web-table-scoring-tied = alla pari
web-table-scoring-holders = Chi possiede { $name }
web-table-scoring-rank = Posto
web-table-scoring-player = Giocatore
web-table-scoring-held = Possiede
web-table-scoring-points = Punti
web-table-scoring-nobody = Nessuno ne possiede.

# La fine

web-table-rematch = Gioca ancora
web-table-replay = Replay
web-table-save = File della partita
web-table-fairness = Una distribuzione onesta
web-table-fairness-before = Il server ha scelto un segreto e ne mostra il sigillo. Ogni giocatore aggiunge un proprio numero casuale, e le carte sono mescolate da tutti insieme: nessuno sceglie da solo la distribuzione. Alla fine il segreto è mostrato, e questo browser lo verifica da sé.
web-table-fairness-after = La partita è finita, e il segreto è noto. Deve corrispondere al sigillo e, con i numeri casuali dei giocatori, fare il seme da cui vengono le carte.
web-table-fairness-known = La distribuzione di questo tavolo viene da un'altra partita: qualcuno può conoscere le carte. Qui il sigillo non prova nulla.
web-table-known = Questa distribuzione viene da un'altra partita: qualcuno può conoscere le carte.
web-table-secret = Segreto
web-table-nonce = Numero casuale di { $name }
web-table-nonce-own = Il tuo numero casuale
web-table-nonce-none = nessuno
web-table-deal-late = Questo browser ha visto il tavolo solo dopo la distribuzione: non ha un sigillo di prima con cui confrontare.
web-table-deal-warning = Attenzione: la distribuzione di questa partita non supera la verifica!
web-table-seal = Sigillo
web-table-seed = Seme
web-table-digest = Impronta della partita ridistribuita e rigiocata
web-table-verify = Ridistribuisci e verifica
web-table-verified = Il server ha ridistribuito la partita: il seme e ogni mossa concordano. Con il salvataggio, windsock verify fa lo stesso sul tuo computer.
web-table-not-verified = Ridistribuita, la partita non corrisponde al suo sigillo!

# Due persone a uno schermo

web-table-hand-over = { $name }, prendi posto, per favore.
web-table-hand-over-why = Gli altri guardino altrove: ecco le tue carte.
web-table-hand-over-ready = Sono { $name }, mostra le mie carte

# Zone

web-table-zone-board = Tabellone
web-table-zone-moves = Mosse
web-table-zone-players = Giocatori
web-table-zone-hand = La tua mano
web-table-zone-side = Diario o chat
web-table-zone-numbers = I numeri del tavolo
web-table-zone-routes = Rotte
web-table-zone-table = Sul tavolo
web-table-hand-empty = vuota
web-table-tabs = Parti del tavolo
web-table-tab-board = Tabellone
web-table-tab-moves = Mosse
web-table-tab-players = Giocatori
web-table-tab-log = Diario
web-table-tab-chat = Chat

# Strumenti

web-table-tools = Al tavolo
web-table-in-words = In parole
web-table-rules = Regole
web-table-about = Su questo tavolo
web-table-has-hints = Si può chiedere a un bot che cosa farebbe.
web-table-patience = Chi è assente al suo turno: dopo { $time } gli altri possono lasciar giocare il bot { $bot }.
web-table-patience-never = Chi è assente al suo turno viene aspettato: gli altri non possono lasciar giocare un bot.
web-table-patience-clock = Quando il tempo di un giocatore è scaduto, continua il bot { $bot }.
web-table-no-hints = A questo tavolo non ci sono consigli.
web-table-help = Aiuto
web-table-help-choose = Ciò che è illuminato si può scegliere: sul tabellone, nella tua mano o nella lista. Scegliere o scrivere qualcosa accorcia la lista. Scegli o scrivi ciò che non è illuminato per sapere quale regola lo vieta.
web-table-keys = Tasti
web-table-wish-keys = Le singole lettere sono scorciatoie
web-table-key-find = cercare una mossa scrivendo
web-table-key-number = scegliere la mossa con questo numero
web-table-key-walk = scorrere le mosse
web-table-key-enter = scegliere; ancora una volta per confermare
web-table-key-escape = indietro; saltare ciò che si racconta
web-table-key-undo = ritirare
web-table-key-hint = chiedere a un bot che cosa farebbe
web-table-key-scoring = l'ultimo conteggio
web-table-key-words = tutto il tavolo in parole
web-table-key-moves = alle mosse
web-table-key-board = al tabellone
web-table-key-players = ai giocatori
web-table-key-log = al diario
web-table-key-chat = alla chat
web-table-key-help = questo aiuto

# Tabellone

web-map-help = Mappa. Le frecce vanno di rotta in rotta, i tasti di pagina alla prossima che si può scegliere; più, meno e zero cambiano la grandezza.
web-map-closer = Più vicino
web-map-farther = Più lontano
web-map-whole = Tutta la mappa

web-table-scoring-title = Conteggio { $number }
web-table-scoring-subject = Compagnia
web-table-scoring-pays = Frutta
web-table-scoring-total = In tutto
web-table-scoring-legend = «3 → 5» vuol dire: 3 azioni nel portafoglio hanno fruttato 5 punti; a parità di azioni si dividono i punti di quei posti, arrotondati per eccesso.
web-table-scoring-legend-pays = «Frutta» elenca i punti del 1º, 2º, 3º… posto.
web-table-final-title = La partita è finita
web-table-final-winners =
    { $count ->
        [one] Vince { $winners }.
       *[other] Vincono insieme { $winners }.
    }
web-table-slot-free = libero
web-table-slot-closed = vietato
web-table-more = Altro
web-table-tab-result = Risultato
web-table-zone-seats = Chi ha che cosa
