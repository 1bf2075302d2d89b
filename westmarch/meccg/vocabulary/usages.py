"""What many items, allies and events say alike, in one word each."""

from __future__ import annotations

from westmarch.meccg.kinds import Alignment, SiteType
from westmarch.meccg.tables.printed import Attack
from westmarch.meccg.vocabulary.abilities import PermanentEvent, Way
from westmarch.meccg.vocabulary.acts import Choice, Discard, KeepPlace, PlaceWith, Tap, Untap
from westmarch.meccg.vocabulary.effects import Action, CancelAttack, CancelStrike, Effect, If
from westmarch.meccg.vocabulary.filters import Anything, Facing, Filter, Holding
from westmarch.meccg.vocabulary.happenings import Whom, moves
from westmarch.meccg.vocabulary.judgements import (
    ALWAYS,
    Condition,
    Event,
    Exists,
    Is,
    PlayerIs,
)
from westmarch.meccg.vocabulary.properties import SiteOf, That
from westmarch.meccg.vocabulary.references import (
    CHOSEN,
    COMPANY,
    DEFENDER,
    HOST,
    ME,
    SELF,
    SITE,
    Deed,
    Moment,
    Stat,
    Until,
)
from westmarch.meccg.vocabulary.statics import Boost, Cannot, Op
from westmarch.meccg.vocabulary.trials import FaceAttacks
from westmarch.meccg.vocabulary.words import (
    ANY_TIME,
    CHARACTER,
    HERE,
    SITE_CARD,
    TAPPED,
    UNTAPPED,
    place,
)

BEARER_FIGHTS = Is(DEFENDER, That(HOST))
"""The bearer faces the strike."""

SHADOW_OR_DARK = SiteOf((SiteType.SHADOW_HOLD, SiteType.DARK_HOLD))
FREE_OR_BORDER = SiteOf((SiteType.FREE_HOLD, SiteType.BORDER_HOLD))
DWARF_HOLD = place("iron-hill-dwarf-hold", "blue-mountain-dwarf-hold")

NOT_FOR_FALLEN = Cannot(Deed.GIVE_POINTS, SELF, if_=PlayerIs(ME, (Alignment.FALLEN_WIZARD,)))
"""It gives a Fallen-wizard no marshalling points, whatever other cards say."""

BOUND = Cannot(Deed.UNTAP, CHARACTER & That(HOST))
"""Who bears the card may not untap."""


def attacked_by(attack: Filter | None = None) -> Condition:
    """The company of the card faces an attack that fits."""
    return Is(COMPANY, Facing(attack))


def own_company_moves(at: Filter | None = None, company: Filter | None = None) -> Event:
    """The company that has the card moves, to a site that fits."""
    here: Filter = Holding(That(SELF))
    return moves(here if company is None else here & company, at)


def cancels_attacks(
    *tap: Filter,
    attack: Filter | None = None,
    if_: Condition = ALWAYS,
    then: tuple[Effect, ...] = (),
) -> Action:
    """Who fits taps to cancel an attack against the company before strikes are assigned."""
    return Action(
        (CancelAttack(), *then),
        when=(Moment.BEFORE_ASSIGNMENT,),
        tap=tap,
        if_=attacked_by(attack) & if_,
    )


def cancels_strikes(*tap: Filter, attack: Filter | None = None, if_: Condition = ALWAYS) -> Action:
    """Who fits taps to cancel a strike against the bearer."""
    return Action(
        (CancelStrike(),),
        when=(Moment.STRIKE_FACED,),
        tap=tap,
        if_=BEARER_FIGHTS & attacked_by(Anything() if attack is None else attack) & if_,
    )


def untaps_host() -> Action:
    """It is discarded to untap its bearer."""
    return Action((Untap(HOST),), when=ANY_TIME, discard=That(SELF), if_=Is(HOST, TAPPED))


def walks_on(regions: int) -> Action:
    """It is discarded while organizing, and its company may cross so many regions more."""
    return Action(
        (Boost((Stat.MAX_REGIONS,), regions, COMPANY, until=Until.TURN),),
        when=(Moment.ORGANIZATION,),
        discard=That(SELF),
    )


def stays_untapped(who: Whom) -> Boost:
    """Somebody need not tap against a strike, unless it wounds him."""
    return Boost((Stat.UNTAPPED_PENALTY,), 0, who, op=Op.SET, until=Until.STRIKE_OVER)


def rescue(site: Filter, attack: Attack, taps_site: bool = False) -> PermanentEvent:
    """The company faces an attack; then somebody may tap to take the card, or it is discarded."""
    return PermanentEvent(
        Way(when=(Moment.SITE_PHASE,), on=SITE_CARD & That(SITE) & site),
        (
            KeepPlace(SITE),
            *((Tap(SITE),) if taps_site else ()),
            FaceAttacks((attack,)),
            Tap(Choice(CHARACTER & HERE & UNTAPPED, may=True)),
            If(Exists(That(CHOSEN)), (PlaceWith(SELF, CHOSEN),), (Discard(SELF),)),
        ),
    )
