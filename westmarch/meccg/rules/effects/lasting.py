"""Effects that hold for a while: numbers, traits, permissions, what waits for something."""

from __future__ import annotations

from collections.abc import Callable
from typing import get_args

from westmarch.kernel.records import Seat
from westmarch.meccg import underway
from westmarch.meccg.state import Lasting, MeccgState
from westmarch.meccg.things import Context
from westmarch.meccg.vocabulary import effects as e
from westmarch.meccg.vocabulary.references import Until
from westmarch.meccg.vocabulary.statics import Static


def last(
    state: MeccgState, context: Context, effect: Static | e.When | e.Instead | e.Action
) -> None:
    """What a card says holds for a while: until the attack is over, if it does not say."""
    until = getattr(effect, "until", None)
    attack = underway.attack(state)
    if until is None:
        until = Until.TURN if attack is None else Until.ATTACK_OVER
    number = 0 if attack is None else attack.number
    state.lasting.append(Lasting(effect, context, until, number))


def later(state: MeccgState, context: Context, effect: e.Later) -> None:
    """Something happens once, as soon as something else does."""
    attack = underway.attack(state)
    number = 0 if attack is None else attack.number
    waiting = e.When(effect.event, effect.do)
    state.lasting.append(Lasting(waiting, context, effect.until, number, once=True))


def lapse(
    state: MeccgState, until: Until, attack: int | None = None, seat: Seat | None = None
) -> None:
    """What lasted until now is over; of an attack, only what was about it, of a player his."""
    state.lasting[:] = [
        one
        for one in state.lasting
        if one.until is not until
        or (attack is not None and one.attack != attack)
        or (seat is not None and one.context.seat != seat)
    ]


def over(state: MeccgState, context: Context, effect: e.Lapse) -> None:
    """What the card has said for a while is over."""
    state.lasting[:] = [one for one in state.lasting if one.context.source != context.source]


HANDLERS: dict[type, Callable[..., None]] = {
    **dict.fromkeys(get_args(Static), last),
    e.When: last,
    e.Instead: last,
    e.Action: last,
    e.Later: later,
    e.Lapse: over,
}
