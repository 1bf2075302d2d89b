"""English: what holds while a card is in play, or for a while."""

from __future__ import annotations

from collections.abc import Callable

from westmarch.meccg.kinds import SiteType
from westmarch.meccg.tables import REGIONS
from westmarch.meccg.tables.printed import Attack, Keying
from westmarch.meccg.text.en_filters import a, alternatives, site_name, types
from westmarch.meccg.text.en_judgements import all_of, amount, condition, signed
from westmarch.meccg.text.en_terms import RACES, SKILLS, STATS
from westmarch.meccg.text.terms import REGION_TYPES, SITE_TYPES
from westmarch.meccg.vocabulary import judgements as j
from westmarch.meccg.vocabulary import statics as s
from westmarch.meccg.vocabulary.judgements import ALWAYS
from westmarch.meccg.vocabulary.references import Deed, Stat, Trait, Until

UNTIL = {
    Until.TURN: "until the end of the turn",
    Until.PHASE: "until the end of the phase",
    Until.ATTACK_OVER: "until the attack is over",
    Until.STRIKE_OVER: "for this strike",
    Until.NEXT_LONG_EVENTS: "until the next long-event phase",
    Until.NEXT_UNTAP: "until the next untap phase",
    Until.GAME: "for the rest of the game",
}
TRAITS = {
    Trait.OVERT: "overt",
    Trait.COVERT: "covert",
    Trait.DETAINMENT: "detainment",
    Trait.NOT_DETAINMENT: "not detainment",
    Trait.ATTACKER_CHOOSES: "such that the attacker chooses defending characters",
    Trait.DEFENDER_CHOOSES: "such that the defender chooses defending characters",
    Trait.SAME_DEFENDER: "faced by the same character throughout",
    Trait.NO_HAVEN_FOR_HEALING: "no haven for healing",
    Trait.HAVEN_FOR_HAZARDS: "a haven for hazards",
    Trait.OF_BOTH_SIDES: "both a hero and a minion site",
    Trait.BARREN: "such that no resources can be played there",
    Trait.FELL_RIDER: "in Fell Rider mode",
    Trait.BLACK_RIDER: "in Black Rider mode",
    Trait.HERALDED_LORD: "in Heralded Lord mode",
    Trait.DISCARDS_FACE_UP: "to discard face up",
    Trait.FREE_TO_MOVE: "free to move",
    Trait.INFORMATION: "a place where Information is playable",
    Trait.HOARD: "a place with a hoard",
    Trait.WEAPONLESS: "such that weapons give nothing against it",
    Trait.LEADER: "a leader",
    Trait.NOT_CANCELABLE: "such that it cannot be canceled",
    Trait.PROTECTED: "protected",
    Trait.RESTORED: "restored",
    Trait.HAVEN: "a haven",
    Trait.HAVEN_FOR_HEALING: "a haven for healing",
    Trait.WIZARDHAVEN: "a Wizardhaven",
}
DEEDS = {
    Deed.PLAY: "play {what}",
    Deed.MOVE: "move",
    Deed.MOVE_TO: "move to {what}",
    Deed.STARTER_MOVEMENT: "use starter movement",
    Deed.REGION_MOVEMENT: "use region movement",
    Deed.UNTAP: "untap",
    Deed.HEAL: "heal",
    Deed.BE_ATTACKED: "be attacked",
    Deed.BE_ASSIGNED_STRIKE: "be assigned a strike",
    Deed.FACE_STRIKE: "face a strike",
    Deed.TAKE_ALL_STRIKES: "take all strikes",
    Deed.BE_CANCELED: "be canceled",
    Deed.BE_DISCARDED: "be discarded",
    Deed.BE_RETURNED: "be returned to hand",
    Deed.BE_TRANSFERRED: "be transferred",
    Deed.BE_STORED: "be stored",
    Deed.BE_INFLUENCED: "be influenced",
    Deed.BE_BROUGHT_IN: "be brought into play at {what}",
    Deed.RETURN_TO_ORIGIN: "be returned to the site of origin",
    Deed.DO_ANYTHING_AT_SITE: "do anything at the site",
    Deed.TAP_SITE: "tap the site",
    Deed.USE_ITEM: "use {what}",
    Deed.USE_PALANTIR: "use a Palantír",
    Deed.USE_SPELLS: "use spells",
    Deed.USE_SKILL: "use {what}",
    Deed.EXPIRE: "expire",
    Deed.SEARCH_DECK: "search a play deck",
    Deed.ATTACKING: "attack",
    Deed.SUPPORT: "support others",
    Deed.PLAY_AT_TAPPED: "play {what} at a tapped site",
    Deed.BE_TARGETED: "be the target of {what}",
    Deed.BE_CONTROLLED: "be controlled",
    Deed.GIVE_POINTS: "give marshalling points",
    Deed.SEARCH_DISCARD: "search a discard pile",
    Deed.COME_IN_AT: "come into play at {what}",
    Deed.COME_TOO: "come into play beside the one character of a turn",
    Deed.COME_ALONE: "come into play in a company of its own",
    Deed.HAVE_FOLLOWERS: "have followers",
    Deed.BE_DISCARDED_BY_CHECK: "be discarded by a corruption check",
    Deed.BE_TAPPED: "be tapped",
    Deed.STORE_AT_END: "store at the end of the turn",
    Deed.KEEP_OUT: "keep {what} out",
    Deed.BE_CROSSED: "be reached across the water",
    Deed.BE_IN_COMPANY: "be in a company with {what}",
}


def lasting(text: str, if_: j.Condition, until: Until | None = None) -> str:
    """A sentence with its condition and how long it holds."""
    said = condition(if_)
    parts = [text]
    if until is not None:
        parts.append(UNTIL[until])
    if said:
        parts.append(f"if {said}")
    return " ".join(parts)


def stats(found: tuple[Stat, ...]) -> str:
    """Numbers together."""
    words = [STATS[stat] for stat in found]
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"


def boost(one: s.Boost) -> str:
    """A number changes."""
    who, what = all_of(one.of), stats(one.stats)
    match one.op:
        case s.Op.ADD:
            text = f"{who}: {signed(one.amount)} {what}"
        case s.Op.SET:
            text = f"{who}: {what} is {amount(one.amount)}"
        case s.Op.TIMES:
            text = f"{who}: {what} times {amount(one.amount)}"
        case s.Op.HALVE:
            text = f"{who}: {what} halved, rounded up"
    if one.against is not None:
        text += f" against {a(one.against)}"
    if one.max_ is not None:
        text += f" (to a maximum of {amount(one.max_)})"
    if one.min_ is not None:
        text += f" (to a minimum of {amount(one.min_)})"
    return lasting(text, one.if_, one.until)


def deed(one: s.Cannot | s.May | s.Must, verb: str) -> str:
    """What somebody cannot, may or must do."""
    what = "it" if one.what is None else a(one.what)
    text = f"{all_of(one.who)} {verb} {DEEDS[one.deed].format(what=what)}"
    if one.what is not None and "{what}" not in DEEDS[one.deed]:
        text += f" ({what})"
    if isinstance(one, s.May) and one.at is not None:
        text += f" at {a(one.at, 'site')}"
    return lasting(text, one.if_, one.until)


def attack(one: Attack | None) -> str:
    """An attack as it is printed, or that of the card's own figures."""
    if one is None:
        return "as on this card"
    races = alternatives([RACES[race] for race in one.races]) or "attack"
    if one.strikes is None:
        strikes = "each character faces one strike"
    else:
        strikes = f"{one.strikes} strike{'' if one.strikes == 1 else 's'}"
    body = "" if one.body is None else f", body {one.body}"
    marks = "".join(f", {mark.value}" for mark in one.marks)
    return f"{races}: {strikes}, prowess {one.prowess}{body}{marks}"


def keying(one: Keying) -> str:
    """Where a creature can be played."""
    words: list[str] = []
    for kind, count in one.region_types:
        name = REGION_TYPES[kind][0]
        words.append(name if count == 1 else f"{count} {name}")
    words += [SITE_TYPES[kind][0] for kind in one.site_types]
    words += [REGIONS[region].card.name for region in one.regions]
    words += [site_name(place) for place in one.places]
    if one.there:
        where = [REGIONS[region].card.name for region in (*one.regions, *one.sites_in)]
        words.append(f"{sites(one.there)} in {alternatives(where)}")
    if one.beside:
        words.append(f"sites beside {alternatives([site_name(place) for place in one.beside])}")
    if one.under_deeps:
        words.append("Under-deeps sites")
    if one.beside_under_deeps:
        words.append("sites beside Under-deeps sites")
    return alternatives(words)


def sites(kinds: tuple[SiteType, ...]) -> str:
    """Types of sites, or any sites."""
    return "sites" if len(kinds) == len(SiteType) else types((), kinds)


def retypings(one: s.RegionsBecome) -> str:
    """Regions become others."""
    parts = []
    for change in one.changes:
        what = [REGION_TYPES[kind][0] for kind in change.types]
        what += [REGIONS[region].card.name for region in change.regions]
        parts.append(f"{alternatives(what)} becomes {REGION_TYPES[change.to][0]}")
    return lasting("; ".join(parts), one.if_, one.until)


def sites_become(one: s.SitesBecome) -> str:
    """Sites become others."""
    what = types((), one.types) if one.of is None else all_of(one.of, "site")
    return lasting(f"{what} becomes {SITE_TYPES[one.kind][0]}", one.if_, one.until)


def presume(one: s.Presume) -> str:
    """Night or morning is presumed."""
    parts = []
    for name, said in (("Doors of Night", one.doors), ("Gates of Morning", one.gates)):
        if said is not None:
            parts.append(f"{name} counts as {'in play' if said else 'not in play'}")
    text = " and ".join(parts)
    if one.for_ is not None:
        text += f" for {a(one.for_)}"
    return lasting(text, one.if_)


def worth(one: s.Worth) -> str:
    """Points change."""
    points = (
        "full marshalling points"
        if one.points is None
        else (f"{amount(one.points)} marshalling points")
    )
    return lasting(f"{all_of(one.of)} gives {points}", one.if_)


def bars_keys(one: s.BarsKeys) -> str:
    """Creatures cannot be keyed to something."""
    places = ["any region"] if one.all_regions else [REGION_TYPES[kind][0] for kind in one.regions]
    places += ["sites"] if one.sites else []
    text = (
        f"creatures cannot be keyed to {alternatives(places)} against {all_of(one.of, 'company')}"
    )
    return lasting(text, one.if_, one.until)


def near(one: s.NearRegions) -> str:
    """Regions count as adjacent."""
    pairs = [f"{REGIONS[a_].card.name} and {REGIONS[b].card.name}" for a_, b in one.pairs]
    return f"for the company these are adjacent: {'; '.join(pairs)}"


STATICS: dict[type, Callable[..., str]] = {
    s.Boost: boost,
    s.Treat: lambda one: lasting(f"{all_of(one.of)} is {TRAITS[one.trait]}", one.if_, one.until),
    s.GainsSkill: lambda one: lasting(
        f"{all_of(one.of)} has {'only ' if one.only else ''}"
        f"{alternatives([SKILLS[skill] for skill in one.skills])} skill",
        one.if_,
        one.until,
    ),
    s.Silenced: lambda one: lasting("what it says does not hold", ALWAYS, one.until),
    s.GainsMagic: lambda one: lasting(
        f"{all_of(one.of)} can use {alternatives([key.value for key in one.magic])}",
        one.if_,
        one.until,
    ),
    s.CountsAs: lambda one: lasting(
        f"{all_of(one.of)} counts as {RACES[one.race]}", one.if_, one.until
    ),
    s.SitesBecome: sites_become,
    s.RegionsBecome: retypings,
    s.AddAutomaticAttack: lambda one: lasting(
        f"{all_of(one.at, 'site')} has an additional automatic-attack: {attack(one.attack)}",
        one.if_,
        one.until,
    ),
    s.LosesAttacks: lambda one: lasting(
        f"{all_of(one.at, 'site')} loses {a(one.attack, 'automatic-attack')}", one.if_, one.until
    ),
    s.AttacksMovers: lambda one: lasting(
        "each company moving in "
        f"{alternatives([REGIONS[region].card.name for region in one.regions])} "
        f"faces an attack: {attack(one.attack)}",
        one.if_,
    ),
    s.Keyable: lambda one: lasting(
        f"{a(one.what, 'creature')} may also be played keyed to {keying(one.to)}",
        one.if_,
        one.until,
    ),
    s.KeyableHere: lambda one: lasting(
        f"{a(one.what, 'creature')} may be keyed to {all_of(one.site, 'site')}",
        one.if_,
        one.until,
    ),
    s.KeyedToNothing: lambda one: lasting(
        f"{a(one.what, 'creature')} may be played on the company, keyed to nothing",
        one.if_,
        one.until,
    ),
    s.UsesVersion: lambda one: lasting(
        f"{all_of(one.whose)} must use the {one.side.value} version of {a(one.what, 'site')}",
        one.if_,
    ),
    s.NearRegions: near,
    s.Presume: presume,
    s.Cannot: lambda one: deed(one, "cannot"),
    s.May: lambda one: deed(one, "may"),
    s.Must: lambda one: deed(one, "must"),
    s.Uncounted: lambda one: lasting(
        f"{a(one.what)} does not count against the hazard limit", one.if_, one.until
    ),
    s.Canceled: lambda one: lasting(f"{a(one.what, 'attack')} is canceled", one.if_, one.until),
    s.VoidModifiers: lambda one: lasting(
        f"no modifier counts for {STATS[one.stat]}", one.if_, one.until
    ),
    s.Worth: worth,
    s.AttackByEvent: lambda one: (
        f"one {a(one.what).split(' ', 1)[-1]} attacks at {all_of(one.at, 'site')} as an "
        "automatic-attack and is discarded"
    ),
    s.HealsTogether: lambda one: lasting(
        f"what heals {a(one.who, 'character')} heals all of them", one.if_
    ),
    s.Doubled: lambda one: lasting(
        f"{all_of(one.what, 'automatic-attack')} is faced twice", one.if_, one.until
    ),
    s.PathBecomes: lambda one: lasting(
        f"one {REGION_TYPES[one.kind][0]} in the site path of {all_of(one.of, 'company')} counts "
        f"as {' and '.join(REGION_TYPES[kind][0] for kind in one.to)}",
        ALWAYS,
        one.until,
    ),
    s.BarsKeys: bars_keys,
    s.MustCross: lambda one: lasting(
        f"{all_of(one.who, 'company')} may only take ways through {types(one.types)}",
        one.if_,
        one.until,
    ),
    s.Isolates: lambda one: lasting(
        f"of several attacks of a creature, or of {a(one.sites, 'site')}, one only is faced",
        one.if_,
    ),
    s.PurgesAlike: lambda one: lasting(f"{a(one.what)} is discarded", one.if_),
}
"""What each static says."""


def static(one: s.Static) -> str:
    """What holds."""
    return STATICS[type(one)](one)
