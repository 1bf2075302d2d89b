"""Stage cards of The White Hand for every Fallen-wizard."""

from __future__ import annotations

from westmarch.meccg.kinds import Alignment, Keyword, Phase, RegionType, Zone
from westmarch.meccg.vocabulary.abilities import (
    Ability,
    NotDuplicated,
    NotStarting,
    PermanentEvent,
    PlayAt,
    Way,
)
from westmarch.meccg.vocabulary.acts import Choice, Discard, Eliminate, Fetch
from westmarch.meccg.vocabulary.effects import Action, Band, RollTable, When, Win
from westmarch.meccg.vocabulary.filters import At, Bears
from westmarch.meccg.vocabulary.happenings import phase_starts
from westmarch.meccg.vocabulary.judgements import (
    MY_TURN,
    AtLeast,
    CausedBy,
    Count,
    Exists,
    Is,
    Plus,
)
from westmarch.meccg.vocabulary.properties import Aligned, In, SamePlace, That, With
from westmarch.meccg.vocabulary.references import (
    COMPANY,
    HOST,
    ME,
    OWN_AVATAR,
    SELF,
    SITE,
    Deed,
    Moment,
    Stat,
    Trait,
)
from westmarch.meccg.vocabulary.stages import (
    ARMS,
    FORBIDDEN_TO_OTHERS,
    GUARDED,
    HERO_HAVENS,
    NEW_HAVEN,
    being,
    full,
    normally,
    one_each_visit,
    servant,
    stage,
    upon,
    worth,
)
from westmarch.meccg.vocabulary.statics import (
    Boost,
    Cannot,
    GainsMagic,
    May,
    Treat,
    UsesVersion,
)
from westmarch.meccg.vocabulary.words import (
    AGENT,
    ALLY,
    BORDER_HOLD,
    CHARACTER,
    DARK_HOLD,
    DRAGON,
    DRAGONS_LAIR,
    FACTION,
    FALLEN_WIZARD,
    FREE_HOLD,
    HAVEN,
    HAZARD,
    HERO,
    INFORMATION,
    ITEM,
    MAJOR,
    MINE,
    MINION,
    ORC,
    OVERT,
    RING,
    RUINS,
    SHADOW_HOLD,
    SITE_CARD,
    THEIRS,
    TROLL,
    UNIQUE,
    WIZARD,
    in_land,
    marked,
    named,
    place,
)

KILLED = In(Zone.PILE) & (HAZARD | AGENT)
MAGIC = marked(Keyword.SORCERY) | marked(Keyword.SPIRIT_MAGIC) | marked(Keyword.SHADOW_MAGIC)
HALF_ORC = CHARACTER & marked(Keyword.HALF_ORC)
SPAWN = Exists(named("a-strident-spawn") & MINE)
LORDS = being("alatar", "pallando", "saruman")
ONE_EACH = NotDuplicated(by_player=True)
THE_RING = named("the-one-ring")


def fortress(name: str) -> tuple[Ability, ...]:
    """A Wizardhaven is protected, and other Fallen-wizards cannot use it."""
    here = place(name)
    card = here & Aligned(Alignment.FALLEN_WIZARD)
    return (
        NotStarting(),
        upon(SITE_CARD & MINE & here, LORDS),
        Treat(HOST, Trait.PROTECTED),
        Cannot(Deed.MOVE_TO, THEIRS, card),
        Cannot(Deed.BE_BROUGHT_IN, CHARACTER & THEIRS, card),
        FORBIDDEN_TO_OTHERS,
    )


def keys(name: str) -> tuple[Ability, ...]:
    """Keys by which a fortress is found, or taken from another."""
    return (
        Action(
            (Fetch(named(name), (Zone.DECK, Zone.DISCARD), Zone.HAND),),
            when=(Moment.ORGANIZATION,),
            once=True,
        ),
        Action(
            (Discard(Choice(named(name) & THEIRS)),),
            when=(Moment.ORGANIZATION,),
            if_=Exists(named(name) & THEIRS),
            once=True,
        ),
    )


CARDS: dict[str, tuple[Ability, ...]] = {
    "a-merrier-world": (PermanentEvent(Way(if_=stage(8))), full(KILLED), ONE_EACH),
    "a-new-ringlord": (
        PermanentEvent(Way(on=FALLEN_WIZARD & MINE & Bears(THE_RING) & At(HAVEN))),
        When(
            phase_starts(Phase.END),
            (
                RollTable(
                    (Band((Eliminate(HOST),), most=5), Band((Win(),), least=10)),
                    plus=Count(named("a-new-ringlord") & MINE),
                ),
            ),
            if_=MY_TURN & Is(HOST, Bears(THE_RING) & At(RUINS & INFORMATION)),
        ),
        NotDuplicated(per_turn=True),
    ),
    "a-strident-spawn": (
        PermanentEvent(Way(if_=being("pallando", "saruman") & stage(6) & Exists(GUARDED))),
        Boost((Stat.CONTROL_COST,), -1, HALF_ORC & MINE),
        Action(
            (Fetch(HALF_ORC, (Zone.DISCARD,), Zone.HAND),),
            when=(Moment.ORGANIZATION,),
            once=True,
        ),
        May(Deed.PLAY, ME, HALF_ORC & With(Stat.MIND, most=5)),
        May(Deed.COME_ALONE, HALF_ORC & MINE, HAVEN),
        ONE_EACH,
    ),
    "an-untimely-brood": (
        PermanentEvent(Way(if_=being("radagast", "alatar") & stage(6) & Exists(GUARDED))),
        *one_each_visit(ALLY & ~UNIQUE & With(Stat.MIND, most=1), GUARDED),
        ONE_EACH,
    ),
    "bad-company": (
        PermanentEvent(),
        May(Deed.PLAY, ME, CHARACTER & (ORC | TROLL) & With(Stat.MIND, most=5)),
        ONE_EACH,
    ),
    "blind-to-all-else": (PermanentEvent(), full(ITEM & RING), ONE_EACH),
    "delvers-harvest": (
        PermanentEvent(Way(when=(Moment.SITE_PHASE,), if_=Is(SITE, named("deep-mines")))),
    ),
    "double-dealing": (upon(SITE_CARD & MINE), Treat(HOST, Trait.OF_BOTH_SIDES)),
    "earth-eater": (
        PermanentEvent(
            Way(
                when=(Moment.SITE_PHASE,),
                if_=Is(SITE, named("deep-mines"))
                & AtLeast(
                    Count(MINE & named("delvers-harvest")),
                    Plus((Count(MINE & named("earth-eater")), 1)),
                ),
            )
        ),
        Action(
            (
                Fetch(
                    MINION & MAJOR & ARMS & ~UNIQUE,
                    (Zone.SIDEBOARD, Zone.DISCARD),
                    Zone.HAND,
                ),
            ),
            tap=(That(SELF),),
        ),
    ),
    "the-fortress-of-isen": fortress("isengard"),
    "fortress-of-the-towers": fortress("the-white-towers"),
    "gatherer-of-loyalties": (
        PermanentEvent(Way(if_=stage(4))),
        worth(2, FACTION & UNIQUE),
        worth(4, FACTION & UNIQUE & DRAGON, being("alatar")),
        worth(3, FACTION & UNIQUE & normally(3), being("pallando")),
        ONE_EACH,
    ),
    "great-patron": (PermanentEvent(), worth(2, (CHARACTER | ALLY) & normally(2)), ONE_EACH),
    "great-ruse": (
        PermanentEvent(
            Way(
                when=(Moment.SITE_PHASE,),
                if_=Is(COMPANY, OVERT),
                on=SITE_CARD & That(SITE) & HERO & (SHADOW_HOLD | DARK_HOLD),
            )
        ),
        UsesVersion(Alignment.MINION, SamePlace(HOST)),
    ),
    "guarded-haven": (
        NotStarting(),
        upon(SITE_CARD & HAVEN & MINE & ~place("isengard", "the-white-towers", "rhosgobel")),
        Treat(HOST, Trait.PROTECTED),
        FORBIDDEN_TO_OTHERS,
        NotDuplicated(on_host=True),
    ),
    "hidden-haven": (
        upon(
            SITE_CARD
            & MINE
            & RUINS
            & ~DRAGONS_LAIR
            & in_land(RegionType.WILDERNESS, RegionType.BORDER_LAND, RegionType.SHADOW_LAND)
        ),
        *NEW_HAVEN,
    ),
    "legacy-of-smiths": (PermanentEvent(Way(if_=stage(7))), full(ITEM & ~RING), ONE_EACH),
    "mischief-in-a-mean-way": (
        PermanentEvent(
            Way(
                when=(Moment.SITE_PHASE,),
                if_=stage(10),
                on=SITE_CARD & MINE & BORDER_HOLD,
            )
        ),
        *NEW_HAVEN,
    ),
    "never-refuse": (
        PermanentEvent(),
        Boost((Stat.CORRUPTION_CHECK,), +2, CHARACTER & MINE & ~WIZARD, if_=CausedBy(MINE & MAGIC)),
    ),
    "plotting-ruin": (
        PermanentEvent(Way(if_=stage(8))),
        UsesVersion(Alignment.MINION, HERO_HAVENS | FREE_HOLD | BORDER_HOLD),
    ),
    "spells-born-of-discord": (
        PermanentEvent(),
        GainsMagic(OWN_AVATAR, (Keyword.SORCERY, Keyword.SPIRIT_MAGIC, Keyword.SHADOW_MAGIC)),
        ONE_EACH,
    ),
    "wizards-myrmidon": (
        PermanentEvent(Way(on=CHARACTER & MINE & ~FALLEN_WIZARD)),
        *servant(3, +1, FALLEN_WIZARD),
        ONE_EACH,
    ),
    "greater-half-orcs": (
        PlayAt(GUARDED, tapped=True, if_=SPAWN & Exists(named("half-orcs") & MINE)),
    ),
    "half-orcs": (PlayAt(GUARDED, tapped=True, if_=SPAWN),),
    "keys-of-orthanc": keys("the-fortress-of-isen"),
    "keys-to-the-white-towers": keys("fortress-of-the-towers"),
}
