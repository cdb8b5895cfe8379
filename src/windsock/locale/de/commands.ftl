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

# windsock simulate, windsock bench

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
scenario-word = „{ $word }“ passt nicht zu „{ $field }“.
scenario-cards = So viele Karten „{ $word }“ gibt es in diesem Spiel nicht.
scenario-money = Zusammen können die Spieler nicht { $cash } M haben: In diesem Spiel gibt es { $money } M.

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
