"""Resources of heroes have no effect on sites of minions, nor those of minions on heroes' sites."""

from __future__ import annotations

from westmarch.kernel.records import Seat
from westmarch.meccg.declared import abilities
from westmarch.meccg.kinds import Alignment, CardCode, CardType
from westmarch.meccg.state import MeccgState
from westmarch.meccg.tables import CARDS, SITES
from westmarch.meccg.things import Thing
from westmarch.meccg.vocabulary.abilities import ReachesAllSites

AGAINST = {Alignment.HERO: Alignment.MINION, Alignment.MINION: Alignment.HERO}
"""The other side of each."""


def reaches(state: MeccgState, seat: Seat, code: CardCode, thing: Thing) -> bool:
    """Whether a player's card can have an effect on a site; on all else it can (M-LOCS-19).

    Of his own sites a Fallen-wizard's resources ask for more when they are played (M-FW-05).
    """
    if not isinstance(thing, int) or state.cards[thing].code not in SITES:
        return True
    row, here = CARDS[code], state.cards[thing]
    if row.type is not CardType.RESOURCE or row.alignment not in AGAINST:
        return True
    if state.alignments[seat] is Alignment.FALLEN_WIZARD and here.owner == seat:
        return True
    return CARDS[here.code].alignment is not AGAINST[
        row.alignment
    ] or ReachesAllSites() in abilities(code)
