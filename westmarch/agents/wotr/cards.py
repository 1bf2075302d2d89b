"""What Event cards are worth, by the words that they are written in."""

from __future__ import annotations

from functools import cache

from westmarch.agents.wotr import quest
from westmarch.agents.wotr import weights as w
from westmarch.agents.wotr.sight import Sight
from westmarch.kernel.records import CardId
from westmarch.wotr.declared import EVENT_TEXTS
from westmarch.wotr.rules.judging import holds
from westmarch.wotr.state import index
from westmarch.wotr.vocabulary import campaigns as c
from westmarch.wotr.vocabulary import effects as e

STAYING = 1.8
USUAL = 1.2
WORTH: dict[type, float] = {
    e.PutTile: 2.0,
    e.GoToWar: 2.5,
    e.Step: 1.2,
    e.RouseOne: 2.0,
    e.DrawForHunt: 3.0,
    e.HuntAgain: 2.5,
    e.Reveal: 2.5,
    e.TemptOne: 3.0,
    e.BreakUp: 1.5,
    e.MoveNazgul: 0.6,
    e.MoveCompanions: 0.4,
    e.SeparateCompanions: 0.2,
    e.MoveGroup: 0.2,
    e.MoveTheBearers: 1.5,
    e.Estrange: 2.2,
    e.TurnToEyes: 0.5,
    e.BraveTheEye: 1.0,
    e.DiscardDice: 1.0,
    c.Promote: 1.0,
    c.RollAgainst: 1.5,
    c.RollAgainstEach: 1.5,
    c.StrikeNazgul: 1.5,
    c.AttackWith: 1.5,
    c.Land: 1.0,
    c.ChooseArmy: 0.0,
    c.EliminateLeader: 0.8,
}


@cache
def card_worth(code: str) -> float:
    """What a card is worth when it is played."""
    text = EVENT_TEXTS.get(code)
    if text is None:
        return 0.0
    worth = sum(effect_worth(effect) for effect in text.do)
    return worth + (STAYING if text.stays is not None else 0.0)


def effect_worth(effect: e.Effect) -> float:
    """What an effect is worth, roughly and whatever the moment."""
    match effect:
        case c.RecruitUnits():
            return 0.8 * effect.count * effect.places + 0.4 * effect.leaders
        case e.Heal(amount) | e.Corrupt(amount):
            return w.CORRUPTION * amount
        case e.HealByDice(dice, on) | e.CorruptByDice(dice, on):
            return w.CORRUPTION * dice * (7 - on) / 6
        case e.DrawCards(_, count):
            return 0.8 * count
        case c.MoveArmies(count):
            return 0.6 * count
        case e.If(_, then, otherwise):
            yes, no = (sum(map(effect_worth, part)) for part in (then, otherwise))
            return 0.5 * (yes + no)
        case e.OneOf(choices):
            return max(map(effect_worth, choices))
    return WORTH.get(type(effect), USUAL)


def play_worth(sight: Sight, code: str) -> float:
    """What a card is worth when it is played now."""
    text = EVENT_TEXTS.get(code)
    if text is None:
        return 0.0
    worth = sum(worth_now(sight, effect) for effect in text.do)
    return worth + (STAYING if text.stays is not None else 0.0)


def worth_now(sight: Sight, effect: e.Effect) -> float:
    """What an effect is worth at this moment, where that can be told."""
    state = sight.state
    match effect:
        case e.Heal() | e.HealByDice():
            return min(effect_worth(effect), w.CORRUPTION * state.corruption)
        case e.Hide():
            return 0.0 if state.hidden else w.HIDE
        case e.MoveOn():
            return quest.move_worth(sight) if state.hidden else 0.0
        case e.Reveal():
            return WORTH[e.Reveal] if state.hidden else 0.0
        case e.SeparateCompanions(reach):
            arrives = quest.heir_arrives(sight, reach.extra)
            return w.CROWN if arrives else -w.SCATTERED
        case e.Activate(nation):
            return 1.0 if nation not in state.active else 0.0
        case e.Step(nation) | e.GoToWar(nation):
            return effect_worth(effect) if state.steps[nation] else 0.0
        case e.DiscardDice(side, face):
            return w.ENEMY_DIE * state.dice[index(side)].count(face)
        case e.If(condition, then, otherwise):
            yes, no = (sum(worth_now(sight, one) for one in part) for part in (then, otherwise))
            return yes if holds(state, condition) else max(no, w.PERHAPS * yes)
        case e.OneOf(choices):
            return max(worth_now(sight, one) for one in choices)
    return effect_worth(effect)


def in_hand(sight: Sight, card: CardId) -> float:
    """What a card in the own hand is worth."""
    return card_worth(sight.state.cards[card].code)
