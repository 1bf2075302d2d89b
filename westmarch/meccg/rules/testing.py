"""Ring tests: a gold ring shows what it is (M-RING)."""

from __future__ import annotations

from westmarch.kernel.decisions import Decision
from westmarch.kernel.frames import Ask, Frame, call
from westmarch.kernel.records import CardId, Seat, replace
from westmarch.kernel.state import emit
from westmarch.meccg import events, numbers
from westmarch.meccg import options as o
from westmarch.meccg.force import of_card, says
from westmarch.meccg.happening import happen
from westmarch.meccg.kinds import Alignment, CompanyId, ItemKind, Keyword, Zone
from westmarch.meccg.prompts import ChooseRing
from westmarch.meccg.reading import (
    bearer_items,
    companies_of,
    holder,
    is_avatar,
    item,
    place,
    printed,
)
from westmarch.meccg.rules import uniqueness
from westmarch.meccg.rules.checking import roll
from westmarch.meccg.sifting import fitting
from westmarch.meccg.state import MeccgState
from westmarch.meccg.tables.figures import RingTest
from westmarch.meccg.tables.landmarks import TOWER
from westmarch.meccg.traits import is_haven
from westmarch.meccg.verbs import cards
from westmarch.meccg.verbs.piles import pile_of
from westmarch.meccg.vocabulary.abilities import AfterTest, RingSearch
from westmarch.meccg.vocabulary.references import Happens, Stat

FALLEN_TEST = -1
"""Every ring test of a Fallen-wizard's player (M-RING-09)."""

LORDS_TEST = -2
"""Near a Ringwraith or The Balrog, and at their havens (M-RING-07, M-RING-08)."""

ANY_RESULT = range(1, 13)
"""The results of a ring test that gold rings name."""


class TestRing(Frame):
    """A gold ring is tested, and a special ring may take its place (M-RING-03 to 06).

    The place of a ring that has been stored is the pile of its player. If it is `known` what the
    ring is, any that a test could show will do, except The One Ring.
    """

    __test__ = False

    card: CardId
    modifier: int = 0
    known: bool = False
    result: int = 0
    searched: bool = False

    def test(self, state: MeccgState) -> TestRing:
        if self.known:
            return self
        seat = holder(state, self.card)
        more = self.modifier + numbers.number(state, self.card, Stat.RING_TEST)
        if state.alignments[seat] is Alignment.FALLEN_WIZARD:
            more += FALLEN_TEST
        result = roll(state, seat, "ring", more, 0, self.card)
        happen(state, Happens.RING_TESTED, self.card, number=result)
        return replace(self, result=result, searched=bool(sought(state, self.card)))

    def may_replace(self, state: MeccgState) -> Decision | None:
        row = item(state, self.card)
        if row is None or row.test is None:
            return None
        seat, bearer = holder(state, self.card), state.cards[self.card].host
        able = [
            card
            for card in (*state.hands[seat], *sought(state, self.card))
            if self.is_fitting(state, card, row.test)
            and uniqueness.may_enter(state, card)
            and (bearer is None or uniqueness.may_carry(state, card, bearer))
            and is_own(state, card)
        ]
        options = (o.Done(), *map(o.Pick, able))
        return Decision(seat, ChooseRing(self.card), options, ("M-RING-04", "M-RING-05"))

    def is_fitting(self, state: MeccgState, card: CardId, test: RingTest) -> bool:
        """Whether a ring may take the place of the gold ring."""
        if not self.known:
            return is_result(state, card, test, self.result)
        one = Keyword.ONE_RING in printed(state, card).keywords
        return not one and any(is_result(state, card, test, result) for result in ANY_RESULT)

    def replace_it(self, state: MeccgState, choice: o.Done | o.Pick) -> None:
        bearer, seat = state.cards[self.card].host, holder(state, self.card)
        cards.discard(state, self.card)
        if isinstance(choice, o.Pick):
            code = state.cards[choice.card].code
            if bearer is None:
                cards.put(state, choice.card, Zone.PILE)
            else:
                cards.bring_into_play(state, choice.card, seat)
                cards.attach(state, choice.card, bearer)
            happen(state, Happens.PLAYED, choice.card, bearer)
            emit(state, events.RingFound(code))
        if self.searched:
            cards.shuffle_deck(state, seat)

    STEPS = (test, Ask(may_replace, replace_it))


class AutomaticTests(Frame):
    """Gold rings near the lords of the Shadow are tested as the turn ends (M-END-01)."""

    seat: Seat

    def test(self, state: MeccgState) -> None:
        for company, there in companies_of(state, self.seat):
            modifier = automatic_test(state, self.seat, company)
            rings = [
                held
                for card in there.members
                for held in bearer_items(state, card)
                if (row := item(state, held)) is not None and row.kind is ItemKind.GOLD_RING
            ]
            if modifier is not None:
                call(state, *(TestRing(held, modifier) for held in rings))

    STEPS = (test,)


def automatic_test(state: MeccgState, seat: Seat, company: CompanyId) -> int | None:
    """How gold rings in a company are tested of themselves (M-RING-07, M-RING-08, M-GAP-24)."""
    side, there = state.alignments[seat], state.companies[company]
    if side not in (Alignment.MINION, Alignment.BALROG):
        return None
    if side is Alignment.MINION and place(state, there.site) == TOWER:
        return 0
    lord = any(is_avatar(state, card) for card in there.members)
    return LORDS_TEST if lord or is_haven(state, seat, there.site) else None


def sought(state: MeccgState, card: CardId) -> list[CardId]:
    """The rings in piles that the words of a gold ring allow to be sought."""
    seat = holder(state, card)
    return [
        found
        for ability, context in of_card(state, card, RingSearch)
        if isinstance(ability, RingSearch)
        for zone in ability.from_
        for found in pile_of(state, zone, seat)
        if fitting.fits(state, context, ability.what, found)
    ]


def is_own(state: MeccgState, card: CardId) -> bool:
    """Whether a ring is one that its player can play; a Fallen-wizard any (M-RING-10)."""
    side = state.alignments[state.cards[card].owner]
    return side is Alignment.FALLEN_WIZARD or printed(state, card).alignment in (
        Alignment.MINION if side is Alignment.BALROG else side,
        Alignment.DUAL,
    )


def is_result(state: MeccgState, card: CardId, test: RingTest, result: int) -> bool:
    """Whether a ring fits the result of a test."""
    if not says(state.cards[card].code, AfterTest):
        return False
    keywords = printed(state, card).keywords
    if Keyword.ONE_RING in keywords:
        return test.one_ring is not None and result >= test.one_ring
    if Keyword.DWARVEN_RING in keywords:
        return test.dwarven is not None and result >= test.dwarven
    if Keyword.SPIRIT_RING in keywords:
        return test.spirit is not None and result >= test.spirit
    if Keyword.MAGIC_RING in keywords:
        return result <= test.magic
    return Keyword.LESSER_RING in keywords
