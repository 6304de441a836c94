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
web-open-record = Ouvrir une partie
web-pages = Pages du site
web-no-server = Le serveur ne répond pas. Vérifiez la connexion et réessayez.
web-here-note = De 2 à 4 personnes partagent cet appareil. Un choix des cartes le ferait passer 32 fois de main en main : chacun reçoit donc un paquet tout prêt.
web-here-two = Indiquez au moins 2 noms.

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
web-reserve = Réserve
web-payment = Paiement
web-pay-from =
    { $energy ->
        [air] Air, source : { $text }. Changer de source
        [water] Eau, source : { $text }. Changer de source
        [fire] Feu, source : { $text }. Changer de source
       *[earth] Terre, source : { $text }. Changer de source
    }
web-looking-back = Vous regardez la manche { $round }.
web-back-to-now = Revenir au présent
web-end-anyway = Terminer quand même ?
web-only-answer = Aucun autre choix : c’est fait pour vous.
web-choose-transmute = Choisissez les énergies à cristalliser.
web-undo-keys = Annuler une étape (Retour arrière ; avec Maj tout le tour)
web-always = Toujours celle-ci…
web-end-turn = Terminer le tour
web-year = Année { $text }
web-round = Manche { $round }
web-seat-menu = Table et place
web-agree-hints = Autoriser les conseils
web-take-seat = Je reprends la main
web-hand-over = Laisser l’ordinateur
web-link-note = Votre lien ouvre cette place sur tout appareil. Qui le possède joue pour vous.
web-hint-win = { $count } % de chances de gagner
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
# Two sentences, one after the other.
web-both = { $first } { $second }
