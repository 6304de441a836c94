"""What is still free to do before a turn ends."""

from helpers import Table
from seasons.protocol.decision import offers_left
from seasons.protocol.shapes import Offer


def left_at(position: str) -> list[Offer]:
    """What seat 1 may still do for nothing."""
    return offers_left(Table(position).state, 0)


def test_what_lies_on_two_amulets_of_water_can_be_transmuted_beside_the_reserve() -> None:
    amulets = "play: [{Amulet of Water: 1 fire}, {Amulet of Water: 2 air}]"
    (all_there_is,) = left_at(f"right: true\nseats: {{1: {{reserve: 1 earth, {amulets}}}}}")
    assert all_there_is.text.id == "free-transmute"
    assert len(all_there_is.moves) == 4


def test_energies_on_an_amulet_of_water_can_be_transmuted_without_any_in_the_reserve() -> None:
    (tokens,) = left_at("right: true\nseats: {1: {play: [{Amulet of Water: 2 fire}]}}")
    assert len(tokens.moves) == 2
    assert int(tokens.text.args["count"]) > 0


def test_a_cauldron_that_lacks_one_energy_can_still_be_filled() -> None:
    for held, free in (("6 fire", 1), ("5 fire", 0)):
        left = left_at(f"seats: {{1: {{reserve: 1 water, play: [{{Glutton Cauldron: {held}}}]}}}}")
        assert [one.text.id for one in left] == ["free-activate"] * free
