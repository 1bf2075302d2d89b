"""General and direct influence (M-INFL)."""

from __future__ import annotations

from westmarch.kernel.records import CardId, Seat
from westmarch.meccg import numbers
from westmarch.meccg.reading import characters_of, is_avatar
from westmarch.meccg.state import MeccgState
from westmarch.meccg.things import Thing
from westmarch.meccg.vocabulary.references import Stat


def general(state: MeccgState, seat: Seat) -> int:
    """The general influence of a player."""
    return numbers.of_player(state, seat, Stat.GENERAL_INFLUENCE)


def cost(state: MeccgState, card: CardId) -> int:
    """What it takes to control a character (M-INFL-03, M-RW-01, M-GAP-30)."""
    if is_avatar(state, card):
        follows = state.cards[card].follows is not None
        return max(0, 1 + numbers.number(state, card, Stat.CONTROL_COST)) if follows else 0
    return max(0, numbers.number(state, card, Stat.CONTROL_COST))


def general_used(state: MeccgState, seat: Seat) -> int:
    """What all characters use whom nobody else controls (M-INFL-03)."""
    return sum(
        cost(state, card)
        for card in characters_of(state, seat)
        if state.cards[card].follows is None and card not in state.freed
    )


def unused_general(state: MeccgState, seat: Seat) -> int:
    """Unused general influence, 0 at the least; the Shadow's servants have 5 more (M-GAP-38)."""
    left = max(0, general(state, seat) - general_used(state, seat))
    return left + numbers.of_player(state, seat, Stat.SPARE_INFLUENCE)


def direct(state: MeccgState, card: CardId, against: Thing | None = None) -> int:
    """The direct influence of a character, against something perhaps."""
    return numbers.number(state, card, Stat.DIRECT_INFLUENCE, against)


def unused_direct(state: MeccgState, card: CardId, against: Thing | None = None) -> int:
    """What of a character's direct influence his followers leave, against something perhaps."""
    left = direct(state, card) - taken(state, card)
    return left if against is None else left + more_against(state, card, against)


def taken(state: MeccgState, card: CardId) -> int:
    """What followers take of a character's direct influence.

    What he has against some characters only is used for such followers first.
    """
    there = numbers.followers(state, card)
    used, free = 0, numbers.number(state, card, Stat.FREE_FOLLOWERS) if there else 0
    for each in there:
        if free and is_avatar(state, each):
            free -= 1
        else:
            used += max(0, cost(state, each) - max(0, more_against(state, card, each)))
    return used


def more_against(state: MeccgState, card: CardId, thing: Thing) -> int:
    """What a character has of direct influence against something beyond what he has anyway."""
    if not numbers.is_aimed(state, card, Stat.DIRECT_INFLUENCE):
        return 0
    return direct(state, card, thing) - direct(state, card)
