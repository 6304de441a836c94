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
from seasons.rules.answer import CAUTIONS, OFFERS, Caution, Offer, arrange, cautions, offers, suggest
from seasons.rules.chance import Chance, Closed, Fair, Fast, Recorder, Told
from seasons.rules.codes import (
    AIR,
    APPRENTICE,
    ARCHMAGE,
    BONUS_LIMIT,
    CAULDRON_FULL,
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
    GAUGE_LIMIT,
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
from seasons.rules.decisions import DECISION_KINDS, Decision, decision, decisions, kind_of
from seasons.rules.dice import Die, Energies, Face, Landing, face, rates
from seasons.rules.engine import apply, decision_id, legal, legal_moves, mover, new_game, owes
from seasons.rules.errors import BadOutcome, ChanceClosed, IllegalMove, RulesError, WrongSeat
from seasons.rules.events import DREW, EVENT_NAMES, EVENT_ROWS, Event, event_fields
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
from seasons.rules.laws import broken_laws, score_laws
from seasons.rules.moves import ACTIONS, END_TURN, MOVE_KINDS, Move, move, move_id
from seasons.rules.playout import Playout
from seasons.rules.preview import Preview, finals, preview
from seasons.rules.printed import CardFacts, card
from seasons.rules.resample import resample
from seasons.rules.scoring import Score, scores, total_score
from seasons.rules.state import State, from_bytes, number_of
from seasons.rules.steps.base import OPTIONS
from seasons.rules.steps.prelude import retract
from seasons.rules.table import InPlay, Passed, Pile, Seat, Table, table
from seasons.rules.views import PublicView, Sight, View, Who, public_view, view
from seasons.rules.why import OBJECTS, Reason, explain, refusals

COMPILED = not _state.__file__.endswith(".py")
"""Whether the rules run compiled (fast) or interpreted."""

__all__ = [
    "ACTIONS",
    "AIR",
    "APPRENTICE",
    "ARCHMAGE",
    "BONUS_LIMIT",
    "BadOutcome",
    "CARD_ROWS",
    "CAULDRON_FULL",
    "CAUTIONS",
    "COMPILED",
    "CardFacts",
    "Caution",
    "Chance",
    "ChanceClosed",
    "Closed",
    "DECISION_KINDS",
    "DISCARD",
    "DRAFTED",
    "DRAWN",
    "DREW",
    "Decision",
    "Die",
    "EARTH",
    "EDITIONS",
    "EFFECTS",
    "END_TURN",
    "ENERGIES",
    "EVENT_NAMES",
    "EVENT_ROWS",
    "EVERYBODY",
    "Energies",
    "Event",
    "FALL",
    "FINALS",
    "FIRE",
    "FIRST",
    "Face",
    "Fair",
    "Fast",
    "GAUGE_LIMIT",
    "HAND",
    "HIDDEN",
    "IllegalMove",
    "InPlay",
    "KIND",
    "KINDS",
    "LEVELS",
    "LIBRARY2",
    "LIBRARY3",
    "Landing",
    "MAGICIAN",
    "MOVE_KINDS",
    "Move",
    "NAMES",
    "OBJECTS",
    "OFFERS",
    "OPTIONS",
    "Offer",
    "PACK",
    "PILE",
    "PLAY",
    "PRESETS",
    "PRESTIGE",
    "PUBLIC",
    "Passed",
    "Pile",
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
    "Seat",
    "Sight",
    "State",
    "TOP",
    "Table",
    "Told",
    "View",
    "WATER",
    "WINTER",
    "Who",
    "WrongSeat",
    "ZONES",
    "apply",
    "arrange",
    "broken_laws",
    "card",
    "cautions",
    "crystal_cost",
    "decision",
    "decision_id",
    "decisions",
    "energy_cost",
    "event_fields",
    "explain",
    "face",
    "face_value",
    "finals",
    "from_bytes",
    "kind_of",
    "legal",
    "legal_moves",
    "move",
    "move_id",
    "mover",
    "moves",
    "new_game",
    "number_of",
    "offers",
    "owes",
    "preview",
    "public_view",
    "question",
    "rates",
    "refusals",
    "resample",
    "retract",
    "score_laws",
    "scores",
    "suggest",
    "table",
    "total_score",
    "view",
]
