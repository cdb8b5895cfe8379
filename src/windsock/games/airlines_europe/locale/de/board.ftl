# Was die Prüfung über einen Spielplan sagt: eine Meldung für jede Bedingung aus Abschnitt 18 des Katalogs.
# Datei und Zeile stehen neben dem Satz. Wörter in Anführungszeichen stehen so in den Dateien.

# Eine Datei, die keine richtige Tabelle ist, wozu sie auch gebraucht wird.
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

AE-DATA-01 =
    { $problem ->
        [id-form] Die Stadtkennung „{ $city }“ muss ein einziges Wort aus Buchstaben von A bis Z und Ziffern sein.
        [id-twice] Die Stadtkennung „{ $city }“ ist schon in Zeile { $first } vergeben; Groß- und Kleinschreibung zählt nicht.
        [named-missing] Keine Stadt heißt „{ $city }“; jeder Spielplan muss sie haben.
        [no-name] Die Stadt „{ $city }“ hat keinen Namen.
        [degrees] Die Spalte „{ $column }“ der Stadt „{ $city }“ muss Grade von -{ $most } bis { $most } angeben, nicht „{ $found }“.
        [off-map] Die Spalte „off_map“ der Stadt „{ $city }“ muss „yes“ oder „no“ lauten, nicht „{ $found }“.
        [label] Der Name der Stadt „{ $city }“ muss auf einer der Seiten { $sides } stehen, nicht auf „{ $found }“.
       *[other] { board-sheet }
    }

AE-DATA-02 =
    { $problem ->
        [no-home] Die Fluggesellschaft „{ $airline }“ hat keinen Heimatflughafen.
        [unknown-home] Der Heimatflughafen „{ $city }“ der Fluggesellschaft „{ $airline }“ ist keine Stadtkennung dieses Spielplans.
        [airline-missing] Die Fluggesellschaft „{ $airline }“ fehlt; jede der zehn muss ihre Zeile haben.
        [airline-twice] Die Fluggesellschaft „{ $airline }“ hat schon die Zeile { $first }.
        [unknown-airline] Das Spiel hat keine Fluggesellschaft „{ $airline }“.
        [no-name] Die Fluggesellschaft „{ $airline }“ hat keinen Namen.
        [colour] Die Farbe der Fluggesellschaft „{ $airline }“ muss wie #2A6FDB geschrieben sein, nicht „{ $found }“.
        [letter] Der Buchstabe der Fluggesellschaft „{ $airline }“ muss ein einziger Großbuchstabe von A bis Z sein, nicht „{ $found }“.
        [letter-twice] Die Fluggesellschaft „{ $airline }“ hat den Buchstaben „{ $found }“, der schon zu „{ $other }“ gehört.
       *[other] { board-sheet }
    }

AE-DATA-03 = Der Heimatflughafen der Fluggesellschaft „{ $airline }“ muss „{ $expected }“ sein, nicht „{ $city }“.

AE-DATA-04 = Der Heimatflughafen der Fluggesellschaft „{ $airline }“ ist „{ $city }“, aber dort ist schon „{ $other }“ zu Hause.

AE-DATA-05 =
    { $problem ->
        [home] Air ABACUS kann keinen Heimatflughafen haben, aber die Datei nennt „{ $found }“.
        [planes] Air ABACUS kann keine Flugzeuge haben, aber die Datei nennt „{ $found }“.
       *[start] Air ABACUS kann kein Startfeld haben, aber die Datei nennt „{ $found }“.
    }

AE-DATA-06 =
    { $problem ->
        [id-form] Die Streckenkennung „{ $route }“ muss ein einziges Wort aus Buchstaben von A bis Z und Ziffern sein.
        [id-twice] Die Streckenkennung „{ $route }“ ist schon in Zeile { $first } vergeben; Groß- und Kleinschreibung zählt nicht.
        [unknown-city] Die Strecke „{ $route }“ führt nach „{ $city }“; das ist keine Stadtkennung dieses Spielplans.
        [same-city] Die Strecke „{ $route }“ beginnt und endet in derselben Stadt, „{ $city }“.
        [pair-twice] Die Strecke „{ $route }“ verbindet „{ $a }“ und „{ $b }“, wie es schon die Strecke „{ $other }“ tut.
       *[other] { board-sheet }
    }

AE-DATA-07 =
    { $problem ->
        [none] Die Strecke „{ $route }“ hat keine Lizenz.
        [too-many] Die Strecke „{ $route }“ hat { $found } Lizenzen; es dürfen höchstens { $most } sein, eine je Fluggesellschaft.
        [many] Die Strecke „{ $route }“ hat { $found } Lizenzen; zu zweit können nur { $most } Fluggesellschaften sie nutzen.
        [single] Die Strecke „{ $route }“ hat nur eine Lizenz, obwohl sie kein Langstreckenflug ist.
       *[other] { board-sheet }
    }

AE-DATA-08 =
    { $problem ->
        [high] Eine Lizenz der Strecke „{ $route }“ kostet { $price } M; mehr als { $most } M wird kaum je bezahlt.
       *[price] Die Lizenzen der Strecke „{ $route }“ müssen eine ganze Zahl von 1 bis { $most } kosten, nicht „{ $found }“.
    }

AE-DATA-09 =
    { $problem ->
        [equal] Zwei Lizenzen der Strecke „{ $route }“ haben denselben Preis, { $price } M.
       *[order] Die Lizenzen der Strecke „{ $route }“ müssen von billig nach teuer geordnet sein, aber { $dear } steht vor { $cheap }.
    }

AE-DATA-10 =
    { $problem ->
        [mark] Die Spalte „long_haul“ der Strecke „{ $route }“ muss „yes“ oder „no“ lauten, nicht „{ $found }“.
        [count] Es muss genau { $expected } Langstreckenflüge geben, nicht { $found }.
        [licences] Der Langstreckenflug „{ $route }“ muss genau eine Lizenz haben, nicht { $found }.
       *[other] { board-sheet }
    }

AE-DATA-11 = Der Langstreckenflug „{ $route }“ kostet { $price } M; er sollte mehr kosten als die teuerste gewöhnliche Lizenz, { $ordinary } M.

AE-DATA-12 = Keine Strecke führt nach „{ $city }“, dem Heimatflughafen der Fluggesellschaft „{ $airline }“.

AE-DATA-13 =
    { $problem ->
        [apart-without-long-haul]
            { $count ->
                [one] Ohne die Langstreckenflüge ist eine Stadt von den anderen abgeschnitten: { $cities }.
               *[other] Ohne die Langstreckenflüge sind { $count } Städte von den anderen abgeschnitten: { $cities }.
            }
       *[apart]
            { $count ->
                [one] Eine Stadt ist von den anderen abgeschnitten: { $cities }.
               *[other] Diese { $count } Städte sind von den anderen abgeschnitten: { $cities }.
            }
    }

AE-DATA-14 =
    { $problem ->
        [missing] Die Fluggesellschaft „{ $airline }“ muss eine Bonusverbindung nach „{ $expected }“ haben.
        [elsewhere] Die Bonusverbindung der Fluggesellschaft „{ $airline }“ muss nach „{ $expected }“ führen, nicht nach „{ $city }“.
        [unknown-city] Die Bonusverbindung der Fluggesellschaft „{ $airline }“ führt nach „{ $city }“; das ist keine Stadtkennung dieses Spielplans.
        [surplus] Die Fluggesellschaft „{ $airline }“ kann keine Bonusverbindung haben.
        [value] Der Bonus der Fluggesellschaft „{ $airline }“ muss eine ganze Zahl von mindestens 1 sein, nicht „{ $found }“.
       *[other] { board-sheet }
    }

AE-DATA-15 =
    { $problem ->
        [far] Die Fluggesellschaft „{ $airline }“ braucht { $length } Strecken bis „{ $city }“, hat aber nur { $planes } Flugzeuge.
        [near] Die Fluggesellschaft „{ $airline }“ erreicht „{ $city }“ mit einer einzigen Strecke; ihr Bonus sollte mindestens zwei verlangen.
       *[long-haul] Die Fluggesellschaft „{ $airline }“ kann „{ $city }“ nur mit einem Langstreckenflug erreichen.
    }

AE-DATA-16 =
    { $problem ->
        [number] Die Spalte „{ $column }“ der Zone „{ $zone }“ muss eine ganze Zahl von 0 bis { $most } sein, nicht „{ $found }“.
        [backwards] Die Zone „{ $zone }“ endet auf Feld { $last }, vor ihrem ersten Feld { $first }.
        [start] Die Leiste muss auf Feld 0 beginnen, aber ihre erste Zone, „{ $zone }“, beginnt auf { $first }.
       *[other] { board-sheet }
    }

AE-DATA-17 =
    { $problem ->
        [number] Das Startfeld der Fluggesellschaft „{ $airline }“ muss eine ganze Zahl sein, nicht „{ $found }“.
        [off-track] Die Fluggesellschaft „{ $airline }“ startet auf Feld { $space }, aber die Leiste endet auf { $last }.
       *[other] { board-sheet }
    }

AE-DATA-18 =
    { $problem ->
        [no-name] Diese Zone hat keinen Namen.
        [name-twice] Die Zone „{ $zone }“ hat schon die Zeile { $first }.
        [overlap] Die Zone „{ $zone }“ beginnt auf Feld { $first }, obwohl die Zone „{ $other }“ bis { $last } reicht.
        [gap] Die Zone „{ $zone }“ beginnt auf Feld { $first }, aber die Zone „{ $other }“ endet auf { $last }; die Felder dazwischen gehören zu keiner Zone.
       *[other] { board-sheet }
    }

AE-DATA-19 =
    { $problem ->
        [count] Die Reihe der Zone „{ $zone }“ muss { $expected } Zahlen haben, hat aber { $found }.
        [number] Die Reihe der Zone „{ $zone }“ darf nur ganze, nicht negative Zahlen enthalten, nicht „{ $found }“.
        [rising] Die Reihe der Zone „{ $zone }“ darf von links nach rechts nicht steigen, wie es { $numbers } tut.
       *[other] { board-sheet }
    }

AE-DATA-20 = Keine Zone hat die Reihe { $expected }; eine muss sie haben.

AE-DATA-21 =
    { $problem ->
        [first] Der erste Platz fällt in der Zone „{ $zone }“ von { $before } auf { $now } SP; er darf nicht fallen.
        [place] Platz { $place } fällt in der Zone „{ $zone }“ von { $before } auf { $now } SP.
       *[sum] Alle Plätze der Zone „{ $zone }“ bringen zusammen { $now } SP; es sollten mehr sein als die { $before } der Zone davor.
    }

AE-DATA-22 =
    { $problem ->
        [half] Die Fluggesellschaft „{ $airline }“ startet auf Feld { $space }, jenseits der Mitte einer Leiste, die auf { $last } endet.
       *[behind] Die Fluggesellschaft „{ $airline }“ startet auf Feld { $space }, hinter „{ $other }“ auf { $ahead }, obwohl sie weniger Aktien hat.
    }

AE-DATA-23 = Die Leiste endet auf Feld { $last }; die Fluggesellschaft „{ $airline }“ sollte bis { $needed } Platz haben.

AE-DATA-24 =
    { $problem ->
        [scoring] Die Spalte „scoring“ muss jede Wertung von 1 bis { $most } einmal nennen; „{ $found }“ ist hier falsch.
        [row] Die Reihe von Air ABACUS für die Wertung { $scoring } muss { $expected } sein, nicht „{ $found }“.
        [missing] Die Reihe von Air ABACUS für die Wertung { $scoring } fehlt.
       *[other] { board-sheet }
    }

AE-DATA-25 =
    { $problem ->
        [number] Die Fluggesellschaft „{ $airline }“ muss { $expected } Aktien und ebenso viele Flugzeuge haben, nicht „{ $found }“.
       *[other] { board-sheet }
    }

AE-DATA-26 = Die Spalte „{ $column }“ gehört nicht in { $sheet }; ein Spielplan ist für jede Spielerzahl derselbe.

AE-DATA-27 = Der Spielplan hat { $found } Lizenzen; mit weniger als { $least } enden Partien oft zu früh.
