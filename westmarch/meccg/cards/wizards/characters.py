"""Characters of The Wizards; the Wizards themselves are avatars."""

from __future__ import annotations

from westmarch.meccg.kinds import RegionType
from westmarch.meccg.vocabulary.abilities import Ability
from westmarch.meccg.vocabulary.effects import Action, CancelAttack, CancelStrike
from westmarch.meccg.vocabulary.filters import Against, Holding
from westmarch.meccg.vocabulary.judgements import Is
from westmarch.meccg.vocabulary.properties import KeyedTo, That
from westmarch.meccg.vocabulary.references import DEFENDER, SELF, Moment
from westmarch.meccg.vocabulary.sayings import (
    HOMEBODY,
    POOR_SPEAKER,
    WRAITH,
    WRAITHS_BODY,
    fights,
    missed,
    more_cards_at,
    speaks_to,
)
from westmarch.meccg.vocabulary.targets import AnAttack
from westmarch.meccg.vocabulary.words import (
    CHARACTER,
    DWARF,
    ELF,
    FACTION,
    HERE,
    HOBBIT,
    MAN,
    ORC,
    WOSE,
    named,
)

CARDS: dict[str, tuple[Ability, ...]] = {
    "adrazar": (speaks_to(+1, FACTION),),
    "anborn": (speaks_to(+2, named("men-of-lebennin")),),
    "aragorn-ii": (speaks_to(+2, named("rangers-of-the-north")), missed(3)),
    "arinmir": (speaks_to(+2, named("variags-of-khand")),),
    "arwen": (speaks_to(+7, named("aragorn-ii")),),
    "balin": (fights(+2, ORC), speaks_to(+1, DWARF)),
    "bard-bowman": (speaks_to(+2, named("men-of-northern-rhovanion")),),
    "barliman-butterbur": (POOR_SPEAKER,),
    "beorn": (speaks_to(+2, named("beornings")),),
    "beregond": (POOR_SPEAKER,),
    "beretar": (speaks_to(+2, named("rangers-of-the-north")),),
    "bifur": (fights(+1, ORC), POOR_SPEAKER),
    "bilbo": (HOMEBODY, missed(2)),
    "bofur": (fights(+1, ORC), POOR_SPEAKER),
    "bombur": (fights(+1, ORC), POOR_SPEAKER),
    "boromir-ii": (speaks_to(+2, named("men-of-anorien")),),
    "celeborn": (speaks_to(+5, named("galadriel")),),
    "cirdan": (
        more_cards_at("grey-havens"),
        Action(
            (CancelAttack(),),
            when=(Moment.BEFORE_ASSIGNMENT,),
            tap=(That(SELF),),
            on=AnAttack(KeyedTo((RegionType.COASTAL_SEA,)) & Against(Holding(That(SELF)))),
        ),
        speaks_to(+2, named("elves-of-lindon")),
        missed(3),
    ),
    "dain-ii": (
        speaks_to(+2, named("iron-hill-dwarves")),
        fights(+2, ORC),
        speaks_to(+1, MAN),
    ),
    "damrod": (speaks_to(+2, named("men-of-lamedon")),),
    "denethor-ii": (speaks_to(+2, named("tower-guard-of-minas-tirith")),),
    "dori": (fights(+1, ORC), POOR_SPEAKER),
    "dwalin": (fights(+1, ORC), POOR_SPEAKER),
    "elladan": (fights(+1, ORC),),
    "elrohir": (fights(+1, ORC),),
    "elrond": (more_cards_at("rivendell"), missed(3)),
    "eomer": (speaks_to(+2, named("riders-of-rohan")),),
    "eowyn": (fights(+6, WRAITH), WRAITHS_BODY),
    "erkenbrand": (speaks_to(+2, named("riders-of-rohan")),),
    "faramir": (speaks_to(+2, named("rangers-of-ithilien")),),
    "fili": (fights(+1, ORC), POOR_SPEAKER),
    "forlong": (POOR_SPEAKER,),
    "frodo": (HOMEBODY, missed(2)),
    "galadriel": (more_cards_at("lorien"), missed(3)),
    "galva": (speaks_to(+2, named("men-of-dorwinion")), fights(+6, WRAITH), WRAITHS_BODY),
    "ghan-buri-ghan": (speaks_to(+2, FACTION & WOSE),),
    "gildor-inglorion": (fights(+2, ORC),),
    "gimli": (
        speaks_to(+2, named("iron-hill-dwarves")),
        fights(+2, ORC),
        speaks_to(+1, ELF),
    ),
    "gloin": (
        speaks_to(+2, named("blue-mountain-dwarves")),
        fights(+1, ORC),
        speaks_to(+1, DWARF),
    ),
    "glorfindel-ii": (speaks_to(+1, CHARACTER & ELF),),
    "halbarad": (speaks_to(+2, named("hillmen")),),
    "haldalam": (speaks_to(+4, named("easterlings")),),
    "haldir": (POOR_SPEAKER,),
    "hama": (POOR_SPEAKER,),
    "imrahil": (speaks_to(+2, named("knights-of-dol-amroth")),),
    "kili": (fights(+1, ORC), POOR_SPEAKER),
    "legolas": (speaks_to(+2, named("wood-elves")),),
    "mablung": (speaks_to(+2, named("men-of-anfalas")),),
    "merry": (HOMEBODY,),
    "nori": (fights(+1, ORC), POOR_SPEAKER),
    "oin": (fights(+1, ORC),),
    "ori": (fights(+1, ORC), POOR_SPEAKER),
    "orophin": (POOR_SPEAKER,),
    "peath": (speaks_to(+4, named("dunlendings")), fights(+5, WRAITH), WRAITHS_BODY),
    "pippin": (HOMEBODY,),
    "robin-smallburrow": (HOMEBODY,),
    "sam-gamgee": (HOMEBODY,),
    "theoden": (speaks_to(+2, named("riders-of-rohan")),),
    "thorin-ii": (
        speaks_to(+2, named("blue-mountain-dwarves")),
        fights(+3, ORC),
        speaks_to(+2, DWARF),
    ),
    "thranduil": (speaks_to(+2, named("wood-elves")),),
    "voteli": (speaks_to(+2, named("lossoth")), fights(+5, WRAITH), WRAITHS_BODY),
    "vygavril": (speaks_to(+2, named("southrons")), fights(+6, WRAITH), WRAITHS_BODY),
    "wacho": (speaks_to(+2, named("woodmen")),),
    "fatty-bolger": (
        HOMEBODY,
        Action(
            (CancelStrike(),),
            when=(Moment.STRIKE_FACED,),
            if_=Is(DEFENDER, HOBBIT & HERE & ~That(SELF)),
            tap=(That(SELF),),
        ),
    ),
}
