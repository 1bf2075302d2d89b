"""Why something cannot be done now."""

from __future__ import annotations

from collections.abc import Iterator

from westmarch.kernel.frames import enclosing
from westmarch.kernel.records import CardId, Reason, Seat
from westmarch.meccg import deeds, judging, keying, underway
from westmarch.meccg.declared import Event, is_playable, ways
from westmarch.meccg.kinds import CardType, Kind, Phase, Zone
from westmarch.meccg.reading import holder, index, printed
from westmarch.meccg.reasons import Unmet
from westmarch.meccg.rules import limits, moments, newcomers, playing, uniqueness
from westmarch.meccg.state import MeccgState
from westmarch.meccg.things import Context, Player
from westmarch.meccg.vocabulary.references import Deed

AT_SITES = (Kind.ITEM, Kind.ALLY, Kind.FACTION)


def why_not(state: MeccgState, seat: Seat, subject: str) -> tuple[Reason, ...]:
    """All that keeps a player from doing something with a subject."""
    kind, _, name = subject.partition(":")
    number = index(name, len(state.cards)) if kind == "card" else None
    if number is None:
        return (Unmet("nothing-to-do"),)
    card = CardId(number)
    there = state.cards[card]
    if seat not in there.known and len(there.known) < state.players:
        return (Unmet("nothing-to-do"),)
    if holder(state, card) != seat:
        return (Unmet("not-yours"),)
    found = tuple(in_hand(state, seat, card)) if there.zone is Zone.HAND else ()
    return found or (Unmet("nothing-to-do"),)


def in_hand(state: MeccgState, seat: Seat, card: CardId) -> Iterator[Reason]:
    """What keeps a card in hand from being played."""
    row = printed(state, card)
    if not is_playable(row.code):
        yield Unmet("undeclared", code=row.code)
        return
    if not uniqueness.may_enter(state, card):
        yield Unmet("unique-there", ("M-GAP-07",), row.code)
    forbidden = deeds.forbids(state, Deed.PLAY, Player(seat), card)
    if forbidden is not None:
        yield Unmet("forbidden", code=forbidden)
    yield from untimely(state, seat, card)
    if row.kind is Kind.CHARACTER:
        yield from as_character(state, seat, card)
    elif row.kind in AT_SITES and state.phase is not Phase.SITE:
        yield Unmet("no-site-phase", ("M-SITE-09",))
    elif row.kind in AT_SITES:
        yield Unmet("not-here", ("M-SITE-09",))
    elif row.kind is Kind.CREATURE:
        yield from as_creature(state, card)
    yield from as_event(state, seat, card)


def untimely(state: MeccgState, seat: Seat, card: CardId) -> Iterator[Reason]:
    """Resources wait for the own turn, hazards for the opponent's movement."""
    row = printed(state, card)
    if row.type is CardType.RESOURCE and state.active != seat:
        yield Unmet("resource-not-now", ("M-TURN-04", "M-GAP-32"))
    if row.type is CardType.HAZARD:
        moving = enclosing(state, underway.MovementUnderWay)
        if moving is None or state.active == seat:
            yield Unmet("hazard-not-now", ("M-MH-18", "M-GAP-32"))
        elif not limits.has_room(state, card):
            yield Unmet("limit-reached", ("M-HL-04",))


def as_character(state: MeccgState, seat: Seat, card: CardId) -> Iterator[Reason]:
    """What keeps a character from coming into play."""
    if state.phase is not Phase.ORGANIZATION or state.active != seat:
        yield Unmet("not-organizing", ("M-ORG-01",))
    elif not newcomers.has_room(state, seat, card):
        yield Unmet("no-room", ("M-ORG-02", "M-ORG-07"))


def as_creature(state: MeccgState, card: CardId) -> Iterator[Reason]:
    """What keeps a creature from attacking."""
    moving = enclosing(state, underway.MovementUnderWay)
    if moving is None or moving.company not in state.companies:
        return
    if not keying.keys(state, card, moving.company):
        yield Unmet("not-keyed", ("M-CRE-02", "M-CRE-05"))


def as_event(state: MeccgState, seat: Seat, card: CardId) -> Iterator[Reason]:
    """What keeps an event from being played by any of its ways; of several the first counts."""
    code = state.cards[card].code
    company = underway.company(state)
    context = Context(card, seat, code, company=company)
    for event in ways(code)[:1]:
        yield from about_way(state, context, event)


def about_way(state: MeccgState, context: Context, event: Event) -> Iterator[Reason]:
    """What is in the way of one way to play an event."""
    now = moments.now(state, context.seat, False)
    if not moments.is_timely(event.way.when, now):
        yield Unmet("wrong-moment")
    if not judging.holds(state, context, event.way.if_):
        yield Unmet("condition")
    used = list(playing.with_users(state, context, event.way))
    if not used:
        yield Unmet("no-user", ("M-GAP-09",))
    elif not any(any(playing.with_targets(state, one, event.way)) for one in used):
        yield Unmet("no-target", ("M-GAP-09",))
