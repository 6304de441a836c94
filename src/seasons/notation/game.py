"""A game being played and recorded, with undo as far as the rules of undo allow (UNDO-1)."""

from seasons.notation.errors import BadRecord
from seasons.notation.record import Entry, Record, commitment_of, replay, result_of, seed_bytes
from seasons.rules import FINALS, Event, Fair, Recorder, State, apply, mover, new_game


class Game:
    """A table where every move is checked, made, and written down. Seats count from 0.

    >>> from seasons.rules import legal_moves
    >>> game = Game.new(["Ada", "Bob"], seed=bytes(32))
    >>> events = game.play(legal_moves(game.state)[0])
    >>> len(game.record.entries), game.undo(), len(game.record.entries)
    (1, True, 0)
    """

    def __init__(self, record: Record, state: State, seed: bytes) -> None:
        self.record = record
        self.state = state
        self.chance = Recorder(Fair(seed))
        self.finals: list[int] = []  # per entry, why it cannot be undone (a mask; 0: it can)
        self.events: list[list[Event]] = []  # per entry
        self.dealt: list[Event] = []  # the events of the set-up
        self.states = [state]  # after the set-up and after every entry

    @classmethod
    def new(cls, names: list[str], level: int = 2, edition: int = 0, seed: bytes = b"", first: int = -1) -> "Game":
        """Set a game up. The seed decides every draw and roll; take 32 bytes from `secrets`."""
        source = Recorder(Fair(seed))
        dealt: list[Event] = []
        state = new_game(len(names), source, level, edition, first, dealt)
        record = Record(list(names), level, edition, first, commitment_of(seed), source.take(), secret=seed.hex())
        game = cls(record, state, seed)
        game.dealt = dealt
        return game

    @classmethod
    def resume(cls, record: Record) -> "Game":
        """Go on with a saved game: the record must hold its seed, and everything in it must follow from that."""
        if record.nonces or record.start:
            raise BadRecord("nonces, start: this game was played at a table server; it can be replayed, not resumed")
        seed = seed_bytes(record.secret or record.seed, "secret")
        replay(record)
        game = cls.new(record.names, record.level, record.edition, seed, record.first)
        if game.record.setup != record.setup:
            raise BadRecord("set-up: the outcomes are not those of the seed")
        for index, entry in enumerate(record.entries):
            game.play(entry.move, entry.seat)
            if game.record.entries[-1] != entry:
                raise BadRecord(f"entry {index + 1}: the outcomes are not those of the seed")
        return game

    def play(self, move: int, seat: int = -1) -> list[Event]:
        """Make a move, by default of the mover, and return what happened. A move that is refused changes nothing."""
        if seat < 0:
            seat = mover(self.state)
        state = self.state.copy()
        events: list[Event] = []
        self.chance.take()
        final = apply(state, move, self.chance, events, seat)
        self.record.entries.append(Entry(seat, move, self.chance.take()))
        self.finals.append(int(final))
        self.events.append(events)
        self.states.append(state)
        self.state = state
        if state.over:
            self.record.result = result_of(state)
            self.record.seed = self.record.secret
        return events

    def undoable(self, seat: int = -1) -> int:
        """The entry that `undo` would take back, or -1. Simultaneous answers of others stay as they are (SETUP-5)."""
        for index in range(len(self.finals) - 1, -1, -1):
            if self.finals[index]:
                return -1
            if seat < 0 or self.record.entries[index].seat == seat:
                return index
        return -1

    def undo(self, seat: int = -1) -> bool:
        """Take back the last entry (of a seat); False if it must stay."""
        index = self.undoable(seat)
        if index < 0:
            return False
        later = self.record.entries[index + 1 :]
        self.rewind(index)
        for entry in later:
            self.play(entry.move, entry.seat)
        return True

    def why_not_undo(self) -> list[str]:
        """Why the last entry must stay, as names of FINALS; empty if it need not, or if there is none."""
        mask = self.finals[-1] if self.finals else 0
        return [name for bit, name in enumerate(FINALS) if mask >> bit & 1]

    def undo_turn(self, seat: int = -1) -> int:
        """Take back all that can be taken back (of a seat); how many entries that were."""
        count = 0
        while self.undo(seat):
            count += 1
        return count

    def rewind(self, n: int) -> None:
        """Go back to the moment after n entries, whatever was learned since: not for games that count."""
        if not 0 <= n <= len(self.record.entries):
            raise ValueError(f"the game has {len(self.record.entries)} entries, so it cannot go back to {n}")
        del self.record.entries[n:], self.finals[n:], self.events[n:], self.states[n + 1 :]
        self.state = self.states[n]
        self.record.result = []
        self.record.seed = ""

    def state_at(self, n: int) -> State:
        """A copy of the state after n entries."""
        return self.states[n].copy()
