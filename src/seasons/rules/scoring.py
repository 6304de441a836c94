"""The end of the game: who has how many points, and why."""

from mypy_extensions import i64

from seasons.rules.cards import AT_END
from seasons.rules.codes import HAND, HAND_PENALTY, PLAY
from seasons.rules.counted import CARDS_IN_BOX
from seasons.rules.facts import BONUS_PENALTY, PRESTIGE
from seasons.rules.state import State, number_of
from seasons.rules.transition import CARDS


class Score:
    """The points of one seat, part by part. `cards` has (number, crystals) for every end-of-game card in play."""

    def __init__(
        self, seat: int, crystals: int, prestige: int, cards: list[tuple[int, int]], hand: int, bonus: int, in_play: int
    ) -> None:
        self.seat = seat
        self.crystals = crystals
        self.prestige = prestige
        self.cards = cards
        self.hand = hand
        self.bonus = bonus
        self.in_play = in_play
        self.rank = 1
        self.total = crystals + prestige + sum([n for _, n in cards]) + hand + bonus

    def as_tuple(self) -> tuple[int, int, int, list[tuple[int, int]], int, int, int]:
        """What the score was made of, in the order of the constructor."""
        return (self.seat, self.crystals, self.prestige, self.cards, self.hand, self.bonus, self.in_play)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Score) and self.as_tuple() == other.as_tuple() and self.rank == other.rank

    def __hash__(self) -> int:
        return hash((self.seat, self.total, self.rank))

    def __reduce__(self) -> tuple[object, ...]:
        return (ranked, (self.rank, self.as_tuple()))

    def __repr__(self) -> str:
        return f"<Score seat {self.seat + 1}: {self.total}, rank {self.rank}>"


def ranked(rank: int, parts: tuple[int, int, int, list[tuple[int, int]], int, int, int]) -> Score:
    """A score with its rank."""
    seat, crystals, prestige, cards, hand, bonus, in_play = parts
    score = Score(seat, crystals, prestige, cards, hand, bonus, in_play)
    score.rank = rank
    return score


def prestige_in_play(state: State, seat: i64) -> i64:
    """The printed prestige of the cards a seat has in play."""
    points: i64 = 0
    for card in range(CARDS_IN_BOX):
        if state.where[card] == PLAY + seat:
            points += PRESTIGE[number_of(card)]
    return points


def end_cards(state: State, seat: i64) -> i64:
    """The crystals that cards in play would add if the game ended now."""
    points: i64 = 0
    for index in range(len(AT_END)):
        points += end_card(state, seat, AT_END[index])
    return points


def end_card(state: State, seat: i64, number: i64) -> i64:
    """The crystals that the copies of one card would add."""
    copies = state.copies(seat, number)
    if copies == 0:
        return 0
    return copies * CARDS[number].at_end(state, seat)


def points_of(state: State, seat: i64, prestige: i64) -> i64:
    """What a seat with so much prestige in play would score if the game ended now."""
    points = state.crystals[seat] + prestige + end_cards(state, seat)
    return points - HAND_PENALTY * state.size[HAND + seat] - BONUS_PENALTY[state.bonuses[seat]]


def total_score(state: State, seat: i64) -> i64:
    """What the seat would score if the game ended now."""
    return points_of(state, seat, prestige_in_play(state, seat))


def scores(state: State) -> list[Score]:
    """The score of every seat if the game ended now, with ranks: more points, then more cards in play (END-2)."""
    table = []
    for seat in range(state.players):
        parts: list[tuple[int, int]] = []
        for index in range(len(AT_END)):
            number = AT_END[index]
            for _ in range(state.copies(seat, number)):
                parts.append((int(number), int(CARDS[number].at_end(state, seat))))
        table.append(
            Score(
                seat,
                state.crystals[seat],
                prestige_in_play(state, seat),
                parts,
                -HAND_PENALTY * state.size[HAND + seat],
                -BONUS_PENALTY[state.bonuses[seat]],
                state.size[PLAY + seat],
            )
        )
    for score in table:
        for other in table:
            if (other.total, other.in_play) > (score.total, score.in_play):
                score.rank += 1
    return table
