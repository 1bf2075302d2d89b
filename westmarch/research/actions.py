"""Options as actions: numbers that keep their meaning, and what each option is about.

An option is described by its verb and what it touches, cards by their codes: `defend aragorn`. The
description says its number: its CRC-32, modulo the number of actions. If another option of the
same decision is there already, it is the next free one. So an action means the same whenever it
is offered, in this game and the next, save for the few that have to move over.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from westmarch.kernel.game import AnyGame
from westmarch.kernel.records import AnyOption, CardId, Record
from westmarch.kernel.text import form, verbs, word
from westmarch.research.features import UNKNOWN, Codes, shape

WORDS = 6
"""How many words of an option have a column of their own; the last has all that is left."""

COLUMNS = 2 + WORDS
"""The verb, how many alike come before, and the words."""

BUCKETS = 2**14
"""Words are numbers from 1 to this; 0 is no word."""


class TooManyOptions(Exception):
    """A decision has more options than the environment has actions."""


class Offer(Record):
    """The options of a decision by their actions, and a row of numbers for each action."""

    options: dict[int, AnyOption]
    rows: NDArray[np.int32]
    mask: NDArray[np.int8]


class Actions:
    """The actions of a game: so many numbers, which options are spread over."""

    def __init__(self, game: AnyGame, count: int) -> None:
        self.count = count
        self.verbs = {verb: number for number, verb in enumerate(sorted(verbs(game)), start=1)}

    def offer(self, options: Sequence[AnyOption], codes: Codes) -> Offer:
        """Give each option its action."""
        if len(options) > self.count:
            raise TooManyOptions(
                f"{len(options)} options cannot be told apart by {self.count} actions; "
                f"ask for more of them: actions={2 * len(options)}"
            )
        rows = np.zeros((self.count, COLUMNS), np.int32)
        mask = np.zeros(self.count, np.int8)
        given: dict[int, AnyOption] = {}
        alike: Counter[str] = Counter()
        for option in options:
            verb, *rest = words(option, codes)
            text = " ".join((verb, *rest))
            action = crc32(text.encode()) % self.count
            while action in given:
                action = (action + 1) % self.count
            given[action] = option
            rows[action, : 2 + min(len(rest), WORDS)] = self.verbs[verb], alike[text], *row(rest)
            mask[action] = 1
            alike[text] += 1
        return Offer(given, rows, mask)


def words(option: AnyOption, codes: Codes) -> Iterator[str]:
    """What an option is about: its verb, then its fields; cards by what the seat knows of them."""
    kind = type(option)
    assert issubclass(kind, Record)
    yield form(kind).verb
    for field in shape(kind).fields:
        held = getattr(option, field.name)
        for each in held if isinstance(held, tuple) else (held,):
            is_card = field.cards and each is not None
            yield codes.get(CardId(each), UNKNOWN) if is_card else word(each)


def row(rest: Sequence[str]) -> list[int]:
    """The numbers of words; those for which there is no column share the last."""
    if len(rest) > WORDS:
        rest = (*rest[: WORDS - 1], " ".join(rest[WORDS - 1 :]))
    return [crc32(each.encode()) % BUCKETS + 1 for each in rest]
