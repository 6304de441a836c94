"""Card 49, Sid Nightshade."""

import pytest

from helpers import Table


def sid(crystals: tuple[int, ...], more: str = "") -> Table:
    """Seat 1 summons Sid; the seats have these crystals."""
    others = "\n".join(f"  {seat}: {{crystals: {n}}}" for seat, n in enumerate(crystals[1:], 2))
    table = Table(
        f"players: {len(crystals)}\nseats:\n"
        f"  1: {{hand: [Sid Nightshade], reserve: {len(crystals) - 1} earth, crystals: {crystals[0]}{more}}}\n{others}"
    )
    return table.do("summon Sid Nightshade")


def all_crystals(table: Table) -> list[int]:
    return [table.crystals(seat + 1) for seat in range(table.state.players)]


def test_card_49_1_with_the_most_crystals_its_owner_takes_five_from_each_opponent() -> None:
    assert all_crystals(sid((20, 19))) == [25, 14]
    assert all_crystals(sid((20, 7, 19, 12))) == [35, 2, 14, 7]


def test_card_49_1_with_fewer_than_one_opponent_nothing_is_taken() -> None:
    assert all_crystals(sid((20, 7, 21))) == [20, 7, 21]


def test_card_49_2_a_tie_for_the_lead_takes_nothing() -> None:
    assert all_crystals(sid((20, 7, 20))) == [20, 7, 20]
    assert all_crystals(sid((0, 0))) == [0, 0]


def test_card_49_3_from_an_opponent_with_fewer_than_five_all_is_taken() -> None:
    assert all_crystals(sid((20, 3, 0, 5))) == [28, 0, 0, 0]


def test_card_49_4_crystals_are_compared_after_the_staffs() -> None:
    assert all_crystals(sid((17, 19), ", play: [Staff of Spring]")) == [25, 14]
    assert all_crystals(sid((16, 19), ", play: [Staff of Spring]")) == [19, 19]


@pytest.mark.parametrize(("crystals", "after"), [((8, 5), (12, 1)), ((7, 5), (6, 6)), ((6, 5), (5, 6))])
def test_card_49_4_crystals_are_compared_after_the_leeches(crystals: tuple[int, int], after: tuple[int, int]) -> None:
    table = Table(f"""
        seats:
          1: {{hand: [Sid Nightshade], reserve: 1 earth, crystals: {crystals[0]}}}
          2: {{play: [Arcano Leech], crystals: {crystals[1]}}}
    """)
    table.do("summon Sid Nightshade")
    assert (table.crystals(1), table.crystals(2)) == after  # 8 and 5 become 7 and 6; 7 and 5 become 6 and 6, a tie


@pytest.mark.parametrize("players", [2, 3, 4])
def test_card_49_5_it_costs_one_two_or_three_earth(players: int) -> None:
    exact = Table(f"players: {players}\nseats: {{1: {{hand: [Sid Nightshade], reserve: {players} earth}}}}")
    assert exact.do("summon Sid Nightshade").reserve(1) == {"earth": 1}
    short = Table(f"""
        players: {players}
        seats: {{1: {{hand: [Sid Nightshade], reserve: {players - 2} earth 2 fire 2 air, crystals: 9}}}}
    """)
    assert not short.can("summon Sid Nightshade")
    assert short.why("summon Sid Nightshade") == ["energy"]
