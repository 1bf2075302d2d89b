"""English: what can be done, and what is asked."""

from __future__ import annotations

from typing import assert_never

from westmarch.kernel.records import AnyPrompt, CardId
from westmarch.kernel.windows import Pass
from westmarch.lcg import options as o
from westmarch.lcg.declared import ABILITIES
from westmarch.lcg.text.en_abilities import triggered_said
from westmarch.lcg.text.en_effects import row
from westmarch.lcg.text.en_events import card_of, phase_of, player_of
from westmarch.lcg.text.en_filters import one
from westmarch.lcg.text.en_nouns import place_word
from westmarch.lcg.text.en_sentences import capital
from westmarch.lcg.text.en_terms import PERSONS, named, title
from westmarch.lcg.text.records import CardOption, EffectPrompt, PlainOption, RoundPrompt
from westmarch.lcg.text.sections import Triggered
from westmarch.lcg.text.speaking import Reader, Talk, is_event, talk_about, talk_of
from westmarch.lcg.vocabulary.effects import Effect, May


def option_said(option: object, reader: Reader, asked: AnyPrompt | None) -> str:
    """An option in words."""
    if isinstance(option, CardOption):
        return card_option(option, reader, asked)
    assert isinstance(option, PlainOption), f"no words for {option}"
    return plain_option(option, reader, asked)


def card_option(option: CardOption, reader: Reader, asked: AnyPrompt | None) -> str:
    """An option that touches a card."""
    match option:
        case o.Play(card):
            return f"Play {card_of(card, reader)}"
        case o.Use(card, number):
            if is_event(reader.names.get(card)):
                return f"Play {card_of(card, reader)}"
            what = f"{card_of(card, reader)}{which_ability(card, number, reader)}"
            return capital(what) if isinstance(asked, o.OrderForced) else f"Use {what}"
        case o.Pick(card):
            return f"Choose {card_of(card, reader)}"
        case o.Pay(hero):
            return f"Spend 1 resource from {card_of(hero, reader)}"
        case o.Commit(card):
            return f"Commit {card_of(card, reader)} to the quest"
        case o.TravelHere(card):
            return f"Travel to {card_of(card, reader)}"
        case o.EngageEnemy(card):
            return f"Engage {card_of(card, reader)}"
        case o.ChooseAttacker(card):
            return f"Let {card_of(card, reader)} attack"
        case o.Defend(card):
            return f"Defend with {card_of(card, reader)}"
        case o.AttackEnemy(card):
            return f"Attack {card_of(card, reader)}"
        case o.Send(card):
            return f"Attack with {card_of(card, reader)}"
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
            return f"Choose {player_of(seat, reader)}"
        case o.PickNumber(number):
            if isinstance(asked, o.ChooseOne):
                return capital(done(asked.choices[number], talk_about(asked.source, reader)))
            return f"X = {number}" if isinstance(asked, o.NameX) else str(number)
        case o.Undefended():
            return "Declare no defender"
        case o.Mulligan():
            return "Mulligan: shuffle your hand back and draw a new one"
        case o.Keep():
            return "Keep your hand"
        case o.Done():
            return "Done"
        case o.Yes():
            return "Yes"
        case o.No():
            return "No"
        case Pass():
            return "Pass"
        case _:
            assert_never(option)


def prompt_said(prompt: object, reader: Reader) -> str:
    """A prompt in words."""
    if isinstance(prompt, EffectPrompt):
        return capital(effect_prompt(prompt, reader))
    assert isinstance(prompt, RoundPrompt), f"no words for {prompt}"
    return round_prompt(prompt, reader)


def effect_prompt(prompt: EffectPrompt, reader: Reader) -> str:
    """What a card asks."""
    match prompt:
        case o.ChooseCard(source, what, place):
            talk = talk_about(source, reader)
            card = "a card to take" if what is None else named(one(what, talk), talk.code)
            where = "" if place is None else f" from {place_word(place, talk)}"
            return f"{card_of(source, reader)}: choose {card}{where}"
        case o.ChooseSeat(source):
            return f"{card_of(source, reader)}: choose a player"
        case o.ChooseOne(source):
            return f"{card_of(source, reader)}: choose one"
        case o.MayDo(source, do):
            return f"{card_of(source, reader)}: {done((May(do),), talk_about(source, reader))}"
        case o.MayBury(source, card):
            bury = f"move {card_of(card, reader)} to the bottom of the encounter deck?"
            return f"{card_of(source, reader)}: {bury}"
        case o.NameX(source):
            return f"{card_of(source, reader)}: choose X"
        case o.PayFor(card, left):
            tokens = "resource" if left == 1 else "resources"
            return f"{card_of(card, reader)}: choose a hero to pay ({left} {tokens} left to pay)"
        case o.DiscardToPay(source):
            return f"{card_of(source, reader)}: choose a card from your hand to discard"
        case o.ArrangeTop(source):
            next_ = "choose the next card to put back on top of the deck"
            return f"{card_of(source, reader)}: {next_}"
        case o.KeepRestricted(hero):
            return f"{card_of(hero, reader)}: choose a Restricted attachment to discard"
        case o.PayToReady(card, price):
            tokens = "resource" if price == 1 else "resources"
            them = PERSONS.get(reader.names.get(card, ""), "it it its").split()[1]
            return f"spend {price} {tokens} from {card_of(card, reader)} to ready {them}?"
        case _:
            assert_never(prompt)


def done(do: tuple[Effect, ...], talk: Talk) -> str:
    """Effects in one line."""
    return named(row(do, talk), talk.code)


def round_prompt(prompt: RoundPrompt, reader: Reader) -> str:
    """What the course of the game asks."""
    match prompt:
        case o.ChooseFirstPlayer():
            return "Choose the first player"
        case o.MayMulligan():
            return "Do you keep your hand?"
        case o.TakeAction(phase, planning):
            if planning:
                return "Play allies and attachments, take actions, or pass"
            return f"Take an action in the {phase_of(phase)}, or pass"
        case o.MayRespond(to, card):
            return f"{happened(to, card, reader)}. Respond, or pass"
        case o.OrderForced():
            return "Choose the forced effect that happens first"
        case o.CommitCharacters(willpower, threat):
            so_far = f"{willpower} willpower against {threat} threat so far"
            return f"Choose characters to commit to the quest ({so_far})"
        case o.ChooseTravel():
            return "Choose a location to travel to"
        case o.EngageOptionally():
            return "Choose an enemy to engage, or pass"
        case o.ChooseEngaging():
            return "Choose the enemy that engages you"
        case o.OrderShadows():
            return "Choose the enemy that is dealt the next shadow card"
        case o.OrderAttacks():
            return "Choose the enemy that attacks next"
        case o.DeclareDefender(enemy, sentinel):
            who = "a Sentinel as defender" if sentinel else "a defender"
            return f"Choose {who} against {card_of(enemy, reader)}"
        case o.AssignDamage(enemy, damage):
            return f"Choose a hero to suffer {damage} damage from {card_of(enemy, reader)}"
        case o.DeclareAttack():
            return "Choose an enemy to attack"
        case o.SendAttackers(enemy, attack, defense, ranged):
            who = "Ranged attackers" if ranged else "attackers"
            so_far = f"{attack} attack against {defense} defense so far"
            return f"Choose {who} against {card_of(enemy, reader)} ({so_far})"
        case _:
            assert_never(prompt)


def happened(to: str, card: CardId | None, reader: Reader) -> str:
    """What can be responded to, by the name of its event."""
    assert to in HAPPENED, f"no words for a response to {to}"
    code = None if card is None else reader.names.get(card)
    name = "a card" if code is None else title(code)
    return capital(HAPPENED[to].format(card=name))


HAPPENED = {
    "EnteredPlay": "{card} has entered play",
    "LeftPlay": "{card} has left play",
    "Committed": "characters have committed to the quest",
    "Damaged": "{card} has suffered damage",
    "DefenderDeclared": "{card} defends",
    "Engaged": "{card} has engaged a player",
    "AttackBegan": "{card} attacks",
    "AttackEnded": "{card} has attacked",
    "TravelledTo": "the players have travelled to {card}",
    "Explored": "{card} is explored",
    "WhenRevealedTriggered": 'the "When Revealed" effects of {card} trigger',
    "ShadowTriggered": "the shadow effect of {card} triggers",
    "ShadowResolved": "the shadow effect of {card} has resolved",
    "ShadowDealt": "a shadow card has been dealt",
    "StageCompleted": "the stage is completed",
    "StageSettled": "the new stage is set up",
    "PhaseBegan": "the phase begins",
    "PhaseEnded": "the phase ends",
    "RoundBegan": "the round begins",
    "RoundEnded": "the round ends",
    "QuestResolved": "the quest is resolved",
    "ProgressPlaced": "progress has been placed on {card}",
    "PrisonerRescued": "the prisoner is rescued",
}
"""Events that cards answer to, as a response is asked for."""
