"""The table of the Living Card Game: every card, where it lies, and what has happened to it."""

from __future__ import annotations

from westmarch.kernel.cards import Face
from westmarch.kernel.records import CardId, Record, Seat, replace
from westmarch.kernel.state import State
from westmarch.lcg.kinds import ATTACHED, ENGAGED, PLAY, CardType, Phase, Zone
from westmarch.lcg.tables import CARDS
from westmarch.lcg.tables.printed import Printed
from westmarch.lcg.vocabulary.lasting import Lasting


class Card(Face):
    """One physical card and what has happened to it.

    `seat` is who controls it, or with whom it is engaged; other encounter cards have none.
    `known` are the seats that know the face of a card which lies face down or in a deck.
    """

    code: str
    owner: Seat | None
    zone: Zone
    seat: Seat | None = None
    host: CardId | None = None
    exhausted: bool = False
    committed: bool = False
    face_down: bool = False
    damage: int = 0
    progress: int = 0
    resources: int = 0
    known: tuple[Seat, ...] = ()


class Used(Record):
    """An ability with a limit that has been used, and by whom."""

    card: CardId
    ability: int
    seat: Seat


class Assault(Record):
    """An attack that is being made: by an enemy on a player, or by characters on an enemy."""

    enemy: CardId
    seat: Seat
    by_enemy: bool
    characters: tuple[CardId, ...] = ()
    defenseless: tuple[CardId, ...] = ()
    defended: bool = False


class LcgState(State):
    """The whole table. A card lies in exactly one of the piles; decks have their top at the end.

    `cast` are the codes of all cards in the game; without it any card might be there.
    """

    cards: list[Card] = []
    cast: frozenset[str] = frozenset()
    deck: list[list[CardId]] = []
    hand: list[list[CardId]] = []
    discard: list[list[CardId]] = []
    area: list[list[CardId]] = []
    engaged: list[list[CardId]] = []
    attached: dict[CardId, list[CardId]] = {}
    shadows: dict[CardId, list[CardId]] = {}
    deck_attached: list[list[CardId]] = []
    staging: list[CardId] = []
    encounter_deck: list[CardId] = []
    encounter_discard: list[CardId] = []
    revealed: list[CardId] = []
    active: list[CardId] = []
    quest_deck: list[CardId] = []
    quest: list[CardId] = []
    victory: list[CardId] = []
    aside: list[CardId] = []
    removed: list[CardId] = []
    threat: list[int] = []
    eliminated: list[bool] = []
    first: Seat = Seat(0)
    phase: Phase = Phase.SETUP
    round: int = 0
    rounds_completed: int = 0
    scenario: str = ""
    mode: str = "standard"
    won: bool | None = None
    allies_played: int = 0
    assaults: list[Assault] = []
    lasting: list[Lasting] = []
    used_this_phase: list[Used] = []
    used_this_round: list[Used] = []
    attacks_made: list[tuple[Seat, CardId]] = []
    has_attacked: list[CardId] = []


ORC_GUARD = Printed(
    "orc-guard", 0, "Orc Guard", "Orkwache", CardType.ENEMY, 0, attack=1, defense=1, hit_points=1
)
PRISONER = Printed("prisoner", 0, "Prisoner", "Gefangener", CardType.PRISONER, 0)
WEBS = {
    code: replace(row, type=CardType.ATTACHMENT, traits=("Condition",))
    for code, row in CARDS.items()
    if row.type is CardType.TREACHERY
}
"""Treacheries as they count when they have attached themselves."""


def shown(state: LcgState, card: CardId) -> Printed:
    """What a card counts as where it lies now."""
    there = state.cards[card]
    zone = there.zone
    if zone is PLAY:
        return PRISONER if there.face_down else CARDS[there.code]
    if zone is ENGAGED and there.owner is not None:
        return ORC_GUARD
    if zone is ATTACHED and there.code in WEBS:
        return WEBS[there.code]
    return CARDS[there.code]


def in_play(state: LcgState) -> list[CardId]:
    """All cards in play (L-PLAY-01, L-OPEN-08)."""
    found = [*state.staging, *state.active, *state.quest]
    for seat in range(state.players):
        found += state.area[seat]
        found += state.engaged[seat]
        found += state.deck_attached[seat]
    for host in sorted(state.attached):
        found += state.attached[host]
    return found


ORDERS = tuple(
    tuple(
        tuple(Seat((first + step) % players) for step in range(players)) for first in range(players)
    )
    for players in range(5)
)
"""For so many players and each of them as the first: the seats in player order."""


def remaining(state: LcgState) -> tuple[Seat, ...]:
    """The players still in the game, in player order (L-GEN-08)."""
    return remaining_from(state, state.first)


def remaining_from(state: LcgState, start: Seat) -> tuple[Seat, ...]:
    """The players still in the game, clockwise from a seat."""
    order, out = ORDERS[state.players][start], state.eliminated
    return tuple(seat for seat in order if not out[seat]) if True in out else order


def attachments(state: LcgState, card: CardId) -> list[CardId]:
    """What is attached to a card."""
    return state.attached.get(card, [])
