"""The Characters: how they come, and what they can do."""

from __future__ import annotations

from westmarch.wotr.kinds import (
    FREE_NATIONS,
    CharacterId,
    Deck,
    Face,
    Nation,
    RegionId,
    Settlement,
    Side,
)
from westmarch.wotr.tables.characters import TAMED_GUIDE
from westmarch.wotr.vocabulary.abilities import (
    Ability,
    AnyDieSteps,
    BoundTo,
    CombatBonus,
    CommandsFrom,
    DeclaresByDie,
    DrawsForCombatCard,
    DrawsForEvent,
    ElitesLead,
    Entry,
    EveryNazgulHunts,
    FallsToEnts,
    FasterAlone,
    FollowsDeclared,
    HidesWithAnyDie,
    IgnoresEyes,
    KeepsHidden,
    LeavesAtHaven,
    LeavesCard,
    LevelForCards,
    MusterAsArmy,
    MustersUnderSiege,
    NegatesNazgul,
    NoDieWhile,
    ReturnsFromTheHunt,
    SeparatesForDamage,
    Waylays,
)
from westmarch.wotr.vocabulary.conditions import (
    All,
    AnyOf,
    AtWar,
    HasBeenInPlay,
    InMordor,
    InPlay,
    IsAt,
    Not,
    OutOfFellowship,
)
from westmarch.wotr.vocabulary.places import (
    At,
    Both,
    Except,
    HasArmy,
    HasSettlement,
    HeldBy,
    OfTheFellowship,
    Unconquered,
    Within,
)

GANDALF_GREY = CharacterId("gandalf-grey")
GANDALF_WHITE = CharacterId("gandalf-white")
STRIDER = CharacterId("strider")
BOROMIR = CharacterId("boromir")
LEGOLAS = CharacterId("legolas")
GIMLI = CharacterId("gimli")
ARAGORN = CharacterId("aragorn")
SARUMAN = CharacterId("saruman")
WITCH_KING = CharacterId("witch-king")
CHIEF = CharacterId("witch-king-chief")
MOUTH = CharacterId("mouth-of-sauron")
GALADRIEL = CharacterId("galadriel")
BALROG = CharacterId("balrog")

FREE_STRONGHOLD = HasSettlement((Settlement.STRONGHOLD,)) & HeldBy(Side.FREE)
CAPTAIN_OF_THE_WEST = CombatBonus(1)
CROWNING_PLACES = At(tuple(map(RegionId, ("minas-tirith", "dol-amroth", "pelargir"))))
FANGORN = RegionId("fangorn")
ORTHANC = RegionId("orthanc")
EREBOR = RegionId("erebor")
LORIEN = RegionId("lorien")
MORIA = RegionId("moria")


def stronghold_of(nation: Nation) -> Both:
    """A region with a Stronghold of a nation."""
    return Within(nation) & HasSettlement((Settlement.STRONGHOLD,))


GUIDES: dict[CharacterId, tuple[Ability, ...]] = {
    GANDALF_GREY: (DrawsForEvent(Deck.CHARACTER, None),),
    STRIDER: (HidesWithAnyDie(),),
    CharacterId("meriadoc"): (SeparatesForDamage(),),
    CharacterId("peregrin"): (SeparatesForDamage(),),
    CharacterId("gollum"): (KeepsHidden(),),
    TAMED_GUIDE: (DeclaresByDie(), LeavesAtHaven()),
}
"""What the Guide can do (W-CHAR-07)."""

ABILITIES: dict[CharacterId, tuple[Ability, ...]] = {
    GANDALF_GREY: (CAPTAIN_OF_THE_WEST,),
    STRIDER: (CAPTAIN_OF_THE_WEST,),
    BOROMIR: (CAPTAIN_OF_THE_WEST, AnyDieSteps(Nation.GONDOR)),
    LEGOLAS: (CAPTAIN_OF_THE_WEST, AnyDieSteps(Nation.ELVES)),
    GIMLI: (CAPTAIN_OF_THE_WEST, AnyDieSteps(Nation.DWARVES, (EREBOR,))),
    CharacterId("meriadoc"): (ReturnsFromTheHunt(),),
    CharacterId("peregrin"): (ReturnsFromTheHunt(),),
    ARAGORN: (CAPTAIN_OF_THE_WEST,),
    GANDALF_WHITE: (FasterAlone(4), NegatesNazgul()),
    GALADRIEL: (
        NoDieWhile((GANDALF_WHITE,)),
        BoundTo(LORIEN),
        LevelForCards(3),
        IgnoresEyes(),
        MustersUnderSiege(LORIEN),
    ),
    TAMED_GUIDE: (LeavesCard("we-shall-get-it"),),
    SARUMAN: (
        CommandsFrom(ORTHANC, Nation.ISENGARD),
        ElitesLead((Nation.ISENGARD,), (Nation.ISENGARD, Nation.SOUTHRONS)),
        FallsToEnts(),
    ),
    WITCH_KING: (DrawsForCombatCard(),),
    MOUTH: (MusterAsArmy(),),
    CHIEF: (EveryNazgulHunts(), FollowsDeclared()),
    BALROG: (CombatBonus(2), NoDieWhile((WITCH_KING, CHIEF)), Waylays()),
}
"""What a Character outside the Fellowship can do."""

ENTRIES: dict[CharacterId, Entry] = {
    ARAGORN: Entry(
        Face.WILL,
        IsAt((STRIDER,), CROWNING_PLACES & Unconquered()),
        CROWNING_PLACES,
        replaces=STRIDER,
    ),
    GANDALF_WHITE: Entry(
        Face.WILL,
        All((OutOfFellowship(GANDALF_GREY), HasBeenInPlay((SARUMAN, WITCH_KING, CHIEF, MOUTH)))),
        At((FANGORN,)) | (stronghold_of(Nation.ELVES) & Unconquered()),
        replaces=GANDALF_GREY,
    ),
    SARUMAN: Entry(Face.MUSTER, AtWar((Nation.ISENGARD,)), At((ORTHANC,)) & Unconquered()),
    WITCH_KING: Entry(
        Face.MUSTER,
        All((AtWar((Nation.SAURON,)), Not(HasBeenInPlay((CHIEF,))))),
        HasArmy(Side.SHADOW, Nation.SAURON),
        wakes=FREE_NATIONS,
        if_2e=All(
            (
                AtWar((Nation.SAURON,)),
                AnyOf(tuple(AtWar((nation,)) for nation in FREE_NATIONS)),
            )
        ),
    ),
    MOUTH: Entry(
        Face.MUSTER,
        AnyOf((InMordor(), AtWar(FREE_NATIONS))),
        stronghold_of(Nation.SAURON) & Unconquered(),
    ),
    GALADRIEL: Entry(
        Face.MUSTER,
        All(
            (
                AnyOf((AtWar((Nation.SAURON,)), AtWar((Nation.ELVES,)))),
                Not(InPlay((GANDALF_WHITE,))),
            )
        ),
        At((LORIEN,)) & HeldBy(Side.FREE),
    ),
    CHIEF: Entry(
        Face.MUSTER,
        Not(HasBeenInPlay((WITCH_KING,))),
        OfTheFellowship() & Except(FREE_STRONGHOLD),
    ),
    BALROG: Entry(
        Face.MUSTER,
        Not(InPlay((WITCH_KING, CHIEF))),
        At((MORIA,)) & HeldBy(Side.SHADOW),
        escort=Nation.SAURON,
        advances=(Nation.ELVES, Nation.DWARVES, Nation.NORTH),
    ),
}
