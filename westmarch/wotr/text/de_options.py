"""German: what can be done."""

from __future__ import annotations

from typing import assert_never

from westmarch.kernel.records import AnyPrompt, CardId, Seat
from westmarch.wotr import expansion_prompts as xq
from westmarch.wotr import options as o
from westmarch.wotr import prompts as q
from westmarch.wotr.declared import abilities_of
from westmarch.wotr.kinds import CharacterId, Face
from westmarch.wotr.text import de_third_age as third_age
from westmarch.wotr.text.de_effects import effect
from westmarch.wotr.text.de_events import played
from westmarch.wotr.text.de_grammar import ACC, DAT, GEN, NOM, capital
from westmarch.wotr.text.de_names import DECKS, DIE, FACES, HIT, SHIP, SHOWN
from westmarch.wotr.text.de_words import (
    bare,
    card,
    combat_card,
    from_,
    in_,
    into,
    kind,
    nation,
    of,
    region,
    result,
    who,
)
from westmarch.wotr.text.records import ActionOption, BattleOption, PickOption, ThirdAgeOption
from westmarch.wotr.text.speaking import Reader, offered
from westmarch.wotr.vocabulary.abilities import AnyDieSteps, CommandsFrom


def card_of(code: CardId, reader: Reader) -> str:
    """What the reader calls a card."""
    return card(reader.cards[code]) if code in reader.cards else "eine Karte"


def shown(die: str) -> str:
    """The result that a die shows."""
    return result(Face(die))


def option_said(option: object, reader: Reader, asked: AnyPrompt | None) -> str:
    """An option in words."""
    if isinstance(option, ActionOption):
        return capital(action_option(option, reader, asked))
    if isinstance(option, PickOption):
        return capital(pick_option(option, reader, asked))
    if isinstance(option, ThirdAgeOption):
        return capital(third_age.option(option))
    assert isinstance(option, BattleOption), f"no words for {option}"
    return capital(battle_option(option, asked))


def action_option(option: ActionOption, reader: Reader, asked: AnyPrompt | None) -> str:
    """What a die or an action allows."""
    match option:
        case o.UseDie(die):
            return f"{shown(die)} benutzen"
        case o.UseRing(die, to):
            return f"einen Elbenring benutzen: {shown(die)} auf {SHOWN[Face(to)]} drehen"
        case o.PassAction():
            return "passen"
        case o.Waste():
            return "den Würfel ohne Wirkung verbrauchen"
        case o.PutIntoHuntBox(dice):
            return f"{DIE.counted(dice) if dice else 'keinen Würfel'} in die Jagd-Box legen"
        case o.MarchFrom(where):
            return f"die Armee {in_(where)} bewegen"
        case o.AttackFrom(where, target):
            if where == target:
                return f"bei der Belagerung {of(where)} angreifen"
            return f"{region(target, ACC)} {from_(where)} angreifen"
        case o.PlayCard(which):
            return f"{card_of(which, reader)} spielen"
        case o.TakeOffTable(which):
            return f"{card_of(which, reader)} vom Tisch ablegen lassen"
        case o.DiscardAtRandom(seat):
            return f"{played(seat, reader, ACC)} eine zufällige Karte abwerfen lassen"
        case o.DrawFrom(deck):
            return f"eine Karte vom {DECKS[deck]} ziehen"
        case o.Negotiate(one):
            return f"{nation(one, ACC)} einen Schritt auf der Politik-Leiste vorrücken"
        case o.Recruit(figure, where):
            return f"{kind(figure)} {in_(where)} rekrutieren"
        case o.BringIn(character, where):
            return f"{who(character, ACC)} {in_(where)} ins Spiel bringen"
        case o.MoveFellowship():
            return "die Gemeinschaft bewegen"
        case o.JoinArmies(where):
            return f"eine gemischte Armee {in_(where)} vorschlagen"
        case o.HideFellowship():
            return "die Gemeinschaft verdecken"
        case o.SeparateCompanions():
            return "Gefährten von der Gemeinschaft abtrennen"
        case o.MoveCompanions():
            return "Gefährten bewegen"
        case o.MoveMinions():
            return "Nazgûl und Günstlinge bewegen"
        case o.UseAbility(character, number):
            return using(character, number, asked)
        case _:
            assert_never(option)


def using(character: CharacterId, number: int, asked: AnyPrompt | None) -> str:
    """What an ability that is chosen does."""
    name = who(character, DAT)
    if isinstance(asked, q.MayReduceDamage):
        return f"die Ratgeber-Fähigkeit von {name} nutzen: 1 Schaden weniger"
    for ability in abilities_of(character, AnyDieSteps):
        forward = f"{nation(ability.nation, ACC)} einen Schritt vorrücken"
        return f"die Fähigkeit von {name} nutzen: {forward}"
    for command in abilities_of(character, CommandsFrom):
        there = f"{in_(command.region)} zwei reguläre durch Elite-Einheiten ersetzen"
        everywhere = f"in allen Siedlungen {nation(command.nation, GEN)} rekrutieren"
        return f"die Fähigkeit von {name} nutzen: {there if number else everywhere}"
    return f"die Fähigkeit von {name} nutzen"


def pick_option(option: PickOption, reader: Reader, asked: AnyPrompt | None) -> str:
    """A pick, told as an answer to what was asked."""
    match option:
        case o.GoTo(where):
            return f"{into(where)} ziehen"
        case o.Stay():
            return "hier bleiben"
        case o.Take(figure):
            return f"{kind(figure)} mitnehmen"
        case o.TakeCharacter(character):
            return f"{who(character, ACC)} mitnehmen"
        case o.TakeAll():
            return "alle mitnehmen"
        case o.PickRegion(where):
            if isinstance(asked, q.ChooseFlyer):
                return f"ein Nazgûl {in_(where)}"
            return region(where)
        case o.PickFigure(figure):
            return bare(figure)
        case o.PickFigureAt(figure, where):
            return f"{bare(figure)} {in_(where)}"
        case o.PickCharacter(character):
            return who(character)
        case o.PickCard(which):
            if isinstance(asked, q.ChooseCombatCard) and which in reader.cards:
                code = reader.cards[which]
                return f"{combat_card(code)} (auf {card(code)})"
            return card_of(which, reader)
        case o.PickNumber(number):
            return numbered(number, reader, asked)
        case o.PickNation(one):
            return nation(one)
        case o.PickDie(die):
            return FACES[Face(die)].form(NOM)
        case o.Done():
            return DONE.get(type(asked), "fertig")
        case o.Yes():
            return "ja"
        case o.No():
            return "nein"
        case _:
            assert_never(option)


DONE: dict[type, str] = {
    q.MayPreventTile: "nein, es wird ein Spielstein gezogen",
    q.MayRedrawTile: "nein, dieser Spielstein gilt",
    q.MayReduceDamage: "den Schaden nicht verringern",
    q.MoveAnother: "keine andere Armee bewegen",
    q.ChooseAdvance: "nicht weiter vorrücken",
    q.MayForfeit: "auf nichts verzichten",
    q.ChooseSlain: "niemand",
    q.ChooseOne: "nichts davon",
    q.ChooseDiceToTurn: "keine weiteren Würfel drehen",
    q.ChooseFlyer: "niemand anderen bewegen",
    q.MarchByCard: "keine weitere Armee bewegen",
    q.AttackByCard: "nicht angreifen",
    q.MayPlayAnother: "keine weitere Karte spielen",
    q.MayPunish: "keine abwerfen lassen",
    q.MayHelpHunt: "nein, ohne sie würfeln",
    q.ChooseDeck: "keine ziehen",
    q.OfferCard: "keine anbieten",
    q.MayDrawOnTheWay: "nein, keinen weiteren Spielstein ziehen",
    xq.EntsAct: "nichts mehr",
    xq.MoveShips: "keine weiteren Schiffe bewegen",
    xq.CarryArmy: "keine Armee mitnehmen",
    xq.ActWithArmy: "nichts",
    xq.WorkOnEngines: "keine weitere aufstellen oder entfernen",
    xq.LookAtHand: "keine Hand ansehen",
    xq.ChooseEscort: "niemand",
}
"""What it means to choose no more."""


def numbered(number: int, reader: Reader, asked: AnyPrompt | None) -> str:
    """What a number stands for."""
    if isinstance(asked, q.ChooseOne) and number < len(offered(asked.code)):
        return effect(offered(asked.code)[number]).as_infinitive()
    if isinstance(asked, q.MaySuffer):
        return HIT.counted(number) if number else "kein Treffer"
    if isinstance(asked, xq.LookAtHand):
        return played(Seat(number), reader)
    if isinstance(asked, xq.ChooseShips):
        return SHIP.counted(number)
    if isinstance(asked, q.ChooseForfeit):
        return f"{number} {'Punkt' if number == 1 else 'Punkte'}"
    return str(number)


def battle_option(option: BattleOption, asked: AnyPrompt | None) -> str:
    """What can be done in a battle or against the Hunt."""
    match option:
        case o.LoseFigure(figure):
            return f"{kind(figure)} entfernen (1 Treffer)"
        case o.ReduceElite(figure):
            if isinstance(asked, q.MayFightOn):
                return f"{kind(figure)} durch eine reguläre ersetzen und weiterkämpfen"
            return f"{kind(figure)} durch eine reguläre ersetzen (1 Treffer)"
        case o.LoseElite(figure):
            return f"{kind(figure)} entfernen (2 Treffer)"
        case o.Fight():
            return FIGHT.get(type(asked), "weiterkämpfen")
        case o.Withdraw():
            return "sich in die Festung zurückziehen"
        case o.Cease():
            return "den Angriff einstellen"
        case o.RetreatTo(where):
            return f"sich {into(where)} zurückziehen"
        case o.UseTheRing():
            return "den Ring benutzen: den Schaden als Korruption hinnehmen"
        case o.SacrificeGuide():
            return "den Ratgeber aus dem Spiel entfernen"
        case o.SacrificeAtRandom():
            return "einen zufälligen Gefährten aus dem Spiel entfernen"
        case _:
            assert_never(option)


FIGHT: dict[type, str] = {
    q.FightOrWithdraw: "offen kämpfen",
    q.MayRetreat: "standhalten und weiterkämpfen",
}
