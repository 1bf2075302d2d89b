"""Characters are taken prisoner and set free (M-CAP)."""

from __future__ import annotations

from westmarch.kernel.records import CardId, replace
from westmarch.kernel.state import emit
from westmarch.meccg import captives, events
from westmarch.meccg.happening import happen
from westmarch.meccg.kinds import CompanyId, Zone
from westmarch.meccg.reading import companies_of, lying_on, place
from westmarch.meccg.state import MeccgState
from westmarch.meccg.verbs import cards, companies
from westmarch.meccg.vocabulary.references import Happens


def set_aside(state: MeccgState, card: CardId, host: CardId) -> None:
    """A card is put off to the side with another, as it lies (M-OTS-02, M-CAP-09)."""
    shift(state, card, Zone.ASIDE)
    cards.attach(state, card, host)


def shift(state: MeccgState, card: CardId, zone: Zone) -> None:
    """A card goes to a zone, tapped or wounded as it was, with what lies on it."""
    status = state.cards[card].status
    cards.put(state, card, zone)
    state.cards[card] = replace(state.cards[card], status=status)
    for held in list(lying_on(state, card)):
        shift(state, held, zone)
        cards.attach(state, held, card)


def join(state: MeccgState, card: CardId, company: CompanyId) -> None:
    """A prisoner is in play again and joins a company, under general influence (M-CAP-18)."""
    shift(state, card, Zone.PLAY)
    companies.join(state, card, company)
    emit(state, events.SetFree(card, state.cards[card].code))
    happen(state, Happens.FREED, card, company=company)


def free(state: MeccgState, host: CardId) -> None:
    """Prisoners form a company of their own at the rescue site (M-CAP-14)."""
    held, site = captives.prisoners(state, host), captives.rescue_site(state, host)
    if not held or site is None:
        return
    seat = state.cards[held[0]].owner
    company = companies.form(state, seat, card_for(state, host, site), ())
    for card in held:
        join(state, card, company)


def card_for(state: MeccgState, host: CardId, site: CardId) -> CardId:
    """The site card for freed prisoners: their player's own, else that of the rescue site."""
    seat = state.cards[captives.prisoners(state, host)[0]].owner
    there = captives.own_card(state, seat, site)
    used = next(
        (
            company.site
            for _, company in companies_of(state, seat)
            if place(state, company.site) == place(state, site)
        ),
        None,
    )
    if used is not None:
        return used
    found = site if there is None else there
    cards.put(state, found, Zone.PLAY)
    return found


def lose(state: MeccgState, card: CardId) -> None:
    """A prisoner is eliminated and goes to his own player's pile (M-CAP-11)."""
    happen(state, Happens.ELIMINATED, card)
    strip(state, card)
    cards.put(state, card, Zone.PILE)
    emit(state, events.Eliminated(card, state.cards[card].code))


def give_up(state: MeccgState, card: CardId, to_hand: bool) -> None:
    """A prisoner is discarded, or goes back to hand."""
    strip(state, card)
    if to_hand:
        cards.put(state, card, Zone.HAND)
        emit(state, events.ReturnedToHand(card, state.cards[card].code))
    else:
        cards.discard(state, card)


def strip(state: MeccgState, card: CardId) -> None:
    """What lies on a prisoner is discarded."""
    for held in list(lying_on(state, card)):
        cards.discard(state, held)


def dismiss(state: MeccgState, host: CardId) -> None:
    """A card that holds nobody any more is discarded, and its site goes back (M-CAP-13).

    The site stays in play as long as a company is there (M-CAP-22).
    """
    if captives.prisoners(state, host) or state.cards[host].zone is not Zone.PLAY:
        return
    site = captives.rescue_site(state, host)
    if site is not None:
        if state.cards[site].zone is Zone.PLAY:
            cards.detach(state, site)
        else:
            cards.return_sites(state, [site])
    cards.discard(state, host)
