"""What the players choose before a game, in words."""

from __future__ import annotations

from westmarch.kernel.describing import Choice, SettingWords
from westmarch.kernel.game import Setting
from westmarch.lcg.tables import SCENARIOS, Scenario

LANGUAGES = ("en", "de")

MISSING = ("nightmare",)
"""What is known but cannot be played with the cards of the box."""

SCENARIO = {"en": ("Scenario", "Which adventure."), "de": ("Szenario", "Welches Abenteuer.")}

DIFFICULTY = {"en": "Difficulty {}.", "de": "Schwierigkeit {}."}

CHOICES: dict[str, dict[str, tuple[str, str, dict[str, tuple[str, str]]]]] = {
    "mode": {
        "en": ("Mode", "How hard it is (L-MODE, L-VAR).", {
            "standard": ("Standard", "The scenario as it is printed."),
            "easy": ("Easy", "Each hero begins with a resource, and the hardest encounter cards "
                             "are left out."),
            "basic": ("Basic", "No shadow cards are dealt; good for a first game."),
            "nightmare": ("Nightmare", "Needs cards that are not in the core set."),
        }),
        "de": ("Modus", "Wie schwer es ist (L-MODE, L-VAR).", {
            "standard": ("Standard", "Das Szenario, wie es gedruckt ist."),
            "easy": ("Leicht", "Jeder Held beginnt mit einer Ressource, und die schwersten "
                               "Begegnungskarten bleiben in der Schachtel."),
            "basic": ("Einstieg", "Es werden keine Schattenkarten zugeteilt; gut für das erste "
                                  "Spiel."),
            "nightmare": ("Albtraum", "Braucht Karten, die nicht im Grundspiel sind."),
        }),
    },
    "tournament": {
        "en": ("Tournament decks", "Whether decks need at least 50 cards (L-DECK-03).", {
            "no": ("No", "Decks of any size, as the starter decks."),
            "yes": ("Yes", "Decks of at least 50 cards."),
        }),
        "de": ("Turnierdecks", "Ob Decks wenigstens 50 Karten brauchen (L-DECK-03).", {
            "no": ("Nein", "Decks jeder Größe, wie die Startdecks."),
            "yes": ("Ja", "Decks mit wenigstens 50 Karten."),
        }),
    },
    "collection": {
        "en": ("Collection", "Which cards the decks are built from (L-GEN-02, L-GEN-03).", {
            "any": ("All cards", "Every deck may have up to three copies of any card."),
            "core-sets": ("Core sets", "All decks share the cards of one core set, or of two for "
                                       "three or four players."),
        }),
        "de": ("Sammlung", "Woraus die Decks gebaut sind (L-GEN-02, L-GEN-03).", {
            "any": ("Alle Karten", "Jedes Deck darf von jeder Karte bis zu drei Exemplare haben."),
            "core-sets": ("Grundspiele", "Alle Decks teilen sich die Karten eines Grundspiels, zu "
                                         "dritt oder viert die von zweien."),
        }),
    },
}  # fmt: skip
"""Each setting after the scenario: what it is called, what it decides, its choices; the first
choice is the default."""


def settings() -> tuple[Setting, ...]:
    """Scenario, mode, and what decks may hold."""
    codes = tuple(SCENARIOS)
    said = {language: scenarios_said(language) for language in LANGUAGES}
    return (Setting("scenario", codes, codes[0], said), *(setting(name) for name in CHOICES))


def setting(name: str) -> Setting:
    """One setting with its words."""
    said = {language: words(*CHOICES[name][language]) for language in LANGUAGES}
    codes = tuple(choice.code for choice in said["en"].choices)
    return Setting(name, codes, codes[0], said)


def words(name: str, help: str, choices: dict[str, tuple[str, str]]) -> SettingWords:
    """A setting in one language."""
    found = [Choice(code, *said, code not in MISSING) for code, said in choices.items()]
    return SettingWords(name, help, tuple(found))


def scenarios_said(language: str) -> SettingWords:
    """The scenarios by their titles."""
    name, help = SCENARIO[language]
    choices = [
        Choice(code, titled(row, language), DIFFICULTY[language].format(row.difficulty))
        for code, row in SCENARIOS.items()
    ]
    return SettingWords(name, help, tuple(choices))


def titled(scenario: Scenario, language: str) -> str:
    """What a scenario is called."""
    return scenario.name_de if language == "de" else scenario.name
