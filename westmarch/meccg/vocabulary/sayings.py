"""What many characters say alike, in one word each."""

from __future__ import annotations

from westmarch.meccg.kinds import Keyword, Zone
from westmarch.meccg.vocabulary.abilities import InZone, While
from westmarch.meccg.vocabulary.acts import Discard, Each, Keep, Tap
from westmarch.meccg.vocabulary.effects import Action, CorruptionCheck, Later, TestRing
from westmarch.meccg.vocabulary.filters import Amid, At, Facing, Filter, Holding
from westmarch.meccg.vocabulary.happenings import leaves_play
from westmarch.meccg.vocabulary.journeys import JoinCompany
from westmarch.meccg.vocabulary.judgements import Is
from westmarch.meccg.vocabulary.properties import HomeOf, On, That
from westmarch.meccg.vocabulary.references import (
    ATTACKER,
    KEPT,
    ME,
    SELF,
    TARGET,
    Deed,
    Moment,
    Stat,
    Until,
)
from westmarch.meccg.vocabulary.statics import Boost, Cannot, May, Must, Op, Worth
from westmarch.meccg.vocabulary.targets import ACompany
from westmarch.meccg.vocabulary.words import (
    ALLY,
    CREATURE,
    FACTION,
    FELL_RIDER,
    FOLLOWER,
    GOLD_RING,
    HAVEN,
    HERALDED_LORD,
    HERE,
    MINE,
    NAZGUL,
    RINGWRAITH,
    marked,
    place,
)

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
    return While(Is(SELF, At(place(home))), (ONE_MORE_CARD,))


# Avatars

MAGIC = marked(Keyword.SORCERY) | marked(Keyword.SPIRIT_MAGIC) | marked(Keyword.SHADOW_MAGIC)

ONE_MORE_CARD = Boost((Stat.HAND_SIZE,), +1, ME)
"""His player may hold one more card."""

RING_TESTER = Action((TestRing(TARGET),), tap=(That(SELF),), on=GOLD_RING & HERE)
"""He may tap to test a gold ring in his company."""

SEER = May(Deed.USE_PALANTIR, SELF)
"""He may use a Palantír that he bears."""

JOINS_THE_FIGHT = Action(
    (
        JoinCompany(SELF),
        Discard(Each(ALLY & On(SELF))),
        Keep(ATTACKER),
        Must(Deed.FACE_STRIKE, SELF, if_=Is(ATTACKER, That(KEPT)), until=Until.TURN),
        Later(leaves_play(KEPT), (Tap(SELF), CorruptionCheck(SELF))),
    ),
    when=(Moment.BEFORE_ASSIGNMENT,),
    if_=Is(SELF, At(HAVEN)),
    on=ACompany(MINE & Facing(CREATURE) & ~Holding(That(SELF))),
)
"""From a haven he may join a company of his player that a creature attacks; he must fight."""

AS_OWN = Is(SELF, ~FOLLOWER)
"""What a Ringwraith says only as his player's own."""

AS_OWN_AT_HAVEN = AS_OWN & Is(SELF, At(HAVEN))


def as_herald(amount: int) -> While:
    """Direct influence in Heralded Lord mode."""
    mode = Is(SELF, Amid(HERALDED_LORD))
    return While(mode, (Boost((Stat.DIRECT_INFLUENCE,), amount),))


def as_rider(amount: int) -> While:
    """Prowess in Fell Rider mode."""
    return While(Is(SELF, Amid(FELL_RIDER)), (Boost((Stat.PROWESS,), amount),))
