"""Resource events of Dark Minions."""

from __future__ import annotations

from westmarch.meccg.kinds import Race, SiteType, Zone
from westmarch.meccg.tables.printed import Attack
from westmarch.meccg.vocabulary.abilities import (
    Ability,
    DiscardWhen,
    InZone,
    LongEvent,
    NotDuplicated,
    PermanentEvent,
    ShortEvent,
    Storable,
    Way,
)
from westmarch.meccg.vocabulary.acts import (
    Choice,
    Discard,
    Each,
    Fetch,
    Keep,
    PlayNow,
    Tap,
    ToDeck,
    Untap,
)
from westmarch.meccg.vocabulary.effects import Action, CorruptionCheck, Modify, When
from westmarch.meccg.vocabulary.filters import (
    Amid,
    Anything,
    At,
    Facing,
    Holding,
    MovingTo,
    PlayableWhere,
)
from westmarch.meccg.vocabulary.happenings import (
    attack_defeated,
    discarded,
    influenced,
)
from westmarch.meccg.vocabulary.journeys import ExtraMovement, JoinCompany
from westmarch.meccg.vocabulary.judgements import (
    GATES,
    Case,
    Cases,
    Event,
    Exists,
    Is,
)
from westmarch.meccg.vocabulary.properties import PlayableAt, That
from westmarch.meccg.vocabulary.references import (
    CHOSEN,
    COMPANY,
    EACH_PLAYER,
    HOST,
    INFLUENCED,
    INFLUENCER,
    IT,
    KEPT,
    SELF,
    SITE,
    TARGET,
    Deed,
    Happens,
    Moment,
    Stat,
    Until,
)
from westmarch.meccg.vocabulary.statics import (
    Boost,
    Cannot,
    Isolates,
    LosesAttacks,
    Presume,
    SitesBecome,
)
from westmarch.meccg.vocabulary.targets import ACompany
from westmarch.meccg.vocabulary.usages import BOUND, SHADOW_OR_DARK, own_company_moves, rescue
from westmarch.meccg.vocabulary.words import (
    ALLY,
    ATTACKER_CHOOSES,
    AVATAR,
    CHARACTER,
    DRAGONS_LAIR,
    DWARF,
    FACTION,
    HAVEN,
    HERE,
    HOBBIT,
    IN_DISCARD,
    IN_HAND,
    IN_PLAY,
    INFORMATION,
    ISOLATED,
    ITEM,
    MINE,
    MOVING,
    RESOURCE,
    RUINS,
    SAGE,
    SITE_CARD,
    TAPPED,
    UNDER_DEEPS,
    UNTAPPED,
    WIZARD,
    in_region,
    named,
    place,
)

GONDOR = in_region("anorien", "lebennin", "lamedon", "belfalas", "anfalas")
WATCHED = FACTION & PlayableWhere(GONDOR) & ~named("army-of-the-dead")
AT_SITE, ORGANIZING = (Moment.SITE_PHASE,), (Moment.ORGANIZATION,)
STUDIES = Way(
    when=AT_SITE, tap=SAGE & CHARACTER & HERE & At(INFORMATION & UNTAPPED), taps_site=True
)

CARDS: dict[str, tuple[Ability, ...]] = {
    "choice-of-luthien": (
        PermanentEvent(Way(on=named("arwen") & MINE & At(place("minas-tirith")))),
        Boost((Stat.DIRECT_INFLUENCE, Stat.MIND), +2, HOST),
        DiscardWhen((own_company_moves(~GONDOR),)),
        Action(
            (
                Fetch(
                    (ITEM | ALLY | FACTION) & PlayableAt(SITE), (Zone.DECK, Zone.DISCARD), Zone.HAND
                ),
            ),
            tap=(That(HOST),),
        ),
    ),
    "crown-of-flowers": (
        PermanentEvent(),
        Action(
            (Keep(Choice(RESOURCE & IN_HAND & MINE)),),
            if_=~Exists(That(KEPT) & IN_PLAY),
            once=True,
        ),
        Presume(doors=False, gates=True, for_=That(KEPT)),
        DiscardWhen((discarded(KEPT),)),
        When(discarded(SELF), (Discard(Each(That(KEPT) & IN_PLAY)),)),
    ),
    "the-dwarves-are-upon-you": (
        ShortEvent(
            (
                Boost((Stat.PROWESS,), +2, CHARACTER & DWARF & HERE),
                Boost((Stat.BODY,), -1, CHARACTER & DWARF & HERE),
            ),
            Way(
                when=(Moment.ATTACK_FACED,),
                on=ACompany(Facing() & Holding(CHARACTER & DWARF)),
            ),
        ),
        NotDuplicated(on_host=True),
    ),
    "first-of-the-order": (
        ShortEvent(
            (Boost((Stat.CORRUPTION_CHECK,), +2, TARGET, until=Until.TURN),),
            Way(
                when=(Moment.QUIET, Moment.ATTACK_FACED, Moment.CORRUPTION_CHECK),
                on=named("saruman") & MINE,
            ),
        ),
    ),
    "forewarned-is-forearmed": (
        PermanentEvent(),
        Isolates(SITE_CARD & ~DRAGONS_LAIR),
        DiscardWhen((attack_defeated(ISOLATED),)),
        NotDuplicated(),
    ),
    "hobbit-lore": (
        PermanentEvent(
            Way(when=ORGANIZING, on=named("gandalf") & MINE & At(HAVEN)), (Tap(TARGET),)
        ),
        Boost((Stat.DIRECT_INFLUENCE,), +2, HOST, against=HOBBIT),
    ),
    "horns-horns-horns": (ShortEvent((ToDeck(Each(FACTION & IN_DISCARD)),)),),
    "hundreds-of-butterflies": (
        ShortEvent(
            (Untap(TARGET), Boost((Stat.HAZARD_LIMIT,), +1, COMPANY, until=Until.TURN)),
            Way(when=(Moment.MOVEMENT,), on=CHARACTER & TAPPED & HERE & Amid(MOVING)),
        ),
    ),
    "into-dark-tunnels": (
        ShortEvent(
            (ExtraMovement(),),
            Way(when=(Moment.END_OF_MOVEMENT,), on=ACompany(MovingTo(UNDER_DEEPS))),
        ),
    ),
    "more-alert-than-most": (
        PermanentEvent(),
        Boost((Stat.STRIKES,), Cases((Case(GATES, -2),), -1), ATTACKER_CHOOSES, min_=1),
        DiscardWhen((attack_defeated(ATTACKER_CHOOSES),)),
        NotDuplicated(),
    ),
    "rebuild-the-town": (
        PermanentEvent(
            Way(
                when=AT_SITE,
                on=SITE_CARD & That(SITE) & RUINS & ~DRAGONS_LAIR & ~UNDER_DEEPS,
            )
        ),
        SitesBecome(SiteType.BORDER_HOLD, of=HOST),
        LosesAttacks(HOST, Anything()),
    ),
    "secret-ways": (
        LongEvent(),
        Boost((Stat.DEEPS_ROLL,), +4, Anything()),
        NotDuplicated(),
    ),
    "sentinels-of-numenor": (
        PermanentEvent(to=Zone.PILE),
        InZone(
            Zone.PILE,
            (
                Boost((Stat.INFLUENCE_CHECK,), -2, CHARACTER, against=WATCHED),
                Cannot(Deed.PLAY, EACH_PLAYER, named("muster"), if_=Is(INFLUENCED, WATCHED)),
                When(influenced(WATCHED & MINE), (Keep(IT, beside=True),)),
                Boost((Stat.MARSHALLING,), +1, WATCHED & That(KEPT) & IN_PLAY),
                When(discarded(KEPT), (Discard(SELF),)),
            ),
        ),
        NotDuplicated(),
    ),
    "smoke-rings": (
        ShortEvent(
            (Fetch(RESOURCE | CHARACTER, (Zone.SIDEBOARD, Zone.DISCARD), Zone.DECK, may=False),)
        ),
    ),
    "when-you-know-more": (
        PermanentEvent(STUDIES, on_user=True),
        Action(
            (Modify(Stat.INFLUENCE_CHECK, 2), CorruptionCheck(HOST)),
            when=(Moment.INFLUENCE_CHECK,),
            tap=(That(HOST),),
            if_=Is(INFLUENCER, HERE),
        ),
    ),
    "the-windlord-found-me": (
        rescue(
            (place("isengard") | SHADOW_OR_DARK) & UNTAPPED,
            Attack((Race.ORC,), 4, 9),
            taps_site=True,
        ),
        BOUND,
        Storable(HAVEN),
        InZone(
            Zone.PILE,
            (
                When(
                    Event(Happens.STORED, SELF),
                    (PlayNow(AVATAR & WIZARD, (Zone.DECK, Zone.DISCARD)), JoinCompany(CHOSEN)),
                    if_=~Exists(AVATAR & MINE),
                ),
            ),
        ),
        NotDuplicated(by_player=True),
    ),
}
