"""Resource events of The Lidless Eye that help on the way, at a site, and with cards."""

from __future__ import annotations

from westmarch.meccg.kinds import Alignment, Keyword, Zone
from westmarch.meccg.vocabulary.abilities import (
    Ability,
    DiscardWhen,
    InZone,
    NotDuplicated,
    PermanentEvent,
    ShortEvent,
    Way,
)
from westmarch.meccg.vocabulary.acts import (
    Chance,
    Discard,
    Each,
    Fetch,
    Show,
    ToDeck,
)
from westmarch.meccg.vocabulary.effects import (
    Action,
    CallCouncil,
    Cancel,
    CorruptionCheck,
    Modify,
    TestRing,
)
from westmarch.meccg.vocabulary.filters import Against, Amid, At, Bears, Holding, MovingTo
from westmarch.meccg.vocabulary.happenings import DECK_EXHAUSTED, leaves_company, moves
from westmarch.meccg.vocabulary.journeys import ExtraMovement
from westmarch.meccg.vocabulary.judgements import (
    MAY_CALL_COUNCIL,
    MY_TURN,
    Is,
    PlayerIs,
    Plus,
    StatOf,
    Times,
    UnusedInfluence,
)
from westmarch.meccg.vocabulary.properties import Sized, That
from westmarch.meccg.vocabulary.references import (
    CHOSEN,
    COMPANY,
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
from westmarch.meccg.vocabulary.statics import Boost, Cannot, May, Presume
from westmarch.meccg.vocabulary.targets import ACompany
from westmarch.meccg.vocabulary.words import (
    CHARACTER,
    CREATURE,
    DARK_HOLD,
    DIPLOMAT,
    FACTION,
    GOLD_RING,
    HAVEN,
    HAZARD,
    HERE,
    IN_HAND,
    INFORMATION,
    ITEM,
    LONG_EVENT,
    MINE,
    MOVING,
    ORC,
    OVERT,
    PERMANENT_EVENT,
    RESOURCE,
    RING,
    SAGE,
    SCOUT,
    SHADOW_HOLD,
    THEIRS,
    UNTAPPED,
    WARRIOR,
    marked,
)

ENVIRONMENT, PALANTIR = marked(Keyword.ENVIRONMENT), marked(Keyword.PALANTIR)
ORGANIZATION, INFLUENCE = (Moment.ORGANIZATION,), (Moment.INFLUENCE_CHECK,)
CORRUPTION = (Moment.CORRUPTION_CHECK,)
ALWAYS = (
    Moment.UNTAP,
    Moment.ORGANIZATION,
    Moment.LONG_EVENTS,
    Moment.MOVEMENT,
    Moment.SITE_PHASE,
    Moment.END_OF_TURN,
)

CARDS: dict[str, tuple[Ability, ...]] = {
    "all-thought-bent-upon-it": (
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
    "an-untimely-whisper": (ShortEvent((Show(Chance(IN_HAND & THEIRS, 5), to=ME),)),),
    "back-to-the-fray": (
        ShortEvent(
            (
                Fetch(CHARACTER, (Zone.DISCARD,), Zone.DECK, count=99),
                Fetch(CHARACTER, (Zone.DISCARD,), Zone.DECK, count=99, whose=OPPONENT),
            )
        ),
    ),
    "crooked-promptings": (
        ShortEvent((Modify(Stat.INFLUENCE_CHECK, +3),), Way(when=INFLUENCE, by=DIPLOMAT & HERE)),
        ShortEvent((Modify(Stat.CORRUPTION_CHECK, +2),), Way(when=CORRUPTION, by=DIPLOMAT & HERE)),
    ),
    "focus-palantir": (
        PermanentEvent(Way(by=SAGE & CHARACTER, on=PALANTIR & ITEM & HERE)),
        May(Deed.USE_PALANTIR, Bears(That(HOST)), That(HOST)),
        DiscardWhen((moves(HOST),)),
    ),
    "forced-march": (
        ShortEvent(
            (ExtraMovement(),),
            Way(when=(Moment.END_OF_MOVEMENT,), on=ACompany(MINE & MovingTo(HAVEN))),
        ),
    ),
    "gifts-as-given-of-old": (
        ShortEvent(
            (Modify(Stat.INFLUENCE_CHECK, +3),), Way(when=INFLUENCE, if_=Is(INFLUENCED, FACTION))
        ),
    ),
    "honey-on-the-tongue": (
        ShortEvent(
            (Boost((Stat.DIRECT_INFLUENCE,), +5, TARGET, against=CHARACTER, until=Until.TURN),),
            Way(by=DIPLOMAT & CHARACTER, on=CHARACTER & HERE),
        ),
        NotDuplicated(on_host=True),
    ),
    "orc-mounts": (
        ShortEvent(
            (
                Boost((Stat.HAZARD_LIMIT,), +2, TARGET, until=Until.TURN),
                Boost((Stat.PROWESS,), -1, CREATURE & Against(That(TARGET)), until=Until.TURN),
            ),
            Way(when=ORGANIZATION, on=ACompany(MINE & MOVING & OVERT)),
        ),
        NotDuplicated(on_host=True),
    ),
    "rumor-of-the-one": (
        PermanentEvent(),
        Boost((Stat.CORRUPTION, Stat.MARSHALLING), +1, ITEM & RING),
        DiscardWhen((DECK_EXHAUSTED,)),
        NotDuplicated(),
    ),
    "secrets-of-their-forging": (
        ShortEvent(
            (TestRing(TARGET, known=True),),
            Way(
                when=(Moment.SITE_PHASE,),
                tap=SAGE & UNTAPPED & HERE & At(INFORMATION & UNTAPPED),
                on=GOLD_RING & HERE,
                taps_site=True,
            ),
        ),
    ),
    "skies-of-fire": (
        PermanentEvent(
            do=(Discard(Each(ENVIRONMENT & HAZARD)), Cancel(Each(ENVIRONMENT & HAZARD)))
        ),
        Presume(gates=True, for_=HAZARD),
        NotDuplicated(),
    ),
    "sneakin": (
        ShortEvent(
            (Cannot(Deed.BE_ATTACKED, COMPANY, CREATURE, until=Until.TURN),),
            Way(when=ORGANIZATION, tap=CHARACTER & SCOUT & UNTAPPED & Amid(Sized(most=2))),
        ),
    ),
    "sudden-call": (
        ShortEvent((CallCouncil(),), Way(if_=MAY_CALL_COUNCIL & MY_TURN)),
        ShortEvent(
            (CallCouncil(),),
            Way(
                if_=MAY_CALL_COUNCIL
                & ~MY_TURN
                & PlayerIs(OPPONENT, (Alignment.MINION, Alignment.BALROG))
            ),
        ),
        InZone(Zone.HAND, (Action((Show(SELF), ToDeck(SELF)), when=ALWAYS),)),
    ),
    "swarm-of-bats": (
        PermanentEvent(
            Way(
                when=ORGANIZATION,
                on=ACompany(
                    MINE
                    & OVERT
                    & Holding(CHARACTER & ORC, least=2)
                    & At(HAVEN | SHADOW_HOLD | DARK_HOLD)
                ),
            )
        ),
        Boost((Stat.PROWESS, Stat.BODY), -1, Against(That(HOST))),
        DiscardWhen((leaves_company(CHARACTER, HOST),)),
        NotDuplicated(on_host=True),
    ),
    "test-of-fire": (
        ShortEvent((TestRing(TARGET),), Way(by=SAGE & CHARACTER, on=GOLD_RING & HERE)),
    ),
    "threats": (
        ShortEvent(
            (
                Modify(
                    Stat.INFLUENCE_CHECK,
                    Plus(
                        (
                            StatOf(Stat.PROWESS, INFLUENCER, most=6),
                            Times(-1, UnusedInfluence(INFLUENCER, INFLUENCED)),
                        )
                    ),
                ),
            ),
            Way(when=INFLUENCE, by=WARRIOR & That(INFLUENCER), if_=Is(INFLUENCED, FACTION)),
        ),
    ),
    "voices-of-malice": (
        ShortEvent(
            (
                Discard(TARGET),
                CorruptionCheck(USER, -2),
            ),
            Way(
                tap=SAGE & UNTAPPED,
                on=HAZARD & (PERMANENT_EVENT | LONG_EVENT) & ~ENVIRONMENT,
            ),
        ),
    ),
    "weigh-all-things-to-a-nicety": (
        ShortEvent((Fetch(RESOURCE | CHARACTER, (Zone.SIDEBOARD, Zone.DISCARD), Zone.DECK),)),
    ),
}
