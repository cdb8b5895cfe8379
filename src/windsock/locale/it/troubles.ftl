# Che cosa non va, e dove: una frase per ogni guaio.

# Giochi, tavoli, posti

unknown-game = Non c'è un gioco «{ $game }»; sono installati: { $games }.
unknown-bot = Non c'è un bot «{ $bot }»; sono installati: { $bots }.
unknown-option =
    { $options-given ->
        [yes] Non c'è un'opzione «{ $option }»; questo gioco ha: { $options }.
       *[no] Non c'è un'opzione «{ $option }»: questo gioco non ne ha.
    }
unknown-board = Non c'è un tabellone «{ $board }»: non è né uno di { $boards } né una cartella.
unknown-language = La lingua «{ $language }» qui non c'è; si può scegliere tra { $languages }.
seat-count = Non si può giocare in { $seats }; servono da { $least } a { $most } giocatori.
unknown-seat =
    Non c'è un posto numero { $seat }: a questo tavolo i posti si contano da 0, e sono { $seats }.
unknown-index = Non c'è una mossa numero { $index }: il catalogo conta da 0 e ne ha { $count }.
bad-seed = «{ $value }» non è un seme del tipo «{ $kind }».
board-refused =
    { $row ->
        [0] Il tabellone «{ $board }» è rifiutato a causa di { $file } ({ $rule }). { $why }
       *[other] Il tabellone «{ $board }» è rifiutato a causa di { $file }, riga { $row } ({ $rule }). { $why }
    }

# Notazione

notation-empty = Non è scritto nulla; una mossa comincia con un verbo.
notation-verb = Nessuna mossa comincia con «{ $word }»; i verbi sono: { $verbs }.
notation-form = «{ $text }» non ha la forma di una mossa simile: { $form }
notation-number = «{ $word }» non è un numero intero ({ $field }).
notation-word =
    { $near-given ->
        [yes] «{ $word }» è sconosciuto ({ $field }); forse «{ $near }»?
       *[no] «{ $word }» è sconosciuto ({ $field }).
    }

# Tornare indietro

no-such-move = Non c'è una mossa { $number }; ne sono state giocate { $count }.
undo-mark = Questa mossa non si può ritirare: ha usato il caso, mostrato qualcosa o passato il turno.

# Salvataggi

save-missing = Non c'è nessun file { $file }.
save-folder = { $file } è una cartella, non un salvataggio.
save-no-text = { $file } non è testo, quindi non è un salvataggio di Windsock.
save-unreadable = Il file { $file } non si può leggere.
save-not-ours = Questo non è un salvataggio di Windsock: la riga { $line } non lo dice.
save-truncated = Il salvataggio si interrompe alla riga { $line }; manca la fine.
save-head = L'intestazione del salvataggio non dà «{ $field }», o lo dà sbagliato.
seal-differs = Il sigillo di questo salvataggio è { $seal }, non quello che hai conservato: è stata sigillata un'altra distribuzione.
seal-broken = Il seme di questo salvataggio non segue dal suo segreto e dai numeri casuali dei giocatori.
seal-missing = Questo salvataggio non si può confrontare con un sigillo: il suo seme non è mai stato sigillato.
save-board = Il tabellone «{ $board }» non è più quello su cui si è giocato questo salvataggio.
save-line = La riga { $line } del salvataggio non si capisce: «{ $text }». { $why }
save-illegal = La riga { $line } del salvataggio, «{ $text }», viola la regola { $rule }. { $why }
save-diverges =
    La riga { $line } del salvataggio non corrisponde alla posizione a cui portano le sue mosse (dopo { $number }).
save-version =
    Questo salvataggio è stato giocato con la versione { $version } delle regole; con quella di oggi, { $now }, si ferma alla riga { $line }. Fin lì si può guardare.
save-newer =
    Questo salvataggio è stato giocato con la versione { $version } delle regole, che non conosciamo ancora (la nostra è { $now }): si può guardare, non verificare né continuare.
save-too-new = Questo salvataggio richiede un Windsock più recente: dice «{ $version }», e noi conosciamo solo «{ $now }».

# Caso

no-chance-here = Una vista non ha futuro: non vi si può estrarre nulla a sorte.
script-is-over = Il copione del caso finisce dopo { $outcomes } esiti, e ne servono altri.
script-is-wrong = L'esito { $outcome } nel copione del caso deve essere almeno 0 e minore di { $sides }.
save-unwritable = Non è possibile scrivere { $file }: la cartella esiste, e hai il permesso di scriverci?
option-value = L’opzione «{ $option }» vale sì o no, non «{ $value }».
save-position = La posizione da cui parte il salvataggio, riga { $line }: { $problem }
layout-card = «{ $word }» in «{ $field }» non è una carta: scrivi «red», «2 red», «red: p1 p3», «red: all», «red: all but p2», «red: none» o «?back».
layout-impossible = «{ $field }»: questa posizione non esiste. Le regole non permettono di proseguire.
layout-none = Il gioco { $game } non dice come si scrivono le sue posizioni.
layout-step = Il passo «{ $word }» in «{ $field }» contiene { $count } valori, non { $found }.
layout-unseen = «{ $field }» deve nominare tante carte quante sono coperte: { $count }, non { $found }.

# Il server, le richieste

bad-request =
    { $field-given ->
        [yes] Il server non capisce: «{ $field }» non è come dovrebbe.
       *[no] Il server non capisce questa richiesta.
    }
no-such-page = A questo indirizzo non c’è nulla.
no-such-method = A questo indirizzo non si può fare.
too-big = È troppo in una volta per il server.
too-often = Troppe volte in poco tempo. Aspetta un momento e riprova.
busy = Il server è occupato con altri lavori lunghi. Riprova tra un momento.
took-too-long = Rigiocare questa partita richiede troppo tempo; il server ci ha rinunciato.
wrong-origin = Questa richiesta viene da un’altra pagina; il server ascolta solo le proprie.
wrong-host = Il server non si chiama così. Chi lo gestisce può indicarne l'indirizzo con --address.
server-error = Il server ha commesso un errore. È stato annotato; riprova tra un momento.

# Il server, persone e posti

bad-token = Questo link non apre nessun posto a questo tavolo.
seat-not-yours = Questo posto non è tuo.
not-the-maker = Solo chi ha aperto il tavolo può farvi sedere un bot.
chair-count = Il tavolo ha { $seats } posti, ma ne sono stati descritti { $chairs }.

# windsock serve, windsock sit

port-taken = La porta { $port } di { $host } è occupata o non permessa. Scegline un’altra, per esempio --port { $other }.
extra-missing = Qui serve più di quanto è installato (manca { $module }): pip install 'windsock[{ $extra }]'
no-client = In questa installazione mancano le pagine per il browser: si esegua `make client` nella cartella dei sorgenti (serve Node.js), si reinstalli e si riavvii. Un wheel le contiene.
serve-failed = Il server non è riuscito a partire con questo database ({ $problem }).
smtp-port = WINDSOCK_SMTP_PORT è «{ $port }»; la porta di un server di posta è un numero da 1 a 65535, per lo più 25 o 587.
bad-address = «{ $address }» non è un indirizzo che si usa; ha la forma https://play.example.org
bad-seat-link = «{ $link }» non è il link di un posto; ha la forma http://localhost:8000/table/NOME#SEGRETO
program-missing = Il programma «{ $program }» non può essere avviato.
program-left = Il programma «{ $program }» è finito prima della partita (codice { $code }).
no-server = Nessun server risponde a { $address }.

# Partite, posti

unknown-match = Non c’è nessun tavolo «{ $match }».
seat-taken = Lì siede già qualcuno.
seat-empty = Lì non siede nessuno.
seat-of-bot = A questo posto ora gioca un bot; riprendilo prima.
chair-kind = Un posto è per una persona, un bot o un programma, non per «{ $kind }».
name-length = Un nome ha da 1 a { $most } caratteri.
chat-length = Un messaggio ha da 1 a { $most } caratteri.
chat-full = Da questo posto sono stati scritti { $most } messaggi: una partita non ne conserva di più.
stand-in-bot = A questo posto gioca già un bot.
stand-in-here = A questo posto c’è qualcuno: solo il giocatore può affidarlo a un bot.
stand-in-not-asked = Non tocca a questo posto: nessuno lo aspetta.
stand-in-early = Un bot potrà prendere questo posto tra { $seconds } secondi, se prima non viene nessuno.
stand-in-never = A questo tavolo nessuno affida a un bot il posto di un altro.
stand-in-clock = Questo posto ha un orologio: quando il tempo è scaduto continua un bot.
stand-in-other = A questo tavolo sostituisce il bot «{ $bot }», e nessun altro.
return-none = A questo posto non gioca nessun bot.
nonce-vain = La distribuzione di questo tavolo è già fissata: non prende più numeri casuali.
nonce-given = Questo numero casuale non conta: il posto ne ha già dato uno, o un altro posto ha dato lo stesso.
nonce-form = Un numero casuale per la distribuzione ha 32 cifre esadecimali, in minuscolo.

# What whoever kept the seal can say of the deal at the end; `windsock sit` and the browser say the same.

deal-fair = Verificato qui: il segreto corrisponde al sigillo conservato da prima della distribuzione, e il seme segue da esso e dai numeri casuali dei giocatori, fra cui il nostro.
deal-no-nonce = Verificato qui: il segreto corrisponde al sigillo, e il seme segue da esso e dai numeri casuali dei giocatori. Nessuno è il nostro: siamo arrivati troppo tardi per darne uno.
deal-seed-alone = Verificato qui: il seme corrisponde al sigillo. Il server l'ha scelto da solo, prima della partita; nessun giocatore ha dato un numero casuale.
deal-known = La distribuzione di questo tavolo era nota prima dell'inizio: viene da un'altra partita. Qui il sigillo non prova nulla.
deal-wrong-seal = Questa distribuzione non è quella sigillata: il segreto non corrisponde al sigillo conservato.
deal-wrong-nonce = Questa distribuzione è stata fatta senza il nostro numero casuale, benché il server l'avesse accettato.
deal-wrong-seed = Il seme di questa distribuzione non segue dal segreto e dai numeri casuali dei giocatori.

# Partite, gioco

moved-on = Il tavolo è andato avanti; guarda di nuovo. L’ultima mossa è la numero { $number }.
match-open = La partita non è cominciata: ci sono ancora posti liberi.
match-begun = La partita è già cominciata.
match-runs = Si mostra quando la partita è finita.
match-over = La partita è finita.
match-version =
    Questa partita è stata giocata con la versione { $version } delle regole; la versione { $now } non la segue oltre la mossa { $number }. Si può solo guardare.
match-journal = La registrazione di questa partita non si può seguire oltre la mossa { $number }. Si può solo guardare.
match-damaged =
    Ciò che era conservato del tavolo «{ $match }» è danneggiato; non si può aprire. Chi gestisce questo server può ripristinarlo da una copia di sicurezza.
ask-range = Si può tornare alla mossa { $least } al più presto e { $most } al più tardi, non alla { $number }.
ask-open = Qualcuno ha già chiesto di tornare indietro; prima bisogna rispondergli.
ask-none = Nessuno ha chiesto di tornare indietro.
ask-answered = Hai già accettato.
ask-again = L’hai già chiesto. Puoi chiederlo di nuovo tra { $seconds } secondi, o dopo la tua prossima mossa.
clock-out = Il tempo per questa partita è finito; continua il bot.
clock-range = Un orologio richiede da { $least } a { $most } secondi, non { $seconds }.
patience-range = Gli altri aspettano chi è assente da { $least } a { $most } secondi, non { $seconds }.
hints-off = A questo tavolo i consigli non sono permessi.
hint-not-asked = Non tocca a te.
hint-pending = Si sta ancora pensando al tuo ultimo consiglio.
bots-alone = Dei tuoi tavoli dove giocano solo bot, al massimo { $most } possono essere in corso allo stesso tempo. Aspetta che uno di essi sia finito.
store-failed = Non è stato possibile salvarlo. Riprova tra un momento.
store-full = Il disco del server è pieno: non si può salvare nulla finché non c’è di nuovo spazio.
store-read-only = Non si può scrivere nel database: non si può salvare nulla.
store-damaged = Il database è danneggiato. Ripristinalo da una copia di sicurezza.
store-newer = Questo database viene da una versione successiva di Windsock (forma { $shape }). Usa quella versione, oppure una copia di sicurezza precedente.
store-in-use = Un altro server usa già il database { $file }. Un file SQLite è per un solo server; per più server serve PostgreSQL.

# Partite, account

password-length = Una password ha da { $least } a { $most } caratteri.
email-form = Questo non è un indirizzo di posta elettronica.
account-already = Hai già un account.
name-taken = Il nome «{ $name }» è già preso, o uno che gli somiglia.
login-wrong = Nome e password non corrispondono.
name-scripts = “{ $name }” mescola lettere di più scritture. Il nome di un account ne usa una sola.
password-wrong = Questa non è la tua password.
no-account = Prima accedi al tuo account.
nobody-here = Qui non hai ancora un nome: di te non si conserva nulla.
mail-off = Questo server non manda e-mail.
letter-spent = Questo link non apre più nulla: è già servito, è troppo vecchio, o uno più nuovo ne ha preso il posto.
letters-many = Per oggi sono partite abbastanza lettere. Riprova domani.
login-slow = Troppi tentativi per questo nome. Aspetta qualche minuto, usa un dispositivo con cui eri già entrato, o chiedi una nuova password.
