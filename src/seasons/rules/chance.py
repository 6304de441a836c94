"""Where rolls and draws come from. Chance is an argument of every transition and never part of a state.

Five sources: `Fair` (from a secret seed, checkable afterwards), `Fast` (simulation), `Told` (records, scenarios),
`Closed` (previews: refuses), `Recorder` (passes another source on and writes down what came).
"""

import hashlib
import hmac
from typing import Final

from mypy_extensions import i64, mypyc_attr

from seasons.rules.counted import CARDS_IN_BOX
from seasons.rules.errors import BadOutcome, ChanceClosed
from seasons.vecs import vec

# What `pick` is asked for.
PICK_DICE: Final = 0
PICK_FIRST: Final = 1
PICK_PRESET: Final = 2
PURPOSES: Final = ("dice", "first", "preset")

MASK: Final = 0xFFFFFFFF


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """A source of outcomes. Every request carries the key that makes it unique in its game."""

    def draw(self, shuffle: i64, pile: vec[i64], size: i64) -> i64:
        """The next card: one of the first `size` cards of `pile`, in ascending order."""
        raise NotImplementedError

    def roll(self, round: i64, die: i64, attempt: i64) -> i64:
        """The face 0-5 that die 0-19 shows."""
        raise NotImplementedError

    def pick(self, purpose: i64, index: i64, n: i64) -> i64:
        """A number below n for the set-up."""
        raise NotImplementedError


class Fast(Chance):
    """A quick generator for simulations; the same seed gives the same outcomes in compiled and interpreted mode."""

    def __init__(self, seed: i64) -> None:
        self.seed: i64 = (seed ^ ((seed >> 32) * 40503)) & MASK
        self.count: i64 = 0

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1."""
        self.count += 1
        x: i64 = (self.seed ^ ((self.count * 40503) & MASK)) & MASK
        x = ((x ^ (x >> 16)) * 0x45D9F3B) & MASK
        x = ((x ^ (x >> 16)) * 0x45D9F3B) & MASK
        x = x ^ (x >> 16)
        return (x * n) >> 32

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Fast) and self.seed == other.seed and self.count == other.count

    def __hash__(self) -> int:
        return hash((self.seed, self.count))

    def __repr__(self) -> str:
        return f"<Fast {self.seed}, {self.count} asked>"

    def __reduce__(self) -> tuple[object, ...]:
        return (fast_after, (self.seed, self.count))

    def draw(self, shuffle: i64, pile: vec[i64], size: i64) -> i64:
        return pile[self.below(size)]

    def roll(self, round: i64, die: i64, attempt: i64) -> i64:
        return self.below(6)

    def pick(self, purpose: i64, index: i64, n: i64) -> i64:
        return self.below(n)


def fast_after(seed: i64, count: i64) -> Fast:
    """The generator of a seed after it was asked so often."""
    fast = Fast(seed)
    fast.count = count
    return fast


class Fair(Chance):
    """Outcomes from a 256-bit seed: the same deck and dice for the same seed, whatever the players do.

    The order of a pile is the order of the cards' keyed digests; numbers are taken by rejection, so they are uniform.

    >>> Fair(bytes(32)).roll(1, 0, 0) == Fair(bytes(32)).roll(1, 0, 0)
    True
    """

    def __init__(self, seed: bytes) -> None:
        if len(seed) != 32:
            raise ValueError(f"a seed has 32 bytes, this has {len(seed)}")
        self.seed = seed
        self.orders: dict[int, list[bytes]] = {}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Fair) and self.seed == other.seed

    def __hash__(self) -> int:
        return hash(self.seed)

    def __repr__(self) -> str:
        return "<Fair>"  # its seed is secret

    def __reduce__(self) -> tuple[object, ...]:
        return (Fair, (self.seed,))

    def digest(self, text: str) -> bytes:
        """The keyed digest of a request."""
        return hmac.new(self.seed, text.encode(), hashlib.sha256).digest()

    def below(self, n: int, text: str) -> int:
        """A number from 0 to n - 1 for this request."""
        whole = 1 << 64
        attempt = 0
        while True:
            value = int.from_bytes(self.digest(f"{text}/{attempt}")[:8], "big")
            if value < whole - whole % n:
                return value % n
            attempt += 1

    def draw(self, shuffle: i64, pile: vec[i64], size: i64) -> i64:
        if shuffle not in self.orders:
            self.orders[shuffle] = [self.digest(f"card/{shuffle}/{card}") for card in range(CARDS_IN_BOX)]
        order = self.orders[shuffle]
        best: i64 = pile[0]
        for index in range(1, size):
            if order[pile[index]] < order[best]:
                best = pile[index]
        return best

    def roll(self, round: i64, die: i64, attempt: i64) -> i64:
        return self.below(6, f"roll/{round}/{die}/{attempt}")

    def pick(self, purpose: i64, index: i64, n: i64) -> i64:
        return self.below(n, f"{PURPOSES[purpose]}/{index}/{n}")


class Told(Chance):
    """Outcomes read from a list, in order; then, if there is one, another source goes on."""

    def __init__(self, outcomes: list[int], then: Chance | None = None) -> None:
        self.outcomes = outcomes
        self.then = then
        self.used = 0

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Told)
            and self.outcomes == other.outcomes
            and self.used == other.used
            and self.then == other.then
        )

    def __hash__(self) -> int:
        return hash((tuple(self.outcomes), self.used))

    def __repr__(self) -> str:
        return f"<Told {self.outcomes}, {self.used} used>"

    def __reduce__(self) -> tuple[object, ...]:
        return (told_after, (self.outcomes, self.then, self.used))

    def next(self, asked: str) -> int:
        """The next told outcome."""
        if self.used >= len(self.outcomes):
            raise BadOutcome(f"no outcome is left for {asked}")
        self.used += 1
        return self.outcomes[self.used - 1]

    def spent(self) -> bool:
        """Whether the next outcome comes from the other source."""
        return self.then is not None and self.used >= len(self.outcomes)

    def draw(self, shuffle: i64, pile: vec[i64], size: i64) -> i64:
        if self.then is not None and self.spent():
            return self.then.draw(shuffle, pile, size)
        card: i64 = self.next("a draw")
        for index in range(size):
            if pile[index] == card:
                return card
        raise BadOutcome(f"outcome {self.used}: card {card} is not in the draw pile")

    def roll(self, round: i64, die: i64, attempt: i64) -> i64:
        if self.then is not None and self.spent():
            return self.then.roll(round, die, attempt)
        face = self.next(f"the roll of die {die} in round {round}")
        if not 0 <= face < 6:
            raise BadOutcome(f"outcome {self.used}: a die has faces 0 to 5, not {face}")
        return face

    def pick(self, purpose: i64, index: i64, n: i64) -> i64:
        if self.then is not None and self.spent():
            return self.then.pick(purpose, index, n)
        value = self.next(f"the set-up ({PURPOSES[purpose]})")
        if not 0 <= value < n:
            raise BadOutcome(f"outcome {self.used}: expected 0 to {n - 1} for {PURPOSES[purpose]}, not {value}")
        return value


def told_after(outcomes: list[int], then: Chance | None, used: int) -> Told:
    """Told outcomes of which so many have been used."""
    told = Told(outcomes, then)
    told.used = used
    return told


class Closed(Chance):
    """The source of previews: whatever only chance can tell raises ChanceClosed."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Closed)

    def __hash__(self) -> int:
        return 0

    def __repr__(self) -> str:
        return "<Closed>"

    def __reduce__(self) -> tuple[object, ...]:
        return (Closed, ())

    def draw(self, shuffle: i64, pile: vec[i64], size: i64) -> i64:
        raise ChanceClosed("the next card is not known")

    def roll(self, round: i64, die: i64, attempt: i64) -> i64:
        raise ChanceClosed("the roll is not known")

    def pick(self, purpose: i64, index: i64, n: i64) -> i64:
        raise ChanceClosed("the set-up is not known")


class Recorder(Chance):
    """Passes another source on and keeps what came in `outcomes`."""

    def __init__(self, source: Chance) -> None:
        self.source = source
        self.outcomes: list[int] = []

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Recorder) and self.source == other.source and self.outcomes == other.outcomes

    def __hash__(self) -> int:
        return hash(tuple(self.outcomes))

    def __repr__(self) -> str:
        return f"<Recorder {self.outcomes}>"

    def __reduce__(self) -> tuple[object, ...]:
        return (recorder_after, (self.source, self.outcomes))

    def note(self, outcome: i64) -> i64:
        """Keep an outcome and hand it on."""
        self.outcomes.append(outcome)
        return outcome

    def take(self) -> list[int]:
        """The outcomes since the last call."""
        taken = self.outcomes
        self.outcomes = []
        return taken

    def draw(self, shuffle: i64, pile: vec[i64], size: i64) -> i64:
        return self.note(self.source.draw(shuffle, pile, size))

    def roll(self, round: i64, die: i64, attempt: i64) -> i64:
        return self.note(self.source.roll(round, die, attempt))

    def pick(self, purpose: i64, index: i64, n: i64) -> i64:
        return self.note(self.source.pick(purpose, index, n))


def recorder_after(source: Chance, outcomes: list[int]) -> Recorder:
    """A recorder that has kept these outcomes."""
    recorder = Recorder(source)
    recorder.outcomes = outcomes
    return recorder
