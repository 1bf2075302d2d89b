"""Cards on the move: drawing, entering and leaving play, progress, defeat and exploring."""

from __future__ import annotations

from westmarch.kernel.records import CardId, Seat, replace
from westmarch.kernel.state import emit
from westmarch.lcg import events, verbs
from westmarch.lcg.declared import having
from westmarch.lcg.kinds import CardType, Stat, Zone
from westmarch.lcg.rules.asking import is_banned
from westmarch.lcg.rules.uniqueness import is_stopped_by_uniqueness
from westmarch.lcg.rules.values import value
from westmarch.lcg.state import LcgState, shown
from westmarch.lcg.tables import CARDS
from westmarch.lcg.vocabulary import effects as e
from westmarch.lcg.vocabulary.abilities import Ban, InsteadOfDrawing, ReturnsToDeck

RETURNS = having(ReturnsToDeck)
REPLACES_DRAW = having(InsteadOfDrawing)


def draw(state: LcgState, seat: Seat, number: int) -> None:
    """Draw cards, unless something stops it (L-RES-05, L-EMPTY-01)."""
    if is_banned(state, Ban.DRAW) or not number:
        return
    for card in state.deck_attached[seat]:
        if state.cards[card].code in REPLACES_DRAW:
            verbs.leave_play(state, card, Zone.DISCARD)
            return
    for _ in range(min(number, len(state.deck[seat]))):
        verbs.draw_card(state, seat)


def put_into_play(state: LcgState, card: CardId, seat: Seat) -> None:
    """Put a card into play, unless it is unique and there already (L-UNIQ-02, L-UNIQ-05)."""
    if not is_stopped_by_uniqueness(state, card):
        verbs.enter_play(state, card, seat, played=False)


def move(
    state: LcgState,
    effect: e.Discard | e.ReturnToHand | e.ShuffleIntoDeck | e.PutIntoStaging,
    card: CardId,
) -> None:
    """An effect sends a card somewhere."""
    here = state.cards[card]
    in_play = here.zone in verbs.IN_PLAY
    match effect:
        case e.Discard() if here.zone is Zone.HAND:
            verbs.discard_from_hand(state, card)
        case e.Discard() if here.zone is Zone.ATTACHED:
            verbs.detach(state, card)
        case e.Discard() if in_play:
            verbs.leave_play(state, card, Zone.DISCARD)
        case e.ReturnToHand() if in_play:
            verbs.leave_play(state, card, Zone.HAND)
        case e.ReturnToHand() if here.zone is Zone.DISCARD:
            verbs.place(state, card, verbs.fresh(state, card, Zone.HAND))
            emit(state, events.Moved(card, here.code, Zone.HAND.value))
        case e.ShuffleIntoDeck() if in_play:
            verbs.leave_play(state, card, Zone.DECK)
            verbs.shuffle_deck(state, here.owner)
        case e.ShuffleIntoDeck() if here.zone is Zone.DISCARD:
            verbs.shuffle_in(state, card)
        case e.PutIntoStaging() if not in_play:
            verbs.stage(state, card)


def return_to_staging(state: LcgState, card: CardId) -> None:
    """An enemy returns to the staging area; an Orc Guard is discarded instead."""
    if state.cards[card].owner is not None:
        verbs.leave_play(state, card, Zone.DISCARD)
    elif state.cards[card].zone is Zone.ENGAGED:
        verbs.stage(state, card)


def give_control(state: LcgState, card: CardId, seat: Seat) -> None:
    """A character changes its controller, its attachments with it (L-CTRL-07, L-CTRL-11)."""
    here = state.cards[card]
    if here.zone is Zone.PLAY:
        verbs.place(state, card, replace(here, seat=seat))
        emit(state, events.Moved(card, here.code, Zone.PLAY.value))


def attach_to_deck(state: LcgState, card: CardId, seat: Seat) -> None:
    """A card is attached to a player's deck."""
    verbs.place(state, card, verbs.fresh(state, card, Zone.ATTACHED, seat))
    emit(state, events.Moved(card, state.cards[card].code, Zone.ATTACHED.value))


def on_encounter_deck(state: LcgState, card: CardId) -> None:
    """A card goes on top of the encounter deck."""
    code = state.cards[card].code
    verbs.place(state, card, verbs.fresh(state, card, Zone.DECK))
    verbs.show(state, card)
    emit(state, events.Moved(card, code, Zone.DECK.value))


def out_of_game(state: LcgState, card: CardId) -> None:
    """A card leaves the game."""
    verbs.place(state, card, verbs.fresh(state, card, Zone.REMOVED))


def set_aside(state: LcgState, card: CardId) -> None:
    """A card is put beside the quest deck, out of play."""
    verbs.place(state, card, verbs.fresh(state, card, Zone.ASIDE))
    emit(state, events.Moved(card, state.cards[card].code, Zone.ASIDE.value))


def orc_guard(state: LcgState, seat: Seat) -> None:
    """The top card of a deck becomes an enemy, face down; nobody looks at it."""
    card = state.deck[seat][-1]
    there = replace(verbs.fresh(state, card, Zone.ENGAGED, seat), face_down=True)
    verbs.place(state, card, there)
    emit(state, events.Engaged(card, seat))


def discard_into_deck(state: LcgState, seat: Seat) -> None:
    """A discard pile is shuffled into its deck."""
    for card in returning(state, seat):
        verbs.place(state, card, verbs.fresh(state, card, Zone.DECK))
    verbs.shuffle_deck(state, seat)


def returning(state: LcgState, seat: Seat) -> list[CardId]:
    """What of a discard pile can go back into the deck: all but the heroes (L-DMG-07)."""
    pile = state.discard[seat]
    return [card for card in pile if CARDS[state.cards[card].code].type is not CardType.HERO]


def progress_on_quest(state: LcgState, number: int) -> None:
    """Progress on the quest, on the active location first (L-LOC-01, L-QUEST-16)."""
    for location in state.active:
        points = CARDS[state.cards[location].code].quest_points or 0
        taken = min(number, max(0, points - state.cards[location].progress))
        number -= taken
        verbs.put_progress(state, location, taken)
    verbs.put_progress(state, state.quest[0], number)


def defeat(state: LcgState, card: CardId, attackers: tuple[CardId, ...]) -> None:
    """A card without hit points left is defeated (L-DMG-04 to 06, L-KEY-22, L-KEY-23)."""
    row = shown(state, card)
    kept = row.victory and row.type is CardType.ENEMY
    verbs.leave_play(
        state, card, Zone.VICTORY if kept else Zone.DISCARD, destroyed=True, attackers=attackers
    )


def explore(state: LcgState, card: CardId) -> None:
    """A location with enough progress is explored (L-LOC-02)."""
    row = CARDS[state.cards[card].code]
    to = Zone.VICTORY if row.victory else Zone.DECK if row.code in RETURNS else Zone.DISCARD
    verbs.leave_play(state, card, to)
    if to is Zone.DECK:
        verbs.show(state, card)
    emit(state, events.Explored(card, row.code))


def is_spent(state: LcgState, card: CardId) -> bool:
    """Whether a card in play has no hit points left."""
    return state.cards[card].damage > 0 and (
        state.cards[card].damage >= value(state, card, Stat.HIT_POINTS)
    )
