"""What happens to those who fight."""

from __future__ import annotations

from westmarch.kernel.records import replace
from westmarch.wotr.forces import joined, without
from westmarch.wotr.kinds import CharacterId, FigureId, Side
from westmarch.wotr.rules import fighting
from westmarch.wotr.state import WotrState
from westmarch.wotr.tables.figures import FIGURES
from westmarch.wotr.verbs import figures


def lose(state: WotrState, figure: FigureId) -> None:
    """A figure in the battle is lost."""
    side = FIGURES[figure].side
    figures.eliminate(state, figure, fighting.place_of(state, side))
    strike(state, side, figure)


def reduce(state: WotrState, elite: FigureId) -> None:
    """An Elite in the battle is replaced by a Regular, if there is one."""
    side = FIGURES[elite].side
    regular = figures.reduce(state, elite, fighting.place_of(state, side))
    strike(state, side, elite)
    battle = fighting.current(state)
    if regular is not None and battle.attacker is side:
        state.battles[-1] = replace(battle, force=joined(battle.force, (regular,)))


def strike(state: WotrState, side: Side, figure: FigureId) -> None:
    """A figure is no longer among the attackers."""
    battle = fighting.current(state)
    if battle.attacker is side:
        state.battles[-1] = replace(battle, force=without(battle.force, (figure,)))


def lose_hero(state: WotrState, who: CharacterId) -> None:
    """A Character in the battle is lost."""
    figures.lose_character(state, who)
    battle = fighting.current(state)
    left = tuple(other for other in battle.characters if other != who)
    state.battles[-1] = replace(battle, characters=left)


def wipe_out(state: WotrState, side: Side) -> None:
    """All who fight on a side are gone, Leaders and Characters with them (W-BAT-31 to 33)."""
    region = fighting.place_of(state, side)
    for figure in fighting.fighters(state, side):
        lose(state, figure)
    for who in fighting.heroes(state, side):
        lose_hero(state, who)
    figures.after_losses(state, side, region)
