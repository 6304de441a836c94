"""What a connected client may ask for, and what it is answered. One function per request, over one table."""

from __future__ import annotations

from collections.abc import Sequence

from seasons.game import Refuse, Step
from seasons.game.entries import Body, Hints, Phrase, Standing
from seasons.rules import ACTIONS, IllegalMove, RulesError, WrongSeat, preview
from seasons.rules.answer import Caution, arrange, cautions
from seasons.server import wire
from seasons.server.asking import SCRIPT, asked, reasons_to_stay, spoken_names, text
from seasons.server.match import Match
from seasons.server.scene import picture
from seasons.server.stewards import STANDING_CARDS
from seasons.server.store import SPECTATOR

LONGEST_BATCH = 60


def refusal(id: str, refuse: Refuse) -> wire.Refused:
    """A refusal in words."""
    return wire.Refused(id, refuse.code, text(SCRIPT.text(f"refused-{refuse.code}", **refuse.args_of)))


def checked(match: Match, seat: int, decision: int, moves: Sequence[int]) -> list[int]:
    """The moves in the order of the rules, if they answer the decision that is open; otherwise a refusal."""
    match.playable()
    if seat < 0:
        raise Refuse("spectator")
    if decision < 0 or match.game.question(seat) != decision:
        raise Refuse("stale")
    if not 0 < len(moves) <= LONGEST_BATCH:
        raise Refuse("bad-batch", count=LONGEST_BATCH)
    if not all(0 <= move < ACTIONS for move in moves):
        raise Refuse("illegal", count=len(moves))
    try:
        return arrange(match.sight(seat).table, seat, list(moves))
    except (IllegalMove, WrongSeat) as error:
        raise Refuse("illegal", count=len(moves)) from error
    except RulesError as error:
        raise Refuse("too-far") from error


def play(match: Match, seat: int, request: wire.Play) -> Step:
    """Make moves."""
    moves = checked(match, seat, request.decision, request.moves)
    try:
        return match.play(seat, moves)
    except RulesError as error:
        raise Refuse("illegal", count=len(moves)) from error


def foresee(match: Match, seat: int, request: wire.Foresee, face_down: bool = False) -> wire.Foreseen:
    """What moves would do, as far as the seat can know; face down, as far as everybody can."""
    viewer = SPECTATOR if face_down else seat
    names = spoken_names(match)
    if face_down and asked(match.sight(viewer).table, seat, names, face_down) is None:
        raise Refuse("stale")
    moves = checked(match, seat, request.decision, request.moves)
    table = match.sight(viewer).table
    try:
        then = preview(table, moves, seat)
    except RulesError as error:
        raise Refuse("illegal", count=len(moves)) from error
    sight = match.sight(viewer)
    sight.table = then.state
    following = None if then.cut else asked(then.state, seat, names, face_down)
    overflow = following.count if following is not None and following.kind == "excess" else 0
    return wire.Foreseen(
        id=request.id,
        moves=moves,
        view=picture(sight, then.cut),
        asked=following,
        said=[text(said) for said in SCRIPT.event_sentences(then.events, seat, names)],
        final=reasons_to_stay(then.final),
        why_final=[text(said) for said in SCRIPT.finals(then.final)],
        cut=then.cut,
        overflow=overflow,
        warnings=[warning(caution) for caution in cautions(then, seat)],
    )


def warning(caution: Caution) -> wire.Text:
    """A caution in words."""
    if caution.card:
        return text(SCRIPT.text(f"warn-{caution.kind}", card=SCRIPT.title(caution.card)))
    return text(SCRIPT.text(f"warn-{caution.kind}", count=caution.amount))


def entry(seat: int, request: wire.Entered, match: Match) -> Body | Step:
    """The entry of the log that a request asks for."""
    if seat < 0:
        raise Refuse("spectator")
    if isinstance(request, wire.Play):
        return play(match, seat, request)
    if isinstance(request, wire.TakeBack):
        return match.undo(seat, request.reach, request.seq)
    if isinstance(request, wire.Stand):
        if request.card not in STANDING_CARDS or not -1 <= request.energy < 4:
            raise Refuse("bad-standing")
        return Standing(request.card, request.energy)
    if isinstance(request, wire.Say):
        if request.phrase not in wire.PHRASES:
            raise Refuse("bad-phrase")
        return Phrase(request.phrase)
    return Hints(request.hints)


def hints_allowed(match: Match, seat: int) -> bool:
    """Whether a seat may ask for hints: all others are bots, or every person has agreed."""
    people = match.people()
    return seat in people and (len(people) == 1 or all(match.hints[other] for other in people))
