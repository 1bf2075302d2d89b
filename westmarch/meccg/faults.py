"""What must never be: a card in two places, influence beyond its limits, too many hazards."""

from __future__ import annotations

from collections.abc import Iterator

from westmarch.kernel.records import CardId, Seat
from westmarch.meccg import numbers
from westmarch.meccg.kinds import Phase, Zone
from westmarch.meccg.reading import holder, is_avatar
from westmarch.meccg.state import MeccgState
from westmarch.meccg.things import Group
from westmarch.meccg.underway import MovementUnderWay
from westmarch.meccg.verbs.piles import PILES, pile_of
from westmarch.meccg.vocabulary.references import Happens, Stat

UNSEEN = (Zone.HAND, Zone.DISCARD, Zone.SIDEBOARD, Zone.SITES, Zone.GUARD, Zone.UNUSED)
"""Where cards are known to their owners at least."""


def faults(state: MeccgState) -> Iterator[str]:
    """All that is wrong with a state."""
    yield from misplaced(state)
    yield from badly_led(state)
    yield from overdone(state)


def misplaced(state: MeccgState) -> Iterator[str]:
    """Every card is in exactly one place, and lies on what it should."""
    members = [card for company in state.companies.values() for card in company.members]
    for number, card in enumerate(state.cards):
        one = CardId(number)
        piled = card.zone in PILES
        pile = pile_of(state, card.zone, holder(state, one)) if piled else state.play
        if (piled or card.zone is Zone.PLAY) and pile.count(one) != 1:
            yield f"{card.code} is not once in {card.zone.value}"
        if card.host is not None and one not in state.on.get(card.host, []):
            yield f"{card.code} does not lie where it should"
        if card.zone not in (Zone.PLAY, Zone.GUARD) and card.company is not None:
            yield f"{card.code} is in a company but not in play"
        if members.count(one) > 1:
            yield f"{card.code} is in two companies"
        if card.zone in UNSEEN and card.owner not in card.known:
            yield f"{card.code} is not known to its owner"
    counted = sum(len(pile) for name in PILES.values() for pile in getattr(state, name))
    loose = sum(card.zone not in PILES and card.zone is not Zone.PLAY for card in state.cards)
    if counted + len(state.play) + loose != len(state.cards):
        yield "piles hold cards that are elsewhere"
    for host, lying in state.on.items():
        for held in lying:
            if state.cards[held].host != host:
                yield f"{state.cards[held].code} lies on what it does not know"


def badly_led(state: MeccgState) -> Iterator[str]:
    """Followers are led by somebody of their company who follows nobody (M-GAP-05)."""
    for company in state.companies.values():
        if not company.members:
            yield "there is a company without characters"
        for card in company.members:
            lord = state.cards[card].follows
            if lord is None:
                continue
            if lord not in company.members and not is_avatar(state, card):
                yield f"{state.cards[card].code} follows somebody elsewhere"
            elif state.cards[lord].follows is not None:
                yield f"{state.cards[card].code} follows a follower"


def overdone(state: MeccgState) -> Iterator[str]:
    """The hazard limit is kept (M-HL-04), and hands after they were refilled (M-END-04)."""
    for frame, _ in state.stack:
        if not isinstance(frame, MovementUnderWay) or frame.company not in state.companies:
            continue
        company = Group(frame.company)
        terms = numbers.boost_terms(state, company, Stat.HAZARD_LIMIT, frame.limit, None)
        most = frame.limit + sum(max(0, term.amount) for term in terms)
        if not 0 <= frame.used <= max(most, frame.limit):
            yield f"{frame.used} hazards were played, but {most} is the limit"
    if state.phase is Phase.UNTAP and not any(one.what is Happens.PLAYED for one in state.happened):
        for seat, hand in enumerate(state.hands):
            if len(hand) > numbers.of_player(state, Seat(seat), Stat.HAND_SIZE):
                yield f"seat {seat} holds {len(hand)} cards"
