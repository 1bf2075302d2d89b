"""General and direct influence (M-INFL)."""

from __future__ import annotations

from typing import NamedTuple

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
    spare = spare_of(state, card)
    return spare.left if against is None else left_against(state, card, spare, against)


class Spare(NamedTuple):
    """A character's direct influence against anybody: all of it, and what his followers leave.

    It is `aimed` if he could have more or less against some.
    """

    plain: int
    left: int
    aimed: bool


def spare_of(state: MeccgState, card: CardId) -> Spare:
    """The direct influence of a character that his followers leave."""
    plain = direct(state, card)
    aimed = numbers.is_aimed(state, card, Stat.DIRECT_INFLUENCE)
    spare = Spare(plain, plain, aimed)
    there = numbers.followers(state, card)
    return spare._replace(left=plain - taken(state, card, spare, there)) if there else spare


def left_against(state: MeccgState, card: CardId, spare: Spare, thing: Thing) -> int:
    """The direct influence that a character has left against something."""
    return spare.left + (direct(state, card, thing) - spare.plain if spare.aimed else 0)


def taken(state: MeccgState, card: CardId, spare: Spare, followers: list[CardId]) -> int:
    """What followers take of a character's direct influence.

    What he has against some characters only is used for such followers first.
    """
    used, free = 0, numbers.number(state, card, Stat.FREE_FOLLOWERS)
    for each in followers:
        if free and is_avatar(state, each):
            free -= 1
        else:
            more = left_against(state, card, spare, each) - spare.left
            used += max(0, cost(state, each) - max(0, more))
    return used
