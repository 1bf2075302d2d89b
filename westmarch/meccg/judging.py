"""Whether a condition of a card is met, and how much an amount is."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from westmarch.kernel.frames import enclosing
from westmarch.meccg import calling, deeds, force, influence, numbers, terrain, traits, underway
from westmarch.meccg.context import company_in, meant, seat_meant
from westmarch.meccg.reading import avatar_of, company_of, is_untapped, printed
from westmarch.meccg.sifting import fitting
from westmarch.meccg.state import Happening, MeccgState
from westmarch.meccg.things import Context, Echo, Group, Player, Thing
from westmarch.meccg.vocabulary import judgements as j
from westmarch.meccg.vocabulary import properties as p
from westmarch.meccg.vocabulary.abilities import Removal
from westmarch.meccg.vocabulary.filters import Filter
from westmarch.meccg.vocabulary.references import Ref


def holds(state: MeccgState, context: Context, condition: j.Condition) -> bool:
    """Whether a condition is met now."""
    return JUDGES[type(condition)](state, context, condition)


def measure(state: MeccgState, context: Context, amount: j.Amount) -> int:
    """How much an amount is now."""
    return amount if isinstance(amount, int) else MEASURES[type(amount)](state, context, amount)


# Conditions


def always(state: MeccgState, context: Context, condition: j.Always) -> bool:
    """No condition."""
    return True


def both(state: MeccgState, context: Context, condition: j.And) -> bool:
    """Both are so."""
    return holds(state, context, condition.one) and holds(state, context, condition.two)


def either(state: MeccgState, context: Context, condition: j.Or) -> bool:
    """One is so."""
    return holds(state, context, condition.one) or holds(state, context, condition.two)


def no(state: MeccgState, context: Context, condition: j.Not) -> bool:
    """It is not so."""
    return not holds(state, context, condition.what)


def is_(state: MeccgState, context: Context, condition: j.Is) -> bool:
    """Something that is meant fits."""
    for thing in meant(state, context, condition.what):
        if fitting.fits(state, context, condition.filter, thing):
            return True
    return False


def already(state: MeccgState, context: Context, condition: j.Already) -> bool:
    """Somebody has a skill without this card."""
    assert isinstance(condition.filter, p.Skilled), "only skills are asked that way"
    return any(
        isinstance(thing, int)
        and condition.filter.skill in traits.skills(state, thing, without=context.source)
        for thing in meant(state, context, condition.what)
    )


def exists(state: MeccgState, context: Context, condition: j.Exists) -> bool:
    """There are so many that fit."""
    count = len(fitting.all_in(state, context, condition.filter))
    return count >= condition.least and (condition.most is None or count <= condition.most)


def at_least(state: MeccgState, context: Context, condition: j.AtLeast) -> bool:
    """One amount is at least another."""
    return measure(state, context, condition.amount) >= measure(state, context, condition.least)


def happened(state: MeccgState, context: Context, condition: j.Happened) -> bool:
    """It has happened this turn."""
    return any(times(state, context, condition.event))


def times(state: MeccgState, context: Context, event: j.Event) -> Iterator[bool]:
    """Once for each time that something has happened this turn."""
    return (True for one in state.happened if is_like(state, context, event, one))


def is_like(state: MeccgState, context: Context, event: j.Event, one: Happening) -> bool:
    """Whether what has happened is what a card speaks of."""
    if event.what is not one.what or (event.phase is not None and event.phase is not one.phase):
        return False
    who = recalled(state, one)
    if event.who is not None and (who is None or not is_about(state, context, event.who, who)):
        return False
    if event.by is not None and (
        one.by is None or not fitting.concerns(state, context, event.by, one.by)
    ):
        return False
    if event.to is not None and (
        one.company is None or not fitting.concerns(state, context, event.to, Group(one.company))
    ):
        return False
    return event.at is None or (
        one.site is not None and fitting.fits(state, context, event.at, one.site)
    )


def recalled(state: MeccgState, one: Happening) -> Thing | None:
    """What something has happened to; a card that nobody can tell from others by what it was."""
    if isinstance(one.who, int) and one.code is not None and state.cards[one.who].code != one.code:
        return Echo(one.code)
    return one.who


def is_about(state: MeccgState, context: Context, whom: Filter | Ref, thing: Thing) -> bool:
    """Whether words are about what something has happened to, or about somebody of a company."""
    if isinstance(whom, Ref) and isinstance(thing, Group):
        return any(
            one == thing or (isinstance(one, int) and company_of(state, one) == thing.company)
            for one in meant(state, context, whom)
        )
    return fitting.concerns(state, context, whom, thing)


def can(state: MeccgState, context: Context, condition: j.Can) -> bool:
    """A card allows somebody something, and none forbids it."""
    whats = (None,) if condition.what is None else meant(state, context, condition.what)
    return any(
        deeds.may(state, condition.deed, thing, what)
        and not deeds.cannot(state, condition.deed, thing, what)
        for thing in meant(state, context, condition.who)
        for what in whats
    )


def player_is(state: MeccgState, context: Context, condition: j.PlayerIs) -> bool:
    """A player plays an alignment."""
    return state.alignments[seat_meant(state, context, condition.whose)] in condition.alignments


def avatar_is(state: MeccgState, context: Context, condition: j.AvatarIs) -> bool:
    """A player's avatar is somebody, or his deck is fixed to him."""
    seat = seat_meant(state, context, condition.whose)
    avatar = avatar_of(state, seat)
    own = state.declared[seat] if avatar is None else printed(state, avatar).being
    return own in condition.beings


def during(state: MeccgState, context: Context, condition: j.During) -> bool:
    """It is a phase."""
    return state.phase is condition.phase


def caused_by(state: MeccgState, context: Context, condition: j.CausedBy) -> bool:
    """A card that fits has demanded the check."""
    check = enclosing(state, underway.CheckUnderWay)
    return (
        check is not None
        and check.cause is not None
        and fitting.fits(state, context, condition.what, check.cause)
    )


def now(state: MeccgState, context: Context, condition: j.Now) -> bool:
    """Something is so."""
    return STATES[condition.state](state, context)


def taps_to_face(state: MeccgState, context: Context) -> bool:
    """Who faces the strike taps for it."""
    strike = underway.strike(state)
    return strike is not None and not strike.stays and is_untapped(state, strike.card)


STATES: dict[j.State, Callable[[MeccgState, Context], bool]] = {
    j.State.DOORS_OF_NIGHT: lambda state, context: deeds.presumed(state, context, doors=True),
    j.State.GATES_OF_MORNING: lambda state, context: deeds.presumed(state, context, doors=False),
    j.State.MY_TURN: lambda state, context: state.active == context.seat,
    j.State.TAPS_TO_FACE: taps_to_face,
    j.State.MAY_CALL_COUNCIL: lambda state, context: calling.may_call(state, context.seat),
    j.State.SAME_SIDE: lambda state, context: len(set(state.alignments)) == 1,
    j.State.NOBODY_BROUGHT: lambda state, context: not state.brought,
    j.State.STILL_SAID: lambda state, context: any(
        one.context.code == context.code for one in state.lasting
    ),
    j.State.FIRST_TURN: lambda state, context: state.turn <= state.players,
    j.State.ERRATA: lambda state, context: state.errata,
}
"""What conditions mean that need no more words."""


JUDGES: dict[type[j.Conditions], Callable[..., bool]] = {
    j.Always: always,
    j.And: both,
    j.Or: either,
    j.Not: no,
    j.Is: is_,
    j.Already: already,
    j.Exists: exists,
    j.AtLeast: at_least,
    j.Happened: happened,
    j.Can: can,
    j.PlayerIs: player_is,
    j.AvatarIs: avatar_is,
    j.During: during,
    j.CausedBy: caused_by,
    j.Now: now,
}
"""How each condition is asked."""

# Amounts


def count(state: MeccgState, context: Context, amount: j.Count) -> int:
    """As many as fit."""
    found = len(fitting.all_in(state, context, amount.filter))
    return amount.times * (found if amount.most is None else min(found, amount.most))


def stat_of(state: MeccgState, context: Context, amount: j.StatOf) -> int:
    """A number of somebody."""
    found = (
        numbers.value(state, thing, amount.stat, printed=amount.printed)
        for thing in meant(state, context, amount.what)
    )
    whole = amount.times * sum(number for number in found if number is not None)
    return whole if amount.most is None else min(whole, amount.most)


def unused(state: MeccgState, context: Context, amount: j.UnusedInfluence) -> int:
    """Influence that is not used."""
    wanted = () if amount.against is None else meant(state, context, amount.against)
    against = next(iter(wanted), None)
    return sum(
        influence.unused_general(state, thing.seat)
        if isinstance(thing, Player)
        else influence.unused_direct(state, thing, against)
        for thing in meant(state, context, amount.what)
        if isinstance(thing, (int, Player))
    )


def removal_number(state: MeccgState, context: Context, amount: j.RemovalNumber) -> int:
    """The number printed on a card for its removal."""
    for thing in meant(state, context, amount.what):
        if isinstance(thing, int):
            for said in force.says(state.cards[thing].code, Removal):
                assert isinstance(said.ability, Removal)
                return said.ability.over
    return amount.otherwise


def regions(state: MeccgState, context: Context, amount: j.Regions) -> int:
    """Regions of a type, or of any, in the site path."""
    company = company_in(state, context)
    if company is None or company not in state.companies:
        return 0
    path = terrain.path(state, company)
    return amount.times * (len(path) if amount.kind is None else path.count(amount.kind))


def how_often(state: MeccgState, context: Context, amount: j.HowOften) -> int:
    """How often something has happened this turn."""
    return amount.times * sum(times(state, context, amount.event))


def cases(state: MeccgState, context: Context, amount: j.Cases) -> int:
    """The first amount whose condition is met."""
    for one in amount.cases:
        if holds(state, context, one.condition):
            return measure(state, context, one.amount)
    return measure(state, context, amount.otherwise)


def plus(state: MeccgState, context: Context, amount: j.Plus) -> int:
    """Amounts together."""
    return sum(measure(state, context, part) for part in amount.parts)


def multiple(state: MeccgState, context: Context, amount: j.Times) -> int:
    """An amount several times."""
    return amount.times * measure(state, context, amount.amount)


def half(state: MeccgState, context: Context, amount: j.Half) -> int:
    """Half an amount."""
    whole = measure(state, context, amount.amount)
    return whole // 2 if amount.down else -(-whole // 2)


def found(state: MeccgState, context: Context, amount: j.Found) -> int:
    """A number that was found while the card was used."""
    match amount.figure:
        case j.Figure.ROLLED | j.Figure.MARGIN:
            return amount.times * context.rolled
        case j.Figure.PAID:
            return amount.times * context.paid
        case j.Figure.SHOWN:
            return amount.times * len(context.shown)
        case j.Figure.COUNTERS:
            return amount.times * state.cards[context.source].counters


MEASURES: dict[type, Callable[..., int]] = {
    j.Count: count,
    j.StatOf: stat_of,
    j.UnusedInfluence: unused,
    j.Regions: regions,
    j.RemovalNumber: removal_number,
    j.HowOften: how_often,
    j.Cases: cases,
    j.Plus: plus,
    j.Times: multiple,
    j.Half: half,
    j.Found: found,
}
"""How each amount is counted."""
