# The rules of the game in the app's own words, topic by topic; the numbers and details follow docs/rulings.md.
#
# help-TOPIC-title, then help-TOPIC-1, -2 and so on without a gap: 4 to 8 paragraphs of at most 350 characters.

## Setting up

help-setup-title = Setting up
help-setup-1 = 2 to 4 sorcerers compete for three years. Whoever has the most prestige points at the end becomes Archmage of Xidit.
help-setup-2 = Everybody starts with nothing: no crystals, no energies, no cards in play, and a Summoning gauge at 0. The Season token stands on space 1, in the winter of year 1.
help-setup-3 = Every card exists twice. The levels Apprentice and Magician use cards 1 to 30, the level Archmage uses all 50.
help-setup-4 = At the Apprentice level, chance gives each player one of four ready-made sets of 9 cards. At the other levels you choose your cards in a draft. All cards that nobody has form the draw pile.
help-setup-5 = Each season has its own dice. For each season, chance picks one die more than there are players. These dice stay the same for the whole game.
help-setup-6 = Chance also decides who begins, unless the host names a player.
help-setup-7 = Two cards changed between printings: Balance of Ishtar and Idol of the Familiar. Whoever sets up the game chooses the revised edition or the first one.

## The prelude

help-prelude-title = The prelude
help-prelude-1 = In the prelude you choose the 9 cards that will be yours. Everybody chooses at the same time, and nobody sees the choice of another player.
help-prelude-2 = You look at 9 cards, take one, and pass the others to the player on your left. Then you take one of those that came to you from the right, and so on. The ninth card is left for you without a choice. The Apprentice level skips this.
help-prelude-3 = Then you split your 9 cards into three sets of 3. The first set is your hand at the start. The other two wait in your libraries until year 2 and year 3.
help-prelude-4 = You may change your mind as long as another player still has to choose. After that, the choice stands.
help-prelude-5 = You may look at your own libraries at any time. Your opponents never see them.
help-prelude-6 = A hint: cards that pay off round after round want to come early, while cards that count at the end can wait for year 3. Keep cards that help each other in the same year.

## A round

help-round-title = A round
help-round-1 = At the start of a round all turned cards are straightened. Then the first player rolls the dice of the current season.
help-round-2 = Beginning with the first player and going clockwise, everybody takes one die. There is one die too many, so even the last player can choose between two.
help-round-3 = Then the players take their turns, in the same order.
help-round-4 = After the last turn, cards that act at the end of a round do so, player by player from the first player on.
help-round-5 = Then the Season token moves forward, by as many spaces as the die that nobody took has pips: 1, 2, or 3. This may bring a new season or even a new year.
help-round-6 = The next round begins with the left neighbor of this round’s first player.

## A turn

help-turn-title = A turn
help-turn-1 = Your die comes first. You take its energies and crystals, raise your gauge, and draw a card if it shows one. You cannot refuse any of this, and nothing else can be done before it.
help-turn-2 = There is one exception: Die of Malice rolls your die again before you use it.
help-turn-3 = When your die lets you draw a card, you look at it and keep it or discard it. With a bonus you draw two instead and keep one.
help-turn-4 = When your die shows the transmute symbol, you have the right to transmute until your turn ends. You need not use it.
help-turn-5 = After that you do what you like, in any order and as often as you can: summon cards, activate cards, transmute, use bonuses. You may also end your turn without doing anything.
help-turn-6 = One thing comes after the other. An action is finished, with all that it sets off, before the next one begins.
help-turn-7 = Your reserve holds 7 energies. When you get more, you take them all and then discard at once what is too much, old or new as you like.
help-turn-8 = During the turns of others you do nothing, unless a card makes you choose. If a card says something else than these rules, follow the card.

## Transmuting

help-transmuting-title = Transmuting
help-transmuting-1 = Transmuting turns energies into crystals. You need the right to do it: from the symbol on your die, from a bonus, or from Tree of Light. It lasts until your turn ends, and having it twice changes nothing.
help-transmuting-2 = What an energy brings depends on the season. A type that is common on the dice of the season brings 1 crystal, an uncommon one 2, and a type that these dice do not show at all brings 3.
help-transmuting-3 = Winter: air 1, water 1, fire 2, earth 3. Spring: air 2, water 1, fire 3, earth 1. Summer: air 3, water 2, fire 1, earth 1. Fall: air 1, water 3, fire 1, earth 2.
help-transmuting-4 = The season is the one in which the Season token stands at that moment. If Temporal Boots move it to another season, the new rates hold at once.
help-transmuting-5 = You transmute as many energies as you like, one after the other, and you may do other things in between.
help-transmuting-6 = Purse of Io and the transmute bonus make every energy worth more. This is also true for Balance of Ishtar and Potion of Life, which you may use without the right to transmute.

## Summoning

help-summoning-title = Summoning
help-summoning-1 = To summon a card, you pay its cost and put it from your hand into play.
help-summoning-2 = You need a free place: your gauge must be higher than the number of cards you have in play. The gauge goes from 0 to 15.
help-summoning-3 = You pay the full cost or you cannot summon the card: the energies shown, of the types shown, and the crystals. Some costs depend on the number of players.
help-summoning-4 = As soon as you have paid, the card is in play. First your Staff of Spring and Yjang’s Forgotten Vase act, then the card does what it does when it enters play.
help-summoning-5 = Divine Chalice, Potion of Dreams, and Crystal Orb put another card into play for free. It needs a free place, but it is not summoned: cards that wait for a summoning do not act. What it does when it enters play happens.
help-summoning-6 = Magic items and familiars are summoned in the same way. You may have both copies of a card in play; what they do adds up.
help-summoning-7 = If your gauge falls below the number of your cards in play, you keep them all. But no card can enter play before there is a free place again.

## Activating

help-activating-title = Activating
help-activating-1 = A card acts in one or more of three ways: once when it enters play, permanently as long as it is in play, or each time you activate it.
help-activating-2 = To activate a card, you turn it sideways and pay what it asks for. Then it does what it says.
help-activating-3 = A turned card cannot be activated again in this round. You may activate a card already in the turn in which it enters play; only Die of Malice comes too late then.
help-activating-4 = If you cannot pay everything a card asks for, you cannot activate it. But you may activate a card even if it would change nothing.
help-activating-5 = Some cards ask you to sacrifice cards: these go from play to the discard pile. Potions sacrifice themselves, so they work only once.
help-activating-6 = Thieving Fairies of your opponents take their crystal when you turn the card, before you pay. What you have left must still be enough.

## Bonuses

help-bonuses-title = Bonuses
help-bonuses-1 = You may use three bonuses in the whole game: the same one again or different ones, all in one turn or in several.
help-bonuses-2 = Exchange: give 1 or 2 energies and take as many others from the stockpile. You cannot take a type that you give.
help-bonuses-3 = Transmute: you may transmute in this turn, and every energy you transmute from now on brings 1 crystal more. Used twice in a turn, it brings 2 more, and so on.
help-bonuses-4 = Gauge: your Summoning gauge goes up by 1. At 15 you cannot use it.
help-bonuses-5 = Draw: when your die lets you draw a card, you draw two, keep one, and discard the other. You can use it only in place of that draw.
help-bonuses-6 = Bonuses have a price at the end of the game: 5 points for one, 12 for two, and 20 for three.
help-bonuses-7 = Most printed books speak of exchanging 2 energies, the German one of up to 2. Here you may exchange 1 or 2.

## Seasons and years

help-seasons-title = Seasons and years
help-seasons-1 = The Season token goes around a wheel of 12 spaces: 1 to 3 are winter, 4 to 6 spring, 7 to 9 summer, and 10 to 12 fall. The season decides which dice are rolled and what energies are worth.
help-seasons-2 = The dice of winter show mostly water and air, little fire, and no earth. Spring: earth and water, little air, no fire. Summer: fire and earth, little water, no air. Fall: air and fire, little earth, no water.
help-seasons-3 = When the token comes to another season, the cards that wait for a change of season act once, player by player.
help-seasons-4 = When the token goes past space 12, a new year begins. The first time that year 2 or year 3 begins, everybody adds the cards of that library to their hand and keeps those they still have.
help-seasons-5 = At the end of a round the order is: cards that act at the end of the round, the move of the token, the new year with its library cards, the change of season.
help-seasons-6 = Temporal Boots move the token in the middle of a turn, forward or back. A new season or year takes effect at once, but the dice of the round stay as they are.

## End of the game

help-end-title = End of the game
help-end-1 = The game ends with the round after which the Season token has gone past the end of year 3.
help-end-2 = The end of year 3 is a change of season, too. Then Lantern of Xidit, Ragfield’s Helm, and Sealed Chest of Urm bring their crystals.
help-end-3 = Your score is 1 point for each crystal, plus the prestige of your cards in play, minus 5 points for each card left in your hand, minus 5, 12, or 20 points for one, two, or three bonuses.
help-end-4 = Energies you have left are worth nothing by themselves. A score can be below 0.
help-end-5 = The highest score wins. In a tie, whoever has more cards in play comes first. If that is a tie as well, the place is shared.
help-end-6 = The printed books disagree about ties: the French, Italian, and German ones count the cards you have summoned. Here, as in the English and Spanish books, the cards in play count.

## Glossary: an entry has a name and a text, and help-glossary-entry puts them in one line

help-glossary-title = Glossary
help-glossary-entry = { $name }: { $text }

help-term-activate-name = Activate
help-term-activate-text = Turn one of your cards in play sideways and pay what it asks for, so that it acts. Each card once per round.
help-term-crystals-name = Crystals
help-term-crystals-text = What you pay some costs with, and what you want to have at the end: each one is worth 1 point. You cannot have fewer than 0.
help-term-discard-pile-name = Discard pile
help-term-discard-pile-text = Where discarded and sacrificed cards go, face down. Nobody may look through it. When the draw pile is empty and a card is needed, it is shuffled and becomes the new draw pile.
help-term-draw-pile-name = Draw pile
help-term-draw-pile-text = The cards that nobody got at the start, face down. If there is no card left in either pile, you draw fewer cards or none.
help-term-energy-name = Energy
help-term-energy-text = Air, water, fire, or earth. You pay with energies or turn them into crystals.
help-term-familiar-name = Familiar
help-term-familiar-text = One of the two kinds of cards. Most familiars do something to the other players.
help-term-free-entry-name = Free entry
help-term-free-entry-text = A card enters play through another card, without being paid for. It needs a free place and does not count as summoned.
help-term-gauge-name = Summoning gauge
help-term-gauge-text = How many cards you can have in play, from 0 to 15. Also called just the gauge.
help-term-library-name = Library
help-term-library-text = 3 cards that you set aside in the prelude. You have one for year 2 and one for year 3.
help-term-magic-item-name = Magic item
help-term-magic-item-text = One of the two kinds of cards. Magic items do something for their owner.
help-term-prestige-name = Prestige
help-term-prestige-text = The points of the game. A card in play counts its prestige at the end, also if that is below 0.
help-term-reserve-name = Reserve
help-term-reserve-text = Your own energies, at most 7, or 10 with Bespelled Grimoire. Energies on Amulet of Water and Glutton Cauldron are not part of it.
help-term-sacrifice-name = Sacrifice
help-term-sacrifice-text = Put one of your cards in play on the discard pile. You can do so only when a card asks for it.
help-term-season-token-name = Season token
help-term-season-token-text = Shows on the wheel which season it is. It moves at the end of each round.
help-term-stockpile-name = Stockpile
help-term-stockpile-text = Where energies and crystals come from and go back to. It never runs out.
help-term-summon-name = Summon
help-term-summon-text = Pay for a card in your hand and put it into play on a free place.
help-term-transmute-name = Transmute
help-term-transmute-text = Turn energies into crystals at the rates of the season. You need the right to do so, unless a card does it for you.
help-term-turn-a-card-name = Turn a card
help-term-turn-a-card-text = A card that was activated lies sideways: it is turned. It is straightened at the start of the next round.
help-term-year-name = Year
help-term-year-text = Once around the wheel, from winter to fall. A game lasts three years.

## Kinds of effects, as a label

help-effect-enter = When it enters play
help-effect-permanent = Permanent
help-effect-activate = Activation
help-effect-none = No effect
