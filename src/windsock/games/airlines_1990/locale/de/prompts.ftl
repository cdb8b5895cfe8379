# Was gefragt wird: eine Meldung für jeden Schritt, der fragt.

step-turn = { $seat } ist am Zug: eine Gesellschaft gründen, ein Netz erweitern oder Aktien auslegen.
step-expansion = { $seat }: eine Strecke zu einem Netz hinzufügen oder die Karte behalten.
step-pay-flight = { $seat }: eine Flugkarte spielen, { $pattern }, { $value } oder mehr.
step-take-card = { $seat }: eine Aktie aus der Auslage nehmen oder vom Stapel ziehen.
step-sabotage = { $seat }: eine Strecke sabotieren oder nicht.
step-choose-marker = { $seat }: Wessen Marker wird benutzt?
