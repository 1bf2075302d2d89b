"""Agents attack, and what becomes of them (M-AGENT-45 to 60)."""

from __future__ import annotations

from westmarch.kernel.decisions import Decision
from westmarch.kernel.frames import AskAgain, Frame, call, take
from westmarch.kernel.records import CardId, Seat, replace
from westmarch.kernel.state import emit
from westmarch.meccg import agents, deeds, events, numbers, traits
from westmarch.meccg import options as o
from westmarch.meccg.keying import target_site
from westmarch.meccg.kinds import CompanyId, Mark, Status
from westmarch.meccg.prompts import MayAttackByAgents
from westmarch.meccg.reading import holder, other
from westmarch.meccg.rules.agents_moving import Reveal
from westmarch.meccg.rules.attacking import FaceAttack
from westmarch.meccg.state import Form, MeccgState
from westmarch.meccg.tables.printed import Attack
from westmarch.meccg.things import Assault, Context
from westmarch.meccg.underway import Origin
from westmarch.meccg.verbs import cards, fates
from westmarch.meccg.vocabulary.effects import Effect
from westmarch.meccg.vocabulary.references import Deed, Happens, Stat

HIDDEN_AT_HOME, HIDDEN, SEEN_AT_HOME, WHEN_WOUNDED = 5, 2, 2, -2
"""What is added to an agent's prowess (M-AGENT-50, 51, 53, 54)."""


def lurkers(state: MeccgState, seat: Seat) -> list[CardId]:
    """The face-down agents of a player, wherever they are: nobody else may know that."""
    return [
        card
        for card in state.play
        if state.cards[card].form is Form.AGENT
        and holder(state, card) == seat
        and len(state.cards[card].known) < state.players
    ]


class AttacksByAgents(Frame):
    """Each agent at the site may attack the company once, if it has entered (M-AGENT-45)."""

    company: CompanyId
    entered: bool
    finished: tuple[CardId, ...] = ()
    over: bool = False

    def may_attack(self, state: MeccgState) -> Decision | None:
        if self.over or self.company not in state.companies:
            return None
        seat = other(state.companies[self.company].seat)
        able = self.able(state, seat)
        if not able and not lurkers(state, seat):
            return None
        forced = [card for card in able if deeds.must(state, Deed.ATTACKING, card)]
        done = () if forced else (o.Done(),)
        options = (*done, *map(o.AgentAttacks, able))
        return Decision(seat, MayAttackByAgents(self.company), options, ("M-SITE-07",))

    def able(self, state: MeccgState, seat: Seat) -> list[CardId]:
        """The agents at the site; they need leave to attack a company that does not enter it."""
        here = state.companies[self.company].site
        return [
            card
            for card in agents.of_seat(state, seat)
            if card not in self.finished
            and agents.is_at(state, card, here)
            and not deeds.cannot(state, Deed.ATTACKING, card)
            and (self.entered or deeds.may(state, Deed.ATTACKING, card))
        ]

    def attack(self, state: MeccgState, choice: o.Done | o.AgentAttacks) -> AttacksByAgents:
        if isinstance(choice, o.Done):
            return replace(self, over=True)
        call(state, Ambush(self.company, choice.card))
        return replace(self, finished=(*self.finished, choice.card))

    STEPS = (AskAgain(may_attack, attack),)


class Ambush(Frame):
    """An agent is revealed if need be, attacks, and is then tapped, wounded or dead (M-AGENT-58).

    `but` is what a card in use says of this attack.
    """

    company: CompanyId
    card: CardId
    context: Context | None = None
    but: tuple[Effect, ...] = ()
    hidden: bool = False

    def announce(self, state: MeccgState) -> Ambush:
        """Whether he was hidden is fixed now (M-AGENT-51, M-AGENT-53, M-AGENT-55)."""
        hidden = agents.is_hidden(state, self.card)
        if hidden:
            call(state, Reveal(self.card, target_site(state, self.company)))
        else:
            state.result = True
        return replace(self, hidden=hidden)

    def attack(self, state: MeccgState) -> None:
        if not take(state, bool) or self.company not in state.companies:
            state.result = False
            return
        attack = strikes_of(state, self.card, self.hidden)
        frame = FaceAttack(self.company, attack, self.card, Origin.AGENT)
        call(state, replace(frame, context=self.context, but=self.but))

    def settle(self, state: MeccgState) -> None:
        defeated = take(state, bool)
        if not agents.is_agent(state, self.card) or not has_attacked(state, self.card):
            return
        last = state.past[-1]
        assert isinstance(last, FaceAttack)
        if defeated and not traits.is_detainment(state, last):
            emit(state, events.AttackDefeated(state.cards[self.card].code))
            kill(state, self.card, state.companies[self.company].seat)
        elif has_failed(state, last) and not traits.is_detainment(state, last):
            cards.wound(state, self.card, Assault(last.number))
        else:
            cards.tap(state, self.card)

    STEPS = (announce, attack, settle)


def strikes_of(state: MeccgState, card: CardId, hidden: bool) -> Attack:
    """The attack of an agent: one strike, by how and where he lies (M-AGENT-49 to 54)."""
    home = agents.is_home(state, card)
    prowess = numbers.number(state, card, Stat.PROWESS)
    if state.cards[card].status is Status.WOUNDED:
        prowess += WHEN_WOUNDED
    if hidden:
        prowess += HIDDEN_AT_HOME if home else HIDDEN
    elif home:
        prowess += SEEN_AT_HOME
    body = numbers.number(state, card, Stat.BODY) + (1 if home else 0)
    marks = (Mark.ATTACKER_CHOOSES,) if hidden and home else ()
    return Attack(traits.races(state, card), 1, prowess, body, marks)


def has_attacked(state: MeccgState, card: CardId) -> bool:
    """Whether the last attack of the turn was an agent's."""
    last = state.past[-1] if state.past else None
    return isinstance(last, FaceAttack) and last.card == card and last.origin is Origin.AGENT


def has_failed(state: MeccgState, attack: FaceAttack) -> bool:
    """Whether a strike of an attack has failed."""
    return any(
        one.what is Happens.STRIKE_FAILS and one.who == Assault(attack.number)
        for one in state.happened
    )


def kill(state: MeccgState, card: CardId, vanquisher: Seat) -> None:
    """A defeated agent is a kill of the opponent; who kills his own gets nothing (M-AGENT-60)."""
    own = holder(state, card) == vanquisher
    if own:
        fates.eliminate(state, card)
        return
    fates.release(state, card)
    fates.pile(state, card, vanquisher)
