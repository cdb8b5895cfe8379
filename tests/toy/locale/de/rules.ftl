# Ablehnungen von Night Mail, nach Regel.
TOY-SETUP-03 = Du bist nicht gefragt.
TOY-PLEDGE-01 = Wähle eine Postkarte aus deiner Hand.
TOY-LOAD-01 = Nimm eine Karte vom Markt, zieh oder passe.
TOY-LOAD-03 = Eine solche Karte liegt nicht da.
TOY-FLY-01 = Ruh dich aus, oder flieg eine Etappe mit einem, zwei oder drei Würfeln.
TOY-FLY-02 = Du kannst nicht eine Münze je Würfel zahlen.
TOY-FLY-05 = Spiel ein Werkzeug aus der Hand auf einen noch offenen Würfel, oder mach weiter.
TOY-FLY-06 = Dieser Würfel zeigt schon 0.
TOY-FLY-07 = Liefere Post aus deiner Hand, höchstens eine Karte je Würfel, oder passe.
TOY-FLY-08 = Wähle die Postkarte, die du verlierst.
TOY-AUDIT-03 = Zieh ein Werkzeug, oder passe.
TOY-END-01 = Das Spiel ist zu Ende.
