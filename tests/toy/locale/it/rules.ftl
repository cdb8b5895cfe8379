# Rifiuti di Night Mail, per regola.
TOY-SETUP-03 = Non tocca a te rispondere.
TOY-PLEDGE-01 = Scegli una carta posta dalla tua mano.
TOY-LOAD-01 = Prendi una carta del mercato, pesca o passa.
TOY-LOAD-03 = Non c'è una carta così da prendere.
TOY-FLY-01 = Riposa, o vola una tappa di uno, due o tre dadi.
TOY-FLY-02 = Non puoi pagare una moneta per dado.
TOY-FLY-05 = Gioca un attrezzo dalla mano su un dado non risolto, o prosegui.
TOY-FLY-06 = Quel dado mostra già 0.
TOY-FLY-07 = Consegna posta dalla tua mano, al massimo una carta per dado, o passa.
TOY-FLY-08 = Scegli la carta posta che perdi.
TOY-AUDIT-03 = Pesca un attrezzo, o passa.
TOY-END-01 = La partita è finita.
