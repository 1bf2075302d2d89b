"""Which events a player can play now, by whom and on what (M-TURN-04, M-MH-18)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from westmarch.kernel.frames import amend, enclosing
from westmarch.kernel.records import AnyOption, CardId, Seat, replace
from westmarch.meccg import deeds, fallen, judging, keying, sides, terrain, underway
from westmarch.meccg.context import company_in
from westmarch.meccg.declared import Event
from westmarch.meccg.kinds import (
    CompanyId,
    Keyword,
    Race,
    Zone,
)
from westmarch.meccg.options import PlayEvent
from westmarch.meccg.reading import character, companies_of, place_of, printed
from westmarch.meccg.rules import limits, mattering, moments, uniqueness
from westmarch.meccg.rules.timetable import roles_now, timely
from westmarch.meccg.sifting import fitting
from westmarch.meccg.state import Form, MeccgState
from westmarch.meccg.things import Assault, Context, Echo, Group, Onslaught, Player, Thing
from westmarch.meccg.vocabulary import filters as f
from westmarch.meccg.vocabulary import targets as t
from westmarch.meccg.vocabulary.abilities import Way
from westmarch.meccg.vocabulary.filters import Filter
from westmarch.meccg.vocabulary.properties import Filters, Flag, Has, In, Lies, Skilled
from westmarch.meccg.vocabulary.references import Deed


def events(
    state: MeccgState, seat: Seat, company: CompanyId | None, now: moments.Now
) -> list[AnyOption]:
    """The events in a hand that a player can play now, and by which way."""
    if not now:
        return []
    able, cards = timely(now, roles_now(state, seat, now)), state.cards
    listed = [(card, way) for card in state.hands[seat] for way in able[cards[card].code]]
    if not listed:
        return []
    left = 0 if seat == state.active else limits.left(state)
    return [
        PlayEvent(card, way.number)
        for card, way in listed
        if limits.price(state, card, way.event.way.spends) <= left
        and is_possible(state, Context(card, seat, cards[card].code, company=company), way.event)
    ]


def may_play(state: MeccgState, context: Context, event: Event) -> bool:
    """Whether an event can be played: within the limits, with user and target."""
    return limits.has_room(state, context.source, event.way.spends) and is_possible(
        state, context, event
    )


def is_possible(state: MeccgState, context: Context, event: Event) -> bool:
    """Whether an event could be played, whoever's turn it is: nothing bars it, and it has a use."""
    card, seat = context.source, context.seat
    if not judging.holds(state, context, event.way.if_):
        return False
    useful = any(
        is_single(state, used, event.way) and mattering.matters(state, aimed, event)
        for used in with_users(state, context, event.way)
        if can_pay(state, used, event.way)
        for aimed in with_targets(state, used, event.way)
    )
    return (
        useful
        and uniqueness.may_enter(state, card)
        and not fallen.is_barred(state, seat, context.code)
        and not is_second_skill(state, context, event)
        and not deeds.cannot(state, Deed.PLAY, Player(seat), card)
    )


def can_pay(state: MeccgState, context: Context, way: Way) -> bool:
    """Whether there is something to be discarded for an event that asks for it (M-GAP-09)."""
    return way.discard is None or bool(fitting.all_in(state, context, way.discard))


def is_single(state: MeccgState, context: Context, way: Way) -> bool:
    """Whether no like card bars an event that is played on nothing; others ask of each target."""
    return way.on is not None or uniqueness.is_no_duplicate(state, context, way)


def is_second_skill(state: MeccgState, context: Context, event: Event) -> bool:
    """Whether a player has used a card for the strike that requires a skill (M-CBT-20)."""
    strike = underway.strike(state)
    return strike is not None and context.seat in strike.skilled and needs_skill(event.way)


def needs_skill(way: Way) -> bool:
    """Whether a card requires a skill of who uses it, or of whom it is played on."""
    return any(isinstance(one, Filters) and has_skill(one) for one in (way.tap, way.by, way.on))


def has_skill(filter: Filters) -> bool:
    """Whether only somebody with a skill fits."""
    match filter:
        case f.Both(one, two):
            return has_skill(one) or has_skill(two)
        case f.Either(one, two):
            return has_skill(one) and has_skill(two)
        case _:
            return isinstance(filter, Skilled)


def note_skill(state: MeccgState, seat: Seat, way: Way) -> None:
    """A player has used a card that requires a skill, if it is for a strike."""
    strike = underway.strike(state)
    if strike is not None and needs_skill(way):
        amend(state, strike, replace(strike, skilled=(*strike.skilled, seat)))


def with_users(state: MeccgState, context: Context, way: Way) -> Iterator[Context]:
    """A card in use by each who can use it; once, if nobody needs to."""
    able = users(state, context, way)
    if able is None:
        yield context
        return
    for user in able:
        yield replace(context, user=user)


def users(state: MeccgState, context: Context, way: Way) -> Iterator[CardId] | None:
    """Who can use an event, one after the other; `None` if nobody needs to."""
    wanted = way.tap if way.tap is not None else way.by
    if wanted is None:
        return None
    return (
        card
        for card in fitting.all_of(state, context, wanted, context.seat, way.tap is not None)
        if is_servant(state, context, card)
        and not deeds.cannot(state, Deed.USE_SKILL, card, context.source)
        and (not way.taps_site or may_tap_site(state, context, card))
    )


def may_tap_site(state: MeccgState, context: Context, user: CardId) -> bool:
    """Whether a card may tap the site of who uses it: both of one side (M-LOCS-10)."""
    here = place_of(state, user)
    return here is None or fallen.fits_site(state, context.seat, context.code, here)


def is_servant(state: MeccgState, context: Context, card: CardId) -> bool:
    """Whether somebody can use a card: agents only hazards, Orcs no hero resources.

    (M-AGENT-57, M-AGENT-66, M-FW-08)
    """
    if state.cards[card].form is Form.AGENT:
        return context.seat != state.active
    return fallen.may_use(state, context.seat, context.code, card)


def targets(state: MeccgState, context: Context, way: Way) -> Iterator[Thing] | None:
    """On what an event can be played, one after the other; `None` if it is played on nothing."""
    if way.on is None:
        return None
    return (
        thing
        for thing in aims(state, context, way.on)
        if is_free(state, replace(context, target=thing), way)
        and not is_proof(state, context.source, thing)
        and sides.reaches(state, context.seat, context.code, thing)
        and fallen.may_concern(state, context.seat, context.code, thing)
    )


def is_proof(state: MeccgState, card: CardId, thing: Thing) -> bool:
    """Whether a corruption card would be played on a Ringwraith (M-RW-11)."""
    if not isinstance(thing, int) or Keyword.CORRUPTION not in printed(state, card).keywords:
        return False
    row = character(state, thing)
    return row is not None and row.race is Race.RINGWRAITH


def is_free(state: MeccgState, context: Context, way: Way) -> bool:
    """Whether no like card, and no other corruption card, bars what a card is played on."""
    return uniqueness.is_no_duplicate(state, context, way) and not limits.is_tempted(state, context)


def with_targets(state: MeccgState, context: Context, way: Way) -> Iterator[Context]:
    """A card in use on each that it can be played on; once, if it is played on nothing."""
    able = targets(state, context, way)
    if able is None:
        yield context
        return
    for thing in able:
        yield aimed_at(context, thing)


def aimed_at(context: Context, thing: Thing) -> Context:
    """A card in use on something; if that is a company, it is used for that company."""
    company = thing.company if isinstance(thing, Group) else context.company
    return replace(context, target=thing, company=company)


def aims(state: MeccgState, context: Context, target: t.Target) -> Iterator[Thing]:
    """All that a target can be, one after the other."""
    return AIMS.get(type(target), cards_for)(state, context, target)


def companies_for(state: MeccgState, context: Context, target: t.ACompany) -> Iterator[Thing]:
    """The companies that a target can be."""
    for key in companies_at_hand(state, context):
        if fitting.fits(state, context, target.filter, Group(key)):
            yield Group(key)


def attacks_for(state: MeccgState, context: Context, target: t.AnAttack) -> Iterator[Thing]:
    """The attack that is being faced, if a target can be that."""
    attack = underway.attack(state)
    if attack is not None and is_attack(state, context, target.filter, attack):
        yield Assault(attack.number)


def echoes_for(state: MeccgState, context: Context, target: t.StillFelt) -> Iterator[Thing]:
    """The cards gone of which something lasts that a target can be."""
    for echo in echoes(state):
        if fitting.fits(state, context, target.filter, echo):
            yield echo


def chained_for(state: MeccgState, context: Context, target: t.InTheChain) -> Iterator[Thing]:
    """The cards of the chain that a target can be."""
    for card in chained(state):
        if card != context.source and fitting.fits(state, context, target.filter, card):
            yield card


def cards_for(state: MeccgState, context: Context, target: f.Filter) -> Iterator[Thing]:
    """The cards that a target can be."""
    for card in fitting.all_in(state, context, target):
        if (
            card != context.source
            and (not is_hidden_from(state, context.seat, card) or is_plain_to_see(target))
            and not deeds.cannot(state, Deed.USE_SKILL, card, context.source)
            and not deeds.cannot(state, Deed.BE_TARGETED, card, context.source)
        ):
            yield card


def is_attack(
    state: MeccgState, context: Context, filter: f.Filter, attack: underway.AttackUnderWay
) -> bool:
    """Whether an attack fits; of a company, if it does for each who attacks (M-CVC-09)."""
    by: tuple[CardId | None, ...] = (None,)
    if attack.foes is not None and attack.foes in state.companies:
        by = state.companies[attack.foes].members
    return all(fitting.fits(state, context, filter, Assault(attack.number, one)) for one in by)


def onslaughts(state: MeccgState, context: Context, target: t.AnAutomaticAttack) -> Iterator[Thing]:
    """The automatic-attacks of the site where the company is or to which it moves."""
    company = company_in(state, context)
    if company is None or company not in state.companies:
        return
    here = keying.target_site(state, company)
    if fitting.fits(state, context, target.at, here):
        yield from one_of_each(state, terrain.onslaughts(state, here))


AIMS: dict[type[t.Target], Callable[..., Iterator[Thing]]] = {
    t.ACompany: companies_for,
    t.AnAttack: attacks_for,
    t.AnAutomaticAttack: onslaughts,
    t.StillFelt: echoes_for,
    t.InTheChain: chained_for,
}
"""How each kind of target is looked for; all others are cards."""


def one_of_each(state: MeccgState, attacks: list[Onslaught]) -> list[Onslaught]:
    """Of automatic-attacks that are alike, and of which cards say the same, the first one."""
    found: dict[object, Onslaught] = {}
    for attack in attacks:
        said = tuple(one.ability for one in state.lasting if one.context.target == attack)
        found.setdefault((attack.attack, attack.by, said), attack)
    return list(found.values())


def echoes(state: MeccgState) -> list[Echo]:
    """All cards of which something lasts."""
    return [Echo(code) for code in dict.fromkeys(one.context.code for one in state.lasting)]


def is_hidden_from(state: MeccgState, seat: Seat, card: CardId) -> bool:
    """Whether a card lies face down for a player, who therefore cannot point at it."""
    there = state.cards[card]
    return there.zone in (Zone.PLAY, Zone.GUARD) and seat not in there.known


PLAIN_FLAGS = (Flag.FACE_DOWN, Flag.AS_HAZARD, Flag.MINE, Flag.THEIRS)


def is_plain_to_see(target: Filter) -> bool:
    """Whether a filter asks only how cards lie, so that even one face down may be pointed at."""
    return all(
        isinstance(part, (In, Lies)) or (isinstance(part, Has) and part.flag in PLAIN_FLAGS)
        for part in fitting.parts(target)
    )


def companies_at_hand(state: MeccgState, context: Context) -> list[CompanyId]:
    """The companies on which a card can be played: hazards only on the one whose turn it is."""
    if context.seat != state.active:
        now = company_in(state, context)
        return [] if now is None or now not in state.companies else [now]
    return [key for key, _ in companies_of(state, context.seat)]


def chained(state: MeccgState) -> list[CardId]:
    """The cards of the chain that have not taken effect; not what was discarded for its action."""
    chain = enclosing(state, underway.ChainUnderWay)
    return [
        entry.card
        for entry in (() if chain is None else chain.entries)
        if not entry.canceled and state.cards[entry.card].zone in (Zone.CHAIN, Zone.PLAY)
    ]


def is_still_valid(state: MeccgState, context: Context, on: t.Target | None) -> bool:
    """Whether what a card was played on still fits (M-GAP-09)."""
    if on is None or context.target is None:
        return True
    return context.target in aims(state, context, on)
