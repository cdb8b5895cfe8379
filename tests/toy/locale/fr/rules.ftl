# Refus de Night Mail, par règle.
TOY-SETUP-03 = Ce n'est pas à vous de répondre.
TOY-PLEDGE-01 = Choisissez une carte courrier de votre main.
TOY-LOAD-01 = Prenez une carte du marché, piochez ou passez.
TOY-LOAD-03 = Il n'y a pas de telle carte à prendre.
TOY-FLY-01 = Reposez-vous, ou volez une étape d'un, deux ou trois dés.
TOY-FLY-02 = Vous ne pouvez pas payer une pièce par dé.
TOY-FLY-05 = Jouez un outil de votre main sur un dé non résolu, ou continuez.
TOY-FLY-06 = Ce dé montre déjà 0.
TOY-FLY-07 = Livrez du courrier de votre main, une carte par dé au plus, ou passez.
TOY-FLY-08 = Choisissez la carte courrier que vous perdez.
TOY-AUDIT-03 = Piochez un outil, ou passez.
TOY-END-01 = La partie est terminée.
