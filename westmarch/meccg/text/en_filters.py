"""English: which cards, companies, attacks and sites a card speaks of."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import reduce
from itertools import product

from westmarch.meccg.text.en_flags import FLAGS
from westmarch.meccg.text.en_grammar import MANY, ONE, Noun, Thing, agree, listed, shared
from westmarch.meccg.text.en_nouns import (
    ATTACK,
    AUTOMATIC,
    CARD,
    CHARACTER,
    COMPANY,
    EVENT_KINDS,
    KINDS,
    PLAYERS,
    SITE,
    SITES,
    SKILLS,
    card_name,
    place_name,
)
from westmarch.meccg.text.en_phrases import After, Phrase, after, linked, thing, things
from westmarch.meccg.text.en_properties import (
    DEEDS_DONE,
    WAYS,
    aligned,
    attacking,
    beings,
    compared,
    count,
    in_regions,
    items,
    keys,
    keyword,
    lands,
    magic_name,
    named,
    numbered_so,
    path,
    regions_twice,
    sited,
    within,
)
from westmarch.meccg.text.en_refs import REFS, STATUSES, ZONES, kind_of
from westmarch.meccg.text.sorts import alternatives, conjuncts, terse
from westmarch.meccg.vocabulary import filters as f
from westmarch.meccg.vocabulary import properties as p


def phrases(filter: f.Filter) -> tuple[Phrase, ...]:
    """What a filter says: one phrase of these."""
    found = PHRASES[type(filter)](filter)
    return (found,) if isinstance(found, Phrase) else found


def both(filter: f.Both) -> tuple[Phrase, ...]:
    """Both; what is said of a company is said of the one that is meant, if it is."""
    plain = terse(filter)
    if not isinstance(plain, f.Both):
        return phrases(plain)
    filter = plain
    parts = conjuncts(filter)
    among = next((part for part in parts if isinstance(part, f.Amid)), None)
    if among is not None and p.InCompany() in parts:
        rest = [part for part in parts if part not in (among, p.InCompany())]
        which = agree(clause(among.company, COMPANY), ONE)
        here = after(f"in the company, which {which},")
        found = [phrases(part) for part in rest]
        return tuple(reduce(Phrase.__and__, (*each_, here)) for each_ in product(*found))
    return tuple(one & two for one, two in product(phrases(filter.one), phrases(filter.two)))


def other(filter: f.Other) -> Phrase:
    """What does not fit."""
    return reduce(Phrase.__and__, (one.negated() for one in phrases(filter.what)))


def either(filter: f.Either) -> tuple[Phrase, ...]:
    """Alternatives as one phrase, if they say the same kind of thing."""
    together = alternatives(filter)
    if together is not None:
        return phrases(together)
    found = (*phrases(filter.one), *phrases(filter.two))
    if all(one.is_only("nouns") for one in found):
        return (Phrase(tuple(noun for one in found for noun in one.nouns)),)
    if all(one.is_only("races") for one in found):
        return (Phrase(races=tuple(race for one in found for race in one.races)),)
    for part in ("adjectives", "kinds"):
        if all(one.is_only(part) and len(getattr(one, part)) == 1 for one in found):
            words = listed(getattr(one, part)[0] for one in found)
            return (
                Phrase(
                    adjectives=(words,) if part == "adjectives" else (),
                    kinds=(words,) if part == "kinds" else (),
                ),
            )
    nouns, kinds = found[0].nouns, found[0].kinds
    same = all(one.nouns == nouns and one.kinds == kinds and len(one.after) == 1 for one in found)
    if same and all(replace(one, nouns=(), kinds=()).is_only("after") for one in found):
        return (Phrase(nouns, kinds=kinds, after=(any_of([one.after[0] for one in found]),)),)
    return found


def any_of(afters: list[After]) -> After:
    """One of several things said behind a noun."""
    verb = afters[0].verb
    if all(one.verb == verb for one in afters):
        text = shared([one.text for one in afters])
    else:
        rest = linked((one.clause() for one in afters[1:]), "or")
        text = f"{afters[0].text} or {rest}"
    short = [one.behind() for one in afters]
    return After(text, verb, shared(short) if all(short) else "")


def a(filter: f.Filter, noun: Noun = CARD) -> str:
    """One that fits."""
    return thing(phrases(filter), noun).text


def each(filter: f.Filter, noun: Noun = CARD) -> Thing:
    """All that fit."""
    if isinstance(filter, p.Place) and len(filter.places) > 1:
        return Thing(MANY, f"the sites {listed(map(place_name, filter.places), 'and')}")
    found = phrases(filter)
    several = len(found) > 1 and all(one.thing is not None for one in found)
    return Thing(MANY if several else ONE, thing(found, noun, "each").text)


def no(filter: f.Filter, noun: Noun = CARD) -> Thing:
    """None that fits."""
    return thing(phrases(filter), noun, "no")


def many(filter: f.Filter, noun: Noun = CARD, lead: str = "") -> Thing:
    """Several that fit."""
    return things(phrases(filter), noun, lead)


def is_name(filter: f.Filter) -> bool:
    """Whether a filter names what it means."""
    return all(one.thing is not None for one in phrases(filter))


def clause(filter: f.Filter, noun: Noun) -> str:
    """That something fits, with a verb."""
    return linked((one.clause(noun) for one in phrases(filter)), "or")


def numbered(least: int | None, most: int | None, filter: f.Filter, noun: Noun) -> str:
    """So many that fit."""
    if (least, most) == (1, None):
        return a(filter, noun)
    if most == 0:
        return no(filter, noun).text
    if least == 1 and most == 1:
        return thing(phrases(filter), noun, "exactly one").text
    return many(filter, noun, f"{count(least or None, most)} ").text


def size(one: p.Counting) -> str:
    """How many characters a company has."""
    if one.most == 1:
        return "only one character"
    return f"{count(one.least, one.most)} characters"


PHRASES: dict[type, Callable[..., Phrase | tuple[Phrase, ...]]] = {
    f.Both: both,
    f.Either: either,
    f.Other: other,
    f.Anything: lambda one: Phrase(),
    p.That: lambda one: Phrase(thing=REFS[one.what]),
    p.OfKind: lambda one: Phrase(tuple(KINDS[kind] for kind in one.kinds)),
    p.EventOf: lambda one: Phrase(tuple(EVENT_KINDS[kind] for kind in one.kinds)),
    p.OfRace: lambda one: Phrase(races=one.races),
    p.Skilled: lambda one: Phrase((SKILLS[one.skill],)),
    p.Requires: lambda one: after(a(p.Skilled(one.skill)), "needs"),
    p.Uses: lambda one: after(f"use {magic_name(one.magic)}", "can"),
    p.Marked: lambda one: keyword(one.keyword),
    p.ItemOf: lambda one: items(one.kinds),
    p.Aligned: lambda one: aligned(one.alignment),
    p.OfPlayer: lambda one: after(
        f"to a {listed(PLAYERS[side] for side in one.alignments)}",
        "belongs",
        f"of a {listed(PLAYERS[side] for side in one.alignments)}",
    ),
    p.Named: lambda one: named(one.names),
    p.Being: lambda one: beings(one.beings),
    p.SpecificTo: lambda one: after(
        f"specific to {listed(card_name(name) for name in one.beings)}"
    ),
    p.Has: lambda one: FLAGS[one.flag],
    p.With: numbered_so,
    p.Less: lambda one: compared(one, "less"),
    p.More: lambda one: compared(one, "more"),
    p.Lies: lambda one: Phrase(adjectives=(STATUSES[one.status],)),
    p.In: lambda one: after(ZONES[one.zone]),
    p.InCompany: lambda one: after("in the company"),
    f.Amid: lambda one: after(f"in {a(one.company, COMPANY)}"),
    p.On: lambda one: after(f"on {REFS[one.what].text}"),
    f.LyingOn: lambda one: after(f"on {a(one.what)}"),
    f.KeptBy: lambda one: after(f"chosen with {a(one.what)}"),
    f.Keeps: lambda one: after(f"bound to {a(one.what)}"),
    f.Bears: lambda one: after(a(one.what), "has", f"with {a(one.what)}"),
    f.Controls: lambda one: after(
        a(one.what, CHARACTER), "controls", f"controlling {a(one.what, CHARACTER)}"
    ),
    f.FollowerOf: lambda one: Phrase(
        FLAGS[p.Flag.FOLLOWER].nouns, after=(After(f"of {a(one.whom, CHARACTER)}"),)
    ),
    f.At: lambda one: after(f"at {a(one.site, SITE)}"),
    f.Near: lambda one: after(f"at the same site as {a(one.what)}"),
    p.InReachOf: lambda one: after(f"within the influence of {REFS[one.what].text}"),
    p.AtSiteOf: lambda one: after(
        f"at {'' if kind_of(one.what) is SITE else 'the same site as '}{REFS[one.what].text}"
    ),
    f.HomeAt: lambda one: after(
        f"{a(one.site, SITE)} as {{its}} home site",
        "has",
        f"with {a(one.site, SITE)} as {{its}} home site",
    ),
    p.AtHome: lambda one: after("at {its} home site"),
    p.HomeOf: lambda one: Phrase(
        (Noun(f"home site of {REFS[one.who].text}", f"home sites of {REFS[one.who].text}"),)
    ),
    p.PlayableAt: lambda one: after(f"playable at {REFS[one.site].text}"),
    f.PlayableWhere: lambda one: after(f"playable at {a(one.site, SITE)}"),
    f.Holding: lambda one: Phrase(
        (COMPANY,),
        after=(
            After(
                numbered(one.least, one.most, one.what, CHARACTER),
                "has",
                f"with {numbered(one.least, one.most, one.what, CHARACTER)}",
            ),
        ),
    ),
    p.Sized: lambda one: Phrase(
        (COMPANY,), after=(After(f"of size {within(one.least, one.most)}"),)
    ),
    p.Counting: lambda one: Phrase(
        (COMPANY,), after=(After(f"{size(one)}", "has", f"of {size(one)}"),)
    ),
    f.MovingTo: lambda one: Phrase((COMPANY,), after=(After(f"moving to {a(one.site, SITE)}"),)),
    p.MovingThrough: path,
    p.MovingBy: lambda one: Phrase(
        (COMPANY,), after=(After(f"using {listed(WAYS[way] for way in one.ways)} movement"),)
    ),
    p.SiteOf: lambda one: Phrase(tuple(SITES[kind] for kind in one.types)),
    p.Place: lambda one: Phrase(
        (Noun(f"site {listed(place_name(place) for place in one.places)}", definite=True),)
    ),
    p.SamePlace: lambda one: Phrase(
        (Noun(f"version of {REFS[one.what].text}", f"versions of {REFS[one.what].text}"),)
    ),
    p.InRegion: lambda one: sited(after(in_regions(one.regions))),
    p.InLand: lambda one: sited(after(f"in {lands(one.types)}")),
    p.PathHas: lambda one: after(
        f"{regions_twice(one.kind, one.times)} in {{its}} site path",
        "has",
        f"whose site path contains {regions_twice(one.kind, one.times)}",
    ),
    p.BesideDeeps: lambda one: sited(after("beside an Under-deeps site")),
    p.Would: lambda one: after(DEEDS_DONE.get(one.deed, "affect the company"), "would"),
    p.NearestHaven: lambda one: Phrase(
        (Noun(f"nearest haven of {REFS[one.of].text}", definite=True),)
    ),
    f.AttackedBy: lambda one: after(
        a(one.attack, AUTOMATIC), "has", f"with {a(one.attack, AUTOMATIC)}"
    ),
    p.KeyedTo: lambda one: attacking(after(f"keyed to {keys(one.regions, one.sites)}")),
    p.KeyedByType: lambda one: attacking(after(f"keyed by type to {keys(one.regions, one.sites)}")),
    p.CanBeKeyed: lambda one: after(f"be keyed to {keys(one.regions, one.sites)}", "can"),
    p.KeyedToSite: lambda one: attacking(after("keyed to a site")),
    f.By: lambda one: attacking(after(f"by {a(one.what)}")),
    f.Against: lambda one: attacking(after(f"against {a(one.company, COMPANY)}")),
    f.Facing: lambda one: after(
        f"facing {'an attack' if one.attack is None else a(one.attack, ATTACK)}"
    ),
    f.WoundedBy: lambda one: after(
        f"wounded this turn by {a(one.attack, ATTACK)}",
        "was",
        f"wounded this turn by {a(one.attack, ATTACK)}",
    ),
    f.Needs: lambda one: after(a(one.who, CHARACTER), "needs"),
    f.Targets: lambda one: after(f"played on {a(one.what)}"),
}
"""What each filter says."""
