# Pourquoi un coup n'est pas permis : une phrase pour chaque règle que l'arbitre invoque.
# `move` est le coup tel qu'il a été écrit, `verb` son premier mot, `seat` qui l'a demandé.

# Début

AE-SETUP-25 =
    { $verb ->
        [keep] Le portefeuille de départ se compose de deux actions de compagnies différentes prises dans la main, et non de { $shares }.
       *[other] D'abord, chacun choisit deux actions de compagnies différentes pour son portefeuille.
    }
AE-RULING-09 = Le choix des actions de départ est définitif.

# Tour

AE-TURN-01 = Ce n'est pas à { $seat } de jouer.
AE-TURN-02 = À son tour, on fait une chose sur quatre : acheter des licences, poser des actions, échanger des actions contre ABACUS ou prendre de l'argent.
AE-TURN-07 = { $seat } n'a aucune action à céder.

# Licences

AE-BUY-02 = La licence sur { $route } coûte { $cheapest } M, et { $seat } n'a que { $cash } M.
AE-BUY-06 = { $airline } ne peut pas encore voler sur { $route } : la route doit toucher son aéroport d'attache ou rejoindre son réseau.
AE-BUY-08 = Sur { $route }, il faut acheter la licence la moins chère, à { $cheapest } M et non à { $price } M.
AE-BUY-09 = { $airline } a déjà une licence sur { $route }.
AE-BUY-10 = Il ne reste aucune licence sur { $route }.
AE-BUY-11 = { $airline } n'a plus d'avions.
AE-BUY-12 = Après une première licence, on en achète une deuxième ou on s'arrête, rien d'autre.
AE-BUY-14 = Plus de licence à acheter pendant ce tour ; il faut maintenant prendre une carte.
AE-BUY-15 =
    { $verb ->
        [take] Il n'y a { $card-none } au marché.
       *[other] Après l'achat, on prend une carte, au marché ou dans la pioche.
    }
AE-HAUL-02 = Le vol long-courrier { $route } n'a qu'une licence, et elle est vendue.
AE-RULING-16 = On ne peut pas renoncer à la carte : il faut en prendre une au marché ou dans la pioche.
AE-RULING-20 = { $airline } ne participe pas à ce nombre de joueurs.

# Actions, ABACUS

AE-LAY-02 = On pose des actions d'une seule compagnie, ou une action de chacune de deux compagnies, et non { $shares }.
AE-LAY-05 = { $seat } n'a pas { $shares } en main.
AE-RULING-54 = Il faut poser au moins une action.
AE-ABACUS-01 =
    { $verb ->
        [give] Il n'y a { $card-none } { $place-in }.
       *[other] Il faut d'abord céder une action contre ABACUS.
    }
AE-ABACUS-03 = { $seat } a moins de { $given } actions à céder.
AE-ABACUS-04 = On échange 1 action contre 1 ou 3 contre 2, et non { $given } contre { $received }.
AE-ABACUS-08 = ABACUS ne vole pas : on ne peut pas acheter de licence pour elle.
AE-RULING-32 =
    { $reserve ->
        [0] Il ne reste aucune action ABACUS dans la réserve.
        [one] Il ne reste qu'une action ABACUS dans la réserve.
       *[other] Il ne reste que { $reserve } actions ABACUS dans la réserve.
    }

# Décompte, Flight Ban, fin

AE-EMPTY-01 = Le marché se vide : il faut y prendre une action.
AE-EMPTY-02 = Pendant que le marché se vide, on ne pioche pas ; il faut y prendre une action.
AE-RULING-29 = Pendant que le marché se vide, personne ne passe ; il faut y prendre une action.
AE-BAN-04 = Dans la phase d'interdiction, on interdit une licence ou on passe.
AE-BAN-06 = Sur { $route }, aucune licence à { $price } M n'est libre pour une interdiction.
AE-BAN-07 = La dernière licence libre sur { $route } ne peut pas être interdite.
AE-BAN-11 = Le vol long-courrier { $route } ne peut jamais être interdit.
AE-END-01 = La partie est terminée.
