"""Resource events of The Wizards that help with checks, rings, Palantíri and lore."""

from __future__ import annotations

from westmarch.meccg.kinds import Keyword, Zone
from westmarch.meccg.vocabulary.abilities import (
    Ability,
    AnyTime,
    DiscardWhen,
    NotDuplicated,
    PermanentEvent,
    ShortEvent,
    StoredAlong,
    Way,
)
from westmarch.meccg.vocabulary.acts import (
    Draw,
    Each,
    Eliminate,
    Fetch,
    Show,
    ShuffleTop,
    ToDeck,
    Top,
    Untap,
)
from westmarch.meccg.vocabulary.effects import (
    Action,
    CorruptionCheck,
    Fail,
    If,
    Later,
    Modify,
    OneOf,
    Steps,
    Succeed,
    TestRing,
    Win,
)
from westmarch.meccg.vocabulary.filters import Amid, At, Bears, Holding
from westmarch.meccg.vocabulary.happenings import influenced
from westmarch.meccg.vocabulary.judgements import AtLeast, Count, Exists, Is, StatOf
from westmarch.meccg.vocabulary.properties import AtSiteOf, On, That
from westmarch.meccg.vocabulary.references import (
    CHECKED,
    CHOSEN,
    HOST,
    INFLUENCED,
    INFLUENCER,
    ME,
    OPPONENT,
    SELF,
    TARGET,
    USER,
    Deed,
    Moment,
    Stat,
    Until,
)
from westmarch.meccg.vocabulary.statics import Boost, May
from westmarch.meccg.vocabulary.usages import SHADOW_OR_DARK, own_company_moves
from westmarch.meccg.vocabulary.words import (
    ANY_TIME,
    CHARACTER,
    DIPLOMAT,
    FACTION,
    GOLD_RING,
    HAVEN,
    HERE,
    IN_DECK,
    IN_DISCARD,
    IN_HAND,
    INFORMATION,
    ITEM,
    MINE,
    RESOURCE,
    SAGE,
    SITE_CARD,
    TAPPED,
    THEIRS,
    UNTAPPED,
    WARRIOR,
    WIZARD,
    marked,
    named,
    place,
)

INFLUENCE, CORRUPTION = (Moment.INFLUENCE_CHECK,), (Moment.CORRUPTION_CHECK,)
PALANTIR = marked(Keyword.PALANTIR)
SAGES_RING = GOLD_RING & MINE & Amid(Holding(SAGE))


def helps_check(amount: int) -> ShortEvent:
    """A diplomat helps somebody of his company to withstand corruption."""
    return ShortEvent(
        (Modify(Stat.CORRUPTION_CHECK, amount),), Way(when=CORRUPTION, by=DIPLOMAT & HERE)
    )


CARDS: dict[str, tuple[Ability, ...]] = {
    "a-friend-or-three": (
        ShortEvent((Modify(Stat.INFLUENCE_CHECK, Count(CHARACTER & HERE)),), Way(when=INFLUENCE)),
        ShortEvent((Modify(Stat.CORRUPTION_CHECK, Count(CHARACTER & HERE)),), Way(when=CORRUPTION)),
    ),
    "align-palantir": (
        PermanentEvent(Way(on=PALANTIR & MINE & Amid(Holding(SAGE)))),
        May(Deed.USE_PALANTIR, Bears(That(HOST)), That(HOST)),
        StoredAlong(),
        DiscardWhen((own_company_moves(),)),
        NotDuplicated(on_host=True),
    ),
    "cracks-of-doom": (
        ShortEvent(
            (CorruptionCheck(USER, -4, passed=(Win(),)),),
            Way(
                when=(Moment.SITE_PHASE,),
                by=CHARACTER & Bears(named("the-one-ring")) & At(place("mount-doom")),
            ),
        ),
    ),
    "far-sight": (
        ShortEvent(
            (
                Fetch(ITEM, (Zone.DECK,), Zone.HAND, may=False),
                Show(CHOSEN),
                CorruptionCheck(USER),
            ),
            Way(
                when=(Moment.SITE_PHASE,),
                tap=SAGE & UNTAPPED & HERE & At(INFORMATION & UNTAPPED),
                taps_site=True,
            ),
        ),
    ),
    "favor-of-the-valar": (
        ShortEvent(
            (
                ToDeck(Each(IN_HAND & MINE)),
                ToDeck(Each(IN_DISCARD & MINE & ~SITE_CARD)),
                Draw(8),
                Eliminate(SELF),
            ),
            Way(when=(Moment.ORGANIZATION,)),
        ),
    ),
    "gollums-fate": (
        ShortEvent(
            (Win(),),
            Way(
                when=(Moment.SITE_PHASE,),
                by=CHARACTER & Bears(named("the-one-ring")) & At(place("mount-doom")),
                on=named("gollum") & At(place("mount-doom")) & AtSiteOf(USER),
            ),
        ),
    ),
    "lordly-presence": (
        ShortEvent(
            (
                Modify(Stat.INFLUENCE_CHECK, 5),
                Later(influenced(INFLUENCED), (Draw(1),), until=Until.PHASE),
            ),
            Way(when=INFLUENCE, by=DIPLOMAT & That(INFLUENCER), if_=Is(INFLUENCED, FACTION)),
        ),
    ),
    "mirror-of-galadriel": (
        ShortEvent(
            (
                Show(Each(IN_HAND & THEIRS), ME),
                OneOf(
                    (
                        Steps((Show(Top(5), ME), ShuffleTop(5))),
                        Steps((Show(Top(5, OPPONENT), ME), ShuffleTop(5, OPPONENT))),
                    ),
                    may=True,
                ),
            ),
            Way(if_=Exists(CHARACTER & MINE & At(place("lorien")))),
        ),
    ),
    "muster": (
        ShortEvent(
            (Modify(Stat.INFLUENCE_CHECK, StatOf(Stat.PROWESS, INFLUENCER, most=5)),),
            Way(when=INFLUENCE, by=WARRIOR & That(INFLUENCER), if_=Is(INFLUENCED, FACTION)),
        ),
    ),
    "narya": (
        ShortEvent(
            (
                Boost((Stat.PROWESS,), +4, TARGET, until=Until.TURN),
                Boost((Stat.BODY,), +1, TARGET, until=Until.TURN),
                Boost((Stat.DIRECT_INFLUENCE,), +2, TARGET, until=Until.TURN),
                Untap(Each(CHARACTER & TAPPED & Amid(Holding(That(TARGET))))),
                CorruptionCheck(TARGET, -5),
            ),
            Way(when=ANY_TIME, on=named("gandalf") & MINE),
        ),
    ),
    "nenya": (
        ShortEvent(
            (
                Boost(
                    (Stat.PROWESS, Stat.BODY, Stat.DIRECT_INFLUENCE), +2, TARGET, until=Until.TURN
                ),
                If(
                    Is(TARGET, At(HAVEN)),
                    (CorruptionCheck(TARGET, -1),),
                    (CorruptionCheck(TARGET, -3),),
                ),
                Action(
                    (Succeed(),),
                    when=CORRUPTION,
                    if_=Is(CHECKED, ~At(SHADOW_OR_DARK)),
                    single=True,
                    until=Until.TURN,
                ),
            ),
            Way(when=ANY_TIME, on=named("galadriel") & MINE),
        ),
    ),
    "new-friendship": (
        ShortEvent(
            (Modify(Stat.INFLUENCE_CHECK, 3),), Way(when=INFLUENCE, by=DIPLOMAT & That(INFLUENCER))
        ),
        helps_check(2),
    ),
    "old-friendship": (
        ShortEvent(
            (Modify(Stat.INFLUENCE_CHECK, 5),),
            Way(when=INFLUENCE, by=DIPLOMAT & That(INFLUENCER), if_=Is(INFLUENCED, CHARACTER)),
        ),
        helps_check(4),
    ),
    "tempering-friendship": (
        ShortEvent(
            (Modify(Stat.INFLUENCE_CHECK, 4),), Way(when=INFLUENCE, if_=Is(INFLUENCED, FACTION))
        ),
    ),
    "test-of-form": (ShortEvent((TestRing(TARGET),), Way(by=SAGE & MINE, on=SAGES_RING)),),
    "test-of-lore": (ShortEvent((TestRing(TARGET, -1),), Way(by=SAGE & MINE, on=SAGES_RING)),),
    "use-palantir": (
        ShortEvent(
            (May(Deed.USE_PALANTIR, USER, That(TARGET), until=Until.TURN),),
            Way(tap=SAGE & UNTAPPED & MINE & Bears(PALANTIR), on=PALANTIR & On(USER)),
        ),
    ),
    "vilya": (
        ShortEvent(
            (
                Boost((Stat.PROWESS,), +4, TARGET, until=Until.TURN),
                Boost((Stat.BODY,), +2, TARGET, until=Until.TURN),
                Boost((Stat.DIRECT_INFLUENCE,), +6, TARGET, until=Until.TURN),
                If(
                    Is(TARGET, At(place("rivendell"))) & AtLeast(Count(IN_DECK & MINE), 5),
                    (Fetch(RESOURCE, (Zone.DISCARD,), Zone.DECK, count=3),),
                ),
                CorruptionCheck(TARGET, -3),
            ),
            Way(when=ANY_TIME, on=named("elrond") & MINE),
        ),
        NotDuplicated(per_turn=True),
    ),
    "wizards-laughter": (
        AnyTime(),
        ShortEvent(
            (Fail(), CorruptionCheck(USER, -2)),
            Way(
                when=INFLUENCE,
                by=WIZARD & MINE,
                if_=Is(INFLUENCER, THEIRS) & Is(INFLUENCED, MINE),
            ),
        ),
    ),
    "wizards-voice": (
        ShortEvent(
            (
                Boost((Stat.DIRECT_INFLUENCE,), +6, USER, until=Until.TURN),
                CorruptionCheck(USER, -3),
            ),
            Way(when=(Moment.QUIET, Moment.INFLUENCE_CHECK), by=WIZARD & MINE),
        ),
        NotDuplicated(per_turn=True),
    ),
}
