# What the commands of the owner say: `windsock tidy`, `windsock admin`.

# windsock tidy

tidy-progress = { $count } Zeilen bisher
tidy-sessions =
    { $count ->
        [one] { $count } abgelaufene Sitzung
       *[other] { $count } abgelaufene Sitzungen
    }
tidy-devices =
    { $count ->
        [one] { $count } Browser, der vor langer Zeit bekannt war
       *[other] { $count } Browser, die vor langer Zeit bekannt waren
    }
tidy-letters =
    { $count ->
        [one] { $count } Brief, dessen Link nichts mehr öffnet
       *[other] { $count } Briefe, deren Links nichts mehr öffnen
    }
tidy-guests =
    { $count ->
        [one] { $count } Gast ohne Platz
       *[other] { $count } Gäste ohne Platz
    }
tidy-bans =
    { $count ->
        [one] { $count } abgelaufene Sperre
       *[other] { $count } abgelaufene Sperren
    }
tidy-news =
    { $count ->
        [one] { $count } alte Notiz an einen laufenden Server
       *[other] { $count } alte Notizen an einen laufenden Server
    }
tidy-reports =
    { $count ->
        [one] { $count } Meldung, die vor langer Zeit beantwortet wurde
       *[other] { $count } Meldungen, die vor langer Zeit beantwortet wurden
    }
tidy-open =
    { $count ->
        [one] { $count } Tisch, der nie begann
       *[other] { $count } Tische, die nie begannen
    }
tidy-finished =
    { $count ->
        [one] { $count } beendeter Tisch, vorher exportiert
       *[other] { $count } beendete Tische, vorher exportiert
    }
tidy-stays = Tisch { $match } bleibt. { $problem }
tidy-nothing = Alles ist aufgeräumt: nichts zu löschen.
tidy-would = Das würde gelöscht; gelöscht wurde nichts.
tidy-done = Das wurde gelöscht.
tidy-days = Was jünger ist als ein Tag, wird nicht gelöscht: Nenne mindestens 1 Tag.
tidy-export = Beendete Tische brauchen beides: --finished-after sagt, wie alt, --export-to, wo sie aufbewahrt werden.
tidy-never = --finished-after und --export-to sagen, was geht, wenn der Server aufräumt: Das tut er mit --tidy TAGE.

# windsock admin

admin-id = Tisch
admin-game = Spiel
admin-stage = Stand
admin-touched = Zuletzt gespielt
admin-names = Spieler
admin-state = Zustand
admin-open = offen
admin-running = läuft
admin-over = beendet
admin-closed = geschlossen
admin-read-only = nur lesbar
admin-damaged = beschädigt
admin-who = Gesperrt
admin-until = Bis
admin-reason = Warum
admin-for-good = für immer
admin-secrets = Vorsicht: Diese Dateien enthalten die Startwerte von Partien, die nicht beendet sind. Wer eine liest, kennt jede Karte.
admin-did-close = Tisch { $match } ist geschlossen. Ein laufender Server zeigt es in wenigen Sekunden.
admin-did-export =
    { $count ->
        [one] { $count } Tisch in { $folder }
       *[other] { $count } Tische in { $folder }
    }
admin-did-backup = Die Kopie ist { $file }. Sie enthält die Startwerte laufender Partien: Halte sie geheim.
admin-did-ban-name = Der Name „{ $who }“ ist gesperrt: Ein Konto dieses Namens kann sich nicht mehr anmelden und nichts mehr tun.
admin-did-ban-address = Die Adresse { $who } ist gesperrt: Sie wird an der Tür abgewiesen.
admin-did-unban = „{ $who }“ ist nicht mehr gesperrt.
admin-did-hush = Zeile { $number } von Tisch { $match } ist entfernt.
admin-did-answer = Meldung { $number } ist beantwortet.
admin-report-player = { $number }. { $at }, Tisch { $match }: { $by } meldet { $name }
admin-report-line = { $number }. { $at }, Tisch { $match }: { $by } meldet Zeile { $line } von { $name }: „{ $said }“
admin-report-answer = Antwort: { $answer }
database-missing = Es gibt keine Datenbank { $database }: Nenne die, die der Server bekommen hat.
unknown-stage = Es gibt keinen Stand „{ $stage }“; zur Wahl stehen { $stages }.
export-failed = Tisch { $match } konnte nicht exportiert werden. { $problem }
export-differs = { $file } wurde geschrieben, doch was darin zu lesen ist, ist eine andere Partie.
backup-postgres = Dieser Befehl kopiert nur SQLite; für PostgreSQL gibt es pg_dump (docs/running.md).
