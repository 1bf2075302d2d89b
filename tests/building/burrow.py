"""A burrow that asks for everything that the compiled engine remembers: see test_compiling.py.

Written as rules are; `exercise` says what came out, and must say the same interpreted and compiled.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from enum import Enum
from functools import cache, lru_cache
from typing import ClassVar

import msgspec

from westmarch.kernel.records import Record, replace

MASK = (1 << 64) - 1
DEPTHS = {f"hall-{number}": number for number in range(100)}
LIMIT = 3


class Soil(Enum):
    """What one digs in."""

    CLAY = "clay"
    SAND = "sand"


class Digger(Record):
    """Somebody who digs."""

    name: str
    depth: int = 0
    kind: ClassVar[str] = "digger"

    @property
    def twice(self) -> int:
        return 2 * self.depth

    def dig(self, by: int = 1, *, deeper: bool = False) -> Digger:
        return replace(self, depth=self.depth + by + deeper)

    STEPS: ClassVar[tuple[Callable[..., Digger], ...]] = (dig,)


class Mole(Digger):
    """A digger with another field in front of its own."""

    claws: int = 4

    @property
    def twice(self) -> int:
        return 3 * self.depth


class Hare(Record):
    """Somebody whose depth lies elsewhere."""

    fur: str
    ears: int
    depth: int

    @property
    def twice(self) -> int:
        return self.ears


class Burrow(msgspec.Struct):
    """A state."""

    halls: list[int] = []
    dug: int = 0
    last: Digger | None = None


@lru_cache(maxsize=64)
def total(depths: tuple[int, ...]) -> int:
    return sum(depths)


@cache
def named(name: str, soil: Soil) -> str:
    return f"{name} in {soil.value}"


@cache
def rare(number: int) -> str | None:
    return "rare" if number % 7 == 0 else None


def mixed(value: int) -> int:
    value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & MASK
    return value ^ (value >> 31)


def depth_of(one: Digger | Hare) -> tuple[int, int]:
    return one.depth, one.twice


def kind_of(one: object) -> str:
    if isinstance(one, (Mole, Hare)):
        return "mole or hare"
    if isinstance(one, Digger):
        return "digger"
    return "nobody"


def depth_at(table: dict[str, int], hall: str) -> int:
    return table[hall]


def depth_near(table: dict[str, int], hall: str) -> int | None:
    return table.get(hall)


def is_kept(name: str, soil: Soil, names: tuple[str, ...], soils: dict[int, str]) -> list[bool]:
    return [
        name in names,
        name in soils.values(),
        soil in (Soil.CLAY, Soil.SAND),
        soil == Soil.CLAY,
    ]


def limit() -> int:
    return LIMIT


def kind() -> str:
    return Digger.kind


def halls(burrow: Burrow) -> Iterator[int]:
    for number, hall in enumerate(burrow.halls):
        if number > limit():
            return
        yield hall


def at(things: list[int], number: int) -> str:
    try:
        return str(things[number])
    except IndexError as error:
        return str(error)


def exercise() -> list[object]:
    """Everything several times, so that what was remembered is used, and changed in between."""
    diggers: list[Digger] = [Digger("a", 1), Mole("b", 2), Mole("d", 5, claws=9)]
    somebody: list[Digger | Hare] = [*diggers, Hare("c", 3, 4)]
    found: list[object] = [[depth_of(one) for one in somebody] for _ in range(3)]
    found += [[kind_of(one) for one in (*somebody, 7, None)] for _ in range(3)]
    parts = ["cl", "ay"]
    for soil in (Soil.CLAY, Soil.SAND, Soil.CLAY):
        found.append(is_kept("".join(parts), soil, ("sand", "clay"), {1: "sand", 2: "clay"}))
        found.append(is_kept("loam", soil, ("sand", "clay"), {1: "sand", 2: "clay"}))
        found.append(named("".join(parts), soil))
    found += [total(tuple(range(number % 5))) for number in range(200)]
    found += [rare(number % 14) for number in range(30)]
    table = dict(DEPTHS)
    for turn in range(20):
        found.append(sum(depth_at(table, hall) for hall in DEPTHS))
        found.append([depth_near(table, f"hall-{number}") for number in (1, 50, 100 + turn)])
        table[f"hall-{turn}"] = 1000
        table[f"hall-{100 + turn}"] = -1
    burrow = Burrow([5, 6, 7, 8, 9, 10])
    for digger in diggers * 3:
        burrow.last = digger
        burrow.dug += 1 << 61
        found.append((digger.name, burrow.last is digger, burrow.dug))
    found += [list(halls(burrow)), [at(burrow.halls, number) for number in (0, 5, -1, -6, 6, -7)]]
    numbers = [0, 1, 255, 256, 257, 1 << 30, (1 << 62) - 1, 1 << 62, MASK, 1 << 100, 1 << 127]
    found += [mixed(number) for number in numbers]
    found += [
        str(one * other) for one in (*numbers, -3, 1 << 130) for other in (*numbers, -(1 << 70))
    ]
    found += [str(one + other) for one in (*numbers, 1 << 128) for other in (*numbers, -1)]
    found += [
        str(one >> by) for one in (*numbers, -(1 << 99), 1 << 140) for by in (0, 1, 64, 127, 200)
    ]
    found += [str(one & MASK | 1 << 70 ^ one) for one in (*numbers, -5, 1 << 127, 1 << 129)]
    for step in Digger.STEPS * 2:
        found += [step(diggers[0]).depth, step(diggers[1], 5).depth]
        found.append(step(diggers[0], by=2, deeper=True).depth)
    return found
