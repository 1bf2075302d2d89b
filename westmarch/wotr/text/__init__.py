"""Words for everything: cards, Characters, prompts, options, events, reasons and outcomes."""

from __future__ import annotations

from collections.abc import Mapping

from westmarch.kernel.describing import Paragraph
from westmarch.kernel.game import Sayable
from westmarch.kernel.records import AnyPrompt, CardId
from westmarch.wotr.kinds import CharacterId, Faction, FigureId, Nation, RegionId, Side
from westmarch.wotr.tables.characters import CHARACTERS
from westmarch.wotr.tables.events import CARDS, COMBAT_CARDS
from westmarch.wotr.tables.nations import NATIONS
from westmarch.wotr.tables.regions import REGIONS
from westmarch.wotr.text import (
    de,
    de_abilities,
    de_expeditions,
    de_words,
    en,
    en_abilities,
    en_expeditions,
    en_words,
)
from westmarch.wotr.text.de_names import FACTIONS_NAMED
from westmarch.wotr.text.en_words import FACTION_WORDS, capital
from westmarch.wotr.text.speaking import Reader

__all__ = [
    "character_text",
    "combat_text",
    "event_text",
    "faction",
    "faction_text",
    "figure",
    "say",
    "title",
]

SAY = {"en": en.say, "de": de.say}
EVENT_TEXT = {"en": en_abilities.event_paragraphs, "de": de_abilities.event_paragraphs}
COMBAT_TEXT = {"en": en_abilities.combat_paragraph, "de": de_abilities.combat_paragraph}
CHARACTER_TEXT = {"en": en_abilities.character_paragraphs, "de": de_abilities.character_paragraphs}

FACTION_TEXT = {"en": en_expeditions.faction_paragraphs, "de": de_expeditions.faction_paragraphs}


def say(
    record: Sayable,
    cards: Mapping[CardId, str],
    language: str,
    players: tuple[str, ...] = (),
    asked: AnyPrompt | None = None,
    sides: tuple[Side, ...] = tuple(Side),
) -> str:
    """A record in words, for a reader who knows some cards by their codes.

    `asked` is the prompt that an option answers, `sides` are those of the seats.
    """
    return SAY[language](record, Reader(cards, players, sides), asked)


def event_text(code: str, language: str) -> tuple[Paragraph, ...]:
    """The event half of a card."""
    return EVENT_TEXT[language](code)


def combat_text(code: str, language: str) -> Paragraph:
    """The combat half of a card."""
    return COMBAT_TEXT[language](code)


def character_text(code: CharacterId, language: str) -> tuple[Paragraph, ...]:
    """What stands on a Character's card."""
    return CHARACTER_TEXT[language](code)


def title(code: str, language: str) -> str:
    """What an Event card, a Combat card, a Character, a region or a nation is called."""
    german = language == "de"
    if code in CARDS:
        return CARDS[code].name_de if german else CARDS[code].name
    if code in COMBAT_CARDS:
        return COMBAT_CARDS[code].name_de if german else COMBAT_CARDS[code].name
    if code in CHARACTERS:
        found = CHARACTERS[CharacterId(code)]
        return found.name_de if german else found.name
    if code in REGIONS:
        region = REGIONS[RegionId(code)]
        return region.name_de if german else region.name
    realm = NATIONS[Nation(code)]
    return realm.name_de if german else realm.name


def faction(one: Faction, language: str) -> str:
    """What a faction is called."""
    return capital(FACTIONS_NAMED[one].nom if language == "de" else FACTION_WORDS[one])


def faction_text(one: Faction, language: str) -> tuple[Paragraph, ...]:
    """How a faction comes, and what it does."""
    return FACTION_TEXT[language](one)


def figure(code: FigureId, language: str) -> str:
    """What a kind of figure is called."""
    return de_words.bare(code) if language == "de" else en_words.kind(code)
