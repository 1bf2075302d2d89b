"""German: what can be done, and what is asked."""

from __future__ import annotations

from typing import assert_never

from westmarch.kernel.records import AnyPrompt, CardId
from westmarch.kernel.windows import Pass
from westmarch.lcg import options as o
from westmarch.lcg.declared import ABILITIES
from westmarch.lcg.kinds import Stat
from westmarch.lcg.text.de_abilities import triggered_said
from westmarch.lcg.text.de_effects import chosen_from, row
from westmarch.lcg.text.de_events import (
    bare,
    card_of,
    code_of,
    committed,
    player_of,
    whose,
)
from westmarch.lcg.text.de_filters import one
from westmarch.lcg.text.de_grammar import ACC, DAT, Text, capital, closed, contracted, pronoun
from westmarch.lcg.text.de_terms import PHASES, STATS, gender_of, is_plural, named
from westmarch.lcg.text.records import CardOption, EffectPrompt, PlainOption, RoundPrompt
from westmarch.lcg.text.sections import Triggered
from westmarch.lcg.text.speaking import Reader, Talk, is_event, talk_about, talk_of
from westmarch.lcg.vocabulary.effects import Effect, May


def option_said(option: object, reader: Reader, asked: AnyPrompt | None) -> str:
    """An option in words."""
    if isinstance(option, CardOption):
        return contracted(capital(card_option(option, reader, asked)))
    assert isinstance(option, PlainOption), f"no words for {option}"
    return plain_option(option, reader, asked)


def card_option(option: CardOption, reader: Reader, asked: AnyPrompt | None) -> str:
    """An option that touches a card; a forced effect is not used, it comes by itself."""
    match option:
        case o.Use(card, number) if isinstance(asked, o.OrderForced):
            return f"{bare(card, reader)}{which_ability(card, number, reader)}"
        case o.Play(card):
            return f"{card_of(card, reader, ACC)} spielen"
        case o.Use(card, number):
            if is_event(reader.names.get(card)):
                return f"{card_of(card, reader, ACC)} spielen"
            which = which_ability(card, number, reader)
            return f"{card_of(card, reader, ACC)} nutzen{which}"
        case o.Pick(card):
            return f"{card_of(card, reader, ACC)} wählen"
        case o.Pay(hero):
            return f"1 Ressource von {card_of(hero, reader, DAT)} ausgeben"
        case o.Commit(card):
            return committed((card,), reader)
        case o.TravelHere(card):
            return f"zu {card_of(card, reader, DAT)} reisen"
        case o.EngageEnemy(card):
            return f"{card_of(card, reader, ACC)} in einen Kampf verwickeln"
        case o.ChooseAttacker(card):
            return f"{card_of(card, reader, ACC)} angreifen lassen"
        case o.Defend(card):
            return f"mit {card_of(card, reader, DAT)} verteidigen"
        case o.AttackEnemy(card):
            return f"{card_of(card, reader, ACC)} angreifen"
        case o.Send(card):
            return f"mit {card_of(card, reader, DAT)} angreifen"
        case _:
            assert_never(option)


def which_ability(card: CardId, number: int, reader: Reader) -> str:
    """Which ability is meant, if the card has several of the same kind."""
    code = reader.names.get(card)
    abilities = ABILITIES.get(code, ()) if code is not None else ()
    if code is None or len(abilities) < 2:
        return ""
    ability = abilities[number]
    assert isinstance(ability, Triggered), f"{code} has no ability {number} that can be used"
    if len([other for other in abilities if type(other) is type(ability)]) < 2:
        return ""
    return f" ({triggered_said(ability, talk_of(code)).line().rstrip('.')})"


def plain_option(option: PlainOption, reader: Reader, asked: AnyPrompt | None) -> str:
    """An option that touches no card."""
    match option:
        case o.PickPlayer(seat):
            return f"{player_of(seat, reader)} wählen"
        case o.PickNumber(number):
            if isinstance(asked, o.ChooseOne):
                return capital(done(asked.choices[number], talk_about(asked.source, reader)))
            return f"X = {number}" if isinstance(asked, o.NameX) else str(number)
        case o.Undefended():
            return "Keinen Verteidiger erklären"
        case o.Mulligan():
            return "Den Freischuss nutzen: die Hand zurückmischen und neu ziehen"
        case o.Keep():
            return "Das Anfangsblatt behalten"
        case o.Done():
            return "Fertig"
        case o.Yes():
            return "Ja"
        case o.No():
            return "Nein"
        case Pass():
            return "Passen"
        case _:
            assert_never(option)


def prompt_said(prompt: object, reader: Reader) -> str:
    """A prompt in words."""
    if isinstance(prompt, EffectPrompt):
        return contracted(capital(effect_prompt(prompt, reader)))
    assert isinstance(prompt, RoundPrompt), f"no words for {prompt}"
    return contracted(round_prompt(prompt, reader))


def effect_prompt(prompt: EffectPrompt, reader: Reader) -> str:
    """What a card asks; its title stands before the colon as it is printed."""
    match prompt:
        case o.ChooseCard(source, what, place):
            talk = talk_about(source, reader)
            card = Text("eine Karte") if what is None else one(what, talk, ACC)
            words = (card,) if place is None else chosen_from(place, what, False, talk)
            chosen = named(" ".join(closed(word) for word in words), talk.code).rstrip(",")
            return f"{bare(source, reader)}: Wähle {chosen}"
        case o.ChooseSeat(source):
            return f"{bare(source, reader)}: Wähle einen Spieler"
        case o.ChooseOne(source):
            return f"{bare(source, reader)}: Wähle eines"
        case o.MayDo(source, do):
            return (
                f"{bare(source, reader)}: {capital(done((May(do),), talk_about(source, reader)))}"
            )
        case o.MayBury(source, card):
            bury = f"{card_of(card, reader, ACC)} unter das Begegnungsdeck legen?"
            return f"{bare(source, reader)}: {capital(bury)}"
        case o.NameX(source):
            return f"{bare(source, reader)}: Wähle X"
        case o.PayFor(card, left):
            tokens = "Ressource" if left == 1 else "Ressourcen"
            pays = f"Wähle einen Helden, der bezahlt (noch {left} {tokens})"
            return f"{bare(card, reader)}: {pays}"
        case o.DiscardToPay(source):
            return f"{bare(source, reader)}: Wähle eine Karte von deiner Hand, die du ablegst"
        case o.ArrangeTop(source):
            next_ = "Wähle die nächste Karte, die du oben auf das Deck zurücklegst"
            return f"{bare(source, reader)}: {next_}"
        case o.KeepRestricted(hero):
            chosen = "Wähle eine eingeschränkte Verstärkung, die abgelegt wird"
            return f"{bare(hero, reader)}: {chosen}"
        case o.PayToReady(card, price):
            tokens = "Ressource" if price == 1 else "Ressourcen"
            spend = f"{price} {tokens} von {card_of(card, reader, DAT)} ausgeben"
            them = pronoun(gender_of(reader.names.get(card, "")), ACC)
            return f"{spend}, um {them} spielbereit zu machen?"
        case _:
            assert_never(prompt)


def done(do: tuple[Effect, ...], talk: Talk) -> str:
    """Effects in one line."""
    return contracted(named(row(do, talk), talk.code))


def round_prompt(prompt: RoundPrompt, reader: Reader) -> str:
    """What the course of the game asks."""
    match prompt:
        case o.ChooseFirstPlayer():
            return "Wähle den Startspieler"
        case o.MayMulligan():
            return "Behältst du dein Anfangsblatt?"
        case o.TakeAction(phase, planning):
            if planning:
                return "Spiele Verbündete und Verstärkungen, führe Aktionen aus oder passe"
            return f"Führe in der {PHASES[phase]} eine Aktion aus oder passe"
        case o.MayRespond(to, card):
            return f"{happened(to, card, reader)}. Reagiere oder passe"
        case o.OrderForced():
            return "Wähle den erzwungenen Effekt, der als Nächster abgehandelt wird"
        case o.CommitCharacters(willpower, threat):
            so_far = f"bisher {willpower} Willenskraft gegen {threat} Widerstand"
            return f"Wähle Charaktere, die sich dem Abenteuer stellen ({so_far})"
        case o.ChooseTravel():
            return "Wähle einen Ort, zu dem die Gruppe reist"
        case o.EngageOptionally():
            return "Wähle einen Gegner, den du in einen Kampf verwickelst, oder passe"
        case o.ChooseEngaging():
            return "Wähle den Gegner, der dich in einen Kampf verwickelt"
        case o.OrderShadows():
            return "Wähle den Gegner, dem die nächste Schattenkarte zugeteilt wird"
        case o.OrderAttacks():
            return "Wähle den Gegner, der als Nächster angreift"
        case o.DeclareDefender(enemy, sentinel):
            who = "eine Schildwache als Verteidiger" if sentinel else "einen Verteidiger"
            return f"Wähle {who} gegen {card_of(enemy, reader, ACC)}"
        case o.AssignDamage(enemy, damage):
            suffers = f"der {damage} Schaden durch {card_of(enemy, reader, ACC)} erleidet"
            return f"Wähle einen Helden, {suffers}"
        case o.DeclareAttack():
            return "Wähle einen Gegner, den du angreifst"
        case o.SendAttackers(enemy, attack, defense, ranged):
            who = "Angreifer mit Fernkampf" if ranged else "Angreifer"
            so_far = f"bisher {attack} {STATS[Stat.ATTACK]} gegen {defense} {STATS[Stat.DEFENSE]}"
            return f"Wähle {who} gegen {card_of(enemy, reader, ACC)} ({so_far})"
        case _:
            assert_never(prompt)


def happened(to: str, card: CardId | None, reader: Reader) -> str:
    """What can be responded to, by the name of its event; the card may be out of sight by now."""
    assert to in HAPPENED, f"no words for a response to {to}"
    code = None if card is None else reader.names.get(card)
    many = code is not None and is_plural(code)
    words = {
        "card": "eine Karte" if code is None else code_of(code),
        "dat": "einer Karte" if code is None else code_of(code, DAT),
        "whose": whose(code),
        "ist": "sind" if many else "ist",
        "hat": "haben" if many else "hat",
        "beginnt": "beginnen" if many else "beginnt",
    }
    return capital(HAPPENED[to].format(**words))


HAPPENED = {
    "EnteredPlay": "{card} {ist} ins Spiel gekommen",
    "LeftPlay": "{card} {hat} das Spiel verlassen",
    "Committed": "Charaktere haben sich dem Abenteuer gestellt",
    "Damaged": "{card} {hat} Schaden erlitten",
    "DefenderDeclared": "{card} {ist} zum Verteidiger erklärt worden",
    "Engaged": "{card} {hat} einen Spieler in einen Kampf verwickelt",
    "AttackBegan": "{card} {beginnt} einen Angriff",
    "AttackEnded": "{card} {hat} angegriffen",
    "TravelledTo": "die Spieler sind zu {dat} gereist",
    "Explored": "{card} {ist} erkundet",
    "WhenRevealedTriggered": "„Wenn aufgedeckt“-Effekte {whose} werden ausgelöst",
    "ShadowTriggered": "der Schatteneffekt {whose} wird ausgelöst",
    "ShadowResolved": "der Schatteneffekt {whose} ist abgehandelt",
    "ShadowDealt": "eine Schattenkarte ist zugeteilt worden",
    "StageCompleted": "der Abschnitt ist abgeschlossen",
    "StageSettled": "der neue Abschnitt ist ausgelegt",
    "PhaseBegan": "die Phase beginnt",
    "PhaseEnded": "die Phase endet",
    "RoundBegan": "die Runde beginnt",
    "RoundEnded": "die Runde endet",
    "QuestResolved": "das Abenteuer ist abgehandelt",
    "ProgressPlaced": "auf {dat} liegt neuer Fortschritt",
    "PrisonerRescued": "der Gefangene ist befreit",
}
"""Events that cards answer to, as a response is asked for."""
