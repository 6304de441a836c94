# Ce que disent les règles, en mots : noms, coups, questions, événements, raisons.
#
# Vouvoiement ; boutons à l’infinitif ; journal au présent ; espace fine insécable (U+202F) avant : ; ? ! et dans « ».
# Jamais « de » devant un nom libre ou un titre (élision) ; rien ne s’accorde avec la personne qui joue.
# Dans [one], qui vaut aussi pour 0, le nombre est toujours celui de la variable.

## Petites choses

energy-air = air
energy-water = eau
energy-fire = feu
energy-earth = terre

season-winter = hiver
season-spring = printemps
season-summer = été
season-fall = automne

kind-item = objet magique
kind-familiar = familier

level-apprentice = Apprenti
level-magician = Magicien
level-archmage = Archimage

edition-revised = édition révisée
edition-first = première édition

bonus-exchange = échanger 1 ou 2 énergies
bonus-transmute = cristalliser, +1 cristal par énergie
bonus-gauge = jauge d’invocation +1
bonus-draw = piocher deux cartes et en garder une

zone-hidden = cachée
zone-box = boîte
zone-pile = pioche
zone-top = dessus de la pioche
zone-discard = défausse
zone-hand = main
zone-play = en jeu
zone-library-2 = bibliothèque de l’année 2
zone-library-3 = bibliothèque de l’année 3
zone-pack = cartes à choisir
zone-drafted = cartes choisies
zone-year-1 = paquet de l’année 1
zone-year-2 = paquet de l’année 2
zone-year-3 = paquet de l’année 3
zone-drawn = cartes piochées

player-unnamed = Joueur { $seat }
card-title = « { $name } »

# La cause d’un événement, s’il y en a une, telle qu’elle se place en fin de phrase.
cause-in-brackets =
    { $cause ->
        [none] {""}
       *[other] {" "}({ $cause })
    }

list-two = { $first } et { $second }
list-more = { $first }, { $second }
list-last = { $first } et { $second }
list-dice = { $first } ; { $second }

amount-energy =
    { $energy ->
        [air] { $count } air
        [water] { $count } eau
        [fire] { $count } feu
       *[earth] { $count } terre
    }
amount-energy-more =
    { $energy ->
        [air]
            { $count ->
                [one] { $count } énergie d’air
               *[other] { $count } énergies d’air
            }
        [water]
            { $count ->
                [one] { $count } énergie d’eau
               *[other] { $count } énergies d’eau
            }
        [fire]
            { $count ->
                [one] { $count } énergie de feu
               *[other] { $count } énergies de feu
            }
       *[earth]
            { $count ->
                [one] { $count } énergie de terre
               *[other] { $count } énergies de terre
            }
    }
amount-energy-stored = { $amount } ({ $card })
amount-crystals =
    { $count ->
        [one] { $count } cristal
       *[other] { $count } cristaux
    }
amount-nothing = rien
cost-chosen = 1 à 4 énergies différentes

face-gauge = jauge +1
face-draw = piocher une carte
face-transmute = cristalliser
face-pips =
    { $count ->
        [one] { $count } point de saison
       *[other] { $count } points de saison
    }

## Coups, sur les boutons

move-end-turn = Terminer le tour
move-keep-die = Garder ce dé
move-reroll = Relancer le dé
move-draw = Piocher une carte
move-draw-two = Bonus : piocher deux cartes, en garder une
move-keep = Garder
move-discard-drawn = Défausser
move-done = C’est tout
    .exchange = Seulement celle-ci
    .types = Payer ces énergies
move-look = Voir la première carte
move-spend-crystals = Payer 3 cristaux
    .tree = Payer 3 cristaux pour 1 énergie
    .orb = Payer 3 cristaux pour la défausser sans la voir
move-spend-energy = Payer 1 énergie pour cristalliser ce tour-ci
move-put-back = Remettre sur la pioche
move-play-top = Payer 4 énergies pour la mettre en jeu
move-bonus-exchange = Bonus : échanger 1 ou 2 énergies
move-bonus-transmute = Bonus : cristalliser, +1 cristal par énergie
move-bonus-gauge = Bonus : jauge d’invocation +1
move-take-die = Dé { $count }
    .face = Dé { $count } : { $dice }
move-choose-seat = { $player }
move-choose-year =
    { $year ->
        [1] Année 1 : votre main
       *[other] Année { $year } : bibliothèque
    }
move-move-token =
    { $direction ->
        [back]
            { $count ->
                [one] { $count } case en arrière
               *[other] { $count } cases en arrière
            }
       *[forward]
            { $count ->
                [one] { $count } case en avant
               *[other] { $count } cases en avant
            }
    }
move-count = { $count }
move-take = Prendre { $energies }
    .store = Y placer { $energies }
move-drop = Défausser { $energies }
move-waive = Ne pas payer { $energies }
move-type =
    { $energy ->
        [air] Air
        [water] Eau
        [fire] Feu
       *[earth] Terre
    }
    .types =
        { $energy ->
            [air] Air : jauge +1
            [water] Eau : 2 énergies
            [fire] Feu : piocher une carte
           *[earth] Terre : 5 cristaux
        }
move-pay = Payer { $energies }
    .exchange = Échanger { $energies }
move-transmute = Cristalliser { $energies }
move-pick = Prendre { $card }
move-keep-card = Garder { $card }
move-give = Donner { $card }
move-summon = Invoquer { $card }
move-discard-card = Défausser { $card }
move-put = Mettre en jeu { $card }
move-activate = Activer { $card }
    .second = Activer { $card } (second exemplaire)
move-sacrifice = Sacrifier { $card }
    .second = Sacrifier { $card } (second exemplaire)
move-take-back = Reprendre { $card }
    .second = Reprendre { $card } (second exemplaire)

## Les mêmes sur des boutons, quand la ligne est trop longue : 23 caractères au plus

button-draw-two = Bonus : en piocher deux
button-spend-crystals-tree = 3 cristaux : 1 énergie
button-spend-crystals-orb = 3 cristaux : défausser
button-spend-energy = Payer pour cristalliser
button-play-top = 4 énergies : en jeu
button-bonus-exchange = Bonus : échanger 1 ou 2
button-bonus-transmute = Bonus : cristalliser +1
button-bonus-gauge = Bonus : jauge +1

## Questions, à deux voix

ask-pick =
    { $voice ->
        [you] Choisissez une carte. Le reste va à { $to }.
       *[other] { $player } choisit une carte.
    }
ask-split =
    { $voice ->
        [you] Formez trois paquets de trois cartes, un par année. Pour quelle année gardez-vous { $card } ?
       *[other] { $player } répartit neuf cartes entre les trois années.
    }
ask-die =
    { $voice ->
        [you] Choisissez un dé. Le dernier fera avancer la saison.
       *[other] { $player } choisit un dé.
    }
ask-malice =
    { $voice ->
        [you] Utiliser { $card } ? Relancez votre dé et recevez 2 cristaux.
       *[other] { $player } peut utiliser { $card }.
    }
ask-draw =
    { $voice ->
        [you] Piochez une carte, ou utilisez un bonus pour en piocher deux et en garder une.
       *[other] { $player } s’apprête à piocher une carte.
    }
ask-keep =
    { $voice ->
        [you]
            { $card ->
                [none] Garder la carte piochée ou la défausser ?
               *[other] Carte piochée : { $card }. La garder ou la défausser ?
            }
       *[other] { $player } décide de garder ou non une carte piochée.
    }
ask-keep-one =
    { $voice ->
        [you]
            { $number ->
                [12] { $card } : gardez une carte, puis donnez-en une à chaque adversaire.
                [0] Gardez une carte. L’autre est défaussée.
               *[other] { $card } : gardez une carte. Les autres sont défaussées.
            }
       *[other] { $player } choisit une carte à garder.
    }
ask-turn =
    { $voice ->
        [you] À vous de jouer : invoquez, activez, cristallisez ou terminez votre tour.
       *[other] C’est à { $player } de jouer.
    }
ask-take =
    { $voice ->
        [you]
            { $card ->
                [none]
                    { $count ->
                        [one] Prenez { $count } énergie en échange.
                       *[other] Prenez { $count } énergies en échange.
                    }
               *[other]
                    { $count ->
                        [one] { $card } : prenez { $count } énergie de votre choix.
                       *[other] { $card } : prenez { $count } énergies de votre choix.
                    }
            }
       *[other] { $player } choisit des énergies à prendre.
    }
ask-store =
    { $voice ->
        [you]
            { $count ->
                [one] Choisissez { $count } énergie à placer sur { $card }.
               *[other] Choisissez { $count } énergies à placer sur { $card }.
            }
       *[other] { $player } choisit des énergies à placer sur { $card }.
    }
ask-excess =
    { $voice ->
        [you]
            { $count ->
                [one] Votre réserve déborde. Défaussez { $count } énergie.
               *[other] Votre réserve déborde. Défaussez { $count } énergies.
            }
       *[other] { $player } choisit des énergies à défausser.
    }
    .known =
        { $count ->
            [one] Votre réserve est limitée à { $limit }. Défaussez { $count } énergie.
           *[other] Votre réserve est limitée à { $limit }. Défaussez { $count } énergies.
        }
ask-waive =
    { $voice ->
        [you]
            { $count ->
                [one] Pour { $card }, choisissez { $count } énergie à ne pas payer.
               *[other] Pour { $card }, choisissez { $count } énergies à ne pas payer.
            }
       *[other] { $player } choisit les énergies à ne pas payer pour { $card }.
    }
ask-pay =
    { $voice ->
        [you]
            { $count ->
                [one] Payez encore { $count } énergie pour { $card } : choisissez d’où elle vient.
               *[other] Payez encore { $count } énergies pour { $card } : choisissez d’où elles viennent.
            }
       *[other] { $player } paie pour { $card }.
    }
ask-pay-any =
    { $voice ->
        [you]
            { $number ->
                [35] { $card } : choisissez une énergie à y placer.
               *[other]
                    { $count ->
                        [one] { $card } : choisissez { $count } énergie à payer.
                       *[other] { $card } : choisissez { $count } énergies à payer.
                    }
            }
       *[other] { $player } paie pour { $card }.
    }
ask-exchange =
    { $voice ->
        [you]
            { $count ->
                [1] Échanger une deuxième énergie, ou seulement celle-ci ?
               *[other] Échangez 1 ou 2 énergies : choisissez-en une à rendre.
            }
       *[other] { $player } choisit des énergies à échanger.
    }
ask-balance =
    { $voice ->
        [you] { $card } : quel type d’énergie cristallisez-vous ?
       *[other] { $player } choisit des énergies à cristalliser avec { $card }.
    }
ask-boots =
    { $voice ->
        [you] Déplacez le marqueur saison de 1 à 3 cases, en avant ou en arrière.
       *[other] { $player } choisit où déplacer le marqueur saison.
    }
ask-put =
    { $voice ->
        [you]
            { $number ->
                [24] Mettez en jeu gratuitement une carte de votre main.
               *[other] Mettez en jeu gratuitement une de ces cartes. Les autres sont défaussées.
            }
       *[other] { $player } choisit une carte à mettre en jeu.
    }
ask-sacrifice =
    { $voice ->
        [you] { $to } joue { $card } : sacrifiez une de vos cartes en jeu.
       *[other] { $player } choisit une carte à sacrifier ({ $card }).
    }
ask-give =
    { $voice ->
        [you] { $card } : choisissez une carte à donner à { $to }.
       *[other]
            { $tovoice ->
                [you] { $player } choisit une carte à vous donner.
               *[other] { $player } choisit une carte à donner à { $to }.
            }
    }
ask-take-back =
    { $voice ->
        [you]
            { $tovoice ->
                [you] { $card } : reprenez en main un de vos objets magiques.
               *[other] { $to } joue { $card } : reprenez en main un de vos objets magiques.
            }
       *[other] { $player } choisit un objet magique à reprendre ({ $card }).
    }
ask-opponent =
    { $voice ->
        [you] { $card } : quelle réserve copiez-vous ?
       *[other] { $player } choisit une réserve à copier.
    }
ask-types =
    { $voice ->
        [you] Choisissez 1 à 4 énergies pour payer { $card }. Chacune ajoute son effet.
       *[other] { $player } choisit des énergies pour payer { $card }.
    }
ask-tree =
    { $voice ->
        [you] { $card } : choisissez un effet.
       *[other] { $player } choisit un effet ({ $card }).
    }
ask-orb =
    { $voice ->
        [you] Regarder la première carte de la pioche, ou la défausser sans la voir ?
       *[other] { $player } choisit un effet ({ $card }).
    }
ask-orb-card =
    { $voice ->
        [you]
            { $card ->
                [none] Remettre la première carte, ou payer 4 énergies pour la mettre en jeu ?
               *[other] Première carte : { $card }. La remettre, ou payer 4 énergies pour la mettre en jeu ?
            }
       *[other] { $player } regarde la première carte de la pioche.
    }
ask-crown =
    { $voice ->
        [you] { $card } : piochez une carte ou défaussez-en une de votre main. Son prestige donne le nombre d’énergies à prendre.
       *[other] { $player } choisit entre piocher et défausser ({ $card }).
    }
ask-skull =
    { $voice ->
        [you]
            { $count ->
                [one] Choisissez encore { $count } carte à sacrifier pour recevoir 15 cristaux.
               *[other] Choisissez { $count } cartes à sacrifier pour recevoir 15 cristaux.
            }
       *[other] { $player } choisit des cartes à sacrifier.
    }
ask-kriss =
    { $voice ->
        [you] Défaussez ou sacrifiez un familier, puis prenez 4 énergies.
       *[other] { $player } choisit un familier à défausser ou à sacrifier.
    }
ask-mirror-give =
    { $voice ->
        [you] { $card } : quel type d’énergie transformez-vous ?
       *[other] { $player } choisit des énergies à transformer.
    }
ask-mirror-count =
    { $voice ->
        [you] Combien en transformez-vous, à 1 cristal chacune ?
       *[other] { $player } choisit combien d’énergies transformer.
    }
ask-mirror-take =
    { $voice ->
        [you] En quel type d’énergie ?
       *[other] { $player } choisit le nouveau type des énergies.
    }

## Événements, à deux voix

event-dealt =
    { $voice ->
        [you] Vous recevez { $cards }.
       *[other] { $player } reçoit { $cards }.
    }
    .hidden =
        { $count ->
            [one] { $player } reçoit { $count } carte.
           *[other] { $player } reçoit { $count } cartes.
        }
event-picked =
    { $voice ->
        [you] Vous choisissez { $cards }.
       *[other] { $player } choisit { $cards }.
    }
    .hidden =
        { $count ->
            [one] { $player } choisit { $count } carte.
           *[other] { $player } choisit { $count } cartes.
        }
event-split =
    { $voice ->
        [you] Vous répartissez vos cartes entre les trois années.
       *[other] { $player } répartit neuf cartes entre les trois années.
    }
event-round-began =
    { $season ->
        [winter] La manche { $round } commence en hiver.
        [spring] La manche { $round } commence au printemps.
        [summer] La manche { $round } commence en été.
       *[fall] La manche { $round } commence en automne.
    } { $voice ->
        [you] Vous jouez en premier.
       *[other] { $player } joue en premier.
    }
event-rolled =
    { $voice ->
        [you] Vous lancez les dés : { $dice }.
       *[other] { $player } lance les dés : { $dice }.
    }
event-die-taken =
    { $voice ->
        [you] Vous prenez un dé : { $dice }.
       *[other] { $player } prend un dé : { $dice }.
    }
event-turn-began =
    { $voice ->
        [you] À vous de jouer.
       *[other] À { $player } de jouer.
    }
event-rerolled =
    { $voice ->
        [you] Vous relancez votre dé : { $dice }.
       *[other] { $player } relance son dé : { $dice }.
    }
event-crystals-gained =
    { $voice ->
        [you]
            { $cause ->
                [none] Vous recevez { $crystals }.
               *[other] Vous recevez { $crystals } grâce à { $cause }.
            }
       *[other]
            { $cause ->
                [none] { $player } reçoit { $crystals }.
               *[other] { $player } reçoit { $crystals } grâce à { $cause }.
            }
    }
event-crystals-lost =
    { $voice ->
        [you] Vous perdez { $crystals }{ cause-in-brackets }.
       *[other] { $player } perd { $crystals }{ cause-in-brackets }.
    }
    .paid =
        { $voice ->
            [you] Vous payez { $crystals } pour { $cause }.
           *[other] { $player } paie { $crystals } pour { $cause }.
        }
event-crystals-given =
    { $voice ->
        [you] Vous donnez { $crystals } à { $to }{ cause-in-brackets }.
       *[other]
            { $tovoice ->
                [you] { $player } vous donne { $crystals }{ cause-in-brackets }.
               *[other] { $player } donne { $crystals } à { $to }{ cause-in-brackets }.
            }
    }
event-energy-gained =
    { $voice ->
        [you]
            { $cause ->
                [none] Vous recevez { $energies }.
               *[other] Vous recevez { $energies } grâce à { $cause }.
            }
       *[other]
            { $cause ->
                [none] { $player } reçoit { $energies }.
               *[other] { $player } reçoit { $energies } grâce à { $cause }.
            }
    }
event-energy-paid =
    { $voice ->
        [you]
            { $cause ->
                [none] Vous rendez { $energies } au stock.
               *[other] Vous payez { $energies } pour { $cause }.
            }
       *[other]
            { $cause ->
                [none] { $player } rend { $energies } au stock.
               *[other] { $player } paie { $energies } pour { $cause }.
            }
    }
event-energy-discarded =
    { $voice ->
        [you] Vous défaussez { $energies } : votre réserve est pleine.
       *[other] { $player } défausse { $energies } : sa réserve est pleine.
    }
event-energy-lost =
    { $voice ->
        [you] Vous perdez { $energies }{ cause-in-brackets }.
       *[other] { $player } perd { $energies }{ cause-in-brackets }.
    }
    .turned =
        { $voice ->
            [you] { $cause } transforme { $energies } en { $taken } dans votre réserve.
           *[other] { $cause } transforme { $energies } en { $taken } chez { $player }.
        }
event-energy-stored =
    { $voice ->
        [you] Vous placez { $energies } sur { $card }.
       *[other] { $player } place { $energies } sur { $card }.
    }
event-store-lost =
    { $voice ->
        [you] Vous perdez { $energies } ({ $card }).
       *[other] { $player } perd { $energies } ({ $card }).
    }
event-transmuted =
    { $voice ->
        [you]
            { $cause ->
                [none] Vous cristallisez { $energies } en { $crystals }.
               *[other] Vous cristallisez { $energies } en { $crystals } avec { $cause }.
            }
       *[other]
            { $cause ->
                [none] { $player } cristallise { $energies } en { $crystals }.
               *[other] { $player } cristallise { $energies } en { $crystals } avec { $cause }.
            }
    }
event-right-gained =
    { $voice ->
        [you] Vous pouvez cristalliser ce tour-ci.
       *[other] { $player } peut cristalliser ce tour-ci.
    }
event-gauge-changed =
    { $change ->
        [down]
            { $voice ->
                [you] Votre jauge d’invocation baisse de { $count }{ cause-in-brackets }.
               *[other] { $player } baisse sa jauge d’invocation de { $count }{ cause-in-brackets }.
            }
       *[up]
            { $voice ->
                [you] Votre jauge d’invocation augmente de { $count }{ cause-in-brackets }.
               *[other] { $player } augmente sa jauge d’invocation de { $count }{ cause-in-brackets }.
            }
    }
event-drew =
    { $voice ->
        [you] Vous piochez { $cards }{ cause-in-brackets }.
       *[other] { $player } pioche { $cards }{ cause-in-brackets }.
    }
    .hidden =
        { $count ->
            [one] { $player } pioche { $count } carte{ cause-in-brackets }.
           *[other] { $player } pioche { $count } cartes{ cause-in-brackets }.
        }
event-kept =
    { $voice ->
        [you] Vous gardez { $cards }.
       *[other] { $player } garde { $cards }.
    }
    .hidden =
        { $count ->
            [one] { $player } garde { $count } carte.
           *[other] { $player } garde { $count } cartes.
        }
event-draw-discarded =
    { $voice ->
        [you] Vous défaussez { $cards }.
       *[other] { $player } défausse { $cards }.
    }
    .hidden =
        { $count ->
            [one] { $player } défausse { $count } carte piochée.
           *[other] { $player } défausse { $count } cartes piochées.
        }
event-given =
    { $voice ->
        [you] Vous donnez { $cards } à { $to }.
       *[other]
            { $tovoice ->
                [you] { $player } vous donne { $cards }.
               *[other] { $player } donne { $cards } à { $to }.
            }
    }
    .hidden =
        { $count ->
            [one] { $player } donne { $count } carte à { $to }.
           *[other] { $player } donne { $count } cartes à { $to }.
        }
event-looked =
    { $voice ->
        [you] Vous regardez la première carte de la pioche : { $cards }.
       *[other] { $player } regarde la première carte de la pioche : { $cards }.
    }
    .hidden = { $player } regarde la première carte de la pioche.
event-top-kept =
    { $voice ->
        [you] Vous remettez la carte sur la pioche.
       *[other] { $player } remet la carte sur la pioche.
    }
event-top-discarded =
    { $voice ->
        [you] Vous défaussez la première carte de la pioche : { $cards }.
       *[other] { $player } défausse la première carte de la pioche : { $cards }.
    }
    .hidden =
        { $voice ->
            [you] Vous défaussez la première carte de la pioche sans la voir.
           *[other] { $player } défausse la première carte de la pioche.
        }
event-summons =
    { $voice ->
        [you]
            { $cost ->
                [none] Vous invoquez { $card }.
               *[other] Vous invoquez { $card } pour { $cost }.
            }
       *[other]
            { $cost ->
                [none] { $player } invoque { $card }.
               *[other] { $player } invoque { $card } pour { $cost }.
            }
    }
event-waived =
    { $voice ->
        [you] Vous économisez { $energies } sur { $card }.
       *[other] { $player } économise { $energies } sur { $card }.
    }
event-entered =
    { $voice ->
        [you] Vous mettez { $card } en jeu gratuitement{ cause-in-brackets }.
       *[other] { $player } met { $card } en jeu gratuitement{ cause-in-brackets }.
    }
event-activated =
    { $voice ->
        [you] Vous activez { $card }.
       *[other] { $player } active { $card }.
    }
event-sacrificed =
    { $voice ->
        [you] Vous sacrifiez { $cards }{ cause-in-brackets }.
       *[other] { $player } sacrifie { $cards }{ cause-in-brackets }.
    }
event-taken-back =
    { $voice ->
        [you] Vous reprenez { $cards } en main{ cause-in-brackets }.
       *[other] { $player } reprend { $cards } en main{ cause-in-brackets }.
    }
event-hand-discarded =
    { $voice ->
        [you] Vous défaussez { $cards } de votre main{ cause-in-brackets }.
       *[other] { $player } défausse { $cards } de sa main{ cause-in-brackets }.
    }
event-passed-on =
    { $voice ->
        [you] Vous passez { $card } à { $to }.
       *[other]
            { $tovoice ->
                [you] { $player } vous passe { $card }.
               *[other] { $player } passe { $card } à { $to }.
            }
    }
event-bonus-used =
    { $voice ->
        [you] Vous utilisez un bonus : { $bonus }.
       *[other] { $player } utilise un bonus : { $bonus }.
    }
event-token-moved =
    { $direction ->
        [back]
            { $count ->
                [one] Le marqueur saison recule de { $count } case, jusqu’à la case { $space }.
               *[other] Le marqueur saison recule de { $count } cases, jusqu’à la case { $space }.
            }
       *[forward]
            { $count ->
                [one] Le marqueur saison avance de { $count } case, jusqu’à la case { $space }.
               *[other] Le marqueur saison avance de { $count } cases, jusqu’à la case { $space }.
            }
    }
    .moved =
        { $direction ->
            [back]
                { $voice ->
                    [you]
                        { $count ->
                            [one] Vous reculez le marqueur saison de { $count } case, jusqu’à la case { $space }{ cause-in-brackets }.
                           *[other] Vous reculez le marqueur saison de { $count } cases, jusqu’à la case { $space }{ cause-in-brackets }.
                        }
                   *[other]
                        { $count ->
                            [one] { $player } recule le marqueur saison de { $count } case, jusqu’à la case { $space }{ cause-in-brackets }.
                           *[other] { $player } recule le marqueur saison de { $count } cases, jusqu’à la case { $space }{ cause-in-brackets }.
                        }
                }
           *[forward]
                { $voice ->
                    [you]
                        { $count ->
                            [one] Vous avancez le marqueur saison de { $count } case, jusqu’à la case { $space }{ cause-in-brackets }.
                           *[other] Vous avancez le marqueur saison de { $count } cases, jusqu’à la case { $space }{ cause-in-brackets }.
                        }
                   *[other]
                        { $count ->
                            [one] { $player } avance le marqueur saison de { $count } case, jusqu’à la case { $space }{ cause-in-brackets }.
                           *[other] { $player } avance le marqueur saison de { $count } cases, jusqu’à la case { $space }{ cause-in-brackets }.
                        }
                }
        }
event-year-changed = L’année { $year } commence.
    .again = Retour à l’année { $year }.
    .before = Le marqueur saison est revenu avant le début de l’année 1. On reste en année 1.
    .after = L’année 3 est terminée.
event-season-changed =
    { $season ->
        [winter] C’est maintenant l’hiver.
        [spring] C’est maintenant le printemps.
        [summer] C’est maintenant l’été.
       *[fall] C’est maintenant l’automne.
    }
event-library-taken =
    { $voice ->
        [you] Vous prenez { $cards } dans votre bibliothèque de l’année { $year }.
       *[other] { $player } prend { $cards } dans sa bibliothèque de l’année { $year }.
    }
    .hidden =
        { $count ->
            [one] { $player } prend { $count } carte dans sa bibliothèque de l’année { $year }.
           *[other] { $player } prend { $count } cartes dans sa bibliothèque de l’année { $year }.
        }
event-pile-rebuilt =
    { $count ->
        [one] La défausse ({ $count } carte) devient la nouvelle pioche.
       *[other] La défausse ({ $count } cartes) est mélangée et devient la nouvelle pioche.
    }
event-turn-ended =
    { $voice ->
        [you] Vous terminez votre tour.
       *[other] { $player } termine son tour.
    }
event-game-ended = La partie est terminée.
event-scored =
    { $voice ->
        [you]
            { $rank ->
                [1] Vous prenez la première place
                [2] Vous prenez la deuxième place
                [3] Vous prenez la troisième place
               *[other] Vous prenez la quatrième place
            }
       *[other]
            { $rank ->
                [1] { $player } prend la première place
                [2] { $player } prend la deuxième place
                [3] { $player } prend la troisième place
               *[other] { $player } prend la quatrième place
            }
    } { $count ->
        [one] avec { $count } point.
       *[other] avec { $count } points.
    }

## Pourquoi quelque chose n’est pas possible maintenant

reason-not-asked = Ce n’est pas à vous de choisir.
reason-other-choice = Il y a d’abord un autre choix à faire.
reason-no-room = Aucune place libre : votre jauge d’invocation ne permet pas d’autre carte en jeu.
reason-energy =
    { $what ->
        [transmute] Vous n’avez pas cette énergie.
       *[other]
            { $count ->
                [0] Pas assez d’énergies.
                [one] Il manque { $count } énergie.
               *[other] Il manque { $count } énergies.
            }
    }
    .types = Il manque { $energies }.
reason-crystals =
    { $count ->
        [0] Pas assez de cristaux.
        [one] Il manque { $count } cristal.
       *[other] Il manque { $count } cristaux.
    }
reason-leech =
    { $count ->
        [0] Vous ne pouvez pas payer { $card }.
        [one] Il manque { $count } cristal pour { $card }.
       *[other] Il manque { $count } cristaux pour { $card }.
    }
reason-turned =
    { $what ->
        [malice] { $card } a déjà servi pendant cette manche.
       *[other] Carte déjà activée pendant cette manche.
    }
reason-no-activation = Cette carte ne s’active pas.
reason-turn-opened = Seulement au début de votre tour, avant d’utiliser le dé.
reason-bonuses-spent = Les trois bonus sont utilisés.
reason-gauge-full = Votre jauge d’invocation est à son maximum de { $limit }.
reason-no-card = La pioche et la défausse sont vides.
reason-no-familiar = Vous n’avez aucun familier, ni en main ni en jeu.
reason-empty-hand = Votre main est vide.
reason-few-cards = Il vous faut 3 cartes en jeu.
reason-no-right = Vous ne pouvez pas cristalliser ce tour-ci.
reason-no-draw = Seulement quand votre dé vous fait piocher une carte.
reason-die-taken = Ce dé est déjà pris.
reason-game-over = La partie est terminée.
reason-not-there =
    { $what ->
        [hand] Cette carte n’est pas dans votre main.
        [play] Vous n’avez pas cette carte en jeu.
       *[other] Vous n’avez pas cette carte à cet endroit.
    }

## Pourquoi un coup ne peut pas être annulé

final-chance = Des dés ont été lancés ou des cartes piochées.
final-learned = Une carte cachée a été révélée.
final-others = Une autre personne a dû choisir.
final-die = Un dé a été pris.
final-turn = Le tour est terminé.
