"""Allies and factions of Against the Shadow."""

from __future__ import annotations

from westmarch.meccg.vocabulary.abilities import Ability, DiscardWhen, NotDuplicated
from westmarch.meccg.vocabulary.acts import ToHand
from westmarch.meccg.vocabulary.effects import Action, CancelAttack
from westmarch.meccg.vocabulary.filters import Against, Holding
from westmarch.meccg.vocabulary.happenings import is_wounded
from westmarch.meccg.vocabulary.properties import KeyedToSite, That
from westmarch.meccg.vocabulary.references import (
    ATTACK,
    ATTACKER,
    COMPANY,
    HOST,
    SELF,
    Moment,
    Stat,
    Trait,
    Until,
)
from westmarch.meccg.vocabulary.statics import Boost, Treat
from westmarch.meccg.vocabulary.targets import AnAttack
from westmarch.meccg.vocabulary.words import ATTACKER_CHOOSES, CREATURE, HERE, ORC

BEFORE = (Moment.BEFORE_ASSIGNMENT,)
AGAINST_ITS_COMPANY = Against(Holding(That(SELF)))
REVEALS = Treat(COMPANY, Trait.OVERT)
FLEES = DiscardWhen((is_wounded(HOST),))

CARDS: dict[str, tuple[Ability, ...]] = {
    "great-bats": (
        REVEALS,
        FLEES,
        Action(
            (Treat(ATTACK, Trait.DEFENDER_CHOOSES),),
            when=BEFORE,
            tap=(That(SELF),),
            on=AnAttack(ATTACKER_CHOOSES & AGAINST_ITS_COMPANY),
        ),
        NotDuplicated(on_company=True),
    ),
    "great-lord-of-goblin-gate": (
        REVEALS,
        Action(
            (Boost((Stat.PROWESS,), +2, ORC & HERE, until=Until.ATTACK_OVER),),
            when=(Moment.ATTACK_FACED, Moment.STRIKE_FACED),
            tap=(That(SELF),),
        ),
    ),
    "regiment-of-black-crows": (
        REVEALS,
        FLEES,
        Action(
            (CancelAttack(all=True), ToHand(ATTACKER)),
            when=BEFORE,
            tap=(That(SELF),),
            on=AnAttack(CREATURE & ~KeyedToSite() & AGAINST_ITS_COMPANY),
        ),
        NotDuplicated(on_company=True),
    ),
}
