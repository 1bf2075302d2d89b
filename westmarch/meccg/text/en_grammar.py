"""English: articles, plurals, and how a noun and its verb agree."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum


class Number(Enum):
    """One, several, or the reader."""

    ONE = 0
    MANY = 1
    YOU = 2


ONE, MANY, YOU = Number

IRREGULAR = {
    "is": "are",
    "was": "were",
    "has": "have",
    "does": "do",
    "passes": "pass",
    "goes": "go",
}
UNCHANGED = ("can", "cannot", "may", "must", "would")
"""Verbs that are the same for one and for several."""
PAST = {
    "is": "was were",
    "has": "had had",
    "comes": "came came",
    "leaves": "left left",
    "begins": "began began",
    "splits": "split split",
    "takes": "took took",
    "taps": "tapped tapped",
    "untaps": "untapped untapped",
}
"""What has happened, where it does not end in -ed alone."""
AGREEING = {
    "its": "its their your",
    "it": "it they you",
    "them": "it them you",
    "itself": "itself themselves yourself",
}
"""Words that agree with a noun in number."""


def bare(verb: str) -> str:
    """A verb without its ending: contain."""
    if verb in UNCHANGED:
        return verb
    return IRREGULAR.get(verb, verb.removesuffix("s"))


def conjugated(verb: str, number: Number, past: bool = False) -> str:
    """A verb, given as for one, that agrees with its noun."""
    if past and verb not in UNCHANGED:
        forms = PAST.get(verb)
        if forms is not None:
            return forms.split()[number is not ONE]
        found = bare(verb)
        return f"{found}d" if found.endswith("e") else f"{found}ed"
    return verb if number is ONE else bare(verb)


def denied(verb: str, text: str) -> tuple[str, str]:
    """A verb and what follows it, for what is not so."""
    if verb == "has" and text.startswith(("a ", "an ")):
        return verb, f"no {text.split(' ', 1)[1]}"
    if verb in ("is", "was", "has been", "would", "may", "must"):
        return verb, f"not {text}"
    if verb == "can":
        return "cannot", text
    return "does", f"not {'have' if verb == 'has' else bare(verb)} {text}"


def agree(text: str, number: Number, past: bool = False, **more: str) -> str:
    """A text whose verbs and pronouns, in braces, agree with a noun."""

    def word(found: re.Match[str]) -> str:
        name = found[1]
        if name in more:
            return more[name]
        if name in AGREEING:
            return AGREEING[name].split()[number.value]
        return conjugated(name, number, past)

    return re.sub(r"{(\w+)}", word, text)


@dataclass(frozen=True)
class Noun:
    """A noun for one and for several; a person is one `who`, a definite one has always `the`."""

    one: str
    many: str = ""
    person: bool = False
    definite: bool = False

    def form(self, plural: bool = False) -> str:
        """The noun for one or for several."""
        return self.one if not plural else self.many or several(self.one)


@dataclass(frozen=True)
class Thing:
    """Something that a sentence speaks of, perhaps by its name."""

    number: Number
    text: str
    name: bool = False

    def fill(self, text: str, past: bool = False, **more: str) -> str:
        """A sentence about it, with verbs and pronouns that agree."""
        return agree(text, self.number, past, nom=self.text, **more)

    def its(self, noun: str) -> str:
        """What belongs to it: your play deck, the prowess of the bearer."""
        return f"your {noun}" if self.number is YOU else f"the {noun} of {self.text}"


def several(noun: str) -> str:
    """A noun for several, by the rule."""
    if noun.endswith("y") and noun[-2] not in "aeiou":
        return f"{noun[:-1]}ies"
    return f"{noun}es" if noun.endswith(("s", "ch", "sh", "x")) else f"{noun}s"


def a(text: str) -> str:
    """A noun with its article."""
    start = text.lower()
    vowel = start[:1] in "aeiouúû" and not start.startswith(("uni", "use", "one", "eu"))
    return f"{'an' if vowel else 'a'} {text}"


def listed(words: Iterable[str], link: str = "or") -> str:
    """Words in a row: a, b or c."""
    *first, last = dict.fromkeys(words)
    return f"{', '.join(first)} {link} {last}" if first else last


ARTICLES = ("a", "an", "the")


def shared(texts: list[str], link: str = "or") -> str:
    """Texts in a row; the words with which all begin are said once."""
    words = [text.split() for text in texts]
    count = 0
    while all(len(one) > count + 1 and one[count] == words[0][count] for one in words):
        count += 1
    while count and words[0][count - 1] in ARTICLES:
        count -= 1
    rests = listed((" ".join(one[count:]) for one in words), link)
    return " ".join([*words[0][:count], rests])


OWNED = {
    r"of the play deck of the opponent": "of the opponent's play deck",
    r"your ([A-Z][^.;:,]*?) in hand": r"\1 in your hand",
    r"plus minus |plus -": "minus ",
    r"in hand of yours|of yours in hand": "in your hand",
    r"in the ([a-z ]+?(?:deck|pile)|sideboard) of yours": r"in your \1",
    r"of yours in the ([a-z ]+?(?:deck|pile)|sideboard)": r"in your \1",
    r"in hand of the opponent|of the opponent in hand": "in the opponent's hand",
    r"in the ([a-z ]+?(?:deck|pile)|sideboard) of the opponent": r"in the opponent's \1",
    r"of the opponent in the ([a-z ]+?(?:deck|pile)|sideboard)": r"in the opponent's \1",
    r"(opponent discards [^.;:]*?) in the opponent's hand": r"\1 from hand",
}
"""What belongs to a player, said better."""


def polished(text: str) -> str:
    """A text with single spaces, and commas only where a sentence goes on."""
    text = re.sub(r"\s+", " ", text).replace(" ,", ",")
    for found, better in OWNED.items():
        text = re.sub(found, better, text)
    text = re.sub(r",(?:\s*,)+", ",", text)
    return re.sub(r",\s*([.;:)])", r"\1", text).strip()


def sentence(text: str) -> str:
    """A sentence with capital and full stop."""
    text = text.strip().rstrip(",")
    return "" if not text else f"{text[:1].upper()}{text[1:]}."
