"""The unique Dragons: whether they live, and what that means for their lairs (M-DRG)."""

from __future__ import annotations

from westmarch.meccg.kinds import PlaceCode, Race
from westmarch.meccg.state import Form, MeccgState
from westmarch.meccg.tables import CARDS, CREATURES
from westmarch.meccg.tables.figures import Site
from westmarch.meccg.vocabulary.references import Happens

LAIRS: dict[PlaceCode, str] = {
    place: row.card.being
    for row in CREATURES.values()
    if row.card.unique and Race.DRAGON in row.attacks[0].races
    for keying in row.keying
    for place in keying.places
}
"""The nine unique Dragons by their home sites (M-DRG-02)."""

DRAGONS = frozenset(LAIRS.values())
"""The beings whose manifestations may be in play together (M-MAN-02)."""


def is_gone(state: MeccgState, being: str) -> bool:
    """Whether a manifestation of a being was defeated or has left the game (M-MAN-03)."""
    gone = [card for pile in (*state.out, *state.piles) for card in pile]
    lying = [card for pile in state.on.values() for card in pile]
    trophies = [card for card in lying if state.cards[card].form is Form.TROPHY]
    return any(CARDS[state.cards[card].code].being == being for card in (*gone, *trophies))


def has_gone_now(state: MeccgState, being: str) -> bool:
    """Whether that happened this turn."""
    return any(
        one.what in (Happens.KILLED, Happens.ELIMINATED)
        and one.code is not None
        and CARDS[one.code].being == being
        for one in state.happened
    )


def is_deserted(state: MeccgState, row: Site) -> bool:
    """Whether a site was the lair of a Dragon who is no more (M-DRG-07)."""
    return row.place in LAIRS and is_gone(state, LAIRS[row.place])


def has_hoard(state: MeccgState, row: Site) -> bool:
    """Whether a site contains a hoard: of itself, or by its Dragon (M-DRG-08, M-DRG-10)."""
    if row.hoard or row.place not in LAIRS:
        return row.hoard
    being = LAIRS[row.place]
    return not is_gone(state, being) or has_gone_now(state, being)
