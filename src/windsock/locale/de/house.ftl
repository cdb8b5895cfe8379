# What everybody reads of what the owner does: closed tables, bans, reports.

# Das Haus: geschlossene Tische, Sperren, Meldungen

match-closed = Das Haus hat diesen Tisch geschlossen: { $reason }
close-late = Tisch { $match } ist schon beendet oder geschlossen.
reason-length = Ein Grund hat 1 bis { $most } Zeichen.
no-such-line = In Zeile { $number } von Tisch { $match } hat niemand etwas gesagt.
banned =
    { $until-given ->
        [yes] Du bist auf diesem Server bis { $until } gesperrt.
       *[no] Du bist auf diesem Server gesperrt.
    } { $reason }
banned-address =
    { $until-given ->
        [yes] Dieser Server lässt bis { $until } niemanden von deiner Adresse ein.
       *[no] Dieser Server lässt niemanden von deiner Adresse ein.
    } { $reason }
banned-name = Diesen Namen darf hier niemand tragen: Wähle einen anderen.
ban-wide = { $who } ist zu weit: Eine Sperre nennt mindestens die ersten { $bits } Bits einer Adresse.
ban-none = „{ $who }“ ist nicht gesperrt.
ban-until = „{ $day }“ ist kein künftiger Tag: Schreib ihn wie 2030-12-31.
report-length = Eine Meldung hat 1 bis { $most } Zeichen.
report-nobody = Melden können nur Spieler und wer einen Namen hat.
report-many = Du hast zu diesem Tisch genug gemeldet; das Haus sieht es sich an.
report-none = Es gibt keine Meldung { $number }.

# Das Haus: geschlossene Tische, Meldungen

web-table-closed = Das Haus hat diesen Tisch geschlossen: { $reason }
web-table-closed-text = Die Partie hat kein Ergebnis. Was du sehen konntest, ist weiter zu sehen.
web-table-removed = vom Haus entfernt
web-stage-closed = Geschlossen
web-report-line = Diese Zeile melden
web-report-player = Einen Spieler melden
web-report-title = Dem Haus sagen
web-report-text = Das liest nur das Haus, nicht der Tisch. Was stimmt nicht?
web-report-who = Wer gemeint ist
web-report-send = Senden
web-report-sent = Danke. Das Haus sieht es sich an; die Antwort steht dann unter „Du“.
web-reports-title = Was du gemeldet hast
web-reports-waiting = noch nicht beantwortet
web-reports-answer = Antwort: { $answer }
web-reports-table = Tisch
