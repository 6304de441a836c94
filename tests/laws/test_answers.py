"""Laws of answers: in whichever order somebody gives them, and as the rules suggest them."""

import random

from hypothesis import given

from laws.games import asked, examples, moments, seeds, setups
from seasons.rules import EVENT_NAMES, Decision, State, arrange, cautions, decision, offers, preview, suggest, view

ONE_AFTER_THE_OTHER = ("turn", "split", "give")
"""Questions about one card or action after the other: their order says which answer is for which."""


def whole_answer(table: State, seat: int, choice: random.Random) -> list[int]:
    """Moves that answer one question of several equal parts."""
    moves: list[int] = []
    now: Decision | None = decision(table, seat)
    kind, left = (now.kind, now.count) if now else ("", 0)
    while now is not None and (now.kind, now.count) == (kind, left) and kind != "turn":
        moves.append(choice.choice(now.moves))
        then = preview(table, moves[-1:], seat)
        if then.cut:
            break
        table, now, left = then.state, decision(then.state, seat), left - 1
    return moves


@examples(60)
@given(seeds, setups)
def test_any_order_of_an_answer_leads_to_one_state(seed: int, setup: tuple[int, int, int]) -> None:
    choice = random.Random(seed)
    for state in moments(seed, setup, 3):
        seat = asked(state)
        table = view(state, seat).table
        kind = decision(state, seat).kind
        for moves in (suggest(table, seat), whole_answer(table, seat, choice)):
            then = preview(state, moves, seat).state
            assert arrange(table, seat, moves) == moves
            if kind not in ONE_AFTER_THE_OTHER:
                mixed = choice.sample(moves, len(moves))
                assert preview(state, arrange(table, seat, mixed), seat).state == then


@examples(60)
@given(seeds, setups)
def test_a_suggestion_answers_the_whole_payment(seed: int, setup: tuple[int, int, int]) -> None:
    for state in moments(seed, setup, 3):
        seat = asked(state)
        moves = suggest(view(state, seat), seat)
        now = decision(state, seat)
        assert now is not None and bool(moves) == (now.kind in ("pay", "pay-any", "waive", "excess"))
        if moves:
            then = preview(state, moves, seat)
            following = None if then.cut else decision(then.state, seat)
            assert following is None or following.kind not in ("pay", "pay-any", "waive", "excess")


@examples(30)
@given(seeds, setups)
def test_what_is_offered_can_be_done_and_costs_nothing(seed: int, setup: tuple[int, int, int]) -> None:
    for state in moments(seed, setup, 4):
        seat = asked(state)
        for offer in offers(view(state, seat), seat):
            then = preview(state, list(offer.moves), seat)
            gained = then.state.crystals[seat] - state.crystals[seat]
            assert offer.kind != "transmute" or (gained == offer.amount and gained > 0)
            happened = {EVENT_NAMES[event.kind] for event in then.events if event.seat == seat}
            assert offer.kind != "summon" or not happened & {"crystals-lost", "energy-paid"}


@examples(20)
@given(seeds, setups)
def test_a_state_and_the_view_of_its_seat_give_the_same_answers(seed: int, setup: tuple[int, int, int]) -> None:
    for state in moments(seed, setup, 7):
        seat = asked(state)
        table = view(state, seat)
        assert (suggest(state, seat), offers(state, seat)) == (suggest(table, seat), offers(table, seat))
        for move in decision(state, seat).moves[:6]:
            assert cautions(preview(state, [move], seat), seat) == cautions(preview(table.table, [move], seat), seat)
            assert arrange(state, seat, [move]) == [move]
