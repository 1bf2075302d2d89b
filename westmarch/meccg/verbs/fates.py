"""How characters leave play, and what becomes of what they had."""

from __future__ import annotations

from westmarch.kernel.records import CardId
from westmarch.kernel.state import emit
from westmarch.meccg import events
from westmarch.meccg.numbers import followers
from westmarch.meccg.reading import lying_on
from westmarch.meccg.state import MeccgState, Zone
from westmarch.meccg.verbs import cards, companies


def discard_character(state: MeccgState, card: CardId) -> None:
    """A character is discarded with all its cards; followers are free (M-BODY-09)."""
    free_followers(state, card)
    for other in list(lying_on(state, card)):
        cards.discard(state, other)
    depart(state, card)
    cards.discard(state, card)


def eliminate(state: MeccgState, card: CardId) -> None:
    """A card leaves the game for good (M-BODY-03)."""
    free_followers(state, card)
    for other in list(lying_on(state, card)):
        cards.discard(state, other)
    code = state.cards[card].code
    depart(state, card)
    cards.put(state, card, Zone.OUT)
    emit(state, events.Eliminated(card, code))


def return_to_hand(state: MeccgState, card: CardId) -> None:
    """A character goes back to its owner's hand."""
    free_followers(state, card)
    for other in list(lying_on(state, card)):
        cards.discard(state, other)
    code = state.cards[card].code
    depart(state, card)
    cards.put(state, card, Zone.HAND)
    emit(state, events.ReturnedToHand(card, code))


def free_followers(state: MeccgState, card: CardId) -> None:
    """Followers pass to general influence (M-INFL-06)."""
    for other in followers(state, card):
        companies.control(state, other, None)


def depart(state: MeccgState, card: CardId) -> None:
    """A character leaves his company, which may be no more."""
    company = state.cards[card].company
    companies.leave(state, card)
    if company is not None and not state.companies[company].members:
        companies.dissolve(state, company)
