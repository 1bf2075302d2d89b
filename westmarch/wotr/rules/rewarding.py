"""Cards that Characters let their players draw (W-CHAR-07)."""

from __future__ import annotations

from westmarch.kernel.decisions import Decision
from westmarch.kernel.frames import Ask, Frame, call
from westmarch.kernel.records import CardId, Seat
from westmarch.wotr.declared import abilities_of, guides_by
from westmarch.wotr.kinds import Deck, Face, Side
from westmarch.wotr.options import Done, DrawFrom
from westmarch.wotr.prompts import ChooseDeck
from westmarch.wotr.rules import fighting, roles
from westmarch.wotr.state import WotrState, index
from westmarch.wotr.tables.events import EVENTS
from westmarch.wotr.verbs import dealing
from westmarch.wotr.vocabulary.abilities import DrawsForCombatCard, DrawsForEvent

EVENT_RESULTS = (Face.EVENT, Face.WILL)
"""The dice that can be used as an Event result (W-ACT-22)."""


class MayDraw(Frame):
    """A player may draw a card from one of some decks."""

    seat: Seat
    decks: tuple[Deck, ...]

    def may_draw(self, state: WotrState) -> Decision | None:
        side = roles.side_of(state, self.seat)
        options = [DrawFrom(deck) for deck in self.decks if dealing.deck(state, side, deck)]
        if not options:
            return None
        return Decision(self.seat, ChooseDeck(), (Done(), *options), ("W-CHAR-07",))

    def draw(self, state: WotrState, choice: Done | DrawFrom) -> None:
        if isinstance(choice, DrawFrom):
            dealing.draw_card(state, self.seat, choice.deck)

    STEPS = (Ask(may_draw, draw),)


class DrawAfterEvent(Frame):
    """When an Event result has played a card, the Guide may give another from its deck."""

    seat: Seat
    die: Face
    card: CardId

    def look(self, state: WotrState) -> None:
        if roles.side_of(state, self.seat) is not Side.FREE or self.die not in EVENT_RESULTS:
            return
        ability = guides_by(state, DrawsForEvent)
        deck = EVENTS[state.cards[self.card].code].deck
        if ability is None:
            return
        second = state.ruleset.second_edition_characters
        if (ability.deck_2e if second else ability.deck) in (None, deck):
            call(state, MayDraw(self.seat, (deck,)))

    STEPS = (look,)


class DrawAfterCombatCard(Frame):
    """When a Combat card was used in the first round, somebody who fights may give another."""

    def look(self, state: WotrState) -> None:
        battle = fighting.current(state)
        for side in Side:
            card = battle.now.cards[index(side)]
            if battle.number == 1 and card is not None and draws(state, side):
                seat = roles.commander(state, side, fighting.fighters(state, side))
                call(state, MayDraw(seat, decks_for(state, card)))

    STEPS = (look,)


def decks_for(state: WotrState, card: CardId) -> tuple[Deck, ...]:
    """From where a card may be drawn for a Combat card: any deck, or only its own (W-ED-21)."""
    if state.ruleset.second_edition_characters:
        return (EVENTS[state.cards[card].code].deck,)
    return tuple(Deck)


def draws(state: WotrState, side: Side) -> bool:
    """Whether somebody who fights for a side gives a card for a Combat card."""
    return any(
        True for who in fighting.heroes(state, side) for _ in abilities_of(who, DrawsForCombatCard)
    )
