"""Items of Dark Minions."""

from __future__ import annotations

from westmarch.meccg.kinds import Mark
from westmarch.meccg.tables.printed import Attack
from westmarch.meccg.vocabulary.abilities import Ability, NotStarting, PlayAt
from westmarch.meccg.vocabulary.acts import Discard
from westmarch.meccg.vocabulary.effects import Action, Instead, When
from westmarch.meccg.vocabulary.filters import At, Filter
from westmarch.meccg.vocabulary.happenings import discarded, played
from westmarch.meccg.vocabulary.judgements import DOORS, Is
from westmarch.meccg.vocabulary.properties import That
from westmarch.meccg.vocabulary.references import (
    ATTACK,
    COMPANY,
    HOST,
    SELF,
    SITE,
    TARGET,
    Moment,
    Stat,
    Trait,
    Until,
)
from westmarch.meccg.vocabulary.statics import Boost, Treat
from westmarch.meccg.vocabulary.targets import AnAttack
from westmarch.meccg.vocabulary.trials import FaceAttacks
from westmarch.meccg.vocabulary.usages import (
    BEARER_FIGHTS,
    SHADOW_OR_DARK,
    attacked_by,
    cancels_attacks,
)
from westmarch.meccg.vocabulary.words import (
    DRAGON,
    DRAKE,
    HERE,
    ITEM,
    NAZGUL,
    ORC,
    RUINS,
    SPECIAL,
    TROLL,
    UNDEAD,
    WARRIOR,
    WEAPONLESS,
    place,
)

LIGHTS_THE_WAY = Boost((Stat.DEEPS_ROLL,), +2, COMPANY)
FIGHTING_WARRIOR = BEARER_FIGHTS & Is(HOST, WARRIOR)


def dims(attack: Filter, *also: Boost) -> Action:
    """It is tapped, and an attack has less prowess."""
    return Action(
        (Boost((Stat.PROWESS,), -2, TARGET), *also),
        when=(Moment.BEFORE_ASSIGNMENT,),
        tap=(That(SELF),),
        on=AnAttack(attack),
        if_=attacked_by(),
    )


def guarded(prowess: int, site: Filter) -> tuple[Ability, ...]:
    """Lost knowledge: a trap awaits the finder, and later it is read at a site that fits."""
    trap = Attack((), 1, prowess, marks=(Mark.NOT_CANCELABLE,))
    return (
        NotStarting(),
        Treat(SELF, Trait.WEAPONLESS),
        When(played(That(SELF)), (FaceAttacks((trap,), HOST),)),
        Action(
            (Treat(SITE, Trait.INFORMATION, until=Until.TURN),),
            discard=That(SELF),
            if_=Is(HOST, At(site)),
        ),
    )


CARDS: dict[str, tuple[Ability, ...]] = {
    "aiglos": (
        Boost((Stat.PROWESS,), +3, HOST, if_=DOORS & Is(HOST, WARRIOR), max_=11),
        Boost((Stat.BODY,), -2, ATTACK, if_=FIGHTING_WARRIOR),
    ),
    "dragon-helm": (cancels_attacks(That(SELF), attack=DRAGON | DRAKE),),
    "dwarven-light-stone": (LIGHTS_THE_WAY, dims(ORC | TROLL | WEAPONLESS)),
    "forgotten-scrolls": (
        PlayAt(place("minas-tirith"), tapped=True, also=True),
        *guarded(8, RUINS),
    ),
    "leaf-brooch": (Instead(discarded(ITEM & ~SPECIAL & HERE), (Discard(SELF),), optional=True),),
    "lost-tome": guarded(9, SHADOW_OR_DARK),
    "noldo-lantern": (
        LIGHTS_THE_WAY,
        dims(UNDEAD | NAZGUL | ORC | TROLL, Boost((Stat.STRIKES,), -1, TARGET, min_=1)),
    ),
}
