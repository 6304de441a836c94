"""What the soak checks: every law notices when it is broken."""

from collections.abc import Callable

import pytest

from helpers import Table
from seasons.arena.coverage import empty_rows, impossible_rows
from seasons.arena.soak import play_batch
from seasons.rules import DISCARD, HAND, PILE, PLAY, Fast, State, new_game
from seasons.rules.laws import broken_laws, score_laws

POSITION = """
players: 3
seats:
  1: {crystals: 3, reserve: 2 fire, hand: [Purse of Io], play: [Amulet of Air, {Glutton Cauldron: 6 air}]}
  2: {reserve: 7 air}
"""


def set_number(field: str, index: int, value: int) -> Callable[[State], None]:
    return lambda state: getattr(state, field).__setitem__(index, value)


def move_a_card(place: int, to: int) -> Callable[[State], None]:
    def change(state: State) -> None:
        state.where[next(card for card in range(100) if state.where[card] == place)] = to

    return change


@pytest.mark.parametrize(
    ("change", "law"),
    [
        (move_a_card(PILE, DISCARD), " cards, not "),
        (move_a_card(HAND, -1), "lies at place -1"),
        (set_number("size", PLAY, 5), " cards, not "),
        (set_number("turned", 99, 1), "is turned"),
        (set_number("known", 99, 2), "is known"),
        (set_number("known", 14, 2), "is not known to its owner"),
        (set_number("known", 0, 1), "in play is not known to all"),
        (set_number("tokens", 8, 7), "holds the tokens"),
        (set_number("tokens", 0, 1), "holds tokens outside play"),
        (set_number("crystals", 1, -1), "seat 2 has -1 crystals"),
        (set_number("crystals", 3, 1), "seat 4 has something, but no player"),
        (set_number("gauge", 0, 16), "the gauge of seat 1 is 16"),
        (set_number("gauge", 0, -1), "the gauge of seat 1 is -1"),
        (set_number("bonuses", 2, 4), "seat 3 has used 4 bonuses"),
        (set_number("reserve", 5, 1), "seat 2 holds 8 energies and is not asked to discard"),
        (set_number("reserve", 0, -1), "the reserve of seat 1 is"),
        (set_number("box", 2, 3), "the dice of season 2"),
        (set_number("dice", 1, 6), "a die shows no face"),
        (set_number("dice", 2, 1), "the dice were taken by seats"),
        (set_number("dice", 0, 7), "the dice on the table are"),
        (set_number("stack", 119, 1), "has left a trace"),
        (lambda state: setattr(state, "over", 1), "pieces of work are pending"),
        (lambda state: setattr(state, "depth", 1 << 40), "pieces of work are pending"),
        (lambda state: setattr(state, "players", 9), "9 players"),
        (lambda state: setattr(state, "space", 13), "the token stands on space 13"),
    ],
)
def test_a_broken_law_is_named(change: Callable[[State], None], law: str) -> None:
    state = Table(POSITION).state
    assert broken_laws(state) == []
    change(state)
    assert any(law in sentence for sentence in broken_laws(state)), broken_laws(state)


def test_a_finished_game_keeps_all_laws() -> None:
    chance = Fast(3)
    state = new_game(4, chance)
    from seasons.rules import Playout

    Playout(3).finish(state)
    assert broken_laws(state) == [] and score_laws(state) == []


def test_the_positions_reach_every_card_in_every_way() -> None:
    from seasons.arena.rare import RARE

    found = play_batch(-len(RARE), 0, seed=1)
    assert found.broken == []
    missing = {row for row in empty_rows(found.both()) if row[1].isdigit()}
    assert missing == set()
    assert not set(found.both()) & set(impossible_rows())
