# Ce qu’on demande à propos des cartes, par numéro : nos propres mots, 200 caractères au plus.
#
# card-8-ruling-1, -2 et ainsi de suite sans trou ; ce que fait une carte est dit par card-8.full et n’est pas répété.
# card-8-differs : où les livrets imprimés divergent sur une carte, et ce qui se joue ici.
# Tout suit docs/rulings.md. Titres entre guillemets et sans article ; « elle » est la carte.

# Amulette d’air
card-1-ruling-1 = Votre jauge s’arrête à 15. Le surplus est perdu, mais vous pouvez quand même invoquer cette carte.
card-1-ruling-2 = Votre jauge ne redescend pas quand cette carte quitte le jeu.

# Amulette de feu
card-2-ruling-1 = Vos adversaires ne voient pas ces cartes. Vous en gardez une, ni plus ni moins.
card-2-ruling-2 = S’il reste moins de 4 cartes à piocher, vous gardez une de celles-là. S’il n’en reste aucune, rien ne se passe.

# Amulette de terre
card-3-ruling-1 = Vous recevez les cristaux même si elle entre en jeu gratuitement, et de nouveau si vous la reprenez en main puis la réinvoquez.

# Amulette d’eau
card-4-ruling-1 = Ces énergies servent à payer, échanger et cristalliser. Pour chaque énergie, vous choisissez entre cette carte et votre réserve, mais rien ne passe de l’une à l’autre.
card-4-ruling-2 = « Coffret merveilleux », « Corne du mendiant », « Lewis Grisemine », « Elémentaire d’air » et « Lanterne de Xidit » ignorent ces énergies.
card-4-ruling-3 = Ces énergies restent quand vous utilisez « Potion de vie » ou « Potion de rêves » et quand vous sacrifiez « Traité maudit d’Arus ».
card-4-ruling-4 = Si cette carte quitte le jeu, ses énergies sont perdues. Si elle y revient, vous en choisissez 4 nouvelles.
card-4-differs = L’explication allemande ne dit pas qu’on peut dépenser ces énergies. Les autres livrets le disent, et c’est ainsi qu’on joue ici.

# Balance d’Ishtar
card-5-ruling-1 = Chaque « Bourse d’Io », et chaque bonus de cristallisation déjà utilisé ce tour-ci, ajoute 1 cristal par énergie.
card-5-ruling-2 = Les énergies doivent être du même type, mais elles peuvent venir à la fois de votre réserve et de la carte « Amulette d’eau ».
card-5-ruling-3 = Elle ne vous donne pas le droit de cristalliser autre chose.
card-5-differs = Anciens tirages : 4 énergies pour 12 cristaux ; récents : 3 pour 9. « 3 pour 12 » dans le livret anglais est une coquille. Ici, l’édition de la partie décide.

# Bâton du printemps
card-6-ruling-1 = Sa propre invocation ne rapporte rien, celles de vos adversaires non plus.
card-6-ruling-2 = Une carte qui ne coûte rien compte aussi, du moment que vous l’invoquez.
card-6-ruling-3 = « Âme damnée d’Onys » n’est pas invoquée quand on vous la passe : elle ne rapporte rien.
card-6-ruling-4 = 2 exemplaires rapportent 6 cristaux par carte invoquée.

# Bottes temporelles
card-7-ruling-1 = Quand une année commence pour la première fois, tout le monde reçoit aussitôt ses cartes de bibliothèque. Reculer d’une année n’en retire aucune ; y revenir ensuite n’en redonne pas.
card-7-ruling-2 = Les cartes liées au changement de saison n’agissent que si la saison est différente après le déplacement, en avant ou en arrière. Le cours des énergies change aussitôt.
card-7-ruling-3 = Les dés de la manche restent les mêmes. Vous pouvez reculer depuis l’année 1 : l’année affichée reste 1.
card-7-ruling-4 = Si le marqueur dépasse la fin de l’année 3, la manche va quand même jusqu’au bout. S’il est alors revenu en année 3, la partie continue.
card-7-differs = Dans le livret allemand, on peut ne pas bouger ; là et dans l’espagnol, « Sablier du temps » agit plus tard. Ici, le déplacement est obligatoire et tout a lieu aussitôt.

# Bourse d’Io
card-8-ruling-1 = Elle n’ajoute rien à « Chaudron glouton », « Crâne de dragon » et « Lanterne de Xidit » : ces cartes ne cristallisent pas.
card-8-ruling-2 = Les énergies que vous cristallisez depuis « Amulette d’eau » rapportent aussi ce cristal.
card-8-ruling-3 = 2 exemplaires rapportent 2 cristaux de plus par énergie.

# Calice divin
card-9-ruling-1 = Cette carte occupe elle-même une place. Si aucune autre n’est libre, toutes les cartes piochées sont défaussées, et vos adversaires ne les voient pas.
card-9-ruling-2 = La carte choisie n’est pas invoquée : « Bâton du printemps », « Vase oublié d’Yjang » et « Arcano Sangsue » n’agissent pas. Son effet d’arrivée en jeu a bien lieu.
card-9-ruling-3 = Les autres cartes sont défaussées avant que la carte choisie fasse effet. S’il y en a moins de 4 à piocher, vous choisissez parmi celles-là.
card-9-ruling-4 = Si vous choisissez le second exemplaire de « Calice divin », il agit lui aussi, tant qu’il y a une place libre.
card-9-differs = Les livrets anglais et allemand vous dispensent du coût d’activation. C’est du coût d’invocation qu’il s’agit, comme le disent les autres livrets.

# Syllas le fidèle
card-10-ruling-1 = Vos adversaires choisissent tour à tour, à partir de votre gauche. Chaque sacrifice est résolu, avec toutes ses conséquences, avant le choix suivant.
card-10-ruling-2 = Vous ne sacrifiez rien vous-même ; un adversaire sans carte en jeu non plus. Une carte inclinée peut être sacrifiée.

# Figrim l’avaricieux
card-11-ruling-1 = Son coût est de 3, 6 ou 9 cristaux à 2, 3 ou 4 joueurs.
card-11-ruling-2 = Il agit aussi quand « Bottes temporelles » change la saison, et à la fin de l’année 3, avant le décompte.
card-11-ruling-3 = Avec 2 exemplaires, vous prenez 2 cristaux à chaque adversaire qui les a.

# Naria la prophétesse
card-12-ruling-1 = Chaque adversaire ne voit que la carte reçue. Vous prenez d’abord la vôtre, puis vous en choisissez une par adversaire, dans le sens des aiguilles d’une montre depuis votre gauche.
card-12-ruling-2 = Personne ne peut refuser la carte que vous donnez.
card-12-ruling-3 = S’il n’y a pas assez de cartes à piocher, vous recevez la vôtre d’abord, puis vos adversaires la leur, dans le sens des aiguilles d’une montre.

# Coffret merveilleux
card-13-ruling-1 = Toute votre réserve compte, même au-delà de 7 avec « Grimoire ensorcelé ». Les énergies placées sur « Amulette d’eau » et « Chaudron glouton » ne comptent pas.
card-13-ruling-2 = Cette carte agit dès la manche où elle entre en jeu, et toujours après votre « Corne du mendiant ». 2 exemplaires rapportent 6 cristaux.
card-13-differs = Le livret allemand vérifie à la fin de chaque tour. Ici, comme dans les autres livrets, c’est à la fin de la manche.

# Corne du mendiant
card-14-ruling-1 = Les énergies placées sur « Amulette d’eau » et « Chaudron glouton » ne comptent pas : elles ne vous empêchent pas de recevoir l’énergie.
card-14-ruling-2 = Avec 2 exemplaires, on vérifie l’un après l’autre. Sans énergie, vous en recevez 2 ; avec 1 énergie, 1 seule.
card-14-ruling-3 = Elle agit dès la manche où elle entre en jeu.

# Dé de la malice
card-15-ruling-1 = Vous ne pouvez pas l’utiliser pendant le tour où vous l’invoquez : votre dé a déjà servi.
card-15-ruling-2 = Avec 2 exemplaires, vous pouvez relancer deux fois et recevoir 4 cristaux. Seul le dernier lancer compte.
card-15-ruling-3 = Si un adversaire a « Fées chapardeuses », cette carte agit d’abord, avant que vous receviez vos 2 cristaux.

# Kairn le destructeur
card-16-ruling-1 = Personne ne reçoit les cristaux que vos adversaires perdent.
card-16-ruling-2 = L’énergie peut venir de la carte « Amulette d’eau ». Vous pouvez activer Kairn même si aucun adversaire n’a de cristaux.

# Amsug Longcoup
card-17-ruling-1 = On choisit tour à tour, à partir de votre gauche, et tout le monde voit ce qui est choisi. Sans objet magique en jeu, on ne reprend rien.
card-17-ruling-2 = Les énergies placées sur « Amulette d’eau » ou « Chaudron glouton » sont perdues si la carte est reprise.
card-17-ruling-3 = Reprendre « Grimoire ensorcelé » fait défausser aussitôt ce qui dépasse 7. Reprendre « Traité maudit d’Arus » ne coûte aucune énergie : ce n’est pas un sacrifice.
card-17-ruling-4 = Vous pouvez réinvoquer la carte plus tard. Son effet d’arrivée en jeu a lieu de nouveau.

# Grimoire ensorcelé
card-18-ruling-1 = Quand cette carte quitte le jeu, vous défaussez aussitôt ce qui dépasse 7 dans votre réserve.
card-18-ruling-2 = Avec 2 exemplaires, la limite reste à 10, mais le second donne lui aussi 2 énergies. Si l’un d’eux quitte le jeu, la limite reste à 10.
card-18-ruling-3 = La limite passe à 10 dès que la carte est en jeu, avant que « Vase oublié d’Yjang » vous donne une énergie.

# Heaume de Ragfield
card-19-ruling-1 = Si un adversaire a autant de cartes en jeu que vous, vous ne recevez rien. 2 exemplaires rapportent 40 cristaux.
card-19-ruling-2 = Toutes vos cartes en jeu comptent, même au-delà de votre jauge, et même « Âme damnée d’Onys » si on vous l’a passée.

# Main de la fortune
card-20-ruling-1 = Vous pouvez économiser un type que vous n’avez pas. Vous ne pouvez pas choisir de ne rien économiser.
card-20-ruling-2 = Un coût de 0 ou 1 énergie ne change pas. Les coûts en cristaux et le coût de cette carte elle-même non plus.
card-20-ruling-3 = Le coût des activations ne change pas, celui d’une mise en jeu avec « Orbe de cristal » non plus.
card-20-ruling-4 = 2 exemplaires font économiser 2 énergies, mais vous en payez toujours au moins 1.

# Lewis Grisemine
card-21-ruling-1 = L’adversaire ne perd rien. Vous devez en choisir un, même si toutes les réserves sont vides.
card-21-ruling-2 = Toute la réserve est copiée, même au-delà de 7 avec « Grimoire ensorcelé », mais pas les énergies placées sur « Amulette d’eau » et « Chaudron glouton ».
card-21-ruling-3 = Vous prenez d’abord toutes les énergies, puis vous défaussez l’excédent, au choix parmi les anciennes et les nouvelles.

# Cube runique d’Eolis
card-22-ruling-1 = Avec « Couronne vampirique », cette carte vaut 30 énergies. Vous n’en choisissez que ce que votre réserve peut contenir.

# Potion de puissance
card-23-ruling-1 = Votre jauge s’arrête à 15. Même alors, vous pouvez activer la potion, seulement pour la carte.
card-23-ruling-2 = La potion est défaussée avant que vous piochiez. S’il n’y a aucune autre carte à piocher, vous piochez la potion elle-même.

# Potion de rêves
card-24-ruling-1 = Votre réserve peut être vide, mais il vous faut une carte en main et une place pour elle. La place de la potion se libère.
card-24-ruling-2 = Les énergies placées sur « Amulette d’eau » et « Chaudron glouton » restent.
card-24-ruling-3 = La carte n’est pas invoquée : « Bâton du printemps », « Vase oublié d’Yjang » et « Arcano Sangsue » n’agissent pas. Son effet d’arrivée en jeu a bien lieu.
card-24-ruling-4 = La première « Potion de rêves » peut mettre en jeu la seconde, que vous pouvez activer dans le même tour.
card-24-differs = Les cartes anglaise et française parlent de toutes vos énergies, les explications seulement de votre réserve. Ici, seule votre réserve est perdue.

# Potion de savoir
card-25-ruling-1 = Vous prenez d’abord les 5 énergies, puis vous défaussez l’excédent, au choix parmi les anciennes et les nouvelles.

# Potion de vie
card-26-ruling-1 = Vous ne pouvez garder aucune énergie de votre réserve. Celles placées sur « Amulette d’eau » et « Chaudron glouton » restent.
card-26-ruling-2 = Chaque « Bourse d’Io », et chaque bonus de cristallisation déjà utilisé ce tour-ci, ajoute 1 cristal par énergie.
card-26-ruling-3 = Elle ne vous donne pas le droit de cristalliser. Si vous l’avez grâce à votre dé, à un bonus ou à « Arbre de lumière », vous le gardez.
card-26-ruling-4 = Vous pouvez l’activer même si votre réserve est vide.
card-26-differs = Après elle, dans le livret allemand, les autres ne peuvent plus cristalliser cette manche ; dans l’italien, c’est vous qui ne pouvez plus. Ici, personne ne perd ce droit.

# Sablier du temps
card-27-ruling-1 = Si « Bottes temporelles » change la saison, vous recevez l’énergie aussitôt.
card-27-ruling-2 = Avec 2 exemplaires, vous prenez 2 énergies, l’une après l’autre. Chaque fois, vous défaussez l’excédent.
card-27-ruling-3 = Cette carte agit aussi à la fin de l’année 3. L’énergie compte alors pour « Lanterne de Xidit ».
card-27-differs = Avec « Bottes temporelles », l’énergie vient à la fin du tour ou de la manche dans le livret espagnol, à la fin de la manche dans l’allemand. Ici, elle vient aussitôt.

# Sceptre de grandeur
card-28-ruling-1 = Les familiers ne comptent pas. Si vous avez déjà un sceptre en jeu, il compte pour le second.
card-28-ruling-2 = Mis en jeu par « Calice divin » ou « Orbe de cristal », le sceptre compte aussi cette carte. « Potion de rêves » a déjà quitté le jeu et ne compte pas.
card-28-differs = Les cartes française et italienne excluent le sceptre par son nom, comme si aucun exemplaire ne comptait. Ici, comme dans les explications, tout autre objet magique compte.

# Statue bénie d’Olaf
card-29-ruling-1 = Vous recevez les cristaux même si elle entre en jeu gratuitement, et de nouveau si vous la reprenez en main puis la réinvoquez.

# Vase oublié d’Yjang
card-30-ruling-1 = Sa propre invocation ne rapporte rien, celles de vos adversaires non plus.
card-30-ruling-2 = L’énergie vient après le paiement : elle ne peut pas aider à payer la carte qui la rapporte.
card-30-ruling-3 = Avec 2 exemplaires, vous prenez 2 énergies, l’une après l’autre. Chaque fois, vous défaussez l’excédent.

# Amulette élémentaire
card-31-ruling-1 = Chaque type ne peut être choisi qu’une fois. L’énergie de « Vase oublié d’Yjang » vient trop tard pour la payer.
card-31-ruling-2 = Avec « Main de la fortune », vous payez 1 énergie de moins pour les types choisis : 2 types pour 1 énergie. Un seul type coûte toujours 1.
card-31-ruling-3 = Les effets ont lieu dans cet ordre : feu, air, terre, eau. La carte piochée pour le feu reste dans votre main.
card-31-differs = Le livret allemand n’est pas clair sur son effet quand elle entre en jeu gratuitement. Ici, comme dans les autres livrets, elle a les quatre effets.

# Arbre de lumière
card-32-ruling-1 = Vous utilisez une seule option par activation. Avec 2 exemplaires, c’est une option pour chacun, la même ou non.
card-32-ruling-2 = Vous pouvez payer avec n’importe quel type d’énergie. Le droit de cristalliser n’est que pour vous et dure jusqu’à la fin de votre tour.
card-32-differs = Les livrets anglais et espagnol donnent le droit de cristalliser pour la manche. Ici, comme dans les livrets français et italien, c’est pour votre tour.

# Arcano Sangsue
card-33-ruling-1 = Une carte qui ne coûte rien à invoquer demande aussi ce cristal. Une carte mise en jeu gratuitement, non.
card-33-ruling-2 = 2 exemplaires prennent 2 cristaux par carte.
card-33-ruling-3 = Son coût est de 2, 5 ou 8 cristaux à 2, 3 ou 4 joueurs.

# Orbe de cristal
card-34-ruling-1 = Regarder ne demande ni énergies ni place libre. Pour mettre la carte en jeu, il faut les deux.
card-34-ruling-2 = Si vous remettez la carte, vos adversaires ne la connaissent pas. Si vous payez 3 cristaux pour la défausser, vous ne la voyez pas non plus.
card-34-ruling-3 = La carte n’est pas invoquée : « Bâton du printemps », « Vase oublié d’Yjang » et « Arcano Sangsue » n’agissent pas. Son effet d’arrivée en jeu a bien lieu.
card-34-ruling-4 = Avec 2 exemplaires, vous pouvez regarder la carte avec l’un, puis la défausser avec l’autre.

# Chaudron glouton
card-35-ruling-1 = Tant que le chaudron n’est pas plein, ses énergies sont inutilisables, et elles ne font pas partie de votre réserve.
card-35-ruling-2 = Quand ses 7 énergies vont dans votre réserve, vous défaussez aussitôt l’excédent, au choix parmi les anciennes et les nouvelles.
card-35-ruling-3 = Si la carte quitte le jeu avant d’être pleine, ses énergies sont perdues et vous ne recevez pas de cristaux.
card-35-ruling-4 = « Bourse d’Io » n’ajoute rien. La septième énergie est une activation comme les autres : « Fées chapardeuses » n’agit qu’une fois.
card-35-differs = À lire les livrets anglais et allemand, le chaudron serait inutilisable tant qu’il porte des énergies. Ici, comme dans les autres livrets, ce sont ces énergies qui le sont.

# Couronne vampirique
card-36-ruling-1 = Vous choisissez de piocher ou de défausser avant de voir une carte. Tout le monde voit la carte.
card-36-ruling-2 = Une carte qui vaut 0 point de prestige ou moins ne rapporte aucune énergie.
card-36-ruling-3 = Si votre main est vide, vous devez piocher. S’il n’y a rien à piocher, vous devez défausser.

# Crâne de dragon
card-37-ruling-1 = Les cartes inclinées peuvent être sacrifiées. Avec 2 exemplaires, l’un peut sacrifier l’autre. « Bourse d’Io » n’ajoute rien.
card-37-ruling-2 = Les 3 cartes partent ensemble. Si « Traité maudit d’Arus » est du nombre, vous perdez votre réserve.

# Démon d’Argos
card-38-ruling-1 = L’effet touche vos adversaires tour à tour, à partir de votre gauche. Une jauge à 0 reste à 0.
card-38-ruling-2 = Personne ne sacrifie de carte parce que sa jauge a baissé. Mais aucune carte ne peut entrer en jeu tant que la jauge ne dépasse pas le nombre de cartes en jeu.
card-38-ruling-3 = S’il ne reste aucune carte à piocher, la jauge baisse quand même.
card-38-differs = Le livret allemand demande 2 crans de jauge de plus avant la carte suivante. Ce n’est juste qu’avec une carte de trop ; ici, on compare simplement la jauge et les cartes.

# Titus Beauregard
card-39-ruling-1 = Si un adversaire ne peut pas payer, les autres paient quand même, en même temps. Vous sacrifiez ensuite Titus.
card-39-ruling-2 = Il agit dès la manche où il entre en jeu. 2 exemplaires agissent l’un après l’autre, chacun avec sa propre vérification.
card-39-ruling-3 = Son coût est de 1, 2 ou 3 feu à 2, 3 ou 4 joueurs.

# Elémentaire d’air
card-40-ruling-1 = Personne ne perd d’énergies : seul leur type change. Votre propre réserve ne change pas.
card-40-ruling-2 = Les énergies au-delà de 7 avec « Grimoire ensorcelé » changent aussi. Celles placées sur « Amulette d’eau » et « Chaudron glouton » ne changent pas.
card-40-differs = Le livret allemand épargne « Amulette d’air », qui ne porte pas d’énergies. Ici, comme dans les autres livrets, c’est « Amulette d’eau ».

# Fées chapardeuses
card-41-ruling-1 = Toute activation compte : « Dé de la malice », les potions, regarder avec « Orbe de cristal » ou passer « Âme damnée d’Onys » aussi.
card-41-ruling-2 = Elles agissent avant le paiement. Un adversaire qui, après vous avoir donné le cristal, ne pourrait plus payer le coût ne peut pas activer la carte.
card-41-ruling-3 = Un adversaire sans cristal peut quand même activer ses cartes. Vous ne recevez alors que le cristal du stock.
card-41-ruling-4 = 2 exemplaires agissent deux fois. Le coût est de 0, 3 ou 6 cristaux à 2, 3 ou 4 joueurs.

# Traité maudit d’Arus
card-42-ruling-1 = Vous perdez aussi ce que « Grimoire ensorcelé » permet au-delà de 7. Les énergies placées sur « Amulette d’eau » et « Chaudron glouton » restent.
card-42-ruling-2 = Reprendre cette carte en main ne coûte aucune énergie : ce n’est pas un sacrifice.
card-42-ruling-3 = Votre jauge ne redescend pas quand cette carte quitte le jeu. Si elle est en jeu à la fin, elle vous coûte 10 points.

# Idole du familier
card-43-ruling-1 = « Âme damnée d’Onys » compte parmi vos familiers, même si on vous l’a passée.
card-43-ruling-2 = Vous pouvez l’activer même sans familier, mais cela ne rapporte rien.
card-43-differs = Le livret allemand et la carte française n’ont pas les 10 cristaux à l’arrivée en jeu ; les autres textes les ont. Ici, l’édition de la partie décide.

# Kriss nécrotique
card-44-ruling-1 = Sans familier en main ni en jeu, vous ne pouvez pas l’activer.
card-44-ruling-2 = Vous pouvez aussi sacrifier « Âme damnée d’Onys » si on vous l’a passée.

# Lanterne de Xidit
card-45-ruling-1 = Toute votre réserve compte, même au-delà de 7 avec « Grimoire ensorcelé ». Les énergies placées sur « Amulette d’eau » et « Chaudron glouton » ne comptent pas.
card-45-ruling-2 = « Bourse d’Io » n’ajoute rien. 2 exemplaires rapportent 6 cristaux par énergie.
card-45-ruling-3 = L’énergie que « Sablier du temps » donne à la fin de l’année 3 compte.

# Coffre scellé d’Urm
card-46-ruling-1 = Les familiers de votre main ne comptent pas. 2 exemplaires rapportent 40 cristaux.
card-46-ruling-2 = « Âme damnée d’Onys » est un familier, même si on vous l’a passée : avec elle en jeu, vous ne recevez rien.

# Miroir des saisons
card-47-ruling-1 = Vous choisissez le type que vous rendez, puis combien d’énergies, puis le type que vous recevez.
card-47-ruling-2 = Les énergies rendues peuvent venir de la carte « Amulette d’eau ». Celles que vous recevez vont dans votre réserve, et vous défaussez l’excédent.
card-47-ruling-3 = « Fées chapardeuses » prend son cristal d’abord. Vous payez avec ce qui reste.

# Pendentif de Ragnor
card-48-ruling-1 = Les familiers ne comptent pas. Si vous avez déjà un pendentif en jeu, il compte pour le second.
card-48-ruling-2 = Mis en jeu par « Calice divin » ou « Orbe de cristal », le pendentif compte aussi cette carte. « Potion de rêves » a déjà quitté le jeu et ne compte pas.
card-48-differs = La carte italienne exclut le pendentif par son nom, comme si aucun exemplaire ne comptait ; la française cite un pendentif inexistant. Ici, tout autre objet magique compte.

# Sid Ombrenuit
card-49-ruling-1 = On compare les cristaux une fois que vous avez tout payé, « Arcano Sangsue » compris, et après l’effet de « Bâton du printemps ».
card-49-ruling-2 = Si un adversaire a autant de cristaux que vous, vous ne prenez rien à personne.
card-49-ruling-3 = Son coût est de 1, 2 ou 3 terre à 2, 3 ou 4 joueurs.

# Âme damnée d’Onys
card-50-ruling-1 = La passer n’est pas l’invoquer : elle n’apporte rien et n’exige pas de place libre. « Arcano Sangsue », « Bâton du printemps » et « Vase oublié d’Yjang » n’agissent pas.
card-50-ruling-2 = Elle arrive redressée : on peut donc la passer encore, dans un tour suivant de la même manche.
card-50-ruling-3 = Elle compte en tout pour qui la possède : −5 points de prestige, une carte en jeu, un familier.
card-50-ruling-4 = Les 3 cristaux sont perdus en fin de manche, dès celle où elle entre en jeu, et jamais plus que vous n’en avez. 2 exemplaires en coûtent 6.
card-50-differs = La carte italienne ne dit pas qu’on la redresse en la passant. Ici, on la redresse, comme sur les cartes anglaise, française et espagnole.
