"""Values: willpower, threat, attack, defense, hit points, each with the reasons for it."""

from __future__ import annotations

from collections.abc import Sequence

from westmarch.kernel.records import CardId, Seat
from westmarch.kernel.values import Layer, Term, total
from westmarch.lcg.declared import Index
from westmarch.lcg.kinds import ALLY, HERO, Stat
from westmarch.lcg.rules.asking import fits, holds, is_active, own_context, targets
from westmarch.lcg.rules.counting import amount
from westmarch.lcg.state import LcgState, in_play, shown
from westmarch.lcg.tables import CARDS
from westmarch.lcg.vocabulary.abilities import Bonus
from westmarch.lcg.vocabulary.lasting import Boosted, BoostedAll, Context, Harmless, StagingThreat

BONUSES = Index(Stat, Bonus, lambda stat, bonus: bonus.stat is stat)

COLUMNS = {
    Stat.WILLPOWER: "willpower",
    Stat.THREAT: "threat",
    Stat.ATTACK: "attack",
    Stat.DEFENSE: "defense",
    Stat.HIT_POINTS: "hit_points",
}
"""Where the tables print a value."""

MOST_PRINTED = 20
FLOOR = Term("L-LAST-03", 0, Layer.AT_LEAST)
PLAIN = tuple((Term("printed", number, Layer.PRINTED), FLOOR) for number in range(MOST_PRINTED))
"""The reasons for a value that nothing changes."""


def terms(state: LcgState, card: CardId, stat: Stat) -> tuple[Term, ...]:
    """Every reason for a value, the printed one first; players see them too."""
    return reasons(state, card, stat, bonuses(state, stat))


def bonuses(state: LcgState, stat: Stat) -> list[tuple[CardId, Bonus]]:
    """What raises or lowers a value of any card now, and the card in play on which it stands."""
    given, cards = BONUSES.of(state.cast)[stat], state.cards
    if not given:
        return []
    return [
        (source, bonus)
        for source in in_play(state)
        if cards[source].code in given
        for _, bonus in given[cards[source].code]
    ]


def reasons(
    state: LcgState, card: CardId, stat: Stat, given: list[tuple[CardId, Bonus]]
) -> tuple[Term, ...]:
    """The reasons for a value, when what raises or lowers it is known."""
    printed = getattr(shown(state, card), COLUMNS[stat]) or 0
    if not given and not state.lasting:
        return PLAIN[printed]
    found = [
        Term(state.cards[source].code, amount(state, bonus.amount, own_context(state, source)))
        for source, bonus in given
        if benefits(state, card, bonus, source)
    ]
    for lasting in state.lasting:
        match lasting:
            case Boosted(source=code, stat=changed, amount=by, cards=boosted):
                if changed is stat and card in boosted:
                    found.append(Term(code, by))
            case BoostedAll(source=code, stat=changed, amount=by, filter=filter):
                if changed is stat and fits(state, card, filter, Context(card, state.first)):
                    found.append(Term(code, by))
    return (PLAIN[printed][0], *found, FLOOR)


def benefits(state: LcgState, card: CardId, bonus: Bonus, source: CardId) -> bool:
    """Whether a bonus that stands on a card in play goes to a card now."""
    if not is_active(state, source):
        return False
    context = own_context(state, source)
    return card in targets(state, bonus.to, context) and (
        bonus.if_ is None or holds(state, bonus.if_, context)
    )


def value(state: LcgState, card: CardId, stat: Stat) -> int:
    """A value now, never below 0 (L-LAST-03)."""
    return together(state, (card,), stat)


def together(state: LcgState, cards: Sequence[CardId], stat: Stat) -> int:
    """The values of several cards together."""
    if not cards:
        return 0
    given, value = bonuses(state, stat), 0
    for card in cards:
        value += figure(state, card, stat, given)
    return value


def figure(state: LcgState, card: CardId, stat: Stat, given: list[tuple[CardId, Bonus]]) -> int:
    """A value now, when what raises or lowers it is known."""
    found = reasons(state, card, stat, given)
    return total(found) if len(found) > len(PLAIN[0]) else found[0].amount


def hit_points_left(state: LcgState, card: CardId) -> int:
    """How much more damage a card can take (L-DMG-02)."""
    return value(state, card, Stat.HIT_POINTS) - state.cards[card].damage


def committed_willpower(state: LcgState) -> int:
    """The willpower of all committed characters together (L-QUEST-05, L-QUEST-12)."""
    committed = [card for area in state.area for card in area if state.cards[card].committed]
    return together(state, committed, Stat.WILLPOWER)


def staging_threat(state: LcgState) -> int:
    """The threat of all cards in the staging area together (L-QUEST-12, L-QUEST-13)."""
    harmless = {
        c for lasting in state.lasting if isinstance(lasting, Harmless) for c in lasting.cards
    }
    more = sum(
        amount(state, lasting.amount, lasting.context)
        for lasting in state.lasting
        if isinstance(lasting, StagingThreat)
    )
    cards = [card for card in state.staging if card not in harmless]
    return more + together(state, cards, Stat.THREAT)


def heroes(state: LcgState, seat: Seat) -> list[CardId]:
    """The heroes that a player can use; a prisoner is none."""
    cards = state.cards
    return [
        card
        for card in state.area[seat]
        if CARDS[cards[card].code].type is HERO and not cards[card].face_down
    ]


def characters(state: LcgState, seat: Seat) -> list[CardId]:
    """The heroes and allies that a player controls."""
    cards = state.cards
    return [
        card
        for card in state.area[seat]
        if CARDS[cards[card].code].type in CHARACTERS and not cards[card].face_down
    ]


CHARACTERS = (HERO, ALLY)
