"""Records of every type, filled with something that fits, to see whether they can be said."""

from __future__ import annotations

from enum import Enum
from typing import NewType, get_args, get_origin, get_type_hints

from westmarch.kernel.codec import vocabulary
from westmarch.kernel.records import CardId, Record, Seat
from westmarch.wotr.game import GAME
from westmarch.wotr.kinds import (
    CharacterId,
    DieId,
    FigureId,
    Nation,
    RegionId,
    TileId,
)
from westmarch.wotr.vocabulary import campaigns as k
from westmarch.wotr.vocabulary import conditions as c
from westmarch.wotr.vocabulary import effects as e
from westmarch.wotr.vocabulary import lasting as l
from westmarch.wotr.vocabulary import places as p
from westmarch.wotr.vocabulary import tactics as t

CARD = CardId(7)
"""The card that sample records are about, and what it is."""

CODE = "there-is-another-way"

BY_ID: dict[object, object] = {
    CardId: CARD,
    Seat: Seat(1),
    RegionId: RegionId("the-shire"),
    FigureId: FigureId("gondor-elite"),
    CharacterId: CharacterId("gandalf-grey"),
    DieId: DieId("muster"),
    TileId: TileId("std-2r-1"),
}

SAMPLES: tuple[tuple[object, object], ...] = (
    (bool, False),
    (int, 2),
    (str, CODE),
    (p.Where, p.Within(Nation.ROHAN) & p.HasCompanion()),
    (c.Condition, c.IsActive(Nation.GONDOR)),
    (e.Effect, e.Heal(2)),
    (t.Amount, t.EliteUnits()),
    (k.Dice, 3),
    (t.Modify | None, t.Modify(t.Stat.REROLL, 1)),
    (k.Escort | None, k.Escort((CharacterId("aragorn"),))),
    (e.Reach, e.Reach(extra=2, into_sieges=True)),
    (l.OnTable | None, l.OnTable(reactions=(l.PreventTile(),))),
)


NAMED = {"how": "conquest", "to": "muster"}
"""Values of fields that are words."""


def sample(name: str, hint: object) -> object:
    """Some value for a field, by its name or its type."""
    if hint is str and name in NAMED:
        return NAMED[name]
    for kind, value in SAMPLES:
        if hint == kind or {*get_args(hint)} == {*get_args(kind)} != set():
            return value
    if isinstance(hint, NewType):
        return BY_ID[hint]
    if isinstance(hint, type) and issubclass(hint, Enum):
        return next(iter(hint))
    if get_origin(hint) is tuple:
        parts = [part for part in get_args(hint) if part is not ...]
        return tuple(sample("", part) for part in parts)
    if isinstance(hint, type) and issubclass(hint, Record):
        return made(hint)
    parts = [part for part in get_args(hint) if part is not type(None)]
    return sample(name, parts[0])


def made(kind: type[Record]) -> Record:
    """One record of a type."""
    hints = get_type_hints(kind)
    return kind(**{name: sample(name, hints[name]) for name in kind.__struct_fields__})


def kinds(base: type) -> list[type[Record]]:
    """All events, options or prompts of the game, wherever they stand."""
    found = vocabulary(GAME)[base].values()
    return [kind for kind in found if kind.__module__.startswith("westmarch.wotr")]
