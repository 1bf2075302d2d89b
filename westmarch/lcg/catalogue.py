"""The cards as a catalogue lists them: with sphere, traits and figures above the text."""

from __future__ import annotations

from westmarch.kernel.game import CardRow
from westmarch.lcg import text
from westmarch.lcg.declared import ABILITIES
from westmarch.lcg.kinds import Stat
from westmarch.lcg.tables import CARDS, Printed
from westmarch.lcg.tables.printed import X

LABELS = {
    "en": {
        "unique": "Unique", "neutral": "Neutral", "cost": "Cost", "threat_cost": "Threat cost",
        "engagement_cost": "Engagement cost", "quest_points": "Quest points",
    },
    "de": {
        "unique": "Einzigartig", "neutral": "Neutral", "cost": "Kosten",
        "threat_cost": "Bedrohungskosten", "engagement_cost": "Kampfbereitschaft",
        "quest_points": "Abenteuerpunkte",
    },
}  # fmt: skip


def catalogue(language: str) -> tuple[CardRow, ...]:
    """All cards of the box."""
    return tuple(
        CardRow(
            row.code,
            text.title(row.code, language),
            text.term(row.type, language),
            face(row, language),
            playable=row.code in ABILITIES,
            copies=row.copies,
        )
        for row in CARDS.values()
    )


def face(row: Printed, language: str) -> str:
    """All that stands on a card below its title."""
    lines = (kind(row, language), figures(row, language), text.ability_text(row.code, language))
    return "\n".join(filter(None, lines))


def kind(row: Printed, language: str) -> str:
    """Whether a card is unique, its sphere if it is a player's, and its traits."""
    labels = LABELS[language]
    words = [labels["unique"]] if row.unique else []
    if row.sphere is not None:
        words.append(text.term(row.sphere, language))
    elif row.cost is not None:
        words.append(labels["neutral"])
    words += [text.trait(trait, language) for trait in row.traits]
    return " ".join(f"{word}." for word in words)


def figures(row: Printed, language: str) -> str:
    """The printed values of a card, each with its name."""
    found = {label: getattr(row, name) for name, label in LABELS[language].items() if name in FIRST}
    found |= {text.term(stat, language): getattr(row, stat.name.lower()) for stat in Stat}
    found |= {LABELS[language]["quest_points"]: row.quest_points}
    shown = {label: value for label, value in found.items() if value is not None}
    return " · ".join(f"{label} {'X' if value == X else value}" for label, value in shown.items())


FIRST = ("cost", "threat_cost", "engagement_cost")
"""The costs, which stand before the other figures."""
