# Das Protokoll: eine Meldung für jede Art von Ereignis. Der Teil `each` gilt der Reihe nach für alle am Tisch.

company-founded =
    { $shares-count ->
        [one] { $seat } gründet { $company } mit { $shares-count } Aktie und fliegt { $route } auf dem Kreis { $value }.
       *[other] { $seat } gründet { $company } mit { $shares-count } Aktien und fliegt { $route } auf dem Kreis { $value }.
    }
route-flown = { $seat } fügt { $route } dem Netz von { $company } hinzu, auf dem Kreis { $value }.
flight-played = { $seat } spielt die Flugkarte { $flight }.
flight-drawn = { $seat } zieht die Flugkarte { $flight }.
unseen-flight-drawn = { $seat } zieht eine Flugkarte.
flight-kept = { $seat } behält die Karte und nimmt keine Aktie.
flight-removed = { $seat } legt die unbrauchbare Flugkarte { $flight } weg.
flight-pile-shuffled = Die { $count } abgelegten Flugkarten werden zu einem neuen Stapel gemischt.
shares-laid = { $seat } legt { $shares } aus.
route-sabotaged = { $seat } sabotiert { $route } auf dem Kreis { $value } mit einem Marker von { $company }.
company-inactive = { $company } kann nicht mehr gegründet werden: Die Aktien sind wertlos.
share-taken = { $seat } nimmt eine Aktie von { $card } aus der Auslage.
share-drawn = { $seat } zieht eine Aktie von { $card }.
unseen-share-drawn = { $seat } zieht eine Aktie vom Stapel.
share-replaced = { $seat } entfernt eine inaktive Aktie von { $card } aus der Auslage.
display-filled = Neu in der Auslage: { $cards }.
display-cleared = Inaktive Aktien verlassen die Auslage: { $cards }.

# Wertung

score-card-turned = Eine Wertungskarte erscheint: Wertung Nummer { $scoring }.
score-card-set-aside = In der ersten Runde erscheint eine Wertungskarte; sie kommt zurück.
score-cards-shuffled =
    { $count ->
        [one] Eine Wertungskarte wird in den Stapel gemischt.
       *[other] { $count } Wertungskarten werden in den Stapel gemischt.
    }
phantom-formed = Das Phantom legt aus, was niemand genommen hat: { $counts }.
company-scored = { $company } bringt { $row }. { $each }.
    .each =
        { $counts ->
            [0] { "" }
            [one] { $player }: { $awards } für { $counts } Aktie
           *[other] { $player }: { $awards } für { $counts } Aktien
        }
scoring-ended = Wertung Nummer { $scoring } ist vorbei. { $each }.
    .each = { $player }: +{ $awards }

# Ende

last-turns-begun = Die letzte Aktie ist weg. Jeder hat noch einen Zug; { $seat } ist zuletzt dran.
turn-passed = { $seat } kann nichts tun und passt.
bonus-added =
    { $points ->
        [0] { $seat } erhält keinen Sitzbonus.
        [one] { $seat } erhält einen Sitzbonus von { $points } Punkt.
       *[other] { $seat } erhält einen Sitzbonus von { $points } Punkten.
    }
game-ended =
    { $winners-count ->
        [one] { $ending } { $each }. { $winners } gewinnt.
       *[other] { $ending } { $each }. { $winners } gewinnen gemeinsam.
    }
    .each = { $player }: { $scores }
ending-last-share = Die Partie endet: Die letzte Aktie ist genommen.
ending-last-turns = Die Partie endet nach den Zusatzzügen.
ending-third-score-card = Die Partie endet mit der dritten Wertungskarte.
ending-stuck = Die Partie endet: Niemand kann mehr etwas tun.
