"""SUMMON: room, costs, the order of things, free cards, the Hand of Fortune and the Elemental Amulet."""

import pytest

from helpers import IllegalMove, Table
from seasons.rules import EVENT_NAMES

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])
ALL_FOUR = "1 air 1 water 1 fire 1 earth"


def story(table: Table, *kinds: str) -> list[tuple[str, int]]:
    """The events of some kinds so far, with the cards that caused them."""
    return [(EVENT_NAMES[event.kind], event.cause) for event in table.events if EVENT_NAMES[event.kind] in kinds]


# --- SUMMON-1: what it needs


@pytest.mark.parametrize(("gauge", "room"), [(0, False), (1, False), (2, False), (3, True)])
def test_summon_1_1_fewer_cards_in_play_than_the_gauge(gauge: int, room: bool) -> None:
    table = Table(f"seats: {{1: {{gauge: {gauge}, hand: [Die of Malice], play: [Purse of Io, Staff of Spring]}}}}")
    assert table.can("summon Die of Malice") == room
    assert table.why("summon Die of Malice") == ([] if room else ["no-room"])


@PLAYERS
@pytest.mark.parametrize(
    ("card", "crystals"),
    [
        ("Figrim the Avaricious", (3, 6, 9)),
        ("Arcano Leech", (2, 5, 8)),
        ("Thieving Fairies", (0, 3, 6)),
        ("12", (3, 3, 3)),
    ],
)
def test_summon_1_2_the_printed_crystals_are_paid(players: int, card: str, crystals: tuple[int, int, int]) -> None:
    price = crystals[players - 2]
    table = Table(f"{{players: {players}, seats: {{1: {{crystals: {price}, hand: [{card}]}}}}}}")
    move = next(text for text in table.legal() if text.startswith("summon"))
    if price:
        poor = Table(f"{{players: {players}, seats: {{1: {{crystals: {price - 1}, hand: [{card}]}}}}}}")
        assert poor.why(move) == ["crystals"]
    assert table.do(move).crystals(1) == 0


@PLAYERS
@pytest.mark.parametrize(("card", "energy"), [("Titus Deepgaze", "fire"), ("Sid Nightshade", "earth")])
def test_summon_1_2_the_printed_energies_are_paid(players: int, card: str, energy: str) -> None:
    table = Table(f"{{players: {players}, seats: {{1: {{reserve: {players} {energy}, hand: [{card}]}}}}}}")
    assert table.do(f"summon {card}").reserve(1) == {energy: 1}
    poor = Table(f"{{players: {players}, seats: {{1: {{reserve: {players - 2} {energy} 3 air, hand: [{card}]}}}}}}")
    assert poor.why(f"summon {card}") == ["energy"]


@pytest.mark.parametrize(("leeches", "extra"), [("33", 1), ("33, 33", 2)])
def test_summon_1_2_each_leech_takes_a_crystal_also_for_cards_of_cost_zero(leeches: str, extra: int) -> None:
    position = f"seats: {{1: {{crystals: %d, hand: [Die of Malice, 12]}}, 2: {{play: [{leeches}]}}}}"
    table = Table(position % extra).do("summon Die of Malice")
    assert (table.crystals(1), table.crystals(2)) == (0, extra)
    assert Table(position % (extra - 1)).why("summon Die of Malice") == ["leech"]
    assert Table(position % (2 + extra)).why("summon Naria the Prophetess") == ["leech"]
    assert Table(position % (3 + extra)).can("summon Naria the Prophetess")


def test_summon_1_2_leeches_of_two_opponents() -> None:
    table = Table("""
        {players: 3, seats: {1: {crystals: 2, hand: [Die of Malice]}, 2: {play: [33]}, 3: {play: [33]}}}
    """)
    table.do("summon Die of Malice")
    assert [table.crystals(seat) for seat in (1, 2, 3)] == [0, 1, 1]


def test_summon_1_3_the_cost_is_paid_in_full_or_the_card_stays() -> None:
    table = Table("seats: {1: {crystals: 2, reserve: 1 air 1 fire, hand: [Hand of Fortune]}}")
    assert table.why("summon Hand of Fortune") == ["energy", "crystals"]
    with pytest.raises(IllegalMove):
        table.do("summon Hand of Fortune")
    assert (table.crystals(1), table.reserve(1)) == (2, {"air": 1, "fire": 1})
    assert table.hand(1) == ["Hand of Fortune"]
    exact = Table("seats: {1: {crystals: 3, reserve: 1 air 1 fire 1 earth, hand: [Hand of Fortune]}}")
    exact.do("summon Hand of Fortune")
    assert (exact.crystals(1), exact.reserve(1), exact.play(1)) == (0, {}, ["Hand of Fortune"])


# --- SUMMON-2: the order


def test_summon_2_1_the_order_of_a_summoning() -> None:
    table = Table("""
        seats:
          1: {crystals: 4, reserve: 3 water, hand: [Olaf’s Blessed Statue], play: [Staff of Spring, 30]}
          2: {play: [Arcano Leech]}
    """)
    table.do("summon Olaf’s Blessed Statue", "take fire")
    kinds = ("energy-paid", "crystals-given", "entered", "crystals-gained", "energy-gained")
    told = story(table, *kinds)
    assert [kind for kind, _ in told[:3]] == ["energy-paid"] * 3
    assert told[3:5] == [("crystals-given", 33), ("entered", 29)]
    assert sorted(told[5:7]) == [("crystals-gained", 6), ("energy-gained", 30)]
    assert told[7:] == [("crystals-gained", 29)]
    assert table.crystals(1) == 4 - 1 + 3 + 20


def test_summon_2_1_crystals_are_paid_before_the_card_is_in_play() -> None:
    table = Table("{seats: {1: {crystals: 4, hand: [12]}, 2: {play: [Arcano Leech]}}}")
    table.do("summon Naria the Prophetess")
    told = story(table, "crystals-lost", "crystals-given", "entered", "drew")
    assert told == [("crystals-lost", 12), ("crystals-given", 33), ("entered", 12), ("drew", 12), ("drew", 12)]


def test_summon_2_2_permanent_effects_hold_at_once() -> None:
    table = Table("seats: {1: {reserve: 1 water 6 earth, hand: [Bespelled Grimoire], play: [30, 30]}}")
    table.do("summon Bespelled Grimoire", "take fire", "take fire", "take fire", "take fire")
    assert table.asked() == (1, "turn")
    assert table.reserve(1) == {"fire": 4, "earth": 5}
    full = Table(
        "seats: {1: {crystals: 3, reserve: 7 fire, hand: [18], play: [{Amulet of Water: 1 water 1 earth}, 30]}}"
    )
    full.do("summon Bespelled Grimoire", "take fire")
    assert full.reserve(1) == {"fire": 8}  # the Vase already finds room for ten
    assert full.asked() == (1, "take")


def test_summon_2_2_the_card_comes_into_play_straight() -> None:
    table = Table("seats: {1: {reserve: 2 earth 1 fire, hand: [Tree of Light]}}").do("summon Tree of Light")
    assert table.turned(1, "Tree of Light") == 0
    assert table.can("activate Tree of Light")


@pytest.mark.parametrize(
    ("card", "cost"), [("Staff of Spring", "3 earth"), ("Yjang’s Forgotten Vase", "1 water 1 fire 1 earth")]
)
def test_summon_2_3_only_staffs_and_vases_that_were_there_before_act(card: str, cost: str) -> None:
    first = Table(f"seats: {{1: {{reserve: {cost}, hand: [{card}]}}}}").do(f"summon {card}")
    assert (first.crystals(1), first.reserve(1), first.asked()) == (0, {}, (1, "turn"))
    second = Table(f"seats: {{1: {{reserve: {cost}, hand: [{card}], play: [{card}]}}}}").do(f"summon {card}")
    if card == "Staff of Spring":
        assert second.crystals(1) == 3
    else:
        assert second.asked() == (1, "take")
        assert second.do("take air").reserve(1) == {"air": 1}
        assert second.asked() == (1, "turn")


def test_summon_2_3_they_act_copy_by_copy_before_the_entering_effect() -> None:
    table = Table("seats: {1: {reserve: 2 earth, hand: [Amulet of Earth], play: [6, 6, 30, 30]}}")
    table.do("summon Amulet of Earth", "take fire", "take air")
    told = story(table, "crystals-gained", "energy-gained")
    assert sorted(told[:4]) == [("crystals-gained", 6)] * 2 + [("energy-gained", 30)] * 2
    assert told[4:] == [("crystals-gained", 3)]
    assert table.crystals(1) == 3 + 3 + 9
    assert table.reserve(1) == {"air": 1, "fire": 1}


@pytest.mark.parametrize(
    ("card", "reserve", "crystals"),
    [
        ("Titus Deepgaze", "1 fire", 1),
        ("Wondrous Chest", "1 water 5 fire", 3),
        ("Damned Soul of Onys", "1 water", 10 - 3),
    ],
)
def test_summon_2_4_end_of_round_cards_act_in_the_round_in_which_they_enter(
    card: str, reserve: str, crystals: int
) -> None:
    table = Table(f"{{turn: 1, first: 2, seats: {{1: {{reserve: {reserve}, hand: [{card}]}}, 2: {{crystals: 5}}}}}}")
    assert table.do(f"summon {card}", "end turn").crystals(1) == crystals
    assert table.asked()[1] == "die"


def test_summon_2_4_so_does_the_horn() -> None:
    table = Table("{turn: 1, first: 2, seats: {1: {reserve: 1 air 1 earth, hand: [Beggar’s Horn]}}}")
    table.do("summon Beggar’s Horn", "end turn")
    assert table.asked() == (1, "take")


# --- SUMMON-3: free cards


def chalice(first: str, play: str = "", gauge: int = 15, crystals: int = 0, extra: str = "") -> Table:
    """Seat 1 has summoned a Chalice and drawn this card and three others."""
    return Table(f"""
        seats:
          1: {{gauge: {gauge}, crystals: {crystals}, reserve: {ALL_FOUR}, hand: [Divine Chalice], play: [{play}]}}
          {extra}
        next: {{draws: [{first}, Hand of Fortune, Runic Cube of Eolis, Lantern of Xidit]}}
    """).do("summon Divine Chalice")


def dreams(hand: str, play: str = "", gauge: int = 15, extra: str = "") -> Table:
    """Seat 1 has a Potion of Dreams and 4 fire."""
    return Table(f"""
        seats:
          1: {{gauge: {gauge}, reserve: 4 fire, hand: [{hand}], play: [Potion of Dreams, {play}]}}
          {extra}
    """)


def orb(top: str, play: str = "", gauge: int = 15, extra: str = "") -> Table:
    """Seat 1 has a Crystal Orb and 4 fire, and this card is on top of the pile."""
    return Table(f"""
        seats:
          1: {{gauge: {gauge}, reserve: 4 fire, play: [Crystal Orb, {play}]}}
          {extra}
        top: {top}
    """)


def test_summon_3_1_a_free_card_pays_nothing() -> None:
    by_chalice = chalice("Figrim the Avaricious").do("put Figrim the Avaricious")
    assert by_chalice.play(1) == ["Divine Chalice", "Figrim the Avaricious"]
    assert (by_chalice.crystals(1), by_chalice.reserve(1)) == (0, {})
    by_dreams = dreams("Runic Cube of Eolis").do("activate Potion of Dreams")
    assert by_dreams.play(1) == ["Runic Cube of Eolis"]
    by_orb = orb("Runic Cube of Eolis").do("activate Crystal Orb", "put into play")
    assert by_orb.play(1) == ["Runic Cube of Eolis", "Crystal Orb"]
    assert by_orb.crystals(1) == 0


def test_summon_3_1_a_free_card_needs_room() -> None:
    by_chalice = chalice("Figrim the Avaricious", "Purse of Io", gauge=2)
    assert by_chalice.asked() == (1, "turn")
    assert by_chalice.play(1) == ["Purse of Io", "Divine Chalice"]
    assert len(by_chalice.discard()) == 4
    assert dreams("8", "Staff of Spring", gauge=1).why("activate Potion of Dreams") == ["no-room"]
    by_orb = orb("Purse of Io", gauge=1).do("activate Crystal Orb")
    assert by_orb.asked() == (1, "turn")  # looked at and put back
    assert (by_orb.play(1), by_orb.top()) == (["Crystal Orb"], ["Purse of Io"])


LEECH = "2: {play: [Arcano Leech]}"


def test_summon_3_2_a_free_card_triggers_no_leech_staff_or_vase() -> None:
    by_chalice = chalice("Purse of Io", "6, 30", crystals=1, extra=LEECH)
    assert (by_chalice.crystals(1), by_chalice.crystals(2)) == (3, 1)  # for the Chalice itself
    assert by_chalice.asked() == (1, "take")
    by_chalice.do("take fire", "put Purse of Io")
    assert (by_chalice.crystals(1), by_chalice.crystals(2), by_chalice.reserve(1)) == (3, 1, {"fire": 1})
    by_dreams = dreams("Purse of Io", "6, 30", extra=LEECH).do("activate Potion of Dreams")
    assert (by_dreams.crystals(1), by_dreams.crystals(2), by_dreams.reserve(1)) == (0, 0, {})
    by_orb = orb("Purse of Io", "6, 30", extra=LEECH).do("activate Crystal Orb", "put into play")
    assert (by_orb.crystals(1), by_orb.crystals(2), by_orb.reserve(1)) == (0, 0, {})
    for table in (by_chalice, by_dreams, by_orb):
        assert "Purse of Io" in table.play(1)
        assert table.asked() == (1, "turn")


def test_summon_3_3_the_entering_effect_of_a_free_card_applies() -> None:
    assert chalice("Amulet of Earth").do("put Amulet of Earth").crystals(1) == 9
    assert dreams("Amulet of Earth").do("activate Potion of Dreams").crystals(1) == 9
    assert orb("Amulet of Earth").do("activate Crystal Orb", "put into play").crystals(1) == 9


def test_summon_3_4_the_chalice_finishes_first() -> None:
    table = chalice("Temporal Boots").do("put Temporal Boots")
    assert table.asked() == (1, "boots")
    assert table.discard() == ["Hand of Fortune", "Runic Cube of Eolis", "Lantern of Xidit"]


def test_summon_3_4_potion_and_reserve_are_gone_first() -> None:
    table = dreams("Temporal Boots").do("activate Potion of Dreams")
    assert table.asked() == (1, "boots")
    assert (table.discard(), table.reserve(1)) == (["Potion of Dreams"], {})


def test_summon_3_4_the_energies_of_the_orb_are_paid_first() -> None:
    table = orb("Temporal Boots").do("activate Crystal Orb", "put into play")
    assert table.asked() == (1, "boots")
    assert table.reserve(1) == {}


def test_summon_3_5_chalice_and_orb_count_for_the_free_card_the_potion_does_not() -> None:
    assert chalice("Scepter of Greatness").do("put Scepter of Greatness").crystals(1) == 3
    assert orb("Scepter of Greatness").do("activate Crystal Orb", "put into play").crystals(1) == 3
    assert dreams("Scepter of Greatness").do("activate Potion of Dreams").crystals(1) == 0
    pendant = chalice("Pendant of Ragnor").do("put Pendant of Ragnor", "take fire")
    assert (pendant.asked(), pendant.reserve(1)) == ((1, "turn"), {"fire": 1})
    pendant = orb("Pendant of Ragnor").do("activate Crystal Orb", "put into play", "take fire")
    assert (pendant.asked(), pendant.reserve(1)) == ((1, "turn"), {"fire": 1})
    pendant = dreams("Pendant of Ragnor").do("activate Potion of Dreams")
    assert (pendant.asked(), pendant.reserve(1)) == ((1, "turn"), {})


def test_summon_3_5_for_room_too() -> None:
    assert chalice("Purse of Io", gauge=1).play(1) == ["Divine Chalice"]
    assert orb("Purse of Io", gauge=1).do("activate Crystal Orb").play(1) == ["Crystal Orb"]
    assert dreams("Purse of Io", gauge=1).do("activate Potion of Dreams").play(1) == ["Purse of Io"]


def test_summon_3_6_free_entries_may_chain() -> None:
    table = Table(f"""
        seats: {{1: {{reserve: {ALL_FOUR}, hand: [Divine Chalice]}}}}
        next: {{draws: [9, 20, 22, 45, 3, 33, 34, 35]}}
    """)
    table.do("summon Divine Chalice", "put Divine Chalice")
    assert table.asked() == (1, "put")
    assert len(table.discard()) == 3
    table.do("put Amulet of Earth")
    assert table.play(1) == ["Amulet of Earth", "Divine Chalice", "Divine Chalice"]
    assert table.crystals(1) == 9
    assert len(table.discard()) == 6


# --- SUMMON-4: the Hand of Fortune


@pytest.mark.parametrize(
    ("hands", "card", "cost", "paid"),
    [
        (1, "Amulet of Earth", "2 earth", 1),
        (1, "Staff of Spring", "3 earth", 2),
        (2, "Staff of Spring", "3 earth", 1),
        (2, "Amulet of Earth", "2 earth", 1),
        (0, "Staff of Spring", "3 earth", 3),
    ],
)
def test_summon_4_1_each_hand_saves_an_energy_but_never_the_last(hands: int, card: str, cost: str, paid: int) -> None:
    table = Table(f"seats: {{1: {{reserve: {cost}, hand: [{card}], play: [{'20, ' * hands}]}}}}")
    table.do(f"summon {card}")
    left = int(cost[0]) - paid
    assert table.reserve(1) == ({"earth": left} if left else {})
    least = Table(f"seats: {{1: {{reserve: {paid - 1} earth, hand: [{card}], play: [{'20, ' * hands}]}}}}")
    assert least.why(f"summon {card}") == ["energy"]
    enough = Table(f"seats: {{1: {{reserve: {paid} earth, hand: [{card}], play: [{'20, ' * hands}]}}}}")
    assert enough.can(f"summon {card}")


def test_summon_4_2_the_summoner_chooses_the_type_that_is_saved() -> None:
    table = Table(f"seats: {{1: {{reserve: {ALL_FOUR}, hand: [Scepter of Greatness], play: [Hand of Fortune]}}}}")
    table.do("summon Scepter of Greatness")
    assert table.legal() == ["waive air", "waive water", "waive fire", "waive earth"]
    assert table.do("waive water").reserve(1) == {"water": 1}
    lacking = Table("seats: {1: {reserve: 2 air 1 water 1 fire, hand: [28], play: [Hand of Fortune]}}")
    lacking.do("summon Scepter of Greatness")  # earth, which is not there, has to be the one saved
    assert lacking.reserve(1) == {"air": 1}
    assert "Scepter of Greatness" in lacking.play(1)


def test_summon_4_2_with_two_hands_a_type_not_owned_may_be_saved_too() -> None:
    table = Table("seats: {1: {reserve: 1 air 1 water 1 fire, hand: [28], play: [20, 20]}}")
    table.do("summon Scepter of Greatness")
    assert table.legal() == ["waive air", "waive water", "waive fire"]  # and earth after that
    assert table.do("waive water").reserve(1) == {"water": 1}


def test_summon_4_3_crystals_of_the_cost_stay() -> None:
    position = "seats: {1: {crystals: %d, reserve: 1 air 1 fire, hand: [20], play: [20]}}"
    assert Table(position % 2).why("summon Hand of Fortune") == ["crystals"]
    assert Table(position % 3).do("summon Hand of Fortune").crystals(1) == 0
    cube = Table("seats: {1: {crystals: 19, hand: [22], play: [20, 20]}}")
    assert cube.why("summon Runic Cube of Eolis") == ["crystals"]


def test_summon_4_4_costs_of_no_or_one_energy_stay() -> None:
    one = Table("seats: {1: {reserve: 2 water, hand: [Damned Soul of Onys, 42], play: [20, 20]}}")
    one.do("summon Damned Soul of Onys")
    assert one.reserve(1) == {"water": 2}  # one paid, one gained
    assert len(one.said("energy-paid")) == 1
    assert Table("seats: {1: {hand: [42], play: [20]}}").why("summon Cursed Treatise of Arus") == ["energy"]
    none = Table("seats: {1: {reserve: 1 fire, hand: [Die of Malice], play: [20]}}").do("summon Die of Malice")
    assert none.reserve(1) == {"fire": 1}


def test_summon_4_5_the_reduction_is_compulsory() -> None:
    table = Table(f"seats: {{1: {{reserve: {ALL_FOUR}, hand: [Amulet of Air, 28], play: [20]}}}}")
    table.do("summon Scepter of Greatness")
    assert all(text.startswith("waive") for text in table.legal())
    same = Table("seats: {1: {reserve: 2 air, hand: [Amulet of Air], play: [20]}}").do("summon Amulet of Air")
    assert same.reserve(1) == {"air": 1}


def test_summon_4_6_activations_and_the_orb_cost_the_same() -> None:
    balance = Table("seats: {1: {reserve: 2 fire, play: [Hand of Fortune, Balance of Ishtar]}}")
    assert balance.why("activate Balance of Ishtar") == ["energy"]
    kairn = Table("seats: {1: {reserve: 1 fire, play: [20, 20, Kairn the Destroyer]}}")
    assert kairn.do("activate Kairn the Destroyer").reserve(1) == {}
    three = Table("{seats: {1: {reserve: 3 fire, play: [20, Crystal Orb]}}, top: Purse of Io}")
    assert three.do("activate Crystal Orb").asked() == (1, "turn")
    four = orb("Purse of Io", "20, 20").do("activate Crystal Orb", "put into play")
    assert four.reserve(1) == {}


# --- SUMMON-5: the Elemental Amulet


@pytest.mark.parametrize("hands", [0, 1, 2])
@pytest.mark.parametrize(
    "types", [["air"], ["earth"], ["air", "earth"], ["air", "fire", "earth"], ["air", "water", "fire", "earth"]]
)
def test_summon_5_1_k_types_cost_k_less_the_hands_but_at_least_one(hands: int, types: list[str]) -> None:
    table = Table(f"""
        seats: {{1: {{gauge: 10, reserve: {ALL_FOUR}, hand: [Elemental Amulet], play: [{"20, " * hands}]}}}}
    """)
    table.do("summon Elemental Amulet")
    for energy in types:
        if table.asked() == (1, "types"):
            table.do(f"choose {energy}")
    if table.asked() == (1, "types"):
        table.do("done")
    while table.asked() == (1, "waive"):
        table.do(table.legal()[0])
    paid = table.said("energy-paid")
    assert len(paid) == max(1, len(types) - hands)
    assert len({event.energy for event in paid}) == len(paid)
    assert {("air", "water", "fire", "earth")[event.energy] for event in paid} <= set(types)
    assert table.gauge(1) == 10 + ("air" in types)
    assert table.crystals(1) == 5 * ("earth" in types)
    assert len(table.hand(1)) == ("fire" in types)
    assert (table.asked() == (1, "take")) == ("water" in types)


def test_summon_5_1_only_types_that_can_be_paid_each_once() -> None:
    table = Table("seats: {1: {reserve: 2 air 2 fire, hand: [Elemental Amulet]}}").do("summon Elemental Amulet")
    assert table.legal() == ["choose air", "choose fire"]
    assert table.do("choose air").legal() == ["done", "choose fire"]


def test_summon_5_2_the_vases_energy_cannot_pay_for_it() -> None:
    none = Table("seats: {1: {hand: [Elemental Amulet], play: [Yjang’s Forgotten Vase]}}")
    assert none.why("summon Elemental Amulet") == ["energy"]
    table = Table("seats: {1: {reserve: 1 air, hand: [Elemental Amulet], play: [Yjang’s Forgotten Vase]}}")
    table.do("summon Elemental Amulet")
    assert table.asked() == (1, "take")  # air was the only type; it is paid, now the Vase acts
    table.do("take earth")
    assert (table.reserve(1), table.crystals(1)) == ({"earth": 1}, 0)


def test_summon_5_3_its_effects_happen_in_the_order_fire_air_earth_water() -> None:
    table = Table(f"seats: {{1: {{gauge: 5, reserve: {ALL_FOUR}, hand: [Elemental Amulet]}}}}")
    table.do("summon Elemental Amulet", "choose air", "choose water", "choose fire", "choose earth")
    table.do("take fire", "take fire")
    told = [kind for kind, _ in story(table, "drew", "gauge-changed", "crystals-gained", "energy-gained")]
    assert told == ["drew", "gauge-changed", "crystals-gained", "energy-gained"]


@pytest.mark.parametrize("how", ["chalice", "dreams", "orb"])
def test_summon_5_4_put_into_play_for_free_it_has_all_four_effects(how: str) -> None:
    if how == "chalice":
        table = chalice("Elemental Amulet", gauge=5).do("put Elemental Amulet")
    elif how == "dreams":
        table = dreams("Elemental Amulet", gauge=5).do("activate Potion of Dreams")
    else:
        table = orb("Elemental Amulet", gauge=5).do("activate Crystal Orb", "put into play")
    table.do("take fire", "take earth")
    assert (table.gauge(1), table.crystals(1), len(table.hand(1))) == (6, 5, 1)
    assert table.reserve(1) == {"fire": 1, "earth": 1}
    assert table.asked() == (1, "turn")
