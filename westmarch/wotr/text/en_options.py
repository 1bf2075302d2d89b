"""English: what can be done."""

from __future__ import annotations

from typing import assert_never

from westmarch.kernel.records import AnyPrompt, CardId, Seat
from westmarch.wotr import expansion_prompts as xq
from westmarch.wotr import options as o
from westmarch.wotr import prompts as q
from westmarch.wotr.declared import abilities_of
from westmarch.wotr.kinds import CharacterId, Face
from westmarch.wotr.text import en_third_age as third_age
from westmarch.wotr.text.en_effects import effect
from westmarch.wotr.text.en_events import played
from westmarch.wotr.text.en_words import (
    DECKS,
    a,
    capital,
    card,
    combat_card,
    counted,
    kind,
    nation,
    of_nation,
    region,
    result,
    who,
)
from westmarch.wotr.text.records import ActionOption, BattleOption, PickOption, ThirdAgeOption
from westmarch.wotr.text.speaking import Reader, offered
from westmarch.wotr.vocabulary.abilities import AnyDieSteps, CommandsFrom


def card_of(code: CardId, reader: Reader) -> str:
    """What the reader calls a card."""
    return card(reader.cards[code]) if code in reader.cards else "a card"


def shown(die: str) -> str:
    """The result that a die shows."""
    return result(Face(die))


def option_said(option: object, reader: Reader, asked: AnyPrompt | None) -> str:
    """An option in words."""
    if isinstance(option, ActionOption):
        return action_option(option, reader, asked)
    if isinstance(option, PickOption):
        return capital(pick_option(option, reader, asked))
    if isinstance(option, ThirdAgeOption):
        return capital(third_age.option(option))
    assert isinstance(option, BattleOption), f"no words for {option}"
    return battle_option(option, asked)


def action_option(option: ActionOption, reader: Reader, asked: AnyPrompt | None) -> str:
    """What a die or an action allows."""
    match option:
        case o.UseDie(die):
            return f"Use {a(shown(die))}"
        case o.UseRing(die, to):
            return f"Use an Elven Ring: turn {a(shown(die))} to {a(shown(to))}"
        case o.PassAction():
            return "Pass"
        case o.Waste():
            return "Use the die up without effect"
        case o.PutIntoHuntBox(dice):
            return f"Put {counted(dice, 'die', 'dice') if dice else 'no die'} into the Hunt Box"
        case o.MarchFrom(where):
            return f"Move the Army in {region(where)}"
        case o.AttackFrom(where, target):
            if where == target:
                return f"Attack in the siege of {region(where)}"
            return f"Attack {region(target)} from {region(where)}"
        case o.PlayCard(which):
            return f"Play {card_of(which, reader)}"
        case o.TakeOffTable(which):
            return f"Have {card_of(which, reader)} discarded from the table"
        case o.DiscardAtRandom(seat):
            return f"Have {played(seat, reader)} discard a card at random"
        case o.DrawFrom(deck):
            return f"Draw a card from the {DECKS[deck]} deck"
        case o.Negotiate(one):
            return f"Move {nation(one)} one step towards war"
        case o.Recruit(figure, where):
            return f"Recruit {a(kind(figure))} in {region(where)}"
        case o.BringIn(character, where):
            return f"Bring {who(character)} into play in {region(where)}"
        case o.MoveFellowship():
            return "Move the Fellowship"
        case o.JoinArmies(where):
            return f"Propose a mixed Army in {region(where)}"
        case o.HideFellowship():
            return "Hide the Fellowship"
        case o.SeparateCompanions():
            return "Separate Companions from the Fellowship"
        case o.MoveCompanions():
            return "Move Companions"
        case o.MoveMinions():
            return "Move Nazgûl and Minions"
        case o.UseAbility(character, number):
            return using(character, number, asked)
        case _:
            assert_never(option)


def using(character: CharacterId, number: int, asked: AnyPrompt | None) -> str:
    """What an ability that is chosen does."""
    if isinstance(asked, q.MayReduceDamage):
        return f"Use the Guide ability of {who(character)}: 1 less damage"
    for ability in abilities_of(character, AnyDieSteps):
        return f"Use {who(character)}: move {nation(ability.nation)} one step towards war"
    for command in abilities_of(character, CommandsFrom):
        regulars = f"{of_nation(command.nation)} Regulars"
        if number:
            return f"Use {who(character)}: replace two {regulars} in {region(command.region)}"
        return f"Use {who(character)}: recruit {regulars} in all Settlements"
    return f"Use the ability of {who(character)}"


def pick_option(option: PickOption, reader: Reader, asked: AnyPrompt | None) -> str:
    """A pick, told as an answer to what was asked."""
    match option:
        case o.GoTo(where):
            return f"go to {region(where)}"
        case o.Stay():
            return "stay here"
        case o.Take(figure):
            return f"take {a(kind(figure))} along"
        case o.TakeCharacter(character):
            return f"take {who(character)} along"
        case o.TakeAll():
            return "take everybody along"
        case o.PickRegion(where):
            if isinstance(asked, q.ChooseFlyer):
                return f"a Nazgûl in {region(where)}"
            return region(where)
        case o.PickFigure(figure):
            return kind(figure)
        case o.PickFigureAt(figure, where):
            return f"{kind(figure)} in {region(where)}"
        case o.PickCharacter(character):
            return who(character)
        case o.PickCard(which):
            if isinstance(asked, q.ChooseCombatCard) and which in reader.cards:
                code = reader.cards[which]
                return f"{combat_card(code)} (on {card(code)})"
            return card_of(which, reader)
        case o.PickNumber(number):
            return numbered(number, reader, asked)
        case o.PickNation(one):
            return nation(one)
        case o.PickDie(die):
            return shown(die)
        case o.Done():
            return DONE.get(type(asked), "done")
        case o.Yes():
            return "yes"
        case o.No():
            return "no"
        case _:
            assert_never(option)


DONE: dict[type, str] = {
    q.MayPreventTile: "no, have a tile drawn",
    q.MayRedrawTile: "no, keep this tile",
    q.MayReduceDamage: "do not reduce the damage",
    q.MoveAnother: "move no other Army",
    q.ChooseAdvance: "advance no further",
    q.MayForfeit: "forfeit nothing",
    q.ChooseSlain: "nobody",
    q.ChooseOne: "neither",
    q.ChooseDiceToTurn: "turn no more dice",
    q.ChooseFlyer: "move nobody else",
    q.MarchByCard: "move no further Army",
    q.AttackByCard: "do not attack",
    q.MayPlayAnother: "play no other card",
    q.MayPunish: "discard none",
    q.MayHelpHunt: "no, roll without it",
    q.ChooseDeck: "draw none",
    q.OfferCard: "offer none",
    q.MayDrawOnTheWay: "no, draw no further tile",
    xq.EntsAct: "nothing more",
    xq.MoveShips: "move no more ships",
    xq.CarryArmy: "carry no Army",
    xq.ActWithArmy: "nothing",
    xq.WorkOnEngines: "place or remove no more",
    xq.LookAtHand: "look at no hand",
    xq.ChooseEscort: "nobody",
}
"""What it means to choose no more."""


def numbered(number: int, reader: Reader, asked: AnyPrompt | None) -> str:
    """What a number stands for."""
    if isinstance(asked, q.ChooseOne) and number < len(offered(asked.code)):
        return effect(offered(asked.code)[number])
    if isinstance(asked, q.MaySuffer):
        return counted(number, "hit", "hits") if number else "no hit"
    if isinstance(asked, xq.LookAtHand):
        return played(Seat(number), reader)
    if isinstance(asked, xq.ChooseShips):
        return counted(number, "ship", "ships")
    if isinstance(asked, q.ChooseForfeit):
        return counted(number, "point", "points")
    return str(number)


def battle_option(option: BattleOption, asked: AnyPrompt | None) -> str:
    """What can be done in a battle or against the Hunt."""
    match option:
        case o.LoseFigure(figure):
            return f"Remove {a(kind(figure))} (1 hit)"
        case o.ReduceElite(figure):
            if isinstance(asked, q.MayFightOn):
                return f"Replace {a(kind(figure))} by a Regular and fight on"
            return f"Replace {a(kind(figure))} by a Regular (1 hit)"
        case o.LoseElite(figure):
            return f"Remove {a(kind(figure))} (2 hits)"
        case o.Fight():
            return FIGHT.get(type(asked), "Fight on")
        case o.Withdraw():
            return "Withdraw into the Stronghold"
        case o.Cease():
            return "Cease the attack"
        case o.RetreatTo(where):
            return f"Retreat to {region(where)}"
        case o.UseTheRing():
            return "Use the Ring: suffer the damage as Corruption"
        case o.SacrificeGuide():
            return "Eliminate the Guide"
        case o.SacrificeAtRandom():
            return "Eliminate a Companion drawn at random"
        case _:
            assert_never(option)


FIGHT: dict[type, str] = {
    q.FightOrWithdraw: "Fight in the open",
    q.MayRetreat: "Stand and fight on",
}
