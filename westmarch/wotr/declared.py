"""All Characters and cards, and which of their abilities are in force."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from westmarch.kernel.records import CardId
from westmarch.wotr.cards import (
    expansion_free,
    expansion_shadow,
    free_character,
    free_strategy,
    shadow_character,
    shadow_strategy,
)
from westmarch.wotr.cards.characters import ABILITIES, GUIDES
from westmarch.wotr.kinds import CharacterId
from westmarch.wotr.state import WotrState
from westmarch.wotr.vocabulary.abilities import Ability
from westmarch.wotr.vocabulary.effects import EventText
from westmarch.wotr.vocabulary.lasting import OnTable, Reaction

A = TypeVar("A", bound=Ability)
R = TypeVar("R", bound=Reaction)

EVENT_TEXTS: dict[str, EventText] = {
    **free_character.EVENTS,
    **free_strategy.EVENTS,
    **shadow_character.EVENTS,
    **shadow_strategy.EVENTS,
    **expansion_free.EVENTS,
    **expansion_shadow.EVENTS,
}
"""All Event cards that can be played, by their codes."""

Having = tuple[tuple[str, Ability], ...]
BY_KIND: dict[type, Having] = {}


def having(kind: type) -> Having:
    """The Characters outside the Fellowship, and the cards, that have an ability of a kind."""
    known = BY_KIND.get(kind)
    if known is None:
        own = {str(who): abilities for who, abilities in ABILITIES.items()}
        lasting = {code: text.stays.abilities for code, text in EVENT_TEXTS.items() if text.stays}
        known = BY_KIND[kind] = tuple(
            (source, ability)
            for source, abilities in {**own, **lasting}.items()
            for ability in abilities
            if isinstance(ability, kind)
        )
    return known


def abilities_in_play(state: WotrState, kind: type[A]) -> list[A]:
    """The abilities of a kind that Characters on the board and cards on the table have."""
    return [
        ability
        for source, ability in having(kind)
        if (source in state.characters or (state.on_table and lies_on_table(state, source)))
        and isinstance(ability, kind)
    ]


def lies_on_table(state: WotrState, code: str) -> bool:
    """Whether a card is on the table."""
    return code in [state.cards[card].code for card in state.on_table]


def abilities_of(who: CharacterId, kind: type[A]) -> list[A]:
    """The abilities of a kind that a Character has outside the Fellowship."""
    return [ability for ability in ABILITIES.get(who, ()) if isinstance(ability, kind)]


def guides_by(state: WotrState, kind: type[A]) -> A | None:
    """The ability of a kind that the Guide has as such (W-FELL-08)."""
    for ability in GUIDES.get(state.guide, ()):
        if isinstance(ability, kind):
            return ability
    return None


def on_table(state: WotrState) -> Iterator[tuple[CardId, OnTable]]:
    """The cards on the table and what they do there."""
    for card in state.on_table:
        stays = EVENT_TEXTS[state.cards[card].code].stays
        assert stays is not None, "only cards that stay are on the table"
        yield card, stays


def reactions(state: WotrState, kind: type[R]) -> Iterator[tuple[CardId, R]]:
    """The cards on the table that can be discarded to do something of a kind."""
    for card, stays in on_table(state):
        for reaction in stays.reactions:
            if isinstance(reaction, kind):
                yield card, reaction
