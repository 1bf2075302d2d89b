"""What most scenes of encounter cards begin with: an attack, or a revealed card."""

from __future__ import annotations

from collections.abc import Sequence

from tests.lcg.scene import A, LcgScene
from westmarch.kernel.records import Seat
from westmarch.lcg.options import AttackEnemy, Defend, Done, Send, SendAttackers, Undefended
from westmarch.lcg.rules.attacking import PlayerAttacks
from westmarch.lcg.rules.defending import EnemyAttack
from westmarch.lcg.rules.resolving import Resolve
from westmarch.lcg.rules.revealing import RevealCard
from westmarch.lcg.vocabulary.effects import ProgressOnQuest
from westmarch.lcg.vocabulary.lasting import Context


def attack(table: LcgScene, enemy: str, defender: str | None, seat: Seat = A) -> LcgScene:
    """An enemy attacks a player, who declares this defender or none; nobody acts or responds."""
    table.begin(EnemyAttack(table.id(enemy), seat)).passing()
    defend = Undefended() if defender is None else Defend(table.id(defender))
    return table.choose(defend).passing()


def reveal(table: LcgScene, cards: int = 1) -> LcgScene:
    """The top cards of the encounter deck are revealed, one after another."""
    return table.begin(*(RevealCard(A) for _ in range(cards)))


def progress(table: LcgScene, amount: int) -> LcgScene:
    """An effect places progress on the quest."""
    return table.begin(Resolve((ProgressOnQuest(amount),), Context(table.state.quest[0], A)))


def strike_down(table: LcgScene, enemy: str, *attackers: str) -> LcgScene:
    """The first player attacks an enemy engaged with him; nobody acts or responds."""
    table.begin(PlayerAttacks(A)).choose(AttackEnemy(table.id(enemy)))
    table.choose(*(Send(table.id(code)) for code in attackers))
    if not table.position.over and isinstance(table.prompt, SendAttackers):
        table.choose(Done())
    return table.passing()


def codes(table: LcgScene, cards: Sequence[int]) -> list[str]:
    """What cards are."""
    return [table.state.cards[card].code for card in cards]
