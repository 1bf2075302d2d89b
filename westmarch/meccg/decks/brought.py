"""Decks that players bring: by name or as a file, looked over and told in words."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from westmarch.kernel.deckforms import DeckCount
from westmarch.kernel.decklists import content_of
from westmarch.kernel.game import Converted, DeckContents, IllegalSetup, Remark
from westmarch.kernel.records import replace
from westmarch.meccg.decks import DECKS, forms
from westmarch.meccg.decks.construction import PLAYED, Finding, Terms, findings
from westmarch.meccg.decks.construction.roles import is_avatar
from westmarch.meccg.decks.construction.tournaments import Entry, deck_for
from westmarch.meccg.decks.construction.wording import sentence
from westmarch.meccg.decks.exchange import texts, writing
from westmarch.meccg.decks.exchange.naming import name_of, nearest
from westmarch.meccg.decks.exchange.reading import Read, Unread
from westmarch.meccg.decks.forms import ANY
from westmarch.meccg.decks.listing import DeckList
from westmarch.meccg.declared import is_playable
from westmarch.meccg.kinds import Alignment, CardCode

MOST_DECKS = 2
PARTING = re.compile(r"^=+\s*$", re.MULTILINE)
"""The line between the two decks that a player brings to a tournament."""

MOST_SAID = 5
"""So many faults of a deck are told when it is refused."""

MOST_LOOKED_UP = 20
"""For so many unknown names the nearest ones are looked for; it takes its time."""

SIDES = {
    "en": {
        Alignment.HERO: "hero player",
        Alignment.MINION: "minion player",
        Alignment.FALLEN_WIZARD: "Fallen-wizard",
        Alignment.BALROG: "Balrog player",
    },
    "de": {
        Alignment.HERO: "Helden-Spieler",
        Alignment.MINION: "Schergen-Spieler",
        Alignment.FALLEN_WIZARD: "Gefallenen Zauberer",
        Alignment.BALROG: "Balrog-Spieler",
    },
}
WORDS = {
    "en": {
        "refused": "this deck cannot be played",
        "line": "line",
        "more": "and {} more",
        "unknown": "there is no card {name}",
        "nearest": "; the nearest are {nearest}",
        "number": "nobody can mean so many copies",
        "against": "against a {side}: {words}",
        "cards": "cards",
        "unplayable": "these cards cannot be played yet: {names}",
        "two": "two decks can be brought to a tournament only: the first against heroes, the "
        "second against minions",
    },
    "de": {
        "refused": "dieses Deck kann nicht gespielt werden",
        "line": "Zeile",
        "more": "und {} weitere",
        "unknown": "eine Karte {name} gibt es nicht",
        "nearest": "; am nächsten sind {nearest}",
        "number": "so viele Exemplare kann niemand meinen",
        "against": "gegen einen {side}: {words}",
        "cards": "Karten",
        "unplayable": "diese Karten können noch nicht gespielt werden: {names}",
        "two": "zwei Decks kann man nur zu einem Turnier mitbringen: das erste gegen Helden, das "
        "zweite gegen Schergen",
    },
}


def terms_of(options: Mapping[str, str]) -> Terms:
    """For what game a deck is meant, by the settings `against`, `length` and `optional`."""
    against = options.get("against", ANY)
    return Terms(
        against=None if against == ANY else Alignment(against),
        length=int(options.get("length", "2")),
        may_fall=options.get("optional") == "yes",
        errata=options.get("errata") == "yes",
    )


def described(language: str) -> dict[str, str]:
    """The stored decks by their codes: name, side, and size."""
    return {code: contents(deck, language) for code, deck in DECKS.items()}


def contents(deck: DeckList, language: str) -> str:
    """A stored deck in a line."""
    name = deck.name_de if language == "de" else deck.name
    size = sum(n for part in (deck.pool, deck.play_deck, deck.sites) for _, n in part)
    avatar = next(name_of(code, language) for code, _ in deck.play_deck if is_avatar(code))
    return f"{name} ({avatar}); {size} {WORDS[language]['cards']}"


def understood(text: str) -> Read:
    """A stored deck by its code, or a deck in any of the formats, as far as it is understood."""
    code = text.strip()
    return Read(DECKS[code]) if code in DECKS else texts.read(content_of(text))


def read(text: str, terms: Terms, complete: bool = False) -> DeckList:
    """A deck that can be played under these terms; another is refused with its faults.

    If it is to be `complete`, cards that cannot be played yet are faults, too.
    """
    found = understood(text)
    wrong = findings(found.deck, terms)
    if found.unknown or wrong:
        raise IllegalSetup(*(refusal(found.unknown, wrong, language) for language in ("en", "de")))
    lacking = unplayable(found.deck) if complete else ()
    if lacking:
        raise IllegalSetup(*(incomplete(lacking, language) for language in ("en", "de")))
    return found.deck


def unplayable(deck: DeckList) -> tuple[CardCode, ...]:
    """The cards of a deck that cannot be played yet."""
    parts = (deck.pool, deck.play_deck, deck.sites, deck.sideboard, deck.further)
    codes = dict.fromkeys(code for part in parts for code, _ in part)
    return tuple(code for code in codes if not is_playable(code))


def incomplete(codes: tuple[CardCode, ...], language: str) -> str:
    """Which cards of a deck cannot be played yet."""
    words = WORDS[language]
    names = ", ".join(name_of(code, language) for code in codes)
    return f"{words['refused']}: {words['unplayable'].format(names=names)}"


def for_game(texts: tuple[str, ...], options: Mapping[str, str]) -> tuple[DeckList, ...]:
    """The decks of both players, each looked over against the other's alignment.

    In a tournament a player may bring two, of which the opponent's alignment picks one (M-TOUR-04).
    Stored decks are played as they are, whoever the opponent is.
    """
    entries = tuple(entry_of(text, options) for text in texts)
    sides = tuple(understood(entry[0]).deck.alignment for entry in entries)
    complete = options.get("unplayable") == "refused"
    chosen = tuple(
        (meant_for(entry, opponent), opponent)
        for entry, opponent in zip(entries, reversed(sides), strict=True)
    )
    return tuple(
        read(
            text,
            replace(terms_of(options), against=None if text.strip() in DECKS else opponent),
            complete,
        )
        for text, opponent in chosen
    )


def entry_of(text: str, options: Mapping[str, str]) -> tuple[str, ...]:
    """The one deck that a player brings or, to a tournament, his two; a line parts them."""
    parts = tuple(PARTING.split(text))
    if len(parts) == 1 or (len(parts) == MOST_DECKS and options.get("tournament") == "yes"):
        return parts
    raise IllegalSetup(WORDS["en"]["two"], WORDS["de"]["two"])


def meant_for(parts: tuple[str, ...], opponent: Alignment) -> str:
    """The deck of two that is played against an opponent (M-TOUR-02 to 04).

    Against a Fallen-wizard it is the one with the cards that enlarge the sideboard then.
    """
    if len(parts) == 1:
        return parts[0]
    heroes, minions = (understood(part).deck for part in parts)
    fallen = Alignment.MINION if minions.further else Alignment.HERO
    chosen = deck_for(Entry(heroes, minions, fallen), opponent)
    return parts[0] if chosen is heroes else parts[1]


def refusal(unknown: tuple[Unread, ...], wrong: tuple[Finding, ...], language: str) -> str:
    """Why a deck is refused: lines that are not understood, else what is against the rules."""
    words = WORDS[language]
    said = [
        f"{words['line']} {remark.line}, {remark.words}" for remark in unread(unknown, language)
    ] or [f"{sentence(one, language)} ({one.rule})" for one in wrong]
    more = f"; {words['more'].format(len(said) - MOST_SAID)}" if len(said) > MOST_SAID else ""
    return f"{words['refused']}: {'; '.join(said[:MOST_SAID])}{more}"


def remarks(text: str, options: Mapping[str, str], language: str) -> tuple[Remark, ...]:
    """All that is to be said about a deck: unknown lines, faults, and who cannot be played with.

    Where no opponent is named, what depends on him is advice.
    """
    found, terms = understood(text), terms_of(options)
    wrong = findings(found.deck, terms)
    lacking = unplayable(found.deck) if options.get("unplayable") == "refused" else ()
    return (
        *unread(found.unknown, language),
        *([Remark(incomplete(lacking, language))] if lacking else ()),
        *(Remark(sentence(one, language), (one.rule,)) for one in wrong),
        *(advice(found.deck, terms, wrong, language) if terms.against is None else ()),
    )


def advice(
    deck: DeckList, terms: Terms, wrong: tuple[Finding, ...], language: str
) -> Iterable[Remark]:
    """What keeps a deck from being played against some opponents."""
    for side in PLAYED:
        for one in findings(deck, replace(terms, against=side)):
            if one not in wrong:
                against, name = WORDS[language]["against"], SIDES[language][side]
                words = against.format(side=name, words=sentence(one, language))
                yield Remark(words, (one.rule,), is_fault=False)


def unread(lines: tuple[Unread, ...], language: str) -> tuple[Remark, ...]:
    """The lines that were not understood, each with the names that are nearest."""
    return tuple(
        Remark(f"{one.text!r}: {reason(one, language, place < MOST_LOOKED_UP)}", line=one.line)
        for place, one in enumerate(lines)
    )


def reason(one: Unread, language: str, is_looked_up: bool) -> str:
    """Why a line was not understood."""
    words = WORDS[language]
    if one.is_number:
        return words["number"]
    found = nearest(one.name, language) if is_looked_up else ()
    like = words["nearest"].format(nearest=", ".join(found)) if found else ""
    return words["unknown"].format(name=repr(one.name)) + like


def opened(text: str, language: str) -> DeckContents:
    """What is in a deck, and the lines that were not understood."""
    found = understood(text)
    return forms.contents(called_in(found.deck, language), unread(found.unknown, language))


def counted(text: str, language: str) -> tuple[DeckCount, ...]:
    """What is counted of a deck."""
    return forms.counts(understood(text).deck, language)


def convert(text: str, format: str, language: str) -> Converted:
    """A deck in another format, and the lines that did not get into it."""
    found = understood(text)
    deck = called_in(found.deck, language)
    return Converted(writing.write(deck, format), unread(found.unknown, language))


def called_in(deck: DeckList, language: str) -> DeckList:
    """A deck under the name that it has in a language."""
    return replace(deck, name=deck.name_de) if language == "de" else deck
