"""Resource events of The Wizards that are done at sites, and what comes of them."""

from __future__ import annotations

from westmarch.meccg.kinds import Keyword, Race, Zone
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
    Choice,
    Discard,
    KeepPlace,
    PlaceWith,
    PlayHere,
    PlayNow,
    Tap,
    Transfer,
)
from westmarch.meccg.vocabulary.effects import Action, FaceAttacks, If, Optional
from westmarch.meccg.vocabulary.filters import At, Filter, Keeps
from westmarch.meccg.vocabulary.judgements import Exists
from westmarch.meccg.vocabulary.properties import That
from westmarch.meccg.vocabulary.references import (
    CHOSEN,
    HOST,
    SELF,
    SITE,
    USER,
    Deed,
    Moment,
    Stat,
    Trait,
)
from westmarch.meccg.vocabulary.statics import Boost, Cannot, Treat
from westmarch.meccg.vocabulary.usages import FREE_OR_BORDER, SHADOW_OR_DARK
from westmarch.meccg.vocabulary.words import (
    CHARACTER,
    GOLD_RING,
    HAVEN,
    HERE,
    IN_PLAY,
    INFORMATION,
    MAJOR,
    MINE,
    MINOR,
    SAGE,
    SCOUT,
    SITE_CARD,
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

BOUND = Cannot(Deed.UNTAP, CHARACTER & That(HOST))
"""Who bears the card may not untap."""

GEAR = marked(Keyword.WEAPON) | marked(Keyword.ARMOR) | marked(Keyword.SHIELD)
MINAS_TIRITH = place("minas-tirith")
SAPLING = named("sapling-of-the-white-tree")


def rescue(site: Filter, attack: Attack, taps_site: bool = False) -> PermanentEvent:
    """The company faces an attack; then somebody may tap to take the card, or it is discarded."""
    return PermanentEvent(
        Way(when=AT_SITE, on=SITE_CARD & That(SITE) & site, taps_site=taps_site),
        (
            KeepPlace(SITE),
            FaceAttacks((attack,)),
            Tap(Choice(CHARACTER & HERE & UNTAPPED, may=True)),
            If(Exists(That(CHOSEN)), (PlaceWith(SELF, CHOSEN),), (Discard(SELF),)),
        ),
    )


CARDS: dict[str, tuple[Ability, ...]] = {
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
