"""What happens to those who fight."""

from __future__ import annotations

from westmarch.kernel.records import replace
from westmarch.wotr.forces import joined, without
from westmarch.wotr.kinds import CharacterId, FigureId, Side
from westmarch.wotr.rules import fighting
from westmarch.wotr.state import Modifier, WotrState, index
from westmarch.wotr.tables.figures import FIGURES
from westmarch.wotr.verbs import figures
from westmarch.wotr.vocabulary.tactics import Stat


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
    for figure in fighting.fighters(state, side):
        lose(state, figure)
    for who in fighting.heroes(state, side):
        lose_hero(state, who)


def note(state: WotrState, **pairs: tuple[Side, object]) -> None:
    """Note something about one side in the present round."""
    battle = fighting.current(state)
    changed: dict[str, object] = {}
    for name, (side, value) in pairs.items():
        pair = list(getattr(battle.now, name))
        pair[index(side)] = value
        changed[name] = tuple(pair)
    state.battles[-1] = replace(battle, now=replace(battle.now, **changed))


def modify(state: WotrState, side: Side, stat: Stat, amount: int, source: str) -> None:
    """A number of a side changes in the present round."""
    battle = fighting.current(state)
    modifiers = (*battle.now.modifiers, Modifier(side, stat, amount, source))
    state.battles[-1] = replace(battle, now=replace(battle.now, modifiers=modifiers))


def forfeit(state: WotrState, *characters: CharacterId) -> None:
    """Characters give up their Leadership for the present round."""
    battle = fighting.current(state)
    gone = (*battle.now.forfeited, *characters)
    state.battles[-1] = replace(battle, now=replace(battle.now, forfeited=gone))


def forfeit_nazgul(state: WotrState, amount: int) -> None:
    """The Nazgûl give up Leadership for the present round."""
    battle = fighting.current(state)
    gone = battle.now.nazgul_forfeited + amount
    state.battles[-1] = replace(battle, now=replace(battle.now, nazgul_forfeited=gone))


def negate(state: WotrState) -> None:
    """No Nazgûl leads in this battle, nor does he who has seen to it."""
    state.battles[-1] = replace(fighting.current(state), negated=True)


def silence(state: WotrState, who: CharacterId) -> None:
    """A Character neither leads nor uses abilities in the present round."""
    battle = fighting.current(state)
    gone = (*battle.now.silenced, who)
    state.battles[-1] = replace(battle, now=replace(battle.now, silenced=gone))
