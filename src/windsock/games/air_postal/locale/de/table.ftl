# Der Tisch im Browser: die Karte, der Windsack, die Auslagen, die Cockpits

ap-map = Karte der Orte und Flugstrecken. Pfeiltasten gehen von Ort zu Ort, die Bildtasten zum nächsten, den man wählen kann.
ap-map-near = Was jetzt wichtig ist
ap-now = Jetzt
ap-close = Schließen
ap-announce = Diese Strecke ansagen
ap-used = in diesem Flug benutzt
ap-aim = Wer zuerst { $threshold } Punkte erreicht, leitet das Ende ein; dann gewinnt, wer die meisten hat.
ap-task =
    { $step ->
        [FirstPilot] Wähle deinen Piloten. Startstadt, Einkommen und Ausdauer kommen mit ihm.
        [FirstPlane] Wähle unten dein erstes Flugzeug. Es kostet nichts. Der Tank ist der Treibstoff, den es fasst, die Reichweite die Felder, die es in einem Zug fliegt, die Plätze die Karten, die es trägt.
        [NewPilot] Dein Pilot ist verloren. Wähle einen anderen.
        [NewPlane] Dein Flugzeug ist verloren. Wähle eines von niedrigerer Stufe; es kostet nichts.
        [StartCities] Wähle deine Startstadt unter deinen Karten. Sie sind auf der Karte markiert.
        [BoxCities] Eine deiner Karten verlässt das Spiel ungesehen. Die anderen werden Etappenstädte.
        [Windsock] Wähle, was du in dieser Runde tust. Erst kommen Aufträge, dann Wartung, dann Flüge.
        [Turn] Wähle, was du in diesem Zug tust.
        [Objectives] Nimm eine Karte aus der Auslage der Aufträge oder die oberste des Stapels ungesehen.
        [FromRiver] Im Stapel lag nichts, was du behalten kannst. Nimm eine Karte aus der Auslage.
        [Keep] Du hast diese Aufträge gezogen. Behalte einen: Zeige oder tippe auf eine Karte, um ihre Orte zu sehen.
        [Maintenance] { $initiation ->
            [yes] Du darfst einmal das Flugzeug wechseln. Das alte wird verkauft.
           *[no] Du darfst einen Stapel öffnen, Karten kaufen und abwerfen und einmal das Flugzeug wechseln.
        }
        [Shelve] Die Expertenkarte kommt in einen offenen Stapel deiner Wahl.
        [GiveUp] Das neue Flugzeug hat weniger Plätze. Wähle, was zurückbleibt.
        [Loading] Lade eine Karte aus der Auslage oder passe endgültig.
        [LoadDrawn] Lade, was du befördern willst: Zeige auf eine Karte, um zu sehen, wo sie zahlt. Was geladen ist, bleibt an Bord, bis es geliefert ist.
        [Preflight] Kaufe Treibstoff für den Flug: Jedes Feld einer Strecke kostet 1, bei schlechtem Wetter bis zu 3. Was übrig ist, bleibt im Tank. Dann melde dich flugbereit.
        [Flights] Wähle einen leuchtenden Ort auf der Karte, um hinzufliegen, oder bleib. Zeige oder tippe darauf, um zu sehen, wie wahrscheinlich du ankommst.
        [Leg] Würfle das Wetter, oder füge eine Strecke hinzu, um diesen Ort ohne Halt zu überfliegen.
        [Effects] Das Wetter ist gewürfelt, ein Würfel je Feld. Benutze Karten auf einzelne Würfel, oder flieg hindurch.
        [Overhead] Du bist über dem Ort. Lande, oder flieg ohne Halt weiter.
        [Delivery] Du bist gelandet. Liefere eine leuchtende Karte deines Cockpits oder nichts. Die anderen sagen, warum sie hier nicht geliefert werden können.
        [Outstation] Dein erster Besuch: Nimm die Punkte oder das Geld.
       *[other] Wähle einen Zug.
    }
ap-windsock = Windsack
ap-actions = Aktionen
ap-round = Runde { $round }
ap-action =
    { $activity ->
        [objectives] { $game ->
            [initiation] Einkommen, dann einen von fünf Aufträgen behalten.
           *[normal] Einkommen und ein Auftrag.
        }
        [maintenance] { $game ->
            [initiation] Das Flugzeug wechseln.
           *[normal] Öffnen, kaufen, abwerfen, Flugzeug wechseln.
        }
       *[flights] Laden, tanken, fliegen und liefern.
    }
ap-in-deck = Stapel: { $count }
ap-workshop = Crew und Systeme
ap-pile =
    { $state ->
        [locked] { $experts ->
            [one] verschlossen, mit { $experts } Experten
           *[other] verschlossen, mit { $experts } Experten
        }
       *[open] offen
    }
ap-planes = Flugzeuge
ap-new-planes =
    { $count ->
        [one] { $count } neues Flugzeug
       *[other] { $count } neue Flugzeuge
    }
ap-glory = Ruhmesleiste
ap-cockpit = Cockpit von { $player }
ap-my-cockpit = Dein Cockpit
ap-level = Stufe { $level }
ap-plane-type =
    { $type ->
        [land] Landflugzeug
        [land-floats] Landflugzeug, das Schwimmer trägt
        [sea] Wasserflugzeug
       *[amphibian] Amphibium
    }
ap-price = Preis
ap-unique = einmalig, unverkäuflich
ap-start-level = erstes Flugzeug bis Stufe
ap-revenue = Einkommen
ap-competence = spätere Flugzeuge, Stufen
ap-start = startet in
ap-slot =
    { $slot ->
        [crew] Crew
       *[system] System
    }
ap-rack = { $kind }: { $free } von { $count } Plätzen frei
ap-cube = mit einem Würfelchen markiert
ap-fulfilled =
    { $count ->
        [one] { $count } Auftrag erfüllt.
       *[other] { $count } Aufträge erfüllt.
    }
ap-visited = Besucht: { $cities }.
ap-objective =
    { $sort ->
        [air-route] Lande an beiden, in beliebiger Reihenfolge und Runde. Am Ende offen: −{ $points }.
        [vip] Steigt sofort ein und braucht einen Platz. Lande in { $city }. Am Ende an Bord: −{ $points }.
       *[diplomacy] Jede Tasche der Nation, die du in ihre Botschaft bringst: die nächste Zahl an Punkten. Am Ende keine: −{ $points }.
    }
ap-load-where =
    { $word ->
        [mail] überall
        [letter] überall, vor anderer Ladung
        [case] überall; am Zoll { $smuggled }k, oder eine Strafe und das Ende des Zuges
        [fuel] zahlt 1 Treibstoff im Flug
        [pax] nur in Großstädten
       *[bag] Botschaft der Nation
    }
ap-place = { $place }, { $kind }.{ $nation-given ->
        [yes] {" "}{ $nation }.
       *[no] {""}
    }{ $outstation-given ->
        [yes] {" "}{ $outstation }.
       *[no] {""}
    }{ $planes-given ->
        [yes] {" "}Flugzeuge: { $planes }.
       *[no] {""}
    }
ap-kind =
    { $kind ->
        [hangar] Hangar
        [customs] Zoll
        [city] Großstadt
       *[embassy] Botschaft
    }
ap-accepts =
    { $kind ->
        [hangar] Post, Briefe und Kisten
        [customs] Post, Briefe und Kisten, die man schmuggeln kann
        [city] Post, Briefe, Kisten, Passagiere und Reisegäste
       *[embassy] Post, Briefe, Kisten und Taschen der Nation
    }
ap-outstation = Etappenstadt: einmal { $points } Punkte oder { $money }k
ap-visitors = besucht von { $players }
ap-start-of = Startstadt von { $players }
ap-here = Hier: { $players }
ap-first = Pioniertat { $first }: { $points } Punkte.{ $holder-given ->
        [yes] {" "}Geflogen von { $holder }.
       *[no] {""}
    } { $history }

# Ein Flug

ap-fuel-price = Treibstoff, je { $price }k:
ap-cost = Treibstoff { $fuel }, Ausdauer { $endurance }
ap-left = bleibt { $fuel } und { $endurance }
ap-broken = hier bricht der Flug ab
ap-odds = kommt an { $arrive } %, Panne { $breakdown } %{ $crash ->
        [0] {""}
       *[other] , Absturz { $crash } %
    }
ap-left-then = Kommt er an, bleiben im Mittel Treibstoff { $fuel } und Ausdauer { $endurance }.
ap-with = Kommt an mit einer gut benutzten Karte:
ap-stake-breakdown = Eine Panne kostet { ap-points } und den Zug.
ap-stake-crash = Ein Absturz verliert Pilot, Flugzeug und die Karten an Bord, { $cards }; Ruhm +{ $glory }.
ap-gain-objective = { $name }: { $points } Punkte, { $money }k
ap-gain-cube = ein Würfelchen für { $name }
ap-gain-load =
    { $count ->
        [1] Lieferung: { $loads }
       *[other] eine Lieferung: { $loads }
    }
ap-gain-first = Pioniertat { $first }: { $points } Punkte

# Die Karte lesen

ap-key = So liest man die Karte
ap-key-open = Legende
ap-key-weather = Was das Wetter kostet:
ap-key-dice = Jedes Feld ist ein Würfel seiner Farbe. Ein Würfel zeigt:
ap-key-sea = über See: Wer hier ohne Wasserflugzeug abbricht, stürzt ab
ap-key-ring = Etappenstadt
ap-key-first = Pioniertat, die noch niemand geflogen ist

# Die Schlusswertung

ap-count = Die Schlusswertung
ap-count-flown = erflogen
ap-count-open = offene Aufträge
ap-count-plane = Stufe des Flugzeugs
ap-count-money = Geld, { $money }k je Punkt
