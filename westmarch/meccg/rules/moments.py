"""What moment it is, for cards that can be played only then (M-GAP-35)."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from westmarch.kernel.frames import Frame
from westmarch.kernel.records import AnyFrame, Seat
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
        read = READERS[type(frame)]
        if read is not None:
            told = read(state, seat, frame)
            if told is not None:
                return (*found, *told)
    quiet = OWN_QUIET if seat == state.active else QUIET
    return (*found, PHASES.get(state.phase), *quiet)


def of_occasion(state: MeccgState, seat: Seat, frame: Occasion) -> When | None:
    """The moment that an occasion is, if it is one."""
    return None if frame.moment is None else (frame.moment,)


def of_fight(
    state: MeccgState, seat: Seat, frame: underway.AttackUnderWay | underway.StrikeUnderWay
) -> When:
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


Reader = Callable[..., When | None]
TELLING: dict[type[Frame], Reader] = {
    Occasion: of_occasion,
    underway.AttackUnderWay: of_fight,
    underway.StrikeUnderWay: of_fight,
    underway.CheckUnderWay: lambda state, seat, frame: (Moment.CORRUPTION_CHECK,),
    underway.InfluenceUnderWay: lambda state, seat, frame: (Moment.INFLUENCE_CHECK,),
}
"""The procedures that are moments of their own, and which ones they are."""


class Readers(dict[type[AnyFrame], Reader | None]):
    """How the moment of each kind of procedure is told: each is looked up once."""

    def __missing__(self, kind: type[AnyFrame]) -> Reader | None:
        known = (read for one, read in TELLING.items() if issubclass(kind, one))
        found = self[kind] = next(known, None)
        return found


READERS = Readers()


def is_timely(when: tuple[Moment, ...], now: Now) -> bool:
    """Whether one of the moments of a card is now; a card without any waits for a quiet time."""
    return not now.isdisjoint(when or QUIET)
