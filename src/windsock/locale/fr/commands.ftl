# Ce que disent les commandes.

# windsock rules

rules-section = Chapitre
rules-ids = Identifiants
rules-count = Règles
rules-hint = windsock rules { $game } ID montre une règle, windsock rules { $game } MOTS cherche des mots.
rules-found = { $count } règles
rules-refusal = Ce qu'elle répond à un coup qu'elle interdit :

no-rulebook = Le jeu « { $game } » est venu sans catalogue de règles.
unknown-rule =
    { $near-given ->
        [yes] Il n'y a pas de règle « { $rule } » ; les plus proches sont { $near }.
       *[no] Il n'y a pas de règle « { $rule } ».
    }

# windsock games

games-about = { $title }, de { $least } à { $most } joueurs, règles { $version }
games-options = Options, avec ce qui est habituel entre personnes :
games-boards = Plateaux, l'habituel en premier :
games-hint = windsock play { $game } commence une partie ; ajoutez --option NOM, --option NOM=no ou --board NOM.

# windsock simulate, windsock bench

simulate-begins =
    { $game } : { $games } parties à { $seats } places ({ $bots }), plateau { $board }, { $options-given ->
        [yes] { $options }, graine { $seed }
       *[no] graine { $seed }
    }.
simulate-games = parties
simulate-left =
    { $done } parties sur { $games } ; encore { $minutes ->
        [0] moins d'une minute
        [one] une minute environ
       *[other] { $minutes } minutes environ
    }.
simulate-number =
    Il faut au moins une partie et pas moins de 0 processus, et non { $games } parties et { $workers } processus.
simulate-bots =
    { $bots } robots ne vont pas avec { $seats } places : nommez au moins un robot, et pas plus qu'il n'y a de places.
simulate-option = « { $option } » n'est pas une option : écrivez son nom, ou son nom suivi de =yes ou =no.
results-ending = On ne sait pas écrire un fichier comme { $file } : son nom doit finir par { $endings }.
results-folder = { $file } ne peut pas être écrit là : son dossier n'existe pas, ou c'est lui-même un dossier.
results-exist = { $file } existe déjà : nommez un autre fichier, ou remplacez-le avec --force.
results-need-lab = Les fichiers Parquet demandent le paquet pyarrow : installez windsock[lab], ou écrivez { $file } en .csv.
bench-seconds = La durée de mesure doit dépasser 0 et ne pas dépasser 3600 secondes ; { $seconds } ne va pas.

# windsock scenario

scenario-broken = { $file }, { $where } : { $problem }
scenario-unreadable = { $file } est illisible : existe-t-il, et est-ce du texte UTF-8 ?
scenario-toml = { $file } n'est pas du TOML : { $problem }
scenario-none = Il n'y a aucun fichier de scénario (.toml) dans { $paths }.
scenario-key = « { $field } » est inconnu ici ; sont connus : { $fields }.
scenario-kind = « { $field } » doit être du genre : { $kind }.
scenario-missing = « { $field } » manque.
scenario-empty = Ici, rien n'est joué et rien n'est comparé.
scenario-twice = Deux scénarios de ce fichier s'appellent « { $name } ».
scenario-seat = « { $word } » n'est pas une place : les places vont de p1 à p{ $seats }.
scenario-rule = Aucun coup n'est jamais refusé par une règle « { $word } ».
scenario-event = « { $word } » n'est pas un événement ; les événements sont : { $events }.
scenario-path = Rien ne s'appelle « { $path } » ; il y a : { $keys }.
scenario-unplayed = « { $path } » est comparé à ce qui était avant, mais cette étape ne joue rien.
scenario-not-there = « { $value } » ne se trouve pas du tout dans « { $path } » ; que personne ne le voie ne prouve rien.
scenario-word = « { $word } » ne convient pas à « { $field } » ; conviennent : { $words }.
scenario-nothing = « { $word } » ne convient pas à « { $field } » : rien n’y convient ici.
scenario-cards = « { $field } » : il n'y a pas autant de « { $word } » dans ce jeu.
scenario-money = « { $field } » : les joueurs ont { $cash } M, la banque { $bank } M ; il y a { $money } M dans ce jeu.
scenario-number = « { $field } » doit être un nombre entier de { $least } à { $most }, et non « { $word } ».
scenario-again = « { $word } » figure deux fois dans « { $field } ».
scenario-invariant = « { $field } » : cette position n'existe pas, d'après { $rule }.
scenario-stuck = Cette position n'existe pas : { $seat } doit jouer, et aucun coup n'est permis.
scenario-huge = « { $field } » dépasse tous les nombres lus ici.
scenario-deep = « { $field } » : autant de tables dans des tables ne se lisent pas.
scenario-step = « { $word } » n'est pas une étape où l'on demande quelque chose ; celles-ci sont : { $steps }.
scenario-die = Le dé lancé est { $colour }, mais « { $field } » dit « { $word } ».
scenario-full = « { $word } » est de trop dans « { $field } » : il y a de la place pour { $most }.

# windsock serve

serve-ready = Windsock est prêt : { $address }
serve-table = Votre table : { $link }
serve-stop = Ctrl+C pour arrêter.

# Un avis par courriel

notice-subject = C’est à vous, { $name }
notice-body =
    Votre table attend votre coup :
    { $address }
    Vous recevez un seul message par tour, quand vous n’êtes pas à la table.
notice-stop =
    Ne plus recevoir ces messages :
    { $address }

# Lettres à propos d’un compte

confirm-subject = Confirmez votre adresse
confirm-body =
    Bonjour { $name },

    quelqu’un a donné cette adresse pour le compte « { $account } ». Si c’était vous, ouvrez cette page :
    { $address }

    Le lien vaut un jour. Si ce n’était pas vous, ne faites rien : aucune autre lettre ne viendra.
recover-subject = Un nouveau mot de passe pour { $account }
recover-body =
    Bonjour { $name },

    quelqu’un a demandé un nouveau mot de passe pour le compte « { $account } ». Si c’était vous, ouvrez cette page :
    { $address }

    Le lien vaut une heure, une seule fois. Si ce n’était pas vous, ne faites rien : votre mot de passe reste le même.
