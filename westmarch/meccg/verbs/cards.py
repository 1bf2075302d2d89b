"""Cards come, go, are tapped and wounded."""

from __future__ import annotations

from collections.abc import Sequence

from westmarch.kernel.cards import conceal, redeal, shuffle
from westmarch.kernel.chance import below
from westmarch.kernel.records import CardId, Seat, replace
from westmarch.kernel.state import emit
from westmarch.meccg import events, traits
from westmarch.meccg.force import topics
from westmarch.meccg.happening import happen
from westmarch.meccg.kinds import CompanyId, Status, Zone
from westmarch.meccg.reading import company_of, holder
from westmarch.meccg.state import Card, Form, MeccgState
from westmarch.meccg.tables import SITES
from westmarch.meccg.things import Player, Thing
from westmarch.meccg.verbs import winning
from westmarch.meccg.verbs.piles import PILES, pile_of
from westmarch.meccg.vocabulary.references import Happens, Trait

EVERYBODY = (Seat(0), Seat(1))
PLAY = Zone.PLAY
SILENT_FACES = frozenset((Zone.HAND, Zone.SIDEBOARD, Zone.SITES))
"""Where a card can say something though it is not seen."""

SPEAKING = SILENT_FACES | {Zone.PLAY, Zone.PILE, Zone.OUT}
"""Where a card can say something to others."""


def put(state: MeccgState, card: CardId, zone: Zone, known: tuple[Seat, ...] = EVERYBODY) -> None:
    """A card goes to a zone and lies there as if fresh."""
    there = state.cards[card]
    if there.zone is PLAY and zone is not PLAY:
        happen(state, Happens.LEAVES_PLAY, card, company=company_of(state, card))
        if there.code in SITES:
            happen(state, Happens.SITE_LEAVES, card)
    take_up(state, card)
    lay_down(state, card, zone, known)


def take_up(state: MeccgState, card: CardId) -> None:
    """A card is taken from where it lies."""
    there = state.cards[card]
    if there.zone in PILES:
        pile_of(state, there.zone, holder(state, card)).remove(card)
    elif there.zone is PLAY:
        state.play.remove(card)
    fall_silent(state, card)
    detach(state, card)
    state.lodged.pop(card, None)


def lay_down(state: MeccgState, card: CardId, zone: Zone, known: tuple[Seat, ...]) -> None:
    """A card is laid into a zone."""
    there = state.cards[card]
    if zone in PILES:
        pile_of(state, zone, there.owner).append(card)
    elif zone is PLAY:
        state.play.append(card)
    state.cards[card] = Card(there.code, there.owner, zone, known)
    speak(state, card)


def speak(state: MeccgState, card: CardId) -> None:
    """What a card says holds from now on, if it lies face up or need not be seen."""
    there = state.cards[card]
    if there.known != EVERYBODY and there.zone not in SILENT_FACES:
        return
    said = topics(there.code, there.zone) if there.zone in SPEAKING else ()
    if said and card not in state.speaking:
        state.speaking[card] = there.code
        for topic in said:
            state.voices[topic] = (*state.voices.get(topic, ()), card)


def fall_silent(state: MeccgState, card: CardId) -> None:
    """What a card says holds no more."""
    code = state.speaking.pop(card, None)
    if code is None:
        return
    for topic in (topic for zone in SPEAKING for topic in topics(code, zone)):
        left = tuple(one for one in state.voices.get(topic, ()) if one != card)
        if left:
            state.voices[topic] = left
        else:
            state.voices.pop(topic, None)


def attach(state: MeccgState, card: CardId, host: CardId) -> None:
    """A card comes to lie on another."""
    detach(state, card)
    state.on.setdefault(host, []).append(card)
    state.cards[card] = replace(state.cards[card], host=host)
    winning.claim(state, card)


def lay_upon(state: MeccgState, card: CardId, company: CompanyId) -> None:
    """A card comes to lie on a company."""
    detach(state, card)
    state.upon.setdefault(company, []).append(card)
    state.cards[card] = replace(state.cards[card], company=company)


def detach(state: MeccgState, card: CardId) -> None:
    """A card no longer lies on another, nor on a company."""
    there = state.cards[card]
    if there.host is not None:
        state.on[there.host].remove(card)
        if not state.on[there.host]:
            del state.on[there.host]
        state.cards[card] = replace(there, host=None)
    elif there.company is not None and card in state.upon.get(there.company, ()):
        state.upon[there.company].remove(card)
        if not state.upon[there.company]:
            del state.upon[there.company]
        state.cards[card] = replace(there, company=None)


def draw_card(state: MeccgState, seat: Seat) -> None:
    """A player draws the top card of his play deck."""
    if not state.decks[seat]:
        return
    card = state.decks[seat][-1]
    put(state, card, Zone.HAND, (seat,))
    drew = events.Drew(seat, state.cards[card].code)
    emit(state, drew, only=(seat,), others=events.Drew(seat))


def make_deck_anew(state: MeccgState, seat: Seat) -> None:
    """The discard pile becomes the play deck (M-EXH-04)."""
    for card in list(state.discards[seat]):
        put(state, card, Zone.DECK, ())
    shuffle(state, state.cards, state.decks[seat])


def shuffle_deck(state: MeccgState, seat: Seat) -> None:
    """A play deck is shuffled."""
    for card in state.decks[seat]:
        state.cards[card] = replace(state.cards[card], known=())
    shuffle(state, state.cards, state.decks[seat])


def shuffle_top(state: MeccgState, seat: Seat, count: int) -> None:
    """The top cards of a play deck are shuffled; who knew them no longer knows which is which."""
    deck = state.decks[seat]
    top = deck[-count:]
    for card in top:
        state.cards[card] = replace(state.cards[card], known=())
    shuffle(state, state.cards, top)


def discard(state: MeccgState, card: CardId, shown: bool = True) -> None:
    """A card goes to its owner's discard pile, which lies face down (M-GAP-42).

    Sites there are known by their backs, and are not mixed with other cards, nor are those that
    lie face up.
    """
    seat = state.cards[card].owner
    face_up = traits.has(state, Player(seat), Trait.DISCARDS_FACE_UP)
    happen(state, Happens.DISCARDED, card, company=company_of(state, card))
    put(state, card, Zone.DISCARD, EVERYBODY if face_up else (seat,))
    told = events.Discarded(card, state.cards[card].code)
    if shown or face_up:
        emit(state, told)
    else:
        emit(state, told, only=(seat,), others=events.Discarded(card))
    if state.cards[card].code not in SITES and not face_up:
        slip_among(state, card, state.discards[seat])


def slip_among(state: MeccgState, card: CardId, pile: list[CardId]) -> None:
    """A card joins those of a pile that lie face down, and nobody can tell which one it is."""
    cards = state.cards
    is_site = cards[card].code in SITES
    hidden = [
        one
        for one in pile
        if (there := cards[one]).known != EVERYBODY and (there.code in SITES) is is_site
    ]
    other = hidden[below(state, len(hidden))]
    if other != card:
        redeal(cards, (card, other), (other, card))
    speak_anew(state, (card, other))


def mingle(state: MeccgState, pile: list[CardId]) -> None:
    """The cards of a pile that not everybody knows are mixed, so that no id follows a card."""
    hidden = [card for card in pile if state.cards[card].known != EVERYBODY]
    conceal(state, state.cards, hidden)
    speak_anew(state, hidden)


def speak_anew(state: MeccgState, cards: Sequence[CardId]) -> None:
    """What cards say holds under their new ids; if none has spoken, none has anything to say."""
    if not state.speaking.keys().isdisjoint(cards):
        for card in cards:
            fall_silent(state, card)
            speak(state, card)


def tap(state: MeccgState, card: CardId) -> None:
    """A card is tapped."""
    if state.cards[card].status is Status.UNTAPPED:
        state.cards[card] = replace(state.cards[card], status=Status.TAPPED)
        emit(state, events.Tapped(card))
        happen(state, Happens.TAPPED, card)


def untap(state: MeccgState, card: CardId) -> None:
    """A card is untapped."""
    if state.cards[card].status is Status.TAPPED:
        state.cards[card] = replace(state.cards[card], status=Status.UNTAPPED)
        emit(state, events.Untapped(card))
        happen(state, Happens.UNTAPPED, card)


def wound(state: MeccgState, card: CardId, by: Thing | None = None) -> None:
    """A character is wounded."""
    state.cards[card] = replace(state.cards[card], status=Status.WOUNDED)
    emit(state, events.Wounded(card))
    happen(state, Happens.WOUNDED, card, by, company_of(state, card))


def heal(state: MeccgState, card: CardId) -> None:
    """A wounded character is only tapped."""
    state.cards[card] = replace(state.cards[card], status=Status.TAPPED)
    emit(state, events.Healed(card))
    happen(state, Happens.HEALED, card)


def bring_into_play(state: MeccgState, card: CardId, seat: Seat, form: Form | None = None) -> None:
    """A card comes into play."""
    put(state, card, Zone.PLAY)
    there = state.cards[card]
    held = None if seat == there.owner else seat
    state.cards[card] = replace(there, since=state.turn, form=form, holder=held)
    emit(state, events.Played(card, there.code, seat))
    happen(state, Happens.ENTERS_PLAY, card)


def show(state: MeccgState, card: CardId, seats: tuple[Seat, ...] = EVERYBODY) -> None:
    """A card is shown to players, who know it from now on."""
    there = state.cards[card]
    known = tuple(sorted({*there.known, *seats}))
    state.cards[card] = replace(there, known=known)
    speak(state, card)


def enlist(state: MeccgState, card: CardId, master: CardId, seat: Seat) -> None:
    """A creature becomes an ally of a player, under one of his characters."""
    attach(state, card, master)
    held = None if seat == state.cards[card].owner else seat
    state.cards[card] = replace(state.cards[card], form=Form.ALLY, holder=held)


def hide_in_play(state: MeccgState, card: CardId, seat: Seat) -> None:
    """An agent comes into play, face down (M-AGENT-06)."""
    put(state, card, Zone.PLAY, (seat,))
    there = state.cards[card]
    holder = None if seat == there.owner else seat
    state.cards[card] = replace(there, since=state.turn, form=Form.AGENT, holder=holder)


def turn_down(state: MeccgState, card: CardId) -> None:
    """An agent is turned face down with the site where he was seen last (M-AGENT-25)."""
    there = state.cards[card]
    seat = there.owner if there.holder is None else there.holder
    sites = tuple(site for site in state.on.get(card, ()) if state.cards[site].code in SITES)
    for one in (card, *sites):
        fall_silent(state, one)
        state.cards[one] = replace(state.cards[one], known=(seat,))
    keep(state, card, sites)


def keep(state: MeccgState, card: CardId, kept: tuple[CardId, ...]) -> None:
    """A card remembers others."""
    state.cards[card] = replace(state.cards[card], kept=kept)


def return_sites(state: MeccgState, sites: list[CardId]) -> None:
    """Site cards that lay with an agent go back to the location deck, where nobody tells them."""
    for site in sites:
        owner = state.cards[site].owner
        put(state, site, Zone.SITES, (owner,))
        mingle(state, state.sites[owner])
