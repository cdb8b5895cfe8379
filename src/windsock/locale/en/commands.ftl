# What the commands say.

# windsock rules

rules-section = Section
rules-ids = Ids
rules-count = Rules
rules-hint = windsock rules { $game } ID shows a rule, windsock rules { $game } WORDS looks for words.
rules-found = { $count } rules
rules-refusal = What it answers to a move that it forbids:

no-rulebook = The game “{ $game }” has come without a rule catalogue.
unknown-rule =
    { $near-given ->
        [yes] There is no rule “{ $rule }”; near it are { $near }.
       *[no] There is no rule “{ $rule }”.
    }

# windsock games

games-about = { $title }, { $least } to { $most } players, rules { $version }
games-options = Options, with what is usual where people play:
games-boards = Boards, the usual one first:
games-hint = windsock play { $game } begins; add --option NAME, --option NAME=no or --board NAME.

# windsock simulate, windsock bench

simulate-begins =
    { $game }: { $games } games with { $seats } seats ({ $bots }), board { $board }, { $options-given ->
        [yes] { $options }, seed { $seed }
       *[no] seed { $seed }
    }.
simulate-games = games
simulate-left =
    { $done } of { $games } games; { $minutes ->
        [0] less than a minute
        [one] about a minute
       *[other] about { $minutes } minutes
    } left.
simulate-number =
    There must be at least one game and no fewer than 0 workers, not { $games } games and { $workers } workers.
simulate-bots =
    { $bots } bots do not fit { $seats } seats: name at least one bot, and no more than there are seats.
simulate-option = “{ $option }” is not an option: write its name, or its name with =yes or =no.
results-ending = We cannot write a file like { $file }: its name must end with one of { $endings }.
results-folder = { $file } cannot be written there: its folder does not exist, or it is itself a folder.
results-exist = { $file } exists already: name another file, or overwrite it with --force.
results-need-lab = Parquet files need the package pyarrow: install windsock[lab], or write { $file } as .csv.
bench-seconds = The time to measure must be more than 0 and at most 3600 seconds, not { $seconds }.

# windsock scenario

scenario-broken = { $file }, { $where }: { $problem }
scenario-unreadable = { $file } cannot be read: is it there, and is it text in UTF-8?
scenario-toml = { $file } is not TOML: { $problem }
scenario-none = There is no scenario file (.toml) in { $paths }.
scenario-key = “{ $field }” is not known here; known are: { $fields }.
scenario-kind = “{ $field }” must be of the kind: { $kind }.
scenario-missing = “{ $field }” is missing.
scenario-empty = Nothing is played and nothing is compared here.
scenario-twice = Two scenarios of this file are called “{ $name }”.
scenario-seat = “{ $word }” is no seat: the seats are p1 to p{ $seats }.
scenario-rule = No move is ever refused by a rule “{ $word }”.
scenario-event = “{ $word }” is no event; the events are: { $events }.
scenario-path = There is nothing called “{ $path }”; there are: { $keys }.
scenario-unplayed = “{ $path }” is compared with what was before, but this step plays nothing.
scenario-not-there = “{ $value }” does not lie at “{ $path }” at all; that nobody sees it proves nothing.
scenario-word = “{ $word }” does not fit “{ $field }”; what fits: { $words }.
scenario-nothing = “{ $word }” does not fit “{ $field }”: nothing does here.
scenario-cards = “{ $field }”: of “{ $word }” there are not so many in this game.
scenario-money = “{ $field }”: the players have { $cash } M, the bank { $bank } M; in this game there are { $money } M.
scenario-number = “{ $field }” must be a whole number from { $least } to { $most }, not “{ $word }”.
scenario-again = “{ $word }” stands twice in “{ $field }”.
scenario-invariant = “{ $field }”: there is no such position, by { $rule }.
scenario-stuck = There is no such position: { $seat } is asked, and no move is legal.
scenario-huge = “{ $field }” is beyond all numbers that are read here.
scenario-deep = “{ $field }”: so many tables in tables are not read.
scenario-step = “{ $word }” is no step that asks anybody; those are: { $steps }.
scenario-die = The die that is rolled is { $colour }, but “{ $field }” says “{ $word }”.
scenario-full = “{ $word }” in “{ $field }” is one too many: there is room for { $most }.

# windsock serve

serve-ready = Windsock is ready: { $address }
serve-table = Your table: { $link }
serve-stop = Stop with Ctrl+C.

# A notice by e-mail

notice-subject = It is your turn, { $name }
notice-body =
    Your table waits for your move:
    { $address }
    You get one such message a turn, when you are not at the table.
notice-stop =
    No more such messages:
    { $address }

# Letters about an account

confirm-subject = Confirm your e-mail address
confirm-body =
    Hello { $name },

    somebody gave this address for the account “{ $account }”. If that was you, open this page:
    { $address }

    The link holds for one day. If it was not you, do nothing: no more letters will come.
recover-subject = A new password for { $account }
recover-body =
    Hello { $name },

    somebody asked for a new password for the account “{ $account }”. If that was you, open this page:
    { $address }

    The link holds for one hour, once. If it was not you, do nothing: your password stays as it is.
