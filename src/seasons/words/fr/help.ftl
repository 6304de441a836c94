# Les règles du jeu dans les mots de l’application, thème par thème ; nombres et détails suivent docs/rulings.md.
#
# help-THÈME-title, puis help-THÈME-1, -2 et ainsi de suite sans trou : 4 à 8 paragraphes de 350 caractères au plus.

## Mise en place

help-setup-title = Mise en place
help-setup-1 = De 2 à 4 mages s’affrontent pendant trois années. À la fin, qui a le plus de points de prestige devient archimage du royaume de Xidit.
help-setup-2 = Au départ, personne n’a rien : ni cristaux, ni énergies, ni cartes en jeu, et la jauge d’invocation est à 0. Le marqueur saison est sur la case 1, en hiver, la première année.
help-setup-3 = Chaque carte existe en deux exemplaires. Les niveaux Apprenti et Magicien utilisent les cartes 1 à 30, le niveau Archimage les 50.
help-setup-4 = Au niveau Apprenti, on reçoit au hasard un des quatre jeux de 9 cartes déjà composés. Aux autres niveaux, on choisit ses cartes pendant le prélude. Les cartes que personne n’a forment la pioche.
help-setup-5 = Chaque saison a ses propres dés. Pour chacune, on tire au hasard un dé de plus que le nombre de joueurs. Ces dés restent les mêmes toute la partie.
help-setup-6 = Le hasard décide aussi qui commence, sauf si la personne qui crée la partie désigne quelqu’un.
help-setup-7 = Deux cartes ont changé d’un tirage à l’autre : « Balance d’Ishtar » et « Idole du familier ». On choisit en créant la partie : édition révisée ou première édition.

## Le prélude

help-prelude-title = Le prélude
help-prelude-1 = Le prélude sert à choisir vos 9 cartes. Tout le monde choisit en même temps, et personne ne voit le choix des autres.
help-prelude-2 = Vous regardez 9 cartes, vous en prenez une et vous passez les autres à gauche. Vous en prenez ensuite une parmi celles qui arrivent de droite, et ainsi de suite. La neuvième vous revient d’office. Au niveau Apprenti, on saute cette étape.
help-prelude-3 = Vous répartissez ensuite vos 9 cartes en trois paquets de 3. Le premier est votre main de départ. Les deux autres attendent l’année 2 et l’année 3 dans vos bibliothèques.
help-prelude-4 = Vous pouvez changer d’avis tant que quelqu’un d’autre doit encore choisir. Après cela, le choix est définitif.
help-prelude-5 = Vous pouvez consulter vos bibliothèques à tout moment. Vos adversaires ne les voient jamais.
help-prelude-6 = Un conseil : jouez tôt les cartes qui rapportent manche après manche, et gardez pour l’année 3 celles qui comptent à la fin. Mettez dans la même année les cartes qui vont bien ensemble.

## Une manche

help-round-title = Une manche
help-round-1 = Au début de la manche, toutes les cartes inclinées sont redressées. Le premier joueur lance alors les dés de la saison en cours.
help-round-2 = À partir du premier joueur, dans le sens des aiguilles d’une montre, tout le monde prend un dé. Il y a un dé de trop : même en dernier, on choisit entre deux dés.
help-round-3 = Puis on joue à tour de rôle, dans le même ordre.
help-round-4 = Après le dernier tour, les cartes à effet de fin de manche agissent, à partir du premier joueur et dans l’ordre du tour.
help-round-5 = Le marqueur saison avance ensuite d’autant de cases qu’il y a de points (« points de saison » dans le journal) sur le dé que personne n’a pris : 1, 2 ou 3. Cela peut changer la saison, et même l’année.
help-round-6 = La manche suivante commence par le voisin de gauche du premier joueur.

## Un tour

help-turn-title = Un tour
help-turn-1 = D’abord, votre dé : vous prenez ses énergies et ses cristaux, vous augmentez votre jauge et vous piochez une carte, selon ce qu’il montre. Rien de cela ne se refuse, et rien d’autre ne se fait avant.
help-turn-2 = Une seule exception : « Dé de la malice » relance votre dé avant que vous l’utilisiez.
help-turn-3 = Quand votre dé vous fait piocher une carte, vous la regardez, puis vous la gardez ou la défaussez. Avec un bonus, vous en piochez deux et vous en gardez une.
help-turn-4 = Quand votre dé montre le symbole de cristallisation, vous avez le droit de cristalliser jusqu’à la fin de votre tour. Ce n’est pas une obligation.
help-turn-5 = Ensuite, vous faites ce que vous voulez, dans n’importe quel ordre et autant de fois que possible : invoquer, activer, cristalliser, utiliser des bonus. Vous pouvez aussi terminer votre tour sans rien faire.
help-turn-6 = Une chose à la fois : une action est terminée, avec tout ce qu’elle déclenche, avant que la suivante commence.
help-turn-7 = Votre réserve est limitée à 7 énergies. Si vous en recevez trop, vous les prenez toutes, puis vous défaussez aussitôt l’excédent, au choix parmi les anciennes et les nouvelles.
help-turn-8 = Pendant le tour des autres, vous ne faites rien, sauf si une carte vous demande de choisir. Si une carte contredit ces règles, c’est la carte qui l’emporte.

## Cristalliser

help-transmuting-title = Cristalliser
help-transmuting-1 = Cristalliser, c’est changer des énergies en cristaux. Il faut en avoir le droit : par le symbole de votre dé, par un bonus ou par « Arbre de lumière ». Ce droit dure jusqu’à la fin de votre tour ; l’avoir deux fois ne change rien.
help-transmuting-2 = Le cours des énergies dépend de la saison. Un type courant sur les dés de la saison vaut 1 cristal, un type peu courant 2, et un type introuvable sur ces dés 3.
help-transmuting-3 = Hiver : air 1, eau 1, feu 2, terre 3. Printemps : air 2, eau 1, feu 3, terre 1. Été : air 3, eau 2, feu 1, terre 1. Automne : air 1, eau 3, feu 1, terre 2.
help-transmuting-4 = La saison est celle où se trouve le marqueur saison à ce moment-là. Si « Bottes temporelles » l’amène dans une autre saison, le nouveau cours s’applique aussitôt.
help-transmuting-5 = Vous cristallisez autant d’énergies que vous voulez, l’une après l’autre, et vous pouvez faire autre chose entre deux.
help-transmuting-6 = « Bourse d’Io » et le bonus de cristallisation augmentent la valeur de chaque énergie. C’est vrai aussi pour « Balance d’Ishtar » et « Potion de vie », utilisables même sans le droit de cristalliser.

## Invoquer

help-summoning-title = Invoquer
help-summoning-1 = Pour invoquer une carte de votre main, vous payez son coût et elle entre en jeu.
help-summoning-2 = Il vous faut une place libre : votre jauge doit dépasser le nombre de vos cartes en jeu. La jauge va de 0 à 15.
help-summoning-3 = Le coût se paie en entier ou la carte ne peut pas être invoquée : les énergies indiquées, des types indiqués, et les cristaux. Certains coûts dépendent du nombre de joueurs.
help-summoning-4 = Dès que vous avez payé, la carte est en jeu. Vos cartes « Bâton du printemps » et « Vase oublié d’Yjang » agissent d’abord, puis vient l’effet d’arrivée en jeu de la carte.
help-summoning-5 = « Calice divin », « Potion de rêves » et « Orbe de cristal » mettent en jeu gratuitement une autre carte. Il lui faut une place libre, mais elle n’est pas invoquée : les cartes qui attendent une invocation n’agissent pas. Son effet d’arrivée en jeu a bien lieu.
help-summoning-6 = Objets magiques et familiers s’invoquent de la même façon. Vous pouvez avoir en jeu les deux exemplaires d’une carte ; leurs effets s’additionnent.
help-summoning-7 = Si votre jauge tombe au-dessous du nombre de vos cartes en jeu, vous les gardez toutes. Mais aucune carte ne peut entrer en jeu tant qu’il n’y a pas de nouveau une place libre.

## Activer

help-activating-title = Activer
help-activating-1 = Une carte agit d’une ou de plusieurs de ces trois façons : une fois à son arrivée en jeu, en permanence tant qu’elle est en jeu, ou chaque fois que vous l’activez.
help-activating-2 = Pour activer une carte, vous l’inclinez et vous payez ce qu’elle demande. Son effet a lieu ensuite.
help-activating-3 = Une carte inclinée ne peut plus être activée pendant cette manche. Une carte peut être activée dès le tour où elle entre en jeu ; seul « Dé de la malice » arrive alors trop tard.
help-activating-4 = Si vous ne pouvez pas payer tout ce qu’une carte demande, vous ne pouvez pas l’activer. Mais vous pouvez activer une carte même si cela ne change rien.
help-activating-5 = Certaines cartes demandent de sacrifier des cartes : celles-ci passent du jeu à la défausse. Les potions se sacrifient elles-mêmes et ne servent donc qu’une fois.
help-activating-6 = Si un adversaire a « Fées chapardeuses », vous lui donnez le cristal en inclinant la carte, avant de payer. Ce qui vous reste doit encore suffire.

## Les bonus

help-bonuses-title = Les bonus
help-bonuses-1 = Vous avez droit à trois bonus dans toute la partie : plusieurs fois le même ou des bonus différents, dans un seul tour ou dans plusieurs.
help-bonuses-2 = Échanger : rendez 1 ou 2 énergies et prenez-en autant d’autres dans le stock. Vous ne pouvez pas prendre un type que vous rendez.
help-bonuses-3 = Cristalliser : vous pouvez cristalliser pendant ce tour, et chaque énergie cristallisée à partir de là rapporte 1 cristal de plus. Deux fois dans le même tour, c’est 2 de plus, et ainsi de suite.
help-bonuses-4 = Jauge : votre jauge d’invocation augmente de 1. À 15, ce bonus n’est plus possible.
help-bonuses-5 = Piocher : quand votre dé vous fait piocher une carte, vous en piochez deux, vous en gardez une et vous défaussez l’autre. Ce bonus ne peut que remplacer cette pioche.
help-bonuses-6 = Les bonus se paient en fin de partie par un malus : 5 points pour un bonus, 12 pour deux et 20 pour trois.
help-bonuses-7 = La plupart des livrets parlent d’échanger 2 énergies, l’allemand dit jusqu’à 2. Ici, vous pouvez en échanger 1 ou 2.

## Saisons et années

help-seasons-title = Saisons et années
help-seasons-1 = Le marqueur saison parcourt une roue de 12 cases : 1 à 3 pour l’hiver, 4 à 6 pour le printemps, 7 à 9 pour l’été, 10 à 12 pour l’automne. De la saison dépendent les dés lancés et le cours des énergies.
help-seasons-2 = Les dés d’hiver montrent surtout de l’eau et de l’air, peu de feu, pas de terre. Printemps : terre et eau, peu d’air, pas de feu. Été : feu et terre, peu d’eau, pas d’air. Automne : air et feu, peu de terre, pas d’eau.
help-seasons-3 = Quand le marqueur arrive dans une autre saison, les cartes qui attendent un changement de saison agissent une fois, dans l’ordre du tour.
help-seasons-4 = Quand le marqueur passe de la case 12 à la case 1, une nouvelle année commence. La première fois que commence l’année 2 ou l’année 3, tout le monde ajoute à sa main les cartes de cette bibliothèque et garde celles qui y restaient.
help-seasons-5 = En fin de manche, l’ordre est le suivant : effets de fin de manche, déplacement du marqueur, nouvelle année et ses cartes de bibliothèque, changement de saison.
help-seasons-6 = « Bottes temporelles » déplace le marqueur au milieu d’un tour, en avant ou en arrière. Un changement de saison ou d’année fait effet aussitôt, mais les dés de la manche restent les mêmes.

## Fin de la partie

help-end-title = Fin de la partie
help-end-1 = La partie se termine quand, à la fin d’une manche, le marqueur saison a dépassé la fin de l’année 3.
help-end-2 = La fin de l’année 3 est aussi un changement de saison. Ensuite, « Lanterne de Xidit », « Heaume de Ragfield » et « Coffre scellé d’Urm » rapportent leurs cristaux.
help-end-3 = Votre score : 1 point par cristal, plus le prestige de vos cartes en jeu, moins 5 points par carte restée en main, moins 5, 12 ou 20 points pour un, deux ou trois bonus.
help-end-4 = Les énergies qui vous restent ne valent rien par elles-mêmes. Un score peut être négatif.
help-end-5 = Le score le plus élevé gagne. En cas d’égalité, le plus grand nombre de cartes en jeu l’emporte. Si l’égalité persiste, la place est partagée.
help-end-6 = Les livrets divergent sur l’égalité : le français, l’italien et l’allemand comptent les cartes invoquées. Ici, comme dans les livrets anglais et espagnol, ce sont les cartes en jeu qui comptent.

## Lexique : une entrée a un nom et un texte, que help-glossary-entry met sur une ligne

help-glossary-title = Lexique
help-glossary-entry = { $name } : { $text }

help-term-activate-name = Activer
help-term-activate-text = Incliner une de vos cartes en jeu et payer ce qu’elle demande pour qu’elle agisse. Une fois par manche et par carte.
help-term-crystals-name = Cristaux
help-term-crystals-text = Ils paient certains coûts et valent chacun 1 point à la fin. Vous ne pouvez pas en avoir moins de 0.
help-term-discard-pile-name = Défausse
help-term-discard-pile-text = Les cartes défaussées et sacrifiées, face cachée. Personne ne peut la consulter. Si la pioche est vide quand il faut une carte, la défausse est mélangée et devient la nouvelle pioche.
help-term-draw-pile-name = Pioche
help-term-draw-pile-text = Les cartes que personne n’a reçues au départ, face cachée. Si la défausse est vide elle aussi, on pioche moins de cartes, ou aucune.
help-term-energy-name = Énergie
help-term-energy-text = Air, eau, feu ou terre. Les énergies servent à payer ou se changent en cristaux.
help-term-familiar-name = Familier
help-term-familiar-text = Une des deux catégories de cartes. La plupart des familiers agissent sur vos adversaires.
help-term-free-entry-name = Mise en jeu gratuite
help-term-free-entry-text = Une carte entre en jeu grâce à une autre, sans que son coût soit payé. Il lui faut une place libre, et elle ne compte pas comme invoquée.
help-term-gauge-name = Jauge d’invocation
help-term-gauge-text = Le nombre de cartes que vous pouvez avoir en jeu, de 0 à 15. On dit aussi simplement la jauge.
help-term-library-name = Bibliothèque
help-term-library-text = 3 cartes mises de côté pendant le prélude. Vous en avez une pour l’année 2 et une pour l’année 3.
help-term-magic-item-name = Objet magique
help-term-magic-item-text = Une des deux catégories de cartes. Un objet magique profite à qui le possède.
help-term-prestige-name = Prestige
help-term-prestige-text = Les points du jeu. À la fin, chaque carte en jeu rapporte ses points de prestige, même négatifs.
help-term-reserve-name = Réserve
help-term-reserve-text = Vos énergies, 7 au plus, ou 10 avec « Grimoire ensorcelé ». Celles placées sur « Amulette d’eau » et « Chaudron glouton » n’en font pas partie.
help-term-sacrifice-name = Sacrifier
help-term-sacrifice-text = Envoyer une de vos cartes en jeu à la défausse. Ce n’est possible que si une carte le demande.
help-term-season-token-name = Marqueur saison
help-term-season-token-text = Il indique la saison sur la roue et se déplace à la fin de chaque manche.
help-term-stockpile-name = Stock
help-term-stockpile-text = C’est de là que viennent les énergies et les cristaux, et là qu’ils retournent. Il ne s’épuise jamais.
help-term-summon-name = Invoquer
help-term-summon-text = Payer une carte de votre main et la mettre en jeu à une place libre.
help-term-transmute-name = Cristalliser
help-term-transmute-text = Changer des énergies en cristaux, selon le cours de la saison. Il faut en avoir le droit, sauf si une carte s’en charge.
help-term-turn-a-card-name = Incliner une carte
help-term-turn-a-card-text = Une carte activée est inclinée d’un quart de tour. Elle est redressée au début de la manche suivante.
help-term-year-name = Année
help-term-year-text = Un tour de roue, de l’hiver à l’automne. Une partie dure trois années.

## Types d’effet, en étiquette

help-effect-enter = Arrivée en jeu
help-effect-permanent = Permanent
help-effect-activate = Activation
help-effect-none = Aucun effet
