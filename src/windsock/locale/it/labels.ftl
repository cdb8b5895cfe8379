# Che cosa si vede a un tavolo, nel terminale e nel browser.

# Campi di una vista. `.short` sta in testa a una colonna.

label-bank = Banca
label-reserve = Riserva ABACUS
    .short = Riserva
label-deck = Mazzo
label-next_scoring = Carte al prossimo conteggio
    .short = Conteggio tra
label-scoring_about = Prossima carta conteggio
    .short = Conteggio
label-issued = Azioni esistenti
    .short = Azioni
shares-laid-of = { $laid } azioni deposte su { $issued }
label-removed = Rimosse
label-scorings = Conteggi finora
    .short = Conteggi
label-market = Mercato
label-hand = Mano
label-chosen = Scelta
label-has_chosen = ha scelto
label-phantom = Fantasma
label-portfolio = Portafoglio
label-cash = Denaro
    .short = M
label-points = Punti vittoria
    .short = PV
label-cards = Carte in mano
    .short = mano
label-abacus = ABACUS in mano
    .short = ABACUS
label-ban_markers = Segnalini divieto
    .short = divieti
label-planes = Aerei rimasti
    .short = Aerei
label-space = Casella
label-row = Frutta
    .short = 1º posto
label-bonus = Bonus da prendere
    .short = Bonus
label-is_blocked = Bloccata

# Titoli dei generi di mosse.

kind-keep = Scegliere due azioni
kind-buy = Comprare una licenza
kind-stop = Smettere di comprare
kind-take = Prendere dal mercato
kind-draw = Pescare
kind-lay = Deporre azioni
kind-exchange = Scambiare con ABACUS
kind-give = Cedere un'azione
kind-cash = Prendere denaro
kind-ban = Vietare una licenza
kind-pass = Passare
