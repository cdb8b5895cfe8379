# La table dans le terminal : titres, fiches, le mode ligne.

# Volets, touches, lignes.

screen-pane-moves = Coups
screen-pane-map = Carte
screen-pane-shares = Portefeuilles
screen-pane-track = Piste
screen-pane-log = Journal
screen-pane-front = Devant vous
screen-map-whole = toute la carte
screen-map-near = autour de vous
screen-key-why = Pourquoi pas ?
screen-key-undo = Reprendre
screen-key-save = Enregistrer
screen-key-chat = Parler
screen-key-type = Écrire
screen-key-scoring = Décompte
screen-key-rules = Règles
screen-key-everything = En mots
screen-key-about = Qu'est-ce ?
screen-key-help = Aide
screen-key-leave = Quitter
screen-key-forward = Suivant
screen-key-back = Précédent
screen-key-jump = Aller à
screen-key-seat = Place
screen-moves-title =
    { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }
screen-moves-forbidden = Pas permis maintenant (choisissez-en un pour savoir pourquoi)
screen-moves-none = Rien ne correspond. Échap montre tous les coups.
screen-line-hint = / écrivez un coup, un numéro ou un mot
screen-close-hint = Entrée ou Échap referme ceci.
screen-answer-yes = Oui
screen-answer-no = Non
screen-undone = Coup repris.
screen-no-scoring = Il n'y a pas encore eu de décompte.
screen-saved = Enregistré dans { $file }.
screen-save-question = Dans quel fichier enregistrer cette partie ?
screen-leave-question =
    Quitter la table ? La partie est gardée dans { $file }.
    Pour continuer plus tard : windsock play --resume last
screen-guest = Joueur

screen-hand-over = { $name }, prenez le clavier, s'il vous plaît.
screen-hand-over-why = Que les autres détournent les yeux : voici vos cartes.
screen-hand-over-ready = Je suis { $name }, montrez mes cartes (Entrée)

screen-why-title = Pourquoi pas ?
screen-why-hint = Écrivez un coup, ou choisissez-en un qui n'est pas permis maintenant ; Entrée donne la règle.
screen-why-allowed = C'est permis maintenant.
screen-rules-title = Règles
screen-rules-hint = Écrivez un identifiant ou des mots ; Entrée montre la règle.
screen-about-title = Cartes, tuiles et villes
screen-about-hint = Écrivez un nom ; le curseur montre le texte.

screen-track-spaces = Cases
screen-track-pays = Rapporte

screen-scoring-title = Décompte { $number }
screen-scoring-subject = Compagnie
screen-scoring-pays = Rapporte
screen-scoring-total = En tout
screen-scoring-legend = « 3 → 5 » veut dire : 3 actions dans le portefeuille ont rapporté 5 points. « Rapporte » donne les points des 1re, 2e, 3e… places ; à égalité d'actions, on partage les points de ces places, arrondis vers le haut.
screen-final-title = La partie est terminée
screen-final-winners =
    { $count ->
        [one] { $winners } gagne.
       *[other] { $winners } gagnent ensemble.
    }
screen-final-kept = Cette partie est gardée dans { $file }. Pour la revoir : windsock replay FICHIER

screen-help-title = Aide
screen-help =
    Choisissez un coup avec les flèches et Entrée, à la souris ou par son numéro.
    /        écrire : les mots filtrent la liste, Entrée joue ce qui est écrit ({ $example })
    ?        pourquoi un coup n'est-il pas permis ? La règle répond, avec son texte
    u        reprendre votre dernier coup ; s'il a appris quelque chose à quelqu'un, seulement si tous sont d'accord
    { $is-far ->
        [yes] t        dire quelque chose aux autres
       *[no] s        enregistrer sous un nom (chaque coup est aussi enregistré de lui-même)
    }
    c        le dernier décompte : qui a reçu quoi et pourquoi
    r        chercher une règle
    v        toute la table en mots
    a        ce qui est imprimé sur les cartes, avions et villes, si le jeu en a
    F2 … F6  { screen-pane-moves }, { screen-pane-map }, { screen-pane-shares }, { screen-pane-track }, { screen-pane-log }
    z        la carte autour de votre place, ou toute la carte
    Échap    revenir à tous les coups
    q        quitter

# À la table d'un serveur, et coups repris ensemble.

screen-said =
    { $is-removed ->
        [yes] { $seat } : (supprimé)
       *[no] { $seat } : { $text }
    }
screen-chat-question = Dire à toute la table :
screen-ask-question = Seul, vous ne pouvez pas reprendre ce coup. Demander à tous de revenir à la situation après le coup { $number }, avant votre dernier coup ?
screen-ask-others = { $name } voudrait revenir à la situation après le coup { $number }. Êtes-vous d'accord ?
screen-declined = Tout reste en l'état.
screen-plain-asked = { $name } voudrait revenir à la situation après le coup { $number }. Écrivez agree (oui) ou decline (non).
screen-room-title = En attente de joueurs
screen-room-keys = t parler · q quitter
screen-room-free = { $number }. libre
screen-room-seat =
    { $kind ->
        [own] { $number }. { $name } (vous)
        [bot] { $number }. { $name } (robot)
        [program] { $number }. { $name } (programme)
       *[other] { $number }. { $name }
    }
screen-room-invite = Les autres s'assoient ici : { $link }
screen-far-asked = { $name } voudrait revenir à la situation après le coup { $number } ; les autres n'ont pas encore répondu.
screen-far-stand-in = Un robot joue pour vous en ce moment ; b reprend votre place.
screen-far-return-title = Votre place
screen-far-return = Un robot joue pour vous, car vous étiez absent ou votre temps était écoulé. Reprendre votre place ?
screen-far-leave-question = Quitter la table ? Votre place reste la vôtre : son lien vous y ramène.
screen-far-plain-left = Vous avez quitté la table ; le lien de votre place vous y ramène.
screen-far-plain-end-of-input = Il n'y a plus rien à lire. Le lien de votre place vous ramène à la table.

# Le mode ligne.

screen-plain-welcome = { $title }. Écrivez un coup, ou : moves, why COUP, view, map, about NOM, undo, takeback, { $is-far ->
        [yes] chat TEXTE
       *[no] save FICHIER
    }, log, rules ID, help, quit.
screen-plain-prompt = { $name }>
screen-plain-help =
    Un coup s'écrit dans sa notation ou par son numéro dans la liste : { $example }
    moves         tous les coups possibles maintenant ; moves MOT seulement ceux qui ont ce mot
    why COUP      pourquoi un coup n'est pas permis, ou à quoi il mène
    view          ce qu'il y a sur la table ; map ou map VILLE les routes
    about NOM     ce qui est imprimé sur une carte, un avion ou à une ville
    log           tout ce qui s'est passé
    undo          reprendre votre dernier coup, s'il n'a rien appris à personne
    takeback      demander à tous de revenir avant votre dernier coup ; agree ou decline répond
    { $is-far ->
        [yes] chat TEXTE    dire quelque chose aux autres
       *[no] save FICHIER  enregistrer sous un nom (chaque coup est aussi enregistré de lui-même)
    }
    rules ID      le texte d'une règle, ou toutes les règles qui ont certains mots
    quit          partir ; la partie est gardée
screen-plain-hand-over = { $name }, prenez le clavier, s'il vous plaît, et appuyez sur Entrée.
screen-plain-end-of-input = L'entrée est finie. La partie est gardée dans { $file }.
screen-plain-left = La partie est gardée dans { $file }.
screen-slot-free = libre
screen-slot-closed = interdite

# Revoir et vérifier.

screen-replay-at = Coup { $number } sur { $count }
screen-replay-deal = La donne
screen-replay-eyes = Ce que voit { $name }
screen-replay-spectator = le public
screen-replay-jump = Aller à quel coup, de 0 à { $count } ?
screen-replay-keys = Commandes : n suivant, b précédent, un numéro pour y aller, p1 p2 … ou spectator pour changer de regard, view, map, log, quit
screen-replay-help =
    → ou n   un coup en avant
    ← ou b   un coup en arrière
    PgUp PgDn  dix coups ; Début et Fin la donne et le dernier coup
    g        aller à un coup par son numéro
    p        le regard de la place suivante, ou celui du public
    v        toute la table en mots
    F2 … F6  { screen-pane-moves }, { screen-pane-map }, { screen-pane-shares }, { screen-pane-track }, { screen-pane-log }
    z        la carte autour de votre place, ou toute la carte
    q        quitter
screen-verify-game = { $game } { $version }, plateau { $board }, { $seats } places
screen-verify-seal = Sceau { $seal }
screen-verify-no-seal = La graine n'est pas scellée ({ $kind }) : elle ne prouve rien sur la donne.
screen-verify-nonces =
    { $count ->
        [one] La graine est l'empreinte d'un secret et du nombre aléatoire d'un joueur. Comparez le sceau à celui que vous avez gardé.
       *[other] La graine est l'empreinte d'un secret et des nombres aléatoires de { $count } joueurs. Comparez le sceau à celui que vous avez gardé.
    }
screen-verify-position = La partie est partie d'une position composée : aucun sceau ne peut la prouver.
screen-verify-alone = La sauvegarde ne contient ni secret ni nombre aléatoire de joueurs : qui a choisi la graine a choisi seul la donne.
screen-verify-kept = C'est le sceau que vous avez gardé.
screen-verify-moves =
    { $count ->
        [one] { $count } coup a été redonné et rejoué selon les règles ; toutes les empreintes concordent.
       *[other] { $count } coups ont été redonnés et rejoués selon les règles ; toutes les empreintes concordent.
    }
screen-verify-digest = Empreinte à la fin { $digest }
screen-verify-result = Résultat : { $scores }. { $ending }
screen-verify-unfinished = La partie n'est pas finie.

# Ennuis.

too-many-players = { $players } joueurs sont nommés, mais la table n'a que { $seats } places.
same-name = Deux joueurs portent le même nom : donnez à chacun le sien.
bad-name = « { $name } » ne peut pas être un nom : il faut de 1 à { $most } caractères, sans : ni |.
no-autosave = Il n'y a pas de partie à reprendre dans { $folder }.
autosave-failed = La partie n'a pas pu être gardée dans { $file } : enregistrez-la ailleurs.
save-needs-name = Nommez un fichier où enregistrer la partie.
save-exists = { $file } existe déjà : choisissez un autre nom, rien n'a été remplacé.
no-such-rule = Aucune règle n'a l'identifiant ou les mots « { $words } ».
no-such-thing = Rien ne s'appelle « { $words } ».
play-needs-game = Nommez un jeu, ou reprenez une partie : windsock play airlines-europe
resume-other-game = Cette sauvegarde est de { $other }, pas de { $game }.
unknown-seat-name = { $seat } n'est pas une place de cette table : écrivez p1 à p{ $seats }, ou spectator.
resume-alone = Une partie reprise a déjà ce réglage ({ $option }) : omettez --{ $option }.
bad-pause = La pause est un nombre de secondes de 0 à 10, et non { $pause }.
question-new = Cette question vient d'arriver : Entrée encore une fois joue « { $move } ».
move-ambiguous = { $count } coups correspondent à « { $words } » : écrivez-en plus, ou choisissez dans la liste.
chat-alone = Il n'y a personne d'autre à cette table : on ne peut parler qu'à la table d'un serveur.
chat-players = Seuls les joueurs peuvent écrire ici.
far-save = C'est le serveur qui garde cette partie. On l'obtient chez lui une fois qu'elle est finie.
link-alone = La table d'un serveur a déjà son { $option } : laissez --{ $option } de côté.
link-wanted = Le lien de votre place :
name-wanted = Une place est libre. Votre nom (rien : seulement regarder) :
no-windsock = Ce qui répond à { $address } n'est pas un serveur Windsock, ou d'une autre version.
server-lost = Le serveur ne répond pas ; nous réessayons sans cesse, et ce que vous avez joué n'est pas perdu.
