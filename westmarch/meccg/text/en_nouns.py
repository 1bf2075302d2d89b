"""English: the nouns of the game."""

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
    SiteType,
)
from westmarch.meccg.tables import CARDS, REGIONS, base_of
from westmarch.meccg.text import terms
from westmarch.meccg.text.en_grammar import Noun
from westmarch.meccg.text.sorts import Sort
from westmarch.meccg.vocabulary.references import Stat

CARD, CHARACTER, COMPANY = Noun("card"), Noun("character", person=True), Noun("company")
ATTACK, AUTOMATIC, SITE = Noun("attack"), Noun("automatic-attack"), Noun("site")
EVENT, ITEM, CREATURE, FACTION = Noun("event"), Noun("item"), Noun("creature"), Noun("faction")
HAVEN, REGION, ALLY = Noun("haven"), Noun("region"), Noun("ally")
RING, GOLD_RING = Noun("ring"), Noun("gold ring")
GENERAL = (CARD, CHARACTER, COMPANY, ATTACK, SITE, EVENT, ITEM)
"""Nouns that a more special one takes the place of."""

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
    Sort.PLAYER: Noun("player", person=True),
}
"""What each sort of thing is called."""
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
EVENT_KINDS = {kind: Noun(terms.EVENT_KINDS[kind][0].lower()) for kind in EventKind}
ITEMS = {
    ItemKind.MINOR: "minor",
    ItemKind.MAJOR: "major",
    ItemKind.GREATER: "greater",
    ItemKind.SPECIAL: "special",
}
"""The kinds of items; a gold ring is a noun."""
PLURALS = {
    Race.MAN: "Men",
    Race.DUNADAN: "Dúnedain",
    Race.ELF: "Elves",
    Race.DWARF: "Dwarves",
    Race.NAZGUL: "Nazgûl",
    Race.MAIA: "Maiar",
    Race.UNDEAD: "Undead",
    Race.WOLF: "Wolves",
    Race.SPAWN: "Spawn",
    Race.SPECIAL: "special beings",
}
PEOPLES = (
    Race.MAN,
    Race.DUNADAN,
    Race.ELF,
    Race.DWARF,
    Race.HOBBIT,
    Race.WOSE,
    Race.ORC,
    Race.TROLL,
    Race.WIZARD,
    Race.FALLEN_WIZARD,
    Race.RINGWRAITH,
    Race.BALROG,
    Race.NAZGUL,
    Race.MAIA,
    Race.HAZARD_AGENT,
)
"""Those of whom one says who, not that."""
RACES = {
    race: Noun(
        "special being" if race is Race.SPECIAL else said, PLURALS.get(race, ""), race in PEOPLES
    )
    for race, (said, _) in terms.RACES.items()
}
SKILLS = {skill: Noun(said, person=True) for skill, (said, _) in terms.SKILLS.items()}
KEYWORDS = {
    Keyword.ARMOR: Noun("suit of armor", "suits of armor"),
    Keyword.BURGLARY_ATTEMPT: Noun("burglary attempt"),
    Keyword.DARK_ENCHANTMENT: Noun("dark enchantment"),
    Keyword.DEMON_FANA: Noun("Demon Fana", "Demon Fanar"),
    Keyword.DWARVEN_RING: Noun("Dwarven Ring"),
    Keyword.FLATTERY_ATTEMPT: Noun("flattery attempt"),
    Keyword.HALF_ORC: Noun("half-orc", person=True),
    Keyword.HALF_TROLL: Noun("half-troll", person=True),
    Keyword.HELMET: Noun("helmet"),
    Keyword.HOARD_ITEM: Noun("hoard item"),
    Keyword.LEADER: Noun("leader", person=True),
    Keyword.LESSER_RING: Noun("Lesser Ring"),
    Keyword.LIGHT_ENCHANTMENT: Noun("light enchantment"),
    Keyword.MAGIC_RING: Noun("Magic Ring"),
    Keyword.MAIA: Noun("Maia", "Maiar", person=True),
    Keyword.MIND_RING: Noun("Mind Ring"),
    Keyword.OFFERING_ATTEMPT: Noun("offering attempt"),
    Keyword.OLOG_HAI: Noun("Olog-hai", "Olog-hai", person=True),
    Keyword.ONE_RING: Noun("One Ring", definite=True),
    Keyword.ORC: Noun("Orc", person=True),
    Keyword.PALANTIR: Noun("Palantír", "Palantíri"),
    Keyword.RIDDLING_ATTEMPT: Noun("riddling attempt"),
    Keyword.SHAPESHIFTER: Noun("shapeshifter", person=True),
    Keyword.SHIELD: Noun("shield"),
    Keyword.SPAWN: Noun("Spawn", "Spawn"),
    Keyword.SPIRIT_RING: Noun("Spirit Ring"),
    Keyword.TROLL: Noun("Troll", person=True),
    Keyword.URUK_HAI: Noun("Uruk-hai", "Uruk-hai", person=True),
    Keyword.WEAPON: Noun("weapon"),
}
"""What cards with a keyword are called, where it is a noun."""
CARDS_OF = {
    Keyword.COMMAND: "command",
    Keyword.CORRUPTION: "corruption",
    Keyword.ENVIRONMENT: "environment",
    Keyword.LOST_KNOWLEDGE: "Lost Knowledge",
    Keyword.RITUAL: "ritual",
    Keyword.SHADOW_MAGIC: "shadow-magic",
    Keyword.SORCERY: "sorcery",
    Keyword.SPELL: "spell",
    Keyword.SPIRIT_MAGIC: "spirit-magic",
    Keyword.STOLEN_KNOWLEDGE: "Stolen Knowledge",
    Keyword.TECHNOLOGY: "technology",
}
"""Keywords that stand before another noun."""
SITES = {
    SiteType.HAVEN: HAVEN,
    SiteType.FREE_HOLD: Noun("Free-hold"),
    SiteType.BORDER_HOLD: Noun("Border-hold"),
    SiteType.RUINS_AND_LAIRS: Noun("Ruins & Lairs", "Ruins & Lairs"),
    SiteType.SHADOW_HOLD: Noun("Shadow-hold"),
    SiteType.DARK_HOLD: Noun("Dark-hold"),
}
REGION_NOUNS = {kind: Noun(said) for kind, (said, _) in terms.REGION_TYPES.items()}
ALIGNMENTS = {
    Alignment.HERO: "hero",
    Alignment.MINION: "minion",
    Alignment.FALLEN_WIZARD: "Fallen-wizard",
    Alignment.BALROG: "Balrog",
    Alignment.NEUTRAL: "neutral",
    Alignment.STAGE: "stage",
    Alignment.DUAL: "hero and minion",
}
PLAYERS = {
    Alignment.HERO: "Wizard player",
    Alignment.MINION: "Ringwraith player",
    Alignment.FALLEN_WIZARD: "Fallen-wizard player",
    Alignment.BALROG: "Balrog player",
    Alignment.NEUTRAL: "neutral player",
    Alignment.STAGE: "player with stage cards",
    Alignment.DUAL: "Wizard or Ringwraith player",
}
MARKS = {
    Mark.DETAINMENT: "detainment",
    Mark.DETAINMENT_IF_COVERT: "detainment against a covert company",
    Mark.DETAINMENT_IF_OVERT: "detainment against an overt company",
    Mark.ONLY_IF_OVERT: "only against an overt company",
    Mark.NOT_CANCELABLE: "cannot be canceled",
    Mark.ATTACKER_CHOOSES: "the attacker chooses the defending characters",
    Mark.CORRUPTION_CHECK: "a character it wounds makes a corruption check",
    Mark.CORRUPTION_CHECK_AT_MINUS_TWO: "a character it wounds makes a corruption check at -2",
    Mark.ELIMINATES: "a character it would wound is eliminated",
    Mark.WOUNDED_ONLY: "only against wounded characters",
}
STATS: dict[Stat, str] = {
    Stat.PROWESS: "prowess",
    Stat.BODY: "body",
    Stat.MIND: "mind",
    Stat.DIRECT_INFLUENCE: "direct influence",
    Stat.GENERAL_INFLUENCE: "general influence",
    Stat.SPARE_INFLUENCE: "unused general influence",
    Stat.CORRUPTION: "number of corruption points",
    Stat.CORRUPTION_CHECK: "corruption check",
    Stat.BODY_CHECK: "body check",
    Stat.INFLUENCE_CHECK: "influence check",
    Stat.RING_TEST: "ring test",
    Stat.STRIKES: "number of strikes",
    Stat.ATTACKS: "number of attacks",
    Stat.HAZARD_LIMIT: "hazard limit",
    Stat.HAND_SIZE: "hand size",
    Stat.CARDS_DRAWN: "number of cards drawn",
    Stat.OPPONENT_DRAWS: "number of cards drawn by the opponent",
    Stat.MARSHALLING: "number of marshalling points",
    Stat.STAGE_POINTS: "number of stage points",
    Stat.COMPANY_SIZE: "company size",
    Stat.MAX_REGIONS: "region limit",
    Stat.DEEPS_ROLL: "roll for the way through the Under-deeps",
    Stat.CONTROL_COST: "influence needed for control",
    Stat.UNTAPPED_PENALTY: "penalty for staying untapped",
    Stat.CHARACTERS_PER_TURN: "number of characters per turn",
    Stat.FREE_FOLLOWERS: "number of followers controlled without influence",
    Stat.WEAPONS: "number of weapons that may be used",
    Stat.AGENT_ACTIONS: "number of agent actions",
    Stat.FREE_AGENT_ACTIONS: "number of agent actions outside the hazard limit",
    Stat.ROLLS: "number of rolls",
    Stat.RIDDLING: "riddling roll",
    Stat.OFFERING: "offering roll",
}
"""What each number is called."""


@cache
def card_name(name: str) -> str:
    """What a card of a name is called."""
    row = next((row for code, row in CARDS.items() if base_of(code) == name), None)
    if row is None:
        row = next((row for row in CARDS.values() if row.being == name), None)
    return (CARDS[CardCode(f"the-{name}")] if row is None else row).name


def place_name(place: str) -> str:
    """What a site is called."""
    return terms.place_said(PlaceCode(place), german=False)


def region_name(region: RegionCode) -> str:
    """What a region is called."""
    return REGIONS[region].card.name
