"""Effects that turn cards and move them about."""

from __future__ import annotations

from collections.abc import Callable

from westmarch.kernel.frames import call
from westmarch.kernel.records import CardId, replace
from westmarch.kernel.state import emit
from westmarch.meccg import deeds, events, judging
from westmarch.meccg.agents import is_agent, is_hidden
from westmarch.meccg.context import cards_meant, meant, seat_meant
from westmarch.meccg.force import in_force
from westmarch.meccg.happening import happen
from westmarch.meccg.judging import measure
from westmarch.meccg.kinds import Status, Zone
from westmarch.meccg.reading import character, place
from westmarch.meccg.rules import agents_moving, hands, replacing, resolving, staying
from westmarch.meccg.sifting import fitting
from westmarch.meccg.state import MeccgState
from westmarch.meccg.things import Context, Player
from westmarch.meccg.verbs import captures, cards, fates
from westmarch.meccg.vocabulary import acts as a
from westmarch.meccg.vocabulary.references import Deed, Happens, Ref
from westmarch.meccg.vocabulary.statics import HealsTogether

EVERYBODY = cards.EVERYBODY


def tap(state: MeccgState, context: Context, effect: a.Tap) -> None:
    """Cards are tapped, if they can be."""
    for card in resolving.concerned(state, context, effect.who):
        if not deeds.cannot(state, Deed.BE_TAPPED, card, context.source) and not deeds.cannot(
            state, Deed.TAP_SITE, context.source, card
        ):
            cards.tap(state, card)


def untap(state: MeccgState, context: Context, effect: a.Untap) -> None:
    """Cards are untapped, if they can be."""
    for card in resolving.concerned(state, context, effect.who):
        if not deeds.cannot(state, Deed.UNTAP, card):
            cards.untap(state, card)


def heal(state: MeccgState, context: Context, effect: a.Heal) -> None:
    """Wounded characters are well."""
    for card in healed_together(state, resolving.concerned(state, context, effect.who)):
        if state.cards[card].status is Status.WOUNDED:
            cards.heal(state, card)
            if not effect.tapped:
                cards.untap(state, card)


def healed_together(state: MeccgState, found: list[CardId]) -> list[CardId]:
    """Those whom a healing effect is about, and those whom it affects with them."""
    more = list(found)
    for ability, context in in_force(state, HealsTogether):
        assert isinstance(ability, HealsTogether)
        if judging.holds(state, context, ability.if_) and any(
            fitting.fits(state, context, ability.who, card) for card in found
        ):
            more += fitting.all_in(state, context, ability.who)
    return list(dict.fromkeys(more))


def wound(state: MeccgState, context: Context, effect: a.Wound) -> None:
    """Characters are wounded."""
    for card in resolving.concerned(state, context, effect.who):
        cards.wound(state, card, context.source)


def discard(state: MeccgState, context: Context, effect: a.Discard) -> None:
    """Cards are discarded, unless something else happens instead."""
    for card in resolving.concerned(state, context, effect.who):
        if not deeds.cannot(state, Deed.BE_DISCARDED, card):
            call(state, replacing.Discarding(card, context.source))


def to_hand(state: MeccgState, context: Context, effect: a.ToHand) -> None:
    """Cards go to their owners' hands."""
    for card in resolving.concerned(state, context, effect.who):
        if not deeds.cannot(state, Deed.BE_RETURNED, card):
            fates.return_to_hand(state, card)


def to_deck(state: MeccgState, context: Context, effect: a.ToDeck) -> None:
    """Cards go to their owners' play decks."""
    for card in resolving.concerned(state, context, effect.who):
        seat, known = state.cards[card].owner, state.cards[card].known
        fates.release(state, card)
        cards.put(state, card, Zone.DECK, known if effect.top or effect.bottom else ())
        if effect.bottom:
            state.decks[seat].remove(card)
            state.decks[seat].insert(0, card)
        elif not effect.top:
            cards.shuffle_deck(state, seat)


def to_pile(state: MeccgState, context: Context, effect: a.ToPile) -> None:
    """Cards go to a player's marshalling point pile."""
    for card in resolving.concerned(state, context, effect.who):
        fates.release(state, card)
        fates.pile(state, card, seat_meant(state, context, effect.of))


def eliminate(state: MeccgState, context: Context, effect: a.Eliminate) -> None:
    """Cards leave the game."""
    for card in resolving.concerned(state, context, effect.who):
        fates.eliminate(state, card)


def set_aside(state: MeccgState, context: Context, effect: a.SetAside) -> None:
    """Cards are put off to the side with this one (M-OTS-01, M-OTS-02)."""
    for card in resolving.concerned(state, context, effect.who):
        if character(state, card) is not None:
            fates.forsake(state, card)
            fates.depart(state, card)
        captures.set_aside(state, card, context.source)


def place_with(state: MeccgState, context: Context, effect: a.PlaceWith) -> None:
    """Cards are placed on something."""
    hosts = meant(state, context, effect.on)
    if not hosts:
        return
    for card in resolving.concerned(state, context, effect.who):
        if state.cards[card].zone is Zone.ASIDE:
            captures.shift(state, card, Zone.PLAY)
        elif state.cards[card].zone is not Zone.PLAY:
            cards.bring_into_play(state, card, context.seat)
        staying.place(state, card, hosts[0])


def store(state: MeccgState, context: Context, effect: a.Store) -> None:
    """Cards are stored."""
    for card in resolving.concerned(state, context, effect.who):
        fates.store(state, card)


def draw(state: MeccgState, context: Context, effect: a.Draw) -> None:
    """A player draws cards."""
    count = measure(state, context, effect.count)
    call(state, hands.DrawCards(seat_meant(state, context, effect.whose), count))


def show(state: MeccgState, context: Context, effect: a.Show) -> None:
    """Cards are shown to a player, or to both."""
    found = resolving.concerned(state, context, effect.who)
    seats = EVERYBODY if effect.to is Ref.EACH_PLAYER else (seat_meant(state, context, effect.to),)
    if isinstance(effect.who, a.Top):
        whose = seat_meant(state, context, effect.who.of)
        if whose in seats and deeds.cannot(state, Deed.SEARCH_DECK, Player(whose)):
            return
    for card in found:
        cards.show(state, card, seats)
        emit(state, events.Shown(state.cards[card].code), None if seats == EVERYBODY else seats)
        happen(state, Happens.SHOWN, card)
    resolving.bind(state, context, shown=tuple(found))


def shuffle(state: MeccgState, context: Context, effect: a.Shuffle) -> None:
    """A player shuffles his play deck."""
    cards.shuffle_deck(state, seat_meant(state, context, effect.whose))


def shuffle_top(state: MeccgState, context: Context, effect: a.ShuffleTop) -> None:
    """The top cards of a deck are shuffled among themselves."""
    cards.shuffle_top(state, seat_meant(state, context, effect.whose), effect.count)


def keep(state: MeccgState, context: Context, effect: a.Keep) -> None:
    """The card remembers cards."""
    found = tuple(resolving.concerned(state, context, effect.who))
    before = state.cards[context.source].kept if effect.beside else ()
    cards.keep(state, context.source, (*before, *found))


def keep_place(state: MeccgState, context: Context, effect: a.KeepPlace) -> None:
    """The card remembers a site."""
    for here in cards_meant(state, context, effect.site):
        there = state.cards[context.source]
        state.cards[context.source] = replace(there, place=place(state, here))


def add_counter(state: MeccgState, context: Context, effect: a.AddCounter) -> None:
    """The card counts one more."""
    there = state.cards[context.source]
    state.cards[context.source] = replace(there, counters=there.counters + 1)


def uncover(state: MeccgState, context: Context, effect: a.Uncover) -> None:
    """Cards are turned face up."""
    for card in resolving.concerned(state, context, effect.who):
        if is_agent(state, card) and is_hidden(state, card):
            call(state, agents_moving.Reveal(card), agents_moving.Forget())
        else:
            cards.show(state, card)


HANDLERS: dict[type, Callable[..., None]] = {
    a.Tap: tap,
    a.Untap: untap,
    a.Heal: heal,
    a.Wound: wound,
    a.Discard: discard,
    a.ToHand: to_hand,
    a.ToDeck: to_deck,
    a.ToPile: to_pile,
    a.Eliminate: eliminate,
    a.SetAside: set_aside,
    a.PlaceWith: place_with,
    a.Store: store,
    a.Draw: draw,
    a.Show: show,
    a.Shuffle: shuffle,
    a.ShuffleTop: shuffle_top,
    a.Keep: keep,
    a.KeepPlace: keep_place,
    a.AddCounter: add_counter,
    a.Uncover: uncover,
}
