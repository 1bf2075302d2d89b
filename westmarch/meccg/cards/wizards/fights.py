"""Resource events of The Wizards that are played when a company is attacked."""

from __future__ import annotations

from westmarch.meccg.kinds import Zone
from westmarch.meccg.vocabulary.abilities import (
    Ability,
    NotDuplicated,
    PermanentEvent,
    ShortEvent,
    Way,
)
from westmarch.meccg.vocabulary.acts import Discard, Each, PlaceWith, SetAside, Wound
from westmarch.meccg.vocabulary.effects import (
    CancelAttack,
    CancelStrike,
    CorruptionCheck,
    Roll,
    When,
)
from westmarch.meccg.vocabulary.filters import Against, Amid, Anything, Facing, Holding
from westmarch.meccg.vocabulary.happenings import enters_play
from westmarch.meccg.vocabulary.judgements import GATES, StatOf
from westmarch.meccg.vocabulary.properties import Counting, In, On, That, With
from westmarch.meccg.vocabulary.references import (
    ATTACK,
    HOST,
    IT,
    SELF,
    TARGET,
    USER,
    Deed,
    Moment,
    Stat,
    Until,
)
from westmarch.meccg.vocabulary.statics import Boost, Cannot, Op
from westmarch.meccg.vocabulary.targets import AnAttack
from westmarch.meccg.vocabulary.trials import StrikesFail
from westmarch.meccg.vocabulary.usages import stays_untapped
from westmarch.meccg.vocabulary.words import (
    ANY_TIME,
    AVATAR,
    CHARACTER,
    COMPANY_COMBAT,
    EVENT,
    HAZARD,
    HERE,
    HOBBIT,
    ITEM,
    LIKE_MY_AVATAR,
    MAN,
    MINE,
    NAZGUL,
    ORC,
    PERMANENT_EVENT,
    SCOUT,
    THEIRS,
    TROLL,
    UNTAPPED,
    WARRIOR,
    WIZARD,
    WOUNDED,
)

BEFORE, STRIKE = (Moment.BEFORE_ASSIGNMENT,), (Moment.STRIKE_FACED,)
ANY_ATTACK = AnAttack(Anything())

CARDS: dict[str, tuple[Ability, ...]] = {
    "block": (
        ShortEvent((stays_untapped(USER),), Way(when=STRIKE, by=CHARACTER & WARRIOR & Facing())),
    ),
    "concealment": (
        ShortEvent((CancelAttack(),), Way(when=BEFORE, tap=SCOUT & UNTAPPED & HERE, on=ANY_ATTACK)),
    ),
    "dark-quarrels": (
        ShortEvent((CancelAttack(),), Way(when=BEFORE, on=AnAttack(ORC | TROLL | MAN))),
        ShortEvent(
            (Boost((Stat.STRIKES,), 0, TARGET, op=Op.HALVE),),
            Way(when=BEFORE, if_=GATES, on=ANY_ATTACK),
        ),
    ),
    "dodge": (
        ShortEvent(
            (
                stays_untapped(TARGET),
                Boost((Stat.BODY,), -1, TARGET, until=Until.STRIKE_OVER),
            ),
            Way(when=STRIKE, on=CHARACTER & Facing()),
        ),
    ),
    "escape": (
        ShortEvent(
            (CancelAttack(), Wound(TARGET)), Way(when=BEFORE, on=CHARACTER & ~WOUNDED & HERE)
        ),
    ),
    "halfling-stealth": (
        ShortEvent((CancelStrike(),), Way(when=STRIKE, by=CHARACTER & HOBBIT & Facing())),
    ),
    "kindling-of-the-spirit": (
        ShortEvent(
            (Boost((Stat.PROWESS,), +2, CHARACTER & HERE), CorruptionCheck(USER, -2)),
            Way(when=BEFORE, by=WIZARD & HERE),
        ),
    ),
    "lucky-strike": (
        ShortEvent(
            (Boost((Stat.ROLLS,), +1, USER, until=Until.STRIKE_OVER),),
            Way(when=STRIKE, by=CHARACTER & WARRIOR & Facing()),
        ),
    ),
    "risky-blow": (
        ShortEvent(
            (
                Boost((Stat.PROWESS,), +3, USER, until=Until.STRIKE_OVER),
                Boost((Stat.BODY,), -1, USER, until=Until.STRIKE_OVER),
            ),
            Way(when=STRIKE, by=WARRIOR & Facing()),
        ),
    ),
    "the-cock-crows": (
        ShortEvent((CancelAttack(),), Way(when=BEFORE, on=AnAttack(TROLL))),
        ShortEvent((Discard(TARGET),), Way(if_=GATES, on=HAZARD & PERMANENT_EVENT)),
    ),
    "the-old-thrush": (
        ShortEvent(
            (Boost((Stat.PROWESS, Stat.BODY), -3, TARGET),),
            Way(
                when=BEFORE,
                on=AnAttack(~NAZGUL & With(Stat.PROWESS, least=13, printed=True)),
            ),
        ),
        NotDuplicated(on_host=True),
    ),
    "sacrifice-of-form": (
        PermanentEvent(
            Way(
                when=(Moment.AFTER_ASSIGNMENT,),
                by=WIZARD & HERE,
                on=AnAttack(~COMPANY_COMBAT),
            ),
            (StrikesFail(3), SetAside(Each(ITEM & On(USER))), Discard(USER)),
        ),
        When(
            enters_play(AVATAR & LIKE_MY_AVATAR & MINE),
            (PlaceWith(SELF, IT), PlaceWith(Each(On(SELF) & In(Zone.ASIDE)), IT)),
        ),
        Boost((Stat.PROWESS, Stat.BODY, Stat.DIRECT_INFLUENCE), +1, HOST),
        Cannot(Deed.BE_BROUGHT_IN, AVATAR & LIKE_MY_AVATAR & THEIRS),
        NotDuplicated(by_player=True),
    ),
    "true-fana": (
        ShortEvent(
            (
                Roll(
                    StatOf(Stat.PROWESS, ATTACK),
                    (StrikesFail(),),
                    plus=StatOf(Stat.PROWESS, USER),
                ),
                CorruptionCheck(USER, -3),
            ),
            Way(when=BEFORE, by=WIZARD & HERE, on=AnAttack(~COMPANY_COMBAT)),
        ),
    ),
    "vanishment": (
        ShortEvent(
            (CancelAttack(), CorruptionCheck(USER, -2)),
            Way(when=BEFORE, by=WIZARD & HERE, on=ANY_ATTACK),
        ),
    ),
    "wizards-fire": (
        ShortEvent(
            (Boost((Stat.PROWESS,), +5, USER), CorruptionCheck(USER, -4)),
            Way(when=(Moment.ATTACK_FACED,), by=WIZARD & HERE),
        ),
    ),
    "wizards-flame": (
        ShortEvent(
            (
                Boost((Stat.PROWESS,), -2, Against(Holding(That(USER))), until=Until.TURN),
                CorruptionCheck(USER, -3),
            ),
            Way(when=ANY_TIME, by=WIZARD & MINE),
        ),
    ),
    "wizards-river-horses": (
        ShortEvent(
            (Discard(Each(NAZGUL & EVENT)), CorruptionCheck(USER, -2)),
            Way(when=ANY_TIME, by=WIZARD & MINE),
        ),
        ShortEvent(
            (CancelAttack(), CorruptionCheck(USER, -2)),
            Way(when=BEFORE, by=WIZARD & HERE & Amid(Counting(most=1)), on=ANY_ATTACK),
        ),
    ),
}
