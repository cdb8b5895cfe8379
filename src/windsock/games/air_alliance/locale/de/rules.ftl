# Warum ein Zug nicht erlaubt ist: ein Satz für jede Regel, die der Schiedsrichter nennt.
# `move` ist der Zug, wie er geschrieben wurde, `verb` sein erstes Wort, `seat` wer ihn machen wollte.

AA-SETUP-02 =
    { $verb ->
        [choose] { $colour } ist nicht mehr zu haben: Wähle eine andere Farbe.
       *[other] Zuerst wählt jeder eine Farbe.
    }
AA-SETUP-11 = Zuerst werden alle Flugzeuge aufgestellt, reihum je eines.
AA-SETUP-12 = Flugzeuge beginnen auf offenen Flughäfen, denen mit den Nummern 1 bis 3, und { $airport } gehört nicht dazu.
AA-SETUP-14 = { $airport } ist voll: Dort stehen drei Flugzeuge.
AA-AIRPORT-03 = { $destination } lässt { $colour } nicht zu: Nur die dort gezeigten Farben dürfen landen.
AA-AIRPORT-06 = In { $origin } wartet { $colour } in der zweiten Reihe. Nur die vorderen Flugzeuge dürfen starten: { $ahead } und { $beside }. Wenn eines abfliegt, rückt es vor; oder ein Vorrangstart bringt es nach vorn.
AA-AIRPORT-08 = In { $origin } steht { $ahead } vorn: { $colour } kann erst starten, wenn es auf die erste Position vorgerückt ist oder ein Vorrangstart es dorthin gebracht hat.
AA-AIRPORT-16 = { $destination } ist voll: Dort kann kein Flugzeug landen.
AA-PLANE-04 = { $colour } gehört jemand anderem: Niemand fliegt fremde Flugzeuge.
AA-TURN-01 = { $seat } ist nicht am Zug.
AA-ALLIANCE-01 =
    { $verb ->
        [ally]
            { $symbols ->
                [0] Eine Allianz mit { $npa } braucht 3 sichtbare Symbole auf der Bordkarte zu Beginn des Zuges; es gibt keines.
                [1] Eine Allianz mit { $npa } braucht 3 sichtbare Symbole auf der Bordkarte zu Beginn des Zuges; es gibt 1.
                [2] Eine Allianz mit { $npa } braucht 3 sichtbare Symbole auf der Bordkarte zu Beginn des Zuges; es gibt 2.
               *[other] Allianzen gibt es nur zu Beginn eines Zuges, und der ist vorbei: Jetzt werden Marker benutzt.
            }
        [skip] Verzichten kann man nur zu Beginn eines Zuges, wenn eine Allianz möglich wäre.
       *[other] Allianzen gibt es nur zu Beginn eines Zuges, mit 3 sichtbaren Symbolen einer neutralen Gesellschaft. Jetzt eine bilden oder verzichten.
    }
AA-ALLIANCE-06 = Eine Allianz bildet man mit einer neutralen Gesellschaft: Schwarz, Violett oder Weiß, nicht mit { $npa }.
AA-ALLIANCE-07 = Dafür ist kein eigenes Flugzeug da: Es muss aus dem Vorrat oder aus der anderen Allianzzone kommen, nie von einem Flughafen.
AA-ALLIANCE-09 = { $zone } hat keinen Platz für die Flugzeuge, die hinein müssten: Eine Zone fasst vier.
AA-ALLIANCE-11 = Du bist mit { $npa } in { $zone } schon verbündet: Es entstünde nichts Neues.
AA-ALLIANCE-12 = In { $zone } steht schon ein Flugzeug von dir, und eine Zone fasst nie zwei derselben Person.
AA-MARKER-02 = Jetzt werden Marker eingesetzt: ein Flugzeug fliegen, zwei tauschen, eine Karte reservieren oder die Phase beenden.
AA-MARKER-03 = Jede Aktion wird vor der nächsten beendet: Sage zuerst, auf welchen Platz der Bordkarte der Marker kommt.
AA-MARKER-04 = Eine Bordkarte hat die Plätze 1, 2 und 3.
AA-MARKER-05 = Der Platz der Bordkarte, der das erlaubte, ist in diesem Zug schon benutzt: ein Slot je Platz, die anderen sind gesperrt.
AA-MARKER-07 = Kein freier Slot dort erlaubt das.
AA-FLIGHT-01 =
    { $place ->
        [0] Kein freier Slot gibt ein Landerecht für { $destination }. Frei: { $slots }.
       *[other] Platz { $place } gibt kein Landerecht für { $destination }. Er hat: { $slots }.
    }
AA-FLIGHT-04 = In { $origin } steht kein Flugzeug von { $colour }.
AA-FLIGHT-05 = Ein Flug muss zu einem anderen Flughafen als { $origin } führen.
AA-FLIGHT-10 =
    { $place ->
        [0] { $colour } ist neutral: Mit Landerecht oder SPECIAL fliegt es nur für Verbündete, und kein freier Slot zeigt sein Symbol. Frei: { $slots }.
       *[other] { $colour } ist neutral: Mit Landerecht oder SPECIAL fliegt es nur für Verbündete, und Platz { $place } hat keinen freien Slot mit seinem Symbol.
    }
AA-SPECIAL-03 = Mit SPECIAL muss ein Flug am eigenen Sonderflughafen beginnen oder enden: { $home }.
AA-PRIORITY-01 = Zwei Flugzeuge in { $airport } tauschen die Plätze, und eine dieser Positionen ist leer.
AA-PRIORITY-04 = Das änderte nichts: Beide Flugzeuge haben dieselbe Farbe oder dürfen ohnehin starten.
AA-CODE-01 = Kein freier Slot dort zeigt das Symbol von { $colour }.
AA-CODE-03 = { $colour } ist mit anderen verbündet und nicht mit { $seat }: kein Codeshare.
AA-CODE-05 = Mit einem NPA-Slot fliegen nur Flugzeuge dieser neutralen Gesellschaft, keine eigenen.
AA-RESERVE-01 = { $card } liegt nicht in der Ausgabezone.
AA-RESERVE-05 = Auf { $card } liegt schon ein Marker.
AA-CONTROL-01 =
    { $verb ->
        [lay] { $card } wurde nicht in diesem Zug gewonnen, und gelegte Karten werden nie verschoben.
       *[other] Zuerst werden alle in diesem Zug gewonnenen Karten gelegt.
    }
AA-CONTROL-03 = Platz { $place } hat schon eine Karte dieses Zuges: Die ersten drei kommen auf verschiedene Plätze.
AA-EXTRA-01 = Drei oder mehr Karten sind gewonnen: den Zusatzzug nehmen oder ablehnen.
AA-LAST-05 = Das Spiel ist zu Ende.
AA-LAST-07 = In der letzten Runde darf niemand reservieren.
AA-LAST-08 = Die Ausgabezone wird nur in der letzten Runde ausgetauscht, und einmal je Zug.
