"""German: what a player does, as an imperative or as an infinitive."""

from __future__ import annotations

from westmarch.kernel.records import Record


class Act(Record):
    """Something that a player does: heile 1 Korruption, or 1 Korruption heilen.

    `end` is what goes to the end of the imperative, `more` what follows in any case; an act
    without an infinitive is a clause of its own.
    """

    du: str
    rest: str
    infinitive: str = ""
    end: str = ""
    more: str = ""

    def imperative(self) -> str:
        """Heile 1 Korruption."""
        return " ".join(filter(None, (self.du, self.rest, self.end))) + self.more

    def as_infinitive(self) -> str:
        """1 Korruption heilen."""
        if not self.infinitive:
            return self.imperative()
        return f"{self.rest} {self.infinitive}{self.more}"
