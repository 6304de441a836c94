"""ACTIVATE: how often, in which order, at what cost."""

import pytest

from helpers import IllegalMove, Table
from seasons.rules import EVENT_NAMES

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])


def test_activate_1_1_each_card_once_per_round_also_when_it_is_new() -> None:
    table = Table("""
        {dice: {left: 3/4}, seats: {1: {crystals: 3, reserve: 6 fire, hand: [Balance of Ishtar]}},
         next: {rolls: [2, 2, 2]}}
    """)
    table.do("summon Balance of Ishtar", "activate Balance of Ishtar")
    assert table.crystals(1) == 1 + 9
    assert table.why("activate Balance of Ishtar") == ["turned"]
    with pytest.raises(IllegalMove):
        table.do("activate Balance of Ishtar")
    table.do("end turn", "end turn", "die 1", "die 2", "end turn", "activate Balance of Ishtar")
    assert table.crystals(1) == 10 + 1 + 9  # 1 crystal of the die


def test_activate_1_1_two_copies_are_two_cards() -> None:
    table = Table("seats: {1: {play: [Idol of the Familiar, Idol of the Familiar, Kairn the Destroyer]}}")
    assert table.do("activate Idol of the Familiar", "activate Idol of the Familiar").crystals(1) == 2
    assert not table.can("activate Idol of the Familiar")


def test_activate_1_2_a_card_that_came_back_is_straight_and_without_tokens() -> None:
    table = Table("""
        seats:
          1:
            reserve: 1 air 3 water
            hand: [Amsug Longneck]
            play: [{"Amulet of Water (turned)": 3 fire}]
    """)
    table.do("summon Amsug Longneck", "summon Amulet of Water")
    assert table.turned(1, "Amulet of Water") == 0
    assert table.asked() == (1, "store")  # its entering effect happens again
    table.do(*["take air"] * 4)
    assert table.tokens("Amulet of Water") == {"air": 4}
    idol = Table("""
        seats:
          1:
            reserve: 2 air 2 water 1 fire 1 earth
            hand: [Amsug Longneck]
            play: [Idol of the Familiar]
    """)
    idol.do("activate Idol of the Familiar", "summon Amsug Longneck", "summon Idol of the Familiar")
    assert idol.crystals(1) == 0 + 10
    assert idol.do("activate Idol of the Familiar").crystals(1) == 10 + 1


def test_activate_2_1_fairies_then_the_cost_then_the_effect() -> None:
    table = Table("""
        players: 4
        turn: 2
        seats:
          1: {crystals: 9, play: [Thieving Fairies]}
          2: {crystals: 1, reserve: 1 fire, play: [Kairn the Destroyer]}
          3: {crystals: 9}
          4: {crystals: 9, play: [Thieving Fairies]}
    """)
    table.do("activate Kairn the Destroyer")
    kinds = ("activated", "crystals-given", "crystals-gained", "energy-paid", "crystals-lost")
    told = [
        (EVENT_NAMES[event.kind], event.seat + 1, event.cause)
        for event in table.events
        if EVENT_NAMES[event.kind] in kinds
    ]
    assert [(kind, seat) for kind, seat, _ in told] == [
        ("activated", 2),
        ("crystals-given", 2),  # to seat 4, the first Fairies clockwise
        ("crystals-gained", 4),
        ("crystals-gained", 1),  # nothing is left for seat 1, but the crystal from the stock is
        ("energy-paid", 2),
        ("crystals-lost", 3),
        ("crystals-lost", 4),
        ("crystals-lost", 1),
    ]
    assert [table.crystals(seat) for seat in (1, 2, 3, 4)] == [9 + 1 - 4, 0, 5, 9 + 2 - 4]


def test_activate_2_1_two_fairies_act_copy_by_copy() -> None:
    table = Table("{seats: {1: {crystals: 1, play: [43]}, 2: {play: [41, 41]}}}").do("activate Idol of the Familiar")
    assert (table.crystals(1), table.crystals(2)) == (0, 1 + 1 + 1)
    told = [EVENT_NAMES[event.kind] for event in table.events if event.cause == 41]
    assert told == ["crystals-given", "crystals-gained", "crystals-gained"]


@pytest.mark.parametrize(
    ("card", "crystals", "legal", "reasons"),
    [
        ("Tree of Light", 4, True, []),
        ("Tree of Light", 3, False, ["energy", "crystals"]),
        ("Kairn the Destroyer", 9, False, ["energy"]),
        ("Balance of Ishtar", 9, False, ["energy"]),
        ("Damned Soul of Onys", 9, False, ["energy"]),
    ],
)
def test_activate_2_2_the_whole_cost_must_be_there_after_the_fairies(
    card: str, crystals: int, legal: bool, reasons: list[str]
) -> None:
    table = Table(f"{{seats: {{1: {{crystals: {crystals}, play: [{card}]}}, 2: {{play: [Thieving Fairies]}}}}}}")
    assert table.can(f"activate {card}") == legal
    assert table.why(f"activate {card}") == reasons


def test_activate_2_2_options_are_those_left_after_the_fairies() -> None:
    tree = Table("{seats: {1: {crystals: 3, reserve: 1 fire, play: [32]}, 2: {play: [41]}}}")
    assert tree.do("activate Tree of Light").reserve(1) == {}  # only the energy could be paid
    orb = Table("{seats: {1: {crystals: 3, play: [Crystal Orb]}, 2: {play: [41]}}}")
    orb.do("activate Crystal Orb")
    assert len(orb.said("looked")) == 1  # only the look could be chosen
    mirror = "{{seats: {{1: {{crystals: {}, reserve: 3 fire, play: [47]}}, 2: {{play: [41]}}}}}}"
    assert Table(mirror.format(1)).why("activate Mirror of the Seasons") == ["crystals"]
    rich = Table(mirror.format(3)).do("activate Mirror of the Seasons")
    assert rich.legal() == ["count 1", "count 2"]


@PLAYERS
@pytest.mark.parametrize("card", ["Potion of Life", "Idol of the Familiar", "Potion of Power", "Kairn the Destroyer"])
def test_activate_2_3_an_effect_that_changes_nothing_is_allowed(players: int, card: str) -> None:
    reserve = "1 fire" if card == "Kairn the Destroyer" else ""
    table = Table(f"""
        players: {players}
        seats: {{1: {{gauge: 15, reserve: "{reserve}", play: [{card}]}}}}
        pile: []
    """)
    table.do(f"activate {card}")
    assert [table.crystals(seat) for seat in range(1, players + 1)] == [0] * players
    assert table.gauge(1) == 15
    assert table.turned(1, card) == (0 if card.startswith("Potion") else 1)


@pytest.mark.parametrize(("edition", "needs"), [("revised", 3), ("first", 4)])
def test_activate_3_1_balance_costs_identical_energies(edition: str, needs: int) -> None:
    table = Table(f"{{edition: {edition}, seats: {{1: {{reserve: {needs} fire 3 air, play: [Balance of Ishtar]}}}}}}")
    if needs == 3:
        table.do("activate Balance of Ishtar")
        assert table.legal() == ["choose air", "choose fire"]
        table.do("choose fire")
    else:
        table.do("activate Balance of Ishtar")
    assert table.reserve(1) == {"air": 3}
    poor = Table(f"{{edition: {edition}, seats: {{1: {{reserve: {needs - 1} fire 1 air, play: [5]}}}}}}")
    assert poor.why("activate Balance of Ishtar") == ["energy"]


@pytest.mark.parametrize("energy", ["air", "water", "fire", "earth"])
@pytest.mark.parametrize("card", ["Kairn the Destroyer", "Glutton Cauldron", "Damned Soul of Onys"])
def test_activate_3_1_kairn_and_cauldron_cost_any_energy_onys_a_water(card: str, energy: str) -> None:
    table = Table(f"seats: {{1: {{reserve: 2 {energy}, play: [{card}]}}}}")
    if card == "Damned Soul of Onys" and energy != "water":
        assert table.why(f"activate {card}") == ["energy"]
    else:
        assert table.do(f"activate {card}").reserve(1) == {energy: 1}


def test_activate_3_2_the_tree_costs_an_energy_or_three_crystals() -> None:
    position = "seats: {1: {crystals: 3, reserve: 1 fire, play: [Tree of Light]}}"
    energy = Table(position).do("activate Tree of Light")
    assert energy.legal() == ["pay crystals", "pay energy"]
    energy.do("pay energy")
    assert (energy.crystals(1), energy.reserve(1), energy.state.may_transmute) == (3, {}, 1)
    crystals = Table(position).do("activate Tree of Light", "pay crystals", "take air")
    assert (crystals.crystals(1), crystals.reserve(1), crystals.state.may_transmute) == (0, {"air": 1, "fire": 1}, 0)


@pytest.mark.parametrize(("pile", "discard", "legal"), [("[8]", "[]", True), ("[]", "[8]", True), ("[]", "[]", False)])
def test_activate_3_3_the_orb_needs_a_card(pile: str, discard: str, legal: bool) -> None:
    table = Table(f"{{seats: {{1: {{play: [Crystal Orb]}}}}, pile: {pile}, discard: {discard}}}")
    assert table.can("activate Crystal Orb") == legal
    assert table.why("activate Crystal Orb") == ([] if legal else ["no-card"])


def test_activate_3_3_the_look_is_free_the_other_option_costs_three() -> None:
    position = "{{seats: {{1: {{crystals: {}, play: [Crystal Orb]}}}}, next: {{draws: [Purse of Io]}}}}"
    look = Table(position.format(3)).do("activate Crystal Orb")
    assert look.legal() == ["look", "pay crystals"]
    assert look.do("look").crystals(1) == 3
    pay = Table(position.format(3)).do("activate Crystal Orb", "pay crystals")
    assert (pay.crystals(1), pay.discard()) == (0, ["Purse of Io"])
    poor = Table(position.format(2)).do("activate Crystal Orb")
    assert (poor.crystals(1), poor.top()) == (2, ["Purse of Io"])


def test_activate_3_4_skull_costs_three_cards_kriss_a_familiar() -> None:
    assert Table("seats: {1: {play: [37, 8]}}").why("activate Dragon Skull") == ["few-cards"]
    skull = Table("seats: {1: {play: [37, 8, 6]}}").do("activate Dragon Skull")
    assert (skull.play(1), skull.crystals(1)) == ([], 15)
    none = Table("seats: {1: {hand: [8], play: [44, 6]}}")
    assert none.why("activate Necrotic Kriss") == ["no-familiar"]
    kriss = Table("seats: {1: {hand: [Sid Nightshade], play: [Necrotic Kriss, Kairn the Destroyer]}}")
    kriss.do("activate Necrotic Kriss")
    assert kriss.legal() == ["discard Sid Nightshade", "sacrifice Kairn the Destroyer"]


@pytest.mark.parametrize("x", [1, 2, 3])
def test_activate_3_5_the_mirror_costs_x_crystals_and_x_energies_of_one_type(x: int) -> None:
    table = Table("seats: {1: {crystals: 3, reserve: 3 fire 1 air, play: [Mirror of the Seasons]}}")
    table.do("activate Mirror of the Seasons", "choose fire", f"count {x}", "choose earth")
    assert table.crystals(1) == 3 - x
    left = {"air": 1, "fire": 3 - x, "earth": x}
    assert table.reserve(1) == {energy: n for energy, n in left.items() if n}
    none = Table("seats: {1: {reserve: 3 fire, play: [47]}}")
    assert none.why("activate Mirror of the Seasons") == ["crystals"]
    empty = Table("seats: {1: {crystals: 3, play: [47]}}")
    assert empty.why("activate Mirror of the Seasons") == ["energy"]


def test_activate_3_6_the_potion_of_dreams_needs_a_card_in_hand_and_room() -> None:
    assert Table("seats: {1: {play: [24]}}").why("activate Potion of Dreams") == ["empty-hand"]
    full = Table("seats: {1: {gauge: 1, hand: [8], play: [24, 6]}}")
    assert full.why("activate Potion of Dreams") == ["no-room"]
    assert Table("seats: {1: {gauge: 1, hand: [8], play: [24]}}").can("activate Potion of Dreams")


@pytest.mark.parametrize("card", ["Potion of Power", "Potion of Knowledge", "Potion of Life", "Idol of the Familiar"])
def test_activate_3_7_potions_and_idol_cost_nothing(card: str) -> None:
    table = Table(f"seats: {{1: {{play: [{card}]}}}}").do(f"activate {card}")
    if card.startswith("Potion"):
        assert (table.play(1), table.discard()) == ([], [card])
    else:
        assert (table.play(1), table.turned(1, card)) == ([card], 1)


def test_activate_3_7_the_die_of_malice_costs_nothing() -> None:
    table = Table("{phase: opening, dice: {1: 1/5}, seats: {1: {play: [15]}}, next: {rolls: [2]}}").do("reroll")
    assert (table.crystals(1), table.reserve(1)) == (2, {"water": 2})
    assert (table.play(1), table.turned(1, "Die of Malice")) == (["Die of Malice"], 1)
