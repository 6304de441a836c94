"""ENERGY: paying, limits, tokens on cards, transmuting."""

import pytest

from helpers import Table
from seasons.rules import decision

# --- ENERGY-1: from where


def test_energy_1_1_a_payer_chooses_token_by_token_between_reserve_and_amulet() -> None:
    position = "seats: {1: {reserve: 1 earth, hand: [Amulet of Earth], play: [{Amulet of Water: 2 earth}]}}"
    mixed = Table(position).do("summon Amulet of Earth")
    assert mixed.legal() == ["pay earth", "pay earth from amulet"]
    mixed.do("pay earth")  # the second can only come from the Amulet
    assert (mixed.reserve(1), mixed.tokens("Amulet of Water")) == ({}, {"earth": 1})
    amulet = Table(position).do("summon Amulet of Earth", "pay earth from amulet")
    assert (amulet.reserve(1), amulet.tokens("Amulet of Water")) == ({"earth": 1}, {})


def test_energy_1_1_so_does_who_transmutes() -> None:
    position = "{right: true, seats: {1: {reserve: 1 fire, play: [{Amulet of Water: 1 fire}]}}}"
    table = Table(position)
    assert table.can("transmute fire")
    table.do("transmute fire from amulet")
    assert (table.crystals(1), table.reserve(1), table.tokens("Amulet of Water")) == (2, {"fire": 1}, {})
    other = Table(position).do("transmute fire")
    assert (other.crystals(1), other.reserve(1), other.tokens("Amulet of Water")) == (2, {}, {"fire": 1})


def test_energy_1_1_so_does_who_exchanges() -> None:
    table = Table("seats: {1: {reserve: 1 fire, play: [{Amulet of Water: 1 fire}]}}").do("bonus exchange")
    assert table.legal() == ["pay fire", "pay fire from amulet"]
    table.do("pay fire", "pay fire from amulet", "take air", "take air")
    assert (table.reserve(1), table.tokens("Amulet of Water")) == ({"air": 2}, {})


def test_energy_1_1_so_does_who_feeds_the_cauldron() -> None:
    table = Table("seats: {1: {reserve: 1 fire, play: [Glutton Cauldron, {Amulet of Water: 1 fire 1 air}]}}")
    table.do("activate Glutton Cauldron")
    assert table.legal() == ["pay air from amulet", "pay fire", "pay fire from amulet"]
    table.do("pay fire from amulet")
    assert table.tokens("Glutton Cauldron") == {"fire": 1}
    assert (table.reserve(1), table.tokens("Amulet of Water")) == ({"fire": 1}, {"air": 1})


def test_energy_1_2_energies_received_go_to_the_reserve() -> None:
    exchange = Table("seats: {1: {play: [{Amulet of Water: 2 fire}]}}")
    exchange.do("bonus exchange", "pay fire from amulet", "pay fire from amulet", "take air", "take earth")
    assert (exchange.reserve(1), exchange.tokens("Amulet of Water")) == ({"air": 1, "earth": 1}, {})
    mirror = Table("seats: {1: {crystals: 2, play: [Mirror of the Seasons, {Amulet of Water: 2 fire}]}}")
    mirror.do("activate Mirror of the Seasons", "count 2", "choose air")
    assert (mirror.reserve(1), mirror.tokens("Amulet of Water")) == ({"air": 2}, {})


def test_energy_1_3_tokens_do_not_move_between_amulet_and_reserve() -> None:
    """Neither to make room, nor to keep what would be discarded."""
    table = Table("""
        dice: {2: 1/2, left: 3/4}
        seats: {2: {reserve: 7 fire, play: [{Amulet of Water: 1 air}]}}
    """)
    table.do("end turn")
    assert table.asked() == (2, "excess")
    assert table.legal() == ["discard water", "discard fire"]
    table.do("discard water", "discard water")
    assert table.legal() == ["end turn", "bonus exchange", "bonus transmute"]
    table.do("end turn")
    assert (table.reserve(2), table.tokens("Amulet of Water")) == ({"fire": 7}, {"air": 1})


# --- ENERGY-2 and ENERGY-3: the limit


def test_energy_2_1_gains_are_taken_in_full_then_the_excess_goes() -> None:
    table = Table("seats: {1: {reserve: 6 fire, hand: [Temporal Boots], play: [Potion of Knowledge]}}")
    table.do("activate Potion of Knowledge", *["take air"] * 4, "take water")
    assert table.reserve(1) == {"air": 4, "water": 1, "fire": 6}
    now = decision(table.state)
    assert now is not None
    assert (table.asked(), now.count) == ((1, "excess"), 4)
    assert table.why("summon Temporal Boots") == ["other-choice"]
    table.do("discard fire")  # in ascending order: nothing but fire can follow
    assert table.reserve(1) == {"air": 4, "water": 1, "fire": 2}
    assert table.asked() == (1, "turn")


@pytest.mark.parametrize(
    ("discards", "left"),
    [
        (["discard air", "discard air"], {"water": 3, "fire": 4}),
        (["discard water", "discard fire"], {"air": 2, "water": 2, "fire": 3}),
        (["discard air", "discard fire"], {"air": 1, "water": 3, "fire": 3}),
        (["discard fire"], {"air": 2, "water": 3, "fire": 2}),  # and another fire
    ],
)
def test_energy_2_2_old_and_new_tokens_may_be_discarded(discards: list[str], left: dict[str, int]) -> None:
    table = Table("{dice: {2: 1/4}, seats: {2: {reserve: 3 water 4 fire}}}").do("end turn")
    assert table.do(*discards).reserve(2) == left
    assert table.asked() == (2, "turn")


@pytest.mark.parametrize(("grimoires", "limit"), [("", 7), ("18, ", 10), ("18, 18, ", 10)])
def test_energy_2_3_the_limit_is_seven_or_ten(grimoires: str, limit: int) -> None:
    table = Table(f"""
        seats: {{1: {{reserve: {limit - 1} fire, hand: [7, 15], play: [{grimoires}Yjang’s Forgotten Vase]}}}}
    """)
    table.do("summon Die of Malice", "take fire")
    assert table.asked() == (1, "turn")
    table.do("summon Temporal Boots", "take air")
    assert table.asked() == (1, "excess")
    table.do("discard air")
    assert table.reserve(1) == {"fire": limit}


def test_energy_2_4_each_vase_is_a_gain_of_its_own() -> None:
    table = Table("seats: {1: {reserve: 7 fire, hand: [Die of Malice], play: [30, 30]}}").do("summon Die of Malice")
    for energy in ("air", "earth"):
        assert table.asked() == (1, "take")
        table.do(f"take {energy}")
        assert table.asked() == (1, "excess")
        table.do("discard fire")
    assert table.asked() == (1, "turn")
    assert table.reserve(1) == {"air": 1, "fire": 5, "earth": 1}


def test_energy_2_4_each_hourglass_and_each_horn_is_a_gain_of_its_own() -> None:
    glass = Table("{turn: 2, first: 1, space: 3, seats: {1: {reserve: 7 fire, play: [27, 27]}}}").do("end turn")
    for _ in range(2):
        assert glass.asked() == (1, "take")
        glass.do("take air")
        assert glass.asked() == (1, "excess")
        glass.do("discard fire")
    assert glass.asked()[1] == "die"
    assert glass.reserve(1) == {"air": 2, "fire": 5}
    horn = Table("{turn: 2, first: 1, seats: {1: {play: [14, 14]}}}").do("end turn")
    counts = []
    while (now := decision(horn.state)) and now.kind == "take":
        counts.append(now.count)
        horn.do("take earth" if len(counts) == 1 else "take air")  # not one gain of two: no ascending order
    assert counts == [1, 1]
    assert horn.reserve(1) == {"air": 1, "earth": 1}


def test_energy_2_5_the_excess_of_another_player_is_discarded_at_once() -> None:
    table = Table("""
        players: 3
        space: 3
        seats:
          1: {reserve: 7 fire, hand: [Temporal Boots]}
          2: {reserve: 7 fire, play: [Hourglass of Time]}
          3: {reserve: 7 fire, play: [Hourglass of Time]}
    """)
    table.do("summon Temporal Boots", "forward 1")
    for seat in (2, 3):
        assert table.asked() == (seat, "take")
        table.do("take air")
        assert table.asked() == (seat, "excess")
        table.do("discard fire")
        assert table.reserve(seat) == {"air": 1, "fire": 6}
    assert table.asked() == (1, "turn")


@pytest.mark.parametrize(("grimoire", "limit"), [("", 7), ("Bespelled Grimoire", 10)])
@pytest.mark.parametrize("card", ["Runic Cube of Eolis", "Lantern of Xidit", "Divine Chalice"])
def test_energy_2_6_no_more_tokens_are_asked_for_than_the_limit(grimoire: str, limit: int, card: str) -> None:
    """The Crown gives 30, 24 or 10 energies; all old ones could be discarded for them."""
    table = Table(f"""
        seats: {{1: {{reserve: 1 air 1 water 5 earth, hand: [Vampiric Crown, {card}], play: [{grimoire}]}}}}
    """)
    table.do("summon Vampiric Crown", f"discard {card}")
    now = decision(table.state)
    assert now is not None
    assert (now.kind, now.count) == ("take", limit)
    table.do(*["take fire"] * limit)
    assert table.reserve(1) == {"fire": limit, "earth": 5}
    table.do("discard earth")  # and the other four
    assert table.reserve(1) == {"fire": limit}


def test_energy_2_6_a_smaller_gain_is_asked_for_in_full() -> None:
    table = Table("seats: {1: {reserve: 1 air 1 water, hand: [Vampiric Crown, Purse of Io]}}")
    table.do("summon Vampiric Crown", "discard Purse of Io")
    now = decision(table.state)
    assert now is not None
    assert (now.kind, now.count) == ("take", 6)


def test_energy_3_without_a_grimoire_the_excess_over_seven_is_discarded_at_once() -> None:
    table = Table("""
        seats:
          1: {reserve: 1 air 1 water, hand: [Amsug Longneck], play: [Crystal Orb]}
          2: {reserve: 5 fire 5 earth, play: [Bespelled Grimoire]}
    """)
    table.do("summon Amsug Longneck")
    assert table.asked() == (2, "excess")  # before the summoner takes a card back
    assert table.play(1) == ["Amsug Longneck", "Crystal Orb"]
    table.do("discard fire", "discard fire", "discard earth")
    assert table.reserve(2) == {"fire": 3, "earth": 4}
    assert table.play(1) == ["Amsug Longneck"]
    two = Table("""
        seats:
          1: {reserve: 1 air 1 water, hand: [Amsug Longneck]}
          2: {reserve: 5 fire 5 earth, play: [Bespelled Grimoire, Bespelled Grimoire]}
    """)
    assert two.do("summon Amsug Longneck").asked() == (1, "turn")
    assert two.reserve(2) == {"fire": 5, "earth": 5}


# --- ENERGY-4 and ENERGY-5: tokens on cards

AMULET = "{Amulet of Water: 4 fire}"


def test_energy_4_1_tokens_do_not_count_for_the_wondrous_chest() -> None:
    position = f"{{turn: 2, first: 1, seats: {{1: {{reserve: 3 fire, play: [Wondrous Chest, {AMULET}]}}}}}}"
    assert Table(position).do("end turn").crystals(1) == 0


def test_energy_4_1_tokens_do_not_count_for_the_horn() -> None:
    table = Table(f"{{turn: 2, first: 1, seats: {{1: {{reserve: 1 fire, play: [Beggar’s Horn, {AMULET}]}}}}}}")
    assert table.do("end turn").asked() == (1, "take")


def test_energy_4_1_tokens_do_not_turn_into_air() -> None:
    table = Table(f"seats: {{1: {{reserve: 3 air, hand: [40]}}, 2: {{reserve: 2 earth, play: [{AMULET}]}}}}")
    table.do("summon Air Elemental")
    assert (table.reserve(2), table.tokens("Amulet of Water")) == ({"air": 2}, {"fire": 4})


def test_energy_4_1_tokens_do_not_count_for_the_lantern() -> None:
    table = Table(f"seats: {{1: {{reserve: 2 earth, play: [Lantern of Xidit, {AMULET}]}}}}")
    assert table.scores()[0].cards == [(45, 6)]


def test_energy_4_1_tokens_are_not_copied_by_lewis() -> None:
    table = Table(f"seats: {{1: {{reserve: 1 air 1 fire, hand: [21]}}, 2: {{reserve: 2 earth, play: [{AMULET}]}}}}")
    assert table.do("summon Lewis Greyface").reserve(1) == {"earth": 2}


def test_energy_4_1_tokens_survive_the_potion_of_dreams() -> None:
    table = Table(f"seats: {{1: {{reserve: 2 earth, hand: [Purse of Io], play: [Potion of Dreams, {AMULET}]}}}}")
    table.do("activate Potion of Dreams")
    assert (table.reserve(1), table.tokens("Amulet of Water")) == ({}, {"fire": 4})


def test_energy_4_1_tokens_survive_the_potion_of_life() -> None:
    table = Table(f"seats: {{1: {{reserve: 2 earth, play: [Potion of Life, {AMULET}]}}}}")
    assert table.do("activate Potion of Life").crystals(1) == 8
    assert (table.reserve(1), table.tokens("Amulet of Water")) == ({}, {"fire": 4})


def test_energy_4_1_tokens_survive_the_cursed_treatise() -> None:
    table = Table(f"""
        seats:
          1: {{reserve: 3 fire, hand: [Syllas the Faithful]}}
          2: {{reserve: 2 earth, play: [Cursed Treatise of Arus, {AMULET}]}}
    """)
    table.do("summon Syllas the Faithful", "sacrifice Cursed Treatise of Arus")
    assert (table.reserve(2), table.tokens("Amulet of Water")) == ({}, {"fire": 4})


def test_energy_4_2_tokens_do_not_count_for_the_limit() -> None:
    table = Table(f"seats: {{1: {{reserve: 6 air, hand: [Die of Malice], play: [Yjang’s Forgotten Vase, {AMULET}]}}}}")
    table.do("summon Die of Malice", "take air")
    assert table.asked() == (1, "turn")
    assert (table.reserve(1), table.tokens("Amulet of Water")) == ({"air": 7}, {"fire": 4})


def test_energy_4_3_tokens_are_lost_with_the_amulet() -> None:
    back = Table(f"seats: {{1: {{reserve: 1 air 1 water, hand: [Amsug Longneck], play: [{AMULET}]}}}}")
    back.do("summon Amsug Longneck")
    assert back.hand(1) == ["Amulet of Water"]
    assert (back.reserve(1), back.tokens("Amulet of Water")) == ({}, {})
    gone = Table(f"seats: {{1: {{reserve: 3 fire, hand: [Syllas the Faithful]}}, 2: {{play: [{AMULET}]}}}}")
    gone.do("summon Syllas the Faithful")
    assert gone.discard() == ["Amulet of Water"]
    assert (gone.reserve(2), gone.tokens("Amulet of Water")) == ({}, {})


def test_energy_5_1_tokens_on_the_cauldron_cannot_be_used() -> None:
    table = Table("""
        right: true
        seats:
          1:
            crystals: 9
            hand: [Amulet of Fire, Elemental Amulet]
            play: [{Glutton Cauldron (turned): 6 fire}, Balance of Ishtar, Kairn the Destroyer, Mirror of the Seasons]
    """)
    for text in (
        "transmute fire",
        "bonus exchange",
        "summon Amulet of Fire",
        "summon Elemental Amulet",
        "activate Balance of Ishtar",
        "activate Kairn the Destroyer",
        "activate Mirror of the Seasons",
    ):
        assert table.why(text) == ["energy"], text


@pytest.mark.parametrize(("card", "cost"), [("Amsug Longneck", "1 air 1 water"), ("Syllas the Faithful", "3 fire")])
def test_energy_5_2_tokens_are_lost_if_the_cauldron_leaves_early(card: str, cost: str) -> None:
    table = Table(f"""
        seats: {{1: {{reserve: {cost}, hand: [{card}]}}, 2: {{play: [{{Glutton Cauldron: 6 fire}}]}}}}
    """)
    table.do(f"summon {card}")
    assert table.play(2) == []
    assert (table.tokens("Glutton Cauldron"), table.reserve(2), table.crystals(2)) == ({}, {}, 0)


# --- ENERGY-6: transmuting

RATES = {
    "winter": {"air": 1, "water": 1, "fire": 2, "earth": 3},
    "spring": {"air": 2, "water": 1, "fire": 3, "earth": 1},
    "summer": {"air": 3, "water": 2, "fire": 1, "earth": 1},
    "fall": {"air": 1, "water": 3, "fire": 1, "earth": 2},
}


@pytest.mark.parametrize("space", range(1, 13))
def test_energy_6_1_the_rates_are_those_of_the_season(space: int) -> None:
    table = Table(f"{{right: true, space: {space}, seats: {{1: {{reserve: 1 air 1 water 1 fire 1 earth}}}}}}")
    rates = {}
    for energy in ("air", "water", "fire", "earth"):
        before = table.crystals(1)
        rates[energy] = table.do(f"transmute {energy}").crystals(1) - before
    assert rates == list(RATES.values())[(space - 1) // 3]


def test_energy_6_1_the_rates_follow_the_token_at_once() -> None:
    table = Table("{right: true, space: 3, seats: {1: {reserve: 2 earth, hand: [Temporal Boots]}}}")
    assert table.do("transmute earth").crystals(1) == 3
    assert table.do("summon Temporal Boots", "forward 1", "transmute earth").crystals(1) == 3 + 1


def test_energy_6_2_tokens_are_transmuted_one_at_a_time() -> None:
    table = Table("{right: true, seats: {1: {reserve: 3 fire 1 earth}}}").do("transmute fire")
    assert (table.crystals(1), table.reserve(1)) == (2, {"fire": 2, "earth": 1})
    assert table.asked() == (1, "turn")


@pytest.mark.parametrize(("purses", "bonuses"), [(0, 0), (1, 0), (2, 0), (0, 1), (0, 2), (2, 1)])
def test_energy_6_3_purse_and_bonuses_act_on_transmuting_balance_and_life(purses: int, bonuses: int) -> None:
    more = purses + bonuses
    table = Table(f"""
        right: true
        boost: {bonuses}
        seats: {{1: {{reserve: 3 air 2 fire, play: [{"8, " * purses}Balance of Ishtar, Potion of Life]}}}}
    """)
    table.do("transmute fire")
    assert table.crystals(1) == 2 + more
    table.do("activate Balance of Ishtar")
    assert table.crystals(1) == 2 + more + 3 * (3 + more)
    table.do("activate Potion of Life")
    assert table.crystals(1) == 2 + more + 3 * (3 + more) + 4 + more


@pytest.mark.parametrize("more", ["summon Purse of Io", "bonus transmute"])
def test_energy_6_3_from_the_moment_they_are_there(more: str) -> None:
    table = Table("{right: true, seats: {1: {reserve: 1 air 3 fire, hand: [Purse of Io]}}}")
    assert table.do("transmute fire").crystals(1) == 2
    assert table.do(more, "transmute fire").crystals(1) == 2 + 3


def test_energy_6_4_purse_and_bonuses_do_not_act_on_cauldron_skull_and_lantern() -> None:
    cauldron = Table("""
        boost: 2
        seats: {1: {reserve: 1 fire, play: [Purse of Io, {Glutton Cauldron: 6 fire}]}}
    """)
    assert cauldron.do("activate Glutton Cauldron").crystals(1) == 15
    skull = Table("{boost: 2, seats: {1: {play: [Purse of Io, Purse of Io, Dragon Skull, 7, 15, 22]}}}")
    skull.do("activate Dragon Skull", "sacrifice Temporal Boots", "sacrifice Die of Malice")
    assert skull.do("sacrifice Runic Cube of Eolis").crystals(1) == 15
    lantern = Table("{boost: 2, seats: {1: {reserve: 2 fire, play: [Purse of Io, Lantern of Xidit]}}}")
    assert lantern.scores()[0].cards == [(45, 6)]
