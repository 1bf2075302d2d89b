"""English: which cards, companies, attacks and sites a card speaks of."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from westmarch.meccg.kinds import RegionType, SiteType
from westmarch.meccg.tables import CARDS, REGIONS, SITES, base_of
from westmarch.meccg.text.en_terms import (
    ALIGNMENTS,
    EVENT_KINDS,
    FLAGS,
    ITEMS,
    KINDS,
    RACES,
    REFS,
    SKILLS,
    STATS,
    STATUSES,
    ZONES,
)
from westmarch.meccg.text.phrases import Phrase
from westmarch.meccg.text.terms import REGION_TYPES, SITE_TYPES
from westmarch.meccg.vocabulary import filters as f
from westmarch.meccg.vocabulary import properties as p

VOWELS = "aeiouAEIOU"
PLURALS = {"Man": "Men", "Elf": "Elves", "Dwarf": "Dwarves", "Wolf": "Wolves", "Undead": "Undead"}


def plural(noun: str) -> str:
    """A noun for several."""
    if noun in PLURALS:
        return PLURALS[noun]
    if noun.endswith("y") and noun[-2] not in VOWELS:
        return f"{noun[:-1]}ies"
    return noun if noun.endswith(("s", "û")) else f"{noun}s"


def alternatives(words: list[str]) -> str:
    """`Orc, Troll or Man`."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} or {words[-1]}"


def card_name(name: str) -> str:
    """What a card of a name is called."""
    row = next((row for code, row in CARDS.items() if base_of(code) == name), None)
    return name if row is None else row.name


@cache
def site_name(place: str) -> str:
    """What a site is called."""
    return next(site.card.name for site in SITES.values() if site.place == place)


def types(regions: tuple[RegionType, ...], sites: tuple[SiteType, ...] = ()) -> str:
    """Types of regions and sites as alternatives."""
    return alternatives(
        [*(REGION_TYPES[one][0] for one in regions), *(SITE_TYPES[one][0] for one in sites)]
    )


def phrase(filter: f.Filter) -> Phrase:
    """What a filter says."""
    return PHRASES[type(filter)](filter)


def said(filter: f.Filter, noun: str = "card") -> str:
    """A filter as a noun with what stands around it."""
    found = phrase(filter)
    words = (*dict.fromkeys(found.before), found.noun or noun, *found.after)
    return " ".join(words)


def a(filter: f.Filter, noun: str = "card") -> str:
    """One that fits."""
    text = said(filter, noun)
    if isinstance(filter, (p.Named, p.Being)) or text.startswith(("this ", "the ", "you")):
        return text
    return f"an {text}" if text[:1] in VOWELS else f"a {text}"


def each(filter: f.Filter, noun: str = "card") -> str:
    """All that fit."""
    if isinstance(filter, (p.Named, p.Being, p.That)):
        return said(filter, noun)
    return f"each {said(filter, noun)}"


def many(filter: f.Filter, noun: str = "card") -> str:
    """Several that fit."""
    found = phrase(filter)
    words = (*dict.fromkeys(found.before), plural(found.noun or noun), *found.after)
    return " ".join(words)


def both(filter: f.Both) -> Phrase:
    """Both."""
    return phrase(filter.one) & phrase(filter.two)


def flattened(filter: f.Filter) -> list[f.Filter]:
    """The alternatives of a filter."""
    if isinstance(filter, f.Either):
        return [*flattened(filter.one), *flattened(filter.two)]
    return [filter]


def either(filter: f.Either) -> Phrase:
    """One of several."""
    parts = [phrase(one) for one in flattened(filter)]
    if all(part.noun and not part.before and not part.after for part in parts):
        return Phrase(alternatives([part.noun or "" for part in parts]))
    if all(part.before and not part.noun and not part.after for part in parts):
        return Phrase(before=(alternatives([" ".join(part.before) for part in parts]),))
    if all(part.after and not part.noun and not part.before for part in parts):
        return Phrase(after=(alternatives([" ".join(part.after) for part in parts]),))
    return Phrase(alternatives([said(one) for one in flattened(filter)]))


def other(filter: f.Other) -> Phrase:
    """What does not fit."""
    found = phrase(filter.what)
    if found.noun and not found.before and not found.after:
        return Phrase(before=(f"non-{found.noun}",))
    if found.before and not found.noun and not found.after:
        return Phrase(before=(f"non-{' '.join(found.before)}",))
    if found.after and not found.noun and not found.before:
        return Phrase(after=(f"not {' '.join(found.after)}",))
    return Phrase(after=(f"that is not {a(filter.what)}",))


def within(least: int | None, most: int | None) -> str:
    """A number within limits."""
    if least is not None and least == most:
        return str(least)
    if least is not None and most is not None:
        return f"{least} to {most}"
    return f"{least} or more" if least is not None else f"{most} or less"


def with_number(filter: p.With) -> Phrase:
    """Something with a number within limits, or with such a number at all."""
    if filter.least is None and filter.most is None:
        return Phrase(after=(f"with {STATS[filter.stat]}",))
    return Phrase(after=(f"with {STATS[filter.stat]} {within(filter.least, filter.most)}",))


def named(filter: p.Named) -> Phrase:
    """Cards by name."""
    return Phrase(alternatives([card_name(name) for name in filter.names]))


def holding(filter: f.Holding) -> Phrase:
    """A company with somebody."""
    if filter.least == 1 and filter.most is None:
        return Phrase("company", after=(f"with {a(filter.what, 'character')}",))
    count = within(filter.least or None, filter.most)
    return Phrase("company", after=(f"with {count} {many(filter.what, 'character')}",))


def through(filter: p.MovingThrough) -> Phrase:
    """A company whose path has something."""
    words = [*(REGION_TYPES[one][0] for one in filter.types)]
    words += [REGIONS[region].card.name for region in filter.regions]
    count = "" if filter.times == 1 else f"{filter.times} "
    return Phrase("company", after=(f"whose site path has {count}{alternatives(words)}",))


PHRASES: dict[type, Callable[..., Phrase]] = {
    f.Both: both,
    f.Either: either,
    f.Other: other,
    f.Anything: lambda filter: Phrase(),
    p.That: lambda filter: Phrase(REFS[filter.what]),
    p.OfKind: lambda filter: Phrase(alternatives([KINDS[kind] for kind in filter.kinds])),
    p.EventOf: lambda filter: Phrase(alternatives([EVENT_KINDS[one] for one in filter.kinds])),
    p.OfRace: lambda filter: Phrase(alternatives([RACES[race] for race in filter.races])),
    p.Skilled: lambda filter: Phrase(SKILLS[filter.skill]),
    p.Uses: lambda filter: Phrase(after=(f"who can use {filter.magic.value}",)),
    p.Marked: lambda filter: Phrase(before=(filter.keyword.value.replace("-", " "),)),
    p.ItemOf: lambda filter: Phrase(
        "item", before=(alternatives([ITEMS[kind] for kind in filter.kinds]),)
    ),
    p.Aligned: lambda filter: Phrase(before=(ALIGNMENTS[filter.alignment],)),
    p.Named: named,
    p.Being: lambda filter: Phrase(
        f"manifestation of {alternatives([card_name(one) for one in filter.beings])}"
    ),
    p.Has: lambda filter: FLAGS[filter.flag],
    p.With: with_number,
    p.Less: lambda filter: Phrase(
        after=(f"with less {STATS[filter.stat]} than {REFS[filter.than]}",)
    ),
    p.Lies: lambda filter: Phrase(before=(STATUSES[filter.status],)),
    p.In: lambda filter: Phrase(after=(ZONES[filter.zone],)),
    p.InCompany: lambda filter: Phrase(after=("in the company",)),
    f.Amid: lambda filter: Phrase(after=(f"in {a(filter.company, 'company')}",)),
    p.On: lambda filter: Phrase(after=(f"on {REFS[filter.what]}",)),
    f.LyingOn: lambda filter: Phrase(after=(f"on {a(filter.what)}",)),
    f.Bears: lambda filter: Phrase(after=(f"with {a(filter.what)}",)),
    f.Controls: lambda filter: Phrase(after=(f"controlling {a(filter.what, 'character')}",)),
    f.At: lambda filter: Phrase(after=(f"at {a(filter.site, 'site')}",)),
    p.InReachOf: lambda filter: Phrase(after=(f"that {REFS[filter.what]} can try to influence",)),
    p.AtSiteOf: lambda filter: Phrase(after=(f"at the same site as {REFS[filter.what]}",)),
    f.HomeAt: lambda filter: Phrase(after=(f"whose home site is {a(filter.site, 'site')}",)),
    p.AtHome: lambda filter: Phrase(after=("at a home site",)),
    p.PlayableAt: lambda filter: Phrase(after=(f"playable at {REFS[filter.site]}",)),
    f.PlayableWhere: lambda filter: Phrase(after=(f"playable at {a(filter.site, 'site')}",)),
    f.Holding: holding,
    p.Sized: lambda filter: Phrase(
        "company", after=(f"of size {within(filter.least, filter.most)}",)
    ),
    p.Counting: lambda filter: Phrase(
        "company", after=(f"of {within(filter.least, filter.most)} characters",)
    ),
    f.MovingTo: lambda filter: Phrase("company", after=(f"moving to {a(filter.site, 'site')}",)),
    p.MovingThrough: through,
    p.SiteOf: lambda filter: Phrase(types((), filter.types)),
    p.Place: lambda filter: Phrase(alternatives([site_name(one) for one in filter.places])),
    p.SamePlace: lambda filter: Phrase(f"version of {REFS[filter.what]}"),
    p.InRegion: lambda filter: Phrase(
        after=(f"in {alternatives([REGIONS[one].card.name for one in filter.regions])}",)
    ),
    p.InLand: lambda filter: Phrase(after=(f"in a {types(filter.types)}",)),
    p.PathHas: lambda filter: Phrase(
        after=(f"whose site path has {filter.times} {REGION_TYPES[filter.kind][0]}",)
    ),
    p.BesideDeeps: lambda filter: Phrase(after=("beside an Under-deeps site",)),
    f.AttackedBy: lambda filter: Phrase(
        after=(f"with an automatic-attack by {a(filter.attack, 'being')}",)
    ),
    p.KeyedTo: lambda filter: Phrase(after=(f"keyed to {types(filter.regions, filter.sites)}",)),
    p.KeyedByType: lambda filter: Phrase(
        after=(f"keyed to {types(filter.regions, filter.sites)} by type",)
    ),
    p.KeyedToSite: lambda filter: Phrase(after=("keyed to a site",)),
    f.By: lambda filter: Phrase(after=(f"by {a(filter.what)}",)),
    f.Against: lambda filter: Phrase(after=(f"against {a(filter.company, 'company')}",)),
    f.Facing: lambda filter: Phrase(
        after=(
            "facing an attack" if filter.attack is None else f"facing {a(filter.attack, 'attack')}",
        )
    ),
    f.WoundedBy: lambda filter: Phrase(after=(f"wounded by {a(filter.attack, 'attack')}",)),
    f.KeptBy: lambda filter: Phrase(after=(f"chosen with {a(filter.what)}",)),
    f.Keeps: lambda filter: Phrase(after=(f"for which {a(filter.what)} was chosen",)),
    f.FollowerOf: lambda filter: Phrase("follower", after=(f"of {a(filter.whom, 'character')}",)),
    f.Near: lambda filter: Phrase(after=(f"at the same site as {a(filter.what)}",)),
    p.Requires: lambda filter: Phrase(after=(f"that needs a {SKILLS[filter.skill]}",)),
    p.OfPlayer: lambda filter: Phrase(
        after=(f"of a {alternatives([ALIGNMENTS[one] for one in filter.alignments])} player",)
    ),
    p.More: lambda filter: Phrase(
        after=(f"with more {STATS[filter.stat]} than {REFS[filter.than]}",)
    ),
    p.HomeOf: lambda filter: Phrase("home site", after=(f"of {REFS[filter.who]}",)),
    p.SpecificTo: lambda filter: Phrase(
        after=(f"specific to {alternatives([card_name(one) for one in filter.beings])}",)
    ),
    p.PlayableNear: lambda filter: Phrase(after=(f"playable at the site of {REFS[filter.who]}",)),
    p.MovingBy: lambda filter: Phrase(
        "company",
        after=(f"using {alternatives([one.value for one in filter.ways])} movement",),
    ),
    p.Would: lambda filter: Phrase(
        after=(f"that would have the company {filter.deed.value.replace('-', ' ')}",)
    ),
    p.NearestHaven: lambda filter: Phrase("nearest haven", after=(f"of {REFS[filter.of]}",)),
    p.CanBeKeyed: lambda filter: Phrase(
        after=(f"that can be keyed to {types(filter.regions, filter.sites)}",)
    ),
    f.Needs: lambda filter: Phrase(after=(f"that needs {a(filter.who, 'character')}",)),
    f.Targets: lambda filter: Phrase(after=(f"played on {a(filter.what)}",)),
}
"""What each filter says."""
