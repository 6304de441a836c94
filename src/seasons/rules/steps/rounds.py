"""Rounds: rolling and choosing dice, the end of a round, the wheel, seasons and years."""

from typing import Final

from mypy_extensions import i64

from seasons.rules.cards import ROUND_END, SEASON_CHANGE
from seasons.rules.codes import FINAL_CHANCE, FINAL_DIE, HAND, LIBRARY2, LIBRARY3, NO_DIE
from seasons.rules.counted import CARDS_IN_BOX
from seasons.rules.events import (
    DIE_TAKEN,
    GAME_ENDED,
    LIBRARY_TAKEN,
    ROLLED,
    ROUND_BEGAN,
    SCORED,
    SEASON_CHANGED,
    TOKEN_MOVED,
    YEAR_CHANGED,
)
from seasons.rules.facts import FACE_PIPS, face_value
from seasons.rules.moves import TAKE_DIE
from seasons.rules.scoring import scores
from seasons.rules.stack import (
    NO_CARD,
    S_DIE,
    S_END_CARDS,
    S_MOVE_TOKEN,
    S_NEXT_ROUND,
    S_ROUND,
    S_ROUND_END,
    S_SEASON_CARDS,
    S_TURN,
    SEAT,
    A,
    B,
)
from seasons.rules.state import DICE_ON_TABLE, DIE_FACE, DIE_ID, DIE_ROLLS, DIE_SIZE, DIE_TAKER, State, number_of
from seasons.rules.steps.base import OneSeat, Step, register
from seasons.rules.transition import CARDS, Transition
from seasons.vecs import vec

TAKEN: Final = A  # of choosing dice: how many are taken
SPACES: Final = A  # of moving the token
BEGUN: Final = A  # of a row of cards: stages begun
COPIES_LEFT: Final = B  # of a row of cards: copies still to act


class Round(Step):
    """A round begins: cards are straightened, the dice of the season rolled (ROUND-1)."""

    def go(self, run: Transition) -> bool:
        state = run.state
        run.pop()
        for card in range(CARDS_IN_BOX):
            state.turned[card] = 0
        state.round += 1
        season = state.season()
        run.emit(ROUND_BEGAN, state.first, n=state.round, energy=season)
        slot: i64 = 0
        for template in range(5):
            if state.box[season] >> template & 1:
                self.roll(run, slot, season * 5 + template)
                slot += 1
        run.push(S_ROUND_END, state.first, NO_CARD)
        for back in range(state.players):
            run.push(S_TURN, (state.first - 1 - back) % state.players, NO_CARD)
        run.push(S_DIE, state.first, NO_CARD)
        return False

    def roll(self, run: Transition, slot: i64, die: i64) -> None:
        """Roll one die into a slot of the row."""
        run.final |= FINAL_CHANCE
        face = run.chance.roll(run.state.round, die, 0)
        at = slot * DIE_SIZE
        dice = run.state.dice
        dice[at + DIE_ID] = die
        dice[at + DIE_FACE] = face
        dice[at + DIE_TAKER] = NO_DIE
        dice[at + DIE_ROLLS] = 1
        run.emit(ROLLED, run.state.first, n=die, energy=face)


class ChooseDie(OneSeat):
    """From the first player on, each takes a die (ROUND-2). TAKEN counts the dice."""

    kind: str = "die"

    def options(self, state: State, seat: i64, out: vec[i64]) -> i64:
        count: i64 = 0
        for slot in range(state.players + 1):
            if state.dice[slot * DIE_SIZE + DIE_TAKER] == NO_DIE:
                out[count] = TAKE_DIE + slot
                count += 1
        return count

    def allows(self, state: State, seat: i64, move: i64) -> bool:
        slot = move - TAKE_DIE
        return 0 <= slot <= state.players and state.dice[slot * DIE_SIZE + DIE_TAKER] == NO_DIE

    def answer(self, run: Transition, seat: i64, move: i64) -> None:
        state = run.state
        at = (move - TAKE_DIE) * DIE_SIZE
        state.dice[at + DIE_TAKER] = seat
        run.final |= FINAL_DIE
        run.emit(DIE_TAKEN, seat, n=state.dice[at + DIE_ID], energy=state.dice[at + DIE_FACE])
        taken = run.field(TAKEN) + 1
        if taken == state.players:
            run.pop()
        else:
            run.set_field(TAKEN, taken)
            run.set_field(SEAT, (seat + 1) % state.players)


class RoundEnd(Step):
    """All turns are played: cards that act now, then the token, then the next round (ROUND-4)."""

    def go(self, run: Transition) -> bool:
        first = run.field(SEAT)
        run.pop()
        run.push(S_NEXT_ROUND, first, NO_CARD)
        run.push(S_MOVE_TOKEN, first, NO_CARD, left_over_pips(run.state))
        run.push(S_END_CARDS, first, NO_CARD)
        return False


def left_over_pips(state: State) -> i64:
    """The pips of the die that nobody took."""
    for slot in range(state.players + 1):
        at: i64 = slot * DIE_SIZE
        if state.dice[at + DIE_TAKER] == NO_DIE:
            return face_value(state.dice[at + DIE_ID], state.dice[at + DIE_FACE], FACE_PIPS)
    raise AssertionError("every die was taken")


class CardRow(Step):
    """Some cards act, seat by seat from the frame's seat, copy by copy.

    Copies of one owner are alike here, so the count alone says how far they are: it means the same in every view.
    """

    def __init__(self, numbers: vec[i64]) -> None:
        self.numbers = numbers  # of the cards that act, in order

    def act(self, run: Transition, seat: i64, card: i64) -> None:
        """Let a card act."""
        raise NotImplementedError

    def go(self, run: Transition) -> bool:
        state = run.state
        row = len(self.numbers)
        while run.field(COPIES_LEFT) == 0:
            stage = run.field(BEGUN)
            if stage == state.players * row:
                run.pop()
                return False
            run.set_field(BEGUN, stage + 1)
            run.set_field(
                COPIES_LEFT, state.copies((run.field(SEAT) + stage // row) % state.players, self.numbers[stage % row])
            )
        run.set_field(COPIES_LEFT, run.field(COPIES_LEFT) - 1)
        stage = run.field(BEGUN) - 1
        seat = (run.field(SEAT) + stage // row) % state.players
        run.cause = self.numbers[stage % row]
        self.act(run, seat, state.in_play(seat, run.cause, 0))
        return False


class EndCards(CardRow):
    """End-of-round effects, from the first player (ROUND-4)."""

    def act(self, run: Transition, seat: i64, card: i64) -> None:
        CARDS[run.cause].on_round_end(run, seat, card)


class SeasonCards(CardRow):
    """Change-of-season effects."""

    def act(self, run: Transition, seat: i64, card: i64) -> None:
        CARDS[run.cause].on_season(run, seat, card)


class MoveToken(Step):
    """The season token moves by so many SPACES; year, library cards and change-of-season effects follow."""

    def go(self, run: Transition) -> bool:
        seat = run.field(SEAT)
        spaces = run.field(SPACES)
        run.pop()
        state = run.state
        before = state.season()
        space = state.space + spaces
        year = state.year
        if space > 12:
            space -= 12
            year += 1
        elif space < 1:
            space += 12
            year -= 1
        state.space = space
        run.emit(TOKEN_MOVED, seat, n=spaces, energy=state.season(), other=space)
        if year != state.year:
            state.year = year
            run.emit(YEAR_CHANGED, -1, n=year)
            if year > state.reached and year <= 3:
                state.reached = year
                for owner in range(state.players):
                    self.open_library(run, owner, year)
        if state.season() != before:
            run.emit(SEASON_CHANGED, -1, energy=state.season())
            run.push(S_SEASON_CARDS, seat, NO_CARD)
        return False

    def open_library(self, run: Transition, seat: i64, year: i64) -> None:
        """The library cards of a year go to the hand."""
        place: i64 = LIBRARY2 if year == 2 else LIBRARY3
        for card in range(CARDS_IN_BOX):
            if run.state.where[card] == place + seat:
                run.move(card, HAND + seat)
                run.emit(LIBRARY_TAKEN, seat, number_of(card), n=year, mask=i64(1) << seat)
        hidden = run.state.size[place + seat]  # in a view, cards the viewer cannot name
        run.state.size[place + seat] = 0
        run.state.size[HAND + seat] += hidden


class NextRound(Step):
    """The game ends after year 3; otherwise the player to the left begins the next round."""

    def go(self, run: Transition) -> bool:
        state = run.state
        run.pop()
        for slot in range(DICE_ON_TABLE * DIE_SIZE):
            state.dice[slot] = NO_DIE
        if state.year > 3:
            state.over = 1
            run.emit(GAME_ENDED, -1)
            if run.log is not None:
                for score in scores(state):
                    run.emit(SCORED, score.seat, n=score.total, other=score.rank)
            return True
        state.first = (state.first + 1) % state.players
        run.push(S_ROUND, state.first, NO_CARD)
        return False


register(S_ROUND, Round())
register(S_DIE, ChooseDie())
register(S_ROUND_END, RoundEnd())
register(S_END_CARDS, EndCards(ROUND_END))
register(S_MOVE_TOKEN, MoveToken())
register(S_SEASON_CARDS, SeasonCards(SEASON_CHANGE))
register(S_NEXT_ROUND, NextRound())
