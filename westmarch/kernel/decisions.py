"""Decisions: one pick by one seat from enumerated options."""

from __future__ import annotations

from collections.abc import Iterator

from westmarch.kernel.records import AnyOption, AnyPrompt, Reason, Record, Seat


class Decision(Record):
    """A question to one seat with everything it may legally answer, and the rules behind it."""

    seat: Seat
    prompt: AnyPrompt
    options: tuple[AnyOption, ...]
    rules: tuple[str, ...] = ()


class IllegalChoice(Exception):
    """The answer is none of the options."""


def allowed(obstacles: Iterator[Reason]) -> bool:
    """Whether nothing stands in the way.

    A legality test is written once, as a generator of reasons: listing options asks it only
    whether there is a first one, `why_not` shows them all.
    """
    return next(obstacles, None) is None
