"""What can be chosen before a game, in words."""

from __future__ import annotations

from westmarch.kernel.describing import Choice, SettingWords
from westmarch.kernel.game import Setting

LENGTHS = ("1", "2", "3", "4")
NO_OR_YES = ("no", "yes")
HELD = ("refused", "allowed")


def lengths(words: tuple[str, ...]) -> tuple[Choice, ...]:
    """The four lengths in words."""
    return tuple(Choice(code, said) for code, said in zip(LENGTHS, words, strict=True))


SETTINGS = (
    Setting(
        "length",
        LENGTHS,
        "2",
        {
            "en": SettingWords(
                "Length",
                "How often play decks are exhausted before the council meets.",
                lengths(("1 deck", "2 decks", "3 decks", "4 decks")),
            ),
            "de": SettingWords(
                "Länge",
                "Wie oft die Spielstapel aufgebraucht werden, bevor der Rat zusammentritt.",
                lengths(("1 Deck", "2 Decks", "3 Decks", "4 Decks")),
            ),
        },
    ),
    Setting(
        "tournament",
        NO_OR_YES,
        "no",
        {
            "en": SettingWords(
                "Game",
                "In a tournament the loss of one's avatar costs points, but not the game.",
                (
                    Choice("no", "General game", "Who loses his avatar loses the game."),
                    Choice("yes", "Tournament", "Tournament points are counted at the end."),
                ),
            ),
            "de": SettingWords(
                "Spiel",
                "Im Turnier kostet der Verlust des eigenen Zauberers, Ringgeists oder Balrogs "
                "Punkte, aber nicht das Spiel.",
                (
                    Choice(
                        "no",
                        "Allgemeines Spiel",
                        "Wer den eigenen Zauberer, Ringgeist oder Balrog verliert, verliert.",
                    ),
                    Choice("yes", "Turnier", "Am Ende werden Turnierpunkte gezählt."),
                ),
            ),
        },
    ),
    Setting(
        "errata",
        NO_OR_YES,
        "no",
        {
            "en": SettingWords(
                "Unofficial errata",
                "Some cards are played with the texts of the unofficial list of errata.",
                (Choice("no", "Without"), Choice("yes", "With")),
            ),
            "de": SettingWords(
                "Inoffizielle Errata",
                "Einige Karten werden mit den Texten der inoffiziellen Errata-Liste gespielt.",
                (Choice("no", "Ohne"), Choice("yes", "Mit")),
            ),
        },
    ),
    Setting(
        "optional",
        NO_OR_YES,
        "no",
        {
            "en": SettingWords(
                "Optional rules",
                "The optional rules of The White Hand, by which Wizards may fall.",
                (Choice("no", "Without"), Choice("yes", "With")),
            ),
            "de": SettingWords(
                "Optionale Regeln",
                "Die optionalen Regeln der Weißen Hand, nach denen Zauberer fallen können.",
                (Choice("no", "Ohne"), Choice("yes", "Mit")),
            ),
        },
    ),
    Setting(
        "unplayable",
        HELD,
        "refused",
        {
            "en": SettingWords(
                "Cards without effect",
                "What to do with decks that hold cards which cannot be played here yet.",
                (
                    Choice("refused", "Refuse the deck"),
                    Choice("allowed", "Allow it", "The cards are drawn, but cannot be played."),
                ),
            ),
            "de": SettingWords(
                "Karten ohne Wirkung",
                "Was mit Decks geschieht, in denen Karten sind, die hier noch nicht gespielt "
                "werden können.",
                (
                    Choice("refused", "Deck ablehnen"),
                    Choice(
                        "allowed",
                        "Zulassen",
                        "Die Karten werden gezogen, können aber nicht gespielt werden.",
                    ),
                ),
            ),
        },
    ),
)
