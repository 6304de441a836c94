# Les mots dont toute interface a besoin (ui-…), et les noms accessibles (a11y-…).
# Boutons et titres : 23 caractères au plus, sans point. « Annuler » reprend un coup ; ui-cancel ne fait que
# quitter une question, donc « Retour ».

## Boutons et titres

ui-home = Accueil
ui-play = Jouer
ui-play-computer = Contre l’ordinateur
ui-play-friends = Entre amis
ui-one-device = Sur un seul appareil
ui-learn = Apprendre à jouer
ui-rules = Règles
ui-cards = Cartes
ui-watch = Regarder
ui-replay = Revoir la partie
ui-settings = Réglages
ui-language = Langue
ui-sound = Son
ui-speed = Vitesse
ui-help = Aide
ui-keys = Touches
ui-text-view = Affichage texte
ui-log = Journal
ui-hint = Conseil
ui-undo = Annuler
ui-start-of-turn = Retour au début du tour
ui-take-card = Prendre cette carte
ui-summon = Invoquer
ui-activate = Activer
ui-transmute = Cristalliser
ui-bonuses = Bonus
ui-everything = Tout
ui-clear = Effacer
ui-ready = C’est prêt
ui-change = Modifier
ui-look-at-table = Voir la table
ui-wait = Attendre
ui-computer-plays = L’ordinateur continue
ui-confirm = Confirmer
ui-cancel = Retour
ui-yes = Oui
ui-no = Non
ui-back = Retour
ui-next = Suivant
ui-previous = Précédent
ui-open = Ouvrir
ui-close = Fermer
ui-save = Enregistrer
ui-download = Télécharger
ui-copy-link = Copier le lien
ui-new-game = Nouvelle partie
ui-go-on = Continuer
ui-start = Commencer
ui-leave = Quitter
ui-rematch = Revanche
ui-now = Maintenant
ui-season-and-dice = Saison et dés
ui-my-board = Mon plateau
ui-my-cards = Mes cartes en jeu
ui-my-hand = Ma main
ui-opponents = Adversaires
ui-name = Nom
ui-computer = Ordinateur
ui-spectator = En spectateur

## Dit en passant

ui-your-turn = À vous de jouer.
ui-waiting = En attente des autres.
ui-loading = Chargement…
ui-online = En ligne
ui-connection-lost = Connexion perdue. Nouvelle tentative…
ui-connection-back = Connexion rétablie.
ui-failed = Cela n’a pas fonctionné. Réessayez.
ui-saved = Partie enregistrée.
ui-copied = Lien copié.
ui-final = Impossible d’annuler ensuite.
ui-waiting-for = On attend { $players }.

## Ce qui est sur la table, tel que le dit un lecteur d’écran

a11y-token =
    { $energy ->
        [air] énergie d’air
        [water] énergie d’eau
        [fire] énergie de feu
       *[earth] énergie de terre
    }
# $text est une liste de a11y-rate
a11y-wheel =
    { $season ->
        [winter] Roue des saisons : année { $year }, hiver, case { $space } sur 12, manche { $round }. Cristaux par énergie : { $text }.
        [spring] Roue des saisons : année { $year }, printemps, case { $space } sur 12, manche { $round }. Cristaux par énergie : { $text }.
        [summer] Roue des saisons : année { $year }, été, case { $space } sur 12, manche { $round }. Cristaux par énergie : { $text }.
       *[fall] Roue des saisons : année { $year }, automne, case { $space } sur 12, manche { $round }. Cristaux par énergie : { $text }.
    }
    .prelude = Roue des saisons : prélude, la première manche n’a pas commencé.
a11y-rate = { $name } { $count }
a11y-reserve = Réserve, { $count } sur { $limit } : { $energies }
# $limit est la jauge, $free le nombre de places libres
a11y-gauge =
    Jauge d’invocation à { $limit } : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } en jeu, { $free ->
        [one] { $free } place libre
       *[other] { $free } places libres
    }
a11y-prestige =
    { $count ->
        [one] { $count } point de prestige
       *[other] { $count } points de prestige
    }
a11y-turned = inclinée
a11y-on-card = avec { $energies } dessus
a11y-cost = coût : { $cost }
# $card est un titre avec catégorie, coût et prestige, $text ce que fait la carte
a11y-choice = { $card } : { $text }
a11y-hand =
    { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
a11y-bonuses = bonus utilisés : { $count } sur 3
# $energies est a11y-reserve, $text a11y-gauge, $cards a11y-hand, $bonus a11y-bonuses
a11y-panel =
    { $voice ->
        [you] Vous : { $crystals }. { $energies }. { $text }. { $cards }, { $bonus }.
       *[other] { $player } : { $crystals }. { $energies }. { $text }. { $cards }, { $bonus }.
    }
a11y-position = { $count } sur { $limit }
a11y-more-events =
    { $count ->
        [one] Encore { $count } événement dans le journal.
       *[other] Encore { $count } événements dans le journal.
    }
