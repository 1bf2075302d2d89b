"""Battles in scenes: who attacks, which Combat cards are played, what the dice have shown."""

from __future__ import annotations

from tests.wotr.scene import SHADOW, WotrScene
from westmarch.kernel.records import Seat
from westmarch.wotr.events import CombatRolled, LeadersRolled
from westmarch.wotr.kinds import CharacterId, FigureId, RegionId, Side
from westmarch.wotr.options import LoseFigure, No, PickCard, PickCharacter, TakeAll, Yes
from westmarch.wotr.prompts import MayPlayCombatCard
from westmarch.wotr.rules.battles import Attack


def attack(table: WotrScene, origin: str, target: str, seat: Seat = SHADOW) -> WotrScene:
    """Everybody in a region who can attack does."""
    return table.begin(Attack(seat, RegionId(origin), RegionId(target))).choose(TakeAll())


def play(table: WotrScene, *codes: str) -> WotrScene:
    """Both sides say whether they play a Combat card, and these are played."""
    mine = {table.card(code) for code in codes}
    while isinstance(table.prompt, MayPlayCombatCard):
        table.choose(Yes() if mine & set(table.state.hands[table.seat]) else No())
    for card in sorted(mine):
        seat = next(Seat(n) for n, hand in enumerate(table.state.hands) if card in hand)
        table.choose(PickCard(card), seat=seat)
    return table


def lose(figure: str, times: int = 1) -> list[LoseFigure]:
    """So many units of a kind are lost."""
    return [LoseFigure(FigureId(figure))] * times


def named(who: str) -> PickCharacter:
    """A Character is chosen."""
    return PickCharacter(CharacterId(who))


def units(figure: str, count: int) -> tuple[FigureId, ...]:
    """So many figures of a kind."""
    return (FigureId(figure),) * count


def hits(table: WotrScene, side: Side) -> list[int]:
    """What the Combat rolls of a side have scored so far."""
    return [one.hits for one in table.told(CombatRolled) if one.side is side]


def dice(table: WotrScene, side: Side) -> list[int]:
    """With how many dice a side has made its Combat rolls so far."""
    return [len(one.dice) for one in table.told(CombatRolled) if one.side is side]


def rerolled(table: WotrScene, side: Side) -> list[tuple[int, int]]:
    """How many dice a side has rolled again each time, and what they have scored."""
    return [(len(one.dice), one.hits) for one in table.told(LeadersRolled) if one.side is side]
