"""What lies on a character and changes his numbers by its row: items, events, trophies."""

from __future__ import annotations

from westmarch.kernel.records import CardId
from westmarch.kernel.values import Term
from westmarch.meccg import traits
from westmarch.meccg.kinds import Keyword, Race
from westmarch.meccg.reading import bearer_items, item, lying_on, printed
from westmarch.meccg.silence import is_silent
from westmarch.meccg.state import Form, MeccgState
from westmarch.meccg.tables import EVENTS, ITEMS
from westmarch.meccg.tables.printed import Bonus
from westmarch.meccg.things import Assault, Thing
from westmarch.meccg.vocabulary.references import Stat, Trait

ON_ITEMS = {
    Stat.PROWESS: "prowess",
    Stat.BODY: "body",
    Stat.DIRECT_INFLUENCE: "direct_influence",
}
"""The numbers of their bearers that items change by their rows."""

ADDING = {
    stat: frozenset(
        code for rows in (ITEMS, EVENTS) for code, row in rows.items() if getattr(row, name)
    )
    for stat, name in ON_ITEMS.items()
}
"""The items and events that change each of these numbers by their rows."""


def adds(state: MeccgState, card: CardId, stat: Stat) -> bool:
    """Whether something on a card may change a number of it by its row, or as a trophy."""
    adding = ADDING.get(stat)
    return adding is not None and any(
        state.cards[held].code in adding or is_trophy(state, held) for held in lying_on(state, card)
    )


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
    lines = lines_of(state, held, stat)
    if not lines or is_silent(state, held):
        return None
    fitting_ones = [one for one in lines if applies(state, card, held, one, against)]
    return fitting_ones[-1] if fitting_ones else None


def lines_of(state: MeccgState, held: CardId, stat: Stat) -> tuple[Bonus, ...]:
    """What the row of an item says about a number of its bearer."""
    row = item(state, held)
    assert row is not None
    lines: tuple[Bonus, ...] = getattr(row, ON_ITEMS[stat])
    return lines


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
