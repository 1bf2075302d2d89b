"""Drawing Event cards, and holding no more than allowed (W-CARD-02 to 04, W-MP4-05 to 07)."""

from __future__ import annotations

from westmarch.kernel.decisions import Decision
from westmarch.kernel.frames import Ask, AskAgain, Frame, call
from westmarch.kernel.records import Seat
from westmarch.wotr.declared import abilities_in_play
from westmarch.wotr.kinds import Deck, Face
from westmarch.wotr.options import DrawFrom, PickCard
from westmarch.wotr.prompts import ChooseDeck, DiscardDown
from westmarch.wotr.rules import roles
from westmarch.wotr.state import WotrState
from westmarch.wotr.verbs import dealing
from westmarch.wotr.vocabulary.abilities import DrawsAfterEventDie

HAND = 6
SHARED_HAND = 4
"""How many cards a player may hold, alone or with a team-mate (W-CARD-02, W-MP4-07)."""


class DiscardToLimit(Frame):
    """Who holds too many cards discards some face down (W-CARD-02, W-MP4-07)."""

    seat: Seat

    def may_discard(self, state: WotrState) -> Decision | None:
        most = SHARED_HAND if roles.has_mate(state, self.seat) else HAND
        hand = state.hands[self.seat]
        if len(hand) <= most:
            return None
        options = tuple(PickCard(card) for card in hand)
        return Decision(self.seat, DiscardDown(most), options, ("W-CARD-02",))

    def discard(self, state: WotrState, choice: PickCard) -> None:
        dealing.discard_hidden(state, self.seat, choice.card)

    STEPS = (AskAgain(may_discard, discard),)


def draw(state: WotrState, seat: Seat, deck: Deck, count: int = 1) -> None:
    """A player draws cards from a deck, and discards at once what he may not hold."""
    for _ in range(count):
        dealing.draw_card(state, seat, deck)
    call(state, DiscardToLimit(seat))


class DrawFromEither(Frame):
    """A player draws a card from the deck of his choice."""

    seat: Seat

    def may_choose(self, state: WotrState) -> Decision | None:
        side = roles.side_of(state, self.seat)
        options = tuple(DrawFrom(deck) for deck in Deck if dealing.deck(state, side, deck))
        if not options:
            return None
        return Decision(self.seat, ChooseDeck(), options, ("W-CARD-03",))

    def choose(self, state: WotrState, choice: DrawFrom) -> None:
        draw(state, self.seat, choice.deck)

    STEPS = (Ask(may_choose, choose),)


def after_event(state: WotrState, seat: Seat, die: Face) -> list[Frame]:
    """What a player draws because a card was played with an Event result."""
    if die is not Face.EVENT:
        return []
    side = roles.side_of(state, seat)
    return [
        DrawFromEither(seat)
        for ability in abilities_in_play(state, DrawsAfterEventDie)
        if ability.side is side
    ]
