"""Players are values, too: they can be compared, copied, shown, and sent to another process, where they go on."""

import copy
import pickle

import pytest

from seasons.players import NAMES, make_player
from seasons.rules import Closed, Laid, SeatSetup, Setup, build, view

QUICK = [{"rollout": "rollout:5sims"}.get(name, name) for name in NAMES if name not in ("owl", "griffin")]
SLOW = ["owl", "griffin"]
SEAT = SeatSetup(crystals=9, reserve=(1, 1, 1, 1), hand=(8, 3), play=(Laid(34), Laid(15)))
SIGHT = view(build(Setup(year=3, space=12, seats=(SEAT, SEAT)), Closed()), 0)


@pytest.mark.parametrize("name", [*QUICK, *SLOW])
def test_a_player_is_equal_to_its_copies_and_to_no_other(name: str) -> None:
    player = make_player(name, 3)
    for made in (copy.deepcopy(player), pickle.loads(pickle.dumps(player)), make_player(name, 3)):
        assert made == player and made is not player and hash(made) == hash(player)
        assert repr(made) == repr(player) and player.name in repr(player)
    assert player != make_player(name, 4) and player != make_player("greedy" if name == "random" else "random", 3)


@pytest.mark.parametrize("name", QUICK)
def test_a_copy_goes_on_where_the_player_was(name: str) -> None:
    player = make_player(name, 3)
    player.choose(SIGHT)
    made = pickle.loads(pickle.dumps(player))
    assert made == player
    assert [made.choose(SIGHT) for _ in range(4)] == [player.choose(SIGHT) for _ in range(4)]
    assert made == player and (name == "random") <= (made != make_player(name, 3))
