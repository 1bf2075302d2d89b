"""Revealing encounter cards: keywords, When Revealed effects, guards."""

from __future__ import annotations

from westmarch.kernel.decisions import Decision
from westmarch.kernel.frames import Ask, Frame, While, amend, call, enclosing
from westmarch.kernel.records import CardId, Seat, replace
from westmarch.kernel.state import emit
from westmarch.lcg import events, verbs
from westmarch.lcg.declared import ABILITIES, having
from westmarch.lcg.kinds import CardType, Keyword, Phase, Zone
from westmarch.lcg.options import ChooseCard, Pick
from westmarch.lcg.rules import resolving
from westmarch.lcg.state import LcgState, in_play, remaining, shown
from westmarch.lcg.tables import CARDS
from westmarch.lcg.vocabulary.abilities import DamagesRevealed, WhenRevealed
from westmarch.lcg.vocabulary.effects import Effect
from westmarch.lcg.vocabulary.filters import OBJECTIVE
from westmarch.lcg.vocabulary.lasting import Context

STRIKERS = having(DamagesRevealed)


def reveal(state: LcgState, number: int, seat: Seat) -> None:
    """Reveal cards one after another, each completely before the next (L-QUEST-08)."""
    call(state, *(RevealCard(seat) for _ in range(number)))


def when_revealed(code: str) -> tuple[Effect, ...]:
    """All When Revealed effects of a card."""
    found = [a.do for a in ABILITIES[code] if isinstance(a, WhenRevealed)]
    return tuple(effect for do in found for effect in do)


def can_reveal(state: LcgState) -> bool:
    """Whether a card can come: an empty deck is made anew only in the quest phase (L-QUEST-11)."""
    return bool(state.encounter_deck) or (
        state.phase is Phase.QUEST and bool(state.encounter_discard)
    )


def renew_deck(state: LcgState) -> None:
    """In the quest phase the discard pile is shuffled into an empty deck (L-QUEST-11)."""
    if state.phase is Phase.QUEST and not state.encounter_deck and state.encounter_discard:
        discarded = tuple(state.encounter_discard)
        for card in discarded:
            verbs.place(state, card, verbs.fresh(state, card, Zone.DECK))
        verbs.shuffle_deck(state, None)
        emit(state, events.EncounterDeckRenewed(len(discarded)))


class RevealCard(Frame):
    """One card of the encounter deck is revealed and carried out (L-QUEST-06 to 10, L-OPEN-22)."""

    seat: Seat
    card: CardId | None = None
    guarded: CardId | None = None
    cancelled: bool = False
    surge: bool = False
    again: bool = False

    def turn_up(self, state: LcgState) -> RevealCard | None:
        """The top card; an empty deck is made anew first (L-QUEST-11, L-OPEN-12)."""
        if not can_reveal(state):
            return None
        renew_deck(state)
        card = state.encounter_deck[-1]
        verbs.place(state, card, verbs.fresh(state, card, Zone.REVEALED))
        code = state.cards[card].code
        emit(state, events.Revealed(card, code))
        return replace(self, card=card, surge=Keyword.SURGE in CARDS[code].keywords)

    def is_struck(self, state: LcgState) -> None:
        """Heroes on the quest may strike an enemy as it is revealed (L-OPEN-22)."""
        if self.card is None or CARDS[state.cards[self.card].code].type is not CardType.ENEMY:
            return
        for source in in_play(state):
            for ability in STRIKERS.get(state.cards[source].code, ()):
                if state.cards[source].committed and shown(state, source).type is CardType.HERO:
                    verbs.damage(state, self.card, ability.amount)

    def doomed(self, state: LcgState) -> RevealCard | None:
        """Doomed raises everybody's threat (L-KEY-01); of a card struck down nothing is left."""
        if self.card is None or not self.is_there(state):
            return replace(self, card=None, surge=False)
        for seat in remaining(state):
            verbs.change_threat(state, seat, CARDS[state.cards[self.card].code].doomed)
        return None

    def announce(self, state: LcgState) -> None:
        """When Revealed effects may be cancelled before they happen (L-FAQ-06)."""
        card = self.card
        if card is not None and self.is_there(state) and when_revealed(state.cards[card].code):
            emit(state, events.WhenRevealedTriggered(card))

    def happen(self, state: LcgState) -> None:
        """The When Revealed effects happen (L-EFFECT-19)."""
        if self.is_there(state) and self.card is not None and not self.cancelled:
            effects = when_revealed(state.cards[self.card].code)
            if effects:
                call(state, resolving.Resolve(effects, Context(self.card, self.seat)))

    def lay_down(self, state: LcgState) -> None:
        """Enemies, locations and objectives are staged, treacheries discarded (L-FAQ-21).

        An objective guards nothing: another card comes for the first, then one for it (L-KEY-05).
        """
        if not self.is_there(state) or self.card is None:
            return
        if CARDS[state.cards[self.card].code].type is CardType.TREACHERY:
            verbs.place(state, self.card, verbs.fresh(state, self.card, Zone.DISCARD))
            return
        damage = state.cards[self.card].damage
        verbs.stage(state, self.card)
        state.cards[self.card] = replace(state.cards[self.card], damage=damage)
        is_objective = CARDS[state.cards[self.card].code].type is CardType.OBJECTIVE
        unguarded = [self.guarded] if is_objective and self.guarded is not None else []
        if self.guarded is not None and not is_objective:
            verbs.attach(state, self.guarded, self.card, None)
        if Keyword.GUARDED in CARDS[state.cards[self.card].code].keywords:
            unguarded.append(self.card)
        call(state, *(RevealGuard(card) for card in unguarded))

    def surge_on(self, state: LcgState) -> None:
        """Surge reveals one more card (L-KEY-19, L-KEY-20); then comes what replaces this one."""
        reveal(state, self.surge + self.again, self.seat)

    def renew(self, state: LcgState) -> None:
        """The last card has been carried out completely (L-FAQ-23)."""
        renew_deck(state)

    def is_there(self, state: LcgState) -> bool:
        """Whether the card is still being revealed."""
        return self.card is not None and state.cards[self.card].zone is Zone.REVEALED

    STEPS = (turn_up, is_struck, doomed, announce, happen, lay_down, surge_on, renew)


class RevealGuards(Frame):
    """Each of these objectives gets a guard, in the order that the first player likes."""

    source: CardId
    left: tuple[CardId, ...]

    def has_left(self, state: LcgState) -> bool:
        return bool(self.left)

    def which(self, state: LcgState) -> Decision | None:
        if len(self.left) < 2:
            return None
        picks = tuple(Pick(card) for card in self.left)
        return Decision(state.first, ChooseCard(self.source, OBJECTIVE), picks)

    def guard(self, state: LcgState, choice: Pick) -> RevealGuards:
        call(state, RevealGuard(choice.card))
        return replace(self, left=tuple(card for card in self.left if card != choice.card))

    def guard_last(self, state: LcgState) -> RevealGuards | None:
        """The last objective needs no choice."""
        if len(self.left) != 1:
            return None
        call(state, RevealGuard(self.left[0]))
        return replace(self, left=())

    STEPS = (While(has_left, Ask(which, guard), guard_last),)


class RevealGuard(Frame):
    """A card is revealed that guards an objective (L-KEY-03, L-KEY-05, L-OPEN-16)."""

    objective: CardId

    def reveal_it(self, state: LcgState) -> None:
        call(state, RevealCard(state.first, guarded=self.objective))

    STEPS = (reveal_it,)


def can_cancel(state: LcgState) -> bool:
    """Whether When Revealed effects are about to happen that nobody has cancelled yet."""
    revealing = enclosing(state, RevealCard)
    return revealing is not None and not revealing.cancelled


def cancel(state: LcgState) -> None:
    """The When Revealed effects of the card being revealed do not happen (L-FAQ-07)."""
    revealing = enclosing(state, RevealCard)
    assert revealing is not None, "a card is being revealed"
    amend(state, revealing, replace(revealing, cancelled=True))


def gain_surge(state: LcgState) -> None:
    """The card being revealed has Surge."""
    revealing = enclosing(state, RevealCard)
    if revealing is not None:
        amend(state, revealing, replace(revealing, surge=True))


def replace_treachery(state: LcgState) -> None:
    """The treachery just revealed is discarded; another card is revealed for it."""
    revealing = enclosing(state, RevealCard)
    assert revealing is not None, "a card is being revealed"
    amend(state, revealing, replace(revealing, again=True))
