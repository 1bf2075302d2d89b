"""Why something cannot be done with a card now."""

from __future__ import annotations

from collections.abc import Iterator

from westmarch.kernel.records import CardId, Reason, Seat
from westmarch.lcg.declared import ABILITIES
from westmarch.lcg.kinds import CardType, Zone
from westmarch.lcg.options import Unmet
from westmarch.lcg.rules import acting, using
from westmarch.lcg.rules.asking import controller, is_active
from westmarch.lcg.state import LcgState
from westmarch.lcg.tables import CARDS
from westmarch.lcg.vocabulary.abilities import Action, Response
from westmarch.lcg.vocabulary.lasting import Context

PLAYED = (CardType.ALLY, CardType.ATTACHMENT)
OUT_OF_PLAY = (Zone.DISCARD, Zone.VICTORY, Zone.ASIDE, Zone.REMOVED, Zone.DECK)


def why_not(state: LcgState, seat: Seat, card: CardId) -> tuple[Reason, ...]:
    """All that keeps a player from playing a card, which he knows, or using its action."""
    return tuple(obstacles(state, seat, card))


def obstacles(state: LcgState, seat: Seat, card: CardId) -> Iterator[Reason]:
    """What stands in the way of a card, as it lies now."""
    here = state.cards[card]
    if state.eliminated[seat]:
        yield Unmet("eliminated", ("L-ELIM-08",))
        return
    if here.zone in OUT_OF_PLAY:
        yield Unmet("out-of-play", ("L-EFFECT-08",))
        return
    if here.zone is Zone.HAND and here.owner != seat:
        yield Unmet("not-in-your-hand", ("L-TALK-02",))
        return
    yield from untimely(state, seat)
    if here.zone is Zone.HAND and CARDS[here.code].type in PLAYED:
        yield from obstacles_in_hand(state, seat, card)
    else:
        yield from obstacles_on_table(state, seat, card)


def untimely(state: LcgState, seat: Seat) -> Iterator[Reason]:
    """Why a player cannot act at all now."""
    if not isinstance(state.stack[-1][0] if state.stack else None, acting.ActionWindow):
        yield Unmet("no-action-window", ("L-EFFECT-07",))
    elif state.chooser not in (None, seat):
        yield Unmet("not-your-turn", ("L-OPEN-03",))


def obstacles_in_hand(state: LcgState, seat: Seat, card: CardId) -> Iterator[Reason]:
    """Why an ally or attachment cannot be played."""
    window = state.stack[-1][0] if state.stack else None
    if not isinstance(window, acting.ActionWindow) or window.planning != seat:
        yield Unmet("not-your-planning-turn", ("L-PLAN-01", "L-PLAN-02"))
    yield from acting.obstacles_to_play(state, seat, card)


def obstacles_on_table(state: LcgState, seat: Seat, card: CardId) -> Iterator[Reason]:
    """Why an event, or a card in play, cannot be used."""
    here = state.cards[card]
    own = controller(state, card) == seat and is_active(state, card)
    if own and here.exhausted:
        yield Unmet("exhausted", ("L-READY-05",))
    abilities = ABILITIES[here.code] if here.zone is Zone.HAND or is_active(state, card) else ()
    actions = [number for number, one in enumerate(abilities) if isinstance(one, Action)]
    if not actions:
        answers = any(isinstance(one, Response) for one in abilities)
        what = ("only-a-response", ("L-EFFECT-13",)) if answers else ("no-action", ("L-EFFECT-05",))
        yield Unmet(*what)
    for number in actions:
        yield from using.obstacles_to_use(state, card, number, Context(card, seat))
