"""Companies meet creatures, for tests: on their way, or where they stay."""

from __future__ import annotations

from collections.abc import Sequence

from tests.meccg.scene import MeccgScene, scene
from westmarch.kernel.records import AnyOption
from westmarch.meccg.kinds import Alignment, RegionType
from westmarch.meccg.options import (
    Assign,
    Done,
    Face,
    Lessen,
    PlayCreature,
    StayUntapped,
    TapToFight,
    keyed,
)
from westmarch.meccg.prompts import AssignStrikes, MayPlay, MayRespond, MaySupport
from westmarch.meccg.underway import Key

WILD, BORDER, FREE = RegionType.WILDERNESS, RegionType.BORDER_LAND, RegionType.FREE_DOMAIN
SHADOW, DARK, SEA = RegionType.SHADOW_LAND, RegionType.DARK_DOMAIN, RegionType.COASTAL_SEA
HEROES, MINIONS = (Alignment.HERO, Alignment.MINION), (Alignment.MINION, Alignment.HERO)
LETS_BE = (AssignStrikes, MayPlay, MayRespond, MaySupport)
"""What those who only fight let be."""


def on_the_way(
    *path: RegionType,
    who: Sequence[str] = ("gimli", "legolas"),
    to: str | None = None,
    at: str | None = None,
    regions: Sequence[str] = (),
    theirs: Sequence[str] = (),
    hand: Sequence[str] = (),
    in_play: Sequence[str] = (),
    their_play: Sequence[str] = (),
    alignments: tuple[Alignment, Alignment] = HEROES,
) -> MeccgScene:
    """A company on its way, when hazards can be played on it."""
    minions = alignments[0] is Alignment.MINION
    start, end = ("dol-guldur-minion", "moria-minion") if minions else ("rivendell", "moria")
    table = scene(
        (at or start, who),
        hand=hand,
        theirs=theirs,
        in_play=in_play,
        their_play=their_play,
        alignments=alignments,
    )
    return table.journey(to or end, *path, regions=regions).move()


def staying(
    at: str,
    who: Sequence[str] = ("gimli", "legolas"),
    theirs: Sequence[str] = (),
    their_play: Sequence[str] = (),
    alignments: tuple[Alignment, Alignment] = HEROES,
) -> MeccgScene:
    """A company that stays where it is, when hazards can be played on it."""
    return scene((at, who), theirs=theirs, their_play=their_play, alignments=alignments).move()


def keys(table: MeccgScene, code: str) -> list[Key]:
    """What a creature can be keyed to now, as its player is offered it."""
    if table.position.over:
        return []
    return [
        option.key
        for option in table.options
        if isinstance(option, PlayCreature) and option.card == table.id(code)
    ]


def play(table: MeccgScene, code: str, number: int = 0) -> MeccgScene:
    """A creature is played, keyed to the first thing that is offered, or to another."""
    return table.choose(keyed(table.id(code), keys(table, code)[number]))


def fight(table: MeccgScene, who: str, *dice: int, tap: bool = True) -> MeccgScene:
    """Some, named in their order, face the strikes of an attack; nobody plays or helps.

    It goes on until something else is to be decided.
    """
    table.rolls(*dice)
    order = [table.id(code) for code in who.split()]
    ready = TapToFight() if tap else StayUntapped()
    wanted: list[AnyOption] = [*map(Assign, order), *map(Face, order), ready, Lessen(0)]
    while not table.position.over:
        found = next((option for option in wanted if option in table.options), None)
        if found is None and isinstance(table.prompt, LETS_BE):
            found = Done()
        if found is None:
            break
        table.choose(found)
    return table
