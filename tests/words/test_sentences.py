"""Sentences as they are read: what belongs together is told together, with its cause and in the right voice."""

import pytest

from helpers import Table
from seasons.rules import EVENT_NAMES, EVERYBODY, NAMES, Decision, Event, Reason, decision, explain
from seasons.rules import moves as m
from seasons.rules.codes import WHY_NOT_THERE
from seasons.words import Words

PLAYERS = ["Lea", "Hugo", "Ana"]
WORDS = Words("en")


def told(position: str, *moves: str, viewer: int = 2) -> list[str]:
    """What a viewer (seats are 1 to 4; by default seat 2, Hugo) reads when these moves are made together."""
    return WORDS.event_sentences(Table(position).do(*moves).events, viewer - 1, PLAYERS)


def asked(table: Table, viewer: int = 1) -> str:
    """The question that is open, as a viewer reads it who knows only the decision."""
    now = decision(table.state)
    assert now is not None
    return WORDS.prompt(now, viewer - 1, PLAYERS)


def seen(table: Table, viewer: int = 1) -> str:
    """The question that is open, for a viewer who sees the table too."""
    now = decision(table.state)
    assert now is not None
    return WORDS.prompt(now, viewer - 1, PLAYERS, table.state)


def test_energies_of_one_gain_are_one_sentence() -> None:
    position = "seats: {1: {hand: [Bespelled Grimoire], reserve: 1 water 1 earth}}"
    moves = ("summon Bespelled Grimoire", "take water", "take fire")
    assert told(position, *moves) == [
        "Lea summons Bespelled Grimoire for 1 water and 1 earth.",
        "Lea gains 1 water and 1 fire from Bespelled Grimoire.",
    ]
    assert told(position, *moves, viewer=1)[1] == "You gain 1 water and 1 fire from Bespelled Grimoire."


def test_energies_and_crystals_of_one_gain_are_one_sentence() -> None:
    position = "seats: {1: {hand: [Damned Soul of Onys], reserve: 1 water}}"
    assert (
        told(position, "summon Damned Soul of Onys")[1] == "Lea gains 1 water and 10 crystals from Damned Soul of Onys."
    )


def test_energies_and_crystals_of_one_payment_are_one_sentence() -> None:
    position = "seats: {1: {play: [Mirror of the Seasons], crystals: 9, reserve: 3 fire}}"
    assert told(position, "activate Mirror of the Seasons", "count 2", "choose earth")[1:] == [
        "Lea pays 2 fire and 2 crystals for Mirror of the Seasons.",
        "Lea gains 2 earth from Mirror of the Seasons.",
    ]


def test_the_balance_transmutes_by_name() -> None:
    position = "seats: {1: {play: [Balance of Ishtar, Purse of Io], reserve: 4 earth}}"
    assert told(position, "activate Balance of Ishtar") == [
        "Lea activates Balance of Ishtar.",
        "Lea transmutes 3 earth into 12 crystals with Balance of Ishtar.",
    ]


def test_energies_for_an_exchange_are_given_up() -> None:
    position = "seats: {1: {reserve: 2 earth}}"
    moves = ("bonus exchange", "pay earth", "done", "take air")
    assert told(position, *moves)[1:] == ["Lea gives up 1 earth.", "Lea gains 1 air."]


def test_the_boots_move_the_token_by_name_and_a_year_can_come_again() -> None:
    position = "{year: 2, space: 2, seats: {1: {hand: [Temporal Boots]}}}"
    assert told(position, "summon Temporal Boots", "back 3", viewer=1) == [
        "You summon Temporal Boots.",
        "You move the Season token back 3 spaces, to space 11 (Temporal Boots).",
        "It is year 1 again.",
        "It is now fall.",
    ]


@pytest.mark.parametrize(
    ("spaces", "year", "text"),
    [
        (-1, 0, "The Season token is back before the start of year 1. It still counts as year 1."),
        (1, 1, "It is year 1 again."),
        (2, 2, "It is now year 2."),
        (-2, 2, "It is year 2 again."),
        (3, 4, "Year 3 is over."),
        (-3, 3, "It is year 3 again."),
    ],
)
def test_years_are_told_as_they_are_shown(spaces: int, year: int, text: str) -> None:
    moved, changed = EVENT_NAMES.index("token-moved"), EVENT_NAMES.index("year-changed")
    events = [Event(moved, 0, 0, spaces, 0, 1, 7, EVERYBODY), Event(changed, -1, 0, year, 0, 0, 7, EVERYBODY)]
    assert WORDS.event_sentences(events, 1, PLAYERS)[1] == text


def test_the_scores_are_told_from_the_best_to_the_last() -> None:
    scored = EVENT_NAMES.index("scored")
    events = [Event(scored, seat, 0, points, 0, rank, 0, EVERYBODY) for seat, points, rank in [(0, -3, 3), (1, 90, 1)]]
    events.append(Event(scored, 2, 0, 1, 0, 2, 0, EVERYBODY))
    assert WORDS.event_sentences(events, 0, PLAYERS) == [
        "Hugo comes first with 90 points.",
        "Ana comes second with 1 point.",
        "You come third with −3 points.",
    ]


@pytest.mark.parametrize(
    ("bonus", "position", "said"),
    [
        ("gauge", "seats: {1: {gauge: 4}}", "Lea uses a bonus: raise the Summoning gauge by 1."),
        (
            "transmute",
            "seats: {1: {reserve: 1 air}}",
            "Lea uses a bonus: transmute for 1 more crystal per energy.",
        ),
    ],
)
def test_what_a_bonus_does_at_once_is_not_told_twice(bonus: str, position: str, said: str) -> None:
    assert told(position, f"bonus {bonus}") == [said]


def test_a_gauge_that_changes_by_a_card_after_a_bonus_is_told() -> None:
    used, changed = EVENT_NAMES.index("bonus-used"), EVENT_NAMES.index("gauge-changed")
    events = [Event(used, 0, 0, 2, 0, 0, 0, EVERYBODY), Event(changed, 0, 0, 2, 0, 0, 23, EVERYBODY)]
    assert WORDS.event_sentences(events, 1, PLAYERS)[1:] == ["Lea’s Summoning gauge goes up by 2 (Potion of Power)."]


def test_gains_of_different_cards_stay_apart() -> None:
    position = "seats: {1: {hand: [Amulet of Earth], play: [Staff of Spring], reserve: 2 earth}}"
    assert told(position, "summon Amulet of Earth") == [
        "Lea summons Amulet of Earth for 2 earth.",
        "Lea gains 3 crystals from Staff of Spring.",
        "Lea gains 9 crystals from Amulet of Earth.",
    ]


def test_two_copies_are_told_once() -> None:
    position = "seats: {1: {hand: [Amulet of Earth], play: [Staff of Spring, Staff of Spring], reserve: 2 earth}}"
    assert "Lea gains 6 crystals from Staff of Spring." in told(position, "summon Amulet of Earth")


def test_a_cost_in_energies_and_crystals_is_one_list() -> None:
    position = "seats: {1: {hand: [Hand of Fortune], reserve: 1 air 1 fire 1 earth, crystals: 3}}"
    assert told(position, "summon Hand of Fortune") == [
        "Lea summons Hand of Fortune for 1 air, 1 fire, 1 earth, and 3 crystals."
    ]


def test_what_the_hand_of_fortune_saves_is_told() -> None:
    position = "seats: {1: {hand: [Purse of Io], play: [Hand of Fortune], reserve: 1 air 1 fire}}"
    assert told(position, "summon Purse of Io", "waive fire") == [
        "Lea summons Purse of Io for 1 air.",
        "Lea saves 1 fire on Purse of Io.",
    ]


def test_a_payment_from_the_amulet_of_water_says_so() -> None:
    position = "seats: {1: {hand: [Purse of Io], play: [{Amulet of Water: 1 fire}], reserve: 1 air}}"
    assert told(position, "summon Purse of Io") == ["Lea summons Purse of Io for 1 air and 1 fire (Amulet of Water)."]


def test_two_amulets_of_water_are_one_source_in_words() -> None:
    position = (
        "{seats: {1: {hand: [Amulet of Fire], play: [{Amulet of Water: 1 fire}, {Amulet of Water: 1 air 1 fire}]}},"
        " next: {draws: [Purse of Io, Staff of Spring, Die of Malice, Tree of Light]}}"
    )
    assert told(position, "summon Amulet of Fire")[0] == "Lea summons Amulet of Fire for 2 fire (Amulet of Water)."


def test_transmuted_energies_are_one_sentence_with_their_crystals() -> None:
    position = "{right: yes, seats: {1: {play: [Purse of Io], reserve: 2 water 1 fire}}}"
    moves = ("transmute water", "transmute water", "transmute fire")
    assert told(position, *moves) == ["Lea transmutes 2 water and 1 fire into 7 crystals."]


def test_the_potion_of_life_transmutes_by_name() -> None:
    position = "seats: {1: {play: [Potion of Life], reserve: 2 air 1 earth}}"
    assert told(position, "activate Potion of Life") == [
        "Lea activates Potion of Life.",
        "Lea sacrifices Potion of Life.",
        "Lea transmutes 2 air and 1 earth into 12 crystals with Potion of Life.",
    ]


def test_crystals_that_change_hands_have_three_voices() -> None:
    position = "{players: 3, seats: {1: {hand: [Temporal Boots], crystals: 5}, 2: {play: [Arcano Leech]}}}"
    said = [told(position, "summon Temporal Boots", viewer=viewer)[1] for viewer in (1, 2, 3)]
    assert said == [
        "You give 1 crystal to Hugo (Arcano Leech).",
        "Lea gives you 1 crystal (Arcano Leech).",
        "Lea gives 1 crystal to Hugo (Arcano Leech).",
    ]


def test_crystals_taken_away_are_lost_and_costs_are_paid() -> None:
    kairn = "seats: {1: {play: [Kairn the Destroyer], reserve: 1 air}, 2: {crystals: 9}}"
    assert told(kairn, "activate Kairn the Destroyer") == [
        "Lea activates Kairn the Destroyer.",
        "Lea pays 1 air for Kairn the Destroyer.",
        "You lose 4 crystals to Kairn the Destroyer.",
    ]
    tree = "seats: {1: {play: [Tree of Light], crystals: 4, reserve: 1 air}}"
    assert told(tree, "activate Tree of Light", "pay crystals", "take earth")[1:] == [
        "Lea pays 3 crystals for Tree of Light.",
        "Lea gains 1 earth from Tree of Light.",
    ]


def test_energies_that_turn_into_air_are_one_sentence() -> None:
    position = "seats: {1: {hand: [Air Elemental], reserve: 3 air}, 2: {reserve: 2 water 1 fire 1 air}}"
    assert told(position, "summon Air Elemental")[1] == "Air Elemental turns your 2 water and 1 fire into 3 air."
    assert told(position, "summon Air Elemental", viewer=1)[1] == (
        "Air Elemental turns Hugo’s 2 water and 1 fire into 3 air."
    )


def test_a_sacrificed_treatise_is_named_as_the_cause() -> None:
    position = (
        "seats: {1: {hand: [Syllas the Faithful], reserve: 3 fire},"
        " 2: {play: [Cursed Treatise of Arus, Purse of Io], reserve: 2 water}}"
    )
    assert told(position, "summon Syllas the Faithful", "sacrifice Cursed Treatise of Arus")[1:] == [
        "You sacrifice Cursed Treatise of Arus (Syllas the Faithful).",
        "You lose 2 water to Cursed Treatise of Arus.",
    ]


def test_the_cauldron_is_fed_in_one_sentence() -> None:
    position = "seats: {1: {play: [Glutton Cauldron], reserve: 1 air 1 fire}}"
    assert told(position, "activate Glutton Cauldron", "pay fire") == [
        "Lea activates Glutton Cauldron.",
        "Lea puts 1 fire on Glutton Cauldron.",
    ]


def test_a_card_for_free_says_through_which_card() -> None:
    position = "seats: {1: {play: [Potion of Dreams], hand: [Olaf's Blessed Statue, Purse of Io], reserve: 1 air}}"
    assert told(position, "activate Potion of Dreams", "put Olaf's Blessed Statue") == [
        "Lea activates Potion of Dreams.",
        "Lea sacrifices Potion of Dreams.",
        "Lea loses 1 air to Potion of Dreams.",
        "Lea puts Olaf’s Blessed Statue into play for free (Potion of Dreams).",
        "Lea gains 20 crystals from Olaf’s Blessed Statue.",
    ]


def test_a_summoned_card_is_not_told_a_second_time_when_it_enters_play() -> None:
    table = Table("seats: {1: {hand: [Purse of Io], play: [Hand of Fortune], reserve: 1 air 1 fire}}")
    first = WORDS.event_sentences(table.do("summon Purse of Io").events, 1, PLAYERS)
    table.events.clear()
    assert first == ["Lea summons Purse of Io."]
    assert WORDS.event_sentences(table.do("waive fire").events, 1, PLAYERS) == [
        "Lea saves 1 fire on Purse of Io.",
        "Lea pays 1 air for Purse of Io.",
    ]


def test_a_second_copy_for_free_is_not_taken_for_the_first() -> None:
    position = "seats: {1: {play: [Potion of Dreams], hand: [Potion of Dreams, Purse of Io]}}"
    assert told(position, "activate Potion of Dreams", "put Potion of Dreams")[-1] == (
        "Lea puts Potion of Dreams into play for free (Potion of Dreams)."
    )


def test_a_chalice_brought_by_a_chalice_is_news() -> None:
    position = (
        "{seats: {1: {hand: [Divine Chalice], reserve: 1 air 1 water 1 fire 1 earth, gauge: 2}},"
        " next: {draws: [Divine Chalice, Staff of Spring, Die of Malice, Tree of Light, 1, 2, 3, 4]}}"
    )
    assert told(position, "summon Divine Chalice", "put Divine Chalice") == [
        "Lea summons Divine Chalice for 1 air, 1 water, 1 fire, and 1 earth.",
        "Lea draws 4 cards (Divine Chalice).",
        "Lea puts Divine Chalice into play for free (Divine Chalice).",
        "Lea discards 3 drawn cards.",
        "Lea draws 4 cards (Divine Chalice).",
        "Lea discards 4 drawn cards.",
    ]


def test_cards_seen_and_not_seen_are_not_told_together() -> None:
    drew = EVENT_NAMES.index("drew")
    both = [Event(drew, 0, 8, 0, 0, 0, 36, EVERYBODY), Event(drew, 0, 9, 0, 0, 0, 36, 1)]
    assert WORDS.event_sentences(both, 1, PLAYERS) == [
        "Lea draws Purse of Io (Vampiric Crown).",
        "Lea draws a card (Vampiric Crown).",
    ]


def test_cards_drawn_are_named_only_to_their_owner() -> None:
    position = (
        "{seats: {1: {hand: [Amulet of Fire], reserve: 2 fire}},"
        " next: {draws: [Purse of Io, Staff of Spring, Die of Malice, Tree of Light]}}"
    )
    moves = ("summon Amulet of Fire", "keep Tree of Light")
    assert told(position, *moves, viewer=1)[1:] == [
        "You draw Purse of Io, Staff of Spring, Die of Malice, and Tree of Light (Amulet of Fire).",
        "You keep Tree of Light.",
        "You discard Staff of Spring, Purse of Io, and Die of Malice.",
    ]
    assert told(position, *moves)[1:] == [
        "Lea draws 4 cards (Amulet of Fire).",
        "Lea keeps a card.",
        "Lea discards 3 drawn cards.",
    ]


def test_draws_and_the_gauge_name_their_cause() -> None:
    position = (
        "{seats: {1: {hand: [Demon of Argos], reserve: 1 air 1 water 1 fire 1 earth}}, next: {draws: [Purse of Io]}}"
    )
    assert told(position, "summon Demon of Argos")[1:] == [
        "Your Summoning gauge goes down by 1 (Demon of Argos).",
        "You draw Purse of Io (Demon of Argos).",
    ]
    assert told(position, "summon Demon of Argos", viewer=1)[1:] == [
        "Hugo’s Summoning gauge goes down by 1 (Demon of Argos).",
        "Hugo draws a card (Demon of Argos).",
    ]


def test_the_dice_of_a_round_are_one_sentence() -> None:
    position = "{phase: dice, next: {rolls: [2, 2, 4]}}"
    table = Table(position).do("die 1", "die 2")
    assert WORDS.event_sentences(table.events, 0, PLAYERS)[:2] == [
        "You take a die: 2 water, gauge, 2 pips.",
        "Hugo takes a die: 2 water, 1 crystal, 2 pips.",
    ]
    table.do("end turn", "end turn")
    rolls = [text for text in WORDS.event_sentences(table.events, 0, PLAYERS) if "roll" in text]
    assert len(rolls) == 1 and rolls[0].startswith("Hugo rolls the dice: ") and rolls[0].count(";") == 2


def test_a_player_without_a_name_has_a_number() -> None:
    table = Table("seats: {1: {crystals: 1}}").do("end turn")
    assert WORDS.event_sentences(table.events[:1], 1) == ["Player 1 ends the turn."]


def test_the_question_names_what_the_viewer_sees() -> None:
    full = Table("seats: {1: {hand: [Bespelled Grimoire], reserve: 3 water 4 earth}}")
    drawing = Table("{phase: opening, dice: {1: 1/5, left: 2/1}, next: {draws: [Purse of Io]}}").do("draw")
    assert asked(drawing) == "You drew Purse of Io. Keep it or discard it?"
    assert seen(drawing, viewer=2) == "Lea is deciding whether to keep a card."
    full.do("summon Bespelled Grimoire")
    assert asked(full) == "Bespelled Grimoire: take 2 energies of your choice."
    over = Table("seats: {1: {play: [Potion of Knowledge], reserve: 4 water 2 earth}}")
    over.do("activate Potion of Knowledge", "take air", "take air", "take air", "take air", "take air")
    assert asked(over) == "Your reserve is too full. Discard 4 energies."
    assert seen(over) == "Your reserve holds 7. Discard 4 energies."
    orb = Table("{seats: {1: {play: [Crystal Orb], reserve: 4 air, crystals: 3}}, top: Purse of Io}")
    orb.do("activate Crystal Orb", "look")
    assert asked(orb) == "The top card is Purse of Io. Put it back, or pay 4 energies and put it into play?"
    assert seen(orb, viewer=2) == "Lea is looking at the top card of the draw pile."


def test_the_question_says_who_is_behind_it() -> None:
    syllas = Table(
        "seats: {1: {hand: [Syllas the Faithful], reserve: 3 fire}, 2: {play: [Purse of Io, Staff of Spring]}}"
    ).do("summon Syllas the Faithful")
    assert asked(syllas, viewer=2) == "Lea plays Syllas the Faithful: choose one of your cards in play to sacrifice."
    assert asked(syllas, viewer=1) == "Hugo is choosing a card to sacrifice (Syllas the Faithful)."
    amsug = Table(
        "seats: {1: {hand: [Amsug Longneck], play: [Purse of Io, Die of Malice], reserve: 1 air 1 water},"
        " 2: {play: [Purse of Io, Staff of Spring]}}"
    ).do("summon Amsug Longneck")
    back = "choose one of your magic items to take back into your hand."
    assert asked(amsug, viewer=2) == f"Lea plays Amsug Longneck: {back}"
    amsug.do("take back Purse of Io")
    assert asked(amsug, viewer=1) == f"Amsug Longneck: {back}"
    assert asked(amsug, viewer=2) == "Lea is choosing a magic item to take back (Amsug Longneck)."


def test_the_card_to_decide_about_is_not_told_to_others() -> None:
    for kind in ("split", "keep", "orb-card"):
        one = Decision(0, 0, kind, 34, 8, 1, -1, [], -1)
        assert "Purse of Io" in WORDS.prompt(one, 0, PLAYERS)
        assert "Purse of Io" not in WORDS.prompt(one, 1, PLAYERS)


@pytest.mark.parametrize(
    ("move", "kind", "label"),
    [
        (m.SPEND_CRYSTALS, "tree", "Pay 3 crystals for 1 energy"),
        (m.SPEND_CRYSTALS, "orb", "Pay 3 crystals to discard it unseen"),
        (m.DONE, "exchange", "Exchange just this one"),
        (m.DONE, "types", "Done, pay these"),
        (m.TYPE + 3, "types", "Earth: 5 crystals"),
        (m.TYPE + 3, "balance", "Earth"),
        (m.MOVE_TOKEN, "boots", "3 spaces back"),
        (m.MOVE_TOKEN + 3, "boots", "1 space forward"),
        (m.CHOOSE_SEAT + 1, "opponent", "Hugo"),
        (m.CHOOSE_YEAR, "split", "Year 1: your first hand"),
        (m.CHOOSE_YEAR + 2, "split", "Year 3: library"),
        (m.PAY + 4, "pay", "Pay 1 water (Amulet of Water)"),
        (m.PAY, "exchange", "Give up 1 air"),
        (m.TAKE, "take", "Take 1 air"),
        (m.TAKE, "store", "Put 1 air on it"),
        (m.TAKE_DIE + 1, "die", "Die 2"),
        (m.ACTIVATE + 7, "turn", "Activate Purse of Io"),
        (m.ACTIVATE + 57, "turn", "Activate Purse of Io (second copy)"),
    ],
)
def test_labels_fit_their_question(move: int, kind: str, label: str) -> None:
    assert WORDS.move_label(move, Decision(0, 0, kind, 8, 0, 1, -1, [move], -1), PLAYERS) == label


def test_a_die_is_labelled_with_its_face() -> None:
    table = Table("{phase: dice, next: {rolls: [2, 2, 4]}}")
    assert WORDS.move_label(m.TAKE_DIE, table.state) == "Die 1: 2 water, gauge, 2 pips"


def test_reasons_say_how_much_is_missing() -> None:
    table = Table(
        "seats: {1: {hand: [Lantern of Xidit, Runic Cube of Eolis], reserve: 2 fire 2 earth, crystals: 19, gauge: 0}}"
    )
    said = {reason.move: WORDS.reasons(reason) for reason in explain(table.state, 0) if reason.what == "hand"}
    room = "No free place: your Summoning gauge allows no more cards in play."
    lantern, cube = NAMES.index("Lantern of Xidit"), NAMES.index("Runic Cube of Eolis")
    assert said[m.SUMMON + lantern - 1] == [room, "Needs 1 more fire and 1 more earth."]
    assert said[m.SUMMON + cube - 1] == [room, "Needs 1 more crystal."]


def test_missing_energies_are_only_counted_when_a_hand_of_fortune_leaves_their_types_open() -> None:
    table = Table("seats: {1: {hand: [Lantern of Xidit], play: [Hand of Fortune], reserve: 2 fire 2 earth}}")
    said = [WORDS.reasons(reason) for reason in explain(table.state, 0) if reason.what == "hand"]
    assert said == [["Needs 1 more energy."]]


def test_the_elemental_amulet_needs_any_energy() -> None:
    table = Table("seats: {1: {hand: [Elemental Amulet]}}")
    assert [WORDS.reasons(reason) for reason in explain(table.state, 0) if reason.what == "hand"] == [
        ["Needs 1 more energy."]
    ]


@pytest.mark.parametrize(
    ("what", "text"),
    [
        ("hand", "This card is not in your hand."),
        ("play", "You do not have this card in play."),
        ("die", "You do not have this card there."),
    ],
)
def test_a_card_that_is_not_there_is_said_to_be_missing_from_its_place(what: str, text: str) -> None:
    assert WORDS.reasons(Reason(what, 0, WHY_NOT_THERE)) == [text]


def test_the_leech_is_named_as_the_reason() -> None:
    table = Table("seats: {1: {hand: [Temporal Boots]}, 2: {play: [Arcano Leech]}}")
    said = [WORDS.reasons(reason) for reason in explain(table.state, 0) if reason.what == "hand"]
    assert said == [["Needs 1 more crystal for Arcano Leech."]]


def test_a_cost_in_words_depends_on_players_and_edition() -> None:
    figrim, titus, balance = (
        NAMES.index(name) for name in ("Figrim the Avaricious", "Titus Deepgaze", "Balance of Ishtar")
    )
    assert [WORDS.card_cost(figrim, players) for players in (2, 3)] == ["3 crystals", "6 crystals"]
    assert WORDS.card_cost(titus, 4) == "3 fire"
    assert [WORDS.card_cost(balance, 2, edition) for edition in (0, 1)] == ["2 crystals", "6 crystals"]
    assert WORDS.card_cost(NAMES.index("Temporal Boots"), 2) == "nothing"
    assert WORDS.card_cost(NAMES.index("Elemental Amulet"), 2) == "1 to 4 different energies"
