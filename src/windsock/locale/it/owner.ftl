# What the commands of the owner say: `windsock tidy`, `windsock admin`.

# windsock tidy

tidy-progress = { $count } righe finora
tidy-sessions =
    { $count ->
        [one] { $count } sessione scaduta
       *[other] { $count } sessioni scadute
    }
tidy-devices =
    { $count ->
        [one] { $count } browser noto da molto tempo
       *[other] { $count } browser noti da molto tempo
    }
tidy-letters =
    { $count ->
        [one] { $count } lettera il cui link non apre più nulla
       *[other] { $count } lettere i cui link non aprono più nulla
    }
tidy-guests =
    { $count ->
        [one] { $count } ospite senza posto
       *[other] { $count } ospiti senza posto
    }
tidy-bans =
    { $count ->
        [one] { $count } esclusione terminata
       *[other] { $count } esclusioni terminate
    }
tidy-news =
    { $count ->
        [one] { $count } vecchia nota a un server in funzione
       *[other] { $count } vecchie note a un server in funzione
    }
tidy-reports =
    { $count ->
        [one] { $count } segnalazione a cui si è risposto da tempo
       *[other] { $count } segnalazioni a cui si è risposto da tempo
    }
tidy-open =
    { $count ->
        [one] { $count } tavolo mai iniziato
       *[other] { $count } tavoli mai iniziati
    }
tidy-finished =
    { $count ->
        [one] { $count } tavolo finito, prima esportato
       *[other] { $count } tavoli finiti, prima esportati
    }
tidy-stays = Il tavolo { $match } resta. { $problem }
tidy-nothing = È tutto in ordine: niente da eliminare.
tidy-would = Questo verrebbe eliminato; non è stato eliminato nulla.
tidy-done = Questo è stato eliminato.
tidy-days = Ciò che ha meno di un giorno non viene eliminato: indica almeno 1 giorno.
tidy-export = Per i tavoli finiti servono entrambi: --finished-after dice quanto vecchi, --export-to dove si conservano.
tidy-never = --finished-after e --export-to dicono che cosa va via quando il server fa ordine: lo fa con --tidy GIORNI.

# windsock admin

admin-id = Tavolo
admin-game = Gioco
admin-stage = Fase
admin-touched = Ultima mossa
admin-names = Giocatori
admin-state = Stato
admin-open = aperto
admin-running = in corso
admin-over = finito
admin-closed = chiuso
admin-read-only = in sola lettura
admin-damaged = danneggiato
admin-who = Escluso
admin-until = Fino al
admin-reason = Perché
admin-for-good = per sempre
admin-secrets = Attenzione: questi file contengono i semi di partite non finite. Chi ne legge uno conosce ogni carta.
admin-did-close = Il tavolo { $match } è chiuso. Un server in funzione lo mostra in pochi secondi.
admin-did-export =
    { $count ->
        [one] { $count } tavolo in { $folder }
       *[other] { $count } tavoli in { $folder }
    }
admin-did-backup = La copia è { $file }. Contiene i semi di partite in corso: tienila segreta.
admin-did-ban-name = Il nome «{ $who }» è escluso: un account con questo nome non può più accedere né agire.
admin-did-ban-address = L'indirizzo { $who } è escluso: viene respinto alla porta.
admin-did-unban = «{ $who }» non è più escluso.
admin-did-hush = La riga { $number } del tavolo { $match } è stata rimossa.
admin-did-answer = La segnalazione { $number } ha la sua risposta.
admin-report-player = { $number }. { $at }, tavolo { $match }: { $by } segnala { $name }
admin-report-line = { $number }. { $at }, tavolo { $match }: { $by } segnala la riga { $line } di { $name }: «{ $said }»
admin-report-answer = Risposta: { $answer }
database-missing = Non c'è un database { $database }: indica quello che è stato dato al server.
unknown-stage = Non c'è una fase «{ $stage }»; scegli tra { $stages }.
export-failed = Il tavolo { $match } non è stato esportato. { $problem }
export-differs = { $file } è stato scritto, ma ciò che vi si legge è un'altra partita.
backup-postgres = Questo comando copia solo SQLite; per PostgreSQL usa pg_dump (docs/running.md).
