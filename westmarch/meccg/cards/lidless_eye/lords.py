"""Resource events of The Lidless Eye about Ringwraiths, leaders and who is controlled by them."""

from __future__ import annotations

from westmarch.kernel.records import replace
from westmarch.meccg.kinds import Keyword, Phase, Zone
from westmarch.meccg.vocabulary.abilities import (
    Ability,
    DiscardIf,
    DiscardWhen,
    NotDuplicated,
    PermanentEvent,
    ShortEvent,
    Way,
)
from westmarch.meccg.vocabulary.acts import Discard, Each, Fetch, PlaceWith, ToHand, Untap
from westmarch.meccg.vocabulary.effects import Action, CancelAttack, CorruptionCheck, Roll, When
from westmarch.meccg.vocabulary.filters import Against, Anything, At, Filter, Holding
from westmarch.meccg.vocabulary.happenings import (
    enters_play,
    moves,
    phase_starts,
    strike_fails,
)
from westmarch.meccg.vocabulary.journeys import ExtraMovement
from westmarch.meccg.vocabulary.judgements import ERRATA, Exists, Half, Is, StatOf
from westmarch.meccg.vocabulary.properties import AtSiteOf, Marked, More, On, That, With
from westmarch.meccg.vocabulary.references import (
    DEFENDER,
    HOST,
    IT,
    ME,
    OWN_AVATAR,
    SELF,
    TARGET,
    Deed,
    Moment,
    Stat,
    Trait,
    Until,
)
from westmarch.meccg.vocabulary.statics import Boost, Cannot, May, Op, Treat
from westmarch.meccg.vocabulary.targets import ACompany, AnAttack
from westmarch.meccg.vocabulary.words import (
    ALLY,
    AVATAR,
    BLACK_RIDER,
    CAME_HOME,
    CHARACTER,
    FELL_RIDER,
    FOLLOWER,
    HAVEN,
    HERALDED_LORD,
    HERE,
    LEADER,
    MINE,
    RINGWRAITH,
    TAPPED,
    marked,
    named,
)

ORGANIZATION = (Moment.ORGANIZATION,)
BEFORE = (Moment.BEFORE_ASSIGNMENT,)
COMMAND = marked(Keyword.COMMAND)
MAGIC = Marked(Keyword.SORCERY) | Marked(Keyword.SPIRIT_MAGIC) | Marked(Keyword.SHADOW_MAGIC)
OWN_COMPANY = Holding(That(OWN_AVATAR))
WRAITHS_AND_ALLIES = ALLY | (RINGWRAITH & FOLLOWER)
IN_A_MODE = FELL_RIDER | BLACK_RIDER | HERALDED_LORD
MODE = PermanentEvent(Way(when=ORGANIZATION, on=ACompany(OWN_COMPANY & At(HAVEN))))
HOME_AGAIN = Is(HOST, At(HAVEN))
HOME_FROM_ABROAD = HOME_AGAIN & (~ERRATA | Is(HOST, CAME_HOME))
"""By the errata the mode ends only where the company has come home (M-ERR-12, M-ERR-18)."""
PARTING = When(
    phase_starts(Phase.ORGANIZATION, ME),
    (Discard(Each(RINGWRAITH & FOLLOWER & HERE)), Discard(SELF)),
    if_=HOME_AGAIN,
)


def own(name: str) -> Filter:
    """A Ringwraith of a name, as his player's own."""
    return named(name) & That(OWN_AVATAR)


def command(boost: Boost) -> tuple[Ability, ...]:
    """A command: it takes the place of others on a leader, and can be taken back to hand."""
    return (
        PermanentEvent(
            Way(when=ORGANIZATION, on=CHARACTER & LEADER & MINE),
            (ToHand(Each(COMMAND & On(TARGET) & ~That(SELF))),),
        ),
        Boost((Stat.DIRECT_INFLUENCE,), -2, HOST, min_=0),
        boost,
        Action((ToHand(SELF),), when=ORGANIZATION),
    )


CARDS: dict[str, tuple[Ability, ...]] = {
    "akhorahil-unleashed": (
        ShortEvent(
            (Fetch(MAGIC, (Zone.DECK, Zone.DISCARD), Zone.HAND),),
            Way(on=own("akhorahil-the-ringwraith")),
        ),
    ),
    "awaiting-the-call": (
        PermanentEvent(
            Way(
                when=ORGANIZATION,
                on=CHARACTER & MINE & With(Stat.MIND, most=6) & At(~HAVEN),
            )
        ),
        Boost((Stat.CONTROL_COST,), Half(StatOf(Stat.MIND, HOST), down=True), HOST, op=Op.SET),
        DiscardWhen((moves(HOST),)),
        NotDuplicated(on_host=True),
    ),
    "bade-to-rule": (
        PermanentEvent(Way(when=ORGANIZATION, on=RINGWRAITH & That(OWN_AVATAR) & At(HAVEN))),
        PermanentEvent(Way(if_=~Exists(That(OWN_AVATAR)))),
        Boost((Stat.DIRECT_INFLUENCE,), -2, HOST),
        Boost((Stat.GENERAL_INFLUENCE,), +5, ME),
        When(enters_play(AVATAR & MINE), (PlaceWith(SELF, IT),), if_=~Is(HOST, Anything())),
        Action((Discard(SELF),), when=ORGANIZATION),
        DiscardWhen((moves(HOST),)),
        NotDuplicated(by_player=True),
    ),
    "black-rider": (
        MODE,
        Treat(HOST, Trait.BLACK_RIDER),
        May(Deed.MOVE_TO, HOST),
        replace(PARTING, if_=HOME_FROM_ABROAD),
        NotDuplicated(on_host=True),
    ),
    "by-the-ringwraiths-word": (
        PermanentEvent(
            Way(
                when=ORGANIZATION,
                on=CHARACTER & MINE & ~That(OWN_AVATAR) & AtSiteOf(OWN_AVATAR) & At(HAVEN),
            )
        ),
        Treat(HOST, Trait.LEADER),
        Boost((Stat.DIRECT_INFLUENCE,), +4, HOST, against=CHARACTER & HERE),
        Cannot(Deed.BE_DISCARDED_BY_CHECK, HOST),
        DiscardIf(Exists(CHARACTER & HERE & More(Stat.MIND, HOST))),
        NotDuplicated(by_player=True),
    ),
    "dwar-unleashed": (
        ShortEvent(
            (May(Deed.REGION_MOVEMENT, TARGET, until=Until.TURN),),
            Way(
                when=ORGANIZATION,
                on=ACompany(Holding(own("dwar-the-ringwraith")) & IN_A_MODE),
            ),
        ),
    ),
    "fell-rider": (
        PermanentEvent(MODE.way, (Discard(Each(WRAITHS_AND_ALLIES & HERE)),)),
        Treat(HOST, Trait.FELL_RIDER),
        Treat(HOST, Trait.OVERT),
        Boost((Stat.PROWESS,), +2, That(OWN_AVATAR) & HERE),
        Boost((Stat.DIRECT_INFLUENCE,), -3, That(OWN_AVATAR) & HERE),
        Cannot(Deed.BE_IN_COMPANY, ALLY | RINGWRAITH, That(HOST)),
        May(Deed.MOVE_TO, HOST),
        When(phase_starts(Phase.ORGANIZATION, ME), (Discard(SELF),), if_=HOME_FROM_ABROAD),
        NotDuplicated(on_host=True),
    ),
    "heralded-lord": (
        MODE,
        Treat(HOST, Trait.HERALDED_LORD),
        Boost((Stat.PROWESS,), -2, CHARACTER & HERE),
        Boost((Stat.DIRECT_INFLUENCE,), +3, CHARACTER & HERE),
        May(Deed.MOVE_TO, HOST),
        PARTING,
    ),
    "hoarmurath-unleashed": (
        ShortEvent(
            (CancelAttack(),),
            Way(
                when=BEFORE,
                by=own("hoarmurath-the-ringwraith"),
                on=AnAttack(Against(MINE)),
            ),
        ),
    ),
    "ill-be-at-your-heels": command(
        Boost((Stat.CORRUPTION_CHECK,), +1, CHARACTER & HERE),
    ),
    "ill-report-you": command(Boost((Stat.PROWESS,), +1, CHARACTER & HERE)),
    "morgul-blade": (
        PermanentEvent(Way(on=CHARACTER & RINGWRAITH & MINE)),
        Boost((Stat.PROWESS, Stat.BODY), -1, Against(Anything()), if_=Is(DEFENDER, That(HOST))),
        When(strike_fails(Anything(), HOST), (Discard(SELF),)),
        NotDuplicated(on_host=True),
    ),
    "ren-unleashed": (
        ShortEvent(
            (CorruptionCheck(Each(CHARACTER & AtSiteOf(TARGET)), -2),),
            Way(on=own("ren-the-ringwraith")),
        ),
    ),
    "the-ring-leaves-its-mark": (
        ShortEvent(
            (
                Fetch(
                    named("black-rider", "fell-rider", "heralded-lord"),
                    (Zone.SIDEBOARD, Zone.DISCARD),
                    Zone.DECK,
                ),
            ),
        ),
        ShortEvent((Roll(6, (Untap(TARGET),)),), Way(on=RINGWRAITH & That(OWN_AVATAR) & TAPPED)),
    ),
    "smart-and-secret": command(Boost((Stat.BODY,), +1, CHARACTER & HERE)),
    "they-ride-together": (
        ShortEvent(
            (May(Deed.HAVE_FOLLOWERS, OWN_AVATAR, until=Until.PHASE),),
            Way(when=ORGANIZATION, on=ACompany(OWN_COMPANY & At(HAVEN))),
        ),
    ),
    "uvatha-unleashed": (
        ShortEvent(
            (ExtraMovement(),),
            Way(
                when=(Moment.END_OF_MOVEMENT,),
                on=ACompany(Holding(own("uvatha-the-ringwraith"))),
            ),
        ),
    ),
    "while-the-yellow-face-sleeps": (
        PermanentEvent(Way(when=ORGANIZATION, on=RINGWRAITH & That(OWN_AVATAR) & At(HAVEN))),
        Boost((Stat.HAND_SIZE,), +1, ME),
        DiscardWhen((moves(HOST),)),
        NotDuplicated(by_player=True),
    ),
    "the-witch-king-unleashed": (
        ShortEvent(
            (Boost((Stat.DIRECT_INFLUENCE,), +5, TARGET, until=Until.TURN),),
            Way(on=own("the-witch-king")),
        ),
        NotDuplicated(per_turn=True),
    ),
}
