# Warum ein Zug nicht erlaubt ist: ein Satz für jede Regel, die der Schiedsrichter nennt.
# `move` ist der Zug, wie er geschrieben wurde, `verb` sein erstes Wort, `seat` wer ihn machen wollte.

# Beginn

AE-SETUP-25 =
    { $verb ->
        [keep] Das Startportfolio sind zwei Aktien verschiedener Fluggesellschaften aus der Hand, nicht { $shares }.
       *[other] Zuerst wählen alle zwei Aktien verschiedener Fluggesellschaften für ihr Portfolio.
    }
AE-RULING-09 = Die Wahl der Startaktien ist endgültig.

# Zug

AE-TURN-01 = { $seat } ist nicht am Zug.
AE-TURN-02 = Ein Zug ist eins von vier Dingen: Lizenzen kaufen, Aktien auslegen, Aktien gegen ABACUS tauschen oder Geld nehmen.
AE-TURN-07 = { $seat } hat keine Aktie zum Abgeben.

# Lizenzen

AE-BUY-02 = Die Lizenz auf { $route } kostet { $cheapest } M, und { $seat } hat nur { $cash } M.
AE-BUY-06 = { $airline } kann { $route } noch nicht fliegen: Die Strecke muss den Heimatflughafen berühren oder an das Netz anschließen.
AE-BUY-08 = Auf { $route } muss die billigste Lizenz gekauft werden, zu { $cheapest } M und nicht zu { $price } M.
AE-BUY-09 = { $airline } hat schon eine Lizenz auf { $route }.
AE-BUY-10 = Auf { $route } ist keine Lizenz mehr frei.
AE-BUY-11 = { $airline } hat keine Flugzeuge mehr.
AE-BUY-12 = Nach der ersten Lizenz kauft man eine zweite oder hört auf, sonst nichts.
AE-BUY-14 = In diesem Zug ist keine weitere Lizenz mehr möglich; jetzt wird eine Karte genommen.
AE-BUY-15 =
    { $verb ->
        [take] In der Auslage liegt { $card-none }.
       *[other] Nach dem Kauf nimmt man eine Karte, aus der Auslage oder vom Stapel.
    }
AE-HAUL-02 = Der Langstreckenflug { $route } hat nur eine Lizenz, und die ist verkauft.
AE-RULING-16 = Auf die Karte darf man nicht verzichten: Man nimmt eine aus der Auslage oder vom Stapel.
AE-RULING-20 = { $airline } ist bei dieser Spielerzahl nicht dabei.

# Aktien, ABACUS

AE-LAY-02 = Man legt Aktien einer einzigen Fluggesellschaft aus oder je eine von zweien, nicht { $shares }.
AE-LAY-05 = { $seat } hat { $shares } nicht auf der Hand.
AE-RULING-54 = Mindestens eine Aktie muss ausgelegt werden.
AE-ABACUS-01 =
    { $verb ->
        [give] Es gibt { $card-none } { $place-in }.
       *[other] Zuerst muss eine Aktie für ABACUS abgegeben werden.
    }
AE-ABACUS-03 = { $seat } hat weniger als { $given } Aktien zum Abgeben.
AE-ABACUS-04 = Getauscht wird 1 gegen 1 oder 3 gegen 2, nicht { $given } gegen { $received }.
AE-ABACUS-08 = ABACUS fliegt nicht: Dafür lassen sich keine Lizenzen kaufen.
AE-RULING-32 =
    { $reserve ->
        [0] Im Vorrat ist keine ABACUS-Aktie mehr.
        [one] Im Vorrat ist nur noch eine ABACUS-Aktie.
       *[other] Im Vorrat sind nur noch { $reserve } ABACUS-Aktien.
    }

# Wertung, Flight Ban, Ende

AE-EMPTY-01 = Die Auslage wird geleert: Man muss eine ihrer Aktien nehmen.
AE-EMPTY-02 = Solange die Auslage geleert wird, zieht niemand vom Stapel; man muss eine ihrer Aktien nehmen.
AE-RULING-29 = Solange die Auslage geleert wird, darf niemand passen; man muss eine ihrer Aktien nehmen.
AE-BAN-04 = In der Sperrphase sperrt man eine Lizenz oder passt.
AE-BAN-06 = Auf { $route } ist keine Lizenz zu { $price } M frei, die man sperren könnte.
AE-BAN-07 = Die letzte freie Lizenz auf { $route } darf nicht gesperrt werden.
AE-BAN-11 = Der Langstreckenflug { $route } kann nie gesperrt werden.
AE-END-01 = Die Partie ist vorbei.
