"""German: cases, genders, articles, and how a noun and its verb agree."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum


class Case(Enum):
    """The cases; the genitive of things is said with "von", unless they bring one."""

    NOM = 0
    ACC = 1
    DAT = 2


NOM, ACC, DAT = Case


class Gender(Enum):
    """The genders, the plural, which has none, and the reader."""

    M = 0
    F = 1
    N = 2
    PL = 3
    YOU = 4


M, F, N, PL, YOU = Gender

ARTICLES: dict[str, dict[Gender, str]] = {
    "der": {M: "der den dem", F: "die die der", N: "das das dem", PL: "die die den"},
    "ein": {M: "ein einen einem", F: "eine eine einer", N: "ein ein einem"},
    "kein": {
        M: "kein keinen keinem",
        F: "keine keine keiner",
        N: "kein kein keinem",
        PL: "keine keine keinen",
    },
    "jeder": {M: "jeder jeden jedem", F: "jede jede jeder", N: "jedes jedes jedem"},
}
"""Each article by gender, in the cases; where there is none it is left out."""

AGREEING = {
    "der": "der die das die du",
    "den": "den die das die dich",
    "dem": "dem der dem denen dir",
    "dessen": "dessen deren dessen deren dessen",
    "sein": "sein ihr sein ihr dein",
    "er": "er sie es sie du",
    "sich": "sich sich sich sich dich",
}
"""Words that agree with a noun in gender."""

VERBS = {
    "ist": "ist sind bist",
    "wird": "wird werden wirst",
    "hat": "hat haben hast",
    "kann": "kann können kannst",
    "darf": "darf dürfen darfst",
    "muss": "muss müssen musst",
    "gilt": "gilt gelten giltst",
    "erhält": "erhält erhalten erhältst",
    "zieht": "zieht ziehen ziehst",
    "nimmt": "nimmt nehmen nimmst",
    "macht": "macht machen machst",
    "mischt": "mischt mischen mischst",
    "spielt": "spielt spielen spielst",
    "wählt": "wählt wählen wählst",
    "würfelt": "würfelt würfeln würfelst",
    "kommt": "kommt kommen kommst",
    "liegt": "liegt liegen liegst",
    "gehört": "gehört gehören gehörst",
    "bewegt": "bewegt bewegen bewegst",
    "stellt": "stellt stellen stellst",
    "verliert": "verliert verlieren verlierst",
    "verlässt": "verlässt verlassen verlässt",
    "schließt": "schließt schließen schließt",
    "führt": "führt führen führst",
    "braucht": "braucht brauchen brauchst",
    "zählt": "zählt zählen zählst",
    "greift": "greift greifen greifst",
    "lässt": "lässt lassen lässt",
    "bietet": "bietet bieten bietest",
    "vereitelt": "vereitelt vereiteln vereitelst",
    "fährt": "fährt fahren fährst",
    "beginnt": "beginnt beginnen beginnst",
    "endet": "endet enden endest",
    "gelingt": "gelingt gelingen gelingst",
    "teilt": "teilt teilen teilst",
    "handelt": "handelt handeln handelst",
    "steht": "steht stehen stehst",
    "will": "will wollen willst",
    "weilt": "weilt weilen weilst",
    "nennt": "nennt nennen nennst",
    "sagt": "sagt sagen sagst",
    "heilt": "heilt heilen heilst",
    "bringt": "bringt bringen bringst",
    "kehrt": "kehrt kehren kehrst",
    "enthält": "enthält enthalten enthältst",
    "scheitert": "scheitert scheitern scheiterst",
    "beherrscht": "beherrscht beherrschen beherrschst",
    "unternimmt": "unternimmt unternehmen unternimmst",
    "gewinnt": "gewinnt gewinnen gewinnst",
}
"""Verbs for one, for several, and for the reader."""


PAST = {
    "ist": "war waren warst",
    "wird": "wurde wurden wurdest",
    "kommt": "kam kamen kamst",
    "verlässt": "verließ verließen verließest",
    "bewegt": "bewegte bewegten bewegtest",
    "stellt": "stellte stellten stelltest",
    "schließt": "schloss schlossen schlosst",
    "heilt": "heilte heilten heiltest",
    "beginnt": "begann begannen begannst",
    "endet": "endete endeten endetest",
    "gelingt": "gelang gelangen gelangst",
    "scheitert": "scheiterte scheiterten scheitertest",
    "teilt": "teilte teilten teiltest",
    "handelt": "handelte handelten handeltest",
    "steht": "stand standen standest",
}
"""Verbs of what has happened."""


def article(word: str, gender: Gender, case: Case) -> str:
    """An article as it stands before a noun."""
    found = ARTICLES.get(word, {}).get(gender)
    return "" if found is None else found.split()[case.value]


def ending(word: str, gender: Gender, case: Case) -> str:
    """The ending of an adjective after an article; after a number, or after none, it is strong."""
    if gender is PL:
        return "en" if word in ("der", "kein") or case is DAT else "e"
    if word not in ARTICLES:
        strong = {M: ("er", "en", "em"), F: ("e", "e", "er"), N: ("es", "es", "em")}
        return strong[gender][case.value]
    if case is DAT or (gender is M and case is ACC):
        return "en"
    if word in ("der", "jeder"):
        return "e"
    return {M: "er", F: "e", N: "es"}[gender]


@dataclass(frozen=True)
class Noun:
    """A noun: gender, one, several; what differs in other cases; an adjective of its own.

    One that is an adjective itself (Verbündeter) is given without its ending. A name has no
    article.
    """

    gender: Gender
    one: str
    many: str = ""
    oblique: str = ""
    many_dative: str = ""
    adjective: str = ""
    adjectival: bool = False
    name: bool = False
    definite: bool = False

    def form(self, word: str, case: Case, plural: bool = False) -> str:
        """The noun with its own adjective as it stands after an article."""
        end = ending(word, PL if plural else self.gender, case)
        if self.adjectival:
            return f"{self.one}{end}"
        if plural:
            noun = self.many or self.one
            noun = (self.many_dative or noun) if case is DAT else noun
        else:
            noun = self.one if case is NOM else self.oblique or self.one
        return f"{inflected(self.adjective, end)} {noun}" if self.adjective else noun


def inflected(adjective: str, end: str) -> str:
    """An adjective with its ending; of several words, each has it that is marked so."""
    if "~" in adjective:
        return adjective.replace("~", end)
    return f"{adjective}{end}"


@dataclass(frozen=True)
class Thing:
    """Something that a sentence speaks of, in its cases."""

    gender: Gender
    nom: str
    acc: str
    dat: str
    gen: str = ""

    def of(self) -> str:
        """What belongs to it: des Trägers, von Aragorn."""
        return self.gen or f"von {self.dat}"

    def fill(self, text: str, past: bool = False, **more: str) -> str:
        """A sentence about it, with verbs and pronouns that agree."""
        words = {"nom": self.nom, "acc": self.acc, "dat": self.dat, "gen": self.of()}
        return agree(text, self.gender, past, **words, **more)


def agree(text: str, gender: Gender, past: bool = False, **more: str) -> str:
    """A text whose verbs and pronouns agree with a noun of a gender."""
    number = {PL: 1, YOU: 2}.get(gender, 0)
    verbs = VERBS | PAST if past else VERBS
    words = {verb: forms.split()[number] for verb, forms in verbs.items()}
    words |= {word: forms.split()[gender.value] for word, forms in AGREEING.items()}
    return text.format(**words, **more)


def listed(words: Iterable[str], link: str = "oder") -> str:
    """Words in a row: a, b oder c."""
    *first, last = dict.fromkeys(words)
    if not first:
        return last
    comma = "," if first[-1].endswith(",") else ""
    return f"{', '.join(word.rstrip(',') for word in first)}{comma} {link} {last}"


INDEFINITE = ("ein", "eine", "einen", "einem", "einer", "der", "die", "das", "den", "dem")


def shared(texts: list[str], link: str = "oder") -> str:
    """Texts in a row; the words with which all begin are said once."""
    words = [text.split() for text in texts]
    count = 0
    while all(len(one) > count + 1 and one[count] == words[0][count] for one in words):
        count += 1
    while count and words[0][count - 1] in INDEFINITE:
        count -= 1
    rests = listed((" ".join(one[count:]) for one in words), link)
    return " ".join([*words[0][:count], rests])


CONTRACTED = {
    "in dem": "im",
    "an dem": "am",
    "An dem": "Am",
    "bei dem": "beim",
    "Bei dem": "Beim",
    "von dem": "vom",
    "zu dem": "zum",
    "zu der": "zur",
}
OWNED = {
    "auf der Hand von dir": "auf deiner Hand",
    "im Abwurfstapel von dir": "in deinem Abwurfstapel",
    "im Spielstapel von dir": "in deinem Spielstapel",
    "im Reservestapel von dir": "in deinem Reservestapel",
    "im Siegpunktstapel von dir": "in deinem Siegpunktstapel",
    "von dir auf der Hand": "auf deiner Hand",
    "von dir im Abwurfstapel": "in deinem Abwurfstapel",
    "von dir im Siegpunktstapel": "in deinem Siegpunktstapel",
}
"""What belongs to the reader, said better."""
SMOOTH = {
    r"\bnicht ein(e[mnrs]?|)\b": r"kein\1",
    r"\bnicht etwas tun": "nichts tun",
    r"\bnicht (Siegpunkte|Gefolgsleute|Informationen|Zaubersprüche|Regionen|Orten)\b": r"keine \1",
    r"\bkeine (Regionen|Orten) ": r"keinen \1 ",
    r"\bplus minus |\bplus -": "minus ",
}
"""What is not so, and less, said better."""


def polished(text: str) -> str:
    """A text with contracted articles, and commas only where a clause goes on."""
    pattern = rf"\b({'|'.join(CONTRACTED)})(?= [A-ZÄÖÜ])"
    text = re.sub(pattern, lambda found: CONTRACTED[found[1]], text)
    text = re.sub(r"\s+", " ", text).replace(" ,", ",")
    for found, better in OWNED.items():
        text = text.replace(found, better)
    for found, better in SMOOTH.items():
        text = re.sub(found, better, text)
    text = re.sub(r",(?:\s*,)+", ",", text)
    return re.sub(r",\s*([.;:)])", r"\1", text).strip()


def sentence(text: str) -> str:
    """A sentence with capital and full stop."""
    text = text.strip().rstrip(",")
    return "" if not text else f"{text[:1].upper()}{text[1:]}."
