"""Whom something is told, and how the parts of a place are sorted: the same in all languages."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from westmarch.kernel.records import CardId, Seat
from westmarch.wotr.declared import EVENT_TEXTS
from westmarch.wotr.kinds import CharacterId, Side
from westmarch.wotr.tables.characters import CHARACTERS
from westmarch.wotr.vocabulary import abilities as v
from westmarch.wotr.vocabulary import campaigns as k
from westmarch.wotr.vocabulary import effects as e
from westmarch.wotr.vocabulary import places as p


@dataclass(frozen=True)
class Reader:
    """Whom something is told: the cards that he knows, what the players are called, whom they play.

    A player is named by his side; only who shares it with another by his own name too.
    """

    cards: Mapping[CardId, str]
    players: tuple[str, ...] = ()
    sides: tuple[Side, ...] = tuple(Side)

    def is_shared(self, seat: Seat) -> bool:
        """Whether a seat shares its side with another."""
        return self.sides.count(self.sides[seat]) > 1


NAMESAKES = tuple(
    code
    for code, one in CHARACTERS.items()
    if [other.name for other in CHARACTERS.values()].index(one.name) < [*CHARACTERS].index(code)
)
"""Characters who have the name of another, earlier one."""


def without_namesakes(several: Sequence[CharacterId]) -> list[CharacterId]:
    """Characters, each name once."""
    names = {CHARACTERS[one].name: one for one in reversed(several)}
    return [one for one in several if names[CHARACTERS[one].name] == one]


def parts(where: p.Where) -> tuple[p.Where, ...]:
    """What a region must fit, one thing after the other."""
    match where:
        case p.Both(one, other):
            return (*parts(one), *parts(other))
    return (where,)


def choices(where: p.Where) -> tuple[p.Where, ...]:
    """The places between which a filter leaves the choice; regions that are named are joined."""
    match where:
        case p.Either(one, other):
            found = (*choices(one), *choices(other))
            named = tuple(code for each in found if isinstance(each, p.At) for code in each.regions)
            rest = tuple(each for each in found if not isinstance(each, p.At))
            return (p.At(named), *rest) if named else rest
    return (where,)


PEOPLE = p.HasArmy | p.HasCompanion | p.HasMixedArmy | p.HasNazgul | p.Holds | p.OfTheFellowship
"""What somebody is by being there."""


MERGED = k.RecruitUnits | e.Activate | e.Step
"""Effects that one sentence can tell of several times."""


def runs(effects: Iterable[e.Effect]) -> list[tuple[e.Effect, ...]]:
    """Effects in order; what one sentence can tell stands together."""
    found: list[tuple[e.Effect, ...]] = []
    for effect in effects:
        last = found[-1][-1] if found else None
        if isinstance(effect, MERGED) and type(effect) is type(last) and not at_will(effect):
            found[-1] = (*found[-1], effect)
        else:
            found.append((effect,))
    return found


def at_will(effect: e.Effect) -> bool:
    """Whether an effect is left to the player."""
    return isinstance(effect, k.RecruitUnits) and effect.at_will


def same_reach(effects: tuple[e.Effect, ...]) -> e.Reach | None:
    """How Companions go who are either separated or moved, if that is the choice."""
    match effects:
        case (e.SeparateCompanions(reach), e.MoveGroup(other)) if reach == other:
            return reach
    return None


def is_long(where: p.Where) -> bool:
    """Whether something stands at the end of a description, because it is long."""
    match where:
        case p.Except(p.BesiegedBy()):
            return False
        case p.AtPeace() | p.NextTo() | p.Either(_, p.NextTo()) | p.Except():
            return True
    return False


ThirdAge = (
    v.BoundTo
    | v.EveryNazgulHunts
    | v.FallsToEnts
    | v.FollowsDeclared
    | v.IgnoresEyes
    | v.LeavesAtHaven
    | v.LeavesCard
    | v.LevelForCards
    | v.MustersUnderSiege
    | v.Waylays
)
"""What Characters can do only with the expansion."""


def offered(code: str) -> tuple[e.Effect, ...]:
    """The effects between which a card lets its player choose."""
    return next(choices_in(EVENT_TEXTS[code].do), ()) if code in EVENT_TEXTS else ()


def choices_in(effects: tuple[e.Effect, ...]) -> Iterator[tuple[e.Effect, ...]]:
    """The choices that effects leave, wherever they stand."""
    for effect in effects:
        match effect:
            case e.OneOf(several):
                yield several
            case e.If(_, then, otherwise):
                yield from choices_in(then)
                yield from choices_in(otherwise)


def together(several: Iterable[p.Where]) -> p.Where:
    """Parts as one place again."""
    first, *rest = several
    for one in rest:
        first = p.Both(first, one)
    return first


def signed(number: int) -> str:
    """+1 or −1."""
    return f"+{number}" if number >= 0 else f"−{-number}"
