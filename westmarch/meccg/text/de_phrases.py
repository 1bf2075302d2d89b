"""German: a noun with what is said of it, before it becomes text."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from itertools import groupby

from westmarch.meccg.kinds import Race
from westmarch.meccg.text.de_grammar import (
    ACC,
    DAT,
    NOM,
    PL,
    Case,
    Gender,
    Noun,
    Thing,
    agree,
    article,
    ending,
    inflected,
    listed,
)
from westmarch.meccg.text.de_nouns import (
    ATTACK,
    AUTOMATIC,
    CARD,
    CHARACTER,
    CREATURE,
    FACTION,
    GENERAL,
    RACES,
)


@dataclass(frozen=True)
class After:
    """What is said behind a noun: as the end of a clause, and if it is short, without a verb."""

    clause: str
    short: str = ""
    many: str = ""

    def apart(self) -> After:
        """The same of somebody who has a name: in der Gemeinschaft, not der Gemeinschaft."""
        if self.short.startswith("außer"):
            return self
        if self.short in SIDES:
            return replace(self, short=f"(Karte {self.short})")
        bare = self.clause.removesuffix(" {ist}")
        said = self.short and bare != self.clause and not bare.startswith("ein")
        return replace(self, short=bare) if said else self

    def negated(self) -> After:
        """That it is not so."""
        if self.short.startswith("mit ") and self.clause.endswith(" {hat}"):
            what = self.clause.removesuffix(" {hat}")
            first, _, rest = what.partition(" ")
            bare = rest if first in ("ein", "eine", "einen") else what
            no = f"k{what}" if bare != what else f"nicht {what}"
            return After(f"{no} {{hat}}", f"ohne {bare}")
        if self.clause.startswith("sich "):
            return After(f"sich nicht {self.clause.removeprefix('sich ')}")
        no = f"k{self.clause}" if self.clause.startswith("ein") else f"nicht {self.clause}"
        return After(no)


@dataclass(frozen=True)
class Phrase:
    """What is said of something; without a noun the kind of thing that is asked for gives it.

    A race is a noun of its own, unless an attack or a faction is of it. A thing is meant itself.
    """

    nouns: tuple[Noun, ...] = ()
    races: tuple[Race, ...] = ()
    adjectives: tuple[str, ...] = ()
    after: tuple[After, ...] = ()
    not_races: tuple[Race, ...] = ()
    thing: Thing | None = None

    def __and__(self, other: Phrase) -> Phrase:
        """Both together: a general noun gives way, a second special one stands in brackets."""
        nouns, after = self.nouns or other.nouns, self.after + other.after
        if self.nouns and other.nouns and self.nouns != other.nouns:
            if all(noun in GENERAL for noun in self.nouns):
                nouns = other.nouns
            elif not all(noun in GENERAL for noun in other.nouns):
                also = one_of(other.nouns, "ein", NOM)
                bare = listed(noun.form("", NOM) for noun in other.nouns)
                after = (*after, After(f"{also} {{ist}}", f"({bare})"))
        races = self.races or other.races
        if self.races and other.races and self.races != other.races:
            after = (*after, of_races(other.races))
        adjectives = tuple(dict.fromkeys(self.adjectives + other.adjectives))
        not_races = self.not_races + other.not_races
        return Phrase(nouns, races, adjectives, after, not_races, self.thing or other.thing)

    def is_only(self, part: str) -> bool:
        """Whether it says one kind of thing only."""
        return all(bool(getattr(self, name)) == (name == part) for name in PARTS)

    def settled(self, noun: Noun) -> Phrase:
        """The phrase with a noun: the race, or what it is asked for."""
        nouns = self.nouns or (noun,)
        if self.not_races:
            return self.without_races(nouns[0]).settled(noun)
        if not self.races:
            return replace(self, nouns=nouns)
        if nouns[0] in (ATTACK, AUTOMATIC):
            return replace(self, nouns=nouns, races=(), after=(by_races(self.races), *self.after))
        if nouns[0] in (CARD, CHARACTER) or (not self.nouns and noun is CREATURE):
            return replace(self, nouns=tuple(RACES[race] for race in self.races), races=())
        after = by_races(self.races) if nouns[0] is FACTION else of_races(self.races)
        return replace(self, nouns=nouns, races=(), after=(after, *self.after))

    def without_races(self, noun: Noun) -> Phrase:
        """The phrase with a clause for the races of which something is not."""
        if noun in (ATTACK, AUTOMATIC, FACTION):
            clause = by_races(self.not_races).negated()
        else:
            races = tuple(RACES[race] for race in self.not_races)
            clause = After(
                f"{one_of(races, 'kein', NOM)} {{ist}}",
                many=f"{one_of(races, 'kein', NOM, plural=True)} {{ist}}",
            )
        return replace(self, not_races=(), after=(*self.after, clause))

    def said(self, noun: Noun, word: str, case: Case, plural: bool = False) -> str:
        """The phrase as text with an article."""
        if self.thing is not None:
            text = (self.thing.nom, self.thing.acc, self.thing.dat)[case.value]
            apart = replace(self, thing=None, after=())
            if apart.nouns and all(one in GENERAL for one in apart.nouns):
                apart = replace(apart, nouns=())
            if apart != Phrase():
                said = agree(apart.clause(CARD), self.thing.gender)
                text = f"{text} ({said.removesuffix(' ist')})"
            found = replace(self, not_races=(), after=tuple(one.apart() for one in self.after))
            return found.followed(text, self.thing.gender)
        found = self.settled(noun)
        text = one_of(found.nouns, word, case, found.adjectives, plural)
        return found.followed(text, PL if plural else found.nouns[-1].gender)

    def followed(self, text: str, gender: Gender) -> str:
        """A noun with all that is said behind it, clauses last."""
        short = [after.short for after in self.after if after.short]
        if any(text in SIDES for text in short):
            here = ["in der Gemeinschaft" if one == "der Gemeinschaft" else one for one in short]
            short = sorted(here, key=lambda text: text not in SIDES)
        short.sort(key=lambda text: not text.startswith("("))
        clauses = [
            (gender is PL and after.many) or after.clause for after in self.after if not after.short
        ]
        if clauses:
            short.append(f", {{der}} {linked(clauses, 'und')},")
        return agree(" ".join([text, *dict.fromkeys(short)]), gender)

    def gender(self, noun: Noun) -> Gender:
        """What gender it has."""
        return self.thing.gender if self.thing else self.settled(noun).nouns[-1].gender

    def clause(self, noun: Noun) -> str:
        """That something is so: ungetappt ist und in der Gemeinschaft ist."""
        if self.thing is not None:
            if noun in (ATTACK, AUTOMATIC) and self.thing.nom != "der Angriff":
                return f"von {self.thing.dat} {{ist}}"
            return f"{self.thing.nom} {{ist}}"
        found = self.without_races(noun) if self.not_races else self
        if found.races and noun in (ATTACK, AUTOMATIC):
            found = replace(found, races=(), after=(by_races(found.races), *found.after))
        if (found.nouns and found.nouns != (noun,)) or found.races:
            return f"{found.said(noun, 'ein', NOM)} {{ist}}"
        parts = [f"{adjective.replace('~', '')} {{ist}}" for adjective in found.adjectives]
        parts += [after.clause for after in found.after]
        return linked(parts, "und") or "vorhanden {ist}"

    def negated(self) -> Phrase:
        """That something is not so."""
        if self == Phrase():
            return Phrase(after=(After("nicht vorhanden {ist}"),))
        if self.nouns and self.after and all(noun in GENERAL for noun in self.nouns):
            return replace(self, nouns=()).negated()
        if self.is_only("adjectives"):
            return Phrase(adjectives=tuple(f"nicht {one}" for one in self.adjectives))
        if self.thing is not None and self.is_only("thing"):
            dat = self.thing.dat
            first, _, rest = dat.partition(" ")
            this = f"dies{first[1:]} {rest}" if dat in POINTED else dat
            return Phrase(after=(After(f"nicht {self.thing.nom} {{ist}}", f"außer {this}"),))
        if self.is_only("races"):
            return Phrase(not_races=self.races)
        if self.is_only("after") and len(self.after) == 1:
            return Phrase(after=(self.after[0].negated(),))
        if self.nouns and all(noun.definite for noun in self.nouns):
            return Phrase(after=(After(f"nicht {self.said(CARD, 'ein', NOM)} {{ist}}"),))
        several = f"{self.said(CARD, 'kein', NOM, plural=True)} {{ist}}"
        return Phrase(after=(After(f"{self.said(CARD, 'kein', NOM)} {{ist}}", many=several),))


SIDES = (
    "der Helden",
    "der Schergen",
    "der Gefallenen Zauberer",
    "des Balrogs",
    "der Helden und Schergen",
)
"""Whose a card is, by its side."""
PARTS = ("nouns", "races", "adjectives", "after", "not_races", "thing")
POINTED = ("dem Angriff", "dem Ort", "der Gemeinschaft", "dem Gegenstand", "dem Verbündeten")
"""What is pointed at where another one is meant."""


def linked(clauses: Iterable[str], link: str) -> str:
    """Clauses in a row; a verb that they share stands at the end only."""
    found = list(dict.fromkeys(clauses))
    for index in range(len(found) - 1):
        verb = found[index].rpartition(" ")[2]
        if verb == "{ist}" and verb == found[index + 1].rpartition(" ")[2]:
            found[index] = found[index].removesuffix(f" {verb}")
    return listed(found, link) if len(found) > 2 and link == "und" else f" {link} ".join(found)


def of_races(races: tuple[Race, ...]) -> After:
    """Somebody of a race."""
    text = f"vom Volk der {listed(RACES[race].form('der', NOM, plural=True) for race in races)}"
    return After(f"{text} {{ist}}", text)


def by_races(races: tuple[Race, ...]) -> After:
    """An attack or a faction of a race."""
    text = f"von {listed(RACES[race].form('', DAT, plural=True) for race in races)}"
    return After(f"{text} {{ist}}", text)


def one_of(
    nouns: tuple[Noun, ...],
    word: str,
    case: Case,
    adjectives: tuple[str, ...] = (),
    plural: bool = False,
) -> str:
    """Nouns as alternatives; those of one gender share article and adjectives."""
    groups: list[str] = []
    for (gender, definite), found in groupby(nouns, lambda noun: (noun.gender, noun.definite)):
        used = "der" if definite and not plural else word
        number = PL if plural else gender
        start = [article(used, number, case)]
        start += [inflected(one, ending(used, number, case)) for one in adjectives]
        text = listed(noun.form(used, case, plural) for noun in found)
        groups.append(" ".join([*(part for part in start if part), text]))
    return listed(groups, LINKS.get(word, "oder"))


LINKS = {"jeder": "und", "kein": "und"}
"""What stands between all of several kinds."""


def thing(phrases: tuple[Phrase, ...], noun: Noun, word: str = "ein", lead: str = "") -> Thing:
    """What one of several phrases says, as something that a sentence can speak of."""
    link = LINKS.get(word, "oder")
    texts = [
        listed((f"{lead}{one.said(noun, word, case)}" for one in phrases), link) for case in Case
    ]
    return Thing(phrases[0].gender(noun), *texts)


def things(phrases: tuple[Phrase, ...], noun: Noun, lead: str = "") -> Thing:
    """Several that fit, after a number."""
    nom, acc, dat = (
        lead + listed(one.said(noun, "", case, plural=True) for one in phrases)
        for case in (NOM, ACC, DAT)
    )
    return Thing(PL, nom, acc, dat)


def after(clause: str, verb: str = "{ist}") -> Phrase:
    """Something said without a verb, and with it where a clause ends."""
    return Phrase(after=(After(f"{clause} {verb}", clause),))


def that(clause: str) -> Phrase:
    """Something said with a clause only."""
    return Phrase(after=(After(clause),))
