"""From two decks to the draft: alignments are declared, and the decks become piles (M-SETUP)."""

from __future__ import annotations

from westmarch.kernel.frames import call
from westmarch.kernel.game import IllegalSetup, Setup
from westmarch.kernel.records import CardId, Seat
from westmarch.kernel.state import emit
from westmarch.meccg import events
from westmarch.meccg.decks import DECKS, brought
from westmarch.meccg.decks.exchange.naming import name_of
from westmarch.meccg.decks.listing import DeckList
from westmarch.meccg.kinds import Alignment, Zone
from westmarch.meccg.rules import drafting, starting
from westmarch.meccg.state import Card, MeccgState
from westmarch.meccg.tables import CARDS
from westmarch.meccg.tables.landmarks import SITES_OF
from westmarch.meccg.verbs import cards
from westmarch.meccg.verbs.piles import PILES, pile_of

BOTH = (Seat(0), Seat(1))


def set_up(state: MeccgState, setup: Setup) -> None:
    """Lay out both decks; the draft comes first."""
    options = setup.options
    state.length = int(options.get("length", "2"))
    state.tournament = options.get("tournament") == "yes"
    state.errata = options.get("errata") == "yes"
    state.optional = options.get("optional") == "yes"
    lay_out(state, decks_of(setup))


def decks_of(setup: Setup) -> tuple[DeckList, ...]:
    """The decks of both players; who brings none plays a stored one."""
    given = (*setup.decks, "", "")[:2]
    texts = tuple(text or code for text, code in zip(given, DECKS, strict=False))
    return brought.for_game(texts, setup.options)


def lay_out(state: MeccgState, decks: tuple[DeckList, ...]) -> None:
    """Alignments are declared, and a Fallen-wizard by his name (M-SETUP-01, M-SETUP-02)."""
    for name in PILES.values():
        getattr(state, name).extend(([], []))
    for seat, deck in zip(BOTH, decks, strict=True):
        named = deck.fallen_wizard
        state.alignments.append(deck.alignment)
        state.declared.append("" if named is None else CARDS[named].being)
        state.avatars.append("")
        state.exhausted.append(0)
        emit(state, events.Declared(seat, deck.alignment, named))
    for seat, deck in zip(BOTH, decks, strict=True):
        fill(state, seat, deck, state.alignments[1 - seat])
        if not starting.sites(state, seat):
            raise nowhere_to_start(deck)
    call(state, *map(starting.OtherWizard, BOTH), drafting.Draft(), starting.Begin())


def fill(state: MeccgState, seat: Seat, deck: DeckList, opponent: Alignment) -> None:
    """The four parts of a deck become piles; the sideboard may be larger (M-SIDE-06)."""
    further = deck.further if opponent is Alignment.FALLEN_WIZARD else ()
    parts = (
        (deck.pool, Zone.POOL),
        (deck.play_deck, Zone.DECK),
        (deck.sites, Zone.SITES),
        ((*deck.sideboard, *further), Zone.SIDEBOARD),
    )
    for listed, zone in parts:
        known = () if zone is Zone.DECK else (seat,)
        pile = pile_of(state, zone, seat)
        for code, count in listed:
            for _ in range(count):
                pile.append(CardId(len(state.cards)))
                state.cards.append(Card(code, seat, zone, known))
        cards.mingle(state, pile)
        for card in pile:
            cards.speak(state, card)


def nowhere_to_start(deck: DeckList) -> IllegalSetup:
    """A deck has no site card at which its companies could begin."""
    rule = starting.RULES[deck.alignment]
    one, other = (
        " / ".join(name_of(code, language) for code in SITES_OF[deck.alignment])
        for language in ("en", "de")
    )
    return IllegalSetup(
        f"this deck cannot be played: its companies have no site to begin at, as {one} ({rule})",
        f"dieses Deck kann nicht gespielt werden: Seine Gemeinschaften haben keinen Ort, an dem "
        f"sie beginnen können, wie {other} ({rule})",
    )
