# Was man an einem Tisch sieht, im Terminal und im Browser.

# Felder einer Ansicht. `.short` steht über einer Spalte.

label-bank = Bank
label-reserve = ABACUS-Vorrat
    .short = Vorrat
label-deck = Stapel
label-next_scoring = Karten bis zur nächsten Wertung
    .short = Wertung in
label-scoring_about = Nächste Wertungskarte
    .short = Wertung
label-issued = Aktien insgesamt
    .short = Aktien
shares-laid-of = { $laid } von { $issued } Aktien ausgelegt
label-removed = Entfernt
label-scorings = Wertungen bisher
    .short = Wertungen
label-market = Auslage
label-hand = Hand
label-chosen = Gewählt
label-has_chosen = hat gewählt
label-phantom = Phantom
label-portfolio = Portfolio
label-cash = Geld
    .short = M
label-points = Siegpunkte
    .short = SP
label-cards = Handkarten
    .short = Hand
label-abacus = ABACUS auf der Hand
    .short = ABACUS
label-ban_markers = Sperrmarker
    .short = Sperren
label-planes = Flugzeuge übrig
    .short = Flugzeuge
label-space = Feld
label-row = Bringt
    .short = 1. Platz
label-bonus = Bonus offen
    .short = Bonus
label-is_blocked = Blockiert

# Überschriften der Zugarten.

kind-keep = Zwei Aktien wählen
kind-buy = Eine Lizenz kaufen
kind-stop = Nichts mehr kaufen
kind-take = Aus der Auslage nehmen
kind-draw = Ziehen
kind-lay = Aktien auslegen
kind-exchange = Gegen ABACUS tauschen
kind-give = Eine Aktie abgeben
kind-cash = Geld nehmen
kind-ban = Eine Lizenz sperren
kind-pass = Passen
