"""Filters of what a card shows, which its row alone decides."""

from __future__ import annotations

from collections.abc import Callable

from westmarch.meccg.reading import printed
from westmarch.meccg.sifting.cards import assault
from westmarch.meccg.state import MeccgState
from westmarch.meccg.tables import CARDS, base_of
from westmarch.meccg.tables.printed import Printed
from westmarch.meccg.things import Context, Thing
from westmarch.meccg.vocabulary import properties as p


def shows(state: MeccgState, context: Context, filter: p.Filters, thing: Thing) -> bool:
    """A card that shows something, or its attack."""
    row = row_of(state, thing)
    return row is not None and SHOWN[type(filter)](filter, row)


def row_of(state: MeccgState, thing: Thing) -> Printed | None:
    """What is printed on the card that a thing is, or that has made the attack."""
    if isinstance(thing, int):
        return printed(state, thing)
    attack = assault(state, thing)
    return None if attack is None or attack.code is None else CARDS[attack.code]


def marked(filter: p.Marked, row: Printed) -> bool:
    """A card with a keyword."""
    return filter.keyword in row.keywords


def named(filter: p.Named, row: Printed) -> bool:
    """A card of a name."""
    return base_of(row.code) in filter.names


def being(filter: p.Being, row: Printed) -> bool:
    """A manifestation of a being."""
    return row.being in filter.beings


SHOWN: dict[type[p.Filters], Callable[..., bool]] = {
    p.Marked: marked,
    p.Named: named,
    p.Being: being,
}
"""How each is asked of a row."""

SIFTERS: dict[type[p.Filters], Callable[..., bool]] = dict.fromkeys(SHOWN, shows)
