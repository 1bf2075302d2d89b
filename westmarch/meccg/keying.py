"""To what a creature can be keyed (M-CRE-02 to 07)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from westmarch.kernel.records import CardId, replace
from westmarch.meccg import deeds, force, judging, terrain, traits
from westmarch.meccg.kinds import CompanyId, RegionType, SiteType
from westmarch.meccg.reading import creature, holder, site
from westmarch.meccg.sifting import fitting
from westmarch.meccg.state import Journey, MeccgState
from westmarch.meccg.tables import SITES
from westmarch.meccg.tables.figures import Site
from westmarch.meccg.tables.printed import Keying
from westmarch.meccg.things import Assault, Context, Group
from westmarch.meccg.underway import AttackUnderWay, Key
from westmarch.meccg.vocabulary.abilities import Keyed, KeyedAfter
from westmarch.meccg.vocabulary.references import Deed, Trait
from westmarch.meccg.vocabulary.statics import (
    BarsKeys,
    Cannot,
    Keyable,
    KeyableHere,
    KeyedToNothing,
)


def keys(state: MeccgState, card: CardId, company: CompanyId) -> list[Key]:
    """Everything to which a creature can be keyed against a company."""
    row = creature(state, card)
    context = Context(card, holder(state, card), state.cards[card].code, company=company)
    if row is None or is_barred(state, context):
        return []
    found: dict[Key, None] = {}
    aim = aim_of(state, card, company)
    for keying in (*row.keying, *more_keys(state, context)):
        if keying.doors is None or keying.doors is deeds.presumed(state, context, doors=True):
            found.update(dict.fromkeys(matches(keying, aim)))
    for key in (*allowed_here(state, context), *after_others(state, context)):
        found.setdefault(key)
    if needs_no_key(state, context):
        found.setdefault(Key())
    return [key for key in found if not is_shut(state, company, key)]


def is_shut(state: MeccgState, company: CompanyId, key: Key) -> bool:
    """Whether a card keeps creatures from being keyed to something against a company."""
    at_site = key.place is not None or key.site_type is not None
    for ability, context in force.in_force(state, BarsKeys):
        assert isinstance(ability, BarsKeys)
        about = ability.sites if at_site else ability.all_regions
        if (
            (about or key.region_type in ability.regions)
            and fitting.concerns(state, context, ability.of, Group(company))
            and judging.holds(state, context, ability.if_)
        ):
            return True
    return False


def is_barred(state: MeccgState, context: Context) -> bool:
    """Whether a creature's own words keep it from being played on a company."""
    assert context.company is not None
    company = Group(context.company)
    return any(
        isinstance(said.ability, Cannot)
        and said.ability.what is not None
        and fitting.fits(state, context, said.ability.what, company)
        and judging.holds(state, context, said.ability.if_)
        for said in force.says(context.code, (Cannot, Deed.PLAY))
    )


def after_others(state: MeccgState, context: Context) -> Iterator[Key]:
    """What a creature can be keyed to because it follows another attack."""
    for said in force.says(context.code, KeyedAfter):
        assert isinstance(said.ability, KeyedAfter)
        for past in state.past:
            if (
                isinstance(past, AttackUnderWay)
                and past.company == context.company
                and fitting.fits(state, context, said.ability.attack, Assault(past.number))
            ):
                yield from past.keys or (Key(),)


def more_keys(state: MeccgState, context: Context) -> Iterator[Keying]:
    """Where a creature can be played beyond its row: by its own words, or by other cards."""
    assert context.company is not None
    for said in force.says(context.code, Keyed):
        if isinstance(said.ability, Keyed) and judging.holds(state, context, said.ability.if_):
            yield said.ability.to
    for ability, words in force.in_force(state, Keyable):
        assert isinstance(ability, Keyable)
        other_context = replace(words, it=Group(context.company))
        if fitting.fits(state, other_context, ability.what, context.source) and judging.holds(
            state, other_context, ability.if_
        ):
            yield ability.to


def allowed_here(state: MeccgState, context: Context) -> Iterator[Key]:
    """The company's site, if a card says that the creature can be keyed to it (M-CRE-07)."""
    assert context.company is not None
    here = target_site(state, context.company)
    sources = [*force.in_force(state, KeyableHere)]
    if here not in state.speaking:
        sources += force.of_card(state, here, KeyableHere)
    for ability, other_context in sources:
        assert isinstance(ability, KeyableHere)
        if (
            fitting.fits(state, other_context, ability.what, context.source)
            and fitting.concerns(state, other_context, ability.site, here)
            and judging.holds(state, other_context, ability.if_)
        ):
            yield Key(place=site(state, here).place)


def needs_no_key(state: MeccgState, context: Context) -> bool:
    """Whether a creature can be played on the company, keyed to nothing (M-AGENT-44)."""
    own = force.says(context.code, KeyedToNothing)
    if any(
        isinstance(said.ability, KeyedToNothing) and judging.holds(state, context, said.ability.if_)
        for said in own
    ):
        return True
    return any(
        isinstance(ability, KeyedToNothing)
        and other_context.company == context.company
        and fitting.fits(state, other_context, ability.what, context.source)
        and judging.holds(state, other_context, ability.if_)
        for ability, other_context in force.in_force(state, KeyedToNothing)
    )


def target_site(state: MeccgState, company: CompanyId) -> CardId:
    """The new site of a moving company, else where it is (M-GAP-33)."""
    there = state.companies[company]
    return there.site if there.journey is None else there.journey.to


class Aim(NamedTuple):
    """Where a company can be met: on its journey with its path, and at its site, of a kind."""

    journey: Journey | None
    path: tuple[RegionType, ...]
    site: Site
    kind: SiteType


def aim_of(state: MeccgState, card: CardId, company: CompanyId) -> Aim:
    """Where a creature can meet a company."""
    journey = state.companies[company].journey
    path = () if journey is None else terrain.types(state, journey)
    here = target_site(state, company)
    return Aim(journey, path, site(state, here), kind_for(state, here, card))


def matches(keying: Keying, aim: Aim) -> Iterator[Key]:
    """The region types, regions, site types and sites of one way to key a creature."""
    journey, path, row, kind = aim
    if journey is not None:
        yield from on_the_way(keying, journey, path)
    if kind in keying.site_types:
        yield Key(site_type=kind)
    if row.place in keying.places or (keying.under_deeps and row.under_deeps):
        yield Key(place=row.place)
    near = (*keying.regions, *keying.sites_in)
    if row.region in near and kind in keying.there:
        yield Key(place=row.place)
    if kind is not SiteType.FREE_HOLD and is_near_deeps(keying, row.place):
        yield Key(place=row.place)


def kind_for(state: MeccgState, here: CardId, card: CardId) -> SiteType:
    """The type of a site as a hazard knows it."""
    if traits.has(state, here, Trait.HAVEN_FOR_HAZARDS):
        return SiteType.HAVEN
    return terrain.site_type(state, here, card)


def on_the_way(keying: Keying, journey: Journey, path: tuple[RegionType, ...]) -> Iterator[Key]:
    """What of a moving company's path a creature can be keyed to (M-CRE-02 to 04)."""
    for kind, count in keying.region_types:
        if path.count(kind) >= count:
            yield Key(region_type=kind)
    for region in keying.regions:
        if region in journey.regions:
            yield Key(region=region)


def is_near_deeps(keying: Keying, place: str) -> bool:
    """Whether a place is beside Under-deeps sites of which a creature speaks.

    For hazards a Free-hold never is (M-UD-04).
    """
    return is_beside(keying, place) or (keying.beside_under_deeps and lies_above(place))


def is_beside(keying: Keying, place: str) -> bool:
    """Whether a place is beside one that a creature names."""
    return bool(keying.beside) and any(
        site.place == place and any(passage.place in keying.beside for passage in site.adjacent)
        for site in SITES.values()
    )


@cache
def lies_above(place: str) -> bool:
    """Whether a place is beside an Under-deeps site."""
    return any(is_below(deep, place) for deep in SITES)


def is_below(code: str, place: str) -> bool:
    """Whether a site is an Under-deeps site beside a place."""
    deep = SITES[code]
    return deep.under_deeps and any(passage.place == place for passage in deep.adjacent)
