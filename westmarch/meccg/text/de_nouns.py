"""German: the nouns of the game with their genders and forms."""

from __future__ import annotations

from functools import cache

from westmarch.meccg.kinds import (
    Alignment,
    CardCode,
    EventKind,
    ItemKind,
    Keyword,
    Kind,
    Mark,
    PlaceCode,
    Race,
    RegionCode,
    RegionType,
    SiteType,
    Skill,
)
from westmarch.meccg.tables import CARDS, REGIONS, base_of
from westmarch.meccg.text.de_grammar import Case, F, M, N, Noun, article
from westmarch.meccg.text.sorts import Sort
from westmarch.meccg.text.terms import place_said
from westmarch.meccg.vocabulary.references import Stat

CARD = Noun(F, "Karte", "Karten")
CHARACTER = Noun(M, "Charakter", "Charaktere", many_dative="Charakteren")
COMPANY = Noun(F, "Gemeinschaft", "Gemeinschaften")
ATTACK = Noun(M, "Angriff", "Angriffe", many_dative="Angriffen")
AUTOMATIC = Noun(M, "Angriff", "Angriffe", many_dative="Angriffen", adjective="automatisch")
SITE = Noun(M, "Ort", "Orte", many_dative="Orten")
EVENT = Noun(N, "Ereignis", "Ereignisse", many_dative="Ereignissen")
ITEM = Noun(M, "Gegenstand", "Gegenstände", many_dative="Gegenständen")
CREATURE = Noun(F, "Kreatur", "Kreaturen")
FACTION = Noun(N, "Heer", "Heere", many_dative="Heeren")
ALLY = Noun(M, "Verbündet", adjectival=True)
HAVEN = Noun(M, "Zufluchtsort", "Zufluchtsorte", many_dative="Zufluchtsorten")
REGION = Noun(F, "Region", "Regionen")
GENERAL = (CARD, CHARACTER, COMPANY, ATTACK, SITE, EVENT, ITEM)
"""Nouns that a more special one takes the place of."""

KINDS = {
    Kind.CHARACTER: CHARACTER,
    Kind.ITEM: ITEM,
    Kind.FACTION: FACTION,
    Kind.ALLY: ALLY,
    Kind.EVENT: EVENT,
    Kind.CREATURE: CREATURE,
    Kind.SITE: SITE,
    Kind.REGION: REGION,
}
EVENT_KINDS = {
    EventKind.SHORT: Noun(
        N, "Ereignis", "Ereignisse", many_dative="Ereignissen", adjective="kurzfristig"
    ),
    EventKind.LONG: Noun(
        N, "Ereignis", "Ereignisse", many_dative="Ereignissen", adjective="langfristig"
    ),
    EventKind.PERMANENT: Noun(
        N, "Ereignis", "Ereignisse", many_dative="Ereignissen", adjective="permanent"
    ),
}
ITEMS = {
    ItemKind.MINOR: "geringer",
    ItemKind.MAJOR: "bedeutend",
    ItemKind.GREATER: "legendär",
    ItemKind.SPECIAL: "besonder",
}
"""The kinds of items as adjectives; a gold ring is a noun."""
RING = Noun(M, "Ring", "Ringe", many_dative="Ringen")
GOLD_RING = Noun(M, "Ring", "Ringe", many_dative="Ringen", adjective="Golden")

RACES = {
    Race.MAN: Noun(M, "Mensch", "Menschen", "Menschen"),
    Race.DUNADAN: Noun(M, "Dúnadan", "Dúnedain"),
    Race.ELF: Noun(M, "Elb", "Elben", "Elben"),
    Race.DWARF: Noun(M, "Zwerg", "Zwerge", many_dative="Zwergen"),
    Race.HOBBIT: Noun(M, "Hobbit", "Hobbits"),
    Race.WOSE: Noun(M, "Wasa", "Wasa"),
    Race.ORC: Noun(M, "Ork", "Orks"),
    Race.TROLL: Noun(M, "Troll", "Trolle", many_dative="Trollen"),
    Race.WIZARD: Noun(M, "Zauberer", "Zauberer", many_dative="Zauberern"),
    Race.FALLEN_WIZARD: Noun(
        M, "Zauberer", "Zauberer", many_dative="Zauberern", adjective="Gefallen"
    ),
    Race.RINGWRAITH: Noun(M, "Ringgeist", "Ringgeister", many_dative="Ringgeistern"),
    Race.BALROG: Noun(M, "Balrog", "Balrogs"),
    Race.NAZGUL: Noun(M, "Nazgûl", "Nazgûl"),
    Race.MAIA: Noun(M, "Maia", "Maiar"),
    Race.UNDEAD: Noun(M, "Untot", adjectival=True),
    Race.DRAGON: Noun(M, "Drache", "Drachen", "Drachen"),
    Race.DRAKE: Noun(M, "Drache (drake)", "Drachen (drake)", "Drachen (drake)"),
    Race.WOLF: Noun(M, "Wolf", "Wölfe", many_dative="Wölfen"),
    Race.SPIDER: Noun(F, "Spinne", "Spinnen"),
    Race.ANIMAL: Noun(N, "Tier", "Tiere", many_dative="Tieren"),
    Race.BEAR: Noun(M, "Bär", "Bären", "Bären"),
    Race.EAGLE: Noun(M, "Adler", "Adler", many_dative="Adlern"),
    Race.GIANT: Noun(M, "Riese", "Riesen", "Riesen"),
    Race.ENT: Noun(M, "Ent", "Ents"),
    Race.AWAKENED_PLANT: Noun(F, "Pflanze", "Pflanzen", adjective="Erwacht"),
    Race.PUKEL_CREATURE: Noun(F, "Púkel-Kreatur", "Púkel-Kreaturen"),
    Race.SLAYER: Noun(M, "Mörder", "Mörder", many_dative="Mördern"),
    Race.SPAWN: Noun(F, "Brut", "Brut"),
    Race.HAZARD_AGENT: Noun(M, "Agent", "Agenten", "Agenten"),
    Race.SPECIAL: Noun(N, "Wesen", "Wesen", adjective="besonder"),
}
SKILLS = {
    Skill.WARRIOR: Noun(M, "Krieger", "Krieger", many_dative="Kriegern"),
    Skill.SCOUT: Noun(M, "Kundschafter", "Kundschafter", many_dative="Kundschaftern"),
    Skill.RANGER: Noun(M, "Waldläufer", "Waldläufer", many_dative="Waldläufern"),
    Skill.SAGE: Noun(M, "Weis", adjectival=True),
    Skill.DIPLOMAT: Noun(M, "Diplomat", "Diplomaten", "Diplomaten"),
}
SKILLED = {
    Skill.WARRIOR: "Krieger",
    Skill.SCOUT: "Kundschafter",
    Skill.RANGER: "Waldläufer",
    Skill.SAGE: "Weiser",
    Skill.DIPLOMAT: "Diplomat",
}
"""The skills as they are named."""

KEYWORDS = {
    Keyword.ARMOR: Noun(F, "Rüstung", "Rüstungen"),
    Keyword.BURGLARY_ATTEMPT: Noun(M, "Einbruchsversuch", "Einbruchsversuche"),
    Keyword.COMMAND: Noun(F, "Befehlskarte", "Befehlskarten"),
    Keyword.CORRUPTION: Noun(F, "Versuchungskarte", "Versuchungskarten"),
    Keyword.DARK_ENCHANTMENT: Noun(F, "Verzauberung", "Verzauberungen", adjective="Dunkl"),
    Keyword.DEMON_FANA: Noun(F, "Dämonen-Fana", "Dämonen-Fanar"),
    Keyword.DWARVEN_RING: Noun(M, "Zwergenring", "Zwergenringe"),
    Keyword.ENVIRONMENT: Noun(F, "Umweltkarte", "Umweltkarten"),
    Keyword.FLATTERY_ATTEMPT: Noun(M, "Schmeicheleiversuch", "Schmeicheleiversuche"),
    Keyword.HALF_ORC: Noun(M, "Halb-Ork", "Halb-Orks"),
    Keyword.HALF_TROLL: Noun(M, "Halb-Troll", "Halb-Trolle", many_dative="Halb-Trollen"),
    Keyword.HELMET: Noun(M, "Helm", "Helme", many_dative="Helmen"),
    Keyword.HOARD_ITEM: Noun(M, "Drachenschatz-Gegenstand", "Drachenschatz-Gegenstände"),
    Keyword.LEADER: Noun(M, "Anführer", "Anführer", many_dative="Anführern"),
    Keyword.LESSER_RING: Noun(M, "Ring", "Ringe", many_dative="Ringen", adjective="Gering"),
    Keyword.LIGHT_ENCHANTMENT: Noun(F, "Verzauberung", "Verzauberungen", adjective="Licht"),
    Keyword.LOST_KNOWLEDGE: Noun(F, "Karte „Verlorenes Wissen“", "Karten „Verlorenes Wissen“"),
    Keyword.MAGIC_RING: Noun(M, "Ring", "Ringe", many_dative="Ringen", adjective="Magisch"),
    Keyword.MAIA: Noun(M, "Maia", "Maiar"),
    Keyword.MIND_RING: Noun(M, "Geistesring", "Geistesringe", many_dative="Geistesringen"),
    Keyword.OFFERING_ATTEMPT: Noun(M, "Angebotsversuch", "Angebotsversuche"),
    Keyword.OLOG_HAI: Noun(M, "Olog-hai", "Olog-hai"),
    Keyword.ONE_RING: Noun(M, "Ring", "Ringe", adjective="Ein", definite=True),
    Keyword.ORC: Noun(M, "Ork", "Orks"),
    Keyword.PALANTIR: Noun(M, "Palantír", "Palantíri"),
    Keyword.RIDDLING_ATTEMPT: Noun(M, "Rätselversuch", "Rätselversuche"),
    Keyword.RITUAL: Noun(N, "Ritual", "Rituale", many_dative="Ritualen"),
    Keyword.SHADOW_MAGIC: Noun(F, "Schattenmagie", "Schattenmagie-Karten"),
    Keyword.SHAPESHIFTER: Noun(M, "Gestaltwandler", "Gestaltwandler"),
    Keyword.SHIELD: Noun(M, "Schild", "Schilde", many_dative="Schilden"),
    Keyword.SORCERY: Noun(F, "Hexerei", "Hexereien"),
    Keyword.SPAWN: Noun(F, "Brut", "Brut"),
    Keyword.SPELL: Noun(M, "Zauberspruch", "Zaubersprüche", many_dative="Zaubersprüchen"),
    Keyword.SPIRIT_MAGIC: Noun(F, "Geistermagie", "Geistermagie-Karten"),
    Keyword.SPIRIT_RING: Noun(M, "Geisterring", "Geisterringe", many_dative="Geisterringen"),
    Keyword.STOLEN_KNOWLEDGE: Noun(F, "Karte „Gestohlenes Wissen“", "Karten „Gestohlenes Wissen“"),
    Keyword.TECHNOLOGY: Noun(F, "Technologiekarte", "Technologiekarten"),
    Keyword.TROLL: Noun(M, "Troll", "Trolle", many_dative="Trollen"),
    Keyword.URUK_HAI: Noun(M, "Uruk-hai", "Uruk-hai"),
    Keyword.WEAPON: Noun(F, "Waffe", "Waffen"),
}
SITES = {
    SiteType.HAVEN: HAVEN,
    SiteType.FREE_HOLD: Noun(M, "Ort", "Orte", many_dative="Orten", adjective="Frei"),
    SiteType.BORDER_HOLD: Noun(M, "Grenzort", "Grenzorte", many_dative="Grenzorten"),
    SiteType.RUINS_AND_LAIRS: Noun(F, "Ruine", "Ruinen"),
    SiteType.SHADOW_HOLD: Noun(M, "Schattenhort", "Schattenhorte", many_dative="Schattenhorten"),
    SiteType.DARK_HOLD: Noun(
        M, "Hort der Dunkelheit", "Horte der Dunkelheit", many_dative="Horten der Dunkelheit"
    ),
}
REGION_NOUNS = {
    RegionType.WILDERNESS: Noun(F, "Wildnis", "Wildnisse", many_dative="Wildnissen"),
    RegionType.BORDER_LAND: Noun(N, "Grenzland", "Grenzländer", many_dative="Grenzländern"),
    RegionType.FREE_DOMAIN: Noun(N, "Reich", "Reiche", many_dative="Reichen", adjective="Frei"),
    RegionType.SHADOW_LAND: Noun(
        N, "Schattenland", "Schattenländer", many_dative="Schattenländern"
    ),
    RegionType.DARK_DOMAIN: Noun(N, "Reich", "Reiche", many_dative="Reichen", adjective="Dunkl"),
    RegionType.COASTAL_SEA: Noun(F, "Meeresküste", "Meeresküsten"),
}
ALIGNMENTS = {
    Alignment.HERO: "Helden",
    Alignment.MINION: "Schergen",
    Alignment.FALLEN_WIZARD: "Gefallenen Zauberers",
    Alignment.BALROG: "Balrogs",
    Alignment.NEUTRAL: "neutral",
    Alignment.STAGE: "Entwicklung",
    Alignment.DUAL: "Helden und Schergen",
}
PLAYERS = {
    Alignment.HERO: "Zauberer-Spieler",
    Alignment.MINION: "Ringgeist-Spieler",
    Alignment.FALLEN_WIZARD: "Spieler eines Gefallenen Zauberers",
    Alignment.BALROG: "Balrog-Spieler",
    Alignment.NEUTRAL: "neutraler Spieler",
    Alignment.STAGE: "Spieler mit Entwicklungskarten",
    Alignment.DUAL: "Zauberer- oder Ringgeist-Spieler",
}
MARKS = {
    Mark.DETAINMENT: "Verhör",
    Mark.DETAINMENT_IF_COVERT: "Verhör gegen eine verborgene Gemeinschaft",
    Mark.DETAINMENT_IF_OVERT: "Verhör gegen eine offene Gemeinschaft",
    Mark.ONLY_IF_OVERT: "nur gegen eine offene Gemeinschaft",
    Mark.NOT_CANCELABLE: "kann nicht vereitelt werden",
    Mark.ATTACKER_CHOOSES: "der Angreifer bestimmt die verteidigenden Charaktere",
    Mark.CORRUPTION_CHECK: "wer verwundet wird, macht einen Versuchungswurf",
    Mark.CORRUPTION_CHECK_AT_MINUS_TWO: "wer verwundet wird, macht einen Versuchungswurf mit -2",
    Mark.ELIMINATES: "wer verwundet würde, wird eliminiert",
    Mark.WOUNDED_ONLY: "nur gegen verwundete Charaktere",
}
STATS: dict[Stat, Noun] = {
    Stat.PROWESS: Noun(N, "Kampfgeschick"),
    Stat.BODY: Noun(F, "Konstitution"),
    Stat.MIND: Noun(F, "Geisteskraft"),
    Stat.DIRECT_INFLUENCE: Noun(M, "Einfluss", adjective="direkt"),
    Stat.GENERAL_INFLUENCE: Noun(M, "Einfluss", adjective="allgemein"),
    Stat.SPARE_INFLUENCE: Noun(
        M, "allgemeine Einfluss", oblique="allgemeinen Einfluss", adjective="frei"
    ),
    Stat.CORRUPTION: Noun(F, "Zahl der Versuchungspunkte"),
    Stat.CORRUPTION_CHECK: Noun(M, "Versuchungswurf"),
    Stat.BODY_CHECK: Noun(M, "Konstitutionswurf"),
    Stat.INFLUENCE_CHECK: Noun(M, "Beeinflussungswurf"),
    Stat.RING_TEST: Noun(F, "Ringprüfung"),
    Stat.STRIKES: Noun(F, "Zahl der Hiebe"),
    Stat.ATTACKS: Noun(F, "Zahl der Angriffe"),
    Stat.HAZARD_LIMIT: Noun(N, "Gefahrenlimit"),
    Stat.HAND_SIZE: Noun(F, "Handkartenzahl"),
    Stat.CARDS_DRAWN: Noun(F, "Zahl der gezogenen Karten"),
    Stat.OPPONENT_DRAWS: Noun(F, "Zahl der vom Gegner gezogenen Karten"),
    Stat.MARSHALLING: Noun(F, "Zahl der Siegpunkte"),
    Stat.STAGE_POINTS: Noun(F, "Zahl der Entwicklungspunkte"),
    Stat.COMPANY_SIZE: Noun(F, "Größe"),
    Stat.MAX_REGIONS: Noun(F, "Höchstzahl der Regionen"),
    Stat.DEEPS_ROLL: Noun(M, "Wurf für den Weg durch die Unterirdischen Tiefen"),
    Stat.CONTROL_COST: Noun(M, "Einfluss zum Führen"),
    Stat.UNTAPPED_PENALTY: Noun(M, "Abzug für ungetapptes Kämpfen"),
    Stat.CHARACTERS_PER_TURN: Noun(F, "Zahl der Charaktere pro Zug"),
    Stat.FREE_FOLLOWERS: Noun(F, "Zahl der Gefolgsleute ohne Einfluss"),
    Stat.WEAPONS: Noun(F, "Zahl der nutzbaren Waffen"),
    Stat.AGENT_ACTIONS: Noun(F, "Zahl der Handlungen von Agenten"),
    Stat.FREE_AGENT_ACTIONS: Noun(F, "Zahl der Handlungen außerhalb des Gefahrenlimits"),
    Stat.ROLLS: Noun(F, "Zahl der Würfe, deren bester zählt,"),
    Stat.RIDDLING: Noun(M, "Rätselwurf"),
    Stat.OFFERING: Noun(M, "Angebotswurf"),
}
"""What each number is called."""

SORTS = {
    Sort.CARD: CARD,
    Sort.CHARACTER: CHARACTER,
    Sort.COMPANY: COMPANY,
    Sort.ATTACK: ATTACK,
    Sort.AUTOMATIC: AUTOMATIC,
    Sort.SITE: SITE,
    Sort.CREATURE: CREATURE,
    Sort.ITEM: ITEM,
    Sort.GOLD_RING: GOLD_RING,
    Sort.ALLY: ALLY,
    Sort.FACTION: FACTION,
    Sort.PLAYER: Noun(M, "Spieler", "Spieler", many_dative="Spielern"),
}
"""What each sort of thing is called."""


@cache
def card_name(name: str) -> str:
    """What a card of a name is called; names of people and places stand without quotes."""
    row = next((row for code, row in CARDS.items() if base_of(code) == name), None)
    if row is None:
        row = next((row for row in CARDS.values() if row.being == name), None)
    if row is None:
        row = CARDS[CardCode(f"the-{name}")]
    bare = row.kind in (Kind.CHARACTER, Kind.ALLY, Kind.SITE, Kind.REGION)
    return row.name_de if bare else f"„{row.name_de}“"


def case_name(name: str, case: Case) -> str:
    """A name in a case; one with an article changes it: dem Balrog."""
    text = card_name(name)
    first, _, rest = text.partition(" ")
    gender = {"Der": M, "Die": F, "Das": N}.get(first)
    if gender is not None:
        return f"{article('der', gender, case)} {rest}"
    person, by, surname = text.partition(" der ")
    if not by or text.startswith("„") or case is Case.NOM:
        return text
    end = "n" if surname.endswith("e") else ""
    return f"{person} {article('der', M, case)} {surname}{end}"


def place_name(place: str) -> str:
    """What a site is called."""
    return place_said(PlaceCode(place), german=True)


def region_name(region: RegionCode) -> str:
    """What a region is called."""
    return REGIONS[region].card.name_de
