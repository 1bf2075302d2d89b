"""Whom an effect means, and how much an amount is now."""

from __future__ import annotations

from typing import assert_never

from westmarch.kernel.records import Seat
from westmarch.lcg.kinds import CardType
from westmarch.lcg.rules.asking import controller, targets
from westmarch.lcg.state import LcgState, remaining, shown
from westmarch.lcg.vocabulary.lasting import Context
from westmarch.lcg.vocabulary.targets import Amount, Count, Measure, Ref, Who


def players(state: LcgState, who: Who, context: Context) -> list[Seat]:
    """The players that an effect means, those out of the game left aside."""
    match who:
        case Who.YOU:
            found: list[Seat | None] = [context.you]
        case Who.CHOSEN_PLAYER:
            found = [context.player]
        case Who.EACH_PLAYER:
            found = [*remaining(state)]
        case Who.FIRST_PLAYER:
            found = [state.first]
        case Who.CONTROLLER:
            found = [context.player]
        case Who.HOST_CONTROLLER:
            found = [controller(state, host) for host in targets(state, Ref.HOST, context)]
        case Who.ENGAGED_PLAYER:
            enemy = context.chosen[-1] if context.chosen else context.source
            found = [state.cards[enemy].seat]
        case Who.HIGHEST_THREAT:
            most = max(state.threat[seat] for seat in remaining(state))
            found = [seat for seat in remaining(state) if state.threat[seat] == most]
        case _:
            assert_never(who)
    return [seat for seat in found if seat is not None and not state.eliminated[seat]]


def amount(state: LcgState, value: Amount, context: Context) -> int:
    """How much an amount is now."""
    if isinstance(value, int):
        return value
    return value.times * counted(state, value, context)


def counted(state: LcgState, count: Count, context: Context) -> int:
    """How many there are of what is counted."""
    match count.of:
        case Measure.DAMAGE:
            return state.cards[context.source].damage
        case Measure.RESOURCES:
            return state.cards[context.source].resources
        case Measure.SUFFERED:
            return context.amount
        case Measure.PLAYERS:
            return len(remaining(state))
        case Measure.ENGAGED:
            return len(state.engaged[context.you])
        case Measure.UNCOMMITTED:
            return sum(
                not state.cards[card].committed
                and shown(state, card).type in (CardType.HERO, CardType.ALLY)
                for card in state.area[context.you]
            )
        case Measure.X:
            return context.x
    assert_never(count.of)
