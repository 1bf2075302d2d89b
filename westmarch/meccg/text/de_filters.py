"""German: which cards, companies, attacks and sites a card speaks of."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import reduce
from itertools import product

from westmarch.meccg.text.de_flags import FLAGS
from westmarch.meccg.text.de_grammar import (
    ACC,
    PL,
    F,
    M,
    Noun,
    Thing,
    agree,
    listed,
    shared,
)
from westmarch.meccg.text.de_nouns import (
    ATTACK,
    AUTOMATIC,
    CARD,
    CHARACTER,
    COMPANY,
    EVENT_KINDS,
    KEYWORDS,
    KINDS,
    PLAYERS,
    SITE,
    SITES,
    SKILLS,
    case_name,
    place_name,
)
from westmarch.meccg.text.de_phrases import (
    After,
    Phrase,
    after,
    linked,
    that,
    thing,
    things,
)
from westmarch.meccg.text.de_properties import (
    DEEDS_DONE,
    WAYS,
    aligned,
    any_of,
    attacking,
    beings,
    compared,
    in_regions,
    items,
    keys,
    land,
    magic_name,
    merged,
    named,
    numbered_so,
    path,
    regions_twice,
    sited,
    within,
)
from westmarch.meccg.text.de_refs import LYING, REFS, STATUSES, ZONES, kind_of
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
        which = agree(clause(among.company, COMPANY), F)
        here = Phrase(
            after=(
                After(
                    f"in der Gemeinschaft {{ist}}, die {which}", f"der Gemeinschaft, die {which},"
                ),
            )
        )
        found = [phrases(part) for part in rest]
        return tuple(reduce(Phrase.__and__, (here, *each_)) for each_ in product(*found))
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
        return (Phrase(merged(tuple(noun for one in found for noun in one.nouns))),)
    if all(one.is_only("races") for one in found):
        return (Phrase(races=tuple(race for one in found for race in one.races)),)
    if all(one.is_only("adjectives") and len(one.adjectives) == 1 for one in found):
        return (Phrase(adjectives=(any_of(one.adjectives[0] for one in found),)),)
    nouns = found[0].nouns
    if all(one.nouns == nouns and len(one.after) == 1 for one in found) and all(
        replace(one, nouns=()).is_only("after") for one in found
    ):
        afters = [one.after[0] for one in found]
        short = shared([o.short for o in afters]) if all(o.short for o in afters) else ""
        verbs = {o.clause.rpartition(" ")[2] for o in afters}
        whole = linked((o.clause for o in afters), "oder")
        if len(verbs) == 1:
            verb = verbs.pop()
            whole = f"{shared([o.clause.removesuffix(f' {verb}') for o in afters])} {verb}"
        return (Phrase(nouns, after=(After(whole, short),)),)
    return found


def a(filter: f.Filter, noun: Noun = CARD) -> Thing:
    """One that fits."""
    return thing(phrases(filter), noun)


def each(filter: f.Filter, noun: Noun = CARD) -> Thing:
    """All that fit."""
    if isinstance(filter, p.Place) and len(filter.places) > 1:
        names = listed(map(place_name, filter.places), "und")
        return Thing(PL, f"die Orte {names}", f"die Orte {names}", f"den Orten {names}")
    found = thing(phrases(filter), noun, "jeder")
    several = is_name(filter) and len(phrases(filter)) > 1
    return replace(found, gender=PL) if several else found


def no(filter: f.Filter, noun: Noun = CARD) -> Thing:
    """None that fits."""
    return thing(phrases(filter), noun, "kein")


def many(filter: f.Filter, noun: Noun = CARD, lead: str = "") -> Thing:
    """Several that fit."""
    return things(phrases(filter), noun, lead)


def is_name(filter: f.Filter) -> bool:
    """Whether a filter names what it means."""
    return all(one.thing is not None for one in phrases(filter))


def clause(filter: f.Filter, noun: Noun) -> str:
    """That something fits, as the end of a clause."""
    return linked((one.clause(noun) for one in phrases(filter)), "oder")


def numbered(least: int | None, most: int | None, filter: f.Filter, noun: Noun) -> Thing:
    """So many that fit."""
    if (least, most) == (1, None):
        return a(filter, noun)
    if most == 0:
        return no(filter, noun)
    if least == 1 and most == 1:
        return thing(phrases(filter), noun, "ein", "genau ")
    return many(filter, noun, f"{within(least or None, most)} ")


PHRASES: dict[type, Callable[..., Phrase | tuple[Phrase, ...]]] = {
    f.Both: both,
    f.Either: either,
    f.Other: other,
    f.Anything: lambda one: Phrase(),
    p.That: lambda one: Phrase(thing=REFS[one.what]),
    p.OfKind: lambda one: Phrase(tuple(KINDS[kind] for kind in one.kinds)),
    p.EventOf: lambda one: Phrase(merged(tuple(EVENT_KINDS[kind] for kind in one.kinds))),
    p.OfRace: lambda one: Phrase(races=one.races),
    p.Skilled: lambda one: Phrase((SKILLS[one.skill],)),
    p.Requires: lambda one: that(f"{a(p.Skilled(one.skill)).acc} {{braucht}}"),
    p.Uses: lambda one: that(f"{magic_name(one.magic)} benutzen {{kann}}"),
    p.Marked: lambda one: Phrase((KEYWORDS[one.keyword],)),
    p.ItemOf: lambda one: items(one.kinds),
    p.Aligned: lambda one: aligned(one.alignment),
    p.OfPlayer: lambda one: Phrase(
        after=(
            After(
                f"einem {listed(PLAYERS[side] for side in one.alignments)} {{gehört}}",
                f"von einem {listed(PLAYERS[side] for side in one.alignments)}",
            ),
        )
    ),
    p.Named: lambda one: named(one.names),
    p.Being: lambda one: beings(one.beings),
    p.SpecificTo: lambda one: Phrase(
        after=(
            After(
                f"nur für {listed(case_name(one_, ACC) for one_ in one.beings)} bestimmt {{ist}}",
            ),
        )
    ),
    p.Has: lambda one: FLAGS[one.flag],
    p.With: numbered_so,
    p.Less: lambda one: compared(one, "weniger"),
    p.More: lambda one: compared(one, "mehr"),
    p.Lies: lambda one: Phrase(adjectives=(STATUSES[one.status],)),
    p.In: lambda one: (
        Phrase(adjectives=(ZONES[one.zone],)) if one.zone in LYING else after(ZONES[one.zone])
    ),
    p.InCompany: lambda one: Phrase(
        after=(After("in der Gemeinschaft {ist}", "der Gemeinschaft"),)
    ),
    f.Amid: lambda one: after(f"in {a(one.company, COMPANY).dat}"),
    p.On: lambda one: after(f"auf {REFS[one.what].dat}", "{liegt}"),
    f.LyingOn: lambda one: after(f"auf {a(one.what).dat}", "{liegt}"),
    f.KeptBy: lambda one: that(f"mit {a(one.what).dat} gewählt {{ist}}"),
    f.Keeps: lambda one: that(f"mit {a(one.what).dat} verbunden {{ist}}"),
    f.Bears: lambda one: Phrase(
        after=(After(f"{a(one.what).acc} {{hat}}", f"mit {a(one.what).dat}"),)
    ),
    f.Controls: lambda one: that(f"{a(one.what, CHARACTER).acc} {{führt}}"),
    f.FollowerOf: lambda one: Phrase(
        FLAGS[p.Flag.FOLLOWER].nouns, after=after(a(one.whom, CHARACTER).of()).after
    ),
    f.At: lambda one: after(
        f"an {a(one.site, SITE).dat}", "{weilt}" if "," in a(one.site, SITE).dat else "{ist}"
    ),
    f.Near: lambda one: after(f"am selben Ort wie {a(one.what).nom}"),
    p.InReachOf: lambda one: that(f"von {REFS[one.what].dat} beeinflusst werden {{kann}}"),
    p.AtSiteOf: lambda one: after(
        f"an {REFS[one.what].dat}"
        if kind_of(one.what) is SITE
        else f"am selben Ort wie {REFS[one.what].nom}"
    ),
    f.HomeAt: lambda one: Phrase(
        after=(
            After(
                f"{a(one.site, SITE).acc} als Heimatort {{hat}}",
                f"mit {a(one.site, SITE).dat} als Heimatort",
            ),
        )
    ),
    p.AtHome: lambda one: Phrase(
        after=(After("an {sein}em Heimatort {ist}", "an {sein}em Heimatort"),)
    ),
    p.HomeOf: lambda one: Phrase(
        (Noun(M, f"Heimatort {REFS[one.who].of()}", f"Heimatorte {REFS[one.who].of()}"),)
    ),
    p.PlayableAt: lambda one: that(f"an {REFS[one.site].dat} spielbar {{ist}}"),
    f.PlayableWhere: lambda one: that(f"an {a(one.site, SITE).dat} spielbar {{ist}}"),
    f.Holding: lambda one: Phrase(
        (COMPANY,),
        after=(
            After(
                f"{numbered(one.least, one.most, one.what, CHARACTER).acc} {{hat}}",
                f"mit {numbered(one.least, one.most, one.what, CHARACTER).dat}",
            ),
        ),
    ),
    p.Sized: lambda one: Phrase(
        (COMPANY,),
        after=(
            After(
                f"die Größe {within(one.least, one.most)} {{hat}}",
                f"der Größe {within(one.least, one.most)}",
            ),
        ),
    ),
    p.Counting: lambda one: Phrase(
        (COMPANY,),
        after=(
            After("nur einen Charakter {hat}", "mit nur einem Charakter")
            if one.most == 1
            else After(
                f"{within(one.least, one.most)} Charaktere {{hat}}",
                f"mit {within(one.least, one.most)} Charakteren",
            ),
        ),
    ),
    f.MovingTo: lambda one: Phrase(
        (COMPANY,), after=(After(f"sich zu {a(one.site, SITE).dat} {{bewegt}}"),)
    ),
    p.MovingThrough: path,
    p.MovingBy: lambda one: Phrase(
        (COMPANY,), after=(After(f"sich {listed(WAYS[way] for way in one.ways)} {{bewegt}}"),)
    ),
    p.SiteOf: lambda one: Phrase(tuple(SITES[kind] for kind in one.types)),
    p.Place: lambda one: Phrase(
        (Noun(M, f"Ort {listed(place_name(place) for place in one.places)}", definite=True),)
    ),
    p.SamePlace: lambda one: Phrase((Noun(F, f"Version {REFS[one.what].of()}"),)),
    p.InRegion: lambda one: sited(after(in_regions(one.regions), "{liegt}")),
    p.InLand: lambda one: sited(after(f"in {land(one.types)}", "{liegt}")),
    p.PathHas: lambda one: Phrase(
        after=(After(f"auf {{sein}}er Reiseroute {regions_twice(one.kind, one.times)} {{hat}}"),)
    ),
    p.BesideDeeps: lambda one: sited(after("neben einem unterirdischen Ort", "{liegt}")),
    p.Would: lambda one: that(DEEDS_DONE.get(one.deed, "auf die Gemeinschaft wirken würde")),
    p.NearestHaven: lambda one: Phrase(
        (Noun(M, f"Zufluchtsort {REFS[one.of].of()}", adjective="nächst", definite=True),)
    ),
    f.AttackedBy: lambda one: Phrase(
        after=(
            After(f"{a(one.attack, AUTOMATIC).acc} {{hat}}", f"mit {a(one.attack, AUTOMATIC).dat}"),
        )
    ),
    p.KeyedTo: lambda one: attacking(that(f"{keys(one.regions, one.sites)} zugeordnet {{ist}}")),
    p.KeyedByType: lambda one: attacking(
        that(f"dem Typ nach {keys(one.regions, one.sites)} zugeordnet {{ist}}")
    ),
    p.CanBeKeyed: lambda one: that(f"{keys(one.regions, one.sites)} zugeordnet werden {{kann}}"),
    p.KeyedToSite: lambda one: attacking(that("einem Ort zugeordnet {ist}")),
    f.By: lambda one: attacking(after(f"von {a(one.what).dat}")),
    f.Against: lambda one: attacking(after(f"gegen {a(one.company, COMPANY).acc}")),
    f.Facing: lambda one: that(
        "sich gerade einem Angriff {stellt}"
        if one.attack is None
        else f"sich gerade {a(one.attack, ATTACK).dat} {{stellt}}"
    ),
    f.WoundedBy: lambda one: that(
        f"in diesem Zug durch {a(one.attack, ATTACK).acc} verwundet wurde"
    ),
    f.Needs: lambda one: that(f"{a(one.who, CHARACTER).acc} {{braucht}}"),
    f.Targets: lambda one: that(f"auf {a(one.what).acc} gespielt {{wird}}"),
}
"""What each filter says."""
