"""What a turn lets do besides answering: undo, double clicks, Escape, letters, looking."""

from browser.conftest import Visit
from browser.hand import PHONE, Hand
from browser.tables import link, table_from
from server.house import Server

TURN = "{right: true, seats: {1: {crystals: 9, reserve: 3 fire 2 air, hand: [Purse of Io, Tree of Light]}}}"
END = ".prompt [aria-keyshortcuts='E']"
PURSE_IN_PLAY = "[data-group='play'] [data-card='8']"


def sit_down(visit: Visit, server: Server, position: str = TURN, **wishes: object) -> Hand:
    """Come to my turn."""
    ada = visit(link(table_from(server, position)), **wishes)
    ada.sees(END)
    ada.offer(END)
    return ada


def test_a_summoning_is_undone_by_the_button_and_by_backspace(visit: Visit, server: Server) -> None:
    ada = sit_down(visit, server)
    for undo in (lambda: ada.press(".prompt [aria-keyshortcuts='Backspace']"), lambda: ada.key("Backspace")):
        ada.offer(END)
        ada.press("[data-group='hand'] [data-card='8']")
        ada.sees(PURSE_IN_PLAY)
        ada.offer(END)
        undo()
        ada.sees("[data-group='hand'] [data-card='8']")
        assert ada.page.locator(PURSE_IN_PLAY).count() == 0
    assert ada.page.locator("[data-group='log'] li.gone").count() == 2


def test_what_nothing_follows_from_is_sent_at_once(visit: Visit, server: Server) -> None:
    ada = sit_down(visit, server)
    said = len(ada.ear.sent)
    ada.key("Digit1")
    ada.sees(PURSE_IN_PLAY)
    assert [message["type"] for message in ada.ear.sent[said:]] == ["play"]


def test_against_computers_the_game_goes_on_from_any_earlier_moment(visit: Visit, server: Server) -> None:
    mine = "{crystals: 9, gauge: 4, reserve: 3 fire 3 air 1 earth, hand: [Purse of Io, Hand of Fortune]}"
    ada = sit_down(visit, server, f"{{seats: {{1: {mine}}}}}")
    for card in (8, 20):
        ada.press(f"[data-group='hand'] [data-card='{card}']")
        ada.sees(f"[data-group='play'] [data-card='{card}']")
        ada.offer(END)
    ada.press("[data-group='log'] li:nth-last-child(2) .then")
    ada.sees(".prompt .warn")
    assert "no longer counts" in ada.page.locator(".prompt .text").inner_text()
    ada.press(".prompt .buttons .button:not(.gold, .quiet)")
    ada.sees("[data-group='hand'] [data-card='20']")
    ada.sees(PURSE_IN_PLAY)
    assert ada.ear.table["setting"]["unrated"]


def test_on_a_phone_the_log_gives_way_to_the_table_as_it_was(visit: Visit, server: Server) -> None:
    ada = visit(link(table_from(server, TURN)), PHONE, touch=True)
    ada.offer(END)
    for place in ("[data-group='hand'] [data-card='8']", ".look .button.gold"):
        ada.press(place)
    ada.sees(PURSE_IN_PLAY)
    ada.offer(END)
    ada.press("header.top [aria-label='Log']")
    ada.press("[data-group='log'] .then")
    ada.sees(".prompt .warn")
    ada.until("() => !document.querySelector(\"[data-group='log']\")?.checkVisibility()")
    ada.press(".prompt .button.gold")
    ada.offer(END)


def test_a_double_click_on_end_turn_only_asks_again(visit: Visit, server: Server) -> None:
    ada = sit_down(visit, server, guard=True)
    ada.press_twice(END)
    ada.sees(".prompt .button.armed")
    ada.offer(".prompt .button.armed")
    assert ada.ear.plays() == []


def test_a_double_click_on_a_hidden_card_only_arms_it(visit: Visit, server: Server) -> None:
    ada = sit_down(visit, server, "{seats: {1: {reserve: 2 fire, hand: [Amulet of Fire]}}}", guard=True)
    ada.press_twice("[data-group='hand'] [data-card='2']")
    ada.sees(".prompt .button.armed")
    ada.offer(".prompt .button.armed")
    assert ada.ear.plays() == []


def test_a_second_click_counts_after_a_quarter_of_a_second(visit: Visit, server: Server) -> None:
    ada = sit_down(visit, server, guard=True)
    ada.page.evaluate("() => { const now = performance.now(); performance.now = () => now + (window.later ?? 0); }")
    ada.press(END)
    for later in (249, 250):
        assert ada.ear.plays() == []
        ada.page.evaluate("(later) => { window.later = later; }", later)
        ada.press(".prompt .button.armed")
    ada.wait(lambda: bool(ada.ear.plays()), "the second click does not count")


def test_escape_closes_what_is_looked_at_and_empties_what_is_armed(visit: Visit, server: Server) -> None:
    ada = sit_down(visit, server)
    ada.page.locator("[data-group='hand'] [data-card='32']").hover()
    ada.sees(".rail .over")
    ada.key("Escape")
    ada.until("() => !document.querySelector('.rail .over')")
    ada.press(".prompt [aria-keyshortcuts='T']")
    ada.sees(".prompt .tray")
    ada.key("Escape")
    ada.until("() => !document.querySelector('.prompt .tray')")


def test_letters_do_nothing_once_they_are_switched_off(visit: Visit, server: Server) -> None:
    ada = sit_down(visit, server)
    ada.key("t")
    ada.sees(".prompt .tray")
    ada.key("t")
    ada.until("() => !document.querySelector('.prompt .tray')")
    table = ada.page.url
    ada.press(".top a[href='/settings']")
    ada.page.get_by_text("Single letters are shortcuts").click()
    ada.page.goto(table)
    ada.page.reload()
    ada.sees(END)
    ada.offer(END)
    ada.key("t", "e", "1", "x", "?")
    assert ada.offer(END) == ""
    assert ada.page.locator(".prompt .tray, dialog[open]").count() == 0
    assert ada.ear.plays() == []


def test_what_cannot_be_done_says_why(visit: Visit, server: Server) -> None:
    ada = sit_down(visit, server, "{seats: {1: {hand: [Lantern of Xidit]}}}")
    lantern = ada.page.locator("[data-group='hand'] [data-card='45']")
    assert "Needs 3 more fire" in lantern.inner_text()
    lantern.hover()
    ada.sees(".rail .over")
    lantern.click(force=True)
    assert ada.offer(END) == ""
    assert ada.ear.plays() == []


def test_looking_back_leaves_the_answer_in_the_making_alone(visit: Visit, server: Server) -> None:
    ada = sit_down(visit, server)
    ada.press("[data-group='hand'] [data-card='8']")
    ada.sees(PURSE_IN_PLAY)
    ada.offer(END)
    ada.key("t", "1")
    ada.sees(".prompt .tray")
    plays = len(ada.ear.plays())
    ada.look_away()
    ada.press("[data-group='log'] .then")
    ada.sees(".prompt .warn")
    ada.key("e", "t", "1", "Enter")
    ada.sees(".prompt .tray")
    ada.offer(".prompt .tray")
    assert ada.page.locator(".prompt .warn").count() == 0
    assert len(ada.ear.plays()) == plays
    assert "1/1" in ada.page.locator(".prompt .tray").inner_text()


def test_escape_closes_one_thing_at_a_time(visit: Visit, server: Server) -> None:
    ada = sit_down(visit, server)
    ada.key("t", "g")
    ada.sees("[data-sheet] ol")
    ada.press("[data-sheet] ol a.title")
    ada.sees("[data-sheet] .card")
    ada.key("Escape")
    ada.until("() => !document.querySelector('[data-sheet]')")
    ada.sees(".prompt .tray")


def test_a_hint_that_comes_too_late_is_not_shown(visit: Visit, server: Server) -> None:
    ada = sit_down(visit, server)
    ada.key("g", "1")
    ada.sees(PURSE_IN_PLAY)
    while not any(message["type"] == "advice" for message in ada.ear.heard):
        ada.hears_more_than(len(ada.ear.heard))
    ada.offer(END)
    assert ada.page.locator("[data-sheet]").count() == 0


def test_what_waits_for_a_second_press_is_told_aloud(visit: Visit, server: Server) -> None:
    ada = sit_down(visit, server)
    ada.key("e")
    ada.sees(".prompt .button.armed")
    said = ada.page.locator(".prompt .warn").inner_text()
    ada.until("(said) => document.querySelector('[role=alert]').textContent.includes(said)", said)


def test_a_finger_on_a_large_screen_takes_a_card_from_the_shelf(visit: Visit, server: Server) -> None:
    ada = visit(link(table_from(server, "{seats: {1: {reserve: 2 fire, hand: [Amulet of Fire]}}}")), touch=True)
    ada.play(".shelf .lit")
    for _ in range(2):
        ada.press(".shelf .lit >> nth=0")
    ada.offer(END)
    assert "keep-one" in ada.ear.answered
    assert len(ada.ear.table["view"]["seats"][0]["hand"]["cards"]) == 1


def test_a_button_that_is_off_gives_only_true_reasons(visit: Visit, server: Server) -> None:
    ada = visit(link(table_from(server, "{seats: {1: {reserve: 2 fire}}}")))
    button = ada.sees(".prompt [aria-keyshortcuts='T'][aria-disabled]")
    assert button.get_attribute("title") == "You may not transmute this turn."


def test_the_text_view_shows_the_hint_it_was_asked_for(visit: Visit, server: Server) -> None:
    ada = sit_down(visit, server, "{right: true, seats: {1: {reserve: 3 fire}}}")
    ada.key("x")
    ada.sees("main.text")
    ada.key("g")
    ada.sees("main.text .hint li")
    assert ada.texts("main.text .hint p")[0].startswith("Best: ")


def test_a_card_that_asks_out_of_turn_is_answered_once_and_for_all(visit: Visit, server: Server) -> None:
    ada = sit_down(visit, server, "{seats: {1: {play: [Beggar’s Horn]}}}")
    ada.page.locator("[data-group='play'] [data-card='14']").hover()
    ada.press(".rail .standing button >> nth=2")
    ada.sees("[data-group='play'] .pin")
    ada.look_away()
    ada.press(END)
    ada.wait(lambda: any("1 fire from Beggar" in line for line in ada.log()), "the Horn gives nothing")
    assert "take" not in ada.ear.answered
