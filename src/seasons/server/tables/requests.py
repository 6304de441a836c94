"""What a connected client may ask for, and what it is answered. One function per request, over one table."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

from seasons.game import Refuse, Step
from seasons.game.entries import Body, Hints, Moves, Phrase, Standing, Thought
from seasons.protocol.decision import PUBLIC, decision_message, warning
from seasons.protocol.messages import Preview, Refused
from seasons.protocol.news import SPECTATOR
from seasons.protocol.requests import CAPABILITIES, LONGEST_BATCH, PHRASES, Agree, Play, Say, Stand, TakeBack, TryOut
from seasons.protocol.texts import names_of
from seasons.protocol.view import view_message
from seasons.rules import (
    ACTIONS,
    AnyView,
    IllegalMove,
    RulesError,
    WrongSeat,
    arrange,
    asks_twice,
    card,
    cautions,
    follows,
    kind_of,
    preview,
)
from seasons.server.tables.table_log import TableLog
from seasons.server.tables.tell import spoken_names
from seasons.words.sentences import event_sentences


def refusal(id: str, refuse: Refuse) -> Refused:
    """A refusal: its code, and what belongs to it. Who asked for what nobody knows here is told what is known."""
    return Refused(id, refuse.code, refuse.args_of, list(CAPABILITIES) if refuse.code == "unknown-message" else [])


def check_answer(log: TableLog, seat: int, asked: Play | TryOut) -> None:
    """Refuse what cannot answer the decision that is open."""
    log.playable()
    if seat < 0:
        raise Refuse("spectator")
    if asked.decision < 0 or log.game.question(seat) != asked.decision:
        raise Refuse("stale")
    if (not asked.moves and not asked.whole) or len(asked.moves) > LONGEST_BATCH:
        raise Refuse("bad-batch", count=LONGEST_BATCH)
    if not all(0 <= move < ACTIONS for move in asked.moves):
        raise Refuse("illegal", count=len(asked.moves))


@contextlib.contextmanager
def refused_by_the_rules(asked: Play | TryOut) -> Iterator[None]:
    """What the rules refuse, as a refusal."""
    try:
        yield
    except (IllegalMove, WrongSeat) as error:
        raise Refuse("illegal", count=len(asked.moves)) from error
    except RulesError as error:
        raise Refuse("too-far") from error


def play(log: TableLog, seat: int, request: Play, by: Thought | None = None) -> Step:
    """Make moves."""
    check_answer(log, seat, request)
    with refused_by_the_rules(request):
        step = log.play(seat, request.moves, by, request.whole)
    if isinstance(step.body, Moves) and not step.body.moves:
        raise Refuse("bad-batch", count=LONGEST_BATCH)
    return step


def try_out(log: TableLog, seat: int, request: TryOut, face_down: bool = False) -> Preview:
    """What moves would do, as far as the seat can know; face down, as far as everybody can."""
    viewer = SPECTATOR if face_down else seat
    names = spoken_names(log)
    check_answer(log, seat, request)
    if face_down and kind_of(log.sight(viewer).table) not in PUBLIC:
        raise Refuse("stale")
    with refused_by_the_rules(request):
        moves = arrange(log.sight(seat), seat, request.moves, request.whole)
        then = preview(log.sight(viewer).table, moves, seat)
    sight = AnyView(viewer, then.state)
    goes_on = bool(moves) and follows(then, seat, moves[-1]) == "asks"
    return Preview(
        id=request.id,
        moves=moves,
        view=view_message(sight, then.cut),
        whole=not then.cut,
        decision=decision_message(sight, seat, names, face_down=face_down) if goes_on else None,
        said=event_sentences(then.events, seat, names),
        final=names_of(then.final),
        ask=asks_twice(then, seat),  # type: ignore[arg-type]  # the rules' words are the protocol's
        cautions=[warning(caution) for caution in cautions(then, seat)],
    )


def entry(seat: int, request: TakeBack | Stand | Agree | Say, log: TableLog) -> Body | Step:
    """The entry of the log that a request asks for."""
    if seat < 0:
        raise Refuse("spectator")
    if isinstance(request, TakeBack):
        return log.undo(seat, request.reach, request.seq)
    if isinstance(request, Stand):
        return standing(request)
    if isinstance(request, Say):
        if request.phrase not in PHRASES:
            raise Refuse("bad-phrase")
        return Phrase(request.phrase)
    return Hints(request.hints)


def standing(request: Stand) -> Standing:
    """A standing answer, for cards that may have one."""
    try:
        may_be = card(request.card, 2, 0).standing
    except RulesError:
        may_be = False
    if not may_be or not -1 <= request.energy < 4:
        raise Refuse("bad-standing")
    return Standing(request.card, request.energy)
