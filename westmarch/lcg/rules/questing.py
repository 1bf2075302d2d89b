"""The quest phase: commit, stage, resolve (rulebook p. 14-15)."""

from __future__ import annotations

from westmarch.kernel.decisions import Decision
from westmarch.kernel.frames import AskAgain, Frame, call
from westmarch.kernel.records import AnyOption, CardId, Seat, replace
from westmarch.kernel.state import emit
from westmarch.lcg import events, verbs
from westmarch.lcg.options import Commit, CommitCharacters, Done
from westmarch.lcg.rules import acting, moving, revealing
from westmarch.lcg.rules.asking import is_banned, quest_abilities
from westmarch.lcg.rules.values import characters, committed_willpower, staging_threat
from westmarch.lcg.state import LcgState, remaining
from westmarch.lcg.vocabulary.abilities import Ban, MoreRevealed


class QuestPhase(Frame):
    """Three steps with action windows around them (L-QUEST-01, L-WINDOW-09 to 12)."""

    willpower: int = 0
    threat: int = 0

    def renew(self, state: LcgState) -> None:
        """An encounter deck that has run out is made anew, not before this phase (L-SHADOW-06)."""
        revealing.renew_deck(state)

    def commit(self, state: LcgState) -> None:
        """Each player commits in player order (L-QUEST-04)."""
        call(state, *(CommitStep(seat) for seat in remaining(state)))

    def stage(self, state: LcgState) -> None:
        """One card a player is revealed (L-QUEST-06, L-FAQ-22)."""
        if is_banned(state, Ban.STAGING):
            return
        more = sum(more.amount for more in quest_abilities(state, MoreRevealed))
        revealing.reveal(state, len(remaining(state)) + more, state.first)

    def resolve(self, state: LcgState) -> QuestPhase:
        """Willpower against threat (L-QUEST-12 to 19)."""
        willpower, threat = committed_willpower(state), staging_threat(state)
        emit(state, events.QuestResolved(willpower, threat))
        return replace(self, willpower=willpower, threat=threat)

    def follow(self, state: LcgState) -> None:
        """What was settled counts, whatever came in between (L-FAQ-25)."""
        willpower, threat = self.willpower, self.threat
        if willpower > threat:
            moving.progress_on_quest(state, willpower - threat)
        elif threat > willpower:
            for seat in remaining(state):
                verbs.change_threat(state, seat, threat - willpower)

    STEPS = (
        renew,
        acting.ActionWindow(),
        commit,
        acting.ActionWindow(),
        stage,
        acting.ActionWindow(),
        resolve,
        follow,
        renew,
        acting.ActionWindow(),
    )


class CommitStep(Frame):
    """One player commits as many characters as he likes, all at once (L-QUEST-02, L-FAQ-24)."""

    seat: Seat
    chosen: tuple[CardId, ...] = ()
    over: bool = False

    def may_commit(self, state: LcgState) -> Decision | None:
        candidates = [] if self.over else self.candidates(state)
        if not candidates:
            return None
        options = (Done(), *(Commit(card) for card in candidates))
        prompt = CommitCharacters(committed_willpower(state), staging_threat(state))
        return Decision(self.seat, prompt, options)

    def commit(self, state: LcgState, choice: AnyOption) -> CommitStep:
        if not isinstance(choice, Commit):
            return replace(self, over=True)
        verbs.commit(state, choice.card)
        return replace(self, chosen=(*self.chosen, choice.card))

    def tell(self, state: LcgState) -> None:
        if self.chosen:
            emit(state, events.Committed(self.seat, self.chosen))

    def candidates(self, state: LcgState) -> list[CardId]:
        """Ready characters that are not on the quest yet (L-QUEST-03)."""
        if state.eliminated[self.seat]:
            return []
        return [card for card in characters(state, self.seat) if not state.cards[card].exhausted]

    STEPS = (AskAgain(may_commit, commit), tell)
