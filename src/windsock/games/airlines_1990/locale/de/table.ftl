# Der Tisch im Browser: seine Bereiche und was ein Bildschirmleser davon sagt.

america-information = Übersichtskarte: Muster und Marker
america-usable = Karten unter { $least } sind unbrauchbar.
america-useless = Alle Karten sind unbrauchbar.
america-company =
    { $company }, Hauptsitz { $home }: { $state ->
        [founded] gegründet, bringt { $worth ->
            [one] { $worth } Punkt
           *[other] { $worth } Punkte
        }
        [inactive] inaktiv, nicht mehr zu gründen
       *[unfounded] noch nicht gegründet
    }; { $supply ->
        [one] noch { $supply } Marker
       *[other] noch { $supply } Marker
    }, { $issued } Aktien im Spiel. Fliegt { $patterns }.
america-worth =
    { $worth ->
        [0] { $company }, nicht gegründet
        [one] { $company }, bringt { $worth } Punkt
       *[other] { $company }, bringt { $worth } Punkte
    }
america-laid-note = und Punkte zurzeit
america-cell =
    { $shares ->
        [0] keine
        [one] { $shares } Aktie, { america-place }
       *[other] { $shares } Aktien, { america-place }
    }
america-place =
    { $place ->
        [first] vorn, { $points } Punkte
        [tied] vorn im Gleichstand, { $points } Punkte
        [second] an zweiter Stelle, { $points } Punkte
       *[behind] { $points } Punkte
    }
america-supply = Stapel und Wertungen
america-discard = { $count } abgelegt
america-played = zuletzt gespielt
america-scorings = { $count } von { $of } Wertungen erfolgt
america-display-empty = Die Auslage ist leer.

# Strecken

america-route = { $route }, { $pattern }: { $circles }.
america-circle =
    { $state ->
        [covered] { $value } { $company }
        [sabotaged] { $value } Sabotage { $company }
       *[free] { $value } frei
    }
america-free = frei
america-sabotaged = Sabotage
america-founders = Kann die erste Strecke von { $these } sein.
america-flyers = Zu ergänzen für { $these }.
america-targets = Zu sabotieren: { $these }.
america-found-with = Kreis { $value }. Gründen mit:
america-fly-for = Kreis { $value }. Ergänzen für:
america-shares =
    { $count ->
        [one] { $count } Aktie
       *[other] { $count } Aktien
    }
america-sabotage-which = Welchen Kreis sabotieren?
america-why-not = Warum nicht?
america-why-not-for = Warum nicht für { $company }?
america-close = Schließen
