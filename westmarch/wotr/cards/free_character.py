"""The Character deck of the Free Peoples."""

from __future__ import annotations

from westmarch.wotr.cards.characters import (
    ARAGORN,
    BOROMIR,
    FANGORN,
    GANDALF_GREY,
    GANDALF_WHITE,
    GIMLI,
    LEGOLAS,
    LORIEN,
    ORTHANC,
    SARUMAN,
    STRIDER,
    stronghold_of,
)
from westmarch.wotr.kinds import (
    CardType,
    CharacterId,
    Deck,
    Face,
    Nation,
    Rank,
    Side,
    TileId,
)
from westmarch.wotr.tables.characters import LAST_GUIDE
from westmarch.wotr.vocabulary.campaigns import (
    THERE,
    DriveOut,
    Promote,
    RecruitUnits,
    RollAgainst,
    StrikeNazgul,
)
from westmarch.wotr.vocabulary.conditions import (
    All,
    AnyCompanion,
    GuideIs,
    InFellowship,
    InPlay,
    IsAt,
    IsWithArmy,
    Not,
    Somewhere,
)
from westmarch.wotr.vocabulary.effects import (
    Activate,
    BraveTheEye,
    DrawCards,
    EliminateCharacter,
    EventText,
    Heal,
    HealByDice,
    Hide,
    If,
    MoveGroup,
    MoveOn,
    MoveWithCompanions,
    OneOf,
    PlayAnother,
    PutTile,
    Reach,
    SeparateCompanions,
    Step,
    TurnDie,
)
from westmarch.wotr.vocabulary.lasting import (
    OnTable,
    PreventTile,
    Reaction,
    RedrawTile,
    ReduceDamage,
)
from westmarch.wotr.vocabulary.places import (
    At,
    HasArmy,
    HasCompanion,
    HasNazgul,
    Holds,
    OfTheFellowship,
    Unconquered,
    Within,
    at,
    near,
)

GOLLUM_GUIDES = GuideIs((LAST_GUIDE,))
RING_IN_LORIEN = Somewhere(At((LORIEN,)) & Unconquered() & OfTheFellowship())


EAGLES_PREY = (
    HasArmy(Side.SHADOW) & HasNazgul(king_counts=False) & near(HasArmy(Side.FREE) & HasCompanion())
)
HEIR = (STRIDER, ARAGORN)
DRAW_TWO = DrawCards(Deck.STRATEGY, 2)
EAGLE_FLIGHT = Reach(level=4, into_sieges=True)
FORCED_MARCH = Reach(extra=2, into_sieges=True)

ENTS_AWAKE = EventText(
    (
        RollAgainst(Side.SHADOW, At((ORTHANC,)), dice=3, on=4),
        If(
            Not(Somewhere(At((ORTHANC,)) & HasArmy(Side.SHADOW))),
            (EliminateCharacter(SARUMAN),),
        ),
        If(Somewhere(At((FANGORN,)) & HasCompanion()), (PlayAnother(CardType.CHARACTER),)),
    ),
    All((InPlay((SARUMAN,)), IsAt((GANDALF_WHITE,), Within(Nation.ROHAN) | At((FANGORN,))))),
)
"""What the three cards of the Ents have in common."""


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
        (Heal(1), If(GOLLUM_GUIDES, (OneOf((Hide(), MoveOn()), may=True),)))
    ),
    "i-will-go-alone": EventText((SeparateCompanions(Reach(extra=1)), Heal(1)), AnyCompanion()),
    "bilbos-song": EventText((If(GOLLUM_GUIDES, (Heal(2),), (Heal(1),)),)),
    "mirror-of-galadriel": EventText(
        (TurnDie(Face.CHARACTER, Face.WILL), If(RING_IN_LORIEN, (Heal(1),)))
    ),
    "challenge-of-the-king": EventText(
        (BraveTheEye(3, HEIR),),
        IsAt(HEIR, HasArmy(Side.FREE) & (Within(Nation.GONDOR) | Within(Nation.ROHAN))),
    ),
    "gwaihir-the-windlord": EventText(
        (OneOf((SeparateCompanions(EAGLE_FLIGHT), MoveGroup(EAGLE_FLIGHT))),)
    ),
    "we-prove-the-swifter": EventText(
        (OneOf((SeparateCompanions(FORCED_MARCH), MoveGroup(FORCED_MARCH))),)
    ),
    "there-and-back-again": EventText(
        (
            SeparateCompanions(Reach(extra=1)),
            If(
                IsAt((GIMLI, LEGOLAS), at("dale", "erebor", "woodland-realm")),
                (
                    Activate(Nation.DWARVES),
                    Activate(Nation.NORTH),
                    Step(Nation.DWARVES),
                    Step(Nation.ELVES),
                    Step(Nation.NORTH),
                ),
            ),
        )
    ),
    "the-eagles-are-coming": EventText(
        (StrikeNazgul(EAGLES_PREY, 5, stronghold_of(Nation.SAURON) & Unconquered()),),
        Somewhere(EAGLES_PREY),
    ),
    "the-ents-awake-treebeard": ENTS_AWAKE,
    "the-ents-awake-huorns": ENTS_AWAKE,
    "the-ents-awake-entmoot": ENTS_AWAKE,
    "dead-men-of-dunharrow": EventText(
        (
            MoveWithCompanions(HEIR, at("erech", "lamedon", "pelargir")),
            DriveOut(Side.SHADOW),
            RecruitUnits(Nation.GONDOR, 3, THERE, (Rank.REGULAR,), at_will=True, seizes=True),
        ),
        IsAt(HEIR, Within(Nation.ROHAN)),
    ),
    "house-of-the-stewards": EventText(
        (RecruitUnits(Nation.GONDOR, 1, Holds((BOROMIR,))), DRAW_TWO),
        IsAt((BOROMIR,), Within(Nation.GONDOR)),
    ),
    "the-grey-company": EventText(
        (Promote(Side.FREE, 1, Holds(HEIR)), DRAW_TWO),
        IsWithArmy(HEIR),
    ),
}
