# What the rules say, in words: names, moves, questions, events, reasons.
#
# Ids are made from the rules' own names; arguments are typed in seasons/words/arguments.py.
# $voice is "you" when the reader is the player concerned, otherwise "other" and $player is a name;
# $tovoice and $to are the same for the player at the receiving end.
# $card, $cards, $cause are titles, already dressed by card-title; $cause, $card, $cost may be "none".
# $energies, $cost, $dice are lists that were put together before.

## Small things

energy-air = air
energy-water = water
energy-fire = fire
energy-earth = earth

season-winter = winter
season-spring = spring
season-summer = summer
season-fall = fall

kind-item = magic item
kind-familiar = familiar

level-apprentice = Apprentice
level-magician = Magician
level-archmage = Archmage

edition-revised = revised edition
edition-first = first edition

bonus-exchange = exchange 1 or 2 energies
bonus-transmute = transmute for 1 more crystal per energy
bonus-gauge = raise the Summoning gauge by 1
bonus-draw = draw two cards, keep one

zone-hidden = hidden
zone-box = box
zone-pile = draw pile
zone-top = top of the draw pile
zone-discard = discard pile
zone-hand = hand
zone-play = in play
zone-library-2 = library of year 2
zone-library-3 = library of year 3
zone-pack = draft pack
zone-drafted = cards picked
zone-year-1 = set for year 1
zone-year-2 = set for year 2
zone-year-3 = set for year 3
zone-drawn = cards drawn

player-unnamed = Player { $seat }
card-title = { $name }

# The cause of an event, if there is one, as it stands at the end of a sentence.
cause-in-brackets =
    { $cause ->
        [none] {""}
       *[other] {" "}({ $cause })
    }

list-two = { $first } and { $second }
list-more = { $first }, { $second }
list-last = { $first }, and { $second }
list-dice = { $first }; { $second }

amount-energy =
    { $energy ->
        [air] { $count } air
        [water] { $count } water
        [fire] { $count } fire
       *[earth] { $count } earth
    }
amount-energy-more =
    { $energy ->
        [air] { $count } more air
        [water] { $count } more water
        [fire] { $count } more fire
       *[earth] { $count } more earth
    }
amount-energy-stored = { $amount } ({ $card })
amount-crystals =
    { $count ->
        [one] { $count } crystal
       *[other] { $count } crystals
    }
amount-nothing = nothing
cost-chosen = 1 to 4 different energies

face-gauge = gauge
face-draw = draw a card
face-transmute = transmute
face-pips =
    { $count ->
        [one] { $count } pip
       *[other] { $count } pips
    }

## Moves, as labels

move-end-turn = End the turn
move-keep-die = Keep this die
move-reroll = Roll the die again
move-draw = Draw a card
move-draw-two = Bonus: draw two cards, keep one
move-keep = Keep it
move-discard-drawn = Discard it
move-done = Done
    .exchange = Exchange just this one
    .types = Done, pay these
move-look = Look at the top card
move-spend-crystals = Pay 3 crystals
    .tree = Pay 3 crystals for 1 energy
    .orb = Pay 3 crystals to discard it unseen
move-spend-energy = Pay 1 energy: you may transmute this turn
move-put-back = Put it back
move-play-top = Pay 4 energies to put it into play
move-bonus-exchange = Bonus: exchange 1 or 2 energies
move-bonus-transmute = Bonus: transmute for +1 crystal each
move-bonus-gauge = Bonus: Summoning gauge +1
move-take-die = Die { $count }
    .face = Die { $count }: { $dice }
move-choose-seat = { $player }
move-choose-year =
    { $year ->
        [1] Year 1: your first hand
       *[other] Year { $year }: library
    }
move-move-token =
    { $direction ->
        [back]
            { $count ->
                [one] { $count } space back
               *[other] { $count } spaces back
            }
       *[forward]
            { $count ->
                [one] { $count } space forward
               *[other] { $count } spaces forward
            }
    }
move-count = { $count }
move-take = Take { $energies }
    .store = Put { $energies } on it
move-drop = Discard { $energies }
move-waive = Save { $energies }
move-type =
    { $energy ->
        [air] Air
        [water] Water
        [fire] Fire
       *[earth] Earth
    }
    .types =
        { $energy ->
            [air] Air: gauge +1
            [water] Water: 2 energies
            [fire] Fire: draw a card
           *[earth] Earth: 5 crystals
        }
move-pay = Pay { $energies }
    .exchange = Give up { $energies }
move-transmute = Transmute { $energies }
move-pick = Pick { $card }
move-keep-card = Keep { $card }
move-give = Give { $card }
move-summon = Summon { $card }
move-discard-card = Discard { $card }
move-put = Put { $card } into play
move-activate = Activate { $card }
    .second = Activate { $card } (second copy)
move-sacrifice = Sacrifice { $card }
    .second = Sacrifice { $card } (second copy)
move-take-back = Take back { $card }
    .second = Take back { $card } (second copy)

## The same on buttons, where a line is too long for one: at most 23 characters

button-draw-two = Bonus: draw 2, keep 1
button-spend-crystals-tree = 3 crystals: 1 energy
button-spend-crystals-orb = 3 crystals: discard it
button-spend-energy = 1 energy: transmute
button-play-top = 4 energies: into play
button-bonus-exchange = Bonus: exchange 1 or 2
button-bonus-transmute = Bonus: transmute +1
button-bonus-gauge = Bonus: gauge +1

## Questions, in two voices

ask-pick =
    { $voice ->
        [you] Choose a card to keep. The rest go to { $to }.
       *[other] { $player } is choosing a card to keep.
    }
ask-split =
    { $voice ->
        [you] Divide your cards among the three years, three for each. Which year gets { $card }?
       *[other] { $player } is dividing nine cards among the three years.
    }
ask-die =
    { $voice ->
        [you] Choose a die. The one left over moves the Season token.
       *[other] { $player } is choosing a die.
    }
ask-malice =
    { $voice ->
        [you] Use { $card }? Roll your die again and gain 2 crystals.
       *[other] { $player } is deciding whether to use { $card }.
    }
ask-draw =
    { $voice ->
        [you] Draw a card, or use a bonus to draw two and keep one.
       *[other] { $player } is about to draw a card.
    }
ask-keep =
    { $voice ->
        [you]
            { $card ->
                [none] Keep the card you drew, or discard it?
               *[other] You drew { $card }. Keep it or discard it?
            }
       *[other] { $player } is deciding whether to keep a card.
    }
ask-keep-one =
    { $voice ->
        [you]
            { $number ->
                [12] { $card }: keep one card. Then give one to each opponent.
                [0] Keep one card. The other is discarded.
               *[other] { $card }: keep one card. The others are discarded.
            }
       *[other] { $player } is choosing a card to keep.
    }
ask-turn =
    { $voice ->
        [you] Your turn: summon, activate, transmute, or end your turn.
       *[other] It is { $player }’s turn.
    }
ask-take =
    { $voice ->
        [you]
            { $card ->
                [none]
                    { $count ->
                        [one] Take { $count } energy in exchange.
                       *[other] Take { $count } energies in exchange.
                    }
               *[other]
                    { $count ->
                        [one] { $card }: take { $count } energy of your choice.
                       *[other] { $card }: take { $count } energies of your choice.
                    }
            }
       *[other] { $player } is choosing energies to take.
    }
ask-store =
    { $voice ->
        [you]
            { $count ->
                [one] Choose { $count } energy to put on { $card }.
               *[other] Choose { $count } energies to put on { $card }.
            }
       *[other] { $player } is choosing energies to put on { $card }.
    }
ask-excess =
    { $voice ->
        [you]
            { $count ->
                [one] Your reserve is too full. Discard { $count } energy.
               *[other] Your reserve is too full. Discard { $count } energies.
            }
       *[other] { $player } is choosing energies to discard.
    }
    .known =
        { $count ->
            [one] Your reserve holds { $limit }. Discard { $count } energy.
           *[other] Your reserve holds { $limit }. Discard { $count } energies.
        }
ask-waive =
    { $voice ->
        [you]
            { $count ->
                [one] Choose { $count } energy to save on { $card }.
               *[other] Choose { $count } energies to save on { $card }.
            }
       *[other] { $player } is choosing what to save on { $card }.
    }
ask-pay =
    { $voice ->
        [you]
            { $count ->
                [one] Pay { $count } more energy for { $card }: choose where it comes from.
               *[other] Pay { $count } more energies for { $card }: choose where they come from.
            }
       *[other] { $player } is paying for { $card }.
    }
ask-pay-any =
    { $voice ->
        [you]
            { $number ->
                [35] { $card }: choose an energy to put on it.
               *[other]
                    { $count ->
                        [one] { $card }: choose { $count } energy to pay.
                       *[other] { $card }: choose { $count } energies to pay.
                    }
            }
       *[other] { $player } is paying for { $card }.
    }
ask-exchange =
    { $voice ->
        [you]
            { $count ->
                [one] Exchange a second energy, or just this one?
               *[other] Exchange 1 or 2 energies: choose one to give up.
            }
       *[other] { $player } is choosing energies to exchange.
    }
ask-balance =
    { $voice ->
        [you] { $card }: which type do you transmute?
       *[other] { $player } is choosing what to transmute with { $card }.
    }
ask-boots =
    { $voice ->
        [you] Move the Season token 1 to 3 spaces, forward or back.
       *[other] { $player } is choosing where to move the Season token.
    }
ask-put =
    { $voice ->
        [you]
            { $number ->
                [24] Put a card from your hand into play for free.
               *[other] Put one of these cards into play for free. The others are discarded.
            }
       *[other] { $player } is choosing a card to put into play.
    }
ask-sacrifice =
    { $voice ->
        [you] { $to } plays { $card }: choose one of your cards in play to sacrifice.
       *[other] { $player } is choosing a card to sacrifice ({ $card }).
    }
ask-give =
    { $voice ->
        [you] { $card }: choose a card to give to { $to }.
       *[other]
            { $tovoice ->
                [you] { $player } is choosing a card to give to you.
               *[other] { $player } is choosing a card to give to { $to }.
            }
    }
ask-take-back =
    { $voice ->
        [you]
            { $tovoice ->
                [you] { $card }: choose one of your magic items to take back into your hand.
               *[other] { $to } plays { $card }: choose one of your magic items to take back into your hand.
            }
       *[other] { $player } is choosing a magic item to take back ({ $card }).
    }
ask-opponent =
    { $voice ->
        [you] { $card }: whose reserve do you copy?
       *[other] { $player } is choosing whose reserve to copy.
    }
ask-types =
    { $voice ->
        [you] Choose 1 to 4 energies to pay for { $card }. Each adds its effect.
       *[other] { $player } is choosing energies to pay for { $card }.
    }
ask-tree =
    { $voice ->
        [you] { $card }: choose one effect.
       *[other] { $player } is choosing an effect of { $card }.
    }
ask-orb =
    { $voice ->
        [you] Look at the top card of the draw pile, or discard it unseen?
       *[other] { $player } is choosing an effect of { $card }.
    }
ask-orb-card =
    { $voice ->
        [you]
            { $card ->
                [none] Put the top card back, or pay 4 energies and put it into play?
               *[other] The top card is { $card }. Put it back, or pay 4 energies and put it into play?
            }
       *[other] { $player } is looking at the top card of the draw pile.
    }
ask-crown =
    { $voice ->
        [you] { $card }: draw a card or discard one from your hand, and take as many energies as it has prestige.
       *[other] { $player } is choosing whether to draw or to discard ({ $card }).
    }
ask-skull =
    { $voice ->
        [you]
            { $count ->
                [one] Choose { $count } more card to sacrifice for 15 crystals.
               *[other] Choose { $count } cards to sacrifice for 15 crystals.
            }
       *[other] { $player } is choosing cards to sacrifice.
    }
ask-kriss =
    { $voice ->
        [you] Discard or sacrifice a familiar, then take 4 energies.
       *[other] { $player } is choosing a familiar to give up.
    }
ask-mirror-give =
    { $voice ->
        [you] { $card }: which type do you change?
       *[other] { $player } is choosing energies to change.
    }
ask-mirror-count =
    { $voice ->
        [you] How many do you change, for 1 crystal each?
       *[other] { $player } is choosing how many energies to change.
    }
ask-mirror-take =
    { $voice ->
        [you] Which type do they become?
       *[other] { $player } is choosing what the energies become.
    }

## Events, in two voices

event-dealt =
    { $voice ->
        [you] You are dealt { $cards }.
       *[other] { $player } is dealt { $cards }.
    }
    .hidden =
        { $count ->
            [one] { $player } is dealt a card.
           *[other] { $player } is dealt { $count } cards.
        }
event-picked =
    { $voice ->
        [you] You pick { $cards }.
       *[other] { $player } picks { $cards }.
    }
    .hidden =
        { $count ->
            [one] { $player } picks a card.
           *[other] { $player } picks { $count } cards.
        }
event-split =
    { $voice ->
        [you] You have divided your cards among the three years.
       *[other] { $player } has divided nine cards among the three years.
    }
event-round-began =
    { $season ->
        [winter] Round { $round } begins in winter.
        [spring] Round { $round } begins in spring.
        [summer] Round { $round } begins in summer.
       *[fall] Round { $round } begins in fall.
    } { $voice ->
        [you] You go first.
       *[other] { $player } goes first.
    }
event-rolled =
    { $voice ->
        [you] You roll the dice: { $dice }.
       *[other] { $player } rolls the dice: { $dice }.
    }
event-die-taken =
    { $voice ->
        [you] You take a die: { $dice }.
       *[other] { $player } takes a die: { $dice }.
    }
event-turn-began =
    { $voice ->
        [you] Your turn begins.
       *[other] { $player }’s turn begins.
    }
event-rerolled =
    { $voice ->
        [you] You roll your die again: { $dice }.
       *[other] { $player } rolls the die again: { $dice }.
    }
event-crystals-gained =
    { $voice ->
        [you]
            { $cause ->
                [none] You gain { $crystals }.
               *[other] You gain { $crystals } from { $cause }.
            }
       *[other]
            { $cause ->
                [none] { $player } gains { $crystals }.
               *[other] { $player } gains { $crystals } from { $cause }.
            }
    }
event-crystals-lost =
    { $voice ->
        [you]
            { $cause ->
                [none] You lose { $crystals }.
               *[other] You lose { $crystals } to { $cause }.
            }
       *[other]
            { $cause ->
                [none] { $player } loses { $crystals }.
               *[other] { $player } loses { $crystals } to { $cause }.
            }
    }
    .paid =
        { $voice ->
            [you] You pay { $crystals } for { $cause }.
           *[other] { $player } pays { $crystals } for { $cause }.
        }
event-crystals-given =
    { $voice ->
        [you] You give { $crystals } to { $to }{ cause-in-brackets }.
       *[other]
            { $tovoice ->
                [you] { $player } gives you { $crystals }{ cause-in-brackets }.
               *[other] { $player } gives { $crystals } to { $to }{ cause-in-brackets }.
            }
    }
event-energy-gained =
    { $voice ->
        [you]
            { $cause ->
                [none] You gain { $energies }.
               *[other] You gain { $energies } from { $cause }.
            }
       *[other]
            { $cause ->
                [none] { $player } gains { $energies }.
               *[other] { $player } gains { $energies } from { $cause }.
            }
    }
event-energy-paid =
    { $voice ->
        [you]
            { $cause ->
                [none] You give up { $energies }.
               *[other] You pay { $energies } for { $cause }.
            }
       *[other]
            { $cause ->
                [none] { $player } gives up { $energies }.
               *[other] { $player } pays { $energies } for { $cause }.
            }
    }
event-energy-discarded =
    { $voice ->
        [you] You discard { $energies }: your reserve is full.
       *[other] { $player } discards { $energies }: the reserve is full.
    }
event-energy-lost =
    { $voice ->
        [you]
            { $cause ->
                [none] You lose { $energies }.
               *[other] You lose { $energies } to { $cause }.
            }
       *[other]
            { $cause ->
                [none] { $player } loses { $energies }.
               *[other] { $player } loses { $energies } to { $cause }.
            }
    }
    .turned =
        { $voice ->
            [you] { $cause } turns your { $energies } into { $taken }.
           *[other] { $cause } turns { $player }’s { $energies } into { $taken }.
        }
event-energy-stored =
    { $voice ->
        [you] You put { $energies } on { $card }.
       *[other] { $player } puts { $energies } on { $card }.
    }
event-store-lost =
    { $voice ->
        [you] You lose { $energies } from { $card }.
       *[other] { $player } loses { $energies } from { $card }.
    }
event-transmuted =
    { $voice ->
        [you]
            { $cause ->
                [none] You transmute { $energies } into { $crystals }.
               *[other] You transmute { $energies } into { $crystals } with { $cause }.
            }
       *[other]
            { $cause ->
                [none] { $player } transmutes { $energies } into { $crystals }.
               *[other] { $player } transmutes { $energies } into { $crystals } with { $cause }.
            }
    }
event-right-gained =
    { $voice ->
        [you] You may transmute this turn.
       *[other] { $player } may transmute this turn.
    }
event-gauge-changed =
    { $change ->
        [down]
            { $voice ->
                [you] Your Summoning gauge goes down by { $count }{ cause-in-brackets }.
               *[other] { $player }’s Summoning gauge goes down by { $count }{ cause-in-brackets }.
            }
       *[up]
            { $voice ->
                [you] Your Summoning gauge goes up by { $count }{ cause-in-brackets }.
               *[other] { $player }’s Summoning gauge goes up by { $count }{ cause-in-brackets }.
            }
    }
event-drew =
    { $voice ->
        [you] You draw { $cards }{ cause-in-brackets }.
       *[other] { $player } draws { $cards }{ cause-in-brackets }.
    }
    .hidden =
        { $count ->
            [one] { $player } draws a card{ cause-in-brackets }.
           *[other] { $player } draws { $count } cards{ cause-in-brackets }.
        }
event-kept =
    { $voice ->
        [you] You keep { $cards }.
       *[other] { $player } keeps { $cards }.
    }
    .hidden =
        { $count ->
            [one] { $player } keeps a card.
           *[other] { $player } keeps { $count } cards.
        }
event-draw-discarded =
    { $voice ->
        [you] You discard { $cards }.
       *[other] { $player } discards { $cards }.
    }
    .hidden =
        { $count ->
            [one] { $player } discards a drawn card.
           *[other] { $player } discards { $count } drawn cards.
        }
event-given =
    { $voice ->
        [you] You give { $cards } to { $to }.
       *[other]
            { $tovoice ->
                [you] { $player } gives you { $cards }.
               *[other] { $player } gives { $cards } to { $to }.
            }
    }
    .hidden =
        { $count ->
            [one] { $player } gives a card to { $to }.
           *[other] { $player } gives { $count } cards to { $to }.
        }
event-looked =
    { $voice ->
        [you] You look at the top card of the draw pile: { $cards }.
       *[other] { $player } looks at the top card of the draw pile: { $cards }.
    }
    .hidden = { $player } looks at the top card of the draw pile.
event-top-kept =
    { $voice ->
        [you] You put the card back on the draw pile.
       *[other] { $player } puts the card back on the draw pile.
    }
event-top-discarded =
    { $voice ->
        [you] You discard the top card of the draw pile: { $cards }.
       *[other] { $player } discards the top card of the draw pile: { $cards }.
    }
    .hidden =
        { $voice ->
            [you] You discard the top card of the draw pile unseen.
           *[other] { $player } discards the top card of the draw pile.
        }
event-summons =
    { $voice ->
        [you]
            { $cost ->
                [none] You summon { $card }.
               *[other] You summon { $card } for { $cost }.
            }
       *[other]
            { $cost ->
                [none] { $player } summons { $card }.
               *[other] { $player } summons { $card } for { $cost }.
            }
    }
event-waived =
    { $voice ->
        [you] You save { $energies } on { $card }.
       *[other] { $player } saves { $energies } on { $card }.
    }
event-entered =
    { $voice ->
        [you] You put { $card } into play for free{ cause-in-brackets }.
       *[other] { $player } puts { $card } into play for free{ cause-in-brackets }.
    }
event-activated =
    { $voice ->
        [you] You activate { $card }.
       *[other] { $player } activates { $card }.
    }
event-sacrificed =
    { $voice ->
        [you] You sacrifice { $cards }{ cause-in-brackets }.
       *[other] { $player } sacrifices { $cards }{ cause-in-brackets }.
    }
event-taken-back =
    { $voice ->
        [you] You take { $cards } back into your hand{ cause-in-brackets }.
       *[other] { $player } takes { $cards } back to hand{ cause-in-brackets }.
    }
event-hand-discarded =
    { $voice ->
        [you] You discard { $cards } from your hand{ cause-in-brackets }.
       *[other] { $player } discards { $cards } from hand{ cause-in-brackets }.
    }
event-passed-on =
    { $voice ->
        [you] You pass { $card } on to { $to }.
       *[other]
            { $tovoice ->
                [you] { $player } passes { $card } on to you.
               *[other] { $player } passes { $card } on to { $to }.
            }
    }
event-bonus-used =
    { $voice ->
        [you] You use a bonus: { $bonus }.
       *[other] { $player } uses a bonus: { $bonus }.
    }
event-token-moved =
    { $direction ->
        [back]
            { $count ->
                [one] The Season token moves back { $count } space, to space { $space }.
               *[other] The Season token moves back { $count } spaces, to space { $space }.
            }
       *[forward]
            { $count ->
                [one] The Season token moves forward { $count } space, to space { $space }.
               *[other] The Season token moves forward { $count } spaces, to space { $space }.
            }
    }
    .moved =
        { $direction ->
            [back]
                { $voice ->
                    [you]
                        { $count ->
                            [one] You move the Season token back { $count } space, to space { $space }{ cause-in-brackets }.
                           *[other] You move the Season token back { $count } spaces, to space { $space }{ cause-in-brackets }.
                        }
                   *[other]
                        { $count ->
                            [one] { $player } moves the Season token back { $count } space, to space { $space }{ cause-in-brackets }.
                           *[other] { $player } moves the Season token back { $count } spaces, to space { $space }{ cause-in-brackets }.
                        }
                }
           *[forward]
                { $voice ->
                    [you]
                        { $count ->
                            [one] You move the Season token forward { $count } space, to space { $space }{ cause-in-brackets }.
                           *[other] You move the Season token forward { $count } spaces, to space { $space }{ cause-in-brackets }.
                        }
                   *[other]
                        { $count ->
                            [one] { $player } moves the Season token forward { $count } space, to space { $space }{ cause-in-brackets }.
                           *[other] { $player } moves the Season token forward { $count } spaces, to space { $space }{ cause-in-brackets }.
                        }
                }
        }
event-year-changed = It is now year { $year }.
    .again = It is year { $year } again.
    .before = The Season token is back before the start of year 1. It still counts as year 1.
    .after = Year 3 is over.
event-season-changed =
    { $season ->
        [winter] It is now winter.
        [spring] It is now spring.
        [summer] It is now summer.
       *[fall] It is now fall.
    }
event-library-taken =
    { $voice ->
        [you] You take { $cards } from your library of year { $year }.
       *[other] { $player } takes { $cards } from the library of year { $year }.
    }
    .hidden =
        { $count ->
            [one] { $player } takes a card from the library of year { $year }.
           *[other] { $player } takes { $count } cards from the library of year { $year }.
        }
event-pile-rebuilt =
    { $count ->
        [one] The discard pile ({ $count } card) becomes the new draw pile.
       *[other] The discard pile ({ $count } cards) is shuffled and becomes the new draw pile.
    }
event-turn-ended =
    { $voice ->
        [you] You end your turn.
       *[other] { $player } ends the turn.
    }
event-game-ended = The game is over.
event-scored =
    { $voice ->
        [you]
            { $rank ->
                [1] You come first
                [2] You come second
                [3] You come third
               *[other] You come fourth
            }
       *[other]
            { $rank ->
                [1] { $player } comes first
                [2] { $player } comes second
                [3] { $player } comes third
               *[other] { $player } comes fourth
            }
    } { $count ->
        [one] with { $count } point.
       *[other] with { $count } points.
    }

## Why something is not possible now

reason-not-asked = It is not your turn to choose.
reason-other-choice = Another choice comes first.
reason-no-room = No free place: your Summoning gauge allows no more cards in play.
reason-energy =
    { $what ->
        [transmute] You have no such energy.
       *[other]
            { $count ->
                [0] Not enough energy.
                [one] Needs { $count } more energy.
               *[other] Needs { $count } more energies.
            }
    }
    .types = Needs { $energies }.
reason-crystals =
    { $count ->
        [0] Not enough crystals.
        [one] Needs { $count } more crystal.
       *[other] Needs { $count } more crystals.
    }
reason-leech =
    { $count ->
        [0] You cannot pay { $card }.
        [one] Needs { $count } more crystal for { $card }.
       *[other] Needs { $count } more crystals for { $card }.
    }
reason-turned =
    { $what ->
        [malice] { $card } was already activated this round.
       *[other] Already activated this round.
    }
reason-no-activation = This card cannot be activated.
reason-turn-opened = Only at the start of your turn, before you use the die.
reason-bonuses-spent = All three bonuses are used.
reason-gauge-full = Your Summoning gauge is at its maximum of { $limit }.
reason-no-card = The draw pile and the discard pile are empty.
reason-no-familiar = You have no familiar in hand or in play.
reason-empty-hand = Your hand is empty.
reason-few-cards = You need 3 cards in play.
reason-no-right = You may not transmute this turn.
reason-no-draw = Only when your die lets you draw a card.
reason-die-taken = This die is already taken.
reason-game-over = The game is over.
reason-not-there =
    { $what ->
        [hand] This card is not in your hand.
        [play] You do not have this card in play.
       *[other] You do not have this card there.
    }

## Why a step cannot be undone

final-chance = Dice were rolled or cards were drawn.
final-learned = A hidden card became known.
final-others = Another player had to choose.
final-die = A die was taken.
final-turn = The turn was ended.
