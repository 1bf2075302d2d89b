"""The Event cards and Characters as they are typeset and listed."""

from __future__ import annotations

from functools import cache

from westmarch.kernel.describing import CardFace, Figure, Paragraph, Tally, plain
from westmarch.kernel.records import replace
from westmarch.kernel.tables import OURS
from westmarch.wotr import text
from westmarch.wotr.cards.combat import COMBAT
from westmarch.wotr.cards.factions import FACTIONS
from westmarch.wotr.declared import EVENT_TEXTS
from westmarch.wotr.kinds import CardType, Deck, Faction, Side
from westmarch.wotr.tables.characters import CHARACTERS, UNLIMITED, Character, Kind
from westmarch.wotr.tables.events import CARDS, COMBAT_CARDS, EVENTS, EventCard
from westmarch.wotr.tables.names import GERMAN

LABELS = {
    "en": {
        "level": "Level", "leadership": "Leadership", "dice": "Action dice", "any": "∞",
        "initiative": "Initiative", "base": "Base game", "expansion": "The Third Age",
        "events": "Events", "combat": "Combat cards", "faction": "Faction",
    },
    "de": {
        "level": "Level", "leadership": "Führung", "dice": "Aktionswürfel", "any": "∞",
        "initiative": "Initiative", "base": "Grundspiel", "expansion": "Das Dritte Zeitalter",
        "events": "Ereignisse", "combat": "Kampfkarten", "faction": "Gruppierung",
    },
}  # fmt: skip

SIDES = {
    "en": {Side.FREE: "Free Peoples", Side.SHADOW: "Shadow"},
    "de": {Side.FREE: "Freie Völker", Side.SHADOW: "Schatten"},
}

TYPES = {
    "en": {
        CardType.CHARACTER: "Character Event card",
        CardType.ARMY: "Army Event card",
        CardType.MUSTER: "Muster Event card",
    },
    "de": {
        CardType.CHARACTER: "Ereigniskarte: Person",
        CardType.ARMY: "Ereigniskarte: Armee",
        CardType.MUSTER: "Ereigniskarte: Rekrutierung",
    },
}

DECKS = {
    "en": {Deck.CHARACTER: "Character deck", Deck.STRATEGY: "Strategy deck"},
    "de": {Deck.CHARACTER: "Personen-Stapel", Deck.STRATEGY: "Strategie-Stapel"},
}

KINDS = {
    "en": {Kind.COMPANION: "Companion", Kind.GUIDE: "Guide", Kind.MINION: "Minion"},
    "de": {Kind.COMPANION: "Gefährte", Kind.GUIDE: "Ratgeber", Kind.MINION: "Günstling"},
}


@cache
def faces(language: str) -> tuple[CardFace, ...]:
    """All Event cards and Characters; each can be found by its words in both languages."""
    other = {face.code: face for face in written("de" if language == "en" else "en")}
    return tuple(
        replace(face, search=f"{searched(face)} {searched(other[face.code])}")
        for face in written(language)
    )


def written(language: str) -> list[CardFace]:
    """What stands on every card."""
    return [
        *(event_face(card, language) for card in CARDS.values()),
        *(character_face(found, language) for found in CHARACTERS.values()),
        *(faction_face(faction, language) for faction in Faction),
    ]


def event_face(card: EventCard, language: str) -> CardFace:
    """What stands on an Event card: the event above, the Combat card below, if it has one."""
    set_ = set_of(card)
    digits = "".join(filter(str.isdecimal, card.number))
    combat: tuple[Paragraph, ...] = ()
    figures: tuple[Figure, ...] = ()
    if card.combat:
        initiative = str(COMBAT_CARDS[card.combat].initiative)
        figures = (Figure("initiative", LABELS[language]["initiative"], initiative),)
        combat = (text.combat_text(card.code, language),)
    return CardFace(
        code=card.code,
        name=text.title(card.code, language),
        kind=f"{card.type.value}-event",
        kind_words=TYPES[language][card.type],
        subtitle=DECKS[language][card.deck] if card.code in EVENTS else "",
        side=card.side.value,
        side_words=SIDES[language][card.side],
        figures=figures,
        text=(*text.event_text(card.code, language), *combat),
        set=set_,
        set_words=LABELS[language][set_],
        number=int(digits) if digits else None,
        playable=card.code in EVENT_TEXTS and (not card.combat or card.combat in COMBAT),
        name_is_ours=language == "de" and GERMAN[card.code].endswith(OURS),
    )


def set_of(card: EventCard) -> str:
    """The box that a card is in."""
    return "expansion" if card.only_in == "expansion" else "base"


def character_face(found: Character, language: str) -> CardFace:
    """What stands on a Character's card."""
    labels = LABELS[language]
    set_ = "expansion" if found.expansion else "base"
    level = labels["any"] if found.level == UNLIMITED else str(found.level)
    figures = [
        Figure("level", labels["level"], level),
        Figure("leadership", labels["leadership"], str(found.leadership)),
    ]
    if found.dice:
        figures.append(Figure("dice", labels["dice"], f"+{found.dice}"))
    paragraphs = text.character_text(found.code, language)
    return CardFace(
        code=found.code,
        name=text.title(found.code, language),
        kind=found.kind.value,
        kind_words=KINDS[language][found.kind],
        subtitle=found.title_de if language == "de" else found.title,
        unique=True,
        side=found.side.value,
        side_words=SIDES[language][found.side],
        figures=tuple(figures),
        text=paragraphs,
        set=set_,
        set_words=labels[set_],
        playable=bool(paragraphs),
    )


def faction_face(faction: Faction, language: str) -> CardFace:
    """What a faction of the expansion is."""
    side = FACTIONS[faction].side
    return CardFace(
        code=faction.value,
        name=text.faction(faction, language),
        kind="faction",
        kind_words=LABELS[language]["faction"],
        side=side.value,
        side_words=SIDES[language][side],
        text=text.faction_text(faction, language),
        set="expansion",
        set_words=LABELS[language]["expansion"],
    )


def tallies(language: str) -> tuple[Tally, ...]:
    """How many halves of Event cards there are, and how many of them can be played."""
    labels = LABELS[language]
    found: list[Tally] = []
    for set_ in ("base", "expansion"):
        cards = [card for card in EVENTS.values() if set_of(card) == set_]
        events = sum(card.code in EVENT_TEXTS for card in cards)
        combat = sum(card.combat in COMBAT for card in cards)
        found.append(Tally(f"{labels[set_]}: {labels['events']}", len(cards), events))
        found.append(Tally(f"{labels[set_]}: {labels['combat']}", len(cards), combat))
    return tuple(found)


def searched(face: CardFace) -> str:
    """All words on a card, in small letters without accents."""
    told = (paragraph.line() for paragraph in face.text)
    words = (face.name, face.kind_words, face.side_words, face.subtitle, face.set_words)
    return plain(" ".join((face.code, *words, *told)))
