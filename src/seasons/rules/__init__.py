"""The rules of Seasons: pure functions over plain data. No input or output, no clock, no hidden randomness.

>>> from seasons.rules import Fast, apply, legal_moves, new_game, scores
>>> chance = Fast(seed=7)
>>> game = new_game(2, chance)
>>> while not game.over:
...     moves = legal_moves(game)
...     final = apply(game, moves[chance.below(len(moves))], chance)
>>> len(scores(game))
2
"""

import seasons.rules.state as _state
from seasons.rules import moves as moves
from seasons.rules.chance import Chance, Closed, Fair, Fast, Recorder, Told
from seasons.rules.codes import (
    AIR,
    APPRENTICE,
    ARCHMAGE,
    DISCARD,
    DRAFTED,
    DRAWN,
    EARTH,
    EDITIONS,
    ENERGIES,
    EVERYBODY,
    FALL,
    FINALS,
    FIRE,
    FIRST,
    HAND,
    HIDDEN,
    LEVELS,
    LIBRARY2,
    LIBRARY3,
    MAGICIAN,
    PACK,
    PILE,
    PLAY,
    PUBLIC,
    REASONS,
    REVISED,
    SEASONS,
    SPRING,
    SUMMER,
    TOP,
    WATER,
    WINTER,
    ZONES,
)
from seasons.rules.decisions import DECISION_KINDS, Decision, decision
from seasons.rules.engine import apply, decision_id, legal, legal_moves, mover, new_game, owes
from seasons.rules.errors import BadOutcome, ChanceClosed, IllegalMove, RulesError, WrongSeat
from seasons.rules.events import DREW, EVENT_NAMES, EVENT_ROWS, Event
from seasons.rules.facts import (
    CARD_ROWS,
    EFFECTS,
    KIND,
    KINDS,
    NAMES,
    PRESETS,
    PRESTIGE,
    RATES,
    RULES_VERSION,
    crystal_cost,
    energy_cost,
    face_value,
)
from seasons.rules.forms import Question, question
from seasons.rules.moves import ACTIONS, END_TURN
from seasons.rules.playout import Playout
from seasons.rules.preview import Preview, finals, preview
from seasons.rules.resample import resample
from seasons.rules.scoring import Score, scores, total_score
from seasons.rules.state import State, from_bytes, number_of
from seasons.rules.steps.base import OPTIONS
from seasons.rules.steps.prelude import retract
from seasons.rules.views import PublicView, Sight, View, public_view, view
from seasons.rules.why import OBJECTS, Reason, explain, refusals

COMPILED = not _state.__file__.endswith(".py")
"""Whether the rules run compiled (fast) or interpreted."""

__all__ = [
    "ACTIONS",
    "AIR",
    "APPRENTICE",
    "ARCHMAGE",
    "BadOutcome",
    "CARD_ROWS",
    "COMPILED",
    "Chance",
    "ChanceClosed",
    "Closed",
    "DECISION_KINDS",
    "DISCARD",
    "DRAFTED",
    "DRAWN",
    "DREW",
    "Decision",
    "EARTH",
    "EDITIONS",
    "EFFECTS",
    "END_TURN",
    "ENERGIES",
    "EVENT_NAMES",
    "EVENT_ROWS",
    "EVERYBODY",
    "Event",
    "FALL",
    "FINALS",
    "FIRE",
    "FIRST",
    "Fair",
    "Fast",
    "HAND",
    "HIDDEN",
    "IllegalMove",
    "KIND",
    "KINDS",
    "LEVELS",
    "LIBRARY2",
    "LIBRARY3",
    "MAGICIAN",
    "NAMES",
    "OBJECTS",
    "OPTIONS",
    "PACK",
    "PILE",
    "PLAY",
    "PRESETS",
    "PRESTIGE",
    "PUBLIC",
    "Playout",
    "Preview",
    "PublicView",
    "RATES",
    "Question",
    "REASONS",
    "REVISED",
    "RULES_VERSION",
    "Reason",
    "Recorder",
    "RulesError",
    "SEASONS",
    "SPRING",
    "SUMMER",
    "Score",
    "Sight",
    "State",
    "TOP",
    "Told",
    "View",
    "WATER",
    "WINTER",
    "WrongSeat",
    "ZONES",
    "apply",
    "crystal_cost",
    "decision",
    "decision_id",
    "energy_cost",
    "explain",
    "face_value",
    "finals",
    "from_bytes",
    "legal",
    "legal_moves",
    "mover",
    "moves",
    "new_game",
    "number_of",
    "owes",
    "preview",
    "public_view",
    "question",
    "refusals",
    "resample",
    "retract",
    "scores",
    "total_score",
    "view",
]
