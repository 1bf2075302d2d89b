"""Words for everything: card texts, prompts, options, events, reasons, outcomes, and terms."""

from __future__ import annotations

from collections.abc import Mapping

from westmarch.kernel.game import Sayable
from westmarch.kernel.records import AnyPrompt, CardId
from westmarch.lcg.kinds import CardType, Keyword, Phase, Sphere, Stat
from westmarch.lcg.text import de, en
from westmarch.lcg.text.speaking import PRINTED, Reader

__all__ = ["ability_text", "say", "term", "title", "trait"]

CARD_TEXTS = {"en": en.card_text, "de": de.card_text}
SAY = {"en": en.say, "de": de.say}
TERMS = {"en": en.term, "de": de.term}


def ability_text(code: str, language: str) -> str:
    """The whole text of a card: keywords, then abilities, one to a line; empty if it has none."""
    return CARD_TEXTS[language](code)


def say(
    record: Sayable,
    names: Mapping[CardId, str],
    language: str,
    players: tuple[str, ...] = (),
    asked: AnyPrompt | None = None,
) -> str:
    """A record in words, for a reader who knows the cards in `names` by their codes.

    `asked` is the prompt that an option answers; with it, a choice between effects is told by
    what it does, and without it by its number.
    """
    return SAY[language](record, Reader(names, players), asked)


def title(code: str, language: str) -> str:
    """What stands on top of a card."""
    return PRINTED[code].name_de if language == "de" else PRINTED[code].name


def trait(name: str, language: str) -> str:
    """A trait, as the type line of a card shows it."""
    return de.TRAITS[name] if language == "de" else name


def term(word: CardType | Sphere | Phase | Keyword | Stat, language: str) -> str:
    """A term of the rules, as labels show it."""
    return TERMS[language](word)
