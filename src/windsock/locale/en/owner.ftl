# What the commands of the owner say: `windsock tidy`, `windsock admin`.

# windsock tidy

tidy-progress = { $count } rows so far
tidy-sessions =
    { $count ->
        [one] { $count } expired session
       *[other] { $count } expired sessions
    }
tidy-devices =
    { $count ->
        [one] { $count } browser that was known long ago
       *[other] { $count } browsers that were known long ago
    }
tidy-letters =
    { $count ->
        [one] { $count } letter whose link opens nothing any more
       *[other] { $count } letters whose links open nothing any more
    }
tidy-guests =
    { $count ->
        [one] { $count } guest without a seat
       *[other] { $count } guests without a seat
    }
tidy-bans =
    { $count ->
        [one] { $count } ban that is over
       *[other] { $count } bans that are over
    }
tidy-news =
    { $count ->
        [one] { $count } old note to a running server
       *[other] { $count } old notes to a running server
    }
tidy-reports =
    { $count ->
        [one] { $count } report that was answered long ago
       *[other] { $count } reports that were answered long ago
    }
tidy-open =
    { $count ->
        [one] { $count } table that never began
       *[other] { $count } tables that never began
    }
tidy-finished =
    { $count ->
        [one] { $count } finished table, exported before
       *[other] { $count } finished tables, exported before
    }
tidy-stays = Table { $match } stays. { $problem }
tidy-nothing = Everything is tidy: nothing to delete.
tidy-would = That would be deleted; nothing was.
tidy-done = That was deleted.
tidy-days = What is younger than a day is not deleted: name at least 1 day.
tidy-export = Finished tables need both: --finished-after says how old, --export-to where they are kept.
tidy-never = --finished-after and --export-to say what goes when the server tidies up: with --tidy DAYS it does.

# windsock admin

admin-id = Table
admin-game = Game
admin-stage = Stage
admin-touched = Last touched
admin-names = Players
admin-state = State
admin-open = open
admin-running = running
admin-over = over
admin-closed = closed
admin-read-only = read-only
admin-damaged = damaged
admin-who = Banned
admin-until = Until
admin-reason = Why
admin-for-good = for good
admin-secrets = Careful: these files hold the seeds of games that are not over. Whoever reads one knows every card.
admin-did-close = Table { $match } is closed. A running server shows it within a few seconds.
admin-did-export =
    { $count ->
        [one] { $count } table in { $folder }
       *[other] { $count } tables in { $folder }
    }
admin-did-backup = The copy is { $file }. It holds the seeds of running games: keep it secret.
admin-did-ban-name = The name “{ $who }” is banned: an account of that name can no longer log in or act.
admin-did-ban-address = The address { $who } is banned: it is refused at the door.
admin-did-unban = “{ $who }” is no longer banned.
admin-did-hush = Line { $number } of table { $match } is removed.
admin-did-answer = Report { $number } is answered.
admin-report-player = { $number }. { $at }, table { $match }: { $by } reports { $name }
admin-report-line = { $number }. { $at }, table { $match }: { $by } reports line { $line } of { $name }: “{ $said }”
admin-report-answer = Answer: { $answer }
database-missing = There is no database { $database }: name the one that the server was given.
unknown-stage = There is no stage “{ $stage }”; choose one of { $stages }.
export-failed = Table { $match } could not be exported. { $problem }
export-differs = { $file } was written, but what can be read from it is another game.
backup-postgres = Only SQLite is copied by this command; for PostgreSQL use pg_dump (docs/running.md).
