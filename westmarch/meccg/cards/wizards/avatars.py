"""The Wizards."""

from __future__ import annotations

from westmarch.meccg.kinds import Keyword, RegionType, Zone
from westmarch.meccg.vocabulary.abilities import Ability
from westmarch.meccg.vocabulary.acts import Fetch
from westmarch.meccg.vocabulary.effects import Action
from westmarch.meccg.vocabulary.filters import Holding
from westmarch.meccg.vocabulary.judgements import Regions
from westmarch.meccg.vocabulary.properties import That
from westmarch.meccg.vocabulary.references import ME, OPPONENT, SELF, Moment, Stat, Trait
from westmarch.meccg.vocabulary.sayings import JOINS_THE_FIGHT, ONE_MORE_CARD, RING_TESTER, SEER
from westmarch.meccg.vocabulary.statics import Boost, Treat
from westmarch.meccg.vocabulary.words import marked

CARDS: dict[str, tuple[Ability, ...]] = {
    "alatar": (
        Boost((Stat.CARDS_DRAWN,), -1, OPPONENT, against=Holding(That(SELF))),
        JOINS_THE_FIGHT,
    ),
    "gandalf": (RING_TESTER,),
    "pallando": (ONE_MORE_CARD, Treat(OPPONENT, Trait.DISCARDS_FACE_UP)),
    "radagast": (
        Boost((Stat.CARDS_DRAWN,), Regions(RegionType.WILDERNESS), ME, against=Holding(That(SELF))),
    ),
    "saruman": (
        SEER,
        Action(
            (Fetch(marked(Keyword.SPELL), (Zone.DISCARD,), Zone.HAND),),
            when=(Moment.END_OF_TURN,),
            tap=(That(SELF),),
        ),
    ),
}
