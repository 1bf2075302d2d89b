"""Items of The Lidless Eye; its rings are elsewhere."""

from __future__ import annotations

from westmarch.meccg.kinds import Phase, RegionType, SiteType, Zone
from westmarch.meccg.vocabulary.abilities import Ability, NotDuplicated, Storable
from westmarch.meccg.vocabulary.acts import (
    Choice,
    Discard,
    Fetch,
    Heal,
    Show,
    ShuffleTop,
    Top,
)
from westmarch.meccg.vocabulary.effects import (
    Action,
    CancelAttack,
    CancelStrike,
    CorruptionCheck,
    Instead,
    Roll,
    When,
)
from westmarch.meccg.vocabulary.filters import Against, Anything, Holding
from westmarch.meccg.vocabulary.happenings import is_wounded, phase_ends
from westmarch.meccg.vocabulary.judgements import STILL_SAID, Can, Exists, Is
from westmarch.meccg.vocabulary.properties import AtSiteOf, KeyedByType, That
from westmarch.meccg.vocabulary.references import (
    ATTACK,
    DEFENDER,
    HOST,
    ME,
    OPPONENT,
    SELF,
    TARGET,
    Deed,
    Moment,
    Stat,
    Until,
)
from westmarch.meccg.vocabulary.statics import Boost
from westmarch.meccg.vocabulary.targets import AnAttack
from westmarch.meccg.vocabulary.usages import NOT_FOR_FALLEN, untaps_host, walks_on
from westmarch.meccg.vocabulary.words import (
    CHARACTER,
    CREATURE,
    DWARF,
    FACTION,
    GOLD_RING,
    HERE,
    IN_DECK,
    MAN,
    MINE,
    ORC,
    TROLL,
    WOUNDED,
    place,
)

MINE_ONLY = That(SELF)
ON_ONE = NotDuplicated(on_host=True)
STORED_IN_THE_TOWER = Storable(place("barad-dur"))
SEES = Can(HOST, Deed.USE_PALANTIR, SELF)
STRUCK = Is(DEFENDER, That(HOST))
AGAINST_HIS_COMPANY = Against(Holding(That(SELF)))
SHADOWY = KeyedByType(
    (RegionType.SHADOW_LAND, RegionType.DARK_DOMAIN), (SiteType.SHADOW_HOLD, SiteType.DARK_HOLD)
)
TEMPTS_EACH_TURN = When(phase_ends(Phase.UNTAP, ME), (CorruptionCheck(HOST),))


def draught(*boosts: Boost) -> Action:
    """It is drunk by the whole company."""
    return Action(boosts, discard=MINE_ONLY)


CARDS: dict[str, tuple[Ability, ...]] = {
    "blazon-of-the-eye": (Boost((Stat.DIRECT_INFLUENCE,), +2, HOST, against=FACTION), ON_ONE),
    "foul-smelling-paste": (
        Action(
            (Heal(Choice(CHARACTER & WOUNDED & HERE)),),
            if_=Exists(CHARACTER & WOUNDED & HERE),
            discard=MINE_ONLY,
        ),
    ),
    "the-iron-crown-minion": (
        Action(
            (CancelAttack(),),
            when=(Moment.BEFORE_ASSIGNMENT,),
            tap=(MINE_ONLY,),
            on=AnAttack((ORC | TROLL | MAN) & AGAINST_HIS_COMPANY),
        ),
        TEMPTS_EACH_TURN,
        STORED_IN_THE_TOWER,
    ),
    "orc-draughts": (draught(Boost((Stat.PROWESS,), +1, CHARACTER & HERE, until=Until.TURN)),),
    "orc-liquor": (draught(Boost((Stat.BODY,), +2, CHARACTER & HERE, max_=10, until=Until.TURN)),),
    "palantir-of-minas-tirith-minion": (
        Action(
            (
                Show(Top(5), to=ME),
                ShuffleTop(5),
                Show(Top(5, OPPONENT), to=ME),
                ShuffleTop(5, OPPONENT),
                CorruptionCheck(HOST),
            ),
            if_=SEES,
            tap=(MINE_ONLY,),
        ),
    ),
    "palantir-of-orthanc-minion": (
        Action(
            (
                Fetch(Anything(), (Zone.DISCARD,), Zone.DECK, may=False),
                CorruptionCheck(HOST),
            ),
            if_=SEES & Exists(IN_DECK & MINE, least=5),
            tap=(MINE_ONLY,),
        ),
        NOT_FOR_FALLEN,
    ),
    "poison": (
        Action(
            (
                Boost((Stat.PROWESS,), -1, ATTACK, until=Until.STRIKE_OVER),
                Boost((Stat.BODY,), -2, ATTACK, until=Until.STRIKE_OVER),
            ),
            when=(Moment.STRIKE_FACED,),
            if_=STRUCK & ~STILL_SAID,
            discard=MINE_ONLY,
        ),
    ),
    "red-book-of-westmarch-minion": (STORED_IN_THE_TOWER,),
    "sable-shield": (Instead(is_wounded(HOST), (Roll(6, (Discard(SELF),), by=OPPONENT),)),),
    "scroll-of-isildur-minion": (
        Boost((Stat.RING_TEST,), +1, GOLD_RING & HERE),
        STORED_IN_THE_TOWER,
    ),
    "shadow-cloak": (
        Action(
            (CancelStrike(),),
            when=(Moment.STRIKE_FACED,),
            if_=STRUCK & Is(ATTACK, CREATURE & SHADOWY),
            tap=(MINE_ONLY,),
        ),
        ON_ONE,
    ),
    "strange-rations": (untaps_host(), walks_on(1)),
    "the-arkenstone-minion": (
        Boost((Stat.MIND,), +1, CHARACTER & DWARF),
        Action(
            (Discard(TARGET),),
            on=CHARACTER & DWARF & AtSiteOf(HOST) & ~That(HOST),
            discard=MINE_ONLY,
        ),
    ),
}
