"""Resource events of The Wizards that are done at sites, and what comes of them."""

from __future__ import annotations

from westmarch.meccg.kinds import Keyword, Mark, Race, Zone
from westmarch.meccg.tables.printed import Attack
from westmarch.meccg.vocabulary.abilities import (
    Ability,
    DiscardIf,
    InZone,
    NotDuplicated,
    PermanentEvent,
    ShortEvent,
    Storable,
    Way,
)
from westmarch.meccg.vocabulary.acts import (
    Discard,
    PlaceWith,
    PlayHere,
    PlayNow,
    Shuffle,
    Transfer,
)
from westmarch.meccg.vocabulary.effects import Action, If, Optional, TurnOver
from westmarch.meccg.vocabulary.filters import At, Keeps, WoundedBy
from westmarch.meccg.vocabulary.judgements import Exists, Figure, Found, Is
from westmarch.meccg.vocabulary.properties import That
from westmarch.meccg.vocabulary.references import (
    CHOSEN,
    HOST,
    SELF,
    USER,
    Moment,
    Stat,
    Trait,
)
from westmarch.meccg.vocabulary.statics import Boost, Treat
from westmarch.meccg.vocabulary.trials import FaceAttacks
from westmarch.meccg.vocabulary.usages import BOUND, FREE_OR_BORDER, SHADOW_OR_DARK, rescue
from westmarch.meccg.vocabulary.words import (
    CHARACTER,
    GOLD_RING,
    HAVEN,
    HERE,
    IN_PLAY,
    INFORMATION,
    ITEM,
    MAJOR,
    MINE,
    MINOR,
    SAGE,
    SCOUT,
    SPECIAL,
    STORED,
    TAPPED,
    UNTAPPED,
    marked,
    named,
    place,
)

AT_SITE = (Moment.SITE_PHASE,)
STUDIES = Way(
    when=AT_SITE, tap=SAGE & CHARACTER & HERE & At(INFORMATION & UNTAPPED), taps_site=True
)
"""A sage and the site tap where information is playable."""

GEAR = marked(Keyword.WEAPON) | marked(Keyword.ARMOR) | marked(Keyword.SHIELD)
LUCKLESS = Attack((), 1, 3, marks=(Mark.NOT_CANCELABLE,))
MINAS_TIRITH = place("minas-tirith")
SAPLING = named("sapling-of-the-white-tree")


CARDS: dict[str, tuple[Ability, ...]] = {
    "lucky-search": (
        ShortEvent(
            (
                TurnOver(ITEM & ~SPECIAL),
                If(Is(CHOSEN, ITEM), (PlaceWith(CHOSEN, USER),)),
                FaceAttacks((LUCKLESS,), USER, Found(Figure.SHOWN)),
                If(Is(USER, WoundedBy(That(SELF))), (Discard(CHOSEN),)),
                Shuffle(),
            ),
            Way(when=AT_SITE, tap=SCOUT & CHARACTER & UNTAPPED & HERE & At(SHADOW_OR_DARK)),
        ),
    ),
    "dreams-of-lore": (
        PermanentEvent(STUDIES, on_user=True),
        BOUND,
        Storable(HAVEN),
    ),
    "reforging": (
        PermanentEvent(STUDIES, on_user=True),
        BOUND,
        Storable(HAVEN),
        InZone(
            Zone.PILE,
            (
                Action(
                    (
                        PlayNow((MINOR | MAJOR) & GEAR, (Zone.DISCARD,), USER),
                        Optional((Transfer(CHOSEN, CHARACTER & HERE),)),
                    ),
                    when=(Moment.ORGANIZATION,),
                    tap=(SAGE & CHARACTER & At(HAVEN),),
                    discard=That(SELF) & STORED,
                ),
            ),
        ),
    ),
    "rescue-prisoners": (
        rescue(SHADOW_OR_DARK & TAPPED, Attack((Race.SPIDER,), 2, 7)),
        BOUND,
        Storable(HAVEN | FREE_OR_BORDER),
        NotDuplicated(at_place=True),
    ),
    "return-of-the-king": (
        PermanentEvent(
            Way(
                on=named("aragorn-ii") & MINE & At(MINAS_TIRITH),
                if_=~Exists(named("denethor-ii")),
            )
        ),
        Boost((Stat.DIRECT_INFLUENCE,), +3, HOST),
    ),
    "stone-of-erech": (
        PermanentEvent(
            Way(
                if_=Exists(named("men-of-lamedon"))
                & Exists(CHARACTER & MINE & At(place("vale-of-erech")))
            )
        ),
        DiscardIf(~Exists(named("men-of-lamedon"))),
    ),
    "the-white-tree": (
        PermanentEvent(
            Way(
                by=SAGE & MINE & At(MINAS_TIRITH),
                discard=SAPLING
                & MINE
                & ((IN_PLAY & At(MINAS_TIRITH)) | (STORED & Keeps(MINAS_TIRITH))),
            )
        ),
        Treat(MINAS_TIRITH, Trait.HAVEN_FOR_HEALING),
        Treat(MINAS_TIRITH, Trait.HAVEN_FOR_HAZARDS),
    ),
    "thorough-search": (
        ShortEvent(
            (
                PlayHere(
                    MINOR | MAJOR | GOLD_RING, CHARACTER & ~That(USER), tapped=True, taps_site=False
                ),
            ),
            Way(when=AT_SITE, tap=SCOUT & UNTAPPED & HERE),
        ),
    ),
}
