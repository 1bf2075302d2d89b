"""English: what happens, how much, and if what."""

from __future__ import annotations

from collections.abc import Callable

from westmarch.meccg.kinds import Phase
from westmarch.meccg.text.en_filters import a, alternatives, card_name, each, many, within
from westmarch.meccg.text.en_terms import ALIGNMENTS, REFS, STATS
from westmarch.meccg.text.terms import PHASES, REGION_TYPES
from westmarch.meccg.vocabulary import filters as f
from westmarch.meccg.vocabulary import judgements as j
from westmarch.meccg.vocabulary.references import Happens, Ref

HAPPENS: dict[Happens, str] = {
    Happens.PLAYED: "{who} is played",
    Happens.ENTERS_PLAY: "{who} comes into play",
    Happens.LEAVES_PLAY: "{who} leaves play",
    Happens.DISCARDED: "{who} is discarded",
    Happens.ELIMINATED: "{who} is eliminated",
    Happens.WOUNDED: "{who} is wounded",
    Happens.TAPPED: "{who} taps",
    Happens.UNTAPPED: "{who} untaps",
    Happens.HEALED: "{who} heals",
    Happens.STORED: "{who} is stored",
    Happens.MOVES: "{who} moves",
    Happens.ARRIVES: "{who} arrives at a site",
    Happens.SITE_REVEALED: "the new site of {who} is revealed",
    Happens.SITE_LEAVES: "{who} leaves play",
    Happens.PHASE_STARTS: "the {phase} of {who} begins",
    Happens.PHASE_ENDS: "the {phase} of {who} ends",
    Happens.ATTACK_FACED: "{by} has faced {who}",
    Happens.ATTACK_ENDS: "{who} is over",
    Happens.ATTACK_DEFEATED: "{who} is defeated",
    Happens.ATTACK_CANCELED: "{who} is canceled",
    Happens.STRIKE_SUCCEEDS: "a strike of {who} succeeds",
    Happens.STRIKE_FAILS: "a strike of {who} fails",
    Happens.STRIKE_ENDS: "a strike of {who} is over",
    Happens.BODY_CHECKED: "a body check is made against {who}",
    Happens.CHECK_FAILED: "{who} fails a check",
    Happens.KILLED: "{who} is killed",
    Happens.ATTACK_STANDS: "{who} is not canceled",
    Happens.STRIKE_DEFEATED: "a strike of {who} is defeated",
    Happens.INFLUENCE_CHECKED: "an influence check is made against {who}",
    Happens.LEAVES_COMPANY: "{who} leaves the company",
    Happens.JOINS_COMPANY: "{who} joins the company",
    Happens.AGENT_ACTS: "{who} takes an agent action",
    Happens.INFLUENCED: "{who} is influenced",
    Happens.CAPTURED: "{who} is taken prisoner",
    Happens.FREED: "{who} is set free",
    Happens.ATTEMPTED: "an influence attempt against {who} is made",
    Happens.DECK_EXHAUSTED: "a play deck is exhausted",
    Happens.RING_TESTED: "{who} is tested",
    Happens.SHOWN: "{who} is shown",
    Happens.COMPANY_SPLITS: "{who} splits",
}
ATTACKS = (
    Happens.ATTACK_FACED,
    Happens.ATTACK_ENDS,
    Happens.ATTACK_DEFEATED,
    Happens.ATTACK_CANCELED,
    Happens.STRIKE_SUCCEEDS,
    Happens.STRIKE_FAILS,
    Happens.STRIKE_ENDS,
)


def whom(one: f.Filter | Ref | None, noun: str = "card") -> str:
    """Somebody or something that is meant, or one that fits."""
    if one is None:
        return f"a {noun}"
    return REFS[one] if isinstance(one, Ref) else a(one, noun)


def phase_name(phase: Phase | None) -> str:
    """A phase within a sentence."""
    return "phase" if phase is None else PHASES[phase][0].lower()


def event(one: j.Event) -> str:
    """What happens."""
    noun = "attack" if one.what in ATTACKS else "card"
    who = "a player" if one.who is None and one.phase is not None else whom(one.who, noun)
    text = HAPPENS[one.what].format(who=who, by=whom(one.by), phase=phase_name(one.phase))
    if one.by is not None and one.what not in ATTACKS:
        text += f" by {whom(one.by)}"
    elif one.by is not None and one.what is not Happens.ATTACK_FACED:
        text += f" against {whom(one.by, 'character')}"
    return text if one.at is None else f"{text} at {a(one.at, 'site')}"


# Amounts


def amount(one: j.Amount) -> str:
    """How much."""
    return str(one) if isinstance(one, int) else AMOUNTS[type(one)](one)


def signed(one: j.Amount) -> str:
    """How much is added."""
    if isinstance(one, int):
        return f"{one:+}"
    text = amount(one)
    return text if text.startswith(("+", "-")) else f"+ {text}"


def times(number: int, text: str) -> str:
    """Something several times."""
    if number == 1:
        return text
    return f"minus {text}" if number == -1 else f"{number} times {text}"


def cases(one: j.Cases) -> str:
    """One amount or another."""
    parts = [f"{amount(case.amount)} if {condition(case.condition)}" for case in one.cases]
    return f"{'; '.join(parts)}; otherwise {amount(one.otherwise)}"


FIGURES = {
    j.Figure.ROLLED: "the result of the roll",
    j.Figure.PAID: "what was paid",
    j.Figure.MARGIN: "the difference",
    j.Figure.SHOWN: "the number of cards shown",
    j.Figure.COUNTERS: "the counters on this card",
}

AMOUNTS: dict[type, Callable[..., str]] = {
    j.Count: lambda one: (
        times(one.times, f"the number of {many(one.filter)}")
        + ("" if one.most is None else f" (at most {one.most})")
    ),
    j.StatOf: lambda one: (
        times(
            one.times,
            f"the {'printed ' if one.printed else ''}{STATS[one.stat]} of {REFS[one.what]}",
        )
        + ("" if one.most is None else f" (at most {one.most})")
    ),
    j.UnusedInfluence: lambda one: f"the unused influence of {REFS[one.what]}",
    j.Regions: lambda one: times(
        one.times,
        "the number of "
        + ("regions" if one.kind is None else f"{REGION_TYPES[one.kind][0]} regions")
        + " in the site path",
    ),
    j.HowOften: lambda one: times(one.times, f"as often as {event(one.event)} this turn"),
    j.Cases: cases,
    j.Plus: lambda one: " plus ".join(amount(part) for part in one.parts),
    j.Times: lambda one: times(one.times, amount(one.amount)),
    j.Half: lambda one: f"half of {amount(one.amount)}",
    j.RemovalNumber: lambda one: f"the number that removes {REFS[one.what]}",
    j.Found: lambda one: times(one.times, FIGURES[one.figure]),
}
"""What each amount says."""

# Conditions


def condition(one: j.Condition) -> str:
    """If what."""
    return CONDITIONS[type(one)](one)


def exists(one: j.Exists) -> str:
    """There are some."""
    if one.most == 0:
        return f"there is no {a(one.filter).split(' ', 1)[-1]}"
    if one.least == 1 and one.most is None:
        return f"there is {a(one.filter)}"
    return f"there are {within(one.least, one.most)} {many(one.filter)}"


def negated(one: j.Not) -> str:
    """Something is not so."""
    match one.what:
        case j.Is(what, filter):
            return f"{REFS[what]} is not {a(filter)}"
        case j.Exists(filter):
            return f"there is no {a(filter).split(' ', 1)[-1]}"
        case j.Now(state):
            return NOT_NOW[state]
    return f"it is not so that {condition(one.what)}"


NOW = {
    j.State.DOORS_OF_NIGHT: "Doors of Night is in play",
    j.State.GATES_OF_MORNING: "Gates of Morning is in play",
    j.State.MY_TURN: "it is your turn",
    j.State.TAPS_TO_FACE: "the character taps to face the strike",
    j.State.MAY_CALL_COUNCIL: "you may call the council",
    j.State.SAME_SIDE: "both players have the same alignment",
    j.State.STILL_SAID: "the effect of such a card still lasts",
    j.State.NOBODY_BROUGHT: "no character has come into play this turn",
    j.State.FIRST_TURN: "it is the first turn",
    j.State.ERRATA: "the unofficial errata are played",
}
NOT_NOW = {
    state: text.replace(" is ", " is not ", 1).replace(" may ", " may not ", 1)
    for state, text in NOW.items()
}

CONDITIONS: dict[type, Callable[..., str]] = {
    j.Always: lambda one: "",
    j.And: lambda one: f"{condition(one.one)} and {condition(one.two)}",
    j.Or: lambda one: f"{condition(one.one)} or {condition(one.two)}",
    j.Not: negated,
    j.Is: lambda one: f"{REFS[one.what]} is {a(one.filter, '')}".rstrip(),
    j.Already: lambda one: f"{REFS[one.what]} is already {a(one.filter)}",
    j.Exists: exists,
    j.AtLeast: lambda one: f"{amount(one.amount)} is at least {amount(one.least)}",
    j.Happened: lambda one: f"{event(one.event)} this turn",
    j.PlayerIs: lambda one: (
        f"{REFS[one.whose]} plays a "
        f"{alternatives([ALIGNMENTS[side] for side in one.alignments])} deck"
    ),
    j.AvatarIs: lambda one: (
        f"the avatar of {REFS[one.whose]} is "
        f"{alternatives([card_name(being) for being in one.beings])}"
    ),
    j.Can: lambda one: f"{REFS[one.who]} may {one.deed.value.replace('-', ' ')}",
    j.During: lambda one: f"it is the {phase_name(one.phase)}",
    j.CausedBy: lambda one: f"{a(one.what)} demands the check",
    j.Now: lambda one: NOW[one.state],
}
"""What each condition says."""


def all_of(one: f.Filter | Ref, noun: str = "card") -> str:
    """All that fit, or what is meant."""
    return REFS[one] if isinstance(one, Ref) else each(one, noun)
