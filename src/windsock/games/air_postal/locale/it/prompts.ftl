# Che cosa si chiede a un giocatore.

step-first-pilot = { $seat }, scegli un pilota.
step-first-plane = { $seat }, scegli un primo aereo.
step-new-pilot = { $seat }, scegli un nuovo pilota dopo l'incidente.
step-new-plane = { $seat }, scegli un nuovo aereo di livello inferiore.
step-start-cities = { $seat }, scegli in segreto la tua città di partenza.
step-box-cities = { $seat }, rimetti una carta nella scatola, senza mostrarla.
step-windsock = { $seat }, scegli un'azione per questo turno.
step-turn = { $seat }, tocca a te: scegli un'azione.
step-objectives = { $seat }, prendi un obiettivo.
step-from-river = { $seat }, nel mazzo non c'era nulla da tenere: prendi un obiettivo del fiume.
step-keep = { $seat }, tieni uno degli obiettivi pescati.
step-maintenance = { $seat }, manutenzione: scegli che cosa cambiare, poi terminala.
step-shelve = { $seat }, in quale pila va la carta esperto?
step-give-up = { $seat }, il nuovo aereo non ha posto per tutto: cedi ciò che è di troppo.
step-loading = { $seat }, carica una carta o passa.
step-load-drawn = { $seat }, carica le carte pescate che vuoi; ciò che è caricato va consegnato.
step-preflight = { $seat }, controllo prevolo: compra carburante, un bollettino meteo, un copilota; poi di' che sei pronto a volare.
step-flights = { $seat }, volare o restare?
step-leg = { $seat }, aggiungi una rotta a questa tratta, o decolla.
step-effects = { $seat }, usa carte sui dadi, o prosegui.
step-overhead = { $seat }, atterrare qui o proseguire?
step-delivery = { $seat }, consegna una carta qui, o nulla.
step-outstation = { $seat }, prendi i punti o il denaro di questa città tappa.
