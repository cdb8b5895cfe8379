# Der Tisch im Browser: seine Bereiche, und was ein Vorleseprogramm von ihnen sagt.

# Flughäfen

world-map = Karte. Pfeiltasten gehen von Flughafen zu Flughafen, die Bildtasten zum nächsten, der sich wählen lässt, die Eingabetaste öffnet oder wählt ihn; Plus, Minus und Null ändern die Größe.
world-airport =
    { $airport }, { $shape ->
        [y] Y-Flughafen
        [inverted] umgekehrter Y-Flughafen
       *[v] V-Flughafen für { $admits }
    }: { $planes-given ->
        [yes] { $planes }; { $free } frei.
       *[no] keine Flugzeuge; { $free } frei.
    }
world-plane =
    { $state ->
        [front] { $plane } auf Position { $number }, darf starten
       *[waits] { $plane } auf Position { $number }, wartet
    }
world-shape =
    { $shape ->
        [y] Y-Flughafen: Die beiden vorderen Flugzeuge dürfen starten, das dritte wartet und rückt nach.
        [inverted] Umgekehrter Y-Flughafen: eine Schlange. Nur das erste Flugzeug darf starten, die anderen rücken nach.
       *[v] V-Flughafen: Beide Flugzeuge dürfen jederzeit starten. Nur bestimmte Farben dürfen landen.
    }
world-front = darf starten
world-waits = wartet hinter { $front }
world-free = frei
world-fly = Fliegen
world-why-not = Warum nicht?
world-admits = Landen dürfen:
world-home = Sonderflughafen von { $colour }
world-close = Schließen

# Karten und Felder

world-card =
    { $trio-given ->
        [yes] { $card }, { $from } nach { $to }, { $miles } Meilen, Trio { $trio }. Felder: { $slots }.
       *[no] { $card }, { $from } nach { $to }, { $miles } Meilen. Felder: { $slots }.
    }
world-slot =
    { $kind ->
        [land] Landerecht in { $zones }, Nummern { $numbers }
        [special] SPECIAL: vom oder zum Sonderflughafen{ $home-given ->
            [yes] { " " }{ $home }
           *[no] { "" }
        }
        [priority] PRIORITY: zwei Flugzeuge eines Flughafens tauschen
       *[npa] NPA: ein Flugzeug von { $colours } fliegen
    }
world-reserved = Reserviert von { $player }.
world-can-reserve = Kann reserviert werden.
world-lost-next = Geht als nächste verloren.
world-lost = geht als nächste: { $card }
world-row-empty = Kein Passagier wartet.
world-when =
    { $when ->
        [now] Der gewählte Flug gewinnt sie.
        [next] Danach kann ein weiterer Marker sie gewinnen.
       *[later] Danach können zwei weitere Marker sie gewinnen.
    }
world-when-short =
    { $when ->
        [now] gewonnen
        [next] +1 Marker
       *[later] +2 Marker
    }
world-wins-none = keine Karte
world-markers-after =
    { $count ->
        [0] Danach bleibt kein Marker.
        [one] Danach bleibt { $count } Marker.
       *[other] Danach bleiben { $count } Marker.
    }

# Bordkarten

world-others = Die anderen
world-passes = Bordkarten
world-place =
    Platz { $place }, { $top-given ->
        [yes] { $top }
       *[no] wie gedruckt
    }: { $slots }.{ $used-given ->
        [yes] { " " }In diesem Zug benutzt: { $used }.
       *[no] { "" }
    }{ $covered-given ->
        [yes] { " " }Überdeckt: { $covered }.
       *[no] { "" }
    }
world-printed = gedruckt
world-used = in diesem Zug benutzt
world-covered = { $count } überdeckt
world-face-down =
    { $count ->
        [one] { $count } verdeckt
       *[other] { $count } verdeckt
    }
world-markers =
    { $count ->
        [one] { $count } Marker
       *[other] { $count } Marker
    }
world-won = In diesem Zug gewonnen; am Ende des Zuges abgelegt.
world-lay = Wähle eine Karte, dann den Platz, den sie überdeckt.

# Allianzen und das Ende

world-zone =
    { $planes-given ->
        [yes] { $zone }: { $planes }; { $free } frei
       *[no] { $zone }: leer, { $free } frei
    }
world-symbols = { $colour }: { $count } von { $needed } Symbolen
world-last-round =
    { $state ->
        [over] Die letzte Runde ist vorbei.
        [now] Letzte Runde: noch { $count ->
            [one] { $count } Zug
           *[other] { $count } Züge
        }. Kein Reservieren.
       *[soon] Die letzte Runde beginnt nach diesem Zug.
    }
world-count = Schlusswertung
world-count-none = Keine Karten gewonnen.
world-count-miles =
    { $count ->
        [one] { $count } Karte, Meilen
       *[other] { $count } Karten, Meilen
    }
world-count-trio = Trio { $trio }
world-count-step = { $step } von { $of }
world-count-back = Zurück
world-count-next = Weiter
