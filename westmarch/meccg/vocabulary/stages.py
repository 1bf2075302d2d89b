"""What many stage cards say alike, in one word each."""

from __future__ import annotations

from westmarch.meccg.kinds import Keyword, SiteType, Zone
from westmarch.meccg.vocabulary.abilities import Ability, PermanentEvent, Way
from westmarch.meccg.vocabulary.acts import Fetch, PlaceWith
from westmarch.meccg.vocabulary.effects import Action, When
from westmarch.meccg.vocabulary.filters import Anything, Filter
from westmarch.meccg.vocabulary.happenings import enters_play, played
from westmarch.meccg.vocabulary.judgements import (
    ALWAYS,
    AtLeast,
    AvatarIs,
    Condition,
    Happened,
    Is,
    StatOf,
)
from westmarch.meccg.vocabulary.properties import Being, SamePlace, That, With
from westmarch.meccg.vocabulary.references import (
    HOST,
    ME,
    OPPONENT,
    OWN_AVATAR,
    SELF,
    SITE,
    Deed,
    Moment,
    Stat,
    Trait,
)
from westmarch.meccg.vocabulary.statics import (
    Boost,
    Cannot,
    LosesAttacks,
    May,
    Op,
    SitesBecome,
    Treat,
    Worth,
)
from westmarch.meccg.vocabulary.words import (
    AVATAR,
    HAVEN,
    MINE,
    PROTECTED,
    SITE_CARD,
    marked,
    named,
    place,
)

ARMS = (
    marked(Keyword.WEAPON) | marked(Keyword.ARMOR) | marked(Keyword.SHIELD) | marked(Keyword.HELMET)
)
"""Weapons, armor, shields and helmets."""

WORTH_POINTS = With(Stat.MARSHALLING, least=1, printed=True)
"""A card that gives marshalling points."""


HERO_HAVENS = place("rivendell", "lorien", "grey-havens", "edhellond")
"""The Havens of heroes, in every version."""

GUARDED = SITE_CARD & HAVEN & PROTECTED & MINE
"""One of the player's protected Wizardhavens."""


def one_each_visit(what: Filter, at: Filter) -> tuple[May, ...]:
    """One card that fits is playable at a site in each site phase, tapped or untapped."""
    fresh = ~Happened(played(what & MINE, at=at))
    return (
        May(Deed.PLAY, ME, what, at=at, if_=fresh),
        May(Deed.PLAY_AT_TAPPED, ME, what, at=at, if_=fresh),
    )


def normally(least: int | None = None, most: int | None = None) -> With:
    """A card that normally gives so many marshalling points."""
    return With(Stat.MARSHALLING, least, most, printed=True)


def full(what: Filter) -> Worth:
    """Cards of the player that fit are worth their full marshalling points."""
    return Worth(None, MINE & what)


def worth(points: int, what: Filter, if_: Condition = ALWAYS) -> Worth:
    """Cards of the player that fit are worth so many marshalling points."""
    return Worth(points, MINE & what, if_)


def stage(least: int) -> Condition:
    """The player has so many stage points."""
    return AtLeast(StatOf(Stat.STAGE_POINTS, ME), least)


def being(*names: str) -> Condition:
    """The player is one of these Fallen-wizards."""
    return AvatarIs(ME, names)


def of_wizard(name: str) -> tuple[Ability, ...]:
    """The card is placed on its wizard, if he is in play or comes into play."""
    place = (PlaceWith(SELF, OWN_AVATAR),)
    return (PermanentEvent(do=place), When(enters_play(AVATAR & Being((name,)) & MINE), place))


def on_wizard(name: str) -> Condition:
    """The card lies on its wizard."""
    return Is(HOST, Being((name,)))


def recalls(name: str, *cards: str) -> Action:
    """On its wizard, it taps at the end of the turn to take one of some cards back to hand."""
    return recalls_what(name, named(*cards))


def recalls_what(name: str, what: Filter) -> Action:
    """On its wizard, it taps at the end of the turn to take back a card that fits."""
    return Action(
        (Fetch(what, (Zone.DISCARD,), Zone.HAND),),
        when=(Moment.END_OF_TURN,),
        if_=on_wizard(name),
        tap=(That(SELF),),
    )


def servant(cost: int, influence: int, lord: Filter) -> tuple[Ability, ...]:
    """A character costs so much, gains influence, and obeys only his player and a lord."""
    return (
        Boost((Stat.DIRECT_INFLUENCE,), influence, HOST),
        Boost((Stat.CONTROL_COST,), cost, HOST, op=Op.SET),
        Cannot(Deed.BE_CONTROLLED, HOST, ~lord),
    )


FORBIDDEN_TO_OTHERS = Cannot(Deed.PLAY, OPPONENT, WORTH_POINTS, if_=Is(SITE, SamePlace(HOST)))
"""The opponent plays nothing there that gives marshalling points."""

NEW_HAVEN: tuple[Ability, ...] = (
    SitesBecome(SiteType.HAVEN, of=HOST),
    Treat(HOST, Trait.WIZARDHAVEN),
    Treat(HOST, Trait.BARREN),
    LosesAttacks(HOST, Anything()),
    Cannot(Deed.BE_DISCARDED, SELF),
)
"""The site is a Wizardhaven, and nothing else."""


def upon(site: Filter, if_: Condition = ALWAYS) -> PermanentEvent:
    """The card is played on a site that fits."""
    return PermanentEvent(Way(if_=if_, on=site))
