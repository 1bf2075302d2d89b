"""English: how numbers change."""

from __future__ import annotations

from westmarch.meccg.text.en_deeds import lasting
from westmarch.meccg.text.en_filters import a, each
from westmarch.meccg.text.en_grammar import YOU, Thing, agree, listed
from westmarch.meccg.text.en_happenings import all_of, event
from westmarch.meccg.text.en_judgements import amount, signed
from westmarch.meccg.text.en_nouns import REGION, REGION_NOUNS, SORTS, STATS
from westmarch.meccg.text.sorts import STATS as STATS_OF
from westmarch.meccg.text.sorts import Sort, owner
from westmarch.meccg.vocabulary import judgements as j
from westmarch.meccg.vocabulary import statics as s
from westmarch.meccg.vocabulary.references import Stat

GAINED = {
    Stat.CORRUPTION: "corruption points",
    Stat.CORRUPTION_CHECK: "to {its} corruption checks",
    Stat.INFLUENCE_CHECK: "to {its} influence checks",
    Stat.RING_TEST: "to {its} ring tests",
    Stat.STRIKES: "strikes",
    Stat.ATTACKS: "attacks",
    Stat.MARSHALLING: "marshalling points",
    Stat.STAGE_POINTS: "stage points",
    Stat.HAZARD_LIMIT: "to {its} hazard limit",
    Stat.HAND_SIZE: "to {its} hand size",
    Stat.CARDS_DRAWN: "to the number of cards drawn",
    Stat.OPPONENT_DRAWS: "to the number of cards drawn by the opponent",
    Stat.COMPANY_SIZE: "to {its} size",
    Stat.MAX_REGIONS: "to the number of regions that {it} may move through",
    Stat.DEEPS_ROLL: "to {its} rolls for the way through the Under-deeps",
    Stat.CONTROL_COST: "to the influence needed to control {them}",
    Stat.UNTAPPED_PENALTY: "to {its} penalty for staying untapped",
    Stat.CHARACTERS_PER_TURN: "to the number of characters brought into play each turn",
    Stat.FREE_FOLLOWERS: "followers without need of influence",
    Stat.WEAPONS: "weapons that {it} may use",
    Stat.AGENT_ACTIONS: "agent actions",
    Stat.FREE_AGENT_ACTIONS: "agent actions outside the hazard limit",
    Stat.ROLLS: "rolls, of which the best counts,",
    Stat.RIDDLING: "to {its} riddling rolls",
    Stat.OFFERING: "to {its} offering rolls",
}
"""Numbers that are gained under another name, or to something."""
AGAINST = dict.fromkeys((Stat.CARDS_DRAWN, Stat.OPPONENT_DRAWS), "for the movement of")
"""What tells for whom numbers change, if not "against"."""
ONLY_ONE = ("points", "strikes", "attacks", "followers", "weapons", "actions", "rolls,")
"""What is counted, and has no plural ending if it is one."""


def gained(stat: Stat, number: int) -> str:
    """What somebody gains, and how much."""
    text = GAINED.get(stat, STATS[stat])
    if abs(number) == 1:
        for word in ONLY_ONE:
            text = text.replace(word, word.replace("s,", ",").removesuffix("s"), 1)
    return f"{number:+} {text}"


def per(one: j.Amount) -> tuple[int, str] | None:
    """An amount that grows with something, as so much for each of it."""
    match one:
        case int():
            return one, ""
        case j.Count(filter, number, most):
            limit = "" if most is None else f" (at most {most})"
            return number, f" for {each(filter).text}{limit}"
        case j.Regions(kind, number):
            noun = REGION if kind is None else REGION_NOUNS[kind]
            return number, f" for each {noun.one} in the site path"
        case j.HowOften(happening, number):
            return number, f" for each time that {event(happening, past=True)} this turn"
    return None


def boost(one: s.Boost) -> str:
    """A number changes."""
    stat = one.stats[0]
    who = all_of(owner(one.of, stat), SORTS[STATS_OF.get(stat, Sort.CARD)])
    growing = per(one.amount)
    if Stat.BODY_CHECK in one.stats:
        text = checks(one, who)
    elif one.op is s.Op.ADD and growing is not None:
        number, rest = growing
        parts = listed((gained(stat, number) for stat in one.stats), "and")
        text = who.fill(f"{{nom}} {{gets}} {agree(parts, who.number)}{rest}")
    else:
        names = listed((STATS[stat] for stat in one.stats), "and")
        drawn = stat is Stat.CARDS_DRAWN and who.number is not YOU
        text = f"the {names} by {who.text}" if drawn else who.its(names)
        text += f" {changed(one)}"
    if one.against is not None and Stat.BODY_CHECK not in one.stats:
        text += f" {AGAINST.get(one.stats[0], 'against')} {a(one.against)}"
    if one.max_ is not None:
        text += f" (to a maximum of {amount(one.max_)})"
    if one.min_ is not None:
        text += f" (to a minimum of {amount(one.min_)})"
    return lasting(text, one.if_, one.until)


def checks(one: s.Boost, who: Thing) -> str:
    """Body checks against somebody change."""
    by = "" if one.against is None else f" caused by {a(one.against)}"
    return f"body checks against {who.text}{by} get {signed(one.amount)}"


def changed(one: s.Boost) -> str:
    """How numbers change."""
    several = len(one.stats) > 1
    match one.op:
        case s.Op.ADD:
            return f"{'change' if several else 'changes'} by {signed(one.amount)}"
        case s.Op.SET:
            return f"{'are each' if several else 'is'} {amount(one.amount)}"
        case s.Op.TIMES:
            how = "doubled" if one.amount == 2 else f"multiplied by {amount(one.amount)}"
            return f"{'are' if several else 'is'} {how}"
        case s.Op.HALVE:
            return f"{'are' if several else 'is'} halved (rounded up)"
