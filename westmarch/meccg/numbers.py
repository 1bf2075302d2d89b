"""Values that are asked, not stored: prowess, body, mind, influence, corruption, size, limits.

Each is a sum of terms, the printed figure first, then what cards set, multiply and add.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache

from westmarch.kernel.records import CardId, Seat, replace
from westmarch.kernel.values import Layer, Term
from westmarch.meccg import bearing, fallen, force, judging, printing, scoring, traits
from westmarch.meccg.kinds import CardCode, CardType, CompanyId, Race, Skill, Status
from westmarch.meccg.reading import bearer_items, members
from westmarch.meccg.sifting import fitting
from westmarch.meccg.state import Form, MeccgState
from westmarch.meccg.tables import CARDS
from westmarch.meccg.things import Assault, Context, Group, Player, Thing
from westmarch.meccg.underway import Origin, attack_of
from westmarch.meccg.vocabulary.references import Stat
from westmarch.meccg.vocabulary.statics import Boost, Op

COUNTED = frozenset((Stat.MARSHALLING, Stat.COMPANY_SIZE))
"""What is no sum of terms."""

LEAST_SIZE = 2
MOST_SIZE = 7

ORDER = (Op.SET, Op.TIMES, Op.HALVE, Op.ADD)
"""In which order what cards say changes a number."""


def terms(
    state: MeccgState, thing: Thing, stat: Stat, against: Thing | None = None
) -> tuple[Term, ...]:
    """Every reason for a number, the printed one first; each term is what it really adds."""
    start = printing.printed(state, thing, stat)
    found = [Term("printed", start, Layer.PRINTED)]
    if isinstance(thing, int) and is_bearing(state, thing, stat):
        found += bearing.item_terms(state, thing, stat, start, against)
        found += bearing.event_terms(state, thing, stat)
        found += bearing.trophy_terms(state, thing, stat, together(found))
    found += boost_terms(state, thing, stat, together(found), against)
    return tuple(found)


def together(terms: Iterable[Term]) -> int:
    """What terms make that only add to each other."""
    value = 0
    for term in terms:
        value += term.amount
    return value


def value(
    state: MeccgState,
    thing: Thing,
    stat: Stat,
    against: Thing | None = None,
    printed: bool = False,
) -> int | None:
    """A number of something; `None` if it has no such number."""
    if not printing.has(state, thing, stat):
        return None
    if printed:
        return printing.printed(state, thing, stat)
    if stat in COUNTED:
        if stat is Stat.MARSHALLING:
            return scoring.worth_of(state, thing)
        if isinstance(thing, Group):
            return size(state, thing.company)
    if is_bearing(state, thing, stat):
        return together(terms(state, thing, stat, against))
    start = printing.printed(state, thing, stat)
    return start + together(boost_terms(state, thing, stat, start, against))


def is_bearing(state: MeccgState, thing: Thing, stat: Stat) -> bool:
    """Whether something lies on a card that may change a number of it by its row."""
    return isinstance(thing, int) and thing in state.on and bearing.adds(state, thing, stat)


def is_boosted(state: MeccgState, thing: Thing, stat: Stat, against: Thing | None) -> bool:
    """Whether cards could change a number; some do so only if it is used against something."""
    if against is not None:
        return force.is_spoken_of(state, stat, thing)
    return is_told(state, thing, stat, aimed=False)


def is_aimed(state: MeccgState, card: CardId, stat: Stat) -> bool:
    """Whether a number of a card could be another one against something."""
    return is_told(state, card, stat, aimed=True) or any(
        bonus.against
        for held in bearer_items(state, card)
        for bonus in bearing.lines_of(state, held, stat)
    )


def is_told(state: MeccgState, thing: Thing, stat: Stat, aimed: bool) -> bool:
    """Whether cards could change a number against something, or against anything."""
    for card in force.voices_on(state, stat, thing):
        if aimed in aims(state.cards[card].code, stat):
            return True
    return bool(state.lasting) and any(
        isinstance(one.ability, Boost) and (one.ability.against is not None) is aimed
        for one in force.lasting_on(state, stat)
    )


@cache
def aims(code: CardCode, stat: Stat) -> frozenset[bool]:
    """Whether a card's words about a number count only against something: all, some or none."""
    said = [one.ability for one in force.says(code, stat)]
    return frozenset(isinstance(one, Boost) and one.against is not None for one in said)


def number(state: MeccgState, thing: Thing, stat: Stat, against: Thing | None = None) -> int:
    """A number of something; 0 if it has none."""
    return value(state, thing, stat, against) or 0


# What cards say


def boosts(
    state: MeccgState, thing: Thing, stat: Stat, against: Thing | None
) -> Iterator[tuple[Boost, Context]]:
    """What cards say about a number of something, as used against something."""
    things = with_likeness(state, thing)
    for ability, context in force.in_force(state, stat, thing):
        assert isinstance(ability, Boost)
        if is_out_of_reach(state, thing, context):
            continue
        if not any(fitting.concerns(state, context, ability.of, each) for each in things):
            continue
        if ability.against is not None and (
            against is None or not fitting.fits(state, context, ability.against, against)
        ):
            continue
        told = replace(context, it=thing) if context.it is None else context
        if judging.holds(state, told, ability.if_):
            yield ability, told


def is_out_of_reach(state: MeccgState, thing: Thing, context: Context) -> bool:
    """Whether a card cannot change numbers: resources and characters those of agents.

    (M-AGENT-57, M-AGENT-66, M-FW-05)
    """
    if not isinstance(thing, int):
        return False
    if state.cards[thing].form is not Form.AGENT:
        return is_of_other_side(state, thing, context)
    kind = CARDS[context.code].type
    return kind is CardType.RESOURCE or (kind is CardType.CHARACTER and context.source != thing)


def with_likeness(state: MeccgState, thing: Thing) -> tuple[Thing, ...]:
    """A thing, and the automatic-attack of which it is the very likeness."""
    attack = attack_of(state, thing.number) if isinstance(thing, Assault) else None
    if attack is None or attack.origin is not Origin.LIKENESS:
        return (thing,)
    return (thing,) if attack.onslaught is None else (thing, attack.onslaught)


def is_of_other_side(state: MeccgState, card: CardId, context: Context) -> bool:
    """Whether a Fallen-wizard's resource would affect one of the other side (M-FW-05)."""
    return (
        fallen.is_bound(state, context.seat, context.code)
        and not fallen.is_magic(context.code)
        and fallen.is_foreign(state, context.seat, context.code, card)
    )


def boost_terms(
    state: MeccgState, thing: Thing, stat: Stat, value: int, against: Thing | None
) -> list[Term]:
    """What each card adds to a number, in the order of the rules; limits are each card's own."""
    found: list[Term] = []
    if not force.is_mentioned(state, stat) or not is_boosted(state, thing, stat, against):
        return found
    said = list(boosts(state, thing, stat, against))
    for boost, context in sorted_boosts(state, thing, said):
        after = changed(state, boost, context, value)
        if after != value:
            found.append(Term(context.code, after - value))
            value = after
    return found


def sorted_boosts(
    state: MeccgState,
    thing: Thing,
    said: list[tuple[Boost, Context]],
    order: tuple[CardId, ...] | None = None,
) -> list[tuple[Boost, Context]]:
    """What cards say about a number, in the order in which it counts.

    An attack is changed by its own card first, then by cards in play in the order that was said,
    then by others in the order in which they came (M-MH-05, M-MH-06).
    """
    if len(said) < 2:
        return said
    attack = attack_of(state, thing.number) if isinstance(thing, Assault) else None
    if attack is None:
        return sorted(said, key=lambda one: ORDER.index(one[0].op))
    wanted = (attack.card, *(attack.order if order is None else order))
    return sorted(
        said,
        key=lambda one: wanted.index(one[1].source) if one[1].source in wanted else len(wanted),
    )


def in_order(state: MeccgState, thing: Thing, stat: Stat, order: tuple[CardId, ...]) -> int:
    """A number of an attack if cards changed it in an order."""
    value = printing.printed(state, thing, stat)
    said = list(boosts(state, thing, stat, None))
    for boost, context in sorted_boosts(state, thing, said, order):
        value = changed(state, boost, context, value)
    return value


def changed(state: MeccgState, boost: Boost, context: Context, value: int) -> int:
    """A number after what one card says."""
    match boost.op:
        case Op.SET:
            return judging.measure(state, context, boost.amount)
        case Op.TIMES:
            return value * judging.measure(state, context, boost.amount)
        case Op.HALVE:
            return -(-value // 2)
        case Op.ADD:
            after = value + judging.measure(state, context, boost.amount)
            if boost.max_ is not None and after > value:
                after = max(value, min(after, judging.measure(state, context, boost.max_)))
            if boost.min_ is not None and after < value:
                after = min(value, max(after, judging.measure(state, context, boost.min_)))
            return after


# The numbers themselves


def prowess(state: MeccgState, card: CardId, against: Thing | None = None) -> int:
    """The prowess of a character or ally."""
    return number(state, card, Stat.PROWESS, against)


def body(state: MeccgState, card: CardId) -> int:
    """The body of a character or ally."""
    return number(state, card, Stat.BODY)


def mind(state: MeccgState, card: CardId) -> int:
    """A character's or ally's mind; an avatar has none (M-GAP-30)."""
    return number(state, card, Stat.MIND)


def followers(state: MeccgState, card: CardId) -> list[CardId]:
    """The characters whom a character controls."""
    company = state.cards[card].company
    if company is None:
        return []
    return [other for other in members(state, company) if state.cards[other].follows == card]


def corruption(state: MeccgState, card: CardId) -> int:
    """The corruption points of a character: those of what lies on him, and what cards say."""
    return max(0, number(state, card, Stat.CORRUPTION))


def halves(state: MeccgState, cards: tuple[CardId, ...]) -> int:
    """What characters count in a company, in halves (M-COMP-04 to 06)."""
    return sum(1 if is_small(state, card) else 2 for card in cards)


def size(state: MeccgState, company: CompanyId) -> int:
    """The size of a company: Hobbits and Orc scouts count half, the least is 2 (M-COMP-08)."""
    half = (halves(state, members(state, company)) + 1) // 2
    return max(LEAST_SIZE, half)


def is_small(state: MeccgState, card: CardId) -> bool:
    """Whether a character counts half (M-COMP-05, M-COMP-06)."""
    found = traits.races(state, card)
    if Race.HOBBIT in found:
        return True
    return Race.ORC in found and Skill.SCOUT in traits.skills(state, card)


def situation(state: MeccgState, card: CardId, stays: bool) -> tuple[Term, ...]:
    """What the state of a fighter costs in a strike (M-CBT-15 to 17)."""
    match state.cards[card].status:
        case Status.TAPPED:
            return (Term("M-CBT-15", -1, Layer.SITUATION),)
        case Status.WOUNDED:
            return (Term("M-CBT-16", -2, Layer.SITUATION),)
        case Status.UNTAPPED:
            if not stays:
                return ()
            return (Term("M-CBT-17", number(state, card, Stat.UNTAPPED_PENALTY), Layer.SITUATION),)


def strikes(state: MeccgState, attack_number: int, able: int) -> int:
    """How many strikes an attack has against so many who can face one."""
    attack = attack_of(state, attack_number)
    assert attack is not None
    if attack.attack.strikes is None:
        return able
    return max(0, number(state, Assault(attack_number), Stat.STRIKES))


def of_player(state: MeccgState, seat: Seat, stat: Stat) -> int:
    """A number of a player."""
    return number(state, Player(seat), stat)


def of_company(state: MeccgState, company: CompanyId, stat: Stat) -> int:
    """A number of a company."""
    return number(state, Group(company), stat)
