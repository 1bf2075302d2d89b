"""Cards whose words do not hold: trophies, items of no use, hazards in some fights.

(M-ITEM-04, M-ITEM-05, M-CVC-11)
"""

from __future__ import annotations

from westmarch.kernel.records import CardId
from westmarch.meccg import underway
from westmarch.meccg.declared import abilities
from westmarch.meccg.kinds import Alignment, CardCode, CardType, Race, Zone
from westmarch.meccg.reading import holder, is_avatar, item, lying_on, race
from westmarch.meccg.state import Form, MeccgState
from westmarch.meccg.tables import CARDS, ITEMS, base_of
from westmarch.meccg.vocabulary.abilities import Ability, AffectsAvatar
from westmarch.meccg.vocabulary.properties import Named
from westmarch.meccg.vocabulary.references import Deed, Stat
from westmarch.meccg.vocabulary.statics import (
    Boost,
    Canceled,
    Cannot,
    GainsSkill,
    May,
    Must,
    Silenced,
    Treat,
)

PLAY, HAZARD = Zone.PLAY, CardType.HAZARD
DUMB = frozenset((Form.TROPHY, Form.ALLY))
"""Forms in which a card says nothing."""

OF_SHADOW = (Alignment.MINION, Alignment.BALROG)
FOREIGN = {
    Alignment.HERO: Alignment.MINION,
    Alignment.MINION: Alignment.HERO,
    Alignment.BALROG: Alignment.HERO,
}
"""Whose items a player cannot use, by his alignment."""


def is_silent(state: MeccgState, card: CardId) -> bool:
    """Whether what a card says does not hold now."""
    there = state.cards[card]
    if there.form in DUMB or is_silenced(state, card):
        return True
    if there.code not in ITEMS or there.zone is not PLAY or there.host is None:
        return False
    row, side = item(state, card), state.alignments[holder(state, card)]
    assert row is not None
    if row.card.alignment is FOREIGN.get(side):
        return True
    if is_avatar(state, there.host):
        able = AffectsAvatar() in abilities(there.code) or is_lent(state, card, there.host)
        return side in OF_SHADOW and not able
    return (
        side is Alignment.FALLEN_WIZARD
        and row.card.alignment is Alignment.HERO
        and race(state, there.host) in (Race.ORC, Race.TROLL)
    )


def is_silenced(state: MeccgState, card: CardId) -> bool:
    """Whether a card that was played has silenced another."""
    return bool(state.lasting) and any(
        isinstance(one.ability, Silenced) and one.context.target == card for one in state.lasting
    )


def is_lent(state: MeccgState, card: CardId, host: CardId) -> bool:
    """Whether another card on the bearer lets him use an item by its name."""
    name = base_of(state.cards[card].code)
    return any(
        isinstance(one, May)
        and one.deed is Deed.USE_ITEM
        and isinstance(one.what, Named)
        and name in one.what.names
        for held in lying_on(state, host)
        for one in abilities(state.cards[held].code)
    )


OF_COMBAT = frozenset(
    {Stat.PROWESS, Stat.BODY, Stat.BODY_CHECK, Stat.STRIKES, Stat.UNTAPPED_PENALTY}
)
"""The numbers that decide a fight."""


IN_COMBAT = frozenset({Canceled, Cannot, GainsSkill, May, Must, Treat})
"""The kinds of abilities that bear on fights."""


def is_hushed(state: MeccgState, code: str, ability: Ability) -> bool:
    """Whether hazards have no effect because companies fight each other (M-CVC-11)."""
    return (
        CARDS[CardCode(code)].type is HAZARD
        and bears_on_combat(ability)
        and underway.is_company_combat(state)
    )


def bears_on_combat(ability: Ability) -> bool:
    """Whether an ability has something to do with fights."""
    if isinstance(ability, Boost):
        return not OF_COMBAT.isdisjoint(ability.stats)
    return type(ability) in IN_COMBAT
