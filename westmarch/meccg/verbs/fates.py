"""How cards leave play, and what becomes of what they had."""

from __future__ import annotations

from westmarch.kernel.records import CardId, Seat, replace
from westmarch.kernel.state import emit
from westmarch.meccg import events, scoring
from westmarch.meccg.force import says
from westmarch.meccg.happening import happen
from westmarch.meccg.kinds import Alignment, Zone
from westmarch.meccg.numbers import followers
from westmarch.meccg.reading import (
    avatar_of,
    character,
    company_of,
    holder,
    is_avatar,
    lying_on,
    other,
    place,
    place_of,
    printed,
    sites_with,
)
from westmarch.meccg.state import Form, MeccgState
from westmarch.meccg.tables import CARDS, EVENTS
from westmarch.meccg.verbs import captures, cards, companies, winning
from westmarch.meccg.vocabulary.abilities import StoredAlong
from westmarch.meccg.vocabulary.references import Happens


def throw_away(state: MeccgState, card: CardId) -> None:
    """A card is discarded, with all that lies on it."""
    if state.cards[card].zone is Zone.PLAY and character(state, card) is not None:
        discard_character(state, card)
    else:
        release(state, card)
        lay_away(state, card)


def lay_away(state: MeccgState, card: CardId) -> None:
    """A card is discarded; a trophy is a kill if it gives points, else out of play (M-TRO-04)."""
    if state.cards[card].form is not Form.TROPHY:
        cards.discard(state, card)
        return
    seat = holder(state, card)
    if scoring.worth(state, seat, card) > 0:
        pile(state, card, seat)
    else:
        cards.put(state, card, Zone.OUT)


def discard_character(state: MeccgState, card: CardId) -> None:
    """A character is discarded with all its cards; followers are free (M-BODY-09)."""
    release(state, card)
    cards.discard(state, card)


def eliminate(state: MeccgState, card: CardId) -> None:
    """A card leaves the game for good (M-BODY-03)."""
    company = company_of(state, card)
    happen(state, Happens.ELIMINATED, card, company=company)
    seat = holder(state, card)
    own = avatar_of(state, seat) == card
    release(state, card)
    code = state.cards[card].code
    cards.put(state, card, Zone.OUT)
    emit(state, events.Eliminated(card, code))
    if own:
        lose_avatar(state, seat, card)
    end_being(state, card)


def lose_avatar(state: MeccgState, seat: Seat, avatar: CardId) -> None:
    """The game is lost; in a tournament what speaks only of the avatar goes (M-WIN-05, 06)."""
    if not state.tournament:
        winning.win(state, other(seat), "avatar")
        return
    being = printed(state, avatar).being
    for card in list(state.play):
        if holder(state, card) == seat and printed(state, card).specific == being:
            throw_away(state, card)


def end_being(state: MeccgState, card: CardId) -> None:
    """When a being is no more, its other manifestations are discarded (M-DRG-06)."""
    row = printed(state, card)
    if not row.unique:
        return
    for one in list(state.play):
        there = printed(state, one)
        if one != card and there.unique and there.being == row.being:
            throw_away(state, one)


def slay(state: MeccgState, card: CardId, seat: Seat) -> None:
    """A character is eliminated and goes to the pile of the player who has slain him."""
    happen(state, Happens.ELIMINATED, card, company=company_of(state, card))
    whose = holder(state, card)
    own = avatar_of(state, whose) == card
    release(state, card)
    code = state.cards[card].code
    pile(state, card, seat)
    emit(state, events.Eliminated(card, code))
    if own:
        lose_avatar(state, whose, card)


def remove(state: MeccgState, card: CardId) -> None:
    """A card is removed from the game, though its being is not dead."""
    release(state, card)
    cards.put(state, card, Zone.OUT)


def return_to_hand(state: MeccgState, card: CardId) -> None:
    """A card goes back to its owner's hand; all have seen it."""
    release(state, card)
    code = state.cards[card].code
    cards.put(state, card, Zone.HAND)
    emit(state, events.ReturnedToHand(card, code))


def store(state: MeccgState, card: CardId) -> None:
    """A card is stored in its owner's marshalling point pile, and where is known (M-ITEM-09)."""
    code, here, company = state.cards[card].code, place_of(state, card), company_of(state, card)
    bearer = state.cards[card].host
    for held in list(lying_on(state, card)):
        if says(state.cards[held].code, StoredAlong):
            store(state, held)
    release(state, card)
    cards.put(state, card, Zone.PILE)
    if here is not None:
        state.cards[card] = replace(state.cards[card], place=place(state, here))
    emit(state, events.Stored(card, code))
    happen(state, Happens.STORED, card, bearer, company, here)


def pile(state: MeccgState, card: CardId, seat: Seat) -> None:
    """A card goes to a player's marshalling point pile.

    The site that it remembers it does not forget.
    """
    where = state.cards[card].place
    cards.put(state, card, Zone.PILE)
    state.cards[card] = replace(state.cards[card], place=where)
    owner = state.cards[card].owner
    if owner != seat:
        state.piles[owner].remove(card)
        state.piles[seat].append(card)
        state.cards[card] = replace(state.cards[card], holder=seat)


def release(state: MeccgState, card: CardId) -> None:
    """A card is parted from its company, its followers and what lies on it."""
    if state.cards[card].zone is Zone.ASIDE:
        captures.strip(state, card)
    if state.cards[card].zone is not Zone.PLAY:
        return
    free_followers(state, card)
    forsake(state, card)
    captures.free(state, card)
    cards.return_sites(state, sites_with(state, card))
    for held in list(lying_on(state, card)):
        release(state, held)
        lay_away(state, held)
    if character(state, card) is not None:
        depart(state, card)


def forsake(state: MeccgState, card: CardId) -> None:
    """When a Fallen-wizard leaves play his own stage cards do, too (M-STAGE-07)."""
    seat, being = holder(state, card), CARDS[state.cards[card].code].being
    if not is_avatar(state, card) or state.alignments[seat] is not Alignment.FALLEN_WIZARD:
        return
    for stage in specific_cards(state, seat, being):
        throw_away(state, stage)


def specific_cards(state: MeccgState, seat: Seat, being: str) -> list[CardId]:
    """The stage permanent-events of a player in play that belong to a Fallen-wizard."""
    return [
        card
        for card in state.play
        if holder(state, card) == seat
        and CARDS[state.cards[card].code].alignment is Alignment.STAGE
        and CARDS[state.cards[card].code].specific == being
        and state.cards[card].code in EVENTS
    ]


def free_followers(state: MeccgState, card: CardId) -> None:
    """Followers pass to general influence, and use none yet; Ringwraiths do not (M-INFL-06)."""
    for each in followers(state, card):
        if is_avatar(state, each):
            continue
        companies.control(state, each, None)
        if each not in state.freed:
            state.freed.append(each)


def depart(state: MeccgState, card: CardId) -> None:
    """A character leaves his company, which may be no more."""
    company = state.cards[card].company
    companies.leave(state, card)
    if company is not None and not state.companies[company].members:
        companies.dissolve(state, company)
