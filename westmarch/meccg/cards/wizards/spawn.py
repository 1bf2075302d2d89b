"""Spawn of The Wizards: Shelob, and the Balrog of Moria."""

from __future__ import annotations

from westmarch.meccg.kinds import Alignment, Race, SiteType
from westmarch.meccg.tables.printed import Attack
from westmarch.meccg.vocabulary.abilities import (
    Ability,
    AsEvent,
    DiscardIf,
    PermanentEvent,
    Way,
)
from westmarch.meccg.vocabulary.effects import Action, AttackWith
from westmarch.meccg.vocabulary.filters import Against, At
from westmarch.meccg.vocabulary.judgements import DOORS, MY_TURN, Exists, Is, PlayerIs
from westmarch.meccg.vocabulary.references import OPPONENT, SELF, Moment, Stat, Trait
from westmarch.meccg.vocabulary.statics import AddAutomaticAttack, Boost, SitesBecome, Treat
from westmarch.meccg.vocabulary.words import (
    ANIMAL,
    AUTOMATIC,
    HAZARD,
    PLAYABLE_NOW,
    SPIDER,
    in_region,
    named,
    place,
)

GALADRIEL, LORIEN = named("galadriel"), place("lorien")
LEFT_ALONE = Exists(GALADRIEL) & ~Exists(GALADRIEL & At(LORIEN))

CARDS: dict[str, tuple[Ability, ...]] = {
    "balrog-of-moria": (
        PermanentEvent(Way(if_=~PlayerIs(OPPONENT, (Alignment.BALROG,)))),
        AddAutomaticAttack(Attack((Race.BALROG,), 1, 18), place("moria")),
        SitesBecome(SiteType.FREE_HOLD, of=LORIEN, if_=LEFT_ALONE, for_=HAZARD),
        Treat(LORIEN, Trait.NO_HAVEN_FOR_HEALING, if_=LEFT_ALONE),
        Boost(
            (Stat.PROWESS,),
            +2,
            AUTOMATIC & Against(At(in_region("hollin", "redhorn-gate", "wold-and-foothills"))),
        ),
    ),
    "shelob": (
        AsEvent(
            Way(if_=DOORS),
            (
                Boost((Stat.PROWESS, Stat.STRIKES), +1, SPIDER | ANIMAL),
                Action(
                    (AttackWith(SELF),),
                    when=(Moment.MOVEMENT,),
                    if_=Is(SELF, PLAYABLE_NOW) & ~MY_TURN,
                    spends=1,
                ),
                DiscardIf(~DOORS),
            ),
        ),
    ),
}
