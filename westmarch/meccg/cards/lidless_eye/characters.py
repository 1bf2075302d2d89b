"""Characters of The Lidless Eye; the Ringwraiths are avatars."""

from __future__ import annotations

from westmarch.meccg.kinds import RegionType, Zone
from westmarch.meccg.vocabulary.abilities import Ability
from westmarch.meccg.vocabulary.acts import Choice, Fetch, ToHand, Transfer
from westmarch.meccg.vocabulary.effects import Action, CancelAttack, When
from westmarch.meccg.vocabulary.filters import Against, Amid, Anything, At, Holding, PlayableWhere
from westmarch.meccg.vocabulary.happenings import played
from westmarch.meccg.vocabulary.journeys import ExtraMovement
from westmarch.meccg.vocabulary.judgements import Is
from westmarch.meccg.vocabulary.properties import On, That
from westmarch.meccg.vocabulary.references import COMPANY, SELF, Deed, Moment, Until
from westmarch.meccg.vocabulary.sayings import SEER, fights, more_cards_at, speaks_to
from westmarch.meccg.vocabulary.statics import Cannot, MustCross
from westmarch.meccg.vocabulary.targets import AnAttack
from westmarch.meccg.vocabulary.words import (
    CHARACTER,
    DETAINMENT,
    DWARF,
    ELF,
    FACTION,
    ITEM,
    MAN,
    ORC,
    RESOURCE,
    TROLL,
    named,
    place,
)

CARDS: dict[str, tuple[Ability, ...]] = {
    "asternak": (speaks_to(+2, FACTION & PlayableWhere(place("variag-camp"))),),
    "broin": (fights(+1, ORC | ELF),),
    "calendal": (SEER, speaks_to(+2, ELF)),
    "carambor": (
        Action(
            (ExtraMovement(), MustCross((RegionType.WILDERNESS,), COMPANY, until=Until.TURN)),
            when=(Moment.END_OF_MOVEMENT,),
            if_=~Is(SELF, At(Anything())),
            tap=(That(SELF),),
        ),
    ),
    "gorbag": (speaks_to(+3, ORC),),
    "gulla": (fights(+1, ORC | ELF),),
    "hendolen": (
        Action(
            (CancelAttack(),),
            when=(Moment.BEFORE_ASSIGNMENT,),
            tap=(That(SELF),),
            on=AnAttack(DETAINMENT & Against(Holding(That(SELF)))),
        ),
        speaks_to(+2, ELF),
    ),
    "horseman-in-the-night": (speaks_to(+1, FACTION),),
    "jerrek": (speaks_to(+1, FACTION & PlayableWhere(place("southron-oasis"))),),
    "layos": (speaks_to(+2, named("men-of-dorwinion")),),
    "lieutenant-of-angmar": (speaks_to(+4, TROLL | ORC), more_cards_at("carn-dum")),
    "lieutenant-of-dol-guldur": (speaks_to(+2, TROLL | ORC), more_cards_at("dol-guldur")),
    "lieutenant-of-morgul": (speaks_to(+3, TROLL | ORC), more_cards_at("minas-morgul")),
    "the-mouth": (
        speaks_to(+2, FACTION),
        Action(
            (Fetch(RESOURCE | CHARACTER, (Zone.DISCARD,), Zone.DECK),),
            when=(Moment.ORGANIZATION,),
            tap=(That(SELF),),
        ),
        Cannot(Deed.KEEP_OUT, SELF, named("mouth-of-sauron")),
        When(
            played(named("mouth-of-sauron")),
            (
                Transfer(
                    Choice(ITEM & On(SELF), may=True),
                    CHARACTER & Amid(Holding(That(SELF))) & ~That(SELF),
                ),
                ToHand(SELF),
            ),
        ),
    ),
    "nain": (speaks_to(+1, DWARF), fights(+1, ORC | ELF)),
    "nevido-smod": (speaks_to(+2, FACTION & PlayableWhere(place("easterling-camp"))),),
    "odoacer": (speaks_to(+3, named("woodmen")),),
    "old-troll": (speaks_to(+1, TROLL | ORC),),
    "orc-captain": (speaks_to(+3, ORC),),
    "orc-chieftain": (speaks_to(+3, ORC),),
    "pon-opar": (speaks_to(+2, FACTION & PlayableWhere(place("southron-oasis"))),),
    "shagrat": (speaks_to(+4, ORC),),
    "shamas": (speaks_to(+1, FACTION & MAN), speaks_to(+2, named("dunlendings"))),
    "threlin": (speaks_to(+2, DWARF), fights(+1, ORC | ELF)),
    "troll-chief": (speaks_to(+3, TROLL | ORC),),
    "tros-hesnef": (speaks_to(+1, FACTION & PlayableWhere(place("easterling-camp"))),),
    "uchel": (speaks_to(+4, named("hillmen")),),
    "ulkaur-the-tongueless": (speaks_to(+2, TROLL | ORC),),
}
