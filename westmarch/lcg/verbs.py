"""The only functions that change the table; each tells what happened."""

from __future__ import annotations

from westmarch.kernel import cards as kernel_cards
from westmarch.kernel.records import CardId, Seat, replace
from westmarch.kernel.state import emit
from westmarch.lcg import events
from westmarch.lcg.kinds import ATTACHED, DECK, DISCARD, ENGAGED, HAND, PLAY, SHADOW, CardType, Zone
from westmarch.lcg.state import Card, LcgState, attachments, shown
from westmarch.lcg.tables import CARDS
from westmarch.lcg.vocabulary.lasting import Boosted
from westmarch.lcg.vocabulary.targets import Until

MAX_THREAT = 50
"""The threat at which a player is eliminated (L-ELIM-02, L-ELIM-04)."""

IN_PLAY = (Zone.PLAY, Zone.STAGING, Zone.ENGAGED, Zone.ACTIVE, Zone.ATTACHED)


COMMON = {
    Zone.STAGING: "staging",
    Zone.ACTIVE: "active",
    Zone.REVEALED: "revealed",
    Zone.QUEST_DECK: "quest_deck",
    Zone.QUEST: "quest",
    Zone.VICTORY: "victory",
    Zone.ASIDE: "aside",
    Zone.REMOVED: "removed",
}
"""The piles that belong to nobody."""


def pile(state: LcgState, card: Card) -> list[CardId]:
    """The pile in which a card with this place lies."""
    zone = card.zone
    if zone is DECK:
        return state.encounter_deck if card.owner is None else state.deck[card.owner]
    if zone is DISCARD:
        return state.encounter_discard if card.owner is None else state.discard[card.owner]
    if zone is HAND:
        assert card.owner is not None, "encounter cards are in no hand"
        return state.hand[card.owner]
    if zone is PLAY or zone is ENGAGED or (zone is ATTACHED and card.host is None):
        assert card.seat is not None, "somebody has it in front of him or on his deck"
        piles = (
            state.area
            if zone is PLAY
            else state.engaged
            if zone is ENGAGED
            else state.deck_attached
        )
        return piles[card.seat]
    if zone is ATTACHED or zone is SHADOW:
        assert card.host is not None, "it lies at another card"
        under = state.attached if zone is ATTACHED else state.shadows
        return under.setdefault(card.host, [])
    found: list[CardId] = getattr(state, COMMON[zone])
    return found


def place(state: LcgState, card: CardId, there: Card, bottom: bool = False) -> None:
    """Take a card from where it lies and lay it down as the new record says."""
    here = state.cards[card]
    pile(state, here).remove(card)
    if here.host is not None:
        under = state.attached if here.zone is Zone.ATTACHED else state.shadows
        if not under.get(here.host, True):
            del under[here.host]
    state.cards[card] = there
    onto = pile(state, there)
    onto.insert(0 if bottom else len(onto), card)


def fresh(state: LcgState, card: CardId, zone: Zone, seat: Seat | None = None) -> Card:
    """A card as it comes to a new place: without tokens, ready, face up."""
    here = state.cards[card]
    return Card(here.code, here.owner, zone, seat)


# Drawing, discarding, shuffling


def draw_card(state: LcgState, seat: Seat) -> None:
    """Draw the top card of the own deck (L-RES-06)."""
    card = state.deck[seat][-1]
    place(state, card, replace(fresh(state, card, Zone.HAND, seat), known=(seat,)))
    told = events.Drew(seat, state.cards[card].code)
    emit(state, told, only=(seat,), others=events.Drew(seat))


def discard_from_hand(state: LcgState, card: CardId) -> None:
    """A card goes from hand to its owner's discard pile."""
    code = state.cards[card].code
    place(state, card, fresh(state, card, Zone.DISCARD))
    emit(state, events.Moved(card, code, Zone.DISCARD.value))


def shuffle_deck(state: LcgState, seat: Seat | None) -> None:
    """Shuffle a player's deck, or the encounter deck; nobody knows a card in it any more."""
    deck = state.encounter_deck if seat is None else state.deck[seat]
    for card in deck:
        if state.cards[card].known:
            state.cards[card] = replace(state.cards[card], known=())
    kernel_cards.shuffle(state, state.cards, deck)


def shuffle_in(state: LcgState, card: CardId) -> None:
    """Shuffle a card into the deck that it came from."""
    owner, code = state.cards[card].owner, state.cards[card].code
    place(state, card, fresh(state, card, Zone.DECK))
    emit(state, events.Moved(card, code, Zone.DECK.value))
    shuffle_deck(state, owner)


def show(state: LcgState, card: CardId) -> None:
    """Everybody has seen a card, and knows it as long as it is not shuffled."""
    everybody = tuple(Seat(number) for number in range(state.players))
    state.cards[card] = replace(state.cards[card], known=everybody)


def lay_open(state: LcgState, card: CardId) -> None:
    """A card from hand lies open on the table while it is played."""
    place(state, card, fresh(state, card, Zone.REVEALED))


# Entering and leaving play


def enter_play(state: LcgState, card: CardId, seat: Seat, played: bool) -> None:
    """A hero or ally enters play, face up and ready (L-PLAN-05, L-CTRL-04)."""
    place(state, card, fresh(state, card, Zone.PLAY, seat))
    emit(state, events.EnteredPlay(card, state.cards[card].code, seat, played))


def stage(state: LcgState, card: CardId) -> None:
    """An encounter card is put into the staging area; tokens stay on it if it was in play."""
    here = state.cards[card]
    if here.zone is Zone.ENGAGED:
        place(state, card, replace(here, zone=Zone.STAGING, seat=None))
    else:
        place(state, card, fresh(state, card, Zone.STAGING))
    emit(state, events.Moved(card, here.code, Zone.STAGING.value))


def engage(state: LcgState, card: CardId, seat: Seat) -> None:
    """An enemy engages a player (L-ENC-04)."""
    here = state.cards[card]
    if here.zone in IN_PLAY:
        place(state, card, replace(here, zone=Zone.ENGAGED, seat=seat))
    else:
        place(state, card, fresh(state, card, Zone.ENGAGED, seat))
    emit(state, events.Engaged(card, seat))


def attach(state: LcgState, card: CardId, host: CardId, seat: Seat | None) -> None:
    """A card is attached to another."""
    there = replace(fresh(state, card, Zone.ATTACHED, seat), host=host)
    place(state, card, there)
    emit(state, events.Attached(card, host))


def leave_play(
    state: LcgState,
    card: CardId,
    to: Zone,
    destroyed: bool = False,
    attackers: tuple[CardId, ...] = (),
    bottom: bool = False,
) -> None:
    """A card leaves play; what lies on it is discarded, objectives return to the staging area."""
    here, kind = state.cards[card], shown(state, card).type
    left = events.LeftPlay(card, here.code, kind, here.seat, destroyed, attackers)
    clear(state, card)
    place(state, card, fresh(state, card, to), bottom)
    emit(state, left)


def clear(state: LcgState, card: CardId) -> None:
    """Discard the shadow cards and attachments of a card that leaves (L-CARD-18, L-SHADOW-11)."""
    for shadow in tuple(state.shadows.get(card, ())):
        place(state, shadow, fresh(state, shadow, Zone.DISCARD))
    for attached in tuple(attachments(state, card)):
        detach(state, attached)


def detach(state: LcgState, card: CardId) -> None:
    """An attachment leaves play; an objective returns to the staging area (L-OPEN-09, 10, 16)."""
    if CARDS[state.cards[card].code].type is CardType.OBJECTIVE:
        stage(state, card)
    else:
        leave_play(state, card, Zone.DISCARD)


# Attacks, tokens and threat


def end_attack(state: LcgState) -> None:
    """Nobody takes part in the present attack any more; what lasted for it is over."""
    state.assaults.pop()
    left = len(state.assaults)
    state.lasting[:] = [
        x
        for x in state.lasting
        if x.until is not Until.ATTACK or (isinstance(x, Boosted) and x.attack <= left)
    ]


def exhaust(state: LcgState, card: CardId) -> None:
    """Turn a card sideways."""
    state.cards[card] = replace(state.cards[card], exhausted=True)
    emit(state, events.Exhausted(card))


def ready(state: LcgState, card: CardId) -> None:
    """Turn a card upright."""
    state.cards[card] = replace(state.cards[card], exhausted=False)
    emit(state, events.Readied(card))


def commit(state: LcgState, card: CardId) -> None:
    """A character goes on the quest and is exhausted (L-QUEST-03)."""
    state.cards[card] = replace(state.cards[card], committed=True, exhausted=True)


def uncommit(state: LcgState, card: CardId) -> None:
    """A character is no longer on the quest."""
    state.cards[card] = replace(state.cards[card], committed=False)


def damage(state: LcgState, card: CardId, amount: int, attackers: tuple[CardId, ...] = ()) -> None:
    """Put damage tokens on a card (L-DMG-01); a prisoner cannot be damaged."""
    here, row = state.cards[card], shown(state, card)
    if amount > 0 and row.type is not CardType.PRISONER:
        state.cards[card] = replace(here, damage=here.damage + amount)
        emit(state, events.Damaged(card, amount, attackers, row.code))


def heal(state: LcgState, card: CardId, amount: int) -> None:
    """Take damage tokens off a card."""
    here = state.cards[card]
    healed = min(amount, here.damage)
    if healed:
        state.cards[card] = replace(here, damage=here.damage - healed)
        emit(state, events.Healed(card, healed))


def add_resources(state: LcgState, card: CardId, amount: int) -> None:
    """Put resource tokens on a card; a prisoner collects none (L-FAQ-50)."""
    here = state.cards[card]
    if amount and shown(state, card).type is not CardType.PRISONER:
        state.cards[card] = replace(here, resources=here.resources + amount)
        emit(state, events.ResourcesChanged(card, amount))


def spend(state: LcgState, card: CardId, amount: int) -> None:
    """Resource tokens go back to the bank (L-PAY-04)."""
    here = state.cards[card]
    assert here.resources >= amount, f"{here.code} has only {here.resources} resources"
    if amount:
        state.cards[card] = replace(here, resources=here.resources - amount)
        emit(state, events.ResourcesChanged(card, -amount))


def put_progress(state: LcgState, card: CardId, amount: int) -> None:
    """Put progress tokens on a location or quest card."""
    here = state.cards[card]
    if amount > 0:
        state.cards[card] = replace(here, progress=here.progress + amount)
        emit(state, events.ProgressPlaced(card, amount))


def remove_progress(state: LcgState, amount: int) -> None:
    """Take progress off the quest card, never off the active location (L-FAQ-26)."""
    (card,) = state.quest
    here = state.cards[card]
    taken = min(amount, here.progress)
    if taken:
        state.cards[card] = replace(here, progress=here.progress - taken)
        emit(state, events.ProgressRemoved(taken))


def change_threat(state: LcgState, seat: Seat, amount: int) -> None:
    """Raise or lower a player's threat, not below 0 (L-OPEN-21) nor above 50 (L-SCORE-07)."""
    before = state.threat[seat]
    now = max(0, min(MAX_THREAT, before + amount))
    if now != before and not state.eliminated[seat]:
        state.threat[seat] = now
        emit(state, events.ThreatChanged(seat, now - before, now))
