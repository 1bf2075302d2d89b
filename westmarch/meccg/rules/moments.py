"""What moment it is, for cards that can be played only then (M-GAP-35)."""

from __future__ import annotations

from westmarch.kernel.frames import Frame
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


def now(state: MeccgState, seat: Seat, in_chain: bool) -> tuple[Moment | None, ...]:
    """The moments that it is now; `None` stands for a time at which any event can be played."""
    found: list[Moment | None] = [Moment.IN_CHAIN] if in_chain else []
    for frame, _ in reversed(state.stack):
        if isinstance(frame, Occasion) and frame.moment is not None:
            found.append(frame.moment)
            return tuple(found)
        if isinstance(frame, Fought) and frame.canceled:
            return tuple(found)
        if isinstance(frame, underway.StrikeUnderWay):
            return (*found, Moment.STRIKE_FACED, Moment.ATTACK_FACED)
        if isinstance(frame, underway.AttackUnderWay):
            found.append(Moment.ATTACK_FACED)
            found.append(Moment.AFTER_ASSIGNMENT if frame.ready else Moment.BEFORE_ASSIGNMENT)
            return tuple(found)
        if isinstance(frame, underway.CheckUnderWay):
            return (*found, Moment.CORRUPTION_CHECK)
        if isinstance(frame, underway.InfluenceUnderWay):
            return (*found, Moment.INFLUENCE_CHECK)
    quiet = (Moment.QUIET,) if seat == state.active else ()
    return (*found, PHASES.get(state.phase), *quiet, None)


def is_timely(when: tuple[Moment, ...], now: tuple[Moment | None, ...]) -> bool:
    """Whether one of the moments of a card is now; a card without any waits for a quiet time."""
    if not when:
        return None in now
    return any(moment in now for moment in when)
