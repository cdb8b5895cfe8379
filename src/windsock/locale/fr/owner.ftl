# What the commands of the owner say: `windsock tidy`, `windsock admin`.

# windsock tidy

tidy-progress = { $count } lignes jusqu'ici
tidy-sessions =
    { $count ->
        [one] { $count } session expirée
       *[other] { $count } sessions expirées
    }
tidy-devices =
    { $count ->
        [one] { $count } navigateur connu il y a longtemps
       *[other] { $count } navigateurs connus il y a longtemps
    }
tidy-letters =
    { $count ->
        [one] { $count } lettre dont le lien n'ouvre plus rien
       *[other] { $count } lettres dont les liens n'ouvrent plus rien
    }
tidy-guests =
    { $count ->
        [one] { $count } invité sans place
       *[other] { $count } invités sans place
    }
tidy-bans =
    { $count ->
        [one] { $count } exclusion terminée
       *[other] { $count } exclusions terminées
    }
tidy-news =
    { $count ->
        [one] { $count } ancienne note à un serveur en marche
       *[other] { $count } anciennes notes à un serveur en marche
    }
tidy-reports =
    { $count ->
        [one] { $count } signalement traité depuis longtemps
       *[other] { $count } signalements traités depuis longtemps
    }
tidy-open =
    { $count ->
        [one] { $count } table jamais commencée
       *[other] { $count } tables jamais commencées
    }
tidy-finished =
    { $count ->
        [one] { $count } table finie, exportée auparavant
       *[other] { $count } tables finies, exportées auparavant
    }
tidy-stays = La table { $match } reste. { $problem }
tidy-nothing = Tout est en ordre : rien à supprimer.
tidy-would = Voilà ce qui serait supprimé ; rien ne l'a été.
tidy-done = Voilà ce qui a été supprimé.
tidy-days = Ce qui a moins d'un jour n'est pas supprimé : indiquez au moins 1 jour.
tidy-export = Les tables finies demandent les deux : --finished-after dit leur âge, --export-to où elles sont gardées.
tidy-never = --finished-after et --export-to disent ce qui part quand le serveur fait le ménage : il le fait avec --tidy JOURS.

# windsock admin

admin-id = Table
admin-game = Jeu
admin-stage = Étape
admin-touched = Dernier coup
admin-names = Joueurs
admin-state = État
admin-open = ouverte
admin-running = en cours
admin-over = finie
admin-closed = fermée
admin-read-only = en lecture seule
admin-damaged = endommagée
admin-who = Exclu
admin-until = Jusqu'au
admin-reason = Pourquoi
admin-for-good = pour toujours
admin-secrets = Attention : ces fichiers contiennent les graines de parties qui ne sont pas finies. Qui en lit un connaît toutes les cartes.
admin-did-close = La table { $match } est fermée. Un serveur en marche le montre en quelques secondes.
admin-did-export =
    { $count ->
        [one] { $count } table dans { $folder }
       *[other] { $count } tables dans { $folder }
    }
admin-did-backup = La copie est { $file }. Elle contient les graines de parties en cours : gardez-la secrète.
admin-did-ban-name = Le nom « { $who } » est exclu : un compte de ce nom ne peut plus se connecter ni agir.
admin-did-ban-address = L'adresse { $who } est exclue : elle est refusée à la porte.
admin-did-unban = « { $who } » n'est plus exclu.
admin-did-hush = La ligne { $number } de la table { $match } est retirée.
admin-did-answer = Le signalement { $number } a sa réponse.
admin-report-player = { $number }. { $at }, table { $match } : { $by } signale { $name }
admin-report-line = { $number }. { $at }, table { $match } : { $by } signale la ligne { $line } de { $name } : « { $said } »
admin-report-answer = Réponse : { $answer }
database-missing = Il n'y a pas de base de données { $database } : nommez celle qui a été donnée au serveur.
unknown-stage = Il n'y a pas d'étape « { $stage } » ; choisissez parmi { $stages }.
export-failed = La table { $match } n'a pas pu être exportée. { $problem }
export-differs = { $file } a été écrit, mais ce qu'on y lit est une autre partie.
backup-postgres = Cette commande ne copie que SQLite ; pour PostgreSQL, utilisez pg_dump (docs/running.md).
