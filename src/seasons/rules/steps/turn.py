"""A player's turn: perhaps the die is rolled again, then its actions, then everything else in any order."""

from mypy_extensions import i64

from seasons.rules.cards.choices import chosen_in_play
from seasons.rules.codes import (
    BONUS_LIMIT,
    FINAL_CHANCE,
    FINAL_TURN,
    GAUGE_LIMIT,
    HAND,
    PLAY,
    WHY_BONUSES_SPENT,
    WHY_ENERGY,
    WHY_GAUGE_FULL,
)
from seasons.rules.counted import CARDS_IN_BOX
from seasons.rules.events import REROLLED, TRANSMUTED, TURN_BEGAN, TURN_ENDED
from seasons.rules.facts import FACE_CRYSTALS, FACE_DRAW, FACE_GAUGE, FACE_TRANSMUTE, face_value
from seasons.rules.moves import (
    ACTIVATE,
    BONUS_EXCHANGE,
    BONUS_GAUGE,
    BONUS_TRANSMUTE,
    DISCARD_CARD,
    END_TURN,
    KEEP_DIE,
    REROLL,
    SACRIFICE,
    SUMMON,
    TRANSMUTE,
    card_move,
    card_named,
    copy_named,
    like_first,
)
from seasons.rules.passives import all_held, at_source, source_count, source_swap, straight_opener
from seasons.rules.stack import NO_CARD, S_ACTIONS, S_DRAW, S_EXCHANGE, S_OPEN_TURN, S_REROLL, S_TURN, SEAT
from seasons.rules.state import DICE_ON_TABLE, DIE_FACE, DIE_ID, DIE_ROLLS, DIE_SIZE, DIE_TAKER, State, number_of
from seasons.rules.steps.base import OneSeat, Step, register
from seasons.rules.steps.cards import activate, activate_refusal, summon, summon_refusal, turn_card
from seasons.rules.transition import CARDS, Transition
from seasons.vecs import vec


def die_of(state: State, seat: i64) -> i64:
    """Where the die of a seat begins in the row of dice, or -1."""
    for slot in range(DICE_ON_TABLE):
        at: i64 = slot * DIE_SIZE
        if state.dice[at + DIE_ID] >= 0 and state.dice[at + DIE_TAKER] == seat:
            return at
    return -1


def bonus_refusal(state: State, seat: i64, bonus: i64) -> i64:
    """Why a bonus cannot be used in the open part of the turn: 0, or a mask of WHY_* (TURN-8)."""
    if state.bonuses[seat] >= BONUS_LIMIT:
        return WHY_BONUSES_SPENT
    if bonus == BONUS_EXCHANGE and all_held(state, seat) == 0:
        return WHY_ENERGY
    if bonus == BONUS_GAUGE and state.gauge[seat] >= GAUGE_LIMIT:
        return WHY_GAUGE_FULL
    return 0


class Turn(Step):
    """The turn of a seat begins."""

    def go(self, run: Transition) -> bool:
        seat = run.field(SEAT)
        run.pop()
        run.state.active = seat
        run.emit(TURN_BEGAN, seat)
        run.push(S_OPEN_TURN, seat, NO_CARD)
        run.push(S_ACTIONS, seat, NO_CARD)
        run.push(S_REROLL, seat, NO_CARD)
        return False


class Reroll(OneSeat):
    """Take the die as it lies, or roll it again with the card that opens turns (TURN-1)."""

    kind: str = "malice"

    def go(self, run: Transition) -> bool:
        if straight_opener(run.state, run.field(SEAT)) >= 0:
            return True
        run.pop()
        return False

    def options(self, state: State, seat: i64, out: vec[i64]) -> i64:
        out[0] = KEEP_DIE
        out[1] = REROLL
        return 2

    def answer(self, run: Transition, seat: i64, move: i64) -> None:
        if move == KEEP_DIE:
            run.pop()
            return
        state = run.state
        card = straight_opener(state, seat)
        turn_card(run, seat, card)
        at = die_of(state, seat)
        attempt = state.dice[at + DIE_ROLLS]
        state.dice[at + DIE_ROLLS] = attempt + 1
        run.final |= FINAL_CHANCE
        face = run.chance.roll(state.round, state.dice[at + DIE_ID], attempt)
        state.dice[at + DIE_FACE] = face
        run.emit(REROLLED, seat, n=state.dice[at + DIE_ID], energy=face)
        CARDS[number_of(card)].activate(run, seat, card)


class Actions(Step):
    """What the die gives: crystals, energies and gauge at once, the draw after the excess is discarded (TURN-2)."""

    def go(self, run: Transition) -> bool:
        seat = run.field(SEAT)
        state = run.state
        at = die_of(state, seat)
        run.pop()
        die = state.dice[at + DIE_ID]
        face = state.dice[at + DIE_FACE]
        if face_value(die, face, FACE_DRAW):
            run.push(S_DRAW, seat, NO_CARD)
        run.gain(seat, face_value(die, face, FACE_CRYSTALS))
        for energy in range(4):
            run.receive(seat, energy, face_value(die, face, energy))
        run.change_gauge(seat, face_value(die, face, FACE_GAUGE))
        if face_value(die, face, FACE_TRANSMUTE):
            run.grant_right(seat)
        run.check_limit(seat)
        return False


class OpenTurn(OneSeat):
    """The open part of the turn: transmute, summon, activate, use bonuses, end the turn (TURN-4)."""

    kind: str = "turn"

    def options(self, state: State, seat: i64, out: vec[i64]) -> i64:
        count: i64 = 1
        out[0] = END_TURN
        for bonus in range(BONUS_EXCHANGE, BONUS_GAUGE + 1):
            if bonus_refusal(state, seat, bonus) == 0:
                out[count] = bonus
                count += 1
        if state.may_transmute:
            count = self.transmutable(state, seat, out, count)
        hand: i64 = HAND + seat
        play: i64 = PLAY + seat
        left = state.size[hand] + state.size[play]
        where = state.where
        room = state.room(seat)
        card: i64 = 0
        while left > 0 and card < CARDS_IN_BOX:
            one = where[card]
            two = where[card + 1]
            if one == hand or two == hand:
                left -= 2 if one == two else 1
                if room and summon_refusal(state, seat, card // 2 + 1) == 0:
                    out[count] = card_move(SUMMON, number_of(card))
                    count += 1
            if one == play or two == play:
                left -= 2 if one == two else 1
                count = self.activations(state, seat, number_of(card), one == two, out, count)
            card += 2
        return count

    def allows(self, state: State, seat: i64, move: i64) -> bool:
        if move == END_TURN:
            return True
        like = like_first(move)
        if like >= SACRIFICE or like < BONUS_EXCHANGE:
            return False
        if like >= ACTIVATE:
            card = chosen_in_play(state, seat, move, ACTIVATE)
            if card < 0 or (copy_named(move, ACTIVATE) == 1 and state.alike(number_of(card))):
                return False
            return activate_refusal(state, seat, card) == 0
        if like >= DISCARD_CARD:
            return False
        if like >= SUMMON:
            number = card_named(move, SUMMON)
            return state.in_hand(seat, number) >= 0 and summon_refusal(state, seat, number) == 0
        if move >= TRANSMUTE + 12:
            return False
        if move >= TRANSMUTE:
            code = move - TRANSMUTE
            if not state.may_transmute or code % 3 >= source_count(state, seat):
                return False
            return at_source(state, seat, code // 3, code % 3, source_swap(state, seat)) > 0
        return move <= BONUS_GAUGE and bonus_refusal(state, seat, move) == 0

    def transmutable(self, state: State, seat: i64, out: vec[i64], count: i64) -> i64:
        """Append the energies that can be transmuted."""
        sources = source_count(state, seat)
        swap = source_swap(state, seat)
        for code in range(12):
            if code % 3 < sources and at_source(state, seat, code // 3, code % 3, swap) > 0:
                out[count] = TRANSMUTE + code
                count += 1
        return count

    def activations(self, state: State, seat: i64, number: i64, both: bool, out: vec[i64], count: i64) -> i64:
        """Append the activations of a card in play: of both copies where they differ (CHOICE-1)."""
        if activate_refusal(state, seat, state.in_play(seat, number, 0)) == 0:
            out[count] = card_move(ACTIVATE, number)
            count += 1
        if both and not state.alike(number):
            if activate_refusal(state, seat, state.in_play(seat, number, 1)) == 0:
                out[count] = card_move(ACTIVATE, number, 1)
                count += 1
        return count

    def answer(self, run: Transition, seat: i64, move: i64) -> None:
        state = run.state
        if move == END_TURN:
            run.pop()
            state.active = -1
            state.may_transmute = 0
            state.transmute_bonus = 0
            run.final |= FINAL_TURN
            run.emit(TURN_ENDED, seat)
        elif like_first(move) >= ACTIVATE:
            activate(run, seat, chosen_in_play(state, seat, move, ACTIVATE))
        elif move >= SUMMON:
            summon(run, seat, card_named(move, SUMMON))
        elif move >= TRANSMUTE:
            self.transmute(run, seat, (move - TRANSMUTE) // 3, (move - TRANSMUTE) % 3)
        else:
            self.bonus(run, seat, move)

    def transmute(self, run: Transition, seat: i64, energy: i64, source: i64) -> None:
        """Turn one energy into crystals at the rate of the season (ENERGY-6)."""
        run.spend(seat, energy, source, source_swap(run.state, seat))
        worth = run.rate(energy) + run.per_transmuted(seat)
        run.emit(TRANSMUTED, seat, n=worth, energy=energy)
        run.state.crystals[seat] += worth

    def bonus(self, run: Transition, seat: i64, move: i64) -> None:
        """Use a bonus of the individual board (TURN-8)."""
        run.spend_bonus(seat, move - BONUS_EXCHANGE)
        if move == BONUS_EXCHANGE:
            run.push(S_EXCHANGE, seat, NO_CARD, 0, 0, source_swap(run.state, seat))
        elif move == BONUS_TRANSMUTE:
            run.state.transmute_bonus += 1
            run.grant_right(seat)
        else:
            run.change_gauge(seat, 1)


register(S_TURN, Turn())
register(S_REROLL, Reroll())
register(S_ACTIONS, Actions())
register(S_OPEN_TURN, OpenTurn())
