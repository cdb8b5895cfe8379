# Pourquoi un coup n'est pas permis : une phrase pour chaque règle que nomme l'arbitre.
# `move` est le coup tel qu'il a été écrit, `verb` son premier mot, `seat` qui a demandé.

A90-TURN-01 = À son tour, on fait une chose sur trois : fonder une compagnie, étendre un réseau ou poser des actions.
A90-TURN-02 = Il n'y a qu'une activité par tour. Maintenant on prend une action, à l'étalage ou dans la pioche.
A90-TURN-06 = Ce n'est pas à { $seat } de jouer.
A90-TURN-07 = On ne passe pas tant qu'on peut fonder, étendre ou poser des actions.
A90-RULING-06 = La carte est piochée : ajoutez une route à un réseau ou gardez la carte.
A90-RULING-17 = Il n'y a plus de carte de vol à piocher : étendre un réseau, c'est en jouer une de sa main.
A90-FOUND-01 = On fonde une compagnie avec une ou plusieurs de ses actions de sa main, pas avec { $shares }.
A90-FOUND-02 = { $company } est déjà fondée.
A90-FOUND-03 =
    { $verb ->
        [found] { $seat } n'a pas de carte de vol { $pattern } pour lancer { $company } sur { $route }.
       *[other] Il faut d'abord jouer une carte de vol pour la nouvelle compagnie.
    }
A90-FOUND-04 = { $company } doit partir de son siège, et { $route } n'y touche pas.
A90-FOUND-06 = { $route } demande une carte { $pattern } de { $lowest } ou plus, et { $seat } n'a au mieux que { $best }.
A90-FOUND-10 = { $company } ne peut plus être fondée.
A90-FOUND-11 = Après la fondation, on joue une carte de vol et rien d'autre ; pas de sabotage.
A90-EXPAND-01 = Dites d'abord que vous étendez un réseau : on pioche alors une carte de vol.
A90-EXPAND-02 =
    { $verb ->
        [play] { $seat } ne peut pas jouer cette carte : elle doit être en main, et la route choisie d'abord.
       *[other] Il faut maintenant jouer une carte de vol de sa main.
    }
A90-EXPAND-08 = { $company } n'est pas encore fondée et n'a pas de réseau.
A90-PLAY-01 = { $seat } n'a pas { $shares } en main.
A90-PLAY-02 = On pose une ou plusieurs actions d'une seule compagnie.
A90-PLAY-03 = Cette compagnie n'est pas encore fondée ; on ne pose ses actions qu'en la fondant.
A90-ROUTE-01 = Il faut ici une carte de vol { $pattern }.
A90-ROUTE-02 = { $company } ne vole pas sur le motif { $pattern }.
A90-ROUTE-03 = Aucune case de { $route } n'est libre.
A90-ROUTE-04 = Il faut une carte { $pattern } de { $lowest } ou plus ; { $best } est trop bas.
A90-ROUTE-05 = { $route } n'est pas reliée au réseau de { $company }.
A90-ROUTE-06 = { $company } n'a plus de pion.
A90-ROUTE-07 = { $company } dessert déjà { $route }.
A90-ROUTE-08 = Sur { $route }, il faut prendre la case libre la plus basse, { $lowest } et non { $value }.
A90-FLIGHT-03 = { $seat } n'a pas la carte de vol { $flight }.
A90-FLIGHT-05 = { $flight } peut encore servir : on ne l'échange pas.
A90-RULING-23 = Il n'y a plus de carte de vol pour la remplacer.
A90-SHARE-01 = Il n'y a pas d'action { $card } à l'étalage.
A90-SHARE-04 = La pioche est vide : prenez une action à l'étalage.
A90-INACTIVE-03 = Les actions d'une compagnie inactive restent en main.
A90-INACTIVE-04 = Il n'y a pas d'action { $card } à l'étalage.
A90-RULING-31 = On ne remplace qu'une action inactive par tour.
A90-RULING-33 = { $card } n'est pas inactive : ses actions restent à l'étalage.
A90-SABOTAGE-01 = Le sabotage suit la pose d'une seule action : sabotez une case ou renoncez.
A90-SABOTAGE-02 =
    { $verb ->
        [sabotage] Sur { $route }, aucune case { $value } n'est libre.
       *[other] Dites quel pion couvre la case.
    }
A90-SABOTAGE-03 = On ne sabote que les cases de 5 ou plus, pas { $value }.
A90-SABOTAGE-04 = { $route } a déjà un pion de sabotage.
A90-RULING-36 = Une seule case est sabotée par tour, et elle est choisie : dites maintenant de quelle compagnie vient le marqueur.
A90-RULING-34 = { $company } n'a plus de pion.
A90-END-01 = La partie est finie.
