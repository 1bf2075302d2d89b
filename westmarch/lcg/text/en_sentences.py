"""English: clauses, and how they are joined to sentences."""

from __future__ import annotations

from typing import TypeAlias

from westmarch.kernel.records import Record
from westmarch.lcg.text.en_terms import THAT_PLAYER, listed


class Clause(Record):
    """Somebody does something; without a subject it is the player who carries the effect out.

    `giving` is another wording for after "to": "to give it +1 attack".
    """

    verb: str
    rest: str = ""
    subject: str = ""
    giving: str = ""
    may: bool = False


class Whole(Record):
    """A sentence that is complete: it begins with a condition or a time of its own."""

    text: str


Sentence: TypeAlias = tuple[Clause, ...] | Whole


def told(sentence: Sentence, lead: str = "", infinitive: bool = False) -> str:
    """A sentence in words, not yet capitalised; a lead is what comes before, as a trigger."""
    front = f"{lead}, " if lead else ""
    if isinstance(sentence, Whole):
        return front + sentence.text
    groups: list[list[Clause]] = []
    for clause in sentence:
        if groups and groups[-1][-1].subject == clause.subject:
            groups[-1].append(clause)
        else:
            groups.append([clause])
    text = group_told(groups[0], infinitive)
    for group in groups[1:]:
        subject = group[0].subject
        if subject == THAT_PLAYER:
            text += ", who " + listed(conjugated(clause) for clause in group)
        else:
            text += f" and {group_told(group, False)}"
    return front + text


def can_follow_to(sentence: Sentence) -> bool:
    """Whether a sentence can stand after "to"."""
    if isinstance(sentence, Whole):
        return False
    return not sentence[0].may and (not sentence[0].subject or bool(sentence[0].giving))


def capital(text: str) -> str:
    """A text with a capital letter at its beginning."""
    return text[:1].upper() + text[1:]


def group_told(clauses: list[Clause], infinitive: bool) -> str:
    """Clauses with one subject."""
    first = clauses[0]
    if infinitive:
        return listed(clause.giving or said(clause.verb, clause.rest) for clause in clauses)
    if first.may:
        subject = first.subject or "you"
        return f"{subject} may " + listed(said(clause.verb, clause.rest) for clause in clauses)
    if not first.subject:
        return listed(said(clause.verb, clause.rest) for clause in clauses)
    return f"{first.subject} " + listed(conjugated(clause) for clause in clauses)


def conjugated(clause: Clause) -> str:
    """A clause as somebody else does it: draws 2 cards."""
    if clause.subject == "the players":
        return said(clause.verb, clause.rest)
    words = clause.verb.split()
    place = 1 if words[0] == "also" else 0
    words[place] = third(words[place])
    return said(" ".join(words), clause.rest)


def said(verb: str, rest: str) -> str:
    """A verb with what follows it."""
    return f"{verb} {rest}" if rest else verb


def third(verb: str) -> str:
    """A verb in the third person."""
    if verb in ("may", "cannot", "can"):
        return verb
    if verb in ("be", "have"):
        return {"be": "is", "have": "has"}[verb]
    if verb.endswith(("sh", "ch", "s", "o")):
        return f"{verb}es"
    if verb.endswith("y") and verb[-2] not in "aeiou":
        return f"{verb[:-1]}ies"
    return f"{verb}s"
