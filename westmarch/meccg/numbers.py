"""Values that are asked, not stored: prowess, body, mind, influence, corruption, size, limits.

Each is a sum of terms, the printed figure first, then what cards set, multiply and add.
"""

from __future__ import annotations

from collections.abc import Iterator

from westmarch.kernel.records import CardId, Seat, replace
from westmarch.kernel.values import Layer, Term, total
from westmarch.meccg import fallen, force, judging, printing, scoring, traits
from westmarch.meccg.kinds import CardType, CompanyId, Keyword, Race, Skill, Status
from westmarch.meccg.reading import bearer_items, item, lying_on, members, printed
from westmarch.meccg.sifting import fitting
from westmarch.meccg.silence import is_silent
from westmarch.meccg.state import Form, MeccgState
from westmarch.meccg.tables import CARDS, EVENTS
from westmarch.meccg.tables.printed import Bonus
from westmarch.meccg.things import Assault, Context, Group, Player, Thing
from westmarch.meccg.underway import Origin, attack_of
from westmarch.meccg.vocabulary.references import Stat, Trait
from westmarch.meccg.vocabulary.statics import Boost, Op

COUNTED = (Stat.MARSHALLING, Stat.COMPANY_SIZE)
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
    if isinstance(thing, int) and stat in ON_ITEMS:
        found += item_terms(state, thing, stat, start, against)
        found += event_terms(state, thing, stat)
        found += trophy_terms(state, thing, stat, total(found))
    found += boost_terms(state, thing, stat, total(found), against)
    return tuple(found)


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
    if printed or not is_changeable(state, thing, stat):
        return printing.printed(state, thing, stat)
    if stat is Stat.MARSHALLING:
        return scoring.worth_of(state, thing)
    if stat is Stat.COMPANY_SIZE and isinstance(thing, Group):
        return size(state, thing.company)
    return total(terms(state, thing, stat, against))


def is_changeable(state: MeccgState, thing: Thing, stat: Stat) -> bool:
    """Whether anything at the table could make a number other than printed."""
    return (
        bool(state.lasting)
        or stat in COUNTED
        or force.is_spoken_of(state, stat)
        or (stat in ON_ITEMS and thing in state.on)
    )


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
    said = sorted_boosts(state, thing, list(boosts(state, thing, stat, against)))
    found: list[Term] = []
    for boost, context in said:
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


# What items say in their rows

ON_ITEMS = {
    Stat.PROWESS: "prowess",
    Stat.BODY: "body",
    Stat.DIRECT_INFLUENCE: "direct_influence",
}
"""The numbers of their bearers that items change by their rows."""

ONE_AT_A_TIME = (Keyword.WEAPON, Keyword.ARMOR, Keyword.SHIELD, Keyword.HELMET)
"""Of these a character uses one at a time (M-GAP-06)."""


def item_terms(
    state: MeccgState, card: CardId, stat: Stat, value: int, against: Thing | None
) -> list[Term]:
    """What the items of a character add, weapons first; of each kind the one that adds most."""
    races = () if against is None else traits.races(state, against)
    found: list[Term] = []
    for group in worn(state, card, against):
        best: Term | None = None
        for held in group:
            bonus = bonus_of(state, card, held, stat, races)
            if bonus is None:
                continue
            amount = bonus.amount
            if bonus.maximum is not None and amount > 0:
                amount = max(0, min(amount, bonus.maximum - value))
            if best is None or amount > best.amount:
                best = Term(state.cards[held].code, amount)
        if best is not None and best.amount:
            found.append(best)
            value += best.amount
    return found


def event_terms(state: MeccgState, card: CardId, stat: Stat) -> list[Term]:
    """What the rows of events on a character add."""
    found: list[Term] = []
    for held in lying_on(state, card):
        row = EVENTS.get(state.cards[held].code)
        if row is not None:
            lines: tuple[Bonus, ...] = getattr(row, ON_ITEMS[stat])
            found += [Term(row.card.code, one.amount) for one in lines]
    return found


def worn(state: MeccgState, card: CardId, against: Thing | None) -> list[list[CardId]]:
    """The items of a character in groups of which one is used: weapons, then all others.

    Against some attacks weapons are of no use.
    """
    unarmed = isinstance(against, Assault) and traits.has(state, against, Trait.WEAPONLESS)
    weapons: dict[Keyword, list[CardId]] = {}
    others: list[list[CardId]] = []
    for held in bearer_items(state, card):
        row = item(state, held)
        assert row is not None
        kind = next((key for key in ONE_AT_A_TIME if key in row.card.keywords), None)
        if kind is Keyword.WEAPON and unarmed:
            continue
        if kind is None:
            others.append([held])
        else:
            weapons.setdefault(kind, []).append(held)
    return [*(weapons[kind] for kind in ONE_AT_A_TIME if kind in weapons), *others]


def bonus_of(
    state: MeccgState, card: CardId, held: CardId, stat: Stat, against: tuple[Race, ...]
) -> Bonus | None:
    """What the row of an item adds to a number of its bearer now."""
    row = item(state, held)
    assert row is not None
    lines: tuple[Bonus, ...] = getattr(row, ON_ITEMS[stat])
    if not lines or is_silent(state, held):
        return None
    fitting_ones = [one for one in lines if applies(state, card, held, one, against)]
    return fitting_ones[-1] if fitting_ones else None


def applies(
    state: MeccgState, card: CardId, held: CardId, bonus: Bonus, against: tuple[Race, ...]
) -> bool:
    """Whether a bonus of an item counts for its bearer now."""
    return (
        (bonus.race is None or bonus.race in traits.races(state, card))
        and (bonus.skill is None or bonus.skill in traits.skills(state, card))
        and (not bonus.against or bool(set(bonus.against) & set(against)))
        and (not bonus.restored or traits.has(state, held, Trait.RESTORED))
    )


TROPHIES = {
    Stat.DIRECT_INFLUENCE: (0, 1, 1, 2, 2),
    Stat.PROWESS: (0, 0, 1, 1, 2),
}
"""What trophies of so many printed points add to a number of their bearer (M-TRO-07 to 10)."""


TROPHY_PROWESS = 9
"""Trophies bring nobody beyond this prowess (M-GAP-27)."""


def trophy_terms(state: MeccgState, card: CardId, stat: Stat, value: int) -> list[Term]:
    """What the trophies of a character add; points count with or without a star (M-TRO-11)."""
    if stat not in TROPHIES:
        return []
    rows = [printed(state, held) for held in lying_on(state, card) if is_trophy(state, held)]
    points = sum(row.points.value.base for row in rows if row.points is not None)
    amount = TROPHIES[stat][min(points, 4)]
    if stat is Stat.PROWESS:
        amount = min(amount, max(0, TROPHY_PROWESS - value))
    return [Term("M-TRO-07", amount)] if amount else []


def is_trophy(state: MeccgState, card: CardId) -> bool:
    """Whether a card is a defeated creature that lies under its vanquisher (M-TRO-01)."""
    return state.cards[card].form is Form.TROPHY


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
