"""German: what happens, how much, and if what."""

from __future__ import annotations

from collections.abc import Callable

from westmarch.meccg.kinds import Phase
from westmarch.meccg.text.de_filters import a, clause, each, is_name, many, numbered
from westmarch.meccg.text.de_grammar import ACC, DAT, NOM, YOU, Case, M, Noun, Thing, listed
from westmarch.meccg.text.de_nouns import (
    CARD,
    CHARACTER,
    COMPANY,
    PLAYERS,
    REGION,
    REGION_NOUNS,
    SITE,
    SORTS,
    STATS,
    card_name,
)
from westmarch.meccg.text.de_phrases import one_of
from westmarch.meccg.text.de_properties import stat_name
from westmarch.meccg.text.de_refs import REFS, kind_of
from westmarch.meccg.text.meaning import Meant
from westmarch.meccg.text.sorts import ATTACKS, BY, STRUCK, Sort, is_exact
from westmarch.meccg.text.sorts import HAPPENS as HAPPENS_TO
from westmarch.meccg.text.terms import PHASES
from westmarch.meccg.vocabulary import filters as f
from westmarch.meccg.vocabulary import judgements as j
from westmarch.meccg.vocabulary.references import Deed, Happens, Ref, Stat

HAPPENS: dict[Happens, str] = {
    Happens.PLAYED: "{nom}{by}{at} gespielt {wird}",
    Happens.ENTERS_PLAY: "{nom}{by}{at} ins Spiel {kommt}",
    Happens.LEAVES_PLAY: "{nom}{by}{at} das Spiel {verlässt}",
    Happens.DISCARDED: "{nom}{by}{at} abgeworfen {wird}",
    Happens.ELIMINATED: "{nom}{by}{at} eliminiert {wird}",
    Happens.KILLED: "{nom}{by}{at} im Kampf getötet {wird}",
    Happens.WOUNDED: "{nom}{by}{at} verwundet {wird}",
    Happens.TAPPED: "{nom}{by}{at} getappt {wird}",
    Happens.UNTAPPED: "{nom}{by}{at} enttappt {wird}",
    Happens.HEALED: "{nom}{by}{at} geheilt {wird}",
    Happens.STORED: "{nom}{by}{at} hinterlegt {wird}",
    Happens.MOVES: "{nom} sich{at} {bewegt}",
    Happens.ARRIVES: "{nom}{at} ankommt",
    Happens.SITE_REVEALED: "der Zielort {gen}{at} aufgedeckt wird",
    Happens.SITE_LEAVES: "{nom} das Spiel {verlässt}",
    Happens.PHASE_STARTS: "{phase} beginnt",
    Happens.PHASE_ENDS: "{phase} endet",
    Happens.ATTACK_FACED: "{faced} sich {dat}{at} {stellt}",
    Happens.ATTACK_STANDS: "{nom}{by}{at} nicht mehr vereitelt werden kann",
    Happens.ATTACK_ENDS: "{nom}{by}{at} endet",
    Happens.ATTACK_DEFEATED: "{nom}{by}{at} besiegt {wird}",
    Happens.ATTACK_CANCELED: "{nom}{by}{at} vereitelt {wird}",
    Happens.STRIKE_SUCCEEDS: "ein Hieb {gen}{by}{at} erfolgreich {ist}",
    Happens.STRIKE_FAILS: "ein Hieb {gen}{by}{at} fehlschlägt",
    Happens.STRIKE_ENDS: "ein Hieb {gen}{by}{at} abgehandelt ist",
    Happens.STRIKE_DEFEATED: "ein Hieb {gen}{by}{at} besiegt {wird}",
    Happens.BODY_CHECKED: "ein Konstitutionswurf gegen {acc}{by}{at} gemacht wird",
    Happens.CHECK_FAILED: "ein Versuchungswurf {gen}{by}{at} misslingt",
    Happens.INFLUENCED: "{nom}{by}{at} erfolgreich beeinflusst {wird}",
    Happens.ATTEMPTED: "{nom}{by}{at} beeinflusst werden soll",
    Happens.INFLUENCE_CHECKED: "ein Beeinflussungswurf gegen {acc}{by}{at} gemacht wird",
    Happens.CAPTURED: "{nom}{by}{at} gefangen genommen {wird}",
    Happens.FREED: "{nom}{by}{at} befreit {wird}",
    Happens.DECK_EXHAUSTED: "ein Spielstapel aufgebraucht ist",
    Happens.RING_TESTED: "{nom}{by}{at} geprüft {wird}",
    Happens.SHOWN: "{nom}{by}{at} gezeigt {wird}",
    Happens.COMPANY_SPLITS: "{nom} sich{at} {teilt}",
    Happens.LEAVES_COMPANY: "{nom}{at} {company} {verlässt}",
    Happens.JOINS_COMPANY: "{nom}{at} zu {to} {kommt}",
    Happens.AGENT_ACTS: "{nom}{at} {handelt}",
}


AT = {Happens.MOVES: "zu"}
"""How the place is said, if not with "an"."""


def whom(one: f.Filter | Ref | None, noun: Noun = CARD) -> Thing:
    """Somebody or something that is meant, or one that fits."""
    if one is None:
        return a(f.Anything(), noun)
    return REFS[one] if isinstance(one, Ref | Meant) else a(one, noun)


def all_of(one: f.Filter | Ref, noun: Noun = CARD) -> Thing:
    """All that fit, or what is meant."""
    return REFS[one] if isinstance(one, Ref | Meant) else each(one, noun)


def phase_of(phase: Phase | None, who: f.Filter | Ref | None) -> str:
    """A phase of somebody."""
    name = "Phase" if phase is None else PHASES[phase][1]
    if who is Ref.ME:
        return f"deine {name}"
    return f"eine {name}" if who is None else f"die {name} {whom(who, COMPANY).of()}"


def event(one: j.Event, past: bool = False) -> str:
    """What happens, as a clause."""
    by = ""
    if one.by is not None and one.what in STRUCK:
        by = f" gegen {whom(one.by, CHARACTER).acc}"
    elif one.by is not None:
        by = f" durch {whom(one.by, SORTS[BY.get(one.what, Sort.CARD)]).acc}"
    at = "" if one.at is None else f" {AT.get(one.what, 'an')} {a(one.at, SITE).dat}"
    to = whom(one.to, COMPANY)
    if one.to is not None and one.what not in (Happens.JOINS_COMPANY, Happens.LEAVES_COMPANY):
        at += f" bei {to.dat}"
    who = whom(one.who, SORTS[HAPPENS_TO.get(one.what, Sort.CARD)])
    if one.what in ATTACKS and isinstance(one.who, Ref | Meant) and one.who is not Ref.ATTACK:
        who = attack_of(who)
    return who.fill(
        HAPPENS[one.what],
        past,
        by=by,
        at=at,
        faced=whom(one.by, COMPANY).nom,
        phase=phase_of(one.phase, one.who),
        to=to.dat,
        company="die Gemeinschaft" if one.to is None else to.acc,
    )


def this_turn(one: j.Event) -> str:
    """What has happened in this turn."""
    text = event(one, past=True)
    if one.what is Happens.ATTACK_FACED:
        return text.replace(" sich ", " sich in diesem Zug ", 1)
    return f"in diesem Zug {text}"


def attack_of(who: Thing) -> Thing:
    """The attack of something."""
    of = who.of()
    return Thing(
        M, f"der Angriff {of}", f"den Angriff {of}", f"dem Angriff {of}", f"des Angriffs {of}"
    )


# Amounts


def amount(one: j.Amount, case: Case = NOM) -> str:
    """How much."""
    return str(one) if isinstance(one, int) else AMOUNTS[type(one)](one, case)


def signed(one: j.Amount) -> str:
    """How much is added."""
    return f"{one:+}" if isinstance(one, int) else amount(one, ACC)


def times(number: int, text: str, most: int | None = None) -> str:
    """Something several times, at most so much."""
    limit = "" if most is None else f" (höchstens {most})"
    if number == 1:
        return f"{text}{limit}"
    return f"{'minus' if number == -1 else f'{number} mal'} {text}{limit}"


def cases(one: j.Cases, case: Case) -> str:
    """One amount or another."""
    parts = [
        f"{amount(each_.amount, case)}, wenn {condition(each_.condition)}" for each_ in one.cases
    ]
    return f"{'; '.join(parts)}; sonst {amount(one.otherwise, case)}"


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
    j.Count: lambda one, case: times(one.times, f"die Anzahl von {many(one.filter).dat}", one.most),
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
        f"die Hälfte von: {amount(one.amount)} ({'ab' if one.down else 'auf'}gerundet)"
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
    return "" if isinstance(one, j.Always) else f", wenn {condition(one)}"


def exists(one: j.Exists) -> str:
    """There are some."""
    if is_name(one.filter):
        return f"{a(one.filter).nom} {'nicht ' if one.most == 0 else ''}im Spiel ist"
    return f"es {numbered(one.least, one.most, one.filter, CARD).acc} gibt"


def negated(one: j.Not) -> str:
    """Something is not so."""
    match one.what:
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
    return " und ".join(filter(None, map(condition, (one.one, one.two))))


NOW = {
    j.State.DOORS_OF_NIGHT: "„Tore der Nacht“ im Spiel ist",
    j.State.GATES_OF_MORNING: "„Tore des Morgens“ im Spiel ist",
    j.State.MY_TURN: "du am Zug bist",
    j.State.TAPS_TO_FACE: "der Charakter tappt, um sich dem Hieb zu stellen",
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
    j.Is: lambda one: REFS[one.what].fill(f"{{nom}} {clause(one.filter, kind_of(one.what))}"),
    j.Already: lambda one: REFS[one.what].fill(
        f"{{nom}} auch ohne diese Karte {clause(one.filter, kind_of(one.what))}"
    ),
    j.Exists: exists,
    j.AtLeast: lambda one: f"{amount(one.amount)} mindestens {amount(one.least)} ist",
    j.Happened: lambda one: this_turn(one.event),
    j.Can: lambda one: REFS[one.who].fill(
        f"{{nom}} {CAN.get(one.deed, '{what} benutzen {kann}')}",
        what="diese Karte" if one.what is None else REFS[one.what].acc,
    ),
    j.PlayerIs: lambda one: REFS[one.whose].fill(
        f"{{nom}} {listed(PLAYERS[side] for side in one.alignments)} {{ist}}"
    ),
    j.AvatarIs: lambda one: (
        ("dein Avatar" if one.whose is Ref.ME else f"der Avatar {REFS[one.whose].of()}")
        + f" {listed(card_name(being) for being in one.beings)} ist"
    ),
    j.During: lambda one: f"es die {PHASES[one.phase][1]} ist",
    j.CausedBy: lambda one: f"der Wurf durch {a(one.what).acc} verlangt wird",
    j.Now: lambda one: NOW[one.state],
}
"""What each condition says."""
