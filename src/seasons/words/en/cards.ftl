# The fifty cards, by number. Own words, never the printed card's.
#
# .name  the title, as in data/cards.csv
# .full  the whole effect, at most 180 characters
# .gist  the effect in a glance, at most 56 characters
#
# $edition (revised, first): the two printed editions differ for cards 5 and 43.

card-1 =
    .name = Amulet of Air
    .full = When it enters play, your Summoning gauge goes up by 2.
    .gist = Enter: gauge +2
card-2 =
    .name = Amulet of Fire
    .full = When it enters play, draw 4 cards and keep one of them. The other 3 are discarded without being shown.
    .gist = Enter: draw 4 cards, keep 1
card-3 =
    .name = Amulet of Earth
    .full = When it enters play, you gain 9 crystals.
    .gist = Enter: 9 crystals
card-4 =
    .name = Amulet of Water
    .full = When it enters play, choose 4 energies and put them here. You may spend them like those of your reserve, but they do not count toward its limit.
    .gist = Enter: 4 energies on this card, to spend later
card-5 =
    .name = Balance of Ishtar
    .full =
        { $edition ->
            [first] Activate: transmute 4 energies of one type into 12 crystals. You need no right to transmute, and the season does not matter.
           *[revised] Activate: transmute 3 energies of one type into 9 crystals. You need no right to transmute, and the season does not matter.
        }
    .gist =
        { $edition ->
            [first] Activate: 4 identical energies become 12 crystals
           *[revised] Activate: 3 identical energies become 9 crystals
        }
card-6 =
    .name = Staff of Spring
    .full = Whenever you summon another card, you gain 3 crystals before that card takes effect. Cards put into play for free do not count.
    .gist = 3 crystals whenever you summon another card
card-7 =
    .name = Temporal Boots
    .full = When they enter play, you must move the Season token 1, 2, or 3 spaces, forward or back. A new season or year takes effect at once.
    .gist = Enter: move the Season token 1 to 3 spaces
card-8 =
    .name = Purse of Io
    .full = Every energy you transmute brings 1 extra crystal, also with Balance of Ishtar and Potion of Life.
    .gist = 1 more crystal per energy you transmute
card-9 =
    .name = Divine Chalice
    .full = When it enters play, draw 4 cards. If you have a free place, you must put one of them into play for free. The others are discarded.
    .gist = Enter: draw 4 cards, put 1 into play for free
card-10 =
    .name = Syllas the Faithful
    .full = When it enters play, each opponent sacrifices a card they have in play. They choose which one.
    .gist = Enter: each opponent sacrifices a card
card-11 =
    .name = Figrim the Avaricious
    .full = Each time the season changes, you get 1 crystal from every opponent who has any.
    .gist = Change of season: 1 crystal from each opponent
card-12 =
    .name = Naria the Prophetess
    .full = When it enters play, draw one card for every player. Keep one of them yourself and hand one to each opponent.
    .gist = Enter: draw 1 card per player and share them out
card-13 =
    .name = Wondrous Chest
    .full = When a round ends and your reserve holds 4 or more energies, you gain 3 crystals.
    .gist = End of round: 3 crystals with 4 or more energies
card-14 =
    .name = Beggar’s Horn
    .full = When a round ends and your reserve holds at most 1 energy, take 1 energy of your choice.
    .gist = End of round: 1 energy if you have 0 or 1
card-15 =
    .name = Die of Malice
    .full = Activate at the start of your turn, before you use your die: roll it again and gain 2 crystals. Only the new face counts.
    .gist = Activate: re-roll your die and gain 2 crystals
card-16 =
    .name = Kairn the Destroyer
    .full = Activate: discard 1 energy of any type. Every opponent loses 4 crystals, or all they have.
    .gist = Activate: 1 energy; opponents lose 4 crystals each
card-17 =
    .name = Amsug Longneck
    .full = When it enters play, every player takes back one of their own magic items from play into their hand. You do so too, after the others.
    .gist = Enter: everybody takes back a magic item
card-18 =
    .name = Bespelled Grimoire
    .full = When it enters play, take 2 energies of your choice. As long as it stays in play, your reserve holds up to 10.
    .gist = Enter: 2 energies. Your reserve holds 10
card-19 =
    .name = Ragfield’s Helm
    .full = When the game ends, you gain 20 crystals if you have more cards in play than every opponent.
    .gist = End of game: 20 crystals for the most cards in play
card-20 =
    .name = Hand of Fortune
    .full = Each card you summon costs you 1 energy less. You choose the type you save, but you always pay at least 1 energy of a cost in energies.
    .gist = Summoning costs 1 energy less, but at least 1
card-21 =
    .name = Lewis Greyface
    .full = When it enters play, choose an opponent: you take from the stockpile the same energies as that opponent has in reserve.
    .gist = Enter: copy the reserve of an opponent
card-22 =
    .name = Runic Cube of Eolis
    .full = It does nothing at all, but it is worth more prestige than any other card.
    .gist = No effect, only prestige
card-23 =
    .name = Potion of Power
    .full = Activate: sacrifice this card. Draw a card, which you keep, and raise your Summoning gauge by 2.
    .gist = Sacrifice: draw a card, gauge +2
card-24 =
    .name = Potion of Dreams
    .full = Activate: sacrifice this card and lose your whole reserve. Then put a card from your hand into play for free.
    .gist = Sacrifice it and your reserve: a card for free
card-25 =
    .name = Potion of Knowledge
    .full = Activate: sacrifice this card and take 5 energies of your choice.
    .gist = Sacrifice: take 5 energies
card-26 =
    .name = Potion of Life
    .full = Activate: sacrifice this card and transmute your whole reserve, at 4 crystals per energy. You need no right to transmute.
    .gist = Sacrifice: 4 crystals per energy in your reserve
card-27 =
    .name = Hourglass of Time
    .full = Each time the season changes, take 1 energy of your choice.
    .gist = Change of season: take 1 energy
card-28 =
    .name = Scepter of Greatness
    .full = When it enters play, you gain 3 crystals for every other magic item of yours in play.
    .gist = Enter: 3 crystals per other magic item
card-29 =
    .name = Olaf’s Blessed Statue
    .full = When it enters play, you gain 20 crystals.
    .gist = Enter: 20 crystals
card-30 =
    .name = Yjang’s Forgotten Vase
    .full = Whenever you summon another card, take 1 energy of your choice before that card takes effect. Cards put into play for free do not count.
    .gist = 1 energy whenever you summon another card
card-31 =
    .name = Elemental Amulet
    .full = It costs 1 to 4 different energies. Fire: draw a card. Air: gauge +1. Earth: 5 crystals. Water: 2 energies. Put into play for free, it does all four.
    .gist = Enter: one effect for each type of energy paid
card-32 =
    .name = Tree of Light
    .full = Activate and choose: pay 3 crystals and take 1 energy of your choice, or pay 1 energy and you may transmute this turn.
    .gist = Activate: buy 1 energy, or the right to transmute
card-33 =
    .name = Arcano Leech
    .full = An opponent who summons a card must also give you 1 crystal. Without it, they cannot summon.
    .gist = Opponents pay you 1 crystal to summon a card
card-34 =
    .name = Crystal Orb
    .full = Activate and choose: look at the top card of the draw pile, then put it back or pay 4 energies to bring it into play; or pay 3 crystals to discard it unseen.
    .gist = Activate: see the top card, play it for 4 energies
card-35 =
    .name = Glutton Cauldron
    .full = Activate: put 1 energy of any type on this card. Once it holds 7, it is sacrificed: the 7 energies go to your reserve and you gain 15 crystals.
    .gist = Activate: feed it 1 energy. At 7: 15 crystals
card-36 =
    .name = Vampiric Crown
    .full = When it enters play, draw a card and keep it, or discard one from your hand. Show it and take as many energies as it has prestige.
    .gist = Enter: draw or discard; its prestige in energies
card-37 =
    .name = Dragon Skull
    .full = Activate: sacrifice 3 of your cards in play, this one among them if you like. You gain 15 crystals.
    .gist = Activate: sacrifice 3 cards for 15 crystals
card-38 =
    .name = Demon of Argos
    .full = When it enters play, every opponent loses 1 from the Summoning gauge and draws a card, which they keep.
    .gist = Enter: opponents get gauge −1 and a card
card-39 =
    .name = Titus Deepgaze
    .full = When a round ends, you get 1 crystal from every opponent. If one of them has none, you sacrifice Titus afterwards.
    .gist = End of round: 1 crystal from each opponent
card-40 =
    .name = Air Elemental
    .full = When it enters play, every energy in the reserves of your opponents becomes air.
    .gist = Enter: opponents’ reserves turn into air
card-41 =
    .name = Thieving Fairies
    .full = Whenever an opponent activates a card, you get 1 crystal from them, if they have one, and 1 from the stockpile.
    .gist = 2 crystals when an opponent activates a card
card-42 =
    .name = Cursed Treatise of Arus
    .full = When it enters play, take 2 energies of your choice, 10 crystals, and gauge +1. If it is ever sacrificed, you lose your whole reserve.
    .gist = Enter: 2 energies, 10 crystals, gauge +1
card-43 =
    .name = Idol of the Familiar
    .full =
        { $edition ->
            [first] Activate: every familiar you have in play brings you 1 crystal.
           *[revised] When it enters play, you gain 10 crystals. Activate: every familiar you have in play brings you 1 crystal.
        }
    .gist =
        { $edition ->
            [first] Activate: 1 crystal per familiar
           *[revised] Enter: 10 crystals. Activate: 1 per familiar
        }
card-44 =
    .name = Necrotic Kriss
    .full = Activate: discard a familiar from your hand, for all to see, or sacrifice one in play. Then take 4 energies of your choice.
    .gist = Activate: give up a familiar for 4 energies
card-45 =
    .name = Lantern of Xidit
    .full = When the game ends, you gain 3 crystals for every energy in your reserve.
    .gist = End of game: 3 crystals per energy in reserve
card-46 =
    .name = Sealed Chest of Urm
    .full = When the game ends, you gain 20 crystals if none of your cards in play is a familiar.
    .gist = End of game: 20 crystals without familiars in play
card-47 =
    .name = Mirror of the Seasons
    .full = Activate: choose some energies of one type, at least 1, and pay 1 crystal for each. They all become energies of one other type.
    .gist = Activate: change like energies, 1 crystal each
card-48 =
    .name = Pendant of Ragnor
    .full = When it enters play, take 1 energy of your choice for every other magic item of yours in play.
    .gist = Enter: 1 energy per other magic item
card-49 =
    .name = Sid Nightshade
    .full = When it enters play, if you have more crystals than every opponent, take 5 from each of them, or all they have.
    .gist = Enter: if richest, 5 crystals from each opponent
card-50 =
    .name = Damned Soul of Onys
    .full = When it enters play: 10 crystals and 1 water. Activate: discard 1 water and it moves to the player on your left. Its holder loses 3 crystals every round.
    .gist = Enter: 10 crystals, 1 water. Every round: −3
