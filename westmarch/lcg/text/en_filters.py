"""English: which cards, as phrases."""

from __future__ import annotations

from typing import assert_never

from westmarch.kernel.records import Record, replace
from westmarch.lcg.kinds import CardType
from westmarch.lcg.text.en_terms import HE, HIM, SPHERES, THAT_PLAYER, article_for, listed, title
from westmarch.lcg.text.speaking import PRINTED, Talk, kinds_of, parts
from westmarch.lcg.vocabulary.filters import (
    CHARACTER,
    And,
    Filter,
    Has,
    In,
    Is,
    Named,
    Not,
    Of,
    Or,
    Status,
    Trait,
)

PLURALS = {CardType.ALLY: "allies", CardType.TREACHERY: "treacheries"}


class Phrase(Record):
    """A noun with what stands before and after it."""

    nouns: tuple[str, ...]
    plural: str = ""
    before: tuple[str, ...] = ()
    after: tuple[str, ...] = ()
    other: bool = False
    definite: bool = False
    proper: bool = False


def one(filter: Filter, talk: Talk, noun: str = "card") -> str:
    """Some card that fits: an exhausted ally you control."""
    found = phrase(filter, talk, noun)
    if found.proper or found.definite:
        return full(found, "the " if found.definite else "", " or ")
    core = full(found, "", " or ")
    if found.other:
        return f"another {core}"
    return f"{'an' if core[0].lower() in 'aeiou' else 'a'} {core}"


def each(filter: Filter, talk: Talk) -> str:
    """Every card that fits: each location in the staging area."""
    found = phrase(filter, talk)
    if found.definite:
        return full(found, "the ", " and ")
    return full(found, "each other " if found.other else "each ", " and ")


def no(filter: Filter, talk: Talk) -> str:
    """No card that fits: no enemy in play."""
    found = phrase(filter, talk)
    return full(found, "no other " if found.other else "no ", " or ")


def several(number: int, filter: Filter, talk: Talk) -> str:
    """So many cards that fit: 3 objectives."""
    found = phrase(filter, talk)
    if number > 1:
        found = replace(found, nouns=(found.plural or f"{found.nouns[0]}s",))
    return full(found, f"{number} ", " or ")


def all_of(filter: Filter, talk: Talk) -> str:
    """All cards that fit: all events."""
    found = phrase(filter, talk)
    return full(replace(found, nouns=(found.plural or f"{found.nouns[0]}s",)), "all ", " and ")


def noun_of(filter: Filter | None, talk: Talk) -> str:
    """The bare noun: hero."""
    return "card" if filter is None else phrase(filter, talk).nouns[0]


def full(found: Phrase, article: str, link: str) -> str:
    """A phrase as one string."""
    nouns = listed(found.nouns, link)
    return article + " ".join((*found.before, nouns, *found.after))


def phrase(filter: Filter, talk: Talk, noun: str = "card") -> Phrase:
    """What a filter says about a card, each thing at its place."""
    found = Phrase((noun,), f"{noun}s")
    for part in parts(filter):
        found = added(found, part, talk)
    return found


def added(found: Phrase, part: Filter, talk: Talk) -> Phrase:
    """A phrase that says one thing more."""
    if part == CHARACTER:
        return replace(found, nouns=("character",), plural="characters")
    match part:
        case Is(kind):
            return replace(found, nouns=(kind.value,), plural=PLURALS.get(kind, f"{kind.value}s"))
        case Trait(name):
            return replace(found, before=(*found.before, name))
        case Has(keyword):
            return replace(found, before=(*found.before, keyword.value.capitalize()))
        case Of(sphere):
            return replace(found, before=(*found.before, SPHERES[sphere]))
        case Named(code):
            only_one = PRINTED[code].copies == 1
            return replace(found, nouns=(title(code),), plural=title(code), proper=only_one)
        case In(status):
            return added_status(found, status, talk)
        case Not(In(Status.ITSELF | Status.CHOSEN)):
            return replace(found, other=True)
        case Not(Is(kind)):
            return replace(found, before=(f"non-{kind.value}", *found.before))
        case Not(other):
            return replace(found, after=(*found.after, f"that {is_(other, talk, False)}"))
        case Or(several):
            kinds = kinds_of(part)
            if kinds:
                return replace(found, nouns=tuple(kind.value for kind in kinds))
            if all(isinstance(each, In) for each in several):
                words = [status_word(each.status, talk) for each in several if isinstance(each, In)]
                return replace(found, after=(*found.after, " or ".join(words)))
            words = [is_(each, talk) for each in several]
            return replace(found, after=(*found.after, "that " + " or ".join(words)))
        case And(several):
            for each in several:
                found = added(found, each, talk)
            return found
        case _:
            assert_never(part)


def added_status(found: Phrase, status: Status, talk: Talk) -> Phrase:
    """A phrase that says how or where the card lies."""
    word = status_word(status, talk)
    match status:
        case (
            Status.READY
            | Status.EXHAUSTED
            | Status.DAMAGED
            | Status.UNCLAIMED
            | Status.PRINTED_SPHERE
        ):
            return replace(found, before=(word, *found.before))
        case Status.ACTIVE:
            return replace(found, before=("active", *found.before), definite=True)
        case Status.CONTROLLED:
            return replace(
                found, after=("you control" if talk.you else "they control", *found.after)
            )
        case Status.CONTROLLED_BY_CHOSEN:
            return replace(found, after=(f"{THAT_PLAYER} controls", *found.after))
        case Status.ITSELF:
            return replace(found, nouns=(HE,), proper=True)
        case Status.CHOSEN:
            return replace(found, before=("chosen", *found.before), definite=True)
        case _:
            return replace(found, after=(*found.after, word))


def is_(filter: Filter, talk: Talk, true: bool = True) -> str:
    """A filter as a statement about a card: is in the staging area, has the Dwarf trait."""
    not_ = "" if true else " not"
    match filter:
        case Is(kind):
            return f"is{not_} {article_for(kind.value)}"
        case Trait(name):
            return f"{'has' if true else 'does not have'} the {name} trait"
        case Has(keyword):
            return f"{'has' if true else 'does not have'} {keyword.value.capitalize()}"
        case Of(sphere):
            return f"is{not_} a {SPHERES[sphere]} card"
        case Named(code):
            return f"is{not_} {title(code)}"
        case In(status):
            return f"is{not_} {status_word(status, talk)}"
        case And(several):
            words = [is_(part, talk, true) for part in several]
            return joined(words, " and " if true else " or ")
        case Or(several):
            words = [is_(part, talk, true) for part in several]
            return joined(words, " or " if true else " and ")
        case Not(part):
            return is_(part, talk, not true)
        case _:
            assert_never(filter)


def joined(words: list[str], link: str) -> str:
    """Statements with the same verb, which is said once."""
    verb = words[0].split()[0]
    rest = [word.removeprefix(f"{verb} ") for word in words[1:]]
    same = all(word.startswith(f"{verb} ") for word in words)
    return link.join([words[0], *rest] if same else words)


def status_word(status: Status, talk: Talk) -> str:
    """How or where a card lies."""
    you = "you" if talk.you else "them"
    match status:
        case Status.READY | Status.EXHAUSTED | Status.DAMAGED | Status.UNCLAIMED:
            return str(status.value)
        case Status.COMMITTED:
            return "committed to the quest"
        case Status.STAGED:
            return "in the staging area"
        case Status.ACTIVE:
            return "the active location"
        case Status.ENGAGED:
            return "engaged with a player"
        case Status.ENGAGED_WITH_YOU:
            return f"engaged with {you}"
        case Status.ENGAGED_ELSEWHERE:
            return "engaged with another player"
        case Status.ENGAGED_WITH_CHOSEN:
            return f"engaged with {THAT_PLAYER}"
        case Status.CONTROLLED:
            return f"controlled by {you}"
        case Status.CONTROLLED_BY_CHOSEN:
            return f"controlled by {THAT_PLAYER}"
        case Status.PRINTED_SPHERE:
            return "non-neutral"
        case Status.FREE:
            return "free of encounters"
        case Status.ON_DEFENDER:
            return "on the defending character"
        case Status.ITSELF:
            return HIM
        case Status.CHOSEN:
            return "the chosen card"
        case _:
            assert_never(status)
