"""Hazard events of The Lidless Eye, beside those that tempt."""

from __future__ import annotations

from westmarch.meccg.kinds import Mark, Phase, RegionType, Zone
from westmarch.meccg.tables.printed import Attack
from westmarch.meccg.vocabulary.abilities import (
    Ability,
    DiscardWhen,
    LongEvent,
    NotDuplicated,
    PermanentEvent,
    ShortEvent,
    Way,
    While,
)
from westmarch.meccg.vocabulary.acts import Choice, Discard, Each, Fetch, Tap, Wound
from westmarch.meccg.vocabulary.effects import BodyCheck, Cancel, ForEach, If, OneOf, Roll, When
from westmarch.meccg.vocabulary.filters import (
    Anything,
    At,
    AttackedBy,
    Bears,
    Filter,
    Holding,
    MovingTo,
)
from westmarch.meccg.vocabulary.happenings import (
    DECK_EXHAUSTED,
    attack_defeated,
    is_wounded,
    phase_ends,
    phase_starts,
)
from westmarch.meccg.vocabulary.judgements import (
    DOORS,
    MY_TURN,
    Case,
    Cases,
    Exists,
    Figure,
    Found,
    Happened,
    Is,
    Plus,
    StatOf,
    UnusedInfluence,
)
from westmarch.meccg.vocabulary.menaces import LEFT_AT_HAVEN, aroused, awakened, incited
from westmarch.meccg.vocabulary.properties import That
from westmarch.meccg.vocabulary.references import (
    CONTROLLER,
    IT,
    ME,
    OPPONENT,
    SELF,
    TARGET,
    Moment,
    Stat,
    Trait,
    Until,
)
from westmarch.meccg.vocabulary.statics import Boost, Treat, Uncounted
from westmarch.meccg.vocabulary.targets import ACompany, InTheChain
from westmarch.meccg.vocabulary.trials import FaceAttacks, FaceLikeAttacks
from westmarch.meccg.vocabulary.words import (
    ALLY,
    ATTACKS,
    AUTOMATIC,
    BORDER_HOLD,
    CHARACTER,
    CREATURE,
    DARK_HOLD,
    DUNADAN,
    DWARF,
    ELF,
    FREE_HOLD,
    HERE,
    HERO,
    HERO_COMPANY,
    HOBBIT,
    IN_HAND,
    MAN,
    MINE,
    MINION,
    MINION_COMPANY,
    MINOR,
    MOVING,
    ORC,
    RESOURCE,
    RINGWRAITH,
    RUINS,
    SHADOW_HOLD,
    SHORT_EVENT,
    TROLL,
    UNTAPPED,
    WOUNDED,
    in_land,
    through,
)

DEFENDED = FREE_HOLD | BORDER_HOLD
SERVANT = ORC | TROLL | MAN
MEN = CREATURE & MAN
MAN_IN_HAND = MEN & IN_HAND & MINE
TIRED = CHARACTER & UNTAPPED & HERE


def headed_for(site: Filter) -> Filter:
    """A company at a site that fits, or moving to it."""
    return At(site) | MovingTo(site)


def stench(kind: RegionType) -> When:
    """A company at a site in such a region must tap somebody when its site phase begins."""
    return When(phase_starts(Phase.SITE, At(in_land(kind))), (Tap(Choice(TIRED, by=CONTROLLER)),))


def turns_on_his_master(*marks: Mark) -> FaceAttacks:
    """The ally attacks who controls him, with a roll added to his own prowess."""
    prowess = Plus((StatOf(Stat.PROWESS, TARGET, printed=True), Found(Figure.ROLLED)))
    return FaceAttacks((Attack((), 1, 0, None, marks),), IT, prowess)


CARDS: dict[str, tuple[Ability, ...]] = {
    "arouse-defenders": (
        aroused(DEFENDED, +2, Treat(TARGET, Trait.NOT_CANCELABLE, until=Until.TURN)),
        NotDuplicated(on_host=True),
    ),
    "awaken-defenders": (
        LongEvent(),
        awakened(DEFENDED),
        Treat(AUTOMATIC & At(DEFENDED), Trait.NOT_DETAINMENT),
        NotDuplicated(),
    ),
    "chill-them-with-fear": (
        LongEvent(),
        Boost(
            (Stat.STRIKES, Stat.PROWESS),
            Cases((Case(DOORS, 1),), 2),
            (ELF | DWARF | DUNADAN | HOBBIT) & ATTACKS,
        ),
        NotDuplicated(),
    ),
    "darkness-under-tree": (ShortEvent((Tap(TARGET),), Way(if_=DOORS, on=TIRED & SERVANT)),),
    "incite-defenders": (incited(DEFENDED), NotDuplicated(on_host=True)),
    "nothing-to-eat-or-drink": (
        PermanentEvent(
            Way(
                on=ACompany(
                    (MINION_COMPANY & headed_for(DEFENDED))
                    | (HERO_COMPANY & headed_for(SHADOW_HOLD | DARK_HOLD))
                )
            )
        ),
        Boost((Stat.PROWESS, Stat.BODY), -1, CHARACTER & HERE),
        LEFT_AT_HAVEN,
        NotDuplicated(on_host=True),
    ),
    "rats": (
        ShortEvent(
            (
                OneOf(
                    (
                        Discard(Choice(MINOR & HERE, by=CONTROLLER)),
                        Wound(Choice(CHARACTER & HERE & ~WOUNDED, by=CONTROLLER)),
                    ),
                    by=CONTROLLER,
                ),
            ),
            Way(
                on=ACompany(Holding(MINOR) & headed_for(RUINS | SHADOW_HOLD | DARK_HOLD)),
            ),
        ),
    ),
    "something-has-slipped": (
        PermanentEvent(Way(on=ACompany(Anything()))),
        Boost((Stat.PROWESS,), -2, CHARACTER & HERE, if_=Happened(is_wounded(CHARACTER & HERE))),
        LEFT_AT_HAVEN,
        NotDuplicated(on_host=True),
    ),
    "stay-her-appetite": (
        ShortEvent(
            (
                ForEach(
                    CHARACTER & Bears(That(TARGET)),
                    (
                        Roll(
                            Plus((UnusedInfluence(OPPONENT), UnusedInfluence(IT), 5)),
                            plus=StatOf(Stat.MIND, TARGET),
                            do=(
                                Roll(
                                    0,
                                    do=(
                                        If(
                                            Is(IT, HERO),
                                            (turns_on_his_master(Mark.DETAINMENT),),
                                            (turns_on_his_master(),),
                                        ),
                                        If(
                                            Happened(attack_defeated(SELF)),
                                            (),
                                            (Discard(TARGET),),
                                        ),
                                    ),
                                ),
                            ),
                        ),
                    ),
                ),
            ),
            Way(on=ALLY & HERE),
        ),
    ),
    "stench-of-mordor": (
        PermanentEvent(),
        stench(RegionType.DARK_DOMAIN),
        While(DOORS, (stench(RegionType.SHADOW_LAND),)),
        DiscardWhen((DECK_EXHAUSTED,)),
        NotDuplicated(),
    ),
    "thrice-outnumbered": (
        PermanentEvent(),
        When(
            phase_starts(Phase.END),
            tuple(Fetch(MEN, (Zone.DISCARD,), Zone.DECK, whose=whose) for whose in (ME, OPPONENT)),
        ),
        When(
            phase_ends(Phase.LONG_EVENTS),
            (
                If(
                    Exists(MAN_IN_HAND),
                    (OneOf((Discard(SELF), Discard(Choice(MAN_IN_HAND)))),),
                    (Discard(SELF),),
                ),
            ),
            if_=~MY_TURN,
        ),
        DiscardWhen((DECK_EXHAUSTED,)),
        NotDuplicated(),
    ),
    "tidings-of-bold-spies": (
        ShortEvent(
            (FaceLikeAttacks(),), Way(on=ACompany(MOVING & MovingTo(AttackedBy(Anything()))))
        ),
    ),
    "tidings-of-doubt-and-danger": (
        PermanentEvent(),
        Boost((Stat.DIRECT_INFLUENCE,), Cases((Case(DOORS, -3),), -2), CHARACTER & RINGWRAITH),
        DiscardWhen((DECK_EXHAUSTED,)),
        NotDuplicated(),
    ),
    "veils-flung-away": (
        ShortEvent(
            (BodyCheck(Each(CHARACTER & HERE), -1, mild=True),),
            Way(
                if_=~DOORS,
                on=ACompany(
                    through(RegionType.WILDERNESS, RegionType.BORDER_LAND, RegionType.FREE_DOMAIN)
                ),
            ),
        ),
        Uncounted(That(SELF)),
    ),
    "waiting-shadow": (
        ShortEvent(
            (Tap(Choice(TIRED & SERVANT, by=CONTROLLER)),),
            Way(if_=~DOORS, on=ACompany(Holding(CHARACTER & UNTAPPED & SERVANT))),
        ),
        ShortEvent(
            (Tap(Choice(TIRED, by=CONTROLLER)),),
            Way(if_=DOORS, on=ACompany(Holding(CHARACTER & UNTAPPED))),
        ),
    ),
    "wrath-of-the-west": (
        ShortEvent(
            (Roll(6, do=(Cancel(TARGET), Discard(TARGET))),),
            Way(when=(Moment.IN_CHAIN,), on=InTheChain(MINION & RESOURCE & SHORT_EVENT)),
        ),
    ),
}
