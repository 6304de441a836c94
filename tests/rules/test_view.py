"""VIEW: who sees what."""

from collections.abc import Iterator

import pytest

from helpers import Table
from seasons.notation.moves import move_id
from seasons.rules import (
    DISCARD,
    DRAFTED,
    DRAWN,
    EVENT_NAMES,
    HAND,
    HIDDEN,
    LIBRARY2,
    LIBRARY3,
    NAMES,
    PACK,
    PILE,
    PLAY,
    TOP,
    AnyView,
    Fast,
    State,
    apply,
    decision,
    legal_moves,
    mover,
    new_game,
    preview,
    public_view,
    resample,
    view,
)
from seasons.rules.codes import YEAR1, YEAR2, YEAR3

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])
ALL_FOUR = "1 air 1 water 1 fire 1 earth"


def seen(sight: AnyView, place: int) -> list[str]:
    """The cards of a place that somebody can name."""
    return [NAMES[card // 2 + 1] for card in range(100) if sight.table.where[card] == place]


def sights(state: State) -> list[AnyView]:
    """What everybody sees: the seats, then a spectator."""
    return [*(view(state, seat) for seat in range(state.players)), public_view(state)]


def hand_as_seen(table: Table, owner: int) -> list[list[str]]:
    """The hand of a seat as each seat, and then a spectator, can name it."""
    return [seen(sight, HAND + owner - 1) for sight in sights(table.state)]


def named(table: Table, kind: str) -> list[list[int]]:
    """The cards that each seat, and then a spectator, can name in the events of a kind."""
    seats = [*range(table.state.players), -1]
    return [[event.seen_by(seat).card for event in table.said(kind)] for seat in seats]


# --- VIEW-1: public


@PLAYERS
def test_view_1_1_what_lies_on_the_table_is_public(players: int) -> None:
    table = Table(f"""
        players: {players}
        turn: 2
        space: 5
        seats:
          1:
            crystals: 12
            gauge: 6
            reserve: 2 fire 1 air
            bonuses: 2
            hand: [Purse of Io, Die of Malice]
            play: [Tree of Light (turned), {{Amulet of Water: 1 earth}}, {{Glutton Cauldron: 2 fire}}]
        discard: [Staff of Spring]
    """)
    state = table.state
    for sight in sights(state):
        shown = sight.table
        for field in ("crystals", "gauge", "reserve", "bonuses", "dice", "size"):
            assert list(getattr(shown, field)) == list(getattr(state, field)), field
        assert (shown.first, shown.space, shown.year) == (1, 5, 1)
        assert seen(sight, PLAY) == ["Amulet of Water", "Tree of Light", "Glutton Cauldron"]
        assert sum(shown.tokens[:8]) == shown.tokens[3] + shown.tokens[7] == 1
        assert sum(shown.tokens[8:]) == shown.tokens[10] + shown.tokens[14] == 2
        tree = [card for card in range(100) if shown.where[card] == PLAY and shown.turned[card]]
        assert [NAMES[card // 2 + 1] for card in tree] == ["Tree of Light"]
        assert (shown.size[HAND], shown.size[PILE], shown.size[DISCARD]) == (2, 100 - 6, 1)


END_OF_ROUND = pytest.mark.parametrize(("card", "space"), [("Beggar’s Horn", 1), ("Hourglass of Time", 3)])


@END_OF_ROUND
def test_view_1_1_a_view_plays_on_like_the_table_itself(card: str, space: int) -> None:
    """Whichever copy of a card lies in play: at the end of a round it acts once, in a view too."""
    table = Table(f"{{turn: 2, first: 1, space: {space}, dice: {{left: 1/3}}, seats: {{1: {{play: [{card}]}}}}}}")
    table.do("end turn")
    assert table.asked() == (1, "take")
    move = move_id("take fire")
    real = preview(table.state, [move], 0)
    guess = preview(view(table.state, 0).table, [move], 0)
    assert real.cut  # the next round begins with a roll
    assert guess.cut
    assert guess.events == real.events


def test_view_1_2_cards_that_are_shown_are_public() -> None:
    summoned = Table("seats: {1: {hand: [Die of Malice]}}").do("summon Die of Malice")
    assert named(summoned, "summons") == [[15]] * 3
    put = Table("seats: {1: {hand: [Purse of Io], play: [Potion of Dreams]}}").do("activate Potion of Dreams")
    assert named(put, "entered") == [[8]] * 3
    assert [seen(sight, PLAY) for sight in sights(put.state)] == [["Purse of Io"]] * 3
    assert named(put, "sacrificed") == [[24]] * 3
    assert [seen(sight, DISCARD) for sight in sights(put.state)] == [["Potion of Dreams"]] * 3
    back = Table("seats: {1: {reserve: 1 air 1 water, hand: [17], play: [Crystal Orb]}}").do("summon Amsug Longneck")
    assert named(back, "taken-back") == [[34]] * 3
    assert hand_as_seen(back, 1) == [["Crystal Orb"]] * 3


def test_view_1_2_cards_shown_by_crown_and_kriss_are_public() -> None:
    drawn = Table("{seats: {1: {reserve: 1 air 1 water, hand: [36]}}, next: {draws: [Potion of Life]}}")
    drawn.do("summon Vampiric Crown")
    assert named(drawn, "drew") == [[26]] * 3
    assert hand_as_seen(drawn, 1) == [["Potion of Life"]] * 3
    thrown = Table("{seats: {1: {reserve: 1 air 1 water, hand: [36, 26]}}}")
    thrown.do("summon Vampiric Crown", "discard Potion of Life")
    assert named(thrown, "hand-discarded") == [[26]] * 3
    assert [seen(sight, DISCARD) for sight in sights(thrown.state)] == [["Potion of Life"]] * 3
    kriss = Table("seats: {1: {hand: [Sid Nightshade, Purse of Io], play: [Necrotic Kriss]}}")
    kriss.do("activate Necrotic Kriss", "discard Sid Nightshade")
    assert named(kriss, "hand-discarded") == [[49]] * 3
    assert [seen(sight, DISCARD) for sight in sights(kriss.state)] == [["Sid Nightshade"]] * 3


# --- VIEW-2: private


@PLAYERS
def test_view_2_1_hand_and_libraries_are_their_owners(players: int) -> None:
    seats = ", ".join(
        f"{seat}: {{hand: [{seat}], library 2: [{seat + 10}], library 3: [{seat + 20}]}}"
        for seat in range(1, players + 1)
    )
    state = Table(f"{{players: {players}, seats: {{{seats}}}}}").state
    for viewer, sight in enumerate(sights(state)):
        for owner in range(players):
            for offset, zone in enumerate((HAND, LIBRARY2, LIBRARY3)):
                own = [NAMES[owner + 1 + 10 * offset]] if owner == viewer else []
                assert seen(sight, zone + owner) == own
                assert sight.table.size[zone + owner] == 1


@PLAYERS
def test_view_2_1_draft_pack_picks_and_split_are_their_owners(players: int) -> None:
    state = new_game(players, Fast(4))
    chance = Fast(5)
    while state.round == 0:
        for viewer, sight in enumerate(sights(state)):
            for owner in range(players):
                for zone in (PACK, DRAFTED, YEAR1, YEAR2, YEAR3):
                    cards = [card for card in range(100) if state.where[card] == zone + owner]
                    own = [NAMES[card // 2 + 1] for card in cards] if owner == viewer else []
                    assert seen(sight, zone + owner) == own
        moves = legal_moves(state)
        apply(state, moves[chance.below(len(moves))], chance)


def test_view_2_1_a_view_does_not_depend_on_what_others_hide() -> None:
    """Two tables that differ only in the hand of seat 1 look the same to seat 2, card for card."""
    position = """
        {{first: 1, turn: 2, seats: {{1: {{hand: [{0}]}},
          2: {{reserve: 1 fire, hand: [Purse of Io], play: [Beggar’s Horn, Tree of Light]}}}}}}
    """
    plain = Table(position.format("Amulet of Air"))
    for name in ("Beggar’s Horn", "Tree of Light", "Purse of Io"):
        other = Table(position.format(name))
        assert view(other.state, 1) == view(plain.state, 1), name
        assert public_view(other.state) == public_view(plain.state), name
        assert view(other.state, 0) != view(plain.state, 0)


@END_OF_ROUND
def test_view_2_1_nor_does_it_in_the_middle_of_the_end_of_a_round(card: str, space: int) -> None:
    position = "{{first: 1, turn: 2, space: {2}, seats: {{1: {{hand: [{0}]}}, 2: {{play: [{1}]}}}}}}"
    plain = Table(position.format("Amulet of Air", card, space)).do("end turn")
    other = Table(position.format(card, card, space)).do("end turn")
    assert plain.asked() == other.asked() == (2, "take")
    assert view(other.state, 1) == view(plain.state, 1)


def games(players: int) -> Iterator[State]:
    """Positions of a game played at random."""
    chance = Fast(players)
    state = new_game(players, chance)
    step = 0
    while not state.over:
        step += 1
        if step % 9 == 0:
            yield state
        moves = legal_moves(state)
        apply(state, moves[chance.below(len(moves))], chance)


@PLAYERS
def test_view_2_1_any_deal_of_the_hidden_cards_gives_the_same_view(players: int) -> None:
    for count, state in enumerate(games(players)):
        if count % 3:
            continue
        for seat in range(players):
            sight = view(state, seat)
            dealt = resample(sight, Fast(count))
            assert view(dealt, seat) == sight
            assert legal_moves(dealt, seat) == legal_moves(state, seat) == legal_moves(sight.table, seat)
        assert mover(resample(public_view(state), Fast(count))) >= 0


def test_view_2_2_a_card_drawn_is_seen_by_who_drew_it() -> None:
    position = "{phase: opening, dice: {1: 1/5}, next: {draws: [Purse of Io, Die of Malice]}}"
    table = Table(position).do("draw")
    assert [seen(sight, DRAWN) for sight in sights(table.state)] == [["Purse of Io"], [], []]
    assert named(table, "drew") == [[8], [0], [0]]
    kept = table.do("keep")
    assert hand_as_seen(kept, 1) == [["Purse of Io"], [], []]
    assert named(kept, "kept") == [[8], [0], [0]]
    thrown = Table(position).do("draw", "discard")
    assert [seen(sight, DISCARD) for sight in sights(thrown.state)] == [["Purse of Io"], [], []]
    assert named(thrown, "draw-discarded") == [[8], [0], [0]]
    two = Table(position).do("draw two", "keep Purse of Io")
    assert [seen(sight, DISCARD) for sight in sights(two.state)] == [["Die of Malice"], [], []]


def test_view_2_2_a_card_looked_at_is_seen_by_who_looked() -> None:
    table = Table("{seats: {1: {crystals: 3, play: [Crystal Orb]}}, next: {draws: [Purse of Io]}}")
    table.do("activate Crystal Orb", "look")
    assert named(table, "looked") == [[8], [0], [0]]
    assert [seen(sight, TOP) for sight in sights(table.state)] == [["Purse of Io"], [], []]
    unseen = Table("{seats: {1: {crystals: 3, play: [Crystal Orb]}}, next: {draws: [Purse of Io]}}")
    unseen.do("activate Crystal Orb", "pay crystals")
    assert named(unseen, "top-discarded") == [[0], [0], [0]]
    assert [seen(sight, DISCARD) for sight in sights(unseen.state)] == [[], [], []]


# --- VIEW-3: what a view keeps


def test_view_3_1_the_top_card_looked_at_is_known_while_the_pile_is_untouched() -> None:
    table = Table("""
        dice: {1: 1/2, 2: 2/4}
        seats: {1: {play: [Crystal Orb]}}
        next: {draws: [Purse of Io]}
    """)
    table.do("activate Crystal Orb", "end turn")
    assert table.asked() == (2, "draw")
    assert [seen(sight, TOP) for sight in sights(table.state)] == [["Purse of Io"], [], []]
    table.do("draw")
    assert table.drawn(2) == ["Purse of Io"]
    assert seen(view(table.state, 0), TOP) == []
    assert table.state.size[TOP] == 0


def test_view_3_2_a_card_given_by_naria_is_known_to_giver_and_taker() -> None:
    table = Table("""
        players: 3
        seats: {1: {crystals: 3, hand: [Naria the Prophetess]}, 2: {reserve: 1 air 1 fire}}
        next: {draws: [Purse of Io, Die of Malice, Temporal Boots]}
    """)
    table.do("summon Naria the Prophetess", "keep Temporal Boots", "give Purse of Io")
    assert hand_as_seen(table, 2) == [["Purse of Io"], ["Purse of Io"], [], []]
    assert hand_as_seen(table, 3) == [["Die of Malice"], [], ["Die of Malice"], []]
    assert named(table, "given") == [[8, 15], [8, 0], [0, 15], [0, 0]]
    table.do("end turn", "summon Purse of Io")
    assert hand_as_seen(table, 2) == [[], [], [], []]
    assert hand_as_seen(table, 3) == [["Die of Malice"], [], ["Die of Malice"], []]


def test_view_3_2_until_a_card_of_that_name_leaves_the_hand() -> None:
    """Seat 2 has a Purse of its own besides the one seat 1 knows of: after one is summoned, which was it?"""
    table = Table("""
        turn: 2
        seats: {2: {reserve: 1 air 1 fire, hand: [Purse of Io, Purse of Io, Die of Malice]}}
        known: {1: [Purse of Io, Die of Malice]}
    """)
    assert hand_as_seen(table, 2)[0] == ["Purse of Io", "Die of Malice"]
    table.do("summon Purse of Io")
    assert table.hand(2) == ["Purse of Io", "Die of Malice"]
    assert hand_as_seen(table, 2) == [["Die of Malice"], ["Purse of Io", "Die of Malice"], []]
    both = Table("""
        turn: 2
        seats: {2: {reserve: 1 air 1 fire, hand: [Purse of Io, Purse of Io]}}
        known: {1: [Purse of Io, Purse of Io]}
    """)
    both.do("summon Purse of Io")
    assert hand_as_seen(both, 2)[0] == ["Purse of Io"]  # who knew both still knows the other


def test_view_3_2_a_card_taken_back_by_amsug_is_known_to_all_until_it_leaves_the_hand() -> None:
    table = Table("seats: {1: {reserve: 2 air 1 water 1 fire, hand: [Amsug Longneck], play: [Purse of Io]}}")
    table.do("summon Amsug Longneck")
    assert hand_as_seen(table, 1) == [["Purse of Io"]] * 3
    assert hand_as_seen(table.do("summon Purse of Io"), 1) == [[], [], []]


def test_view_3_2_a_card_drawn_for_the_crown_is_known_to_all_until_it_leaves_the_hand() -> None:
    table = Table("{seats: {1: {reserve: 2 air 1 water 1 fire, hand: [36]}}, next: {draws: [Purse of Io]}}")
    table.do("summon Vampiric Crown", "take earth", "discard earth")  # six of earth, one too many
    assert hand_as_seen(table, 1) == [["Purse of Io"]] * 3
    assert hand_as_seen(table.do("summon Purse of Io"), 1) == [[], [], []]


# --- VIEW-4: the piles


@PLAYERS
def test_view_4_1_nobody_sees_the_order_of_the_draw_pile(players: int) -> None:
    table = Table(f"{{players: {players}, seats: {{1: {{hand: [Purse of Io]}}}}}}")
    for sight in sights(table.state):
        assert sight.table.size[PILE] == sight.unseen(PILE) == 99
    ours = [card for card in range(100) if view(table.state, 0).table.where[card] != HIDDEN]
    assert [NAMES[card // 2 + 1] for card in ours] == ["Purse of Io"]


def test_view_4_1_the_same_seed_shows_no_difference_before_the_draw() -> None:
    """The order is nowhere in a state: whatever will be drawn, the states are equal before."""
    position = "{{phase: opening, dice: {{1: 1/5}}, next: {{draws: [{}]}}}}"
    one, two = Table(position.format("Purse of Io")), Table(position.format("Die of Malice"))
    assert one.state == two.state
    assert one.do("draw").drawn(1) != two.do("draw").drawn(1)


def test_view_4_2_of_the_discard_pile_a_seat_knows_what_it_put_there_or_saw() -> None:
    table = Table(f"""
        seats:
          1: {{reserve: {ALL_FOUR} 3 fire, hand: [Amulet of Fire], play: [Potion of Life]}}
          2: {{reserve: 1 air}}
        discard: [Arcano Leech]
        next: {{draws: [Purse of Io, Die of Malice, Temporal Boots, Staff of Spring]}}
    """)
    table.do("summon Amulet of Fire", "keep Purse of Io", "activate Potion of Life")
    assert len(table.discard()) == 5
    shown = [seen(sight, DISCARD) for sight in sights(table.state)]
    mine = ["Staff of Spring", "Temporal Boots", "Die of Malice", "Potion of Life"]
    assert shown == [mine, ["Potion of Life"], ["Potion of Life"]]


def test_view_4_2_a_top_card_seen_and_then_discarded_is_known_to_who_saw_it() -> None:
    table = Table("{seats: {1: {crystals: 3, play: [34, 34]}}, next: {draws: [Purse of Io]}}")
    table.do("activate Crystal Orb", "look", "activate Crystal Orb", "pay crystals")
    assert table.discard() == ["Purse of Io"]
    assert [seen(sight, DISCARD) for sight in sights(table.state)] == [["Purse of Io"], [], []]
    assert [EVENT_NAMES[event.kind] for event in table.events if event.card == 8] == ["looked", "top-discarded"]


def test_view_4_2_after_a_shuffle_nobody_knows_anything() -> None:
    table = Table("""
        {phase: opening, dice: {1: 1/5}, pile: [], discard: [8, 15, 6], known: {1: [8], 2: [15]}}
    """)
    assert [seen(sight, DISCARD) for sight in sights(table.state)] == [["Purse of Io"], ["Die of Malice"], []]
    table.do("draw")
    assert [seen(sight, PILE) + seen(sight, DISCARD) for sight in sights(table.state)] == [[], [], []]


def test_view_2_1_a_resampled_seat_that_owes_its_kriss_a_familiar_holds_one():
    table = Table("seats: {1: {hand: [Lewis Greyface, Purse of Io], play: [Necrotic Kriss]}}")
    table.do("activate Necrotic Kriss")
    seen = view(table.state, 1)
    for seed in range(50):
        assert legal_moves(resample(seen, Fast(seed)))


def test_view_1_1_a_payment_from_two_amulets_goes_on_the_same_in_every_view():
    table = Table(
        """
        seats: {1: {hand: [Syllas the Faithful], play: [{Amulet of Water: 1 air 2 fire}, {Amulet of Water: 3 fire}]}}
        """
    )
    table.do("summon Syllas the Faithful")
    assert table.asked() == (1, "pay")
    for seat in (0, 1):
        mine, truth = view(table.state, seat).table, table.state.copy()
        while mover(truth) == 0 and decision(truth).kind == "pay":
            assert legal_moves(mine) == legal_moves(truth)
            move = legal_moves(truth)[-1]
            for state in (mine, truth):
                apply(state, move, Fast(1))
        left = [sorted([list(s.tokens[0:4]), list(s.tokens[4:8])]) for s in (mine, truth)]
        assert left[0] == left[1]
