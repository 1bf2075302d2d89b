"""Values that are asked, not stored: influence, prowess, body, corruption, size.

Each is a sum of terms, the printed figure first.
"""

from __future__ import annotations

from westmarch.kernel.records import CardId, Seat
from westmarch.kernel.values import Layer, Term, total
from westmarch.meccg.kinds import Keyword, Race, Skill
from westmarch.meccg.reading import ally, bearer_items, character, item, members, race, skills
from westmarch.meccg.state import CompanyId, MeccgState, Status
from westmarch.meccg.tables.printed import Bonus
from westmarch.meccg.vocabulary.references import Stat

GENERAL_INFLUENCE = 20
"""What each player can control (M-INFL-01)."""

SHADOW_INFLUENCE = 5
"""What minion and Balrog players have beside it, for no characters (M-INFL-02)."""

LEAST_SIZE = 2
MOST_SIZE = 7


def mind(state: MeccgState, card: CardId) -> int:
    """A character's or ally's mind; an avatar has none (M-GAP-30)."""
    there = character(state, card)
    if there is not None:
        return there.mind or 0
    friend = ally(state, card)
    return friend.mind if friend is not None else 0


def bonuses(
    state: MeccgState, card: CardId, stat: str, against: tuple[Race, ...] = ()
) -> list[Term]:
    """What the items of a character add to a value, each up to its own maximum."""
    found: list[Term] = []
    for held in bearer_items(state, card):
        row = item(state, held)
        assert row is not None
        fitting = [one for one in getattr(row, stat) if applies(state, card, one, against)]
        if fitting:
            found.append(Term(state.cards[held].code, fitting[-1].amount))
    return found


def changes(state: MeccgState, card: CardId, stat: Stat) -> list[Term]:
    """What has changed a number of a card for a while."""
    return [
        Term(one.source, one.amount)
        for one in state.lasting
        if one.card == card and one.stat is stat
    ]


def applies(state: MeccgState, card: CardId, bonus: Bonus, against: tuple[Race, ...]) -> bool:
    """Whether an item's bonus counts for its bearer now."""
    return (
        bonus.race in (None, race(state, card))
        and (bonus.skill is None or bonus.skill in skills(state, card))
        and (not bonus.against or bool(set(bonus.against) & set(against)))
        and not bonus.restored
    )


def prowess_terms(
    state: MeccgState, card: CardId, against: tuple[Race, ...] = ()
) -> tuple[Term, ...]:
    """What makes up the prowess of a character or ally before the situation of a strike."""
    there = character(state, card)
    if there is None:
        friend = ally(state, card)
        assert friend is not None
        assert friend.prowess is not None
        return (Term("printed", friend.prowess, Layer.PRINTED),)
    return (
        Term("printed", there.prowess, Layer.PRINTED),
        *bonuses(state, card, "prowess", against),
        *changes(state, card, Stat.PROWESS),
    )


def prowess(state: MeccgState, card: CardId, against: tuple[Race, ...] = ()) -> int:
    """The prowess of a character or ally."""
    return total(prowess_terms(state, card, against))


def body_terms(state: MeccgState, card: CardId) -> tuple[Term, ...]:
    """What makes up the body of a character or ally."""
    there = character(state, card)
    if there is None:
        friend = ally(state, card)
        assert friend is not None
        return (Term("printed", friend.body or 0, Layer.PRINTED),)
    printed = Term("printed", there.body, Layer.PRINTED)
    return (printed, *bonuses(state, card, "body"), *changes(state, card, Stat.BODY))


def body(state: MeccgState, card: CardId) -> int:
    """The body of a character or ally."""
    return total(body_terms(state, card))


def direct_influence_terms(state: MeccgState, card: CardId) -> tuple[Term, ...]:
    """What makes up the direct influence of a character."""
    there = character(state, card)
    assert there is not None
    printed = Term("printed", there.direct_influence, Layer.PRINTED)
    return (printed, *bonuses(state, card, "direct_influence"))


def direct_influence(state: MeccgState, card: CardId) -> int:
    """The direct influence of a character."""
    return total(direct_influence_terms(state, card))


def unused_influence(state: MeccgState, card: CardId) -> int:
    """What of a character's direct influence its followers leave."""
    used = sum(mind(state, other) for other in followers(state, card))
    return direct_influence(state, card) - used


def followers(state: MeccgState, card: CardId) -> list[CardId]:
    """The characters whom a character controls."""
    company = state.cards[card].company
    if company is None:
        return []
    return [other for other in members(state, company) if state.cards[other].follows == card]


def general_influence_used(state: MeccgState, seat: Seat) -> int:
    """The minds of all characters of a seat that nobody else controls (M-INFL-03)."""
    return sum(
        mind(state, card)
        for company in state.companies.values()
        if company.seat == seat
        for card in company.members
        if state.cards[card].follows is None
    )


def corruption(state: MeccgState, card: CardId) -> int:
    """The corruption points of a character."""
    points = 0
    for held in bearer_items(state, card):
        row = item(state, held)
        if row is not None and row.corruption is not None:
            points += row.corruption.base
    return points


def size(state: MeccgState, company: CompanyId) -> int:
    """The size of a company: Hobbits and Orc scouts count half, the least is 2 (M-COMP-04)."""
    halves = sum(1 if is_small(state, card) else 2 for card in members(state, company))
    return max(LEAST_SIZE, (halves + 1) // 2)


def is_small(state: MeccgState, card: CardId) -> bool:
    """Whether a character counts half (M-COMP-05, M-COMP-06)."""
    found = race(state, card)
    return found is Race.HOBBIT or (found is Race.ORC and Skill.SCOUT in skills(state, card))


def situation(state: MeccgState, card: CardId, stays: bool) -> tuple[Term, ...]:
    """What the state of a fighter costs in a strike (M-CBT-15 to 17)."""
    match state.cards[card].status:
        case Status.TAPPED:
            return (Term("M-CBT-15", -1, Layer.SITUATION),)
        case Status.WOUNDED:
            return (Term("M-CBT-16", -2, Layer.SITUATION),)
        case Status.UNTAPPED:
            return (Term("M-CBT-17", -3, Layer.SITUATION),) if stays else ()


def is_leader(state: MeccgState, card: CardId) -> bool:
    """Whether a character is a leader."""
    there = character(state, card)
    return there is not None and Keyword.LEADER in there.card.keywords
