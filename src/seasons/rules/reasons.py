"""Why not: the reasons why something cannot be done now, from the predicates that make the legal moves."""

from typing import Final

from mypy_extensions import i64

from seasons.rules.cards.choices import cards_in_play, chosen_in_play, numbers_at
from seasons.rules.codes import (
    BONUS_LIMIT,
    HAND,
    NO_DIE,
    WHY_BONUSES_SPENT,
    WHY_DIE_TAKEN,
    WHY_ENERGY,
    WHY_GAME_OVER,
    WHY_NO_DRAW,
    WHY_NO_RIGHT,
    WHY_NOT_ASKED,
    WHY_NOT_THERE,
    WHY_OTHER_CHOICE,
    WHY_TURN_OPENED,
    WHY_TURNED,
)
from seasons.rules.costs import part
from seasons.rules.facts import CHOSEN_COST, crystal_cost, printed_cost
from seasons.rules.moves import (
    ACTIVATE,
    BONUS_EXCHANGE,
    BONUS_GAUGE,
    BONUS_TRANSMUTE,
    DISCARD_CARD,
    DRAW_TWO,
    END_TURN,
    REROLL,
    SACRIFICE,
    SUMMON,
    TAKE_DIE,
    TRANSMUTE,
    card_named,
    exists,
    like_first,
)
from seasons.rules.passives import (
    OPENER,
    all_held,
    at_source,
    held_by,
    source_count,
    source_swap,
    straight_opener,
    summon_fee,
)
from seasons.rules.stack import S_DIE, S_DRAW, S_OPEN_TURN, S_PICK, S_REROLL, S_SPLIT, top_seat, top_step
from seasons.rules.state import DIE_SIZE, DIE_TAKER, State
from seasons.rules.steps.base import OPTIONS
from seasons.rules.steps.cards import activate_refusal, summon_refusal
from seasons.rules.steps.payment import missing, waivers
from seasons.rules.steps.turn import bonus_refusal
from seasons.vecs import vec

OBJECTS: Final = ("hand", "play", "bonus", "die", "transmute", "end-turn", "malice")


class Reason:
    """Why one object cannot be used now. `move` is the move it stands for; `mask` is 0 if it can be used."""

    def __init__(self, what: str, move: int, mask: int) -> None:
        self.what = what  # one of OBJECTS
        self.move = move
        self.mask = mask
        self.energies = 0  # how many energies are missing for a summoning, Hands of Fortune considered
        self.short = [0, 0, 0, 0]  # how many of each type are missing for the printed cost
        self.crystals = 0  # how many crystals are missing for a summoning, Leeches included

    def as_tuple(self) -> tuple[str, int, int, int, list[int], int]:
        """All fields."""
        return (self.what, self.move, self.mask, self.energies, self.short, self.crystals)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reason) and self.as_tuple() == other.as_tuple()

    def __hash__(self) -> int:
        return hash((self.what, self.move, self.mask))

    def __reduce__(self) -> tuple[object, ...]:
        return (reason_of, self.as_tuple())

    def __repr__(self) -> str:
        return f"<Reason {self.what} {self.move}: {self.mask}>"


def reason_of(what: str, move: int, mask: int, energies: int, short: list[int], crystals: int) -> Reason:
    """A reason with what is missing."""
    reason = Reason(what, move, mask)
    reason.energies = energies
    reason.short = short
    reason.crystals = crystals
    return reason


def not_now(state: State, seat: i64, step: i64) -> i64:
    """Why a seat cannot act in this kind of step: it is asked nothing, or something else."""
    if state.over:
        return WHY_GAME_OVER
    now = top_step(state)
    if now == S_PICK or now == S_SPLIT:
        return WHY_OTHER_CHOICE
    if top_seat(state) != seat:
        return WHY_NOT_ASKED
    return 0 if now == step else WHY_OTHER_CHOICE


def refusals(state: State, seat: i64, move: i64) -> i64:
    """The mask of reasons (WHY_*) why this move of the open turn is not possible now; 0 if none is known.

    Reasons that lie in the object itself (no room, missing energy) are told also when it is not the seat's turn.
    """
    if move == END_TURN:
        return not_now(state, seat, S_OPEN_TURN)
    if move == REROLL:
        reasons = not_now(state, seat, S_REROLL)
        if state.copies(seat, OPENER) > 0:
            if straight_opener(state, seat) < 0:
                reasons |= WHY_TURNED
            elif reasons == WHY_OTHER_CHOICE:
                reasons = WHY_TURN_OPENED
        return reasons
    if move == DRAW_TWO:
        reasons = not_now(state, seat, S_DRAW)
        if reasons == WHY_OTHER_CHOICE:
            reasons = WHY_NO_DRAW
        return reasons | (WHY_BONUSES_SPENT if state.bonuses[seat] >= BONUS_LIMIT else 0)
    if BONUS_EXCHANGE <= move <= BONUS_GAUGE:
        return not_now(state, seat, S_OPEN_TURN) | bonus_refusal(state, seat, move)
    if TAKE_DIE <= move < TAKE_DIE + 5:
        slot = move - TAKE_DIE
        taken = slot > state.players or state.dice[slot * DIE_SIZE + DIE_TAKER] != NO_DIE
        return not_now(state, seat, S_DIE) | (WHY_DIE_TAKEN if taken else 0)
    if TRANSMUTE <= move < TRANSMUTE + 12:
        code = move - TRANSMUTE
        reasons = not_now(state, seat, S_OPEN_TURN)
        if reasons == 0 and not state.may_transmute:
            reasons |= WHY_NO_RIGHT
        missing = at_source(state, seat, code // 3, code % 3, source_swap(state, seat)) == 0
        return reasons | (WHY_ENERGY if missing else 0)
    like = like_first(move) if exists(move) else -1
    if SUMMON <= like < DISCARD_CARD:
        number = card_named(move, SUMMON)
        if state.in_hand(seat, number) < 0:
            return WHY_NOT_THERE
        return not_now(state, seat, S_OPEN_TURN) | summon_refusal(state, seat, number)
    if ACTIVATE <= like < SACRIFICE:
        card = chosen_in_play(state, seat, move, ACTIVATE)
        if card < 0:
            return WHY_NOT_THERE
        return not_now(state, seat, S_OPEN_TURN) | activate_refusal(state, seat, card)
    return not_now(state, seat, -1)


def missing_energies(state: State, seat: i64, number: i64) -> i64:
    """How many energies a seat lacks for summoning a card, Hands of Fortune considered."""
    if CHOSEN_COST[number]:
        return 0 if all_held(state, seat) > 0 else 1
    cost = printed_cost(number, state.players)
    lacking = missing(state, seat, cost) - waivers(state, seat, cost)
    return lacking if lacking > 0 else 0


def explain(state: State, seat: i64) -> list[Reason]:
    """Every object a seat could use in a turn (hand cards, cards in play, bonuses, dice, transmuting, ending the
    turn) with the reasons against it, whoever is to move."""
    found = []
    out = vec[i64]([0] * OPTIONS)
    for index in range(numbers_at(state, HAND + seat, SUMMON, out, 0)):
        found.append(summon_reason(state, seat, out[index]))
    for index in range(cards_in_play(state, seat, -1, ACTIVATE, out, 0)):
        found.append(Reason("play", out[index], refusals(state, seat, out[index])))
    for bonus in (BONUS_EXCHANGE, BONUS_TRANSMUTE, BONUS_GAUGE, DRAW_TWO):
        found.append(Reason("bonus", bonus, refusals(state, seat, bonus)))
    for slot in range(state.players + 1):
        found.append(Reason("die", TAKE_DIE + slot, refusals(state, seat, TAKE_DIE + slot)))
    for code in range(12):
        if code % 3 < source_count(state, seat):
            found.append(Reason("transmute", TRANSMUTE + code, refusals(state, seat, TRANSMUTE + code)))
    found.append(Reason("malice", REROLL, refusals(state, seat, REROLL)))
    found.append(Reason("end-turn", END_TURN, refusals(state, seat, END_TURN)))
    return found


def summon_reason(state: State, seat: i64, move: i64) -> Reason:
    """Why a hand card cannot be summoned now, with what is missing."""
    number = card_named(move, SUMMON)
    reason = Reason("hand", move, refusals(state, seat, move))
    reason.energies = missing_energies(state, seat, number)
    cost = printed_cost(number, state.players)
    reason.short = [max(0, part(cost, energy) - held_by(state, seat, energy)) for energy in range(4)]
    price = crystal_cost(number, state.players, state.edition) + summon_fee(state, seat)
    reason.crystals = max(0, price - state.crystals[seat])
    return reason
