"""A plugin of mypy: it tells of everybody who reads an array of a State."""

from collections.abc import Callable

from mypy.plugin import AttributeContext, Plugin
from mypy.types import Type

STATE = "seasons.rules.state.State."
ARRAY = "librt.vecs.vec["
MESSAGE = "reads an array of a State"


class StateReads(Plugin):
    def get_attribute_hook(self, fullname: str) -> Callable[[AttributeContext], Type] | None:
        return told if fullname.startswith(STATE) else None


def told(read: AttributeContext) -> Type:
    """Complain, if it is one of the arrays."""
    if str(read.default_attr_type).startswith(ARRAY):
        read.api.fail(MESSAGE, read.context)
    return read.default_attr_type


def plugin(version: str) -> type[Plugin]:
    return StateReads
