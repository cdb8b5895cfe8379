# What an action does, for menus: one message for each verb of the notation.

move-found =
    { $shares-count ->
        [one] Found { $company } on { $route } ({ $pattern } { $lowest }) with { $shares-count } share
       *[other] Found { $company } on { $route } ({ $pattern } { $lowest }) with { $shares-count } shares
    }
move-expand = Expand a network: draw a flight card
move-fly = Add { $route } to { $company } ({ $pattern } { $lowest })
move-keep = Keep the card and take no share
move-play = Play { $flight }
move-lay = Lay down { $shares }
move-sabotage = Sabotage { $route } on { $value }
move-mark = With a marker of { $company }
move-stop = No sabotage
move-take = Take a share of { $card } from the display
move-draw = Draw the top card of the pile
move-exchange = Put away { $flight } and draw another flight card
move-replace = Replace a share of { $card } in the display
move-pass = Pass
