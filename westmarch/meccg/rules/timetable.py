"""When events can be played, and as what: facts of the cards, and what it is time for now."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from westmarch.kernel.frames import enclosing
from westmarch.kernel.records import Names, Seat
from westmarch.meccg import underway
from westmarch.meccg.declared import Event, every_effect, ways
from westmarch.meccg.force import says
from westmarch.meccg.kinds import Alignment, CardCode, CardType, Keyword, Phase
from westmarch.meccg.rules import moments
from westmarch.meccg.state import MeccgState
from westmarch.meccg.tables import CARDS, EVENTS
from westmarch.meccg.vocabulary import effects as e
from westmarch.meccg.vocabulary import trials
from westmarch.meccg.vocabulary.abilities import AnyTime, AsEvent, LongEvent, PermanentEvent
from westmarch.meccg.vocabulary.references import Moment

ATTACKING = (e.AttackWith, trials.FaceAttacks, trials.FaceAutomaticAttacks, trials.FaceLikeAttacks)
"""Effects that cause an immediate attack (M-CHAIN-05)."""


class Role(Names):
    """As what an event is played."""

    RESOURCE = "resource"
    LONG_RESOURCE = "long resource"
    HAZARD = "hazard"
    AT_ANY_TIME = "at any time"


class Listing(NamedTuple):
    """A way to play a card: when, as what, and whether it cannot be played in response.

    At any time it can be played if it names no moments at all.
    """

    number: int
    event: Event
    when: moments.When
    roles: frozenset[Role]
    begins: bool


class Timely(dict[CardCode, tuple[Listing, ...]]):
    """The ways to play cards at some moments and as something: facts, each found out once."""

    def __init__(self, now: moments.Now, roles: frozenset[Role]) -> None:
        self.now = now
        self.roles = roles

    def __missing__(self, code: CardCode) -> tuple[Listing, ...]:
        found = self[code] = tuple(one for one in timetable(code) if self.suits(one))
        return found

    def suits(self, one: Listing) -> bool:
        """Whether it is time for a way to play a card."""
        return (
            (not one.when or not self.now.isdisjoint(one.when))
            and not self.roles.isdisjoint(one.roles)
            and not (one.begins and Moment.IN_CHAIN in self.now)
        )


@cache
def timely(now: moments.Now, roles: frozenset[Role]) -> Timely:
    """The ways to play cards at some moments and as something."""
    return Timely(now, roles)


@cache
def timetable(code: CardCode) -> tuple[Listing, ...]:
    """The ways to play a card."""
    any_time = bool(says(code, AnyTime))
    return tuple(
        Listing(
            number,
            event,
            () if any_time else moments_of(code, event),
            frozenset({Role.AT_ANY_TIME}) if any_time else roles_of(code, event),
            must_begin(code, event),
        )
        for number, event in enumerate(ways(code))
    )


def moments_of(code: CardCode, event: Event) -> moments.When:
    """When an event can be played: stage permanent-events while organizing (M-STAGE-03)."""
    if not event.way.when and CARDS[code].alignment is Alignment.STAGE and stays(event):
        return (Moment.ORGANIZATION,)
    return event.way.when or moments.QUIET


LONG_EVENTS = Phase.LONG_EVENTS
IN_COMBAT = frozenset({Role.RESOURCE})
IN_OWN_TURN = frozenset({Role.RESOURCE, Role.AT_ANY_TIME})
FOR_LONG_EVENTS = IN_OWN_TURN | {Role.LONG_RESOURCE}
IN_THEIR_MOVEMENT = frozenset({Role.HAZARD, Role.AT_ANY_TIME})
IN_THEIR_TURN = frozenset({Role.AT_ANY_TIME})


def roles_now(state: MeccgState, seat: Seat, now: moments.Now) -> frozenset[Role]:
    """As what a player can play events now: resources in his turn, hazards in the opponent's.

    When companies fight each other both play resources, and nobody hazards (M-CVC-10, M-CVC-11).
    """
    if None not in now and underway.is_company_combat(state):
        return IN_COMBAT
    if seat == state.active:
        return FOR_LONG_EVENTS if state.phase is LONG_EVENTS else IN_OWN_TURN
    moving = enclosing(state, underway.MovementUnderWay) is not None
    return IN_THEIR_MOVEMENT if moving else IN_THEIR_TURN


def roles_of(code: CardCode, event: Event) -> frozenset[Role]:
    """As what an event can be played, by its row."""
    kind, figures = CARDS[code].type, EVENTS.get(code)
    found = set()
    if kind is CardType.RESOURCE or (figures is not None and figures.as_resource):
        found.add(Role.LONG_RESOURCE if isinstance(event, LongEvent) else Role.RESOURCE)
    if kind is CardType.HAZARD or (figures is not None and figures.as_hazard):
        found.add(Role.HAZARD)
    return frozenset(found)


def must_begin(code: CardCode, event: Event) -> bool:
    """Whether a card cannot be played in response (M-CHAIN-05, M-CBT-04)."""
    if Keyword.CORRUPTION in CARDS[code].keywords:
        return True
    return any(isinstance(effect, ATTACKING) for effect in every_effect(event))


def stays(event: Event) -> bool:
    """Whether a card stays when it has taken effect."""
    return isinstance(event, (AsEvent, LongEvent, PermanentEvent))
