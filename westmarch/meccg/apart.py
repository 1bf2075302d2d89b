"""Options that would have the same words, told apart: by what they do, by where cards lie."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from westmarch.kernel.decisions import Decision
from westmarch.kernel.records import Option
from westmarch.meccg import force, text
from westmarch.meccg import options as o
from westmarch.meccg.board import MeccgBoard, SeenCard
from westmarch.meccg.declared import ways
from westmarch.meccg.kinds import CardCode
from westmarch.meccg.text.speaking import Reader
from westmarch.meccg.text.templates import CARDS, COMPANIES
from westmarch.meccg.vocabulary.abilities import Ability, TapsInto
from westmarch.meccg.vocabulary.effects import Action

Places = dict[tuple[bool, int | None], str]
"""Where companies (yes) and cards (no) are, by their numbers."""

PILES = ("hand", "deck_top", "discard", "sideboard", "sites", "pool", "pile", "out")
LYING: dict[str, tuple[str, str]] = {
    "hand": ("from the hand", "aus der Hand"),
    "deck_top": ("from the play deck", "aus dem Spielstapel"),
    "discard": ("from the discard pile", "aus dem Abwurfstapel"),
    "sideboard": ("from the sideboard", "aus dem Reservestapel"),
    "sites": ("from the location deck", "aus dem Ortsstapel"),
    "pool": ("from the pool", "aus dem Startvorrat"),
    "pile": ("from the point pile", "aus dem Siegpunktstapel"),
    "out": ("out of play", "aus dem Spiel"),
    "on": ("with {}", "bei {}"),
    "company": ("with the company of {}", "bei der Gemeinschaft um {}"),
    "at": ("at {}", "in {}"),
}
"""Where a card lies, or a company is."""


def said(decision: Decision, board: MeccgBoard, reader: Reader) -> tuple[str, ...]:
    """The options of a decision in words, of which no two are the same."""
    able = [option for option in decision.options if isinstance(option, Option)]
    words = [text.say(option, reader, decision.prompt) for option in able]
    if len(set(words)) < len(words):
        words = more(words, [deed(option, reader) for option in able])
    if len(set(words)) < len(words):
        places = lying(board, reader)
        alike = [
            [other for other, said in zip(able, words, strict=True) if said == one] for one in words
        ]
        found = zip(able, alike, strict=True)
        words = more(words, [whereabouts(option, others, places) for option, others in found])
    return tuple(numbered(words))


def more(words: Sequence[str], details: Sequence[str]) -> list[str]:
    """Words with details, where the words alone are not enough."""
    often = Counter(words)
    return [
        f"{one}{detail}" if often[one] > 1 else one
        for one, detail in zip(words, details, strict=True)
    ]


def numbered(words: Sequence[str]) -> Iterator[str]:
    """Words of which those that come again have a number: cards that are quite alike."""
    seen: Counter[str] = Counter()
    for one in words:
        seen[one] += 1
        yield one if seen[one] == 1 else f"{one} ({seen[one]})"


# By what they do


def deed(option: Option, reader: Reader) -> str:
    """What a card does if it is played or used in this way."""
    match option:
        case o.PlayEvent(card, number) | o.Reveal(card, number):
            found: Sequence[Ability] = ways(CardCode(reader.cards.get(card, "")))
        case o.Act(card, number):
            found = actions(reader.cards.get(card, ""))
        case _:
            return ""
    if number >= len(found):
        return ""
    code = CardCode(reader.cards[card])
    return f": {text.ability(code, found[number], reader.german)}"


def actions(code: str) -> tuple[Ability, ...]:
    """The actions of a card, if all of them hold whatever happens."""
    found = (*force.says(code, Action), *force.says(code, TapsInto))
    if any(one.conditions or one.form for one in found):
        return ()
    return tuple(one.ability for one in found)


# By where they are


def whereabouts(option: Option, alike: Sequence[Option], places: Places) -> str:
    """Where those cards and companies of an option are that are elsewhere in others like it."""

    def place(one: Option, name: str) -> str:
        return places.get((name in COMPANIES, getattr(one, name, None)), "")

    names = [name for name in option.__struct_fields__ if name in CARDS | COMPANIES]
    differing = [name for name in names if len({place(one, name) for one in alike}) > 1]
    found = [place(option, name) for name in differing if place(option, name)]
    return f" ({', '.join(found)})" if found else ""


def lying(board: MeccgBoard, reader: Reader) -> Places:
    """Where each card and each company is, in words."""
    found: Places = {}

    def lay(cards: Sequence[SeenCard], place: str) -> None:
        for card in cards:
            found[False, card.card] = place
            lay(card.on, worded("on", reader, reader.card(card.card)))
            lay(card.followers, place)

    for company in board.companies:
        head = company.members[0].card if company.members else company.site.card.card
        name = worded("company", reader, reader.card(head))
        journey = company.journey
        goal = () if journey is None or journey.to is None else (journey.to.card,)
        lay((company.site.card, *goal, *company.members, *company.on), name)
        found[True, company.company] = worded("at", reader, reader.card(company.site.card.card))
    for player in board.players:
        for pile in PILES:
            lay(getattr(player, pile), worded(pile, reader))
        lay((*player.events, *player.factions, *player.agents), "")
    return found


def worded(place: str, reader: Reader, name: str = "") -> str:
    """A place in words."""
    return LYING[place][reader.german].format(name)
