# Ce qui ne va pas, et où : une phrase pour chaque ennui.

# Jeux, tables, places

unknown-game = Il n'y a pas de jeu « { $game } » ; sont installés : { $games }.
unknown-bot = Il n'y a pas de robot « { $bot } » ; sont installés : { $bots }.
unknown-option = Il n'y a pas d'option « { $option } » ; ce jeu offre : { $options }.
unknown-board = Il n'y a pas de plateau « { $board } » : ce n'est ni l'un de { $boards }, ni un dossier.
unknown-language = La langue « { $language } » n'existe pas ici ; au choix : { $languages }.
seat-count = On ne peut pas y jouer à { $seats } ; il faut de { $least } à { $most } joueurs.
unknown-seat =
    Il n'y a pas de place numéro { $seat } : à cette table, les places se comptent à partir de 0, et il y en a { $seats }.
unknown-index = Il n'y a pas de coup numéro { $index } : le catalogue compte à partir de 0 et en contient { $count }.
bad-seed = « { $value } » n'est pas une graine du genre « { $kind } ».
board-refused =
    { $row ->
        [0] Le plateau « { $board } » est refusé à cause de { $file } ({ $rule }). { $why }
       *[other] Le plateau « { $board } » est refusé à cause de { $file }, ligne { $row } ({ $rule }). { $why }
    }

# Notation

notation-empty = Rien n'est écrit ; un coup commence par un verbe.
notation-verb = Aucun coup ne commence par « { $word } » ; les verbes sont : { $verbs }.
notation-form = « { $text } » n'a pas la forme d'un tel coup : { $form }
notation-number = « { $word } » n'est pas un nombre entier ({ $field }).
notation-word =
    { $near-given ->
        [yes] « { $word } » est inconnu ({ $field }) ; vouliez-vous dire « { $near } » ?
       *[no] « { $word } » est inconnu ({ $field }).
    }

# Revenir en arrière

no-such-move = Il n'y a pas de coup { $number } ; { $count } ont été joués.
undo-mark = Ce coup ne peut pas être repris : il a fait jouer le hasard, montré quelque chose ou passé la main.

# Sauvegardes

save-unreadable = Le fichier { $file } est illisible.
save-not-ours = Ce n'est pas une sauvegarde de Windsock : la ligne { $line } ne le dit pas.
save-truncated = La sauvegarde s'interrompt à la ligne { $line } ; la fin manque.
save-head = L'en-tête de la sauvegarde ne donne pas « { $field } », ou le donne mal.
save-board = Le plateau « { $board } » n'est plus celui sur lequel cette sauvegarde a été jouée.
save-line = La ligne { $line } de la sauvegarde est incompréhensible : « { $text } ». { $why }
save-illegal = La ligne { $line } de la sauvegarde, « { $text } », enfreint la règle { $rule }. { $why }
save-diverges =
    La ligne { $line } de la sauvegarde ne correspond pas à la position où mènent ses coups (après { $number }).
save-version =
    Cette sauvegarde a été jouée selon la version { $version } des règles ; selon celle d'aujourd'hui, { $now }, elle échoue à la ligne { $line }. Jusque-là, on peut la regarder.

# Hasard

no-chance-here = Une vue n'a pas d'avenir : on ne peut rien y tirer au sort.
script-is-over = Le script du hasard s'arrête après { $outcomes } tirages, et il en faut davantage.
script-is-wrong = Le tirage { $outcome } du script du hasard doit valoir au moins 0 et moins de { $sides }.
save-unwritable = Impossible d’écrire { $file } : le dossier existe-t-il, et avez-vous le droit d’y écrire ?
option-value = L’option « { $option } » vaut oui ou non, pas « { $value } ».
save-arranged = Une position composée à la main ne peut pas être enregistrée : aucune donne n’y mène.

# Le serveur, les requêtes

bad-request =
    { $field-given ->
        [yes] Le serveur ne comprend pas : « { $field } » n’est pas comme il faudrait.
       *[no] Le serveur ne comprend pas cette demande.
    }
no-such-page = Il n’y a rien à cette adresse.
no-such-method = Cela ne peut pas se faire à cette adresse.
too-big = C’est trop à la fois pour le serveur.
too-often = C’était trop souvent en peu de temps. Attendez un instant et réessayez.
wrong-origin = Une autre page a envoyé cette demande ; le serveur n’écoute que les siennes.
wrong-host = Le serveur ne porte pas ce nom.
server-error = Le serveur a commis une erreur. Elle a été notée ; réessayez dans un instant.

# Le serveur, les personnes et les places

bad-token = Ce lien n’ouvre aucune place à cette table.
seat-not-yours = Cette place n’est pas la vôtre.
not-the-maker = Seule la personne qui a ouvert la table peut y asseoir un robot.
chair-count = La table a { $seats } places, mais { $chairs } ont été décrites.

# windsock serve, windsock sit

port-taken = Le port { $port } de { $host } est occupé ou interdit. Choisissez-en un autre, par exemple --port { $other }.
serve-needs-web = Le serveur demande plus que le noyau ({ $module } manque) : pip install 'windsock[web]'
serve-failed = Le serveur n’a pas pu démarrer avec cette base de données ({ $problem }).
bad-seat-link = « { $link } » n’est pas le lien d’une place ; il ressemble à http://localhost:8000/table/NOM#SECRET
program-missing = Le programme « { $program } » ne peut pas être lancé.
program-left = Le programme « { $program } » s’est terminé avant la partie (code { $code }).
no-server = Aucun serveur ne répond à { $address }.

# Parties, places

unknown-match = Il n’y a pas de table « { $match } ».
seat-taken = Quelqu’un y est déjà assis.
seat-empty = Personne n’y est assis.
seat-of-bot = Un robot joue maintenant à cette place ; reprenez-la d’abord.
chair-kind = Une place est pour une personne, un robot ou un programme, pas pour « { $kind } ».
name-length = Un nom compte de 1 à { $most } caractères.
chat-length = Un message compte de 1 à { $most } caractères.
stand-in-bot = Un robot joue déjà à cette place.
stand-in-here = Un robot ne peut remplacer que quelqu’un qui est absent depuis { $seconds } secondes.
return-none = Aucun robot ne joue à cette place.

# Parties, jeu

moved-on = La table a avancé ; regardez de nouveau. Le dernier coup était le numéro { $number }.
match-open = La partie n’a pas commencé : des places sont encore libres.
match-begun = La partie a déjà commencé.
match-runs = Cela se montre une fois la partie terminée.
match-over = La partie est terminée.
match-version =
    Cette partie a été jouée avec la version { $version } des règles ; la version { $now } ne la suit pas au-delà de la ligne { $number }. On peut seulement la regarder.
ask-range = On peut revenir au coup { $least } au plus tôt et { $most } au plus tard, pas au coup { $number }.
ask-open = Quelqu’un a déjà demandé à revenir en arrière ; il faut d’abord lui répondre.
ask-none = Personne n’a demandé à revenir en arrière.
ask-answered = Vous avez déjà accepté.
clock-out = Le temps pour cette partie est épuisé ; le robot continue.
clock-range = Une pendule demande de { $least } à { $most } secondes, pas { $seconds }.
hints-off = Les conseils ne sont pas permis à cette table.
hint-not-asked = Ce n’est pas votre tour.
store-failed = Cela n’a pas pu être enregistré. Réessayez dans un instant.

# Parties, comptes

password-length = Un mot de passe compte de { $least } à { $most } caractères.
email-form = Ce n’est pas une adresse électronique.
account-already = Vous avez déjà un compte.
name-taken = Le nom « { $name } » est pris.
login-wrong = Le nom et le mot de passe ne vont pas ensemble.
