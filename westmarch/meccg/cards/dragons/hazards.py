"""Hazard events of The Dragons."""

from __future__ import annotations

from westmarch.meccg.kinds import Mark, Phase, RegionCode, RegionType, Skill, Zone
from westmarch.meccg.vocabulary.abilities import (
    Ability,
    LongEvent,
    NotDuplicated,
    OnGuard,
    PermanentEvent,
    Removal,
    ShortEvent,
    Way,
)
from westmarch.meccg.vocabulary.acts import Discard, Each, Fetch
from westmarch.meccg.vocabulary.effects import Cancel, CorruptionCheck, If, OneOf, Steps, When
from westmarch.meccg.vocabulary.filters import Bears
from westmarch.meccg.vocabulary.happenings import phase_starts
from westmarch.meccg.vocabulary.judgements import DOORS
from westmarch.meccg.vocabulary.menaces import incited
from westmarch.meccg.vocabulary.properties import Being, MovingThrough, Requires
from westmarch.meccg.vocabulary.references import (
    HOST,
    ME,
    OPPONENT,
    TARGET,
    Moment,
    Ref,
    Stat,
    Until,
)
from westmarch.meccg.vocabulary.statics import Boost, PathBecomes
from westmarch.meccg.vocabulary.targets import ACompany, InTheChain, StillFelt
from westmarch.meccg.vocabulary.trials import FaceStrikes
from westmarch.meccg.vocabulary.words import (
    CHARACTER,
    CREATURE,
    DRAKE,
    GREATER,
    HAZARD,
    HERE,
    MAJOR,
    RUINS,
    through,
)

PASSES = (
    "high-pass",
    "redhorn-gate",
    "angmar",
    "gundabad",
    "grey-mountain-narrows",
    "imlad-morgul",
)
GREAT_DRAGONS = HAZARD & Being(
    (
        "agburanar",
        "bairanax",
        "daelomin",
        "earcaraxe",
        "itangast",
        "leucaruth",
        "scatha",
        "scorba",
        "smaug",
    )
)
DRAKES = CREATURE & DRAKE
WILD, SHADOW, BORDER = RegionType.WILDERNESS, RegionType.SHADOW_LAND, RegionType.BORDER_LAND


def bred_again(whose: Ref) -> If:
    """A player may take back a Dragon or a Drake: to his deck, or by night to his hand."""
    to_deck = Fetch(GREAT_DRAGONS | DRAKES, (Zone.DISCARD,), Zone.DECK, whose=whose)
    to_hand = Steps(
        (
            Fetch(GREAT_DRAGONS, (Zone.DISCARD,), Zone.HAND, whose=whose),
            Fetch(DRAKES, (Zone.DISCARD,), Zone.HAND, whose=whose),
        )
    )
    return If(DOORS, (OneOf((to_deck, to_hand), by=whose, may=True),), (to_deck,))


def withered(kind: RegionType) -> ShortEvent:
    """By night a region of the path counts as two Wildernesses."""
    return ShortEvent(
        (PathBecomes(kind, (WILD, WILD), until=Until.TURN),),
        Way(if_=DOORS, on=ACompany(through(kind))),
    )


CARDS: dict[str, tuple[Ability, ...]] = {
    "cruel-caradhras": (
        ShortEvent(
            (FaceStrikes(Each(CHARACTER & HERE), 8, (Mark.NOT_CANCELABLE,), body_check=+1),),
            Way(on=ACompany(MovingThrough(regions=tuple(map(RegionCode, PASSES)), leaving=True))),
        ),
    ),
    "dragon-sickness": (
        ShortEvent(
            (CorruptionCheck(TARGET, -1),), Way(on=CHARACTER & HERE & Bears(MAJOR | GREATER))
        ),
    ),
    "foolish-words": (
        PermanentEvent(Way(on=CHARACTER & HERE)),
        Boost((Stat.INFLUENCE_CHECK, Stat.RIDDLING, Stat.OFFERING), -4, HOST),
        OnGuard((Moment.INFLUENCE_CHECK,)),
        Removal(7),
        NotDuplicated(on_host=True),
    ),
    "from-the-pits-of-angband": (
        LongEvent(),
        When(phase_starts(Phase.END), (bred_again(ME), bred_again(OPPONENT))),
        NotDuplicated(),
    ),
    "incite-denizens": (incited(RUINS), NotDuplicated(on_host=True)),
    "searching-eye": (
        ShortEvent(
            (Cancel(TARGET), Discard(TARGET)),
            Way(when=(Moment.IN_CHAIN,), on=InTheChain(Requires(Skill.SCOUT))),
        ),
        ShortEvent((Cancel(TARGET),), Way(on=StillFelt(Requires(Skill.SCOUT)))),
        OnGuard((Moment.IN_CHAIN,)),
    ),
    "withered-lands": (withered(WILD), withered(SHADOW), withered(BORDER)),
}
