"""The table of War of the Ring: the board, the Fellowship, the dice, the cards, the Hunt."""

from __future__ import annotations

from westmarch.kernel.cards import Face as CardFace
from westmarch.kernel.records import CardId, Record, Seat
from westmarch.kernel.state import State
from westmarch.wotr.forces import NOBODY, Force
from westmarch.wotr.kinds import (
    FREE,
    CharacterId,
    Face,
    Faction,
    Nation,
    Phase,
    RegionId,
    Side,
    TileId,
)
from westmarch.wotr.ruleset import COLLECTORS_EDITION, Ruleset
from westmarch.wotr.vocabulary.campaigns import Hush
from westmarch.wotr.vocabulary.tactics import Stat


class Card(CardFace):
    """One Event card. `known` are the seats that have seen it and know where it lies."""

    code: str
    known: tuple[Seat, ...] = ()


class Modifier(Record):
    """Something that changes a number of a side in this round, and the card that it comes from."""

    side: Side
    stat: Stat
    amount: int
    source: str


class Round(Record):
    """What has happened in the present round of a battle; pairs have the Free Peoples first.

    `misses` are the dice that may be rolled again, `early_hits` those scored before the Combat
    roll. `silenced` Characters neither lead nor use abilities, those who `forfeited` do not lead.
    """

    cards: tuple[CardId | None, CardId | None] = (None, None)
    cancelled: tuple[bool, bool] = (False, False)
    modifiers: tuple[Modifier, ...] = ()
    most_dice: tuple[int, int] = (5, 5)
    fewer_dice: tuple[int, int] = (0, 0)
    no_reroll: tuple[bool, bool] = (False, False)
    forfeited: tuple[CharacterId, ...] = ()
    silenced: tuple[CharacterId, ...] = ()
    nazgul_forfeited: int = 0
    rolls: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    rerolls: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    misses: tuple[int, int] = (0, 0)
    early_hits: tuple[int, int] = (0, 0)
    hits: tuple[int, int] = (0, 0)
    reroll_hits: tuple[int, int] = (0, 0)


FRESH = Round()


class Battle(Record):
    """A battle that is being fought.

    `origin` is where the attackers stand; in a siege battle and in a sortie it is the region of
    the Stronghold itself. `force` and `characters` are those who attack; the rearguard is in the
    origin, too. Who is `bound` cannot cease. `aided` says that those inside a besieged Stronghold
    keep the besiegers busy, `hush` whether the defenders play no Combat card in the first round,
    `ended` that they are gone. `superior` is the side with more siege engines; `assured` says that
    it stays so to the end, `bounded` that no Elite can prolong the battle.
    """

    attacker: Side
    origin: RegionId
    target: RegionId
    siege: bool = False
    sortie: bool = False
    by_ship: bool = False
    force: Force = NOBODY
    characters: tuple[CharacterId, ...] = ()
    rounds: int = 1
    bound: bool = False
    aided: bool = False
    hush: Hush | None = None
    number: int = 0
    negated: bool = False
    ended: bool = False
    superior: Side | None = None
    assured: bool = False
    bounded: bool = False
    now: Round = FRESH


class WotrState(State):
    """The whole table. Lists with one entry a side have that of the Free Peoples first.

    `free` and `shadow` are the figures in each region; where a Stronghold is `besieged`, those of
    the side that controls it are inside it, and those of the other around it. `characters` says
    where each Character on the board is. `captured` are Settlements under the control of the
    enemy of those who built them, and which seat has captured them. `steps` are the boxes between
    a nation and war, `path` the way that the Fellowship went when it was last found, `there`
    the region that the card being played has chosen. Ships, Ents and siege engines are counted by
    region; `ents_gone` never return, `awakenings` are the cards that have stirred the Ents.
    `mixed` are the regions in which team-mates have agreed on one Army. `acted` and
    `acted_armies` are for whom, and with whom, the only player of three on his side has acted
    last. `recovered` are the dice that the Free Peoples took back from the Hunt Box last.
    """

    ruleset: Ruleset = COLLECTORS_EDITION
    expansion: bool = False
    turn: int = 0
    phase: Phase = Phase.EVENTS
    winner: Side | None = None
    how: str = ""
    leading: list[Seat] = []
    mixed: list[list[RegionId]] = []
    acted: list[Nation] = []
    acted_armies: dict[RegionId, tuple[Nation, ...]] = {}

    free: dict[RegionId, Force] = {}
    shadow: dict[RegionId, Force] = {}
    reinforcements: dict[str, int] = {}
    casualties: dict[str, int] = {}
    besieged: list[RegionId] = []
    captured: dict[RegionId, Seat] = {}
    steps: dict[Nation, int] = {}
    active: list[Nation] = []

    characters: dict[CharacterId, RegionId] = {}
    fellowship: list[CharacterId] = []
    entered: list[CharacterId] = []
    guide: CharacterId = CharacterId("gandalf-grey")
    bearers: RegionId = RegionId("rivendell")
    progress: int = 0
    hidden: bool = True
    corruption: int = 0
    mordor: int | None = None
    strove: bool = False
    path: list[RegionId] = []

    dice: list[list[Face]] = []
    in_hunt_box: list[int] = []
    recovered: int = 0
    rings: list[int] = []
    ring_used: list[bool] = []
    messenger_used: bool = False

    cards: list[Card] = []
    decks: list[list[CardId]] = []
    hands: list[list[CardId]] = []
    discards: list[list[CardId]] = []
    on_table: list[CardId] = []

    pool: list[TileId] = []
    drawn: list[TileId] = []
    waiting_tiles: list[TileId] = []
    removed_tiles: list[TileId] = []

    battles: list[Battle] = []
    there: RegionId | None = None

    factions: list[Faction] = []
    ships: dict[RegionId, int] = {}
    ents: dict[RegionId, int] = {}
    ents_gone: int = 0
    awakenings: int = 0
    towers: dict[RegionId, int] = {}
    catapults: dict[RegionId, int] = {}


FREE_SIDE, SHADOW_SIDE = 0, 1
"""The places of the sides in lists with one entry a side."""


def index(side: Side) -> int:
    """The place of a side in a list with one entry a side."""
    return FREE_SIDE if side is FREE else SHADOW_SIDE


def forces(state: WotrState, side: Side) -> dict[RegionId, Force]:
    """Where the figures of a side stand."""
    return state.free if side is FREE else state.shadow


def engines(state: WotrState, side: Side) -> dict[RegionId, int]:
    """Where a side has siege engines: catapults of the Free Peoples, towers of the Shadow."""
    return state.catapults if side is FREE else state.towers


def force_in(state: WotrState, side: Side, region: RegionId) -> Force:
    """The figures of a side in a region."""
    return (state.free if side is FREE else state.shadow).get(region, NOBODY)
