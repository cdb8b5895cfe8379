# What everybody reads of what the owner does: closed tables, bans, reports.

# The house: closed tables, bans, reports

match-closed = The house has closed this table: { $reason }
close-late = Table { $match } is over or closed already.
reason-length = A reason has 1 to { $most } characters.
no-such-line = Nobody said anything in line { $number } of table { $match }.
banned =
    { $until-given ->
        [yes] You are banned from this server until { $until }.
       *[no] You are banned from this server.
    } { $reason }
banned-address =
    { $until-given ->
        [yes] This server admits nobody from your address until { $until }.
       *[no] This server admits nobody from your address.
    } { $reason }
banned-name = Nobody may take this name here: choose another.
ban-wide = { $who } is too wide: a ban names at least the first { $bits } bits of an address.
ban-none = “{ $who }” is not banned.
ban-until = “{ $day }” is no day to come: write it like 2030-12-31.
report-length = A report has 1 to { $most } characters.
report-nobody = Only players and people with a name can report.
report-many = You have reported enough about this table; the house will look at it.
report-none = There is no report { $number }.

# The house: closed tables, reports

web-table-closed = The house has closed this table: { $reason }
web-table-closed-text = The game has no result. What you could see can still be looked at.
web-table-removed = removed by the house
web-stage-closed = Closed
web-report-line = Report this line
web-report-player = Report a player
web-report-title = Tell the house
web-report-text = Only the house reads it, not the table. What is wrong?
web-report-who = Who is meant
web-report-send = Send
web-report-sent = Thank you. The house will look at it; its answer will stand under “You”.
web-reports-title = What you reported
web-reports-waiting = not answered yet
web-reports-answer = Answer: { $answer }
web-reports-table = Table
