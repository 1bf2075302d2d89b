"""Hazard events of The Wizards, beside those that tempt and those of the environment."""

from __future__ import annotations

from westmarch.meccg.kinds import Keyword, Phase, Race, RegionType
from westmarch.meccg.tables.printed import Attack
from westmarch.meccg.vocabulary.abilities import (
    Ability,
    DiscardIf,
    DiscardWhen,
    LongEvent,
    NotDuplicated,
    PermanentEvent,
    ShortEvent,
    Way,
    While,
)
from westmarch.meccg.vocabulary.acts import Discard, Each
from westmarch.meccg.vocabulary.effects import Action, Cancel, ForEach, Roll, When
from westmarch.meccg.vocabulary.filters import Amid, At, Bears, Facing, MovingTo
from westmarch.meccg.vocabulary.happenings import (
    DECK_EXHAUSTED,
    discarded,
    phase_ends,
    phase_starts,
    played,
    site_leaves,
)
from westmarch.meccg.vocabulary.journeys import StayHere
from westmarch.meccg.vocabulary.judgements import (
    DOORS,
    ERRATA,
    Can,
    Case,
    Cases,
    Count,
    Is,
    UnusedInfluence,
)
from westmarch.meccg.vocabulary.menaces import (
    aroused,
    awakened,
    called_away,
    delayed_in,
    lost_in,
)
from westmarch.meccg.vocabulary.properties import PathHas, That
from westmarch.meccg.vocabulary.references import (
    COMPANY,
    CONTROLLER,
    HOST,
    SELF,
    TARGET,
    Deed,
    Moment,
    Stat,
    Until,
)
from westmarch.meccg.vocabulary.statics import Boost, Cannot, KeyableHere, May, Op
from westmarch.meccg.vocabulary.targets import ACompany, AnAttack
from westmarch.meccg.vocabulary.trials import FaceAttacks
from westmarch.meccg.vocabulary.words import (
    ANIMAL,
    ATTACKS,
    AUTOMATIC,
    BORDER_HOLD,
    CHARACTER,
    CREATURE,
    DARK_HOLD,
    DRAGON,
    ELF,
    FACTION,
    FREE_HOLD,
    HAZARD,
    HERE,
    LONG_EVENT,
    MOVED,
    NAZGUL,
    ORC,
    RANGER,
    RINGWRAITH,
    RUINS,
    SCOUT,
    SHADOW_HOLD,
    SITE_CARD,
    SPIDER,
    TROLL,
    UNDEAD,
    WIZARD,
    WOLF,
    marked,
    through,
)

WILD = RegionType.WILDERNESS
STRONGER = (Stat.STRIKES, Stat.PROWESS)
AT_LAIR = (
    KeyableHere(CREATURE & DRAGON, TARGET, until=Until.TURN),
    When(played(CREATURE & DRAGON), (Cancel(SELF),), until=Until.TURN),
)

FORDED = ERRATA & Can(TARGET, Deed.BE_CROSSED)
"""A ranger has tapped against another river there (M-ERR-09)."""

CARDS: dict[str, tuple[Ability, ...]] = {
    "arouse-denizens": (aroused(RUINS, +3), NotDuplicated(on_host=True)),
    "arouse-minions": (aroused(SHADOW_HOLD | DARK_HOLD, +3), NotDuplicated(on_host=True)),
    "awaken-denizens": (LongEvent(), awakened(RUINS), NotDuplicated()),
    "awaken-minions": (LongEvent(), awakened(SHADOW_HOLD | DARK_HOLD), NotDuplicated()),
    "call-of-home": (called_away(~RINGWRAITH & ~WIZARD & ~Bears(marked(Keyword.ONE_RING)), 10),),
    "call-of-the-sea": (
        called_away(ELF, 10, Cases((Case(Is(COMPANY, through(RegionType.COASTAL_SEA)), -3),))),
    ),
    "dragons-desolation": (
        ShortEvent(
            (Boost((Stat.PROWESS,), +2, TARGET),),
            Way(when=(Moment.BEFORE_ASSIGNMENT,), on=AnAttack(DRAGON)),
        ),
        ShortEvent(AT_LAIR, Way(on=SITE_CARD & RUINS & PathHas(WILD, 2))),
        ShortEvent(AT_LAIR, Way(if_=DOORS, on=SITE_CARD & RUINS & PathHas(WILD))),
    ),
    "eye-of-sauron": (
        LongEvent(),
        Boost((Stat.PROWESS,), Cases((Case(DOORS, 3),), 1), AUTOMATIC),
    ),
    "lost-at-sea": (lost_in(RegionType.COASTAL_SEA),),
    "lost-in-border-lands": (delayed_in(RegionType.BORDER_LAND),),
    "lost-in-dark-domains": (
        ShortEvent(
            (Boost((Stat.HAZARD_LIMIT,), 2, TARGET, op=Op.TIMES, until=Until.TURN),),
            Way(on=ACompany(through(RegionType.DARK_DOMAIN))),
        ),
    ),
    "lost-in-free-domains": (lost_in(RegionType.FREE_DOMAIN),),
    "lost-in-shadow-lands": (delayed_in(RegionType.SHADOW_LAND),),
    "lost-in-the-wilderness": (delayed_in(WILD),),
    "minions-stir": (
        LongEvent(),
        Boost(STRONGER, Cases((Case(DOORS, 2),), 1), ORC & ATTACKS),
        Boost(STRONGER, +1, TROLL & ~ORC & ATTACKS),
        NotDuplicated(),
    ),
    "muster-disperses": (
        ShortEvent(
            (
                Roll(
                    10,
                    plus=UnusedInfluence(CONTROLLER),
                    by=CONTROLLER,
                    otherwise=(Discard(TARGET),),
                ),
            ),
            Way(on=FACTION),
        ),
    ),
    "plague-of-wights": (
        LongEvent(),
        Boost((Stat.PROWESS,), +1, UNDEAD & ATTACKS),
        While(DOORS, (Boost((Stat.STRIKES,), 2, UNDEAD & ATTACKS, op=Op.TIMES),)),
        NotDuplicated(),
    ),
    "river": (
        ShortEvent(
            (
                Cannot(
                    Deed.DO_ANYTHING_AT_SITE,
                    MOVED & At(That(TARGET)),
                    if_=~FORDED,
                    until=Until.TURN,
                ),
                Action(
                    (
                        Cancel(SELF),
                        May(Deed.BE_CROSSED, TARGET, if_=ERRATA, until=Until.TURN),
                    ),
                    when=(Moment.MOVEMENT, Moment.ENTERING),
                    if_=~FORDED,
                    tap=(
                        CHARACTER
                        & RANGER
                        & Amid(MovingTo(That(TARGET)) | (MOVED & At(That(TARGET)))),
                    ),
                    opponents=True,
                    until=Until.TURN,
                ),
            ),
            Way(on=SITE_CARD),
        ),
    ),
    "siege": (
        PermanentEvent(Way(on=SITE_CARD & (BORDER_HOLD | FREE_HOLD))),
        When(
            phase_starts(Phase.SITE, At(That(HOST))), (FaceAttacks((Attack((Race.ORC,), 3, 7),)),)
        ),
        When(
            phase_ends(Phase.ORGANIZATION),
            (
                ForEach(
                    At(That(HOST)),
                    (
                        Roll(
                            4,
                            plus=Count(CHARACTER & HERE & ~SCOUT, times=-1),
                            by=CONTROLLER,
                            otherwise=(StayHere(),),
                        ),
                    ),
                    companies=True,
                ),
            ),
        ),
        DiscardWhen((site_leaves(),)),
        NotDuplicated(on_host=True),
    ),
    "the-will-of-sauron": (
        PermanentEvent(Way(if_=DOORS)),
        Cannot(Deed.EXPIRE, HAZARD & LONG_EVENT),
        DiscardIf(~DOORS),
        DiscardWhen((DECK_EXHAUSTED,)),
        When(discarded(SELF), (Discard(Each(HAZARD & LONG_EVENT)),)),
        NotDuplicated(),
    ),
    "wake-of-war": (
        LongEvent(),
        Boost(STRONGER, Cases((Case(DOORS, 2),), 1), WOLF & ATTACKS),
        Boost(STRONGER, +1, (SPIDER | ANIMAL) & ~WOLF & ATTACKS),
        NotDuplicated(),
    ),
    "words-of-power-and-terror": (
        ShortEvent(
            (Boost((Stat.PROWESS,), -1, CHARACTER & HERE, until=Until.TURN),),
            Way(when=(Moment.ATTACK_FACED,), on=ACompany(Facing(NAZGUL))),
        ),
        NotDuplicated(on_host=True),
    ),
}
