"""Looking on: computers among themselves, a table whose link somebody has given, and links that lead nowhere."""

from browser.cases import prelude
from browser.conftest import Visit
from browser.tables import link, table_from
from server.house import Server

WATCH = ".home nav button"
FIELD = "dialog[open] input"


def test_computers_play_and_somebody_watches(visit: Visit) -> None:
    ada = visit()
    ada.press(".home .change")
    ada.press(".setup fieldset:nth-of-type(2) label")  # quick ones,
    ada.press(".setup fieldset:nth-of-type(3) label")  # who begin without a draft
    ada.press(WATCH)
    ada.press("dialog[open] .content > div .button")
    ada.until("() => document.querySelectorAll('[data-group=\"log\"] li').length > 4")
    assert ada.ear.table["seat"] == -1
    assert ada.ear.table["decision"] is None
    assert ada.page.locator(".lit").count() == 0


def test_who_watches_a_draft_sees_who_has_chosen_and_no_card(visit: Visit, server: Server) -> None:
    keys = table_from(server, prelude("pick"))
    visit(link(keys)).sees(".draft [data-card]")
    lea = visit(link(keys, -1))
    lea.sees("main .box li")
    assert lea.page.locator("main .box li").count() == 2
    assert lea.page.locator("[data-card]").count() == 0


def test_a_pasted_link_leads_to_the_table(visit: Visit, server: Server) -> None:
    ada = visit()
    ada.press(WATCH)
    ada.page.locator(FIELD).fill(server.address + link(table_from(server, "{}"), -1))
    ada.key("Enter")
    ada.sees(".lobby .seats")
    assert ada.ear.table["seat"] == -1


def test_what_is_no_link_is_refused_with_a_sentence(visit: Visit) -> None:
    ada = visit()
    ada.press(WATCH)
    for text in ("hello", "https://example.org/table/abc#def", "/rules"):
        ada.page.locator(FIELD).fill(text)
        ada.sees("dialog[open] .wrong")
        ada.key("Enter")
        assert ada.page.locator(FIELD).input_value() == text


def test_a_failure_is_told_in_front_of_the_dialog(visit: Visit) -> None:
    ada = visit()
    ada.ear.allow("ERR_INTERNET_DISCONNECTED")
    ada.press(WATCH)
    ada.page.context.set_offline(True)
    ada.press("dialog[open] .content > div .button")
    ada.sees("dialog[open] .toast")
    ada.until(
        """() => {
          const toast = document.querySelector('dialog[open] .toast');
          const box = toast.getBoundingClientRect();
          return toast.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
        }"""
    )
