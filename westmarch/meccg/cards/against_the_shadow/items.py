"""Items of Against the Shadow."""

from __future__ import annotations

from westmarch.meccg.kinds import Zone
from westmarch.meccg.vocabulary.abilities import (
    Ability,
    AffectsAvatar,
    AfterTest,
    BorneBy,
    NotDuplicated,
    NotStarting,
)
from westmarch.meccg.vocabulary.acts import Discard, Fetch, Untap
from westmarch.meccg.vocabulary.effects import (
    Action,
    CancelAttack,
    CancelStrike,
    CorruptionCheck,
    ForEach,
    Roll,
    When,
)
from westmarch.meccg.vocabulary.filters import Against, Amid, AttackedBy, Filter, Holding
from westmarch.meccg.vocabulary.judgements import Event, Is, Plus, StatOf
from westmarch.meccg.vocabulary.properties import That, With
from westmarch.meccg.vocabulary.references import (
    COMPANY,
    DEFENDER,
    HOST,
    IT,
    OWN_AVATAR,
    SELF,
    TARGET,
    USER,
    Deed,
    Happens,
    Moment,
    Stat,
    Trait,
    Until,
)
from westmarch.meccg.vocabulary.statics import Boost, Cannot, Op, Treat
from westmarch.meccg.vocabulary.targets import AnAttack
from westmarch.meccg.vocabulary.words import (
    ALLY,
    ANY_TIME,
    BORDER_HOLD,
    CHARACTER,
    COMPANY_COMBAT,
    DRAGON,
    DWARF,
    ELF,
    FIGHTING,
    FREE_HOLD,
    INFORMATION,
    MINION,
    MINOR,
    ORC,
    RINGWRAITH,
    RUINS,
    SHADOW_HOLD,
    SITE_CARD,
    TAPPED,
    THEIRS,
    TROLL,
    UNIQUE,
    WARRIOR,
)

BEARER = That(HOST)
ON_ONE = NotDuplicated(on_host=True)
LOWERS_MIND = Boost((Stat.MIND,), -1, HOST, min_=1)


def lore(tapped: Filter, told: Filter) -> tuple[Ability, ...]:
    """Writing that is used up to untap a site, or to have information at another."""
    return (
        NotStarting(),
        Action((Untap(TARGET),), on=SITE_CARD & tapped & TAPPED, discard=That(SELF)),
        Action(
            (Treat(TARGET, Trait.INFORMATION, until=Until.TURN),),
            on=SITE_CARD & told & ~INFORMATION,
            discard=That(SELF),
        ),
        NotDuplicated(on_company=True),
    )


SEEKS_MINOR_ITEMS: tuple[Ability, ...] = (
    AfterTest(),
    Action(
        (
            Fetch(MINOR, (Zone.DECK, Zone.DISCARD), Zone.HAND, count=2),
            CorruptionCheck(USER, +2),
        ),
        tap=(CHARACTER & DWARF & BEARER,),
    ),
)

CARDS: dict[str, tuple[Ability, ...]] = {
    "bow-of-the-galadhrim": (
        When(
            Event(Happens.ATTACK_FACED, COMPANY_COMBAT),
            (
                ForEach(
                    ALLY & MINION & ~UNIQUE & THEIRS & Amid(FIGHTING),
                    (Roll(Plus((StatOf(Stat.MIND, IT), 5)), (Discard(IT),)),),
                ),
            ),
            if_=Is(HOST, ELF & WARRIOR & Amid(FIGHTING)),
        ),
    ),
    "jewel-of-beleriand": (
        Action(
            (Roll(6, (Untap(HOST),)),),
            when=ANY_TIME,
            tap=(That(SELF),),
            if_=Is(HOST, TAPPED),
        ),
        NotDuplicated(on_host=True),
    ),
    "dwarven-ring-of-thelors-tribe-minion": SEEKS_MINOR_ITEMS,
    "dwarven-ring-of-thrars-tribe-minion": SEEKS_MINOR_ITEMS,
    "goblin-earth-plumb": (
        BorneBy(CHARACTER & (ORC | TROLL)),
        Boost((Stat.DEEPS_ROLL,), +1, COMPANY),
    ),
    "helm-of-fear": (
        AffectsAvatar(),
        BorneBy(RINGWRAITH & That(OWN_AVATAR)),
        Cannot(Deed.TAP_SITE, SELF),
        Action(
            (CancelAttack(),),
            when=(Moment.BEFORE_ASSIGNMENT,),
            tap=(That(SELF),),
            on=AnAttack(~COMPANY_COMBAT & Against(Holding(BEARER))),
        ),
        Boost((Stat.BODY_CHECK,), -1, HOST),
    ),
    "iron-shield-of-old": (
        Boost((Stat.DEEPS_ROLL,), +2, COMPANY),
        Action(
            (CancelStrike(ineffectual=True),),
            when=(Moment.STRIKE_FACED,),
            if_=Is(DEFENDER, BEARER & WARRIOR),
            tap=(That(SELF),),
        ),
    ),
    "old-treasure": (
        Action((Boost((Stat.DIRECT_INFLUENCE,), +4, HOST, until=Until.TURN),), discard=That(SELF)),
    ),
    "records-unread": lore(SHADOW_HOLD, SHADOW_HOLD),
    "secret-book": lore(FREE_HOLD | BORDER_HOLD, RUINS),
    "thong-of-fire": (
        BorneBy(CHARACTER & With(Stat.PROWESS, least=6)),
        Boost((Stat.UNTAPPED_PENALTY,), 0, HOST, if_=Is(HOST, WARRIOR), op=Op.SET),
    ),
    "thrall-ring": (LOWERS_MIND, ON_ONE),
    "thrors-map-minion": (
        Action(
            (Untap(TARGET),),
            on=SITE_CARD & TAPPED & AttackedBy(DRAGON),
            discard=That(SELF),
        ),
    ),
    "troth-ring": (LOWERS_MIND, Boost((Stat.BODY_CHECK,), -1, HOST), ON_ONE),
}
