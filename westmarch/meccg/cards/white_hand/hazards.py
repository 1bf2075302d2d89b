"""Hazard events of The White Hand."""

from __future__ import annotations

from westmarch.meccg.kinds import Alignment
from westmarch.meccg.vocabulary.abilities import Ability, PermanentEvent
from westmarch.meccg.vocabulary.judgements import AtLeast, StatOf
from westmarch.meccg.vocabulary.references import EACH_PLAYER, IT, Stat
from westmarch.meccg.vocabulary.stages import HERO_HAVENS
from westmarch.meccg.vocabulary.statics import UsesVersion
from westmarch.meccg.vocabulary.words import BORDER_HOLD, FREE_HOLD

STAGES = StatOf(Stat.STAGE_POINTS, IT)

CARDS: dict[str, tuple[Ability, ...]] = {
    "heart-grown-cold": (
        PermanentEvent(),
        UsesVersion(Alignment.MINION, HERO_HAVENS, EACH_PLAYER),
        UsesVersion(Alignment.MINION, FREE_HOLD, EACH_PLAYER, if_=AtLeast(STAGES, 5)),
        UsesVersion(Alignment.MINION, BORDER_HOLD, EACH_PLAYER, if_=AtLeast(STAGES, 8)),
    ),
}
