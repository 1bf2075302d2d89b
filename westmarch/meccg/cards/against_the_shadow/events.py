"""Resource events of Against the Shadow."""

from __future__ import annotations

from westmarch.meccg.kinds import Alignment, Keyword, Phase, SiteType
from westmarch.meccg.vocabulary.abilities import (
    Ability,
    DiscardIf,
    DiscardWhen,
    NotDuplicated,
    PermanentEvent,
    ShortEvent,
    Way,
)
from westmarch.meccg.vocabulary.acts import Discard, Draw, Each, Eliminate, Heal, Untap
from westmarch.meccg.vocabulary.effects import (
    CancelAttack,
    CorruptionCheck,
    ForEach,
    Modify,
    OneOf,
    Roll,
    When,
)
from westmarch.meccg.vocabulary.filters import Anything, At, FollowerOf, LyingOn
from westmarch.meccg.vocabulary.happenings import DECK_EXHAUSTED, leaves_company, phase_ends
from westmarch.meccg.vocabulary.judgements import (
    GATES,
    Amount,
    AvatarIs,
    Count,
    Exists,
    Is,
    PlayerIs,
    Plus,
    RemovalNumber,
)
from westmarch.meccg.vocabulary.properties import On, That, Uses
from westmarch.meccg.vocabulary.references import (
    HOST,
    IT,
    ME,
    OPPONENT,
    OWN_AVATAR,
    SELF,
    SITE,
    TARGET,
    USER,
    Deed,
    Moment,
    Stat,
    Trait,
)
from westmarch.meccg.vocabulary.statics import Boost, May, SitesBecome, Treat
from westmarch.meccg.vocabulary.targets import ACompany, AnAttack
from westmarch.meccg.vocabulary.usages import FREE_OR_BORDER, NOT_FOR_FALLEN
from westmarch.meccg.vocabulary.words import (
    AUTOMATIC,
    CHARACTER,
    DIPLOMAT,
    DRAGONS_LAIR,
    FACTION,
    FREE_HOLD,
    HAVEN,
    HAZARD,
    HERE,
    HERO,
    LEADER,
    MINE,
    MINION,
    PERMANENT_EVENT,
    RINGWRAITH,
    RUINS,
    TAPPED,
    TROLL,
    UNDER_DEEPS,
    WOUNDED,
)

SORCERER, SPIRIT_USER, SHADOW_USER = (
    CHARACTER & Uses(magic)
    for magic in (Keyword.SORCERY, Keyword.SPIRIT_MAGIC, Keyword.SHADOW_MAGIC)
)
BEFORE = (Moment.BEFORE_ASSIGNMENT,)
OTHERS_OF_THE_COMPANY = Plus((Count(CHARACTER & HERE), -1))


def helps(stat: Stat, moment: Moment, amount: Amount) -> ShortEvent:
    """A diplomat helps with a check of his company."""
    return ShortEvent((Modify(stat, amount),), Way(when=(moment,), by=DIPLOMAT & HERE))


CARDS: dict[str, tuple[Ability, ...]] = {
    "glamour-of-surpassing-excellence": (
        ShortEvent(
            (
                ForEach(
                    HAZARD & PERMANENT_EVENT & LyingOn(CHARACTER & HERE),
                    (Roll(RemovalNumber(IT, 8), (Discard(IT),)),),
                ),
            ),
            Way(on=ACompany(At(FREE_OR_BORDER))),
        ),
    ),
    "safe-from-the-shadow": (
        PermanentEvent(),
        May(Deed.STORE_AT_END, HERO & CHARACTER),
        DiscardWhen((DECK_EXHAUSTED,)),
        NotDuplicated(),
    ),
    "the-sun-unveiled": (
        ShortEvent(
            (Discard(Each(HAZARD & PERMANENT_EVENT & On(TARGET))), Untap(TARGET)),
            Way(if_=GATES, on=CHARACTER & MINE & At(FREE_HOLD)),
        ),
    ),
    "above-the-abyss": (
        ShortEvent(
            (Untap(TARGET),),
            Way(
                if_=PlayerIs(OPPONENT, (Alignment.HERO,)) & Exists(RINGWRAITH & That(OWN_AVATAR)),
                on=CHARACTER & TAPPED & ~RINGWRAITH,
            ),
        ),
    ),
    "dark-tryst": (ShortEvent((Draw(3), Eliminate(SELF))),),
    "driven-as-by-a-madness": (
        ShortEvent(
            (
                Boost((Stat.PROWESS,), +2, CHARACTER & HERE),
                Boost((Stat.BODY,), -1, CHARACTER & HERE),
                CorruptionCheck(USER, -3),
            ),
            Way(when=BEFORE, by=SPIRIT_USER & HERE, on=AnAttack(Anything())),
        ),
        NotDuplicated(on_host=True),
    ),
    "hold-rebuilt-and-repaired": (
        PermanentEvent(
            Way(
                when=(Moment.SITE_PHASE,),
                on=RUINS & ~DRAGONS_LAIR & ~UNDER_DEEPS & That(SITE),
            )
        ),
        SitesBecome(SiteType.SHADOW_HOLD, of=HOST),
        Treat(HOST, Trait.DETAINMENT),
    ),
    "join-with-that-power": (
        helps(Stat.INFLUENCE_CHECK, Moment.INFLUENCE_CHECK, OTHERS_OF_THE_COMPANY),
        helps(Stat.CORRUPTION_CHECK, Moment.CORRUPTION_CHECK, OTHERS_OF_THE_COMPANY),
        NotDuplicated(on_check=True),
    ),
    "orders-from-lugburz": (
        PermanentEvent(Way(on=ACompany(MINE))),
        May(Deed.BE_IN_COMPANY, CHARACTER & TROLL & LEADER & HERE),
        Boost((Stat.CORRUPTION_CHECK,), +1, CHARACTER & HERE & FollowerOf(TROLL & LEADER)),
        DiscardIf(AvatarIs(ME, ("ren-the-unclean",))),
        DiscardWhen((leaves_company(CHARACTER & LEADER, HOST),)),
        NotDuplicated(on_host=True),
    ),
    "tokens-to-show": (
        PermanentEvent(),
        May(Deed.STORE_AT_END, MINION & CHARACTER),
        DiscardWhen((DECK_EXHAUSTED,)),
        NotDuplicated(),
    ),
    "tribute-garnered": (
        PermanentEvent(Way(on=FACTION)),
        DiscardWhen((DECK_EXHAUSTED,)),
        NotDuplicated(on_host=True),
        NOT_FOR_FALLEN,
    ),
    "the-tormented-earth": (
        ShortEvent(
            (
                OneOf((CancelAttack(), Boost((Stat.PROWESS,), -3, TARGET))),
                CorruptionCheck(USER, -4),
            ),
            Way(when=BEFORE, by=SORCERER & HERE, on=AnAttack(~AUTOMATIC)),
        ),
        NotDuplicated(on_host=True),
    ),
    "well-preserved": (
        PermanentEvent(
            Way(by=SHADOW_USER, on=CHARACTER & WOUNDED & HERE),
            (Heal(TARGET), CorruptionCheck(USER, -3)),
        ),
        Boost((Stat.BODY,), -1, HOST),
        When(phase_ends(Phase.UNTAP, ME), (Discard(SELF),), if_=Is(HOST, At(HAVEN))),
    ),
}
