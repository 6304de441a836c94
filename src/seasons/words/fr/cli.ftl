# La ligne de commande et la table dans le terminal.
#
# Ce qui se tape reste le même dans toutes les langues : commandes (seasons table), options (--seats), valeurs fixes
# (human, random, greedy, planner, rollout, last, apprentice, magician, archmage, revised, first) et lettres à la table (t c l r u uu s q h why,
# n et b). Les mots en CAPITALES qui tiennent la place d’autre chose sont traduits, partout de la même façon :
# NOM, THÈME, FICHIER, LISTE, NOMBRE, TEXTE, MOT, LANGUE, COMMANDE, COUP.

## La ligne de commande : l’aide

cli-about = Le jeu de société Seasons : jouer, se renseigner, simuler et mesurer.
cli-usage = Utilisation : { $text }
cli-usage-options = [OPTIONS]
cli-usage-command = COMMANDE
cli-arguments = Arguments :
cli-options = Options :
cli-commands = Commandes :
cli-more-help = « seasons COMMANDE --help » en dit plus sur une commande.
cli-default = { $text } (par défaut : { $value })
cli-one-of = { $text } Au choix : { $value }.

# Ce qui se tape après une option ou une commande, en capitales
cli-place-name = NOM
cli-place-topic = THÈME
cli-place-file = FICHIER
cli-place-list = LISTE
cli-place-number = NOMBRE
cli-place-text = TEXTE
cli-place-word = MOT
cli-place-lang = LANGUE
cli-place-bot = JOUEUR

## Les commandes

cli-command-table = Jouer à une table dans le terminal, à plusieurs ou contre l’ordinateur.
cli-command-rules = Lire les règles : la liste des thèmes, un thème ou le lexique.
cli-command-cards = Lister toutes les cartes, ou tout dire sur l’une d’elles.
cli-command-replay = Montrer le déroulement d’une partie enregistrée, et la table après le dernier coup montré.
cli-command-scenario = Exécuter des fichiers de scénario et dire ce qui diffère.
cli-command-simulate = Faire jouer le hasard contre lui-même et faire le bilan des parties.
cli-command-bench = Mesurer la vitesse des règles sur cette machine.
cli-command-soak = Jouer beaucoup de parties au hasard, vérifier tous les invariants après chaque coup et montrer ce qui est couvert.
cli-command-arena = Faire jouer des joueurs virtuels entre eux avec les mêmes cartes et les mêmes dés, et mesurer qui est le plus fort.
cli-command-solve = Trouver le meilleur coup d’une position : avec certitude au dernier tour, en jouant la suite auparavant.
cli-command-puzzles = Soumettre les problèmes à des joueurs virtuels.
cli-command-bot = Faire répondre un joueur virtuel sur stdin et stdout, selon le protocole des programmes.
cli-command-conform = Vérifier qu’un programme respecte le protocole.
cli-command-hint = Dire quels coups d’une position sont les meilleurs, et pourquoi.
cli-command-ladder = Faire jouer des joueurs virtuels tous contre tous, et les classer.
cli-command-regret = Mesurer combien de points les niveaux abandonnent.

## Les options et les arguments

cli-option-help = Afficher cette aide et quitter.
cli-option-version = Afficher la version et quitter.
cli-option-lang = La langue, par exemple en ou fr ; sinon celle de votre système.
cli-option-players = Nombre de joueurs, de 2 à 4.
cli-option-level = Quelles cartes, et comment on les obtient.
cli-option-edition = L’édition imprimée.
cli-option-seats = Qui s’assoit où, par exemple human,greedy ou Ada,Bob,random.
cli-option-seed-table = Rejouer les mêmes dés et les mêmes cartes.
cli-option-resume = Reprendre une partie enregistrée ; « last » est la dernière quittée.
cli-option-card = Une carte, par son nom ou son numéro ; le nom peut être dans n’importe quelle langue du jeu.
cli-option-topic = Un thème, par sa clé ou son titre.
cli-option-record = Une partie enregistrée.
cli-option-to = S’arrêter après ce nombre de coups.
cli-option-seat = Voir la partie depuis ce siège ; sinon, tout est visible.
cli-option-files = Des fichiers de scénario, ou des dossiers qui en contiennent.
cli-option-games = Nombre de parties au hasard.
cli-option-level-cards = Quelles cartes.
cli-option-seed = La même graine donne les mêmes parties.
cli-option-seed-soak = La même graine donne les mêmes parties ; à défaut, c’est la date du jour, par exemple 20261118.
cli-option-json = Afficher du JSON.
cli-option-peers = Mesurer aussi d’autres moteurs de jeu, téléchargés depuis le Python Package Index.
cli-option-seconds = Durée d’une mesure dans une passe, en secondes.
cli-option-jobs = Processus en parallèle.
cli-option-against = Qui joue les autres sièges : squirrel, hare, fox, owl ou griffin, du débutant au plus fort ; ou random, greedy, planner, rollout ; rollout:250 réfléchit 250 millisecondes.
cli-option-bots = Deux à quatre joueurs virtuels : random, greedy, planner:6, rollout:50 (millisecondes), rollout:200sims (simulations), squirrel, hare, fox, owl, griffin, module:factory d’un autre paquet ou un programme tel que « cmd:python mybot.py ». Le premier est mesuré ; avec deux noms, le second prend tous les autres sièges.
cli-option-pairs = Nombre de donnes ; chacune est jouée une fois dans chaque ordre des sièges.
cli-option-sprt = S’arrêter dès que l’on sait laquelle de deux différences Elo est la plus proche, par exemple 0,20.
cli-option-move-limit = Secondes dont dispose un joueur d’un autre paquet pour une décision.
cli-option-ladder-bots = Des joueurs virtuels, comme dans l’arène ; sans aucun nom, de squirrel à griffin.
cli-option-write = Une page dont le tableau de classement est remplacé.
cli-option-keep = Un fichier qui garde les rencontres terminées, pour reprendre après une interruption.
cli-option-positions = Nombre de positions.
cli-option-worlds-regret = Nombre de donnes possibles dans lesquelles les coups sont aussi joués jusqu’au bout ; 0 pour aucune.
cli-option-one-bot = Un joueur virtuel, comme dans l’arène.
cli-option-program = Le programme et ses arguments, entre guillemets, par exemple « python mybot.py ».
cli-option-think = Secondes de réflexion demandées aux programmes (cmd:…) pour une décision.
cli-place-program = PROGRAMME
cli-option-position = Une position ou un problème.
cli-option-worlds = Nombre de donnes possibles dans lesquelles chaque coup est joué jusqu’au bout.
cli-option-any-bots = Des joueurs virtuels, comme dans l’arène.
cli-option-puzzles = Des fichiers de problèmes, ou des dossiers qui en contiennent.

## La version

cli-compiled = compilé
cli-interpreted = interprété
cli-not-compiled = interprété : installez gcc et python3-dev pour aller plus vite

## Ce qui ne va pas dans une ligne de commande ; « seasons: » le précède

cli-see-help = { $text } (Voir « seasons --help ».)
cli-no-command = La commande « { $value } » n’existe pas.
cli-no-option = L’option { $option } n’existe pas.
cli-no-option-near = L’option { $option } n’existe pas ; vouliez-vous dire { $text } ?
cli-needs-value = L’option { $option } demande une valeur.
cli-needs-argument = Il manque { $option }.
cli-bad-value = { $option } : « { $value } » ne convient pas, il faut { $text }.
cli-bad-other = { $option } : cette valeur n’est pas possible.
cli-too-much = Ceci est en trop : « { $value } ».
cli-not-understood = La ligne de commande est incompréhensible : { $text }

# Suit « il faut … »
cli-wanted-number = un nombre
cli-wanted-from = un nombre à partir de { $first }
cli-wanted-between = un nombre de { $first } à { $second }
cli-wanted-one-of = une de ces valeurs : { $text }

cli-resume-alone = --resume : une partie enregistrée a déjà ses joueurs, son niveau, son édition et sa graine.
cli-seats-number = --seats : il faut 2 à 4 sièges, par exemple human,random, et non « { $value } ».
cli-seats-differ = --seats : il y a { $count } sièges, mais --players dit { $number }.
cli-seats-name = --seats : il faut human, un joueur virtuel (random, greedy, planner, rollout, squirrel, hare, fox, owl, griffin) ou un nom de 1 à { $limit } lettres, et non « { $value } ».
cli-seats-twice = --seats : deux sièges portent le même nom.
cli-no-bot = Il n’y a pas de joueur virtuel « { $value } » : il faut random, greedy, planner, planner:6, rollout, rollout:50, rollout:200sims, squirrel, hare, fox, owl, griffin, cmd:PROGRAMME ou module:factory.
cli-bot-number = « { $value } » : il faut un nombre de 1 à { $limit } après les deux-points, comme planner:6, rollout:50 (millisecondes) ou rollout:200sims.
cli-bot-unloadable = « { $value } » ne peut pas être chargé : { $text }
cli-no-program = « { $value } » ne désigne aucun programme à lancer : vérifiez son chemin et ses guillemets.
cli-bots-number = Il faut 2 à 4 joueurs virtuels, et non { $count }.
cli-bots-differ = { $count } joueurs virtuels ne vont pas avec --players { $number } : il en faut deux, ou un par siège.
cli-sprt = --sprt : il faut deux nombres, par exemple 0,20, le plus petit d’abord, et non « { $value } ».
cli-against-alone = --against : --seats dit déjà qui joue.
cli-against-name = --against : il faut squirrel, hare, fox, owl, griffin, random, greedy, planner ou rollout, et non « { $value } ».
cli-no-seat = --seat : la partie a { $count } sièges, le siège { $seat } n’existe pas.
cli-no-move =
    { $count ->
        [one] --to : la partie a { $count } coup, le coup { $number } n’existe pas.
       *[other] --to : la partie a { $count } coups, le coup { $number } n’existe pas.
    }

## Ce qui ne va pas dans un fichier. $text est ce qu’en dit le programme ou le système, toujours en anglais

cli-file = { $path } : { $text }
cli-file-unreadable = { $path } : inutilisable : { $text }
cli-file-no-text = { $path } : ce n’est pas un fichier texte.
cli-file-no-yaml = { $path } : ce dossier ne contient aucun fichier .yaml.
cli-file-missing = ce fichier n’existe pas
cli-file-forbidden = ce n’est pas autorisé
cli-file-folder = c’est un dossier
cli-file-no-folder = ce dossier n’existe pas
cli-file-full = le disque est plein
cli-file-read-only = rien ne peut y être écrit

## Nombres dans les rapports : ce qui sépare les milliers, et ce qui précède les décimales

cli-number-group = { "\u202F" }
cli-number-point = ,

## seasons simulate

sim-title =
    { $number ->
        [one] { $value } partie au hasard, { $count } joueurs, { $first }, { $second }, graine { $text }
       *[other] { $value } parties au hasard, { $count } joueurs, { $first }, { $second }, graine { $text }
    }
sim-seat = Siège
sim-seat-number = siège { $seat }
sim-mean = Score moyen
sim-stdev = Écart type
sim-wins = Victoires
sim-rounds = Manches par partie : { $value }
sim-decisions = Décisions par partie : { $first }, dont à deux options ou plus : { $second }
sim-speed = Parties par seconde : { $value } ({ $text })
sim-progress = Parties

## seasons bench ; $text est « compilé » ou « interprété »

bench-title = Les règles, en mode { $text }, sur un cœur
bench-what = Jeu au hasard
bench-best = Meilleur
bench-median = Médiane
bench-decisions = décisions par seconde, Archimage, 2 joueurs
bench-interpreted = la même mesure, en mode interprété
bench-games = parties par seconde, Archimage
bench-apprentice = parties par seconde, Apprenti
bench-copy = microsecondes pour copier un état
bench-rollouts = parties simulées par seconde dans une recherche
bench-encodings = rangées de nombres par seconde tirées des tables
bench-batch = décisions par seconde, 64 parties côte à côte avec leurs rangées
bench-large-batch = décisions par seconde, 1024 parties côte à côte
bench-bytes = Octets par état : { $value }
bench-counted = Seules comptent les décisions à deux options ou plus.
bench-no-peers = Pour comparer avec d’autres moteurs de jeu : seasons bench --peers. Ils sont alors téléchargés depuis le Python Package Index dans un dossier à part.
bench-peers = Autres moteurs
bench-peers-what = Décisions par seconde
bench-ours = Le nôtre
bench-ratio = × { $value }
bench-version = Version
bench-round = Passe { $number } sur { $count }
bench-venv = Création d’un dossier pour les autres moteurs
bench-installing = Installation : { $name }
bench-peer-speed = { $name } : { $first } décisions par seconde, { $second } parties par seconde
bench-no-figure = { $name } : mesure impossible : { $text }
bench-failed = La vitesse des règles n’a pas pu être mesurée : { $text }

## seasons arena ; les joueurs virtuels portent les noms que l’on tape. Chaque donne est jouée une fois dans chaque ordre des sièges

arena-title = { $players } : parties { $value }, donnes { $count }, { $first }, { $second }, graine { $text }
arena-bot = Joueur
arena-share = Victoires, %
arena-left = Cartes restantes
arena-decisions = Décisions
arena-median = ms, médiane
arena-p95 = ms, 95 %
arena-max = ms, maximum
arena-result = { $name } : { $first } gagnées, { $second } partagées, { $text } perdues.
arena-rate = { $name }, taux de victoire : { $value } % (intervalle à 95 % : { $first } à { $second } %)
arena-elo = Différence Elo : { $value } (intervalle à 95 % : { $first } à { $second })
# Le test séquentiel : $value est la différence Elo la plus proche, $text l’autre
arena-sprt = Test séquentiel : décidé pour { $value } contre { $text } après { $count } donnes.
arena-sprt-open = Test séquentiel : pas de décision entre { $first } et { $second } (logarithme du rapport de vraisemblance : { $value }).
arena-failed-raised = { $name } a perdu la partie { $number } de la donne { $count } : le programme a échoué ({ $text }).
arena-failed-illegal = { $name } a perdu la partie { $number } de la donne { $count } : { $text } n’est pas un coup autorisé.
arena-failed-slow = { $name } a perdu la partie { $number } de la donne { $count } : réflexion trop longue.
arena-failed-died = { $name } a perdu la partie { $number } de la donne { $count } : son processus s’est arrêté.
arena-failed-protocol = { $name } a perdu la partie { $number } de la donne { $count } : aucune réponse dans le protocole 2 des programmes, voir docs/bots.md.
arena-failed-more = Autres parties perdues de cette façon : { $count }
arena-interrupted = Interruption : seules les donnes terminées comptent.
arena-nothing = Interruption avant la fin de la première donne.

## seasons solve et seasons puzzles ; les coups sont écrits comme dans les fichiers, l’écart compte les points d’avance sur le meilleur adversaire

solve-progress = Suite des parties
solve-why-goes-on = la partie continue après cette manche
solve-why-not-begun = la partie n’a pas commencé
solve-why-over = la partie est terminée
solve-why-many = il y a trop de situations
solve-why-hidden = quelqu’un a des cartes cachées en main
solve-too-large = Pas d’analyse complète, car { $text } : chaque coup est joué jusqu’au bout dans { $value } donnes, graine { $count }.
solve-move = Coup
solve-value = Écart
solve-wins = Victoires, %
solve-loss = Perte
solve-interval = Intervalle à 95 %
solve-from-to = { $first } à { $second }
solve-line = Meilleure suite, avec les sièges : { $text }
solve-line-chance = Meilleure suite, avec les sièges, jusqu’à ce que le hasard décide : { $text }
solve-states = Situations examinées : { $value }
solve-agrees = C’est la solution du fichier : { $text }
solve-differs = Le fichier donne une autre solution : { $text }
puzzles-progress = Problèmes
puzzles-puzzle = Problème
puzzles-yes = oui
puzzles-no = non
puzzles-score = { $name } en résout { $number } sur { $limit }.
puzzles-failed = { $name } a échoué sur { $value } : { $text }
puzzles-no-solution = { $path } : ce problème n’a pas de solution.

## seasons conform : ce qui est essayé avec un programme qui joue

conform-handshake = répondre au salut
conform-named = dire son nom
conform-ready = être prêt pour une nouvelle partie
conform-questions = répondre à toutes les sortes de questions
conform-whole-game = jouer une partie entière
conform-two-games = jouer deux parties à la fois
conform-again = répondre deux fois à la même question
conform-unknown = ignorer les messages et les champs inconnus
conform-messages = ne dire que des messages du protocole, sans autres champs
conform-quit = s’arrêter sur demande
conform-end-of-input = s’arrêter quand l’entrée se termine
conform-fine = réussi : { $text }
conform-wrong = échoué : { $first } ({ $second })
conform-why-raised = le programme a échoué : { $text }
conform-why-illegal = réponse inattendue : { $text }
conform-why-slow = réponse trop lente
conform-why-died = le programme s’est arrêté : { $text }
conform-why-protocol = aucune réponse dans le protocole 2 des programmes, voir docs/bots.md
conform-yes = { $name } respecte le protocole.
conform-no = { $name } ne respecte pas le protocole.

## seasons ladder et seasons regret

ladder-title = Tous contre tous : parties { $value }, donnes par rencontre { $count }, graine { $text }
ladder-rating = Classement Elo
ladder-games = Parties
ladder-names = Il faut au moins deux joueurs différents.
ladder-no-place = { $path } : il n’y a pas de place pour le tableau, « { $value } » manque.
ladder-not-kept = { $path } contient autre chose que les résultats de ce classement. Veuillez choisir un autre fichier.
regret-progress = Positions étudiées
regret-title = Points perdus par décision : positions { $value }, graine { $text }
regret-level = Niveau
regret-allowance = Marge permise
regret-mean = Moyenne
regret-worst = Pire
regret-played-out = Joué jusqu’au bout
regret-played-out-worst = Joué jusqu’au bout, pire

## seasons soak ; invariants, décisions, événements et raisons portent leur nom du programme, en anglais

soak-title = { $value } parties au hasard et { $count } depuis des positions, { $text } coups, graine { $number }.
soak-counts = Les nombres sont ceux des parties au hasard, avec + ceux des positions ; - ne peut pas arriver.
soak-card = Carte
soak-entered = Arrivées
soak-left = Départs
soak-activated = Activations
soak-free = Gratuites
soak-twice = En double
soak-decision = Décision
soak-event = Événement
soak-reason = Raison
soak-count = Nombre
soak-no-activation = Cartes sans activation : { $cards }.
soak-never = Jamais arrivé : { $name }, { $value }
soak-broken = Non respecté : { $text }
soak-broken-more =
    { $count ->
        [one] Non respecté : encore { $count } partie
       *[other] Non respecté : encore { $count } parties
    }
soak-failed = Échec. Lignes vides : { $count } ; parties où un invariant n’est pas respecté : { $number }.
soak-fine = Tous les invariants sont respectés, et tout a été atteint.

## seasons scenario

scenario-title = { $path }, « { $name } »
scenario-fine = { $path } : comme prévu
scenario-differs = { $path } : différent

## seasons rules

rules-topics = Thèmes :
rules-topic = { $name } : { $text }
rules-how = « seasons rules THÈME » montre un thème, « seasons cards NOM » une carte.
rules-no-topic = Le thème « { $value } » n’existe pas. Les thèmes sont { $text }.

## seasons cards, et c à la table

table-prestige = Prestige
table-cost = Coût
table-kind = Catégorie
table-card = Carte
table-effect = Effet
page-title = { $number }. { $name }
page-line = { $name } : { $text }
page-cost-for = Coût à { $count } joueurs : { $cost }
page-first-edition = Dans la première édition (coût : { $cost }) : { $text }
page-rulings = Précisions :
page-ruling = - { $text }
page-differs = Les livrets imprimés divergent. { $text }
page-no-card = La carte « { $value } » n’existe pas.
page-no-card-near = La carte « { $value } » n’existe pas. Vouliez-vous dire { $cards } ?
page-many-cards = « { $value } » peut désigner { $cards }.
page-or = { $first } ou { $second }

## Toute la table en lignes qui se lisent à voix haute (t à la table, la fin de seasons replay)

# $text est le nom de la saison
show-time = Année { $year }, { $text }, case { $space } sur 12, manche { $round }.
show-prelude = Prélude : choix des cartes.
show-over = La partie est terminée.
show-rates = Cristaux par énergie : { $text }.
# Ce que rapporte une énergie : $name est l’énergie
show-rate = { $name } { $count }
show-dice = Dés : { $dice }.
show-die-free = dé { $number } ({ $text }), libre
show-die-taken = dé { $number } ({ $text }), pris par { $player }
show-cards =
    { $count ->
        [0] aucune carte
        [one] { $count } carte
       *[other] { $count } cartes
    }
show-piles = Pioche : { $first }. Défausse : { $second }.
show-top = Sur le dessus de la pioche : { $cards }.
# $text est une liste de show-mark-… ; $limit est la jauge
show-seat = { $player } ({ $text }) : { $crystals }, jauge à { $limit }, bonus utilisés : { $count } sur 3.
show-mark-seat = siège { $seat }
show-mark-first = joue en premier
show-mark-turn = c’est son tour
show-mark-transmute = peut cristalliser
show-reserve = Réserve, { $count } sur { $limit } : { $energies }.
show-play = En jeu, { $count } sur { $limit } : { $cards }.
show-hand = Main : { $cards }.
show-library = Bibliothèque de l’année { $year } : { $cards }.
show-pack = Cartes à choisir : { $cards }.
show-drafted = Cartes choisies : { $cards }.
show-drawn = Cartes piochées : { $cards }.
show-hidden =
    { $count ->
        [one] { $count } cachée
       *[other] { $count } cachées
    }
# Une carte en jeu et ses marques : inclinée, avec des énergies dessus
show-card = { $card } ({ $text })
show-turned = inclinée
show-stored = avec { $energies }

## La table : titres, et paroles à qui joue

table-title =
    { $season ->
        [winter] Année { $year }, manche { $round }, hiver, case { $space }
        [spring] Année { $year }, manche { $round }, printemps, case { $space }
        [summer] Année { $year }, manche { $round }, été, case { $space }
       *[fall] Année { $year }, manche { $round }, automne, case { $space }
    }
table-prelude = Prélude
table-not-possible = Impossible maintenant : { $text }
table-undone = Coup annulé.
table-not-undone = Impossible d’annuler : { $text }
table-nothing-to-undo = Il n’y a rien à annuler.

## La fin

score-title = Score final
score-place = Place
score-player = Nom
score-crystals = Cristaux
score-cards = Cartes de fin de partie
score-prestige = Prestige
score-hand = Cartes en main
score-bonus = Bonus
score-total = Total
score-winner = Le titre d’archimage de Xidit revient à { $player } !
score-shared = { $players } se partagent le titre d’archimage de Xidit !
score-tie-break = L’égalité est départagée par le nombre de cartes en jeu.

## La table dans le terminal, ligne par ligne (seasons.terminal)

# Le nom d’un siège qui joue au hasard
sit-random = Hasard { $seat }
# Tout autre joueur virtuel : $name est Greedy, Planner:6 …
sit-bot = { $name } { $seat }
sit-thinking = { $player } réfléchit…
# $text vient du programme, en anglais
sit-replaced = { $player } ne peut pas continuer ({ $text }). Désormais, ses coups sont tirés au hasard.
sit-ask-players = Combien de joueurs, de 2 à 4 ? Entrée pour { $count } :
# Les niveaux comme dans level-… ; leurs premières lettres suffisent
sit-ask-level = Quel niveau : Apprenti (idéal pour débuter), Magicien ou Archimage ? Entrée pour { $text } :
sit-ask-resume = Une partie n’est pas terminée ; elle est enregistrée dans { $path }. La reprendre ? Entrée pour oui, n pour une nouvelle partie :
sit-ask-again = « { $text } » n’est pas une de ces réponses.
sit-welcome = { $players }. { $text }. Tapez h pour l’aide.
sit-resumed = Reprise de la partie enregistrée dans { $path }.
sit-pass-device = Passez l’appareil à { $player }, puis appuyez sur Entrée.
sit-status-seat = { $player } : { $crystals } ; réserve : { $energies } ; { $cards } ; { $bonus }.
sit-status-you = Vous ({ $player }) : { $crystals } ; réserve : { $energies } ; { $cards } ; { $bonus }.
sit-status-cards = { $count } en jeu, jauge à { $limit }, { $number } en main
sit-status-bonuses =
    { $count ->
        [one] { $count } bonus utilisé
       *[other] { $count } bonus utilisés
    }
sit-status-hand = Votre main : { $cards }.
sit-choice = { $number }. { $text }
sit-choice-card = { $text } (coût : { $cost } ; prestige : { $count }). { $second }
sit-choice-default = { $text } (ou simplement Entrée)
sit-default-choice = Votre choix, de 1 à { $count } :
# Les coups peuvent aussi se taper comme dans les parties enregistrées, en anglais ; « end turn » reste tel quel
sit-help =
    Tapez le numéro d’un choix ou son texte. Un coup écrit comme dans les parties enregistrées, par exemple « end turn », convient aussi.
    t : toute la table. c NOM : ce que fait une carte. r THÈME : les règles. l : ce qui s’est passé.
    why COUP : pourquoi un coup est impossible ; why seul : tout ce qui est impossible maintenant.
    hint : les meilleurs coups, et pourquoi.
    u : annuler votre dernier coup. uu : revenir au début de votre tour.
    s FICHIER : enregistrer. q : quitter, la partie est gardée. h ou ? : cette aide.
sit-hint-thinking = Réflexion …
sit-no-default = Tapez un nombre de 1 à { $count }, ou h pour l’aide.
sit-no-number = Le choix { $number } n’existe pas ; il y en a { $count }.
sit-no-move = « { $value } » n’est pas un coup. Tapez h pour l’aide.
sit-no-move-near = « { $value } » n’est pas un coup. Vouliez-vous dire « { $text } » ?
sit-possible = C’est possible maintenant.
sit-no-reason = Cela ne fait pas partie des choix actuels.
sit-object = { $first } : { $second }
sit-all-possible = Tout ce que vous avez est utilisable maintenant.
sit-undone-many =
    { $count ->
        [one] { $count } coup annulé.
       *[other] { $count } coups annulés.
    }
sit-saved = Partie enregistrée dans { $path }.
sit-not-saved = La partie n’a pas pu être enregistrée dans { $path } : { $text }
sit-exists = { $path } contient autre chose. Choisissez un autre nom.
sit-quit = Entrée garde la partie pour « seasons table --resume » ; un nom de fichier l’y enregistre aussi ; n la supprime ; b revient au jeu :
sit-kept = La partie est gardée dans { $path } ; « seasons table --resume » permet de la reprendre.
sit-thrown-away = La partie est supprimée.
sit-input-ended = L’entrée est terminée.
sit-no-saved-game = Il n’y a aucune partie à reprendre.
sit-record = La partie est enregistrée dans { $path }.
sit-log-empty = Il ne s’est encore rien passé.
