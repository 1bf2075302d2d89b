"""Resource events of The Dragons."""

from __future__ import annotations

from westmarch.meccg.kinds import Keyword, Skill, Zone
from westmarch.meccg.vocabulary.abilities import (
    Ability,
    LongEvent,
    PermanentEvent,
    ShortEvent,
    Way,
)
from westmarch.meccg.vocabulary.acts import (
    Chance,
    Discard,
    Each,
    Fetch,
    PlayHere,
    Show,
    Tap,
    ToHand,
    ToPile,
    Untap,
)
from westmarch.meccg.vocabulary.effects import (
    Action,
    CancelAttack,
    CorruptionCheck,
    InfluenceCheck,
    Modify,
    Roll,
)
from westmarch.meccg.vocabulary.filters import Amid, At, Bears, Holding, LyingOn, Near
from westmarch.meccg.vocabulary.judgements import GATES, Case, Cases, Is, Plus, UnusedInfluence
from westmarch.meccg.vocabulary.properties import KeyedToSite, On, That
from westmarch.meccg.vocabulary.references import (
    ATTACK,
    CHECKED,
    COMPANY,
    HOST,
    ME,
    SITE,
    TARGET,
    USER,
    Deed,
    Moment,
    Stat,
    Trait,
    Until,
)
from westmarch.meccg.vocabulary.statics import Boost, Cannot, GainsSkill, Treat
from westmarch.meccg.vocabulary.targets import AnAttack
from westmarch.meccg.vocabulary.usages import SHADOW_OR_DARK, attacked_by
from westmarch.meccg.vocabulary.words import (
    ANIMAL,
    ANY_TIME,
    AUTOMATIC,
    AVATAR,
    AWAKENED_PLANT,
    BORDER_HOLD,
    CHARACTER,
    DIPLOMAT,
    DRAGON,
    DRAKE,
    DUNADAN,
    DWARF,
    ELF,
    FREE_HOLD,
    GIANT,
    HAVEN,
    HAZARD,
    HERE,
    HOARD,
    HOBBIT,
    IN_HAND,
    INFORMATION,
    ITEM,
    MAJOR,
    MAN,
    MINE,
    MINOR,
    NAZGUL,
    ORC,
    PERMANENT_EVENT,
    RANGER,
    SAGE,
    SCOUT,
    SITE_CARD,
    SLAYER,
    SPIDER,
    TAPPED,
    THEIRS,
    TROLL,
    UNDEAD,
    UNTAPPED,
    WIZARD,
    WOLF,
    marked,
    named,
    place,
)

BEFORE, AT_SITE = (Moment.BEFORE_ASSIGNMENT,), (Moment.SITE_PHASE,)
ORGANIZING = (Moment.ORGANIZATION,)
WIZARDS_COMPANY = Amid(Holding(AVATAR & WIZARD & MINE))
FEWER_STRIKES = Boost((Stat.STRIKES,), -2, TARGET, min_=1)
LEARNED = Way(
    when=AT_SITE, tap=SAGE & CHARACTER & HERE & At(INFORMATION & UNTAPPED), taps_site=True
)

CARDS: dict[str, tuple[Ability, ...]] = {
    "and-forth-he-hastened": (
        ShortEvent((Untap(TARGET),), Way(when=ANY_TIME, on=CHARACTER & TAPPED & WIZARDS_COMPANY)),
    ),
    "bounty-of-the-hoard": (
        ShortEvent(
            (PlayHere(MINOR | MAJOR, tapped=True),),
            Way(when=AT_SITE, if_=Is(SITE, TAPPED & HOARD)),
        ),
    ),
    "dwarven-hoard": (
        ShortEvent(
            (Treat(SITE, Trait.HOARD, until=Until.TURN),),
            Way(when=AT_SITE, tap=CHARACTER & DWARF & HERE & At(SHADOW_OR_DARK)),
        ),
    ),
    "flatter-a-foe": (
        ShortEvent(
            (
                InfluenceCheck(
                    TARGET,
                    Cases((Case(Is(ATTACK, DRAGON), 10), Case(Is(ATTACK, MAN | DRAKE), 11)), 12),
                    (
                        CancelAttack(),
                        Boost((Stat.HAZARD_LIMIT,), -2, COMPANY, until=Until.TURN),
                    ),
                    Plus((UnusedInfluence(TARGET), Cases((Case(Is(TARGET, DIPLOMAT), 2),)))),
                ),
            ),
            Way(
                when=BEFORE,
                if_=Is(ATTACK, DRAGON | DRAKE | MAN | TROLL | ORC | ELF | GIANT),
                on=CHARACTER & HERE,
            ),
        ),
    ),
    "gift-of-comprehension": (
        PermanentEvent(
            Way(tap=CHARACTER & DUNADAN & UNTAPPED & MINE & At(HAVEN)),
            on_user=True,
        ),
        GainsSkill(HOST, (Skill.SAGE,)),
    ),
    "houses-of-healing": (
        PermanentEvent(Way(on=SITE_CARD & FREE_HOLD & MINE)),
        Treat(HOST, Trait.HAVEN_FOR_HEALING),
    ),
    "look-more-closely-later": (
        ShortEvent(
            (Untap(TARGET), CorruptionCheck(USER)),
            Way(tap=SAGE & UNTAPPED & MINE, on=SITE_CARD & INFORMATION & TAPPED),
        ),
    ),
    "lore-of-the-ages": (
        PermanentEvent(Way(tap=CHARACTER & ELF & UNTAPPED & MINE & At(HAVEN)), on_user=True),
        Action(
            (Boost((Stat.PROWESS,), +1, CHARACTER & HERE), CorruptionCheck(HOST)),
            when=(Moment.ATTACK_FACED,),
            tap=(That(HOST),),
            if_=attacked_by(),
        ),
    ),
    "many-turns-and-doublings": (
        ShortEvent(
            (CancelAttack(),),
            Way(when=BEFORE, by=RANGER & HERE, on=AnAttack(WOLF | SPIDER | ANIMAL | UNDEAD)),
        ),
        ShortEvent(
            (Boost((Stat.HAZARD_LIMIT,), -1, COMPANY, until=Until.TURN),),
            Way(when=(Moment.MOVEMENT,), by=RANGER & HERE, if_=GATES),
        ),
    ),
    "mathom-lore": (
        PermanentEvent(
            Way(tap=CHARACTER & HOBBIT & UNTAPPED & MINE & At(place("bag-end"))), on_user=True
        ),
        Action(
            (Fetch(MINOR, (Zone.DECK, Zone.DISCARD), Zone.HAND), CorruptionCheck(HOST)),
            when=ORGANIZING,
            tap=(That(HOST),),
        ),
    ),
    "more-sense-than-you": (
        ShortEvent(
            (Tap(TARGET), Cannot(Deed.BE_ASSIGNED_STRIKE, TARGET)),
            Way(when=BEFORE, on=CHARACTER & UNTAPPED & HERE),
        ),
    ),
    "not-at-home": (
        ShortEvent(
            (CancelAttack(),),
            Way(
                when=BEFORE,
                on=AnAttack((DRAGON | DRAKE | TROLL) & (AUTOMATIC | KeyedToSite())),
            ),
        ),
        ShortEvent((FEWER_STRIKES,), Way(when=BEFORE, if_=GATES, on=AnAttack(AUTOMATIC))),
    ),
    "secret-news": (ShortEvent((Show(Chance(IN_HAND & THEIRS, 5), ME),)),),
    "staff-asunder": (
        ShortEvent(
            (
                CorruptionCheck(TARGET),
                ToPile(Each(named("wizards-staff") & On(TARGET))),
                Boost((Stat.PROWESS,), +5, TARGET),
                Boost((Stat.BODY,), -2, ATTACK),
            ),
            Way(when=(Moment.ATTACK_FACED,), on=WIZARD & HERE & Bears(named("wizards-staff"))),
        ),
    ),
    "star-of-high-hope": (
        LongEvent(),
        Boost((Stat.PROWESS,), Cases((Case(GATES, 2),), 1), CHARACTER & (ELF | DUNADAN)),
    ),
    "tales-of-the-hunt": (
        PermanentEvent(Way(tap=CHARACTER & MAN & UNTAPPED & MINE & At(BORDER_HOLD)), on_user=True),
        Action(
            (Untap(TARGET), CorruptionCheck(HOST)),
            when=ANY_TIME,
            tap=(That(HOST),),
            on=CHARACTER & TAPPED & HERE & ~That(HOST),
        ),
    ),
    "three-golden-hairs": (
        PermanentEvent(
            Way(
                on=DIPLOMAT
                & CHARACTER
                & MINE
                & ~WIZARD
                & ~HOBBIT
                & ~named("galadriel")
                & Near(named("galadriel"))
            ),
            (Discard(Each(marked(Keyword.CORRUPTION) & On(TARGET))),),
        ),
        Boost((Stat.CORRUPTION_CHECK,), +2, HOST),
    ),
    "trickery": (
        ShortEvent(
            (Roll(5, (CancelAttack(),)),),
            Way(
                when=BEFORE,
                by=SCOUT & HERE,
                on=AnAttack(ORC | TROLL | MAN | ELF | SLAYER | AWAKENED_PLANT | GIANT),
            ),
        ),
    ),
    "vanish-in-sunlight": (
        ShortEvent(
            (Boost((Stat.PROWESS,), Cases((Case(GATES, -4),), -2), TARGET),),
            Way(when=BEFORE, on=AnAttack(NAZGUL | UNDEAD)),
        ),
    ),
    "when-i-know-anything": (
        PermanentEvent(LEARNED, on_user=True),
        Action(
            (Modify(Stat.CORRUPTION_CHECK, 3), CorruptionCheck(HOST)),
            when=(Moment.CORRUPTION_CHECK,),
            tap=(That(HOST),),
            if_=Is(CHECKED, HERE),
        ),
    ),
    "wielded-twice": (
        ShortEvent(
            (Untap(TARGET), CorruptionCheck(USER)),
            Way(
                when=ANY_TIME,
                tap=SAGE & UNTAPPED & MINE,
                on=ITEM & TAPPED & Amid(Holding(That(USER))),
            ),
        ),
    ),
    "wizard-uncloaked": (
        ShortEvent(
            (
                ToHand(
                    Each(HAZARD & PERMANENT_EVENT & LyingOn(CHARACTER & Amid(Holding(That(USER)))))
                ),
                CorruptionCheck(USER, -2),
            ),
            Way(by=AVATAR & WIZARD & MINE),
        ),
    ),
}
