"""Games against the computer to the score table: one from the first page on, others from the third year on."""

from browser.conftest import Visit
from browser.hand import PHONE, Hand
from browser.keys import answer_by_keys, tab_to
from browser.screens import DICE
from browser.tables import link, table_from
from seasons.rules import State
from server.house import QUICK, Server, state_where


def scores(hand: Hand) -> list[str]:
    """The rows of the score table."""
    return [text for text in hand.texts(".end .scores .row") if text]


def third_year() -> State:
    """Where the third year begins; whoever has played until then played badly."""
    return state_where(lambda state: bool(state.year == 3 and not state.over))


def asked_to_begin(hand: Hand) -> None:
    """Wait for the first question at a table for apprentices with a quick computer player."""
    hand.offer(".nothing")
    table = hand.ear.table
    assert (table["setting"]["level"], [seat["bot"] for seat in table["sitting"]]) == (0, ["", QUICK])


def test_a_whole_game_is_played_with_the_mouse(visit: Visit) -> None:
    ada = visit()
    ada.press(".home .change")
    ada.press(".setup fieldset:nth-of-type(2) label")
    ada.press(".setup .more")
    ada.press(".setup fieldset:nth-of-type(5) label >> nth=2")
    ada.press(".home .start .button")
    pressed = ada.play()
    assert ada.ear.table["setting"]["first"] == 1
    assert {"draft take", "split ready", "die", "hand", "end turn"} <= set(pressed)
    assert ada.ear.table["view"]["over"]
    assert len(scores(ada)) == 2


def test_a_game_is_set_up_with_the_keyboard_alone(visit: Visit) -> None:
    ada = visit()
    tab_to(ada, ".home .change")
    ada.key("Enter")
    tab_to(ada, ".setup fieldset:nth-of-type(2) input")
    ada.key("ArrowLeft")
    tab_to(ada, ".setup fieldset:nth-of-type(3) input")
    ada.key("ArrowLeft")
    ada.key(*["Shift+Tab"] * 4)
    tab_to(ada, ".home .start .button")
    ada.key("Enter")
    asked_to_begin(ada)


def test_a_game_is_set_up_on_a_phone_with_a_finger(visit: Visit) -> None:
    ada = visit(size=PHONE, touch=True)
    ada.press(".home .change")
    ada.press(".setup fieldset:nth-of-type(2) label")
    ada.press(".setup fieldset:nth-of-type(3) label")
    ada.press(".home .start .button")
    asked_to_begin(ada)


def test_the_third_year_is_played_with_the_keyboard_alone(visit: Visit, server: Server) -> None:
    ada = visit(link(table_from(server, third_year())))
    pressed = ada.play(answer=lambda offer: answer_by_keys(ada, offer))
    assert {"die", "hand", "end turn"} <= set(pressed)
    assert ada.ear.table["view"]["over"]


def test_the_third_year_is_played_on_a_phone_with_a_finger(visit: Visit, server: Server) -> None:
    ada = visit(link(table_from(server, third_year())), PHONE, touch=True)
    pressed = ada.play()
    assert {"die", "hand", "look use", "end turn"} <= set(pressed)
    assert ada.ear.table["view"]["over"]


def test_rounds_of_four_players_go_on_with_all_motion(visit: Visit, server: Server) -> None:
    ada = visit(link(table_from(server, DICE)), motion=True, guard=True)
    pressed: list[str] = []
    while pressed.count("end turn") < 2:
        pressed.append(ada.offer(".nothing"))
        ada.answer(pressed[-1])
    assert pressed.count("die") == 2
    ada.offer(".dice .lit")
    assert ada.ear.table["decision"]["kind"] == "die"
