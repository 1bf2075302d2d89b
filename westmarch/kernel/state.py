"""The state of a game: mutable containers of immutable records, nothing else."""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import TypeGuard, TypeVar, get_args, get_origin

import msgspec

from westmarch.kernel import chance
from westmarch.kernel.chance import Scripted
from westmarch.kernel.records import AnyEvent, AnyFrame, AnyOption, Record, Seat, replace

T = TypeVar("T")
S = TypeVar("S", bound="State")

Result = bool | int | str | tuple[int, ...] | None
"""What a procedure can hand back to the one that called it."""


class Told(Record):
    """An event and who may see it."""

    event: AnyEvent
    only: tuple[Seat, ...] | None = None
    others: AnyEvent | None = None

    def to(self, seat: Seat | None) -> AnyEvent | None:
        """The event as this seat sees it; `None` stands for a spectator."""
        return self.event if self.only is None or seat in self.only else self.others


class Sealed(Record):
    """A pick that lies face down until everybody has picked."""

    seat: Seat
    option: AnyOption


class State(msgspec.Struct, forbid_unknown_fields=True):
    """What every game's state has: the unfinished procedures, chance, and what was just told.

    Games derive from it and add their table. Every mutable container in a state is a list, dict
    or set, or one level of lists in a list or dict, as in `hand: list[list[CardId]]`.

    `queue` is what the present step has told; `waiting` holds events whose windows have not been
    opened yet, each with the height of the stack above which its window belongs. `chooser` is
    the seat that is asked or whose choice is being carried out; in between there is none.
    """

    players: int = 2
    stack: list[tuple[AnyFrame, int]] = []
    queue: list[Told] = []
    waiting: list[tuple[int, AnyEvent]] = []
    sealed: list[Sealed] = []
    result: Result = None
    chooser: Seat | None = None
    generator: int = 0
    script: list[Scripted] = []

    def clone(self: S) -> S:
        """Copy the containers; the records inside are shared."""
        fields = PLANS.get(type(self)) or plan(type(self))
        return replace(
            self, **{name: copied(getattr(self, name), nested) for name, nested in fields}
        )

    def roll(self, sides: int = 6) -> int:
        """Roll one die."""
        return chance.roll(self, sides)

    def draw(self, bag: MutableSequence[T]) -> T:
        """Take one thing out of a bag at random."""
        return chance.draw(self, bag)

    def shuffle(self, things: MutableSequence[T]) -> None:
        """Put things into a random order. For cards that somebody has seen use `cards.shuffle`."""
        chance.shuffle(self, things)


def emit(
    state: State,
    event: AnyEvent,
    only: tuple[Seat, ...] | None = None,
    others: AnyEvent | None = None,
) -> None:
    """Tell the table what happened; with `only`, the other seats see `others` or nothing."""
    state.queue.append(Told(event, only, others))


Container = list[object] | dict[object, object] | set[object]
PLANS: dict[type[State], tuple[tuple[str, bool], ...]] = {}


def plan(kind: type[State]) -> tuple[tuple[str, bool], ...]:
    """Which fields of a state are containers, and whether they hold containers themselves."""
    found = []
    for field in msgspec.structs.fields(kind):
        inside = held(field.type)
        if inside is not None:
            deeper = [held(part) for part in inside]
            assert not any(d and any(held(p) is not None for p in d) for d in deeper), (
                f"{kind.__name__}.{field.name} nests containers deeper than two levels"
            )
            found.append((field.name, any(d is not None for d in deeper)))
    return PLANS.setdefault(kind, tuple(found))


def held(annotation: object) -> tuple[object, ...] | None:
    """What a container type holds; `None` if the type is no container."""
    return get_args(annotation) if get_origin(annotation) in (list, dict, set) else None


def copied(container: Container, nested: bool) -> Container:
    """A copy of a container and, if it is nested, of the containers inside it."""
    if not nested:
        return container.copy()
    if isinstance(container, dict):
        return {key: inner.copy() for key, inner in container.items() if holds(inner)}
    return [inner.copy() for inner in container if holds(inner)]


def holds(value: object) -> TypeGuard[Container]:
    """Whether a value is a container; in a nested container each one is."""
    return isinstance(value, (list, dict, set))
