# Ce que seul le navigateur dit. Boutons : 23 caractères au plus, comme dans ui.ftl.

## Accueil

web-claim = Trois années, douze saisons, un seul archimage. Jouez contre l’ordinateur ou entre amis, sans compte.
web-setup-summary =
    { $count ->
        [one] { $count } adversaire · cartes : { $text } · ordinateur : { $name }
       *[other] { $count } adversaires · cartes : { $text } · ordinateur : { $name }
    }
web-setup-bot = Joueur de l’ordinateur
web-setup-level = Niveau des cartes
web-setup-edition = Édition
web-setup-first = Qui commence
web-first-lot = Au hasard
web-first-me = Moi
web-first-other = Un adversaire
web-setup-people = Places entre amis
web-setup-name = Votre nom
web-more = Plus
web-level-apprentice = Des paquets tout prêts avec les 30 premières cartes : vous jouez tout de suite.
web-level-magician = Les 30 premières cartes, choisies l’une après l’autre.
web-level-archmage = Les 50 cartes, choisies l’une après l’autre.
web-bot-squirrel = Écureuil
web-bot-hare = Lièvre
web-bot-fox = Renard
web-bot-owl = Hibou
web-bot-griffin = Griffon
web-my-tables = Vos parties
web-show-all = Tout montrer ({ $count })
web-show-fewer = Montrer moins
web-forget = Oublier
web-forget-game = Oublier cette partie ?
web-forget-note = Ce navigateur perd le chemin de votre place. Vous ne pourrez revenir que si vous avez gardé votre lien.
web-open-record = Ouvrir une partie
web-pages = Pages du site
web-no-server = Le serveur ne répond pas. Vérifiez la connexion et réessayez.
web-here-note = De 2 à 4 personnes partagent cet appareil. Un choix des cartes le ferait passer 32 fois de main en main : chacun reçoit donc un paquet tout prêt.
web-here-two = Indiquez au moins 2 noms.
web-watch-note = Collez le lien d’une table pour la regarder.
web-watch-link = Lien d’une table
web-watch-bad = Ce n’est pas le lien d’une table d’ici.
web-watch-computers = Ou regardez l’ordinateur jouer contre lui-même.
web-watch-start = Faire jouer l’ordinateur

## La table

web-gauge-free =
    { $count }/{ $limit } – { $free ->
        [one] { $free } place libre
       *[other] { $free } places libres
    }
web-gauge-over = { $count }/{ $limit } – aucune place libre
web-bonus-label = Bonus : { $bonus }. Coûte { $count } points de prestige à la fin.
web-die-faces = Les six faces
web-die-odds = Chaque face sort une fois sur six.
web-wheel-boots = Déplacer le marqueur saison
web-with-reason = { $first }. Pas maintenant : { $second }
web-tray-gain = { $count } sur { $limit }
web-tray-spend = { $count } sur { $limit }
web-tray-keep = Garder { $count } sur { $limit }
web-tray-less = Moins : { $name }
web-tray-more = Plus : { $name }, actuellement { $count }
web-say = Dire quelque chose
web-rulings = Précisions
web-differs = Quand les livrets diffèrent
web-score-player = Nom
web-score-crystals = Cristaux
web-score-cards = Cartes de fin
web-score-prestige = Prestige
web-score-hand = Main
web-score-bonus = Malus
web-score-total = Total

## Règles et cartes

web-search-rules = Chercher dans les règles
web-search-cards = Chercher une carte
web-contents = Sommaire
web-nothing-found = Rien trouvé. Essayez un autre mot.
web-sort = Trier par
web-sort-number = Numéro
web-sort-name = Nom
web-sort-cost = Coût
web-sort-prestige = Prestige
web-sort-kind = Nature
web-cost-for = Coût selon le nombre de joueurs
web-cost-line = { $count } joueurs : { $cost }

## Réglages

web-settings-look = Apparence
web-settings-play = Jeu
web-motion = Animations
web-motion-normal = Normales
web-motion-fast = Rapides
web-motion-off = Aucune
web-text-size = Taille du texte
web-contrast = Contraste élevé
web-left-handed = Boutons pour la main gauche
web-mute = Couper le son
web-volume-table = La table
web-volume-turn = Mon tour
web-volume-others = Les coups des autres
web-sound-try = Essayer
web-remind = Rappeler une fois ce qui est encore gratuit avant la fin de mon tour
web-answer = Répondre à ma place quand il n’y a qu’une réponse
web-letter-keys = Les lettres seules sont des raccourcis
web-badges = Montrer les chiffres sur ce que je peux choisir

## Crédits

web-credits = Crédits
web-credits-game = Le jeu
web-credits-unofficial = Ceci est une adaptation non officielle et non commerciale du jeu de société Seasons. Elle n’est pas liée à son éditeur.
web-credits-designer = Auteur
web-credits-illustrator = Illustrateur
web-credits-publisher = Éditeur
web-credits-buy = Le jeu imprimé est bien plus beau. Si jouer ici vous plaît, offrez-lui une place sur votre table.
web-credits-works = Œuvres d’autrui
web-credits-icons = Les icônes viennent de game-icons.net, par Lorc, Delapouite et d’autres, sous licence CC BY 3.0. Leurs couleurs ont été modifiées.
web-credits-own = Les nôtres
web-credits-own-text = Les dessins, les sons et les textes ont été faits pour ce projet. Rien n’est chargé depuis d’autres serveurs, et il n’y a pas de cookies.

## Quand quelque chose ne va pas

web-lost-title = Perdu dans les bois
web-lost-text = Il n’y a rien à cette adresse. Le lien est peut-être incomplet ou trop ancien.
web-lost-broken = Une partie de la page n’a pas pu être chargée. Vérifiez la connexion et rechargez-la.
web-reload = Recharger

## The live table

web-gone-title = Cette porte ne s’ouvre pas
web-gone-forget = Oublier cette table
web-season = Saison et cours
web-next-rates = Cristaux par énergie à la saison suivante
web-draw-pile = Pioche : { $count }
web-discard-pile = Défausse : { $count }
web-library = Ma bibliothèque de l’année { $year } : { $count }
web-libraries = Mes bibliothèques
web-dice = Dés
web-no-dice = Tous les dés sont pris.
web-left-over =
    { $season ->
        [winter] S’il reste : case { $space }, hiver
        [spring] S’il reste : case { $space }, printemps
        [summer] S’il reste : case { $space }, été
       *[fall] S’il reste : case { $space }, automne
    }
web-left-end = S’il reste, c’est la dernière manche
web-may-transmute = Vous pouvez cristalliser
web-empty-hand = Main vide
web-shelf = Cartes au choix
web-see-through = Voir la table
web-table-then = La table à ce moment
web-since = depuis votre dernier coup
web-details = Carte examinée
web-then = Ensuite : { $text }
web-board-of = Cartes en jeu : { $player }
web-nothing-there = Rien ici.
web-reserve = de la réserve
web-payment = Paiement
web-pay-from =
    { $energy ->
        [air] Air, { $text }. Changer de source
        [water] Eau, { $text }. Changer de source
        [fire] Feu, { $text }. Changer de source
       *[earth] Terre, { $text }. Changer de source
    }
web-looking-back = Vous regardez la manche { $round }.
web-back-to-now = Revenir au présent
web-go-back = Reprendre à partir d’ici
web-uncounted = À partir d’ici, la partie ne comptera plus.
web-end-anyway = Terminer quand même ?
web-only-answer = Aucun autre choix : c’est fait pour vous.
web-choose-transmute = Choisissez les énergies à cristalliser.
web-undo-keys = Annuler une étape (Retour arrière ; avec Maj tout le tour)
web-always = Toujours celle-ci
web-end-turn = Terminer le tour
web-year = Année { $text }
web-round = Manche { $round }
web-seat-menu = Table et place
web-agree-hints = Autoriser les conseils
web-take-seat = Je reprends la main
web-hand-over = Laisser l’ordinateur
web-link-note = Votre lien ouvre cette place sur tout appareil. Qui le possède joue pour vous.
web-hint-win = { $count } % de chances de gagner
web-hint-thinking = Recherche du meilleur coup…
web-key-confirm = Bouton principal, ou l’élément choisi
web-key-cancel = Revenir, fermer
web-key-undo = Annuler une étape
web-key-turn = Revenir au début du tour
web-key-nth = Le n-ième choix possible
web-key-tray = Plus ou moins d’air, d’eau, de feu, de terre
web-key-all = Toutes les énergies
web-key-zones = Main, cartes en jeu, réserve, dés, roue
web-key-opponents = Les adversaires
web-key-inspect = Garder la carte affichée
web-key-speed = Vitesse des animations
web-key-mute = Son activé ou coupé
web-key-list = Cette liste
web-first-bonus = Cela coûte { $count } points de prestige à la fin de la partie.
web-choose-kept = Choisissez les { $count } énergies que vous gardez.
web-give = Donner
web-take-for-it = Prendre en échange
web-penalty-then = Malus total : −{ $count }
web-away = { $player } n’est plus là depuis 3 minutes.
web-wait = Attendre
web-computer-plays = L’ordinateur continue
web-standing = Toujours prendre
web-ask-me = Me demander
web-marked = Carte marquée : elle part la première si vous devez en donner une.
web-key-next = Ce qui m’attend ensuite
web-key-through = Voir la table (maintenir)
# Two sentences, one after the other.
web-both = { $first } { $second }

## Prélude : choix et répartition

web-prelude = Prélude
web-prelude-card = Prélude : carte { $count } sur 9
web-pack-from = reçu par { $player }, le reste va à { $to }
web-prelude-split = Prélude : trois années
web-draft-prompt =
    { $count ->
        [one] Choisissez une carte. { $count } autre va à { $to }.
       *[other] Choisissez une carte. Les { $count } autres vont à { $to }.
    }
web-draft-how = Un clic marque une carte, un second la prend.
web-my-picks = Mes cartes
web-cost-together = Leur coût total
web-seen-cards = Cartes vues
web-seen-about = Ces cartes sont passées entre vos mains. L’emblème montre qui peut les avoir maintenant.
web-pack-of = Paquet ouvert par { $player }
web-nothing-seen = Rien n’est encore passé.
web-may-hold = Chez { $players }
web-you-took = Carte prise par vous
web-copy-went-by = Un exemplaire est passé. Maintenant chez : { $players }
web-hold-twin = Vous avez déjà cette carte
web-change-mind = Changer d’avis
web-who-is-ready = Qui a choisi
web-still-choosing = { $player } choisit
web-has-chosen = { $player } a choisi
web-split-prompt = Formez trois paquets de trois cartes, un par année.
web-split-done = Trois paquets de trois. C’est bon ?
web-split-how = Utilisez les onglets, glissez les cartes, ou appuyez sur 1, 2, 3.
web-split-why = Chaque paquet arrive en main au début de son année.
web-into-year = { $name } : année { $year }
web-put-here = Mettre la carte dans l’année { $year }
web-shelf-1 = votre main de départ
web-shelf-2 = dès l’année 2
web-shelf-3 = dès l’année 3
web-years = Les trois années
web-watch-prelude = Le choix des cartes est en cours

## Avant la partie

web-lobby-title = Votre table est dressée
web-lobby-guest = Bienvenue à la table
web-lobby-setting = { $count } places · cartes : { $first } · { $second }
web-lobby-how = Envoyez à chaque personne son propre lien, ou laissez jouer l’ordinateur.
web-lobby-wait-host = Entrez votre nom. La partie est lancée par qui a ouvert la table.
web-seats = Places
web-seats-open =
    { $count ->
        [one] { $count } place est encore libre.
       *[other] { $count } places sont encore libres.
    }
web-all-here = Tout le monde est là.
web-waiting-start = Tout le monde est là. La partie va commencer.
web-copy-watch = Lien pour regarder
web-meanwhile = En attendant :
web-seat-free = Place libre
web-seat-away = Hors connexion
web-seat-here = Présence confirmée
web-seat-link = Copiez le lien et envoyez-le.
web-seat-wait = Personne n’est encore là.
web-seat-you = Vous
web-free-seat = Libérer la place
web-copied = Copié

## Un seul appareil

web-pass-device = Passez l’appareil à { $player }
web-pass-why = L’écran suivant montre des cartes secrètes. Les autres ne regardent pas.
web-i-am = Je suis { $player }
web-decides = { $player } décide
web-show-hand = Montrer ma main

## La fin

web-final-score = Score final
web-archmage = Le titre d’archimage de Xidit revient à { $player }
web-archmage-shared = { $players } se partagent le titre d’archimage de Xidit
web-tie-break = L’égalité est départagée par le nombre de cartes en jeu.
web-chart-label = { $text }. À la fin : { $players }
web-chart-crystals = Cristaux par manche
web-chart-prestige = Prestige en jeu par manche
web-to-rematch = À la revanche
web-record = Fichier
web-show-scores = Voir les scores
web-fair-title = Dés et cartes équitables
web-fair-how = Avant la partie, le serveur a fixé un secret et n’en a montré que l’empreinte. Puis chaque navigateur a ajouté une part de hasard et l’a gardée en mémoire. Tous les dés et toutes les cartes en découlent : ni le serveur ni personne à la table n’a pu les choisir à sa guise.
web-fair-commitment = Empreinte (SHA-256), montrée avant la partie
web-fair-secret = Le secret du serveur, révélé maintenant
web-fair-nonce = La part ajoutée par { $player }
web-fair-mine = Votre part, telle que ce navigateur l’a gardée
web-fair-seed = La graine de la partie, faite de tout cela
web-fair-verify = Pour recalculer chaque lancer et chaque tirage, téléchargez le fichier de la partie et lancez :
web-fair-kept = Dés et cartes : tout est juste. Votre part est dans la graine, et les dés en découlent.
web-fair-broken = Dés et cartes : le secret ne correspond pas à l’empreinte montrée avant la partie.
web-fair-missing = Dés et cartes : votre part n’a pas été utilisée. Le serveur l’a remplacée par une autre.
web-fair-astray = Dés et cartes : les dés ne découlent pas du secret et des parts de chacun.
web-fair-elsewhere = Dés et cartes : les dés découlent de la graine. Votre part ne peut pas être vérifiée ici : ce navigateur n’en a pas ajouté.
web-fair-unknown = Dés et cartes : ce navigateur ne peut vérifier qu’en https.

## Revoir une partie

web-replay-pick = Choisissez le fichier d’une partie finie pour la revoir.
web-replay-step = Étape de la partie
web-replay-at = Étape { $count } sur { $limit }, manche { $round }
web-replay-first = Au début
web-replay-turn-back = Un tour en arrière
web-replay-back = Une étape en arrière
web-replay-play = Lancer
web-replay-pause = Interrompre
web-replay-next = Une étape en avant
web-replay-turn-next = Un tour en avant
web-replay-last = À la fin
web-viewpoint = Point de vue
web-all-open = Toutes les cartes visibles
web-look-as = Comme { $player } le voit
web-copy-step = Copier un lien vers cette étape
web-go-on-here = Continuer d’ici
web-to-table = À la table
