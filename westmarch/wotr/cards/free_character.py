"""The Character deck of the Free Peoples."""

from __future__ import annotations

from westmarch.wotr.cards.characters import LORIEN, STRIDER
from westmarch.wotr.kinds import Face, TileId
from westmarch.wotr.tables.characters import LAST_GUIDE
from westmarch.wotr.vocabulary.conditions import AnyCompanion, GuideIs, Somewhere
from westmarch.wotr.vocabulary.effects import (
    EventText,
    Heal,
    HealByDice,
    Hide,
    If,
    MayOneOf,
    MoveOn,
    PutTile,
    SeparateCompanions,
    TurnDie,
)
from westmarch.wotr.vocabulary.places import At, OfTheFellowship, Unconquered

GOLLUM_GUIDES = GuideIs((LAST_GUIDE,))
RING_IN_LORIEN = Somewhere(At((LORIEN,)) & Unconquered() & OfTheFellowship())

EVENTS: dict[str, EventText] = {
    "elven-cloaks": EventText((PutTile(TileId("elven-cloaks")),)),
    "elven-rope": EventText((PutTile(TileId("elven-rope")),)),
    "phial-of-galadriel": EventText((PutTile(TileId("phial-of-galadriel")),)),
    "smeagol-helps-nice-master": EventText((PutTile(TileId("smeagol-helps-nice-master")),)),
    "athelas": EventText(
        (If(GuideIs((STRIDER,)), (HealByDice(3, on=3),), (HealByDice(3, on=5),)),)
    ),
    "there-is-another-way": EventText(
        (Heal(1), If(GOLLUM_GUIDES, (MayOneOf((Hide(), MoveOn())),)))
    ),
    "i-will-go-alone": EventText((SeparateCompanions(extra=1), Heal(1)), AnyCompanion()),
    "bilbos-song": EventText((If(GOLLUM_GUIDES, (Heal(2),), (Heal(1),)),)),
    "mirror-of-galadriel": EventText(
        (TurnDie(Face.CHARACTER, Face.WILL), If(RING_IN_LORIEN, (Heal(1),)))
    ),
}
