"""A row says what the table shows to its seat, and nothing else."""

from collections import Counter

import pytest
from hypothesis import given

from encoding.rows import ENCODER, NAMES, SETUPS, game, hidden_named, named, of
from helpers import Table
from laws.games import examples, moments, seeds, setups
from seasons.encoding import Encoder, NothingHidden, hidden_width, parts, scales_of, width
from seasons.rules import (
    ENERGIES,
    HAND,
    LEVELS,
    LIBRARY2,
    LIBRARY3,
    PACK,
    SEASONS,
    Fast,
    State,
    apply,
    decision,
    legal_moves,
    new_game,
    number_of,
    resample,
    scores,
    view,
)
from seasons.rules import NAMES as CARDS
from seasons.rules.codes import YEAR1, YEAR2, YEAR3
from seasons.rules.decisions import DECISION_KINDS
from seasons.rules.table import table
from seasons.vecs import vec


def counted(numbers: tuple[int, ...]) -> dict[str, int]:
    """How many copies of each card there are, by name."""
    return dict(Counter(CARDS[number] for number in numbers))


@examples(150)
@given(seeds, setups)
def test_a_state_its_view_and_every_world_behind_it_give_the_same_row(seed: int, setup: tuple[int, int, int]) -> None:
    for state in moments(seed, setup, 7):
        for seat in range(state.players):
            sight = view(state, seat)
            row = named(state, seat)
            assert named(sight.table, seat) == row
            assert named(resample(sight, Fast(seed)), seat) == row


@examples(60)
@given(seeds, setups)
def test_the_order_of_the_numbers_does_not_tell_copies_apart(seed: int, setup: tuple[int, int, int]) -> None:
    for state in moments(seed, setup, 11):
        for seat in range(state.players):
            count = ENCODER.encode(state, seat)
            places = list(ENCODER.index[:count])
            assert ENCODER.see(view(state, seat)) == count and list(ENCODER.index[:count]) == places
            assert len(set(places)) == count


@examples(60)
@given(seeds, setups)
def test_a_row_shows_the_table(seed: int, setup: tuple[int, int, int]) -> None:
    for state in moments(seed, setup, 5):
        for seat in range(state.players):
            compare(state, seat)


def compare(state: State, me: int) -> None:
    """Hold a row against the table as the rules tell it to everybody else."""
    row = named(state, me)
    shown = table(view(state, me))
    mine = shown.seats[me]
    assert of(row, "players") == {str(shown.players): 1}
    assert of(row, "level") == {LEVELS[shown.level]: 1}
    assert row.get("edition: first", 0) == shown.edition
    assert of(row, "space") == {str(shown.space): 1} and of(row, "season") == {SEASONS[shown.season]: 1}
    assert row.get("pile", 0) == shown.pile and row.get("right", 0) == shown.may_transmute
    assert of(row, "discarded") == counted(shown.discard.known)
    assert of(row, "on top") == ({CARDS[shown.top]: 1} if shown.top else {})
    assert of(row, "my hand") == counted(mine.hand.known)
    assert of(row, "my library 2") == counted(mine.library2.known + mine.years[1].known)
    assert of(row, "my library 3") == counted(mine.library3.known + mine.years[2].known)
    assert of(row, "my year 1") == counted(mine.years[0].known)
    assert of(row, "my pack") == counted(mine.pack.known)
    assert of(row, "my drafted") == counted(mine.drafted.known)
    assert of(row, "my drawn") == counted(mine.drawn.known)
    assert of(row, "my play") == counted(tuple(card.card for card in mine.play))
    assert of(row, "my turned") == counted(tuple(card.card for card in mine.play if card.turned))
    points = {score.seat: score.total for score in scores(state)}
    for side in range(state.players):
        seat = (me + side) % state.players
        compare_seat(row, "me" if side == 0 else f"+{side}", shown.seats[seat], points[seat])
    for die in shown.dice:
        block = f"slot {die.slot + 1}"
        assert of(row, f"{block}: pips") == {str(die.face.pips): 1}
        faces = dict(zip(ENERGIES, die.face.energies)) | {"crystals": die.face.crystals, "gauge": die.face.gauge}
        faces |= {"draw": die.face.draw, "transmute": die.face.transmute}
        assert of(row, f"{block}: shows") == {name: n for name, n in faces.items() if n}
        assert (f"{block}: free" in row) == (die.taker < 0)
    for landing in shown.landings:
        assert (f"slot {landing.slot + 1}: last round" in row) == landing.over
        assert (f"slot {landing.slot + 1}: new season" in row) == (landing.season != shown.season)


def compare_seat(row: dict[str, int], block: str, seat: object, points: int) -> None:
    """Hold the numbers of a seat against its side of the table."""
    assert row.get(f"{block}: crystals", 0) == seat.crystals
    assert row.get(f"{block}: gauge", 0) == seat.gauge
    assert row.get(f"{block}: in play", 0) == len(seat.play)
    assert row.get(f"{block}: hand", 0) == len(seat.hand.known) + seat.hand.hidden
    assert row.get(f"{block}: unknown", 0) == seat.hand.hidden
    assert of(row, f"{block}: reserve") == {name: n for name, n in zip(ENERGIES, seat.reserve) if n}
    assert row.get(f"{block}: energies", 0) == sum(seat.reserve)
    assert of(row, f"{block}: bonuses") == ({str(seat.bonuses): 1} if seat.bonuses else {})
    assert row.get(f"{block}: score", 0) - row.get(f"{block}: score below", 0) == points
    assert row.get(f"{block}: prestige", 0) - row.get(f"{block}: prestige below", 0) == seat.prestige
    stored = sum(sum(card.stored) for card in seat.play if card.stored)
    stores = ("first amulet", "second amulet", "first cauldron", "second cauldron")
    assert sum(sum(of(row, f"{block}: {store}").values()) for store in stores) == stored
    if block != "me":
        assert of(row, f"{block}: hand") == counted(seat.hand.known)
        assert of(row, f"{block}: play") == counted(tuple(card.card for card in seat.play))
        assert of(row, f"{block}: turned") == counted(tuple(card.card for card in seat.play if card.turned))


def test_every_kind_of_decision_is_told_with_its_card_its_count_and_its_moves() -> None:
    kinds = set()
    for seed in range(120):
        for state in game(seed, SETUPS[seed % len(SETUPS)]):
            asked = decision(state)
            assert asked is not None
            if asked.kind in kinds and seed > 20:
                continue
            kinds.add(asked.kind)
            row = named(state, asked.seat)
            assert of(row, "kind") == {asked.kind: 1} and of(row, "asked") == {"me": 1}
            assert of(row, "asking") == ({CARDS[asked.card]: 1} if asked.card else {})
            assert row.get("count", asked.count) == asked.count
            assert sorted(of(row, "legal")) == sorted(f"move {move}" for move in asked.moves)
            if asked.kind == "split":
                assert of(row, "assigned") == {CARDS[asked.shown]: 1}
            other = (asked.other - asked.seat) % state.players
            assert of(row, "other") == ({f"+{other}": 1} if asked.other >= 0 and other else {})
        if kinds == {*DECISION_KINDS} and seed > 20:
            return
    assert kinds == {*DECISION_KINDS}


def test_the_first_numbers_of_a_row_are_the_legal_moves_and_nobody_else_has_any() -> None:
    for state in game(5, (3, 2, 0)):
        for seat in range(3):
            ENCODER.encode(state, seat)
            assert list(ENCODER.index[: ENCODER.choices]) == legal_moves(state, seat)


def test_a_smaller_game_has_the_beginning_of_a_larger_games_row() -> None:
    assert NAMES[4][: width(2)] == NAMES[2] and NAMES[4][: width(3)] == NAMES[3]
    for players in (2, 3, 4):
        assert len(set(NAMES[players])) == len(NAMES[players]) == width(players) == len(scales_of(parts(players)))
        for state in game(players, (players, 2, 0)):
            for seat in range(players):
                assert max(ENCODER.row(state, seat)) < width(players)


def test_a_scale_is_a_power_of_two() -> None:
    assert all(scale & (scale - 1) == 0 and scale > 0 for scale in scales_of(parts(4)))


def test_a_dense_row_holds_the_same_numbers() -> None:
    for state in game(3, (4, 1, 1)):
        for seat in range(4):
            whole = ENCODER.dense(state, seat)
            assert len(whole) == width(4)
            assert {place: n for place, n in enumerate(whole) if n} == ENCODER.row(state, seat)


# --- what is hidden


def test_the_privileged_row_holds_the_cards_of_the_others_that_the_seat_does_not_know() -> None:
    zones = {"hand": (HAND, YEAR1), "library 2": (LIBRARY2, YEAR2), "library 3": (LIBRARY3, YEAR3), "pack": (PACK,)}
    for setup in ((2, 2, 0), (4, 2, 0)):
        for state in game(9, setup):
            for me in range(state.players):
                row = hidden_named(state, me)
                for side in range(1, state.players):
                    seat = (me + side) % state.players
                    for name, places in zones.items():
                        there = [c for c in range(100) if state.where[c] - seat in places]
                        unknown = tuple(number_of(c) for c in there if not state.known[c] >> me & 1)
                        assert of(row, f"+{side}: hidden {name}") == counted(unknown)


def test_the_privileged_row_of_a_dealt_world_is_that_worlds_own() -> None:
    state = new_game(2, Fast(4))
    sight = view(state, 0)
    rows = [hidden_named(resample(sight, Fast(seed)), 0) for seed in range(8)]
    assert len({str(row) for row in rows}) > 1
    assert all(sum(of(row, "+1: hidden pack").values()) == 9 for row in rows)
    assert len(ENCODER.dense_hidden(state, 0)) == hidden_width(2)


def test_nobody_reads_the_privileged_row_from_a_view() -> None:
    for setup in SETUPS:
        for state in game(2, setup):
            for seat in range(state.players):
                with pytest.raises(NothingHidden, match="holds nothing that is hidden"):
                    ENCODER.encode_hidden(view(state, seat).table, seat)


def test_the_draft_is_remembered() -> None:
    state = new_game(2, Fast(6))
    first = counted(table(view(state, 0)).seats[0].pack.known)
    for _ in range(2):
        apply(state, legal_moves(state)[0], Fast(1))
    passed = of(named(state, 0), "+1: on the way")
    assert sum(passed.values()) == 8 and set(passed) <= set(first)
    for _ in range(2):
        apply(state, legal_moves(state)[0], Fast(1))
    row = named(state, 0)
    assert sum(of(row, "+1: on the way").values()) == 7  # the pack that was passed on last
    assert of(row, "+1: share") == {name: 6 for name in of(row, "+1: share")} and len(of(row, "+1: share")) == 1


# --- strange tables


@pytest.mark.parametrize(
    "position",
    [
        "{year: 1, space: 1, seats: {1: {crystals: 9999, gauge: 15}, 2: {bonuses: 3}}}",
        "{players: 4, level: magician, edition: first, year: 3, space: 12, seats: {1: {reserve: 7 air}}}",
        "{seats: {1: {play: [Bespelled Grimoire], reserve: 10 fire, gauge: 15}}}",
    ],
)
def test_a_strange_table_has_a_row_too(position: str) -> None:
    state = Table(position).state
    for seat in range(state.players):
        row = named(state, seat)
        assert row and max(row.values()) <= 255


def test_years_outside_the_calendar_and_a_discard_pile_of_all_cards_have_a_row() -> None:
    state = Table("{year: 1, space: 2, seats: {1: {hand: [Temporal Boots], gauge: 1}}}").state
    for year in (0, 4):
        state.year = year
        assert of(named(state, 0), "year") == {str(year): 1}
    assert "months" not in named(state, 0)
    for card in range(100):
        state.size[state.where[card]] -= 1
        state.where[card], state.known[card] = 12, 31
    state.size[12] = 100
    assert sum(of(named(state, 1), "discarded").values()) == 100


def test_a_seat_that_does_not_exist_has_no_row() -> None:
    with pytest.raises(ValueError, match="there is no seat"):
        Encoder().encode(new_game(2, Fast(1)), 2)


def test_a_finished_game_has_a_row_without_a_decision() -> None:
    *_, last = game(1, (2, 0, 0))
    while not last.over:
        apply(last, legal_moves(last)[0], Fast(1))
    row = named(last, 0)
    assert not of(row, "legal") and not of(row, "kind")
    assert isinstance(ENCODER.dense(last, 1), vec)
