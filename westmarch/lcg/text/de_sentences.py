"""German: clauses, the order of their words, and how they are joined to sentences."""

from __future__ import annotations

from typing import TypeAlias

from westmarch.kernel.records import Record, replace
from westmarch.lcg.text.de_grammar import Text, Verb, closed, listed
from westmarch.lcg.text.de_nouns import THAT_PLAYER


class Clause(Record):
    """Somebody does something; without a subject it is the player who carries the effect out.

    `giving` is another wording for after "um": "um ihm +1 Angriffsstärke zu geben".
    """

    verb: Verb
    middle: tuple[Text, ...] = ()
    subject: Text = Text("")
    many: bool = False
    giving: Clause | None = None
    may: bool = False


class Whole(Record):
    """A sentence that is complete; it begins with its own condition, or with a time."""

    text: str
    condition: str = ""


Sentence: TypeAlias = tuple[Clause, ...] | Whole


def told(sentence: Sentence, lead: str = "", infinitive: bool = False) -> str:
    """A sentence in words, not yet capitalised; after a lead the verb comes before its subject."""
    front = f"{lead} " if lead else ""
    if isinstance(sentence, Whole):
        return conditional(sentence, lead)
    if is_time(lead) and not sentence[0].subject.core:
        return told((timed(sentence[0], lead), *sentence[1:]))
    groups: list[list[Clause]] = []
    for clause in sentence:
        if groups and groups[-1][-1].subject == clause.subject:
            groups[-1].append(clause)
        else:
            groups.append([clause])
    text = group_told(groups[0], bool(lead), infinitive)
    for group in groups[1:]:
        if group[0].subject == THAT_PLAYER:
            explained = listed([at_the_end(clause, clause.verb.last()) for clause in group])
            text = f"{text.rstrip(',')}, der {explained}"
        else:
            text += f" und {group_told(group, False, False)}"
    return front + text.rstrip(",")


def conditional(sentence: Whole, lead: str) -> str:
    """A complete sentence; what has to happen comes after the condition: falls …, nachdem …"""
    words = [lead, sentence.condition, sentence.text]
    if sentence.condition and lead:
        clause = lead.endswith(",")
        words[:2] = [sentence.condition, lead] if clause else [f"{lead},", sentence.condition]
    return " ".join(filter(None, words))


def is_time(lead: str) -> bool:
    """Whether a lead is no clause of its own: am Ende der Runde."""
    return bool(lead) and lead[-1] != "," and lead not in ("sonst", "dann")


def timed(clause: Clause, time: str) -> Clause:
    """A command with its time; a command begins with its verb: lege Gandalf am Ende … ab."""
    first, *rest = clause.middle
    return replace(clause, middle=(first, Text(time), *rest))


def can_follow_um(sentence: Sentence) -> bool:
    """Whether a sentence can stand after "um"."""
    if isinstance(sentence, Whole):
        return False
    first = sentence[0]
    return not first.may and (not first.subject.core or first.giving is not None)


def group_told(clauses: list[Clause], inverted: bool, infinitive: bool) -> str:
    """Clauses with one subject; a clause that explains the last word leaves a comma at the end."""
    first = clauses[0]
    if infinitive:
        giving = [clause.giving or clause for clause in clauses]
        return listed([at_the_end(clause, clause.verb.with_zu()) for clause in giving])
    if first.may:
        said = [at_the_end(clause, clause.verb.infinitive()) for clause in clauses]
        may = "darf" if first.subject.core else "darfst"
        return started(may, first.subject if first.subject.core else Text("du"), said, inverted)
    if not first.subject.core:
        return listed([open_clause(clause.verb.du, clause) for clause in clauses])
    finite = [clause.verb.sie if clause.many else clause.verb.er for clause in clauses]
    said = [at_the_end(clause, clause.verb.end) for clause in clauses]
    others = [f"{verb} {rest}" for verb, rest in zip(finite[1:], said[1:], strict=True)]
    return started(finite[0], first.subject, [said[0], *others], inverted)


def started(verb: str, subject: Text, said: list[str], inverted: bool) -> str:
    """Verb and subject in their order, then what is said of them."""
    head = f"{verb} {closed(subject)}" if inverted else f"{closed(subject)} {verb}"
    return listed([f"{head} {said[0]}".rstrip(), *said[1:]])


def open_clause(verb: str, clause: Clause) -> str:
    """A clause that begins with its verb."""
    return f"{verb} {at_the_end(clause, clause.verb.end)}".rstrip()


def at_the_end(clause: Clause, end: str) -> str:
    """What stands between the verb and its end; the last word is explained after the end."""
    *first, last = clause.middle or (Text(""),)
    words = [*(closed(text) for text in first), last.core, end]
    core = " ".join(filter(None, words))
    return f"{core}, {last.tail}," if last.tail else core
