# The log: one message for each kind of event. A part `each` is said of every player in turn.

company-founded =
    { $shares-count ->
        [one] { $seat } founds { $company } with { $shares-count } share and flies { $route } on the circle { $value }.
       *[other] { $seat } founds { $company } with { $shares-count } shares and flies { $route } on the circle { $value }.
    }
route-flown = { $seat } adds { $route } to the network of { $company }, on the circle { $value }.
flight-played = { $seat } plays the flight card { $flight }.
flight-drawn = { $seat } draws the flight card { $flight }.
unseen-flight-drawn = { $seat } draws a flight card.
flight-kept = { $seat } keeps the card and takes no share.
flight-removed = { $seat } puts away the unusable flight card { $flight }.
flight-pile-shuffled = The { $count } discarded flight cards are shuffled into a new pile.
shares-laid = { $seat } lays down { $shares }.
route-sabotaged = { $seat } sabotages { $route } on the circle { $value } with a marker of { $company }.
company-inactive = { $company } can no longer be founded: its shares are worthless.
share-taken = { $seat } takes a share of { $card } from the display.
share-drawn = { $seat } draws a share of { $card }.
unseen-share-drawn = { $seat } draws a share from the pile.
share-replaced = { $seat } removes an inactive share of { $card } from the display.
display-filled = New in the display: { $cards }.
display-cleared = Inactive shares leave the display: { $cards }.

# Scoring

score-card-turned = A score card appears: scoring number { $scoring }.
score-card-set-aside = A score card appears in the first round; it will be put back.
score-cards-shuffled =
    { $count ->
        [one] A score card is shuffled into the pile.
       *[other] { $count } score cards are shuffled into the pile.
    }
phantom-formed = The phantom lays out all that nobody took: { $counts }.
company-scored = { $company } pays { $row }. { $each }.
    .each =
        { $counts ->
            [0] { "" }
            [one] { $player }: { $awards } for { $counts } share
           *[other] { $player }: { $awards } for { $counts } shares
        }
scoring-ended = Scoring number { $scoring } is over. { $each }.
    .each = { $player }: +{ $awards }

# End

last-turns-begun = The last share is gone. Everybody has one more turn; { $seat } is the last.
turn-passed = { $seat } can do nothing and passes.
bonus-added =
    { $points ->
        [0] { $seat } gets no seat bonus.
        [one] { $seat } gets a seat bonus of { $points } point.
       *[other] { $seat } gets a seat bonus of { $points } points.
    }
game-ended =
    { $winners-count ->
        [one] { $ending } { $each }. { $winners } wins.
       *[other] { $ending } { $each }. { $winners } win together.
    }
    .each = { $player }: { $scores }
ending-last-share = The game ends: the last share has been taken.
ending-last-turns = The game ends after the extra turns.
ending-third-score-card = The game ends with the third score card.
ending-stuck = The game ends: nobody can do anything any more.
