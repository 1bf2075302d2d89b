"""One source of chance: a seeded generator that is a single integer, and scripts in front of it."""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Protocol, TypeVar

from westmarch.kernel.records import Record

T = TypeVar("T")

MASK = (1 << 64) - 1
GOLDEN = 0x9E3779B97F4A7C15
FEW = 1 << 44
"""One number gives the order of things until there are so many; it must stay well below 64 bits."""


class Rolled(Record, tag=True):
    """A scripted die."""

    value: int


class Drawn(Record, tag=True):
    """A scripted draw: the id or code of what comes out of the bag."""

    value: int | str


class Shuffled(Record, tag=True):
    """A scripted shuffle: the places that come first, in order; the others follow unchanged."""

    order: tuple[int, ...] = ()


Scripted = Rolled | Drawn | Shuffled


class ScriptMismatch(Exception):
    """The script gives another kind of result than the rules ask for."""


class Chancy(Protocol):
    """Whatever carries a generator and a script: a state."""

    generator: int
    script: list[Scripted]


def seeded(seed: int) -> int:
    """The generator that a seed stands for."""
    return mixed((seed * GOLDEN + 1) & MASK)


def mixed(value: int) -> int:
    """Spread a counter over 64 bits (the finaliser of SplitMix64)."""
    value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & MASK
    return value ^ (value >> 31)


def below(state: Chancy, bound: int) -> int:
    """A number from 0 to bound - 1, each as likely as the other (Lemire's method)."""
    assert bound > 0, "nothing to choose from"
    while True:
        state.generator = (state.generator + GOLDEN) & MASK
        product = mixed(state.generator) * bound
        rest = product & MASK
        if rest >= bound or rest >= (1 << 64) % bound:
            return product >> 64


def roll(state: Chancy, sides: int) -> int:
    """Roll one die."""
    if not state.script:
        return 1 + below(state, sides)
    match state.script.pop(0):
        case Rolled(value) if 1 <= value <= sides:
            return value
        case other:
            raise ScriptMismatch(f"a die with {sides} sides is rolled, the script has {other}")


def draw(state: Chancy, bag: MutableSequence[T]) -> T:
    """Take one thing out of a bag at random."""
    if not state.script:
        return bag.pop(below(state, len(bag)))
    match state.script.pop(0):
        case Drawn(value) if value in bag:
            return bag.pop(next(place for place, thing in enumerate(bag) if thing == value))
        case other:
            raise ScriptMismatch(f"something is drawn from {list(bag)}, the script has {other}")


def shuffle(state: Chancy, things: MutableSequence[T]) -> None:
    """Put things into a random order."""
    if not state.script:
        mix(state, things)
        return
    match state.script.pop(0):
        case Shuffled(order) if set(order) <= set(range(len(things))):
            rest = [place for place in range(len(things)) if place not in order]
            things[:] = [things[place] for place in (*order, *rest)]
        case other:
            raise ScriptMismatch(f"{len(things)} things are shuffled, the script has {other}")


def mix(state: Chancy, things: MutableSequence[T]) -> None:
    """Put things into a random order whatever the script says (Fisher and Yates)."""
    for last in range(len(things) - 1, 0, -1):
        other = below(state, last + 1)
        things[last], things[other] = things[other], things[last]


def shake(state: Chancy, things: MutableSequence[T]) -> None:
    """Put things into a random order with few numbers, each for several things.

    It is quicker than `mix`, for what is only supposed; games that were saved rely on `mix`.
    """
    left = len(things)
    while left > 1:
        first, orders = left, 1
        while left > 1 and orders < FEW:
            orders *= left
            left -= 1
        number = below(state, orders)
        for last in range(first - 1, left - 1, -1):
            number, other = divmod(number, last + 1)
            things[last], things[other] = things[other], things[last]
