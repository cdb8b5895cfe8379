# Le navigateur : tout ce que disent ses pages. (Ce que dit un jeu se trouve dans les fichiers du jeu.)

# Toutes les pages

web-home = Windsock, vers le salon
web-skip = Aller au contenu
web-nav = Pages
web-nav-lobby = Salon
web-nav-new = Nouvelle table
web-nav-rules = Règles
web-nav-account = Vous
web-footer = Windsock : des jeux de compagnies aériennes, joués selon leurs règles.
web-page-not-loaded = Cette page n'a pas pu être chargée. Vérifiez la connexion et réessayez.
web-lost-title = Hors de la carte
web-lost-text = Il n'y a pas de page à cette adresse. Le lien est peut-être incomplet.
web-preferences = Préférences
web-language = Langue
web-theme = Apparence
web-theme-system = Comme le système
web-theme-light = Claire
web-theme-dark = Sombre
web-motion = Mouvement
web-motion-system = Comme le système
web-motion-full = Animé
web-motion-none = Immobile
web-confirm = Confirmer un coup
web-confirm-always = Toujours
web-confirm-final = S'il est définitif
web-confirm-never = Jamais
web-notices = M'avertir quand c'est à moi de jouer

# Ce qui a échoué en route vers le serveur

web-offline = Le serveur est injoignable. Vérifiez la connexion et réessayez.
web-not-found = Cela n'existe pas ici, ou n'existe plus.
web-too-big = C'est trop à la fois pour le serveur.
web-too-often = Trop de demandes en peu de temps. Attendez un instant et réessayez.
web-server-down = Le serveur a un problème ({ $status }). Réessayez dans un instant.
web-strange-answer = Le serveur n'accepte pas cela ({ $status }).
web-no-answer = Pas encore de réponse. La table montre si votre coup est arrivé.
web-connection-lost = La connexion s'est rompue. La table montre si votre coup est arrivé.
web-something-wrong = Quelque chose s'est mal passé ici. Rechargez la page.

# Ce que disent plusieurs pages

web-copy = Copier
web-copied = Copié
web-copy-what = Copier : { $what }
web-loading = Chargement …
web-guest = Invité
web-your-name = Votre nom
web-game = Jeu
web-board = Plateau
web-seat = Place { $number }
web-seats =
    { $count ->
        [one] 1 joueur
       *[other] { $count } joueurs
    }
web-seconds =
    { $count ->
        [one] 1 seconde
       *[other] { $count } secondes
    }
web-minutes =
    { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
web-hours =
    { $count ->
        [one] 1 heure
       *[other] { $count } heures
    }
web-days =
    { $count ->
        [one] 1 jour
       *[other] { $count } jours
    }
web-clock-move = { $time } par coup
web-clock-game = { $time } par partie
web-hot-seat = Sur un seul écran
web-card-known-deal = donne connue

# Salon

web-lobby-title = Jeux de compagnies aériennes, où que soient vos amis
web-lobby-text = Selon les vraies règles, avec des gens au loin, autour d'un écran ou contre des robots. Rien à installer, pas de compte à créer.
web-pass-title = Embarquement
web-opponents = Contre
web-bots =
    { $count ->
        [one] 1 robot
       *[other] { $count } robots
    }
web-play-now = Jouer tout de suite
web-or-new = ou préparer une table
web-my-games = Vos parties
web-my-finished = Vos parties terminées
web-open-tables = Tables ouvertes
web-open-new = Nouvelle table
web-open-none = Personne n'attend à une table ouverte en ce moment. Préparez-en une, et d'autres pourront vous rejoindre.
web-watch-tables = Parties à regarder
web-show-all = Montrer les { $count }
web-saved-game = Une partie enregistrée
web-saved-game-text = Ouvrez un fichier .wsk pour la revoir, ou pour continuer là où elle s'arrête.
web-upload = Ouvrir un fichier
web-card-continue = À la table
web-card-join = Rejoindre
web-card-watch = Regarder
web-card-again = Revoir
web-card-players = Joueurs
web-card-moves =
    { $count ->
        [one] 1 coup
       *[other] { $count } coups
    }
web-your-turn = À vous de jouer
web-stage-over = Terminée
web-stage-read-only = À regarder seulement
web-chair-free = libre
web-chair-bot = robot
web-chair-you = vous

# Nouvelle table

web-new-what = Ce qu'on joue
web-new-players = de { $least } à { $most } joueurs
web-new-rules = Lire les règles
web-new-who = Qui joue
web-new-seats = Places
web-new-how = Comment on joue
web-new-hot-seat = Vous êtes plusieurs devant cet écran. Avant chaque tour il est couvert, jusqu'à ce que le joueur suivant prenne sa place.
web-new-nobody = Vous n'avez pas de place à cette table : vous regarderez.
web-new-open = Ouvrir la table
web-seat-who = { $seat } : qui s'y assied
web-seat-bot = { $seat } : quel robot
web-seat-name = { $seat } : nom
web-seat-open-help = vient par un lien
web-chair-kind-me = Moi
web-chair-kind-open = Place libre
web-chair-kind-bot = Robot
web-chair-kind-program = Programme
web-bot-steady = Posé
web-bot-steady-line = Posé : joue avec soin
web-bot-random = Au hasard
web-bot-random-line = Au hasard : joue n'importe quoi
web-clock = Horloge
web-clock-none = Sans horloge
web-clock-per-move = Pour chaque coup
web-clock-per-game = Pour toute la partie
web-clock-time = Temps
web-clock-help = Quand le temps d'un joueur est écoulé, un robot prend sa place ; le joueur peut revenir.
web-patience = Quand quelqu'un est absent
web-patience-never = Tout le monde l'attend
web-patience-after = Un robot après { $time }
web-patience-help = Compté depuis que c'est à lui de jouer. Le joueur peut revenir à tout moment.
web-stand-in = Qui remplace
web-hints = Conseils
web-hints-help = On peut demander à un robot ce qu'il ferait.
web-private = Par le lien seulement
web-private-help = La table ne figure pas au salon ; qui a le lien peut la rejoindre.
web-advanced = Options avancées
web-programs = Proposer des places pour des programmes, et des plateaux d'essai
web-programs-help = Un programme à vous prend sa place par un lien secret : windsock sit - -- PROGRAMME le demande. Les plateaux d’essai sont petits ; les tests s’y jouent.
web-invite-title = La table est ouverte
web-invite-others = Inviter les autres
web-invite-others-text =
    { $count ->
        [one] Une place est libre. Qui ouvre ce lien peut s'asseoir.
       *[other] { $count } places sont libres. Qui ouvre ce lien peut s'asseoir.
    }
web-invite-link = Lien de la table
web-invite-program = Place { $number } : pour un programme
web-invite-program-text = Le programme joue avec ce lien secret. Ne le donnez à personne d'autre.
web-invite-own = Place { $number } : votre propre lien secret
web-invite-own-text = Avec lui vous continuez sur un autre appareil. Gardez-le pour vous.
web-invite-go = À la table

# Relecture

web-replay = Relecture
web-replay-side = Le cours de la partie
web-replay-log = Ce qui s'est passé
web-replay-move = Coup { $number }
web-replay-deal = La donne
web-replay-at = Coup { $number } sur { $count }
web-replay-controls = Commandes de la relecture
web-replay-first = À la donne
web-replay-back = Un coup en arrière
web-replay-play = Lire
web-replay-pause = Pause
web-replay-next = Un coup en avant
web-replay-end = À la fin
web-replay-speed = Vitesse
web-replay-times = { $speed } ×
web-replay-slider = Coup
web-replay-eyes = Vu par
web-eyes-spectator = Le public
web-eyes-all = Toutes les cartes
web-replay-tools = Autour de cette partie
web-replay-link = Lien vers ce moment
web-replay-fork = Continuer à partir d'ici
web-replay-fork-text = Une nouvelle table commence à ce moment. Vous prenez une place, des robots les autres.
web-replay-fork-as = Votre place
web-replay-fork-seat = Comme { $name }
web-replay-fork-go = Continuer
web-replay-fair = La donne était-elle honnête ?
web-replay-fair-text = Avant la première carte, le serveur a scellé un secret, et les joueurs ont ajouté des nombres aléatoires. Tout est connu maintenant : on peut redonner et rejouer la partie.
web-replay-verify = Redonner les cartes
web-replay-fair-yes = ✓ Redonnées par le serveur, les mêmes cartes mènent à la même fin.
web-replay-fair-no = ✗ Redonnée par le serveur, la partie ne va pas avec son sceau.
web-replay-seal = Sceau
web-replay-seed = Graine
web-replay-digest = Empreinte de la position finale
web-replay-save = Télécharger (.wsk)
web-replay-running = La partie est en cours. Une fois terminée, toutes les cartes pourront être vues ici.
web-replay-to-table = À la table

# Règles

web-rules-title =
    { $game-given ->
        [yes] Règles de { $game }
       *[no] Règles
    }
web-rules-search = Chercher dans les règles : des mots, ou un identifiant comme AE-BUY-06
web-rules-found =
    { $count ->
        [one] 1 règle trouvée
       *[other] { $count } règles trouvées
    }
web-rules-all = { $count } règles
web-rules-none = Aucune règle ne contient tous ces mots.
web-rules-contents = Chapitres

# Vous

web-account-title = Vous
web-account-name-text = Les autres voient ce nom à la table. Il ne vous faut rien de plus pour jouer.
web-account-call = Appelez-moi ainsi
web-account-called = Vous vous appelez maintenant { $name }.
web-account = Compte
web-account-as = Vous êtes connecté comme { $name }.
web-account-logout = Se déconnecter
web-account-out = Vous êtes déconnecté.
web-account-register = Créer un compte
web-account-register-text = Il garde vos parties, sur tous vos appareils.
web-account-made = Votre compte est créé.
web-account-name = Nom
web-account-email = Courriel (facultatif)
web-account-email-text = Pour vous avertir que c’est à vous, et pour un nouveau mot de passe si vous perdez le vôtre.
web-account-password = Mot de passe
web-account-password-text = Au moins 8 caractères.
web-account-login = Se connecter
web-account-login-text = Si vous avez déjà un compte.
web-account-back = Content de vous revoir.
web-account-made-letter = Votre compte est créé. Une lettre part vers { $email } : ouvrez-en le lien pour confirmer l’adresse.
web-account-no-mail = Ce serveur n’envoie pas de courriels : rien ne vous avertit que c’est à vous, et un mot de passe perdu ne se retrouve pas. Gardez-le bien.
web-account-lost = J’ai perdu mon mot de passe
web-account-out-everywhere = Vous êtes déconnecté sur tous vos appareils.
web-everywhere-title = Tous les appareils
web-everywhere-text = Si vous êtes resté connecté quelque part, ou si vous avez perdu un appareil.
web-everywhere = Se déconnecter partout
web-email-title = Courriel
web-email-change = Changer l’adresse
web-email-new = Adresse (vide : aucune)
web-email-confirmed = confirmée
web-email-unconfirmed = non confirmée
web-email-unconfirmed-text = Rien n’y part tant que vous n’avez pas ouvert le lien de notre lettre.
web-email-again = Renvoyer la lettre
web-email-asked = Une lettre part vers { $email }. Ouvrez-en le lien pour confirmer l’adresse.
web-email-none = Plus rien ne vous sera envoyé.
web-email-notices = M’écrire quand c’est à moi et que je suis absent
web-email-notices-on = On vous écrira.
web-email-notices-off = On ne vous écrira plus.
web-password-title = Mot de passe
web-password-text = Vous restez connecté ici ; tous les autres appareils sont déconnectés.
web-password-old = Votre mot de passe actuel
web-password-new = Le nouveau mot de passe
web-password-change = Changer le mot de passe
web-password-changed = Votre mot de passe est changé.
web-data-title = Vos données
web-data-text = Un fichier avec ce qui est gardé sur vous et vos parties : les parties finies en sauvegardes, les autres telles que vous pouvez les voir.
web-data = Tout télécharger
web-data-done = Le fichier est là.
web-delete-title = Supprimer le compte
web-delete-text = C’est irréversible.
web-delete-gone = Votre mot de passe, votre adresse, vos connexions et les liens de vos parties vers vous sont supprimés.
web-delete-stays = Ce qui s’est joué et dit aux tables reste, avec le nom que vous y aviez : cela fait aussi partie des parties des autres.
web-delete-running = Dans les parties en cours, le bot de la table joue à votre place. Qui a le lien secret de votre place peut encore la reprendre.
web-delete-open = Les places aux tables qui n’ont pas commencé se libèrent.
web-delete = Supprimer mon compte
web-delete-done = Votre compte est supprimé.
web-alike-title = Votre nom ressemble à un autre
web-alike-text = Un compte plus ancien a un nom d’aspect identique. Vous vous connectez comme avant, mais les tables ne montrent pas votre nom comme celui d’un compte. Choisissez-en un autre :
web-alike-change = Prendre ce nom
web-letter-account = Vers mon compte
web-letter-whole = Le lien n’est pas entier. Ouvrez-le depuis la lettre, ou copiez-le en entier.
web-confirm-title = Confirmer votre adresse
web-confirm-ask = Cette adresse est-elle à vous ?
web-confirm-text = Alors les avis de votre tour et les lettres pour un mot de passe perdu pourront y aller.
web-confirm-button = Oui, la confirmer
web-confirm-done = Merci, { $name }. Votre adresse est confirmée.
web-unsubscribe-title = Plus de lettres
web-unsubscribe-ask = Arrêter les lettres sur votre tour ?
web-unsubscribe-text = Vous pouvez les rétablir sur la page de votre compte.
web-unsubscribe-button = Les arrêter
web-unsubscribe-done = Vous ne recevrez plus de lettres sur votre tour, { $name }.
web-recover-title = Mot de passe perdu
web-recover-ask = Demander une lettre
web-recover-ask-text = Elle va à l’adresse que vous avez confirmée, avec un lien pour choisir un nouveau mot de passe.
web-recover-who = Nom du compte, ou adresse
web-recover-ask-button = Envoyez-moi une lettre
web-recover-asked = S’il existe un tel compte avec une adresse confirmée, une lettre est en route. Son lien vaut une heure.
web-recover-choose = Choisir un nouveau mot de passe
web-recover-choose-text = Tous les appareils sont déconnectés, et vous êtes connecté ici.
web-recover-choose-button = Prendre ce mot de passe
web-recover-anew = Demander une autre lettre
web-recover-done = Content de vous revoir, { $name }. Votre nouveau mot de passe est en vigueur.
web-chair-account = compte
web-chair-account-text = Le nom d’un compte : personne d’autre ne peut l’avoir.
web-chair-guest = invité

# Table

web-table-title = Table
web-table-loading = On met la table …
web-table-your-turn = À vous de jouer
web-table-waiting = C'est à quelqu'un d'autre de jouer. Regardez autour de vous : le plateau, le journal et « En mots » vous sont ouverts.
web-table-you = vous
web-table-new = nouveau
web-table-unknown = inconnu de vous
web-table-close = Fermer

# S'asseoir

web-table-waiting-for =
    { $count ->
        [0] Tout le monde est là
        [one] Une place est libre
       *[other] { $count } places sont libres
    }
web-table-deals-soon = Les cartes sont distribuées dans un instant.
web-table-name = Votre nom
web-table-name-beside = Nom de quelqu'un qui joue à côté de vous, à cet écran
web-table-sit = S'asseoir ici
web-table-sit-beside = À côté de moi
web-table-put-bot = Robot : { $bot }
web-table-watch-from-here = Prenez une place libre, ou restez ici pour regarder : la partie commence quand toutes les places sont prises.
web-table-share = Envoyez ce lien aux gens avec qui vous voulez jouer. Qui l'ouvre choisit une place libre ou regarde.
web-table-links = Liens
web-table-link-table = Lien de la table
web-table-link-mine = Votre place { $number }
web-table-link-secret = (secret : qui l'a joue pour vous)
web-table-copy = Copier
web-table-copied = Copié

# Joueurs

web-table-turn-of = au trait
web-table-chair-open = place libre
web-table-chair-bot = robot, { $bot }
web-table-chair-program = programme
web-table-chair-away = absent
web-table-chair-away-until = absent · robot dans { $time }
web-table-chair-stand-in = joué par le robot { $bot }
web-table-clock = Temps restant
web-table-clock-days = { $days } j { $hours } h
web-table-clock-move = { $time } pour chaque coup
web-table-clock-game = { $time } pour la partie
web-table-let-bot-play = Laisser jouer un robot
web-table-leave-help = Le robot { $bot } joue pour vous jusqu'à votre retour. Il voit ce que vous voyez, rien d'autre.
web-table-stand-in-mine = Le robot { $bot } joue pour vous.
web-table-come-back = Rejouer moi-même
web-table-watching = Vous regardez : vous voyez ce que tout le monde voit.
web-table-watching-open = Une place est libre.

# Choisir

web-table-find = Chercher un coup : tapez des mots
web-table-nothing-fits = Aucun coup permis ne convient.
web-table-show-all = Tout montrer
web-table-why-not = Pourquoi pas ?
web-table-picked = Choisi jusqu'ici
web-table-let-go = lâcher
web-table-narrow = Seulement les coups avec
web-table-moves-count =
    { $count ->
        [one] 1 coup
       *[other] { $count } coups
    }
web-table-confirm = Confirmer
web-table-confirm-yes = Jouer
web-table-cancel = Retour
web-table-why-title = Pas permis maintenant
web-table-why-nearest = Permis à la place
web-table-why-allowed = C'est permis maintenant.
web-table-hint = Un robot choisirait : { $move }
web-table-hint-do = Le choisir
web-table-ask-hint = Conseil

# Reprendre

web-table-undo = Reprendre
web-table-takeback = Reprendre plus …
web-table-takeback-help = Quelque chose a été montré ou le tour est passé : tous les joueurs doivent être d'accord dans la minute. Revenir avant quel coup ?
web-table-takeback-none = Vous n'avez encore joué aucun coup.
web-table-request = { $name } demande à revenir juste après le coup { $number }.
web-table-request-agreed = D'accord jusqu'ici : { $names }.
web-table-request-lapses = La demande expire dans { $time }.
web-table-lapsed = Tous n'ont pas répondu à temps à { $name } : rien n'est repris.
web-table-agree = D'accord
web-table-decline = Refuser

# Ce qui se passe

web-table-skip = Passer
web-table-log = Journal
web-table-log-empty = Il ne s'est encore rien passé.
web-table-log-move = Coup { $number } dans la relecture
web-table-chat = Discussion
web-table-chat-empty = Personne n'a encore rien dit.
web-table-chat-say = Dites quelque chose
web-table-chat-send = Envoyer
web-table-chat-watching = Seuls les joueurs peuvent écrire ici.
web-table-chat-closed = On ne peut plus que regarder : personne ne peut plus écrire ici.
web-table-chat-new-table = une nouvelle table est ouverte
web-table-connection-lost = La connexion est perdue. Nouvel essai … Vos coups sont en sûreté.
web-table-connection-polling = La connexion directe ne passe pas ; on demande des nouvelles à la table.
web-table-notices-offer = Vous avertir quand c'est à vous ?
web-table-notices-yes = Oui
web-table-notices-no = Non

# Décompte

web-table-scoring-show = Décompte
web-table-scoring-step = { $step } sur { $count }
web-table-scoring-next = Suivant
web-table-scoring-back = Retour
web-table-scoring-all = Tout le tableau
web-table-scoring-done = Retour à la partie
web-table-scoring-always = Montrer chaque décompte de lui-même
web-table-scoring-place =
    { $place ->
        [1] 1re
        [2] 2e
        [3] 3e
       *[other] { $place }e
    }
web-table-scoring-tied = à égalité
web-table-scoring-holders = Qui détient { $name }
web-table-scoring-rank = Place
web-table-scoring-player = Joueur
web-table-scoring-held = Détient
web-table-scoring-points = Points
web-table-scoring-nobody = Personne n'en détient.

# La fin

web-table-rematch = Rejouer
web-table-replay = Relecture
web-table-save = Fichier de la partie
web-table-fairness = Une donne honnête
web-table-fairness-before = Le serveur a choisi un secret et en montre le sceau. Chaque joueur y ajoute un nombre aléatoire, et les cartes sont mélangées à partir de tous : personne ne choisit seul la donne. À la fin, le secret est montré et ce navigateur le vérifie lui-même.
web-table-fairness-after = La partie est finie, et le secret est connu. Il doit correspondre au sceau et, avec les nombres aléatoires des joueurs, faire la graine dont viennent les cartes.
web-table-fairness-known = La donne de cette table vient d'une autre partie : quelqu'un connaît peut-être les cartes. Le sceau ne prouve rien ici.
web-table-known = Cette donne vient d'une autre partie : quelqu'un connaît peut-être les cartes.
web-table-secret = Secret
web-table-nonce = Nombre aléatoire de { $name }
web-table-nonce-own = Votre nombre aléatoire
web-table-nonce-none = aucun
web-table-deal-late = Ce navigateur n'a vu la table qu'après la donne : il n'a pas de sceau d'avant à comparer.
web-table-deal-warning = Attention : la donne de cette partie ne passe pas la vérification !
web-table-seal = Sceau
web-table-seed = Graine
web-table-digest = Empreinte de la partie redonnée et rejouée
web-table-verify = Redonner et vérifier
web-table-verified = Le serveur a redonné la partie : la graine et chaque coup concordent. Avec la sauvegarde, windsock verify fait de même sur votre ordinateur.
web-table-not-verified = Redonnée, la partie ne va pas avec son sceau !

# Deux personnes devant un écran

web-table-hand-over = { $name }, prenez place, s'il vous plaît.
web-table-hand-over-why = Que les autres détournent les yeux : voici vos cartes.
web-table-hand-over-ready = Je suis { $name }, montrez mes cartes

# Zones

web-table-zone-board = Plateau
web-table-zone-moves = Coups
web-table-zone-players = Joueurs
web-table-zone-hand = Votre main
web-table-zone-side = Journal ou discussion
web-table-zone-numbers = Les nombres de la table
web-table-zone-routes = Routes
web-table-zone-table = Sur la table
web-table-hand-empty = vide
web-table-tabs = Parties de la table
web-table-tab-board = Plateau
web-table-tab-moves = Coups
web-table-tab-players = Joueurs
web-table-tab-log = Journal
web-table-tab-chat = Discussion

# Outils

web-table-tools = À la table
web-table-in-words = En mots
web-table-rules = Règles
web-table-about = À propos de cette table
web-table-has-hints = On peut demander à un robot ce qu'il ferait.
web-table-patience = Qui est absent à son tour : après { $time }, les autres peuvent laisser jouer le robot { $bot }.
web-table-patience-never = Qui est absent à son tour est attendu : les autres ne peuvent pas laisser jouer un robot.
web-table-patience-clock = Quand le temps d'un joueur est écoulé, le robot { $bot } continue.
web-table-no-hints = Pas de conseils à cette table.
web-table-help = Aide
web-table-help-choose = Ce qui est éclairé peut être choisi : sur le plateau, dans votre main ou dans la liste. Choisir ou écrire quelque chose raccourcit la liste. Choisissez ou écrivez ce qui n'est pas éclairé pour apprendre quelle règle l'interdit.
web-table-keys = Touches
web-table-wish-keys = Les lettres seules sont des raccourcis
web-table-key-find = chercher un coup en écrivant
web-table-key-number = choisir le coup de ce numéro
web-table-key-walk = parcourir les coups
web-table-key-enter = choisir ; encore une fois pour confirmer
web-table-key-escape = retour ; passer ce qui est raconté
web-table-key-undo = reprendre
web-table-key-hint = demander à un robot ce qu'il ferait
web-table-key-scoring = le dernier décompte
web-table-key-words = toute la table en mots
web-table-key-moves = aller aux coups
web-table-key-board = aller au plateau
web-table-key-players = aller aux joueurs
web-table-key-log = aller au journal
web-table-key-chat = aller à la discussion
web-table-key-help = cette aide

# Plateau

web-map-help = Carte. Les flèches vont de route en route, les touches de page à la prochaine qu'on peut choisir ; plus, moins et zéro changent la taille.
web-map-closer = Plus près
web-map-farther = Plus loin
web-map-whole = Toute la carte

web-table-scoring-title = Décompte { $number }
web-table-scoring-subject = Compagnie
web-table-scoring-pays = Rapporte
web-table-scoring-total = En tout
web-table-scoring-legend = « 3 → 5 » veut dire : 3 actions dans le portefeuille ont rapporté 5 points ; à égalité d'actions, on partage les points de ces places, arrondis vers le haut.
web-table-scoring-legend-pays = « Rapporte » donne les points des 1re, 2e, 3e… places.
web-table-final-title = La partie est terminée
web-table-final-winners =
    { $count ->
        [one] { $winners } gagne.
       *[other] { $winners } gagnent ensemble.
    }
web-table-slot-free = libre
web-table-slot-closed = interdite
web-table-more = Plus
web-table-tab-result = Résultat
web-table-zone-seats = Qui a quoi
