# Les cinquante cartes, par numéro. Nos propres mots, jamais ceux de la carte imprimée.
#
# .name  le titre, comme dans data/cards.csv
# .full  l’effet entier, 180 caractères au plus
# .gist  l’effet d’un coup d’œil, 56 caractères au plus
#
# $edition (revised, first) : les deux éditions imprimées diffèrent pour les cartes 5 et 43.

card-1 =
    .name = Amulette d’air
    .full = À son arrivée en jeu, votre jauge d’invocation augmente de 2.
    .gist = Arrivée : jauge +2
card-2 =
    .name = Amulette de feu
    .full = À son arrivée en jeu, piochez 4 cartes et gardez-en une. Les 3 autres sont défaussées sans être montrées.
    .gist = Arrivée : piochez 4 cartes, gardez-en 1
card-3 =
    .name = Amulette de terre
    .full = À son arrivée en jeu, vous recevez 9 cristaux.
    .gist = Arrivée : 9 cristaux
card-4 =
    .name = Amulette d’eau
    .full = À son arrivée en jeu, choisissez 4 énergies et placez-les ici. Elles se dépensent comme celles de votre réserve, mais ne comptent pas dans sa limite.
    .gist = Arrivée : 4 énergies sur cette carte, à dépenser
card-5 =
    .name = Balance d’Ishtar
    .full =
        { $edition ->
            [first] Activation : cristallisez 4 énergies du même type en 12 cristaux, quelle que soit la saison et même sans le droit de cristalliser.
           *[revised] Activation : cristallisez 3 énergies du même type en 9 cristaux, quelle que soit la saison et même sans le droit de cristalliser.
        }
    .gist =
        { $edition ->
            [first] Activation : 4 énergies identiques pour 12 cristaux
           *[revised] Activation : 3 énergies identiques pour 9 cristaux
        }
card-6 =
    .name = Bâton du printemps
    .full = Chaque fois que vous invoquez une autre carte, vous recevez 3 cristaux avant qu’elle fasse effet. Les cartes mises en jeu gratuitement ne comptent pas.
    .gist = 3 cristaux quand vous invoquez une autre carte
card-7 =
    .name = Bottes temporelles
    .full = À leur arrivée en jeu, vous devez déplacer le marqueur saison de 1, 2 ou 3 cases, en avant ou en arrière. Un changement de saison ou d’année fait effet aussitôt.
    .gist = Arrivée : marqueur saison déplacé de 1 à 3 cases
card-8 =
    .name = Bourse d’Io
    .full = Chaque énergie que vous cristallisez rapporte 1 cristal de plus, y compris avec « Balance d’Ishtar » et « Potion de vie ».
    .gist = 1 cristal de plus par énergie cristallisée
card-9 =
    .name = Calice divin
    .full = À son arrivée en jeu, piochez 4 cartes. Si vous avez une place libre, vous devez en mettre une en jeu gratuitement. Les autres sont défaussées.
    .gist = Arrivée : piochez 4 cartes, 1 en jeu gratuitement
card-10 =
    .name = Syllas le fidèle
    .full = À son arrivée en jeu, chaque adversaire choisit une de ses cartes en jeu et la sacrifie.
    .gist = Arrivée : chaque adversaire sacrifie une carte
card-11 =
    .name = Figrim l’avaricieux
    .full = Chaque fois que la saison change, vous prenez 1 cristal à chaque adversaire qui en a.
    .gist = Changement de saison : 1 cristal de chaque adversaire
card-12 =
    .name = Naria la prophétesse
    .full = À son arrivée en jeu, piochez autant de cartes qu’il y a de joueurs. Gardez-en une et donnez-en une à chaque adversaire.
    .gist = Arrivée : piochez 1 carte par joueur, distribuez-les
card-13 =
    .name = Coffret merveilleux
    .full = Quand une manche se termine, vous recevez 3 cristaux si votre réserve contient au moins 4 énergies.
    .gist = Fin de manche : 3 cristaux avec 4 énergies ou plus
card-14 =
    .name = Corne du mendiant
    .full = Quand une manche se termine, prenez 1 énergie de votre choix si votre réserve en contient 0 ou 1.
    .gist = Fin de manche : 1 énergie si vous en avez 0 ou 1
card-15 =
    .name = Dé de la malice
    .full = Activation, au début de votre tour et avant d’utiliser votre dé : relancez-le et recevez 2 cristaux. Seule la nouvelle face compte.
    .gist = Activation : relancez votre dé et recevez 2 cristaux
card-16 =
    .name = Kairn le destructeur
    .full = Activation : défaussez 1 énergie au choix. Chaque adversaire perd 4 cristaux, ou tout ce qui lui reste.
    .gist = Activation : 1 énergie ; adversaires −4 cristaux
card-17 =
    .name = Amsug Longcoup
    .full = À son arrivée en jeu, tout le monde reprend en main un de ses objets magiques en jeu. Vous aussi, après les autres.
    .gist = Arrivée : tout le monde reprend un objet magique
card-18 =
    .name = Grimoire ensorcelé
    .full = À son arrivée en jeu, prenez 2 énergies de votre choix. Tant que cette carte reste en jeu, votre réserve peut contenir 10 énergies.
    .gist = Arrivée : 2 énergies. Votre réserve passe à 10
card-19 =
    .name = Heaume de Ragfield
    .full = En fin de partie, vous recevez 20 cristaux si vous avez plus de cartes en jeu que chaque adversaire.
    .gist = Fin de partie : 20 cristaux pour le plus de cartes
card-20 =
    .name = Main de la fortune
    .full = Chaque carte que vous invoquez coûte 1 énergie de moins, du type que vous voulez. S’il y a des énergies à payer, vous en payez toujours au moins 1.
    .gist = Invoquer coûte 1 énergie de moins (minimum 1)
card-21 =
    .name = Lewis Grisemine
    .full = À son arrivée en jeu, choisissez un adversaire : vous prenez dans le stock les mêmes énergies que celles de sa réserve.
    .gist = Arrivée : copiez la réserve d’un adversaire
card-22 =
    .name = Cube runique d’Eolis
    .full = Cette carte ne fait rien du tout, mais aucune autre ne vaut autant de points de prestige.
    .gist = Aucun effet, seulement du prestige
card-23 =
    .name = Potion de puissance
    .full = Activation : sacrifiez cette carte. Piochez une carte, que vous gardez, et augmentez votre jauge d’invocation de 2.
    .gist = Sacrifice : piochez une carte, jauge +2
card-24 =
    .name = Potion de rêves
    .full = Activation : sacrifiez cette carte et perdez toute votre réserve. Mettez ensuite en jeu gratuitement une carte de votre main.
    .gist = Sacrifice, avec votre réserve : une carte gratuite
card-25 =
    .name = Potion de savoir
    .full = Activation : sacrifiez cette carte et prenez 5 énergies de votre choix.
    .gist = Sacrifice : prenez 5 énergies
card-26 =
    .name = Potion de vie
    .full = Activation : sacrifiez cette carte et cristallisez toute votre réserve, à 4 cristaux par énergie, même sans le droit de cristalliser.
    .gist = Sacrifice : 4 cristaux par énergie de votre réserve
card-27 =
    .name = Sablier du temps
    .full = Chaque fois que la saison change, prenez 1 énergie de votre choix.
    .gist = Changement de saison : prenez 1 énergie
card-28 =
    .name = Sceptre de grandeur
    .full = À son arrivée en jeu, vous recevez 3 cristaux par autre objet magique que vous avez en jeu.
    .gist = Arrivée : 3 cristaux par autre objet magique
card-29 =
    .name = Statue bénie d’Olaf
    .full = À son arrivée en jeu, vous recevez 20 cristaux.
    .gist = Arrivée : 20 cristaux
card-30 =
    .name = Vase oublié d’Yjang
    .full = Chaque fois que vous invoquez une autre carte, prenez 1 énergie de votre choix avant qu’elle fasse effet. Les cartes mises en jeu gratuitement ne comptent pas.
    .gist = 1 énergie quand vous invoquez une autre carte
card-31 =
    .name = Amulette élémentaire
    .full = Coûte 1 à 4 énergies différentes. Feu : piochez une carte. Air : jauge +1. Terre : 5 cristaux. Eau : 2 énergies. Mise en jeu gratuitement, elle a les quatre effets.
    .gist = Arrivée : un effet par type d’énergie payé
card-32 =
    .name = Arbre de lumière
    .full = Activation, au choix : payez 3 cristaux et prenez 1 énergie de votre choix, ou payez 1 énergie et vous pouvez cristalliser ce tour-ci.
    .gist = Activation : 1 énergie, ou le droit de cristalliser
card-33 =
    .name = Arcano Sangsue
    .full = Un adversaire qui invoque une carte doit aussi vous donner 1 cristal. Sans ce cristal, pas d’invocation.
    .gist = 1 cristal pour vous quand un adversaire invoque
card-34 =
    .name = Orbe de cristal
    .full = Activation, au choix : regardez la première carte de la pioche, puis remettez-la ou mettez-la en jeu pour 4 énergies ; ou payez 3 cristaux pour la défausser sans la voir.
    .gist = Activation : première carte, en jeu pour 4 énergies
card-35 =
    .name = Chaudron glouton
    .full = Activation : placez ici 1 énergie au choix. À la septième, la carte est sacrifiée : les 7 énergies vont dans votre réserve et vous recevez 15 cristaux.
    .gist = Activation : 1 énergie dessus. À 7 : 15 cristaux
card-36 =
    .name = Couronne vampirique
    .full = À son arrivée en jeu, piochez une carte et gardez-la, ou défaussez-en une de votre main. Montrez-la et prenez autant d’énergies qu’elle a de points de prestige.
    .gist = Arrivée : énergies selon le prestige d’une carte
card-37 =
    .name = Crâne de dragon
    .full = Activation : sacrifiez 3 de vos cartes en jeu, celle-ci comprise si vous voulez. Vous recevez 15 cristaux.
    .gist = Activation : sacrifiez 3 cartes pour 15 cristaux
card-38 =
    .name = Démon d’Argos
    .full = À son arrivée en jeu, chaque adversaire baisse sa jauge d’invocation de 1, puis pioche une carte et la garde.
    .gist = Arrivée : jauge −1 et 1 carte pour vos adversaires
card-39 =
    .name = Titus Beauregard
    .full = Quand une manche se termine, vous prenez 1 cristal à chaque adversaire. Si l’un d’eux n’en a pas, vous sacrifiez ensuite Titus.
    .gist = Fin de manche : 1 cristal de chaque adversaire
card-40 =
    .name = Elémentaire d’air
    .full = À son arrivée en jeu, toutes les énergies des réserves adverses se changent en air.
    .gist = Arrivée : réserves adverses changées en air
card-41 =
    .name = Fées chapardeuses
    .full = Chaque fois qu’un adversaire active une carte, vous lui prenez 1 cristal, s’il en a, et vous en recevez 1 du stock.
    .gist = 2 cristaux quand un adversaire active une carte
card-42 =
    .name = Traité maudit d’Arus
    .full = À son arrivée en jeu : 2 énergies de votre choix, 10 cristaux et jauge +1. Si elle est sacrifiée, vous perdez toute votre réserve.
    .gist = Arrivée : 2 énergies, 10 cristaux, jauge +1
card-43 =
    .name = Idole du familier
    .full =
        { $edition ->
            [first] Activation : chaque familier que vous avez en jeu vous rapporte 1 cristal.
           *[revised] À son arrivée en jeu, vous recevez 10 cristaux. Activation : chaque familier que vous avez en jeu vous rapporte 1 cristal.
        }
    .gist =
        { $edition ->
            [first] Activation : 1 cristal par familier
           *[revised] Arrivée : 10 cristaux. Activation : 1 par familier
        }
card-44 =
    .name = Kriss nécrotique
    .full = Activation : défaussez un familier de votre main, face visible, ou sacrifiez-en un en jeu. Prenez ensuite 4 énergies de votre choix.
    .gist = Activation : perdez un familier, prenez 4 énergies
card-45 =
    .name = Lanterne de Xidit
    .full = En fin de partie, vous recevez 3 cristaux par énergie de votre réserve.
    .gist = Fin de partie : 3 cristaux par énergie en réserve
card-46 =
    .name = Coffre scellé d’Urm
    .full = En fin de partie, vous recevez 20 cristaux si aucune de vos cartes en jeu n’est un familier.
    .gist = Fin de partie : 20 cristaux sans familier en jeu
card-47 =
    .name = Miroir des saisons
    .full = Activation : choisissez des énergies d’un même type, au moins 1, et payez 1 cristal pour chacune. Changez-les toutes en un seul autre type.
    .gist = Activation : changez des énergies, 1 cristal chacune
card-48 =
    .name = Pendentif de Ragnor
    .full = À son arrivée en jeu, prenez 1 énergie de votre choix par autre objet magique que vous avez en jeu.
    .gist = Arrivée : 1 énergie par autre objet magique
card-49 =
    .name = Sid Ombrenuit
    .full = À son arrivée en jeu, si vous avez plus de cristaux que chaque adversaire, prenez-en 5 à chacun, ou tout ce qui lui reste.
    .gist = Arrivée : si vous menez, 5 cristaux par adversaire
card-50 =
    .name = Âme damnée d’Onys
    .full = À son arrivée en jeu : 10 cristaux et 1 eau. Activation : défaussez 1 eau pour la passer à gauche. Qui la possède perd 3 cristaux à chaque fin de manche.
    .gist = Arrivée : 10 cristaux, 1 eau. Chaque manche : −3
