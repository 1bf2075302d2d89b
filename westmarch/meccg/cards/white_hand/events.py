"""Resource and stage events of The White Hand."""

from __future__ import annotations

from westmarch.meccg.kinds import Alignment
from westmarch.meccg.vocabulary.abilities import (
    Ability,
    NotDuplicated,
    PermanentEvent,
    Way,
    While,
)
from westmarch.meccg.vocabulary.effects import Action, CorruptionCheck
from westmarch.meccg.vocabulary.judgements import AtLeast, AvatarIs, Condition, Is, StatOf
from westmarch.meccg.vocabulary.properties import Aligned, That, With
from westmarch.meccg.vocabulary.references import (
    COMPANY,
    HOST,
    ME,
    OPPONENT,
    ORIGIN,
    SITE,
    Deed,
    Moment,
    Stat,
    Trait,
    Until,
)
from westmarch.meccg.vocabulary.statics import Boost, Cannot, Op, Treat, Worth
from westmarch.meccg.vocabulary.words import (
    ALLY,
    AVATAR,
    CHARACTER,
    DRAGON,
    FACTION,
    HAZARD,
    ITEM,
    MINE,
    RANGER,
    RING,
    SITE_CARD,
    THEIRS,
    UNIQUE,
    place,
)

ISENGARD = place("isengard")
ONE_A_PLAYER = NotDuplicated(by_player=True)
OWN_FACTIONS = FACTION & UNIQUE & MINE
GIVES_POINTS = With(Stat.MARSHALLING, least=1)


def stage_points_over(number: int) -> Condition:
    """The player has more stage points than a number."""
    return AtLeast(StatOf(Stat.STAGE_POINTS, ME), number + 1)


CARDS: dict[str, tuple[Ability, ...]] = {
    "promptings-of-wisdom": (
        PermanentEvent(Way(when=(Moment.ORGANIZATION,), on=RANGER & CHARACTER & MINE)),
        Action(
            (
                Cannot(Deed.RETURN_TO_ORIGIN, COMPANY, until=Until.TURN),
                Cannot(Deed.TAP_SITE, HAZARD, That(SITE) | That(ORIGIN), until=Until.TURN),
                CorruptionCheck(HOST),
            ),
            tap=(That(HOST),),
        ),
        NotDuplicated(on_company=True),
    ),
    "the-fortress-of-isen": (
        PermanentEvent(
            Way(
                if_=AvatarIs(ME, ("alatar", "pallando", "saruman")),
                on=SITE_CARD & ISENGARD & MINE,
            )
        ),
        Treat(HOST, Trait.PROTECTED),
        Cannot(Deed.MOVE_TO, THEIRS, ISENGARD & Aligned(Alignment.FALLEN_WIZARD)),
        Cannot(Deed.PLAY, OPPONENT, GIVES_POINTS, if_=Is(SITE, ISENGARD)),
        Cannot(Deed.BE_BROUGHT_IN, CHARACTER & THEIRS & GIVES_POINTS, ISENGARD),
    ),
    "gatherer-of-loyalties": (
        PermanentEvent(Way(if_=stage_points_over(3))),
        Worth(2, OWN_FACTIONS),
        While(AvatarIs(ME, ("alatar",)), (Worth(4, OWN_FACTIONS & DRAGON),)),
        While(
            AvatarIs(ME, ("pallando",)),
            (Worth(3, OWN_FACTIONS & With(Stat.MARSHALLING, least=3, printed=True)),),
        ),
        ONE_A_PLAYER,
    ),
    "great-patron": (
        PermanentEvent(),
        Worth(2, (CHARACTER | ALLY) & MINE & With(Stat.MARSHALLING, least=2, printed=True)),
        ONE_A_PLAYER,
    ),
    "legacy-of-smiths": (
        PermanentEvent(Way(if_=stage_points_over(6))),
        Worth(None, ITEM & ~RING & MINE),
        ONE_A_PLAYER,
    ),
    "wizards-myrmidon": (
        PermanentEvent(Way(on=CHARACTER & MINE & ~AVATAR)),
        Boost((Stat.DIRECT_INFLUENCE,), +1, HOST),
        Boost((Stat.CONTROL_COST,), 3, HOST, op=Op.SET),
        Cannot(Deed.BE_CONTROLLED, HOST, ~AVATAR),
        ONE_A_PLAYER,
    ),
}
