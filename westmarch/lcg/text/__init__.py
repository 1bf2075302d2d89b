"""Words for everything: card texts, prompts, options, events, reasons, outcomes, and terms."""

from __future__ import annotations

from collections.abc import Mapping

from westmarch.kernel.describing import Paragraph
from westmarch.kernel.game import Sayable
from westmarch.kernel.records import AnyPrompt, CardId
from westmarch.lcg.kinds import CardType, Keyword, Phase, Sphere, Stat
from westmarch.lcg.text import de, en
from westmarch.lcg.text.speaking import PRINTED, Reader

__all__ = ["ability_text", "keywords", "paragraphs", "say", "term", "title", "trait"]

PARAGRAPHS = {"en": en.paragraphs, "de": de.paragraphs}
KEYWORDS = {"en": en.keywords, "de": de.keywords}
VICTORY = {"en": en.victory, "de": de.victory}
SAY = {"en": en.say, "de": de.say}
TERMS = {"en": en.term, "de": de.term}


def ability_text(code: str, language: str) -> str:
    """The whole text of a card: keywords, then abilities, one to a line; empty if it has none."""
    words = (*keywords(code, language), *VICTORY[language](code))
    first = " ".join(f"{word}." for word in words)
    told = (paragraph.line() for paragraph in paragraphs(code, language))
    return "\n".join(filter(None, (first, *told)))


def paragraphs(code: str, language: str) -> tuple[Paragraph, ...]:
    """The abilities of a card, each with what stands bold before it."""
    return PARAGRAPHS[language](code)


def keywords(code: str, language: str) -> tuple[str, ...]:
    """The keywords of a card, without its victory points."""
    return KEYWORDS[language](code)


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
