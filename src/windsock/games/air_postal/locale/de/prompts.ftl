# Wonach ein Spieler gefragt wird.

step-first-pilot = { $seat }, wähle einen Piloten.
step-first-plane = { $seat }, wähle ein erstes Flugzeug.
step-new-pilot = { $seat }, wähle nach dem Absturz einen neuen Piloten.
step-new-plane = { $seat }, wähle ein neues Flugzeug niedrigerer Stufe.
step-start-cities = { $seat }, wähle geheim deine Startstadt.
step-box-cities = { $seat }, lege eine Karte ungesehen in die Schachtel.
step-windsock = { $seat }, wähle eine Aktion für diese Runde.
step-turn = { $seat }, du bist dran: Wähle eine Aktion.
step-objectives = { $seat }, nimm einen Auftrag.
step-from-river = { $seat }, im Stapel lag nichts zum Behalten: nimm einen Auftrag aus der Auslage.
step-keep = { $seat }, behalte einen der gezogenen Aufträge.
step-maintenance = { $seat }, Wartung: Wähle, was sich ändert, dann beende sie.
step-shelve = { $seat }, in welchen Stapel kommt die Expertenkarte?
step-give-up = { $seat }, das neue Flugzeug hat nicht für alles Platz: Gib ab, was zu viel ist.
step-loading = { $seat }, lade eine Karte oder passe.
step-load-drawn = { $seat }, lade beliebige der gezogenen Karten; was geladen ist, muss geliefert werden.
step-preflight = { $seat }, Vorflugkontrolle: kaufe Treibstoff, einen Wetterbericht, einen Kopiloten; dann melde dich flugbereit.
step-flights = { $seat }, fliegen oder bleiben?
step-leg = { $seat }, füge dieser Etappe eine Strecke an oder starte.
step-effects = { $seat }, wende Karten auf die Würfel an oder fliege weiter.
step-overhead = { $seat }, hier landen oder weiterfliegen?
step-delivery = { $seat }, liefere eine Karte hier, oder nichts.
step-outstation = { $seat }, nimm die Punkte oder das Geld dieser Etappenstadt.
