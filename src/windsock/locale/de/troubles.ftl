# Was nicht stimmt, und wo: ein Satz für jedes Ärgernis.

# Spiele, Tische, Plätze

unknown-game = Es gibt kein Spiel „{ $game }“; installiert sind: { $games }.
unknown-bot = Es gibt keinen Bot „{ $bot }“; installiert sind: { $bots }.
unknown-option = Es gibt keine Option „{ $option }“; dieses Spiel hat: { $options }.
unknown-board = Es gibt keinen Spielplan „{ $board }“: Das ist weder einer von { $boards } noch ein Ordner.
unknown-language = Die Sprache „{ $language }“ gibt es hier nicht; zur Wahl stehen { $languages }.
seat-count = Zu { $seats } lässt sich das nicht spielen; es braucht { $least } bis { $most }.
unknown-seat =
    Es gibt keinen Platz Nummer { $seat }: An diesem Tisch zählen die Plätze ab 0, und es sind { $seats }.
unknown-index = Es gibt keinen Zug Nummer { $index }: Der Katalog zählt ab 0 und hat { $count }.
bad-seed = „{ $value }“ ist kein Startwert der Art „{ $kind }“.
board-refused =
    { $row ->
        [0] Der Spielplan „{ $board }“ wird wegen { $file } abgelehnt ({ $rule }). { $why }
       *[other] Der Spielplan „{ $board }“ wird wegen { $file }, Zeile { $row }, abgelehnt ({ $rule }). { $why }
    }

# Notation

notation-empty = Da steht nichts; ein Zug beginnt mit einem Verb.
notation-verb = Kein Zug beginnt mit „{ $word }“; die Verben sind: { $verbs }.
notation-form = „{ $text }“ hat nicht die Form eines solchen Zuges: { $form }
notation-number = „{ $word }“ ist keine ganze Zahl ({ $field }).
notation-word =
    { $near-given ->
        [yes] „{ $word }“ ist unbekannt ({ $field }); vielleicht „{ $near }“?
       *[no] „{ $word }“ ist unbekannt ({ $field }).
    }

# Zurückgehen

no-such-move = Es gibt keinen Zug { $number }; gespielt wurden { $count }.
undo-mark = Dieser Zug lässt sich nicht zurücknehmen: Er brauchte Zufall, zeigte etwas oder gab den Zug weiter.

# Spielstände

save-unreadable = Die Datei { $file } lässt sich nicht lesen.
save-not-ours = Das ist kein Spielstand von Windsock: Zeile { $line } sagt es nicht.
save-truncated = Der Spielstand bricht in Zeile { $line } ab; das Ende fehlt.
save-head = Der Kopf des Spielstands nennt „{ $field }“ nicht oder falsch.
save-board = Der Spielplan „{ $board }“ ist nicht mehr der, auf dem dieser Spielstand gespielt wurde.
save-line = Zeile { $line } des Spielstands ist unverständlich: „{ $text }“. { $why }
save-illegal = Zeile { $line } des Spielstands, „{ $text }“, verstößt gegen die Regel { $rule }. { $why }
save-diverges =
    Zeile { $line } des Spielstands passt nicht zu der Stellung, zu der seine Züge führen (nach { $number }).
save-version =
    Dieser Spielstand wurde nach Version { $version } der Regeln gespielt; nach der heutigen, { $now }, scheitert er in Zeile { $line }. Bis dorthin lässt er sich ansehen.

# Zufall

no-chance-here = Eine Ansicht hat keine Zukunft: Darin lässt sich nichts ziehen oder würfeln.
script-is-over = Das Drehbuch des Zufalls endet nach { $outcomes } Ergebnissen, und es braucht mehr.
script-is-wrong = Das Ergebnis { $outcome } im Drehbuch des Zufalls muss mindestens 0 und kleiner als { $sides } sein.
save-unwritable = { $file } lässt sich nicht schreiben: Gibt es den Ordner, und ist er beschreibbar?
option-value = Die Option „{ $option }“ ist ja oder nein, nicht „{ $value }“.
save-arranged = Eine von Hand aufgebaute Stellung lässt sich nicht speichern: Kein Geben führt zu ihr.

# Der Server, Anfragen

bad-request =
    { $field-given ->
        [yes] Der Server versteht das nicht: „{ $field }“ ist nicht, wie es sein soll.
       *[no] Der Server versteht diese Anfrage nicht.
    }
no-such-page = Unter dieser Adresse gibt es nichts.
no-such-method = Das geht unter dieser Adresse nicht.
too-big = Das ist dem Server zu viel auf einmal.
too-often = Das war in kurzer Zeit zu oft. Warte einen Augenblick und versuche es noch einmal.
wrong-origin = Diese Anfrage kam von einer fremden Seite; der Server hört nur auf die eigenen.
wrong-host = Der Server heißt nicht so.
server-error = Der Server hat einen Fehler gemacht. Er ist vermerkt; versuche es gleich noch einmal.

# Der Server, Menschen und Plätze

bad-token = Dieser Link öffnet keinen Platz an diesem Tisch.
seat-not-yours = Dieser Platz ist nicht deiner.
not-the-maker = Nur wer den Tisch eröffnet hat, darf einen Bot hinsetzen.
chair-count = Der Tisch hat { $seats } Plätze, beschrieben wurden { $chairs }.

# windsock serve, windsock sit

port-taken = Port { $port } von { $host } ist belegt oder nicht erlaubt. Nimm einen anderen, etwa --port { $other }.
serve-needs-web = Der Server braucht mehr als den Kern ({ $module } fehlt): pip install 'windsock[web]'
serve-failed = Der Server konnte mit dieser Datenbank nicht starten ({ $problem }).
bad-seat-link = „{ $link }“ ist kein Link zu einem Platz; einer sieht so aus: http://localhost:8000/table/NAME#GEHEIM
program-missing = Das Programm „{ $program }“ lässt sich nicht starten.
program-left = Das Programm „{ $program }“ endete vor der Partie (Code { $code }).
no-server = Unter { $address } antwortet kein Server.

# Partien, Plätze

unknown-match = Es gibt keinen Tisch „{ $match }“.
seat-taken = Dort sitzt schon jemand.
seat-empty = Dort sitzt niemand.
seat-of-bot = Auf diesem Platz spielt jetzt ein Bot; nimm ihn erst zurück.
chair-kind = Ein Platz ist für einen Menschen, einen Bot oder ein Programm, nicht für „{ $kind }“.
name-length = Ein Name hat 1 bis { $most } Zeichen.
chat-length = Eine Nachricht hat 1 bis { $most } Zeichen.
stand-in-bot = Auf diesem Platz spielt schon ein Bot.
stand-in-here = Ein Bot kann nur für jemanden einspringen, der seit { $seconds } Sekunden weg ist.
return-none = Auf diesem Platz spielt kein Bot.

# Partien, Spielen

moved-on = Der Tisch ist schon weiter; sieh noch einmal hin. Zug { $number } war der letzte.
match-open = Die Partie hat nicht begonnen: Es sind noch Plätze frei.
match-begun = Die Partie hat schon begonnen.
match-runs = Das wird gezeigt, wenn die Partie zu Ende ist.
match-over = Die Partie ist zu Ende.
match-version =
    Diese Partie wurde nach Version { $version } der Regeln gespielt; Version { $now } folgt ihr nur bis Zeile { $number }. Sie kann nur angesehen werden.
ask-range = Zurück geht es frühestens zu Zug { $least } und spätestens zu Zug { $most }, nicht zu { $number }.
ask-open = Jemand hat schon gebeten, etwas zurückzunehmen; das muss zuerst beantwortet werden.
ask-none = Niemand hat gebeten, etwas zurückzunehmen.
ask-answered = Du hast schon zugestimmt.
clock-out = Die Zeit für diese Partie ist aufgebraucht; der Bot spielt weiter.
clock-range = Eine Uhr braucht { $least } bis { $most } Sekunden, nicht { $seconds }.
hints-off = An diesem Tisch sind Tipps nicht erlaubt.
hint-not-asked = Du bist nicht am Zug.
store-failed = Das konnte nicht gespeichert werden. Versuche es gleich noch einmal.

# Partien, Konten

password-length = Ein Passwort hat { $least } bis { $most } Zeichen.
email-form = Das ist keine E-Mail-Adresse.
account-already = Du hast schon ein Konto.
name-taken = Der Name „{ $name }“ ist vergeben.
login-wrong = Name und Passwort passen nicht zusammen.
