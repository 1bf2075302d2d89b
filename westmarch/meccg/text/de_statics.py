"""German: what holds while a card is in play, or for a while."""

from __future__ import annotations

from collections.abc import Callable

from westmarch.meccg.kinds import Race, RegionType, SiteType
from westmarch.meccg.tables.printed import Attack, Keying
from westmarch.meccg.text.de_boosts import boost
from westmarch.meccg.text.de_deeds import TRAITS, deed, lasting
from westmarch.meccg.text.de_filters import a, each
from westmarch.meccg.text.de_grammar import ACC, NOM, PL, Thing, listed
from westmarch.meccg.text.de_happenings import all_of
from westmarch.meccg.text.de_judgements import amount
from westmarch.meccg.text.de_nouns import (
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
    SKILLED,
    SORTS,
    place_name,
    region_name,
)
from westmarch.meccg.text.de_phrases import one_of
from westmarch.meccg.text.de_properties import OF_SIDE, in_regions, land, magic_name, stat_name
from westmarch.meccg.text.de_refs import REFS, kind_of
from westmarch.meccg.text.meaning import Meant
from westmarch.meccg.text.sorts import TRAITS as TRAITS_OF
from westmarch.meccg.text.sorts import Sort
from westmarch.meccg.vocabulary import statics as s
from westmarch.meccg.vocabulary.judgements import ALWAYS
from westmarch.meccg.vocabulary.properties import SamePlace
from westmarch.meccg.vocabulary.references import Ref


def attack(one: Attack | None) -> str:
    """An attack as it is printed."""
    if one is None:
        return "den auf dieser Karte gedruckten Angriff"
    named = [race for race in one.races if race is not Race.SPECIAL]
    if one.strikes is None:
        strikes = "jeder Charakter stellt sich einem Hieb"
    else:
        strikes = f"{one.strikes} Hieb{'' if one.strikes == 1 else 'e'}"
    body = "" if one.body is None else f", Konstitution {one.body}"
    marks = "".join(f", {MARKS[mark]}" for mark in one.marks)
    figures = f"{strikes}, Kampfgeschick {one.prowess}{body}{marks}"
    if not named:
        return figures
    races = listed(RACES[race].form("", NOM, plural=one.strikes != 1) for race in named)
    return f"{races} ({figures})"


def keying(one: Keying) -> str:
    """Where a creature can be played."""
    words: list[str] = []
    for kind, count in one.region_types:
        plural = one_of((REGION_NOUNS[kind],), "", NOM, plural=True)
        words.append(land((kind,), NOM, "") if count == 1 else f"{count} {plural}")
    words += [SITES[kind].form("", NOM) for kind in one.site_types]
    words += [region_name(region) for region in one.regions]
    words += [place_name(place) for place in one.places]
    if one.there:
        words.append(f"{sites(one.there)} {in_regions((*one.regions, *one.sites_in))}")
    if one.beside:
        words.append(f"Orte neben {listed(place_name(place) for place in one.beside)}")
    if one.under_deeps:
        words.append("unterirdische Orte")
    if one.beside_under_deeps:
        words.append("Orte neben unterirdischen Orten")
    return listed(words)


def sites(kinds: tuple[SiteType, ...]) -> str:
    """Types of sites, or any sites."""
    if len(kinds) == len(SiteType):
        return "Orte"
    return one_of(tuple(SITES[kind] for kind in kinds), "", NOM, plural=True)


def lands(kinds: tuple[RegionType, ...]) -> str:
    """Types of regions in the plural."""
    return one_of(tuple(REGION_NOUNS[kind] for kind in kinds), "", NOM, plural=True)


def retypings(one: s.RegionsBecome) -> str:
    """Regions become others."""
    parts = []
    for change in one.changes:
        what = [f"jede Region vom Typ {REGION_NOUNS[kind].form('', NOM)}" for kind in change.types]
        what += [region_name(region) for region in change.regions]
        parts.append(f"{listed(what, 'und')} gilt als {REGION_NOUNS[change.to].form('', NOM)}")
    return lasting("; ".join(parts), one.if_, one.until)


def sites_become(one: s.SitesBecome) -> str:
    """Sites become others."""
    if one.of is None:
        what = one_of(tuple(SITES[kind] for kind in one.types), "jeder", NOM)
    else:
        what = all_of(one.of, SITE).nom
        if one.types:
            kinds = one_of(tuple(SITES[kind] for kind in one.types), "ein", NOM)
            what += f", wenn es {kinds} ist,"
    for_ = "" if one.for_ is None else f" für {a(one.for_).acc}"
    return lasting(f"{what} gilt{for_} als {SITES[one.kind].form('', NOM)}", one.if_, one.until)


def presume(one: s.Presume) -> str:
    """Night or morning is presumed."""
    parts = []
    for name, said in (("„Tore der Nacht“", one.doors), ("„Tore des Morgens“", one.gates)):
        if said is not None:
            parts.append(f"{name} gilt als {'im Spiel' if said else 'nicht im Spiel'}")
    for_ = "" if one.for_ is None else f" für {a(one.for_).acc}"
    return lasting(f"{' und '.join(parts)}{for_}", one.if_)


def worth(one: s.Worth) -> str:
    """Points change."""
    points = "die vollen" if one.points is None else amount(one.points, ACC)
    return lasting(all_of(one.of).fill(f"{{nom}} {{bringt}} {points} Siegpunkte"), one.if_)


def movers(one: s.AttacksMovers) -> str:
    """Companies that move somewhere are attacked."""
    where = [in_regions(one.regions)] if one.regions else []
    where += [f"durch {land((kind,), ACC)}" for kind in one.types]
    like = " (gilt als Kreatur)" if one.creature else ""
    text = f"jede Gemeinschaft, die sich {listed(where)} bewegt, stellt sich "
    if one.attack is None:
        return lasting(f"{text}dem auf dieser Karte gedruckten Angriff{like}", one.if_)
    return lasting(f"{text}einem Angriff{like}: {attack(one.attack)}", one.if_)


def barred(one: s.BarsKeys) -> str:
    """Creatures cannot be keyed to something."""
    what = ["Regionen"] if one.all_regions else [land(one.regions)] if one.regions else []
    what += ["Orten"] if one.sites else []
    return lasting(
        f"Kreaturen gegen {all_of(one.of, COMPANY).acc} können nicht {listed(what)} zugeordnet "
        "werden",
        one.if_,
        one.until,
    )


def void(one: s.VoidModifiers) -> str:
    """A check without modifiers."""
    but = "" if one.except_ is None else f" außer {a(one.except_).dat}"
    name = stat_name(one.stat, ACC, "der")
    return lasting(f"nichts{but} verändert {name}", one.if_, one.until)


def near(one: s.NearRegions) -> str:
    """Regions count as adjacent."""
    pairs = [f"{region_name(first)} und {region_name(second)}" for first, second in one.pairs]
    return f"für die Gemeinschaft gelten als benachbart: {'; '.join(pairs)}"


def version(one: s.UsesVersion) -> str:
    """Fallen-wizards must use a version of sites; no one else can choose."""
    if one.whose is Ref.EACH_PLAYER:
        who = "jeder Spieler eines Gefallenen Zauberers muss"
    else:
        who = REFS[one.whose].fill("{nom} {muss}")
    site = REFS[one.what.what].dat if isinstance(one.what, SamePlace) else a(one.what, SITE).dat
    return lasting(f"{who} von {site} die Version {OF_SIDE[one.side]} benutzen", one.if_)


def treated(one: s.Treat) -> Thing:
    """What counts as something; of a site its automatic-attacks do, where only attacks can."""
    sort = TRAITS_OF.get(one.trait, Sort.CARD)
    if sort is Sort.ATTACK and isinstance(one.of, Ref | Meant) and kind_of(one.of) is SITE:
        of = REFS[one.of].of()
        said = f"die automatischen Angriffe {of}"
        return Thing(PL, said, said, f"den automatischen Angriffen {of}")
    return all_of(one.of, SORTS[sort])


def number_of(kind: RegionType, times: int) -> str:
    """So many regions of a type."""
    if times == 1:
        return land((kind,), NOM, "")
    return f"{times} {one_of((REGION_NOUNS[kind],), '', NOM, plural=True)}"


STATICS: dict[type, Callable[..., str]] = {
    s.Boost: boost,
    s.Treat: lambda one: lasting(
        treated(one).fill(TRAITS[one.trait]),
        one.if_,
        one.until,
    ),
    s.GainsSkill: lambda one: lasting(
        all_of(one.of, CHARACTER).fill(
            f"{{nom}} {{ist}} {'nur ' if one.only else ''}"
            f"{listed((SKILLED[skill] for skill in one.skills), 'und')}"
        ),
        one.if_,
        one.until,
    ),
    s.GainsMagic: lambda one: lasting(
        all_of(one.of, CHARACTER).fill(
            f"{{nom}} {{kann}} {listed((magic_name(key) for key in one.magic), 'und')} benutzen"
        ),
        one.if_,
        one.until,
    ),
    s.CountsAs: lambda one: lasting(
        all_of(one.of).fill(f"{{nom}} {{gilt}} auch als {RACES[one.race].form('', NOM)}"),
        one.if_,
        one.until,
    ),
    s.SitesBecome: sites_become,
    s.RegionsBecome: retypings,
    s.AddAutomaticAttack: lambda one: lasting(
        all_of(one.at, SITE).fill(
            f"{{nom}} {{hat}} {attack(None)} als weiteren automatischen Angriff"
            if one.attack is None
            else f"{{nom}} {{hat}} einen weiteren automatischen Angriff: {attack(one.attack)}"
        ),
        one.if_,
        one.until,
    ),
    s.AttackByEvent: lambda one: (
        f"{a(one.what).nom} greift an {all_of(one.at, SITE).dat} als automatischer Angriff an und "
        "wird dann abgeworfen"
    ),
    s.HealsTogether: lambda one: lasting(
        f"was {a(one.who, CHARACTER).acc} heilt, heilt alle", one.if_
    ),
    s.LosesAttacks: lambda one: lasting(
        all_of(one.at, SITE).fill(f"{{nom}} {{verliert}} {each(one.attack, AUTOMATIC).acc}"),
        one.if_,
        one.until,
    ),
    s.Doubled: lambda one: lasting(
        f"{all_of(one.what, AUTOMATIC).nom} findet zweimal statt", one.if_, one.until
    ),
    s.PathBecomes: lambda one: lasting(
        f"auf der Reiseroute {all_of(one.of, COMPANY).of()} gilt {land((one.kind,), NOM)} als "
        f"{listed((number_of(kind, one.to.count(kind)) for kind in one.to), 'und')}",
        ALWAYS,
        one.until,
    ),
    s.AttacksMovers: movers,
    s.Keyable: lambda one: lasting(
        f"{a(one.what, CREATURE).nom} kann auch zugeordnet werden: {keying(one.to)}",
        one.if_,
        one.until,
    ),
    s.KeyableHere: lambda one: lasting(
        f"{a(one.what, CREATURE).nom} kann {all_of(one.site, SITE).dat} zugeordnet werden",
        one.if_,
        one.until,
    ),
    s.KeyedToNothing: lambda one: lasting(
        f"{a(one.what, CREATURE).nom} kann ohne Zuordnung auf die Gemeinschaft gespielt werden",
        one.if_,
        one.until,
    ),
    s.BarsKeys: barred,
    s.MustCross: lambda one: lasting(
        f"der Weg {all_of(one.who, COMPANY).of()} muss durch {land(one.types, ACC)} führen",
        one.if_,
        one.until,
    ),
    s.NearRegions: near,
    s.Presume: presume,
    s.Cannot: deed,
    s.May: deed,
    s.Must: deed,
    s.Uncounted: lambda one: lasting(
        f"{a(one.what).nom} zählt nicht gegen das Gefahrenlimit", one.if_, one.until
    ),
    s.Canceled: lambda one: lasting(
        f"{each(one.what, ATTACK).nom} wird vereitelt", one.if_, one.until
    ),
    s.VoidModifiers: void,
    s.UsesVersion: version,
    s.Silenced: lambda one: lasting("der Text des Ziels gilt nicht", ALWAYS, one.until),
    s.Worth: worth,
    s.Isolates: lambda one: lasting(
        f"von mehreren Angriffen einer Kreatur oder von {a(one.sites, SITE).dat} findet nur einer "
        "statt; der Angreifer wählt ihn, und er kann nicht vereitelt werden",
        one.if_,
    ),
    s.PurgesAlike: lambda one: lasting(f"{each(one.what).nom} wird abgeworfen", one.if_),
}
"""What each static says."""


def static(one: s.Static) -> str:
    """What holds."""
    return STATICS[type(one)](one)
