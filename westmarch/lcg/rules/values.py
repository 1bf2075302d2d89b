"""Values: willpower, threat, attack, defense, hit points, each with the reasons for it."""

from __future__ import annotations

from westmarch.kernel.records import CardId, Seat
from westmarch.kernel.values import Layer, Term, total
from westmarch.lcg.declared import having
from westmarch.lcg.kinds import CardType, Stat
from westmarch.lcg.rules.asking import amount, fits, holds, is_active, own_context, targets
from westmarch.lcg.state import LcgState, in_play, shown
from westmarch.lcg.vocabulary.abilities import Bonus
from westmarch.lcg.vocabulary.lasting import Boosted, BoostedAll, Context, Harmless, StagingThreat

BONUSES = having(Bonus)
FLOOR = Term("L-LAST-03", 0, Layer.AT_LEAST)
PRINTED = {
    Stat.WILLPOWER: "willpower",
    Stat.THREAT: "threat",
    Stat.ATTACK: "attack",
    Stat.DEFENSE: "defense",
    Stat.HIT_POINTS: "hit_points",
}


def terms(state: LcgState, card: CardId, stat: Stat) -> tuple[Term, ...]:
    """Every reason for a value, the printed one first; players see them too."""
    printed = getattr(shown(state, card), PRINTED[stat]) or 0
    found = [Term("printed", printed, Layer.PRINTED)]
    for source in in_play(state):
        for ability in BONUSES.get(state.cards[source].code, ()):
            assert isinstance(ability, Bonus)
            if ability.stat is stat and is_active(state, source):
                context = own_context(state, source)
                if card in targets(state, ability.to, context) and (
                    ability.if_ is None or holds(state, ability.if_, context)
                ):
                    found.append(
                        Term(state.cards[source].code, amount(state, ability.amount, context))
                    )
    for lasting in state.lasting:
        match lasting:
            case Boosted(source=code, stat=changed, amount=by, cards=cards):
                if changed is stat and card in cards:
                    found.append(Term(code, by))
            case BoostedAll(source=code, stat=changed, amount=by, filter=filter):
                if changed is stat and fits(state, card, filter, Context(card, state.first)):
                    found.append(Term(code, by))
    return (*found, FLOOR)


def value(state: LcgState, card: CardId, stat: Stat) -> int:
    """A value now, never below 0 (L-LAST-03)."""
    return total(terms(state, card, stat))


def hit_points_left(state: LcgState, card: CardId) -> int:
    """How much more damage a card can take (L-DMG-02)."""
    return value(state, card, Stat.HIT_POINTS) - state.cards[card].damage


def committed_willpower(state: LcgState) -> int:
    """The willpower of all committed characters together (L-QUEST-05, L-QUEST-12)."""
    return sum(
        value(state, card, Stat.WILLPOWER)
        for area in state.area
        for card in area
        if state.cards[card].committed
    )


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
    return more + sum(value(state, card, Stat.THREAT) for card in cards)


def heroes(state: LcgState, seat: Seat) -> list[CardId]:
    """The heroes that a player can use; a prisoner is none."""
    return [c for c in state.area[seat] if shown(state, c).type is CardType.HERO]


def characters(state: LcgState, seat: Seat) -> list[CardId]:
    """The heroes and allies that a player controls."""
    kinds = (CardType.HERO, CardType.ALLY)
    return [c for c in state.area[seat] if shown(state, c).type in kinds]
