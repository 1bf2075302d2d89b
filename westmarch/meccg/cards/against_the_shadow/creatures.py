"""Creatures of Against the Shadow: the Free Peoples, and Wizards on their errands."""

from __future__ import annotations

from westmarch.meccg.kinds import Alignment, Phase, RegionCode, RegionType, SiteType, Zone
from westmarch.meccg.tables.printed import Keying
from westmarch.meccg.vocabulary.abilities import Ability, AsEvent, DiscardWhen, ShortEvent, Way
from westmarch.meccg.vocabulary.acts import Choice, Discard, Each, Eliminate, Fetch, Tap
from westmarch.meccg.vocabulary.effects import Instead, When
from westmarch.meccg.vocabulary.filters import Anything, At
from westmarch.meccg.vocabulary.happenings import (
    DECK_EXHAUSTED,
    attack_ends,
    enters_play,
    faced,
    is_wounded,
    phase_starts,
)
from westmarch.meccg.vocabulary.judgements import Event, Is
from westmarch.meccg.vocabulary.properties import Aligned, Being, MovingThrough, On, That
from westmarch.meccg.vocabulary.references import (
    COMPANY,
    IT,
    ME,
    OPPONENT,
    SELF,
    Deed,
    Happens,
    Stat,
    Trait,
    Until,
)
from westmarch.meccg.vocabulary.statics import Boost, Cannot, Keyable, Treat
from westmarch.meccg.vocabulary.targets import ACompany
from westmarch.meccg.vocabulary.words import (
    CANCELED,
    CHARACTER,
    COVERT,
    CREATURE,
    ELF,
    FACTION,
    HERE,
    HERO_COMPANY,
    ITEM,
    MAIA,
    MAN,
    MINION,
    MINION_COMPANY,
    MOVING,
    OVERT,
    RING,
    RINGWRAITH,
    UNTAPPED,
    in_land,
    through,
)

AGAINST_HEROES = Is(COMPANY, HERO_COMPANY)
DETAINS_HEROES = Treat(SELF, Trait.DETAINMENT, if_=AGAINST_HEROES)
DETAINS_HEROES_AND_COVERT = Treat(SELF, Trait.DETAINMENT, if_=Is(COMPANY, HERO_COMPANY | COVERT))
UNTIL_EXHAUSTED = DiscardWhen((DECK_EXHAUSTED,))
MINION_PLAYER = MINION | Aligned(Alignment.BALROG)
MIRKWOOD = ("southern-mirkwood", "western-mirkwood", "woodland-realm", "heart-of-mirkwood")


def weaker_against_heroes(less: int) -> tuple[Ability, ...]:
    """Those who only detain heroes, and do not fight them with all their strength."""
    return (DETAINS_HEROES, Boost((Stat.PROWESS,), -less, if_=AGAINST_HEROES))


def wizard(being: str) -> tuple[Ability, ...]:
    """A Wizard on his errand, who goes when he comes into play as a character."""
    return (
        *weaker_against_heroes(3),
        DiscardWhen((enters_play(Being((being,)) & CHARACTER),)),
    )


CARDS: dict[str, tuple[Ability, ...]] = {
    "alatar-the-hunter": (
        *wizard("alatar"),
        Treat(SELF, Trait.ATTACKER_CHOOSES),
        AsEvent(
            abilities=(
                Boost((Stat.PROWESS, Stat.STRIKES), +1, MAIA),
                Treat(MAIA, Trait.ATTACKER_CHOOSES),
                UNTIL_EXHAUSTED,
            )
        ),
    ),
    "durins-folk": weaker_against_heroes(2),
    "dwarven-travelers": (
        DETAINS_HEROES_AND_COVERT,
        When(
            faced(SELF, by=Anything()),
            (
                Keyable(
                    MAIA & CREATURE,
                    Keying(site_types=(SiteType.BORDER_HOLD, SiteType.RUINS_AND_LAIRS)),
                    if_=Is(IT, That(COMPANY)),
                    until=Until.TURN,
                ),
            ),
        ),
    ),
    "galadhrim": (
        *weaker_against_heroes(2),
        When(is_wounded(CHARACTER, SELF), (Discard(Each(ITEM & On(IT))),)),
    ),
    "gandalf-the-white-rider": (
        *wizard("gandalf"),
        AsEvent(
            abilities=(
                Boost((Stat.HAZARD_LIMIT,), +1, OVERT & MINION_COMPANY),
                UNTIL_EXHAUSTED,
            )
        ),
    ),
    "knights-of-the-prince": (
        DETAINS_HEROES,
        When(
            attack_ends(SELF),
            (Tap(Each(CHARACTER & HERE & UNTAPPED)),),
            if_=~Is(IT, CANCELED),
        ),
    ),
    "lady-of-the-golden-wood": (
        DETAINS_HEROES,
        AsEvent(
            abilities=(
                Cannot(Deed.SEARCH_DECK, MINION_PLAYER),
                Cannot(Deed.SEARCH_DISCARD, MINION_PLAYER),
                UNTIL_EXHAUSTED,
            )
        ),
    ),
    "lord-of-the-carrock": (
        DETAINS_HEROES,
        AsEvent(
            abilities=(
                Boost((Stat.INFLUENCE_CHECK,), -2, CHARACTER, against=FACTION & MAN),
                UNTIL_EXHAUSTED,
            )
        ),
    ),
    "lord-of-the-haven": (
        DETAINS_HEROES,
        ShortEvent(
            (Tap(Choice(CHARACTER & HERE & UNTAPPED, 2, may=True)),),
            Way(
                on=ACompany(
                    through(RegionType.COASTAL_SEA)
                    | (~MOVING & At(in_land(RegionType.COASTAL_SEA)))
                )
            ),
        ),
    ),
    "master-of-the-house": (
        DETAINS_HEROES,
        AsEvent(
            abilities=(
                When(
                    phase_starts(Phase.END),
                    (
                        Fetch(CREATURE & ELF, (Zone.DISCARD,), Zone.HAND, whose=ME),
                        Fetch(CREATURE & ELF, (Zone.DISCARD,), Zone.HAND, whose=OPPONENT),
                    ),
                ),
                UNTIL_EXHAUSTED,
            )
        ),
    ),
    "pallando-the-soul-keeper": (
        *wizard("pallando"),
        AsEvent(
            abilities=(
                Instead(
                    Event(Happens.DISCARDED, CHARACTER & MINION & ~RINGWRAITH),
                    (Eliminate(IT), Discard(SELF)),
                ),
            )
        ),
    ),
    "radagast-the-tamer": (
        *wizard("radagast"),
        AsEvent(
            abilities=(
                Boost(
                    (Stat.HAZARD_LIMIT,),
                    +1,
                    MovingThrough(regions=tuple(map(RegionCode, MIRKWOOD))),
                ),
                UNTIL_EXHAUSTED,
            )
        ),
    ),
    "saruman-the-wise": (
        *wizard("saruman"),
        AsEvent(abilities=(Boost((Stat.CORRUPTION,), +1, RING), UNTIL_EXHAUSTED)),
    ),
    "stewards-guard": (DETAINS_HEROES_AND_COVERT,),
    "stout-men-of-gondor": (DETAINS_HEROES_AND_COVERT,),
}
