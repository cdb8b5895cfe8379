# Ce qui ne va pas, et où : une phrase pour chaque ennui.

# Jeux, tables, places

unknown-game = Il n'y a pas de jeu « { $game } » ; sont installés : { $games }.
unknown-bot = Il n'y a pas de robot « { $bot } » ; sont installés : { $bots }.
unknown-option =
    { $options-given ->
        [yes] Il n'y a pas d'option « { $option } » ; ce jeu offre : { $options }.
       *[no] Il n'y a pas d'option « { $option } » : ce jeu n'en a aucune.
    }
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

save-missing = Il n'y a pas de fichier { $file }.
save-folder = { $file } est un dossier, pas une sauvegarde.
save-no-text = { $file } n'est pas du texte, donc pas une sauvegarde de Windsock.
save-unreadable = Le fichier { $file } est illisible.
save-not-ours = Ce n'est pas une sauvegarde de Windsock : la ligne { $line } ne le dit pas.
save-truncated = La sauvegarde s'interrompt à la ligne { $line } ; la fin manque.
save-head = L'en-tête de la sauvegarde ne donne pas « { $field } », ou le donne mal.
seal-differs = Le sceau de cette sauvegarde est { $seal }, pas celui que vous avez gardé : une autre donne a été scellée.
seal-broken = La graine de cette sauvegarde ne découle pas de son secret et des nombres aléatoires des joueurs.
seal-missing = Cette sauvegarde ne peut pas être comparée à un sceau : sa graine n'a jamais été scellée.
save-board = Le plateau « { $board } » n'est plus celui sur lequel cette sauvegarde a été jouée.
save-line = La ligne { $line } de la sauvegarde est incompréhensible : « { $text } ». { $why }
save-illegal = La ligne { $line } de la sauvegarde, « { $text } », enfreint la règle { $rule }. { $why }
save-diverges =
    La ligne { $line } de la sauvegarde ne correspond pas à la position où mènent ses coups (après { $number }).
save-version =
    Cette sauvegarde a été jouée selon la version { $version } des règles ; selon celle d'aujourd'hui, { $now }, elle échoue à la ligne { $line }. Jusque-là, on peut la regarder.
save-newer =
    Cette sauvegarde a été jouée selon la version { $version } des règles, que nous ne connaissons pas encore (la nôtre est { $now }) : on peut la regarder, pas la vérifier ni la continuer.
save-too-new = Cette sauvegarde demande un Windsock plus récent : elle dit « { $version } », et nous ne connaissons que « { $now } ».

# Hasard

no-chance-here = Une vue n'a pas d'avenir : on ne peut rien y tirer au sort.
script-is-over = Le script du hasard s'arrête après { $outcomes } tirages, et il en faut davantage.
script-is-wrong = Le tirage { $outcome } du script du hasard doit valoir au moins 0 et moins de { $sides }.
save-unwritable = Impossible d’écrire { $file } : le dossier existe-t-il, et avez-vous le droit d’y écrire ?
option-value = L’option « { $option } » vaut oui ou non, pas « { $value } ».
save-position = La position dont part la sauvegarde, ligne { $line } : { $problem }
layout-card = « { $word } » dans « { $field } » n'est pas une carte : écrivez « red », « 2 red », « red: p1 p3 », « red: all », « red: all but p2 », « red: none » ou « ?back ».
layout-impossible = « { $field } » : cette position n'existe pas. Les règles ne permettent pas de continuer.
layout-none = Le jeu { $game } ne dit pas comment s'écrivent ses positions.
layout-step = L'étape « { $word } » dans « { $field } » contient { $count } valeurs, et non { $found }.
layout-unseen = « { $field } » doit nommer autant de cartes qu'il y en a de cachées : { $count }, et non { $found }.

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
busy = Le serveur est occupé par d’autres longs travaux. Réessayez dans un instant.
took-too-long = Cette partie est trop longue à rejouer ; le serveur y a renoncé.
wrong-origin = Une autre page a envoyé cette demande ; le serveur n’écoute que les siennes.
wrong-host = Le serveur ne porte pas ce nom. Son exploitant peut indiquer son adresse avec --address.
server-error = Le serveur a commis une erreur. Elle a été notée ; réessayez dans un instant.

# Le serveur, les personnes et les places

bad-token = Ce lien n’ouvre aucune place à cette table.
seat-not-yours = Cette place n’est pas la vôtre.
not-the-maker = Seule la personne qui a ouvert la table peut y asseoir un robot.
chair-count = La table a { $seats } places, mais { $chairs } ont été décrites.

# windsock serve, windsock sit

port-taken = Le port { $port } de { $host } est occupé ou interdit. Choisissez-en un autre, par exemple --port { $other }.
extra-missing = Il faut ici plus que ce qui est installé ({ $module } manque) : pip install 'windsock[{ $extra }]'
no-client = Les pages pour le navigateur manquent dans cette installation : lancez `make client` dans le dossier des sources (il faut Node.js), réinstallez et redémarrez. Un wheel les contient.
serve-failed = Le serveur n’a pas pu démarrer avec cette base de données ({ $problem }).
smtp-port = WINDSOCK_SMTP_PORT vaut « { $port } » ; le port d’un serveur de courrier est un nombre de 1 à 65535, le plus souvent 25 ou 587.
bad-address = « { $address } » n’est pas une adresse que l’on utilise ; elle ressemble à https://play.example.org
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
chat-full = Cette place a écrit { $most } messages : une partie n’en garde pas plus.
stand-in-bot = Un robot joue déjà à cette place.
stand-in-here = Quelqu’un est à cette place : seul le joueur peut la confier à un robot.
stand-in-not-asked = Ce n’est pas à cette place de jouer : personne ne l’attend.
stand-in-early = Un robot pourra prendre cette place dans { $seconds } secondes, si personne ne vient avant.
stand-in-never = À cette table, personne ne confie la place d’un autre à un robot.
stand-in-clock = Cette place a une pendule : un robot continue quand le temps est écoulé.
stand-in-other = À cette table, c’est le robot « { $bot } » qui remplace, et aucun autre.
return-none = Aucun robot ne joue à cette place.
nonce-vain = La donne de cette table est déjà fixée : elle ne prend plus de nombre aléatoire.
nonce-given = Ce nombre aléatoire ne compte pas : la place en a déjà donné un, ou une autre place a donné le même.
nonce-form = Un nombre aléatoire pour la donne a 32 chiffres hexadécimaux, en minuscules.

# What whoever kept the seal can say of the deal at the end; `windsock sit` and the browser say the same.

deal-fair = Vérifié ici : le secret correspond au sceau gardé depuis avant la donne, et la graine découle de lui et des nombres aléatoires des joueurs, dont le nôtre.
deal-no-nonce = Vérifié ici : le secret correspond au sceau, et la graine découle de lui et des nombres aléatoires des joueurs. Aucun n'est le nôtre : nous sommes arrivés trop tard pour en donner un.
deal-seed-alone = Vérifié ici : la graine correspond au sceau. Le serveur l'a choisie seul, avant la partie ; aucun joueur n'a donné de nombre aléatoire.
deal-known = La donne de cette table était connue avant le début : elle vient d'une autre partie. Le sceau ne prouve rien ici.
deal-wrong-seal = Cette donne n'est pas celle qui a été scellée : le secret ne correspond pas au sceau gardé.
deal-wrong-nonce = Cette donne a été faite sans notre nombre aléatoire, alors que le serveur l'avait accepté.
deal-wrong-seed = La graine de cette donne ne découle pas du secret et des nombres aléatoires des joueurs.

# Parties, jeu

moved-on = La table a avancé ; regardez de nouveau. Le dernier coup était le numéro { $number }.
match-open = La partie n’a pas commencé : des places sont encore libres.
match-begun = La partie a déjà commencé.
match-runs = Cela se montre une fois la partie terminée.
match-over = La partie est terminée.
match-version =
    Cette partie a été jouée avec la version { $version } des règles ; la version { $now } ne la suit pas au-delà du coup { $number }. On ne peut plus que la regarder.
match-journal = L’enregistrement de cette partie ne peut pas être suivi au-delà du coup { $number }. On ne peut plus que la regarder.
match-damaged =
    Ce qui était conservé de la table « { $match } » est endommagé ; elle ne peut pas être ouverte. La personne qui gère ce serveur peut la rétablir à partir d’une sauvegarde.
ask-range = On peut revenir au coup { $least } au plus tôt et { $most } au plus tard, pas au coup { $number }.
ask-open = Quelqu’un a déjà demandé à revenir en arrière ; il faut d’abord lui répondre.
ask-none = Personne n’a demandé à revenir en arrière.
ask-answered = Vous avez déjà accepté.
ask-again = Vous l’avez déjà demandé. Vous pourrez le redemander dans { $seconds } secondes, ou après votre prochain coup.
clock-out = Le temps pour cette partie est épuisé ; le robot continue.
clock-range = Une pendule demande de { $least } à { $most } secondes, pas { $seconds }.
patience-range = Les autres attendent un absent de { $least } à { $most } secondes, pas { $seconds }.
hints-off = Les conseils ne sont pas permis à cette table.
hint-not-asked = Ce n’est pas votre tour.
hint-pending = On réfléchit encore à votre dernier conseil.
bots-alone = De vos tables où seuls des robots jouent, au plus { $most } peuvent être en cours à la fois. Attendez que l’une d’elles soit terminée.
store-failed = Cela n’a pas pu être enregistré. Réessayez dans un instant.
store-full = Le disque du serveur est plein : rien ne peut être enregistré tant qu’il n’y a pas de place.
store-read-only = On ne peut pas écrire dans la base de données : rien ne peut être enregistré.
store-damaged = La base de données est endommagée. Rétablissez-la à partir d’une sauvegarde.
store-newer = Cette base de données vient d’une version plus récente de Windsock (forme { $shape }). Utilisez cette version, ou une sauvegarde antérieure.
store-in-use = Un autre serveur utilise déjà la base de données { $file }. Un fichier SQLite est fait pour un seul serveur ; pour plusieurs, il faut PostgreSQL.

# Parties, comptes

password-length = Un mot de passe compte de { $least } à { $most } caractères.
email-form = Ce n’est pas une adresse électronique.
account-already = Vous avez déjà un compte.
name-taken = Le nom « { $name } » est pris, ou un autre qui lui ressemble.
login-wrong = Le nom et le mot de passe ne vont pas ensemble.
name-scripts = « { $name } » mêle les lettres de plusieurs écritures. Le nom d’un compte n’en emploie qu’une.
password-wrong = Ce n’est pas votre mot de passe.
no-account = Connectez-vous d’abord à votre compte.
nobody-here = Vous n’avez pas encore de nom ici : rien n’est gardé sur vous.
mail-off = Ce serveur n’envoie pas de courriels.
letter-spent = Ce lien n’ouvre plus rien : il a servi, il est trop ancien, ou un plus récent le remplace.
letters-many = Assez de lettres y sont parties pour aujourd’hui. Réessayez demain.
login-slow = Trop d’essais pour ce nom. Attendez quelques minutes, prenez un appareil où vous étiez déjà connecté, ou demandez un nouveau mot de passe.
