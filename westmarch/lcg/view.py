"""What a player sees, and what he may suppose."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile

from westmarch.kernel.cards import deal_anew
from westmarch.kernel.records import Board, CardId, Record, Seat
from westmarch.lcg.kinds import Phase, Stat, Zone
from westmarch.lcg.rules.values import (
    COLUMNS,
    bonuses,
    committed_willpower,
    figure,
    staging_threat,
)
from westmarch.lcg.state import Card, LcgState, shown
from westmarch.lcg.tables import QUEST_CARDS
from westmarch.lcg.vocabulary.abilities import Bonus

UNKNOWN = (Zone.DECK, Zone.HAND, Zone.SHADOW, Zone.QUEST_DECK)


class SeenCard(Record):
    """A card on the table; without a code it lies face down for the beholder."""

    card: CardId
    code: str | None
    host: CardId | None = None
    exhausted: bool = False
    committed: bool = False
    face_down: bool = False
    damage: int = 0
    progress: int = 0
    resources: int = 0
    willpower: int | None = None
    threat: int | None = None
    attack: int | None = None
    defense: int | None = None
    hit_points: int | None = None


class SeenPlayer(Record):
    """What is in front of a player."""

    threat: int
    eliminated: bool
    area: tuple[SeenCard, ...]
    engaged: tuple[SeenCard, ...]
    hand: int
    deck: int
    on_deck: tuple[SeenCard, ...]
    known_top: tuple[SeenCard, ...]
    discard: tuple[SeenCard, ...]


class LcgBoard(Board):
    """The table as one seat sees it."""

    seat: Seat | None
    round: int
    phase: Phase
    first: Seat
    scenario: str
    quest: SeenCard | None
    stages_left: int
    active: tuple[SeenCard, ...]
    staging: tuple[SeenCard, ...]
    willpower: int
    staging_threat: int
    encounter_deck: int
    known_top: tuple[SeenCard, ...]
    encounter_discard: tuple[SeenCard, ...]
    victory: tuple[SeenCard, ...]
    aside: tuple[SeenCard, ...]
    revealed: tuple[SeenCard, ...]
    attached: tuple[SeenCard, ...]
    shadows: tuple[SeenCard, ...]
    hand: tuple[SeenCard, ...]
    players: tuple[SeenPlayer, ...]
    won: bool | None


Given = dict[Stat, list[tuple[CardId, Bonus]]]
"""What raises or lowers each value now."""


def view(state: LcgState, seat: Seat | None) -> LcgBoard:
    """What a seat may see; `None` is a spectator."""
    given = {stat: bonuses(state, stat) for stat in Stat}

    def see(cards: list[CardId]) -> tuple[SeenCard, ...]:
        return tuple([seen(state, card, seat, given) for card in cards])

    return LcgBoard(
        seat=seat,
        round=state.round,
        phase=state.phase,
        first=state.first,
        scenario=state.scenario,
        quest=seen(state, state.quest[0], seat, given) if state.quest else None,
        stages_left=len({QUEST_CARDS[state.cards[c].code].stage for c in state.quest_deck}),
        active=see(state.active),
        staging=see(state.staging),
        willpower=committed_willpower(state),
        staging_threat=staging_threat(state),
        encounter_deck=len(state.encounter_deck),
        known_top=see(known_top(state, state.encounter_deck, seat)),
        encounter_discard=see(state.encounter_discard),
        victory=see(state.victory),
        aside=see(state.aside),
        revealed=see(state.revealed),
        attached=see([c for cards in in_order(state.attached) for c in cards]),
        shadows=see([c for cards in in_order(state.shadows) for c in cards]),
        hand=() if seat is None else see(state.hand[seat]),
        players=tuple(
            SeenPlayer(
                threat=state.threat[number],
                eliminated=state.eliminated[number],
                area=see(state.area[number]),
                engaged=see(state.engaged[number]),
                hand=len(state.hand[number]),
                deck=len(state.deck[number]),
                on_deck=see(state.deck_attached[number]),
                known_top=see(known_top(state, state.deck[number], seat)),
                discard=see(state.discard[number]),
            )
            for number in range(state.players)
        ),
        won=state.won,
    )


def known_top(state: LcgState, deck: list[CardId], seat: Seat | None) -> list[CardId]:
    """What a seat knows on top of a deck, because it has looked at it; the top card is last."""
    return list(takewhile(lambda card: seat in state.cards[card].known, reversed(deck)))[::-1]


def in_order(piles: dict[CardId, list[CardId]]) -> list[list[CardId]]:
    """Piles by the cards that they lie at."""
    return [piles[host] for host in sorted(piles)]


def seen(state: LcgState, card: CardId, seat: Seat | None, given: Given) -> SeenCard:
    """A card as a seat sees it; the figures of an Orc Guard are known to all."""
    here = state.cards[card]
    figures: list[int | None] = []
    if here.zone in LIVE:
        row = shown(state, card)
        figures = [
            None if getattr(row, column) is None else figure(state, card, stat, given[stat])
            for stat, column in COLUMNS.items()
        ]
    known = knows(here, seat)
    return SeenCard(
        card,
        here.code if known else None,
        here.host,
        known and here.exhausted,
        known and here.committed,
        here.face_down or not known,
        here.damage,
        here.progress if known else 0,
        here.resources if known else 0,
        *figures,
    )


LIVE = (Zone.PLAY, Zone.STAGING, Zone.ENGAGED, Zone.ACTIVE)
"""Where the figures of a card count."""


def knows(card: Card, seat: Seat | None) -> bool:
    """Whether a seat knows a card's face."""
    if card.zone is Zone.HAND:
        return seat == card.owner or seat in card.known
    if card.zone in UNKNOWN or (card.zone is Zone.ENGAGED and card.owner is not None):
        return seat in card.known or (card.zone is Zone.SHADOW and not card.face_down)
    return True


def unknown(state: LcgState, seat: Seat | None) -> Iterator[tuple[str, CardId]]:
    """The places whose cards a seat does not know."""
    places = [("encounter-deck", state.encounter_deck), ("quest-deck", hidden_stages(state))]
    places += [("shadow", shadows) for shadows in in_order(state.shadows)]
    for number in range(state.players):
        places += [(f"deck-{number}", state.deck[number]), (f"hand-{number}", state.hand[number])]
        places += [(f"guard-{number}", state.engaged[number])]
    for place, cards in places:
        for card in cards:
            if not knows(state.cards[card], seat):
                yield place, card


def hidden_stages(state: LcgState) -> list[CardId]:
    """Stages are known by their order; only the two paths look alike, and chance decides later."""
    return []


def determinise(state: LcgState, seat: Seat | None) -> None:
    """Deal the unknown cards anew: encounter cards among each other, and each player's own."""
    groups: dict[Seat | None, list[CardId]] = {}
    for _, card in unknown(state, seat):
        groups.setdefault(state.cards[card].owner, []).append(card)
    for cards in groups.values():
        deal_anew(state, state.cards, cards)


def secrets(state: LcgState, seat: Seat | None) -> dict[str, str]:
    """What a seat does not know."""
    return {f"{place}:{card}": state.cards[card].code for place, card in unknown(state, seat)}
