"""The Character deck of the Free Peoples."""

from __future__ import annotations

from westmarch.wotr.cards.characters import BOROMIR, GANDALF_GREY, GIMLI, LEGOLAS, LORIEN, STRIDER
from westmarch.wotr.kinds import CharacterId, Face, TileId
from westmarch.wotr.tables.characters import LAST_GUIDE
from westmarch.wotr.vocabulary.conditions import AnyCompanion, GuideIs, InFellowship, Somewhere
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
from westmarch.wotr.vocabulary.lasting import (
    OnTable,
    PreventTile,
    Reaction,
    RedrawTile,
    ReduceDamage,
)
from westmarch.wotr.vocabulary.places import At, OfTheFellowship, Unconquered

GOLLUM_GUIDES = GuideIs((LAST_GUIDE,))
RING_IN_LORIEN = Somewhere(At((LORIEN,)) & Unconquered() & OfTheFellowship())


def while_in_fellowship(who: tuple[CharacterId, ...], reaction: Reaction) -> EventText:
    """A card that stays as long as one of these is in the Fellowship."""
    there = InFellowship(who)
    return EventText(if_=there, stays=OnTable(reactions=(reaction,), while_=there))


EVENTS: dict[str, EventText] = {
    "elven-cloaks": EventText((PutTile(TileId("elven-cloaks")),)),
    "elven-rope": EventText((PutTile(TileId("elven-rope")),)),
    "phial-of-galadriel": EventText((PutTile(TileId("phial-of-galadriel")),)),
    "smeagol-helps-nice-master": EventText((PutTile(TileId("smeagol-helps-nice-master")),)),
    "mithril-coat-and-sting": EventText(stays=OnTable(reactions=(RedrawTile(),))),
    "axe-and-bow": while_in_fellowship((GIMLI, LEGOLAS), ReduceDamage(1)),
    "horn-of-gondor": while_in_fellowship((BOROMIR,), ReduceDamage(1)),
    "wizards-staff": while_in_fellowship((GANDALF_GREY,), PreventTile()),
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
