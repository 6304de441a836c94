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
from seasons.rules.answer import CAUTIONS, Caution, arrange, cautions, suggest
from seasons.rules.building import build, drawable
from seasons.rules.cards import NAMES
from seasons.rules.cards.choices import cards_meant
from seasons.rules.chance import Chance, Closed, Fair, Fast, Recorder, Told
from seasons.rules.codes import (
    AIR,
    APPRENTICE,
    ARCHMAGE,
    BONUS_LIMIT,
    BONUS_NAMES,
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
    reasons,
    why_final,
)
from seasons.rules.counted import ACTIONS
from seasons.rules.decisions import DECISION_KINDS, Decision, decision, decisions, kind_of
from seasons.rules.describing import describe, phase
from seasons.rules.dice import Die, Energies, Face, Landing, dice, face, rates
from seasons.rules.engine import apply, decision_id, legal, legal_moves, mover, new_game, owes
from seasons.rules.errors import BadOutcome, BadSetup, ChanceClosed, IllegalMove, RulesError, WrongSeat
from seasons.rules.events import EVENT_NAMES, EVENT_ROWS, Event, event_fields
from seasons.rules.facts import BONUS_PENALTIES, KINDS, PRESETS, RULES_VERSION
from seasons.rules.forms import Cell, Option, Plan, Question, Tray, asks_twice, follows, question
from seasons.rules.laws import broken_laws, score_laws
from seasons.rules.moves import END_TURN, MOVE_KINDS, MOVES, Move, move, move_id
from seasons.rules.offers import OFFERS, Offer, offers
from seasons.rules.passives import CAULDRON_FULL
from seasons.rules.playout import Playout
from seasons.rules.preview import Preview, finals, preview
from seasons.rules.printed import CardFacts, card
from seasons.rules.reasons import OBJECTS, Reason, explain, refusals
from seasons.rules.resample import resample
from seasons.rules.scoring import Score, scores, total_score
from seasons.rules.setup import PHASES, DieSetup, Known, Laid, SeatSetup, Setup
from seasons.rules.state import State, card_id, from_bytes, number_of, situation
from seasons.rules.steps.base import OPTIONS
from seasons.rules.steps.prelude import retract
from seasons.rules.table import Draft, InPlay, Passed, Pile, Seat, Table, table
from seasons.rules.views import AnyView, PublicView, View, Who, public_view, view

COMPILED = not _state.__file__.endswith(".py")
"""Whether the rules run compiled (fast) or interpreted."""

__all__ = [
    "ACTIONS",
    "AIR",
    "APPRENTICE",
    "ARCHMAGE",
    "BONUS_LIMIT",
    "BONUS_NAMES",
    "BONUS_PENALTIES",
    "BadOutcome",
    "BadSetup",
    "CAULDRON_FULL",
    "CAUTIONS",
    "COMPILED",
    "CardFacts",
    "Caution",
    "Cell",
    "Chance",
    "ChanceClosed",
    "Closed",
    "DECISION_KINDS",
    "DISCARD",
    "DRAFTED",
    "DRAWN",
    "Decision",
    "Die",
    "DieSetup",
    "Draft",
    "EARTH",
    "EDITIONS",
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
    "KINDS",
    "Known",
    "LEVELS",
    "LIBRARY2",
    "LIBRARY3",
    "Laid",
    "Landing",
    "MAGICIAN",
    "MOVES",
    "MOVE_KINDS",
    "Move",
    "NAMES",
    "OBJECTS",
    "OFFERS",
    "OPTIONS",
    "Offer",
    "Option",
    "PACK",
    "PHASES",
    "PILE",
    "PLAY",
    "PRESETS",
    "PUBLIC",
    "Passed",
    "Pile",
    "Plan",
    "Playout",
    "Preview",
    "PublicView",
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
    "SeatSetup",
    "Setup",
    "AnyView",
    "State",
    "TOP",
    "Table",
    "Told",
    "Tray",
    "View",
    "WATER",
    "WINTER",
    "Who",
    "WrongSeat",
    "ZONES",
    "apply",
    "arrange",
    "asks_twice",
    "broken_laws",
    "build",
    "card",
    "card_id",
    "cards_meant",
    "cautions",
    "decision",
    "decision_id",
    "decisions",
    "describe",
    "dice",
    "drawable",
    "event_fields",
    "explain",
    "face",
    "finals",
    "follows",
    "from_bytes",
    "kind_of",
    "legal",
    "legal_moves",
    "move",
    "move_id",
    "mover",
    "new_game",
    "number_of",
    "offers",
    "owes",
    "phase",
    "preview",
    "public_view",
    "question",
    "rates",
    "reasons",
    "refusals",
    "resample",
    "retract",
    "score_laws",
    "scores",
    "situation",
    "suggest",
    "table",
    "total_score",
    "view",
    "why_final",
]
