# What everybody reads of what the owner does: closed tables, bans, reports.

# La maison : tables fermées, exclusions, signalements

match-closed = La maison a fermé cette table : { $reason }
close-late = La table { $match } est déjà finie ou fermée.
reason-length = Une raison a de 1 à { $most } caractères.
no-such-line = Personne n'a rien dit à la ligne { $number } de la table { $match }.
banned =
    { $until-given ->
        [yes] Vous êtes exclu de ce serveur jusqu'au { $until }.
       *[no] Vous êtes exclu de ce serveur.
    } { $reason }
banned-address =
    { $until-given ->
        [yes] Ce serveur n'admet personne de votre adresse jusqu'au { $until }.
       *[no] Ce serveur n'admet personne de votre adresse.
    } { $reason }
banned-name = Personne ne peut prendre ce nom ici : choisissez-en un autre.
ban-wide = { $who } est trop large : une exclusion nomme au moins les { $bits } premiers bits d'une adresse.
ban-none = « { $who } » n'est pas exclu.
ban-until = « { $day } » n'est pas un jour à venir : écrivez-le comme 2030-12-31.
report-length = Un signalement a de 1 à { $most } caractères.
report-nobody = Seuls les joueurs et les personnes qui ont un nom peuvent signaler.
report-many = Vous avez assez signalé à cette table ; la maison va regarder.
report-none = Il n'y a pas de signalement { $number }.

# La maison : tables fermées, signalements

web-table-closed = La maison a fermé cette table : { $reason }
web-table-closed-text = La partie n'a pas de résultat. Ce que vous pouviez voir reste visible.
web-table-removed = retiré par la maison
web-stage-closed = Fermée
web-report-line = Signaler cette ligne
web-report-player = Signaler un joueur
web-report-title = Le dire à la maison
web-report-text = Seule la maison le lit, pas la table. Qu'est-ce qui ne va pas ?
web-report-who = De qui s'agit-il
web-report-send = Envoyer
web-report-sent = Merci. La maison va regarder ; sa réponse sera sous « Vous ».
web-reports-title = Ce que vous avez signalé
web-reports-waiting = pas encore de réponse
web-reports-answer = Réponse : { $answer }
web-reports-table = Table
