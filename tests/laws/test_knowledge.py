"""Nobody learns what they may not know; resampled states could be the real one."""

from collections import Counter

from hypothesis import given
from mypy_extensions import i64

from helpers import Table
from laws.games import examples, moments, near, seeds, setups, worlds
from seasons.rules import (
    DRAFTED,
    DRAWN,
    HAND,
    HIDDEN,
    LIBRARY2,
    LIBRARY3,
    PACK,
    PILE,
    Chance,
    Event,
    Fast,
    State,
    Told,
    View,
    apply,
    legal_moves,
    mover,
    new_game,
    number_of,
    public_view,
    resample,
    view,
)
from seasons.rules.knowledge import memory_of
from seasons.rules.moves import is_card_move
from seasons.vecs import vec

few = examples(40)


@few
@given(seeds, setups)
def test_resampled_states_give_the_same_view(seed: int, setup: tuple[int, int, int]) -> None:
    for state in moments(seed, setup, 19):
        for seat in range(state.players):
            seen = view(state, seat)
            world = resample(seen, Fast(seed))
            assert view(world, seat) == seen
            assert HIDDEN not in list(world.where)
            if mover(state) == seat:
                assert legal_moves(world, seat) == legal_moves(state, seat) == legal_moves(seen.table, seat)
        crowd = public_view(state)
        assert public_view(resample(crowd, Fast(seed))) == crowd


def swap(state: State, a: int, b: int) -> State:
    """The same game with two cards having changed places from the start."""
    other = state.copy()
    for numbers in (other.where, other.known, other.turned, other.memory):
        numbers[a], numbers[b] = numbers[b], numbers[a]
    return other


class Noting(Chance):
    """Passes a source on and notes what came, and whether it was a card."""

    def __init__(self, source: Chance) -> None:
        self.source = source
        self.notes: list[tuple[bool, int]] = []

    def draw(self, shuffle: int, pile: vec[i64], size: int) -> int:
        self.notes.append((True, self.source.draw(shuffle, pile, size)))
        return self.notes[-1][1]

    def roll(self, round: int, die: int, attempt: int) -> int:
        self.notes.append((False, self.source.roll(round, die, attempt)))
        return self.notes[-1][1]


def chosen_card(state: State, move: int) -> int:
    """The physical hidden card that a card move of the mover means, or -1."""
    seat, number = mover(state), (move - 100) % 50 + 1
    for zone in (PACK, HAND, DRAWN):
        card = state.find(zone + seat, number)
        if card >= 0:
            return card
    return -1


def twins_together(state: State, cards: tuple[int, int]) -> bool:
    """Whether a card lies beside its equal copy, where a move by name could mean either."""
    return any(state.where[c] == state.where[c ^ 1] != PILE for c in cards)


def splitting(state: State) -> bool:
    """Whether everybody sorts nine cards into years, in the order of the cards: swapped cards ask other questions."""
    return state.round == 0 and state.size[PACK] == 0


@examples(400)
@given(seeds, setups)
def test_swapping_two_unknown_cards_changes_nothing_the_seat_sees(seed: int, setup: tuple[int, int, int]) -> None:
    chance = Fast(seed)
    left = new_game(setup[0], chance, setup[1], setup[2])
    for _ in range(chance.below(150)):
        if not left.over:
            moves = legal_moves(left)
            apply(left, moves[chance.below(len(moves))], chance)
    viewer = chance.below(left.players)
    bit = 1 << viewer
    unknown = [c for c in range(100) if left.where[c] >= PILE and not left.known[c] & bit]
    unknown = [c for c in unknown if not (left.memory[c] | left.memory[c ^ 1]) >> (10 * viewer) & 1023]
    if left.over or len(unknown) < 2 or any(left.picks):
        return
    a = unknown[chance.below(len(unknown))]
    b = unknown[chance.below(len(unknown))]
    if number_of(a) == number_of(b):
        return
    right = swap(left, a, b)
    exchange = {a: b, b: a}
    for _ in range(200):
        assert view(left, viewer) == view(right, viewer)
        if left.over or twins_together(left, (a, b)) or twins_together(right, (a, b)):
            return
        if splitting(left) and not left.where[a] == left.where[b] == PILE:
            return
        moves = legal_moves(left)
        move = moves[chance.below(len(moves))]
        mirrored = move
        if is_card_move(move) and mover(left) != viewer:
            card = chosen_card(left, move)
            if card in exchange:
                mirrored = move + number_of(exchange[card]) - number_of(card)
        if mirrored not in legal_moves(right):
            return  # the other seat could not do the same: its choice itself tells the games apart
        noting = Noting(chance)
        heard: list[Event] = []
        heard_too: list[Event] = []
        apply(left, move, noting, heard)
        if (left.known[a] | left.known[b]) & bit:
            return  # the viewer learns one of the two
        told = Told([exchange.get(value, value) if card else value for card, value in noting.notes])
        apply(right, mirrored, told, heard_too)
        assert [event.seen_by(viewer) for event in heard] == [event.seen_by(viewer) for event in heard_too]


def test_resampling_deals_unseen_cards_to_all_places_alike() -> None:
    table = Table(
        """
level: magician
seats:
  1: {hand: [Purse of Io]}
  2: {hand: [Staff of Spring], library 2: [Runic Cube of Eolis], library 3: [Amulet of Air]}
pile: [Amulet of Fire, Potion of Life, Potion of Life]
"""
    )
    seen = view(table.state, 0)
    chance = Fast(5)
    deals = worlds(16000)
    holds = Counter(number_of(card) for _ in range(deals) for card in hidden_hand(resample(seen, chance)))
    candidates = [card for card in range(100) if seen.table.where[card] == HIDDEN]
    by_number = Counter(number_of(card) for card in candidates)
    for number, copies in by_number.items():
        assert near(holds[number], deals, copies / len(candidates))


def hidden_hand(world: State) -> list[int]:
    """The hand of the second seat."""
    return [card for card in range(100) if world.where[card] == HAND + 1]


def remembered_groups(seen: View) -> dict[int, list[int]]:
    """The hidden cards that a seat remembers from the draft, by pack and pick."""
    groups: dict[int, list[int]] = {}
    for card in range(100):
        bits = memory_of(seen.table, seen.seat, card)
        if bits:
            hidden = card if seen.table.where[card] == HIDDEN else card ^ 1
            groups.setdefault(bits & 63, []).append(hidden)
    return groups


def test_resampling_in_the_draft_spreads_a_remembered_pack_over_the_later_pickers() -> None:
    chance = Fast(3)
    state = new_game(3, chance)
    for _ in range(6):  # two picks by everybody: the first pack of seat 1 lies before seat 3, less one card
        apply(state, legal_moves(state)[0], chance)
    seen = view(state, 0)
    remembered = remembered_groups(seen)[0]
    assert len(remembered) == 8
    deals = worlds(8000)
    taken: Counter[int] = Counter()
    for _ in range(deals):
        world = resample(seen, chance)
        mine = [card for card in remembered if world.where[card] == DRAFTED + 1]
        assert len(mine) == 1
        assert all(world.where[card] == PACK + 2 for card in remembered if card not in mine)
        taken[mine[0]] += 1
    for card in remembered:
        assert near(taken[card], deals, 1 / 8)


def test_resampling_after_the_draft_gives_each_later_picker_one_card_of_a_group() -> None:
    chance = Fast(4)
    state = new_game(4, chance)
    while state.round == 0:
        moves = legal_moves(state)
        apply(state, moves[chance.below(len(moves))], chance)
    seen = view(state, 0)
    whole = [cards for cards in remembered_groups(seen).values() if len(cards) == 3]
    assert whole
    deals = worlds(3000)
    first_holder: Counter[int] = Counter()
    for _ in range(deals):
        world = resample(seen, chance)
        for cards in whole:
            owners = [world.where[card] % 4 for card in cards]
            assert sorted(owners) == [1, 2, 3]
            assert all(world.where[card] - world.where[card] % 4 in (HAND, LIBRARY2, LIBRARY3) for card in cards)
        first_holder[world.where[whole[0][0]] % 4] += 1
    for seat in (1, 2, 3):
        assert near(first_holder[seat], deals, 1 / 3)
