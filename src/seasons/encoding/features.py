"""What every number of a row means: names and scales, block by block, and the text of docs/encoding.md."""

from __future__ import annotations

from typing import NamedTuple

from seasons.encoding.layout import (
    CARDS,
    DECISIONS,
    DICE,
    DIE_SIZE,
    HIDDEN_SEATS,
    HIDDEN_SIZE,
    MY_HAND,
    PLAYERS,
    SEAT_SIZE,
    SEATS,
    SECTION,
    THEIRS,
    WIDTH2,
)
from seasons.rules.cards import NAMES
from seasons.rules.codes import EDITIONS, ENERGIES, LEVELS, SEASONS


class Block(NamedTuple):
    """Neighbouring numbers of one meaning: their labels, what a network divides them by, and a sentence for people."""

    name: str
    labels: tuple[str, ...]
    scale: int
    text: str


def cards(name: str, text: str, scale: int = 2) -> Block:
    """A block with one number a card."""
    return Block(name, NAMES[1 : CARDS + 1], scale, text)


def one_of(name: str, labels: tuple[str, ...], text: str) -> Block:
    """A block of which at most one number is 1."""
    return Block(name, labels, 1, text)


def number(name: str, scale: int, text: str) -> Block:
    """A single number."""
    return Block(name, ("",), scale, text)


def counted(first: int, last: int) -> tuple[str, ...]:
    """Numbers as labels; the last one stands for all above it, too."""
    return (*(str(n) for n in range(first, last)), f"{last} or more")


SIDES = ("me", "+1", "+2", "+3")
FACES = (*ENERGIES, "crystals", "gauge", "draw", "transmute")
TEMPLATES = tuple(f"die {n}" for n in range(1, 6))

MINE = (
    Block("legal", tuple(f"move {move}" for move in range(MY_HAND)), 1,
          "1 for every legal move, by its id: the mask of the policy. Empty if the viewer is asked nothing."),
    cards("my hand", "copies in my hand"),
    cards("my play", "copies that I have in play"),
    cards("my turned", "those of them that are turned"),
    cards("my library 2", "copies that come with year 2 (while splitting: assigned to it)"),
    cards("my library 3", "copies that come with year 3 (while splitting: assigned to it)"),
    cards("my year 1", "while splitting: assigned to year 1"),
    cards("my pack", "in the pack before me"),
    cards("my drafted", "picked, and not yet assigned to a year"),
    cards("my drawn", "drawn, and not yet decided about"),
    cards("my shown", "copies in my hand that somebody else knows to be there"),
    cards("my lacking", "energies that a card in my hand still wants, Hands of Fortune left out of account", 4),
    cards("my price", "crystals that a card in my hand still wants, the opponents' Leeches included", 8),
    cards("my payable", "1 if a card in my hand can be paid for now, whether there is room for it or not"),
    cards("discarded", "copies in the discard pile that I know of"),
    cards("on top", "1 for the top card of the draw pile, if I have seen it"),
)  # fmt: skip

TABLE = (
    one_of("players", ("2", "3", "4"), "how many play"),
    one_of("level", LEVELS, "the level"),
    one_of("edition", EDITIONS[1:], "1 for the first edition"),
    one_of("year", ("0", "1", "2", "3", "4"), "the year; Temporal Boots reach 0 and 4"),
    one_of("reached", ("1", "2", "3"), "the highest year entered so far: its library cards are in hand"),
    one_of("space", tuple(str(n) for n in range(1, 13)), "the space of the token"),
    one_of("season", SEASONS, "the season of that space"),
    number("months", 32, "spaces before the token, its own included, until the game ends"),
    one_of("last months", tuple(str(n) for n in range(1, 13)), "the same, if there are twelve or fewer"),
    one_of("least rounds", counted(1, 12), "rounds that will be played at least, this one included"),
    number("round", 16, "the number of the round"),
    number("right", 1, "1 if whoever has the turn may transmute"),
    number("boost", 2, "transmute bonuses used in this turn"),
    number("pile", 64, "cards in the draw pile"),
    number("discard", 64, "cards in the discard pile"),
    one_of("pick", tuple(str(n) for n in range(1, 10)), "which pick of the draft it is"),
    one_of("dice season", SEASONS, "the season whose dice lie on the table"),
    *(Block(f"{season} dice", TEMPLATES, 1, f"1 for each of the five {season} dice that is in this game")
      for season in SEASONS),
)  # fmt: skip

DECISION = (
    one_of("asked", SIDES, "who must answer now; in the prelude, where all choose at once, only whether I must"),
    one_of("kind", DECISIONS, "the kind of the decision"),
    Block("asking", NAMES[1 : CARDS + 1], 1, "1 for the card that asks"),
    Block("assigned", NAMES[1 : CARDS + 1], 1, "1 for the card that I assign to a year"),
    number("count", 4, "single choices of this kind still to come, this one included, where it can be several"),
    one_of("count is", counted(1, 7), "the same, one by one"),
    one_of("other", SIDES[1:], "the other seat concerned: who gets Naria's card, who has Syllas or Amsug"),
    Block("owed", ENERGIES, 2, "energies of each type still to be paid"),
    Block("chosen", ENERGIES, 2, "energies of each type chosen, given or named so far in this decision"),
    Block("closed", ENERGIES, 1, "1 for a type that may not be taken"),
    cards("given up", "copies that I have named to a Dragon Skull so far"),
)

SEAT = (
    number("crystals", 64, "crystals"),
    one_of("crystals are", tuple(str(n) for n in range(12)), "the same, if there are fewer than twelve"),
    number("gauge", 16, "the summoning gauge"),
    one_of("places are", counted(0, 7), "free places on the gauge"),
    number("in play", 16, "cards in play"),
    number("items", 16, "items in play"),
    number("familiars", 8, "familiars in play"),
    one_of("bonuses", ("1", "2", "3"), "bonuses used"),
    Block("reserve", ENERGIES, 4, "energies in the reserve"),
    *(one_of(f"{energy} is", counted(1, 6), f"the same for {energy}, one by one") for energy in ENERGIES),
    number("energies", 8, "energies in the reserve, in all"),
    one_of("room is", counted(0, 7), "energies for which there is room in the reserve"),
    number("hand", 8, "cards in hand"),
    one_of("hand is", counted(0, 7), "the same, one by one"),
    Block("first amulet", ENERGIES, 4, "energies on an Amulet of Water; two are in the order in which moves name them"),
    Block("second amulet", ENERGIES, 4, "energies on the other one"),
    Block("first cauldron", ENERGIES, 4, "energies on a Glutton Cauldron; two are in the same order as Amulets"),
    Block("second cauldron", ENERGIES, 4, "energies on the other one"),
    number("score", 128, "points if the game ended now"),
    number("score below", 32, "the same without its sign, if negative"),
    number("ahead", 64, "points more than I have; for myself: than the best of the others"),
    number("behind", 64, "points fewer than I have; for myself: than the best of the others"),
    number("prestige", 64, "printed prestige of the cards in play"),
    number("prestige below", 32, "the same without its sign, if negative"),
    number("sale", 16, "crystals for transmuting everything now, Amulets of Water, Purses and bonuses included"),
    number("next sale", 16, "the same in the next season"),
    number("begins", 1, "1 for the first player"),
    number("active", 1, "1 for whoever has the turn"),
    number("turn to come", 1, "1 if the die of this round is still to be used"),
    Block("die to come", FACES, 2, "what that die will bring, once it is taken"),
    number("library", 4, "cards that wait for a later year"),
    number("ready", 4, "straight cards in play that have an activation"),
    number("unknown", 8, "cards in hand that I do not know"),
    number("extra", 32, "points that Helms, Lanterns and Urms would bring if the game ended now"),
)

DIE = (
    Block("shows", FACES, 2, "what it shows"),
    one_of("pips", ("1", "2", "3"), "how far the token goes if it is left over"),
    number("free", 1, "1 if nobody has it"),
    one_of("taker", SIDES, "who has it"),
    one_of("which", TEMPLATES, "which of the five dice of its season it is"),
    number("new season", 1, "free, and left over it would bring another season"),
    number("new year", 1, "free, and left over it would bring another year"),
    number("last round", 1, "free, and left over it would end the game"),
    number("overflow", 2, "free, and so many energies would be too many for my reserve"),
    number("die sale", 16, "free, and with its right to transmute all I have would bring so many crystals"),
)

THEIR_CARDS = (
    cards("play", "copies in play"),
    cards("turned", "those of them that are turned"),
    cards("hand", "copies in hand that I know of"),
    cards("on the way", "copies in a pack that I passed on, which this seat may still take"),
    cards("share", "copies that I passed on: the chance, in sixths, that this seat took them", 8),
)

HIDDEN_TOP_CARD = (cards("top", "1 for the top card of the draw pile, if somebody has seen it and I have not"),)
HIDDEN_CARDS = (
    cards("hidden hand", "copies in hand, or assigned to year 1"),
    cards("hidden library 2", "copies that come with year 2"),
    cards("hidden library 3", "copies that come with year 3"),
    cards("hidden pack", "copies in the pack before this seat"),
    cards("hidden drafted", "copies picked or drawn, and not yet decided about"),
)


class Part(NamedTuple):
    """Blocks one behind the other, with the prefix of their names and what they are about."""

    at: int
    prefix: str
    title: str
    blocks: tuple[Block, ...]


def parts(players: int) -> list[Part]:
    """All parts of the row of a game for so many players, in order."""
    found = [
        Part(0, "", "The legal moves and the cards that I know", MINE),
        Part(PLAYERS, "", "The table", TABLE),
        Part(PLAYERS + size(TABLE), "", "The open decision", DECISION),
        Part(SEATS, "me: ", "My seat", SEAT),
        Part(SEATS + SEAT_SIZE, "+1: ", "The next seat, clockwise", SEAT),
        *(Part(DICE + DIE_SIZE * n, f"slot {n + 1}: ", f"Die {n + 1} of the row", DIE) for n in range(3)),
        Part(THEIRS, "+1: ", "The cards of the next seat", THEIR_CARDS),
    ]
    for side in range(2, players):
        at = WIDTH2 + SECTION * (side - 2)
        found += [
            Part(at, f"+{side}: ", f"Seat +{side}", SEAT),
            Part(at + SEAT_SIZE, f"slot {side + 2}: ", f"Die {side + 2} of the row", DIE),
            Part(at + SEAT_SIZE + DIE_SIZE, f"+{side}: ", f"The cards of seat +{side}", THEIR_CARDS),
        ]
    return found


def hidden_parts(players: int) -> list[Part]:
    """All parts of the privileged row, in order."""
    found = [Part(0, "", "The draw pile", HIDDEN_TOP_CARD)]
    for side in range(1, players):
        at = HIDDEN_SEATS + HIDDEN_SIZE * (side - 1)
        found.append(Part(at, f"+{side}: ", f"The hidden cards of seat +{side}", HIDDEN_CARDS))
    return found


def size(blocks: tuple[Block, ...]) -> int:
    """How many numbers some blocks have."""
    return sum([len(block.labels) for block in blocks])


def names_of(row: list[Part]) -> list[str]:
    """The name of every number, in order; a part that does not stand where the last one ends is an error."""
    names: list[str] = []
    for part in row:
        if part.at != len(names):
            raise AssertionError(f"“{part.title}” stands at {part.at}, and the row before it ends at {len(names)}")
        for block in part.blocks:
            names += [f"{part.prefix}{block.name}" + (f": {label}" if label else "") for label in block.labels]
    return names


def scales_of(row: list[Part]) -> list[int]:
    """What a network divides every number by, in order: powers of two, so that nothing is rounded."""
    return [block.scale for part in row for block in part.blocks for _ in block.labels]


def feature_names(players: int) -> list[str]:
    """The name of every number of the row of a game for so many players.

    >>> feature_names(2)[750], feature_names(2)[1753], len(feature_names(4))
    ('my play: Amulet of Air', 'me: crystals', 3085)
    """
    return names_of(parts(players))


def hidden_names(players: int) -> list[str]:
    """The name of every number of the privileged row."""
    return names_of(hidden_parts(players))
