"""English: what holds while a card is in play, or for a while."""

from __future__ import annotations

from collections.abc import Callable

from westmarch.meccg.kinds import Race, RegionType, SiteType
from westmarch.meccg.tables.printed import Attack, Keying
from westmarch.meccg.text.en_boosts import boost
from westmarch.meccg.text.en_deeds import TRAITS, deed, lasting
from westmarch.meccg.text.en_filters import a, each
from westmarch.meccg.text.en_grammar import MANY, Thing, listed
from westmarch.meccg.text.en_grammar import a as an
from westmarch.meccg.text.en_happenings import all_of
from westmarch.meccg.text.en_judgements import amount
from westmarch.meccg.text.en_nouns import (
    ALIGNMENTS,
    ATTACK,
    AUTOMATIC,
    CHARACTER,
    COMPANY,
    CREATURE,
    MARKS,
    RACES,
    REGION_NOUNS,
    SITE,
    SITES,
    SKILLS,
    SORTS,
    STATS,
    place_name,
    region_name,
)
from westmarch.meccg.text.en_properties import in_regions, lands, magic_name, regions_twice
from westmarch.meccg.text.en_refs import REFS, kind_of
from westmarch.meccg.text.meaning import Meant
from westmarch.meccg.text.sorts import TRAITS as TRAITS_OF
from westmarch.meccg.text.sorts import Sort
from westmarch.meccg.vocabulary import statics as s
from westmarch.meccg.vocabulary.judgements import ALWAYS
from westmarch.meccg.vocabulary.properties import SamePlace
from westmarch.meccg.vocabulary.references import Ref


def attack(one: Attack | None) -> str:
    """An attack as it is printed, or that of the card's own figures."""
    if one is None:
        return "the attack printed on this card"
    named = [race for race in one.races if race is not Race.SPECIAL]
    if one.strikes is None:
        strikes = "each character faces one strike"
    else:
        strikes = f"{one.strikes} strike{'' if one.strikes == 1 else 's'}"
    body = "" if one.body is None else f", body {one.body}"
    marks = "".join(f", {MARKS[mark]}" for mark in one.marks)
    figures = f"{strikes}, prowess {one.prowess}{body}{marks}"
    if not named:
        return figures
    races = listed(RACES[race].form(plural=one.strikes != 1) for race in named)
    return f"{races} ({figures})"


def keying(one: Keying) -> str:
    """Where a creature can be played."""
    words = [regions_twice(kind, count) for kind, count in one.region_types]
    words += [an(SITES[kind].one) for kind in one.site_types]
    words += [region_name(region) for region in one.regions]
    words += [place_name(place) for place in one.places]
    if one.there:
        words.append(f"{sites(one.there)} {in_regions((*one.regions, *one.sites_in))}")
    if one.beside:
        words.append(f"a site beside {listed(place_name(place) for place in one.beside)}")
    if one.under_deeps:
        words.append("an Under-deeps site")
    if one.beside_under_deeps:
        words.append("a site beside an Under-deeps site")
    return listed(words)


def sites(kinds: tuple[SiteType, ...]) -> str:
    """Types of sites, or any sites."""
    if len(kinds) == len(SiteType):
        return "a site"
    return listed(an(SITES[kind].one) for kind in kinds)


def retypings(one: s.RegionsBecome) -> str:
    """Regions become others."""
    parts = []
    for change in one.changes:
        what = [f"each {REGION_NOUNS[kind].one}" for kind in change.types]
        what += [region_name(region) for region in change.regions]
        verb = "becomes" if len(what) == 1 else "become"
        parts.append(f"{listed(what, 'and')} {verb} {an(REGION_NOUNS[change.to].one)}")
    return lasting("; ".join(parts), one.if_, one.until)


def sites_become(one: s.SitesBecome) -> str:
    """Sites become others."""
    types = listed((f"each {SITES[kind].one}" for kind in one.types), "and") if one.types else ""
    what = types if one.of is None else all_of(one.of, SITE).text
    if one.of is not None and one.types:
        what += f", if {listed(an(SITES[kind].one) for kind in one.types)},"
    text = f"{what} becomes {an(SITES[one.kind].one)}"
    if one.for_ is not None:
        text += f" for {a(one.for_)}"
    return lasting(text, one.if_, one.until)


def presume(one: s.Presume) -> str:
    """Night or morning is presumed."""
    parts = []
    for name, said in (("Doors of Night", one.doors), ("Gates of Morning", one.gates)):
        if said is not None:
            parts.append(f"{name} counts as {'in play' if said else 'not in play'}")
    for_ = "" if one.for_ is None else f" for {a(one.for_)}"
    return lasting(f"{' and '.join(parts)}{for_}", one.if_)


def worth(one: s.Worth) -> str:
    """Points change."""
    points = "full" if one.points is None else amount(one.points)
    noun = "marshalling point" if one.points == 1 else "marshalling points"
    return lasting(all_of(one.of).fill(f"{{nom}} {{gives}} {points} {noun}"), one.if_)


def movers(one: s.AttacksMovers) -> str:
    """Companies that move somewhere are attacked."""
    where = [in_regions(one.regions)] if one.regions else []
    where += [f"through {lands((kind,))}" for kind in one.types]
    like = " (it counts as a creature)" if one.creature else ""
    text = f"each company moving {listed(where)} faces "
    if one.attack is None:
        text += f"{attack(None)}{like}"
    else:
        text += f"an attack{like}: {attack(one.attack)}"
    return lasting(text, one.if_)


def barred(one: s.BarsKeys) -> str:
    """Creatures cannot be keyed to something."""
    what = ["regions"] if one.all_regions else [lands(one.regions)] if one.regions else []
    what += ["sites"] if one.sites else []
    text = f"creatures against {all_of(one.of, COMPANY).text} cannot be keyed to {listed(what)}"
    return lasting(text, one.if_, one.until)


def void(one: s.VoidModifiers) -> str:
    """A check without modifiers."""
    but = "" if one.except_ is None else f" but {a(one.except_)}"
    return lasting(f"nothing{but} modifies the {STATS[one.stat]}", one.if_, one.until)


def near(one: s.NearRegions) -> str:
    """Regions count as adjacent."""
    pairs = [f"{region_name(first)} and {region_name(second)}" for first, second in one.pairs]
    return f"for the company these regions are adjacent: {'; '.join(pairs)}"


def version(one: s.UsesVersion) -> str:
    """Fallen-wizards must use a version of sites; no one else can choose."""
    each_ = one.whose is Ref.EACH_PLAYER
    who = "each Fallen-wizard player" if each_ else REFS[one.whose].text
    site = REFS[one.what.what].text if isinstance(one.what, SamePlace) else a(one.what, SITE)
    return lasting(f"{who} must use the {ALIGNMENTS[one.side]} version of {site}", one.if_)


def treated(one: s.Treat) -> Thing:
    """What counts as something; of a site its automatic-attacks do, where only attacks can."""
    sort = TRAITS_OF.get(one.trait, Sort.CARD)
    if sort is Sort.ATTACK and isinstance(one.of, Ref | Meant) and kind_of(one.of) is SITE:
        return Thing(MANY, f"the automatic-attacks of {REFS[one.of].text}")
    return all_of(one.of, SORTS[sort])


def number_of(kind: RegionType, times: int) -> str:
    """So many regions of a type."""
    noun = REGION_NOUNS[kind]
    return an(noun.one) if times == 1 else f"{times} {noun.form(plural=True)}"


STATICS: dict[type, Callable[..., str]] = {
    s.Boost: boost,
    s.Treat: lambda one: lasting(
        treated(one).fill(TRAITS[one.trait]),
        one.if_,
        one.until,
    ),
    s.GainsSkill: lambda one: lasting(
        all_of(one.of, CHARACTER).fill(
            f"{{nom}} {{is}} {'only ' if one.only else ''}"
            f"{listed((an(SKILLS[skill].one) for skill in one.skills), 'and')}"
        ),
        one.if_,
        one.until,
    ),
    s.GainsMagic: lambda one: lasting(
        all_of(one.of, CHARACTER).fill(
            f"{{nom}} can use {listed((magic_name(key) for key in one.magic), 'and')}"
        ),
        one.if_,
        one.until,
    ),
    s.CountsAs: lambda one: lasting(
        all_of(one.of).fill(f"{{nom}} also {{counts}} as {an(RACES[one.race].one)}"),
        one.if_,
        one.until,
    ),
    s.SitesBecome: sites_become,
    s.RegionsBecome: retypings,
    s.AddAutomaticAttack: lambda one: lasting(
        all_of(one.at, SITE).fill(
            f"{{nom}} {{has}} {attack(None)} as an additional automatic-attack"
            if one.attack is None
            else f"{{nom}} {{has}} an additional automatic-attack: {attack(one.attack)}"
        ),
        one.if_,
        one.until,
    ),
    s.AttackByEvent: lambda one: (
        f"{a(one.what)} attacks at {all_of(one.at, SITE).text} as an automatic-attack and is then "
        "discarded"
    ),
    s.HealsTogether: lambda one: lasting(f"what heals {a(one.who, CHARACTER)} heals all", one.if_),
    s.LosesAttacks: lambda one: lasting(
        all_of(one.at, SITE).fill(f"{{nom}} {{loses}} {each(one.attack, AUTOMATIC).text}"),
        one.if_,
        one.until,
    ),
    s.Doubled: lambda one: lasting(
        f"{all_of(one.what, AUTOMATIC).text} is faced twice", one.if_, one.until
    ),
    s.PathBecomes: lambda one: lasting(
        f"in {all_of(one.of, COMPANY).its('site path')} {lands((one.kind,))} counts as "
        f"{listed((number_of(kind, one.to.count(kind)) for kind in one.to), 'and')}",
        ALWAYS,
        one.until,
    ),
    s.AttacksMovers: movers,
    s.Keyable: lambda one: lasting(
        f"{a(one.what, CREATURE)} may also be keyed to {keying(one.to)}", one.if_, one.until
    ),
    s.KeyableHere: lambda one: lasting(
        f"{a(one.what, CREATURE)} may be keyed to {all_of(one.site, SITE).text}",
        one.if_,
        one.until,
    ),
    s.KeyedToNothing: lambda one: lasting(
        f"{a(one.what, CREATURE)} may be played on the company without being keyed to anything",
        one.if_,
        one.until,
    ),
    s.BarsKeys: barred,
    s.MustCross: lambda one: lasting(
        f"{all_of(one.who, COMPANY).its('way')} must lead through {lands(one.types)}",
        one.if_,
        one.until,
    ),
    s.NearRegions: near,
    s.Presume: presume,
    s.Cannot: deed,
    s.May: deed,
    s.Must: deed,
    s.Uncounted: lambda one: lasting(
        f"{a(one.what)} does not count against the hazard limit", one.if_, one.until
    ),
    s.Canceled: lambda one: lasting(
        f"{each(one.what, ATTACK).text} is canceled", one.if_, one.until
    ),
    s.VoidModifiers: void,
    s.UsesVersion: version,
    s.Silenced: lambda one: lasting("the text of the target does not hold", ALWAYS, one.until),
    s.Worth: worth,
    s.Isolates: lambda one: lasting(
        f"of several attacks of a creature or of {a(one.sites, SITE)} only one is faced; the "
        "attacker chooses it, and it cannot be canceled",
        one.if_,
    ),
    s.PurgesAlike: lambda one: lasting(f"{each(one.what).text} is discarded", one.if_),
}
"""What each static says."""
