"""Scenes of the Middle-earth CCG: laid out freely, acted on through decisions only."""

from __future__ import annotations

from collections.abc import Sequence

from tests.scenes import Scene
from westmarch.kernel.chance import Rolled
from westmarch.kernel.records import CardId, Seat
from westmarch.meccg.game import GAME
from westmarch.meccg.kinds import Alignment, CardCode
from westmarch.meccg.state import Card, CompanyId, MeccgState, Zone
from westmarch.meccg.tables import CHARACTERS, SITES
from westmarch.meccg.verbs import cards, companies

ONE, TWO = Seat(0), Seat(1)


class MeccgScene(Scene[MeccgState]):
    """A moment of a journey."""

    def id(self, code: str) -> CardId:
        """The id of a card."""
        return next(CardId(n) for n, card in enumerate(self.state.cards) if card.code == code)

    def card(self, code: str) -> Card:
        """A card and how it lies."""
        return self.state.cards[self.id(code)]

    def rolls(self, *dice: int) -> MeccgScene:
        """Say what the next dice show."""
        return self.script(*(Rolled(die) for die in dice))


def scene(
    *companies_of_one: tuple[str, Sequence[str]],
    hand: Sequence[str] = (),
    theirs: Sequence[str] = (),
    sites: Sequence[str] = (),
    alignments: tuple[Alignment, Alignment] = (Alignment.HERO, Alignment.MINION),
) -> MeccgScene:
    """A table in the first player's turn.

    Each company is a site and those who are there; an item or ally lies on the character before.
    """
    state = MeccgState(turn=1, alignments=list(alignments), exhausted=[0, 0])
    for piles in (
        state.pool,
        state.decks,
        state.hands,
        state.discards,
        state.sideboards,
        state.sites,
        state.piles,
        state.out,
        state.factions,
    ):
        piles += [[], []]
    for site, codes in companies_of_one:
        lay_company(state, site, codes)
    for code in hand:
        add(state, code, ONE, Zone.HAND)
    for code in theirs:
        add(state, code, TWO, Zone.HAND)
    for code in sites:
        add(state, code, ONE, Zone.SITES)
    return MeccgScene(GAME, state)


def add(state: MeccgState, code: str, seat: Seat, zone: Zone) -> CardId:
    """A card is in a pile of a seat."""
    card = CardId(len(state.cards))
    state.cards.append(Card(CardCode(code), seat, zone, (seat,)))
    pile = cards.pile_of(state, zone, seat)
    if pile is not None:
        pile.append(card)
    return card


def lay_company(state: MeccgState, site: str, codes: Sequence[str]) -> CompanyId:
    """Characters with their cards are at a site."""
    assert site in SITES, f"there is no site {site}"
    here = add(state, site, ONE, Zone.SITES)
    cards.put(state, here, Zone.PLAY)
    company = companies.form(state, ONE, here, ())
    bearer: CardId | None = None
    for code in codes:
        card = add(state, code, ONE, Zone.HAND)
        cards.bring_into_play(state, card, ONE)
        if code in CHARACTERS:
            companies.join(state, card, company)
            bearer = card
        else:
            assert bearer is not None, f"nobody bears {code}"
            cards.attach(state, card, bearer)
    state.queue.clear()
    return company
