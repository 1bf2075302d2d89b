"""English: titles, terms and small words."""

from __future__ import annotations

import re
from collections.abc import Iterable

from westmarch.lcg.kinds import Phase, Sphere, Stat
from westmarch.lcg.text.speaking import PRINTED, by_title
from westmarch.lcg.vocabulary.targets import Until

HE, HIM, HIS = "<he>", "<him>", "<his>"
"""The card itself: by its title at its first mention in an ability, then by a pronoun."""

THAT_PLAYER = "that player"

PERSONS = {
    "aragorn": "he him his",
    "theodred": "he him his",
    "gloin": "he him his",
    "gimli": "he him his",
    "legolas": "he him his",
    "thalin": "he him his",
    "eowyn": "she her her",
    "eleanor": "she her her",
    "dunhere": "he him his",
    "denethor": "he him his",
    "glorfindel": "he him his",
    "beravor": "she her her",
    "faramir": "he him his",
    "brok-ironfist": "he him his",
    "beorn": "he him his",
    "gandalf": "he him his",
    "chieftan-ufthak": "he him his",
}


def title(code: str) -> str:
    """What a card is called."""
    return PRINTED[code].name


def named(text: str, code: str) -> str:
    """A text with the card's own title at the first mention, and pronouns after it."""
    pronouns = PERSONS.get(code, "it it its").split()
    seen = False

    def put(found: re.Match[str]) -> str:
        nonlocal seen
        again, seen = seen, True
        form = (HE, HIM, HIS).index(found[0])
        if again and by_title(code):
            return pronouns[form]
        name = title(code) if by_title(code) else "this card"
        return f"{name}'s" if form == 2 else name

    return re.sub("<he>|<him>|<his>", put, text)


SPHERES = {sphere: sphere.value.capitalize() for sphere in Sphere}
PHASES = {phase: phase.value for phase in Phase}
STATS = {stat: stat.value for stat in Stat}
UNTIL = {
    Until.ATTACK: "for this attack",
    Until.PHASE: "this phase",
    Until.ROUND: "this round",
}


def article_for(noun: str) -> str:
    """A noun with its article."""
    return f"{'an' if noun[0].lower() in 'aeiou' else 'a'} {noun}"


def listed(words: Iterable[str], link: str = " and ") -> str:
    """Words in a row: a, b and c."""
    *first, last = words
    return f"{', '.join(first)}{link}{last}" if first else last
