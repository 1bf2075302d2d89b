"""What a seat may suppose: cards that it does not know are dealt anew among their places."""

from __future__ import annotations

from westmarch.kernel.cards import redeal
from westmarch.kernel.records import CardId, Seat
from westmarch.meccg.kinds import Zone
from westmarch.meccg.state import MeccgState
from westmarch.meccg.tables import SITES
from westmarch.meccg.verbs.cards import speak
from westmarch.meccg.view import knows

APART = (Zone.POOL, Zone.SIDEBOARD)
"""Piles whose cards are not mixed with others."""


def hidden(state: MeccgState, seat: Seat | None) -> dict[object, list[CardId]]:
    """The cards that a seat does not know, in groups within which they could be exchanged."""
    found: dict[object, list[CardId]] = {}
    for number, card in enumerate(state.cards):
        if not knows(state, CardId(number), seat):
            apart = card.zone if card.zone in APART else None
            group = (card.owner, card.code in SITES, apart)
            found.setdefault(group, []).append(CardId(number))
    return found


def determinise(state: MeccgState, seat: Seat | None) -> None:
    """Deal anew what a seat does not know."""
    for group in hidden(state, seat).values():
        sources = list(group)
        state.shuffle(sources)
        redeal(state.cards, group, sources)
        for card in group:
            if card in state.speaking:
                state.speaking.remove(card)
            speak(state, card)


def secrets(state: MeccgState, seat: Seat | None) -> dict[str, str]:
    """What is hidden from a seat, by place."""
    return {
        f"card:{card}": state.cards[card].code
        for group in hidden(state, seat).values()
        for card in group
    }
