"""The hazard limit (M-HL), and how many corruption cards one character bears (M-COR-02)."""

from __future__ import annotations

from westmarch.kernel.frames import amend, enclosing
from westmarch.kernel.records import CardId, replace
from westmarch.meccg import deeds, numbers
from westmarch.meccg.kinds import CardType, CompanyId, Keyword
from westmarch.meccg.reading import character, printed
from westmarch.meccg.state import MeccgState
from westmarch.meccg.tables import CARDS, EVENTS
from westmarch.meccg.things import Context, Group
from westmarch.meccg.underway import MovementUnderWay
from westmarch.meccg.vocabulary.references import Stat

HAZARDS = frozenset((CardType.HAZARD, CardType.CHARACTER))
"""What is played as a hazard in the opponent's turn; characters are agents then."""


def base(state: MeccgState, company: CompanyId) -> int:
    """The hazard limit of a company as its phase begins (M-HL-01, M-HL-05)."""
    size = numbers.size(state, company)
    return -(-size // 2) if state.halved else size


def now(state: MeccgState, movement: MovementUnderWay) -> int:
    """The hazard limit with what cards have changed since (M-HL-07)."""
    if movement.company not in state.companies:
        return movement.limit
    terms = numbers.boost_terms(
        state, Group(movement.company), Stat.HAZARD_LIMIT, movement.limit, None
    )
    return max(0, movement.limit + numbers.together(terms))


def left(state: MeccgState) -> int:
    """How many hazards may still be played on the company."""
    movement = enclosing(state, MovementUnderWay)
    return 0 if movement is None else max(0, now(state, movement) - movement.used)


def has_room(state: MeccgState, card: CardId, more: int = 0) -> bool:
    """Whether the hazard limit allows a card, which may take more than one of it."""
    needed = price(state, card, more)
    return not needed or left(state) >= needed


def price(state: MeccgState, card: CardId, more: int = 0) -> int:
    """What a card takes of the hazard limit (M-HL-04)."""
    if not is_hazard_now(state, card):
        return 0
    return more + (0 if deeds.is_uncounted(state, card) else 1)


def is_hazard_now(state: MeccgState, card: CardId) -> bool:
    """Whether a card would be played as a hazard: not in its owner's turn; agents are, too."""
    there = state.cards[card]
    if there.owner == state.active:
        return False
    either = there.code in EVENTS and EVENTS[there.code].as_hazard
    return either or CARDS[there.code].type in HAZARDS


def count(state: MeccgState, card: CardId, more: int = 0) -> None:
    """A hazard counts against the limit (M-HL-04)."""
    spend(state, price(state, card, more))


def is_exceeded(state: MeccgState, card: CardId) -> bool:
    """Whether the limit no longer allows a hazard when it takes effect (M-GAP-12)."""
    movement = enclosing(state, MovementUnderWay)
    if movement is None or not is_hazard_now(state, card) or deeds.is_uncounted(state, card):
        return False
    return movement.used > now(state, movement)


def tempt(state: MeccgState, context: Context) -> None:
    """It is remembered on whom a corruption card is played (M-COR-02)."""
    movement, who = enclosing(state, MovementUnderWay), tempted_by(state, context)
    if movement is not None and who is not None:
        amend(state, movement, replace(movement, tempted=(*movement.tempted, who)))


def tempted_by(state: MeccgState, context: Context) -> CardId | None:
    """On which character a corruption card is played: its target, or who bears that."""
    if Keyword.CORRUPTION not in printed(state, context.source).keywords:
        return None
    if printed(state, context.source).type is not CardType.HAZARD:
        return None
    thing = context.target
    if not isinstance(thing, int):
        return None
    return thing if character(state, thing) is not None else state.cards[thing].host


def is_tempted(state: MeccgState, context: Context) -> bool:
    """Whether a corruption card was played on the character in this phase (M-COR-02)."""
    movement, who = enclosing(state, MovementUnderWay), tempted_by(state, context)
    return movement is not None and who is not None and who in movement.tempted


def spend(state: MeccgState, amount: int) -> None:
    """Something takes so much of the hazard limit."""
    movement = enclosing(state, MovementUnderWay)
    if movement is not None and amount:
        amend(state, movement, replace(movement, used=movement.used + amount))
