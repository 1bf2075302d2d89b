"""Which version of a site a Fallen-wizard's company uses (M-LOCS-03 to 09)."""

from __future__ import annotations

from collections.abc import Iterator

from westmarch.kernel.records import CardId, Seat, replace
from westmarch.meccg import fallen, force, judging, traits
from westmarch.meccg.context import meant
from westmarch.meccg.kinds import Alignment, CompanyId, PlaceCode, SiteType, Zone
from westmarch.meccg.reading import companies_of, site
from westmarch.meccg.sifting import fitting
from westmarch.meccg.state import MeccgState
from westmarch.meccg.tables import SITES
from westmarch.meccg.things import Player
from westmarch.meccg.verbs import companies
from westmarch.meccg.vocabulary.statics import UsesVersion

FALLEN_WIZARD = Alignment.FALLEN_WIZARD
SIDES = (Alignment.HERO, Alignment.MINION)
OF_HEROES = {row.place: row for row in SITES.values() if row.card.alignment is Alignment.HERO}
"""The hero versions of sites, whose types decide."""

LIGHT = (SiteType.HAVEN, SiteType.FREE_HOLD, SiteType.BORDER_HOLD)
"""Types of which an overt company uses the minion version (M-LOCS-06)."""


def may_use(state: MeccgState, company: CompanyId, to: CardId) -> bool:
    """Whether a company may use a site card as it is."""
    seat = state.companies[company].seat
    return not has_versions(state, seat, to) or is_right(
        state, seat, to, overt=traits.is_overt(state, company)
    )


def may_begin(state: MeccgState, seat: Seat, card: CardId, here: CardId) -> bool:
    """Whether a character may come into play at a site card of the location deck."""
    return not has_versions(state, seat, here) or is_right(
        state, seat, here, overt=fallen.is_dark(state, card)
    )


def has_versions(state: MeccgState, seat: Seat, card: CardId) -> bool:
    """Whether a player has to use the right version of a site: a Fallen-wizard's does."""
    return state.alignments[seat] is FALLEN_WIZARD and site(state, card).card.alignment in SIDES


def is_right(state: MeccgState, seat: Seat, card: CardId, overt: bool) -> bool:
    """Whether a site card is of the version that an overt or a covert company uses."""
    row = site(state, card)
    wanted = demanded(state, seat, card) or usual(row.place, overt)
    if wanted is not None and row.card.alignment is not wanted:
        return False
    return not is_used_otherwise(state, seat, card)


def usual(place: PlaceCode, overt: bool) -> Alignment | None:
    """The version that a company uses; of a Ruins & Lairs either (M-LOCS-04 to 07)."""
    row = OF_HEROES.get(place)
    if row is None or row.site_type is SiteType.RUINS_AND_LAIRS:
        return None
    return Alignment.MINION if overt and row.site_type in LIGHT else Alignment.HERO


def demanded(state: MeccgState, seat: Seat, card: CardId) -> Alignment | None:
    """The version that cards make a player use."""
    for ability, context in force.in_force(state, UsesVersion):
        assert isinstance(ability, UsesVersion)
        told = replace(context, it=Player(seat))
        if (
            Player(seat) in meant(state, context, ability.whose)
            and any(
                fitting.fits(state, told, ability.what, each)
                for each in (card, *counterparts(state, seat, card))
            )
            and judging.holds(state, told, ability.if_)
        ):
            return ability.side
    return None


def counterparts(state: MeccgState, seat: Seat, card: CardId) -> list[CardId]:
    """The cards of a player for the same site of the other side."""
    row = site(state, card)
    return [
        CardId(number)
        for number, there in enumerate(state.cards)
        if there.owner == seat
        and there.code in SITES
        and SITES[there.code].place == row.place
        and SITES[there.code].card.alignment in SIDES
        and SITES[there.code].card.alignment is not row.card.alignment
    ]


def is_used_otherwise(state: MeccgState, seat: Seat, card: CardId) -> bool:
    """Whether the other version is in play or in the player's discard pile (M-LOCS-08)."""
    return any(
        state.cards[each].zone in (Zone.PLAY, Zone.DISCARD)
        for each in counterparts(state, seat, card)
    )


def exchange(state: MeccgState) -> None:
    """Sites in play whose other version must be used now are replaced by it (M-LOCS-09)."""
    for seat, old, new in list(wrong(state)):
        companies.exchange_site(state, seat, old, new)


def wrong(state: MeccgState) -> Iterator[tuple[Seat, CardId, CardId]]:
    """The sites of Fallen-wizards' companies that must be replaced, and by what."""
    for seat in (Seat(0), Seat(1)):
        if state.alignments[seat] is not FALLEN_WIZARD:
            continue
        for card in dict.fromkeys(there.site for _, there in companies_of(state, seat)):
            side = site(state, card).card.alignment
            wanted = demanded(state, seat, card) if side in SIDES else None
            if wanted is None or wanted is side:
                continue
            able = [
                each
                for each in counterparts(state, seat, card)
                if state.cards[each].zone is Zone.SITES
                and site(state, each).card.alignment is wanted
            ]
            if able:
                yield seat, card, able[0]
