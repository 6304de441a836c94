# What players ask about the cards, by number: own words, at most 200 characters each.
#
# card-8-ruling-1, -2 and so on without a gap; what a card does is said by card-8.full and not repeated.
# card-8-differs: where the printed rulebooks disagree about a card, and what is played here.
# Every ruling follows docs/rulings.md.

# Amulet of Air
card-1-ruling-1 = Your gauge stops at 15. What goes beyond is lost, but you may summon this card all the same.
card-1-ruling-2 = Your gauge stays up when this card leaves play.

# Amulet of Fire
card-2-ruling-1 = Only you see the cards. You cannot keep none of them, and no more than one.
card-2-ruling-2 = If fewer than 4 cards are left to draw, you keep one of those. With none left, nothing happens.

# Amulet of Earth
card-3-ruling-1 = You gain the crystals also when it enters play for free, and again if you take it back and summon it once more.

# Amulet of Water
card-4-ruling-1 = You may pay, exchange, and transmute with these energies. For each energy you choose between this card and your reserve, but nothing moves from one to the other.
card-4-ruling-2 = Wondrous Chest, Beggar’s Horn, Lewis Greyface, Air Elemental, and Lantern of Xidit do not count or change these energies.
card-4-ruling-3 = These energies stay when you use Potion of Life or Potion of Dreams and when you sacrifice Cursed Treatise of Arus.
card-4-ruling-4 = If this card leaves play, the energies on it are lost. If it enters play again, you choose 4 new ones.
card-4-differs = The German explanation does not say that you may spend these energies. The other books do, and so it is here.

# Balance of Ishtar
card-5-ruling-1 = Each Purse of Io, and each transmute bonus you used earlier in the turn, adds 1 crystal per energy.
card-5-ruling-2 = The energies must be of one type, but some may come from your reserve and some from Amulet of Water.
card-5-ruling-3 = It does not give you the right to transmute anything else.
card-5-differs = Older prints turn 4 energies into 12 crystals, newer ones 3 into 9; “3 into 12” in the English book is a misprint. Here the edition of the game decides between the two.

# Staff of Spring
card-6-ruling-1 = Its own summoning brings nothing, and neither do the cards your opponents summon.
card-6-ruling-2 = A card that costs nothing counts, too, as long as you summon it.
card-6-ruling-3 = Damned Soul of Onys is not summoned when a neighbor passes it to you, so it brings nothing.
card-6-ruling-4 = 2 copies bring 6 crystals for each card you summon.

# Temporal Boots
card-7-ruling-1 = A year reached for the first time brings everybody its library cards at once. Going back a year takes no cards away, and reaching it again brings none.
card-7-ruling-2 = Cards that wait for a change of season act only if the season is another one after the move, forward or back. The rates for transmuting change at once.
card-7-ruling-3 = The dice of this round stay as they are. You may move back from year 1: the year is still shown as 1.
card-7-ruling-4 = If the token passes the end of year 3, the round is still played out. If it is back in year 3 by then, the game goes on.
card-7-differs = In the German book you may choose not to move, and in the German and Spanish books Hourglass of Time acts later. Here you must move, and everything happens at once.

# Purse of Io
card-8-ruling-1 = It adds nothing to Glutton Cauldron, Dragon Skull, and Lantern of Xidit: they do not transmute.
card-8-ruling-2 = Energies that you transmute from Amulet of Water bring the extra crystal, too.
card-8-ruling-3 = 2 copies bring 2 extra crystals per energy.

# Divine Chalice
card-9-ruling-1 = It takes up a place itself. If no other place is free, all the cards you drew are discarded, and only you have seen them.
card-9-ruling-2 = The card you choose is not summoned: Staff of Spring, Yjang’s Forgotten Vase, and Arcano Leech do not act. What it does when it enters play happens.
card-9-ruling-3 = The other cards are discarded before the card you chose takes effect. If fewer than 4 can be drawn, you choose among those.
card-9-ruling-4 = If you choose the second Divine Chalice, it acts as well, as long as there is a free place.
card-9-differs = The English and German books say that you need not pay the activation cost. What you save is the summoning cost, as the other books say.

# Syllas the Faithful
card-10-ruling-1 = Your opponents choose one after the other, from your left. Each card is gone, with all that follows from it, before the next player chooses.
card-10-ruling-2 = You sacrifice nothing yourself, and opponents without cards in play are left out. A turned card may be sacrificed.

# Figrim the Avaricious
card-11-ruling-1 = Its cost depends on the number of players: 3, 6, or 9 crystals with 2, 3, or 4 players.
card-11-ruling-2 = It acts also when Temporal Boots change the season, and when year 3 ends, before the scores are counted.
card-11-ruling-3 = With 2 copies you get 2 crystals from each opponent who has them.

# Naria the Prophetess
card-12-ruling-1 = Only you see all the cards. You take yours first, then you choose one for each opponent, clockwise from your left.
card-12-ruling-2 = Nobody can refuse the card you give them.
card-12-ruling-3 = If too few cards are left to draw, you are served first, then your opponents clockwise.

# Wondrous Chest
card-13-ruling-1 = Your whole reserve counts, also the part beyond 7 with Bespelled Grimoire. Energies on Amulet of Water and Glutton Cauldron do not.
card-13-ruling-2 = It acts already in the round in which it enters play, and always after your Beggar’s Horn. 2 copies bring 6 crystals.
card-13-differs = The German book looks at the end of each turn. Here, as in the other books, it is the end of the round.

# Beggar’s Horn
card-14-ruling-1 = Energies on Amulet of Water and Glutton Cauldron do not count: they cannot keep you from getting yours.
card-14-ruling-2 = 2 copies are checked one after the other. With no energy you get 2, with 1 energy you get only 1.
card-14-ruling-3 = It acts already in the round in which it enters play.

# Die of Malice
card-15-ruling-1 = You cannot use it in the turn in which you summon it: by then your die has been used.
card-15-ruling-2 = With 2 copies you may roll twice and gain 4 crystals. Only the last roll counts.
card-15-ruling-3 = Thieving Fairies of an opponent act first, before you gain your 2 crystals.

# Kairn the Destroyer
card-16-ruling-1 = Nobody gets the crystals that your opponents lose.
card-16-ruling-2 = The energy may come from Amulet of Water. You may activate Kairn even if no opponent has crystals.

# Amsug Longneck
card-17-ruling-1 = The players choose one after the other, from your left, and everybody sees what was chosen. Players without a magic item in play are left out.
card-17-ruling-2 = Energies on an Amulet of Water or a Glutton Cauldron that is taken back are lost.
card-17-ruling-3 = Taking back Bespelled Grimoire, you discard at once what you have beyond 7. Taking back Cursed Treatise of Arus costs no energies: it is not sacrificed.
card-17-ruling-4 = You may summon the card again later. It then does again what it does when it enters play.

# Bespelled Grimoire
card-18-ruling-1 = When it leaves play, you discard at once what your reserve holds beyond 7.
card-18-ruling-2 = With 2 copies your reserve still holds 10, but the second one brings 2 energies, too. If one of them leaves play, you still hold 10.
card-18-ruling-3 = Your reserve holds 10 as soon as it is in play, before you get an energy from Yjang’s Forgotten Vase.

# Ragfield’s Helm
card-19-ruling-1 = If an opponent has as many cards in play as you, you gain nothing. 2 copies bring 40 crystals.
card-19-ruling-2 = All your cards in play count, also those beyond your gauge and a Damned Soul of Onys that was passed to you.

# Hand of Fortune
card-20-ruling-1 = You may save a type that you do not have. You cannot choose to save nothing.
card-20-ruling-2 = A cost of 0 or 1 energy stays as it is. So do costs in crystals, and the cost of this card itself.
card-20-ruling-3 = Activating cards costs the same as before, and so does putting a card into play with Crystal Orb.
card-20-ruling-4 = 2 copies save 2 energies, but you still pay at least 1.

# Lewis Greyface
card-21-ruling-1 = The opponent loses nothing. You must choose one even if all reserves are empty.
card-21-ruling-2 = The whole reserve is copied, also beyond 7 with Bespelled Grimoire. Energies on Amulet of Water and Glutton Cauldron are not.
card-21-ruling-3 = First you take all the energies, then you discard what you cannot hold, old or new as you like.

# Runic Cube of Eolis
card-22-ruling-1 = With Vampiric Crown it is worth 30 energies. You choose only as many as your reserve can hold.

# Potion of Power
card-23-ruling-1 = Your gauge stops at 15. You may activate the Potion even then, just for the card.
card-23-ruling-2 = The Potion is discarded before you draw. If there is no other card to draw, you draw the Potion itself.

# Potion of Dreams
card-24-ruling-1 = Your reserve may be empty, but you need a card in hand and a place for it. The place of the Potion itself becomes free.
card-24-ruling-2 = Energies on Amulet of Water and Glutton Cauldron stay.
card-24-ruling-3 = The card is not summoned: Staff of Spring, Yjang’s Forgotten Vase, and Arcano Leech do not act. What it does when it enters play happens.
card-24-ruling-4 = You may put the second Potion of Dreams into play with the first, and activate it in the same turn.
card-24-differs = The English and the French card speak of all your energies, the explanations only of your reserve. Here only your reserve is lost.

# Potion of Knowledge
card-25-ruling-1 = First you take all 5 energies, then you discard what you cannot hold, old or new as you like.

# Potion of Life
card-26-ruling-1 = You cannot hold back any energy of your reserve. Those on Amulet of Water and Glutton Cauldron stay.
card-26-ruling-2 = Each Purse of Io, and each transmute bonus you used earlier in the turn, adds 1 crystal per energy.
card-26-ruling-3 = It does not give you the right to transmute. If you have that right from your die, a bonus, or Tree of Light, you keep it.
card-26-ruling-4 = You may activate it even if your reserve is empty.
card-26-differs = After it, the German book lets no other player transmute in that round, and the Italian one no longer lets you. Here everybody keeps the right to transmute they have.

# Hourglass of Time
card-27-ruling-1 = If Temporal Boots change the season, you get the energy at once.
card-27-ruling-2 = With 2 copies you take 2 energies, one after the other. Each time you discard what you cannot hold.
card-27-ruling-3 = It also acts when year 3 ends. That energy counts for Lantern of Xidit.
card-27-differs = When Temporal Boots change the season, the Spanish book gives the energy at the end of the turn or round and the German one at the end of the round. Here it comes at once.

# Scepter of Greatness
card-28-ruling-1 = Familiars do not count. If you have a Scepter in play already, it counts for the second one.
card-28-ruling-2 = Put into play by Divine Chalice or Crystal Orb, it counts that card. Potion of Dreams is gone by then and does not count.
card-28-differs = The French and Italian cards leave out the Scepter by name, as if no copy ever counted. Here, as the explanations say, every other magic item counts.

# Olaf’s Blessed Statue
card-29-ruling-1 = You gain the crystals also when it enters play for free, and again if you take it back and summon it once more.

# Yjang’s Forgotten Vase
card-30-ruling-1 = Its own summoning brings nothing, and neither do the cards your opponents summon.
card-30-ruling-2 = The energy comes after you have paid, so it cannot help to pay for the card that brings it.
card-30-ruling-3 = With 2 copies you take 2 energies, one after the other. Each time you discard what you cannot hold.

# Elemental Amulet
card-31-ruling-1 = You can choose each type only once. The energy of Yjang’s Forgotten Vase comes too late to pay for it.
card-31-ruling-2 = With Hand of Fortune you pay 1 energy less for the types you choose: 2 types for 1 energy. A single type still costs 1.
card-31-ruling-3 = The effects happen in this order: fire, air, earth, water. The card drawn for fire stays in your hand.
card-31-differs = The German book is unclear about what it does when it enters play for free. Here, as in the other books, it does all four.

# Tree of Light
card-32-ruling-1 = You use one option each time. With 2 copies you may use one option with each, the same or another.
card-32-ruling-2 = You may pay with any type of energy. The right to transmute is yours alone and lasts until your turn ends.
card-32-differs = The English and Spanish books give the right to transmute for the round. Here, as in the French and Italian books, it is for your turn.

# Arcano Leech
card-33-ruling-1 = Cards that cost nothing to summon need the crystal, too. Cards put into play for free do not.
card-33-ruling-2 = 2 copies take 2 crystals for each card.
card-33-ruling-3 = Its cost depends on the number of players: 2, 5, or 8 crystals with 2, 3, or 4 players.

# Crystal Orb
card-34-ruling-1 = Looking needs no energies and no free place. To put the card into play you need both.
card-34-ruling-2 = If you put the card back, only you know it. If you pay 3 crystals to discard it, not even you see it.
card-34-ruling-3 = The card is not summoned: Staff of Spring, Yjang’s Forgotten Vase, and Arcano Leech do not act. What it does when it enters play happens.
card-34-ruling-4 = With 2 copies you may look with one and then discard that card with the other.

# Glutton Cauldron
card-35-ruling-1 = You cannot use the energies on it before it is full, and they are not part of your reserve.
card-35-ruling-2 = When its 7 energies go to your reserve, you discard at once what you cannot hold, old or new as you like.
card-35-ruling-3 = If it leaves play before it is full, the energies on it are lost and you gain no crystals.
card-35-ruling-4 = Purse of Io adds nothing. The seventh energy is one activation like the others: Thieving Fairies act once.
card-35-differs = The English and German books read as if the Cauldron could not be used while energies lie on it. Here, as in the other books, it is those energies that cannot be used.

# Vampiric Crown
card-36-ruling-1 = You choose between drawing and discarding before you see a card. Everybody sees the card.
card-36-ruling-2 = A card whose prestige is 0 or less brings no energies.
card-36-ruling-3 = If your hand is empty, you must draw. If there is no card to draw, you must discard.

# Dragon Skull
card-37-ruling-1 = Turned cards may be sacrificed. With 2 copies, one may sacrifice the other. Purse of Io adds nothing.
card-37-ruling-2 = The 3 cards leave together. If Cursed Treatise of Arus is one of them, you lose your reserve.

# Demon of Argos
card-38-ruling-1 = Your opponents come one after the other, from your left. A gauge at 0 stays at 0.
card-38-ruling-2 = Nobody sacrifices cards because of the lower gauge. But no card can enter play until the gauge is higher than the number of cards in play.
card-38-ruling-3 = If there is no card left to draw, the gauge still goes down.
card-38-differs = The German book asks for 2 more steps of the gauge before the next card. That is right only with one card too many; here gauge and cards are simply compared.

# Titus Deepgaze
card-39-ruling-1 = If an opponent cannot pay, the others still do, all at the same time. Then you sacrifice Titus.
card-39-ruling-2 = It acts already in the round in which it enters play. 2 copies act one after the other, each with its own check.
card-39-ruling-3 = Its cost depends on the number of players: 1, 2, or 3 fire with 2, 3, or 4 players.

# Air Elemental
card-40-ruling-1 = Nobody loses energies: only the type changes. Your own reserve stays as it is.
card-40-ruling-2 = Energies beyond 7 with Bespelled Grimoire change, too. Those on Amulet of Water and Glutton Cauldron do not.
card-40-differs = The German book spares Amulet of Air, which holds no energies. Here, as in the other books, it is Amulet of Water.

# Thieving Fairies
card-41-ruling-1 = Every activation counts: also Die of Malice, potions, the look with Crystal Orb, and passing on Damned Soul of Onys.
card-41-ruling-2 = They act before the cost is paid. Opponents must still be able to pay it after giving you the crystal, or they cannot activate the card.
card-41-ruling-3 = An opponent without crystals may still activate cards. You then gain only the 1 from the stockpile.
card-41-ruling-4 = 2 copies act twice. The cost depends on the number of players: 0, 3, or 6 crystals with 2, 3, or 4 players.

# Cursed Treatise of Arus
card-42-ruling-1 = You lose also what Bespelled Grimoire lets you hold beyond 7. Energies on Amulet of Water and Glutton Cauldron stay.
card-42-ruling-2 = Taken back into your hand, it costs you no energies: it is not sacrificed.
card-42-ruling-3 = Your gauge stays up when it leaves play. If it is in play at the end, it costs you 10 points.

# Idol of the Familiar
card-43-ruling-1 = A Damned Soul of Onys that was passed to you counts as one of your familiars.
card-43-ruling-2 = You may activate it without familiars, for nothing.
card-43-differs = The German book and the French card do not have the 10 crystals on entering play; the other texts do. Here the edition of the game decides.

# Necrotic Kriss
card-44-ruling-1 = Without a familiar in hand or in play you cannot activate it.
card-44-ruling-2 = You may also sacrifice a Damned Soul of Onys that was passed to you.

# Lantern of Xidit
card-45-ruling-1 = Your whole reserve counts, also beyond 7 with Bespelled Grimoire. Energies on Amulet of Water and Glutton Cauldron do not.
card-45-ruling-2 = Purse of Io adds nothing. 2 copies bring 6 crystals per energy.
card-45-ruling-3 = The energy that Hourglass of Time brings when year 3 ends counts.

# Sealed Chest of Urm
card-46-ruling-1 = Familiars in your hand do not matter. 2 copies bring 40 crystals.
card-46-ruling-2 = A Damned Soul of Onys that was passed to you is a familiar: with it in play you gain nothing.

# Mirror of the Seasons
card-47-ruling-1 = You choose the type you give, then how many, then the type you get.
card-47-ruling-2 = The energies you give may come from Amulet of Water. Those you get go to your reserve, and you discard what you cannot hold.
card-47-ruling-3 = Thieving Fairies take their crystal first. You pay with what is left.

# Pendant of Ragnor
card-48-ruling-1 = Familiars do not count. If you have a Pendant in play already, it counts for the second one.
card-48-ruling-2 = Put into play by Divine Chalice or Crystal Orb, it counts that card. Potion of Dreams is gone by then and does not count.
card-48-differs = The Italian card leaves out the Pendant by name, as if no copy ever counted, and the French card names one that does not exist. Here every other magic item counts.

# Sid Nightshade
card-49-ruling-1 = Crystals are compared after you have paid everything, Arcano Leech too, and after Staff of Spring has acted.
card-49-ruling-2 = If an opponent has as many crystals as you, you take nothing from anybody.
card-49-ruling-3 = Its cost depends on the number of players: 1, 2, or 3 earth with 2, 3, or 4 players.

# Damned Soul of Onys
card-50-ruling-1 = Passing it on is not summoning. The new holder gains nothing and needs no free place, and Arcano Leech, Staff of Spring, and Yjang’s Forgotten Vase do not act.
card-50-ruling-2 = It arrives straight, so the new holder may pass it on in a later turn of the same round.
card-50-ruling-3 = It belongs to its holder in every way: −5 prestige, a card in play, a familiar.
card-50-ruling-4 = The 3 crystals are lost when a round ends, also the one in which it enters play, and never more than you have. 2 copies cost 6.
card-50-differs = The Italian card does not say that it is straightened when it is passed on. Here it is, as on the English, French, and Spanish cards.
