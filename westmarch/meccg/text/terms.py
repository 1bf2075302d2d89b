"""The words of the rulebooks in both languages."""

from __future__ import annotations

from westmarch.meccg.kinds import (
    AgentAction,
    Alignment,
    EventKind,
    ItemKind,
    Kind,
    Movement,
    Phase,
    PlaceCode,
    Points,
    Race,
    RegionType,
    Set,
    SiteType,
    Skill,
)
from westmarch.meccg.tables import REGIONS, SITES
from westmarch.meccg.underway import Key

PHASES: dict[Phase, tuple[str, str]] = {
    Phase.DRAFT: ("Character draft", "Wahl der Startcharaktere"),
    Phase.UNTAP: ("Untap phase", "Enttappphase"),
    Phase.ORGANIZATION: ("Organization phase", "Organisationsphase"),
    Phase.LONG_EVENTS: ("Long-event phase", "Langfristige-Ereignisse-Phase"),
    Phase.MOVEMENT: ("Movement/hazard phase", "Bewegungs-/Gefahrenphase"),
    Phase.SITE: ("Site phase", "Ortsphase"),
    Phase.END: ("End-of-turn phase", "Abschlussphase"),
    Phase.COUNCIL: ("Council", "Rat"),
}

REGION_TYPES: dict[RegionType, tuple[str, str]] = {
    RegionType.WILDERNESS: ("Wilderness", "Wildnis"),
    RegionType.BORDER_LAND: ("Border-land", "Grenzland"),
    RegionType.FREE_DOMAIN: ("Free-domain", "Freies Reich"),
    RegionType.SHADOW_LAND: ("Shadow-land", "Schattenland"),
    RegionType.DARK_DOMAIN: ("Dark-domain", "Dunkles Reich"),
    RegionType.COASTAL_SEA: ("Coastal Sea", "Meeresküste"),
}

WAYS: dict[Movement, tuple[str, str]] = {
    Movement.STARTER: ("By the site path on the card", "Auf der Reiseroute der Karte"),
    Movement.REGION: ("Through regions", "Durch Regionen"),
    Movement.UNDER_DEEPS: ("Through the Under-deeps", "Durch die Unterirdischen Tiefen"),
    Movement.SPECIAL: ("By other means", "Auf andere Weise"),
}

SITE_TYPES: dict[SiteType, tuple[str, str]] = {
    SiteType.HAVEN: ("Haven", "Zufluchtsort"),
    SiteType.FREE_HOLD: ("Free-hold", "Freier Ort"),
    SiteType.BORDER_HOLD: ("Border-hold", "Grenzort"),
    SiteType.RUINS_AND_LAIRS: ("Ruins & Lairs", "Ruine/Hort"),
    SiteType.SHADOW_HOLD: ("Shadow-hold", "Schattenhort"),
    SiteType.DARK_HOLD: ("Dark-hold", "Hort der Dunkelheit"),
}

AGENT_ACTIONS: dict[AgentAction, tuple[str, str]] = {
    AgentAction.UNTAP: ("untap", "enttappen"),
    AgentAction.HEAL: ("heal", "heilen"),
    AgentAction.HIDE: ("turn face down", "verdecken"),
    AgentAction.MOVE: ("move", "sich bewegen"),
    AgentAction.GO_BACK: ("go back to the site before", "zum Ort zuvor zurückgehen"),
    AgentAction.GO_HOME: ("return home", "heimkehren"),
    AgentAction.CALL_HERE: ("call creatures of the site", "Kreaturen des Ortes rufen"),
    AgentAction.CALL_AT_HOME: ("call creatures at home", "Kreaturen am Heimatort rufen"),
}

KINDS: dict[Kind, tuple[str, str]] = {
    Kind.CHARACTER: ("Character", "Charakter"),
    Kind.ITEM: ("Item", "Gegenstand"),
    Kind.FACTION: ("Faction", "Heer"),
    Kind.ALLY: ("Ally", "Verbündeter"),
    Kind.EVENT: ("Event", "Ereignis"),
    Kind.CREATURE: ("Creature", "Kreatur"),
    Kind.SITE: ("Site", "Ort"),
    Kind.REGION: ("Region", "Region"),
}

EVENT_KINDS: dict[EventKind, tuple[str, str]] = {
    EventKind.SHORT: ("Short-event", "Kurzfristiges Ereignis"),
    EventKind.LONG: ("Long-event", "Langfristiges Ereignis"),
    EventKind.PERMANENT: ("Permanent-event", "Permanentes Ereignis"),
}

ITEM_KINDS: dict[ItemKind, tuple[str, str]] = {
    ItemKind.MINOR: ("Minor item", "Geringerer Gegenstand"),
    ItemKind.MAJOR: ("Major item", "Bedeutender Gegenstand"),
    ItemKind.GREATER: ("Greater item", "Legendärer Gegenstand"),
    ItemKind.GOLD_RING: ("Gold ring", "Goldener Ring"),
    ItemKind.SPECIAL: ("Special item", "Besonderer Gegenstand"),
}

COUNCILS: dict[Alignment, tuple[str, str]] = {
    Alignment.HERO: ("Free Council", "Rat der Freien Völker"),
    Alignment.MINION: ("Audience with Sauron", "Saurons Kriegsrat"),
    Alignment.FALLEN_WIZARD: ("Day of Reckoning", "Tag der Abrechnung"),
    Alignment.BALROG: ("Day of Decision", "Tag der Entscheidung"),
}
"""What the council is called (M-COUN-01)."""

ALIGNMENTS: dict[Alignment, tuple[str, str]] = {
    Alignment.HERO: ("Hero", "Held"),
    Alignment.MINION: ("Minion", "Scherge"),
    Alignment.FALLEN_WIZARD: ("Fallen-wizard", "Gefallener Zauberer"),
    Alignment.BALROG: ("Balrog", "Balrog"),
    Alignment.NEUTRAL: ("Neutral", "Neutral"),
    Alignment.STAGE: ("Stage", "Entwicklung"),
    Alignment.DUAL: ("Hero and minion", "Held und Scherge"),
}

RACES: dict[Race, tuple[str, str]] = {
    Race.MAN: ("Man", "Mensch"),
    Race.DUNADAN: ("Dúnadan", "Dúnadan"),
    Race.ELF: ("Elf", "Elb"),
    Race.DWARF: ("Dwarf", "Zwerg"),
    Race.HOBBIT: ("Hobbit", "Hobbit"),
    Race.WOSE: ("Wose", "Wasa"),
    Race.ORC: ("Orc", "Ork"),
    Race.TROLL: ("Troll", "Troll"),
    Race.WIZARD: ("Wizard", "Zauberer"),
    Race.FALLEN_WIZARD: ("Fallen-wizard", "Gefallener Zauberer"),
    Race.RINGWRAITH: ("Ringwraith", "Ringgeist"),
    Race.BALROG: ("Balrog", "Balrog"),
    Race.NAZGUL: ("Nazgûl", "Nazgûl"),
    Race.MAIA: ("Maia", "Maia"),
    Race.UNDEAD: ("Undead", "Untoter"),
    Race.DRAGON: ("Dragon", "Drache"),
    Race.DRAKE: ("Drake", "Drache (drake)"),
    Race.WOLF: ("Wolf", "Wolf"),
    Race.SPIDER: ("Spider", "Spinne"),
    Race.ANIMAL: ("Animal", "Tier"),
    Race.BEAR: ("Bear", "Bär"),
    Race.EAGLE: ("Eagle", "Adler"),
    Race.GIANT: ("Giant", "Riese"),
    Race.ENT: ("Ent", "Ent"),
    Race.AWAKENED_PLANT: ("Awakened Plant", "Erwachte Pflanze"),
    Race.PUKEL_CREATURE: ("Pûkel-creature", "Púkel-Kreatur"),
    Race.SLAYER: ("Slayer", "Mörder"),
    Race.SPAWN: ("Spawn", "Brut"),
    Race.HAZARD_AGENT: ("Agent", "Agent"),
    Race.SPECIAL: ("Special", "Besonderes"),
}

SKILLS: dict[Skill, tuple[str, str]] = {
    Skill.WARRIOR: ("warrior", "Krieger"),
    Skill.SCOUT: ("scout", "Kundschafter"),
    Skill.RANGER: ("ranger", "Waldläufer"),
    Skill.SAGE: ("sage", "Weiser"),
    Skill.DIPLOMAT: ("diplomat", "Diplomat"),
}

SETS: dict[Set, tuple[str, str]] = {
    Set.WIZARDS: ("The Wizards", "Die Zauberer"),
    Set.DRAGONS: ("The Dragons", "Die Drachen"),
    Set.DARK_MINIONS: ("Dark Minions", "Finstere Schergen"),
    Set.LIDLESS_EYE: ("The Lidless Eye", "Das lidlose Auge"),
    Set.AGAINST_THE_SHADOW: ("Against the Shadow", "Gegen den Schatten"),
    Set.WHITE_HAND: ("The White Hand", "Die Weiße Hand"),
    Set.BALROG: ("The Balrog", "Der Balrog"),
}

POINTS: dict[Points, tuple[str, str]] = {
    Points.CHARACTER: ("Characters", "Charaktere"),
    Points.ITEM: ("Items", "Gegenstände"),
    Points.FACTION: ("Factions", "Heere"),
    Points.ALLY: ("Allies", "Verbündete"),
    Points.KILL: ("Kills", "Kreaturen"),
    Points.MISCELLANEOUS: ("Miscellaneous", "Besonderes"),
}

FIGURES: dict[str, tuple[str, str]] = {
    "prowess": ("Prowess", "Kampfgeschick"),
    "body": ("Body", "Konstitution"),
    "mind": ("Mind", "Geisteskraft"),
    "influence": ("Direct influence", "Direkter Einfluss"),
    "corruption": ("Corruption", "Versuchung"),
    "strikes": ("Strikes", "Hiebe"),
    "number": ("Influence number", "Beeinflussungszahl"),
    "draws": ("Cards drawn", "Karten"),
    "opponent-draws": ("Opponent draws", "Karten des Gegners"),
    "points": ("Marshalling points", "Siegpunkte"),
    "stage": ("Stage points", "Entwicklungspunkte"),
}
"""The figures on cards."""

ROLLS: dict[str, tuple[str, str]] = {
    "strike": ("strike", "Hieb"),
    "agent": ("strike of an agent", "Hieb eines Agenten"),
    "body": ("body check", "Konstitutionswurf"),
    "corruption": ("corruption check", "Versuchungswurf"),
    "influence": ("influence check", "Beeinflussungswurf"),
    "ring": ("ring test", "Ringprüfung"),
    "deeps": ("way through the Under-deeps", "Weg durch die Unterirdischen Tiefen"),
    "removal": ("removal of a card", "Entfernen einer Karte"),
    "first": ("roll to begin", "Wurf um den Anfang"),
    "card": ("roll for a card", "Wurf für eine Karte"),
}


def key_said(key: Key, german: bool) -> str:
    """What an attack is keyed to."""
    if key.region_type is not None:
        return REGION_TYPES[key.region_type][german]
    if key.site_type is not None:
        return SITE_TYPES[key.site_type][german]
    if key.region is not None:
        row = REGIONS[key.region].card
        return row.name_de if german else row.name
    return "" if key.place is None else place_said(key.place, german)


def place_said(place: PlaceCode, german: bool) -> str:
    """The name of a site in all its versions."""
    found = next((site.card for site in SITES.values() if site.place == place), None)
    if found is None:
        return ""
    return found.name_de if german else found.name
