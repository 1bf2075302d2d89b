"""The figures of all 1683 cards, which are 1625 different ones: one row a card."""

from __future__ import annotations

from westmarch.meccg.kinds import CardCode
from westmarch.meccg.tables.allies import ALLIES
from westmarch.meccg.tables.characters import CHARACTERS
from westmarch.meccg.tables.creatures import CREATURES
from westmarch.meccg.tables.events import EVENTS
from westmarch.meccg.tables.factions import FACTIONS
from westmarch.meccg.tables.figures import Figures
from westmarch.meccg.tables.items import ITEMS
from westmarch.meccg.tables.names import NAMES, PRINTINGS, base_of
from westmarch.meccg.tables.printed import Printed
from westmarch.meccg.tables.regions import REGIONS
from westmarch.meccg.tables.sites import SITES

__all__ = [
    "ALLIES",
    "CARDS",
    "CHARACTERS",
    "CREATURES",
    "EVENTS",
    "FACTIONS",
    "FIGURES",
    "ITEMS",
    "PRINTINGS",
    "REGIONS",
    "SITES",
    "base_of",
    "printed",
]

FIGURES: dict[str, Figures] = {
    **CHARACTERS,
    **ITEMS,
    **FACTIONS,
    **ALLIES,
    **EVENTS,
    **CREATURES,
    **SITES,
    **REGIONS,
}
"""The figures of every card, whatever its kind."""

CARDS: dict[CardCode, Printed] = {CardCode(code): FIGURES[code].card for code in NAMES}
"""Every card once, in the order of the sets and their numbers."""


def printed(code: CardCode) -> Printed:
    """What is printed on a card."""
    return CARDS[code]
