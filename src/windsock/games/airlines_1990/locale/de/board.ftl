# Was die Prüfung von einem Plan sagt: eine Meldung für jede Bedingung aus Abschnitt 21 des Katalogs.

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
A90-DATA-01 =
    { $problem ->
        [number] Es müssen { $expected } Gesellschaften sein, nicht { $found }.
        [missing] Die Gesellschaft „{ $company }“ fehlt.
        [code] Das Kürzel „{ $company }“ muss aus drei Großbuchstaben bestehen.
        [colour] Die Farbe von „{ $company }“ muss wie #2A6FDB geschrieben sein, nicht „{ $found }“.
        [letter] Der Buchstabe von „{ $company }“ muss ein Großbuchstabe sein, nicht „{ $found }“.
        [code-twice] Zwei Gesellschaften haben das Kürzel „{ $company }“.
        [colour-twice] „{ $company }“ hat die Farbe von „{ $other }“.
        [letter-twice] „{ $company }“ hat den Buchstaben von „{ $other }“.
       *[other] { board-sheet }
    }
A90-DATA-02 =
    { $problem ->
        [few] „{ $company }“ muss mindestens { $least } Aktien haben, nicht „{ $found }“.
        [unusual] „{ $company }“ sollte { $least } bis { $most } Aktien haben, nicht { $found }.
        [sum] Es müssen zusammen { $expected } Aktien sein, nicht { $found }.
       *[other] { board-sheet }
    }
A90-DATA-03 =
    { $problem ->
        [few] „{ $company }“ muss mindestens { $least } Marker haben, nicht „{ $found }“.
        [sum] Es müssen zusammen { $expected } Marker sein, nicht { $found }.
        [order] „{ $company }“ hat mehr Aktien als „{ $other }“ und sollte nicht weniger Marker haben.
       *[other] { board-sheet }
    }
A90-DATA-04 =
    { $problem ->
        [number] Es müssen { $expected } Muster sein, nicht { $found }.
        [form] Das Muster „{ $pattern }“ muss ein Wort aus Kleinbuchstaben sein.
        [flyers] Das Muster „{ $pattern }“ sollten mindestens zwei Gesellschaften fliegen.
        [none] „{ $company }“ fliegt kein Muster.
        [unusual] „{ $company }“ sollte 2 bis 4 Muster fliegen, nicht { $found }.
       *[other] { board-sheet }
    }
A90-DATA-05 =
    { $problem ->
        [ita] ITA sollte unter den Gesellschaften mit den meisten Aktien und Mustern sein.
       *[rim] Ein Muster sollte als Ring um die ganze Karte laufen.
    }
A90-DATA-06 =
    { $problem ->
        [id-form] Die Stadtkennung „{ $city }“ muss ein Wort aus Buchstaben von A bis Z und Ziffern sein.
        [id-twice] Die Stadtkennung „{ $city }“ ist schon in Zeile { $first } vergeben.
        [no-route] Die Stadt „{ $city }“ hat keine Strecke.
        [no-name] Die Stadt „{ $city }“ hat keinen Namen.
        [degrees] Die Spalte „{ $column }“ der Stadt „{ $city }“ muss Grade von -{ $most } bis { $most } nennen, nicht „{ $found }“.
        [label] Der Name der Stadt „{ $city }“ muss auf einer der Seiten { $sides } stehen, nicht auf „{ $found }“.
        [apart] Diese Städte sind von den anderen abgeschnitten: { $cities }.
       *[other] { board-sheet }
    }
A90-DATA-07 =
    { $problem ->
        [unknown] Der Hauptsitz „{ $city }“ von „{ $company }“ ist keine Stadtkennung.
        [shared] „{ $company }“ teilt den Hauptsitz „{ $city }“ mit „{ $other }“.
        [differs] cities.csv nennt „{ $city }“ nicht als Hauptsitz von „{ $company }“.
        [mark] Die Spalte „headquarters“ der Stadt „{ $city }“ muss „yes“ oder „no“ sagen, nicht „{ $found }“.
        [nobody] „{ $city }“ ist als Hauptsitz bezeichnet, aber von keiner Gesellschaft.
       *[other] { board-sheet }
    }
A90-DATA-08 =
    { $problem ->
        [none] „{ $company }“ hat bei „{ $city }“ keine Strecke, die es fliegen darf.
       *[one] „{ $company }“ sollte bei „{ $city }“ mindestens zwei Strecken haben, die es fliegen darf.
    }
A90-DATA-09 =
    { $problem ->
        [id-form] Die Streckenkennung „{ $route }“ muss ein Wort aus Buchstaben von A bis Z und Ziffern sein.
        [id-twice] Die Streckenkennung „{ $route }“ ist schon in Zeile { $first } vergeben.
        [unknown-city] Die Strecke „{ $route }“ führt nach „{ $city }“, was keine Stadtkennung ist.
        [same-city] Die Strecke „{ $route }“ beginnt und endet in „{ $city }“.
        [pattern] Die Strecke „{ $route }“ hat das Muster „{ $pattern }“, das keine Gesellschaft fliegt.
        [pair-twice] Die Strecke „{ $route }“ verbindet dieselben Städte im selben Muster wie „{ $other }“.
       *[other] { board-sheet }
    }
A90-DATA-10 =
    { $problem ->
        [number] Die Strecke „{ $route }“ muss 1 bis { $most } Kreise haben, nicht { $found }.
        [value] Ein Kreis von „{ $route }“ muss einen Wert von 1 bis { $most } haben, nicht „{ $found }“.
        [order] Die Kreise von „{ $route }“ müssen aufsteigen: { $first } steht vor { $second }.
        [equal] Zwei Kreise von „{ $route }“ haben den Wert { $value }.
       *[other] { board-sheet }
    }
A90-DATA-11 =
    { $problem ->
        [route] Keine Strecke hat das Muster „{ $pattern }“.
       *[card] Keine Flugkarte hat das Muster „{ $pattern }“.
    }
A90-DATA-12 =
    { $problem ->
        [no-high] Kein Kreis hat einen Wert ab { $value }: Nichts könnte sabotiert werden.
        [no-low] Kein Kreis hat einen Wert unter { $value }.
       *[few] Nur { $found } Strecken haben einen Kreis ab { $value }; es sollte ein Drittel sein.
    }
A90-DATA-13 =
    { $problem ->
        [number] Es müssen { $expected } Flugkarten sein, nicht { $found }.
        [value] Eine Flugkarte muss einen Wert von 1 bis { $most } haben, nicht „{ $found }“.
        [pattern] Das Muster „{ $pattern }“ dieser Flugkarte fliegt keine Gesellschaft.
        [lacks] Keine Flugkarte hat den Wert { $value }.
       *[other] { board-sheet }
    }
A90-DATA-14 = Die höchste Flugkarte des Musters „{ $pattern }“ ist { $found }, aber ein Kreis hat { $expected }.
A90-DATA-15 =
    { $problem ->
        [cards] Das Muster „{ $pattern }“ sollte auf 8 oder 9 Flugkarten sein, nicht auf { $found }.
        [unusable] Die Flugkarte „{ $pattern }“ { $value } ist selbst auf dem leeren Plan unbrauchbar.
       *[values] Der Wert { $value } sollte auf drei Flugkarten sein, nicht auf { $found }.
    }
A90-DATA-16 =
    { $problem ->
        [few] „{ $company }“ kann vom Hauptsitz aus nur { $found } Strecken erreichen.
       *[little] „{ $company }“ kann { $found } Strecken erreichen; es sollten mindestens { $expected } sein.
    }
A90-DATA-17 =
    { $problem ->
        [circles] Es sollten { $least } bis { $most } Kreise sein, nicht { $found }.
        [cities] Es sollten { $least } bis { $most } Städte sein, nicht { $found }.
        [routes] Es sollten { $least } bis { $most } Strecken sein, nicht { $found }.
       *[stuck] Mit nur { $found } Kreisen bleiben Partien stecken; es sollten mindestens { $least } sein.
    }
A90-DATA-18 = Die Spalte „{ $column }“ ist in { $sheet } unbekannt; nichts darf von der Spielerzahl abhängen.
A90-DATA-19 =
    { $problem ->
        [code] Das Kürzel „{ $company }“ ist erfunden, und die Herkunft muss das sagen.
        [origin] Diese Zeile sagt nicht, woher sie kommt.
       *[other] { board-sheet }
    }
