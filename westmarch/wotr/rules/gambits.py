"""What Combat cards ask of their players."""

from __future__ import annotations

from westmarch.kernel.decisions import Decision
from westmarch.kernel.frames import Ask, Frame, call
from westmarch.kernel.records import AnyOption, replace
from westmarch.kernel.state import emit
from westmarch.wotr import events
from westmarch.wotr.expansion_prompts import MaySmashEngine
from westmarch.wotr.forces import kinds
from westmarch.wotr.kinds import CharacterId, Side
from westmarch.wotr.options import (
    Done,
    No,
    PickCharacter,
    PickFigure,
    PickNumber,
    RetreatTo,
    Withdraw,
    Yes,
)
from westmarch.wotr.prompts import (
    ChooseForfeit,
    ChooseSilenced,
    ChooseSlain,
    MayForfeit,
    MaySuffer,
    SlipWhere,
)
from westmarch.wotr.rules import battles, engines, fighting
from westmarch.wotr.rules.board import controls_stronghold
from westmarch.wotr.rules.casualties import TakeHits
from westmarch.wotr.rules.combat_cards import commander
from westmarch.wotr.rules.leading import level_for_cards
from westmarch.wotr.state import WotrState, index
from westmarch.wotr.tables.characters import CHARACTERS
from westmarch.wotr.tables.events import EVENTS
from westmarch.wotr.tables.figures import LEADERS
from westmarch.wotr.verbs import engines as works
from westmarch.wotr.verbs import fights, figures
from westmarch.wotr.vocabulary import tactics as t


def code_of(state: WotrState, side: Side) -> str:
    """The code of the Combat card that a side has played."""
    card = fighting.current(state).now.cards[index(side)]
    assert card is not None
    return EVENTS[state.cards[card].code].combat


def strike_apart(state: WotrState, side: Side, count: int, on: int) -> None:
    """Dice are rolled apart from the Combat roll; their hits are taken at once."""
    dice = tuple(state.roll() for _ in range(count))
    hits = sum(die >= on for die in dice)
    emit(state, events.CombatRolled(side, dice, hits, on))
    fights.note(state, early_hits=(side, hits))
    call(state, TakeHits(side.enemy, hits))


class ForfeitSome(Frame):
    """The Nazgûl forfeit one or more points of Leadership for as many dice of the enemy."""

    side: Side

    def may_forfeit(self, state: WotrState) -> Decision | None:
        most = fighting.nazgul_leadership(state)
        if most < 1:
            return None
        options = tuple(PickNumber(number) for number in range(1, most + 1))
        return Decision(commander(state, self.side), ChooseForfeit(), options, ("W-CCARD-09",))

    def forfeit(self, state: WotrState, choice: PickNumber) -> None:
        fights.forfeit_nazgul(state, choice.number)
        enemy = self.side.enemy
        fewer = fighting.current(state).now.fewer_dice[index(enemy)] + choice.number
        fights.note(state, fewer_dice=(enemy, fewer))

    STEPS = (Ask(may_forfeit, forfeit),)


class SilenceOne(Frame):
    """A Companion in the battle is silenced for the round."""

    side: Side

    def may_choose(self, state: WotrState) -> Decision | None:
        options = tuple(PickCharacter(who) for who in fighting.heroes(state, self.side.enemy))
        if not options:
            return None
        return Decision(commander(state, self.side), ChooseSilenced(), options, ("W-CCARD-06",))

    def silence(self, state: WotrState, choice: PickCharacter) -> None:
        fights.silence(state, choice.character)

    STEPS = (Ask(may_choose, silence),)


class SlipOff(Frame):
    """The defenders are gone before the fight: they retreat, or withdraw into a siege."""

    side: Side

    def may_slip(self, state: WotrState) -> Decision | None:
        region = fighting.current(state).target
        found: list[AnyOption] = [
            RetreatTo(other) for other in battles.retreats(state, self.side, region)
        ]
        if controls_stronghold(state, self.side, region):
            found.append(Withdraw())
        if not found:
            return None
        return Decision(commander(state, self.side), SlipWhere(), tuple(found), ("W-CCARD-06",))

    def slip(self, state: WotrState, choice: AnyOption) -> None:
        battle = fighting.current(state)
        state.battles[-1] = replace(battle, ended=True)
        if isinstance(choice, RetreatTo):
            battles.retreat(state, self.side, choice.region)
        else:
            emit(state, events.Withdrew(battle.target))
            call(state, battles.BesiegeThem())

    STEPS = (Ask(may_slip, slip),)


class SufferFirst(Frame):
    """Up to so many hits on own units, each for +1 on the Combat roll."""

    side: Side
    most: int

    def may_suffer(self, state: WotrState) -> Decision:
        return may_suffer(state, self.side, self.most)

    def suffer(self, state: WotrState, choice: PickNumber) -> None:
        if choice.number:
            code = code_of(state, self.side)
            fights.modify(state, self.side, t.Stat.ROLL, choice.number, code)
            call(state, LoseUnits(self.side, choice.number))

    STEPS = (Ask(may_suffer, suffer),)


class SufferLast(Frame):
    """Up to so many hits on own units, each for a die against the enemy."""

    side: Side
    most: int
    on: int

    def may_suffer(self, state: WotrState) -> Decision:
        return may_suffer(state, self.side, self.most)

    def suffer(self, state: WotrState, choice: PickNumber) -> None:
        if choice.number:
            strike_apart(state, self.side, choice.number, self.on)
            call(state, LoseUnits(self.side, choice.number))

    STEPS = (Ask(may_suffer, suffer),)


def may_suffer(state: WotrState, side: Side, most: int) -> Decision:
    """How many hits a side takes upon itself; it keeps at least one unit."""
    able = min(most, figures.hit_points(fighting.fighters(state, side), singly=True) - 1)
    options = tuple(PickNumber(number) for number in range(max(0, able) + 1))
    return Decision(commander(state, side), MaySuffer(), options, ("W-CCARD-06",))


class LoseUnits(Frame):
    """Hits that a side takes upon itself; a Dunlending counts as one unit (W-XDUN-07)."""

    side: Side
    hits: int

    def take(self, state: WotrState) -> None:
        call(state, TakeHits(self.side, self.hits, singly=True))

    STEPS = (take,)


class TurnSomeMisses(Frame):
    """A Character forfeits his Leadership, and misses become hits."""

    side: Side
    amount: int
    who: tuple[CharacterId, ...] = ()

    def may_forfeit(self, state: WotrState) -> Decision | None:
        now, at = fighting.current(state).now, index(self.side)
        heroes = fighting.heroes(state, self.side)
        able = [
            who
            for who in heroes
            if who not in (*now.forfeited, *now.silenced) and (not self.who or who in self.who)
        ]
        if not able or not now.misses[at]:
            return None
        options = (Done(), *(PickCharacter(who) for who in able))
        return Decision(commander(state, self.side), MayForfeit(), options, ("W-CCARD-09",))

    def forfeit(self, state: WotrState, choice: Done | PickCharacter) -> None:
        if isinstance(choice, PickCharacter):
            fights.forfeit(state, choice.character)
            now, at = fighting.current(state).now, index(self.side)
            turned = min(self.amount, now.misses[at])
            hits, misses = now.hits[at] + turned, now.misses[at] - turned
            fights.note(state, hits=(self.side, hits), misses=(self.side, misses))

    STEPS = (Ask(may_forfeit, forfeit),)


class Sacrifice(Frame):
    """A Leader is lost to cancel one hit, or a Companion as many as his Level."""

    side: Side

    def may_sacrifice(self, state: WotrState) -> Decision | None:
        if not fighting.current(state).now.hits[index(self.side.enemy)]:
            return None
        force = fighting.fighters(state, self.side)
        leaders = [PickFigure(figure) for figure in kinds(force) if figure in LEADERS]
        heroes = [PickCharacter(who) for who in fighting.heroes(state, self.side)]
        if not leaders and not heroes:
            return None
        options = (Done(), *leaders, *heroes)
        return Decision(commander(state, self.side), ChooseSlain(), options, ("W-CCARD-06",))

    def sacrifice(self, state: WotrState, choice: AnyOption) -> None:
        enemy = self.side.enemy
        hits = fighting.current(state).now.hits[index(enemy)]
        match choice:
            case PickFigure(figure):
                fights.lose(state, figure)
                fights.note(state, hits=(enemy, hits - 1))
            case PickCharacter(who):
                fights.lose_hero(state, who)
                fights.note(state, hits=(enemy, max(0, hits - level_for_cards(who))))

    STEPS = (Ask(may_sacrifice, sacrifice),)


class Smash(Frame):
    """A siege engine of the enemy is removed because the Leader re-roll has hit."""

    side: Side

    def may_smash(self, state: WotrState) -> Decision | None:
        scored = fighting.current(state).now.reroll_hits[index(self.side)]
        if not scored or not engines.in_battle(state, self.side.enemy):
            return None
        prompt = MaySmashEngine(fighting.current(state).target)
        return Decision(commander(state, self.side), prompt, (No(), Yes()), ("W-CCARD-06",))

    def smash(self, state: WotrState, choice: Yes | No) -> None:
        if isinstance(choice, Yes):
            works.smash(state, self.side.enemy, fighting.current(state).target)

    STEPS = (Ask(may_smash, smash),)


class Slay(Frame):
    """One of the enemy's is slain because the Leader re-roll has hit."""

    side: Side
    how: t.SlayByReroll

    def may_slay(self, state: WotrState) -> Decision | None:
        hits = fighting.current(state).now.reroll_hits[index(self.side)]
        enemy = self.side.enemy
        if not hits:
            return None
        found: list[AnyOption] = [Done()]
        if not self.how.characters_only:
            force = fighting.fighters(state, enemy)
            found += [PickFigure(figure) for figure in kinds(force) if figure in LEADERS]
        found += [
            PickCharacter(who) for who in fighting.heroes(state, enemy) if hits >= self.price(who)
        ]
        if len(found) == 1:
            return None
        return Decision(commander(state, self.side), ChooseSlain(), tuple(found), ("W-CCARD-06",))

    def price(self, who: CharacterId) -> int:
        """How many hits of the re-roll a Character takes; a Nazgûl one, and so the Witch-king.

        (W-CHAR-05)
        """
        return 1 if CHARACTERS[who].is_nazgul else self.how.for_hits or level_for_cards(who)

    def slay(self, state: WotrState, choice: AnyOption) -> None:
        match choice:
            case PickFigure(figure):
                fights.lose(state, figure)
            case PickCharacter(who):
                fights.lose_hero(state, who)
        if self.how.costs_hit and not isinstance(choice, Done):
            hits = fighting.current(state).now.hits[index(self.side)]
            fights.note(state, hits=(self.side, hits - 1))

    STEPS = (Ask(may_slay, slay),)
