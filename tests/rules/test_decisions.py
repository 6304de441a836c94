"""A decision says who chooses what, about which card, how much of it, and a sensible default."""

import pytest

from helpers import Table
from seasons.rules import Decision, Fast, apply, decision, decisions, kind_of, legal_moves, new_game, public_view, view
from seasons.rules.decisions import payment_sources


def now(table: Table) -> Decision:
    """The decision of the mover."""
    asked = decision(table.state)
    assert asked is not None
    return asked


def test_taking_energies_counts_down():
    table = Table("seats: {1: {play: [Potion of Knowledge]}}").do("activate Potion of Knowledge")
    assert (now(table).kind, now(table).card, now(table).count) == ("take", 25, 5)
    assert now(table.do("take air")).count == 4


def test_excess_counts_what_is_too_much():
    table = Table("seats: {1: {reserve: 3 air 3 fire, play: [Potion of Knowledge]}}")
    table.do("activate Potion of Knowledge", "take air", "take water", "take fire", "take earth")
    assert (now(table).kind, now(table).count) == ("excess", 4)


def test_a_payment_suggests_the_reserve_before_the_amulet():
    table = Table("seats: {1: {reserve: 1 air 1 fire, hand: [Purse of Io], play: [{Amulet of Water: 1 air}]}}")
    table.do("summon Purse of Io")
    assert (now(table).kind, now(table).default) == ("pay", 68)
    assert payment_sources(table.state, 0) == ["reserve", "card 4 #1"]


def test_a_hand_of_fortune_suggests_to_waive_the_scarcest_energy():
    table = Table("seats: {1: {reserve: 3 air 1 fire, hand: [Purse of Io], play: [Hand of Fortune]}}")
    table.do("summon Purse of Io")
    assert (now(table).kind, now(table).count, now(table).default) == ("waive", 1, 62)


def test_a_payment_of_any_type_suggests_the_reserve():
    table = Table("seats: {1: {reserve: 1 fire, play: [Kairn the Destroyer, {Amulet of Water: 1 air}]}}")
    table.do("activate Kairn the Destroyer")
    assert (now(table).kind, now(table).count, now(table).default) == ("pay-any", 1, 68 + 2 * 3)


def test_the_exchange_may_give_two():
    table = Table("seats: {1: {reserve: 2 fire}}").do("bonus exchange")
    assert (now(table).kind, now(table).count) == ("exchange", 2)


def test_the_skull_counts_its_victims():
    table = Table("seats: {1: {play: [Dragon Skull, Purse of Io, Staff of Spring, Temporal Boots]}}")
    table.do("activate Dragon Skull", "sacrifice Staff of Spring")
    assert (now(table).kind, now(table).count) == ("skull", 2)


def test_naria_names_who_receives():
    table = Table("{players: 3, seats: {1: {crystals: 3, hand: [Naria the Prophetess]}}}")
    table.do("summon Naria the Prophetess")
    table.do(table.legal()[0])
    assert (now(table).kind, now(table).other) == ("give", 1)


def test_syllas_names_who_summoned():
    table = Table(
        "{seats: {1: {reserve: 3 fire, hand: [Syllas the Faithful]}, 2: {play: [Purse of Io, Temporal Boots]}}}"
    )
    table.do("summon Syllas the Faithful")
    assert (now(table).seat, now(table).kind, now(table).card, now(table).other) == (1, "sacrifice", 10, 0)


def test_the_card_to_decide_about_is_shown_to_its_seat_alone():
    table = Table("{phase: opening, dice: {1: 1/5}, next: {draws: [Purse of Io]}}").do("draw")
    assert (now(table).kind, now(table).shown) == ("keep", 8)
    seen = decision(view(table.state, 1).table)
    assert seen is not None and seen.shown == 0
    public = decision(public_view(table.state).table)
    assert public is not None and public.shown == 0


def test_the_orb_shows_the_top_card():
    table = Table("{seats: {1: {reserve: 4 air, play: [Crystal Orb]}}, top: Purse of Io}").do("activate Crystal Orb")
    if table.asked()[1] == "orb":
        table.do("look")
    assert (now(table).kind, now(table).card, now(table).shown) == ("orb-card", 34, 8)


def test_malice_asks_as_its_card():
    table = Table("phase: opening\nseats: {1: {play: [Die of Malice]}}")
    assert (now(table).kind, now(table).card) == ("malice", 15)


def test_the_split_shows_the_card_to_assign():
    state = new_game(2, Fast(1), level=0)
    asked = decision(state)
    assert asked is not None and asked.kind == "split" and asked.shown > 0
    assert repr(asked) == f"<Decision 0: seat 1, split, {len(asked.moves)} moves>"


def test_who_is_not_asked_has_no_decision():
    table = Table("seats: {}")
    assert decision(table.state, 1) is None
    table = Table("{year: 3, space: 12, first: 2}").do("end turn")
    assert decision(table.state) is None


@pytest.mark.parametrize(
    ("players", "level", "edition", "first"), [(1, 2, 0, -1), (5, 2, 0, -1), (2, 3, 0, -1), (2, 2, 2, -1), (2, 2, 0, 2)]
)
def test_a_game_that_cannot_be_is_refused(players, level, edition, first):
    with pytest.raises(ValueError, match=r"2 to 4 players|no level|no seat"):
        new_game(players, Fast(1), level, edition, first)


def test_a_move_after_the_end_is_refused():
    table = Table("{year: 3, space: 12, first: 2}").do("end turn")
    with pytest.raises(ValueError, match="the game is over"):
        apply(table.state, 0, Fast(1))


def test_all_open_decisions_are_found_by_seat():
    game = new_game(3, Fast(1))
    assert [asked.seat for asked in decisions(game)] == [0, 1, 2]
    apply(game, legal_moves(game, 1)[0], Fast(2), None, 1)
    assert [asked.seat for asked in decisions(game)] == [0, 2]
    while not game.over:
        apply(game, legal_moves(game)[0], Fast(3))
    assert decisions(game) == ()


def test_a_view_is_asked_what_the_state_is_asked():
    game = new_game(3, Fast(1))
    sight = view(game, 1)
    assert decision(sight, 1) == decision(game, 1) and kind_of(sight) == kind_of(public_view(game)) == "pick"
