"""Resource events of The Balrog."""

from __future__ import annotations

from westmarch.meccg.kinds import Zone
from westmarch.meccg.vocabulary.abilities import (
    Ability,
    DiscardIf,
    InZone,
    NotDuplicated,
    PermanentEvent,
    ShortEvent,
    Way,
)
from westmarch.meccg.vocabulary.acts import Discard, Eliminate, Fetch, ToDeck, Untap
from westmarch.meccg.vocabulary.effects import Action, Band, Modify, RollTable, Win
from westmarch.meccg.vocabulary.filters import Against, Amid, At, Bears, Holding
from westmarch.meccg.vocabulary.judgements import Count, Exists, Is, Plus
from westmarch.meccg.vocabulary.properties import More, That
from westmarch.meccg.vocabulary.references import (
    HOST,
    INFLUENCER,
    OWN_AVATAR,
    SELF,
    TARGET,
    Deed,
    Moment,
    Stat,
    Until,
)
from westmarch.meccg.vocabulary.statics import Boost, Cannot, May
from westmarch.meccg.vocabulary.targets import ACompany, AnAttack
from westmarch.meccg.vocabulary.words import (
    CHARACTER,
    HAZARD,
    HERE,
    INFORMATION,
    LEADER,
    MINE,
    PERMANENT_EVENT,
    RANGER,
    RESOURCE,
    RINGWRAITH,
    SAGE,
    TAPPED,
    UNTAPPED,
    named,
)

ORGANIZATION = (Moment.ORGANIZATION,)
BEFORE = (Moment.BEFORE_ASSIGNMENT,)
THE_BALROG = named("the-balrog")
HIS_COMPANY = Holding(THE_BALROG)


def in_play(name: str) -> Exists:
    """A card of a name is in play."""
    return Exists(named(name))


CALLED_UP = InZone(Zone.SIDEBOARD, (Action((ToDeck(SELF),), when=ORGANIZATION),))
"""It may be brought from the sideboard into the play deck in each organization phase."""


CARDS: dict[str, tuple[Ability, ...]] = {
    "ancient-secrets": (
        ShortEvent(
            (Discard(TARGET),),
            Way(tap=That(OWN_AVATAR) & UNTAPPED & RINGWRAITH, on=HAZARD & PERMANENT_EVENT),
        ),
        ShortEvent(
            (Fetch(RESOURCE, (Zone.SIDEBOARD,), Zone.DECK, count=2),),
            Way(when=ORGANIZATION, tap=That(OWN_AVATAR) & UNTAPPED & RINGWRAITH),
        ),
    ),
    "angband-revisited": (
        ShortEvent((Untap(TARGET),), Way(on=CHARACTER & TAPPED & Amid(HIS_COMPANY))),
    ),
    "challenge-the-power": (
        PermanentEvent(
            Way(on=THE_BALROG & MINE & Bears(named("the-one-ring"))),
            (
                RollTable(
                    (
                        Band((Eliminate(HOST),), most=6),
                        Band((Discard(SELF),), least=7, most=8),
                        Band((Win(),), least=11),
                    ),
                    plus=Plus(
                        (
                            Count(CHARACTER & SAGE & Amid(HIS_COMPANY)),
                            Count(named("challenge-the-power") & ~That(SELF)),
                        )
                    ),
                ),
            ),
        ),
        May(Deed.USE_ITEM, HOST, named("the-one-ring")),
        NotDuplicated(per_turn=True),
    ),
    "cloaked-by-darkness": (
        ShortEvent(
            (Boost((Stat.HAZARD_LIMIT,), -1, TARGET, until=Until.TURN),),
            Way(if_=in_play("great-shadow"), on=ACompany(MINE)),
        ),
        CALLED_UP,
    ),
    "foe-dismayed": (
        ShortEvent(
            (Boost((Stat.PROWESS,), +1, CHARACTER & HERE),),
            Way(
                when=(Moment.ATTACK_FACED,),
                on=AnAttack(Against(Holding(CHARACTER & (LEADER | THE_BALROG)))),
            ),
        ),
        ShortEvent(
            (Modify(Stat.INFLUENCE_CHECK, +3),),
            Way(when=(Moment.INFLUENCE_CHECK,), if_=Is(INFLUENCER, LEADER | THE_BALROG)),
        ),
    ),
    "heart-of-dark-fire": (
        ShortEvent(
            (
                Boost(
                    (Stat.DIRECT_INFLUENCE,),
                    +5,
                    THE_BALROG,
                    if_=in_play("strangling-coils"),
                    until=Until.TURN,
                ),
            ),
            Way(if_=in_play("strangling-coils")),
        ),
        CALLED_UP,
        NotDuplicated(per_turn=True),
    ),
    "makers-map": (
        PermanentEvent(
            Way(
                when=(Moment.SITE_PHASE,),
                tap=CHARACTER & RANGER & UNTAPPED & HERE & At(INFORMATION & UNTAPPED),
                taps_site=True,
            ),
            on_user=True,
        ),
        Boost((Stat.DEEPS_ROLL,), +2, Holding(That(HOST))),
    ),
    "obey-him-or-die": (
        PermanentEvent(Way(when=ORGANIZATION, on=CHARACTER & LEADER & MINE & Amid(HIS_COMPANY))),
        Boost((Stat.DIRECT_INFLUENCE,), +2, HOST),
        Cannot(Deed.BE_DISCARDED_BY_CHECK, HOST),
        DiscardIf(Exists(CHARACTER & HERE & More(Stat.MIND, HOST))),
        NotDuplicated(on_host=True),
    ),
    "terror-heralds-doom": (
        ShortEvent(
            (Boost((Stat.INFLUENCE_CHECK,), +2, CHARACTER & MINE, until=Until.TURN),),
            Way(when=ORGANIZATION, if_=in_play("flame-of-udun")),
        ),
        CALLED_UP,
    ),
}
