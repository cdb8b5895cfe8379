# What went wrong, and where: one sentence for each trouble.

# Games, tables, seats

unknown-game = There is no game “{ $game }”; installed are: { $games }.
unknown-bot = There is no bot “{ $bot }”; installed are: { $bots }.
unknown-option =
    { $options-given ->
        [yes] There is no option “{ $option }”; this game has: { $options }.
       *[no] There is no option “{ $option }”: this game has none.
    }
unknown-board = There is no board “{ $board }”: it is neither one of { $boards } nor a folder.
unknown-language = There is no language “{ $language }”; choose one of { $languages }.
seat-count = { $seats } players cannot play this; it takes { $least } to { $most }.
unknown-seat =
    There is no seat number { $seat }: at this table seats are counted from 0, and there are { $seats }.
unknown-index = There is no action number { $index }: the catalogue counts from 0 and has { $count }.
bad-seed = “{ $value }” is not a seed of the kind “{ $kind }”.
board-refused =
    { $row ->
        [0] The board “{ $board }” is refused because of { $file } ({ $rule }). { $why }
       *[other] The board “{ $board }” is refused because of { $file }, row { $row } ({ $rule }). { $why }
    }

# Notation

notation-empty = Nothing was written; a move begins with a verb.
notation-verb = No move begins with “{ $word }”; the verbs are: { $verbs }.
notation-form = “{ $text }” does not have the form of such a move: { $form }
notation-number = “{ $word }” is not a whole number ({ $field }).
notation-word =
    { $near-given ->
        [yes] There is no { $field } “{ $word }”; did you mean “{ $near }”?
       *[no] There is no { $field } “{ $word }”.
    }

# Going back

no-such-move = There is no move { $number }; { $count } were played.
undo-mark = This move cannot be taken back: it used chance, showed something, or passed the turn on.

# Saves

save-missing = There is no file { $file }.
save-folder = { $file } is a folder, not a save.
save-no-text = { $file } is no text, so it is no save of Windsock.
save-unreadable = The file { $file } cannot be read.
save-not-ours = This is not a save of Windsock: line { $line } does not say so.
save-truncated = The save breaks off at line { $line }; its end is missing.
save-head = The head of the save does not say “{ $field }”, or says it wrongly.
seal-differs = The seal of this save is { $seal }, not the one that you kept: another deal was sealed.
seal-broken = The seed of this save does not follow from its secret and the random numbers of the players.
seal-missing = This save cannot be checked against a seal: its seed was never sealed.
save-board = The board “{ $board }” is no longer the one that this save was played on.
save-line = Line { $line } of the save cannot be understood: “{ $text }”. { $why }
save-illegal = Line { $line } of the save, “{ $text }”, breaks the rule { $rule }. { $why }
save-diverges =
    Line { $line } of the save does not agree with the position that its moves lead to (after { $number }).
save-version =
    This save was played by version { $version } of the rules; by today's, { $now }, it fails at line { $line }. Up to there it can be looked at.
save-newer =
    This save was played by version { $version } of the rules, which we do not know yet (ours is { $now }): it can be looked at, not checked or played on.
save-too-new = This save needs a newer Windsock: it says “{ $version }”, and we know no more than “{ $now }”.

# Chance

no-chance-here = A view has no future: nothing can be drawn or rolled in it.
script-is-over = The script of chance is over after { $outcomes } outcomes, and more are needed.
script-is-wrong = The outcome { $outcome } in the script of chance must be at least 0 and below { $sides }.
save-unwritable = { $file } cannot be written: is the folder there, and are you allowed to write in it?
option-value = The option “{ $option }” is yes or no, not “{ $value }”.
save-position = The position from which the save begins, line { $line }: { $problem }
layout-card = “{ $word }” in “{ $field }” is no card: write “red”, “2 red”, “red: p1 p3”, “red: all”, “red: all but p2”, “red: none” or “?back”.
layout-impossible = “{ $field }”: there is no such position. The rules cannot go on from it.
layout-none = The game { $game } does not say how its positions are written.
layout-step = The step “{ $word }” in “{ $field }” holds { $count } values, not { $found }.
layout-unseen = “{ $field }” must name as many cards as lie face down: { $count }, not { $found }.

# The server, requests

bad-request =
    { $field-given ->
        [yes] The server does not understand this: “{ $field }” is not as it should be.
       *[no] The server does not understand this.
    }
no-such-page = There is nothing at this address.
no-such-method = That cannot be done at this address.
too-big = That is too much at once for the server.
too-often = That was too often in a short time. Wait a moment and try again.
busy = The server is busy with other long work. Try again in a moment.
took-too-long = This game takes too long to play again; the server gave it up.
wrong-origin = Another page sent this request; the server only listens to its own.
wrong-host = The server does not go by this name. Whoever runs it can name its address with --address.
server-error = The server made a mistake. It has been noted; try again in a moment.

# The server, people and seats

bad-token = This link does not open a seat at this table.
seat-not-yours = This seat is not yours.
not-the-maker = Only whoever opened the table may put a bot there.
chair-count = The table has { $seats } seats, but { $chairs } were described.

# windsock serve, windsock sit

port-taken = Port { $port } of { $host } is taken or not allowed. Choose another, such as --port { $other }.
extra-missing = This needs more than what is installed ({ $module } is missing): pip install 'windsock[{ $extra }]'
no-client = This installation has no browser client, so there are no pages: run `make client` in the source folder (it needs Node.js), install again and start again. A wheel has it.
serve-failed = The server could not start with this database ({ $problem }).
smtp-port = WINDSOCK_SMTP_PORT is “{ $port }”; a mail server’s port is a number from 1 to 65535, mostly 25 or 587.
bad-address = “{ $address }” is no address that people use; one looks like https://play.example.org
bad-seat-link = “{ $link }” is no seat link; one looks like http://localhost:8000/table/NAME#SECRET
program-missing = The program “{ $program }” cannot be started.
program-left = The program “{ $program }” ended before the game did (exit code { $code }).
no-server = No server answers at { $address }.

# Matches, seats

unknown-match = There is no table “{ $match }”.
seat-taken = Somebody sits there already.
seat-empty = Nobody sits there.
seat-of-bot = A bot plays for this seat now; take it back first.
chair-kind = A seat is for a person, a bot or a program, not for “{ $kind }”.
name-length = A name has 1 to { $most } characters.
chat-length = A message has 1 to { $most } characters.
chat-full = This seat has written { $most } messages: a game keeps no more.
stand-in-bot = This seat is played by a bot already.
stand-in-here = Somebody is at this seat: only the player can hand it to a bot.
stand-in-not-asked = It is not this seat's turn: nobody waits for it.
stand-in-early = A bot can take this seat in { $seconds } seconds, if nobody comes before.
stand-in-never = At this table nobody hands the seat of somebody else to a bot.
stand-in-clock = This seat has a clock: a bot plays on when the time is up.
stand-in-other = At this table the bot “{ $bot }” stands in, and no other one.
return-none = No bot plays for this seat.
nonce-vain = The deal of this table is fixed already: it takes no more random numbers.
nonce-given = This random number does not count: the seat has given one, or another seat gave the same.
nonce-form = A random number for the deal has 32 hex digits, in small letters.

# What whoever kept the seal can say of the deal at the end; `windsock sit` and the browser say the same.

deal-fair = Checked here: the secret fits the seal kept since before the deal, and the seed follows from it and from the players' random numbers, our own among them.
deal-no-nonce = Checked here: the secret fits the seal, and the seed follows from it and from the players' random numbers. None of them is our own: we came too late to give one.
deal-seed-alone = Checked here: the seed fits the seal. The server chose it alone, before play; no player gave a random number.
deal-known = The deal of this table was known before it began: it comes from another game. The seal proves nothing here.
deal-wrong-seal = This deal is not the one that was sealed: the secret does not fit the seal that was kept.
deal-wrong-nonce = This deal was made without our random number, although the server had accepted it.
deal-wrong-seed = The seed of this deal does not follow from the secret and the players' random numbers.

# Matches, playing

moved-on = The table has moved on; look again. Move { $number } was the last one.
match-open = The game has not begun: seats are still free.
match-begun = The game has already begun.
match-runs = That is shown once the game is over.
match-over = The game is over.
match-version =
    This game was played by version { $version } of the rules; version { $now } does not follow it beyond move { $number }. It can only be looked at.
match-journal = The record of this game cannot be followed beyond move { $number }. It can only be looked at.
match-damaged =
    What was kept of table “{ $match }” is damaged; it cannot be opened. Whoever runs this server can put it back from a backup.
ask-range = One can go back to move { $least } at the earliest and { $most } at the latest, not to { $number }.
ask-open = Somebody has already asked to take back; that must be answered first.
ask-none = Nobody has asked to take anything back.
ask-answered = You have already agreed.
ask-again = You have asked already. You can ask again in { $seconds } seconds, or after your next move.
clock-out = The time for this game is used up; the bot plays on.
clock-range = A clock needs { $least } to { $most } seconds, not { $seconds }.
patience-range = The others wait { $least } to { $most } seconds for somebody who is away, not { $seconds }.
hints-off = Hints are not allowed at this table.
hint-not-asked = It is not your turn.
hint-pending = Your last hint is still being thought about.
bots-alone = At most { $most } tables of yours where only bots play can run at once. Wait until one of them is over.
store-failed = That could not be stored. Try again in a moment.
store-full = The disk of the server is full: nothing can be stored until there is room again.
store-read-only = The database cannot be written to: nothing can be stored.
store-damaged = The database is damaged. Put it back from a backup.
store-newer = This database was written by a later version of Windsock (shape { $shape }). Use that version, or a backup from before.
store-in-use = Another server already uses the database { $file }. A SQLite file is for one server; several need PostgreSQL.

# Matches, accounts

password-length = A password has { $least } to { $most } characters.
email-form = This is not an e-mail address.
account-already = You have an account already.
name-taken = The name “{ $name }” is taken, or one that looks like it.
login-wrong = Name and password do not fit together.
name-scripts = “{ $name }” mixes letters of several scripts. The name of an account is written in one.
password-wrong = That is not your password.
no-account = Log in to your account first.
nobody-here = You have no name here yet, so nothing is kept about you.
mail-off = This server sends no e-mail.
letter-spent = This link opens nothing any more: it was used, is too old, or a newer one took its place.
letters-many = Enough letters were sent there for one day. Try again tomorrow.
login-slow = Too many tries for this name. Wait a few minutes, use a device on which you were logged in before, or ask for a new password.
