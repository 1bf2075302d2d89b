"""Allies and factions of The Wizards."""

from __future__ import annotations

from westmarch.meccg.kinds import RegionType
from westmarch.meccg.vocabulary.abilities import Ability, DiscardWhen, PlayAt
from westmarch.meccg.vocabulary.acts import Discard, Each
from westmarch.meccg.vocabulary.effects import Action, Cancel
from westmarch.meccg.vocabulary.filters import At, Filter, Holding, MovingTo, Targets
from westmarch.meccg.vocabulary.happenings import played
from westmarch.meccg.vocabulary.journeys import ExtraMovement, ReplaceSite, Send
from westmarch.meccg.vocabulary.judgements import Exists, Happened, Is
from westmarch.meccg.vocabulary.properties import (
    AtSiteOf,
    Counting,
    KeyedTo,
    KeyedToSite,
    NearestHaven,
    Sized,
    That,
    Would,
)
from westmarch.meccg.vocabulary.references import (
    COMPANY,
    SELF,
    SITE,
    TARGET,
    Deed,
    Moment,
    Until,
)
from westmarch.meccg.vocabulary.statics import BarsKeys, Cannot
from westmarch.meccg.vocabulary.targets import InTheChain
from westmarch.meccg.vocabulary.usages import cancels_attacks, own_company_moves
from westmarch.meccg.vocabulary.words import (
    ALLY,
    AUTOMATIC,
    CHARACTER,
    HAVEN,
    HAZARD,
    HERE,
    HOBBIT,
    UNDER_DEEPS,
    in_land,
    in_region,
    named,
)

WILD = KeyedTo((RegionType.WILDERNESS,))
NOT_ATTACKED_AT_SITES = Cannot(Deed.BE_ASSIGNED_STRIKE, SELF, AUTOMATIC | KeyedToSite())
TREES = in_region("fangorn", "rohan", "gap-of-isen", "wold-and-foothills", "anduin-vales")
SKINBARKS_LANDS = TREES | in_region("redhorn-gate")
ENTS_LANDS = SKINBARKS_LANDS | in_region("enedhwaith", "old-pukel-land", "brown-lands")
ARAGORN = named("aragorn-ii")
BOMBADILS_LANDS = in_region("arthedain", "cardolan", "rhudaur", "the-shire")


def stays_within(lands: Filter) -> DiscardWhen:
    """The ally is discarded if its company moves elsewhere (M-ALLY-03)."""
    return DiscardWhen((own_company_moves(~lands),))


def cancels_hazards(against: Filter) -> Action:
    """It taps to cancel a hazard of the chain that targets something."""
    return Action(
        (Cancel(TARGET),),
        when=(Moment.IN_CHAIN,),
        tap=(That(SELF),),
        on=InTheChain(HAZARD & Targets(against)),
    )


CARDS: dict[str, tuple[Ability, ...]] = {
    "army-of-the-dead": (
        PlayAt(
            by=ARAGORN,
            if_=Happened(played(named("paths-of-the-dead"), against=Holding(ARAGORN))),
        ),
        Cannot(Deed.BE_INFLUENCED, SELF),
    ),
    "bill-the-pony": (
        Action(
            (ReplaceSite(NearestHaven(SITE)),),
            when=(Moment.END_OF_TURN,),
            discard=That(SELF),
            if_=Is(COMPANY, Sized(most=3)) & Is(SITE, ~HAVEN & ~UNDER_DEEPS),
        ),
    ),
    "goldberry": (
        Cannot(Deed.BE_ATTACKED, SELF),
        Action(
            (Cancel(TARGET),),
            when=(Moment.IN_CHAIN,),
            tap=(That(SELF),),
            on=InTheChain(Would(Deed.RETURN_TO_ORIGIN)),
        ),
        cancels_attacks(That(SELF), attack=WILD),
    ),
    "gollum": (
        cancels_attacks(
            That(SELF),
            attack=KeyedTo((RegionType.WILDERNESS, RegionType.SHADOW_LAND)),
            if_=Is(COMPANY, Sized(most=2)),
        ),
        Action(
            (Discard(Each(named("the-one-ring") & AtSiteOf(SELF))), Discard(SELF)),
            tap=(That(SELF),),
            if_=Is(SELF, At(~HAVEN)) & Exists(named("the-one-ring") & AtSiteOf(SELF)),
        ),
    ),
    "gwaihir": (
        Action(
            (
                Send(~UNDER_DEEPS & ~in_land(RegionType.SHADOW_LAND, RegionType.DARK_DOMAIN)),
                BarsKeys(COMPANY, all_regions=True, until=Until.TURN),
            ),
            when=(Moment.ORGANIZATION,),
            discard=That(SELF),
            if_=Is(COMPANY, Sized(most=2)) & Is(SITE, ~UNDER_DEEPS),
        ),
    ),
    "leaflock": (
        cancels_hazards(HERE | That(COMPANY)),
        NOT_ATTACKED_AT_SITES,
        stays_within(ENTS_LANDS),
    ),
    "quickbeam": (NOT_ATTACKED_AT_SITES,),
    "shadowfax": (
        Action(
            (ExtraMovement(),),
            when=(Moment.END_OF_MOVEMENT,),
            tap=(That(SELF),),
            if_=Is(
                COMPANY,
                ~Holding(ALLY & ~That(SELF))
                & (Counting(most=1) | (Counting(most=2) & Holding(CHARACTER & HOBBIT))),
            ),
        ),
    ),
    "skinbark": (NOT_ATTACKED_AT_SITES, stays_within(SKINBARKS_LANDS)),
    "tom-bombadil": (
        cancels_hazards(MovingTo(BOMBADILS_LANDS)),
        stays_within(BOMBADILS_LANDS),
    ),
    "treebeard": (NOT_ATTACKED_AT_SITES, stays_within(ENTS_LANDS)),
}
