"""The cards as they are typeset and listed: names, figures, text, and words to find them by."""

from __future__ import annotations

from functools import cache

from westmarch.kernel.describing import CardFace, Figure, plain
from westmarch.kernel.records import replace
from westmarch.lcg import text
from westmarch.lcg.declared import ABILITIES
from westmarch.lcg.kinds import CardType, Stat
from westmarch.lcg.rules.values import COLUMNS
from westmarch.lcg.tables import CARDS, ENCOUNTER_SETS, QUEST_CARDS, SCENARIOS, Printed
from westmarch.lcg.tables.printed import X

LABELS = {
    "en": {
        "neutral": "Neutral", "cost": "Cost", "threat_cost": "Threat cost",
        "engagement_cost": "Engagement cost", "quest_points": "Quest points",
        "victory": "Victory points", "stage": "Stage", "core": "Core set",
    },
    "de": {
        "neutral": "Neutral", "cost": "Kosten", "threat_cost": "Bedrohungskosten",
        "engagement_cost": "Kampfbereitschaft", "quest_points": "Abenteuerpunkte",
        "victory": "Siegpunkte", "stage": "Abschnitt", "core": "Grundspiel",
    },
}  # fmt: skip

EMBLEMS = {
    "Istari": "hat", "Hobbit": "door", "Beorning": "bear", "Minstrel": "harp",
    "Craftsman": "anvil", "Archer": "bow", "Dwarf": "axes", "Silvan": "leaf", "Noldor": "elf-helm",
    "Rohan": "horse", "Ranger": "hood", "Scout": "hood", "Gondor": "tree", "Dúnedain": "star",
    "Armor": "mail", "Weapon": "sword", "Title": "crown", "Skill": "book", "Trap": "trap",
    "Artifact": "pendant", "Condition": "star", "Noble": "crown",
    "Warrior": "sword", "Nazgûl": "rider", "Spider": "spider", "Insect": "wasp", "Troll": "troll",
    "Undead": "spectre", "Goblin": "goblin", "Orc": "", "Creature": "eye", "Forest": "forest",
    "Dungeon": "dungeon", "Marshland": "marsh", "Riverland": "river", "Stronghold": "castle",
    "Wasteland": "hills",
}  # fmt: skip
"""What cards bear by their traits, those first that say most."""

COSTS = ("cost", "threat_cost", "engagement_cost")
"""The figures that stand before the values."""


@cache
def faces(language: str) -> tuple[CardFace, ...]:
    """All cards of the box."""
    other = {row.code: written(row, "de" if language == "en" else "en") for row in CARDS.values()}
    found = (written(row, language) for row in CARDS.values())
    return tuple(
        replace(face, search=f"{searched(face)} {searched(other[face.code])}") for face in found
    )


def written(row: Printed, language: str) -> CardFace:
    """What stands on a card."""
    side, side_words = side_of(row, language)
    set_, set_words = set_of(row, language)
    return CardFace(
        code=row.code,
        name=text.title(row.code, language),
        kind=row.type.value,
        kind_words=text.term(row.type, language),
        copies=row.copies,
        subtitle=subtitle(row, language),
        unique=row.unique,
        side=side,
        side_words=side_words,
        figures=tuple(figures(row, language)),
        keywords=text.keywords(row.code, language),
        text=text.paragraphs(row.code, language),
        set=set_,
        set_words=set_words,
        number=row.number,
        playable=row.code in ABILITIES,
        name_is_ours=language == "de" and row.name_de_is_ours,
        emblem=emblem(row),
    )


def subtitle(row: Printed, language: str) -> str:
    """The traits of a card; a quest card has its stage instead."""
    if row.type is CardType.QUEST:
        return f"{LABELS[language]['stage']} {QUEST_CARDS[row.code].stage}"
    return " ".join(f"{text.trait(trait, language)}." for trait in row.traits)


def emblem(row: Printed) -> str:
    """The drawing that a card bears: of the first trait that has one."""
    if row.type is CardType.OBJECTIVE:
        return ""
    return next((EMBLEMS[trait] for trait in EMBLEMS if trait in row.traits), "")


def side_of(row: Printed, language: str) -> tuple[str | None, str]:
    """The sphere of a player card; encounter and quest cards have none."""
    if row.sphere is not None:
        return row.sphere.value, text.term(row.sphere, language)
    return ("neutral", LABELS[language]["neutral"]) if row.cost is not None else (None, "")


def set_of(row: Printed, language: str) -> tuple[str, str]:
    """The set that a card belongs to: that of its symbol, or the scenario of a quest card."""
    if row.type is CardType.QUEST:
        found = SCENARIOS[QUEST_CARDS[row.code].scenario]
        return found.code, found.name_de if language == "de" else found.name
    if row.encounter_set is not None:
        symbol = ENCOUNTER_SETS[row.encounter_set]
        return symbol.code, symbol.name_de if language == "de" else symbol.name
    return "core", LABELS[language]["core"]


def figures(row: Printed, language: str) -> list[Figure]:
    """The printed figures of a card, each with its name."""
    labels = LABELS[language]
    found = {name: (labels[name], getattr(row, name)) for name in COSTS}
    found |= {COLUMNS[s]: (text.term(s, language), getattr(row, COLUMNS[s])) for s in Stat}
    found |= {"quest_points": (labels["quest_points"], row.quest_points)}
    found |= {"victory": (labels["victory"], row.victory or None)}
    return [
        Figure(name, words, "X" if value == X else str(value))
        for name, (words, value) in found.items()
        if value is not None
    ]


def searched(face: CardFace) -> str:
    """All words on a card, in small letters without accents."""
    told = (paragraph.line() for paragraph in face.text)
    words = (face.name, face.kind_words, face.side_words, face.subtitle, face.set_words)
    return plain(" ".join((face.code, *words, *face.keywords, *told)))
