"""Why something is not possible now, and why a step cannot be taken back."""

from typing import Final

from seasons.rules import GAUGE_LIMIT, NAMES, Reason, why_final
from seasons.rules import reasons as names_of
from seasons.text import Text
from seasons.words.parts import listed, more, title

LEECH: Final = NAMES.index("Arcano Leech")
MALICE: Final = NAMES.index("Die of Malice")


def reasons(reason: Reason | int) -> list[Text]:
    """Why something is not possible now: a reason of `explain`, or a bare mask (of an IllegalMove)."""
    if isinstance(reason, int):
        reason = Reason("", 0, reason)
    return [one_reason(name, reason) for name in names_of(reason.mask)]


def one_reason(name: str, reason: Reason) -> Text:
    """One of the reasons."""
    if name == "energy" and any(reason.short) and sum(reason.short) == reason.energies:
        missing = [more(energy, count) for energy, count in enumerate(reason.short) if count]
        return Text("reason-energy.types", {"energies": listed(missing)})
    id = "reason-" + name
    if name == "energy":
        return Text(id, {"what": reason.what, "count": reason.energies})
    if name == "crystals":
        return Text(id, {"count": reason.crystals})
    if name == "leech":
        return Text(id, {"count": reason.crystals, "card": title(LEECH)})
    if name == "turned":
        return Text(id, {"what": reason.what, "card": title(MALICE)})
    if name == "not-there":
        return Text(id, {"what": reason.what})
    return Text(id, {"limit": GAUGE_LIMIT}) if name == "gauge-full" else Text(id)


def finals(mask: int) -> list[Text]:
    """Why a step cannot be taken back: the mask that `apply` returns.

    >>> finals(8)
    [Text(id='final-die', args={})]
    """
    return [Text("final-" + name) for name in why_final(mask)]
