"""The name that somebody gives: emoji stay whole, and what is too long is said instead of cut."""

from browser.conftest import Visit
from server.house import Server

WITCH = "🧙\N{ZERO WIDTH JOINER}♀️"
FIELD = ".lobby .seats form input"


def test_a_name_is_kept_as_it_was_written_and_never_cut_in_silence(visit: Visit, server: Server) -> None:
    ada = visit("/", language="fr")
    ada.press(".home .others .button >> nth=0")
    field = ada.sees(FIELD)
    field.fill("Maximilienne-Alexandrine")
    assert field.input_value() == "Maximilienne-Alexandrine"
    assert ada.sees(".lobby form small").inner_text() == "Un nom compte au plus 20 caractères."
    assert ada.texts(".lobby form .count") == ["24/20"]
    field.fill(f"Ada {WITCH}" + "🇫🇷" * 15)
    ada.sees(".lobby form .count >> text=20/20")
    ada.press(".lobby form .button.gold:not([aria-disabled])")
    ada.sees(".lobby form .fine")
    assert ada.ear.table["sitting"][0]["name"] == f"Ada {WITCH}" + "🇫🇷" * 15
