"""The table as typed values: the same for a state and its views as far as these know it, and values like any other."""

import copy
import pickle

import pytest

from helpers import Table as Scene
from laws.games import moments
from seasons.rules import HAND, NAMES, PLAY, legal_moves, preview, public_view, view
from seasons.rules.dice import face
from seasons.rules.facts import face_value
from seasons.rules.table import Pile, table


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_view_counts_what_it_hides(players: int) -> None:
    for state in moments(players, (players, 2, 0), 11):
        whole = table(state)
        assert whole.viewer == -1
        for viewer in range(players):
            mine = table(view(state, viewer))
            assert mine.viewer == viewer
            assert mine.seats[viewer].hand == whole.seats[viewer].hand
            for seat, open_seat in zip(mine.seats, whole.seats):
                assert len(seat.hand.known) + seat.hand.hidden == len(open_seat.hand.known)
                assert set(seat.hand.known) <= set(open_seat.hand.known)
                assert [lying.card for lying in seat.play] == [lying.card for lying in open_seat.play]
            assert (mine.dice, mine.landings, mine.rates, mine.pile) == (
                whole.dice,
                whole.landings,
                whole.rates,
                whole.pile,
            )
        assert table(public_view(state)).passed == ()


def test_the_values_are_those_of_the_state() -> None:
    play = "play: [{Amulet of Water: 1 air}, Staff of Spring (turned)]"
    seat_1 = f"{{crystals: 7, hand: [Purse of Io], reserve: 2 fire, {play}, bonuses: 1}}"
    scene = Scene(f"year: 2\nspace: 8\nright: true\nseats: {{1: {seat_1}}}")
    seen = table(view(scene.state, 0))
    seat = seen.seats[0]
    assert (seen.year, seen.space, seen.season, seen.may_transmute) == (2, 8, 2, True)
    assert (seat.crystals, seat.reserve, seat.bonuses, seat.penalty, seat.next_penalty) == (7, (0, 0, 2, 0), 1, 5, 12)
    assert seat.hand == Pile((NAMES.index("Purse of Io"),), 0)
    assert [(NAMES[card.card], card.turned, card.stored) for card in seat.play] == [
        ("Amulet of Water", False, (1, 0, 0, 0)),
        ("Staff of Spring", True, None),
    ]
    assert len(seat.hand.known) == scene.state.size[HAND] and len(seat.play) == scene.state.size[PLAY]


def test_a_table_that_chance_cut_short_asks_nobody() -> None:
    """There is no other preview that a client is shown of a roll or a draw."""
    for state in moments(3, (2, 2, 0), 1):
        for move in legal_moves(state):
            then = preview(state, [move])
            if then.cut:
                assert not any(seat.asked for seat in table(then.state, cut=True).seats)


def test_every_face_is_the_printed_one() -> None:
    for die in range(20):
        for side in range(6):
            shown = face(die, side)
            columns = [*shown.energies, shown.crystals, shown.gauge, shown.draw, shown.transmute, shown.pips]
            assert columns == [face_value(die, side, column) for column in range(9)]


def test_a_table_is_compared_copied_and_sent_like_any_value() -> None:
    state = next(moments(5, (3, 1, 1), 9))
    seen = table(view(state, 1))
    assert seen == table(view(state.copy(), 1)) and hash(seen) == hash(table(view(state, 1)))
    assert copy.deepcopy(seen) == seen and pickle.loads(pickle.dumps(seen)) == seen
    assert repr(seen).startswith("Table(viewer=1, players=3,")
