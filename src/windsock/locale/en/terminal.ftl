# The terminal table: headings, sheets, the line mode.

# Panes, keys, lines.

screen-pane-moves = Moves
screen-pane-map = Map
screen-pane-shares = Portfolios
screen-pane-track = Track
screen-pane-log = Log
screen-pane-front = In front of you
screen-map-whole = whole map
screen-map-near = around you
screen-key-why = Why not?
screen-key-undo = Undo
screen-key-save = Save
screen-key-chat = Talk
screen-key-type = Type
screen-key-scoring = Scoring
screen-key-rules = Rules
screen-key-everything = In words
screen-key-about = What is it?
screen-key-help = Help
screen-key-leave = Quit
screen-key-forward = Forward
screen-key-back = Back
screen-key-jump = Jump
screen-key-seat = Seat
screen-moves-title =
    { $count ->
        [one] 1 move
       *[other] { $count } moves
    }
screen-moves-forbidden = Not allowed now (choose one to learn why)
screen-moves-none = Nothing fits. Esc shows all moves.
screen-line-hint = / type a move, a number or a word
screen-close-hint = Enter or Esc closes this.
screen-answer-yes = Yes
screen-answer-no = No
screen-undone = Taken back.
screen-no-scoring = There has been no scoring yet.
screen-saved = Saved in { $file }.
screen-save-question = Save this game in which file?
screen-leave-question =
    Leave the table? The game is kept in { $file }.
    To go on later: windsock play --resume last
screen-guest = Player

screen-hand-over = { $name }, please take the keyboard.
screen-hand-over-why = Everybody else looks away: your cards come next.
screen-hand-over-ready = I am { $name }, show my cards (Enter)

screen-why-title = Why not?
screen-why-hint = Type a move, or choose one that is not allowed now; Enter tells the rule.
screen-why-allowed = That is allowed now.
screen-rules-title = Rules
screen-rules-hint = Type an id or some words; Enter shows the rule.
screen-about-title = Cards, tiles and places
screen-about-hint = Type a name; the cursor shows the text.

screen-track-spaces = Spaces
screen-track-pays = Pays

screen-scoring-title = Scoring { $number }
screen-scoring-subject = Airline
screen-scoring-pays = Pays
screen-scoring-total = In all
screen-scoring-legend = “3 → 5” means: 3 shares in the portfolio brought 5 points. “Pays” lists the points for the 1st, 2nd, 3rd … place; players with equally many split the points of their places, rounded up.
screen-final-title = The game is over
screen-final-winners =
    { $count ->
        [one] { $winners } wins.
       *[other] { $winners } win together.
    }
screen-final-kept = This game is kept in { $file }. To watch it again: windsock replay FILE

screen-help-title = Help
screen-help =
    Choose a move with the arrow keys and Enter, with the mouse, or by its number.
    /        type: words filter the list, Enter plays what you typed ({ $example })
    ?        why is a move not allowed? The rule answers, with its text
    u        take back your last move; what told somebody something only if everybody agrees
    { $is-far ->
        [yes] t        say something to the others
       *[no] s        save under a name (every move is saved by itself as well)
    }
    c        the last scoring: who got what and why
    r        look up a rule
    v        the whole table in words
    a        what is printed on cards, planes and places, of a game with such
    F2 … F6  { screen-pane-moves }, { screen-pane-map }, { screen-pane-shares }, { screen-pane-track }, { screen-pane-log }
    z        the map around your own place, or the whole one
    Esc      back to all moves
    q        quit

# At a server's table, and moves taken back together.

screen-said =
    { $is-removed ->
        [yes] { $seat }: (removed)
       *[no] { $seat }: { $text }
    }
screen-chat-question = Say to everybody at the table:
screen-ask-question = You alone cannot take this back. Ask everybody to go back to how it was after move { $number }, before your last move?
screen-ask-others = { $name } would like to go back to how it was after move { $number }. Do you agree?
screen-declined = It stays as it is.
screen-plain-asked = { $name } would like to go back to how it was after move { $number }. Type agree or decline.
screen-room-title = Waiting for players
screen-room-keys = t talk · q quit
screen-room-free = { $number }. free
screen-room-seat =
    { $kind ->
        [own] { $number }. { $name } (you)
        [bot] { $number }. { $name } (bot)
        [program] { $number }. { $name } (program)
       *[other] { $number }. { $name }
    }
screen-room-invite = Others sit down here: { $link }
screen-far-asked = { $name } would like to go back to how it was after move { $number }; the others have not answered yet.
screen-far-stand-in = A bot plays for you now; b takes your seat back.
screen-far-return-title = Your seat
screen-far-return = A bot plays for you, because you were away or your time was up. Take your seat back?
screen-far-leave-question = Leave the table? Your seat stays yours: its link brings you back.
screen-far-plain-left = You have left the table; the link of your seat brings you back.
screen-far-plain-end-of-input = The input has ended. The link of your seat brings you back.

# The line mode.

screen-plain-welcome = { $title }. Type a move, or: moves, why MOVE, view, map, about NAME, undo, takeback, { $is-far ->
        [yes] chat TEXT
       *[no] save FILE
    }, log, rules ID, help, quit.
screen-plain-prompt = { $name }>
screen-plain-help =
    A move is typed in its notation or by its number in the list: { $example }
    moves         all moves that you may choose now; moves WORD only those with this word
    why MOVE      why a move is not allowed, or what it leads to
    view          what lies on the table; map or map CITY the routes
    about NAME    what is printed on a card, a plane or at a place
    log           all that happened
    undo          take back your last move, if it told nobody anything
    takeback      ask everybody to go back before your last move; agree or decline answers
    { $is-far ->
        [yes] chat TEXT     say something to the others
       *[no] save FILE     save under a name (every move is saved by itself as well)
    }
    rules ID      the text of a rule, or all rules with some words
    quit          leave; the game is kept
screen-plain-hand-over = { $name }, please take the keyboard and press Enter.
screen-plain-end-of-input = The input has ended. The game is kept in { $file }.
screen-plain-left = The game is kept in { $file }.
screen-slot-free = free
screen-slot-closed = banned

# Replay and verify.

screen-replay-at = Move { $number } of { $count }
screen-replay-deal = The deal
screen-replay-eyes = Seen by { $name }
screen-replay-spectator = a spectator
screen-replay-jump = Go to which move, 0 to { $count }?
screen-replay-keys = Commands: n next, b back, a number to go there, p1 p2 … or spectator for the eyes, view, map, log, quit
screen-replay-help =
    → or n   one move forward
    ← or b   one move back
    PgUp PgDn  ten moves; Home and End the deal and the last move
    g        go to a move by its number
    p        the eyes of the next seat, or of a spectator
    v        the whole table in words
    F2 … F6  { screen-pane-moves }, { screen-pane-map }, { screen-pane-shares }, { screen-pane-track }, { screen-pane-log }
    z        the map around your own place, or the whole one
    q        quit
screen-verify-game = { $game } { $version }, board { $board }, { $seats } seats
screen-verify-seal = Seal { $seal }
screen-verify-no-seal = The seed is not sealed ({ $kind }): it proves nothing about the deal.
screen-verify-nonces =
    { $count ->
        [one] The seed is the hash of a secret and of the random number of one player. Compare the seal with the one that you kept.
       *[other] The seed is the hash of a secret and of the random numbers of { $count } players. Compare the seal with the one that you kept.
    }
screen-verify-position = It began from a position that was set up: no seal can prove that one.
screen-verify-alone = The save holds no secret and no random numbers of players: whoever chose the seed chose the deal alone.
screen-verify-kept = It is the seal that you kept.
screen-verify-moves =
    { $count ->
        [one] 1 move was dealt and played again by the rules; every digest agrees.
       *[other] { $count } moves were dealt and played again by the rules; every digest agrees.
    }
screen-verify-digest = Digest at the end { $digest }
screen-verify-result = Result: { $scores }. { $ending }
screen-verify-unfinished = The game is not finished.

# Troubles.

too-many-players = { $players } players are named, but the table has only { $seats } seats.
same-name = Two players have the same name: give each a name of their own.
bad-name = “{ $name }” cannot be a name: it needs 1 to { $most } characters, without : and |.
no-autosave = There is no game to resume in { $folder }.
autosave-failed = The game could not be kept in { $file }: save it elsewhere.
save-needs-name = Name a file to save the game in.
save-exists = { $file } exists already: choose another name, nothing was overwritten.
no-such-rule = No rule has the id or the words “{ $words }”.
no-such-thing = Nothing is called “{ $words }”.
play-needs-game = Name a game to play, or resume one: windsock play airlines-europe
resume-other-game = This save is of { $other }, not of { $game }.
unknown-seat-name = { $seat } is no seat of this table: use p1 to p{ $seats }, or spectator.
resume-alone = A resumed game already has its { $option }: leave --{ $option } out.
bad-pause = The pause is a number of seconds from 0 to 10, not { $pause }.
question-new = This question has only just come: Enter once more plays “{ $move }”.
move-ambiguous = { $count } moves fit “{ $words }”: type more, or choose from the list.
chat-alone = Nobody else is at this table: only at a server's table can one talk.
chat-players = Only the players can write here.
far-save = The server keeps this game. Its save can be had from there once it is over.
link-alone = A server's table already has its { $option }: leave --{ $option } out.
link-wanted = The link of your seat:
name-wanted = A seat is free. Your name (nothing: only watch):
no-windsock = What answers at { $address } is no Windsock server, or one of another version.
server-lost = The server does not answer; we keep trying, and what you have played is not lost.
