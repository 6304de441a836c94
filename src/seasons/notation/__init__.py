"""Text forms of the game: moves, positions, records, scenarios, and the table in plain lines.

>>> from seasons.notation import read_move, read_position
>>> from seasons.rules import apply, table
>>> state, chance = read_position("seats: {1: {hand: [Amulet of Earth], reserve: 2 earth}}")
>>> final = apply(state, read_move(state, "summon Amulet of Earth"), chance)
>>> table(state).seats[0].crystals
9
"""

from seasons.notation.errors import BadPosition, BadRecord, MalformedMove
from seasons.notation.moves import card_number, move_id, move_text, read_move
from seasons.notation.position import read_position
from seasons.notation.position_text import write_position
from seasons.notation.record import (
    Entry,
    Placing,
    Record,
    commitment_of,
    new_table,
    record_of,
    replay,
    resumed,
    verify,
)
from seasons.notation.record_text import dump, parse
from seasons.notation.scenario import run_files, run_scenario
from seasons.notation.show import table_text

__all__ = [
    "BadPosition",
    "BadRecord",
    "Entry",
    "MalformedMove",
    "Placing",
    "Record",
    "card_number",
    "commitment_of",
    "dump",
    "move_id",
    "move_text",
    "parse",
    "new_table",
    "read_move",
    "read_position",
    "record_of",
    "replay",
    "resumed",
    "run_files",
    "run_scenario",
    "table_text",
    "verify",
    "write_position",
]
