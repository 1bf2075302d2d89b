"""Sites of Against the Shadow."""

from __future__ import annotations

from westmarch.meccg.kinds import Race
from westmarch.meccg.vocabulary.abilities import Ability
from westmarch.meccg.vocabulary.acts import Choice, Tap, Untap
from westmarch.meccg.vocabulary.effects import Action, When
from westmarch.meccg.vocabulary.filters import Anything
from westmarch.meccg.vocabulary.happenings import played, site_revealed
from westmarch.meccg.vocabulary.judgements import AtLeast, Exists, HowOften, Is
from westmarch.meccg.vocabulary.landmarks import (
    COMING,
    DEFEATED,
    ELVEN_HAVEN,
    HERE,
    UNRULY,
    haunted_by,
    tested_here,
)
from westmarch.meccg.vocabulary.properties import Being, OfRace, That
from westmarch.meccg.vocabulary.references import SELF, Deed, Moment
from westmarch.meccg.vocabulary.statics import Cannot, LosesAttacks
from westmarch.meccg.vocabulary.words import (
    CHARACTER,
    COVERT,
    HERO,
    MAN,
    MINOR,
    OVERT,
    PUKEL_CREATURE,
    SAGE,
    SCOUT,
    TAPPED,
    UNDEAD,
    UNTAPPED,
    named,
)
from westmarch.meccg.vocabulary.words import HERE as OURS

OVERT_TAPS = When(site_revealed(OVERT & COMING), (Tap(Choice(CHARACTER & UNTAPPED & OURS)),))
BALROG = Being(("balrog-of-moria",))
BALROGS = OfRace((Race.BALROG,))

CARDS: dict[str, tuple[Ability, ...]] = {
    "geann-a-lisch": (haunted_by(MAN),),
    "the-worthy-hills": (
        Action(
            (Untap(SELF),),
            when=(Moment.SITE_PHASE,),
            if_=Is(SELF, TAPPED),
            tap=(CHARACTER & SAGE & HERE, CHARACTER & SCOUT & HERE),
        ),
    ),
    "edhellond-minion": ELVEN_HAVEN,
    "framsburg-minion": (
        Cannot(
            Deed.TAP_SITE,
            MINOR,
            That(SELF),
            if_=~AtLeast(HowOften(played(MINOR, at=That(SELF))), 2),
        ),
    ),
    "the-gem-deeps-minion": (haunted_by(UNDEAD | PUKEL_CREATURE),),
    "grey-havens-minion": ELVEN_HAVEN,
    "himring-minion": (OVERT_TAPS,),
    "isle-of-the-ulond-minion": (OVERT_TAPS,),
    "isles-of-the-dead-that-live-minion": (
        When(site_revealed(COVERT & COMING), (Tap(Choice(CHARACTER & UNTAPPED & OURS)),)),
    ),
    "lorien-minion": ELVEN_HAVEN,
    "the-pukel-deeps-minion": (haunted_by(UNDEAD | PUKEL_CREATURE),),
    "rhosgobel-minion": (
        LosesAttacks(SELF, Anything(), if_=Exists(CHARACTER & HERO & named("radagast"))),
    ),
    "rivendell-minion": ELVEN_HAVEN,
    "tolfalas-minion": (OVERT_TAPS,),
    "the-under-gates-minion": (
        UNRULY,
        LosesAttacks(
            SELF,
            BALROGS,
            if_=Exists(BALROG) | Exists(BALROG & DEFEATED),
        ),
    ),
    "the-under-grottos-minion": (tested_here(+1),),
    "the-under-leas-minion": (UNRULY,),
    "the-under-vaults-minion": (haunted_by(UNDEAD),),
}
