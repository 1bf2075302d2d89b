"""English: what is asked."""

from __future__ import annotations

from typing import assert_never

from westmarch.wotr import prompts as q
from westmarch.wotr.kinds import Face
from westmarch.wotr.text import en_third_age as third_age
from westmarch.wotr.text.en_words import a, card, counted, region, result, tile, who, whom
from westmarch.wotr.text.records import (
    BattlePrompt,
    CardPrompt,
    HuntPrompt,
    ThirdAgePrompt,
    TurnPrompt,
)


def prompt_said(prompt: object) -> str:
    """A prompt in words."""
    if isinstance(prompt, TurnPrompt):
        return turn_prompt(prompt)
    if isinstance(prompt, BattlePrompt):
        return battle_prompt(prompt)
    if isinstance(prompt, CardPrompt):
        return card_prompt(prompt)
    if isinstance(prompt, ThirdAgePrompt):
        return third_age.prompt(prompt)
    assert isinstance(prompt, HuntPrompt), f"no words for {prompt}"
    return hunt_prompt(prompt)


def turn_prompt(prompt: TurnPrompt) -> str:
    """What the course of a turn asks."""
    match prompt:
        case q.ChooseDie():
            return "Choose an Action die to use"
        case q.ChooseAction(die):
            return f"Choose what to do with {a(result(Face(die)))}"
        case q.ChooseDestination(where):
            return f"Choose where the Army in {region(where)} goes"
        case q.ChooseFigures(origin, where):
            return f"Choose who goes from {region(origin)} to {region(where)}"
        case q.MoveAnother():
            return "Choose another Army to move, or stop"
        case q.ChooseSecondRecruit():
            return "Choose what else you recruit, in another Settlement"
        case q.DiscardDown(limit):
            return f"Discard a card: you may hold at most {limit}"
        case q.MayDeclare():
            return "Do you declare the Fellowship's position?"
        case q.EnterMordor():
            return "Does the Fellowship enter Mordor?"
        case q.OfferCard():
            return "Choose a card that you offer your team-mate in exchange, or none"
        case q.MayJoin(where):
            return f"Do your figures and your team-mate's form a mixed Army in {region(where)}?"
        case q.ChooseGuide():
            return "Choose the Guide"
        case q.FellowshipGoes(steps):
            left = counted(steps, "region", "regions")
            return f"Choose where the Fellowship goes: up to {left} further"
        case q.AllocateDice():
            return "Choose how many dice go into the Hunt Box"
        case q.ChooseDeck():
            return "Choose the deck that you draw from"
        case q.ChooseTravellers():
            return "Choose the Companions who go together"
        case q.ChooseDestinationOf(characters):
            return f"Choose where {whom(characters, 'and')} {go(len(characters))}"
        case q.ChooseFlyer():
            return "Choose a Nazgûl or Minion to move, or stop"
        case q.FlyWhere(where):
            return f"Choose where to go from {region(where)}"
        case q.TooMany(where):
            return f"Choose a unit to put back: there are too many in {region(where)}"
        case _:
            assert_never(prompt)


def go(number: int) -> str:
    """One goes, several go."""
    return "goes" if number == 1 else "go"


def battle_prompt(prompt: BattlePrompt) -> str:
    """What a battle asks."""
    match prompt:
        case q.ChooseAttackers(origin, where):
            if origin == where:
                return (
                    f"Choose who attacks in the siege of {region(where)}; the others do not fight"
                )
            attack = f"attacks {region(where)} from {region(origin)}"
            return f"Choose who {attack}; the others are the rearguard"
        case q.FightOrWithdraw(where):
            return f"Fight in the open, or withdraw into the Stronghold of {region(where)}?"
        case q.MayPlayCombatCard():
            return "Do you play a Combat card?"
        case q.ChooseCombatCard():
            return "Choose the Combat card that you play"
        case q.TakeCasualties(hits):
            return f"Choose how you take {counted(hits, 'hit', 'hits')}"
        case q.MayCease():
            return "Do you cease the attack, or fight another round?"
        case q.MayFightOn():
            return "Do you replace an Elite by a Regular to fight another round?"
        case q.MayRetreat():
            return "Do you retreat, or fight another round?"
        case q.ChooseAdvance(origin, where):
            return f"Choose who advances from {region(origin)} to {region(where)}"
        case q.ChooseForfeit():
            return "Choose how much Leadership the Nazgûl forfeit"
        case q.MayForfeit():
            return "Choose whose Leadership you forfeit to turn misses into hits"
        case q.ChooseSilenced():
            return "Choose the Companion whose Leadership and abilities do not count in this round"
        case q.ChooseSlain():
            return "Choose who is eliminated"
        case q.MaySuffer():
            return "Choose how many hits your own units take"
        case q.SlipWhere():
            return "Choose where your Army slips away to"
        case _:
            assert_never(prompt)


def card_prompt(prompt: CardPrompt) -> str:
    """What cards ask."""
    match prompt:
        case q.ChooseRegion(code):
            return f"{card(code)}: choose a region"
        case q.ChooseFigure(code, where):
            return f"{card(code)}: choose a figure to recruit in {region(where)}"
        case q.ChooseNation(code):
            return f"{card(code)}: choose a nation"
        case q.ChooseOne(code):
            return f"{card(code)}: choose one"
        case q.ChooseDiceToTurn(code):
            return f"{card(code)}: choose a die to turn to the Eye, or stop"
        case q.ChooseFigureAt(code):
            return f"{card(code)}: choose a figure"
        case q.ChooseTableCard(code):
            return f"{card(code)}: choose the card that is discarded from the table"
        case q.MarchByCard(code):
            return f"{card(code)}: choose an Army to move"
        case q.AttackByCard(code):
            return f"{card(code)}: choose an attack"
        case q.ChooseWhoGoes(where):
            return f"Choose who goes from {region(where)}"
        case q.ArmyGoes(where, steps):
            left = counted(steps, "region", "regions")
            return f"Choose where the Army in {region(where)} goes: up to {left} further"
        case q.SendWhere(where):
            return f"Choose where the Army in {region(where)} goes at once"
        case q.FleeWhere(where):
            return f"Choose where the Nazgûl in {region(where)} flee"
        case q.RetreatByCard(where):
            return f"Choose where the Army in {region(where)} retreats"
        case q.BearersGo():
            return "Choose the region to which the Fellowship is moved"
        case q.MayPlayAnother():
            return "Choose another card to play at once, or none"
        case q.PayWithCard():
            return "Choose the card that you discard as the price"
        case q.MayPunish():
            return "Choose the card of the Free Peoples that is discarded, or none"
        case _:
            assert_never(prompt)


def hunt_prompt(prompt: HuntPrompt) -> str:
    """What the Hunt asks."""
    match prompt:
        case q.MayHelpHunt():
            return "Do you discard a card to help the Hunt?"
        case q.MayDrawOnTheWay():
            return "Do you discard a card to draw a further Hunt tile?"
        case q.Tempted(character):
            return f"Is {who(character)} eliminated, or does Corruption rise by the Level?"
        case q.MustLeave(count):
            left = counted(count, "Companion", "Companions")
            return f"Choose who leaves the Fellowship: {left} must"
        case q.MayPreventTile():
            return "Do you discard a card so that no Hunt tile is drawn?"
        case q.MayRedrawTile(code):
            return f"A Hunt tile was drawn ({tile(code)}): do you discard a card for another one?"
        case q.MayReduceDamage(code, damage):
            return f"Hunt tile ({tile(code)}), damage {damage}: do you reduce it?"
        case q.SufferHunt(code, damage):
            return f"Hunt tile ({tile(code)}): choose how you suffer damage {damage}"
        case _:
            assert_never(prompt)
