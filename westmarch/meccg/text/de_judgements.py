"""German: how much, and if what."""

from __future__ import annotations

from collections.abc import Callable

from westmarch.meccg.kinds import Zone
from westmarch.meccg.text.de_filters import a, clause, is_name, many, numbered
from westmarch.meccg.text.de_grammar import ACC, DAT, NOM, YOU, Case, listed
from westmarch.meccg.text.de_happenings import this_turn
from westmarch.meccg.text.de_nouns import (
    CARD,
    PLAYERS,
    REGION,
    REGION_NOUNS,
    STATS,
    card_name,
)
from westmarch.meccg.text.de_phrases import one_of
from westmarch.meccg.text.de_properties import stat_name
from westmarch.meccg.text.de_refs import REFS, kind_of
from westmarch.meccg.text.meaning import Meant
from westmarch.meccg.text.sorts import is_exact, lies_in
from westmarch.meccg.text.terms import PHASES
from westmarch.meccg.vocabulary import filters as f
from westmarch.meccg.vocabulary import judgements as j
from westmarch.meccg.vocabulary import properties as p
from westmarch.meccg.vocabulary.references import Deed, Ref, Stat

# Amounts


def amount(one: j.Amount, case: Case = NOM) -> str:
    """How much."""
    return str(one) if isinstance(one, int) else AMOUNTS[type(one)](one, case)


def signed(one: j.Amount) -> str:
    """How much is added."""
    if isinstance(one, int):
        return f"{one:+}"
    if isinstance(one, j.Cases):
        return cases(one, ACC, lambda part, case: signed(part))
    return amount(one, ACC)


def times(number: int, text: str, most: int | None = None) -> str:
    """Something several times, at most so much."""
    limit = "" if most is None else f" (höchstens {most})"
    if number == 1:
        return f"{text}{limit}"
    return f"{'minus' if number == -1 else f'{number} mal'} {text}{limit}"


def cases(one: j.Cases, case: Case, said: Callable[[j.Amount, Case], str] = amount) -> str:
    """One amount or another, in brackets."""
    parts = [
        f"{said(each_.amount, case)}, wenn {condition(each_.condition)}" for each_ in one.cases
    ]
    if one.otherwise != 0:
        parts.append(f"sonst {said(one.otherwise, case)}")
    return f"({'; '.join(parts)})"


def stat_of(one: j.StatOf, case: Case) -> str:
    """A number of somebody."""
    who = REFS[one.what]
    name = stat_name(one.stat, case, "der") if who.gender is not YOU else own(one.stat, case)
    of = "" if who.gender is YOU else f" {who.of()}"
    printed = " (wie gedruckt)" if one.printed else ""
    return times(one.times, f"{name}{of}{printed}", one.most)


def own(stat: Stat, case: Case) -> str:
    """A number of the reader."""
    noun = STATS[stat]
    return one_of((noun,), "ein", case).replace("ein", "dein", 1)


def influence(one: j.UnusedInfluence, case: Case) -> str:
    """Unused influence."""
    start = "den freien" if case is ACC else "dem freien" if case is DAT else "der freie"
    against = "" if one.against is None else f" gegenüber {REFS[one.against].dat}"
    return f"{start} Einfluss {REFS[one.what].of()}{against}"


def regions(one: j.Regions, case: Case) -> str:
    """Regions of the site path."""
    nouns = (REGION if one.kind is None else REGION_NOUNS[one.kind],)
    what = one_of(nouns, "", DAT, plural=True)
    return times(one.times, f"die Anzahl von {what} auf der Reiseroute")


FIGURES = {
    j.Figure.ROLLED: "das Ergebnis des Wurfs",
    j.Figure.PAID: "die festgehaltene Anzahl",
    j.Figure.MARGIN: "der Überschuss des Wurfs über die Zahl",
    j.Figure.COUNTERS: "die Anzahl der Marken auf dieser Karte",
    j.Figure.SHOWN: "die Anzahl der gezeigten Karten",
}

AMOUNTS: dict[type, Callable[..., str]] = {
    j.Count: lambda one, case: times(
        one.times, f"{'der' if case is DAT else 'die'} Anzahl von {many(one.filter).dat}", one.most
    ),
    j.StatOf: stat_of,
    j.RemovalNumber: lambda one, case: (
        f"die Zahl, über der {REFS[one.what].nom} entfernt wird (sonst {one.otherwise})"
    ),
    j.UnusedInfluence: influence,
    j.Regions: regions,
    j.HowOften: lambda one, case: times(
        one.times, f"die Anzahl der Male, dass {this_turn(one.event)},"
    ),
    j.Cases: cases,
    j.Plus: lambda one, case: " plus ".join(amount(part, case) for part in one.parts if part != 0),
    j.Times: lambda one, case: times(one.times, amount(one.amount, case)),
    j.Half: lambda one, case: (
        f"die Hälfte von {amount(one.amount, DAT)} ({'ab' if one.down else 'auf'}gerundet)"
    ),
    j.Found: lambda one, case: times(one.times, FIGURES[one.figure]),
}
"""What each amount says."""

# Conditions


def condition(one: j.Condition) -> str:
    """If what, as a clause."""
    return CONDITIONS[type(one)](one)


def if_so(one: j.Condition) -> str:
    """A condition behind a sentence."""
    return "" if isinstance(one, j.Always) else f", {provided(one)}"


def provided(one: j.Condition) -> str:
    """A condition with its word."""
    match one:
        case j.Not(j.Happened() | j.And() | j.Or() as what):
            return f"außer wenn {condition(what)}"
    return f"wenn {condition(one)}"


def exists(one: j.Exists) -> str:
    """There are some."""
    if is_name(one.filter) and lies_in(one.filter) in (None, Zone.PLAY):
        name = a(one.filter).nom.replace(" im Spiel", "")
        return f"{name} {'nicht ' if one.most == 0 else ''}im Spiel ist"
    if is_name(one.filter):
        return f"es {a(one.filter).acc} {'nicht ' if one.most == 0 else ''}gibt"
    return f"es {numbered(one.least, one.most, one.filter, CARD).acc} gibt"


def negated(one: j.Not) -> str:
    """Something is not so."""
    match one.what:
        case j.Is(what, f.Anything()) if what in NOBODY:
            return NOBODY[what]
        case j.PlayerIs(whose, sides):
            return REFS[whose].fill(
                f"{{nom}} kein {listed(PLAYERS[side] for side in sides)} {{ist}}"
            )
        case j.AvatarIs(whose, beings):
            return f"{avatar(whose)} nicht {listed(map(card_name, beings))} ist"
        case j.Is(what, filter):
            return REFS[what].fill(f"{{nom}} {clause(f.Other(filter), kind_of(what))}")
        case j.Exists(filter, 1, None):
            return exists(j.Exists(filter, least=0, most=0))
        case j.Now(state):
            return NOT_NOW[state]
        case j.Happened(happening):
            return f"es nicht so ist, dass {this_turn(happening)}"
        case j.AtLeast(much, least):
            return f"{amount(much)} kleiner als {amount(least)} ist"
    return f"es nicht so ist, dass {condition(one.what)}"


def both(one: j.And) -> str:
    """Two conditions; two limits that meet are one number."""
    match one:
        case j.And(j.AtLeast(much, least) as first, second) if is_exact(first, second):
            return f"{amount(much)} genau {amount(least)} ist"
        case j.And(j.And(first, second), third) if is_exact(second, third):
            return f"{condition(first)} und {both(j.And(second, third))}"
    said = (
        f"({condition(part)})" if isinstance(part, j.Or) else condition(part)
        for part in (one.one, one.two)
    )
    return " und ".join(filter(None, said))


NOBODY: dict[Ref | Meant, str] = {
    Ref.HOST: "diese Karte keinen Träger hat",
    Ref.KEPT: "mit dieser Karte keine Karte gewählt ist",
}
SOMEBODY: dict[Ref | Meant, str] = {
    Ref.HOST: "diese Karte einen Träger hat",
    Ref.KEPT: "mit dieser Karte eine Karte gewählt ist",
}
"""What is said of what is meant, if it is there at all."""


def so(one: j.Is) -> str:
    """Something fits."""
    what: Ref | Meant = one.what
    if one.filter == f.Anything() and what in SOMEBODY:
        return SOMEBODY[what]
    if what is Meant.THAT_COMPANY and one.filter == p.That(Ref.COMPANY):
        return "sie auf die Gemeinschaft gespielt wird"
    return REFS[what].fill(f"{{nom}} {clause(one.filter, kind_of(what))}")


def avatar(whose: Ref) -> str:
    """The avatar of a player."""
    return "dein Avatar" if whose is Ref.ME else f"der Avatar {REFS[whose].of()}"


def at_least(one: j.AtLeast) -> str:
    """An amount is at least another; points are had."""
    match one.amount:
        case j.StatOf(stat=Stat.STAGE_POINTS, what=what, times=1):
            return REFS[what].fill(
                f"{{nom}} mindestens {amount(one.least)} Entwicklungspunkte {{hat}}"
            )
    return f"{amount(one.amount)} mindestens {amount(one.least)} ist"


NOW = {
    j.State.DOORS_OF_NIGHT: "„Tore der Nacht“ im Spiel ist",
    j.State.GATES_OF_MORNING: "„Tore des Morgens“ im Spiel ist",
    j.State.MY_TURN: "du am Zug bist",
    j.State.TAPS_TO_FACE: "der Charakter tappt, um sich dem Hieb zu stellen,",
    j.State.MAY_CALL_COUNCIL: "du den Rat einberufen darfst",
    j.State.SAME_SIDE: "beide Spieler dieselbe Ausrichtung haben",
    j.State.FIRST_TURN: "es der erste Zug ist",
    j.State.ERRATA: "nach den Errata gespielt wird",
    j.State.STILL_SAID: "die Wirkung einer solchen Karte noch anhält",
    j.State.NOBODY_BROUGHT: "du in diesem Zug noch keinen Charakter ins Spiel gebracht hast",
}
NOT_NOW = {
    j.State.DOORS_OF_NIGHT: "„Tore der Nacht“ nicht im Spiel ist",
    j.State.GATES_OF_MORNING: "„Tore des Morgens“ nicht im Spiel ist",
    j.State.MY_TURN: "du nicht am Zug bist",
    j.State.TAPS_TO_FACE: "der Charakter nicht tappt, um sich dem Hieb zu stellen",
    j.State.MAY_CALL_COUNCIL: "du den Rat nicht einberufen darfst",
    j.State.SAME_SIDE: "die Spieler verschiedene Ausrichtungen haben",
    j.State.FIRST_TURN: "es nicht der erste Zug ist",
    j.State.ERRATA: "nicht nach den Errata gespielt wird",
    j.State.STILL_SAID: "keine Wirkung einer solchen Karte mehr anhält",
    j.State.NOBODY_BROUGHT: "du in diesem Zug schon einen Charakter ins Spiel gebracht hast",
}
CAN = {
    Deed.USE_ITEM: "{what} benutzen {kann}",
    Deed.USE_SPELLS: "{what} benutzen {kann}",
    Deed.USE_PALANTIR: "{what} benutzen {kann}",
    Deed.BE_CROSSED: "über das Wasser erreicht werden {kann}",
}
"""What a card may allow somebody."""

CONDITIONS: dict[type, Callable[..., str]] = {
    j.Always: lambda one: "",
    j.And: both,
    j.Or: lambda one: f"{condition(one.one)} oder {condition(one.two)}",
    j.Not: negated,
    j.Is: so,
    j.Already: lambda one: REFS[one.what].fill(
        f"{{nom}} auch ohne diese Karte {clause(one.filter, kind_of(one.what))}"
    ),
    j.Exists: exists,
    j.AtLeast: at_least,
    j.Happened: lambda one: this_turn(one.event),
    j.Can: lambda one: REFS[one.who].fill(
        f"{{nom}} {CAN.get(one.deed, '{what} benutzen {kann}')}",
        what="diese Karte" if one.what is None else REFS[one.what].acc,
    ),
    j.PlayerIs: lambda one: REFS[one.whose].fill(
        f"{{nom}} {listed(PLAYERS[side] for side in one.alignments)} {{ist}}"
    ),
    j.AvatarIs: lambda one: (
        f"{avatar(one.whose)} {listed(card_name(being) for being in one.beings)} ist"
    ),
    j.During: lambda one: f"es die {PHASES[one.phase][1]} ist",
    j.CausedBy: lambda one: f"der Wurf durch {a(one.what).acc} verlangt wird",
    j.Now: lambda one: NOW[one.state],
}
"""What each condition says."""
