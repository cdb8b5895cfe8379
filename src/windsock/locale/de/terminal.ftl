# Der Tisch im Terminal: Überschriften, Blätter, der Zeilenmodus.

# Bereiche, Tasten, Zeilen.

screen-pane-moves = Züge
screen-pane-map = Karte
screen-pane-shares = Portfolios
screen-pane-track = Leiste
screen-pane-log = Protokoll
screen-pane-front = Vor dir
screen-map-whole = ganze Karte
screen-map-near = um dich herum
screen-key-why = Warum nicht?
screen-key-undo = Zurücknehmen
screen-key-save = Speichern
screen-key-chat = Reden
screen-key-type = Schreiben
screen-key-scoring = Wertung
screen-key-rules = Regeln
screen-key-everything = In Worten
screen-key-about = Was ist das?
screen-key-help = Hilfe
screen-key-leave = Beenden
screen-key-forward = Vor
screen-key-back = Zurück
screen-key-jump = Springen
screen-key-seat = Platz
screen-moves-title =
    { $count ->
        [one] { $count } Zug
       *[other] { $count } Züge
    }
screen-moves-forbidden = Jetzt nicht erlaubt (wähle einen, um zu erfahren, warum)
screen-moves-none = Nichts passt. Esc zeigt alle Züge.
screen-line-hint = / schreibe Zug, Nummer oder Wort
screen-close-hint = Enter oder Esc schließt das Blatt.
screen-answer-yes = Ja
screen-answer-no = Nein
screen-undone = Zurückgenommen.
screen-no-scoring = Es gab noch keine Wertung.
screen-saved = Gespeichert in { $file }.
screen-save-question = In welcher Datei soll diese Partie gespeichert werden?
screen-leave-question =
    Den Tisch verlassen? Die Partie bleibt in { $file }.
    Um später weiterzuspielen: windsock play --resume last
screen-guest = Spieler

screen-hand-over = { $name }, bitte nimm die Tastatur.
screen-hand-over-why = Alle anderen schauen weg: Gleich kommen deine Karten.
screen-hand-over-ready = Ich bin { $name }, zeig meine Karten (Enter)

screen-why-title = Warum nicht?
screen-why-hint = Schreibe einen Zug oder wähle einen, der jetzt nicht erlaubt ist; Enter nennt die Regel.
screen-why-allowed = Das ist jetzt erlaubt.
screen-rules-title = Regeln
screen-rules-hint = Schreibe eine Kennung oder einige Wörter; Enter zeigt die Regel.
screen-about-title = Karten, Tafeln und Orte
screen-about-hint = Schreibe einen Namen; der Cursor zeigt den Text.

screen-track-spaces = Felder
screen-track-pays = Bringt

screen-scoring-title = Wertung { $number }
screen-scoring-subject = Gesellschaft
screen-scoring-pays = Bringt
screen-scoring-total = Zusammen
screen-scoring-legend = „3 → 5“ heißt: 3 Aktien im Portfolio brachten 5 Punkte. „Bringt“ nennt die Punkte für den 1., 2., 3. … Platz; wer gleich viele Aktien hat, teilt sich die Punkte dieser Plätze, aufgerundet.
screen-final-title = Die Partie ist vorbei
screen-final-winners =
    { $count ->
        [one] { $winners } gewinnt.
       *[other] { $winners } gewinnen gemeinsam.
    }
screen-final-kept = Diese Partie bleibt in { $file }. Um sie wieder anzusehen: windsock replay DATEI

screen-help-title = Hilfe
screen-help =
    Wähle einen Zug mit den Pfeiltasten und Enter, mit der Maus oder mit seiner Nummer.
    /        schreiben: Wörter filtern die Liste, Enter spielt das Geschriebene ({ $example })
    ?        warum ist ein Zug nicht erlaubt? Die Regel antwortet, mit ihrem Text
    u        den letzten Zug zurücknehmen; hat er jemandem etwas verraten, nur wenn alle einverstanden sind
    { $is-far ->
        [yes] t        den anderen etwas sagen
       *[no] s        unter einem Namen speichern (jeder Zug wird auch von selbst gespeichert)
    }
    c        die letzte Wertung: wer was bekam und warum
    r        eine Regel nachschlagen
    v        der ganze Tisch in Worten
    a        was auf Karten, Flugzeugen und Orten steht, wenn das Spiel welche hat
    F2 … F6  { screen-pane-moves }, { screen-pane-map }, { screen-pane-shares }, { screen-pane-track }, { screen-pane-log }
    z        die Karte um den eigenen Ort herum, oder die ganze
    Esc      zurück zu allen Zügen
    q        beenden

# Am Tisch eines Servers, und gemeinsam zurückgenommene Züge.

screen-said =
    { $is-removed ->
        [yes] { $seat }: (entfernt)
       *[no] { $seat }: { $text }
    }
screen-chat-question = Zu allen am Tisch sagen:
screen-ask-question = Allein kannst du das nicht zurücknehmen. Alle bitten, zum Stand nach Zug { $number } zurückzugehen, vor deinen letzten Zug?
screen-ask-others = { $name } möchte zum Stand nach Zug { $number } zurückgehen. Bist du einverstanden?
screen-declined = Es bleibt, wie es ist.
screen-plain-asked = { $name } möchte zum Stand nach Zug { $number } zurückgehen. Schreibe agree (ja) oder decline (nein).
screen-room-title = Es fehlen noch Spieler
screen-room-keys = t Reden · q Ende
screen-room-free = { $number }. frei
screen-room-seat =
    { $kind ->
        [own] { $number }. { $name } (du)
        [bot] { $number }. { $name } (Bot)
        [program] { $number }. { $name } (Programm)
       *[other] { $number }. { $name }
    }
screen-room-invite = Andere setzen sich hier dazu: { $link }
screen-far-asked = { $name } möchte zum Stand nach Zug { $number } zurückgehen; die anderen haben noch nicht geantwortet.
screen-far-stand-in = Gerade spielt ein Bot für dich; b holt deinen Platz zurück.
screen-far-return-title = Dein Platz
screen-far-return = Ein Bot spielt für dich, weil du weg warst oder deine Zeit um war. Den Platz zurücknehmen?
screen-far-leave-question = Den Tisch verlassen? Der Platz bleibt deiner: Sein Link bringt dich zurück.
screen-far-plain-left = Du hast den Tisch verlassen; der Link deines Platzes bringt dich zurück.
screen-far-plain-end-of-input = Die Eingabe ist zu Ende. Der Link deines Platzes bringt dich zurück an den Tisch.

# Der Zeilenmodus.

screen-plain-welcome = { $title }. Schreibe einen Zug oder: moves, why ZUG, view, map, about NAME, undo, takeback, { $is-far ->
        [yes] chat TEXT
       *[no] save DATEI
    }, log, rules KENNUNG, help, quit.
screen-plain-prompt = { $name }>
screen-plain-help =
    Ein Zug wird in seiner Notation geschrieben oder mit seiner Nummer in der Liste: { $example }
    moves          alle Züge, die jetzt zur Wahl stehen; moves WORT nur die mit diesem Wort
    why ZUG        warum ein Zug nicht erlaubt ist, oder wozu er führt
    view           was auf dem Tisch liegt; map oder map STADT die Strecken
    about NAME     was auf einer Karte, einem Flugzeug oder an einem Ort steht
    log            alles, was geschehen ist
    undo           den letzten Zug zurücknehmen, wenn er niemandem etwas verraten hat
    takeback       alle bitten, vor den letzten Zug zurückzugehen; agree oder decline antwortet
    { $is-far ->
        [yes] chat TEXT      den anderen etwas sagen
       *[no] save DATEI     unter einem Namen speichern (jeder Zug wird auch von selbst gespeichert)
    }
    rules KENNUNG  der Text einer Regel, oder alle Regeln mit bestimmten Wörtern
    quit           gehen; die Partie bleibt erhalten
screen-plain-hand-over = { $name }, bitte nimm die Tastatur und drücke Enter.
screen-plain-end-of-input = Die Eingabe ist zu Ende. Die Partie bleibt in { $file }.
screen-plain-left = Die Partie bleibt in { $file }.
screen-slot-free = frei
screen-slot-closed = gesperrt

# Ansehen und prüfen.

screen-replay-at = Zug { $number } von { $count }
screen-replay-deal = Das Austeilen
screen-replay-eyes = Mit den Augen von: { $name }
screen-replay-spectator = Publikum
screen-replay-jump = Zu welchem Zug, 0 bis { $count }?
screen-replay-keys = Befehle: n vor, b zurück, eine Nummer geht dorthin, p1 p2 … oder spectator wechselt die Augen, view, map, log, quit
screen-replay-help =
    → oder n  einen Zug vor
    ← oder b  einen Zug zurück
    PgUp PgDn  zehn Züge; Pos1 und Ende zum Austeilen und zum letzten Zug
    g        zu einem Zug mit seiner Nummer
    p        die Augen des nächsten Platzes, oder des Publikums
    v        der ganze Tisch in Worten
    F2 … F6  { screen-pane-moves }, { screen-pane-map }, { screen-pane-shares }, { screen-pane-track }, { screen-pane-log }
    z        die Karte um den eigenen Ort herum, oder die ganze
    q        beenden
screen-verify-game = { $game } { $version }, Spielplan { $board }, { $seats } Plätze
screen-verify-seal = Siegel { $seal }
screen-verify-no-seal = Der Startwert ist nicht versiegelt ({ $kind }): Er beweist nichts über das Austeilen.
screen-verify-nonces =
    { $count ->
        [one] Der Startwert ist der Hash eines Geheimnisses und der Zufallszahl eines Spielers. Vergleiche das Siegel mit dem, das du aufbewahrt hast.
       *[other] Der Startwert ist der Hash eines Geheimnisses und der Zufallszahlen von { $count } Spielern. Vergleiche das Siegel mit dem, das du aufbewahrt hast.
    }
screen-verify-position = Die Partie begann mit einer aufgebauten Stellung: Diese kann kein Siegel beweisen.
screen-verify-alone = Der Spielstand enthält kein Geheimnis und keine Zufallszahlen von Spielern: Wer den Startwert wählte, hat allein gewählt, was ausgeteilt wird.
screen-verify-kept = Es ist das Siegel, das du aufbewahrt hast.
screen-verify-moves =
    { $count ->
        [one] { $count } Zug wurde neu ausgeteilt und nach den Regeln nachgespielt; alle Prüfsummen stimmen.
       *[other] { $count } Züge wurden neu ausgeteilt und nach den Regeln nachgespielt; alle Prüfsummen stimmen.
    }
screen-verify-digest = Prüfsumme am Ende { $digest }
screen-verify-result = Ergebnis: { $scores }. { $ending }
screen-verify-unfinished = Die Partie ist nicht zu Ende.

# Ärgernisse.

too-many-players = { $players } Spieler sind genannt, aber der Tisch hat nur { $seats } Plätze.
same-name = Zwei Spieler heißen gleich: Jeder braucht einen eigenen Namen.
bad-name = „{ $name }“ kann kein Name sein: Es braucht 1 bis { $most } Zeichen, ohne : und |.
no-autosave = In { $folder } gibt es keine Partie zum Fortsetzen.
autosave-failed = Die Partie konnte nicht in { $file } erhalten werden: Speichere sie anderswo.
save-needs-name = Zum Speichern braucht es den Namen einer Datei.
save-exists = { $file } gibt es schon: Wähle einen anderen Namen, nichts wurde überschrieben.
no-such-rule = Keine Regel hat die Kennung oder die Wörter „{ $words }“.
no-such-thing = Nichts heißt „{ $words }“.
play-needs-game = Nenne ein Spiel oder setze eine Partie fort: windsock play airlines-europe
resume-other-game = Dieser Spielstand gehört zu { $other }, nicht zu { $game }.
unknown-seat-name = { $seat } ist kein Platz an diesem Tisch: Möglich sind p1 bis p{ $seats } oder spectator.
resume-alone = Eine fortgesetzte Partie hat diese Einstellung schon ({ $option }): --{ $option } weglassen.
bad-pause = Die Pause ist eine Zahl von Sekunden von 0 bis 10, nicht { $pause }.
question-new = Diese Frage ist eben erst gekommen: Noch einmal Enter spielt „{ $move }“.
move-ambiguous = { $count } Züge passen zu „{ $words }“: Schreibe mehr oder wähle aus der Liste.
chat-alone = An diesem Tisch ist sonst niemand: Reden kann man nur am Tisch eines Servers.
chat-players = Nur wer mitspielt, kann hier schreiben.
far-save = Diese Partie bewahrt der Server auf. Dort gibt es sie, sobald sie zu Ende ist.
link-alone = Der Tisch eines Servers hat schon sein { $option }: Lass --{ $option } weg.
link-wanted = Der Link deines Platzes:
name-wanted = Ein Platz ist frei. Dein Name (leer: nur zusehen):
no-windsock = Was auf { $address } antwortet, ist kein Windsock-Server oder einer von einer anderen Version.
server-lost = Der Server antwortet nicht; wir versuchen es weiter, und was du gespielt hast, geht nicht verloren.
