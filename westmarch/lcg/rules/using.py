"""Using abilities and playing cards: what they cost, who may, and how it is paid."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from westmarch.kernel.decisions import Decision, allowed
from westmarch.kernel.frames import Ask, AskAgain, Frame, While, call
from westmarch.kernel.records import AnyOption, CardId, Reason, Seat, replace
from westmarch.kernel.state import emit
from westmarch.lcg import events, verbs
from westmarch.lcg.declared import ABILITIES, having
from westmarch.lcg.kinds import EVENT, HAND, PLAY, CardType, Zone
from westmarch.lcg.options import (
    ChooseCard,
    DiscardToPay,
    NameX,
    Pay,
    PayFor,
    Pick,
    PickNumber,
    Unmet,
)
from westmarch.lcg.rules.asking import (
    controller,
    holds,
    matching,
    spheres,
)
from westmarch.lcg.rules.resolving import Resolve, changes, lying
from westmarch.lcg.rules.uniqueness import is_stopped_by_uniqueness
from westmarch.lcg.rules.values import heroes
from westmarch.lcg.state import LcgState, Used, shown
from westmarch.lcg.tables import CARDS
from westmarch.lcg.tables.printed import Printed, X
from westmarch.lcg.vocabulary import abilities as a
from westmarch.lcg.vocabulary import effects as e
from westmarch.lcg.vocabulary.filters import Filter
from westmarch.lcg.vocabulary.lasting import Context

PAID_BY = having(a.PaidByHeroes)

# Who may


def may_use(state: LcgState, card: CardId, number: int, context: Context) -> bool:
    """Whether a player may use an ability now."""
    return allowed(obstacles_to_use(state, card, number, context))


def obstacles_to_use(
    state: LcgState, card: CardId, number: int, context: Context
) -> Iterator[Reason]:
    """Why a player cannot use an action or response of a card."""
    ability = ABILITIES[state.cards[card].code][number]
    assert isinstance(ability, (a.Action, a.Response))
    here = state.cards[card]
    row = CARDS[here.code]
    from_hand = row.type is EVENT or (isinstance(ability, a.Response) and ability.from_hand)
    if from_hand:
        if here.zone is not HAND or here.owner != context.you:
            yield Unmet("not-in-your-hand", ("L-EFFECT-09",))
            return
    elif here.zone is HAND or not is_yours(state, card, ability, context.you):
        yield Unmet("not-under-your-control", ("L-EFFECT-06", "L-EFFECT-14"))
        return
    if isinstance(ability, a.Action):
        if ability.phase is not None and ability.phase is not state.phase:
            yield Unmet(f"only-in-phase-{ability.phase.value}", ("L-EFFECT-10",))
        if ability.if_ is not None and not holds(state, ability.if_, context):
            yield Unmet("condition-not-met", ("L-KEY-04",))
    if row.type is EVENT:
        yield from obstacles_to_pay(state, context.you, row)
    if ability.limit is not None and is_used_up(state, card, number, ability.limit, context.you):
        yield Unmet("limit-reached", ("L-FAQ-05",))
    for cost in ability.cost:
        if not can_pay(state, cost, ability.do, context):
            yield Unmet("cost-cannot-be-paid", ("L-COST-02",))
    if row.cost == X:
        useful = bool(affordable(state, ability, context, row))
    else:
        # What can be exhausted for an effect has been found useful for it.
        useful = any(isinstance(cost, a.ExhaustOne) for cost in ability.cost) or changes(
            state, ability.do, context
        )
    if not useful:
        yield Unmet("would-change-nothing", ("L-FAQ-14",))


def is_yours(state: LcgState, card: CardId, ability: a.Action | a.Response, you: Seat) -> bool:
    """Whether an ability in play is yours to use (L-EFFECT-06, L-OPEN-14)."""
    if shown(state, card).code != state.cards[card].code and state.cards[card].zone is PLAY:
        return False
    owner = controller(state, card)
    if isinstance(ability, a.Action) and ability.anyone:
        return True
    if isinstance(ability, a.Response) and ability.group:
        return you == state.first
    return owner == you


def is_used_up(state: LcgState, card: CardId, number: int, limit: a.Limit, you: Seat) -> bool:
    """Whether an ability has been used as often as it may."""
    used = state.used_this_phase if limit.scope is a.Scope.PHASE else state.used_this_round
    by_all = limit.scope is not a.Scope.ROUND_AND_PLAYER
    times = sum(
        one.card == card and one.ability == number and (by_all or one.seat == you) for one in used
    )
    return times >= limit.times


def can_pay(state: LcgState, cost: a.Cost, do: tuple[e.Effect, ...], context: Context) -> bool:
    """Whether a player can pay a cost (L-COST-02, L-READY-05)."""
    match cost:
        case a.ExhaustSelf():
            return not state.cards[context.source].exhausted
        case a.ExhaustOne(what):
            return any(True for _ in exhaustible(state, what, do, context))
        case a.Spend(amount):
            return state.cards[context.source].resources >= amount
        case a.DiscardCards(amount):
            return len(state.hand[context.you]) >= amount
        case a.ChangeThreat(amount):
            return state.threat[context.you] + amount >= 0
    assert_never(cost)


def exhaustible(
    state: LcgState, what: Filter, do: tuple[e.Effect, ...], context: Context
) -> Iterator[CardId]:
    """What can be exhausted for effects that could then change something (L-FAQ-14)."""
    return (
        card
        for card in matching(state, what, context)
        if changes(state, do, replace(context, chosen=(card,)))
    )


# Resources


def purse(state: LcgState, seat: Seat, row: Printed) -> list[CardId]:
    """The heroes who can pay for a card: those of its sphere, or any for a neutral one."""
    sphere = row.sphere
    return [
        hero
        for hero in heroes(state, seat)
        if sphere is None
        or CARDS[state.cards[hero].code].sphere is sphere
        or sphere in spheres(state, hero)
    ]


def obstacles_to_pay(state: LcgState, seat: Seat, row: Printed) -> Iterator[Reason]:
    """Why a player cannot pay for a card from hand (L-PAY)."""
    payers = purse(state, seat, row)
    if not payers:
        yield Unmet("no-resource-match", ("L-PAY-02", "L-PAY-07"), row.code)
        return
    cost = row.cost or 0
    if sum([state.cards[hero].resources for hero in payers]) < cost:
        yield Unmet("too-few-resources", ("L-PAY-01",), row.code)
    needed = heroes_needed(row.code) if row.code in PAID_BY else 0
    if needed and sum(state.cards[hero].resources > 0 for hero in payers) < needed:
        yield Unmet("too-few-heroes-pay", ("L-PAY-15",), row.code)


def heroes_needed(code: str) -> int:
    """From how many different heroes a card must be paid."""
    return max((ability.number for ability in PAID_BY.get(code, ())), default=0)


def might_hold(state: LcgState, seat: Seat, code: str) -> bool:
    """Whether a player might have a card in hand and pay for it, as far as all can see."""
    row = CARDS[code]
    if row.type is CardType.EVENT:
        return allowed(obstacles_to_pay(state, seat, row))
    return any(isinstance(x, a.Response) and x.from_hand for x in ABILITIES[code])


def affordable(
    state: LcgState, ability: a.Action | a.Response, context: Context, row: Printed
) -> list[CardId] | list[int]:
    """What a card of cost X can be played for: cards of a printed cost, or numbers."""
    money = sum(state.cards[hero].resources for hero in purse(state, context.you, row))
    first = ability.do[0]
    if isinstance(first, e.ChooseFrom):
        found = lying(state, first.place, first.what, context)
        return [
            card
            for card in found
            if 0 <= (CARDS[state.cards[card].code].cost or 0) <= money
            and not is_stopped_by_uniqueness(state, card)
        ]
    useful = changes(state, ability.do, context)
    return list(range(1, money + 1)) if useful else []


class UseAbility(Frame):
    """An ability is used: X is named, costs are paid, then its effects happen."""

    card: CardId
    number: int
    context: Context
    effects: tuple[e.Effect, ...]
    costs: tuple[a.Cost, ...]
    left: int = 0
    paid_by: tuple[CardId, ...] = ()

    def name_x(self, state: LcgState) -> Decision | None:
        """The player names X, or what X is the price of (L-PAY-14)."""
        row = CARDS[state.cards[self.card].code]
        if row.type is not CardType.EVENT or row.cost != X:
            return None
        ability = ABILITIES[row.code][self.number]
        assert isinstance(ability, a.Action)
        first = ability.do[0]
        found = affordable(state, ability, self.context, row)
        if isinstance(first, e.ChooseFrom):
            picks = tuple(Pick(CardId(card)) for card in found)
            return Decision(self.context.you, ChooseCard(self.card, first.what, first.place), picks)
        return Decision(self.context.you, NameX(self.card), tuple(PickNumber(n) for n in found))

    def named(self, state: LcgState, choice: AnyOption) -> UseAbility:
        if isinstance(choice, Pick):
            price = CARDS[state.cards[choice.card].code].cost or 0
            context = replace(self.context, chosen=(choice.card,), x=price)
            return replace(self, context=context, effects=self.effects[1:], left=price)
        assert isinstance(choice, PickNumber)
        context = replace(self.context, x=choice.number)
        return replace(self, context=context, left=choice.number)

    def show(self, state: LcgState) -> None:
        """The others see what is used; an event lies open on the table while it happens."""
        code = state.cards[self.card].code
        if CARDS[code].type is CardType.EVENT:
            verbs.lay_open(state, self.card)
        emit(state, events.AbilityUsed(self.context.you, self.card, code))

    def who_pays(self, state: LcgState) -> Decision | None:
        return payment(state, self.context.you, self.card, self.left, self.paid_by)

    def pay(self, state: LcgState, choice: Pay) -> UseAbility:
        verbs.spend(state, choice.hero, 1)
        return replace(self, left=self.left - 1, paid_by=(*self.paid_by, choice.hero))

    def has_costs(self, state: LcgState) -> bool:
        return bool(self.costs)

    def which(self, state: LcgState) -> Decision | None:
        """What is exhausted or discarded to pay."""
        you = self.context.you
        match self.costs[0]:
            case a.ExhaustOne(what):
                found = exhaustible(state, what, self.effects, self.context)
                picks = tuple(Pick(card) for card in found)
                return Decision(you, ChooseCard(self.card, what), picks)
            case a.DiscardCards():
                hand = tuple(Pick(card) for card in state.hand[you])
                return Decision(you, DiscardToPay(self.card), hand) if hand else None
        return None

    def give(self, state: LcgState, choice: Pick) -> UseAbility:
        first, *rest = self.costs
        if isinstance(first, a.DiscardCards):
            verbs.discard_from_hand(state, choice.card)
            more = (replace(first, amount=first.amount - 1),) if first.amount > 1 else ()
            return replace(self, costs=(DONE, *more, *rest))
        verbs.exhaust(state, choice.card)
        chosen = replace(self.context, chosen=(choice.card,))
        return replace(self, costs=(DONE, *rest), context=chosen)

    def settle_cost(self, state: LcgState) -> UseAbility:
        """Costs that leave nothing to choose."""
        match self.costs[0]:
            case a.ExhaustSelf():
                verbs.exhaust(state, self.card)
            case a.Spend(amount):
                verbs.spend(state, self.card, amount)
            case a.ChangeThreat(amount):
                verbs.change_threat(state, self.context.you, amount)
        return replace(self, costs=self.costs[1:])

    def happen(self, state: LcgState) -> None:
        """The effects happen (L-COST-01)."""
        call(state, Resolve(self.effects, self.context))

    def put_away(self, state: LcgState) -> None:
        """An event goes to its owner's discard pile (L-CARD-20)."""
        here = state.cards[self.card]
        if here.zone is Zone.REVEALED and CARDS[here.code].type is CardType.EVENT:
            verbs.place(state, self.card, verbs.fresh(state, self.card, Zone.DISCARD))

    STEPS = (
        show,
        Ask(name_x, named),
        AskAgain(who_pays, pay),
        While(has_costs, Ask(which, give), settle_cost),
        happen,
        put_away,
    )


DONE = a.ChangeThreat(0)
"""A cost that has been paid."""


def use(state: LcgState, card: CardId, number: int, context: Context) -> None:
    """A player uses an ability, or plays an event."""
    ability = ABILITIES[state.cards[card].code][number]
    assert isinstance(ability, a.Action | a.Response)
    row = CARDS[state.cards[card].code]
    if ability.limit is not None:
        state.used_this_phase.append(Used(card, number, context.you))
        state.used_this_round.append(Used(card, number, context.you))
    price = max(row.cost or 0, 0) if row.type is CardType.EVENT else 0
    call(state, UseAbility(card, number, context, ability.do, ability.cost, price))


def payment(
    state: LcgState, seat: Seat, card: CardId, left: int, paid_by: tuple[CardId, ...]
) -> Decision | None:
    """Which hero pays the next resource (L-PAY-08); nobody if nothing is left to pay."""
    if left == 0:
        return None
    row = CARDS[state.cards[card].code]
    payers = [hero for hero in purse(state, seat, row) if state.cards[hero].resources]
    fresh = heroes_needed(row.code) - len(set(paid_by))
    if fresh >= left:
        payers = [hero for hero in payers if hero not in paid_by]
    return Decision(seat, PayFor(card, left), tuple(Pay(hero) for hero in payers))
