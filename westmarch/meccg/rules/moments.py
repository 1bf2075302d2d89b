"""What moment it is, for cards that can be played only then (M-GAP-35)."""

from __future__ import annotations

from functools import cache

from westmarch.kernel.frames import Frame, Kinds
from westmarch.kernel.records import Seat
from westmarch.meccg import underway
from westmarch.meccg.kinds import Phase
from westmarch.meccg.state import MeccgState
from westmarch.meccg.vocabulary.references import Moment

PHASES = {
    Phase.UNTAP: Moment.UNTAP,
    Phase.ORGANIZATION: Moment.ORGANIZATION,
    Phase.LONG_EVENTS: Moment.LONG_EVENTS,
    Phase.MOVEMENT: Moment.MOVEMENT,
    Phase.SITE: Moment.SITE_PHASE,
    Phase.END: Moment.END_OF_TURN,
    Phase.COUNCIL: Moment.COUNCIL,
}


Fought = (underway.AttackUnderWay, underway.StrikeUnderWay)


class Occasion(Frame):
    """A time at which cards can be played that name it."""

    moment: Moment | None = None


When = tuple[Moment | None, ...]
Now = frozenset[Moment | None]
"""The moments that it is now; `None` stands for a time at which any event can be played."""

QUIET: When = (None,)
"""When a card can be played that names no moment."""

OWN_QUIET: When = (Moment.QUIET, None)
"""The same in the own turn."""

IN_CHAIN: When = (Moment.IN_CHAIN,)
NOT_IN_CHAIN: When = ()
CORRUPTION_CHECK, INFLUENCE_CHECK = Moment.CORRUPTION_CHECK, Moment.INFLUENCE_CHECK


TELLING = Kinds(Occasion, *Fought, underway.CheckUnderWay, underway.InfluenceUnderWay)
"""The procedures that are moments of their own."""


def now(state: MeccgState, seat: Seat, in_chain: bool) -> Now:
    """The moments that it is now for a player."""
    return together(present(state, seat, in_chain))


@cache
def together(found: When) -> Now:
    """Moments in no order."""
    return frozenset(found)


def present(state: MeccgState, seat: Seat, in_chain: bool) -> When:
    """The moments that it is now, by the innermost procedure that is one."""
    found = IN_CHAIN if in_chain else NOT_IN_CHAIN
    for frame, _ in reversed(state.stack):
        if not TELLING[type(frame)]:
            continue
        if isinstance(frame, Occasion):
            if frame.moment is not None:
                return (*found, frame.moment)
            continue
        if isinstance(frame, Fought):
            return (*found, *of_fight(state, seat, frame))
        if isinstance(frame, underway.CheckUnderWay):
            return (*found, CORRUPTION_CHECK)
        if isinstance(frame, underway.InfluenceUnderWay):
            return (*found, INFLUENCE_CHECK)
    quiet = OWN_QUIET if seat == state.active else QUIET
    return (*found, PHASES.get(state.phase), *quiet)


def of_fight(
    state: MeccgState, seat: Seat, frame: underway.AttackUnderWay | underway.StrikeUnderWay
) -> tuple[Moment, ...]:
    """The moments of an attack; who attacks with a company may change its strikes only (M-CVC-10).

    Cards that change an attack as a whole come before its strikes are assigned (M-GAP-35).
    """
    if frame.canceled or (isinstance(frame, underway.AttackUnderWay) and frame.failed):
        return ()
    attacks = seat == state.active and underway.is_company_combat(state)
    if isinstance(frame, underway.StrikeUnderWay):
        return (Moment.STRIKE_FACED,) if attacks else (Moment.STRIKE_FACED, Moment.ATTACK_FACED)
    if attacks:
        return ()
    assigned = Moment.AFTER_ASSIGNMENT if frame.ready else Moment.BEFORE_ASSIGNMENT
    return (Moment.ATTACK_FACED, assigned)


def is_timely(when: tuple[Moment, ...], now: Now) -> bool:
    """Whether one of the moments of a card is now; a card without any waits for a quiet time."""
    return not now.isdisjoint(when or QUIET)
