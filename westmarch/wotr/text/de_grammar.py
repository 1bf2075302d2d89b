"""German: cases, genders, articles, names and nouns."""

from __future__ import annotations

import re
from collections.abc import Iterable
from enum import Enum

from westmarch.kernel.records import Record


class Case(Enum):
    """The four cases."""

    NOM = 0
    ACC = 1
    DAT = 2
    GEN = 3


NOM, ACC, DAT, GEN = Case


class Gender(Enum):
    """The genders, and the plural, which has none."""

    M = "m"
    F = "f"
    N = "n"
    PL = "p"


M, F, N, PL = Gender

ARTICLES: dict[str, dict[Gender, str]] = {
    "der": {
        M: "der den dem des",
        F: "die die der der",
        N: "das das dem des",
        PL: "die die den der",
    },
    "ein": {M: "ein einen einem eines", F: "eine eine einer einer", N: "ein ein einem eines"},
    "kein": {
        M: "kein keinen keinem keines",
        F: "keine keine keiner keiner",
        N: "kein kein keinem keines",
        PL: "keine keine keinen keiner",
    },
    "jeder": {
        M: "jeder jeden jedem jedes",
        F: "jede jede jeder jeder",
        N: "jedes jedes jedem jedes",
        PL: "alle alle allen aller",
    },
}
"""Each article by gender, in the four cases."""


def article(word: str, gender: Gender, case: Case) -> str:
    """An article as it stands before a noun; the plural of "ein" is none."""
    if word == "ein" and gender is PL:
        return ""
    return ARTICLES[word][gender].split()[case.value]


def ending(word: str, gender: Gender, case: Case) -> str:
    """The ending of an adjective after an article; after a number it is strong."""
    if gender is PL:
        strong = {NOM: "e", ACC: "e", DAT: "en", GEN: "er"}
        return "en" if word in ("der", "jeder", "kein") else strong[case]
    if case in (DAT, GEN) or (gender is M and case is ACC):
        return "en"
    if word in ("der", "jeder"):
        return "e"
    return {M: "er", F: "e", N: "es"}[gender]


class Name(Record):
    """A name with its article, if it has one, in the first three cases; the others say "von"."""

    nom: str
    acc: str
    dat: str
    gen: str = ""

    def __call__(self, case: Case) -> str:
        """The name in a case."""
        return (self.nom, self.acc, self.dat, self.gen or f"von {self.dat}")[case.value]


class Noun(Record):
    """A noun: its gender, its forms in the singular, and its plural with that of the dative."""

    gender: Gender
    nom: str
    many: str
    acc: str = ""
    dat: str = ""
    many_dat: str = ""

    def form(self, case: Case) -> str:
        """One of them."""
        return (self.nom, self.acc or self.nom, self.dat or self.acc or self.nom)[case.value]

    def forms(self, case: Case) -> str:
        """Several of them."""
        return self.many_dat or self.many if case is DAT else self.many

    def one(self, case: Case, word: str = "ein", adjective: str = "") -> str:
        """One with an article: einer freien Region."""
        inflected = adjective and f"{adjective}{ending(word, self.gender, case)} "
        return f"{article(word, self.gender, case)} {inflected}{self.form(case)}"

    def counted(self, number: int, case: Case = ACC) -> str:
        """So many."""
        return f"{number} {self.form(case) if number == 1 else self.forms(case)}"


def capital(text: str) -> str:
    """A text with a capital letter at its beginning."""
    return text[:1].upper() + text[1:]


def listed(words: Iterable[str], link: str = "und") -> str:
    """Words in a row: a, b und c."""
    *first, last = words
    return f"{', '.join(first)} {link} {last}" if first else last


CONTRACTED = {
    "in dem": "im",
    "in das": "ins",
    "an dem": "am",
    "an das": "ans",
    "von dem": "vom",
    "zu dem": "zum",
    "zu der": "zur",
}


def contracted(text: str) -> str:
    """In dem is im before a noun."""
    pattern = rf"\b({'|'.join(CONTRACTED)})(?= [A-ZÄÖÜ])"
    return re.sub(pattern, lambda found: CONTRACTED[found[1]], text)
