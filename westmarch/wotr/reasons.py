"""Why something cannot be done."""

from __future__ import annotations

from westmarch.kernel.records import Reason


class Unmet(Reason):
    """A condition that is not met, by name, with the rules behind it, and what it is about."""

    what: str
    ids: tuple[str, ...] = ()
    code: str | None = None

    def rules(self) -> tuple[str, ...]:
        return self.ids
