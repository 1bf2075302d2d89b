"""What can be chosen before a game, in words."""

from __future__ import annotations

from westmarch.kernel.describing import Choice, SettingWords
from westmarch.kernel.game import Setting
from westmarch.wotr.ruleset import COLLECTORS_EDITION, RULESETS

EXPANSION_EN = SettingWords(
    "Expansion",
    "With the expansion of the Third Age there are more Characters, cards and factions.",
    (
        Choice("no", "Base game", "The base game alone."),
        Choice("yes", "Third Age", "With all that the expansion adds; only for the first edition."),
    ),
)
EXPANSION_DE = SettingWords(
    "Erweiterung",
    "Mit der Erweiterung des Dritten Zeitalters gibt es mehr Personen, Karten und Gruppierungen.",
    (
        Choice("no", "Grundspiel", "Nur das Grundspiel."),
        Choice(
            "yes",
            "Drittes Zeitalter",
            "Mit allem, was die Erweiterung bringt; nur zur ersten Auflage.",
        ),
    ),
)
RULESET_EN = SettingWords(
    "Rules",
    "Which edition's rules are played. All Event cards keep the texts of the first edition.",
    (
        Choice("collectors-edition", "Collector's Edition", "The rules of the first edition."),
        Choice(
            "second-edition",
            "Second edition",
            "The rules of the second edition, and its Gandalf the Grey and Witch-king. The changed "
            "texts of its Event cards are not played; the expansion is not for it.",
        ),
    ),
)
RULESET_DE = SettingWords(
    "Regeln",
    "Nach welcher Auflage gespielt wird. Alle Ereigniskarten haben den Text der ersten Auflage.",
    (
        Choice("collectors-edition", "Sammlerausgabe", "Die Regeln der ersten Auflage."),
        Choice(
            "second-edition",
            "Zweite Auflage",
            "Die Regeln der zweiten Auflage und ihre Karten von Gandalf dem Grauen und dem "
            "Hexenkönig. Die geänderten Texte ihrer Ereigniskarten werden nicht gespielt; die "
            "Erweiterung gehört nicht dazu.",
        ),
    ),
)

SETTINGS = (
    Setting("expansion", ("no", "yes"), "no", {"en": EXPANSION_EN, "de": EXPANSION_DE}),
    Setting(
        "ruleset",
        tuple(RULESETS),
        COLLECTORS_EDITION.name,
        {"en": RULESET_EN, "de": RULESET_DE},
    ),
)
