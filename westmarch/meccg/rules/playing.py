"""Which events a player can play now, by whom and on what (M-TURN-04, M-MH-18)."""

from __future__ import annotations

from collections.abc import Iterator

from westmarch.kernel.frames import enclosing
from westmarch.kernel.records import AnyOption, CardId, Seat
from westmarch.meccg.context import Context
from westmarch.meccg.declared import ways
from westmarch.meccg.judging import holds
from westmarch.meccg.kinds import CardType
from westmarch.meccg.options import PlayEvent
from westmarch.meccg.reading import printed
from westmarch.meccg.rules import attacking
from westmarch.meccg.sifting import all_in, fits
from westmarch.meccg.state import CompanyId, MeccgState, Phase, Status
from westmarch.meccg.vocabulary.abilities import ShortEvent, Way
from westmarch.meccg.vocabulary.references import Moment

PHASES = {
    Phase.ORGANIZATION: Moment.ORGANIZATION,
    Phase.LONG_EVENTS: Moment.LONG_EVENTS,
    Phase.MOVEMENT: Moment.MOVEMENT,
    Phase.SITE: Moment.SITE_PHASE,
    Phase.END: Moment.END_OF_TURN,
}


def events(
    state: MeccgState, seat: Seat, company: CompanyId | None, in_chain: bool
) -> Iterator[AnyOption]:
    """The events in a hand that a player can play now, and by which way."""
    wanted = CardType.RESOURCE if seat == state.active else CardType.HAZARD
    for card in state.hands[seat]:
        if printed(state, card).type is not wanted:
            continue
        context = Context(card, seat, company=company, it=defender(state))
        for number, event in enumerate(ways(state.cards[card].code)):
            if may_play(state, context, event, in_chain):
                yield PlayEvent(card, number)


def defender(state: MeccgState) -> CardId | None:
    """Who faces a strike just now."""
    strike = enclosing(state, attacking.Strike)
    return None if strike is None else strike.card


def may_play(state: MeccgState, context: Context, event: ShortEvent, in_chain: bool) -> bool:
    """Whether an event can be played: the moment, its condition, a user and a target."""
    way = event.way
    if way.when and not any(one in way.when for one in moments(state, in_chain)):
        return False
    if not holds(state, context, way.if_):
        return False
    return users(state, context, way) != [] and targets(state, context, way) != []


def moments(state: MeccgState, in_chain: bool) -> set[Moment]:
    """What moment it is: the phase, an attack, a strike, a chain."""
    found = {PHASES[state.phase]} if state.phase in PHASES else set[Moment]()
    attack = enclosing(state, attacking.FaceAttack)
    if attack is not None:
        found.add(Moment.ATTACK_FACED)
        if not attack.assigned and not attack.fought:
            found.add(Moment.BEFORE_ASSIGNMENT)
    if enclosing(state, attacking.Strike) is not None:
        found.add(Moment.STRIKE_FACED)
    if in_chain:
        found.add(Moment.IN_CHAIN)
    return found


def users(state: MeccgState, context: Context, way: Way) -> list[CardId] | None:
    """Who can use an event; `None` if nobody needs to."""
    wanted = way.tap if way.tap is not None else way.by
    if wanted is None:
        return None
    return [
        card
        for card in all_in(state, context, wanted)
        if state.cards[card].owner == context.seat
        and (way.tap is None or state.cards[card].status is Status.UNTAPPED)
    ]


def targets(state: MeccgState, context: Context, way: Way) -> list[CardId] | None:
    """On what an event can be played; `None` if it is played on nothing."""
    return None if way.on is None else all_in(state, context, way.on)


def is_still_valid(state: MeccgState, context: Context, way: Way) -> bool:
    """Whether what a card was played on still fits (M-GAP-09)."""
    if way.on is None or context.target is None:
        return True
    return fits(state, context, way.on, context.target)
