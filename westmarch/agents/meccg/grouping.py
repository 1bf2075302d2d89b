"""Who travels with whom: companies that may leave their haven as they are."""

from __future__ import annotations

from westmarch.agents.meccg import weights as w
from westmarch.agents.meccg.roads import Roads
from westmarch.agents.meccg.sight import Sight
from westmarch.kernel.records import AnyOption, CardId, replace
from westmarch.meccg import options as o
from westmarch.meccg.kinds import CompanyId
from westmarch.meccg.numbers import followers
from westmarch.meccg.reading import members
from westmarch.meccg.rules import composing


def party(sight: Sight, people: tuple[CardId, ...]) -> tuple[CardId, ...]:
    """The best of some characters who may travel together; the others would hold them up."""
    if is_able(sight, people):
        return people
    heads = [card for card in people if sight.state.cards[card].follows not in people]
    found = [gathered(sight, first, heads) for first in heads]
    return max(found, key=lambda one: sum(map(sight.worth, one)), default=())


def gathered(sight: Sight, first: CardId, heads: list[CardId]) -> tuple[CardId, ...]:
    """Those who may travel with somebody, the best of them before the others."""
    order = sorted(heads, key=lambda card: (card != first, -sight.worth(card)))
    found: tuple[CardId, ...] = ()
    for card in order:
        more = (*found, card, *followers(sight.state, card))
        found = more if is_able(sight, more) else found
    return found


def is_able(sight: Sight, people: tuple[CardId, ...]) -> bool:
    """Whether characters may travel together, and nobody among them had better stay at home."""
    return (
        not any(map(sight.is_bound, people))
        and not composing.is_too_large(sight.state, people)
        and composing.is_lawful(sight.state, sight.seat, people)
    )


def split(sight: Sight, company: CompanyId) -> float:
    """A company is split if those who can travel together have something to do elsewhere."""
    people = members(sight.state, company)
    rest = party(sight, people)
    if not rest or len(rest) == len(people):
        return -2.0
    best, to = Roads(only(sight, company, rest), company).best()
    return best if to is not None else -2.0


def only(sight: Sight, company: CompanyId, rest: tuple[CardId, ...]) -> Sight:
    """The table as if all but some had left a company."""
    supposed = sight.state.clone()
    supposed.companies[company] = replace(supposed.companies[company], members=rest)
    return Sight(supposed, sight.seat, sight.memory)


def leaves(sight: Sight, company: CompanyId, option: AnyOption) -> float:
    """Who leaves a company: all who hold up the others."""
    match option:
        case o.Pick(card):
            return 1.0 - (card in party(sight, members(sight.state, company)))
        case o.Done():
            return 0.5
    return 0.0


def join(sight: Sight, company: CompanyId, other: CompanyId) -> float:
    """Companies become one if they can travel on together."""
    both = (*members(sight.state, company), *members(sight.state, other))
    return w.HELP if is_able(sight, both) else -0.5
