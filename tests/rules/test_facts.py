"""The numbers of the rules are the numbers of data/*.csv and of the tables of docs/rulings.md."""

import csv
import re
from pathlib import Path

import pytest

from seasons.rules import (
    EDITIONS,
    ENERGIES,
    FIRST,
    KINDS,
    NAMES,
    PRESETS,
    REVISED,
    SEASONS,
    RulesError,
    card,
)
from seasons.rules.cards import SYMBOLS
from seasons.rules.facts import DICE_TEMPLATES, KIND, PRESTIGE, RATES, ROLES, crystal_cost, energy_cost, face_value

ROOT = Path(__file__).parents[2]
FACE = ("air", "water", "fire", "earth", "crystals", "gauge", "draw", "transmute", "pips")  # columns of face_value


def rows(name: str) -> list[dict[str, str]]:
    with (ROOT / "data" / name).open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def table(heading: str) -> list[list[str]]:
    """The rows of the table of docs/rulings.md whose head begins like this."""
    lines = (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8").splitlines()
    start = next(index for index, line in enumerate(lines) if line.startswith(f"| {heading}"))
    found = []
    for line in lines[start + 2 :]:
        if not line.startswith("|"):
            break
        found.append([cell.strip() for cell in line.strip("|").split("|")])
    return found


def for_players(text: str, players: int) -> int:
    """A cost: one number, or one each for two, three and four players (“3/6/9”)."""
    parts = text.split("/")
    return int(parts[players - 2] if len(parts) == 3 else text)


CARDS = rows("cards.csv")
DICE = rows("dice.csv")


def test_there_are_the_same_fifty_cards() -> None:
    assert list(range(1, len(NAMES))) == [int(row["number"]) for row in CARDS]
    assert list(NAMES[1:]) == [row["name_en"] for row in CARDS]
    assert len(CARDS) == 50


@pytest.mark.parametrize("row", CARDS, ids=lambda row: row["name_en"])
def test_kind_prestige_and_cost_of_a_card(row: dict[str, str]) -> None:
    number = int(row["number"])
    assert KINDS[KIND[number]] == row["kind"]
    assert PRESTIGE[number] == int(row["prestige"])
    for players in (2, 3, 4):
        for index, energy in enumerate(ENERGIES):
            assert energy_cost(number, index, players) == for_players(row[f"cost_{energy}"], players)
        assert crystal_cost(number, players, EDITIONS.index("revised")) == for_players(row["cost_crystals"], players)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_only_the_balance_has_another_cost_in_the_first_edition(players: int) -> None:
    other = {
        int(row["number"]): crystal_cost(int(row["number"]), players, EDITIONS.index("first"))
        for row in CARDS
        if crystal_cost(int(row["number"]), players, EDITIONS.index("first"))
        != for_players(row["cost_crystals"], players)
    }
    assert other == {5: 6}


def test_cards_1_to_30_are_the_basic_ones() -> None:
    assert [row["level"] for row in CARDS] == ["basic"] * 30 + ["advanced"] * 20


def test_there_are_six_faces_on_each_of_five_dice_of_every_season() -> None:
    numbers = [(row["season"], int(row["die"]), int(row["face"])) for row in DICE]
    assert numbers == [(season, die, face) for season in SEASONS for die in range(1, 6) for face in range(1, 7)]


@pytest.mark.parametrize("row", DICE, ids=lambda row: f"{row['season']}-{row['die']}-{row['face']}")
def test_a_face_of_a_die_has_its_number(row: dict[str, str]) -> None:
    die, face = SEASONS.index(row["season"]) * 5 + int(row["die"]) - 1, int(row["face"]) - 1
    assert [int(face_value(die, face, column)) for column in range(9)] == [int(row[column]) for column in FACE]


def test_dice_are_listed_as_in_the_rulings() -> None:
    listed = [[face.replace(" ", "") for face in re.findall(r"`([^`]*)`", row[1])] for row in table("die | six faces")]
    assert [list(die) for die in DICE_TEMPLATES] == listed


@pytest.mark.parametrize("season", range(4))
def test_rates_and_roles_are_those_of_the_rulings(season: int) -> None:
    row = table("season (spaces)")[season]
    assert row[0] == f"{SEASONS[season]} ({3 * season + 1}-{3 * season + 3})"
    assert [ENERGIES[energy] for energy in ROLES[season]] == row[1].split(" / ")
    assert [int(RATES[season * 4 + energy]) for energy in range(4)] == [int(cell) for cell in row[3:]]


@pytest.mark.parametrize("season", range(4))
def test_rates_follow_from_the_printed_dice(season: int) -> None:
    """The type no die of the season shows is worth 3, the rarest one it shows 2, the others 1."""
    shown = {energy: sum(int(row[energy]) for row in DICE if row["season"] == SEASONS[season]) for energy in ENERGIES}
    order = sorted(ENERGIES, key=shown.__getitem__)
    assert shown[order[0]] == 0
    rates = {energy: int(RATES[season * 4 + index]) for index, energy in enumerate(ENERGIES)}
    assert [rates[energy] for energy in order] == [3, 2, 1, 1]


def test_preset_sets_are_those_of_the_rulings() -> None:
    listed = [tuple(int(number) for number in row[1].split(",")) for row in table("set | cards")]
    assert list(PRESETS) == listed
    assert all(len(preset) == 9 for preset in PRESETS)


@pytest.mark.parametrize("edition", [REVISED, FIRST])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_card_as_a_value_has_the_printed_numbers(players: int, edition: int) -> None:
    for number in range(1, len(NAMES)):
        facts = card(number, players, edition)
        assert (facts.number, facts.name, facts.kind) == (number, NAMES[number], KINDS[KIND[number]])
        assert facts.energies == tuple(energy_cost(number, energy, players) for energy in range(4))
        assert (facts.prestige, facts.crystals) == (PRESTIGE[number], crystal_cost(number, players, edition))
        if "Idol" not in facts.name:
            assert facts.effects == SYMBOLS[number]


def test_the_idol_of_the_first_edition_does_nothing_on_entering() -> None:
    idol = NAMES.index("Idol of the Familiar")
    assert [card(idol, 2, edition).effects for edition in (REVISED, FIRST)] == [("enter", "activate"), ("activate",)]


def test_what_only_few_cards_do() -> None:
    facts = [card(number, 2, REVISED) for number in range(1, len(NAMES))]
    assert [one.name for one in facts if one.chosen_cost] == ["Elemental Amulet"]
    assert {one.name: one.stores for one in facts if one.stores} == {"Amulet of Water": 4, "Glutton Cauldron": 7}
    assert [one.name for one in facts if one.standing] == ["Beggar’s Horn", "Hourglass of Time"]


@pytest.mark.parametrize("number", [0, 51, -1])
def test_there_is_no_such_card(number: int) -> None:
    with pytest.raises(RulesError, match=f"there is no card {number}"):
        card(number, 2, REVISED)
