"""Positions as values: what is described is built, what is built can be described, and mistakes are named."""

import pytest

from laws.games import moments, walk
from seasons.rules import (
    APPRENTICE,
    FALL,
    PHASES,
    BadSetup,
    Closed,
    DieSetup,
    Fast,
    Known,
    Laid,
    SeatSetup,
    Setup,
    Table,
    Told,
    apply,
    broken_laws,
    build,
    decision,
    describe,
    dice,
    drawable,
    legal_moves,
    new_game,
    phase,
    table,
    view,
)

MISTAKES = {
    "players: expected a number from 2 to 4, not 5": Setup(players=5),
    "level: expected a number from 0 to 2, not 3": Setup(level=3),
    "edition: expected a number from 0 to 1, not 2": Setup(edition=2),
    "year: expected a number from 0 to 4, not 5": Setup(year=5),
    "reached: expected a number from 0 to 3, not 4": Setup(reached=4),
    "space: expected a number from 1 to 12, not 0": Setup(space=0),
    "round: expected a number from 1 to 99, not 0": Setup(round=0),
    "turn: expected a number from 0 to 1, not 2": Setup(turn=2),
    "first: expected a number from -1 to 1, not 2": Setup(first=2),
    "season: expected a number from -1 to 3, not 4": Setup(season=4),
    "transmute_bonus: expected a number from 0 to 3, not 4": Setup(transmute_bonus=4),
    "seats: expected a number from 0 to 2, not 3": Setup(seats=(SeatSetup(), SeatSetup(), SeatSetup())),
    "phase: expected one of turn, opening, dice, end of round, not lunch": Setup(phase="lunch"),
    "dice: two of them have the same taker": Setup(dice=(DieSetup(0, 1, 0), DieSetup(1, 1, 0))),
    "dice: in the phase “dice” they are still to be rolled": Setup(phase="dice", season=FALL),
    "dice: expected a number from 0 to 5, not 6": Setup(dice=(DieSetup(0, 6, 0),)),
    "dice: expected a number from -1 to 1, not 7": Setup(dice=(DieSetup(0, 1, 7), DieSetup(1, 1, 0))),
    "box.winter: 2 players need 3 different dice": Setup(dice=(DieSetup(0, 1, 0), DieSetup(0, 1, 1))),
    "box.spring: 2 players need 3 different dice": Setup(box=((), (0, 1))),
    "box.fall: expected a number from 0 to 4, not 5": Setup(box=((), (), (), (0, 1, 5))),
    "discard: expected a number from 1 to 50, not 51": Setup(discard=(51,)),
    "discard: Purse of Io is there more than twice": Setup(discard=(8, 8, 8)),
    "top: Tree of Light is not in the box at this level": Setup(level=APPRENTICE, top=32),
    "seats.1.gauge: expected a number from 0 to 15, not 16": Setup(seats=(SeatSetup(gauge=16),)),
    "seats.1.crystals: expected a number from 0 to 9999, not -1": Setup(seats=(SeatSetup(crystals=-1),)),
    "seats.1.bonuses: expected a number from 0 to 3, not 4": Setup(seats=(SeatSetup(bonuses=4),)),
    "seats.1.reserve: expected a number from 0 to 99, not -1": Setup(seats=(SeatSetup(reserve=(0, 0, -1, 0)),)),
    "seats.1.reserve: 8 energies are more than the limit of 7": Setup(seats=(SeatSetup(reserve=(8, 0, 0, 0)),)),
    "seats.1.play: no energies lie on Purse of Io": Setup(seats=(SeatSetup(play=(Laid(8, stored=(1, 0, 0, 0)),)),)),
    "play: a Glutton Cauldron with seven energies has": Setup(
        seats=(SeatSetup(play=(Laid(35, stored=(7, 0, 0, 0)),)),)
    ),
    "known.3: expected a number from -1 to 1, not 2": Setup(discard=(8,), known=(Known(2, 8),)),
    "known.all: Purse of Io is not hidden in a hand, on top or in the discard": Setup(known=(Known(-1, 8),)),
    "known.1: Purse of Io in hand 2 is not hidden": Setup(discard=(8,), known=(Known(0, 8, "hand", 1),)),
    "known.1: Purse of Io on top is not hidden": Setup(discard=(8,), known=(Known(0, 8, "top"),)),
    "known.2: Purse of Io in discard is not hidden": Setup(top=8, known=(Known(1, 8, "discard"),)),
}


@pytest.mark.parametrize("text", MISTAKES)
def test_every_mistake_is_named(text: str) -> None:
    with pytest.raises(BadSetup) as caught:
        build(MISTAKES[text], Fast(1))
    assert str(caught.value).startswith(text)


@pytest.mark.parametrize("now", PHASES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_phase_leads_to_a_lawful_decision(players: int, now: str) -> None:
    malice = SeatSetup(play=(Laid(15),))
    state = build(Setup(players=players, phase=now, seats=(malice,)), Fast(1))
    assert broken_laws(state) == []
    assert decision(state).kind == {"turn": "turn", "opening": "malice"}.get(now, "die")
    assert phase(state) == phase(view(state, 0)) == ("dice" if now == "end of round" else now)


def test_dice_that_are_not_named_are_the_lowest_and_taken_in_turn() -> None:
    state = build(Setup(players=3, turn=1, season=FALL, dice=(DieSetup(1, 5, -1),)), Closed())
    assert [(die.die % 5, die.season, die.side, die.taker) for die in dice(state)] == [
        (0, FALL, 1, 1),
        (1, FALL, 5, -1),
        (2, FALL, 1, 2),
        (3, FALL, 1, 0),
    ]
    assert table(state).box == ((0, 1, 2, 3),) * 4


def test_what_is_drawable_lies_in_the_piles() -> None:
    assert drawable(Setup(pile=(9, 8), discard=(3,))) == (8, 9, 3)
    assert len(drawable(Setup(level=APPRENTICE, top=4, seats=(SeatSetup(hand=(8, 8)),)))) == 57


def in_order(setup: Setup) -> Setup:
    """A position with what is known in an order that does not depend on which copy is which."""
    return setup._replace(known=tuple(sorted(setup.known)))


def lasting(seen: Table) -> Table:
    """A table without what no position says: what was passed on in the draft, and how often a die was rolled."""
    return seen._replace(passed=(), dice=tuple(die._replace(rolls=1) for die in seen.dice))


def test_moments_of_real_games_are_described_and_built_again() -> None:
    for seed in range(6):
        for state in moments(seed, (2 + seed % 3, seed % 3, seed % 2), 5):
            setup = describe(state)
            assert (setup is not None) <= (phase(state) != "")
            if setup is not None:
                again = build(setup, Told([die.side for die in dice(state)] if setup.phase == "dice" else []))
                assert in_order(describe(again)) == in_order(setup)
                assert sorted(legal_moves(again)) == sorted(legal_moves(state))
                for seat in range(state.players):
                    mine, theirs = (lasting(table(view(one, seat))) for one in (again, state))
                    assert mine == theirs


def test_nothing_describes_the_middle_of_something() -> None:
    assert describe(new_game(2, Fast(1))) is None
    state = build(Setup(phase="dice"), Fast(1))
    apply(state, legal_moves(state)[0], Fast(1))
    assert phase(state) == "dice" and describe(state) is None
    *_, last = walk(3, (2, 2, 0))
    assert last.over and phase(last) == "" and describe(last) is None


def test_a_state_that_cannot_be_is_not_described() -> None:
    state = build(Setup(), Closed())
    state.reserve[0] = 9
    with pytest.raises(BadSetup, match=r"seats\.1\.reserve: 9 energies are more than the limit of 7"):
        describe(state)
