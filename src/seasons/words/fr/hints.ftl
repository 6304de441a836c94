# Les joueurs virtuels : leurs niveaux pour les humains, et les conseils. Les niveaux portent des noms d’animaux de la forêt,
# le plus fort celui d’un animal fabuleux ; ils n’ont rien à voir avec les niveaux des cartes.

## Les niveaux, du plus faible au plus fort

bot-squirrel = Écureuil
    .about = Un débutant sympathique, parfois distrait.
bot-hare = Lièvre
    .about = Joue vite et fait de petites erreurs.
bot-fox = Renard
    .about = Prépare des tours entiers et donne peu.
bot-owl = Hibou
    .about = Réfléchit loin et se trompe rarement.
bot-griffin = Griffon
    .about = Le plus fort : cherche toujours le meilleur coup.
# Un joueur virtuel quand plusieurs ont le même niveau
bot-numbered = { $name } { $seat }

## Les conseils

hint-best = Le meilleur : { $text }. Score final attendu { $count }, chances de gagner { $number } %.
hint-next = Ensuite : { $text }. Score final attendu { $count }, chances de gagner { $number } %.
hint-gain =
    { $count ->
        [one] Cela rapporte { $count } point de plus que le coup suivant : { $text }.
       *[other] Cela rapporte { $count } points de plus que le coup suivant : { $text }.
    }
hint-even = Ce coup vaut à peu près le suivant.
hint-plus = +{ $count }
hint-minus = −{ $count }
hint-part-crystals = cristaux { $value }
hint-part-prestige = points de prestige { $value }
hint-part-hand = cartes en main { $value }
hint-part-bonuses = bonus { $value }
hint-part-opponents = score du meilleur adversaire { $value }
hint-kept = Une chance reste ouverte : { $card } est en jeu à la fin dans { $number } % des parties au lieu de { $count } %.
hint-turning = Le hasard qui compte le plus : { $text } ({ $number } %). Le gain est alors de { $first }, sinon de { $second }.
hint-event-transmute = un dé du prochain lancer permet de cristalliser
hint-event-gauge = un dé du prochain lancer augmente la jauge
hint-event-draw = un dé du prochain lancer permet de piocher
hint-event-energy = un dé du prochain lancer montre l’énergie « { $name } »
hint-event-rounds =
    { $count ->
        [one] la partie dure encore au moins { $count } manche
       *[other] la partie dure encore au moins { $count } manches
    }
hint-event-drew =
    { $count ->
        [one] votre prochaine carte vaut au moins { $count } point de prestige
       *[other] votre prochaine carte vaut au moins { $count } points de prestige
    }
hint-event-holds = { $player } a { $card } en main
