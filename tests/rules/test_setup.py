"""SETUP: what lies on the table before the first round, and the prelude."""

from collections import Counter
from itertools import permutations

import pytest

from helpers import Table
from seasons.rules import (
    DRAFTED,
    HAND,
    LIBRARY2,
    LIBRARY3,
    NAMES,
    PACK,
    PILE,
    PLAY,
    PRESETS,
    SEASONS,
    Fair,
    Fast,
    State,
    apply,
    decision,
    legal_moves,
    mover,
    new_game,
    owes,
    retract,
    view,
)
from seasons.rules.codes import APPRENTICE, ARCHMAGE, BOX, EDITIONS, LEVELS, MAGICIAN, YEAR1, YEAR2, YEAR3
from seasons.rules.moves import CHOOSE_YEAR, PICK

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])


def at(state: State, place: int) -> list[int]:
    """The physical cards at a place."""
    return [card for card in range(100) if state.where[card] == place]


def numbers(state: State, place: int) -> list[int]:
    return [card // 2 + 1 for card in at(state, place)]


def draft(state: State) -> State:
    """Everybody takes the first card they may, to the end of the draft."""
    chance = Fast(2)
    while not state.over and (now := decision(state)) and now.kind == "pick":
        apply(state, now.moves[0], chance)
    return state


def split(state: State) -> State:
    """Everybody splits their cards in ascending order."""
    chance = Fast(3)
    while (now := decision(state)) and now.kind == "split":
        apply(state, now.moves[0], chance)
    return state


@PLAYERS
@pytest.mark.parametrize("level", range(3), ids=LEVELS)
@pytest.mark.parametrize("edition", range(2), ids=EDITIONS)
def test_setup_1_1_the_token_starts_on_space_1_of_year_1(players: int, level: int, edition: int) -> None:
    state = new_game(players, Fast(1), level, edition)
    assert (state.players, state.level, state.edition) == (players, level, edition)
    assert (state.space, state.year) == (1, 1)
    assert SEASONS[state.season()] == "winter"


@PLAYERS
@pytest.mark.parametrize("level", range(3), ids=LEVELS)
def test_setup_1_2_everybody_starts_with_nothing(players: int, level: int) -> None:
    state = split(draft(new_game(players, Fast(1), level)))
    assert state.round == 1
    for seat in range(players):
        assert state.crystals[seat] == 0
        assert state.gauge[seat] == 0
        assert state.total(seat) == 0
        assert state.size[PLAY + seat] == 0
        assert state.bonuses[seat] == 0


@PLAYERS
@pytest.mark.parametrize(("level", "cards"), [(APPRENTICE, 30), (MAGICIAN, 30), (ARCHMAGE, 50)])
def test_setup_2_1_the_game_holds_two_copies_of_each_card_of_the_level(players: int, level: int, cards: int) -> None:
    state = new_game(players, Fast(1), level)
    in_game = Counter(card // 2 + 1 for card in range(100) if state.where[card] != BOX)
    assert in_game == {number: 2 for number in range(1, cards + 1)}


@PLAYERS
@pytest.mark.parametrize(("level", "cards"), [(MAGICIAN, 60), (ARCHMAGE, 100)])
def test_setup_2_2_magician_and_archmage_begin_with_nine_cards_each(players: int, level: int, cards: int) -> None:
    state = new_game(players, Fast(1), level)
    for seat in range(players):
        assert len(at(state, PACK + seat)) == 9
        now = decision(state, seat)
        assert now is not None
        assert now.kind == "pick"
    assert len(at(state, PILE)) == cards - 9 * players


@PLAYERS
def test_setup_2_3_apprentices_get_different_preset_sets_at_random(players: int) -> None:
    dealt = Counter()
    for seed in range(40):
        state = new_game(players, Fast(seed), APPRENTICE)
        sets = [tuple(numbers(state, DRAFTED + seat)) for seat in range(players)]
        assert len(set(sets)) == players
        assert set(sets) <= set(PRESETS)
        dealt.update([sets[0]])
    assert set(dealt) == set(PRESETS)


@PLAYERS
def test_setup_2_4_apprentices_split_their_set_into_three_groups(players: int) -> None:
    state = new_game(players, Fast(1), APPRENTICE)
    sets = [numbers(state, DRAFTED + seat) for seat in range(players)]
    for seat in range(players):
        now = decision(state, seat)
        assert now is not None
        assert now.kind == "split"
        assert now.moves == [CHOOSE_YEAR, CHOOSE_YEAR + 1, CHOOSE_YEAR + 2]
    split(state)
    for seat in range(players):
        groups = [numbers(state, zone + seat) for zone in (HAND, LIBRARY2, LIBRARY3)]
        assert groups == [sets[seat][:3], sets[seat][3:6], sets[seat][6:]]


@PLAYERS
def test_setup_2_5_the_draw_pile_of_apprentices_holds_all_other_cards(players: int) -> None:
    state = new_game(players, Fast(1), APPRENTICE)
    dealt = Counter(number for seat in range(players) for number in numbers(state, DRAFTED + seat))
    rest = Counter({number: 2 for number in range(1, 31)}) - dealt
    assert Counter(numbers(state, PILE)) == rest
    assert sum(rest.values()) == 60 - 9 * players


@PLAYERS
def test_setup_3_each_season_has_one_die_more_than_players_for_the_whole_game(players: int) -> None:
    boxes = set()
    for seed in range(30):
        state = new_game(players, Fast(seed))
        for season in range(4):
            assert bin(state.box[season]).count("1") == players + 1
        boxes.add(tuple(state.box))
    chosen = [{box[season] for box in boxes} for season in range(4)]
    if players < 4:
        assert all(len(masks) > 1 for masks in chosen)  # at random
        assert any(len(set(box)) > 1 for box in boxes)  # for each season separately
    box = list(state.box)
    chance = Fast(5)
    rounds = 0
    while not state.over:
        if state.round > rounds:
            rounds = state.round
            season = state.season()
            on_table = sum(1 << (state.dice[slot * 4] - season * 5) for slot in range(players + 1))
            assert on_table == box[season]
        moves = legal_moves(state)
        apply(state, moves[chance.below(len(moves))], chance)
    assert rounds >= 12
    assert list(state.box) == box


@PLAYERS
def test_setup_4_the_first_player_is_random_or_named_by_the_host(players: int) -> None:
    drawn = {int(new_game(players, Fair(bytes([seed] * 32))).first) for seed in range(40)}
    assert drawn == set(range(players))
    for seat in range(players):
        state = split(draft(new_game(players, Fast(1), first=seat)))
        assert state.first == seat
        assert mover(state) == seat


@PLAYERS
def test_setup_5_1_picks_are_hidden_and_packs_go_to_the_left(players: int) -> None:
    state = new_game(players, Fast(1))
    for _ in range(8):
        packs = [at(state, PACK + seat) for seat in range(players)]
        for seat in range(players):
            before = [view(state, other) for other in range(players)]
            apply(state, PICK + packs[seat][0] // 2, Fast(1), seat=seat)
            if seat < players - 1:
                for other in range(players):
                    assert (view(state, other) == before[other]) == (other != seat)
        if at(state, PACK):
            for seat in range(players):
                assert at(state, PACK + (seat + 1) % players) == packs[seat][1:]


@PLAYERS
def test_setup_5_2_the_ninth_card_is_taken_without_a_choice(players: int) -> None:
    state = new_game(players, Fast(1))
    for _ in range(8 * players):
        now = decision(state)
        assert now is not None
        assert now.kind == "pick"
        apply(state, now.moves[0], Fast(1))
    now = decision(state)
    assert now is not None
    assert now.kind == "split"
    for seat in range(players):
        assert state.size[PACK + seat] == 0
        assert state.size[DRAFTED + seat] == 9


@PLAYERS
def test_setup_5_3_the_order_of_answers_changes_nothing(players: int) -> None:
    start = new_game(players, Fast(1))
    picks = [legal_moves(start, seat)[seat] for seat in range(players)]
    after = set()
    for order in permutations(range(players)):
        state = start.copy()
        for done, seat in enumerate(order, 1):
            apply(state, picks[seat], Fast(1), seat=seat)
            if done < players:
                assert all(state.size[PACK + other] == 9 for other in range(players))
        after.add(state)
    assert len(after) == 1
    assert all(state.size[PACK + seat] == 8 for seat in range(players))

    drafted = draft(start)
    after = set()
    for order in permutations(range(players)):
        state = drafted.copy()
        chance = Fair(bytes(32))
        for done, seat in enumerate(order, 1):
            while owes(state, seat) and state.round == 0:
                apply(state, legal_moves(state, seat)[-1], chance, seat=seat)
            if done < players:
                assert all(state.size[HAND + other] == 0 for other in range(players))
        assert state.round == 1
        after.add(state)
    assert len(after) == 1


@PLAYERS
def test_setup_5_4_an_answer_may_be_changed_while_another_is_owed(players: int) -> None:
    state = new_game(players, Fast(1))
    first, second = legal_moves(state, 0)[:2]
    assert not retract(state, 0)  # nothing was answered yet
    apply(state, first, Fast(1), seat=0)
    assert not owes(state, 0)
    assert retract(state, 0)
    assert owes(state, 0)
    apply(state, second, Fast(1), seat=0)
    for seat in range(1, players):
        apply(state, legal_moves(state, seat)[0], Fast(1), seat=seat)
    assert numbers(state, DRAFTED) == [second - PICK + 1]
    assert not retract(state, 0)  # too late
    assert numbers(state, DRAFTED) == [second - PICK + 1]

    draft(state)
    cards = at(state, DRAFTED)
    while owes(state, 0):
        apply(state, legal_moves(state, 0)[0], Fast(1), seat=0)
    assert retract(state, 0)
    assert at(state, DRAFTED) == cards
    while owes(state, 0) and state.round == 0:
        apply(state, legal_moves(state, 0)[-1], Fast(1), seat=0)
    split(state)
    assert at(state, LIBRARY3) == cards[:3]
    assert not retract(state, 0)
    assert at(state, LIBRARY3) == cards[:3]


@PLAYERS
def test_setup_5_5_nine_cards_become_three_groups_of_three(players: int) -> None:
    state = draft(new_game(players, Fast(1)))
    cards = at(state, DRAFTED)
    for card in cards[:3]:
        assert state.where[card] == DRAFTED
        apply(state, CHOOSE_YEAR, Fast(1), seat=0)
    assert CHOOSE_YEAR not in legal_moves(state, 0)
    for _ in range(3):
        apply(state, CHOOSE_YEAR + 1, Fast(1), seat=0)
    assert not owes(state, 0)  # the last three can go nowhere else
    assert [at(state, zone) for zone in (YEAR1, YEAR2, YEAR3)] == [cards[:3], cards[3:6], cards[6:]]
    split(state)
    assert [at(state, zone) for zone in (HAND, LIBRARY2, LIBRARY3)] == [cards[:3], cards[3:6], cards[6:]]
    for seat in range(players):
        assert [state.size[zone + seat] for zone in (HAND, LIBRARY2, LIBRARY3)] == [3, 3, 3]


def test_setup_6_1_hands_and_libraries_have_no_order() -> None:
    one = Table("seats: {1: {hand: [Purse of Io, Die of Malice], library 2: [Amulet of Air, Crystal Orb]}}")
    two = Table("seats: {1: {hand: [Die of Malice, Purse of Io], library 2: [Crystal Orb, Amulet of Air]}}")
    assert one.state == two.state
    drawn = "{{dice: {{1: 1/5}}, phase: opening, seats: {{1: {{hand: [{}]}}}}, next: {{draws: [{}]}}}}"
    one = Table(drawn.format("Purse of Io", "Die of Malice")).do("draw", "keep")
    two = Table(drawn.format("Die of Malice", "Purse of Io")).do("draw", "keep")
    assert one.hand(1) == two.hand(1) == ["Purse of Io", "Die of Malice"]
    assert one.state == two.state


def test_setup_6_2_hands_and_crystals_have_no_limit() -> None:
    names = ", ".join(NAMES[number] for number in range(1, 50) if number not in (23, 29))
    table = Table(f"""
        seats: {{1: {{crystals: 9999, reserve: 3 water, hand: [{names}, {names}, Olaf’s Blessed Statue],
                 play: [Potion of Power]}}}}
    """)
    assert table.do("summon Olaf’s Blessed Statue").crystals(1) == 10019
    assert len(table.hand(1)) == 94
    table.do("activate Potion of Power")
    assert len(table.hand(1)) == 95
    table.do("end turn")
    assert len(table.hand(1)) == 95


def test_setup_6_3_the_stock_of_energies_never_runs_out() -> None:
    table = Table("""
        players: 4
        seats:
          1: {reserve: 2 fire, play: [{Amulet of Water: 4 fire}, Potion of Knowledge, Potion of Knowledge]}
          2: {reserve: 10 fire, play: [Bespelled Grimoire, {Amulet of Water: 4 fire}]}
          3: {reserve: 10 fire, play: [Bespelled Grimoire, {Glutton Cauldron: 6 fire}]}
          4: {reserve: 7 fire, play: [{Glutton Cauldron: 6 fire}]}
    """)
    table.do("activate Potion of Knowledge", *["take fire"] * 5)
    assert table.reserve(1) == {"fire": 7}
