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

# windsock simulate, windsock bench

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
scenario-word = « { $word } » ne convient pas à « { $field } ».
scenario-cards = Il n'y a pas autant de cartes « { $word } » dans ce jeu.
scenario-money = Les joueurs ne peuvent pas avoir { $cash } M : il y a { $money } M dans ce jeu.

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
