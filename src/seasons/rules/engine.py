"""The transition: who must answer, what they may answer, and what an answer does."""

from typing import Final

from mypy_extensions import i64

from seasons.rules.chance import PICK_DICE, PICK_FIRST, PICK_PRESET, Chance
from seasons.rules.codes import (
    APPRENTICE,
    ARCHMAGE,
    BOX,
    DRAFTED,
    EDITIONS,
    FINAL_OTHERS,
    LEVELS,
    PACK,
    PILE,
    WHY_GAME_OVER,
)
from seasons.rules.counted import BASIC_CARDS, CARDS_IN_BOX
from seasons.rules.errors import IllegalMove, WrongSeat
from seasons.rules.events import DEALT, Event
from seasons.rules.facts import PRESETS
from seasons.rules.knowledge import CARDS_PER_PACK
from seasons.rules.moves import exists
from seasons.rules.reasons import refusals
from seasons.rules.stack import NO_CARD, S_PICK, S_ROUND, S_SPLIT, top_number, top_step
from seasons.rules.state import State, blank, number_of
from seasons.rules.steps import cards, draw, energy, payment, prelude, rounds, turn  # noqa: F401 they register their steps
from seasons.rules.steps.base import OPTIONS, STEPS
from seasons.rules.transition import Transition
from seasons.vecs import vec

NOBODY: Final = -1


def new_game(
    players: i64,
    chance: Chance,
    level: i64 = ARCHMAGE,
    edition: i64 = 0,
    first: i64 = NOBODY,
    log: list[Event] | None = None,
) -> State:
    """Set a game up (SETUP-1 to SETUP-4). `first` is the seat that begins, or -1 for a random one.

    >>> from seasons.rules import Fast, new_game
    >>> new_game(2, Fast(1))
    <State round 0, year 1, space 1, 2 players>
    """
    if not 2 <= players <= 4:
        raise ValueError(f"Seasons is for 2 to 4 players, not {players}")
    if not 0 <= level < len(LEVELS) or not 0 <= edition < len(EDITIONS):
        raise ValueError(f"there is no level {level} or no edition {edition}")
    if not NOBODY <= first < players:
        raise ValueError(f"there is no seat {first} to begin")
    state = blank(players, level, edition)
    in_box: i64 = CARDS_IN_BOX if level == ARCHMAGE else BASIC_CARDS
    for card in range(in_box):
        state.where[card] = PILE
    state.size[BOX] -= in_box
    state.size[PILE] += in_box
    for season in range(4):
        state.box[season] = pick_dice(players, season, chance)
    state.first = chance.pick(PICK_FIRST, 0, players) if first < 0 else first
    run = Transition(state, chance, log)
    run.push(S_ROUND, state.first, NO_CARD)
    run.push(S_SPLIT, NOBODY, NO_CARD)
    if level == APPRENTICE:
        deal_presets(run)
    else:
        run.push(S_PICK, NOBODY, NO_CARD)
        for seat in range(players):
            for _ in range(CARDS_PER_PACK):
                deal(run, seat, run.next_card(), PACK)
    settle(run)
    return state


def pick_dice(players: i64, season: i64, chance: Chance) -> i64:
    """players + 1 of the five dice of a season, as a mask (SETUP-3)."""
    mask: i64 = 31
    left: i64 = 5
    while left > players + 1:
        skip = chance.pick(PICK_DICE, season * 8 + left, left)
        for die in range(5):
            if mask >> die & 1:
                if skip == 0:
                    mask &= ~(i64(1) << die)
                    break
                skip -= 1
        left -= 1
    return mask


def deal(run: Transition, seat: i64, card: i64, zone: i64) -> None:
    """A card of the set-up, known to its seat alone."""
    run.move(card, zone + seat)
    run.state.known[card] = i64(1) << seat
    run.emit(DEALT, seat, number_of(card), mask=i64(1) << seat)


def deal_presets(run: Transition) -> None:
    """Each player gets a different preset set at random (SETUP-2)."""
    left = [0, 1, 2, 3]
    for seat in range(run.state.players):
        which = left.pop(run.chance.pick(PICK_PRESET, seat, len(left)))
        for number in PRESETS[which]:
            deal(run, seat, run.state.find(PILE, number), DRAFTED)


def settle(run: Transition) -> None:
    """Do all pending work up to the next answer that is needed."""
    state = run.state
    while not state.over:
        run.cause = top_number(state)
        if STEPS[top_step(state)].go(run):
            return


def owes(state: State, seat: i64) -> bool:
    """Whether this seat must answer now."""
    return not state.over and STEPS[top_step(state)].owes(state, seat)


def mover(state: State) -> i64:
    """The lowest seat that must answer now, or -1 when the game is over."""
    if state.over:
        return NOBODY
    step = STEPS[top_step(state)]
    for seat in range(state.players):
        if step.owes(state, seat):
            return seat
    raise AssertionError("nobody is asked, yet the game is not over")


def legal(state: State, out: vec[i64], seat: i64 = NOBODY) -> i64:
    """Fill `out` (at least OPTIONS long) with the legal moves of a seat, by default the mover; how many there are."""
    if state.over:
        return 0
    step = STEPS[top_step(state)]
    if seat < 0:
        seat = mover(state)
    elif not step.owes(state, seat):
        return 0
    return step.options(state, seat, out)


def legal_moves(state: State, seat: i64 = NOBODY) -> list[int]:
    """The legal moves of a seat, by default the mover, as a list."""
    out = vec[i64]([0] * OPTIONS)
    count = legal(state, out, seat)
    return [int(out[index]) for index in range(count)]


def decision_id(state: State, seat: i64) -> i64:
    """The id of the open decision of a seat: the answers of other seats never change it."""
    return state.answer_counts[seat] * 4 + seat


def apply(state: State, move: i64, chance: Chance, log: list[Event] | None = None, seat: i64 = NOBODY) -> i64:
    """Make a move, in place, and return the mask of why it cannot be undone (FINAL_*); 0 if it can.

    A move that is not legal changes nothing and raises IllegalMove or WrongSeat. If the chance source raises, the
    state is spoilt: work on a copy with sources that can (Told, Closed).

    >>> from seasons.rules import Fast, apply, legal_moves, new_game
    >>> state = new_game(2, Fast(1))
    >>> apply(state, legal_moves(state)[0], Fast(2))
    0
    """
    run = Transition(state, chance, log)
    carry_out(run, seat, move)
    return run.final


def carry_out(run: Transition, seat: i64, move: i64) -> None:
    """Make a move within a transition, which then tells what made it final."""
    state = run.state
    if state.over:
        raise IllegalMove("the game is over", move, WHY_GAME_OVER)
    if seat < 0:
        seat = mover(state)
    step = STEPS[top_step(state)]
    if seat >= state.players or not step.owes(state, seat):
        raise WrongSeat(f"seat {seat + 1} is not asked anything now; seat {mover(state) + 1} is")
    if not exists(move) or not step.allows(state, seat, move):
        raise IllegalMove(f"move {move} is not legal now for seat {seat + 1}", move, refusals(state, seat, move))
    run.cause = top_number(state)
    state.answer_counts[seat] += 1
    step.answer(run, seat, move)
    settle(run)
    if not state.over:
        now = top_step(state)
        if now != S_PICK and now != S_SPLIT and not STEPS[now].owes(state, seat):
            run.final |= FINAL_OTHERS
