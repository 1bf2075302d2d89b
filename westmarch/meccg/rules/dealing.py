"""Items change hands or are stored; cards are removed (M-ORG-22 to 25, M-ITEM-07, M-COR-03)."""

from __future__ import annotations

from collections.abc import Iterator

from westmarch.kernel.frames import Frame, call, take
from westmarch.kernel.records import AnyOption, CardId, Seat, replace
from westmarch.kernel.state import emit
from westmarch.meccg import deeds, events, judging
from westmarch.meccg import options as o
from westmarch.meccg.force import of_card, says
from westmarch.meccg.kinds import Keyword
from westmarch.meccg.reading import (
    bearer_items,
    companies_of,
    holder,
    is_untapped,
    lying_on,
    members,
    printed,
)
from westmarch.meccg.rules import uniqueness
from westmarch.meccg.rules.checking import CorruptionCheck, roll
from westmarch.meccg.sifting import fitting
from westmarch.meccg.state import MeccgState
from westmarch.meccg.tables import ITEMS
from westmarch.meccg.traits import is_haven
from westmarch.meccg.verbs import cards, fates
from westmarch.meccg.vocabulary.abilities import Removal, Storable
from westmarch.meccg.vocabulary.references import Deed

WITHOUT_TAPPING = 3
"""How much more a roll needs if the character does not tap for it (M-COR-04)."""


def dealings(state: MeccgState, seat: Seat) -> Iterator[AnyOption]:
    """Items may be given to others of the company who can bear them (M-ORG-22)."""
    for company, there in companies_of(state, seat):
        for card in there.members:
            for held in bearer_items(state, card):
                if not deeds.cannot(state, Deed.BE_TRANSFERRED, held):
                    for other in members(state, company):
                        if other != card and uniqueness.may_carry(state, held, other):
                            yield o.Transfer(held, other)


def stores(state: MeccgState, seat: Seat) -> Iterator[AnyOption]:
    """Items may be stored at havens, some cards where they say (M-ITEM-07, M-ORG-24)."""
    for company, there in companies_of(state, seat):
        haven = is_haven(state, seat, there.site)
        for held in [held for card in there.members for held in lying_on(state, card)]:
            own = haven and state.cards[held].code in ITEMS and is_storable(state, held)
            if own or may_store_here(state, held, there.site):
                yield o.Store(held)
        for held in state.upon.get(company, ()):
            if may_store_here(state, held, there.site):
                yield o.Store(held)


def is_storable(state: MeccgState, card: CardId) -> bool:
    """Whether an item may be stored at a haven (M-ITEM-10)."""
    return Keyword.ONE_RING not in printed(state, card).keywords and not deeds.cannot(
        state, Deed.BE_STORED, card
    )


def may_store_here(state: MeccgState, card: CardId, here: CardId) -> bool:
    """Whether a card's own words let it be stored at a site."""
    if not says(state.cards[card].code, Storable) or deeds.cannot(state, Deed.BE_STORED, card):
        return False
    for ability, context in of_card(state, card, Storable):
        assert isinstance(ability, Storable)
        if fitting.fits(state, context, ability.at, here) and judging.holds(
            state, context, ability.if_
        ):
            return True
    return False


class Hand(Frame):
    """An item changes hands, or is stored, after a corruption check; events need none.

    (M-ORG-23, M-ORG-24, M-ITEM-07)
    """

    card: CardId
    to: CardId | None

    def check(self, state: MeccgState) -> None:
        bearer = state.cards[self.card].host
        if bearer is None or state.cards[self.card].code not in ITEMS:
            state.result = True
        else:
            call(state, CorruptionCheck(bearer))

    def pass_on(self, state: MeccgState) -> None:
        if not take(state, bool):
            return
        if self.to is None:
            fates.store(state, self.card)
        else:
            cards.attach(state, self.card, self.to)
            emit(state, events.Transferred(self.card, self.to))

    STEPS = (check, pass_on)


def removals(state: MeccgState, seat: Seat) -> Iterator[AnyOption]:
    """Characters may try to remove cards that lie on them (M-ORG-25, M-COR-03 to 05)."""
    for _, there in companies_of(state, seat):
        for card in there.members:
            for held in lying_on(state, card):
                how = removal_of(state, held, card, there.site)
                if how is None:
                    continue
                corrupts, fresh = is_corruption(state, held), state.cards[held].used != state.turn
                if is_untapped(state, card) and not how.free and (corrupts or fresh):
                    yield o.Remove(held, True)
                if fresh and (corrupts or how.free):
                    yield o.Remove(held, False)


def is_corruption(state: MeccgState, card: CardId) -> bool:
    """Whether a card is a corruption card (M-COR-01)."""
    return Keyword.CORRUPTION in printed(state, card).keywords


def removal_of(state: MeccgState, card: CardId, bearer: CardId, here: CardId) -> Removal | None:
    """How a card can be removed from its bearer now."""
    for ability, context in of_card(state, card, Removal):
        assert isinstance(ability, Removal)
        if ability.at is not None and not fitting.fits(state, context, ability.at, here):
            continue
        if ability.by is None or fitting.fits(state, context, ability.by, bearer):
            return ability
    return None


class TryRemoval(Frame):
    """A character tries to remove a card: by a roll, tapping for it or not."""

    choice: o.Remove

    def attempt(self, state: MeccgState) -> None:
        card, bearer = self.choice.card, state.cards[self.choice.card].host
        assert bearer is not None, "only what lies on somebody can be removed"
        company = state.cards[bearer].company
        assert company is not None
        how = removal_of(state, card, bearer, state.companies[company].site)
        assert how is not None
        needed = how.over
        if self.choice.tapping:
            cards.tap(state, bearer)
        elif not how.free:
            needed += WITHOUT_TAPPING
        if not self.choice.tapping or not is_corruption(state, card):
            state.cards[card] = replace(state.cards[card], used=state.turn)
        if roll(state, holder(state, bearer), "removal", 0, needed, bearer) > needed:
            cards.discard(state, card)

    STEPS = (attempt,)
