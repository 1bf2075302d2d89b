"""Stage cards that belong to one of the Fallen-wizards."""

from __future__ import annotations

from westmarch.meccg.kinds import Keyword, Zone
from westmarch.meccg.vocabulary.abilities import Ability, NotDuplicated, PermanentEvent, Way
from westmarch.meccg.vocabulary.acts import Fetch, PlayNow
from westmarch.meccg.vocabulary.effects import Action
from westmarch.meccg.vocabulary.filters import Amid, Anything, At, Holding
from westmarch.meccg.vocabulary.judgements import ERRATA, Exists, Is
from westmarch.meccg.vocabulary.properties import (
    AtSiteOf,
    Being,
    SamePlace,
    Sized,
    That,
    With,
)
from westmarch.meccg.vocabulary.references import (
    COMPANY,
    HOST,
    ME,
    OWN_AVATAR,
    SELF,
    TARGET,
    Deed,
    Moment,
    Stat,
)
from westmarch.meccg.vocabulary.stages import (
    ARMS,
    GUARDED,
    being,
    full,
    normally,
    of_wizard,
    on_wizard,
    one_each_visit,
    recalls,
    recalls_what,
    servant,
    stage,
    worth,
)
from westmarch.meccg.vocabulary.statics import Boost, GainsMagic, May
from westmarch.meccg.vocabulary.words import (
    ALLY,
    CHARACTER,
    DWARF,
    ELF,
    FACTION,
    HAVEN,
    HERO,
    HOBBIT,
    ITEM,
    MAN,
    MINE,
    MINOR,
    RING,
    SAGE,
    UNIQUE,
    WARRIOR,
    marked,
    named,
    place,
)

AT_HAVEN = At(HAVEN & MINE)
WITH_ALATAR = Amid(Holding(Being(("alatar",))))
FIGHTING_ALLY = ALLY & With(Stat.PROWESS)
ALL_MAGIC = (Keyword.SORCERY, Keyword.SPIRIT_MAGIC, Keyword.SHADOW_MAGIC)
SCHOLAR = CHARACTER & SAGE & MINE & ~HOBBIT & ~DWARF & AT_HAVEN
ON_GANDALF = on_wizard("gandalf")

CARDS: dict[str, tuple[Ability, ...]] = {
    # Alatar
    "huntsmans-garb": (
        *of_wizard("alatar"),
        recalls("alatar", "risky-blow", "true-fana", "the-hunt"),
    ),
    "join-the-hunt": (
        PermanentEvent(),
        full(ITEM & ARMS & WITH_ALATAR),
        full(FIGHTING_ALLY & WITH_ALATAR),
    ),
    "oromes-warders": (
        PermanentEvent(Way(if_=Exists(named("join-the-hunt")), on=That(OWN_AVATAR))),
        full(ITEM & ARMS),
        full(FIGHTING_ALLY),
        worth(2, FACTION & ELF),
    ),
    "squire-of-the-hunt": (
        PermanentEvent(Way(on=CHARACTER & WARRIOR & MINE & AT_HAVEN)),
        *servant(2, +1, Being(("alatar",))),
    ),
    # Gandalf
    "gandalfs-friend": (
        PermanentEvent(Way(on=CHARACTER & MINE & AT_HAVEN)),
        *servant(1, +2, Being(("gandalf",))),
    ),
    "give-welcome-to-the-unexpected": (
        *of_wizard("gandalf"),
        worth(2, UNIQUE & ~CHARACTER & normally(1, 1), ON_GANDALF),
    ),
    "grey-embassy": (
        *of_wizard("gandalf"),
        worth(2, FACTION & HERO & UNIQUE & normally(1, 2), ON_GANDALF),
        worth(3, FACTION & HERO & UNIQUE & normally(3), ON_GANDALF),
    ),
    "the-grey-hat": (
        *of_wizard("gandalf"),
        recalls("gandalf", "new-friendship", "wizards-test", "hobbit-lore"),
    ),
    "ring-of-fire": (
        *of_wizard("gandalf"),
        Action(
            (Fetch(named("narya"), (Zone.DISCARD,), Zone.HAND),),
            when=(Moment.ORGANIZATION,),
            if_=ON_GANDALF,
            tap=(That(SELF),),
        ),
    ),
    # Pallando
    "arcane-school": (
        PermanentEvent(Way(on=SCHOLAR)),
        GainsMagic(HOST, ALL_MAGIC),
        NotDuplicated(on_host=True),
    ),
    "pallandos-apprentice": (
        PermanentEvent(Way(on=SCHOLAR)),
        *servant(2, +1, Being(("pallando",))),
        May(Deed.USE_PALANTIR, HOST, marked(Keyword.PALANTIR)),
    ),
    "pallandos-hood": (
        *of_wizard("pallando"),
        recalls("pallando", "gifts-as-given-of-old", "wizards-voice", "eyes-of-mandos"),
    ),
    "stave-of-pallando": (*of_wizard("pallando"), recalls_what("pallando", FACTION)),
    "truths-of-doom": (
        PermanentEvent(),
        Boost((Stat.GENERAL_INFLUENCE,), +2, ME),
        Boost((Stat.SPARE_INFLUENCE,), +4, ME),
    ),
    # Radagast
    "friend-of-secret-things": (
        PermanentEvent(),
        May(Deed.PLAY_AT_TAPPED, ME, ALLY, at=Anything(), if_=Is(COMPANY, Sized(most=2))),
    ),
    "pocketed-robes": (
        *of_wizard("radagast"),
        recalls("radagast", "crept-along-cleverly", "wizards-river-horses", "herb-lore"),
    ),
    # Saruman
    "the-forge-master": (
        PermanentEvent(Way(on=CHARACTER & MINE & ((SAGE & ~HOBBIT) | MAN))),
        *servant(2, +1, Being(("saruman",))),
        Action(
            (
                PlayNow(
                    MINOR & ARMS & ~UNIQUE, (Zone.DISCARD, Zone.SIDEBOARD, Zone.HAND), on=TARGET
                ),
            ),
            when=(Moment.ORGANIZATION,),
            if_=Is(HOST, AT_HAVEN),
            tap=(That(HOST),),
            on=CHARACTER & MINE & AtSiteOf(HOST),
        ),
    ),
    "many-coloured-robes": (
        *of_wizard("saruman"),
        Action(
            (
                Fetch(
                    named("ringlore", "lordly-presence", "first-of-the-order"),
                    (Zone.DISCARD,),
                    Zone.HAND,
                ),
            ),
            when=(Moment.END_OF_TURN,),
            if_=on_wizard("saruman") & ~ERRATA,
            tap=(That(HOST),),
        ),
    ),
    "sarumans-machinery": (
        PermanentEvent(
            Way(
                if_=being("saruman"),
                on=GUARDED & place("isengard", "the-white-towers"),
            )
        ),
        *one_each_visit(ITEM & marked(Keyword.TECHNOLOGY), SamePlace(HOST) & MINE),
        NotDuplicated(on_host=True),
    ),
    "sarumans-ring": (
        *of_wizard("saruman"),
        recalls_what("saruman", ITEM & RING & ~named("the-one-ring")),
    ),
    "the-white-hand": (
        PermanentEvent(
            Way(
                if_=stage(12)
                & Exists(FACTION & MINE, 3)
                & Exists(named("a-strident-spawn") & MINE)
                & Exists(named("sarumans-machinery") & MINE),
                on=That(OWN_AVATAR),
            )
        ),
        NotDuplicated(),
    ),
}
