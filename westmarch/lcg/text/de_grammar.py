"""German: cases, genders, articles, endings, pronouns and verbs."""

from __future__ import annotations

import re
from collections.abc import Sequence
from enum import Enum

from westmarch.kernel.records import Record


class Case(Enum):
    """The cases that our sentences need."""

    NOM = 0
    ACC = 1
    DAT = 2


class Gender(Enum):
    """The genders, and the plural, which has none."""

    M = "m"
    F = "f"
    N = "n"
    PL = "p"


NOM, ACC, DAT = Case.NOM, Case.ACC, Case.DAT
M, F, N, PL = Gender.M, Gender.F, Gender.N, Gender.PL

ARTICLES: dict[str, dict[Gender, str]] = {
    "der": {M: "der den dem", F: "die die der", N: "das das dem", PL: "die die den"},
    "ein": {M: "ein einen einem", F: "eine eine einer", N: "ein ein einem"},
    "kein": {
        M: "kein keinen keinem",
        F: "keine keine keiner",
        N: "kein kein keinem",
        PL: "keine keine keinen",
    },
    "jeder": {
        M: "jeder jeden jedem",
        F: "jede jede jeder",
        N: "jedes jedes jedem",
        PL: "alle alle allen",
    },
    "dieser": {
        M: "dieser diesen diesem",
        F: "diese diese dieser",
        N: "dieses dieses diesem",
        PL: "diese diese diesen",
    },
}
"""Each word by gender, in the three cases."""

WEAK = {M: "e en en", F: "e e en", N: "e e en", PL: "en en en"}
MIXED = {M: "er en en", F: "e e en", N: "es es en", PL: "en en en"}
STRONG = {M: "er en em", F: "e e er", N: "es es em", PL: "e e en"}

PRONOUNS = {M: "er ihn ihm", F: "sie sie ihr", N: "es es ihm", PL: "sie sie ihnen"}
RELATIVES = {M: "der den dem", F: "die die der", N: "das das dem", PL: "die die denen"}
POSSESSIVES = {M: "sein", F: "ihr", N: "sein", PL: "ihr"}


def article(word: str, gender: Gender, case: Case) -> str:
    """An article as it stands before a noun; none is empty."""
    if word == "ein" and gender is PL:
        return ""
    return ARTICLES[word][gender].split()[case.value] if word in ARTICLES else word


def ending(word: str, gender: Gender, case: Case) -> str:
    """The ending of an adjective after an article; after a number or nothing it is strong."""
    if word in ("der", "jeder", "dieser"):
        return WEAK[gender].split()[case.value]
    mixed = word == "kein" or (word == "ein" and gender is not PL)
    return (MIXED if mixed else STRONG)[gender].split()[case.value]


def pronoun(gender: Gender, case: Case) -> str:
    """He, she, it or they."""
    return PRONOUNS[gender].split()[case.value]


def relative(gender: Gender, case: Case) -> str:
    """Who, whom or which, at the beginning of a clause."""
    return RELATIVES[gender].split()[case.value]


class Noun(Record):
    """A noun; an adjectival one, as "Verbündeter", is a stem that takes an adjective's endings."""

    gender: Gender
    singular: str
    plural: str
    oblique: str = ""
    adjectival: bool = False

    def form(self, word: str, case: Case) -> str:
        """The noun after an article."""
        if self.adjectival:
            return self.singular + ending(word, self.gender, case)
        return self.singular if case is NOM else self.oblique or self.singular


class Verb(Record):
    """A verb: imperative, third person, plural, and the part that goes to the end."""

    du: str
    er: str
    sie: str
    end: str = ""
    glue: str = ""

    def infinitive(self) -> str:
        """Ablegen."""
        return f"{self.end}{self.glue}{self.sie}"

    def with_zu(self) -> str:
        """Abzulegen, or zu wählen."""
        zu = "zu" if self.end and not self.glue else "zu "
        return f"{self.end}{self.glue}{zu}{self.sie}"

    def last(self, plural: bool = False) -> str:
        """The verb at the end of a clause: er … ablegt."""
        return f"{self.end}{self.glue}{self.sie if plural else self.er}"


class Text(Record):
    """Words, and the clause that explains them and may come later: den du kontrollierst."""

    core: str
    tail: str = ""


def texts(*several: Text | str) -> tuple[Text, ...]:
    """What stands in the middle of a clause; empty words are left out."""
    found = (Text(one) if isinstance(one, str) else one for one in several)
    return tuple(one for one in found if one.core)


def behind(word: str, text: Text) -> Text:
    """A preposition before what it governs."""
    return Text(f"{word} {text.core}", text.tail)


def closed(text: Text) -> str:
    """Words in the middle of a sentence; an explaining clause stands between commas."""
    return f"{text.core}, {text.tail}," if text.tail else text.core


def listed(words: Sequence[str], link: str = " und ") -> str:
    """Words in a row; a comma that closes a clause stays before "und"."""
    *first, last = words
    if not first:
        return last
    return ", ".join([*(word.rstrip(",") for word in first[:-1]), first[-1]]) + link + last


def capital(text: str) -> str:
    """A text with a capital letter at its beginning."""
    return text[:1].upper() + text[1:]


def contracted(text: str) -> str:
    """Zu dem is zum before a noun, von dem is vom; "zu dem die Gruppe reist" stays."""
    text = re.sub("([Zz])u dem (?=[A-ZÄÖÜ])", r"\1um ", text)
    text = re.sub("([Zz])u der (?=[A-ZÄÖÜ])", r"\1ur ", text)
    return re.sub("([Vv])on dem (?=[A-ZÄÖÜ])", r"\1om ", text)
