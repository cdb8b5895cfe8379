# Das Protokoll: eine Meldung für jede Art von Ereignis. Der Teil `each` gilt der Reihe nach für alle am Tisch.

# Welche der drei Wertungen.
scoring-ordinal =
    { $scoring ->
        [1] erste
        [2] zweite
       *[other] dritte
    }

# Beginn

hand-redealt = { $seat } hatte nur Aktien einer einzigen Fluggesellschaft und erhält eine neue Hand.
shares-chosen = { $seat } hat zwei Aktien gewählt.
portfolios-opened = Die Startportfolios werden aufgedeckt. { $each }.
    .each = { $player }: { $shares }

# Lizenzen

licence-bought =
    { $seat } kauft { $route } für { $airline } zu { $price } M; { $airline } rückt auf Feld { $space } vor.
bonus-connected =
    { $airline } vollendet die Bonusverbindung und rückt { $bonus } Felder weiter vor, auf Feld { $space }.
share-taken = { $seat } nimmt { $card-share } aus der Auslage.
share-drawn = { $seat } zieht { $card-share }.
market-filled = Neu in der Auslage: { $cards }.
market-removed = Aus der Auslage entfernt: { $cards }.

# Aktien, ABACUS, Geld

shares-laid = { $seat } legt { $shares } aus.
dividend-paid = { $seat } erhält { $amount } M Dividende.
money-taken = { $seat } nimmt { $amount } M aus der Bank.
share-given-up = { $seat } gibt { $card-share } { $place-from } ab.
abacus-received =
    { $count ->
        [one] { $seat } erhält eine ABACUS-Aktie.
       *[other] { $seat } erhält { $count } ABACUS-Aktien.
    }
bank-busted = Die Bank ist gesprengt: Sie kann { $seat } keine { $amount } M zahlen.
excess-returned = { $seat } gibt { $amount } M an die Bank zurück.

# Wertung

scoring-card-turned = Die { scoring-ordinal } Wertungskarte erscheint.
scoring-begun = Die { scoring-ordinal } Wertung beginnt; { $holder } nimmt zuerst aus der Auslage.
phantom-formed = Das Phantom legt aus, was niemandem gehört: { $counts }.
airline-scored = { $airline } bringt { $row }. { $each }.
    .each =
        { $counts ->
            [0] { "" }
            [one] { $player }: { $awards } SP für { $counts } Aktie
           *[other] { $player }: { $awards } SP für { $counts } Aktien
        }
scoring-ended = Die { scoring-ordinal } Wertung ist vorbei. { $each }.
    .each = { $player }: +{ $awards } SP

# Flight Ban

licence-banned = { $seat } sperrt die Lizenz zu { $price } M auf { $route }.
ban-passed = { $seat } passt und scheidet aus dieser Sperrphase aus.

# Ende

game-ended =
    { $winners-count ->
        [one] { $ending } { $each }. { $winners } gewinnt.
       *[other] { $ending } { $each }. { $winners } gewinnen gemeinsam.
    }
    .each = { $player }: { $scores } SP

ending-third-scoring = Die Partie endet nach der dritten Wertung.
ending-all-blocked = Die Partie endet vorzeitig: Für keine Fluggesellschaft ist noch eine Lizenz zu haben.
