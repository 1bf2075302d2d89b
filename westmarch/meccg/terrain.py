"""Sites, regions and paths as they are now, with what cards have made of them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

from westmarch.kernel.records import CardId, replace
from westmarch.meccg import dragons, force, judging, sides, traits
from westmarch.meccg.kinds import (
    Alignment,
    CardCode,
    CompanyId,
    Movement,
    PlaceCode,
    Race,
    RegionCode,
    RegionType,
    SiteType,
)
from westmarch.meccg.reading import site
from westmarch.meccg.sifting import fitting
from westmarch.meccg.state import Journey, MeccgState
from westmarch.meccg.tables import EVENTS, REGIONS, SITES
from westmarch.meccg.tables.figures import Site
from westmarch.meccg.tables.printed import Attack, FromHand
from westmarch.meccg.things import Context, Land, Onslaught
from westmarch.meccg.vocabulary.abilities import Ability
from westmarch.meccg.vocabulary.references import Trait
from westmarch.meccg.vocabulary.statics import (
    AddAutomaticAttack,
    Doubled,
    LosesAttacks,
    PathBecomes,
    RegionsBecome,
    Retyping,
    SitesBecome,
)


def is_same_place(state: MeccgState, one: CardId, other: CardId) -> bool:
    """Whether two site cards are versions of one site."""
    return site(state, one).place == site(state, other).place


def site_type(state: MeccgState, card: CardId, seer: CardId | None = None) -> SiteType:
    """The type of a site now, for a card; that of the Under-deeps never changes (M-UD-15)."""
    row = site(state, card)
    found = RUINS if is_forsaken(state, card) else row.site_type
    if row.under_deeps:
        return found
    for ability, context in ordered(state, force.in_force(state, SitesBecome)):
        assert isinstance(ability, SitesBecome)
        if (
            (not ability.types or found in ability.types)
            and sides.reaches(state, context.seat, context.code, card)
            and (ability.of is None or fitting.concerns(state, context, ability.of, card))
            and is_seen_so(state, context, ability, seer)
            and judging.holds(state, context, ability.if_)
        ):
            found = ability.kind
    return found


def as_it_is(state: MeccgState, card: CardId) -> Site:
    """The figures of a site with its type now, and whether it has a hoard or information.

    At a barren site nothing is playable that its card names.
    """
    row = site(state, card)
    if traits.has(state, card, Trait.BARREN):
        row = replace(row, items=())
    return replace(
        row,
        site_type=site_type(state, card),
        hoard=traits.has_hoard(state, card),
        information=traits.has_information(state, card),
    )


RUINS, FORSAKEN = SiteType.RUINS_AND_LAIRS, PlaceCode("geann-a-lisch")
"""A Darkhaven that is none for the Balrog (M-LOCS-15)."""


def is_forsaken(state: MeccgState, card: CardId) -> bool:
    """Whether a site is only a ruin for its player (M-LOCS-15)."""
    side = state.alignments[state.cards[card].owner]
    return side is Alignment.BALROG and site(state, card).place == FORSAKEN


def is_seen_so(
    state: MeccgState, context: Context, ability: SitesBecome, seer: CardId | None
) -> bool:
    """Whether a change of sites holds for a card."""
    if ability.for_ is None:
        return True
    return seer is not None and fitting.fits(state, context, ability.for_, seer)


Words = tuple[Ability, Context]


def ordered(state: MeccgState, said: Iterable[Words]) -> list[Words]:
    """What cards say, in the order that was chosen for the journey, then as they came (M-MH-06)."""
    found = list(said)
    if state.order:
        found.sort(key=lambda one: rank(state, one[1].source))
    return found


def rank(state: MeccgState, card: CardId) -> int:
    """When a card acts on the journey: in its order, or after all that have one."""
    return state.order.index(card) if card in state.order else len(state.order)


class Single(NamedTuple):
    """One region of a type counts as others."""

    land: Land
    kind: RegionType
    to: tuple[RegionType, ...]


Line = Single | tuple[Retyping, ...]
"""What one card makes of regions."""


def changes(state: MeccgState, seer: CardId | None = None) -> list[Line]:
    """What cards make of regions, one card after the other; for one of them, those before it."""
    found: list[Line] = []
    for ability, context in ordered(state, force.in_force(state, RegionsBecome)):
        assert isinstance(ability, RegionsBecome)
        if seer in state.order and rank(state, context.source) > state.order.index(seer):
            continue
        if judging.holds(state, context, ability.if_):
            found.append(ability.changes)
    for ability, context in force.in_force(state, PathBecomes):
        assert isinstance(ability, PathBecomes)
        if context.land is not None:
            found.append(Single(context.land, ability.kind, ability.to))
    return found


def retyped(kind: RegionType, land: Land, lines: list[Line]) -> tuple[RegionType, ...]:
    """What becomes of a region: each card changes it once, one card after the other."""
    found: tuple[RegionType, ...] = (kind,)
    for line in lines:
        if not isinstance(line, Single):
            found = tuple(changed(one, land.region, line) for one in found)
        elif line.land == land and line.kind in found:
            at = found.index(line.kind)
            found = (*found[:at], *line.to, *found[at + 1 :])
    return found


def changed(kind: RegionType, region: RegionCode | None, line: tuple[Retyping, ...]) -> RegionType:
    """What one card makes of a region."""
    for change in line:
        if kind in change.types or (region is not None and region in change.regions):
            return change.to
    return kind


def region_type(state: MeccgState, region: RegionCode) -> RegionType:
    """The type of a region now."""
    return retyped(REGIONS[region].region_type, Land(region), changes(state))[0]


def journey_of(state: MeccgState, company: CompanyId) -> Journey | None:
    """The journey on which a company is, or which it has made this turn."""
    there = state.companies[company]
    return there.came if there.journey is None else there.journey


def path(
    state: MeccgState, company: CompanyId, seer: CardId | None = None
) -> tuple[RegionType, ...]:
    """The site path of a company that moves or has moved, for a card (M-MOVE-07, M-MOVE-12)."""
    journey = journey_of(state, company)
    if journey is None:
        return ()
    return types(state, journey, seer)


def types(
    state: MeccgState, journey: Journey, seer: CardId | None = None
) -> tuple[RegionType, ...]:
    """The types of the regions on a journey, for a card."""
    if not (force.is_mentioned(state, RegionsBecome) or force.is_mentioned(state, PathBecomes)):
        return journey.path
    return tuple(kind for _, kinds in crossed(state, journey, seer) for kind in kinds)


def crossed(
    state: MeccgState, journey: Journey, seer: CardId | None = None
) -> list[tuple[Land, tuple[RegionType, ...]]]:
    """The regions on a journey, each with its type now, or the types for which it counts."""
    names: list[RegionCode | None] = list(journey.regions)
    if journey.way is not Movement.REGION:
        names = ends(journey.path, journey.regions[:1], journey.regions[-1:])
    return typed(state, journey.path, names, journey.to, seer)


def typed(
    state: MeccgState,
    path: tuple[RegionType, ...],
    names: list[RegionCode | None],
    to: CardId,
    seer: CardId | None,
) -> list[tuple[Land, tuple[RegionType, ...]]]:
    """The regions of a path to a site, as they are now for a card."""
    lines = changes(state, seer)
    found = []
    for number, (kind, name) in enumerate(zip(path, names, strict=True)):
        land = Land(None, to, number) if name is None else Land(name)
        found.append((land, retyped(kind, land, lines)))
    return found


def ends(
    path: tuple[RegionType, ...], first: tuple[RegionCode, ...], last: tuple[RegionCode, ...]
) -> list[RegionCode | None]:
    """The names of the regions of a printed path, of which only the ends are known."""
    names: list[RegionCode | None] = [None] * len(path)
    if path:
        names[:1] = first or [None]
        names[-1:] = last or [None]
    return names


def site_path(state: MeccgState, card: CardId, seer: CardId | None) -> tuple[RegionType, ...]:
    """The printed site path of a site as lands are now, for a card."""
    row = site(state, card)
    haven = None if row.nearest_haven is None else region_of(row.nearest_haven)
    names = ends(
        row.path, () if haven is None else (haven,), () if row.region is None else (row.region,)
    )
    found = typed(state, row.path, names, card, seer)
    return tuple(kind for _, kinds in found for kind in kinds)


@cache
def region_of(place: PlaceCode) -> RegionCode | None:
    """The region in which a site lies, in all its versions."""
    return next(row.region for row in SITES.values() if row.place == place)


def automatic_attacks(state: MeccgState, card: CardId) -> list[Attack]:
    """The automatic-attacks of a site now, those of creatures from hand apart."""
    return [one.attack for one in onslaughts(state, card)]


def onslaughts(state: MeccgState, card: CardId) -> list[Onslaught]:
    """The automatic-attacks of a site now, told apart even if they are alike."""
    row = site(state, card)
    found: list[Onslaught] = []
    for attack in row.attacks:
        if isinstance(attack, Attack):
            found.append(one_more(found, card, attack, card))
    if dragons.is_deserted(state, row):
        found = [one for one in found if Race.DRAGON not in one.attack.races]
    for ability, context in force.in_force(state, LosesAttacks):
        assert isinstance(ability, LosesAttacks)
        if is_about(state, context, ability, card):
            found = [one for one in found if not fitting.fits(state, context, ability.attack, one)]
    for ability, context in force.in_force(state, AddAutomaticAttack):
        assert isinstance(ability, AddAutomaticAttack)
        if is_about(state, context, ability, card):
            attack = ability.attack or own_attack(context.code)
            found.append(one_more(found, card, attack, context.source))
    return doubled(state, found)


def one_more(found: list[Onslaught], site: CardId, attack: Attack, by: CardId) -> Onslaught:
    """An automatic-attack of a card beside others, which may be like it."""
    alike = sum((one.attack, one.by) == (attack, by) for one in found)
    return Onslaught(site, attack, by, alike)


def is_about(
    state: MeccgState, context: Context, ability: AddAutomaticAttack | LosesAttacks, card: CardId
) -> bool:
    """Whether words about automatic-attacks hold at a site."""
    return (
        sides.reaches(state, context.seat, context.code, card)
        and judging.holds(state, context, ability.if_)
        and fitting.concerns(state, context, ability.at, card)
    )


def doubled(state: MeccgState, found: list[Onslaught]) -> list[Onslaught]:
    """The automatic-attacks of a site with those that are faced once more."""
    for ability, context in force.in_force(state, Doubled):
        assert isinstance(ability, Doubled)
        if judging.holds(state, context, ability.if_):
            twice = [fitting.concerns(state, context, ability.what, one) for one in found]
            found = [
                one
                for one, again in zip(found, twice, strict=True)
                for _ in range(2 if again else 1)
            ]
    return found


def own_attack(code: CardCode) -> Attack:
    """The attack in the row of an event."""
    found = EVENTS[code].attack
    assert found is not None, f"{code} has no attack"
    return found


def attacks_from_hand(state: MeccgState, card: CardId) -> list[FromHand]:
    """The automatic-attacks of a site by creatures that the opponent plays from his hand."""
    return [attack for attack in site(state, card).attacks if isinstance(attack, FromHand)]
