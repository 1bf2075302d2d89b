"""What a seat may see of the table, and what it may suppose."""

from __future__ import annotations

from westmarch.kernel.records import Board, CardId, Record, Seat
from westmarch.wotr.forces import Force, remembered
from westmarch.wotr.kinds import (
    CharacterId,
    Deck,
    Face,
    Faction,
    Nation,
    Phase,
    RegionId,
    Side,
    TileId,
)
from westmarch.wotr.rules import roles
from westmarch.wotr.rules.turns import victory_points
from westmarch.wotr.state import WotrState
from westmarch.wotr.tables.events import CARDS
from westmarch.wotr.underway import (
    BattleSeen,
    GatheringSeen,
    HuntSeen,
    battle_seen,
    gathering_seen,
    hunt_seen,
)


class SeenCard(Record):
    """A card; its code only if the beholder knows it."""

    card: CardId
    deck: Deck
    code: str | None = None


class Standing(Record):
    """Figures of one side in a region."""

    region: RegionId
    force: Force


class Politics(Record):
    """Where a nation is on the Political Track."""

    nation: Nation
    steps: int
    active: bool


class Player(Record):
    """Whom a seat plays."""

    side: Side
    nations: tuple[Nation, ...]


class WotrBoard(Board):
    """The table as a seat sees it; lists with one entry a side have the Free Peoples first."""

    seat: Seat | None
    players: tuple[Player, ...]
    turn: int
    phase: Phase
    free: tuple[Standing, ...]
    shadow: tuple[Standing, ...]
    besieged: tuple[RegionId, ...]
    captured: tuple[RegionId, ...]
    points: tuple[int, int]
    politics: tuple[Politics, ...]
    reinforcements: dict[str, int]
    casualties: dict[str, int]
    characters: dict[CharacterId, RegionId]
    fellowship: tuple[CharacterId, ...]
    guide: CharacterId
    bearers: RegionId
    progress: int
    hidden: bool
    corruption: int
    mordor: int | None
    dice: tuple[tuple[Face, ...], ...]
    in_hunt_box: tuple[int, ...]
    rings: tuple[int, ...]
    leading: tuple[Seat, ...]
    mixed: tuple[tuple[RegionId, ...], ...]
    acted: tuple[Nation, ...]
    decks: tuple[int, ...]
    hands: tuple[tuple[SeenCard, ...], ...]
    discards: tuple[tuple[SeenCard, ...], ...]
    on_table: tuple[SeenCard, ...]
    pool: tuple[TileId, ...]
    drawn: tuple[TileId, ...]
    waiting_tiles: tuple[TileId, ...]
    removed_tiles: tuple[TileId, ...]
    factions: tuple[Faction, ...]
    ships: dict[RegionId, int]
    ents: dict[RegionId, int]
    towers: dict[RegionId, int]
    catapults: dict[RegionId, int]
    battle: BattleSeen | None
    hunt: HuntSeen | None
    gathering: GatheringSeen | None


def view(state: WotrState, seat: Seat | None) -> WotrBoard:
    """The table as a seat sees it."""

    def see(pile: list[CardId]) -> tuple[SeenCard, ...]:
        return tuple(seen(state, card, seat) for card in pile)

    return WotrBoard(
        seat=seat,
        players=tuple(player(state, number) for number in range(state.players)),
        turn=state.turn,
        phase=state.phase,
        free=standing(state.free),
        shadow=standing(state.shadow),
        besieged=tuple(state.besieged),
        captured=tuple(state.captured),
        points=(victory_points(state, Side.FREE), victory_points(state, Side.SHADOW)),
        politics=tuple(
            Politics(nation, steps, nation in state.active) for nation, steps in state.steps.items()
        ),
        reinforcements=dict(state.reinforcements),
        casualties=dict(state.casualties),
        characters=dict(state.characters),
        fellowship=tuple(state.fellowship),
        guide=state.guide,
        bearers=state.bearers,
        progress=state.progress,
        hidden=state.hidden,
        corruption=state.corruption,
        mordor=state.mordor,
        dice=tuple(map(tuple, state.dice)),
        in_hunt_box=tuple(state.in_hunt_box),
        rings=tuple(state.rings),
        leading=tuple(state.leading),
        mixed=tuple(map(tuple, state.mixed)),
        acted=tuple(state.acted),
        decks=tuple(len(deck) for deck in state.decks),
        hands=tuple(map(see, state.hands)),
        discards=tuple(map(see, state.discards)),
        on_table=see(state.on_table),
        pool=tuple(sorted(state.pool)),
        drawn=tuple(state.drawn),
        waiting_tiles=tuple(state.waiting_tiles),
        removed_tiles=tuple(state.removed_tiles),
        factions=tuple(state.factions),
        ships=dict(state.ships),
        ents=dict(state.ents),
        towers=dict(state.towers),
        catapults=dict(state.catapults),
        battle=battle_seen(state),
        hunt=hunt_seen(state),
        gathering=gathering_seen(state),
    )


def player(state: WotrState, number: int) -> Player:
    """Whom a seat plays."""
    seat = Seat(number)
    return Player(roles.side_of(state, seat), roles.nations_of(state, seat))


def standing(forces: dict[RegionId, Force]) -> tuple[Standing, ...]:
    """Figures by region."""
    return tuple(stood(region, forces[region]) for region in sorted(forces))


def seen(state: WotrState, card: CardId, seat: Seat | None) -> SeenCard:
    """A card as a seat sees it."""
    there = state.cards[card]
    return shown(card, there.code, len(there.known) == state.players or seat in there.known)


@remembered
def shown(card: CardId, code: str, known: bool) -> SeenCard:
    """A card as somebody sees it who knows it or not."""
    return SeenCard(card, CARDS[code].deck, code if known else None)


@remembered
def stood(region: RegionId, force: Force) -> Standing:
    """Figures in a region; most Armies stand still for long."""
    return Standing(region, force)
