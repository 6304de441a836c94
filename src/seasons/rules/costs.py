"""Amounts of the four energies packed into one number, a byte a type: a cost, or what was paid."""

from mypy_extensions import i64


def pack(energy: i64, n: i64) -> i64:
    """n energies of one type."""
    return n << (8 * energy)


def part(cost: i64, energy: i64) -> i64:
    """How many energies of a type a packed amount holds."""
    return cost >> (8 * energy) & 255


def in_all(cost: i64) -> i64:
    """How many energies a packed amount holds."""
    return part(cost, 0) + part(cost, 1) + part(cost, 2) + part(cost, 3)


def from_type(cost: i64, energy: i64) -> i64:
    """The energies of this and the later types, in all."""
    return in_all(cost >> (8 * energy))


def before_type(cost: i64, energy: i64) -> i64:
    """A packed amount without this and the later types."""
    return cost & ((i64(1) << (8 * energy)) - 1)
