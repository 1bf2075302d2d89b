"""Hazards of Dark Minions that take prisoners."""

from __future__ import annotations

from westmarch.meccg.kinds import Phase, Race, Zone
from westmarch.meccg.tables.printed import Attack
from westmarch.meccg.vocabulary.abilities import (
    Ability,
    DiscardWhen,
    PermanentEvent,
    Rescue,
    Way,
    While,
)
from westmarch.meccg.vocabulary.acts import Discard, Each
from westmarch.meccg.vocabulary.effects import BodyCheck, ForEach, Lapse, Roll, When
from westmarch.meccg.vocabulary.filters import (
    Against,
    Anything,
    AttackedBy,
    Facing,
    Filter,
    LyingOn,
)
from westmarch.meccg.vocabulary.happenings import (
    attack_ends,
    phase_starts,
    played,
    strike_succeeds,
)
from westmarch.meccg.vocabulary.journeys import SetFree, TakePrisoner
from westmarch.meccg.vocabulary.judgements import Is, StatOf
from westmarch.meccg.vocabulary.properties import In, On, SamePlace, That
from westmarch.meccg.vocabulary.references import (
    BY,
    COMPANY,
    HOST,
    IT,
    OPPONENT,
    SELF,
    TARGET,
    Moment,
    Stat,
    Until,
)
from westmarch.meccg.vocabulary.statics import Boost
from westmarch.meccg.vocabulary.trials import FaceAutomaticAttacks
from westmarch.meccg.vocabulary.words import (
    AUTOMATIC,
    CHARACTER,
    DARK_HOLD,
    HERE,
    HOBBIT,
    ITEM,
    ORC,
    PRISONER,
    RING,
    RUINS,
    SHADOW_HOLD,
    SITE_CARD,
    SPIDER,
    TROLL,
    UNDEAD,
)

HELD = PRISONER & On(SELF)
"""Who is held prisoner by the card."""

IN_VAIN = While(Is(SELF, LyingOn(CHARACTER)), (DiscardWhen((attack_ends(Anything()),)),))
"""A card that has taken nobody prisoner goes when the attack is over."""

UNTAPPING = phase_starts(Phase.UNTAP, OPPONENT)
"""The untap phase of the prisoner's player begins."""


def takes(of: Filter, at: Filter, rings: bool = True) -> When:
    """A successful strike does not harm the character but makes him a prisoner."""
    return When(strike_succeeds(of, against=HOST), (TakePrisoner(BY, at, rings),))


def attack(race: Race, strikes: int, prowess: int) -> Attack:
    """A rescue-attack."""
    return Attack((race,), strikes, prowess)


CARDS: dict[str, tuple[Ability, ...]] = {
    "flies-and-spiders": (
        PermanentEvent(Way(when=(Moment.STRIKE_FACED,), on=CHARACTER & HERE & Facing(SPIDER))),
        takes(SPIDER, RUINS),
        IN_VAIN,
        When(
            UNTAPPING,
            (
                BodyCheck(Each(HELD), +1),
                ForEach(
                    HELD,
                    (Roll(15, (SetFree(IT),), plus=StatOf(Stat.BODY, IT), by=OPPONENT),),
                ),
            ),
        ),
        Rescue((attack(Race.SPIDER, 3, 9),)),
    ),
    "spells-of-the-barrow-wights": (
        PermanentEvent(Way(when=(Moment.STRIKE_FACED,), on=CHARACTER & HERE & Facing(UNDEAD))),
        takes(UNDEAD, RUINS | SHADOW_HOLD, rings=False),
        IN_VAIN,
        When(UNTAPPING, (BodyCheck(Each(HELD)),)),
        Rescue((attack(Race.UNDEAD, 3, 8),)),
    ),
    "troll-purse": (
        PermanentEvent(Way(on=SITE_CARD & AttackedBy(ORC | TROLL))),
        When(
            played(ITEM, at=That(HOST)),
            (
                Boost((Stat.PROWESS,), +3, AUTOMATIC & Against(That(COMPANY)), until=Until.TURN),
                When(
                    strike_succeeds(AUTOMATIC & Against(That(COMPANY))),
                    (TakePrisoner(BY, SamePlace(HOST)),),
                    until=Until.TURN,
                ),
                FaceAutomaticAttacks(),
                Lapse(),
            ),
        ),
        Rescue(automatic=True),
    ),
    "waylaid-wounded-and-orc-dragged": (
        PermanentEvent(
            Way(when=(Moment.STRIKE_FACED,), on=CHARACTER & HOBBIT & HERE & Facing(ORC)),
            (Boost((Stat.PROWESS,), +2, TARGET, until=Until.STRIKE_OVER),),
        ),
        takes(ORC, DARK_HOLD | SHADOW_HOLD | RUINS),
        IN_VAIN,
        When(
            UNTAPPING,
            (
                ForEach(
                    RING & In(Zone.ASIDE) & LyingOn(On(SELF)),
                    (Roll(6, otherwise=(Discard(IT),), by=OPPONENT),),
                ),
            ),
        ),
        Rescue((attack(Race.ORC, 3, 6), attack(Race.ORC, 4, 7), attack(Race.ORC, 5, 8))),
    ),
}
