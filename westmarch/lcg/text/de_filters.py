"""German: which cards, as phrases with gender and case."""

from __future__ import annotations

from typing import assert_never

from westmarch.kernel.records import Record, replace
from westmarch.lcg.text.de_grammar import (
    ACC,
    NOM,
    PL,
    Case,
    Gender,
    Noun,
    Text,
    article,
    ending,
    listed,
    relative,
)
from westmarch.lcg.text.de_terms import (
    CARD,
    CHARACTER,
    KEYWORDS,
    KINDS,
    SPHERES,
    TRAITS,
    gender_of,
    this,
    title,
)
from westmarch.lcg.text.speaking import PRINTED, Talk, kinds_of, parts
from westmarch.lcg.vocabulary import filters as f
from westmarch.lcg.vocabulary.filters import Filter, Status


class Phrase(Record):
    """A noun with adjectives before it, and words and clauses after it.

    A clause is what the card does, or what is done with it, and the case of its pronoun.
    """

    nouns: tuple[Noun, ...]
    adjectives: tuple[str, ...] = ()
    after: tuple[str, ...] = ()
    clauses: tuple[tuple[Case, str], ...] = ()
    definite: bool = False
    code: str = ""
    itself: bool = False


def one(filter: Filter, talk: Talk, case: Case, noun: Noun = CARD) -> Text:
    """Some card that fits: einen erschöpften Verbündeten, den du kontrollierst."""
    found = phrase(filter, talk, noun)
    if found.itself:
        return Text(this(case))
    if found.code and PRINTED[found.code].copies == 1:
        return Text(title(found.code, case))
    return full(found, "der" if found.definite else "ein", case, " oder ")


def each(filter: Filter, talk: Talk, case: Case) -> Text:
    """Every card that fits: jeder Ort in der Aufmarschzone."""
    found = phrase(filter, talk)
    return full(found, "der" if found.definite else "jeder", case, " und ")


def no(filter: Filter, talk: Talk, case: Case) -> Text:
    """No card that fits: kein Gegner."""
    return full(phrase(filter, talk), "kein", case, " oder ")


def several(number: int, filter: Filter, talk: Talk) -> Text:
    """So many cards that fit: 3 Zielkarten."""
    found = phrase(filter, talk)
    if found.code:
        return Text(f"{number} {title(found.code, ACC, '')}")
    if number > 1:
        return plural(found, str(number))
    return full(found, "1", ACC, " oder ")


def all_of(filter: Filter, talk: Talk) -> Text:
    """All cards that fit: alle Ereignisse."""
    return plural(phrase(filter, talk), "alle")


def noun_of(filter: Filter | None, talk: Talk) -> Noun:
    """The bare noun."""
    return CARD if filter is None else phrase(filter, talk).nouns[0]


def gender(filter: Filter | None, talk: Talk) -> Gender:
    """The gender that a pronoun for the card has."""
    return CARD.gender if filter is None else gender_in(phrase(filter, talk))


def gender_in(found: Phrase) -> Gender:
    """The gender of a phrase; of several nouns that of the last."""
    return gender_of(found.code) if found.code else found.nouns[-1].gender


def full(found: Phrase, word: str, case: Case, link: str) -> Text:
    """A phrase after an article."""
    heads = [
        " ".join(
            (
                article(word, noun.gender, case),
                *(stem + ending(word, noun.gender, case) for stem in found.adjectives),
                noun.form(word, case),
            )
        )
        for noun in found.nouns
    ]
    if found.code:
        heads = [title(found.code, case, word)]
    return Text(" ".join((listed(heads, link), *found.after)), tail(found))


def plural(found: Phrase, word: str) -> Text:
    """A phrase in the plural, nominative or accusative, after a number or "alle"."""
    adjectives = [stem + ("en" if word == "alle" else "e") for stem in found.adjectives]
    words = " ".join((word, *adjectives, found.nouns[0].plural, *found.after))
    return Text(words, tail(found, many=True))


def tail(found: Phrase, many: bool = False) -> str:
    """The explaining clauses of a phrase: den du kontrollierst."""
    gender = PL if many else gender_in(found)
    return " und ".join(
        f"{relative(gender, case)} {agreeing(said, many and case is NOM)}"
        for case, said in found.clauses
    )


def agreeing(said: str, many: bool) -> str:
    """The end of a clause, its verbs in the plural if its subject is."""
    return " ".join(PLURALS.get(word, word) for word in said.split()) if many else said


PLURALS = {"ist": "sind", "hat": "haben", "stellt": "stellen", "gehört": "gehören"}


def phrase(filter: Filter, talk: Talk, noun: Noun = CARD) -> Phrase:
    """What a filter says about a card, each thing at its place."""
    found = Phrase((noun,))
    for part in parts(filter):
        found = added(found, part, talk)
    return found


def added(found: Phrase, part: Filter, talk: Talk) -> Phrase:
    """A phrase that says one thing more."""
    if part == f.CHARACTER:
        return replace(found, nouns=(CHARACTER,))
    match part:
        case f.Is(kind):
            return replace(found, nouns=(KINDS[kind],))
        case f.Trait(name):
            return replace(found, after=(*found.after, f"mit dem Merkmal {TRAITS[name]}"))
        case f.Has(keyword):
            return replace(found, after=(*found.after, f"mit {KEYWORDS[keyword]}"))
        case f.Of(sphere):
            return replace(found, after=(*found.after, f"der Sphäre {SPHERES[sphere]}"))
        case f.Named(code):
            return replace(found, code=code)
        case f.In(status):
            return added_status(found, status, talk)
        case f.Not(f.In(Status.ITSELF | Status.CHOSEN)):
            return replace(found, adjectives=("ander", *found.adjectives))
        case f.Not(other):
            return replace(found, clauses=(*found.clauses, (NOM, is_(other, talk, False))))
        case f.Or(several):
            kinds = kinds_of(part)
            if kinds:
                return replace(found, nouns=tuple(KINDS[kind] for kind in kinds))
            said = " oder ".join(is_(each, talk) for each in several)
            return replace(found, clauses=(*found.clauses, (NOM, said)))
        case f.And(several):
            for each in several:
                found = added(found, each, talk)
            return found
        case _:
            assert_never(part)


def added_status(found: Phrase, status: Status, talk: Talk) -> Phrase:
    """A phrase that says how or where the card lies."""
    match status:
        case Status.READY | Status.EXHAUSTED | Status.DAMAGED | Status.UNCLAIMED:
            return replace(found, adjectives=(*found.adjectives, ADJECTIVES[status]))
        case Status.PRINTED_SPHERE:
            return replace(found, adjectives=(*found.adjectives, ADJECTIVES[status]))
        case Status.ACTIVE:
            return replace(found, adjectives=(*found.adjectives, "aktiv"), definite=True)
        case Status.STAGED:
            return replace(found, after=(*found.after, "in der Aufmarschzone"))
        case Status.CONTROLLED:
            who = "du kontrollierst" if talk.you else "er kontrolliert"
            return replace(found, clauses=(*found.clauses, (ACC, who)))
        case Status.CONTROLLED_BY_CHOSEN:
            who = "dieser Spieler kontrolliert"
            return replace(found, clauses=(*found.clauses, (ACC, who)))
        case Status.ITSELF:
            return replace(found, itself=True)
        case Status.CHOSEN:
            return replace(found, adjectives=(*found.adjectives, "gewählt"), definite=True)
        case _:
            return replace(found, clauses=(*found.clauses, (NOM, status_is(status, talk))))


ADJECTIVES = {
    Status.READY: "spielbereit",
    Status.EXHAUSTED: "erschöpft",
    Status.DAMAGED: "verwundet",
    Status.UNCLAIMED: "nicht beansprucht",
    Status.PRINTED_SPHERE: "nicht neutral",
}


def is_(filter: Filter, talk: Talk, true: bool = True) -> str:
    """A filter as the end of a clause about a card: in der Aufmarschzone ist, Aragorn ist."""
    kein = "ein" if true else "kein"
    not_ = "" if true else "nicht "
    match filter:
        case f.Is(kind):
            noun = KINDS[kind]
            return f"{article(kein, noun.gender, NOM)} {noun.form(kein, NOM)} ist"
        case f.Trait(name):
            return f"das Merkmal {TRAITS[name]} {not_}hat"
        case f.Has(keyword):
            return f"{KEYWORDS[keyword]} {not_}hat"
        case f.Of(sphere):
            return f"{not_}zur Sphäre {SPHERES[sphere]} gehört"
        case f.Named(code):
            return f"{not_}{title(code)} ist"
        case f.In(status):
            return f"{not_}{status_is(status, talk)}"
        case f.And(several):
            return joined([is_(part, talk, true) for part in several], "und" if true else "oder")
        case f.Or(several):
            return joined([is_(part, talk, true) for part in several], "oder" if true else "und")
        case f.Not(part):
            return is_(part, talk, not true)
        case _:
            assert_never(filter)


def joined(words: list[str], link: str) -> str:
    """Statements with the same verb, which is said once, at the end."""
    verb = words[-1].split()[-1]
    same = all(word.endswith(f" {verb}") for word in words)
    *first, last = words
    return f" {link} ".join([*(w.removesuffix(f" {verb}") if same else w for w in first), last])


def status_is(status: Status, talk: Talk) -> str:
    """How or where a card lies, as the end of a clause."""
    match status:
        case Status.READY | Status.EXHAUSTED | Status.DAMAGED | Status.UNCLAIMED:
            return f"{ADJECTIVES[status]} ist"
        case Status.PRINTED_SPHERE:
            return f"{ADJECTIVES[status]} ist"
        case Status.COMMITTED:
            return "sich dem Abenteuer stellt"
        case Status.STAGED:
            return "in der Aufmarschzone ist"
        case Status.ACTIVE:
            return "der aktive Ort ist"
        case Status.ENGAGED:
            return engaged("einem Spieler")
        case Status.ENGAGED_WITH_YOU:
            return engaged("dir" if talk.you else "ihm")
        case Status.ENGAGED_ELSEWHERE:
            return engaged("einem anderen Spieler")
        case Status.ENGAGED_WITH_CHOSEN:
            return engaged("diesem Spieler")
        case Status.CONTROLLED:
            return f"unter {'deiner' if talk.you else 'seiner'} Kontrolle ist"
        case Status.CONTROLLED_BY_CHOSEN:
            return "unter der Kontrolle dieses Spielers ist"
        case Status.FREE:
            return "frei von Begegnungen ist"
        case Status.ON_DEFENDER:
            return "an den verteidigenden Charakter angehängt ist"
        case Status.ITSELF:
            return f"{this(NOM)} ist"
        case Status.CHOSEN:
            return "die gewählte Karte ist"
        case _:
            assert_never(status)


def engaged(with_whom: str) -> str:
    """In a fight with somebody."""
    return f"mit {with_whom} in einen Kampf verwickelt ist"
