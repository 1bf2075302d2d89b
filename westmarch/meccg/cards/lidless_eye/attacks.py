"""Resource events of The Lidless Eye for attacks and strikes."""

from __future__ import annotations

from westmarch.meccg.kinds import RegionType, SiteType
from westmarch.meccg.vocabulary.abilities import (
    Ability,
    NotDuplicated,
    PermanentEvent,
    ShortEvent,
    Way,
)
from westmarch.meccg.vocabulary.acts import Choice, Discard, PlaceWith, Tame, Tap, Wound
from westmarch.meccg.vocabulary.effects import (
    Cancel,
    CancelAttack,
    CancelStrike,
)
from westmarch.meccg.vocabulary.filters import Against, Amid, Anything, By, Facing
from westmarch.meccg.vocabulary.judgements import Exists, Is
from westmarch.meccg.vocabulary.properties import KeyedTo, That, With
from westmarch.meccg.vocabulary.references import (
    ATTACKER,
    CHOSEN,
    COMPANY,
    HOST,
    SELF,
    TARGET,
    USER,
    Deed,
    Moment,
    Stat,
    Until,
)
from westmarch.meccg.vocabulary.statics import Boost, Canceled, Cannot, Op
from westmarch.meccg.vocabulary.targets import AnAttack
from westmarch.meccg.vocabulary.words import (
    ALLY,
    CHARACTER,
    COVERT,
    CREATURE,
    DETAINMENT,
    DIPLOMAT,
    DUNADAN,
    DWARF,
    ELF,
    EVENT,
    GIANT,
    HAZARD,
    HERE,
    MAN,
    MOVING,
    NAZGUL,
    ORC,
    SCOUT,
    SLAYER,
    TROLL,
    UNTAPPED,
    WARRIOR,
    WOUNDED,
    named,
)

FACED, BEFORE = (Moment.ATTACK_FACED,), (Moment.BEFORE_ASSIGNMENT,)
FREE_FOLK = ELF | DWARF | DUNADAN | MAN
SHADOWY = KeyedTo(
    (RegionType.DARK_DOMAIN, RegionType.SHADOW_LAND), (SiteType.DARK_HOLD, SiteType.SHADOW_HOLD)
)
CANCEL = (CancelAttack(),)
ALWAYS_ONE_STRIKE = With(Stat.STRIKES, 1, 1, printed=True)

CARDS: dict[str, tuple[Ability, ...]] = {
    "a-nice-place-to-hide": (
        ShortEvent(CANCEL, Way(when=BEFORE, tap=SCOUT & UNTAPPED & HERE, on=AnAttack(Anything()))),
    ),
    "blow-turned": (
        ShortEvent(
            (
                Boost((Stat.UNTAPPED_PENALTY,), 0, USER, op=Op.SET, until=Until.STRIKE_OVER),
                Boost((Stat.BODY_CHECK,), -1, USER, until=Until.STRIKE_OVER),
            ),
            Way(when=(Moment.STRIKE_FACED,), by=WARRIOR & UNTAPPED & Facing()),
        ),
    ),
    "bold-thrust": (
        ShortEvent(
            (
                Boost((Stat.PROWESS,), +3, USER, until=Until.STRIKE_OVER),
                Boost((Stat.BODY,), -1, USER, until=Until.STRIKE_OVER),
            ),
            Way(when=(Moment.STRIKE_FACED,), by=WARRIOR & Facing()),
        ),
    ),
    "diversion": (
        ShortEvent(
            (CancelAttack(), Wound(TARGET)),
            Way(when=BEFORE, on=CHARACTER & HERE & ~WOUNDED, if_=Is(COMPANY, Facing())),
        ),
    ),
    "hide-in-dark-places": (
        ShortEvent(
            (Canceled(CREATURE & Against(That(COMPANY)), until=Until.TURN),),
            Way(when=(Moment.ORGANIZATION,), by=CHARACTER & SCOUT & Amid(~MOVING)),
        ),
    ),
    "in-the-name-of-mordor": (
        ShortEvent(
            CANCEL,
            Way(
                when=BEFORE,
                tap=CHARACTER & UNTAPPED & HERE,
                on=AnAttack(DETAINMENT & SHADOWY),
            ),
        ),
        ShortEvent(
            (Cancel(TARGET), Discard(TARGET)),
            Way(when=(Moment.QUIET, Moment.IN_CHAIN), on=HAZARD & EVENT & NAZGUL),
        ),
    ),
    "not-slay-needlessly": (
        ShortEvent(CANCEL, Way(when=BEFORE, if_=Is(COMPANY, COVERT), on=AnAttack(FREE_FOLK))),
        ShortEvent(
            (Boost((Stat.PROWESS,), -2, TARGET),),
            Way(when=BEFORE, if_=Is(COMPANY, ~COVERT), on=AnAttack(FREE_FOLK)),
        ),
        NotDuplicated(on_host=True),
    ),
    "orc-quarrels": (
        ShortEvent(CANCEL, Way(when=BEFORE, on=AnAttack(ORC | TROLL | MAN))),
        ShortEvent(
            (Boost((Stat.STRIKES,), 0, TARGET, op=Op.HALVE),),
            Way(when=BEFORE, if_=Exists(named("skies-of-fire")), on=AnAttack(Anything())),
        ),
    ),
    "orc-stealth": (
        ShortEvent(
            (CancelStrike(),),
            Way(when=(Moment.STRIKE_FACED,), on=CHARACTER & ORC & SCOUT & Facing()),
        ),
    ),
    "ready-to-his-will": (
        PermanentEvent(
            Way(
                when=BEFORE,
                if_=Exists(CHARACTER & ~ALLY & UNTAPPED & HERE),
                on=AnAttack(
                    CREATURE & (ORC | TROLL | GIANT | SLAYER | MAN) & By(ALWAYS_ONE_STRIKE)
                ),
            ),
            (
                CancelAttack(all=True),
                Tap(Choice(CHARACTER & ~ALLY & UNTAPPED & HERE)),
                Tame(ATTACKER, CHOSEN),
                PlaceWith(SELF, ATTACKER),
            ),
        ),
        Boost((Stat.MIND,), 1, HOST, op=Op.SET),
        Boost((Stat.PROWESS,), -7, HOST),
        Boost((Stat.BODY,), 8, HOST, op=Op.SET),
    ),
    "ruse": (
        ShortEvent(
            CANCEL,
            Way(
                when=BEFORE,
                if_=Is(COMPANY, COVERT),
                tap=DIPLOMAT & UNTAPPED & HERE,
                on=AnAttack(Anything()),
            ),
        ),
        ShortEvent(
            (Cannot(Deed.BE_ASSIGNED_STRIKE, USER),),
            Way(when=BEFORE, by=SCOUT & CHARACTER & HERE, on=AnAttack(Anything())),
        ),
    ),
    "swift-strokes": (
        ShortEvent(
            (Boost((Stat.PROWESS, Stat.ROLLS), +1, USER, until=Until.STRIKE_OVER),),
            Way(when=(Moment.STRIKE_FACED,), by=WARRIOR & Facing()),
        ),
    ),
    "under-his-blow": (
        ShortEvent(
            (Boost((Stat.UNTAPPED_PENALTY,), 0, TARGET, op=Op.SET, until=Until.STRIKE_OVER),),
            Way(when=(Moment.STRIKE_FACED,), on=CHARACTER & UNTAPPED & Facing()),
        ),
    ),
}
