"""English: what happened, and why the numbers are what they are."""

from __future__ import annotations

from collections import Counter
from typing import assert_never

from westmarch.kernel.records import CardId, Seat
from westmarch.lcg import events as ev
from westmarch.lcg.declared import ABILITIES
from westmarch.lcg.kinds import CardType, Phase, Zone
from westmarch.lcg.state import ORC_GUARD
from westmarch.lcg.tables import QUEST_CARDS
from westmarch.lcg.text.en_sentences import capital
from westmarch.lcg.text.en_terms import listed, title
from westmarch.lcg.text.records import CardEvent, CombatEvent, TableEvent
from westmarch.lcg.text.speaking import ENCOUNTER, PRINTED, Reader, is_event, is_guard
from westmarch.lcg.vocabulary.abilities import Shadow

HIDDEN = "a face-down card"


def card_of(card: CardId, reader: Reader) -> str:
    """What the reader calls a card."""
    return title(reader.names[card]) if card in reader.names else HIDDEN


def player_of(seat: Seat, reader: Reader) -> str:
    """What the reader calls a player."""
    return reader.players[seat] if seat < len(reader.players) else f"Player {seat + 1}"


def phase_of(phase: Phase) -> str:
    """What a phase is called."""
    return "setup" if phase is Phase.SETUP else f"{phase.value} phase"


def event_said(event: object, reader: Reader) -> str:
    """An event in words."""
    if isinstance(event, CardEvent):
        return capital(card_event(event, reader))
    if isinstance(event, CombatEvent):
        return capital(combat_event(event, reader))
    assert isinstance(event, TableEvent), f"no words for {event}"
    return capital(table_event(event, reader))


def card_event(event: CardEvent, reader: Reader) -> str:
    """What happened to a card."""
    match event:
        case ev.EnteredPlay(_, code, seat, played):
            if seat is None:
                return f"{title(code)} enters play"
            if played:
                return f"{player_of(seat, reader)} plays {title(code)}"
            return f"{title(code)} enters play under the control of {player_of(seat, reader)}"
        case ev.LeftPlay(_, code, kind, _, destroyed):
            guard = kind is CardType.ENEMY and PRINTED[code].type is not CardType.ENEMY
            name = title(ORC_GUARD.code if guard else code)
            gone = "is defeated" if kind is CardType.ENEMY else "is destroyed"
            return f"{name} {gone if destroyed else 'leaves play'}"
        case ev.Damaged(card, amount, _, code):
            name = card_of(card, reader) if code is None else title(code)
            return f"{name} suffers {amount} damage"
        case ev.Healed(card, amount):
            return f"{amount} damage on {card_of(card, reader)} is healed"
        case ev.Readied(card):
            return f"{card_of(card, reader)} is readied"
        case ev.Exhausted(card):
            return f"{card_of(card, reader)} is exhausted"
        case ev.ResourcesChanged(card, amount):
            tokens = "resource" if abs(amount) == 1 else "resources"
            does = "gains" if amount > 0 else "spends"
            return f"{card_of(card, reader)} {does} {abs(amount)} {tokens}"
        case ev.Attached(card, host):
            if is_guard(card, host, reader):
                return f"{card_of(host, reader)} guards {card_of(card, reader)}"
            return f"{card_of(card, reader)} is attached to {card_of(host, reader)}"
        case ev.Moved(_, code, to):
            return f"{HIDDEN if code is None else title(code)} {moved_to(to, code)}"
        case ev.Revealed(_, code):
            return f"{title(code)} is revealed"
        case ev.WhenRevealedTriggered(card):
            return f'the "When Revealed" effects of {card_of(card, reader)} trigger'
        case ev.TravelledTo(card):
            return f"the players travel to {card_of(card, reader)}"
        case ev.Explored(_, code):
            return f"{title(code)} is explored"
        case ev.ProgressPlaced(card, amount):
            return f"{amount} progress is placed on {card_of(card, reader)}"
        case ev.ProgressRemoved(amount):
            return f"{amount} progress is removed from the quest card"
        case ev.PrisonerRescued(card):
            return f"{card_of(card, reader)} is rescued"
        case _:
            assert_never(event)


def moved_to(to: str, code: str | None) -> str:
    """Where a card went; a prisoner stays where he is."""
    if to == CardType.PRISONER.value:
        return "is taken prisoner"
    zone = Zone(to)
    match zone:
        case Zone.DECK:
            encounter = code is not None and PRINTED[code].type in ENCOUNTER
            return f"goes into {'the encounter deck' if encounter else 'the deck of its owner'}"
        case Zone.HAND:
            return "goes to the hand of its owner"
        case Zone.DISCARD:
            return "is discarded"
        case Zone.PLAY:
            return "is now controlled by another player"
        case Zone.STAGING:
            return "goes to the staging area"
        case Zone.ENGAGED:
            return "is engaged"
        case Zone.ACTIVE:
            return "becomes the active location"
        case Zone.ATTACHED:
            return "is attached to a deck"
        case Zone.SHADOW:
            return "is dealt as a shadow card"
        case Zone.REVEALED:
            return "is revealed"
        case Zone.QUEST_DECK:
            return "goes to the quest deck"
        case Zone.QUEST:
            return "becomes the current quest"
        case Zone.VICTORY:
            return "goes to the victory display"
        case Zone.ASIDE:
            return "is set aside"
        case Zone.REMOVED:
            return "is removed from the game"
        case _:
            assert_never(zone)


def combat_event(event: CombatEvent, reader: Reader) -> str:
    """What happened in combat."""
    match event:
        case ev.Engaged(card, seat):
            return f"{card_of(card, reader)} engages {player_of(seat, reader)}"
        case ev.AttackBegan(card, seat):
            return f"{card_of(card, reader)} attacks {player_of(seat, reader)}"
        case ev.AttackEnded(card, seat):
            return f"{card_of(card, reader)} has attacked {player_of(seat, reader)}"
        case ev.DefenderDeclared(enemy, card):
            return f"{card_of(card, reader)} defends against {card_of(enemy, reader)}"
        case ev.ShadowDealt(_, enemy):
            return f"{card_of(enemy, reader)} is dealt a shadow card"
        case ev.ShadowTurnedUp(_, code):
            blank = not any(isinstance(ability, Shadow) for ability in ABILITIES[code])
            return f"the shadow card is {title(code)}{', without a shadow effect' * blank}"
        case ev.ShadowTriggered(card, enemy):
            return f"the shadow effect of {card_of(card, reader)} triggers{at(enemy, reader)}"
        case ev.ShadowResolved(card, enemy):
            return f"the shadow effect of {card_of(card, reader)} has resolved{at(enemy, reader)}"
        case ev.Struck(attackers, targets, attack, defense, damage):
            who = listed([card_of(card, reader) for card in attackers])
            whom = listed([card_of(card, reader) for card in targets])
            strikes = f"{who} {'strikes' if len(attackers) == 1 else 'strike'} {whom}"
            return f"{strikes}: {attack} attack − {defense} defense = {damage} damage"
        case _:
            assert_never(event)


def at(enemy: CardId, reader: Reader) -> str:
    """In whose attack."""
    return f" during the attack of {card_of(enemy, reader)}"


def table_event(event: TableEvent, reader: Reader) -> str:
    """What happened to a player, or in the course of the game."""
    match event:
        case ev.RoundBegan(number):
            return f"round {number} begins"
        case ev.RoundEnded(number):
            return f"round {number} ends"
        case ev.PhaseBegan(phase):
            return f"the {phase_of(phase)} begins"
        case ev.PhaseEnded(phase):
            return f"the {phase_of(phase)} ends"
        case ev.StageBegan(code):
            return f"stage {QUEST_CARDS[code].stage} of the quest begins: {title(code)}"
        case ev.StageCompleted(code):
            return f"the stage {title(code)} is completed"
        case ev.StageSettled(code):
            return f"the stage {title(code)} is set up"
        case ev.Committed(seat, cards):
            names = counted([card_of(card, reader) for card in cards]) or ["nobody"]
            return f"{player_of(seat, reader)} commits {listed(names)} to the quest"
        case ev.QuestResolved(willpower, threat):
            return quest_resolved(willpower, threat)
        case ev.ThreatChanged(seat, amount, now):
            moves = "rises" if amount > 0 else "falls"
            return f"{player_of(seat, reader)}'s threat {moves} by {abs(amount)} to {now}"
        case ev.Drew(seat, code):
            return f"{player_of(seat, reader)} draws {'a card' if code is None else title(code)}"
        case ev.Saw(seat, code):
            card = "a card" if code is None else title(code)
            return f"{player_of(seat, reader)} looks at {card}"
        case ev.AbilityUsed(seat, _, code):
            if seat is None:
                return f"{title(code)} takes effect"
            does = "plays" if is_event(code) else "uses"
            return f"{player_of(seat, reader)} {does} {title(code)}"
        case ev.EncounterDeckRenewed(cards):
            count = "1 card" if cards == 1 else f"{cards} cards"
            return f"the encounter deck is empty: its discard pile ({count}) is shuffled into it"
        case ev.HeroAssigned(seat, code):
            return f"chance decides: {player_of(seat, reader)} plays with {title(code)}"
        case ev.FirstPlayerChanged(seat):
            return f"{player_of(seat, reader)} is the first player"
        case ev.Eliminated(seat):
            return f"{player_of(seat, reader)} is eliminated"
        case _:
            assert_never(event)


def counted(names: list[str]) -> list[str]:
    """Names, each told once: 3× Lórien Guide."""
    return [f"{count}× {name}" if count > 1 else name for name, count in Counter(names).items()]


def quest_resolved(willpower: int, threat: int) -> str:
    """How a quest went, with its arithmetic."""
    if willpower > threat:
        more = willpower - threat
        return f"the quest succeeds: {willpower} willpower − {threat} threat = {more} progress"
    if willpower < threat:
        more = threat - willpower
        sum_ = f"{threat} threat − {willpower} willpower = {more}"
        return f"the quest fails: {sum_} more threat for each player"
    return f"the quest is tied: {willpower} willpower against {threat} threat"
