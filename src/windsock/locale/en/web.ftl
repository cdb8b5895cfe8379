# The browser: everything that its pages say. (What a game says stands in the game's own files.)

# Every page

web-home = Windsock, to the lobby
web-skip = Skip to the content
web-nav = Pages
web-nav-lobby = Lobby
web-nav-new = New table
web-nav-rules = Rules
web-nav-account = You
web-footer = Windsock: airline board games, played by their rules.
web-page-not-loaded = This page could not be loaded. Check the connection and try again.
web-lost-title = Off the map
web-lost-text = There is no page at this address. The link may be incomplete.
web-preferences = Preferences
web-language = Language
web-theme = Appearance
web-theme-system = As the system
web-theme-light = Light
web-theme-dark = Dark
web-motion = Motion
web-motion-system = As the system
web-motion-full = Animated
web-motion-none = Still
web-confirm = Confirm a move
web-confirm-always = Always
web-confirm-final = If it cannot be undone
web-confirm-never = Never
web-notices = Notify me when it is my turn

# What went wrong on the way to the server

web-offline = The server cannot be reached. Check the connection and try again.
web-not-found = That is not there, or no longer.
web-too-big = That is too much at once for the server.
web-too-often = Too many requests in a short time. Wait a moment and try again.
web-server-down = The server has a problem ({ $status }). Try again in a moment.
web-strange-answer = The server does not accept this ({ $status }).
web-no-answer = No answer yet. Look at the table: it shows whether your move arrived.
web-connection-lost = The connection broke. Look at the table: it shows whether your move arrived.
web-something-wrong = Something went wrong here. Reload the page.

# What several pages say

web-copy = Copy
web-copied = Copied
web-copy-what = Copy: { $what }
web-loading = Loading …
web-guest = Guest
web-your-name = Your name
web-game = Game
web-board = Board
web-seat = Seat { $number }
web-seats =
    { $count ->
        [one] 1 player
       *[other] { $count } players
    }
web-seconds =
    { $count ->
        [one] 1 second
       *[other] { $count } seconds
    }
web-minutes =
    { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
web-hours =
    { $count ->
        [one] 1 hour
       *[other] { $count } hours
    }
web-days =
    { $count ->
        [one] 1 day
       *[other] { $count } days
    }
web-clock-move = { $time } a move
web-clock-game = { $time } a game
web-hot-seat = Hot seat
web-card-known-deal = known deal

# Lobby

web-lobby-title = Airline board games, wherever your friends are
web-lobby-text = By their real rules, with people far away, around one screen, or against bots. Nothing to install, no account needed.
web-pass-title = Boarding now
web-opponents = Against
web-bots =
    { $count ->
        [one] 1 bot
       *[other] { $count } bots
    }
web-play-now = Play now
web-or-new = or set up a table
web-my-games = Your games
web-my-finished = Your finished games
web-open-tables = Open tables
web-open-new = New table
web-open-none = Nobody is waiting at an open table just now. Set one up, and others can join.
web-watch-tables = Games to watch
web-show-all = Show all { $count }
web-saved-game = A saved game
web-saved-game-text = Open a .wsk file to watch it again, or to play on where it breaks off.
web-upload = Open a file
web-card-continue = To the table
web-card-join = Join
web-card-watch = Watch
web-card-again = Watch again
web-card-players = Players
web-card-moves =
    { $count ->
        [one] 1 move
       *[other] { $count } moves
    }
web-your-turn = Your turn
web-stage-over = Finished
web-stage-read-only = Only to look at
web-chair-free = free
web-chair-bot = bot
web-chair-you = you

# New table

web-new-what = What is played
web-new-players = { $least } to { $most } players
web-new-rules = Read the rules
web-new-who = Who plays
web-new-seats = Seats
web-new-how = How it is played
web-new-hot-seat = Several of you share this screen. Before each turn it is covered until the next player takes over.
web-new-nobody = You have no seat at this table: you will watch.
web-new-open = Open the table
web-seat-who = { $seat }: who sits there
web-seat-bot = { $seat }: which bot
web-seat-name = { $seat }: name
web-seat-open-help = joins by a link
web-chair-kind-me = Me
web-chair-kind-open = Open seat
web-chair-kind-bot = Bot
web-chair-kind-program = Program
web-bot-steady = Steady
web-bot-steady-line = Steady: plays with care
web-bot-random = Random
web-bot-random-line = Random: plays anything
web-clock = Clock
web-clock-none = No clock
web-clock-per-move = For each move
web-clock-per-game = For the whole game
web-clock-time = Time
web-clock-help = When a player's time is up, a bot takes the seat; the player can return.
web-patience = When somebody is away
web-patience-never = Everybody waits for them
web-patience-after = A bot after { $time }
web-patience-help = Counted from when it is their turn. The player can return at any time.
web-stand-in = Who stands in
web-hints = Hints
web-hints-help = Players may ask a bot what it would do.
web-private = By link only
web-private-help = The table does not stand in the lobby; whoever has its link can join.
web-advanced = Advanced
web-programs = Offer seats for programs, and test boards
web-programs-help = A program of your own takes its seat by a secret link: windsock sit - -- PROGRAM asks for it. Test boards are small; tests are played on them.
web-invite-title = The table is open
web-invite-others = Invite the others
web-invite-others-text =
    { $count ->
        [one] One seat is free. Whoever opens this link can sit down.
       *[other] { $count } seats are free. Whoever opens this link can sit down.
    }
web-invite-link = Link to the table
web-invite-program = Seat { $number }: for a program
web-invite-program-text = The program plays with this secret link. Give it to nobody else.
web-invite-own = Seat { $number }: your own secret link
web-invite-own-text = With it you play on from another device. Keep it to yourself.
web-invite-go = To the table

# Replay

web-replay = Replay
web-replay-side = The course of the game
web-replay-log = What happened
web-replay-move = Move { $number }
web-replay-deal = The deal
web-replay-at = Move { $number } of { $count }
web-replay-controls = Controls of the replay
web-replay-first = To the deal
web-replay-back = One move back
web-replay-play = Play
web-replay-pause = Pause
web-replay-next = One move forward
web-replay-end = To the end
web-replay-speed = Speed
web-replay-times = { $speed } ×
web-replay-slider = Move
web-replay-eyes = Seen by
web-eyes-spectator = A spectator
web-eyes-all = All cards open
web-replay-tools = More about this game
web-replay-link = Link to this moment
web-replay-fork = Play on from here
web-replay-fork-text = A new table begins at this moment. You take one seat, bots take the others.
web-replay-fork-as = Your seat
web-replay-fork-seat = As { $name }
web-replay-fork-go = Play on
web-replay-fair = Was it dealt fairly?
web-replay-fair-text = Before the first card the server sealed a secret, and the players added random numbers. Both are open now: from them the game can be dealt and played again.
web-replay-verify = Deal it again
web-replay-fair-yes = ✓ Dealt again by the server, the same cards lead to the same end.
web-replay-fair-no = ✗ Dealt again by the server, the game does not agree with its seal.
web-replay-seal = Seal
web-replay-seed = Seed
web-replay-digest = Digest of the final position
web-replay-save = Download (.wsk)
web-replay-running = The game still runs. Once it is over, every card can be seen here.
web-replay-to-table = To the table

# Rules

web-rules-title =
    { $game-given ->
        [yes] Rules of { $game }
       *[no] Rules
    }
web-rules-search = Search the rules: words, or an id such as AE-BUY-06
web-rules-found =
    { $count ->
        [one] 1 rule found
       *[other] { $count } rules found
    }
web-rules-all = { $count } rules
web-rules-none = No rule has all these words.
web-rules-contents = Sections

# You

web-account-title = You
web-account-name-text = Others see this name at the table. You need nothing else to play.
web-account-call = Call me that
web-account-called = You are now called { $name }.
web-account = Account
web-account-as = You are logged in as { $name }.
web-account-logout = Log out
web-account-out = You are logged out.
web-account-register = Make an account
web-account-register-text = It keeps your games, on every device.
web-account-made = Your account is made.
web-account-name = Name
web-account-email = E-mail (not required)
web-account-email-text = For notice of your turn, and for a new password if you lose yours.
web-account-password = Password
web-account-password-text = At least 8 characters.
web-account-login = Log in
web-account-login-text = If you have an account already.
web-account-back = Welcome back.
web-account-made-letter = Your account is made. A letter is on its way to { $email }: open the link in it to confirm the address.
web-account-no-mail = This server sends no e-mail: there are no notices of your turn, and a lost password cannot be recovered. Keep it well.
web-account-lost = I have lost my password
web-account-out-everywhere = You are logged out on all devices.
web-everywhere-title = All devices
web-everywhere-text = If you left a session open somewhere, or lost a device.
web-everywhere = Log out everywhere
web-email-title = E-mail
web-email-change = Change the address
web-email-new = Address (empty: none)
web-email-confirmed = confirmed
web-email-unconfirmed = not confirmed
web-email-unconfirmed-text = Nothing is sent there until you open the link in the letter that we sent.
web-email-again = Send the letter again
web-email-asked = A letter is on its way to { $email }. Open the link in it to confirm the address.
web-email-none = Nothing will be sent to you any more.
web-email-notices = Write to me when it is my turn and I am away
web-email-notices-on = You will be written to.
web-email-notices-off = You will not be written to.
web-password-title = Password
web-password-text = You stay logged in here; all other devices are logged out.
web-password-old = Your password now
web-password-new = The new password
web-password-change = Change the password
web-password-changed = Your password is changed.
web-data-title = Your data
web-data-text = One file with what is kept about you and your games: finished ones as saves, running ones as you may see them.
web-data = Download everything
web-data-done = The file is there.
web-delete-title = Delete the account
web-delete-text = This cannot be taken back.
web-delete-gone = Your password, e-mail address, sessions and the links from your games to you are deleted.
web-delete-stays = What was played and said at tables stays, with the name you had there: it is part of the others’ games too.
web-delete-running = In running games the table’s bot plays on for you. Whoever has the secret link to your seat can still take it up.
web-delete-open = Seats at tables that have not begun become free.
web-delete = Delete my account
web-delete-done = Your account is deleted.
web-alike-title = Your name looks like another
web-alike-text = An older account has a name that looks the same. You can log in as before, but tables do not show your name as that of an account. Choose another one:
web-alike-change = Take this name
web-letter-account = To my account
web-letter-whole = The link is not whole. Open it from the letter, or copy all of it.
web-confirm-title = Confirm your address
web-confirm-ask = Is this address yours?
web-confirm-text = Then letters about your turn and a lost password may go there.
web-confirm-button = Yes, confirm it
web-confirm-done = Thank you, { $name }. Your address is confirmed.
web-unsubscribe-title = No more letters
web-unsubscribe-ask = Stop the letters about your turn?
web-unsubscribe-text = You can switch them on again on the page of your account.
web-unsubscribe-button = Stop them
web-unsubscribe-done = No more letters about your turn will come, { $name }.
web-recover-title = A lost password
web-recover-ask = Ask for a letter
web-recover-ask-text = It goes to the address that you confirmed, with a link by which you choose a new password.
web-recover-who = Name of the account, or e-mail address
web-recover-ask-button = Send me a letter
web-recover-asked = If there is such an account with a confirmed address, a letter is on its way. Its link holds for an hour.
web-recover-choose = Choose a new password
web-recover-choose-text = All devices are logged out, and you are logged in here.
web-recover-choose-button = Take this password
web-recover-anew = Ask for another letter
web-recover-done = Welcome back, { $name }. Your new password holds.
web-chair-account = account
web-chair-account-text = The name of an account: nobody else can have it.
web-chair-guest = guest

# Table

web-table-title = Table
web-table-loading = The table is being set …
web-table-your-turn = Your turn
web-table-waiting = It is somebody else’s turn. Look around: the board, the log and “In words” are open to you.
web-table-you = you
web-table-new = new
web-table-unknown = not known to you
web-table-close = Close

# Sitting down

web-table-waiting-for =
    { $count ->
        [0] Everybody is here
        [one] One seat is free
       *[other] { $count } seats are free
    }
web-table-deals-soon = The cards are dealt in a moment.
web-table-name = Your name
web-table-name-beside = Name of somebody who plays beside you, at this screen
web-table-sit = Sit here
web-table-sit-beside = Sit beside me
web-table-put-bot = Bot: { $bot }
web-table-watch-from-here = Take a free seat, or stay here to watch: the game begins when all seats are taken.
web-table-share = Send this link to the people you want to play with. Whoever opens it picks a free seat or watches.
web-table-links = Links
web-table-link-table = Link of the table
web-table-link-mine = Your seat { $number }
web-table-link-secret = (secret: whoever has it plays for you)
web-table-copy = Copy
web-table-copied = Copied

# Players

web-table-turn-of = to move
web-table-chair-open = free seat
web-table-chair-bot = bot, { $bot }
web-table-chair-program = program
web-table-chair-away = away
web-table-chair-away-until = away · bot in { $time }
web-table-chair-stand-in = played by the bot { $bot }
web-table-clock = Time left
web-table-clock-days = { $days } d { $hours } h
web-table-clock-move = { $time } for each move
web-table-clock-game = { $time } for the game
web-table-let-bot-play = Let a bot play
web-table-leave-help = The bot { $bot } plays for you until you come back. It sees what you see, nothing else.
web-table-stand-in-mine = The bot { $bot } plays for you.
web-table-come-back = Play again myself
web-table-watching = You are watching: you see what everybody sees.
web-table-watching-open = A seat is free.

# Choosing

web-table-find = Find a move: type words
web-table-nothing-fits = No legal move fits.
web-table-show-all = Show all
web-table-why-not = Why not?
web-table-picked = Picked so far
web-table-let-go = let go
web-table-narrow = Only moves with
web-table-moves-count =
    { $count ->
        [one] 1 move
       *[other] { $count } moves
    }
web-table-confirm = Confirm
web-table-confirm-yes = Do it
web-table-cancel = Back
web-table-why-title = Not allowed now
web-table-why-nearest = Allowed instead
web-table-why-allowed = That is allowed now.
web-table-hint = A bot would choose: { $move }
web-table-hint-do = Choose it
web-table-ask-hint = Hint

# Taking back

web-table-undo = Undo
web-table-takeback = Take back …
web-table-takeback-help = Something was shown or the turn has passed on: all players must agree within a minute. Back to before which move?
web-table-takeback-none = You have made no move yet.
web-table-request = { $name } asks to go back to after move { $number }.
web-table-request-agreed = Agreed so far: { $names }.
web-table-request-lapses = The request lapses in { $time }.
web-table-lapsed = Not all have answered { $name } in time: nothing is taken back.
web-table-agree = Agree
web-table-decline = Decline

# What happens

web-table-skip = Skip
web-table-log = Log
web-table-log-empty = Nothing has happened yet.
web-table-log-move = Move { $number } in the replay
web-table-chat = Chat
web-table-chat-empty = Nobody has said anything yet.
web-table-chat-say = Say something
web-table-chat-send = Send
web-table-chat-watching = Only the players can write here.
web-table-chat-closed = It can only be looked at: nobody can write here any more.
web-table-chat-new-table = a new table is open
web-table-connection-lost = The connection is lost. Trying again … Your moves are safe.
web-table-connection-polling = The live connection does not get through; the table is asked for news instead.
web-table-notices-offer = Be told when it is your turn?
web-table-notices-yes = Yes
web-table-notices-no = No

# Scoring

web-table-scoring-show = Scoring
web-table-scoring-step = { $step } of { $count }
web-table-scoring-next = Next
web-table-scoring-back = Back
web-table-scoring-all = Whole table
web-table-scoring-done = Back to the game
web-table-scoring-always = Show every scoring by itself
web-table-scoring-place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
web-table-scoring-tied = tied
web-table-scoring-holders = Who holds { $name }
web-table-scoring-rank = Place
web-table-scoring-player = Player
web-table-scoring-held = Held
web-table-scoring-points = Points
web-table-scoring-nobody = Nobody holds any.

# The end

web-table-rematch = Play again
web-table-replay = Replay
web-table-save = Save file
web-table-fairness = A fair deal
web-table-fairness-before = The server has chosen a secret and shows its seal. Each player adds a random number of their own, and the cards are shuffled from all of them: nobody alone picks the deal. At the end the secret is shown, and this browser checks it by itself.
web-table-fairness-after = The game is over, and the secret is open. It must fit the seal, and together with the random numbers of the players it must make the seed from which the cards came.
web-table-fairness-known = The deal of this table comes from another game, so somebody may know the cards. The seal proves nothing here.
web-table-known = This deal comes from another game: somebody may know the cards.
web-table-secret = Secret
web-table-nonce = Random number of { $name }
web-table-nonce-own = Your random number
web-table-nonce-none = none
web-table-deal-late = This browser first saw the table after the deal: it has no seal from before to compare with.
web-table-deal-warning = Warning: the deal of this game fails the check!
web-table-seal = Seal
web-table-seed = Seed
web-table-digest = Digest of the game dealt and played again
web-table-verify = Deal it again and check
web-table-verified = The server has dealt the game again: seed and every move agree. With the save file, windsock verify does the same on your own computer.
web-table-not-verified = Dealt again, the game does not agree with its seal!

# Two people at one screen

web-table-hand-over = { $name }, please take your place.
web-table-hand-over-why = Everybody else looks away: your cards come next.
web-table-hand-over-ready = I am { $name }, show my cards

# Zones

web-table-zone-board = Board
web-table-zone-moves = Moves
web-table-zone-players = Players
web-table-zone-hand = Your hand
web-table-zone-side = Log or chat
web-table-zone-numbers = Numbers of the table
web-table-zone-routes = Routes
web-table-zone-table = On the table
web-table-hand-empty = empty
web-table-tabs = Parts of the table
web-table-tab-board = Board
web-table-tab-moves = Moves
web-table-tab-players = Players
web-table-tab-log = Log
web-table-tab-chat = Chat

# Tools

web-table-tools = At the table
web-table-in-words = In words
web-table-rules = Rules
web-table-about = About this table
web-table-has-hints = Players may ask a bot what it would do.
web-table-patience = Who is away at their turn: after { $time } the others may let the bot { $bot } play.
web-table-patience-never = Who is away at their turn is waited for: the others cannot let a bot play.
web-table-patience-clock = When a player's time is up, the bot { $bot } plays on.
web-table-no-hints = No hints at this table.
web-table-help = Help
web-table-help-choose = What is lit can be chosen: on the board, in your hand or in the list. Picking something narrows the list; typing does too. Choose something unlit, or type it, to learn which rule forbids it.
web-table-keys = Keys
web-table-wish-keys = Single letters are shortcuts
web-table-key-find = find a move by typing
web-table-key-number = choose the move with this number
web-table-key-walk = go through the moves
web-table-key-enter = choose; once more to confirm
web-table-key-escape = back; skip what is being told
web-table-key-undo = undo
web-table-key-hint = ask a bot what it would do
web-table-key-scoring = the last scoring
web-table-key-words = the whole table in words
web-table-key-moves = go to the moves
web-table-key-board = go to the board
web-table-key-players = go to the players
web-table-key-log = go to the log
web-table-key-chat = go to the chat
web-table-key-help = this help

# Board

web-map-help = Map. Arrow keys go from route to route, page keys to the next one that can be chosen; plus, minus and zero change the size.
web-map-closer = Closer
web-map-farther = Farther
web-map-whole = The whole map

web-table-scoring-title = Scoring { $number }
web-table-scoring-subject = Airline
web-table-scoring-pays = Pays
web-table-scoring-total = In all
web-table-scoring-legend = “3 → 5” means: 3 shares in the portfolio brought 5 points; players with equally many split the points of their places, rounded up.
web-table-scoring-legend-pays = “Pays” lists the points for the 1st, 2nd, 3rd … place.
web-table-final-title = The game is over
web-table-final-winners =
    { $count ->
        [one] { $winners } wins.
       *[other] { $winners } win together.
    }
web-table-slot-free = free
web-table-slot-closed = banned
web-table-more = More
web-table-tab-result = Result
web-table-zone-seats = Who has what
