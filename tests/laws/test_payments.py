"""A slow, obvious enumerator of payments agrees with the fast one."""

import itertools

from hypothesis import given
from hypothesis import strategies as st

from helpers import Table
from laws.games import examples
from seasons.rules import NAMES, Closed, State, apply, legal_moves
from seasons.rules.costs import pack
from seasons.rules.engine import settle
from seasons.rules.facts import energy_cost
from seasons.rules.moves import PAY, WAIVE
from seasons.rules.steps.payment import pay, waivers
from seasons.rules.transition import Transition

Purse = tuple[int, int, int, int]
amounts = st.tuples(*[st.integers(0, 3)] * 4)
tokens = st.tuples(*[st.integers(0, 2)] * 4)
costly = [n for n in range(1, 51) if sum(energy_cost(n, e, 2) for e in range(4)) > 0]


def obvious(cost: Purse, reserve: Purse, amulets: list[Purse], hands: int) -> set[tuple[Purse, tuple[Purse, ...]]]:
    """Every way to end up after paying: the reserve and, in no particular order, what is left on the Amulets."""
    total = sum(cost)
    waived = min(hands, total - 1) if total > 1 else 0
    energies = [energy for energy in range(4) for _ in range(cost[energy])]
    found = set()
    for spared in set(itertools.combinations(energies, waived)):
        due = list(energies)
        for energy in spared:
            due.remove(energy)
        for sources in itertools.product(range(len(amulets) + 1), repeat=len(due)):
            stores = [list(reserve), *[list(amulet) for amulet in amulets]]
            for energy, source in zip(due, sources):
                stores[source][energy] -= 1
            if all(n >= 0 for store in stores for n in store):
                rest = sorted(tuple(store) for store in stores[1:])
                found.add((tuple(stores[0]), tuple(rest)))
    return found  # type: ignore[return-value]


def fast(state: State, amulets: int) -> list[tuple[Purse, tuple[Purse, ...]]]:
    """The ends of all sequences of payment choices."""
    moves = legal_moves(state)
    if not all(WAIVE <= move < WAIVE + 4 or PAY <= move < PAY + 12 for move in moves):
        stores = [tuple(state.tokens[s * 4 + e] for e in range(4)) for s in range(amulets)]
        reserve = tuple(state.reserve[e] for e in range(4))
        return [(reserve, tuple(stores))]  # type: ignore[list-item]
    ends = []
    for move in moves:
        then = state.copy()
        apply(then, move, Closed())
        ends += fast(then, amulets)
    return ends


@examples(300)
@given(st.sampled_from(costly), amounts, st.lists(tokens, max_size=2), st.integers(0, 2))
def test_payments_agree_with_the_obvious_enumeration(
    number: int, reserve: Purse, amulets: list[Purse], hands: int
) -> None:
    if sum(reserve) > 7 or number in (4, 20):
        return
    names = ["air", "water", "fire", "earth"]

    def words(purse: Purse) -> str:
        return " ".join(f"{n} {name}" for n, name in zip(purse, names)) or "0 air"

    play = [f"{{Amulet of Water: {words(amulet)}}}" for amulet in amulets] + ["Hand of Fortune"] * hands
    table = Table(
        f"""
players: 2
seats:
  1: {{crystals: 50, reserve: {words(reserve)}, hand: ["{NAMES[number]}"], play: [{", ".join(play)}]}}
"""
    )
    cost: Purse = tuple(energy_cost(number, energy, 2) for energy in range(4))  # type: ignore[assignment]
    expected = obvious(cost, reserve, amulets, hands)
    move = f"summon {NAMES[number]}"
    assert table.can(move) == bool(expected)
    if not expected:
        assert "energy" in table.why(move)
        return
    # Only the payment, without the card entering: its effect may change reserves.
    run = Transition(table.state, Closed(), None)
    packed = sum(pack(e, n) for e, n in enumerate(cost))
    pay(run, 0, number * 2 - 2, packed, waivers(table.state, 0, packed))
    settle(run)
    ends = fast(table.state, len(amulets))
    assert len(ends) == len(set(ends)), "two different sequences of choices pay the same"
    assert {(rest, tuple(sorted(stores))) for rest, stores in ends} == expected
