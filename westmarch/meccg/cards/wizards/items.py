"""Items of The Wizards, rings and Palantíri apart."""

from __future__ import annotations

from westmarch.meccg.kinds import Keyword, RegionType
from westmarch.meccg.vocabulary.abilities import (
    Ability,
    NotDuplicated,
    PlayAt,
    Storable,
    While,
)
from westmarch.meccg.vocabulary.acts import Choice, Discard, Heal, Untap
from westmarch.meccg.vocabulary.effects import Action, CorruptionCheck, Succeed, When
from westmarch.meccg.vocabulary.filters import Anything, HomeAt
from westmarch.meccg.vocabulary.happenings import played
from westmarch.meccg.vocabulary.judgements import Event, Happened, Is
from westmarch.meccg.vocabulary.properties import KeyedByType, That
from westmarch.meccg.vocabulary.references import (
    HOST,
    INFLUENCED,
    INFLUENCER,
    ME,
    SELF,
    SITE,
    TARGET,
    Deed,
    Happens,
    Moment,
    Stat,
    Until,
)
from westmarch.meccg.vocabulary.statics import Boost, Cannot
from westmarch.meccg.vocabulary.targets import AnAttack
from westmarch.meccg.vocabulary.usages import (
    BEARER_FIGHTS,
    DWARF_HOLD,
    SHADOW_OR_DARK,
    attacked_by,
    cancels_attacks,
    cancels_strikes,
    stays_untapped,
)
from westmarch.meccg.vocabulary.words import (
    ALLY,
    ANIMAL,
    ANY_TIME,
    CHARACTER,
    CREATURE,
    DUNADAN,
    DWARF,
    FACTION,
    GOLD_RING,
    HERE,
    HOBBIT,
    MAN,
    ORC,
    SAGE,
    SPIDER,
    TAPPED,
    TROLL,
    UNDEAD,
    WARRIOR,
    WOLF,
    WOUNDED,
    marked,
    named,
    place,
)

CORRUPTION_CARD = marked(Keyword.CORRUPTION)
BY_WILDERNESS = CREATURE & KeyedByType((RegionType.WILDERNESS,))
ONE_A_BEARER = NotDuplicated(on_host=True)

CARDS: dict[str, tuple[Ability, ...]] = {
    "athelas": (
        Action(
            (Heal(Choice(CHARACTER & WOUNDED & HERE), tapped=True),),
            tap=(CHARACTER & DUNADAN & That(HOST),),
            discard=That(SELF),
        ),
        Action(
            (Discard(Choice(CORRUPTION_CARD & HERE)),),
            tap=(named("aragorn-ii") & That(HOST),),
            discard=That(SELF),
        ),
    ),
    "book-of-mazarbul": (
        Storable(DWARF_HOLD),
        Action(
            (Boost((Stat.HAND_SIZE,), +1, ME, until=Until.NEXT_UNTAP),),
            when=(Moment.ORGANIZATION,),
            tap=(That(SELF),),
            if_=Is(HOST, SAGE),
        ),
    ),
    "earth-of-galadriels-orchard": (Storable(place("bag-end")),),
    "elf-stone": (ONE_A_BEARER,),
    "elven-cloak": (cancels_strikes(That(SELF), attack=BY_WILDERNESS), ONE_A_BEARER),
    "ent-draughts": (
        PlayAt(
            place("wellinghall"),
            tapped=True,
            if_=Happened(played(ALLY | FACTION, at=place("wellinghall"))),
        ),
        Cannot(Deed.BE_TRANSFERRED, SELF),
        Cannot(Deed.BE_STORED, SELF),
        Cannot(Deed.BE_INFLUENCED, SELF),
        ONE_A_BEARER,
    ),
    "great-shield-of-rohan": (
        Action(
            (stays_untapped(HOST),),
            when=(Moment.STRIKE_FACED,),
            tap=(That(SELF),),
            if_=BEARER_FIGHTS & Is(HOST, WARRIOR),
        ),
    ),
    "healing-herbs": (
        Action(
            (Heal(TARGET),),
            tap=(That(HOST),),
            discard=That(SELF),
            on=CHARACTER & WOUNDED & HERE,
        ),
        Action(
            (Untap(TARGET),),
            tap=(That(HOST),),
            discard=That(SELF),
            on=CHARACTER & TAPPED & HERE,
        ),
    ),
    "horn-of-anor": (
        Boost((Stat.DIRECT_INFLUENCE,), +2, HOST, against=FACTION),
        ONE_A_BEARER,
    ),
    "miruvor": (
        Action(
            (Boost((Stat.BODY,), +2, CHARACTER & HERE, max_=10, until=Until.TURN),),
            when=ANY_TIME,
            discard=That(SELF),
        ),
    ),
    "potion-of-prowess": (
        Action(
            (Boost((Stat.PROWESS,), +1, CHARACTER & HERE, until=Until.TURN),),
            when=ANY_TIME,
            discard=That(SELF),
        ),
    ),
    "red-arrow": (
        Action(
            (Succeed(),),
            when=(Moment.INFLUENCE_CHECK,),
            if_=Is(INFLUENCER, That(HOST)) & Is(INFLUENCED, named("riders-of-rohan")),
            once=True,
        ),
        Boost((Stat.DIRECT_INFLUENCE,), +5, HOST, against=CHARACTER & HomeAt(place("edoras"))),
    ),
    "red-book-of-westmarch": (),
    "sapling-of-the-white-tree": (
        PlayAt(if_=~Is(SITE, SHADOW_OR_DARK)),
        Storable(place("minas-tirith")),
    ),
    "scroll-of-isildur": (Boost((Stat.RING_TEST,), +2, GOLD_RING & HERE),),
    "shield-of-iron-bound-ash": (
        Action(
            (Boost((Stat.PROWESS,), +1, HOST, until=Until.STRIKE_OVER),),
            when=(Moment.STRIKE_FACED,),
            tap=(That(SELF),),
            if_=BEARER_FIGHTS,
        ),
    ),
    "star-glass": (
        cancels_attacks(That(HOST), attack=UNDEAD, then=(CorruptionCheck(HOST),)),
        Action(
            (Boost((Stat.PROWESS,), -2, TARGET), CorruptionCheck(HOST)),
            when=(Moment.BEFORE_ASSIGNMENT,),
            tap=(That(HOST),),
            on=AnAttack(SPIDER | ANIMAL | WOLF),
            if_=attacked_by(),
        ),
    ),
    "the-arkenstone": (
        Action(
            (Untap(TARGET), CorruptionCheck(TARGET, -2)),
            when=ANY_TIME,
            tap=(That(SELF),),
            on=CHARACTER & DWARF & TAPPED & HERE,
        ),
    ),
    "torque-of-hues": (cancels_attacks(That(SELF), That(HOST), then=(CorruptionCheck(HOST),)),),
    "black-arrow": (
        Action(
            (Boost((Stat.PROWESS, Stat.BODY), -1, TARGET),),
            when=(Moment.BEFORE_ASSIGNMENT,),
            tap=(That(SELF),),
            on=AnAttack(Anything()),
            if_=attacked_by() & Is(HOST, WARRIOR),
        ),
        When(Event(Happens.TAPPED, SELF), (Discard(SELF),), if_=~Is(HOST, MAN)),
    ),
    "the-iron-crown": (
        When(Event(Happens.INFLUENCE_CHECKED, HOST), (CorruptionCheck(HOST),)),
        While(
            ~Is(HOST, HOBBIT),
            (
                Boost((Stat.BODY,), +1, HOST, max_=10),
                Boost((Stat.DIRECT_INFLUENCE,), +4, HOST),
                cancels_attacks(That(SELF), attack=ORC | TROLL | MAN),
            ),
        ),
    ),
}
