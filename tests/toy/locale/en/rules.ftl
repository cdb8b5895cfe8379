# Refusals of Night Mail, by rule.
TOY-SETUP-03 = It is not your turn to answer.
TOY-PLEDGE-01 = Choose one mail card from your hand.
TOY-LOAD-01 = Take a card of the market, draw, or pass.
TOY-LOAD-03 = There is no such card to be taken.
TOY-FLY-01 = Rest, or fly a leg of one, two or three dice.
TOY-FLY-02 = You cannot pay one coin for each die.
TOY-FLY-05 = Play a tool from your hand on a die that is not yet resolved, or go on.
TOY-FLY-06 = That die shows 0 already.
TOY-FLY-07 = Deliver mail from your hand, at most one card for each die, or pass.
TOY-FLY-08 = Choose the mail card that you lose.
TOY-AUDIT-03 = Draw a tool, or pass.
TOY-END-01 = The game is over.
