"""English: what happens, how much, and if what."""

from __future__ import annotations

from collections.abc import Callable

from westmarch.meccg.kinds import Alignment, Phase
from westmarch.meccg.text.en_filters import a, clause, each, is_name, many, no, numbered
from westmarch.meccg.text.en_grammar import ONE, Noun, Thing, listed
from westmarch.meccg.text.en_grammar import a as an
from westmarch.meccg.text.en_nouns import (
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
from westmarch.meccg.text.en_refs import REFS, kind_of
from westmarch.meccg.text.meaning import Meant
from westmarch.meccg.text.sorts import ATTACKS, BY, STRUCK, Sort, is_exact
from westmarch.meccg.text.sorts import HAPPENS as HAPPENS_TO
from westmarch.meccg.text.terms import PHASES
from westmarch.meccg.vocabulary import filters as f
from westmarch.meccg.vocabulary import judgements as j
from westmarch.meccg.vocabulary.references import Deed, Happens, Ref

HAPPENS: dict[Happens, str] = {
    Happens.PLAYED: "{nom} {is} played{by}{at}",
    Happens.ENTERS_PLAY: "{nom} {comes} into play{by}{at}",
    Happens.LEAVES_PLAY: "{nom} {leaves} play{by}{at}",
    Happens.DISCARDED: "{nom} {is} discarded{by}{at}",
    Happens.ELIMINATED: "{nom} {is} eliminated{by}{at}",
    Happens.KILLED: "{nom} {is} killed in combat{by}{at}",
    Happens.WOUNDED: "{nom} {is} wounded{by}{at}",
    Happens.TAPPED: "{nom} {taps}{by}{at}",
    Happens.UNTAPPED: "{nom} {untaps}{by}{at}",
    Happens.HEALED: "{nom} {is} healed{by}{at}",
    Happens.STORED: "{nom} {is} stored{by}{at}",
    Happens.MOVES: "{nom} {moves}{at}",
    Happens.ARRIVES: "{nom} {arrives}{at}",
    Happens.SITE_REVEALED: "the new site of {nom} is revealed{at}",
    Happens.SITE_LEAVES: "{nom} {leaves} play",
    Happens.PHASE_STARTS: "{phase} begins",
    Happens.PHASE_ENDS: "{phase} ends",
    Happens.ATTACK_FACED: "{faced} {faces} {nom}{at}",
    Happens.ATTACK_STANDS: "{nom}{by}{at} can no longer be canceled",
    Happens.ATTACK_ENDS: "{nom}{by}{at} {ends}",
    Happens.ATTACK_DEFEATED: "{nom}{by}{at} {is} defeated",
    Happens.ATTACK_CANCELED: "{nom}{by}{at} {is} canceled",
    Happens.STRIKE_SUCCEEDS: "a strike of {nom}{by}{at} {is} successful",
    Happens.STRIKE_FAILS: "a strike of {nom}{by}{at} {fails}",
    Happens.STRIKE_ENDS: "a strike of {nom}{by}{at} {is} resolved",
    Happens.STRIKE_DEFEATED: "a strike of {nom}{by}{at} {is} defeated",
    Happens.BODY_CHECKED: "a body check against {nom} {is} made{by}{at}",
    Happens.CHECK_FAILED: "a corruption check of {nom} {fails}{by}{at}",
    Happens.INFLUENCED: "{nom} {is} influenced successfully{by}{at}",
    Happens.ATTEMPTED: "an influence attempt against {nom} {is} made{by}{at}",
    Happens.INFLUENCE_CHECKED: "an influence check against {nom} {is} made{by}{at}",
    Happens.CAPTURED: "{nom} {is} taken prisoner{by}{at}",
    Happens.FREED: "{nom} {is} rescued{by}{at}",
    Happens.DECK_EXHAUSTED: "a play deck {is} exhausted",
    Happens.RING_TESTED: "{nom} {is} tested{by}{at}",
    Happens.SHOWN: "{nom} {is} shown{by}{at}",
    Happens.COMPANY_SPLITS: "{nom} {splits}{at}",
    Happens.LEAVES_COMPANY: "{nom} {leaves} {to}{at}",
    Happens.JOINS_COMPANY: "{nom} {joins} {to}{at}",
    Happens.AGENT_ACTS: "{nom} {takes} an agent action{at}",
}
AT = {Happens.MOVES: "to"}
"""How the place is said, if not with "at"."""


def whom(one: f.Filter | Ref | None, noun: Noun = CARD) -> Thing:
    """Somebody or something that is meant, or one that fits."""
    if one is None:
        return Thing(ONE, an(noun.one))
    return REFS[one] if isinstance(one, Ref | Meant) else Thing(ONE, a(one, noun))


def all_of(one: f.Filter | Ref, noun: Noun = CARD) -> Thing:
    """All that fit, or what is meant."""
    return REFS[one] if isinstance(one, Ref | Meant) else each(one, noun)


def phase_name(phase: Phase) -> str:
    """A phase within a sentence."""
    return PHASES[phase][0].lower()


def phase_of(phase: Phase | None, who: f.Filter | Ref | None) -> str:
    """A phase of somebody."""
    name = "phase" if phase is None else phase_name(phase)
    return an(name) if who is None else whom(who, COMPANY).its(name)


def event(one: j.Event, past: bool = False) -> str:
    """What happens."""
    by = ""
    if one.by is not None and one.what in STRUCK:
        by = f" against {whom(one.by, CHARACTER).text}"
    elif one.by is not None:
        by = f" by {whom(one.by, SORTS[BY.get(one.what, Sort.CARD)]).text}"
    at = "" if one.at is None else f" {AT.get(one.what, 'at')} {a(one.at, SITE)}"
    to = "the company" if one.to is None else whom(one.to, COMPANY).text
    if one.to is not None and one.what not in (Happens.JOINS_COMPANY, Happens.LEAVES_COMPANY):
        at += f" against {to}"
    who = whom(one.who, SORTS[HAPPENS_TO.get(one.what, Sort.CARD)])
    if one.what in ATTACKS and isinstance(one.who, Ref | Meant) and one.who is not Ref.ATTACK:
        who = Thing(ONE, f"the attack of {who.text}")
    return who.fill(
        HAPPENS[one.what],
        past,
        by=by,
        at=at,
        faced=whom(one.by, COMPANY).text,
        phase=phase_of(one.phase, one.who),
        to=to,
    )


# Amounts


def amount(one: j.Amount) -> str:
    """How much."""
    return str(one) if isinstance(one, int) else AMOUNTS[type(one)](one)


def signed(one: j.Amount) -> str:
    """How much is added."""
    return f"{one:+}" if isinstance(one, int) else amount(one)


def times(number: int, text: str, most: int | None = None) -> str:
    """Something several times, at most so much."""
    limit = "" if most is None else f" (at most {most})"
    if number == 1:
        return f"{text}{limit}"
    return f"{'minus' if number == -1 else f'{number} times'} {text}{limit}"


def cases(one: j.Cases) -> str:
    """One amount or another."""
    parts = [f"{amount(case.amount)} if {condition(case.condition)}" for case in one.cases]
    return f"{'; '.join(parts)}; otherwise {amount(one.otherwise)}"


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
    return "" if isinstance(one, j.Always) else f" if {condition(one)}"


def exists(one: j.Exists) -> str:
    """There are some."""
    if is_name(one.filter):
        return f"{a(one.filter)} is {'not ' if one.most == 0 else ''}in play"
    if one.most == 0:
        return f"there is {no(one.filter).text}"
    alone = one.least == 1 and one.most in (1, None)
    return f"there {'is' if alone else 'are'} {numbered(one.least, one.most, one.filter, CARD)}"


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
            return f"it is not so that {event(happening, past=True)} this turn"
        case j.AtLeast(much, least):
            return f"{amount(much)} is less than {amount(least)}"
        case j.PlayerIs(whose, sides):
            return REFS[whose].fill(f"{{nom}} {{is}} not {player(sides)}")
    return f"it is not so that {condition(one.what)}"


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
    return " and ".join(filter(None, map(condition, (one.one, one.two))))


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
    j.Is: lambda one: REFS[one.what].fill(f"{{nom}} {clause(one.filter, kind_of(one.what))}"),
    j.Already: lambda one: REFS[one.what].fill(
        f"{{nom}}, even without this card, {clause(one.filter, kind_of(one.what))}"
    ),
    j.Exists: exists,
    j.AtLeast: lambda one: f"{amount(one.amount)} is at least {amount(one.least)}",
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
