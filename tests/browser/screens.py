"""The screens of the client, each ready to be looked at: where it is, and what to press before it is complete."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache

from browser.cases import prelude
from browser.hand import Hand
from browser.tables import link, table_from
from seasons.notation import move_id, read_position
from seasons.rules import Fast, apply
from server.house import Keys, Server, play_on

IN_PLAY = (
    "[Purse of Io, Amulet of Air, Staff of Spring, Figrim the Avaricious, Kairn the Destroyer (turned), "
    "Tree of Light, Bespelled Grimoire, Hand of Fortune, {Amulet of Water: 1 air 2 fire}, "
    "Titus Deepgaze, Thieving Fairies, Crystal Orb]",
    "[Wondrous Chest, Ragfield’s Helm, Lewis Greyface, Amulet of Earth, Glutton Cauldron, Vampiric Crown, "
    "Arcano Leech, Runic Cube of Eolis, Necrotic Kriss, Air Elemental, Beggar’s Horn, Idol of the Familiar (turned)]",
    "[Yjang’s Forgotten Vase, Syllas the Faithful, Scepter of Greatness, Amulet of Fire, Olaf’s Blessed Statue, "
    "Sealed Chest of Urm, Demon of Argos, Cursed Treatise of Arus, Purse of Io, Mirror of the Seasons, "
    "Pendant of Ragnor, Sid Nightshade]",
    "[Lantern of Xidit, Naria the Prophetess, Elemental Amulet, Temporal Boots, Tree of Light, Amsug Longneck, "
    "Staff of Spring, Balance of Ishtar, Damned Soul of Onys, Dragon Skull, Die of Malice, Hourglass of Time]",
)
OTHERS = f"""
  2:
    {{crystals: 61, gauge: 13, bonuses: 1, reserve: 2 air 3 water, hand: [26, 16], play: {IN_PLAY[1]}}}
  3:
    {{crystals: 104, gauge: 12, reserve: 1 fire 4 earth, hand: [23], play: {IN_PLAY[2]}}}
  4:
    {{crystals: 38, gauge: 14, bonuses: 2, reserve: 3 fire, hand: [Syllas the Faithful, 11], play: {IN_PLAY[3]}}}
"""
ME = f"""
  1:
    crystals: 87
    gauge: 14
    bonuses: 1
    reserve: 1 air 3 water 1 fire 4 earth
    hand: [Divine Chalice, Temporal Boots, Potion of Dreams, Hourglass of Time, Potion of Knowledge, 45, 21]
    library 3: [Potion of Life, Air Elemental, Wondrous Chest]
    play: {IN_PLAY[0]}"""
TURN = f"""
players: 4
year: 2
space: 5
round: 9
right: true
seats:{ME}{OTHERS}"""
DICE = TURN.replace("right: true", "phase: dice\nnext: {rolls: [2, 3, 5, 1, 6]}")
FORCED = TURN.replace("right: true", "turn: 4").replace("space: 5", "space: 8")

# Colours and fonts have arrived: what comes and goes for ever does not count.
SETTLED = """() => document.fonts.status === 'loaded' && document.getAnimations().every(
  (one) => one.playState !== 'running' || one.effect?.getComputedTiming().endTime === Infinity)"""


@cache
def played(server: Server, players: int = 3) -> Keys:
    """A game that people have played to its end."""

    async def play() -> Keys:
        names = ("Ada", "Lea", "Hugo", "Magdalena")[:players]
        keys = server.table(*({"name": name} for name in names))
        guests = await keys.sit()
        await play_on(guests)
        for guest in guests:
            await guest.close()
        return keys

    with ThreadPoolExecutor(1) as pool:
        return pool.submit(lambda: asyncio.run(play())).result()


def still(hand: Hand, place: str) -> None:
    """Wait until something is seen and nothing changes any more; what the pointer rested on is no longer looked at."""
    hand.sees(place)
    hand.look_away()
    hand.offer(place)
    hand.until(SETTLED)
    hand.shows, hand.looks = place, ""


def again(hand: Hand) -> None:
    """Wait until the same is seen and looked at as before the window or the language changed."""
    looks = hand.looks
    still(hand, hand.shows)
    looks_at(hand, looks)


def looks_at(hand: Hand, place: str) -> None:
    """Rest the pointer on something, where there is room to show what it would do."""
    hand.looks = place
    if place and hand.page.locator(".rail").count():
        hand.page.locator(place).hover()
        hand.sees(".rail .over .note")


def at(path: str, place: str) -> Callable[[Hand, Server], None]:
    """A page that needs nothing but its address."""

    def come(hand: Hand, _: Server) -> None:
        hand.go(path)
        still(hand, place)

    return come


def table(start: str, place: str = ".prompt .button") -> Callable[[Hand, Server], None]:
    """A table in a position."""

    def come(hand: Hand, server: Server) -> None:
        hand.go(link(table_from(server, start)))
        still(hand, place)

    return come


def draft(hand: Hand, server: Server) -> None:
    """The third pick, with a card looked at."""
    hand.go(link(table_from(server, prelude("pick"))))
    hand.play(".nothing", 4)
    still(hand, ".draft .foot [aria-keyshortcuts='Enter']")
    hand.answer("draft card")
    still(hand, ".draft .armed")


def split(hand: Hand, server: Server) -> None:
    """Four cards have a year."""
    hand.go(link(table_from(server, prelude("split"))))
    hand.play(".nothing", 4)
    still(hand, ".split [aria-pressed='true']")


def tray(hand: Hand, server: Server) -> None:
    """My turn with energies to transmute."""
    table(TURN)(hand, server)
    hand.press(".prompt [aria-keyshortcuts='T']")
    hand.press(".prompt [aria-keyshortcuts='A']")
    still(hand, ".prompt .tray")


def summoned(card: int, place: str) -> Callable[[Hand, Server], None]:
    """A card of my hand asks something after it was summoned."""

    def come(hand: Hand, server: Server) -> None:
        table(TURN)(hand, server)
        hand.press(f"[data-group='hand'] [data-card='{card}']")
        for _ in range(8):
            offer = hand.offer(place)
            if not offer:
                break
            hand.answer(offer)
        still(hand, place)

    return come


def die(hand: Hand, server: Server) -> None:
    """Five dice, one of them looked at."""
    table(DICE, ".dice .lit")(hand, server)
    looks_at(hand, ".dice .lit >> nth=1")


def boots(hand: Hand, server: Server) -> None:
    """Six spaces of the wheel, one of them looked at."""
    summoned(7, ".boots [role='button']")(hand, server)
    looks_at(hand, ".boots [role='button'] >> nth=-1")


def sacrifice(hand: Hand, server: Server) -> None:
    """Syllas makes me choose, and I have chosen."""
    state, _ = read_position(FORCED)
    apply(state, move_id("summon Syllas the Faithful"), Fast(1))
    hand.go(link(table_from(server, state)))
    still(hand, "[data-group='play'] .lit")
    hand.press("[data-group='play'] .lit")
    if hand.offer(".prompt .armed"):
        hand.answer("look use")
    still(hand, ".prompt .armed")


def end(hand: Hand, server: Server) -> None:
    """The scores of a whole game."""
    hand.go(link(played(server)))
    still(hand, ".end h1.won")


def replay(hand: Hand, server: Server) -> None:
    """The middle of a whole game."""
    hand.go(link(played(server)).replace("/table/", "/replay/"))
    hand.sees(".prompt .bar")
    box = hand.sees(".prompt .bar .scrubber, .prompt .bar input").bounding_box()
    assert box
    hand.page.mouse.click(box["x"] + box["width"] * 0.55, box["y"] + box["height"] * 0.7)
    still(hand, ".prompt .bar")


def lobby(hand: Hand, server: Server) -> None:
    """A table with links for friends."""
    hand.go("/")
    still(hand, ".home .others .button")
    hand.press(".home .others .button")
    still(hand, ".lobby .seats")


def watch(hand: Hand, _: Server) -> None:
    """The dialog for looking on, with a link that leads nowhere."""
    hand.go("/")
    still(hand, ".home nav button")
    hand.press(".home nav button")
    hand.page.locator("dialog[open] input").fill("https://example.org")
    still(hand, "dialog[open] .wrong")


# Each ends with `still`: what it waits for is there in every size of the window.
KEY_SCREENS: dict[str, Callable[[Hand, Server], None]] = {
    "home": at("/", ".home .start .button"),
    "draft": draft,
    "split": split,
    "die": die,
    "turn": tray,
    "shelf": summoned(9, ".shelf .lit"),
    "boots": boots,
    "sacrifice": sacrifice,
    "end": end,
    "replay": replay,
}
SCREENS = KEY_SCREENS | {
    "rules": at("/rules", "main h1, main h2"),
    "cards": at("/cards", "main [data-card], main .row"),
    "card": at("/cards/7", "main h1"),
    "settings": at("/settings", "main h1"),
    "credits": at("/credits", "main h1"),
    "lobby": lobby,
    "watch": watch,
    "lost": at("/nowhere/at/all", "main h1"),
}
