"""The Event cards of the Shadow in the expansion."""

from __future__ import annotations

from westmarch.wotr.cards.characters import (
    BALROG,
    CHIEF,
    GANDALF_GREY,
    GANDALF_WHITE,
    MORIA,
    WITCH_KING,
)
from westmarch.wotr.cards.factions import NORTH_DUNLAND, SOUTH_DUNLAND
from westmarch.wotr.kinds import Face, Faction, Nation, Rank, Settlement, Side, figure_of
from westmarch.wotr.tables.characters import LAST_GUIDE
from westmarch.wotr.vocabulary.abilities import DiceHunt, MovesWithArmy
from westmarch.wotr.vocabulary.campaigns import THERE, ChooseArmy, RecruitUnits
from westmarch.wotr.vocabulary.conditions import (
    All,
    AnyOf,
    FactionInPlay,
    GuideIs,
    InFellowship,
    InPlay,
    IsAt,
    Not,
    Somewhere,
)
from westmarch.wotr.vocabulary.effects import EventText
from westmarch.wotr.vocabulary.expeditions import (
    CarryArmy,
    MoveOrAttack,
    MoveShips,
    Summon,
    WorkOnEngines,
)
from westmarch.wotr.vocabulary.lasting import (
    OnTable,
    RedrawTile,
    Removal,
    Strands,
    TileOnTheWay,
    Until,
)
from westmarch.wotr.vocabulary.places import (
    At,
    HasArmy,
    HasNazgul,
    HasSettlement,
    HeldBy,
    Holds,
    OfTheFellowship,
    at,
)

BALROG_IN_PLAY = InPlay((BALROG,))
GANDALF_MEETS_HIM = AnyOf(
    (
        IsAt((GANDALF_GREY, GANDALF_WHITE), Holds((BALROG,))),
        All((InFellowship((GANDALF_GREY,)), Somewhere(OfTheFellowship() & Holds((BALROG,))))),
    )
)
LEADS_TO_DESPAIR = All((InPlay((WITCH_KING, CHIEF)), Not(GuideIs((LAST_GUIDE,)))))
WILL_OF_THE_WEST = Removal(Side.FREE, Face.WILL)
SHADOW_GATES = HasSettlement((Settlement.STRONGHOLD,)) & HeldBy(Side.SHADOW)
DUNLAND = At((NORTH_DUNLAND, SOUTH_DUNLAND))

EVENTS: dict[str, EventText] = {
    "a-balrog-is-come-e": EventText(
        if_=BALROG_IN_PLAY,
        stays=OnTable(
            (MovesWithArmy(BALROG),),
            while_=BALROG_IN_PLAY,
            removals=(
                WILL_OF_THE_WEST,
                Removal(Side.FREE, Face.CHARACTER, GANDALF_MEETS_HIM),
            ),
            strands=Strands(BALROG, MORIA),
        ),
    ),
    "captain-of-despair": EventText(
        if_=LEADS_TO_DESPAIR,
        stays=OnTable(
            (DiceHunt(Face.CHARACTER),),
            while_=LEADS_TO_DESPAIR,
            until=(Until.DECLARED_AT_STRONGHOLD,),
        ),
    ),
    "the-gates-are-closed": EventText(
        stays=OnTable(
            reactions=(TileOnTheWay(SHADOW_GATES, quiet=True),),
            removals=(
                WILL_OF_THE_WEST,
                Removal(Side.FREE, Face.CHARACTER, GuideIs((GANDALF_GREY, LAST_GUIDE))),
            ),
        )
    ),
    "the-corsairs-are-upon-us-e": EventText(
        (MoveShips(), CarryArmy(), MoveOrAttack(surprise=True)),
        FactionInPlay(Faction.CORSAIRS),
    ),
    "rage-of-the-dunlendings-e": EventText(
        (
            ChooseArmy(DUNLAND & HasArmy(Side.SHADOW)),
            RecruitUnits(Nation.ISENGARD, 4, THERE, (Rank.DUNLENDING,), at_will=True),
            MoveOrAttack(),
        ),
        FactionInPlay(Faction.DUNLENDINGS),
    ),
    "deep-trenches-and-great-engines": EventText((WorkOnEngines(2),)),
    "shadow-of-dol-guldur": EventText(
        (
            Summon(figure_of(Nation.SAURON, Rank.REGULAR), at("dol-guldur"), most=5),
            MoveOrAttack(),
        ),
        Somewhere(at("dol-guldur") & HasNazgul()),
    ),
    "we-shall-get-it": EventText(
        stays=OnTable(reactions=(RedrawTile(GuideIs((LAST_GUIDE,))),)),
    ),
}
