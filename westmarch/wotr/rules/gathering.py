"""Choosing who goes: figure by figure, Character by Character, or everybody at once."""

from __future__ import annotations

from typing import TypeVar

from westmarch.kernel.frames import Frame
from westmarch.kernel.records import AnyOption, Record, Seat, replace
from westmarch.wotr.forces import NOBODY, Force, joined, kinds, leaders, unit_count, without
from westmarch.wotr.kinds import SHADOW, CharacterId, FigureId, RegionId, Side
from westmarch.wotr.options import Done, Take, TakeAll, TakeCharacter
from westmarch.wotr.state import WotrState, force_in
from westmarch.wotr.tables.figures import LEADERS

G = TypeVar("G", bound="Gather")
Group = tuple[CharacterId, ...]


class Party(Record):
    """Figures and Characters of one side in one place."""

    region: RegionId
    force: Force = NOBODY
    characters: Group = ()

    @property
    def who(self) -> tuple[Force, Group]:
        """Figures and Characters."""
        return self.force, self.characters


class Gather(Frame):
    """Part of an Army is chosen to do something. Those who derive from it say who can go, whether
    a figure may be added, and whether those who are chosen may go just as they are."""

    seat: Seat
    origin: RegionId
    region: RegionId
    force: Force = NOBODY
    characters: Group = ()
    ready: bool = False

    def able(self, state: WotrState) -> Party:
        """Who can go."""
        raise AssertionError(f"{type(self).__name__} does not say who can go")

    def may_add(self, state: WotrState, able: Party, figure: FigureId) -> bool:
        """Whether one more figure may be added, so that a legal choice is still possible."""
        return True

    def is_complete(self, state: WotrState) -> bool:
        """Whether those who are chosen may go just as they are."""
        return unit_count(self.force) > 0

    def picks(self, state: WotrState) -> tuple[AnyOption, ...]:
        """Whom one may choose next."""
        able = self.able(state)
        rest, everybody = without(able.force, self.force), self.all_of(able)
        found: list[AnyOption] = []
        if self.is_complete(state):
            found.append(Done())
        if everybody != self and everybody.is_complete(state):
            found.append(TakeAll())
        found += [Take(figure) for figure in kinds(rest) if self.may_add(state, able, figure)]
        found += [TakeCharacter(who) for who in able.characters if who not in self.characters]
        return tuple(found)

    def all_of(self: G, able: Party) -> G:
        """Everybody who can go is chosen."""
        return replace(self, force=able.force, characters=able.characters)

    def with_one_more(self: G, state: WotrState, choice: AnyOption) -> G:
        """The choice after an answer."""
        match choice:
            case Take(figure):
                return replace(self, force=joined(self.force, (figure,)))
            case TakeCharacter(who):
                return replace(self, characters=(*self.characters, who))
            case TakeAll():
                return replace(self.all_of(self.able(state)), ready=True)
        return replace(self, ready=True)


def abandons(state: WotrState, side: Side, origin: RegionId, gone: Force) -> bool:
    """Whether Leaders of the Free Peoples would stay without units (W-MOVE-05)."""
    if side is SHADOW:
        return False
    left = without(force_in(state, side, origin), gone)
    return not unit_count(left) and bool(leaders(left))


def may_follow(state: WotrState, side: Side, origin: RegionId, able: Party, chosen: Force) -> bool:
    """Whether all Leaders whom a choice would leave alone can go, too."""
    if side is SHADOW:
        return True
    others = leaders(without(able.force, chosen))
    return not abandons(state, side, origin, joined(chosen, others))


def is_leader(figure: FigureId) -> bool:
    """Whether a figure is no unit."""
    return figure in LEADERS
