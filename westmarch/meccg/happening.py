"""Things happen: they are remembered for the turn, and cards that waited for them answer."""

from __future__ import annotations

from westmarch.kernel.frames import Kinds
from westmarch.kernel.records import CardId, replace
from westmarch.kernel.state import emit
from westmarch.meccg import events, judging, traits
from westmarch.meccg.context import captured
from westmarch.meccg.force import in_force, name
from westmarch.meccg.kinds import CompanyId, Phase
from westmarch.meccg.state import Answer, Happening, MeccgState
from westmarch.meccg.things import Context, Thing
from westmarch.meccg.underway import AttackUnderWay, ChainUnderWay
from westmarch.meccg.vocabulary.abilities import DiscardIf, DiscardWhen
from westmarch.meccg.vocabulary.acts import Discard
from westmarch.meccg.vocabulary.effects import Instead, When
from westmarch.meccg.vocabulary.references import Happens, Ref, Trait
from westmarch.meccg.vocabulary.statics import PurgesAlike, UsesVersion

UNSETTLING = tuple(map(name, (DiscardIf, PurgesAlike, UsesVersion)))
"""The topics of cards that must go, or send others or sites away."""

WAITING = {what: (name((DiscardWhen, what)), name((When, what))) for what in Happens}
"""The topics of cards that wait for something to happen."""

CONCERNED = {what: (*UNSETTLING, *topics) for what, topics in WAITING.items()}
"""The topics of cards to which something that happens may matter."""

ON_THE_WAY = (Happens.MOVES, Happens.SITE_REVEALED, Happens.ARRIVES)
"""What movement restrictions of cards wait for."""

DISCARD_SELF = (Discard(Ref.SELF),)

HOLDING_UP = Kinds(AttackUnderWay, ChainUnderWay)
"""The procedures that decide whether cards answer at once or later."""


def happen(
    state: MeccgState,
    what: Happens,
    who: Thing | None = None,
    by: Thing | None = None,
    company: CompanyId | None = None,
    site: CardId | None = None,
    phase: Phase | None = None,
    number: int = 0,
) -> None:
    """Something happens; cards that wait for it answer when the step is over."""
    code = state.cards[who].code if isinstance(who, int) else None
    one = Happening(what, who, by, company, site, phase, number, code)
    state.happened.append(one)
    if state.lasting or not state.voices.keys().isdisjoint(CONCERNED[what]):
        found = answers(state, one)
        if found or is_unsettled(state):
            emit(state, events.Answered(tuple(found)), only=())


def answers(state: MeccgState, one: Happening, peek: bool = False) -> list[Answer]:
    """What cards in force do because something has happened, discarding themselves first.

    Who only peeks spends nothing that was to happen once.
    """
    found: list[Answer] = []
    if not state.lasting and state.voices.keys().isdisjoint(WAITING[one.what]):
        return found
    for ability, context in in_force(state, (DiscardWhen, one.what)):
        assert isinstance(ability, DiscardWhen)
        if one.what in ON_THE_WAY and traits.has(state, context.source, Trait.FREE_TO_MOVE):
            continue
        told = about(state, context, one)
        if any(judging.is_like(state, told, event, one) for event in ability.events):
            found.append(Answer(told, DISCARD_SELF, at_once=True))
    for ability, context in list(in_force(state, (When, one.what))):
        assert isinstance(ability, When)
        told = about(state, context, one)
        if judging.is_like(state, told, ability.event, one) and judging.holds(
            state, told, ability.if_
        ):
            found.append(Answer(told, ability.do))
            if not peek:
                spend(state, ability)
    return found


def is_unsettled(state: MeccgState) -> bool:
    """Whether a card in play must go, or sends others or sites away, as soon as it is so."""
    return not state.voices.keys().isdisjoint(UNSETTLING)


def about(state: MeccgState, context: Context, one: Happening) -> Context:
    """A card in use that speaks of what has happened."""
    company = context.company if one.company is None else one.company
    told = replace(context, it=one.who, by=one.by, rolled=one.number, company=company)
    return captured(state, told)


def spend(state: MeccgState, ability: When) -> None:
    """What was to happen once is over."""
    for lasting in state.lasting:
        if lasting.ability is ability and lasting.once:
            state.lasting.remove(lasting)
            return


def instead(
    state: MeccgState, what: Happens, who: Thing, by: Thing | None = None
) -> list[tuple[Instead, Context]]:
    """What cards in force say would happen instead of something (M-GAP-44)."""
    one = Happening(what, who, by)
    found = []
    for ability, context in in_force(state, (Instead, what)):
        assert isinstance(ability, Instead)
        told = replace(context, it=who, by=by)
        if judging.is_like(state, told, ability.event, one) and judging.holds(
            state, told, ability.if_
        ):
            found.append((ability, told))
    return found


def is_in_chain(state: MeccgState) -> bool:
    """Whether a chain of effects is being carried out, and no attack within it (M-GAP-10)."""
    for frame, _ in reversed(state.stack):
        if HOLDING_UP[type(frame)]:
            return isinstance(frame, ChainUnderWay)
    return False
