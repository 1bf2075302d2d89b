"""What many characters say alike, in one word each."""

from __future__ import annotations

from westmarch.meccg.kinds import Zone
from westmarch.meccg.vocabulary.abilities import InZone, While
from westmarch.meccg.vocabulary.filters import At, Facing, Filter
from westmarch.meccg.vocabulary.judgements import Is
from westmarch.meccg.vocabulary.properties import HomeOf
from westmarch.meccg.vocabulary.references import ME, SELF, Deed, Stat
from westmarch.meccg.vocabulary.statics import Boost, Cannot, Op, Worth
from westmarch.meccg.vocabulary.words import FACTION, NAZGUL, RINGWRAITH, place

WRAITH = NAZGUL | RINGWRAITH

POOR_SPEAKER = Boost((Stat.INFLUENCE_CHECK,), -1, against=FACTION)
"""His influence checks against factions are worse by one."""

HOMEBODY = InZone(Zone.HAND, (Cannot(Deed.BE_BROUGHT_IN, SELF, ~HomeOf(SELF)),))
"""He comes into play at his home site only."""

WRAITHS_BODY = Boost((Stat.BODY,), 0, WRAITH, if_=Is(SELF, Facing()), op=Op.HALVE)
"""Nazgûl and Ringwraiths whom she fights have half their body, rounded up."""


def speaks_to(amount: int, whom: Filter) -> Boost:
    """Direct influence against some only."""
    return Boost((Stat.DIRECT_INFLUENCE,), amount, against=whom)


def fights(amount: int, whom: Filter) -> Boost:
    """Prowess against some only."""
    return Boost((Stat.PROWESS,), amount, against=whom)


def missed(points: int) -> InZone:
    """His player loses marshalling points if he is eliminated."""
    return InZone(Zone.OUT, (Worth(-points),))


def more_cards_at(home: str) -> While:
    """His player may hold one more card while he is at a site."""
    return While(Is(SELF, At(place(home))), (Boost((Stat.HAND_SIZE,), +1, ME),))
