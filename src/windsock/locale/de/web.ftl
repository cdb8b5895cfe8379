# Der Browser: alles, was seine Seiten sagen. (Was ein Spiel sagt, steht in dessen eigenen Dateien.)

# Alle Seiten

web-home = Windsock, zur Lobby
web-skip = Zum Inhalt springen
web-nav = Seiten
web-nav-lobby = Lobby
web-nav-new = Neuer Tisch
web-nav-rules = Regeln
web-nav-account = Du
web-footer = Windsock: Brettspiele um Fluggesellschaften, nach ihren Regeln gespielt.
web-page-not-loaded = Diese Seite ließ sich nicht laden. Prüfe die Verbindung und versuche es noch einmal.
web-lost-title = Von der Karte abgekommen
web-lost-text = Unter dieser Adresse gibt es keine Seite. Vielleicht ist der Link unvollständig.
web-preferences = Einstellungen
web-language = Sprache
web-theme = Darstellung
web-theme-system = Wie das System
web-theme-light = Hell
web-theme-dark = Dunkel
web-motion = Bewegung
web-motion-system = Wie das System
web-motion-full = Animiert
web-motion-none = Ruhig
web-confirm = Zug bestätigen
web-confirm-always = Immer
web-confirm-final = Wenn er endgültig ist
web-confirm-never = Nie
web-notices = Benachrichtige mich, wenn ich am Zug bin

# Was auf dem Weg zum Server schiefging

web-offline = Der Server ist nicht erreichbar. Prüfe die Verbindung und versuche es noch einmal.
web-not-found = Das gibt es hier nicht, oder nicht mehr.
web-too-big = Das ist dem Server zu viel auf einmal.
web-too-often = Zu viele Anfragen in kurzer Zeit. Warte einen Augenblick und versuche es noch einmal.
web-server-down = Der Server hat ein Problem ({ $status }). Versuche es gleich noch einmal.
web-strange-answer = Der Server nimmt das nicht an ({ $status }).
web-no-answer = Noch keine Antwort. Der Tisch zeigt, ob dein Zug angekommen ist.
web-connection-lost = Die Verbindung ist abgerissen. Der Tisch zeigt, ob dein Zug angekommen ist.
web-something-wrong = Hier ist etwas schiefgegangen. Lade die Seite neu.

# Was mehrere Seiten sagen

web-copy = Kopieren
web-copied = Kopiert
web-copy-what = Kopieren: { $what }
web-loading = Lädt …
web-guest = Gast
web-your-name = Dein Name
web-game = Spiel
web-board = Spielplan
web-seat = Platz { $number }
web-seats =
    { $count ->
        [one] 1 Person
       *[other] { $count } Personen
    }
web-seconds =
    { $count ->
        [one] 1 Sekunde
       *[other] { $count } Sekunden
    }
web-minutes =
    { $count ->
        [one] 1 Minute
       *[other] { $count } Minuten
    }
web-hours =
    { $count ->
        [one] 1 Stunde
       *[other] { $count } Stunden
    }
web-days =
    { $count ->
        [one] 1 Tag
       *[other] { $count } Tage
    }
web-clock-move = { $time } pro Zug
web-clock-game = { $time } pro Spiel
web-hot-seat = An einem Bildschirm
web-card-known-deal = Karten bekannt

# Lobby

web-lobby-title = Brettspiele um Fluggesellschaften, wo immer deine Freunde sind
web-lobby-text = Nach den echten Regeln, mit Leuten in der Ferne, um einen Bildschirm herum oder gegen Bots. Nichts zu installieren, kein Konto nötig.
web-pass-title = Boarding
web-opponents = Gegen
web-bots =
    { $count ->
        [one] 1 Bot
       *[other] { $count } Bots
    }
web-play-now = Jetzt spielen
web-or-new = oder einen Tisch einrichten
web-my-games = Deine Spiele
web-my-finished = Deine beendeten Spiele
web-open-tables = Offene Tische
web-open-new = Neuer Tisch
web-open-none = Gerade wartet niemand an einem offenen Tisch. Richte einen ein, dann können andere dazukommen.
web-watch-tables = Spiele zum Zuschauen
web-show-all = Alle { $count } zeigen
web-saved-game = Ein gespeichertes Spiel
web-saved-game-text = Öffne eine .wsk-Datei, um das Spiel noch einmal zu sehen oder weiterzuspielen, wo es abbricht.
web-upload = Datei öffnen
web-card-continue = Zum Tisch
web-card-join = Mitspielen
web-card-watch = Zuschauen
web-card-again = Noch einmal ansehen
web-card-players = Am Tisch
web-card-moves =
    { $count ->
        [one] 1 Zug
       *[other] { $count } Züge
    }
web-your-turn = Du bist am Zug
web-stage-over = Beendet
web-stage-read-only = Nur zum Ansehen
web-chair-free = frei
web-chair-bot = Bot
web-chair-you = du

# Neuer Tisch

web-new-what = Was gespielt wird
web-new-players = { $least } bis { $most } Personen
web-new-rules = Regeln lesen
web-new-who = Wer spielt
web-new-seats = Plätze
web-new-how = Wie gespielt wird
web-new-hot-seat = Ihr teilt euch diesen Bildschirm. Vor jedem Zug wird er verdeckt, bis der oder die Nächste übernimmt.
web-new-nobody = Du hast an diesem Tisch keinen Platz: Du schaust zu.
web-new-open = Tisch eröffnen
web-seat-who = { $seat }: wer dort sitzt
web-seat-bot = { $seat }: welcher Bot
web-seat-name = { $seat }: Name
web-seat-open-help = kommt über einen Link
web-chair-kind-me = Ich
web-chair-kind-open = Freier Platz
web-chair-kind-bot = Bot
web-chair-kind-program = Programm
web-bot-steady = Besonnen
web-bot-steady-line = Besonnen: spielt mit Bedacht
web-bot-random = Zufall
web-bot-random-line = Zufall: spielt irgendetwas
web-clock = Uhr
web-clock-none = Keine Uhr
web-clock-per-move = Für jeden Zug
web-clock-per-game = Für das ganze Spiel
web-clock-time = Zeit
web-clock-help = Ist die Zeit abgelaufen, übernimmt ein Bot den Platz; man kann zurückkehren.
web-patience = Wenn jemand fort ist
web-patience-never = Alle warten
web-patience-after = Ein Bot nach { $time }
web-patience-help = Gezählt ab dem Moment, in dem man am Zug ist. Man kann jederzeit zurückkehren.
web-stand-in = Wer einspringt
web-hints = Tipps
web-hints-help = Man darf einen Bot fragen, was er tun würde.
web-private = Nur über den Link
web-private-help = Der Tisch steht nicht in der Lobby; wer den Link hat, kann mitspielen.
web-advanced = Für Fortgeschrittene
web-programs = Plätze für Programme und Testpläne anbieten
web-programs-help = Ein eigenes Programm nimmt seinen Platz über einen geheimen Link ein: windsock sit - -- PROGRAMM fragt danach. Testpläne sind klein; auf ihnen laufen die Tests.
web-invite-title = Der Tisch ist eröffnet
web-invite-others = Die anderen einladen
web-invite-others-text =
    { $count ->
        [one] Ein Platz ist frei. Wer diesen Link öffnet, kann sich setzen.
       *[other] { $count } Plätze sind frei. Wer diesen Link öffnet, kann sich setzen.
    }
web-invite-link = Link zum Tisch
web-invite-program = Platz { $number }: für ein Programm
web-invite-program-text = Das Programm spielt mit diesem geheimen Link. Gib ihn niemandem sonst.
web-invite-own = Platz { $number }: dein eigener geheimer Link
web-invite-own-text = Damit spielst du auf einem anderen Gerät weiter. Behalte ihn für dich.
web-invite-go = Zum Tisch

# Aufzeichnung

web-replay = Aufzeichnung
web-replay-side = Der Verlauf des Spiels
web-replay-log = Was geschah
web-replay-move = Zug { $number }
web-replay-deal = Das Austeilen
web-replay-at = Zug { $number } von { $count }
web-replay-controls = Steuerung der Aufzeichnung
web-replay-first = Zum Austeilen
web-replay-back = Einen Zug zurück
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-next = Einen Zug vor
web-replay-end = Zum Ende
web-replay-speed = Tempo
web-replay-times = { $speed } ×
web-replay-slider = Zug
web-replay-eyes = Gesehen von
web-eyes-spectator = Publikum
web-eyes-all = Alle Karten offen
web-replay-tools = Mehr zu diesem Spiel
web-replay-link = Link zu diesem Augenblick
web-replay-fork = Von hier aus weiterspielen
web-replay-fork-text = Ein neuer Tisch beginnt in diesem Augenblick. Du nimmst einen Platz, Bots die anderen.
web-replay-fork-as = Dein Platz
web-replay-fork-seat = Als { $name }
web-replay-fork-go = Weiterspielen
web-replay-fair = Wurde ehrlich ausgeteilt?
web-replay-fair-text = Vor der ersten Karte hat der Server ein Geheimnis versiegelt, und die Spieler gaben Zufallszahlen dazu. Beides liegt jetzt offen: Daraus lässt sich das Spiel noch einmal austeilen und spielen.
web-replay-verify = Noch einmal austeilen
web-replay-fair-yes = ✓ Vom Server noch einmal ausgeteilt führen dieselben Karten zum selben Ende.
web-replay-fair-no = ✗ Vom Server noch einmal ausgeteilt passt das Spiel nicht zu seinem Siegel.
web-replay-seal = Siegel
web-replay-seed = Startwert
web-replay-digest = Prüfsumme der Schlussstellung
web-replay-save = Herunterladen (.wsk)
web-replay-running = Das Spiel läuft noch. Ist es vorbei, sind hier alle Karten zu sehen.
web-replay-to-table = Zum Tisch

# Regeln

web-rules-title =
    { $game-given ->
        [yes] Regeln von { $game }
       *[no] Regeln
    }
web-rules-search = Regeln durchsuchen: Wörter oder eine Kennung wie AE-BUY-06
web-rules-found =
    { $count ->
        [one] 1 Regel gefunden
       *[other] { $count } Regeln gefunden
    }
web-rules-all = { $count } Regeln
web-rules-none = In keiner Regel kommen alle diese Wörter vor.
web-rules-contents = Abschnitte

# Du

web-account-title = Du
web-account-name-text = Diesen Namen sehen die anderen am Tisch. Mehr brauchst du nicht, um zu spielen.
web-account-call = So will ich heißen
web-account-called = Du heißt jetzt { $name }.
web-account = Konto
web-account-as = Du bist als { $name } angemeldet.
web-account-logout = Abmelden
web-account-out = Du bist abgemeldet.
web-account-register = Konto anlegen
web-account-register-text = Es bewahrt deine Spiele auf, auf jedem Gerät.
web-account-made = Dein Konto ist angelegt.
web-account-name = Name
web-account-email = E-Mail (nicht nötig)
web-account-email-text = Zur Nachricht, dass du am Zug bist, und für ein neues Passwort, wenn du deines vergisst.
web-account-password = Passwort
web-account-password-text = Mindestens 8 Zeichen.
web-account-login = Anmelden
web-account-login-text = Wenn du schon ein Konto hast.
web-account-back = Willkommen zurück.
web-account-made-letter = Dein Konto ist angelegt. Ein Brief ist unterwegs an { $email }: Öffne den Link darin, um die Adresse zu bestätigen.
web-account-no-mail = Dieser Server verschickt keine E-Mails: Es gibt keine Nachricht, wenn du am Zug bist, und ein vergessenes Passwort lässt sich nicht ersetzen. Bewahre es gut auf.
web-account-lost = Ich habe mein Passwort vergessen
web-account-out-everywhere = Du bist auf allen Geräten abgemeldet.
web-everywhere-title = Alle Geräte
web-everywhere-text = Wenn du irgendwo angemeldet geblieben bist oder ein Gerät verloren hast.
web-everywhere = Überall abmelden
web-email-title = E-Mail
web-email-change = Adresse ändern
web-email-new = Adresse (leer: keine)
web-email-confirmed = bestätigt
web-email-unconfirmed = nicht bestätigt
web-email-unconfirmed-text = Dorthin geht nichts, bis du den Link in unserem Brief öffnest.
web-email-again = Brief noch einmal schicken
web-email-asked = Ein Brief ist unterwegs an { $email }. Öffne den Link darin, um die Adresse zu bestätigen.
web-email-none = Dir wird nichts mehr geschickt.
web-email-notices = Schreib mir, wenn ich am Zug und nicht da bin
web-email-notices-on = Du bekommst Nachrichten.
web-email-notices-off = Du bekommst keine Nachrichten.
web-password-title = Passwort
web-password-text = Hier bleibst du angemeldet; alle anderen Geräte werden abgemeldet.
web-password-old = Dein jetziges Passwort
web-password-new = Das neue Passwort
web-password-change = Passwort ändern
web-password-changed = Dein Passwort ist geändert.
web-data-title = Deine Daten
web-data-text = Eine Datei mit allem, was über dich und deine Spiele gespeichert ist: beendete als Spielstand, laufende so, wie du sie sehen darfst.
web-data = Alles herunterladen
web-data-done = Die Datei ist da.
web-delete-title = Konto löschen
web-delete-text = Das lässt sich nicht rückgängig machen.
web-delete-gone = Dein Passwort, deine E-Mail-Adresse, deine Anmeldungen und die Verbindungen deiner Spiele zu dir werden gelöscht.
web-delete-stays = Was am Tisch gespielt und gesagt wurde, bleibt, mit deinem Namen dort: Es gehört auch zu den Spielen der anderen.
web-delete-running = In laufenden Spielen spielt der Bot des Tisches für dich weiter. Wer den geheimen Link zu deinem Platz hat, kann ihn wieder einnehmen.
web-delete-open = Plätze an Tischen, die noch nicht begonnen haben, werden frei.
web-delete = Mein Konto löschen
web-delete-done = Dein Konto ist gelöscht.
web-alike-title = Dein Name sieht aus wie ein anderer
web-alike-text = Ein älteres Konto hat einen Namen, der genauso aussieht. Du kannst dich anmelden wie bisher, aber am Tisch gilt dein Name nicht als der eines Kontos. Wähle einen anderen:
web-alike-change = Diesen Namen nehmen
web-letter-account = Zu meinem Konto
web-letter-whole = Der Link ist nicht vollständig. Öffne ihn aus dem Brief, oder kopiere ihn ganz.
web-confirm-title = Adresse bestätigen
web-confirm-ask = Ist das deine Adresse?
web-confirm-text = Dann dürfen Nachrichten über deinen Zug und Briefe zu einem vergessenen Passwort dorthin gehen.
web-confirm-button = Ja, bestätigen
web-confirm-done = Danke, { $name }. Deine Adresse ist bestätigt.
web-unsubscribe-title = Keine Nachrichten mehr
web-unsubscribe-ask = Die Nachrichten über deinen Zug abstellen?
web-unsubscribe-text = Auf der Seite deines Kontos kannst du sie wieder einschalten.
web-unsubscribe-button = Abstellen
web-unsubscribe-done = Es kommen keine Nachrichten über deinen Zug mehr, { $name }.
web-recover-title = Passwort vergessen
web-recover-ask = Um einen Brief bitten
web-recover-ask-text = Er geht an die Adresse, die du bestätigt hast, mit einem Link, über den du ein neues Passwort wählst.
web-recover-who = Name des Kontos oder E-Mail-Adresse
web-recover-ask-button = Brief schicken
web-recover-asked = Wenn es ein solches Konto mit bestätigter Adresse gibt, ist ein Brief unterwegs. Sein Link gilt eine Stunde.
web-recover-choose = Neues Passwort wählen
web-recover-choose-text = Alle Geräte werden abgemeldet, und du bist hier angemeldet.
web-recover-choose-button = Dieses Passwort nehmen
web-recover-anew = Um einen anderen Brief bitten
web-recover-done = Willkommen zurück, { $name }. Dein neues Passwort gilt.
web-chair-account = Konto
web-chair-account-text = Der Name eines Kontos: Niemand sonst kann ihn haben.
web-chair-guest = Gast

# Tisch

web-table-title = Tisch
web-table-loading = Der Tisch wird gedeckt …
web-table-your-turn = Du bist am Zug
web-table-waiting = Jemand anderes ist am Zug. Sieh dich um: Spielplan, Protokoll und „In Worten“ stehen dir offen.
web-table-you = du
web-table-new = neu
web-table-unknown = dir nicht bekannt
web-table-close = Schließen

# Platz nehmen

web-table-waiting-for =
    { $count ->
        [0] Alle sind da
        [one] Ein Platz ist frei
       *[other] { $count } Plätze sind frei
    }
web-table-deals-soon = Gleich wird ausgeteilt.
web-table-name = Dein Name
web-table-name-beside = Name von jemandem, der neben dir an diesem Bildschirm spielt
web-table-sit = Hier sitzen
web-table-sit-beside = Neben mir sitzen
web-table-put-bot = Bot: { $bot }
web-table-watch-from-here = Nimm einen freien Platz oder bleib hier, um zuzuschauen: Das Spiel beginnt, wenn alle Plätze besetzt sind.
web-table-share = Schick diesen Link den Leuten, mit denen du spielen willst. Wer ihn öffnet, wählt einen freien Platz oder schaut zu.
web-table-links = Links
web-table-link-table = Link des Tisches
web-table-link-mine = Dein Platz { $number }
web-table-link-secret = (geheim: wer ihn hat, spielt für dich)
web-table-copy = Kopieren
web-table-copied = Kopiert

# Wer spielt

web-table-turn-of = am Zug
web-table-chair-open = freier Platz
web-table-chair-bot = Bot, { $bot }
web-table-chair-program = Programm
web-table-chair-away = fort
web-table-chair-away-until = fort · Bot in { $time }
web-table-chair-stand-in = gespielt vom Bot { $bot }
web-table-clock = Verbleibende Zeit
web-table-clock-days = { $days } T { $hours } Std.
web-table-clock-move = { $time } für jeden Zug
web-table-clock-game = { $time } für das Spiel
web-table-let-bot-play = Einen Bot spielen lassen
web-table-leave-help = Der Bot { $bot } spielt für dich, bis du zurückkommst. Er sieht, was du siehst, sonst nichts.
web-table-stand-in-mine = Der Bot { $bot } spielt für dich.
web-table-come-back = Wieder selbst spielen
web-table-watching = Du schaust zu: Du siehst, was alle sehen.
web-table-watching-open = Ein Platz ist frei.

# Wählen

web-table-find = Zug suchen: Wörter eingeben
web-table-nothing-fits = Kein erlaubter Zug passt dazu.
web-table-show-all = Alle zeigen
web-table-why-not = Warum nicht?
web-table-picked = Bisher gewählt
web-table-let-go = loslassen
web-table-narrow = Nur Züge mit
web-table-moves-count =
    { $count ->
        [one] 1 Zug
       *[other] { $count } Züge
    }
web-table-confirm = Bestätigen
web-table-confirm-yes = Ausführen
web-table-cancel = Zurück
web-table-why-title = Jetzt nicht erlaubt
web-table-why-nearest = Stattdessen erlaubt
web-table-why-allowed = Das ist jetzt erlaubt.
web-table-hint = Ein Bot würde wählen: { $move }
web-table-hint-do = Das wählen
web-table-ask-hint = Tipp

# Zurücknehmen

web-table-undo = Zurücknehmen
web-table-takeback = Weiter zurück …
web-table-takeback-help = Etwas wurde gezeigt, oder der Zug ist weitergegangen: Alle müssen binnen einer Minute zustimmen. Zurück bis vor welchen Zug?
web-table-takeback-none = Du hast noch keinen Zug gemacht.
web-table-request = { $name } bittet, bis nach Zug { $number } zurückzugehen.
web-table-request-agreed = Bisher einverstanden: { $names }.
web-table-request-lapses = Die Bitte verfällt in { $time }.
web-table-lapsed = Nicht alle haben { $name } rechtzeitig geantwortet: Es wird nichts zurückgenommen.
web-table-agree = Zustimmen
web-table-decline = Ablehnen

# Was geschieht

web-table-skip = Überspringen
web-table-log = Protokoll
web-table-log-empty = Noch ist nichts geschehen.
web-table-log-move = Zug { $number } in der Aufzeichnung
web-table-chat = Gespräch
web-table-chat-empty = Noch hat niemand etwas gesagt.
web-table-chat-say = Sag etwas
web-table-chat-send = Senden
web-table-chat-watching = Nur wer mitspielt, kann hier schreiben.
web-table-chat-closed = Hier lässt sich nur noch zusehen: Niemand kann mehr etwas schreiben.
web-table-chat-new-table = ein neuer Tisch ist eröffnet
web-table-connection-lost = Die Verbindung ist weg. Neuer Versuch … Deine Züge sind sicher.
web-table-connection-polling = Die direkte Verbindung kommt nicht durch; der Tisch wird stattdessen nach Neuem gefragt.
web-table-notices-offer = Sollen wir dir sagen, wenn du am Zug bist?
web-table-notices-yes = Ja
web-table-notices-no = Nein

# Wertung

web-table-scoring-show = Wertung
web-table-scoring-step = { $step } von { $count }
web-table-scoring-next = Weiter
web-table-scoring-back = Zurück
web-table-scoring-all = Ganze Tabelle
web-table-scoring-done = Zurück zum Spiel
web-table-scoring-always = Jede Wertung von selbst zeigen
web-table-scoring-place =
    { $place ->
        [1] 1.
        [2] 2.
        [3] 3.
       *[other] { $place }.
    }
web-table-scoring-tied = gleichauf
web-table-scoring-holders = Wer { $name } hält
web-table-scoring-rank = Platz
web-table-scoring-player = Wer
web-table-scoring-held = Hält
web-table-scoring-points = Punkte
web-table-scoring-nobody = Niemand hält etwas davon.

# Das Ende

web-table-rematch = Noch einmal spielen
web-table-replay = Aufzeichnung
web-table-save = Speicherdatei
web-table-fairness = Ehrlich ausgeteilt
web-table-fairness-before = Der Server hat ein Geheimnis gewählt und zeigt sein Siegel. Jeder Spieler gibt eine eigene Zufallszahl dazu, und aus allem zusammen werden die Karten gemischt: Niemand bestimmt das allein. Am Ende wird das Geheimnis gezeigt, und dieser Browser prüft es selbst.
web-table-fairness-after = Die Partie ist zu Ende, und das Geheimnis liegt offen. Es muss zum Siegel passen und mit den Zufallszahlen der Spieler den Startwert ergeben, aus dem die Karten kommen.
web-table-fairness-known = Was an diesem Tisch ausgeteilt ist, stammt aus einer anderen Partie: Jemand kennt vielleicht die Karten. Das Siegel beweist hier nichts.
web-table-known = Was hier ausgeteilt ist, stammt aus einer anderen Partie: Jemand kennt vielleicht die Karten.
web-table-secret = Geheimnis
web-table-nonce = Zufallszahl von { $name }
web-table-nonce-own = Deine Zufallszahl
web-table-nonce-none = keine
web-table-deal-late = Dieser Browser sah den Tisch erst nach dem Austeilen: Er hat kein Siegel von vorher zum Vergleichen.
web-table-deal-warning = Warnung: Was in dieser Partie ausgeteilt wurde, besteht die Prüfung nicht!
web-table-seal = Siegel
web-table-seed = Startwert
web-table-digest = Prüfsumme des noch einmal ausgeteilten und gespielten Spiels
web-table-verify = Noch einmal austeilen und prüfen
web-table-verified = Der Server hat noch einmal ausgeteilt: Startwert und jeder Zug stimmen überein. Mit dem Spielstand tut windsock verify dasselbe auf deinem Rechner.
web-table-not-verified = Noch einmal ausgeteilt passt das Spiel nicht zu seinem Siegel!

# Zwei an einem Bildschirm

web-table-hand-over = { $name }, bitte nimm Platz.
web-table-hand-over-why = Alle anderen sehen weg: Gleich kommen deine Karten.
web-table-hand-over-ready = Ich bin { $name }, zeig meine Karten

# Bereiche

web-table-zone-board = Spielplan
web-table-zone-moves = Züge
web-table-zone-players = Am Tisch
web-table-zone-hand = Deine Hand
web-table-zone-side = Protokoll oder Gespräch
web-table-zone-numbers = Zahlen des Tisches
web-table-zone-routes = Strecken
web-table-zone-table = Auf dem Tisch
web-table-hand-empty = leer
web-table-tabs = Teile des Tisches
web-table-tab-board = Plan
web-table-tab-moves = Züge
web-table-tab-players = Wer
web-table-tab-log = Protokoll
web-table-tab-chat = Gespräch

# Werkzeuge

web-table-tools = Am Tisch
web-table-in-words = In Worten
web-table-rules = Regeln
web-table-about = Über diesen Tisch
web-table-has-hints = Man darf einen Bot fragen, was er tun würde.
web-table-patience = Ist jemand am Zug und fort, dürfen die anderen nach { $time } den Bot { $bot } spielen lassen.
web-table-patience-never = Ist jemand am Zug und fort, wird gewartet: Die anderen können keinen Bot spielen lassen.
web-table-patience-clock = Ist die Zeit abgelaufen, spielt der Bot { $bot } weiter.
web-table-no-hints = An diesem Tisch gibt es keine Tipps.
web-table-help = Hilfe
web-table-help-choose = Was leuchtet, lässt sich wählen: auf dem Plan, in deiner Hand oder in der Liste. Wer etwas antippt oder schreibt, engt die Liste ein. Wähle oder schreibe etwas, das nicht leuchtet, und du erfährst, welche Regel es verbietet.
web-table-keys = Tasten
web-table-wish-keys = Einzelne Buchstaben sind Kurzbefehle
web-table-key-find = einen Zug durch Schreiben suchen
web-table-key-number = den Zug mit dieser Nummer wählen
web-table-key-walk = durch die Züge gehen
web-table-key-enter = wählen; noch einmal, um zu bestätigen
web-table-key-escape = zurück; Erzähltes überspringen
web-table-key-undo = zurücknehmen
web-table-key-hint = einen Bot fragen, was er tun würde
web-table-key-scoring = die letzte Wertung
web-table-key-words = der ganze Tisch in Worten
web-table-key-moves = zu den Zügen
web-table-key-board = zum Spielplan
web-table-key-players = zu denen am Tisch
web-table-key-log = zum Protokoll
web-table-key-chat = zum Gespräch
web-table-key-help = diese Hilfe

# Spielplan

web-map-help = Karte. Pfeiltasten gehen von Strecke zu Strecke, die Bildtasten zur nächsten, die sich wählen lässt; Plus, Minus und Null ändern die Größe.
web-map-closer = Näher
web-map-farther = Weiter weg
web-map-whole = Die ganze Karte

web-table-scoring-title = Wertung { $number }
web-table-scoring-subject = Fluggesellschaft
web-table-scoring-pays = Bringt
web-table-scoring-total = Insgesamt
web-table-scoring-legend = „3 → 5“ heißt: 3 Aktien im Portfolio brachten 5 Punkte; wer gleich viele hat, teilt sich die Punkte dieser Plätze, aufgerundet.
web-table-scoring-legend-pays = „Bringt“ nennt die Punkte für den 1., 2., 3. … Platz.
web-table-final-title = Das Spiel ist aus
web-table-final-winners =
    { $count ->
        [one] { $winners } gewinnt.
       *[other] { $winners } gewinnen gemeinsam.
    }
web-table-slot-free = frei
web-table-slot-closed = gesperrt
web-table-more = Mehr
web-table-tab-result = Ergebnis
web-table-zone-seats = Wer hat was
