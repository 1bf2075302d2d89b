"""What can keep a player from doing something."""

from __future__ import annotations

from westmarch.kernel.records import Reason


class Unmet(Reason):
    """Something that is not so: what, by which rules, and about which card."""

    what: str
    by: tuple[str, ...] = ()
    code: str | None = None

    def rules(self) -> tuple[str, ...]:
        """The rules that it comes from."""
        return self.by
