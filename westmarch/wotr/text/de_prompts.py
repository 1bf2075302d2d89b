"""German: what is asked."""

from __future__ import annotations

from typing import assert_never

from westmarch.wotr import prompts as q
from westmarch.wotr.kinds import Face
from westmarch.wotr.text import de_third_age as third_age
from westmarch.wotr.text.de_grammar import ACC, DAT, NOM, capital
from westmarch.wotr.text.de_names import HIT, REGION
from westmarch.wotr.text.de_words import card, from_, in_, into, of, region, result, tile, who, whom
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
            return "Wähle einen Aktionswürfel, den du benutzt"
        case q.ChooseAction(die):
            return f"Wähle, was du mit {result(Face(die), DAT)} tust"
        case q.ChooseDestination(where):
            return f"Wähle, wohin die Armee {in_(where)} zieht"
        case q.ChooseFigures(origin, where):
            return f"Wähle, wer {from_(origin)} {into(where)} zieht"
        case q.MoveAnother():
            return "Wähle eine andere Armee, die du bewegst, oder höre auf"
        case q.ChooseSecondRecruit():
            return "Wähle, was du in einer anderen Siedlung noch rekrutierst"
        case q.DiscardDown(limit):
            return f"Wirf eine Karte ab: Du darfst höchstens {limit} auf der Hand haben"
        case q.MayDeclare():
            return "Gibst du die Position der Gemeinschaft an?"
        case q.EnterMordor():
            return "Betritt die Gemeinschaft Mordor?"
        case q.OfferCard():
            return "Wähle eine Karte, die du deinem Mitspieler zum Tausch anbietest, oder keine"
        case q.MayJoin(where):
            return (
                f"Bilden deine Figuren und die deines Mitspielers {in_(where)} eine gemischte "
                "Armee?"
            )
        case q.ChooseGuide():
            return "Wähle den Ratgeber"
        case q.FellowshipGoes(steps):
            return f"Wähle, wohin die Gemeinschaft zieht: noch bis zu {REGION.counted(steps)} weit"
        case q.AllocateDice():
            return "Wähle, wie viele Würfel du in die Jagd-Box legst"
        case q.ChooseDeck():
            return "Wähle den Stapel, von dem du ziehst"
        case q.ChooseTravellers():
            return "Wähle die Gefährten, die zusammen ziehen"
        case q.ChooseDestinationOf(characters):
            moves = "zieht" if len(characters) == 1 else "ziehen"
            return f"Wähle, wohin {whom(characters, NOM, 'und')} {moves}"
        case q.ChooseFlyer():
            return "Wähle einen Nazgûl oder Günstling, den du bewegst, oder höre auf"
        case q.FlyWhere(where):
            return f"Wähle, wohin es {from_(where)} geht"
        case q.TooMany(where):
            return f"Wähle eine Einheit, die zurückgeht: {capital(in_(where))} sind zu viele"
        case _:
            assert_never(prompt)


def battle_prompt(prompt: BattlePrompt) -> str:
    """What a battle asks."""
    match prompt:
        case q.ChooseAttackers(origin, where):
            if origin == where:
                return (
                    f"Wähle, wer bei der Belagerung {of(where)} angreift; die anderen kämpfen nicht"
                )
            attack = f"{region(where, ACC)} {from_(origin)} angreift"
            return f"Wähle, wer {attack}; die anderen sind die Nachhut"
        case q.FightOrWithdraw(where):
            return f"Kämpfst du offen, oder ziehst du dich in die Festung {of(where)} zurück?"
        case q.MayPlayCombatCard():
            return "Spielst du eine Kampfkarte?"
        case q.ChooseCombatCard():
            return "Wähle die Kampfkarte, die du spielst"
        case q.TakeCasualties(hits):
            return f"Wähle, wie du {HIT.counted(hits)} hinnimmst"
        case q.MayCease():
            return "Stellst du den Angriff ein, oder kämpfst du noch eine Kampfrunde?"
        case q.MayFightOn():
            return (
                "Ersetzt du eine Elite-Einheit durch eine reguläre, um noch eine Kampfrunde zu "
                "kämpfen?"
            )
        case q.MayRetreat():
            return "Ziehst du dich zurück, oder kämpfst du noch eine Kampfrunde?"
        case q.ChooseAdvance(origin, where):
            return f"Wähle, wer {from_(origin)} {into(where)} vorrückt"
        case q.ChooseForfeit():
            return "Wähle, auf wie viel Führung der Nazgûl du verzichtest"
        case q.MayForfeit():
            return "Wähle, auf wessen Führung du verzichtest, um Fehlwürfe in Treffer zu verwandeln"
        case q.ChooseSilenced():
            return (
                "Wähle den Gefährten, dessen Führung und Fähigkeiten in dieser Kampfrunde nicht "
                "gelten"
            )
        case q.ChooseSlain():
            return "Wähle, wer aus dem Spiel entfernt wird"
        case q.MaySuffer():
            return "Wähle, wie viele Treffer deine eigenen Einheiten nehmen"
        case q.SlipWhere():
            return "Wähle, wohin deine Armee entkommt"
        case _:
            assert_never(prompt)


def card_prompt(prompt: CardPrompt) -> str:
    """What cards ask."""
    match prompt:
        case q.ChooseRegion(code):
            return f"{card(code)}: Wähle eine Region"
        case q.ChooseFigure(code, where):
            return f"{card(code)}: Wähle, was du {in_(where)} rekrutierst"
        case q.ChooseNation(code):
            return f"{card(code)}: Wähle eine Nation"
        case q.ChooseOne(code):
            return f"{card(code)}: Wähle eines davon"
        case q.ChooseDiceToTurn(code):
            return f"{card(code)}: Wähle einen Würfel, den du auf das Auge drehst, oder höre auf"
        case q.ChooseFigureAt(code):
            return f"{card(code)}: Wähle eine Figur"
        case q.ChooseTableCard(code):
            return f"{card(code)}: Wähle die Karte, die vom Tisch abgelegt wird"
        case q.MarchByCard(code):
            return f"{card(code)}: Wähle eine Armee, die du bewegst"
        case q.AttackByCard(code):
            return f"{card(code)}: Wähle einen Angriff"
        case q.ChooseWhoGoes(where):
            return f"Wähle, wer {from_(where)} auszieht"
        case q.ArmyGoes(where, steps):
            far = f"noch bis zu {REGION.counted(steps)} weit"
            return f"Wähle, wohin die Armee {in_(where)} zieht: {far}"
        case q.SendWhere(where):
            return f"Wähle, wohin die Armee {in_(where)} sofort zieht"
        case q.FleeWhere(where):
            return f"Wähle, wohin die Nazgûl {in_(where)} fliehen"
        case q.RetreatByCard(where):
            return f"Wähle, wohin sich die Armee {in_(where)} zurückzieht"
        case q.BearersGo():
            return "Wähle die Region, in die die Gemeinschaft bewegt wird"
        case q.MayPlayAnother():
            return "Wähle eine weitere Karte, die du sofort spielst, oder keine"
        case q.PayWithCard():
            return "Wähle die Karte, die du als Preis abwirfst"
        case q.MayPunish():
            return "Wähle die Karte der Freien Völker, die abgeworfen wird, oder keine"
        case _:
            assert_never(prompt)


def hunt_prompt(prompt: HuntPrompt) -> str:
    """What the Hunt asks."""
    match prompt:
        case q.MayHelpHunt():
            return "Legst du eine Karte ab, um der Jagd zu helfen?"
        case q.MayDrawOnTheWay():
            return "Legst du eine Karte ab, um einen weiteren Jagd-Spielstein zu ziehen?"
        case q.Tempted(character):
            return (
                f"Wird {who(character)} aus dem Spiel entfernt, oder steigt die Korruption um das "
                "Level?"
            )
        case q.MustLeave(count):
            must = "1 Gefährte muss" if count == 1 else f"{count} Gefährten müssen"
            return f"Wähle, wer die Gemeinschaft verlässt: {must} gehen"
        case q.MayPreventTile():
            return "Legst du eine Karte ab, damit kein Jagd-Spielstein gezogen wird?"
        case q.MayRedrawTile(code):
            return (
                f"Ein Jagd-Spielstein wurde gezogen ({tile(code)}): Legst du eine Karte ab, damit "
                "ein anderer gezogen wird?"
            )
        case q.MayReduceDamage(code, damage):
            return f"Jagd-Spielstein ({tile(code)}), Schaden {damage}: Verringerst du ihn?"
        case q.SufferHunt(code, damage):
            return f"Jagd-Spielstein ({tile(code)}): Wähle, wie du Schaden {damage} hinnimmst"
        case _:
            assert_never(prompt)
