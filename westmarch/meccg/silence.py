"""Cards whose words do not hold: trophies, and items of no use (M-ITEM-04, M-ITEM-05)."""

from __future__ import annotations

from westmarch.kernel.records import CardId
from westmarch.meccg.declared import abilities
from westmarch.meccg.kinds import Alignment, Race, Zone
from westmarch.meccg.reading import holder, is_avatar, item, race
from westmarch.meccg.state import Form, MeccgState
from westmarch.meccg.tables import ITEMS
from westmarch.meccg.vocabulary.abilities import AffectsAvatar

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
    if there.form is Form.TROPHY:
        return True
    if there.code not in ITEMS or there.zone is not Zone.PLAY or there.host is None:
        return False
    row, side = item(state, card), state.alignments[holder(state, card)]
    assert row is not None
    if row.card.alignment is FOREIGN.get(side):
        return True
    if is_avatar(state, there.host):
        return side in OF_SHADOW and AffectsAvatar() not in abilities(there.code)
    return (
        side is Alignment.FALLEN_WIZARD
        and row.card.alignment is Alignment.HERO
        and race(state, there.host) in (Race.ORC, Race.TROLL)
    )
