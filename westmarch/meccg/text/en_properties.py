"""English: what is said of cards by their own figures, and of land and sites."""

from __future__ import annotations

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
from westmarch.meccg.text.en_flags import FLAGS
from westmarch.meccg.text.en_grammar import ONE, Noun, Thing, a, listed
from westmarch.meccg.text.en_nouns import (
    ALIGNMENTS,
    ATTACK,
    CARDS_OF,
    COMPANY,
    GOLD_RING,
    ITEM,
    ITEMS,
    KEYWORDS,
    REGION_NOUNS,
    SITE,
    SITES,
    STATS,
    card_name,
    region_name,
)
from westmarch.meccg.text.en_phrases import After, Phrase
from westmarch.meccg.text.en_refs import REFS
from westmarch.meccg.vocabulary import properties as p
from westmarch.meccg.vocabulary.references import Deed, Stat

WAYS = {
    Movement.STARTER: "starter",
    Movement.REGION: "region",
    Movement.UNDER_DEEPS: "Under-deeps",
    Movement.SPECIAL: "special",
}
DEEDS_DONE = {
    Deed.TAP_SITE: "tap the site of the company",
    Deed.RETURN_TO_ORIGIN: "return the company to its site of origin",
    Deed.DO_ANYTHING_AT_SITE: "keep the company from doing anything at its site",
}
"""What cards of a chain would do to the company."""
COUNTED = {
    Stat.MARSHALLING: "marshalling points",
    Stat.STAGE_POINTS: "stage points",
    Stat.CORRUPTION: "corruption points",
    Stat.STRIKES: "strikes",
}
"""Numbers that count something."""


def within(least: int | None, most: int | None) -> str:
    """A number within limits."""
    if least is not None and least == most:
        return str(least)
    if least is not None and most is not None:
        return f"{least} to {most}"
    if least is not None:
        return f"{least} or more"
    return "" if most is None else f"{most} or less"


def count(least: int | None, most: int | None) -> str:
    """How many there are."""
    return within(least, most).replace("less", "fewer")


def lands(types: tuple[RegionType, ...]) -> str:
    """Types of regions as alternatives."""
    return listed(a(REGION_NOUNS[one].one) for one in types)


def keys(regions: tuple[RegionType, ...], sites: tuple[SiteType, ...]) -> str:
    """What an attack is keyed to."""
    nouns = (*(REGION_NOUNS[one] for one in regions), *(SITES[one] for one in sites))
    return listed(a(noun.one) for noun in nouns)


def in_regions(regions: tuple[RegionCode, ...]) -> str:
    """Regions by name."""
    return f"in {listed(region_name(one) for one in regions)}"


def regions_twice(kind: RegionType, times: int) -> str:
    """So many regions of a type."""
    noun = REGION_NOUNS[kind]
    return a(noun.one) if times == 1 else f"at least {times} {noun.form(plural=True)}"


def path(filter: p.MovingThrough) -> Phrase:
    """A company whose path has something."""
    words = [regions_twice(one, filter.times) for one in filter.types]
    words += [region_name(region) for region in filter.regions]
    text = listed(words)
    without = ""
    if filter.leaving:
        without = " but does not end there"
    return Phrase(
        (COMPANY,),
        after=(
            After(
                f"{text} in {{its}} site path{without}",
                "has",
                f"whose site path contains {text}{without}",
            ),
        ),
    )


def items(kinds: tuple[ItemKind, ...]) -> Phrase:
    """Items of some kinds."""
    words = [ITEMS[kind] for kind in kinds if kind in ITEMS]
    if not words:
        return Phrase((GOLD_RING,))
    if ItemKind.GOLD_RING in kinds:
        return Phrase((Noun(f"{listed(words)} item"), GOLD_RING))
    return Phrase((ITEM,), kinds=(listed(words),))


def keyword(key: Keyword) -> Phrase:
    """Cards with a keyword."""
    return Phrase((KEYWORDS[key],)) if key in KEYWORDS else Phrase(kinds=(CARDS_OF[key],))


def aligned(side: Alignment) -> Phrase:
    """Cards of a side."""
    return FLAGS[p.Flag.STAGE] if side is Alignment.STAGE else Phrase(kinds=(ALIGNMENTS[side],))


def named(names: tuple[str, ...]) -> Phrase:
    """Cards by name."""
    return Phrase(thing=Thing(ONE, listed(card_name(name) for name in names), name=True))


def beings(names: tuple[str, ...]) -> Phrase:
    """Manifestations of somebody."""
    text = listed(card_name(name) for name in names)
    if len(names) > 1 and set(names) == DRAGONS:
        text = "a unique Dragon"
    return Phrase((Noun(f"manifestation of {text}", f"manifestations of {text}"),))


def attacking(one: Phrase) -> Phrase:
    """Something said of an attack."""
    return Phrase((ATTACK,)) & one


def sited(one: Phrase) -> Phrase:
    """Something said of a site."""
    return Phrase((SITE,)) & one


def magic_name(magic: Keyword) -> str:
    """A kind of magic."""
    return magic.value


def numbered_so(one: p.With) -> Phrase:
    """A number within limits."""
    limits, printed = within(one.least, one.most), "printed " if one.printed else ""
    if one.stat in COUNTED:
        counted = COUNTED[one.stat].removesuffix("s") if limits == "1" else COUNTED[one.stat]
        text = f"{limits} {printed}{counted}".strip()
    else:
        text = f"{a(f'{printed}{STATS[one.stat]}')} of {limits}"
        if not limits:
            text = f"{printed}{STATS[one.stat]}"
    return Phrase(after=(After(text, "has", f"with {text}"),))


def compared(one: p.Less | p.More, word: str) -> Phrase:
    """A number against that of something else."""
    text = f"{word} {STATS[one.stat]} than {REFS[one.than].text}"
    return Phrase(after=(After(text, "has", f"with {text}"),))
