"""Why something cannot be done at a table."""


class Refuse(ValueError):
    """A request that cannot be carried out: a code, and the arguments of its message `refused-CODE`."""

    def __init__(self, code: str, **args: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.args_of = args
