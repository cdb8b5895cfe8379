# What everybody reads of what the owner does: closed tables, bans, reports.

# La casa: tavoli chiusi, esclusioni, segnalazioni

match-closed = La casa ha chiuso questo tavolo: { $reason }
close-late = Il tavolo { $match } è già finito o chiuso.
reason-length = Un motivo ha da 1 a { $most } caratteri.
no-such-line = Nessuno ha detto nulla nella riga { $number } del tavolo { $match }.
banned =
    { $until-given ->
        [yes] Sei escluso da questo server fino al { $until }.
       *[no] Sei escluso da questo server.
    } { $reason }
banned-address =
    { $until-given ->
        [yes] Questo server non ammette nessuno dal tuo indirizzo fino al { $until }.
       *[no] Questo server non ammette nessuno dal tuo indirizzo.
    } { $reason }
banned-name = Qui nessuno può prendere questo nome: scegline un altro.
ban-wide = { $who } è troppo ampio: un'esclusione indica almeno i primi { $bits } bit di un indirizzo.
ban-none = «{ $who }» non è escluso.
ban-until = «{ $day }» non è un giorno futuro: scrivilo come 2030-12-31.
report-length = Una segnalazione ha da 1 a { $most } caratteri.
report-nobody = Possono segnalare solo i giocatori e chi ha un nome.
report-many = Hai segnalato abbastanza su questo tavolo; la casa lo guarderà.
report-none = Non c'è una segnalazione { $number }.

# La casa: tavoli chiusi, segnalazioni

web-table-closed = La casa ha chiuso questo tavolo: { $reason }
web-table-closed-text = La partita non ha risultato. Ciò che potevi vedere resta visibile.
web-table-removed = rimosso dalla casa
web-stage-closed = Chiuso
web-report-line = Segnala questa riga
web-report-player = Segnala un giocatore
web-report-title = Dillo alla casa
web-report-text = Lo legge solo la casa, non il tavolo. Che cosa non va?
web-report-who = Di chi si tratta
web-report-send = Invia
web-report-sent = Grazie. La casa lo guarderà; la risposta starà sotto «Tu».
web-reports-title = Che cosa hai segnalato
web-reports-waiting = ancora senza risposta
web-reports-answer = Risposta: { $answer }
web-reports-table = Tavolo
