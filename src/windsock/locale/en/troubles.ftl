# What went wrong, and where: one sentence for each trouble.

# Games, tables, seats

unknown-game = There is no game “{ $game }”; installed are: { $games }.
unknown-bot = There is no bot “{ $bot }”; installed are: { $bots }.
unknown-option = There is no option “{ $option }”; this game has: { $options }.
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

save-unreadable = The file { $file } cannot be read.
save-not-ours = This is not a save of Windsock: line { $line } does not say so.
save-truncated = The save breaks off at line { $line }; its end is missing.
save-head = The head of the save does not say “{ $field }”, or says it wrongly.
save-board = The board “{ $board }” is no longer the one that this save was played on.
save-line = Line { $line } of the save cannot be understood: “{ $text }”. { $why }
save-illegal = Line { $line } of the save, “{ $text }”, breaks the rule { $rule }. { $why }
save-diverges =
    Line { $line } of the save does not agree with the position that its moves lead to (after { $number }).
save-version =
    This save was played by version { $version } of the rules; by today's, { $now }, it fails at line { $line }. Up to there it can be looked at.

# Chance

no-chance-here = A view has no future: nothing can be drawn or rolled in it.
script-is-over = The script of chance is over after { $outcomes } outcomes, and more are needed.
script-is-wrong = The outcome { $outcome } in the script of chance must be at least 0 and below { $sides }.
save-unwritable = { $file } cannot be written: is the folder there, and are you allowed to write in it?
option-value = The option “{ $option }” is yes or no, not “{ $value }”.
save-arranged = A position that was set up by hand cannot be saved: no deal leads to it.

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
wrong-origin = Another page sent this request; the server only listens to its own.
wrong-host = The server does not go by this name.
server-error = The server made a mistake. It has been noted; try again in a moment.

# The server, people and seats

bad-token = This link does not open a seat at this table.
seat-not-yours = This seat is not yours.
not-the-maker = Only whoever opened the table may put a bot there.
chair-count = The table has { $seats } seats, but { $chairs } were described.

# windsock serve, windsock sit

port-taken = Port { $port } of { $host } is taken or not allowed. Choose another, such as --port { $other }.
serve-needs-web = The server needs more than the core ({ $module } is missing): pip install 'windsock[web]'
serve-failed = The server could not start with this database ({ $problem }).
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
stand-in-bot = This seat is played by a bot already.
stand-in-here = A bot can only take over from somebody who has been away for { $seconds } seconds.
return-none = No bot plays for this seat.

# Matches, playing

moved-on = The table has moved on; look again. Move { $number } was the last one.
match-open = The game has not begun: seats are still free.
match-begun = The game has already begun.
match-runs = That is shown once the game is over.
match-over = The game is over.
match-version =
    This game was played by version { $version } of the rules; version { $now } does not follow it beyond line { $number }. It can only be looked at.
ask-range = One can go back to move { $least } at the earliest and { $most } at the latest, not to { $number }.
ask-open = Somebody has already asked to take back; that must be answered first.
ask-none = Nobody has asked to take anything back.
ask-answered = You have already agreed.
clock-out = The time for this game is used up; the bot plays on.
clock-range = A clock needs { $least } to { $most } seconds, not { $seconds }.
hints-off = Hints are not allowed at this table.
hint-not-asked = It is not your turn.
store-failed = That could not be stored. Try again in a moment.

# Matches, accounts

password-length = A password has { $least } to { $most } characters.
email-form = This is not an e-mail address.
account-already = You have an account already.
name-taken = The name “{ $name }” is taken.
login-wrong = Name and password do not fit together.
