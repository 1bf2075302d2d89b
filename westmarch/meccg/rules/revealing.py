"""Which cards on guard can be revealed, and when (M-OG-03 to 14, M-GAP-34)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from westmarch.kernel.records import AnyOption, CardId
from westmarch.meccg import deeds, judging, terrain
from westmarch.meccg import options as o
from westmarch.meccg.declared import Event, every_effect, is_playable, ways
from westmarch.meccg.force import says
from westmarch.meccg.keying import keys
from westmarch.meccg.kinds import CardType, CompanyId, Kind, Phase, Zone
from westmarch.meccg.reading import character, company_of, lying_on, printed
from westmarch.meccg.rules import playing
from westmarch.meccg.rules.uniqueness import may_enter
from westmarch.meccg.sifting import fitting
from westmarch.meccg.state import MeccgState
from westmarch.meccg.things import Context, Group, Onslaught, Player
from westmarch.meccg.underway import Key
from westmarch.meccg.verbs import cards, companies
from westmarch.meccg.vocabulary import acts as a
from westmarch.meccg.vocabulary import effects as e
from westmarch.meccg.vocabulary import journeys, targets
from westmarch.meccg.vocabulary.abilities import OnGuard, PermanentEvent, ShortEvent
from westmarch.meccg.vocabulary.filters import Filter
from westmarch.meccg.vocabulary.properties import OfKind
from westmarch.meccg.vocabulary.references import Deed, Happens, Moment, Ref, Stat
from westmarch.meccg.vocabulary.statics import (
    AddAutomaticAttack,
    Boost,
    Cannot,
    Doubled,
    LosesAttacks,
    VoidModifiers,
)

Suits = Callable[[MeccgState, Context, Event], bool]
"""Whether an event, used in some way, suits the moment at which cards may be revealed."""


def on_guard(state: MeccgState, company: CompanyId) -> list[CardId]:
    """The cards on guard that were placed for a company, or one that it has joined (M-GAP-34)."""
    if company not in state.companies:
        return []
    here = state.companies[company].site
    return [
        card
        for card in lying_on(state, here)
        if state.cards[card].zone is Zone.GUARD and state.cards[card].company == company
    ]


def revealable(
    state: MeccgState, card: CardId, company: CompanyId, suits: Suits
) -> Iterator[AnyOption]:
    """The ways in which an event on guard can be revealed now."""
    row, seat = printed(state, card), state.cards[card].owner
    if row.type is not CardType.HAZARD or not is_playable(row.code) or not may_enter(state, card):
        return
    if deeds.cannot(state, Deed.PLAY, Player(seat), card):
        return
    context = Context(card, seat, row.code, company=company)
    then = before_site_phase(state)
    for number, event in enumerate(ways(row.code)):
        if is_never(event) and not announced(row.code):
            continue
        if not judging.holds(state, context, event.way.if_):
            continue
        if any(
            could_be_aimed(then, aimed, event) and suits(state, aimed, event)
            for used in playing.with_users(state, context, event.way)
            for aimed in playing.with_targets(state, used, event.way)
        ):
            yield o.Reveal(card, number)


def could_be_aimed(then: MeccgState, context: Context, event: Event) -> bool:
    """Whether a card could already have been played in that way (M-OG-03)."""
    if not judging.holds(then, context, event.way.if_):
        return False
    able = playing.targets(then, context, event.way)
    if able is None or isinstance(event.way.on, targets.InTheChain):
        return True
    return any(one == context.target for one in able)


def before_site_phase(state: MeccgState) -> MeccgState:
    """The table without what has come into play in the site phase, as far as cards can tell."""
    found = newcomers(state)
    if not found:
        return state
    then = state.clone()
    for card in found:
        if character(then, card) is not None:
            companies.leave(then, card)
        cards.put(then, card, Zone.HAND)
    return then


def newcomers(state: MeccgState) -> list[CardId]:
    """The cards that have come into play since the site phase began."""
    found: list[CardId] = []
    for one in reversed(state.happened):
        if one.what is Happens.ENTERS_PLAY and isinstance(one.who, int):
            found.append(one.who)
        elif isinstance(one.who, Player) and one.phase is Phase.SITE:
            break
    return [card for card in dict.fromkeys(found) if state.cards[card].zone is Zone.PLAY]


def is_keyed_here(state: MeccgState, card: CardId, company: CompanyId) -> bool:
    """Whether a creature can be revealed at the company's site (M-OG-04)."""
    return (
        is_playable(state.cards[card].code)
        and may_enter(state, card)
        and not deeds.cannot(state, Deed.PLAY, Player(state.cards[card].owner), card)
        and bool(site_keys(state, card, company))
    )


def site_keys(state: MeccgState, card: CardId, company: CompanyId) -> list[Key]:
    """To what of the site a creature can be keyed."""
    return [
        key
        for key in keys(state, card, company)
        if key.place is not None or key.site_type is not None
    ]


# What can never be revealed


GOING_AWAY = (journeys.ReturnToOrigin, journeys.SplitOff, journeys.JoinCompany, e.BodyCheck)
LEAVING = (a.Discard, a.Eliminate, a.ToHand, a.ToDeck, a.SetAside)


def is_never(event: Event) -> bool:
    """Whether an event can never be revealed (M-OG-10 to 14)."""
    return any(
        isinstance(effect, (a.Tap, *GOING_AWAY))
        or (isinstance(effect, Cannot) and effect.deed is Deed.DO_ANYTHING_AT_SITE)
        or (isinstance(effect, LEAVING) and is_about_characters(effect.who, event))
        for effect in every_effect(event)
    )


def is_about_characters(who: a.Who, event: Event) -> bool:
    """Whether somebody whom an effect is about is a character."""
    match who:
        case a.Each(filter) | a.Choice(filter) | a.Chance(filter):
            return names_characters(filter)
        case Ref.TARGET:
            return isinstance(event.way.on, Filter) and names_characters(event.way.on)
    return False


def names_characters(filter: Filter) -> bool:
    """Whether a filter speaks of characters."""
    return any(
        isinstance(part, OfKind) and Kind.CHARACTER in part.kinds for part in fitting.parts(filter)
    )


# What suits which moment


def suits_attacks(state: MeccgState, context: Context, event: Event) -> bool:
    """A card that gives the site an automatic-attack, or changes one (M-OG-06)."""
    if Moment.ENTERING in announced(context.code) or isinstance(context.target, Onslaught):
        return True
    assert context.company is not None
    here = state.companies[context.company].site
    attacks = terrain.onslaughts(state, here)
    for one in said(context.code, event):
        match one:
            case AddAutomaticAttack(at=at):
                if context.target == here or fitting.concerns(state, context, at, here):
                    return True
            case LosesAttacks(at=at):
                if attacks and fitting.concerns(state, context, at, here):
                    return True
            case Doubled(what=whom) | Boost(of=whom):
                if any(fitting.concerns(state, context, whom, attack) for attack in attacks):
                    return True
    return False


def suits_company(state: MeccgState, context: Context, event: Event) -> bool:
    """A card that targets the company or one of its characters (M-OG-07)."""
    if Moment.SITE_PHASE in announced(context.code):
        return True
    if not isinstance(event, (PermanentEvent, ShortEvent)) or event.way.when:
        return False
    target, company = context.target, context.company
    if isinstance(target, Group):
        return target.company == company
    return (
        isinstance(target, int)
        and character(state, target) is not None
        and company_of(state, target) == company
    )


INFLUENCING = (Stat.INFLUENCE_CHECK, Stat.DIRECT_INFLUENCE)


def suits_influence(state: MeccgState, context: Context, event: Event) -> bool:
    """A card that affects, or may affect, an influence check (M-OG-08)."""
    if Moment.INFLUENCE_CHECK in (*announced(context.code), *event.way.when):
        return True
    return any(
        isinstance(one, VoidModifiers)
        or (isinstance(one, Boost) and any(stat in one.stats for stat in INFLUENCING))
        or (isinstance(one, e.Modify) and one.stat in INFLUENCING)
        for one in said(context.code, event)
    )


def suits_chain(state: MeccgState, context: Context, event: Event) -> bool:
    """A card whose words let it be revealed against a card of the chain."""
    return Moment.IN_CHAIN in announced(context.code) and isinstance(
        event.way.on, targets.InTheChain
    )


SAID = (AddAutomaticAttack, LosesAttacks, Doubled, VoidModifiers, *Stat)


def said(code: str, event: Event) -> Iterator[object]:
    """What an event does, and what the card says from then on, if it stays."""
    yield from every_effect(event)
    if isinstance(event, ShortEvent):
        return
    for key in SAID:
        for one in says(code, key):
            yield one.ability


def announced(code: str) -> tuple[Moment, ...]:
    """When a card's own words let it be revealed."""
    return tuple(
        moment
        for one in says(code, OnGuard)
        if isinstance(one.ability, OnGuard)
        for moment in one.ability.when
    )
