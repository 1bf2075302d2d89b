"""A Wizard falls, by the optional rules of The White Hand (M-OPT-04 to 07)."""

from __future__ import annotations

from westmarch.kernel.decisions import Decision
from westmarch.kernel.frames import Ask
from westmarch.kernel.records import AnyOption, CardId, Seat, replace
from westmarch.kernel.state import emit
from westmarch.meccg import events
from westmarch.meccg import options as o
from westmarch.meccg.declared import is_playable, ways
from westmarch.meccg.kinds import Alignment, Race, Zone
from westmarch.meccg.prompts import MayFall, PlayStage
from westmarch.meccg.reading import company_of, holder, printed, race
from westmarch.meccg.rules import chain, playing, timetable, uniqueness
from westmarch.meccg.rules.moments import Occasion
from westmarch.meccg.state import MeccgState
from westmarch.meccg.things import Context
from westmarch.meccg.verbs import companies, fates, hiding
from westmarch.meccg.vocabulary.references import Moment

MOST_POINTS = 3
"""The most stage points of the card that a Wizard who falls plays (M-OPT-06)."""


class Temptation(Occasion):
    """A Wizard whom corruption would eliminate may become a Fallen-wizard instead (M-OPT-04)."""

    moment: Moment | None = Moment.IN_CHAIN
    card: CardId = CardId(0)
    fallen: CardId | None = None

    def may_fall(self, state: MeccgState) -> Decision | None:
        """He is asked whatever lies in his sideboard, so that nobody can tell."""
        seat = holder(state, self.card)
        if not state.optional or state.alignments[seat] is not Alignment.HERO:
            return None
        options = (o.No(), *map(o.Pick, successors(state, seat, self.card)))
        return Decision(seat, MayFall(self.card), options, ("M-OPT-04",))

    def fall(self, state: MeccgState, choice: o.No | o.Pick) -> Temptation:
        if isinstance(choice, o.No):
            return self
        turn(state, self.card, choice.card)
        return replace(self, fallen=choice.card)

    def perish(self, state: MeccgState) -> None:
        if self.fallen is None:
            fates.eliminate(state, self.card)

    def may_play(self, state: MeccgState) -> Decision | None:
        if self.fallen is None:
            return None
        seat = holder(state, self.fallen)
        options: tuple[AnyOption, ...] = tuple(
            o.PlayEvent(used.source, way) for used, way in stages(state, seat, self.fallen)
        )
        return Decision(seat, PlayStage(self.fallen), options, ("M-OPT-06",))

    def play(self, state: MeccgState, choice: o.PlayEvent) -> None:
        assert self.fallen is not None, "a Fallen-wizard plays the card"
        context = used_by(state, self.fallen, choice.card)
        chain.begin(state, context.seat, choice.card, choice.way, context)

    STEPS = (Ask(may_fall, fall), perish, Ask(may_play, play))


def successors(state: MeccgState, seat: Seat, card: CardId) -> list[CardId]:
    """The cards in the sideboard by which a Wizard can fall, if a stage card can follow."""
    found = {
        state.cards[one].code: one
        for one in state.sideboards[seat]
        if race(state, one) is Race.FALLEN_WIZARD
        and printed(state, one).being == printed(state, card).being
        and is_playable(state.cards[one].code)
        and set(uniqueness.barring(state, one)) <= {card}
        and stages(fallen(state, card, one), seat, one)
    }
    return list(found.values())


def fallen(state: MeccgState, card: CardId, successor: CardId) -> MeccgState:
    """The table as it would be if a Wizard had fallen."""
    then = state.clone()
    turn(then, card, successor)
    return then


def turn(state: MeccgState, card: CardId, successor: CardId) -> None:
    """A Wizard becomes a Fallen-wizard, and his player with him (M-OPT-05, M-OPT-07)."""
    seat, status = holder(state, card), state.cards[card].status
    companies.take_place(state, card, successor)
    state.cards[successor] = replace(state.cards[successor], status=status)
    fates.release(state, card)
    hiding.put_away(state, card, Zone.SIDEBOARD)
    row = printed(state, successor)
    state.alignments[seat] = Alignment.FALLEN_WIZARD
    state.declared[seat] = state.avatars[seat] = row.being
    emit(state, events.Declared(seat, Alignment.FALLEN_WIZARD, row.code))


def stages(state: MeccgState, seat: Seat, wizard: CardId) -> list[tuple[Context, int]]:
    """The stage permanent-events in the sideboard that a Fallen-wizard can play (M-OPT-06)."""
    return [
        (context, way)
        for card in state.sideboards[seat]
        if is_small(state, card, wizard)
        for context in (used_by(state, wizard, card),)
        for way, event in enumerate(ways(context.code))
        if timetable.stays(event)
        and Moment.ORGANIZATION in timetable.moments_of(context.code, event)
        and playing.is_possible(state, context, event)
    ]


def is_small(state: MeccgState, card: CardId, wizard: CardId) -> bool:
    """Whether a card is a stage card of few points that does not belong to another wizard."""
    row = printed(state, card)
    points = 0 if row.stage_points is None else row.stage_points.base
    return (
        row.alignment is Alignment.STAGE
        and points <= MOST_POINTS
        and row.specific in (None, printed(state, wizard).being)
    )


def used_by(state: MeccgState, wizard: CardId, card: CardId) -> Context:
    """A card as it is used for the company of a wizard."""
    seat, code = holder(state, wizard), state.cards[card].code
    return Context(card, seat, code, company=company_of(state, wizard))
