"""TURN: the Die of Malice, the die, the open part, bonuses and limits."""

import pytest

from helpers import IllegalMove, Table
from seasons.notation.moves import move_id
from seasons.rules import Fast, WrongSeat, apply, legal_moves

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])


# --- TURN-1: the Die of Malice


def test_turn_1_1_a_straight_die_of_malice_opens_the_turn_with_a_choice() -> None:
    table = Table("{phase: opening, dice: {1: 1/3}, seats: {1: {play: [Die of Malice]}}}")
    assert table.asked() == (1, "malice")
    assert table.legal() == ["keep die", "reroll"]
    assert table.crystals(1) == 0  # the die has not acted yet
    turned = Table("{phase: opening, dice: {1: 1/3}, seats: {1: {play: [Die of Malice (turned)]}}}")
    assert turned.asked() == (1, "turn")
    others = Table("{phase: opening, seats: {2: {play: [Die of Malice]}}}")
    assert others.asked() == (1, "turn")


def test_turn_1_2_taking_the_die_closes_the_window() -> None:
    table = Table("{phase: opening, dice: {1: 1/3}, seats: {1: {play: [Die of Malice]}}}").do("keep die")
    assert (table.crystals(1), table.reserve(1)) == (3, {"water": 2})
    assert table.asked() == (1, "turn")
    assert table.why("reroll") == ["turn-opened"]
    assert table.why("activate Die of Malice") == ["turn-opened"]


def test_turn_1_3_with_two_copies_the_question_comes_back() -> None:
    table = Table("""
        {phase: opening, dice: {1: 1/3}, seats: {1: {play: [Die of Malice, Die of Malice]}}, next: {rolls: [2, 3]}}
    """)
    table.do("reroll")
    assert table.legal() == ["keep die", "reroll"]
    assert table.turned(1, "Die of Malice") == 1
    table.do("reroll")
    assert table.asked() == (1, "turn")
    assert table.turned(1, "Die of Malice") == 2


def test_turn_1_4_only_the_last_roll_of_the_same_die_counts() -> None:
    table = Table("""
        {phase: opening, dice: {1: 1/3}, seats: {1: {gauge: 5, play: [Die of Malice, Die of Malice]}},
         next: {rolls: [6, 4]}}
    """)
    table.do("reroll", "reroll")
    assert [event.n for event in table.said("rerolled")] == [0, 0]  # die 1 of winter
    assert table.reserve(1) == {"air": 2}
    assert table.gauge(1) == 6
    assert not table.state.may_transmute
    assert table.crystals(1) == 4  # of the Dice of Malice, none of the faces rolled before


def test_turn_1_5_each_use_gives_two_crystals_after_the_fairies() -> None:
    table = Table("""
        phase: opening
        dice: {1: 1/2}
        seats: {1: {play: [Die of Malice, Die of Malice]}, 2: {play: [Thieving Fairies]}}
        next: {rolls: [2, 2]}
    """)
    table.do("reroll")
    assert (table.crystals(1), table.crystals(2)) == (2, 1)  # the Fairies found no crystal
    table.do("reroll")
    assert (table.crystals(1), table.crystals(2)) == (3, 3)


def test_turn_1_6_a_new_die_of_malice_cannot_be_used_at_once() -> None:
    table = Table("seats: {1: {hand: [Die of Malice]}}").do("summon Die of Malice")
    assert table.why("activate Die of Malice") == ["turn-opened"]
    assert table.why("reroll") == ["turn-opened"]
    with pytest.raises(IllegalMove):
        table.do("reroll")


# --- TURN-2 and TURN-3: the die


@pytest.mark.parametrize(
    ("die", "crystals", "reserve", "gauge"),
    [
        ("1/3", 3, {"water": 2}, 5),
        ("1/4", 0, {"air": 2}, 6),
        ("2/3", 0, {"fire": 2}, 6),
        ("4/5", 6, {}, 5),
        ("1/6", 0, {"air": 1, "water": 1}, 5),
    ],
)
def test_turn_2_1_the_die_acts_before_everything_else(
    die: str, crystals: int, reserve: dict[str, int], gauge: int
) -> None:
    table = Table(f"{{phase: opening, dice: {{1: {die}}}, seats: {{1: {{gauge: 5}}}}}}")
    assert table.asked() == (1, "turn")
    assert (table.crystals(1), table.reserve(1), table.gauge(1)) == (crystals, reserve, gauge)


def test_turn_2_1_excess_and_draw_of_the_die_cannot_be_put_off() -> None:
    full = Table("{dice: {2: 1/2}, seats: {2: {reserve: 6 fire, hand: [Temporal Boots]}}}").do("end turn")
    assert full.asked() == (2, "excess")
    assert full.why("end turn") == full.why("summon Temporal Boots") == ["other-choice"]
    draw = Table("{phase: opening, dice: {1: 1/5}, seats: {1: {hand: [Temporal Boots]}}}")
    assert draw.asked() == (1, "draw")
    assert draw.why("end turn") == draw.why("summon Temporal Boots") == ["other-choice"]


def test_turn_2_2_the_symbol_gives_the_right_until_the_end_of_the_turn() -> None:
    position = """
        {phase: opening, dice: {1: 1/6, 2: 2/2, left: 3/4}, next: {rolls: [2, 2, 5]},
         seats: {1: {reserve: 1 fire, hand: [Temporal Boots]}, 2: {reserve: 1 fire}}}
    """
    table = Table(position)
    table.do("transmute air", "summon Temporal Boots", "forward 1", "transmute water", "transmute fire")
    assert table.crystals(1) == 1 + 1 + 2
    assert table.why("transmute fire") == ["energy"]
    unused = Table(position).do("end turn")  # not at all
    assert unused.why("transmute fire") == ["no-right"]
    unused.do("end turn", "die 1", "die 2", "end turn")
    assert unused.asked() == (1, "turn")
    assert unused.why("transmute fire") == ["no-right"]
    without = Table("{phase: opening, dice: {1: 1/2}}")
    assert without.why("transmute water") == ["no-right"]


def test_turn_3_1_the_card_of_a_draw_face_is_kept_or_discarded() -> None:
    position = "{phase: opening, dice: {1: 1/5}, next: {draws: [Purse of Io]}}"
    table = Table(position).do("draw")
    assert table.drawn(1) == ["Purse of Io"]
    assert table.legal() == ["keep", "discard"]
    assert table.do("keep").hand(1) == ["Purse of Io"]
    assert table.discard() == []
    other = Table(position).do("draw", "discard")
    assert (other.hand(1), other.discard()) == ([], ["Purse of Io"])
    assert other.bonuses(1) == 0


def test_turn_3_2_the_draw_bonus_draws_two_and_keeps_one() -> None:
    table = Table("{phase: opening, dice: {1: 1/5}, next: {draws: [Purse of Io, Die of Malice]}}").do("draw two")
    assert table.legal() == ["keep Purse of Io", "keep Die of Malice"]
    table.do("keep Die of Malice")
    assert (table.hand(1), table.discard()) == (["Die of Malice"], ["Purse of Io"])
    assert table.bonuses(1) == 1
    spent = Table("{phase: opening, dice: {1: 1/5}, seats: {1: {bonuses: 3}}, next: {draws: [Purse of Io]}}")
    assert spent.asked() == (1, "keep")  # without a bonus the one card is drawn


def test_turn_3_3_without_a_pending_draw_there_is_no_draw_bonus() -> None:
    without = Table("{phase: opening, dice: {1: 1/2}}")
    assert without.why("draw two") == ["no-draw"]
    after = Table("{phase: opening, dice: {1: 1/5}}").do("draw", "keep")
    assert after.why("draw two") == ["no-draw"]
    with pytest.raises(IllegalMove):
        after.do("draw two")


def test_turn_3_4_nothing_else_is_possible_while_the_draw_is_pending() -> None:
    table = Table("""
        phase: opening
        dice: {1: 1/5}
        seats: {1: {gauge: 5, reserve: 1 fire, hand: [Temporal Boots], play: [Idol of the Familiar]}}
    """)
    assert table.legal() == ["draw", "draw two"]
    for text in ("summon Temporal Boots", "activate Idol of the Familiar", "bonus exchange", "bonus gauge", "end turn"):
        assert table.why(text) == ["other-choice"]
    assert table.do("draw").legal() == ["keep", "discard"]


# --- TURN-4 to TURN-7: the open part


def test_turn_4_1_actions_come_in_any_order_and_number() -> None:
    table = Table("""
        right: true
        seats:
          1:
            gauge: 5
            reserve: 2 fire 2 earth
            hand: [Temporal Boots, Die of Malice]
            play: [Kairn the Destroyer, Idol of the Familiar]
    """)
    table.do("bonus gauge", "transmute fire", "summon Die of Malice", "activate Idol of the Familiar")
    table.do("transmute earth", "activate Kairn the Destroyer", "pay fire", "summon Temporal Boots", "forward 3")
    table.do("bonus transmute", "transmute earth")
    assert table.crystals(1) == 2 + 1 + 3 + (1 + 1)
    assert table.reserve(1) == {}
    assert (table.gauge(1), table.bonuses(1)) == (6, 2)


@pytest.mark.parametrize("before", [[], ["summon Die of Malice"], ["bonus gauge", "summon Die of Malice"]])
def test_turn_4_2_the_turn_may_end_at_any_moment(before: list[str]) -> None:
    table = Table("seats: {1: {gauge: 5, hand: [Die of Malice]}}").do(*before)
    assert table.can("end turn")
    assert table.do("end turn").asked() == (2, "turn")


def test_turn_5_an_action_is_finished_before_the_next_one() -> None:
    table = Table("""
        seats:
          1:
            gauge: 9
            reserve: 7 fire
            hand: [Die of Malice, Temporal Boots]
            play: [Yjang’s Forgotten Vase, Idol of the Familiar]
    """)
    table.do("summon Die of Malice")
    others = ("end turn", "summon Temporal Boots", "activate Idol of the Familiar", "bonus gauge")
    assert table.asked() == (1, "take")
    assert [table.why(text) for text in others] == [["other-choice"]] * 4
    table.do("take air")
    assert table.asked() == (1, "excess")
    assert [table.why(text) for text in others] == [["other-choice"]] * 4
    table.do("discard air")
    assert all(table.can(text) for text in others)


def test_turn_6_1_effects_are_compulsory_as_far_as_possible() -> None:
    boots = Table("seats: {1: {hand: [Temporal Boots]}}").do("summon Temporal Boots")
    assert boots.legal() == ["back 3", "back 2", "back 1", "forward 1", "forward 2", "forward 3"]
    fire = Table("{seats: {1: {reserve: 2 fire, hand: [Amulet of Fire]}}, pile: [Purse of Io, Die of Malice]}")
    assert fire.do("summon Amulet of Fire").legal() == ["keep Purse of Io", "keep Die of Malice"]
    horn = Table("{turn: 2, first: 1, seats: {1: {play: [Beggar’s Horn]}}}").do("end turn")
    assert horn.legal() == ["take air", "take water", "take fire", "take earth"]
    glass = Table("{turn: 2, first: 1, space: 3, seats: {1: {play: [Hourglass of Time]}}}").do("end turn")
    assert glass.legal() == ["take air", "take water", "take fire", "take earth"]
    soul = Table("{turn: 2, first: 1, seats: {1: {crystals: 2, play: [Damned Soul of Onys]}}}").do("end turn")
    assert soul.crystals(1) == 0


def test_turn_6_2_what_is_optional() -> None:
    """Summoning, activating, transmuting and bonuses may be left out; so may the card of a draw face and the Orb's."""
    open_part = Table("""
        {right: true, seats: {1: {gauge: 9, reserve: 1 fire, hand: [Temporal Boots], play: [Idol of the Familiar]}}}
    """)
    for text in ("summon Temporal Boots", "activate Idol of the Familiar", "transmute fire", "bonus gauge", "end turn"):
        assert open_part.can(text)
    draw = Table("{phase: opening, dice: {1: 1/5}, next: {draws: [Purse of Io]}}").do("draw")
    assert draw.legal() == ["keep", "discard"]
    orb = Table("{seats: {1: {reserve: 4 fire, play: [Crystal Orb]}}, next: {draws: [Purse of Io]}}")
    assert orb.do("activate Crystal Orb").legal() == ["put back", "put into play"]


@pytest.mark.parametrize(
    ("card", "reserve", "moves"),
    [
        ("Divine Chalice", "1 air 1 water 1 fire 1 earth", ["put Purse of Io", "put Die of Malice"]),
        ("Amulet of Fire", "2 fire", ["keep Purse of Io", "keep Die of Malice"]),
        ("Amulet of Water", "2 water", ["take air", "take water", "take fire", "take earth"]),
        ("Amsug Longneck", "1 air 1 water", ["take back Tree of Light", "take back Crystal Orb"]),
    ],
)
def test_turn_6_2_other_effects_cannot_be_declined(card: str, reserve: str, moves: list[str]) -> None:
    table = Table(f"""
        seats: {{1: {{reserve: {reserve}, hand: [{card}], play: [Tree of Light, Crystal Orb]}}}}
        pile: [Purse of Io, Die of Malice]
    """)
    assert table.do(f"summon {card}").legal() == moves


def test_turn_6_3_nobody_sacrifices_or_discards_merely_because_they_want_to() -> None:
    table = Table("""
        seats:
          1: {gauge: 5, reserve: 3 fire, hand: [Kairn the Destroyer], play: [Purse of Io, {Amulet of Water: 1 air}]}
    """)
    assert table.legal() == ["end turn", "bonus exchange", "bonus transmute", "bonus gauge"]


def test_turn_7_1_a_card_wins_over_the_general_rules() -> None:
    """Onys may be received above the gauge, and the Grimoire lifts the limit of seven."""
    soul = Table("""
        seats: {1: {reserve: 1 water, play: [Damned Soul of Onys]}, 2: {gauge: 1, play: [Purse of Io]}}
    """)
    assert soul.do("activate Damned Soul of Onys").play(2) == ["Purse of Io", "Damned Soul of Onys"]
    grimoire = Table("seats: {1: {reserve: 7 fire, hand: [Temporal Boots], play: [18, Yjang’s Forgotten Vase]}}")
    assert grimoire.do("summon Temporal Boots", "take fire").reserve(1) == {"fire": 8}


def test_turn_7_2_two_copies_add_up() -> None:
    table = Table("""
        right: true
        seats: {1: {reserve: 1 earth, hand: [7], play: [6, 6, 8, 8]}, 2: {crystals: 9}}
    """)
    table.do("summon Temporal Boots", "forward 1")
    assert table.crystals(1) == 6
    assert table.do("transmute earth").crystals(1) == 6 + 3 + 2


@PLAYERS
def test_turn_7_3_outside_their_turn_players_only_answer_cards(players: int) -> None:
    table = Table(f"""
        players: {players}
        right: true
        seats:
          1: {{reserve: 3 fire, hand: [Syllas the Faithful]}}
          2: {{reserve: 1 fire, hand: [Temporal Boots], play: [Idol of the Familiar, Purse of Io]}}
    """)
    assert legal_moves(table.state, 1) == []
    for text in ("end turn", "summon Temporal Boots", "activate Idol of the Familiar", "transmute fire"):
        assert table.why(text, seat=2) == ["not-asked"]
        with pytest.raises(WrongSeat):
            apply(table.state, move_id(text), Fast(1), seat=1)
    table.do("summon Syllas the Faithful")
    assert table.asked() == (2, "sacrifice")
    assert table.legal() == ["sacrifice Purse of Io", "sacrifice Idol of the Familiar"]
    assert table.do("sacrifice Purse of Io").asked() == (1, "turn")


# --- TURN-8: bonuses


@pytest.mark.parametrize(
    "bonuses",
    [["bonus gauge"] * 3, ["bonus transmute"] * 3, ["bonus transmute", "bonus gauge", "bonus transmute"]],
)
def test_turn_8_1_three_bonuses_per_game(bonuses: list[str]) -> None:
    table = Table("{seats: {1: {gauge: 5, reserve: 1 fire}}, dice: {left: 3/4}, next: {rolls: [2, 2, 5]}}")
    for used, bonus in enumerate(bonuses):
        assert table.bonuses(1) == used
        table.do(bonus)
    for text in ("bonus gauge", "bonus transmute", "bonus exchange"):
        assert table.why(text) == ["bonuses-spent"]
    later = Table("{seats: {1: {gauge: 5, reserve: 1 fire}}, dice: {left: 3/4}, next: {rolls: [2, 2, 5]}}")
    later.do("bonus gauge", "end turn", "end turn", "die 1", "die 2", "end turn", "bonus gauge", "bonus gauge")
    assert later.asked()[0] == 1
    assert later.why("bonus gauge") == ["bonuses-spent"]


def test_turn_8_1_each_player_has_three_of_their_own() -> None:
    table = Table("seats: {1: {bonuses: 3}, 2: {gauge: 5}}").do("end turn")
    assert table.do("bonus gauge", "bonus gauge", "bonus gauge").bonuses(2) == 3


def test_turn_8_2_exchange_gives_and_takes_one_or_two() -> None:
    two = Table("seats: {1: {reserve: 3 fire}}").do("bonus exchange", "pay fire", "pay fire", "take air", "take earth")
    assert two.reserve(1) == {"fire": 1, "air": 1, "earth": 1}
    assert two.asked() == (1, "turn")
    one = Table("seats: {1: {reserve: 3 fire}}").do("bonus exchange", "pay fire", "done", "take air")
    assert one.reserve(1) == {"fire": 2, "air": 1}
    only = Table("seats: {1: {reserve: 1 fire}}").do("bonus exchange", "pay fire", "take air")
    assert only.reserve(1) == {"air": 1}
    none = Table("seats: {1: {crystals: 5}}")
    assert none.why("bonus exchange") == ["energy"]
    begun = Table("seats: {1: {reserve: 3 fire}}").do("bonus exchange")
    assert not begun.can("done")


def test_turn_8_3_no_type_is_both_given_and_taken() -> None:
    one = Table("seats: {1: {reserve: 3 fire}}").do("bonus exchange", "pay fire", "done")
    assert one.legal() == ["take air", "take water", "take earth"]
    two = Table("seats: {1: {reserve: 1 air 1 fire}}").do("bonus exchange", "pay air", "pay fire")
    assert two.legal() == ["take water", "take earth"]
    assert two.do("take water", "take water").reserve(1) == {"water": 2}


def test_turn_8_4_the_transmute_bonus_gives_the_right_for_this_turn() -> None:
    table = Table("{dice: {left: 3/4}, next: {rolls: [2, 2, 5]}, seats: {1: {reserve: 2 fire}}}")
    assert table.why("transmute fire") == ["no-right"]
    table.do("bonus transmute")
    assert table.can("transmute fire")
    table.do("end turn", "end turn", "die 1", "die 2", "end turn")
    assert table.asked() == (1, "turn")
    assert table.why("transmute fire") == ["no-right"]


def test_turn_8_5_energies_transmuted_after_the_bonus_give_one_more() -> None:
    table = Table("{right: true, seats: {1: {reserve: 3 fire}}}")
    assert table.do("transmute fire").crystals(1) == 2
    assert table.do("bonus transmute", "transmute fire").crystals(1) == 2 + 3
    assert table.do("transmute fire").crystals(1) == 2 + 3 + 3
    later = Table("{dice: {left: 3/4}, seats: {1: {reserve: 1 fire}}, next: {rolls: [2, 5, 2]}}")
    later.do("bonus transmute", "end turn", "end turn", "die 1", "die 2", "end turn", "transmute fire")
    assert later.crystals(1) == 2  # another turn


@pytest.mark.parametrize("times", [1, 2, 3])
def test_turn_8_6_transmute_bonuses_add_up(times: int) -> None:
    table = Table("seats: {1: {reserve: 1 fire}}").do(*["bonus transmute"] * times)
    assert table.do("transmute fire").crystals(1) == 2 + times


def test_turn_8_7_having_the_right_twice_changes_nothing() -> None:
    table = Table("{phase: opening, dice: {1: 1/6}, seats: {1: {reserve: 2 fire, play: [Tree of Light]}}}")
    table.do("activate Tree of Light", "pay fire", "transmute fire")
    assert table.crystals(1) == 2


def test_turn_8_8_the_gauge_bonus_is_refused_at_15() -> None:
    table = Table("seats: {1: {gauge: 14}}").do("bonus gauge")
    assert (table.gauge(1), table.bonuses(1)) == (15, 1)
    assert table.why("bonus gauge") == ["gauge-full"]
    with pytest.raises(IllegalMove):
        table.do("bonus gauge")
    assert table.bonuses(1) == 1


def test_turn_8_9_other_gains_beyond_15_are_lost_but_allowed() -> None:
    table = Table("seats: {1: {gauge: 15, reserve: 2 air, hand: [Amulet of Air], play: [Potion of Power]}}")
    assert table.do("summon Amulet of Air", "activate Potion of Power").gauge(1) == 15
    assert table.play(1) == ["Amulet of Air"]
    die = Table("{phase: opening, dice: {1: 1/4}, seats: {1: {gauge: 15}}}")
    assert (die.gauge(1), die.reserve(1)) == (15, {"air": 2})
    near = Table("seats: {1: {gauge: 14, play: [Potion of Power]}}").do("activate Potion of Power")
    assert near.gauge(1) == 15


# --- TURN-9: limits


@PLAYERS
def test_turn_9_1_crystals_never_go_below_zero(players: int) -> None:
    kairn = Table(f"{{players: {players}, seats: {{1: {{reserve: 1 fire, play: [16]}}, 2: {{crystals: 3}}}}}}")
    kairn.do("activate Kairn the Destroyer")
    assert [kairn.crystals(seat) for seat in range(1, players + 1)] == [0] * players
    sid = Table(f"""
        players: {players}
        seats: {{1: {{crystals: 9, reserve: 3 earth, hand: [Sid Nightshade]}}, 2: {{crystals: 2}}}}
    """)
    sid.do("summon Sid Nightshade")
    assert [sid.crystals(seat) for seat in range(1, players + 1)] == [11] + [0] * (players - 1)
    figrim = Table(f"{{players: {players}, turn: {players}, first: 1, space: 3, seats: {{1: {{play: [11, 11]}}}}}}")
    assert figrim.do("end turn").crystals(1) == 0
    assert figrim.crystals(2) == 0


def test_turn_9_2_the_gauge_stays_between_0_and_15() -> None:
    low = Table("{seats: {1: {reserve: 1 air 1 water 1 fire 1 earth, hand: [38]}, 2: {gauge: 0}}}")
    assert low.do("summon Demon of Argos").gauge(2) == 0
    high = Table("seats: {1: {gauge: 14, reserve: 2 air, hand: [Amulet of Air]}}")
    assert high.do("summon Amulet of Air").gauge(1) == 15


@pytest.mark.parametrize("leave", ["taken back", "sacrificed"])
def test_turn_9_3_gauge_gained_through_a_card_stays_when_it_leaves(leave: str) -> None:
    if leave == "taken back":
        table = Table("seats: {1: {gauge: 5, reserve: 3 air 1 water, hand: [Amulet of Air, Amsug Longneck]}}")
        table.do("summon Amulet of Air", "summon Amsug Longneck")
        assert table.hand(1) == ["Amulet of Air"]
    else:
        table = Table("""
            seats: {1: {gauge: 5, reserve: 2 air, hand: [1]}, 2: {reserve: 3 fire, hand: [Syllas the Faithful]}}
        """)
        table.do("summon Amulet of Air", "end turn", "summon Syllas the Faithful")
        assert table.discard() == ["Amulet of Air"]
    assert table.play(1) == ([] if leave == "sacrificed" else ["Amsug Longneck"])
    assert table.gauge(1) == 7


def test_turn_9_4_cards_beyond_the_gauge_stay_in_play() -> None:
    table = Table("""
        seats:
          1: {reserve: 1 air 1 water 1 fire 1 earth, hand: [Demon of Argos]}
          2: {gauge: 2, play: [Purse of Io, Staff of Spring]}
    """)
    table.do("summon Demon of Argos")
    assert table.gauge(2) == 1
    assert table.play(2) == ["Staff of Spring", "Purse of Io"]
    assert table.discard() == []


@pytest.mark.parametrize(("gauge", "room"), [(2, False), (3, False), (4, True)])
def test_turn_9_5_nothing_enters_until_there_is_room(gauge: int, room: bool) -> None:
    """Three cards in play; the Potion of Dreams leaves and so frees one place."""
    table = Table(f"""
        seats: {{1: {{gauge: {gauge}, reserve: 4 fire, hand: [Die of Malice],
                 play: [Crystal Orb, Potion of Dreams, Purse of Io]}}}}
        next: {{draws: [Temporal Boots]}}
    """)
    assert table.why("summon Die of Malice") == ([] if room else ["no-room"])
    assert table.why("activate Potion of Dreams") == ([] if gauge > 2 else ["no-room"])
    table.do("activate Crystal Orb")  # looking is free
    if room:
        assert table.legal() == ["put back", "put into play"]
    else:
        assert table.asked() == (1, "turn")  # it could only go back
        assert table.top() == ["Temporal Boots"]
