"""Cards come, go, are tapped and wounded."""

from __future__ import annotations

from westmarch.kernel.cards import conceal, shuffle
from westmarch.kernel.records import CardId, Seat, replace
from westmarch.kernel.state import emit
from westmarch.meccg import events
from westmarch.meccg.state import MeccgState, Status, Zone

EVERYBODY = (Seat(0), Seat(1))


def pile_of(state: MeccgState, zone: Zone, seat: Seat) -> list[CardId] | None:
    """The pile of a seat that a zone is; cards in play are in none."""
    match zone:
        case Zone.POOL:
            return state.pool[seat]
        case Zone.DECK:
            return state.decks[seat]
        case Zone.HAND:
            return state.hands[seat]
        case Zone.DISCARD:
            return state.discards[seat]
        case Zone.SIDEBOARD:
            return state.sideboards[seat]
        case Zone.SITES:
            return state.sites[seat]
        case Zone.PILE:
            return state.piles[seat]
        case Zone.OUT:
            return state.out[seat]
        case Zone.PLAY | Zone.GUARD | Zone.CHAIN:
            return None


def put(state: MeccgState, card: CardId, zone: Zone, known: tuple[Seat, ...] = EVERYBODY) -> None:
    """A card goes to a zone and lies there as if fresh."""
    there = state.cards[card]
    before = pile_of(state, there.zone, there.owner)
    if before is not None:
        before.remove(card)
    if there.host is not None:
        detach(state, card)
    after = pile_of(state, zone, there.owner)
    if after is not None:
        after.append(card)
    state.cards[card] = replace(
        state.cards[card],
        zone=zone,
        known=known,
        status=Status.UNTAPPED,
        host=None,
        follows=None,
        company=None,
        since=0,
    )


def attach(state: MeccgState, card: CardId, host: CardId) -> None:
    """A card comes to lie on another."""
    detach(state, card)
    state.on.setdefault(host, []).append(card)
    state.cards[card] = replace(state.cards[card], host=host)


def detach(state: MeccgState, card: CardId) -> None:
    """A card no longer lies on another."""
    host = state.cards[card].host
    if host is None:
        return
    state.on[host].remove(card)
    if not state.on[host]:
        del state.on[host]
    state.cards[card] = replace(state.cards[card], host=None)


def draw_card(state: MeccgState, seat: Seat) -> None:
    """A player draws the top card of his play deck; the last one exhausts it (M-EXH-01)."""
    if not state.decks[seat]:
        return
    card = state.decks[seat][-1]
    put(state, card, Zone.HAND, (seat,))
    drew = events.Drew(seat, state.cards[card].code)
    emit(state, drew, only=(seat,), others=events.Drew(seat))


def make_deck_anew(state: MeccgState, seat: Seat) -> None:
    """The discard pile becomes the play deck; sites go back to the location deck (M-EXH-02, 04)."""
    from westmarch.meccg.tables import SITES

    for card in list(state.discards[seat]):
        home = Zone.SITES if state.cards[card].code in SITES else Zone.DECK
        put(state, card, home, (seat,) if home is Zone.SITES else ())
    shuffle(state, state.cards, state.decks[seat])
    state.exhausted[seat] += 1
    emit(state, events.Exhausted(seat, state.exhausted[seat]))


def discard(state: MeccgState, card: CardId, shown: bool = True) -> None:
    """A card goes to its owner's discard pile, which lies face down (M-GAP-42)."""
    seat = state.cards[card].owner
    put(state, card, Zone.DISCARD, (seat,))
    told = events.Discarded(card, state.cards[card].code)
    if shown:
        emit(state, told)
    else:
        emit(state, told, only=(seat,), others=events.Discarded(card))
    conceal_pile(state, seat)


def conceal_pile(state: MeccgState, seat: Seat) -> None:
    """Cards in a discard pile cannot be told apart by those who may not look at it."""
    conceal(state, state.cards, state.discards[seat])


def tap(state: MeccgState, card: CardId) -> None:
    """A card is tapped."""
    if state.cards[card].status is Status.UNTAPPED:
        state.cards[card] = replace(state.cards[card], status=Status.TAPPED)
        emit(state, events.Tapped(card))


def untap(state: MeccgState, card: CardId) -> None:
    """A card is untapped."""
    if state.cards[card].status is Status.TAPPED:
        state.cards[card] = replace(state.cards[card], status=Status.UNTAPPED)
        emit(state, events.Untapped(card))


def wound(state: MeccgState, card: CardId) -> None:
    """A character is wounded."""
    state.cards[card] = replace(state.cards[card], status=Status.WOUNDED)
    emit(state, events.Wounded(card))


def heal(state: MeccgState, card: CardId) -> None:
    """A wounded character is only tapped."""
    state.cards[card] = replace(state.cards[card], status=Status.TAPPED)
    emit(state, events.Healed(card))


def bring_into_play(state: MeccgState, card: CardId, seat: Seat) -> None:
    """A card comes into play."""
    put(state, card, Zone.PLAY)
    state.cards[card] = replace(state.cards[card], since=state.turn)
    emit(state, events.Played(card, state.cards[card].code, seat))
