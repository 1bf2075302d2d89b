"""The Balrog himself."""

from __future__ import annotations

from westmarch.meccg.kinds import Zone
from westmarch.meccg.vocabulary.abilities import Ability, InZone
from westmarch.meccg.vocabulary.filters import Holding
from westmarch.meccg.vocabulary.properties import Being, That
from westmarch.meccg.vocabulary.references import SELF, Deed, Stat
from westmarch.meccg.vocabulary.statics import Boost, Cannot, Op

HIS_COMPANY = Holding(That(SELF))

CARDS: dict[str, tuple[Ability, ...]] = {
    "the-balrog": (
        InZone(Zone.HAND, (Cannot(Deed.KEEP_OUT, Being(("balrog-of-moria",)), That(SELF)),)),
        Boost((Stat.DEEPS_ROLL,), +3, HIS_COMPANY),
        Boost((Stat.UNTAPPED_PENALTY,), -1, SELF, op=Op.SET),
        Cannot(Deed.HAVE_FOLLOWERS, SELF),
        Cannot(Deed.REGION_MOVEMENT, HIS_COMPANY),
        Cannot(Deed.STARTER_MOVEMENT, HIS_COMPANY),
    ),
}
