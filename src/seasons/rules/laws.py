"""What must be true of every state that anybody is asked in, whatever was played: `broken_laws` says what is not."""

from typing import Final

from mypy_extensions import i64

from seasons.rules.codes import (
    ARCHMAGE,
    BONUS_LIMIT,
    BOX,
    DRAWN,
    EVERYBODY,
    GAUGE_LIMIT,
    HAND,
    PACK,
    PILE,
    PLACES,
    PLAY,
    TOP,
    YEAR1,
)
from seasons.rules.counted import ACTIONS, CARDS_IN_BOX
from seasons.rules.engine import legal_moves, owes
from seasons.rules.passives import reserve_limit, store_of
from seasons.rules.scoring import scores, total_score
from seasons.rules.stack import S_EXCESS, S_PICK, S_SPLIT, top_seat, top_step
from seasons.rules.state import DICE_ON_TABLE, DIE_SIZE, FRAME, STACK_DEPTH, State
from seasons.rules.transition import CARDS
from seasons.vecs import vec

_HOLDING = [(int(card.number * 2 - 2 + copy), int(card.rests)) for card in CARDS if card.stores for copy in range(2)]
STORES: Final = tuple(sorted(_HOLDING, key=lambda row: int(store_of(row[0]))))
"""The physical cards that hold tokens, store by store, and how many at most."""


def broken_laws(state: State) -> list[str]:
    """Sentences about what is wrong with a state at rest (somebody is asked, or the game is over); none if all is well.

    >>> from seasons.rules import Fast, new_game
    >>> game = new_game(2, Fast(1))
    >>> broken_laws(game)
    []
    >>> game.crystals[0] = -1
    >>> broken_laws(game)
    ['seat 1 has -1 crystals']
    """
    if state.players not in (2, 3, 4):
        return [f"{state.players} players"]
    misplaced = card_laws(state) + stack_laws(state)
    if misplaced:
        return misplaced  # the rest cannot be asked about cards or work that do not exist
    return seat_laws(state) + dice_laws(state) + move_laws(state)


def card_laws(state: State) -> list[str]:
    """Every card is somewhere, and everything that is said about it fits."""
    laws: list[str] = []
    sizes = vec[i64]([0] * PLACES)
    for card in range(CARDS_IN_BOX):
        place = state.where[card]
        if not 0 <= place < PLACES:
            return [f"card {card} lies at place {place}"]
        sizes[place] += 1
        known = state.known[card]
        turned = state.turned[card]
        in_play = PLAY <= place < PLAY + 4
        if turned != 0 and (turned != 1 or not in_play):
            laws.append(f"a card at place {place} is turned ({turned})")
        if place < HAND:
            if known != 0 and (place == BOX or place == PILE):
                laws.append(f"a card in a pile or the box is known ({known})")
        elif in_play:
            if known != EVERYBODY:
                laws.append(f"a card in play is not known to all ({known})")
        elif not known >> place % 4 & 1:
            laws.append(f"a card at place {place} is not known to its owner ({known})")
    for place in range(PLACES):
        if sizes[place] != state.size[place]:
            laws.append(f"place {place} holds {sizes[place]} cards, not {state.size[place]}")
        if place >= HAND and place % 4 >= state.players and sizes[place] > 0:
            laws.append(f"a seat without a player has cards in zone {place // 4}")
    if sizes[BOX] != (0 if state.level == ARCHMAGE else 40):
        laws.append(f"{sizes[BOX]} cards are in the box")
    if sizes[TOP] > 1:
        laws.append(f"{sizes[TOP]} cards are the top card")
    all_tokens = list(state.tokens)
    for store, (card, most) in enumerate(STORES):
        tokens = all_tokens[4 * store : 4 * store + 4]
        if min(tokens) < 0 or sum(tokens) > most:
            laws.append(f"card {card} holds the tokens {tokens}")
        if any(tokens) and not PLAY <= state.where[card] < PLAY + 4:
            laws.append(f"card {card} holds tokens outside play")
    return laws


def seat_laws(state: State) -> list[str]:
    """Crystals, gauges, bonuses and reserves stay within their limits."""
    laws = []
    taking = top_seat(state) if state.depth and top_step(state) == S_EXCESS else -1
    all_crystals, gauges, all_bonuses = list(state.crystals), list(state.gauge), list(state.bonuses)
    reserves = list(state.reserve)
    for seat in range(4):
        crystals, gauge, bonuses = all_crystals[seat], gauges[seat], all_bonuses[seat]
        reserve = reserves[4 * seat : 4 * seat + 4]
        if crystals < 0:
            laws.append(f"seat {seat + 1} has {crystals} crystals")
        if not 0 <= gauge <= GAUGE_LIMIT:
            laws.append(f"the gauge of seat {seat + 1} is {gauge}")
        if not 0 <= bonuses <= BONUS_LIMIT:
            laws.append(f"seat {seat + 1} has used {bonuses} bonuses")
        if min(reserve) < 0:
            laws.append(f"the reserve of seat {seat + 1} is {reserve}")
        if seat >= state.players:
            if crystals or gauge or bonuses or any(reserve):
                laws.append(f"seat {seat + 1} has something, but no player")
        elif sum(reserve) > 7 and seat != taking and sum(reserve) > reserve_limit(state, seat):
            laws.append(f"seat {seat + 1} holds {sum(reserve)} energies and is not asked to discard")
    return laws


def dice_laws(state: State) -> list[str]:
    """The dice are those of one season and of this game; nobody has two of them."""
    laws = []
    box = list(state.box)
    for season, mask in enumerate(box):
        if not 0 <= mask < 32 or int(mask).bit_count() != state.players + 1:
            laws.append(f"the dice of season {season} in this game are {mask:05b}")
    dice = list(state.dice)
    rows = [dice[slot * DIE_SIZE : slot * DIE_SIZE + DIE_SIZE] for slot in range(DICE_ON_TABLE)]
    lying = [row for row in rows if row[0] >= 0]
    if not lying:
        return laws if state.round == 0 or state.over else [*laws, "no dice lie on the table"]
    seasons = {row[0] // 5 for row in lying}
    if lying != rows[: state.players + 1] or len(seasons) != 1 or len({row[0] for row in lying}) != len(lying):
        return [*laws, f"the dice on the table are {rows}"]
    if sum(1 << row[0] % 5 for row in lying) != box[seasons.pop()]:
        laws.append("the dice on the table are not those of this game")
    takers = [row[2] for row in lying if row[2] >= 0]
    if len(set(takers)) != len(takers) or any(taker >= state.players for taker in takers):
        laws.append(f"the dice were taken by seats {takers}")
    if any(not 0 <= row[1] < 6 or row[3] < 1 for row in lying):
        laws.append(f"a die shows no face or was not rolled: {lying}")
    return laws


def stack_laws(state: State) -> list[str]:
    """Pending work is there exactly while the game goes on, and leaves no trace when it is done."""
    laws = []
    if not 0 <= state.depth <= STACK_DEPTH or (state.depth == 0) != bool(state.over):
        return [f"{state.depth} pieces of work are pending"]
    if any(list(state.stack)[state.depth * FRAME :]):
        laws.append("finished work has left a trace on the stack")
    if state.over and not state.year > 3:
        laws.append(f"the game is over in year {state.year}")
    if not (0 <= state.year <= 4 and 1 <= state.space <= 12 and 1 <= state.reached <= 3):
        laws.append(f"the token stands on space {state.space} of year {state.year}, {state.reached} reached")
    step = top_step(state) if state.depth else 0
    sizes = list(state.size)
    if step not in (S_PICK, S_SPLIT) and any(sizes[PACK : YEAR1 + 12]):
        laws.append("cards of the prelude are left over")
    if state.over and (any(sizes[DRAWN:]) or any(sizes[PLAY + 4 : PACK])):
        laws.append("the game is over with cards drawn or in libraries")
    return laws


def move_laws(state: State) -> list[str]:
    """Whoever is asked has legal moves, each once; nobody else has any."""
    laws = []
    asked = 0
    for seat in range(state.players):
        moves = legal_moves(state, seat)
        if owes(state, seat):
            asked += 1
            if not moves:
                laws.append(f"seat {seat + 1} is asked and has no legal move")
            if len(set(moves)) != len(moves):
                laws.append(f"seat {seat + 1} has a legal move twice: {sorted(moves)}")
            if moves and not (min(moves) >= 0 and max(moves) < ACTIONS):
                laws.append(f"seat {seat + 1} has moves outside the action space: {moves}")
        elif moves:
            laws.append(f"seat {seat + 1} is not asked and has legal moves")
    if bool(asked) == bool(state.over):
        laws.append("nobody is asked" if not asked else "the game is over and somebody is asked")
    return laws


def score_laws(state: State) -> list[str]:
    """The parts of every score add up, and the ranks follow from the points and the cards in play."""
    laws = []
    table = scores(state)
    for score in table:
        parts = (
            score.crystals + score.prestige + sum(crystals for _, crystals in score.cards) + score.hand + score.bonus
        )
        if not parts == score.total == total_score(state, score.seat):
            laws.append(f"seat {score.seat + 1} scores {score.total}, but the parts add up to {parts}")
        better = sum((other.total, other.in_play) > (score.total, score.in_play) for other in table)
        if score.rank != better + 1:
            laws.append(f"seat {score.seat + 1} has rank {score.rank} with {better} better seats")
    return laws
