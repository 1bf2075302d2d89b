"""Items of The Dragons."""

from __future__ import annotations

from westmarch.meccg.kinds import Keyword, Zone
from westmarch.meccg.vocabulary.abilities import Ability, BorneBy, NotDuplicated, While
from westmarch.meccg.vocabulary.acts import Choice, Fetch, PlaceWith, Untap
from westmarch.meccg.vocabulary.effects import Action, CancelStrike, CorruptionCheck, Later
from westmarch.meccg.vocabulary.filters import AttackedBy, Bears
from westmarch.meccg.vocabulary.judgements import CausedBy, Event, Exists, Is
from westmarch.meccg.vocabulary.properties import KeyedToSite, On, That
from westmarch.meccg.vocabulary.references import (
    ATTACK,
    HOST,
    ME,
    SELF,
    TARGET,
    Deed,
    Happens,
    Moment,
    Stat,
    Trait,
    Until,
)
from westmarch.meccg.vocabulary.statics import Boost, Cannot, Op, PurgesAlike, Treat
from westmarch.meccg.vocabulary.targets import AnAttack
from westmarch.meccg.vocabulary.usages import (
    BEARER_FIGHTS,
    attacked_by,
    untaps_host,
    walks_on,
)
from westmarch.meccg.vocabulary.words import (
    ANY_TIME,
    CHARACTER,
    CREATURE,
    DRAGON,
    DRAKE,
    HERE,
    MINE,
    RESTORED,
    SITE_CARD,
    STORED,
    TAPPED,
    WARRIOR,
    WIZARD,
    marked,
    named,
)

DARK_ENCHANTMENT = marked(Keyword.DARK_ENCHANTMENT)
SPELL = marked(Keyword.SPELL)
IN_THE_OPEN = CREATURE & ~KeyedToSite()
ONE_A_BEARER = NotDuplicated(on_host=True)
REFORGING = named("reforging")

RESTORABLE: tuple[Ability, ...] = (
    Action(
        (PlaceWith(Choice(REFORGING & STORED & MINE), SELF),),
        if_=Exists(REFORGING & STORED & MINE) & ~Is(SELF, RESTORED),
    ),
    Treat(SELF, Trait.RESTORED, if_=Is(SELF, Bears(REFORGING))),
)
"""A stored Reforging may be placed with the item, which is restored from then on."""

CARDS: dict[str, tuple[Ability, ...]] = {
    "adamant-helmet": (
        Cannot(Deed.BE_TARGETED, HOST, DARK_ENCHANTMENT),
        PurgesAlike(DARK_ENCHANTMENT & On(HOST)),
    ),
    "arrows-shorn-of-ebony": (
        Action(
            (
                Boost((Stat.PROWESS,), -1, ATTACK, until=Until.STRIKE_OVER),
                Boost((Stat.BODY,), -2, ATTACK, until=Until.STRIKE_OVER),
                Later(
                    Event(Happens.STRIKE_DEFEATED, ATTACK),
                    (Boost((Stat.BODY_CHECK,), +20, ATTACK, until=Until.ATTACK_OVER),),
                    until=Until.STRIKE_OVER,
                ),
            ),
            when=(Moment.STRIKE_FACED,),
            discard=That(SELF),
            if_=Is(HOST, WARRIOR) & attacked_by(IN_THE_OPEN),
        ),
    ),
    "bow-of-dragon-horn": (
        Action(
            (Boost((Stat.STRIKES,), -1, TARGET, min_=1),),
            when=(Moment.BEFORE_ASSIGNMENT,),
            tap=(That(SELF),),
            on=AnAttack(IN_THE_OPEN),
            if_=Is(HOST, WARRIOR) & attacked_by(),
        ),
    ),
    "cram": (untaps_host(), walks_on(1)),
    "emerald-of-doriath": (While(Is(HOST, WIZARD), (Boost((Stat.GENERAL_INFLUENCE,), +2, ME),)),),
    "emerald-of-the-mariner": (
        Boost((Stat.CORRUPTION_CHECK,), +1, HOST),
        Boost((Stat.HAND_SIZE,), +1, ME),
    ),
    "enruned-shield": (
        Action(
            (CancelStrike(ineffectual=True),),
            when=(Moment.STRIKE_FACED,),
            tap=(That(SELF),),
            if_=BEARER_FIGHTS & Is(HOST, WARRIOR),
        ),
    ),
    "magical-harp": (
        Action(
            (
                Cannot(Deed.BE_DISCARDED, CHARACTER & HERE, until=Until.TURN),
                CorruptionCheck(HOST),
            ),
            when=(
                Moment.QUIET,
                Moment.SITE_PHASE,
                Moment.CORRUPTION_CHECK,
                Moment.INFLUENCE_CHECK,
                Moment.COUNCIL,
            ),
            tap=(That(SELF),),
        ),
    ),
    "necklace-of-silver-and-pearls": (
        Action(
            (
                Boost((Stat.DIRECT_INFLUENCE,), +3, HOST, until=Until.TURN),
                Boost((Stat.MIND,), +5, HOST, until=Until.TURN),
                Boost((Stat.CONTROL_COST,), -5, HOST, until=Until.TURN),
            ),
            when=(Moment.QUIET, Moment.SITE_PHASE, Moment.INFLUENCE_CHECK),
            discard=That(SELF),
        ),
    ),
    "scabbard-of-chalcedony": (
        Boost((Stat.BODY,), -1, ATTACK, if_=BEARER_FIGHTS),
        ONE_A_BEARER,
    ),
    "thrors-map": (
        Action(
            (Untap(TARGET),),
            discard=That(SELF),
            on=SITE_CARD & TAPPED & AttackedBy(DRAGON),
        ),
    ),
    "twice-baked-cakes": (walks_on(2),),
    "waybread": (
        Action(
            (Untap(HOST), Untap(Choice(CHARACTER & HERE & TAPPED & ~That(HOST), may=True))),
            when=ANY_TIME,
            discard=That(SELF),
            if_=Exists(CHARACTER & HERE & TAPPED),
        ),
        walks_on(1),
    ),
    "wizards-staff": (
        BorneBy(WIZARD),
        Boost((Stat.CORRUPTION_CHECK,), +2, HOST, if_=CausedBy(SPELL)),
        Action(
            (
                Fetch(
                    SPELL | marked(Keyword.RITUAL) | marked(Keyword.LIGHT_ENCHANTMENT),
                    (Zone.DISCARD,),
                    Zone.HAND,
                ),
                CorruptionCheck(HOST),
            ),
            when=(Moment.END_OF_TURN,),
            tap=(That(HOST),),
        ),
        ONE_A_BEARER,
    ),
    "wormsbane": (Boost((Stat.BODY,), -2, DRAGON | DRAKE, if_=BEARER_FIGHTS),),
    "ringil": RESTORABLE,
    "belegennon": (
        *RESTORABLE,
        Boost(
            (Stat.UNTAPPED_PENALTY,),
            0,
            HOST,
            op=Op.SET,
            if_=Is(SELF, RESTORED) & Is(HOST, WARRIOR),
        ),
    ),
}
