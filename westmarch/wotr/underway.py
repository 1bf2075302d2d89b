"""What is under way, as all at the table see it: a battle, the Hunt, a choice of figures."""

from __future__ import annotations

from westmarch.kernel.records import CardId, Record
from westmarch.wotr.forces import Force
from westmarch.wotr.kinds import CharacterId, RegionId, Side, TileId
from westmarch.wotr.rules import fighting
from westmarch.wotr.rules.casualties import TakeHits
from westmarch.wotr.rules.gathering import Gather
from westmarch.wotr.rules.hunting import DrawTile
from westmarch.wotr.state import WotrState, index
from westmarch.wotr.vocabulary.tactics import Stat

Group = tuple[CharacterId, ...]


class Fighting(Record):
    """One side of a battle: who fights, with how many dice, what was rolled, what is to be lost.

    `card` is the Combat card, once it has been revealed. `again` are the dice of the Leader
    re-roll, whose hits are among `hits`; `losing` are hits that are being taken.
    """

    region: RegionId
    force: Force
    characters: Group
    dice: int
    leadership: int
    needed: int
    bonus: int
    again_bonus: int
    card: str | None
    cancelled: bool
    rolled: tuple[int, ...]
    again: tuple[int, ...]
    hits: int
    losing: int


class BattleSeen(Record):
    """The battle that is being fought; of `sides` the first are the Free Peoples."""

    attacker: Side
    region: RegionId
    siege: bool
    sortie: bool
    round: int
    sides: tuple[Fighting, Fighting]


class HuntSeen(Record):
    """The Hunt that goes on: why, the dice, their successes, the tile, the damage that is left."""

    cause: str
    rolled: tuple[int, ...]
    successes: int
    tile: TileId | None
    damage: int


class GatheringSeen(Record):
    """Figures that are being chosen, and those who could go."""

    origin: RegionId
    region: RegionId
    able: Force
    able_characters: Group
    force: Force
    characters: Group


def battle_seen(state: WotrState) -> BattleSeen | None:
    """The battle that is being fought."""
    if not state.battles:
        return None
    battle = fighting.current(state)
    return BattleSeen(
        battle.attacker,
        battle.target,
        battle.siege,
        battle.sortie,
        battle.number,
        (side_seen(state, Side.FREE), side_seen(state, Side.SHADOW)),
    )


def side_seen(state: WotrState, side: Side) -> Fighting:
    """One side of the battle."""
    now, at = fighting.current(state).now, index(side)
    card = now.cards[at]
    return Fighting(
        region=fighting.place_of(state, side),
        force=fighting.fighters(state, side),
        characters=fighting.heroes(state, side),
        dice=fighting.strength(state, side),
        leadership=fighting.leadership(state, side),
        needed=fighting.needed(state, side),
        bonus=fighting.modifier(state, side, Stat.ROLL),
        again_bonus=fighting.modifier(state, side, Stat.REROLL),
        card=revealed(state, card),
        cancelled=now.cancelled[at],
        rolled=now.rolls[at],
        again=now.rerolls[at],
        hits=now.hits[at],
        losing=losing(state, side),
    )


def revealed(state: WotrState, card: CardId | None) -> str | None:
    """The code of a Combat card; it may still lie face down (W-ED-05)."""
    if card is None or len(state.cards[card].known) < state.players:
        return None
    return state.cards[card].code


def losing(state: WotrState, side: Side) -> int:
    """How many hits a side has still to take now."""
    found = [frame for frame, _ in state.stack if isinstance(frame, TakeHits)]
    return found[-1].hits if found and found[-1].side is side else 0


def hunt_seen(state: WotrState) -> HuntSeen | None:
    """The Hunt that goes on."""
    for frame, _ in reversed(state.stack):
        if isinstance(frame, DrawTile):
            return HuntSeen(
                frame.cause.value, frame.rolled, frame.successes, frame.tile, frame.damage
            )
    return None


def gathering_seen(state: WotrState) -> GatheringSeen | None:
    """The choice of figures that goes on."""
    frame = state.stack[-1][0] if state.stack else None
    if not isinstance(frame, Gather) or frame.ready:
        return None
    able = frame.able(state)
    return GatheringSeen(
        frame.origin, frame.region, able.force, able.characters, frame.force, frame.characters
    )
