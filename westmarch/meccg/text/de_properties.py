"""German: what is said of cards by their own figures, and of land and sites."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from westmarch.meccg.dragons import DRAGONS
from westmarch.meccg.kinds import (
    Alignment,
    ItemKind,
    Keyword,
    Movement,
    RegionCode,
    RegionType,
    SiteType,
)
from westmarch.meccg.text.de_flags import FLAGS
from westmarch.meccg.text.de_grammar import (
    ACC,
    DAT,
    NOM,
    Case,
    F,
    M,
    Noun,
    Thing,
    listed,
)
from westmarch.meccg.text.de_nouns import (
    ATTACK,
    CARD,
    COMPANY,
    GOLD_RING,
    ITEMS,
    KEYWORDS,
    REGION_NOUNS,
    SITE,
    SITES,
    STATS,
    card_name,
    case_name,
    region_name,
)
from westmarch.meccg.text.de_phrases import (
    After,
    Phrase,
    one_of,
    thing,
)
from westmarch.meccg.text.de_refs import REFS
from westmarch.meccg.vocabulary import properties as p
from westmarch.meccg.vocabulary.references import Deed, Stat

WAYS = {
    Movement.STARTER: "nach den Grundregeln",
    Movement.REGION: "über Regionen",
    Movement.UNDER_DEEPS: "durch die Unterirdischen Tiefen",
    Movement.SPECIAL: "auf besondere Weise",
}
OF_SIDE = {
    Alignment.HERO: "der Helden",
    Alignment.MINION: "der Schergen",
    Alignment.FALLEN_WIZARD: "der Gefallenen Zauberer",
    Alignment.BALROG: "des Balrogs",
    Alignment.DUAL: "der Helden und Schergen",
}
DEEDS_DONE = {
    Deed.TAP_SITE: "den Ort der Gemeinschaft tappen würde",
    Deed.RETURN_TO_ORIGIN: "die Gemeinschaft zum Ausgangsort zurückschicken würde",
    Deed.DO_ANYTHING_AT_SITE: "die Gemeinschaft am Ort nichts tun ließe",
}
"""What cards of a chain would do to the company."""


def any_of(adjectives: Iterable[str]) -> str:
    """Adjectives as alternatives."""
    return listed(one if "~" in one else f"{one}~" for one in adjectives)


def merged(nouns: tuple[Noun, ...]) -> tuple[Noun, ...]:
    """Nouns that differ in their adjectives only are one: langfristige oder permanente Ereignis."""
    groups: dict[Noun, list[str]] = {}
    for noun in nouns:
        groups.setdefault(replace(noun, adjective=""), []).append(noun.adjective)
    return tuple(
        replace(noun, adjective=any_of(words) if len(words) > 1 else words[0])
        for noun, words in groups.items()
        if all(words) or len(words) == 1
    ) + tuple(noun for noun in nouns if noun.adjective == "" and len(groups[noun]) > 1)


def within(least: int | None, most: int | None) -> str:
    """A number within limits."""
    if least is not None and least == most:
        return str(least)
    if least is not None and most is not None:
        return f"{least} bis {most}"
    if least is not None:
        return f"{least} oder mehr"
    return "" if most is None else f"{most} oder weniger"


def stat_name(stat: Stat, case: Case = NOM, word: str = "") -> str:
    """What a number is called, with an article or without."""
    return thing((Phrase((STATS[stat],)),), CARD, word).fill("{" + case.name.lower() + "}").strip()


def land(types: tuple[RegionType, ...], case: Case = DAT, word: str = "ein") -> str:
    """Types of regions as alternatives."""
    return one_of(tuple(REGION_NOUNS[one] for one in types), word, case)


def keys(regions: tuple[RegionType, ...], sites: tuple[SiteType, ...]) -> str:
    """What an attack is keyed to."""
    nouns = (*(REGION_NOUNS[one] for one in regions), *(SITES[one] for one in sites))
    return one_of(nouns, "ein", DAT)


def in_regions(regions: tuple[RegionCode, ...]) -> str:
    """Regions by name."""
    return f"in der Region {listed(region_name(one) for one in regions)}"


def path(filter: p.MovingThrough) -> Phrase:
    """A company whose path has something."""
    words = [land((one,), ACC) for one in filter.types]
    words += [f"die Region {region_name(region)}" for region in filter.regions]
    count = "" if filter.times == 1 else f"mindestens {filter.times}-mal "
    text = f"{{dessen}} Reiseroute {count}{listed(words)} enthält"
    if filter.leaving:
        text += " und dort nicht endet"
    return Phrase(
        (COMPANY,),
        after=(After(f"auf {{sein}}er Reiseroute {count}{listed(words)} {{hat}}", f", {text},"),),
    )


def regions_twice(kind: RegionType, times: int) -> str:
    """So many regions of a type."""
    if times == 1:
        return land((kind,), ACC)
    return f"{times} {one_of((REGION_NOUNS[kind],), '', ACC, plural=True)}"


def items(kinds: tuple[ItemKind, ...]) -> Phrase:
    """Items of some kinds."""
    words = [f"{ITEMS[kind]}~" for kind in kinds if kind in ITEMS]
    if not words:
        return Phrase((GOLD_RING,))
    item = Noun(M, "Gegenstand", "Gegenstände", many_dative="Gegenständen", adjective=listed(words))
    return Phrase((item, GOLD_RING) if ItemKind.GOLD_RING in kinds else (item,))


def aligned(side: Alignment) -> Phrase:
    """Cards of a side."""
    if side is Alignment.NEUTRAL:
        return Phrase(adjectives=("neutral",))
    if side is Alignment.STAGE:
        return FLAGS[p.Flag.STAGE]
    return Phrase(after=(After(f"eine Karte {OF_SIDE[side]} {{ist}}", OF_SIDE[side]),))


def named(names: tuple[str, ...]) -> Phrase:
    """Cards by name."""
    return Phrase(
        thing=Thing(M, *(listed(case_name(name, case) for name in names) for case in Case))
    )


OF_DRAGON = "Erscheinungsform eines einzigartigen Drachen"


def beings(names: tuple[str, ...]) -> Phrase:
    """Manifestations of somebody."""
    text = listed(card_name(name) for name in names)
    if len(names) > 1 and set(names) == DRAGONS:
        return Phrase((Noun(F, OF_DRAGON, f"{OF_DRAGON}"),))
    return Phrase((Noun(F, f"Erscheinungsform von {text}", f"Erscheinungsformen von {text}"),))


def attacking(one: Phrase) -> Phrase:
    """Something said of an attack."""
    return Phrase((ATTACK,)) & one


def sited(one: Phrase) -> Phrase:
    """Something said of a site."""
    return Phrase((SITE,)) & one


def magic_name(magic: Keyword) -> str:
    """A kind of magic."""
    return KEYWORDS[magic].one


def numbered_so(one: p.With) -> Phrase:
    """A number within limits."""
    limits = within(one.least, one.most)
    if one.stat in COUNTED:
        nom, dat = COUNTED[one.stat]
        if limits == "1":
            nom, dat = SINGLE[one.stat], SINGLE[one.stat]
            limits = "1" if not one.printed else "1 gedruckten"
            return Phrase(after=(After(f"{limits} {nom} {{hat}}", f"mit {limits} {dat}"),))
        nom, dat = (f"gedruckte {nom}", f"gedruckten {dat}") if one.printed else (nom, dat)
        return Phrase(after=(After(f"{limits} {nom} {{hat}}", f"mit {limits} {dat}"),))
    printed = " (gedruckt)" if one.printed else ""
    return Phrase(
        after=(
            After(
                f"{stat_name(one.stat, ACC)} {limits}{printed} {{hat}}",
                f"mit {stat_name(one.stat, DAT)} {limits}{printed}",
            ),
        )
    )


COUNTED = {
    Stat.MARSHALLING: ("Siegpunkte", "Siegpunkten"),
    Stat.STAGE_POINTS: ("Entwicklungspunkte", "Entwicklungspunkten"),
    Stat.CORRUPTION: ("Versuchungspunkte", "Versuchungspunkten"),
    Stat.STRIKES: ("Hiebe", "Hieben"),
}
"""Numbers that count something."""
SINGLE = {
    Stat.MARSHALLING: "Siegpunkt",
    Stat.STAGE_POINTS: "Entwicklungspunkt",
    Stat.CORRUPTION: "Versuchungspunkt",
    Stat.STRIKES: "Hieb",
}
"""One of what numbers count."""


def compared(one: p.Less | p.More, word: str) -> Phrase:
    """A number against that of something else."""
    other = REFS[one.than].nom
    return Phrase(
        after=(
            After(
                f"{word} {stat_name(one.stat, ACC)} {{hat}} als {other}",
                f"mit {word} {stat_name(one.stat, DAT)} als {other}",
            ),
        )
    )
