# Che cosa non va, e dove: una frase per ogni guaio.

# Giochi, tavoli, posti

unknown-game = Non c'è un gioco «{ $game }»; sono installati: { $games }.
unknown-bot = Non c'è un bot «{ $bot }»; sono installati: { $bots }.
unknown-option = Non c'è un'opzione «{ $option }»; questo gioco ha: { $options }.
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

save-unreadable = Il file { $file } non si può leggere.
save-not-ours = Questo non è un salvataggio di Windsock: la riga { $line } non lo dice.
save-truncated = Il salvataggio si interrompe alla riga { $line }; manca la fine.
save-head = L'intestazione del salvataggio non dà «{ $field }», o lo dà sbagliato.
save-board = Il tabellone «{ $board }» non è più quello su cui si è giocato questo salvataggio.
save-line = La riga { $line } del salvataggio non si capisce: «{ $text }». { $why }
save-illegal = La riga { $line } del salvataggio, «{ $text }», viola la regola { $rule }. { $why }
save-diverges =
    La riga { $line } del salvataggio non corrisponde alla posizione a cui portano le sue mosse (dopo { $number }).
save-version =
    Questo salvataggio è stato giocato con la versione { $version } delle regole; con quella di oggi, { $now }, si ferma alla riga { $line }. Fin lì si può guardare.

# Caso

no-chance-here = Una vista non ha futuro: non vi si può estrarre nulla a sorte.
script-is-over = Il copione del caso finisce dopo { $outcomes } esiti, e ne servono altri.
script-is-wrong = L'esito { $outcome } nel copione del caso deve essere almeno 0 e minore di { $sides }.
save-unwritable = Non è possibile scrivere { $file }: la cartella esiste, e hai il permesso di scriverci?
option-value = L’opzione «{ $option }» vale sì o no, non «{ $value }».
save-arranged = Una posizione preparata a mano non si può salvare: nessuna distribuzione vi conduce.

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
wrong-origin = Questa richiesta viene da un’altra pagina; il server ascolta solo le proprie.
wrong-host = Il server non si chiama così.
server-error = Il server ha commesso un errore. È stato annotato; riprova tra un momento.

# Il server, persone e posti

bad-token = Questo link non apre nessun posto a questo tavolo.
seat-not-yours = Questo posto non è tuo.
not-the-maker = Solo chi ha aperto il tavolo può farvi sedere un bot.
chair-count = Il tavolo ha { $seats } posti, ma ne sono stati descritti { $chairs }.

# windsock serve, windsock sit

port-taken = La porta { $port } di { $host } è occupata o non permessa. Scegline un’altra, per esempio --port { $other }.
serve-needs-web = Il server ha bisogno di più del nucleo (manca { $module }): pip install 'windsock[web]'
serve-failed = Il server non è riuscito a partire con questo database ({ $problem }).
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
stand-in-bot = A questo posto gioca già un bot.
stand-in-here = Un bot può sostituire solo chi è assente da { $seconds } secondi.
return-none = A questo posto non gioca nessun bot.

# Partite, gioco

moved-on = Il tavolo è andato avanti; guarda di nuovo. L’ultima mossa è la numero { $number }.
match-open = La partita non è cominciata: ci sono ancora posti liberi.
match-begun = La partita è già cominciata.
match-runs = Si mostra quando la partita è finita.
match-over = La partita è finita.
match-version =
    Questa partita è stata giocata con la versione { $version } delle regole; la versione { $now } non la segue oltre la riga { $number }. Si può solo guardare.
ask-range = Si può tornare alla mossa { $least } al più presto e { $most } al più tardi, non alla { $number }.
ask-open = Qualcuno ha già chiesto di tornare indietro; prima bisogna rispondergli.
ask-none = Nessuno ha chiesto di tornare indietro.
ask-answered = Hai già accettato.
clock-out = Il tempo per questa partita è finito; continua il bot.
clock-range = Un orologio richiede da { $least } a { $most } secondi, non { $seconds }.
hints-off = A questo tavolo i consigli non sono permessi.
hint-not-asked = Non tocca a te.
store-failed = Non è stato possibile salvarlo. Riprova tra un momento.

# Partite, account

password-length = Una password ha da { $least } a { $most } caratteri.
email-form = Questo non è un indirizzo di posta elettronica.
account-already = Hai già un account.
name-taken = Il nome «{ $name }» è già preso.
login-wrong = Nome e password non corrispondono.
