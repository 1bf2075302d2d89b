"""Which resources can be played at a site, and by whom (M-SITE-09 to 11, M-ITEM, M-ALLY-01)."""

from __future__ import annotations

from collections.abc import Iterator

from westmarch.kernel.records import AnyOption, CardId, Seat
from westmarch.kernel.state import emit
from westmarch.meccg import deeds, events, fallen, judging, terrain
from westmarch.meccg import options as o
from westmarch.meccg.declared import is_playable
from westmarch.meccg.force import says
from westmarch.meccg.happening import happen
from westmarch.meccg.kinds import CompanyId, ItemKind, Keyword, Status
from westmarch.meccg.placing import fits as row_fits
from westmarch.meccg.placing import offers
from westmarch.meccg.reading import ally, faction, holder, is_untapped, item, members, site
from westmarch.meccg.rules import composing
from westmarch.meccg.rules.uniqueness import is_no_duplicate, may_carry, may_enter
from westmarch.meccg.sifting import fitting
from westmarch.meccg.state import MeccgState
from westmarch.meccg.tables.figures import Site
from westmarch.meccg.things import Context, Player
from westmarch.meccg.verbs import cards
from westmarch.meccg.vocabulary.abilities import AfterTest, PlayAt
from westmarch.meccg.vocabulary.references import Deed, Happens


def playable(state: MeccgState, seat: Seat, company: CompanyId, extra: bool) -> Iterator[AnyOption]:
    """What an untapped character can play at the site (M-SITE-09, M-ITEM-02, M-ITEM-03)."""
    able = [card for card in members(state, company) if is_untapped(state, card)]
    if not able:
        return
    for card in state.hands[seat]:
        if extra and not is_extra(state, card, company):
            continue
        if is_resource(state, seat, card) and is_found(state, seat, company, card, extra):
            yield from (
                o.PlayAtSite(card, by) for by in able if may_bear(state, seat, company, card, by)
            )


def is_resource(state: MeccgState, seat: Seat, card: CardId) -> bool:
    """Whether a card is an item, ally or faction that may come into play now."""
    code = state.cards[card].code
    kinds = (item(state, card), ally(state, card), faction(state, card))
    return (
        any(row is not None for row in kinds)
        and is_playable(code)
        and may_enter(state, card)
        and not deeds.cannot(state, Deed.PLAY, Player(seat), card)
        and not says(code, AfterTest)
    )


def is_extra(state: MeccgState, card: CardId, company: CompanyId) -> bool:
    """Whether a card may be played when another has tapped the site (M-ITEM-03, M-UD-16)."""
    row = item(state, card)
    if row is None:
        return False
    deep = site(state, state.companies[company].site).under_deeps
    return deep or row.kind is ItemKind.MINOR


def is_found(state: MeccgState, seat: Seat, company: CompanyId, card: CardId, extra: bool) -> bool:
    """Whether a resource can be played at the company's site."""
    here = state.companies[company].site
    row, fresh = terrain.as_it_is(state, here), extra or is_fresh(state, seat, card, here)
    if not fallen.fits_site(state, seat, state.cards[card].code, here):
        return False
    context = Context(card, seat, state.cards[card].code, company=company)
    if deeds.allowed_at(state, Deed.PLAY, Player(seat), card, here):
        return fresh
    own = by_words(state, context, here, fresh)
    if own is not None:
        return own
    return (fresh or is_at_tapped(state, card)) and by_row(state, card, row, extra)


def is_fresh(state: MeccgState, seat: Seat, card: CardId, here: CardId) -> bool:
    """Whether a site is untapped, or serves a card even if tapped."""
    return is_untapped(state, here) or deeds.allowed_at(
        state, Deed.PLAY_AT_TAPPED, Player(seat), card, here
    )


def is_at_tapped(state: MeccgState, card: CardId) -> bool:
    """Whether the row of a card lets it be played at a tapped site, too."""
    rows = (item(state, card), ally(state, card), faction(state, card))
    return any(row is not None and row.at is not None and row.at.tapped for row in rows)


def is_strange(state: MeccgState, company: CompanyId) -> bool:
    """Whether a company is at a site card of the opponent, good for a rescue only (M-CAP-21)."""
    there = state.companies[company]
    return state.cards[there.site].owner != there.seat


def is_of_site(state: MeccgState, card: CardId, company: CompanyId) -> bool:
    """Whether a faction in play is one that could be played at the company's site (M-IA-07)."""
    here = state.companies[company].site
    context = Context(card, holder(state, card), state.cards[card].code, company=company)
    own = by_words(state, context, here, True)
    return by_row(state, card, site(state, here), False) if own is None else own


def by_words(state: MeccgState, context: Context, here: CardId, fresh: bool) -> bool | None:
    """Whether a card's own words say that it can be played here; `None` if they leave it open."""
    said = [one.ability for one in says(context.code, PlayAt)]
    if not said:
        return None
    alone = False
    for one in said:
        assert isinstance(one, PlayAt)
        alone = alone or not one.also
        if not (fresh or one.tapped) or not judging.holds(state, context, one.if_):
            continue
        if one.site is not None and fitting.fits(state, context, one.site, here):
            return True
        if one.site is None:
            return by_row(state, context.source, terrain.as_it_is(state, here), False)
    return False if alone else None


def by_row(state: MeccgState, card: CardId, there: Site, extra: bool) -> bool:
    """Whether the rows of a card and a site let it be played there."""
    row = item(state, card)
    if row is not None:
        if extra and row.kind is ItemKind.MINOR and not there.under_deeps:
            return Keyword.HOARD_ITEM not in row.card.keywords or there.hoard
        return offers(there, row)
    folk, friend = faction(state, card), ally(state, card)
    if folk is not None:
        return row_fits(folk.at, there)
    return friend is not None and row_fits(friend.at, there)


def may_bear(state: MeccgState, seat: Seat, company: CompanyId, card: CardId, by: CardId) -> bool:
    """Whether a character can play a resource: its own words may ask for somebody."""
    code = state.cards[card].code
    context = Context(card, seat, code, user=by, company=company)
    wanted = [
        one.ability.by if isinstance(one.ability, PlayAt) else None for one in says(code, PlayAt)
    ]
    if wanted and all(
        each is not None and not fitting.fits(state, context, each, by) for each in wanted
    ):
        return False
    if ally(state, card) is not None and not composing.may_join(state, (card,), company):
        return False
    return is_no_duplicate(state, context, None) and may_carry(state, card, by)


def is_still_possible(
    state: MeccgState, seat: Seat, company: CompanyId, card: CardId, by: CardId
) -> bool:
    """Whether a resource that was announced can still be played (M-GAP-09)."""
    return (
        company in state.companies
        and card in state.hands[seat]
        and by in members(state, company)
        and state.cards[by].status is Status.UNTAPPED
    )


def play(
    state: MeccgState,
    seat: Seat,
    card: CardId,
    by: CardId,
    company: CompanyId,
    taps_site: bool = True,
) -> None:
    """A resource comes into play under a character, and the site taps (M-SITE-10)."""
    here = state.companies[company].site
    cards.bring_into_play(state, card, seat)
    cards.attach(state, card, by)
    happen(state, Happens.PLAYED, card, by, company, here)
    if taps_site:
        tap_site(state, here, card)


def tap_site(state: MeccgState, here: CardId, card: CardId) -> None:
    """A site taps because of a resource, unless a card says otherwise."""
    if is_untapped(state, here) and not deeds.cannot(state, Deed.TAP_SITE, card, here):
        cards.tap(state, here)
        emit(state, events.SiteTapped(here))
