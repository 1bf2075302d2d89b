"""Cards that stay in play when they have taken effect (M-LONG, permanent-events)."""

from __future__ import annotations

from westmarch.kernel.records import CardId
from westmarch.meccg.declared import ways
from westmarch.meccg.kinds import CompanyId, Zone
from westmarch.meccg.state import Form, MeccgState
from westmarch.meccg.things import Group
from westmarch.meccg.underway import Entry
from westmarch.meccg.verbs import cards
from westmarch.meccg.vocabulary.abilities import AsEvent, LongEvent, PermanentEvent


def settle(state: MeccgState, entry: Entry) -> None:
    """A permanent- or long-event comes into play: alone, on its target, or on its user."""
    assert entry.way is not None
    event = ways(entry.context.code)[entry.way]
    match event:
        case PermanentEvent(to=Zone.PILE):
            cards.put(state, entry.card, Zone.PILE)
        case PermanentEvent():
            cards.bring_into_play(state, entry.card, entry.context.seat)
            host = entry.context.user if event.on_user else entry.context.target
            place(state, entry.card, host)
        case AsEvent():
            cards.bring_into_play(state, entry.card, entry.context.seat, Form.EVENT)
        case LongEvent():
            cards.bring_into_play(state, entry.card, entry.context.seat)


def place(state: MeccgState, card: CardId, host: object) -> None:
    """A card is placed on a card or a company."""
    match host:
        case Group(company):
            cards.lay_upon(state, card, CompanyId(company))
        case int():
            cards.attach(state, card, CardId(host))
