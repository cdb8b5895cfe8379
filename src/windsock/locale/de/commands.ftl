# Was die Befehle sagen.

# windsock rules

rules-section = Kapitel
rules-ids = Kennungen
rules-count = Regeln
rules-hint = windsock rules { $game } KENNUNG zeigt eine Regel, windsock rules { $game } WÖRTER sucht nach Wörtern.
rules-found = { $count } Regeln
rules-refusal = Was sie auf einen Zug antwortet, den sie verbietet:

no-rulebook = Das Spiel „{ $game }“ kam ohne Regelkatalog.
unknown-rule =
    { $near-given ->
        [yes] Es gibt keine Regel „{ $rule }“; ähnlich sind { $near }.
       *[no] Es gibt keine Regel „{ $rule }“.
    }

# windsock games

games-about = { $title }, { $least } bis { $most } Spieler, Regeln { $version }
games-options = Optionen, mit dem, was unter Menschen üblich ist:
games-boards = Spielpläne, der übliche zuerst:
games-hint = windsock play { $game } beginnt eine Partie; dazu --option NAME, --option NAME=no oder --board NAME.

# windsock simulate, windsock bench

simulate-begins =
    { $game }: { $games } Partien mit { $seats } Plätzen ({ $bots }), Spielplan { $board }, { $options-given ->
        [yes] { $options }, Startwert { $seed }
       *[no] Startwert { $seed }
    }.
simulate-games = Partien
simulate-left =
    { $done } von { $games } Partien; noch { $minutes ->
        [0] weniger als eine Minute
        [one] etwa eine Minute
       *[other] etwa { $minutes } Minuten
    }.
simulate-number =
    Es braucht mindestens eine Partie und nicht weniger als 0 Prozesse, nicht { $games } Partien und { $workers } Prozesse.
simulate-bots =
    { $bots } Bots passen nicht zu { $seats } Plätzen: Es muss mindestens ein Bot sein, und höchstens so viele wie Plätze.
simulate-option = „{ $option }“ ist keine Option: Zu schreiben ist ihr Name, oder ihr Name mit =yes oder =no.
results-ending = Eine Datei wie { $file } können wir nicht schreiben: Der Name muss auf { $endings } enden.
results-folder = { $file } kann dort nicht geschrieben werden: Den Ordner gibt es nicht, oder es ist selbst ein Ordner.
results-exist = { $file } gibt es schon: Eine andere Datei nennen oder mit --force überschreiben.
results-need-lab = Parquet-Dateien brauchen das Paket pyarrow: windsock[lab] installieren oder { $file } als .csv schreiben.
bench-seconds = Die Messzeit muss mehr als 0 und höchstens 3600 Sekunden betragen, nicht { $seconds }.

# windsock scenario

scenario-broken = { $file }, { $where }: { $problem }
scenario-unreadable = { $file } lässt sich nicht lesen: Gibt es die Datei, und ist sie UTF-8-Text?
scenario-toml = { $file } ist kein TOML: { $problem }
scenario-none = In { $paths } gibt es keine Szenariodatei (.toml).
scenario-key = „{ $field }“ ist hier unbekannt; bekannt sind: { $fields }.
scenario-kind = „{ $field }“ muss von dieser Art sein: { $kind }.
scenario-missing = „{ $field }“ fehlt.
scenario-empty = Hier wird nichts gespielt und nichts verglichen.
scenario-twice = Zwei Szenarien dieser Datei heißen „{ $name }“.
scenario-seat = „{ $word }“ ist kein Platz: Die Plätze sind p1 bis p{ $seats }.
scenario-rule = Kein Zug wird je von einer Regel „{ $word }“ abgelehnt.
scenario-event = „{ $word }“ ist kein Ereignis; die Ereignisse sind: { $events }.
scenario-path = Nichts heißt „{ $path }“; es gibt: { $keys }.
scenario-unplayed = „{ $path }“ wird mit dem Stand davor verglichen, aber dieser Schritt spielt nichts.
scenario-not-there = „{ $value }“ liegt gar nicht bei „{ $path }“; dass es niemand sieht, beweist nichts.
scenario-word = „{ $word }“ passt nicht zu „{ $field }“; es passen: { $words }.
scenario-nothing = „{ $word }“ passt nicht zu „{ $field }“: hier passt nichts.
scenario-cards = „{ $field }“: So viele „{ $word }“ gibt es in diesem Spiel nicht.
scenario-money = „{ $field }“: Die Spieler haben { $cash } M, die Bank { $bank } M; in diesem Spiel gibt es { $money } M.
scenario-number = „{ $field }“ muss eine ganze Zahl von { $least } bis { $most } sein, nicht „{ $word }“.
scenario-again = „{ $word }“ steht zweimal in „{ $field }“.
scenario-invariant = „{ $field }“: Diese Stellung gibt es nicht, nach { $rule }.
scenario-stuck = Diese Stellung gibt es nicht: { $seat } ist gefragt, und kein Zug ist erlaubt.
scenario-huge = „{ $field }“ liegt jenseits aller Zahlen, die hier gelesen werden.
scenario-deep = „{ $field }“: So viele Tabellen in Tabellen werden nicht gelesen.
scenario-step = „{ $word }“ ist kein Schritt, der jemanden fragt; diese tun es: { $steps }.
scenario-die = Geworfen wird ein Würfel der Farbe { $colour }, aber „{ $field }“ sagt „{ $word }“.
scenario-full = „{ $word }“ ist in „{ $field }“ zu viel: Es ist Platz für { $most }.

# windsock serve

serve-ready = Windsock ist bereit: { $address }
serve-table = Dein Tisch: { $link }
serve-stop = Mit Strg+C anhalten.

# Eine Nachricht per E-Mail

notice-subject = Du bist am Zug, { $name }
notice-body =
    Dein Tisch wartet auf deinen Zug:
    { $address }
    Du bekommst eine solche Nachricht je Zug, wenn du nicht am Tisch bist.
notice-stop =
    Keine solchen Nachrichten mehr:
    { $address }

# Briefe zu einem Konto

confirm-subject = Bestätige deine E-Mail-Adresse
confirm-body =
    Hallo { $name },

    jemand hat diese Adresse für das Konto „{ $account }“ angegeben. Wenn du das warst, öffne diese Seite:
    { $address }

    Der Link gilt einen Tag. Wenn du es nicht warst, tu nichts: Es kommen keine weiteren Briefe.
recover-subject = Ein neues Passwort für { $account }
recover-body =
    Hallo { $name },

    jemand hat um ein neues Passwort für das Konto „{ $account }“ gebeten. Wenn du das warst, öffne diese Seite:
    { $address }

    Der Link gilt eine Stunde und nur einmal. Wenn du es nicht warst, tu nichts: Dein Passwort bleibt, wie es ist.
