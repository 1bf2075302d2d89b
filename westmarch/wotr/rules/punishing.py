"""Event cards of the Free Peoples that the Shadow has discarded, from hands and from the table."""

from __future__ import annotations

from westmarch.kernel.decisions import Decision
from westmarch.kernel.frames import Ask, Frame
from westmarch.kernel.records import AnyOption, CardId, Seat
from westmarch.wotr.declared import abilities_in_play
from westmarch.wotr.kinds import Deck, Side
from westmarch.wotr.options import DiscardAtRandom, Done, PickCard
from westmarch.wotr.prompts import ChooseTableCard, MayPunish
from westmarch.wotr.rules import roles
from westmarch.wotr.state import WotrState
from westmarch.wotr.tables.events import CARDS
from westmarch.wotr.verbs import dealing
from westmarch.wotr.vocabulary.abilities import PunishesCasualties


def lying(state: WotrState, side: Side, deck: Deck) -> list[CardId]:
    """The cards of a side and deck on the table."""
    return [card for card in state.on_table if is_of(state, card, side, deck)]


def is_of(state: WotrState, card: CardId, side: Side, deck: Deck) -> bool:
    """Whether a card is of a side and deck; its back shows that."""
    there = CARDS[state.cards[card].code]
    return there.side is side and there.deck is deck


class Punish(Frame):
    """After a casualty of the Hunt the Shadow may have a card discarded, if a card says so."""

    def may_punish(self, state: WotrState) -> Decision | None:
        found: list[AnyOption] = []
        for ability in abilities_in_play(state, PunishesCasualties):
            found += [PickCard(card) for card in lying(state, Side.FREE, ability.deck)]
            found += [
                DiscardAtRandom(seat)
                for seat in roles.seats_of(state, Side.FREE)
                if in_hand(state, seat, ability.deck)
            ]
        if not found:
            return None
        seat = roles.leader_of(state, Side.SHADOW)
        return Decision(seat, MayPunish(), (Done(), *found), ("W-CARD-09",))

    def punish(self, state: WotrState, choice: Done | PickCard | DiscardAtRandom) -> None:
        match choice:
            case PickCard(card):
                dealing.leave_table(state, card)
            case DiscardAtRandom(seat):
                (ability, *_) = abilities_in_play(state, PunishesCasualties)
                card = state.draw(in_hand(state, seat, ability.deck))
                dealing.discard_shown(state, seat, card)

    STEPS = (Ask(may_punish, punish),)


def in_hand(state: WotrState, seat: Seat, deck: Deck) -> list[CardId]:
    """The cards of a deck in a hand."""
    side = roles.side_of(state, seat)
    return [card for card in state.hands[seat] if is_of(state, card, side, deck)]


class DiscardTableCard(Frame):
    """A card of a side and deck is discarded from the table."""

    seat: Seat
    code: str
    side: Side
    deck: Deck

    def may_choose(self, state: WotrState) -> Decision | None:
        options = tuple(PickCard(card) for card in lying(state, self.side, self.deck))
        if not options:
            return None
        return Decision(self.seat, ChooseTableCard(self.code), options, ("W-CARD-09",))

    def discard(self, state: WotrState, choice: PickCard) -> None:
        dealing.leave_table(state, choice.card)

    STEPS = (Ask(may_choose, discard),)
