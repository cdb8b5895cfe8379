# Was die Prüfung von einem Plan sagt: eine Meldung für jede Bedingung aus Abschnitt 19 des Katalogs.

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
       *[cells] Diese Zeile von { $sheet } muss { $expected } Zellen haben, hat aber { $found }.
    }
AA-DATA-01 =
    { $problem ->
        [unknown] Einen Flughafen „{ $airport }“ gibt es nicht: Es sind A1 bis A6, E1 bis E6, U1 bis U6 und M1 bis M6.
        [twice] Der Flughafen „{ $airport }“ steht schon in Zeile { $first }.
        [zone] Die Zone von „{ $airport }“ muss ihr erster Buchstabe sein, nicht „{ $found }“.
        [name-twice] Den Namen „{ $name }“ hat schon „{ $other }“.
        [name] Der Flughafen „{ $airport }“ muss „{ $expected }“ heißen, nicht „{ $found }“.
        [missing] Der Flughafen „{ $airport }“ fehlt.
        [no-name] Der Flughafen „{ $city }“ hat keinen Namen.
        [degrees] Die Spalte „{ $column }“ von „{ $city }“ muss Grad von -{ $most } bis { $most } angeben, nicht „{ $found }“.
        [label] Der Name von „{ $city }“ muss auf einer der Seiten { $sides } stehen, nicht auf „{ $found }“.
       *[other] { board-sheet }
    }
AA-DATA-02 =
    { $problem ->
        [missing] Es muss einen offenen Flughafen „{ $name }“ geben.
        [place] „{ $name }“ kann nicht „{ $found }“ sein.
        [zone] „{ $name }“ sollte nicht in der Zone von „{ $found }“ liegen.
       *[essen] Essen sollte einer von E1 bis E3 sein.
    }
AA-DATA-03 =
    { $problem ->
        [open] Der offene Flughafen „{ $airport }“ muss die Form „Y“ oder „inverted Y“ haben, nicht „{ $found }“.
        [all] Der offene Flughafen „{ $airport }“ muss alle sieben Farben zulassen.
        [restricted] Der beschränkte Flughafen „{ $airport }“ muss die Form „V“ haben, nicht „{ $found }“.
       *[other] { board-sheet }
    }
AA-DATA-04 =
    { $problem ->
        [missing] Kein offener Flughafen hat die Form „{ $shape }“.
       *[zone] Die Zone { $zone } sollte einen Flughafen der Form „{ $shape }“ haben.
    }
AA-DATA-05 =
    { $problem ->
        [colour] „{ $found }“ ist keine Farbe für „{ $airport }“ oder steht dort doppelt.
        [all] Der beschränkte Flughafen „{ $airport }“ darf nicht alle Farben zulassen.
        [start] „{ $airport }“ muss „{ $colour }“ zulassen, das dort beginnt.
       *[other] { board-sheet }
    }
AA-DATA-06 =
    { $problem ->
        [number] „{ $colour }“ muss auf genau einem beschränkten Flughafen zugelassen sein, nicht auf { $found }.
        [differs] „{ $airport }“ lässt „{ $colour }“ zu, und die Spalte „special_of“ muss es sagen.
        [nobody] „{ $airport }“ kann nicht der Sonderflughafen von „{ $colour }“ sein.
        [zones] Jede Zone sollte einen Sonderflughafen haben; nur { $found } haben einen.
       *[other] { board-sheet }
    }
AA-DATA-07 =
    { $problem ->
        [few] „{ $colour }“ sollte auf mehr als seinen vier Startflughäfen zugelassen sein ({ $found }).
       *[none] Mindestens ein beschränkter Flughafen darf nur neutrale Gesellschaften zulassen.
    }
AA-DATA-08 =
    { $problem ->
        [colour] „{ $found }“ ist keine Spielerfarbe; „all“ steht für alle vier.
        [place] Ein Platz ist 1, 2 oder 3, nicht „{ $found }“.
        [many] Ein Platz hat höchstens { $most } Slots, nicht { $found }.
        [slot] „{ $found }“ ist kein Slot.
        [number] Die Bordkarte von „{ $colour }“ muss Platz { $place } einmal haben, nicht { $found }-mal.
        [unlike] Die Bordkarte von „{ $colour }“ sollte wie die anderen sein.
       *[other] { board-sheet }
    }
AA-DATA-09 =
    { $problem ->
        [none] Platz { $place } muss ein Landerecht haben.
       *[zones] Ein Platz von „{ $colour }“ sollte Landerechte in allen vier Zonen geben.
    }
AA-DATA-10 =
    { $problem ->
        [many] Eine leere Bordkarte darf nicht { $found } Symbole von „{ $colour }“ zeigen.
       *[some] Die leere Bordkarte von „{ $colour }“ sollte keine Symbole zeigen.
    }
AA-DATA-11 =
    { $problem ->
        [number] Es müssen { $expected } Karten sein, nicht { $found }.
        [id-form] Die Kennung „{ $card }“ muss ein Wort aus Buchstaben von A bis Z und Ziffern sein.
        [id-twice] Die Kennung „{ $card }“ ist schon in Zeile { $first } vergeben.
        [no-name] Die Karte „{ $card }“ hat keinen Reisenden.
        [airport] Die Karte „{ $card }“ nennt den Flughafen „{ $found }“, den es nicht gibt.
        [same] Die Reise von „{ $card }“ endet, wo sie beginnt.
       *[other] { board-sheet }
    }
AA-DATA-12 =
    { $problem ->
        [number] Die Meilen von „{ $card }“ müssen eine ganze Zahl ab 1 sein, nicht „{ $found }“.
        [unusual] Die Meilen von „{ $card }“ sollten ein Vielfaches von { $step } von { $least } bis { $most } sein, nicht { $found }.
       *[other] { board-sheet }
    }
AA-DATA-13 =
    { $problem ->
        [number] Die Karte „{ $card }“ muss 1 bis { $most } Slots haben, nicht { $found }.
        [slot] „{ $found }“ auf der Karte „{ $card }“ ist kein Slot.
        [none] Irgendeine Karte oder ein Platz muss genau { $expected } Slots haben.
       *[other] { board-sheet }
    }
AA-DATA-14 =
    { $problem ->
        [zone] „{ $found }“ auf der Karte „{ $card }“ muss Zonen nennen, A, E, U und M.
        [number] „{ $found }“ auf der Karte „{ $card }“ muss Nummern von 1 bis 6 nennen.
        [twice] „{ $found }“ auf der Karte „{ $card }“ nennt etwas doppelt.
       *[missing] Der Slot „A-M 1-2-3“ muss vorkommen.
    }
AA-DATA-15 =
    { $problem ->
        [colour] „{ $found }“ auf der Karte „{ $card }“ muss neutrale Gesellschaften nennen: K, P oder W.
        [number] „{ $found }“ auf der Karte „{ $card }“ muss eine neutrale Gesellschaft nennen oder zwei verschiedene.
        [several] Die Karte „{ $card }“ hat mehr als einen NPA-Slot.
        [symbol] Das Symbol von „{ $card }“ muss „{ $expected }“ sein wie sein NPA-Slot, nicht „{ $found }“.
        [missing] Es muss NPA-Slots mit { $expected } Gesellschaften geben.
       *[other] { board-sheet }
    }
AA-DATA-16 =
    { $problem ->
        [few] „{ $colour }“ muss in den Symbolen von mindestens { $least } Karten vorkommen, nicht von { $found }.
        [fewer] „{ $colour }“ sollte in den Symbolen von mindestens { $least } Karten vorkommen, nicht von { $found }.
       *[gap] Die Symbole der drei neutralen Gesellschaften sollten sich um höchstens { $most } unterscheiden, nicht um { $found }.
    }
AA-DATA-17 = Der Slot „{ $slot }“ muss auf einer Karte oder Bordkarte vorkommen.
AA-DATA-18 =
    { $problem ->
        [unknown] Die Karte „{ $card }“ nennt das Trio „{ $trio }“, das keines der sieben ist.
        [members] Das Trio „{ $trio }“ muss seine drei Reisenden haben.
       *[other] { board-sheet }
    }
AA-DATA-19 =
    { $problem ->
        [from] Keine Karte beginnt in „{ $airport }“.
        [to] Keine Karte führt nach „{ $airport }“.
       *[cannes] Mindestens eine Karte sollte von Cannes nach Tokio führen.
    }
AA-DATA-20 =
    { $problem ->
        [unknown] Die Karte „{ $card }“ hat die Klasse „{ $found }“, die es nicht gibt.
        [miles] Von der Economy zur ersten Klasse sollten die Meilen steigen.
        [slots] Von der Economy zur ersten Klasse sollten die Slots weniger werden.
       *[other] { board-sheet }
    }
AA-DATA-21 = Die Spalte „{ $column }“ ist in { $sheet } unbekannt; nichts darf von der Zahl der Spieler abhängen.
