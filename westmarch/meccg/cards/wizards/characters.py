"""Characters of The Wizards."""

from __future__ import annotations

from westmarch.meccg.kinds import Zone
from westmarch.meccg.vocabulary.abilities import Ability, InZone
from westmarch.meccg.vocabulary.references import Stat
from westmarch.meccg.vocabulary.statics import Boost, Worth
from westmarch.meccg.vocabulary.words import named

CARDS: dict[str, tuple[Ability, ...]] = {
    "aragorn-ii": (
        Boost((Stat.DIRECT_INFLUENCE,), +2, against=named("rangers-of-the-north")),
        InZone(Zone.OUT, (Worth(-3),)),
    ),
}
