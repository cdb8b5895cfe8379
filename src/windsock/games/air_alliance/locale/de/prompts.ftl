# Was gefragt wird: eine Meldung für jeden Schritt, der fragt.

step-pick-colour = { $seat }: eine Farbe wählen.
step-place-first-planes = { $seat }: ein Flugzeug auf einem offenen Flughafen (Nummern 1 bis 3) aufstellen.
step-alliance = { $seat }: eine Allianz bilden oder verzichten.
step-markers = { $seat }: einen Marker einsetzen, für einen Flug oder anderes, oder die Phase beenden.
step-pay-flight = { $seat }: { $colour } fliegt von { $origin } nach { $destination }. Mit welchem Platz der Bordkarte?
step-pay-exchange = { $seat }: ein Tausch in { $airport }. Mit welchem Platz der Bordkarte?
step-control-flights = { $seat }: die gewonnenen Karten auf die Bordkarte legen.
step-extra-turn = { $seat } hat einen Zusatzzug gewonnen. Nehmen?
