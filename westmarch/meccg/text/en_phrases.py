"""English: a noun with what is said of it, before it becomes text."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from westmarch.meccg.kinds import Race
from westmarch.meccg.text.en_grammar import (
    MANY,
    ONE,
    Noun,
    Number,
    Thing,
    a,
    agree,
    denied,
    listed,
)
from westmarch.meccg.text.en_nouns import (
    ATTACK,
    AUTOMATIC,
    CARD,
    CHARACTER,
    CREATURE,
    FACTION,
    GENERAL,
    ITEM,
    RACES,
    SKILLS,
)


@dataclass(frozen=True)
class After:
    """What is said of something with a verb; and, if it is short, behind the noun without it."""

    text: str
    verb: str = "is"
    short: str | None = None

    def behind(self) -> str:
        """What stands behind the noun without a verb, if anything does."""
        if self.short is not None:
            return self.short
        return self.text if self.verb == "is" else ""

    def negated(self) -> After:
        """That it is not so."""
        verb, text = denied(self.verb, self.text)
        if self.short is not None and self.short.startswith("with "):
            return After(text, verb, short=f"without {self.short.removeprefix('with ')}")
        return After(text, verb, short="" if text.startswith("not a") else None)

    def clause(self) -> str:
        """With its verb, which is yet to agree."""
        return f"{{{self.verb}}} {self.text}" if " " not in self.verb else self.text


@dataclass(frozen=True)
class Phrase:
    """What is said of something; without a noun the kind of thing that is asked for gives it.

    A race is a noun of its own, unless an attack or a faction is of it. Kinds stand right before
    the noun: a unique hazard environment card. A thing is meant itself.
    """

    nouns: tuple[Noun, ...] = ()
    races: tuple[Race, ...] = ()
    adjectives: tuple[str, ...] = ()
    kinds: tuple[str, ...] = ()
    after: tuple[After, ...] = ()
    nots: tuple[Noun, ...] = ()
    thing: Thing | None = None

    def __and__(self, other: Phrase) -> Phrase:
        """Both together: a general noun gives way, a second special one follows."""
        nouns, after = self.nouns or other.nouns, self.after + other.after
        if self.nouns and other.nouns and self.nouns != other.nouns:
            if all(noun in GENERAL for noun in self.nouns):
                nouns = other.nouns
            elif is_skill(self.nouns) and is_folk(other.nouns):
                nouns, kinds = other.nouns, (*self.kinds, self.nouns[0].one)
                return replace(self, nouns=(), kinds=kinds) & replace(other, nouns=nouns)
            elif is_skill(other.nouns) and is_folk(self.nouns):
                return replace(self, kinds=(*self.kinds, other.nouns[0].one)) & replace(
                    other, nouns=()
                )
            elif not all(noun in GENERAL for noun in other.nouns):
                after = (*after, being(other.nouns))
        races, kinds = self.races or other.races, self.kinds + other.kinds
        if self.races and other.races and self.races != other.races:
            kinds = (*kinds, listed(RACES[race].one for race in other.races))
        adjectives = tuple(dict.fromkeys(self.adjectives + other.adjectives))
        kinds = tuple(sorted(dict.fromkeys(kinds), key=lambda kind: RANKS.get(kind, len(RANKS))))
        nots = tuple(dict.fromkeys(self.nots + other.nots))
        return Phrase(nouns, races, adjectives, kinds, after, nots, self.thing or other.thing)

    def is_only(self, part: str) -> bool:
        """Whether it says one kind of thing only."""
        return all(bool(getattr(self, name)) == (name == part) for name in PARTS)

    def settled(self, noun: Noun) -> Phrase:
        """The phrase with a noun: the race, or what it is asked for."""
        nouns = self.nouns or (noun,)
        if not self.races:
            return replace(self, nouns=nouns)
        if nouns[0] in (ATTACK, AUTOMATIC, FACTION):
            return replace(
                self, nouns=nouns, races=(), after=(of_races(self.races, nouns[0]), *self.after)
            )
        if nouns[0] in (CARD, CHARACTER) or (not self.nouns and noun is CREATURE):
            return replace(self, nouns=tuple(RACES[race] for race in self.races), races=())
        race = listed(RACES[race].one.removesuffix(f"-{nouns[0].one}") for race in self.races)
        return replace(self, nouns=nouns, races=(), kinds=(*self.kinds, race))

    def said(self, noun: Noun, word: str, plural: bool = False) -> str:
        """The phrase as text with an article, or another word before it."""
        if self.thing is not None:
            text = self.thing.text
            if After("to you", "belongs", "of yours") in self.after and self.thing.name:
                rest = tuple(one for one in self.after if one.short != "of yours")
                mine = Thing(ONE, f"your {text.removeprefix('The ')}")
                return replace(self, thing=mine, after=rest).said(noun, word, plural)
            apart = replace(self, thing=None, after=())
            if apart.nouns and all(noun in GENERAL for noun in apart.nouns):
                apart = replace(apart, nouns=())
            if apart != Phrase():
                said = agree(apart.clause(CARD), ONE).removeprefix("is ")
                text = f"{text} ({said})"
            return self.followed(text, ONE, is_person(text))
        found = self.settled(noun)
        if word in ("a", "each", "no") and len({one.definite for one in found.nouns}) > 1:
            each = (replace(found, nouns=(one,)).said(noun, word) for one in found.nouns)
            return listed(each, "and" if word != "a" else "or")
        text = listed(one.form(plural) for one in found.nouns)
        non = ", ".join(f"non-{one.one}" for one in found.nots)
        text = " ".join([*found.adjectives, *([non] if non else []), *found.kinds, text])
        if word in ("a", "each") and all(one.definite for one in found.nouns):
            text = f"the {text}"
        elif word == "a":
            text = a(text)
        elif word:
            text = f"{word} {text}"
        number = MANY if plural else ONE
        return found.followed(text, number, found.nouns[-1].person)

    def followed(self, text: str, number: Number, person: bool) -> str:
        """A noun with all that is said behind it, clauses last."""
        short = [after.behind() for after in self.after if after.behind()]
        short.sort(key=rank)
        clauses = [after.clause() for after in self.after if not after.behind()]
        if clauses:
            short.append(f"{'who' if person else 'that'} {linked(clauses, 'and')}")
        return agree(" ".join([text, *dict.fromkeys(short)]), number)

    def clause(self, noun: Noun) -> str:
        """That something is so: is untapped and in the company."""
        if self.thing is not None:
            by = "by " if noun in (ATTACK, AUTOMATIC) and self.thing.text != "the attack" else ""
            return f"{{is}} {by}{self.thing.text}"
        found = self
        if found.races and noun in (ATTACK, AUTOMATIC):
            found = replace(found, races=(), after=(of_races(found.races, noun), *found.after))
        if (found.nouns and found.nouns != (noun,)) or found.races or found.kinds:
            return f"{{is}} {found.said(noun, 'a')}"
        parts = [f"{{is}} {adjective}" for adjective in found.adjectives]
        if found.nots and noun in (ATTACK, AUTOMATIC):
            parts.append(f"{{is}} not by {listed(one.form(plural=True) for one in found.nots)}")
        elif found.nots:
            parts.append(f"{{is}} not {a(listed(one.one for one in found.nots))}")
        parts += [after.clause() for after in found.after]
        return linked(parts, "and") or "{is} there"

    def negated(self) -> Phrase:
        """That something is not so."""
        if self == Phrase():
            return Phrase(after=(After("not there"),))
        if self.nouns and self.after and all(noun in GENERAL for noun in self.nouns):
            return replace(self, nouns=()).negated()
        if self.is_only("adjectives"):
            if self.adjectives == ("wounded",):
                return Phrase(adjectives=("unwounded",))
            return Phrase(after=tuple(After(f"not {one}") for one in self.adjectives))
        if (
            self.is_only("nouns")
            and AUTOMATIC not in self.nouns
            and all(" " not in noun.one for noun in self.nouns)
        ):
            return Phrase(nots=self.nouns)
        if self.kinds and self.nouns == (ITEM,) and replace(self, nouns=()).is_only("kinds"):
            return replace(self, nouns=()).negated()
        if self.is_only("kinds"):
            return Phrase(adjectives=tuple(f"non-{one}" for one in self.kinds))
        if self.thing is not None and self.is_only("thing"):
            text = self.thing.text
            this = f"this {text.removeprefix('the ')}" if text in POINTED else text
            return Phrase(after=(After(f"not {text}", short=f"other than {this}"),))
        if self.is_only("races"):
            return Phrase(nots=tuple(RACES[race] for race in self.races))
        if self.is_only("after") and len(self.after) == 1:
            return Phrase(after=(self.after[0].negated(),))
        return Phrase(after=(After(f"not {self.said(CARD, 'a')}", short=""),))


PARTS = ("nouns", "races", "adjectives", "kinds", "after", "nots", "thing")
FIRST = ("of", "with", "without")


def rank(text: str) -> int:
    """What stands first behind a noun: a second noun, then whose it is, then with what."""
    first = text.partition(" ")[0]
    if text.startswith("("):
        return -1
    return FIRST.index(first) if first in FIRST else len(FIRST)


def is_person(text: str) -> bool:
    """Whether somebody is meant, not something."""
    return any(word in text for word in ("character", "bearer", "avatar", "player"))


RANKS = {
    kind: number
    for number, kind in enumerate(
        ("unique", "hero", "minion", "Fallen-wizard", "Balrog", "hazard", "resource", "stage")
    )
}
"""Which kinds stand first before a noun."""
POINTED = ("the attack", "the site", "the company", "the item", "the ally", "the faction")
"""What is pointed at where another one is meant."""


def is_skill(nouns: tuple[Noun, ...]) -> bool:
    """Whether a noun is that of a skill."""
    return len(nouns) == 1 and nouns[0] in SKILLS.values()


def is_folk(nouns: tuple[Noun, ...]) -> bool:
    """Whether a noun means somebody, and tells more than that he is a character."""
    return all(noun.person and noun not in GENERAL for noun in nouns)


def being(nouns: tuple[Noun, ...]) -> After:
    """That something is of another kind, too."""
    text = listed(noun.one for noun in nouns)
    return After(a(text), short=f"({text})")


def linked(clauses: Iterable[str], link: str) -> str:
    """Clauses in a row; a verb that they share is said once."""
    found = list(dict.fromkeys(clauses))
    first = found[0].partition(" ")[0] if found else ""
    if first == "{is}" and all(clause.startswith(f"{first} ") for clause in found):
        return listed([found[0], *(one.removeprefix(f"{first} ") for one in found[1:])], link)
    return f" {link} ".join(found)


def of_races(races: tuple[Race, ...], noun: Noun) -> After:
    """An attack or a faction of a race."""
    word = "of" if noun is FACTION else "by"
    return After(f"{word} {listed(RACES[race].form(plural=True) for race in races)}")


def thing(phrases: tuple[Phrase, ...], noun: Noun, word: str = "a") -> Thing:
    """What one of several phrases says, as something that a sentence can speak of."""
    link = "and" if word in ("each", "no") else "or"
    return Thing(ONE, listed((one.said(noun, word) for one in phrases), link))


def things(phrases: tuple[Phrase, ...], noun: Noun, lead: str = "") -> Thing:
    """Several that fit, after a number."""
    return Thing(MANY, lead + listed(one.said(noun, "", plural=True) for one in phrases))


def after(text: str, verb: str = "is", short: str | None = None) -> Phrase:
    """Something said behind a noun."""
    return Phrase(after=(After(text, verb, short),))
