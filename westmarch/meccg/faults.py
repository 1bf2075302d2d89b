"""What must never be: a card in two places, influence beyond its limits, too many hazards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from westmarch.kernel.records import CardId, Seat
from westmarch.meccg import numbers
from westmarch.meccg.kinds import Zone
from westmarch.meccg.reading import holder, is_avatar
from westmarch.meccg.state import MeccgState
from westmarch.meccg.things import Group
from westmarch.meccg.underway import MovementPhaseUnderWay, MovementUnderWay
from westmarch.meccg.verbs.piles import PILES
from westmarch.meccg.vocabulary.references import Stat

UNSEEN = (Zone.HAND, Zone.DISCARD, Zone.SIDEBOARD, Zone.SITES, Zone.GUARD, Zone.UNUSED)
"""Where cards are known to their owners at least."""


def faults(state: MeccgState) -> Iterator[str]:
    """All that is wrong with a state."""
    yield from misplaced(state)
    yield from badly_led(state)
    yield from overdone(state)


def misplaced(state: MeccgState) -> Iterator[str]:
    """Every card is in exactly one place, and lies on what it should."""
    lying = Counter(laid_out(state))
    for number, card in enumerate(state.cards):
        one = CardId(number)
        zone, known, owner = card.zone, card.known, card.owner
        if lying[zone, holder(state, one) if zone in PILES else None, one] != (
            zone in PILES or zone is Zone.PLAY
        ):
            yield f"{card.code} is not once in {zone.value}"
        if card.host is not None and one not in state.on.get(card.host, []):
            yield f"{card.code} does not lie where it should"
        if card.company is not None and zone not in (Zone.PLAY, Zone.GUARD):
            yield f"{card.code} is in a company but not in play"
        if owner not in known and zone in UNSEEN:
            yield f"{card.code} is not known to its owner"
    if lying.total() != sum(card.zone in PILES or card.zone is Zone.PLAY for card in state.cards):
        yield "piles hold cards that are elsewhere"
    members = [card for company in state.companies.values() for card in company.members]
    if len(members) != len(set(members)):
        yield "somebody is in two companies"
    for host, held in state.on.items():
        for card_ in held:
            if state.cards[card_].host != host:
                yield f"{state.cards[card_].code} lies on what it does not know"


def laid_out(state: MeccgState) -> Iterator[tuple[Zone, Seat | None, CardId]]:
    """Each card as it lies in a pile of a player, or in play."""
    for zone, name in PILES.items():
        for seat, pile in enumerate(getattr(state, name)):
            yield from ((zone, Seat(seat), card) for card in pile)
    yield from ((Zone.PLAY, None, card) for card in state.play)


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
    """The hazard limit is kept (M-HL-04), and hands after they were refilled (M-MH-23)."""
    for frame, _ in state.stack:
        if not isinstance(frame, MovementUnderWay) or frame.company not in state.companies:
            continue
        company = Group(frame.company)
        terms = numbers.boost_terms(state, company, Stat.HAZARD_LIMIT, frame.limit, None)
        most = frame.limit + sum(max(0, term.amount) for term in terms)
        if not 0 <= frame.used <= max(most, frame.limit):
            yield f"{frame.used} hazards were played, but {most} is the limit"
    top = state.stack[-1][0] if state.stack else None
    if isinstance(top, MovementPhaseUnderWay) and top.finished:
        for seat, hand in enumerate(state.hands):
            if len(hand) > numbers.of_player(state, Seat(seat), Stat.HAND_SIZE):
                yield f"seat {seat} holds {len(hand)} cards"
