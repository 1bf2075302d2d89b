"""Effects that change the same thing, one after the other: who says in which order (M-MH-04 to 06).

Nobody is asked where the order makes no difference.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations

from westmarch.kernel.decisions import Decision
from westmarch.kernel.frames import AskAgain, Frame
from westmarch.kernel.records import CardId, Seat
from westmarch.meccg import numbers, terrain
from westmarch.meccg.force import in_force
from westmarch.meccg.happening import answers
from westmarch.meccg.judging import holds
from westmarch.meccg.keying import target_site
from westmarch.meccg.kinds import CompanyId
from westmarch.meccg.options import Pick
from westmarch.meccg.prompts import WhichFirst
from westmarch.meccg.sifting import fitting
from westmarch.meccg.state import Happening, MeccgState
from westmarch.meccg.things import Assault, Context, Group
from westmarch.meccg.underway import AttackUnderWay
from westmarch.meccg.vocabulary.acts import Each
from westmarch.meccg.vocabulary.effects import Effect, If, When
from westmarch.meccg.vocabulary.references import Happens, Stat
from westmarch.meccg.vocabulary.statics import RegionsBecome, SitesBecome

MOST = 4
"""Of so many cards all orders are tried to find out whether the order makes a difference."""

OF_ATTACKS = (Stat.STRIKES, Stat.PROWESS, Stat.BODY)


class OrderOfPhase(Frame):
    """The hazard player says in which order cards act on a journey as it begins (M-MH-04)."""

    seat: Seat
    company: CompanyId

    def may_order(self, state: MeccgState) -> Decision | None:
        left = [card for card in at_work(state) if card not in state.order]
        if self.company not in state.companies or not matters(state, self.company, left):
            return None
        return Decision(self.seat, WhichFirst(), tuple(map(Pick, left)), ("M-MH-04",))

    def put_next(self, state: MeccgState, choice: Pick) -> None:
        state.order.append(choice.card)

    STEPS = (AskAgain(may_order, put_next),)


def at_work(state: MeccgState) -> list[CardId]:
    """The cards in play that change lands and sites, or look at a journey as it begins."""
    found: dict[CardId, None] = {}
    for key in (RegionsBecome, SitesBecome, (When, Happens.SITE_REVEALED)):
        for _, context in in_force(state, key):
            if context.source in state.play:
                found.setdefault(context.source)
    return list(found)


def orders(left: list[CardId]) -> Iterator[tuple[CardId, ...]]:
    """The orders that tell whether it matters in which cards come: all, or of many those of pairs.

    Each two of them come one right after the other, before and behind the rest and around it.
    """
    if len(left) <= MOST:
        yield from permutations(left)
        return
    for one, two in permutations(left, 2):
        rest = [card for card in left if card not in (one, two)]
        yield from ((one, two, *rest), (*rest, one, two), (one, *rest, two))


def are_different(outcomes: Iterator[object]) -> bool:
    """Whether something comes out differently."""
    first = next(outcomes)
    return any(one != first for one in outcomes)


def outcome(state: MeccgState, company: CompanyId) -> tuple[object, ...]:
    """What becomes of a journey by the order as it is: its path, its site, and what answers it."""
    here = target_site(state, company)
    told = Happening(Happens.SITE_REVEALED, Group(company), company=company, site=here)
    answering = frozenset(
        (answer.context.source, bearing(state, answer.context, answer.effects))
        for answer in answers(state, told, peek=True)
    )
    return (terrain.path(state, company), terrain.site_type(state, here), answering)


def bearing(state: MeccgState, context: Context, effects: tuple[Effect, ...]) -> tuple[object, ...]:
    """What effects would do as things are: which of them would happen, and to whom."""
    found: list[object] = []
    for effect in effects:
        if isinstance(effect, If):
            met = holds(state, context, effect.condition)
            found.append(bearing(state, context, effect.then if met else effect.otherwise))
        else:
            who = getattr(effect, "who", None)
            whom = (
                tuple(fitting.all_in(state, context, who.filter)) if isinstance(who, Each) else ()
            )
            found.append((effect, whom))
    return tuple(found)


def matters(state: MeccgState, company: CompanyId, left: list[CardId]) -> bool:
    """Whether the order of the cards that are left makes a difference."""
    if len(left) < 2 or state.companies[company].journey is None:
        return False
    before = list(state.order)
    found = are_different(outcome_in(state, company, [*before, *order]) for order in orders(left))
    state.order[:] = before
    return found


def outcome_in(state: MeccgState, company: CompanyId, order: list[CardId]) -> tuple[object, ...]:
    """What becomes of a journey if cards act on it in an order."""
    state.order[:] = order
    return outcome(state, company)


def may_order(state: MeccgState, attack: AttackUnderWay) -> Decision | None:
    """The active player says in which order cards in play change an attack (M-MH-05)."""
    left = [card for card in changing(state, attack) if card not in attack.order]
    if len(left) < 2:
        return None
    if not are_different(strength(state, attack, (*attack.order, *one)) for one in orders(left)):
        return None
    return Decision(state.active, WhichFirst(), tuple(map(Pick, left)), ("M-MH-05",))


def changing(state: MeccgState, attack: AttackUnderWay) -> list[CardId]:
    """The cards in play that change an attack, its own apart."""
    found: dict[CardId, None] = {}
    for stat in OF_ATTACKS:
        for _, context in numbers.boosts(state, Assault(attack.number), stat, None):
            if context.source in state.play and context.source != attack.card:
                found.setdefault(context.source)
    return list(found)


def strength(
    state: MeccgState, attack: AttackUnderWay, order: tuple[CardId, ...]
) -> tuple[int, ...]:
    """What an attack would be if cards changed it in an order."""
    thing = Assault(attack.number)
    fixed = {Stat.STRIKES: attack.attack.strikes, Stat.BODY: attack.attack.body}
    return tuple(
        numbers.in_order(state, thing, stat, order)
        for stat in OF_ATTACKS
        if fixed.get(stat, 0) is not None
    )
