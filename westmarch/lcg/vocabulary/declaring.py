"""How a card is declared: its code and its abilities, in the order in which they are read."""

from __future__ import annotations

from westmarch.lcg.vocabulary.abilities import Ability

Declaration = tuple[str, tuple[Ability, ...]]


def card(code: str, *abilities: Ability) -> Declaration:
    """A card and what it does; a card without text has no abilities."""
    return code, abilities
