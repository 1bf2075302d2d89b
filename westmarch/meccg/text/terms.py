"""The words of the rulebooks in both languages."""

from __future__ import annotations

from westmarch.meccg.kinds import AgentAction, Phase, PlaceCode, RegionType, SiteType
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

ROLLS: dict[str, tuple[str, str]] = {
    "strike": ("strike", "Hieb"),
    "agent": ("strike of an agent", "Hieb eines Agenten"),
    "body": ("body check", "Konstitutionswurf"),
    "corruption": ("corruption check", "Versuchungswurf"),
    "influence": ("influence check", "Beeinflussungswurf"),
    "ring": ("ring test", "Ringprüfung"),
    "deeps": ("way through the Under-deeps", "Weg durch die Unterirdischen Tiefen"),
    "removal": ("removal of a card", "Entfernen einer Karte"),
    "card": ("card", "Karte"),
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
