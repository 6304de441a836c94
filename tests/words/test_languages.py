"""Every language is itself: nothing left in English, its own terms, its own typography, room for its labels."""

import re
from collections.abc import Iterator
from functools import cache

import pytest
from fluent.syntax import ast

from seasons.rules import ACTIONS, DECISION_KINDS, Decision
from seasons.rules import moves as m
from seasons.words import ARGUMENTS, CHOICES, Words, catalogue, languages, messages

FOREIGN = languages()[1:]
THIN = "\N{NARROW NO-BREAK SPACE}"
BUTTON = 24  # labels of buttons are shorter than this

# --- what the tests look at


def variants(pattern: ast.Pattern) -> Iterator[str]:
    """Every text within a pattern: the whole without its choices, and every choice; arguments are shown as {name}."""
    own = ""
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            own += element.value
        elif isinstance(element.expression, ast.SelectExpression):
            own += "{}"
            for variant in element.expression.variants:
                yield from variants(variant.value)
        elif isinstance(element.expression, ast.StringLiteral):
            own += element.expression.value
        elif isinstance(element.expression, ast.VariableReference | ast.MessageReference):
            own += f"{{{element.expression.id.name}}}"
    yield own


@cache
def patterns(language: str) -> list[tuple[str, str, ast.Pattern]]:
    """Every pattern of a language with its place and id."""
    found = []
    for file, line, entry in catalogue.entries(language):
        if isinstance(entry, ast.Message):
            if entry.value:
                found.append((f"{file}:{line}", entry.id.name, entry.value))
            for attribute in entry.attributes:
                found.append((f"{file}:{line}", f"{entry.id.name}.{attribute.id.name}", attribute.value))
    return found


@cache
def texts(language: str) -> list[tuple[str, str, str]]:
    """Every text of a language with its place and id."""
    return [(place, id, text) for place, id, pattern in patterns(language) for text in variants(pattern)]


def test_there_are_five_languages() -> None:
    assert set(languages()) == {"en", "fr", "it", "es", "de"}


# --- nothing is left in English

SAME_WORD = "the same word in both languages"
PLACEHOLDER = "a placeholder in capitals that is the same word"
SAME_AS_ENGLISH = {  # language, id: why this text may be the English one
    ("de", "bench-median"): SAME_WORD,
    ("de", "bench-version"): SAME_WORD,
    ("de", "cli-place-name"): PLACEHOLDER,
    ("de", "cli-place-text"): PLACEHOLDER,
    ("de", "help-term-reserve-name"): "“Reserve” is the term of the German rulebook",
    ("de", "score-prestige"): SAME_WORD,
    ("de", "show-hand"): SAME_WORD,
    ("de", "table-prestige"): SAME_WORD,
    ("de", "ui-computer"): "what Germans call it",
    ("de", "ui-name"): SAME_WORD,
    ("de", "web-credits-illustrator"): SAME_WORD,
    ("de", "web-motion-normal"): SAME_WORD,
    ("de", "web-score-prestige"): SAME_WORD,
    ("de", "web-sort-name"): SAME_WORD,
    ("de", "web-sort-prestige"): SAME_WORD,
    ("es", "help-term-familiar-name"): "“familiar” is the term of the Spanish rulebook",
    ("es", "kind-familiar"): "“familiar” is the term of the Spanish rulebook",
    ("es", "score-total"): SAME_WORD,
    ("es", "ui-no"): SAME_WORD,
    ("es", "web-score-total"): SAME_WORD,
    ("fr", "amount-energy"): "“air” is the same energy",
    ("fr", "bench-version"): SAME_WORD,
    ("fr", "cli-usage-options"): PLACEHOLDER,
    ("fr", "energy-air"): "“air” is the same energy",
    ("fr", "help-effect-activate"): "“effet d’activation” is the term of the French rulebook",
    ("fr", "help-effect-permanent"): "“effet permanent” is the term of the French rulebook",
    ("fr", "help-term-prestige-name"): SAME_WORD,
    ("fr", "move-type"): "“Air” is the same energy",
    ("fr", "score-place"): SAME_WORD,
    ("fr", "score-prestige"): SAME_WORD,
    ("fr", "score-total"): SAME_WORD,
    ("fr", "table-prestige"): SAME_WORD,
    ("fr", "web-score-prestige"): SAME_WORD,
    ("fr", "web-score-total"): SAME_WORD,
    ("fr", "web-sort-prestige"): SAME_WORD,
    ("it", "cli-place-file"): PLACEHOLDER,
    ("it", "ui-computer"): "what Italians call it",
    ("it", "ui-no"): SAME_WORD,
}


def test_no_text_is_left_in_english_without_a_reason() -> None:
    english: dict[str, set[str]] = {}
    for _, id, text in texts("en"):
        english.setdefault(id, set()).add(text)
    same = {
        (language, id)
        for language in FOREIGN
        for _, id, text in texts(language)
        if text in english.get(id, ()) and re.search(r"[^\W\d_]", re.sub(r"{.*?}", "", text))
    }
    named = {(language, f"card-{number}.name") for language in FOREIGN for number in range(1, 51)}
    assert same - named == set(SAME_AS_ENGLISH)  # names are those of the table of cards, tested elsewhere
    assert all(SAME_AS_ENGLISH.values())


# --- typography

QUOTES = {"en": "“”", "fr": "«»", "it": "“”", "es": "«»", "de": "„“"}


@pytest.mark.parametrize("language", languages())
def test_quotation_marks_are_those_of_the_language_and_come_in_pairs(language: str) -> None:
    opening, closing = QUOTES[language]
    for place, id, text in texts(language):
        marks = re.sub(r"[^\"'„“”«»‚‘‹›]", "", text)
        assert marks == (opening + closing) * (len(marks) // 2), f"{place} {id}: {text}"


@pytest.mark.parametrize("language", languages())
def test_no_invisible_marks_and_no_space_at_an_end(language: str) -> None:
    for place, id, text in texts(language):
        assert not re.search("[\u2066-\u2069\u200b-\u200f\ufeff\u00ad]", text), f"{place} {id}"
        if id not in ("cause-in-brackets", "cli-number-group"):
            assert text == text.strip(), f"{place} {id}: {text!r}"


def test_french_has_a_narrow_no_break_space_before_high_marks_and_within_quotation_marks() -> None:
    for place, id, text in texts("fr"):
        text = text.replace("h ou ?", "h ou h")  # the key “?” in a list of keys
        assert not re.search(rf"[^{THIN}][;:!?»](?=[\s).»]|$)", text), f"{place} {id}: {text}"
        assert not re.search(rf"«[^{THIN}]", text), f"{place} {id}: {text}"
        assert "\N{NO-BREAK SPACE}" not in text, f"{place} {id}: {text}"


@pytest.mark.parametrize("language", ["en", "it", "es", "de"])
def test_other_languages_have_no_space_before_marks(language: str) -> None:
    for place, id, text in texts(language):
        assert not re.search(r"\s[,;:!?»”](?=\s|$)", text), f"{place} {id}: {text}"


@pytest.mark.parametrize("language", languages())
def test_percent_signs_stand_at_their_numbers_in_one_way(language: str) -> None:
    """Without a space in English, with a no-break space elsewhere: “5%” and “5 %” never stand in one panel."""
    space = {"en": "", "fr": THIN}.get(language, "\N{NO-BREAK SPACE}")
    found = [(place, sign) for place, _, text in texts(language) for sign in re.findall(r"[\d}](\s*)%", text)]
    assert len(found) > 5
    assert [place for place, sign in found if sign != space] == []


def test_spanish_questions_and_exclamations_open_and_close() -> None:
    for place, id, text in texts("es"):
        text = text.replace(" ?:", "")  # the key “?” in a list of keys
        assert text.count("?") == text.count("¿") and text.count("!") == text.count("¡"), f"{place} {id}: {text}"


def test_only_the_end_of_the_game_is_exclaimed() -> None:
    shouted = {id for language in languages() for _, id, text in texts(language) if "!" in text}
    assert shouted == {"score-winner", "score-shared"}


def test_negative_numbers_have_a_real_minus_sign_in_every_language() -> None:
    for language in languages():
        words = Words(language)
        text = words.text("event-scored", voice="you", player="A-3", rank=2, count=-3)
        assert "−3" in text and "-3" not in text, text
        assert "A-3" in words.text("event-scored", voice="other", player="A-3", rank=2, count=-3)
        assert "−10" in words.text("a11y-prestige", count=-10)


# --- numbers in French: 0 is singular too


def shown(node: object, name: str) -> bool:
    """Whether an argument is shown somewhere in a tree."""
    if isinstance(node, ast.VariableReference):
        return node.id.name == name
    if isinstance(node, ast.SelectExpression):
        return any(shown(variant.value, name) for variant in node.variants)
    below = node if isinstance(node, list) else list(vars(node).values()) if isinstance(node, ast.BaseNode) else []
    return any(shown(part, name) for part in below)


def singulars(node: object) -> Iterator[tuple[str, ast.Variant, set[str]]]:
    """The [one] variants of a tree: what they are chosen by, themselves, and the keys beside them."""
    if isinstance(node, ast.SelectExpression) and isinstance(node.selector, ast.VariableReference):
        keys = {v.key.name if isinstance(v.key, ast.Identifier) else v.key.value for v in node.variants}
        for variant in node.variants:
            if isinstance(variant.key, ast.Identifier) and variant.key.name == "one":
                yield node.selector.id.name, variant, keys
    below = node if isinstance(node, list) else list(vars(node).values()) if isinstance(node, ast.BaseNode) else []
    for part in below:
        yield from singulars(part)


def test_the_french_singular_shows_the_number_it_is_for() -> None:
    found = 0
    for place, id, pattern in patterns("fr"):
        for name, variant, _ in singulars(pattern):
            found += 1
            ready = id == "sim-title" and shown(variant.value, "value")  # the same number, with its thousands apart
            assert ready or shown(variant.value, name), f"{place} {id}: 0 is [one] too, so the number must be shown"
    assert found > 40


def test_nothing_and_one_are_both_said_in_french() -> None:
    english = messages("en")
    for _, id, pattern in patterns("fr"):
        for name, _, keys in singulars(pattern):
            if "0" in keys or name == "number":  # said in other words, or no amount
                continue
            for count in (0, 1):
                args = {
                    argument: CHOICES[argument][0] if argument in CHOICES else 7 if ARGUMENTS[argument] is int else "x"
                    for argument in english[id]
                }
                said = {
                    Words("fr").text(id, **args | {name: count, "voice": voice, "card": card})
                    for voice in CHOICES["voice"]
                    for card in ("x", "none")
                }
                assert any(re.search(rf"\b{count}\b", text) for text in said), id


# --- terms: those of the rulebooks, see docs/translating.md

TERMS: dict[str, tuple[tuple[str, ...], dict[str, str]]] = {
    "Archmage": (
        ("level-archmage", "score-winner", "score-shared"),
        {"en": "Archmage", "fr": "[Aa]rchimage", "it": "[Aa]rcimago", "es": "Archimago", "de": "Erzmagier"},
    ),
    "prelude": (
        ("table-prelude", "help-prelude-title"),
        {"en": "[Pp]relude", "fr": "[Pp]rélude", "it": "[Pp]reludio", "es": "[Pp]reludio", "de": "Spieleröffnung"},
    ),
    "round": (
        ("event-round-began", "table-title", "reason-turned"),
        {"en": "[Rr]ound", "fr": "[Mm]anche", "it": "[Rr]ound", "es": "[Rr]onda", "de": "Runde"},
    ),
    "turn": (
        ("move-end-turn", "event-turn-ended", "reason-no-right"),
        {"en": "turn", "fr": "tour", "it": "turno", "es": "turno", "de": "Zug"},
    ),
    "opponent": (
        ("ui-opponents", "card-10.full"),
        {"en": "[Oo]pponent", "fr": "[Aa]dversaire", "it": "[Aa]vversari", "es": "[Oo]ponente", "de": "Mitspieler"},
    ),
    "energy": (
        ("reason-energy", "ask-excess", "a11y-token", "warn-overflow", "warn-energies-lost"),
        {"en": "energ", "fr": "énergie", "it": "energi", "es": "energía|ficha", "de": "[Ee]nergie"},
    ),
    "reserve": (
        ("a11y-reserve", "help-term-reserve-name", "ask-excess", "warn-overflow"),
        {"en": "[Rr]eserve", "fr": "[Rr]éserve", "it": "[Rr]iserva", "es": "[Rr]eserva", "de": "Reserve"},
    ),
    "stockpile": (
        ("help-term-stockpile-name",),
        {"en": "Stockpile", "fr": "Stock", "it": "Riserva centrale", "es": "Reserva general", "de": "Vorrat"},
    ),
    "summoning gauge": (
        ("reason-gauge-full", "reason-no-room", "event-gauge-changed", "a11y-gauge", "move-bonus-gauge"),
        {
            "en": "Summoning gauge",
            "fr": "[Jj]auge d’invocation",
            "it": "[Ll]ivello di invocazione",
            "es": "[Cc]apacidad de invocación",
            "de": "Beschwörungslehre",
        },
    ),
    "gauge on a button": (
        ("button-bonus-gauge", "face-gauge"),
        {"en": "gauge", "fr": "jauge", "it": "livello", "es": "capacidad", "de": "Beschwörungslehre"},
    ),
    "summon": (
        ("event-summons", "move-summon", "ui-summon"),
        {"en": "[Ss]ummon", "fr": "[Ii]nvoqu", "it": "[Ii]nvoc", "es": "[Ii]nvoc", "de": "[Bb]eschwör"},
    ),
    "activate": (
        ("event-activated", "move-activate", "ui-activate", "free-activate"),
        {"en": "[Aa]ctivat", "fr": "[Aa]ctiv", "it": "[Aa]ttiv", "es": "[Aa]ctiv", "de": "[Aa]ktivier"},
    ),
    "transmute": (
        ("event-transmuted", "move-transmute", "reason-no-right", "ui-transmute", "face-transmute", "free-transmute"),
        {
            "en": "[Tt]ransmut",
            "fr": "[Cc]ristallis",
            "it": "[Cc]ristallizz",
            "es": "[Cc]ristaliz",
            "de": "[Uu]mwandel|wandel.* um",
        },
    ),
    "sacrifice": (
        ("event-sacrificed", "move-sacrifice"),
        {"en": "[Ss]acrific", "fr": "[Ss]acrifi", "it": "[Ss]acrific", "es": "[Ss]acrific", "de": "[Oo]pfer"},
    ),
    "magic item": (
        ("kind-item", "ask-take-back"),
        {
            "en": "magic item",
            "fr": "objets? magique",
            "it": "oggetto magico",
            "es": "objetos? mágico",
            "de": "magische[rn]? Gegenst[aä]nd",
        },
    ),
    "familiar": (
        ("kind-familiar", "ask-kriss", "reason-no-familiar"),
        {"en": "familiar", "fr": "familier", "it": "famigli", "es": "familiar", "de": "Gefährte"},
    ),
    "prestige points": (
        ("a11y-prestige",),
        {
            "en": "prestige point",
            "fr": "points? de prestige",
            "it": "punt[oi] prestigio",
            "es": "puntos? de prestigio",
            "de": "Prestigepunkt",
        },
    ),
    "draw pile": (
        ("zone-pile", "reason-no-card", "event-pile-rebuilt", "show-piles"),
        {"en": "[Dd]raw pile", "fr": "[Pp]ioche", "it": "[Mm]azzo di pesca", "es": "[Mm]azo de robo", "de": "Nachzieh"},
    ),
    "discard pile": (
        ("zone-discard", "reason-no-card", "event-pile-rebuilt", "show-piles"),
        {
            "en": "[Dd]iscard pile",
            "fr": "[Dd]éfausse",
            "it": "[Aa]rea di scarto",
            "es": "[Pp]ila de descartes",
            "de": "Ablagestapel",
        },
    ),
    "season token": (
        ("event-token-moved", "event-token-moved.moved", "ask-boots"),
        {
            "en": "Season token",
            "fr": "marqueur saison",
            "it": "indicatore di stagione",
            "es": "marcador de estación",
            "de": "Jahreszeitenstein",
        },
    ),
    "season wheel": (
        ("a11y-wheel", "a11y-wheel.prelude"),
        {
            "en": "Season wheel",
            "fr": "Roue des saisons",
            "it": "Cerchio delle stagioni",
            "es": "Rueda de estación",
            "de": "Jahreszeitenrad",
        },
    ),
    "library": (
        ("zone-library-2", "event-library-taken", "show-library"),
        {"en": "[Ll]ibrary", "fr": "[Bb]ibliothèque", "it": "[Bb]iblioteca", "es": "[Bb]iblioteca", "de": "Bücherei"},
    ),
}

NEVER = {  # words that the rulebook does not use, or that speak to the player in the wrong way
    "en": [
        r"[Aa]utumn",
        r"[Cc]olour",
        r"[Cc]rystalli[sz]",
        r"\b[Dd]eck\b",
        r"[Vv]ictory point",
        r"\b[Oo]ther player’s",
    ],
    "fr": [
        r"\b(tu|te|toi|ton|ta|tes)\b",
        r"[Tt]ransmut",
        r"\b[Rr]ounds?\b",
        r"[Jj]etons? d’énergie",
        r"[Pp]ile de",
        r"\b[Dd]eck\b",
        r"points? de victoire",
        r"\bd[eu] ?{player}",
    ],
    "it": [
        r"\b([Vv]oi|[Vv]ostr[oaie])\b",
        r"[Tt]rasmut",
        r"\b[Mm]anche\b",
        r"punt[oi] di prestigio",
        r"[Gg]etton[ei] energia",
        r"(mazzo|pila) degli scarti",
        r"[Ff]amiliar[ei]\b",
        r"\bpront[oa]\b",
    ],
    "es": [
        r"\b[Cc](oge|oger|oges|ogen|oja)\b",
        r"\b([Vv]osotros|[Vv]uestr[oa]s?|[Uu]sted(es)?)\b",
        r"[Tt]ransmut",
        r"[Aa]dversari|\b[Rr]ival|[Cc]ontrincante",
        r"[Mm]azo de descartes|[Pp]ila de robo",
        r"[Pp]unto de victoria",
    ],
    "de": [
        r"Energiestein|Energiemarker|Energietoken|Energien\b",
        r"\bGegner",
        r"\b(Ihnen|Ihrem|Ihren)\b",
        r"[Tt]ransmut",
        r"Artefakt|Vertraute[rn]?\b|Begleiter",
        r"Zugstapel|Ziehstapel|Abwurfstapel",
        r"Siegpunkt",
        r"Bibliothek",
        r"{player}s\b",
    ],
}


@pytest.mark.parametrize("language", languages())
def test_the_terms_are_those_of_the_rulebook(language: str) -> None:
    by_id: dict[str, list[str]] = {}
    for _, id, text in texts(language):
        by_id.setdefault(id, []).append(text)
    for ids, terms in TERMS.values():
        for id in ids:
            assert any(re.search(terms[language], text) for text in by_id[id]), (id, terms[language], by_id[id])


@pytest.mark.parametrize("language", languages())
def test_words_the_rulebook_does_not_use_are_not_used(language: str) -> None:
    for place, id, text in texts(language):
        if not id.endswith(".name"):
            text = re.sub(r"{(?!player)[\w-]*}", "{}", text)
            for wrong in NEVER[language]:
                assert not re.search(wrong, text), f"{place} {id}: {text}"


def test_the_long_german_term_stays_out_of_labels_and_log() -> None:
    for place, id, text in texts("de"):
        if "Wissen von der" in text:
            assert place.partition(":")[0] in ("de/help.ftl", "de/cards.ftl", "de/rulings.ftl"), f"{place} {id}"


def test_the_linter_notices_a_wrong_word() -> None:
    assert any(re.search(wrong, "Nimm 2 Energiesteine.") for wrong in NEVER["de"])
    assert any(re.search(wrong, "Prends ta carte.") for wrong in NEVER["fr"])
    assert not any(re.search(wrong, "Nimm 2 Energie.") for wrong in NEVER["de"])


# --- room

NAMING = [  # moves whose labels name a card or a player
    *range(m.CHOOSE_SEAT, m.CHOOSE_SEAT + 4),
    *(base + energy * 3 + source for base in (m.PAY, m.TRANSMUTE) for energy in range(4) for source in (1, 2)),
    *range(m.TRANSMUTE + 12, ACTIONS),
]


SAID_IN_PASSING = {
    f"ui-{name}"
    for name in (
        *("your-turn", "waiting", "waiting-for", "loading", "online", "connection-lost", "connection-back"),
        *("failed", "saved", "copied", "final"),
    )
}


@pytest.mark.parametrize("language", languages())
def test_labels_fit_on_buttons(language: str) -> None:
    words = Words(language)
    interface = [id for id in messages("en") if id.startswith("ui-") and id not in SAID_IN_PASSING]
    labels = {words.text(id) for id in interface} | {
        words.button(move, Decision(0, 0, kind, 8, 8, 1, -1, [], -1))
        for move in range(ACTIONS)
        if move not in NAMING
        for kind in DECISION_KINDS
    }
    assert len(labels) > 90
    assert [label for label in labels if len(label) >= BUTTON] == []
    assert [label for label in labels if label[-1] in ".?!"] == []


@pytest.mark.parametrize("language", languages())
def test_undo_and_cancel_do_not_sound_alike(language: str) -> None:
    assert Words(language).text("ui-undo") != Words(language).text("ui-cancel")
