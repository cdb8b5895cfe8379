# Was die Prüfung zu einem Satz sagt: eine Meldung für jede Bedingung des Abschnitts 23 des Katalogs.

board-sheet =
    { $problem ->
        [no-file] Die Datei { $sheet } fehlt.
        [unreadable] Die Datei { $sheet } lässt sich nicht lesen.
        [too-big] Die Datei { $sheet } ist größer als { $limit } Kilobyte; so viel braucht kein Spielplan.
        [encoding] Diese Zeile von { $sheet } ist kein UTF-8-Text.
        [control] Diese Zeile von { $sheet } enthält einen Tabulator oder ein anderes Steuerzeichen.
        [separator] Die Spalten von { $sheet } müssen durch Kommas getrennt sein.
        [quotes] Die Anführungszeichen in dieser Zeile von { $sheet } passen nicht zusammen.
        [line-break] Eine Zelle in dieser Zeile von { $sheet } enthält einen Zeilenumbruch; vielleicht ist ein Anführungszeichen nicht geschlossen.
        [no-header] Die erste Zeile von { $sheet } muss die Spalten benennen.
        [no-rows] Die Datei { $sheet } hat unter ihrer Kopfzeile keine Zeilen.
        [column-missing] In { $sheet } fehlt die Spalte „{ $column }“.
        [column-twice] Die Spalte „{ $column }“ kommt in { $sheet } mehr als einmal vor.
        [column-unknown] Die Spalte „{ $column }“ ist in { $sheet } unbekannt.
       *[cells] Diese Zeile von { $sheet } muss { $expected } Zellen haben, hat aber { $found }.
    }
board-cell = In der Spalte „{ $column }“ muss { $expected } stehen, nicht „{ $found }“.
board-rows = { $sheet } muss { $expected } Zeilen haben, nicht { $found }.
board-twice = „{ $found }“ in der Spalte „{ $column }“ steht schon in Zeile { $first }.
board-unknown = „{ $found }“ steht nicht in { $sheet }.
AP-DATA-01 =
    { $problem ->
        [board] Der Plan „{ $board }“ hat keine Orte oder keine Strecken.
       *[other] { board-sheet }
    }
AP-DATA-02 =
    { $problem ->
        [cell] { board-cell }
        [twice] { board-twice }
        [unknown] { board-unknown }
        [name] Der Ort „{ $place }“ braucht einen Code aus Buchstaben und Ziffern und einen Namen.
        [undrawn] Der Ort „{ $place }“ hat keine Koordinaten.
       *[other] { board-sheet }
    }
AP-DATA-03 =
    { $problem ->
        [cell] { board-cell }
        [unknown] { board-unknown }
        [same] Eine Strecke beginnt und endet in „{ $place }“.
       *[other] { board-sheet }
    }
AP-DATA-04 = „{ $a }“ und „{ $b }“ sind schon in Zeile { $first } verbunden.
AP-DATA-05 = Auf dem Plan „{ $board }“ sind diese Orte abgeschnitten: { $places }.
AP-DATA-06 =
    { $problem ->
        [kind] Der Plan „{ $board }“ muss mindestens { $least } Orte der Art { $kind } haben, nicht { $found }.
       *[nation] Der Plan „{ $board }“ hat keine Botschaft von { $nation }.
    }
AP-DATA-07 =
    { $problem ->
        [cell] { board-cell }
        [twice] { board-twice }
        [place-twice] Eine Pioniertat führt zweimal über einen Ort: { $a } - { $b }.
        [no-route] Zwischen { $a } und { $b } gibt es keine Strecke.
        [off-board] { $a } - { $b } liegt nicht auf dem Plan „{ $board }“.
       *[other] { board-sheet }
    }
AP-DATA-08 =
    { $problem ->
        [cell] { board-cell }
        [strait] Die Weltkarte braucht eine direkte Strecke zwischen Anchorage und Adak.
        [land] Die Strecke zwischen Anchorage und Adak sollte über See führen.
        [tour] Über diese Strecke führt keine Reise um die Welt.
       *[other] { board-sheet }
    }
AP-DATA-09 =
    { $problem ->
        [cell] { board-cell }
       *[card] „{ $place }“ liegt auf keiner Seite und kann keine Stadtkarte haben.
    }
AP-DATA-10 =
    { $problem ->
        [spaces] Berlin und Moskau sollten durch eine Strecke von 3 Feldern verbunden sein.
       *[weather] Von Berlin nach Moskau sollte das zweite Feld Wind zeigen können, das dritte Schnee.
    }
AP-DATA-11 =
    { $problem ->
        [sea] Nur { $found } von { $spaces } Feldern über See sind blau.
       *[land] Die Landstrecke { $a } - { $b } hat nur blaue Felder.
    }
AP-DATA-12 = Die kürzeste Strecke von „{ $place }“ hat { $found } Felder; ein kleines Flugzeug fliegt { $most }.
AP-DATA-13 =
    { $problem ->
        [cell] { board-cell }
        [rows] { board-rows }
        [twice] { board-twice }
        [unknown] { board-unknown }
        [continent] { $continent } muss { $expected } Karten haben, nicht { $found }.
        [mark] places.csv und city-cards.csv sind sich über „{ $place }“ nicht einig.
       *[other] { board-sheet }
    }
AP-DATA-14 =
    { $problem ->
        [cell] { board-cell }
        [rows] { board-rows }
        [twice] { board-twice }
        [unknown] { board-unknown }
        [pilots] Ein Aufbau braucht { $least } oder mehr Piloten auf verschiedenen Plättchen, nicht { $found }.
        [start] Zwei Piloten dieses Aufbaus beginnen in derselben Stadt.
        [outstations] Ein Aufbau hat 1 bis { $most } Etappenstädte, nicht { $found }.
       *[other] { board-sheet }
    }
AP-DATA-15 = Die Startstadt „{ $place }“ sollte { $expected } zahlen.
AP-DATA-16 =
    { $problem ->
        [both] „{ $place }“ ist Startstadt und Etappenstadt desselben Aufbaus.
        [card] „{ $place }“ hat keine Stadtkarte.
        [board] „{ $place }“ liegt nicht auf dem Plan „{ $board }“.
       *[continent] „{ $place }“ liegt in keinem Kontinent dieses Aufbaus.
    }
AP-DATA-17 = Von „{ $place }“ aus liegt keine Etappenstadt auf der anderen Seite des Atlantiks.
AP-DATA-18 = Auf „{ $board }“ gibt es { $found } Stadtkarten; mit Startstädten braucht es { $least }.
AP-DATA-19 = Ein Aufbau sollte { $least } bis { $most } Etappenstädte haben, nicht { $found }.
AP-DATA-20 =
    { $problem ->
        [cell] { board-cell }
        [rows] { board-rows }
        [twice] { board-twice }
       *[other] { board-sheet }
    }
AP-DATA-21 =
    { $problem ->
        [cell] { board-cell }
       *[sum] Es müssen insgesamt { $expected } Würfel sein, nicht { $found }.
    }
AP-DATA-22 = Der Würfel { $colour } muss { $weather } zeigen können.
AP-DATA-23 = Der Würfel { $colour } muss { $weather } zeigen können.
AP-DATA-24 = Der Würfel { $colour } muss { $weather } zeigen können.
AP-DATA-25 = Kein Würfel zeigt { $weather }.
AP-DATA-26 =
    { $problem ->
        [face] Der Würfel { $colour } sollte { $weather } nicht zeigen.
       *[endurance] Weiße und rote Würfel sollten am meisten Ausdauer kosten.
    }
AP-DATA-28 =
    { $problem ->
        [cell] { board-cell }
        [rows] { board-rows }
        [twice] { board-twice }
        [resale] Der Wiederverkaufspreis von „{ $plane }“ muss unter seinem Preis liegen.
       *[other] { board-sheet }
    }
AP-DATA-29 =
    { $problem ->
        [unique] Mindestens ein Flugzeug muss den Wiederverkaufspreis 0 haben.
       *[type] Kein Flugzeug ist vom Typ „{ $type }“.
    }
AP-DATA-30 =
    { $problem ->
        [start] Nur { $found } Flugzeuge haben Stufe { $level } oder weniger; es braucht { $least }, damit die Piloten beginnen können.
       *[lowest] Nur { $found } Flugzeuge haben die niedrigste Stufe { $level }; es braucht { $least }.
    }
AP-DATA-31 =
    { $problem ->
        [highest] Die höchste Stufe ist { $found }; sie muss { $least } oder mehr sein.
       *[gap] Zwischen den Stufen { $low } und { $high } ist der Abstand für manchen Piloten zu groß.
    }
AP-DATA-32 =
    { $problem ->
        [load] Die Ladung von „{ $plane }“ passt nicht zu seinen Plätzen.
        [fuel] Der Tank von „{ $plane }“ ist klein für seine Reichweite.
       *[average] Die Spalte „{ $column }“ sollte mit der Stufe steigen.
    }
AP-DATA-33 =
    { $problem ->
        [cell] { board-cell }
        [rows] { board-rows }
        [twice] { board-twice }
        [tile] Es müssen 8 Plättchen mit je 2 Piloten sein; Plättchen { $tile } hat { $found }.
        [bailey] { $pilot } muss die Anfangsstufe { $level } haben.
       *[other] { board-sheet }
    }
AP-DATA-34 =
    { $problem ->
        [cell] { board-cell }
        [rows] { board-rows }
        [unknown] { board-unknown }
        [continent] { $continent } muss { $expected } Karten haben, nicht { $found }.
        [same] Eine Fluglinie beginnt und endet in „{ $place }“.
        [elsewhere] Keiner der beiden Orte liegt in { $continent }.
        [boards] { $a } und { $b } liegen auf keinem Plan zusammen.
       *[other] { board-sheet }
    }
AP-DATA-35 = { $objective } ist auf „{ $board }“ nicht zu erreichen und bleibt dort weg.
AP-DATA-36 =
    { $problem ->
        [cell] { board-cell }
        [rows] { board-rows }
        [twice] { board-twice }
        [unknown] { board-unknown }
        [city] { $vip } muss in eine Großstadt des eigenen Kontinents reisen, nicht nach „{ $place }“.
        [wong] { $vip } muss für { $points } Punkte und { $money } nach { $place } reisen.
       *[other] { board-sheet }
    }
AP-DATA-37 = { $vip } sollte { $expected } zahlen.
AP-DATA-38 =
    { $problem ->
        [cell] { board-cell }
        [rows] { board-rows }
        [twice] { board-twice }
        [soviet] Die rote Karte von SU muss mit { $first } und { $second } beginnen.
       *[other] { board-sheet }
    }
AP-DATA-39 =
    { $problem ->
        [cell] { board-cell }
        [twice] { board-twice }
        [count] Es müssen { $expected } Karten „{ $kind }“ sein.
        [nation] Es gibt kein Kuriergepäck von { $nation }.
        [scale] { $nation } hat { $found } Kuriergepäcke, aber weniger Stufen.
        [bags] Es müssen { $expected } Kuriergepäcke sein, nicht { $found }.
       *[other] { board-sheet }
    }
AP-DATA-40 =
    { $problem ->
        [cell] { board-cell }
        [twice] { board-twice }
        [missing] Die Einstellung „{ $setting }“ fehlt.
        [threshold] Schwellen sind { $values }.
        [falling] „{ $setting }“ darf mit der Zahl der Spieler nicht steigen.
        [rising] „{ $setting }“ darf mit der Zahl der Spieler nicht fallen.
        [experts] Es gibt höchstens { $most } Expertenkarten je Stapel.
       *[other] { board-sheet }
    }
