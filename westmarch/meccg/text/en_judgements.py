"""English: how much, and if what."""

from __future__ import annotations

from collections.abc import Callable

from westmarch.meccg.kinds import Alignment, Zone
from westmarch.meccg.text.en_filters import a, clause, is_name, many, no, numbered
from westmarch.meccg.text.en_grammar import a as an
from westmarch.meccg.text.en_grammar import listed
from westmarch.meccg.text.en_happenings import event, phase_name
from westmarch.meccg.text.en_nouns import (
    CARD,
    PLAYERS,
    REGION,
    REGION_NOUNS,
    STATS,
    card_name,
)
from westmarch.meccg.text.en_refs import REFS, kind_of
from westmarch.meccg.text.meaning import Meant
from westmarch.meccg.text.sorts import is_exact, lies_in
from westmarch.meccg.vocabulary import filters as f
from westmarch.meccg.vocabulary import judgements as j
from westmarch.meccg.vocabulary import properties as p
from westmarch.meccg.vocabulary.references import Deed, Ref, Stat

# Amounts


def amount(one: j.Amount) -> str:
    """How much."""
    return str(one) if isinstance(one, int) else AMOUNTS[type(one)](one)


def signed(one: j.Amount) -> str:
    """How much is added."""
    if isinstance(one, int):
        return f"{one:+}"
    return cases(one, signed) if isinstance(one, j.Cases) else amount(one)


def times(number: int, text: str, most: int | None = None) -> str:
    """Something several times, at most so much."""
    limit = "" if most is None else f" (at most {most})"
    if number == 1:
        return f"{text}{limit}"
    return f"{'minus' if number == -1 else f'{number} times'} {text}{limit}"


def cases(one: j.Cases, said: Callable[[j.Amount], str] = amount) -> str:
    """One amount or another, in brackets."""
    parts = [f"{said(case.amount)} if {condition(case.condition)}" for case in one.cases]
    if one.otherwise != 0:
        parts.append(f"otherwise {said(one.otherwise)}")
    return f"({'; '.join(parts)})"


def stat_of(one: j.StatOf) -> str:
    """A number of somebody."""
    name = f"printed {STATS[one.stat]}" if one.printed else STATS[one.stat]
    return times(one.times, REFS[one.what].its(name), one.most)


def influence(one: j.UnusedInfluence) -> str:
    """Unused influence."""
    against = "" if one.against is None else f" against {REFS[one.against].text}"
    return f"{REFS[one.what].its('unused influence')}{against}"


def regions(one: j.Regions) -> str:
    """Regions of the site path."""
    noun = REGION if one.kind is None else REGION_NOUNS[one.kind]
    return times(one.times, f"the number of {noun.form(plural=True)} in the site path")


FIGURES = {
    j.Figure.ROLLED: "the result of the roll",
    j.Figure.PAID: "the number noted",
    j.Figure.MARGIN: "the amount by which the roll exceeds the number",
    j.Figure.COUNTERS: "the number of counters on this card",
    j.Figure.SHOWN: "the number of cards shown",
}

AMOUNTS: dict[type, Callable[..., str]] = {
    j.Count: lambda one: times(one.times, f"the number of {many(one.filter).text}", one.most),
    j.StatOf: stat_of,
    j.RemovalNumber: lambda one: (
        f"the number above which {REFS[one.what].text} is removed (or {one.otherwise})"
    ),
    j.UnusedInfluence: influence,
    j.Regions: regions,
    j.HowOften: lambda one: times(
        one.times, f"the number of times that {event(one.event, past=True)} this turn"
    ),
    j.Cases: cases,
    j.Plus: lambda one: " plus ".join(amount(part) for part in one.parts if part != 0),
    j.Times: lambda one: times(one.times, amount(one.amount)),
    j.Half: lambda one: f"half of {amount(one.amount)} (rounded {'down' if one.down else 'up'})",
    j.Found: lambda one: times(one.times, FIGURES[one.figure]),
}
"""What each amount says."""

# Conditions


def condition(one: j.Condition) -> str:
    """If what."""
    return CONDITIONS[type(one)](one)


def if_so(one: j.Condition) -> str:
    """A condition behind a sentence."""
    return "" if isinstance(one, j.Always) else f" {provided(one)}"


def provided(one: j.Condition) -> str:
    """A condition with its word."""
    if isinstance(one, j.Not) and isinstance(one.what, j.Happened | j.And | j.Or):
        return f"unless {condition(one.what)}"
    return f"if {condition(one)}"


def exists(one: j.Exists) -> str:
    """There are some."""
    if is_name(one.filter) and lies_in(one.filter) in (None, Zone.PLAY):
        name = a(one.filter).replace(" in play", "")
        return f"{name} is {'not ' if one.most == 0 else ''}in play"
    if is_name(one.filter):
        return f"there is {'not ' if one.most == 0 else ''}{a(one.filter)}"
    if one.most == 0:
        return f"there is {no(one.filter).text}"
    alone = one.least == 1 and one.most in (1, None)
    return f"there {'is' if alone else 'are'} {numbered(one.least, one.most, one.filter, CARD)}"


def negated(one: j.Not) -> str:
    """Something is not so."""
    match one.what:
        case j.Is(what, f.Anything()) if what in NOBODY:
            return NOBODY[what]
        case j.Is(what, filter):
            return REFS[what].fill(f"{{nom}} {clause(f.Other(filter), kind_of(what))}")
        case j.Exists(filter, 1, None):
            return exists(j.Exists(filter, least=0, most=0))
        case j.Now(state):
            return NOT_NOW[state]
        case j.Happened(happening):
            return f"it is not so that {event(happening, past=True)} this turn"
        case j.AtLeast(much, least):
            return f"{amount(much)} is less than {amount(least)}"
        case j.AvatarIs(whose, beings):
            return f"{REFS[whose].its('avatar')} is not {listed(map(card_name, beings))}"
        case j.PlayerIs(whose, sides):
            return REFS[whose].fill(f"{{nom}} {{is}} not {player(sides)}")
    return f"it is not so that {condition(one.what)}"


NOBODY: dict[Ref | Meant, str] = {
    Ref.HOST: "this card has no bearer",
    Ref.KEPT: "no card is chosen with this one",
}
SOMEBODY: dict[Ref | Meant, str] = {
    Ref.HOST: "this card has a bearer",
    Ref.KEPT: "a card is chosen with this one",
}
"""What is said of what is meant, if it is there at all."""


def so(one: j.Is) -> str:
    """Something fits."""
    if one.filter == f.Anything() and one.what in SOMEBODY:
        return SOMEBODY[one.what]
    what: Ref | Meant = one.what
    if what is Meant.THAT_COMPANY and one.filter == p.That(Ref.COMPANY):
        return "it is played on the company"
    return REFS[one.what].fill(f"{{nom}} {clause(one.filter, kind_of(one.what))}")


def player(sides: tuple[Alignment, ...]) -> str:
    """A player of one of some sides."""
    return an(listed(PLAYERS[side] for side in sides))


def both(one: j.And) -> str:
    """Two conditions; two limits that meet are one number."""
    match one:
        case j.And(j.AtLeast(much, least) as first, second) if is_exact(first, second):
            return f"{amount(much)} is exactly {amount(least)}"
        case j.And(j.And(first, second), third) if is_exact(second, third):
            return f"{condition(first)} and {both(j.And(second, third))}"
    said = (
        f"({condition(part)})" if isinstance(part, j.Or) else condition(part)
        for part in (one.one, one.two)
    )
    return " and ".join(filter(None, said))


def at_least(one: j.AtLeast) -> str:
    """An amount is at least another; points are had."""
    match one.amount:
        case j.StatOf(stat=Stat.STAGE_POINTS, what=what, times=1):
            return REFS[what].fill(f"{{nom}} {{has}} at least {amount(one.least)} stage points")
    return f"{amount(one.amount)} is at least {amount(one.least)}"


NOW = {
    j.State.DOORS_OF_NIGHT: "Doors of Night is in play",
    j.State.GATES_OF_MORNING: "Gates of Morning is in play",
    j.State.MY_TURN: "it is your turn",
    j.State.TAPS_TO_FACE: "the character taps to face the strike",
    j.State.MAY_CALL_COUNCIL: "you may call the council",
    j.State.SAME_SIDE: "both players have the same alignment",
    j.State.FIRST_TURN: "it is the first turn",
    j.State.ERRATA: "the errata are in use",
    j.State.STILL_SAID: "the effect of such a card still lasts",
    j.State.NOBODY_BROUGHT: "you have not brought a character into play this turn",
}
NOT_NOW = {
    j.State.DOORS_OF_NIGHT: "Doors of Night is not in play",
    j.State.GATES_OF_MORNING: "Gates of Morning is not in play",
    j.State.MY_TURN: "it is not your turn",
    j.State.TAPS_TO_FACE: "the character does not tap to face the strike",
    j.State.MAY_CALL_COUNCIL: "you may not call the council",
    j.State.SAME_SIDE: "the players have different alignments",
    j.State.FIRST_TURN: "it is not the first turn",
    j.State.ERRATA: "the errata are not in use",
    j.State.STILL_SAID: "no effect of such a card lasts",
    j.State.NOBODY_BROUGHT: "you have brought a character into play this turn",
}

CAN = {Deed.BE_CROSSED: "be reached across the water"}
"""What a card may allow somebody, where it is not the use of something."""

CONDITIONS: dict[type, Callable[..., str]] = {
    j.Always: lambda one: "",
    j.And: both,
    j.Or: lambda one: f"{condition(one.one)} or {condition(one.two)}",
    j.Not: negated,
    j.Is: so,
    j.Already: lambda one: REFS[one.what].fill(
        f"{{nom}}, even without this card, {clause(one.filter, kind_of(one.what))}"
    ),
    j.Exists: exists,
    j.AtLeast: at_least,
    j.Happened: lambda one: f"{event(one.event, past=True)} this turn",
    j.Can: lambda one: REFS[one.who].fill(
        f"{{nom}} can {CAN.get(one.deed, 'use {what}')}",
        what="this card" if one.what is None else REFS[one.what].text,
    ),
    j.PlayerIs: lambda one: REFS[one.whose].fill(f"{{nom}} {{is}} {player(one.alignments)}"),
    j.AvatarIs: lambda one: (
        f"{REFS[one.whose].its('avatar')} is {listed(card_name(being) for being in one.beings)}"
    ),
    j.During: lambda one: f"it is the {phase_name(one.phase)}",
    j.CausedBy: lambda one: f"the check was called for by {a(one.what)}",
    j.Now: lambda one: NOW[one.state],
}
"""What each condition says."""
