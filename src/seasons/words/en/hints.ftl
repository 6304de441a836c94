# Computer players: the levels for people, and hints. The names of the levels are animals of the forest, the strongest a
# fabulous one; they have nothing to do with the levels of the cards.

## The levels, the weakest first

bot-squirrel = Squirrel
    .about = A friendly beginner who forgets things now and then.
bot-hare = Hare
    .about = Plays quickly and makes small mistakes.
bot-fox = Fox
    .about = Plans whole turns and gives little away.
bot-owl = Owl
    .about = Thinks ahead and hardly ever errs.
bot-griffin = Griffin
    .about = The strongest: always looks for the best move.
# A computer player where several have the same level
bot-numbered = { $name } { $seat }

## Hints. $text is a move or a list of parts, $count points or a percentage, $number a percentage

hint-best = Best: { $text }. Expected final score { $count }, chance of winning { $number }%.
hint-next = Next: { $text }. Expected final score { $count }, chance of winning { $number }%.
hint-gain =
    { $count ->
        [one] It gains { $count } point against the next best move: { $text }.
       *[other] It gains { $count } points against the next best move: { $text }.
    }
hint-even = It is about as good as the next best move.
hint-plus = +{ $count }
hint-minus = −{ $count }
# The parts of a score; $value is a number with its sign
hint-part-crystals = crystals { $value }
hint-part-prestige = prestige { $value }
hint-part-hand = cards in hand { $value }
hint-part-bonuses = bonuses { $value }
hint-part-opponents = score of the best opponent { $value }
hint-kept = It keeps a chance open: { $card } is in play at the end in { $number }% of the games instead of { $count }%.
# $text is one of hint-event-…; $first and $second are what the best move gains
hint-turning = The chance that matters most: { $text } ({ $number }%). With it the gain is { $first }, without it { $second }.
hint-event-transmute = a die of the next roll lets you transmute
hint-event-gauge = a die of the next roll raises the gauge
hint-event-draw = a die of the next roll lets you draw
# $name is an energy
hint-event-energy = a die of the next roll shows { $name }
hint-event-rounds =
    { $count ->
        [one] the game lasts { $count } more round or longer
       *[other] the game lasts { $count } more rounds or longer
    }
hint-event-drew =
    { $count ->
        [one] your next card is worth { $count } prestige point or more
       *[other] your next card is worth { $count } prestige points or more
    }
hint-event-holds = { $player } holds { $card }
