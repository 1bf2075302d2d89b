"""A noun with what stands before and after it: what a filter says, before it becomes text."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Phrase:
    """What is said of something: words before the noun, the noun, words after it.

    Without a noun another part of the filter gives it, or the kind of thing that is asked for.
    """

    noun: str | None = None
    before: tuple[str, ...] = ()
    after: tuple[str, ...] = ()

    def __and__(self, other: Phrase) -> Phrase:
        """Both together: two nouns become one, the more general one is left out."""
        noun = self.noun if other.noun is None else other.noun
        before = self.before + other.before
        if self.noun is not None and other.noun is not None and self.noun != other.noun:
            if self.noun in GENERAL:
                noun = other.noun
            elif other.noun in GENERAL:
                noun = self.noun
            else:
                noun, before = other.noun, (*before, self.noun)
        return Phrase(noun, before, self.after + other.after)


GENERAL = frozenset({"card", "character", "company", "attack", "site", "event", "item"})
"""Nouns that a more special one takes the place of."""
