"""Sitting down: who plays, at which level, a new game or an old one."""

from __future__ import annotations

import hashlib
import secrets
from pathlib import Path

from seasons.game import Game
from seasons.notation import new_table, record_of
from seasons.notation.errors import BadPosition
from seasons.notation.moves import plain
from seasons.rules import ARCHMAGE, LEVELS, REVISED
from seasons.terminal import saves
from seasons.terminal.bots import KINDS, bot_of, record_name
from seasons.terminal.phrases import shown_names
from seasons.terminal.screen import InputEnded, Screen
from seasons.terminal.sitting import Sitting
from seasons.words import Words

LAST = "last"
LONGEST_NAME = 30


def open_table(
    words: Words,
    players: int | None,
    level: int | None,
    edition: int | None,
    seats: str | None,
    against: str | None,
    seed: str | None,
    resume: str | None,
) -> int:
    """Begin or resume a game and play it; the exit code."""
    screen = Screen()
    wishes = (players, level, edition, seats, against, seed)
    if resume is not None:
        if any(wish is not None for wish in wishes):
            raise BadPosition(words.text("cli-resume-alone"))
        return play(go_on(words, resume), words, screen, "")
    if screen.interactive and all(wish is None for wish in wishes):
        try:
            left = saves.unfinished()
            if left is not None and go_on_wanted(words, screen, left):
                return play((*saves.load(words, left), left), words, screen, "")
            players = ask_players(words, screen)
            level = ask_level(words, screen)
        except InputEnded:
            return 0
    names = seat_names(words, players, seats, against)
    game = new_table(
        names, ARCHMAGE if level is None else level, REVISED if edition is None else edition, seed_from(seed)
    )
    return play((game, names, saves.file_for(record_of(game, names))), words, screen, seed or "")


def play(found: tuple[Game, list[str], Path], words: Words, screen: Screen, seed: str) -> int:
    """Play a game until it is over or left."""
    game, names, path = found
    choices = int.from_bytes(hashlib.sha256(f"choices {seed}".encode()).digest()[:4]) if seed else secrets.randbits(32)
    return Sitting(game, names, path, words, screen, choices).play()


def go_on(words: Words, name: str) -> tuple[Game, list[str], Path]:
    """The saved game that was named; “last” is the one that was left last."""
    path = saves.unfinished() if name == LAST else Path(name)
    if path is None:
        raise BadPosition(words.text("sit-no-saved-game"))
    return *saves.load(words, path), path


def seed_from(text: str | None) -> bytes:
    """The seed that a text stands for; a fresh one for none."""
    return secrets.token_bytes(32) if text is None else hashlib.sha256(text.encode()).digest()


def seat_names(words: Words, players: int | None, seats: str | None, against: str | None = None) -> list[str]:
    """The names by seat, as records keep them in every language: by default one person and random players."""
    if against is not None and seats is not None:
        raise BadPosition(words.text("cli-against-alone"))
    if against is not None and not record_name(against, 0):
        raise BadPosition(words.text("cli-against-name", value=against))
    if seats is None:
        kinds = ["human"] + [against or "random"] * ((players or 2) - 1)
    else:
        kinds = [kind.strip() for kind in seats.split(",")]
        if not 2 <= len(kinds) <= 4:
            raise BadPosition(words.text("cli-seats-number", value=seats))
        if players is not None and players != len(kinds):
            raise BadPosition(words.text("cli-seats-differ", count=len(kinds), number=players))
    names: list[str] = []
    for seat, kind in enumerate(kinds):
        if kind.casefold() == "human":
            names.append(f"Player {seat + 1}")
        elif name := record_name(kind, seat):
            names.append(name)
        elif not kind or len(kind) > LONGEST_NAME or not kind.isprintable() or is_taken(kind):
            raise BadPosition(words.text("cli-seats-name", limit=LONGEST_NAME, value=kind))
        else:
            names.append(kind)
    if len(set(shown_names(words, names))) != len(names):
        raise BadPosition(words.text("cli-seats-twice"))
    return names


def is_taken(name: str) -> bool:
    """Whether a name is, or looks like, that of a computer player, so that no person may have it."""
    return bool(bot_of(name)) or name.partition(":")[0].casefold() in KINDS


def go_on_wanted(words: Words, screen: Screen, path: Path) -> bool:
    """Ask whether to go on with the game that was left."""
    return not screen.ask(words.text("sit-ask-resume", path=str(path))).casefold().startswith("n")


def ask_players(words: Words, screen: Screen) -> int:
    """Ask for the number of players."""
    while True:
        answer = screen.ask(words.text("sit-ask-players", count=2)) or "2"
        if answer in ("2", "3", "4"):
            return int(answer)
        screen.say(words.text("sit-ask-again", text=answer))


def ask_level(words: Words, screen: Screen) -> int:
    """Ask for the level; its first letters are enough, in the language or in English."""
    while True:
        answer = screen.ask(words.text("sit-ask-level", text=words.level(ARCHMAGE)))
        if not answer:
            return ARCHMAGE
        for names in ([words.level(number) for number in range(len(LEVELS))], LEVELS):
            fitting = [number for number, name in enumerate(names) if plain(name).startswith(plain(answer))]
            if len(fitting) == 1:
                return fitting[0]
        screen.say(words.text("sit-ask-again", text=answer))
