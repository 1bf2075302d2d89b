"""Creatures attack, one attack after the other (M-CRE, M-CBT-05, M-CBT-26)."""

from __future__ import annotations

from westmarch.kernel.decisions import Decision
from westmarch.kernel.frames import Ask, Frame, While, call, take
from westmarch.kernel.records import CardId, replace
from westmarch.kernel.state import emit
from westmarch.meccg import events, judging, keying, traits
from westmarch.meccg import options as o
from westmarch.meccg.force import in_force
from westmarch.meccg.kinds import CompanyId, Kind, Mark, Points, Zone
from westmarch.meccg.prompts import KeyedTo, WhichAttack
from westmarch.meccg.reading import creature, holder, other, printed
from westmarch.meccg.rules import trophies
from westmarch.meccg.rules.attacking import FaceAttack
from westmarch.meccg.sifting import fitting
from westmarch.meccg.state import Form, MeccgState
from westmarch.meccg.tables.printed import Attack
from westmarch.meccg.things import Context
from westmarch.meccg.underway import Key, Origin
from westmarch.meccg.verbs import cards
from westmarch.meccg.vocabulary.effects import Effect
from westmarch.meccg.vocabulary.statics import Isolates


class Creature(Frame):
    """A creature attacks; if all its attacks are defeated it is a kill, else it is discarded.

    `but` is what a card in use says of its attacks.
    """

    company: CompanyId
    card: CardId
    keys: tuple[Key, ...]
    context: Context | None = None
    but: tuple[Effect, ...] = ()
    number: int = 0
    defeated: int = 0
    canceled: bool = False
    detained: bool = False
    only: int | None = None

    def show(self, state: MeccgState) -> None:
        if state.cards[self.card].zone is not Zone.PLAY:
            seat = holder(state, self.card)
            cards.bring_into_play(state, self.card, seat, Form.CREATURE)

    def attacks(self, state: MeccgState) -> tuple[Attack, ...]:
        """The attacks of the creature."""
        row = creature(state, self.card)
        assert row is not None, "only creatures attack like that"
        return row.attacks

    def may_isolate(self, state: MeccgState) -> Decision | None:
        """A card may leave but one of several attacks, which the attacker chooses."""
        attacks = self.attacks(state)
        if len(attacks) < 2 or not is_isolated(state, self.card):
            return None
        options = tuple(map(o.TakeWay, range(len(attacks))))
        return Decision(holder(state, self.card), WhichAttack(attacks), options, ("M-CBT-05",))

    def isolate(self, state: MeccgState, choice: o.TakeWay) -> Creature:
        return replace(self, number=choice.number, only=choice.number)

    def goes_on(self, state: MeccgState) -> bool:
        last = len(self.attacks(state)) - 1 if self.only is None else self.only
        return not self.canceled and self.number <= last and self.company in state.companies

    def attack(self, state: MeccgState) -> Creature:
        attack = self.attacks(state)[self.number]
        frame = FaceAttack(self.company, attack, self.card, Origin.CREATURE, self.keys)
        frame = frame if self.only is None else isolated(frame)
        call(state, replace(frame, context=self.context, but=self.but))
        return replace(self, number=self.number + 1)

    def count(self, state: MeccgState) -> Creature:
        soft = any(
            isinstance(past, FaceAttack)
            and past.card == self.card
            and past.company in state.companies
            and traits.is_detainment(state, past)
            for past in state.past[-1:]
        )
        detained = self.detained or soft
        return replace(self, defeated=self.defeated + take(state, bool), detained=detained)

    def end(self, state: MeccgState) -> None:
        """All attacks defeated: a kill; else the creature is discarded (M-GAP-02, M-DET-10)."""
        there = state.cards[self.card]
        if there.zone is not Zone.PLAY or there.form is Form.ALLY:
            return
        wanted = len(self.attacks(state)) if self.only is None else 1
        if self.defeated == wanted and not self.detained:
            emit(state, events.AttackDefeated(state.cards[self.card].code))
            call(state, trophies.Kill(self.card, self.company, other(holder(state, self.card))))
        else:
            cards.discard(state, self.card)

    STEPS = (show, Ask(may_isolate, isolate), While(goes_on, attack, count), end)


def is_isolated(state: MeccgState, card: CardId) -> bool:
    """Whether a card leaves but one attack of a creature, or of a site."""
    return any(
        isinstance(ability, Isolates)
        and (card_is_creature(state, card) or fitting.fits(state, context, ability.sites, card))
        and judging.holds(state, context, ability.if_)
        for ability, context in in_force(state, Isolates)
    )


def card_is_creature(state: MeccgState, card: CardId) -> bool:
    """Whether a card is a creature."""
    return creature(state, card) is not None


def isolated(frame: FaceAttack) -> FaceAttack:
    """An attack that is the only one of several, and cannot be canceled."""
    marks = (*frame.attack.marks, Mark.NOT_CANCELABLE)
    return replace(frame, attack=replace(frame.attack, marks=marks), isolated=True)


class OneAttack(Frame):
    """An attack that no creature makes, if the company is still there.

    An event that gives kill points is defeated with its attack (M-DRG-05, M-DRG-06).
    """

    frame: FaceAttack

    def face(self, state: MeccgState) -> None:
        if self.frame.company in state.companies:
            call(state, self.frame)

    def end(self, state: MeccgState) -> None:
        defeated, state.result = state.result, None
        card = self.frame.card
        if defeated is True and card is not None and is_killed(state, card):
            company, seat = self.frame.company, other(holder(state, card))
            emit(state, events.AttackDefeated(state.cards[card].code))
            call(state, trophies.Kill(card, company, seat))

    STEPS = (face, end)


def is_killed(state: MeccgState, card: CardId) -> bool:
    """Whether an event in play is defeated when its attack is."""
    row = printed(state, card)
    return (
        row.kind is Kind.EVENT
        and row.points is not None
        and row.points.source is Points.KILL
        and state.cards[card].zone is Zone.PLAY
    )


class Send(Frame):
    """A creature attacks without being played; its player says what it is keyed to (M-CRE-01)."""

    company: CompanyId
    card: CardId
    at_site: bool = False
    keys: tuple[Key, ...] = ()
    context: Context | None = None
    but: tuple[Effect, ...] = ()

    def show(self, state: MeccgState) -> None:
        """All see which creature it is."""
        cards.show(state, self.card)

    def found(self, state: MeccgState) -> list[Key]:
        """To what it can be keyed: at the site only, if it was on guard there (M-OG-04)."""
        able = keying.keys(state, self.card, self.company)
        if not self.at_site:
            return able
        return [key for key in able if key.place is not None or key.site_type is not None]

    def may_key(self, state: MeccgState) -> Decision | None:
        able = self.found(state)
        if len(able) < 2:
            return None
        options = tuple(o.keyed(self.card, key) for key in able)
        return Decision(holder(state, self.card), KeyedTo(self.card), options, ("M-CRE-01",))

    def key(self, state: MeccgState, choice: o.PlayCreature) -> Send:
        return replace(self, keys=(choice.key,))

    def attack(self, state: MeccgState) -> None:
        keys = self.keys or tuple(self.found(state)[:1])
        call(state, Creature(self.company, self.card, keys, self.context, self.but))

    STEPS = (show, Ask(may_key, key), attack)
