# Il diario: un messaggio per ogni genere di evento. La parte `each` si dice di ogni giocatore, a turno.

company-founded =
    { $shares-count ->
        [one] { $seat } fonda { $company } con { $shares-count } azione e apre { $route } sul cerchio { $value }.
       *[other] { $seat } fonda { $company } con { $shares-count } azioni e apre { $route } sul cerchio { $value }.
    }
route-flown = { $seat } aggiunge { $route } alla rete di { $company }, sul cerchio { $value }.
flight-played = { $seat } gioca la carta volo { $flight }.
flight-drawn = { $seat } pesca la carta volo { $flight }.
unseen-flight-drawn = { $seat } pesca una carta volo.
flight-kept = { $seat } tiene la carta e non prende azioni.
flight-removed = { $seat } mette via la carta volo inutilizzabile { $flight }.
flight-pile-shuffled = Le { $count } carte volo scartate si mescolano in un nuovo mazzo.
shares-laid = { $seat } depone { $shares }.
route-sabotaged = { $seat } sabota { $route } sul cerchio { $value } con un segnalino di { $company }.
company-inactive = { $company } non si può più fondare: le sue azioni non valgono niente.
share-taken = { $seat } prende un'azione { $card } dall'esposizione.
share-drawn = { $seat } pesca un'azione { $card }.
unseen-share-drawn = { $seat } pesca un'azione dal mazzo.
share-replaced = { $seat } toglie un'azione inattiva { $card } dall'esposizione.
display-filled = Novità nell'esposizione: { $cards }.
display-cleared = Azioni inattive lasciano l'esposizione: { $cards }.

# Conteggio

score-card-turned = Compare una carta conteggio: conteggio numero { $scoring }.
score-card-set-aside = Compare una carta conteggio nel primo giro; sarà rimessa nel mazzo.
score-cards-shuffled =
    { $count ->
        [one] Una carta conteggio si mescola nel mazzo.
       *[other] { $count } carte conteggio si mescolano nel mazzo.
    }
phantom-formed = Il fantasma depone tutto ciò che nessuno ha preso: { $counts }.
company-scored = { $company } frutta { $row }. { $each }.
    .each =
        { $counts ->
            [0] { "" }
            [one] { $player }: { $awards } per { $counts } azione
           *[other] { $player }: { $awards } per { $counts } azioni
        }
scoring-ended = Il conteggio numero { $scoring } è finito. { $each }.
    .each = { $player }: +{ $awards }

# Fine

last-turns-begun = L'ultima azione è andata. Tutti hanno ancora un turno; l'ultimo è di { $seat }.
turn-passed = { $seat } non può fare niente e passa.
bonus-added =
    { $points ->
        [0] { $seat } non riceve nessun bonus di posto.
        [one] { $seat } riceve un bonus di posto di { $points } punto.
       *[other] { $seat } riceve un bonus di posto di { $points } punti.
    }
game-ended =
    { $winners-count ->
        [one] { $ending } { $each }. Vince { $winners }.
       *[other] { $ending } { $each }. Vincono insieme { $winners }.
    }
    .each = { $player }: { $scores }
ending-last-share = La partita finisce: è stata presa l'ultima azione.
ending-last-turns = La partita finisce dopo i turni in più.
ending-third-score-card = La partita finisce con la terza carta conteggio.
ending-stuck = La partita finisce: nessuno può più fare niente.
