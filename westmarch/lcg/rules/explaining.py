"""Why something cannot be done with a card now."""

from __future__ import annotations

from collections.abc import Iterator

from westmarch.kernel.records import CardId, Reason, Seat
from westmarch.lcg.declared import ABILITIES
from westmarch.lcg.kinds import CardType, Zone
from westmarch.lcg.options import Unmet
from westmarch.lcg.rules import acting, using
from westmarch.lcg.state import LcgState
from westmarch.lcg.tables import CARDS
from westmarch.lcg.vocabulary.abilities import Action
from westmarch.lcg.vocabulary.lasting import Context

PLAYED = (CardType.ALLY, CardType.ATTACHMENT)


def why_not(state: LcgState, seat: Seat, subject: str) -> tuple[Reason, ...]:
    """All that keeps a player from playing a card or using its action; nothing if he can."""
    kind, _, number = subject.partition(":")
    if kind != "card" or not number.isdigit() or int(number) >= len(state.cards):
        return (Unmet("not-a-card"),)
    card = CardId(int(number))
    here = state.cards[card]
    if here.zone is Zone.HAND and here.owner != seat:
        return (Unmet("not-in-your-hand", ("L-TALK-02",)),)
    return tuple(obstacles(state, seat, card))


def obstacles(state: LcgState, seat: Seat, card: CardId) -> Iterator[Reason]:
    """What stands in the way of a card, as it lies now."""
    here = state.cards[card]
    in_hand = here.zone is Zone.HAND
    if not isinstance(state.stack[-1][0] if state.stack else None, acting.ActionWindow):
        yield Unmet("no-action-window", ("L-EFFECT-07",))
    if in_hand and CARDS[here.code].type in PLAYED:
        window = state.stack[-1][0] if state.stack else None
        if not isinstance(window, acting.ActionWindow) or window.planning != seat:
            yield Unmet("not-your-planning-turn", ("L-PLAN-01", "L-PLAN-02"))
        yield from acting.obstacles_to_play(state, seat, card)
        return
    abilities = enumerate(ABILITIES[here.code])
    actions = [number for number, ability in abilities if isinstance(ability, Action)]
    if not actions:
        yield Unmet("no-action", ("L-EFFECT-05",))
    for number in actions:
        yield from using.obstacles_to_use(state, card, number, Context(card, seat))
