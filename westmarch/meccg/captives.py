"""Who is held prisoner, by which card, and where (M-CAP)."""

from __future__ import annotations

from westmarch.kernel.records import CardId, Seat
from westmarch.meccg.kinds import Zone
from westmarch.meccg.reading import character, lying_on, place, sites_with
from westmarch.meccg.state import MeccgState


def prisoners(state: MeccgState, host: CardId) -> list[CardId]:
    """The characters whom a card holds prisoner."""
    return [card for card in lying_on(state, host) if is_prisoner(state, card)]


def is_prisoner(state: MeccgState, card: CardId) -> bool:
    """Whether a character is off to the side with a card that has a rescue site (M-CAP-01, 02)."""
    there = state.cards[card]
    return (
        there.zone is Zone.ASIDE
        and there.host is not None
        and character(state, card) is not None
        and rescue_site(state, there.host) is not None
    )


def rescue_site(state: MeccgState, host: CardId) -> CardId | None:
    """The site card that lies with a card that holds prisoners."""
    return next(iter(sites_with(state, host)), None)


def hosts(state: MeccgState, seat: Seat) -> list[CardId]:
    """The cards in play that hold prisoners of a player."""
    return [
        card
        for card in state.play
        if card in state.on
        and any(state.cards[one].owner == seat for one in prisoners(state, card))
    ]


def own_card(state: MeccgState, seat: Seat, site: CardId) -> CardId | None:
    """A player's own card of a rescue site, if it is in his location deck (M-CAP-20)."""
    wanted = place(state, site)
    return next((card for card in state.sites[seat] if place(state, card) == wanted), None)
