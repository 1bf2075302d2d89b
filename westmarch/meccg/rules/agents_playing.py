"""Agents are played face down, as other hazards are, and revealed at any time (M-AGENT-06, 12)."""

from __future__ import annotations

from collections.abc import Iterator

from westmarch.kernel.frames import Frame, call, enclosing
from westmarch.kernel.records import AnyOption, CardId, Seat, replace
from westmarch.kernel.state import emit
from westmarch.meccg import agents, deeds, events
from westmarch.meccg import options as o
from westmarch.meccg.declared import is_playable
from westmarch.meccg.kinds import CardCode, CompanyId, Zone
from westmarch.meccg.reading import character
from westmarch.meccg.rules import chain, limits, moments
from westmarch.meccg.rules.agents_moving import Forget, Reveal
from westmarch.meccg.rules.uniqueness import may_lurk
from westmarch.meccg.state import Form, MeccgState
from westmarch.meccg.things import Context, Player
from westmarch.meccg.underway import Entry, MovementUnderWay
from westmarch.meccg.verbs import cards, hiding
from westmarch.meccg.vocabulary.references import Deed

UNSEEN = CardCode("")
"""What others know of an agent while he is played."""

Offer = Iterator[AnyOption]


def playable(state: MeccgState, seat: Seat) -> Offer:
    """The agents that the hazard player can play now."""
    for card in state.hands[seat]:
        if may_be_played(state, seat, card):
            yield o.PlayAgent(card)


def revealable(state: MeccgState, seat: Seat) -> Offer:
    """The agents that the hazard player can reveal, whatever is going on (M-AGENT-12)."""
    movement = enclosing(state, MovementUnderWay)
    if movement is None or movement.seat == seat:
        return
    for card in agents.of_seat(state, seat):
        if agents.is_hidden(state, card):
            yield o.RevealAgent(card)


def in_response(state: MeccgState, seat: Seat) -> Offer:
    """What the hazard player can do with agents in response to a card (M-CHAIN-01)."""
    yield from revealable(state, seat)
    movement = enclosing(state, MovementUnderWay)
    if movement is not None and movement.seat != seat and None in moments.now(state, seat, True):
        yield from playable(state, seat)


def may_be_played(state: MeccgState, seat: Seat, card: CardId) -> bool:
    """Whether a card can be played as an agent, whoever's deck it is in (M-AGENT-02, M-GAP-21)."""
    row = character(state, card)
    if row is None or not row.agent or not is_playable(row.card.code):
        return False
    return (
        limits.has_room(state, card)
        and may_lurk(state, card)
        and not deeds.cannot(state, Deed.PLAY, Player(seat), card)
    )


def reveal(state: MeccgState, card: CardId) -> None:
    """An agent is revealed, which is no card played and begins no chain (M-AGENT-12)."""
    call(state, Reveal(card), Forget())


class PlayAgent(Frame):
    """An agent is declared face down; he is in play when the chain is carried out (M-CHAIN-03)."""

    seat: Seat
    card: CardId
    company: CompanyId | None
    starts: bool = True

    def declare(self, state: MeccgState) -> None:
        limits.count(state, self.card)
        unseen = hiding.slip_out(state, self.seat, self.card)
        cards.put(state, unseen, Zone.CHAIN, (self.seat,))
        state.cards[unseen] = replace(state.cards[unseen], form=Form.AGENT)
        emit(state, events.AgentPlayed(self.seat, unseen))
        context = Context(unseen, self.seat, UNSEEN, company=self.company)
        chain.add(state, self.seat, Entry(unseen, context, (), lurks=True), self.starts)

    STEPS = (declare,)
