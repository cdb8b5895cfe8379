# Che cosa dicono i comandi.

# windsock rules

rules-section = Capitolo
rules-ids = Sigle
rules-count = Regole
rules-hint = windsock rules { $game } SIGLA mostra una regola, windsock rules { $game } PAROLE cerca delle parole.
rules-found = { $count } regole
rules-refusal = Che cosa risponde a una mossa che vieta:

no-rulebook = Il gioco «{ $game }» è arrivato senza catalogo delle regole.
unknown-rule =
    { $near-given ->
        [yes] Non c'è una regola «{ $rule }»; le più vicine sono { $near }.
       *[no] Non c'è una regola «{ $rule }».
    }

# windsock games

games-about = { $title }, da { $least } a { $most } giocatori, regole { $version }
games-options = Opzioni, con quel che è usuale tra persone:
games-boards = Tabelloni, quello usuale per primo:
games-hint = windsock play { $game } comincia una partita; si può aggiungere --option NOME, --option NOME=no o --board NOME.

# windsock simulate, windsock bench

simulate-begins =
    { $game }: { $games } partite con { $seats } posti ({ $bots }), tabellone { $board }, { $options-given ->
        [yes] { $options }, seme { $seed }
       *[no] seme { $seed }
    }.
simulate-games = partite
simulate-left =
    { $done } partite su { $games }; ancora { $minutes ->
        [0] meno di un minuto
        [one] circa un minuto
       *[other] circa { $minutes } minuti
    }.
simulate-number =
    Serve almeno una partita e non meno di 0 processi, non { $games } partite e { $workers } processi.
simulate-bots =
    { $bots } bot non vanno d'accordo con { $seats } posti: va indicato almeno un bot, e non più di quanti sono i posti.
simulate-option = «{ $option }» non è un'opzione: va scritto il suo nome, oppure il nome seguito da =yes o =no.
results-ending = Non sappiamo scrivere un file come { $file }: il nome deve finire con { $endings }.
results-folder = { $file } non si può scrivere lì: la sua cartella non esiste, oppure è esso stesso una cartella.
results-exist = { $file } esiste già: va indicato un altro file, oppure si sovrascrive con --force.
results-need-lab = I file Parquet richiedono il pacchetto pyarrow: si installi windsock[lab], o si scriva { $file } come .csv.
bench-seconds = La durata della misura deve essere più di 0 e al massimo 3600 secondi, non { $seconds }.

# windsock scenario

scenario-broken = { $file }, { $where }: { $problem }
scenario-unreadable = { $file } non si può leggere: esiste, ed è testo UTF-8?
scenario-toml = { $file } non è TOML: { $problem }
scenario-none = Non c'è nessun file di scenario (.toml) in { $paths }.
scenario-key = «{ $field }» qui è sconosciuto; sono noti: { $fields }.
scenario-kind = «{ $field }» deve essere del tipo: { $kind }.
scenario-missing = Manca «{ $field }».
scenario-empty = Qui non si gioca e non si confronta nulla.
scenario-twice = Due scenari di questo file si chiamano «{ $name }».
scenario-seat = «{ $word }» non è un posto: i posti vanno da p1 a p{ $seats }.
scenario-rule = Nessuna mossa è mai rifiutata da una regola «{ $word }».
scenario-event = «{ $word }» non è un evento; gli eventi sono: { $events }.
scenario-path = Nulla si chiama «{ $path }»; ci sono: { $keys }.
scenario-unplayed = «{ $path }» è confrontato con ciò che c'era prima, ma questo passo non gioca nulla.
scenario-not-there = «{ $value }» non si trova affatto in «{ $path }»; che nessuno lo veda non prova nulla.
scenario-word = «{ $word }» non va bene per «{ $field }»; vanno bene: { $words }.
scenario-nothing = «{ $word }» non va bene per «{ $field }»: qui non va bene nulla.
scenario-cards = «{ $field }»: in questo gioco non ci sono tanti «{ $word }».
scenario-money = «{ $field }»: i giocatori hanno { $cash } M, la banca { $bank } M; in questo gioco ci sono { $money } M.
scenario-number = «{ $field }» deve essere un numero intero da { $least } a { $most }, non «{ $word }».
scenario-again = «{ $word }» sta due volte in «{ $field }».
scenario-invariant = «{ $field }»: questa posizione non esiste, secondo { $rule }.
scenario-stuck = Questa posizione non esiste: tocca a { $seat }, e nessuna mossa è permessa.
scenario-huge = «{ $field }» supera tutti i numeri che qui si leggono.
scenario-deep = «{ $field }»: tante tabelle in tabelle non si leggono.
scenario-step = «{ $word }» non è un passo che chiede qualcosa a qualcuno; quelli sono: { $steps }.
scenario-die = Il dado lanciato è { $colour }, ma «{ $field }» dice «{ $word }».
scenario-full = «{ $word }» è di troppo in «{ $field }»: c'è posto per { $most }.

# windsock serve

serve-ready = Windsock è pronto: { $address }
serve-table = Il tuo tavolo: { $link }
serve-stop = Ctrl+C per fermarlo.

# Un avviso per posta elettronica

notice-subject = Tocca a te, { $name }
notice-body =
    Il tuo tavolo aspetta la tua mossa:
    { $address }
    Ricevi un solo messaggio per turno, quando non sei al tavolo.
notice-stop =
    Niente più messaggi come questo:
    { $address }

# Lettere su un account

confirm-subject = Conferma il tuo indirizzo e-mail
confirm-body =
    Ciao { $name },

    qualcuno ha dato questo indirizzo per l’account “{ $account }”. Se eri tu, apri questa pagina:
    { $address }

    Il link vale un giorno. Se non eri tu, non fare nulla: non arriveranno altre lettere.
recover-subject = Una nuova password per { $account }
recover-body =
    Ciao { $name },

    qualcuno ha chiesto una nuova password per l’account “{ $account }”. Se eri tu, apri questa pagina:
    { $address }

    Il link vale un’ora, una volta sola. Se non eri tu, non fare nulla: la tua password resta com’è.
