"""What many hazards say alike, in one word each."""

from __future__ import annotations

from westmarch.meccg.kinds import Phase, RegionType
from westmarch.meccg.vocabulary.abilities import DiscardIf, ShortEvent, Way
from westmarch.meccg.vocabulary.acts import Choice, ToHand, Transfer
from westmarch.meccg.vocabulary.effects import Effect, Roll
from westmarch.meccg.vocabulary.filters import At, Filter
from westmarch.meccg.vocabulary.judgements import (
    MY_TURN,
    Amount,
    During,
    Is,
    Plus,
    Regions,
    UnusedInfluence,
)
from westmarch.meccg.vocabulary.properties import On, That
from westmarch.meccg.vocabulary.references import (
    CONTROLLER,
    HOST,
    TARGET,
    Deed,
    Stat,
    Until,
)
from westmarch.meccg.vocabulary.statics import Boost, Cannot, Doubled, Op
from westmarch.meccg.vocabulary.targets import ACompany, AnAutomaticAttack
from westmarch.meccg.vocabulary.words import AUTOMATIC, CHARACTER, HAVEN, HERE, ITEM, through


def called_away(whom: Filter, less_than: int, more: Amount = 0) -> ShortEvent:
    """A character goes back to hand if a roll and unused influence fall short; one item stays."""
    roll = Roll(
        less_than - 1,
        plus=Plus((UnusedInfluence(CONTROLLER), more)),
        by=CONTROLLER,
        otherwise=(
            Transfer(
                Choice(ITEM & On(TARGET), by=CONTROLLER, may=True),
                CHARACTER & HERE & ~That(TARGET),
                by=CONTROLLER,
            ),
            ToHand(TARGET),
        ),
    )
    return ShortEvent((roll,), Way(on=CHARACTER & HERE & whom))


def aroused(at: Filter, amount: int, *more: Effect) -> ShortEvent:
    """An automatic-attack has more prowess this turn."""
    more_prowess = Boost((Stat.PROWESS,), amount, TARGET, until=Until.TURN)
    return ShortEvent((more_prowess, *more), Way(on=AnAutomaticAttack(at)))


def incited(at: Filter) -> ShortEvent:
    """An automatic-attack is faced once more this turn."""
    return ShortEvent((Doubled(TARGET, until=Until.TURN),), Way(on=AnAutomaticAttack(at)))


def awakened(at: Filter) -> Boost:
    """Automatic-attacks at some sites have twice as many strikes."""
    return Boost((Stat.STRIKES,), 2, AUTOMATIC & At(at), op=Op.TIMES)


def delayed_in(kind: RegionType) -> ShortEvent:
    """The hazard limit grows by one for each region of a type in the site path."""
    more = Boost((Stat.HAZARD_LIMIT,), Regions(kind), TARGET, until=Until.PHASE)
    return ShortEvent((more,), Way(on=ACompany(through(kind))))


def lost_in(kind: RegionType) -> ShortEvent:
    """A company with a region of a type in its site path may do nothing at its site."""
    nothing = Cannot(Deed.DO_ANYTHING_AT_SITE, TARGET, until=Until.TURN)
    return ShortEvent((nothing,), Way(on=ACompany(through(kind))))


WHILE_ORGANIZING = During(Phase.ORGANIZATION) & ~MY_TURN
"""It is the organization phase of the player on whom the hazard was played."""

LEFT_AT_HAVEN = DiscardIf(WHILE_ORGANIZING & Is(HOST, At(HAVEN)))
"""The card is discarded when its host is at a haven while his player organizes."""
