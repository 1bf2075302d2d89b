"""Characters and agents of Dark Minions."""

from __future__ import annotations

from westmarch.meccg.vocabulary.abilities import Ability, AsAgent
from westmarch.meccg.vocabulary.acts import BringIn, Choice, Discard, PlayNow, Tap
from westmarch.meccg.vocabulary.effects import (
    Action,
    AttackWith,
    InfluenceAttempt,
    Instead,
    Optional,
    When,
)
from westmarch.meccg.vocabulary.filters import At, HomeAt, PlayableWhere
from westmarch.meccg.vocabulary.happenings import is_wounded, strike_succeeds
from westmarch.meccg.vocabulary.journeys import ReturnToOrigin
from westmarch.meccg.vocabulary.judgements import Exists, Is
from westmarch.meccg.vocabulary.properties import AtSiteOf, InReachOf, That
from westmarch.meccg.vocabulary.references import (
    ATTACK,
    ATTACKER,
    CHOSEN,
    COMPANY,
    OPPONENT,
    SELF,
    SITE,
    TARGET,
    Deed,
    Moment,
    Stat,
    Trait,
)
from westmarch.meccg.vocabulary.sayings import HOMEBODY, speaks_to
from westmarch.meccg.vocabulary.statics import Boost, Cannot, May, Treat
from westmarch.meccg.vocabulary.words import (
    BORDER_HOLD,
    CHARACTER,
    DUNADAN,
    DWARF,
    ELF,
    FACTION,
    FREE_HOLD,
    HAVEN,
    HERE,
    HOBBIT,
    IN_HAND,
    ITEM,
    MINE,
    MOVING,
    ORC,
    RING,
    THEIRS,
    UNTAPPED,
    WOSE,
    in_region,
    named,
    place,
)

GONDOR = in_region("anfalas", "anorien", "belfalas", "lamedon", "lebennin")

THERE = Is(SELF, AtSiteOf(SITE))
"""He is at the site of the company whose turn it is, or to which it moves."""

CARDS: dict[str, tuple[Ability, ...]] = {
    "anarin": (
        AsAgent(
            (
                May(Deed.MOVE_TO, SELF),
                Action((AttackWith(SELF),), when=(Moment.MOVEMENT,), if_=THERE, tap=(That(SELF),)),
            )
        ),
    ),
    "baduila": (
        AsAgent(
            (
                Action(
                    (ReturnToOrigin(),),
                    when=(Moment.MOVEMENT,),
                    if_=THERE & Is(COMPANY, MOVING),
                    discard=That(SELF),
                ),
            )
        ),
    ),
    "dror": (speaks_to(+2, DWARF),),
    "elerina": (
        AsAgent(
            (
                Action(
                    (Boost((Stat.STRIKES,), +1, ATTACK),),
                    when=(Moment.BEFORE_ASSIGNMENT,),
                    if_=Is(ATTACKER, That(SELF)),
                    tap=(That(SELF),),
                ),
            )
        ),
    ),
    "elwen": (speaks_to(+2, ELF), AsAgent((May(Deed.MOVE_TO, SELF),))),
    "firiel": (speaks_to(+2, (CHARACTER & DUNADAN) | (FACTION & PlayableWhere(GONDOR))),),
    "fori-the-beardless": (speaks_to(+2, DWARF),),
    "golodhros": (
        AsAgent(
            (
                Action(
                    (InfluenceAttempt(TARGET, SELF),),
                    when=(Moment.MOVEMENT,),
                    tap=(That(SELF),),
                    on=InReachOf(SELF),
                ),
            )
        ),
    ),
    "the-grimburgoth": (
        AsAgent(
            (
                Action(
                    (AttackWith(SELF, (Boost((Stat.PROWESS,), +2, ATTACK),)),),
                    when=(Moment.MOVEMENT,),
                    if_=THERE,
                    tap=(That(SELF),),
                ),
            )
        ),
    ),
    "nimloth": (speaks_to(+2, ELF), AsAgent((May(Deed.MOVE_TO, SELF),))),
    "om-buri-om": (speaks_to(+3, FACTION & WOSE),),
    "pon-ora-pon": (speaks_to(+3, FACTION & WOSE),),
    "surion": (speaks_to(+2, (CHARACTER & DUNADAN) | (FACTION & PlayableWhere(GONDOR))),),
    "taladhan": (
        AsAgent(
            (
                Treat(SELF, Trait.ATTACKER_CHOOSES),
                When(strike_succeeds(SELF), (Discard(Choice(ITEM & HERE, by=OPPONENT)),)),
                Instead(is_wounded(CHARACTER, SELF), ()),
            )
        ),
    ),
    "wormtongue": (
        speaks_to(+4, named("riders-of-rohan") | (CHARACTER & HomeAt(place("edoras")))),
    ),
    "lobelia-sackville-baggins": (
        speaks_to(+3, HOBBIT),
        Cannot(
            Deed.MOVE_TO,
            SELF,
            ~(place("bree", "old-forest", "the-white-towers") | in_region("the-shire")),
        ),
    ),
    "my-precious": (
        Boost((Stat.AGENT_ACTIONS, Stat.FREE_AGENT_ACTIONS), +1, SELF),
        When(
            strike_succeeds(SELF),
            (Discard(Choice(RING & HERE)), Discard(SELF)),
            if_=Exists(RING & HERE),
        ),
        When(
            is_wounded(SELF),
            (
                Optional(
                    (
                        Tap(Choice(CHARACTER & UNTAPPED & HERE, by=OPPONENT)),
                        Discard(SELF),
                        PlayNow(named("gollum"), on=CHOSEN, whose=OPPONENT),
                    ),
                    by=OPPONENT,
                ),
            ),
            if_=Exists(named("gollum") & IN_HAND & THEIRS) & Exists(CHARACTER & UNTAPPED & HERE),
        ),
    ),
    "folco-boffin": (
        HOMEBODY,
        Action(
            (BringIn(Choice(CHARACTER & HOBBIT & IN_HAND & MINE)), Discard(SELF)),
            when=(Moment.ORGANIZATION,),
            if_=Is(SELF, At(HAVEN)) & Exists(CHARACTER & HOBBIT & IN_HAND & MINE),
        ),
    ),
    "baugur": (
        speaks_to(+2, ORC),
        AsAgent((Cannot(Deed.MOVE_TO, SELF, FREE_HOLD | BORDER_HOLD),)),
    ),
    "freca": (speaks_to(+1, named("riders-of-rohan", "dunlendings")),),
    "wolf": (speaks_to(+2, named("dunlendings")),),
}
