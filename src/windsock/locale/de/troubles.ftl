# Was nicht stimmt, und wo: ein Satz für jedes Ärgernis.

# Spiele, Tische, Plätze

unknown-game = Es gibt kein Spiel „{ $game }“; installiert sind: { $games }.
unknown-bot = Es gibt keinen Bot „{ $bot }“; installiert sind: { $bots }.
unknown-option =
    { $options-given ->
        [yes] Es gibt keine Option „{ $option }“; dieses Spiel hat: { $options }.
       *[no] Es gibt keine Option „{ $option }“: dieses Spiel hat keine.
    }
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

save-missing = Es gibt keine Datei { $file }.
save-folder = { $file } ist ein Ordner, kein Spielstand.
save-no-text = { $file } ist kein Text, also kein Spielstand von Windsock.
save-unreadable = Die Datei { $file } lässt sich nicht lesen.
save-not-ours = Das ist kein Spielstand von Windsock: Zeile { $line } sagt es nicht.
save-truncated = Der Spielstand bricht in Zeile { $line } ab; das Ende fehlt.
save-head = Der Kopf des Spielstands nennt „{ $field }“ nicht oder falsch.
seal-differs = Das Siegel dieses Spielstands ist { $seal }, nicht das aufbewahrte: Versiegelt wurde etwas anderes.
seal-broken = Der Startwert dieses Spielstands folgt nicht aus seinem Geheimnis und den Zufallszahlen der Spieler.
seal-missing = Dieser Spielstand lässt sich mit keinem Siegel vergleichen: Sein Startwert wurde nie versiegelt.
save-board = Der Spielplan „{ $board }“ ist nicht mehr der, auf dem dieser Spielstand gespielt wurde.
save-line = Zeile { $line } des Spielstands ist unverständlich: „{ $text }“. { $why }
save-illegal = Zeile { $line } des Spielstands, „{ $text }“, verstößt gegen die Regel { $rule }. { $why }
save-diverges =
    Zeile { $line } des Spielstands passt nicht zu der Stellung, zu der seine Züge führen (nach { $number }).
save-version =
    Dieser Spielstand wurde nach Version { $version } der Regeln gespielt; nach der heutigen, { $now }, scheitert er in Zeile { $line }. Bis dorthin lässt er sich ansehen.
save-newer =
    Dieser Spielstand wurde nach Version { $version } der Regeln gespielt, die wir noch nicht kennen (unsere ist { $now }): Er lässt sich ansehen, aber nicht prüfen oder weiterspielen.
save-too-new = Dieser Spielstand braucht ein neueres Windsock: Er nennt „{ $version }“, wir kennen nur „{ $now }“.

# Zufall

no-chance-here = Eine Ansicht hat keine Zukunft: Darin lässt sich nichts ziehen oder würfeln.
script-is-over = Das Drehbuch des Zufalls endet nach { $outcomes } Ergebnissen, und es braucht mehr.
script-is-wrong = Das Ergebnis { $outcome } im Drehbuch des Zufalls muss mindestens 0 und kleiner als { $sides } sein.
save-unwritable = { $file } lässt sich nicht schreiben: Gibt es den Ordner, und ist er beschreibbar?
option-value = Die Option „{ $option }“ ist ja oder nein, nicht „{ $value }“.
save-position = Die Stellung, mit der der Spielstand beginnt, Zeile { $line }: { $problem }
layout-card = „{ $word }“ in „{ $field }“ ist keine Karte: Schreiben Sie „red“, „2 red“, „red: p1 p3“, „red: all“, „red: all but p2“, „red: none“ oder „?back“.
layout-impossible = „{ $field }“: Diese Stellung gibt es nicht. Nach den Regeln geht es von ihr aus nicht weiter.
layout-none = Das Spiel { $game } sagt nicht, wie seine Stellungen geschrieben werden.
layout-step = Der Schritt „{ $word }“ in „{ $field }“ enthält { $count } Werte, nicht { $found }.
layout-unseen = „{ $field }“ muss so viele Karten nennen, wie verdeckt liegen: { $count }, nicht { $found }.

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
busy = Der Server ist mit anderer langer Arbeit beschäftigt. Versuche es gleich noch einmal.
took-too-long = Es dauert zu lange, dieses Spiel nachzuspielen; der Server hat es aufgegeben.
wrong-origin = Diese Anfrage kam von einer fremden Seite; der Server hört nur auf die eigenen.
wrong-host = Der Server heißt nicht so. Wer ihn betreibt, kann seine Adresse mit --address nennen.
server-error = Der Server hat einen Fehler gemacht. Er ist vermerkt; versuche es gleich noch einmal.

# Der Server, Menschen und Plätze

bad-token = Dieser Link öffnet keinen Platz an diesem Tisch.
seat-not-yours = Dieser Platz ist nicht deiner.
not-the-maker = Nur wer den Tisch eröffnet hat, darf einen Bot hinsetzen.
chair-count = Der Tisch hat { $seats } Plätze, beschrieben wurden { $chairs }.

# windsock serve, windsock sit

port-taken = Port { $port } von { $host } ist belegt oder nicht erlaubt. Nimm einen anderen, etwa --port { $other }.
extra-missing = Dafür ist mehr nötig, als installiert ist ({ $module } fehlt): pip install 'windsock[{ $extra }]'
no-client = Dieser Installation fehlen die Seiten für den Browser: `make client` im Quellordner ausführen (braucht Node.js), neu installieren und neu starten. Ein Wheel bringt sie mit.
serve-failed = Der Server konnte mit dieser Datenbank nicht starten ({ $problem }).
smtp-port = WINDSOCK_SMTP_PORT ist „{ $port }“; der Port eines Mailservers ist eine Zahl von 1 bis 65535, meist 25 oder 587.
bad-address = „{ $address }“ ist keine Adresse, die man benutzt; eine sieht so aus: https://play.example.org
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
chat-full = Von diesem Platz sind { $most } Nachrichten geschrieben: mehr fasst die Partie nicht.
stand-in-bot = Auf diesem Platz spielt schon ein Bot.
stand-in-here = An diesem Platz ist jemand: Nur wer dort sitzt, kann ihn einem Bot überlassen.
stand-in-not-asked = Dieser Platz ist nicht am Zug: Niemand wartet auf ihn.
stand-in-early = Ein Bot kann diesen Platz in { $seconds } Sekunden übernehmen, wenn vorher niemand kommt.
stand-in-never = An diesem Tisch überlässt niemand den Platz eines anderen einem Bot.
stand-in-clock = Dieser Platz hat eine Uhr: Ist die Zeit abgelaufen, spielt ein Bot weiter.
stand-in-other = An diesem Tisch springt der Bot „{ $bot }“ ein und kein anderer.
return-none = Auf diesem Platz spielt kein Bot.
nonce-vain = An diesem Tisch steht schon fest, was ausgeteilt wird: Er nimmt keine Zufallszahl mehr.
nonce-given = Diese Zufallszahl zählt nicht: Der Platz hat schon eine gegeben, oder ein anderer hat dieselbe.
nonce-form = Eine Zufallszahl für das Austeilen hat 32 Hexziffern, in kleinen Buchstaben.

# What whoever kept the seal can say of the deal at the end; `windsock sit` and the browser say the same.

deal-fair = Hier geprüft: Das Geheimnis passt zum Siegel, das vor dem Austeilen aufbewahrt wurde, und der Startwert folgt aus ihm und den Zufallszahlen der Spieler, darunter unserer.
deal-no-nonce = Hier geprüft: Das Geheimnis passt zum Siegel, und der Startwert folgt aus ihm und den Zufallszahlen der Spieler. Keine davon ist unsere: Wir kamen zu spät, um eine zu geben.
deal-seed-alone = Hier geprüft: Der Startwert passt zum Siegel. Der Server hat ihn allein gewählt, vor dem Spiel; kein Spieler gab eine Zufallszahl.
deal-known = Was an diesem Tisch ausgeteilt wurde, war vorher bekannt: Es stammt aus einer anderen Partie. Das Siegel beweist hier nichts.
deal-wrong-seal = Ausgeteilt wurde nicht, was versiegelt war: Das Geheimnis passt nicht zum aufbewahrten Siegel.
deal-wrong-nonce = Ausgeteilt wurde ohne unsere Zufallszahl, obwohl der Server sie angenommen hatte.
deal-wrong-seed = Der Startwert folgt nicht aus dem Geheimnis und den Zufallszahlen der Spieler.

# Partien, Spielen

moved-on = Der Tisch ist schon weiter; sieh noch einmal hin. Zug { $number } war der letzte.
match-open = Die Partie hat nicht begonnen: Es sind noch Plätze frei.
match-begun = Die Partie hat schon begonnen.
match-runs = Das wird gezeigt, wenn die Partie zu Ende ist.
match-over = Die Partie ist zu Ende.
match-version =
    Diese Partie wurde nach Version { $version } der Regeln gespielt; Version { $now } kann ihr über Zug { $number } hinaus nicht folgen. Sie lässt sich nur noch ansehen.
match-journal = Der Aufzeichnung dieser Partie lässt sich über Zug { $number } hinaus nicht folgen. Sie lässt sich nur noch ansehen.
match-damaged =
    Was von Tisch „{ $match }“ gespeichert war, ist beschädigt; er lässt sich nicht öffnen. Wer diesen Server betreibt, kann ihn aus einer Sicherung zurückholen.
ask-range = Zurück geht es frühestens zu Zug { $least } und spätestens zu Zug { $most }, nicht zu { $number }.
ask-open = Jemand hat schon gebeten, etwas zurückzunehmen; das muss zuerst beantwortet werden.
ask-none = Niemand hat gebeten, etwas zurückzunehmen.
ask-answered = Du hast schon zugestimmt.
ask-again = Du hast schon gefragt. Du kannst in { $seconds } Sekunden wieder fragen, oder nach deinem nächsten Zug.
clock-out = Die Zeit für diese Partie ist aufgebraucht; der Bot spielt weiter.
clock-range = Eine Uhr braucht { $least } bis { $most } Sekunden, nicht { $seconds }.
patience-range = Auf jemanden, der fort ist, warten die anderen { $least } bis { $most } Sekunden, nicht { $seconds }.
hints-off = An diesem Tisch sind Tipps nicht erlaubt.
hint-not-asked = Du bist nicht am Zug.
hint-pending = Über deinen letzten Tipp wird noch nachgedacht.
bots-alone = Von deinen Tischen, an denen nur Bots spielen, können höchstens { $most } zugleich laufen. Warte, bis einer davon zu Ende ist.
store-failed = Das konnte nicht gespeichert werden. Versuche es gleich noch einmal.
store-full = Die Platte des Servers ist voll: Bis wieder Platz ist, lässt sich nichts speichern.
store-read-only = Die Datenbank lässt sich nicht beschreiben: Nichts kann gespeichert werden.
store-damaged = Die Datenbank ist beschädigt. Hole sie aus einer Sicherung zurück.
store-newer = Diese Datenbank stammt von einer späteren Version von Windsock (Form { $shape }). Nimm jene Version oder eine Sicherung von vorher.
store-in-use = Ein anderer Server benutzt die Datenbank { $file } schon. Eine SQLite-Datei ist für einen Server; mehrere brauchen PostgreSQL.

# Partien, Konten

password-length = Ein Passwort hat { $least } bis { $most } Zeichen.
email-form = Das ist keine E-Mail-Adresse.
account-already = Du hast schon ein Konto.
name-taken = Der Name „{ $name }“ ist vergeben, oder einer, der genauso aussieht.
login-wrong = Name und Passwort passen nicht zusammen.
name-scripts = „{ $name }“ mischt Buchstaben mehrerer Schriften. Der Name eines Kontos steht in einer.
password-wrong = Das ist nicht dein Passwort.
no-account = Melde dich zuerst in deinem Konto an.
nobody-here = Du hast hier noch keinen Namen; also ist nichts über dich gespeichert.
mail-off = Dieser Server verschickt keine E-Mails.
letter-spent = Dieser Link öffnet nichts mehr: Er wurde benutzt, ist zu alt, oder ein neuerer trat an seine Stelle.
letters-many = Für einen Tag gingen genug Briefe dorthin. Versuche es morgen wieder.
login-slow = Zu viele Versuche mit diesem Namen. Warte ein paar Minuten, nimm ein Gerät, an dem du schon angemeldet warst, oder lass dir ein neues Passwort geben.
