# Warum ein Zug nicht erlaubt ist: ein Satz für jede Regel, die der Schiedsrichter nennt.
# `move` ist der Zug, wie er geschrieben wurde, `verb` sein erstes Wort, `seat` wer ihn machen wollte.

A90-TURN-01 = Ein Zug ist eins von drei Dingen: eine Gesellschaft gründen, ein Netz erweitern oder Aktien auslegen.
A90-TURN-02 = In einem Zug gibt es nur eine Tätigkeit. Jetzt wird eine Aktie genommen, aus der Auslage oder vom Stapel.
A90-TURN-06 = { $seat } ist nicht am Zug.
A90-TURN-07 = Wer noch gründen, erweitern oder auslegen kann, darf nicht passen.
A90-RULING-06 = Die Karte ist gezogen: Jetzt eine Strecke hinzufügen oder die Karte behalten.
A90-RULING-17 = Es ist keine Flugkarte mehr zu ziehen: Erweitern heißt jetzt, eine aus der Hand zu spielen.
A90-FOUND-01 = Eine Gesellschaft wird mit einer oder mehreren ihrer Aktien aus der Hand gegründet, nicht mit { $shares }.
A90-FOUND-02 = { $company } ist schon gegründet.
A90-FOUND-03 =
    { $verb ->
        [found] { $seat } hat keine Flugkarte mit dem Muster { $pattern }, um { $company } auf { $route } zu starten.
       *[other] Zuerst muss für die neue Gesellschaft eine Flugkarte gespielt werden.
    }
A90-FOUND-04 = { $company } muss am Hauptsitz beginnen, und { $route } berührt ihn nicht.
A90-FOUND-06 = { $route } verlangt eine Karte { $pattern } ab { $lowest }, und { $seat } hat höchstens { $best }.
A90-FOUND-10 = { $company } kann nicht mehr gegründet werden.
A90-FOUND-11 = Nach der Gründung wird eine Flugkarte gespielt und sonst nichts; Sabotage ist nicht möglich.
A90-EXPAND-01 = Zuerst das Erweitern ansagen: Dann wird eine Flugkarte gezogen.
A90-EXPAND-02 =
    { $verb ->
        [play] { $seat } kann diese Karte nicht spielen: Sie muss auf der Hand sein, und zuerst wird die Strecke gewählt.
       *[other] Jetzt muss eine Flugkarte aus der Hand gespielt werden.
    }
A90-EXPAND-08 = { $company } ist noch nicht gegründet und hat kein Netz.
A90-PLAY-01 = { $seat } hat { $shares } nicht auf der Hand.
A90-PLAY-02 = Man legt eine oder mehrere Aktien einer einzigen Gesellschaft aus.
A90-PLAY-03 = Diese Gesellschaft ist noch nicht gegründet; ihre Aktien kommen nur durch die Gründung auf den Tisch.
A90-ROUTE-01 = Hier ist eine Flugkarte mit dem Muster { $pattern } nötig.
A90-ROUTE-02 = { $company } fliegt das Muster { $pattern } nicht.
A90-ROUTE-03 = Auf { $route } ist kein Kreis frei.
A90-ROUTE-04 = Nötig ist eine Karte { $pattern } ab { $lowest }; { $best } ist zu niedrig.
A90-ROUTE-05 = { $route } schließt nicht an das Netz von { $company } an.
A90-ROUTE-06 = { $company } hat keinen Marker mehr.
A90-ROUTE-07 = { $company } fliegt { $route } schon.
A90-ROUTE-08 = Auf { $route } muss der niedrigste freie Kreis genommen werden, { $lowest } und nicht { $value }.
A90-FLIGHT-03 = { $seat } hat die Flugkarte { $flight } nicht.
A90-FLIGHT-05 = { $flight } kann noch nützlich sein und wird nicht getauscht.
A90-RULING-23 = Es ist keine Flugkarte mehr da, die sie ersetzt.
A90-SHARE-01 = In der Auslage liegt keine Aktie von { $card }.
A90-SHARE-04 = Der Stapel ist leer: Aus der Auslage nehmen.
A90-INACTIVE-03 = Aktien einer inaktiven Gesellschaft bleiben auf der Hand.
A90-INACTIVE-04 = In der Auslage liegt keine Aktie von { $card }.
A90-RULING-31 = In einem Zug darf nur eine inaktive Aktie ersetzt werden.
A90-RULING-33 = { $card } ist nicht inaktiv: Die Aktien bleiben in der Auslage.
A90-SABOTAGE-01 = Sabotage folgt, wenn genau eine Aktie ausgelegt wurde: einen Kreis sabotieren oder verzichten.
A90-SABOTAGE-02 =
    { $verb ->
        [sabotage] Auf { $route } ist kein Kreis { $value } frei.
       *[other] Jetzt wird gesagt, wessen Marker den Kreis bedeckt.
    }
A90-SABOTAGE-03 = Nur Kreise ab 5 können sabotiert werden, nicht { $value }.
A90-SABOTAGE-04 = { $route } hat schon einen Sabotagemarker.
A90-RULING-36 = Ein Kreis je Zug wird sabotiert, und der ist gewählt: Jetzt sagen, wessen Marker ihn abdeckt.
A90-RULING-34 = { $company } hat keinen Marker mehr.
A90-END-01 = Die Partie ist vorbei.
